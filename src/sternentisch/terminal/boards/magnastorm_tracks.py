"""Research tracks and contracts of Magnastorm in a terminal."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.magnastorm.view import ContractView, MagnastormView, TrackView
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.magnastorm_pieces import Pieces
from sternentisch.terminal.layout import Lines, beside, fit, flow, line
from sternentisch.terminal.palette import HEADING, QUIET

RESEARCH_VERBS = ("research", "lower")
MAJORITIES = {
    "any": "board-majority-any",
    "first": "board-majority-first",
    "all": "board-majority-all",
}


class Tracks(Pieces):
    """Draws what is to be reached: levels and contracts."""

    # --- research ---------------------------------------------------------------------------

    def research_tracks(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return one line per research area: levels, bonuses, commander and who controls it."""
        heads = [self.research_head(track, numbers) for track in view.research]
        levels = [self.levels(track) for track in view.research]
        controls = [self.research_control(track) for track in view.research]
        first, second, last = (
            max(text.cell_len for text in column) + gap
            for column, gap in ((heads, 1), (levels, 2), (controls, 0))
        )
        middle = width - first - second - last
        lines: Lines = []
        for head, level, control, track in zip(heads, levels, controls, view.research, strict=True):
            bonuses = self.level_bonuses(view, track, passed=True)
            if sum(bonus.cell_len + 1 for bonus in bonuses) > middle:
                bonuses = self.level_bonuses(view, track, passed=False)
            lines += beside(
                ([head], first),
                ([level], second),
                (flow(bonuses, middle - 1, 1)[:1], middle),
                ([control], last),
            )
        return lines

    def research_control(self, track: TrackView) -> Text:
        """Return the commander of a research area, and who controls them."""
        name = Text(self.short_name(track.commander))
        if track.controller is None:
            return name
        return line(name, " ", self.seat_mark(track.controller))

    def short_tracks(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return two research areas per line: levels, and the bonuses that come next."""
        half = width // 2
        heads = [self.research_head(track, numbers) for track in view.research]
        first = max(head.cell_len for head in heads) + 1
        cells: Lines = []
        for head, track in zip(heads, view.research, strict=True):
            text = line(fit(head, first), self.levels(track), " ")
            for bonus in self.level_bonuses(view, track, passed=False):
                if text.cell_len + 1 + bonus.cell_len >= half:
                    break
                text = line(text, " ", bonus)
            cells.append(text)
        rows = range(0, len(cells), 2)
        return [beside(*(([cell], half) for cell in cells[row : row + 2]))[0] for row in rows]

    def research_name(self, track: TrackView) -> str:
        """Return the name of a research area."""
        return str(self.speaker.name("research", track.id))

    def research_head(self, track: TrackView, numbers: Numbers) -> Text:
        """Return the line above a research track, with its number if it can be chosen."""
        choices = [numbers.get((verb, track.id)) for verb in RESEARCH_VERBS]
        number = next((choice for choice in choices if choice is not None), None)
        front = Text("")
        if any(verb in RESEARCH_VERBS for verb, *_ in numbers):
            front = self.palette.number(number)
        name = Text(self.research_name(track), HEADING)
        return line(front, self.research_tile(track.id), " ", name)

    def levels(self, track: TrackView) -> Text:
        """Return everybody's level."""
        marks = [self.seat_mark(seat, level) for seat, level in enumerate(track.levels)]
        return flow(marks, 1000, 1)[0]

    def level_bonuses(self, view: MagnastormView, track: TrackView, *, passed: bool) -> Lines:
        """Return the levels with bonuses; those the chooser has passed are left out or quiet."""
        seat = self.chooser(view)
        items: Lines = []
        for level, bonus in enumerate(track.bonuses):
            is_passed = level <= track.levels[seat]
            if not bonus or (is_passed and not passed):
                continue
            text = line(Text(f"{level}:", QUIET), self.bonus(bonus, seat))
            if is_passed:
                text = Text(text.plain, QUIET)
            items.append(text)
        return items

    # --- contracts --------------------------------------------------------------------------

    def long_contracts(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the contracts with what they demand this round, two per line if they fit."""
        cells = [
            line(self.contract(contract, numbers), Text(f": {self.demand(view, contract)}", QUIET))
            for contract in view.contracts
        ]
        half = width // 2
        if any(cell.cell_len >= half for cell in cells):
            return cells
        rows = range(0, len(cells), 2)
        return [beside(*(([cell], half) for cell in cells[row : row + 2]))[0] for row in rows]

    def short_contracts(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the contracts by name."""
        items = [self.contract(contract, numbers) for contract in view.contracts]
        return flow(items, width, 3)

    def contract_name(self, contract: ContractView) -> str:
        """Return the name of a contract."""
        return str(self.speaker.name("contract", contract.id))

    def contract(self, contract: ContractView, numbers: Numbers) -> Text:
        """Return a contract: its name, what it is worth to the next one, who has completed it."""
        number = self.number(numbers.get(("contract", contract.bay)))
        items = [line(number, Text(self.contract_name(contract), HEADING))]
        if contract.prestige:
            items.append(Text(f"{self.palette.points}{contract.prestige}"))
        if contract.fulfilled:
            items.append(line(*map(self.seat_mark, contract.fulfilled)))
        return Text(" ").join(items)

    def demand(self, view: MagnastormView, contract: ContractView) -> str:
        """Return what a contract demands this round, in short."""
        say, entry = self.speaker.say, self.contracts[contract.id]
        if entry["kind"] == "sector":
            take = "+".join(map(str, entry["take"]))
            parts = [say("board-demand-turtles", {"take": take})]
            if entry["majority"] in MAJORITIES:
                most, all = entry["take"][0], len(entry["take"])
                parts.append(say(MAJORITIES[entry["majority"]], {"most": most, "all": all}))
            return ", ".join(parts)
        now = min(view.round, view.rounds) - 1
        facts = {"markers": entry["markers"][now], "levels": entry["levels"][now]}
        key = "board-demand-lead" if entry["leads"][now] else "board-demand-lower"
        parts = [say(key, facts)]
        if entry["commanders"][now]:
            count = {"count": entry["commanders"][now]}
            parts.insert(0, say("board-demand-commanders", count))
        return ", ".join(parts)
