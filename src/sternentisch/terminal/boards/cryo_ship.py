"""The ship of Cryo in a terminal: sections with docks, actions, chambers and incidents."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.cryo.actions import DIRECTIONS, LAUNCH_DOCK
from sternentisch.games.cryo.view import ChamberView, CryoView, DockView, SpaceView
from sternentisch.terminal.boards.cryo_pieces import Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING

PARTS = 4
"""Docks of a section; sections of the ship."""
CHAMBERS = 3
DOCKS_AT = ((1, 1), (0, 2), (1, 3), (2, 2))
"""Where the docks of a section lie: row and column."""
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
COLUMNS = 5
BETWEEN = 2
"""The blanks between two sections side by side."""
SHORTEST = 5
"""Incidents keep so many letters."""
LONGEST = 9
"""Longer words are cut where a map is narrow."""
FULL, SHORT, BARE = range(3)
"""How the map of a section is drawn: in full, without counts, or with what tiles give only."""
MACHINES = {
    "stasis": "board-stasis",
    "reactor": "board-reactor",
    "converter": "board-converter",
    "computer": "board-computer",
    "scout": "board-scout",
    "send": "board-send",
    "fetch": "board-fetch",
    "launch": "board-launch",
}
"""The short words for actions beside docks, by kind; resource spaces show their tiles."""
SHORT_SECTIONS = {"rnd": "board-rnd"}
"""Sections whose names are too long for a map."""
SABOTAGE, SUNSET = "sabotage", "sunset"
INCIDENT_WORDS = {SABOTAGE: "board-sabotage", SUNSET: "board-sunset"}


class Ship(Pieces):
    """Draws the wreck."""

    # --- the whole ship ---------------------------------------------------------------------

    def ship_map(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the four sections as they lie, two side by side, and what is outside."""
        half = width // 2
        room = half - BETWEEN
        blocks = [
            self.section_map(view, number, numbers, room) for number in range(len(self.sections))
        ]
        outside = self.outside(view, numbers, room)
        left, right = blocks[2], blocks[3]
        lines = beside((blocks[0], half), (blocks[1], half))
        if len(left) + len(outside) <= len(right) or len(outside) == 1:
            return lines + beside((left + outside, half), (right, half))
        return lines + beside((left, half), (right, half)) + self.outside(view, numbers, width)

    def short_ship(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return each section in two or three lines: chambers, docks, resource spaces."""
        half = width // 2
        lines: Lines = []
        for first in range(0, len(self.sections), 2):
            pair = range(first, first + 2)
            blocks = [self.short_section(view, number, numbers, half - BETWEEN) for number in pair]
            lines += beside(*((block, half) for block in blocks))
        return lines + self.outside(view, numbers, width)

    def few_ship(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the map of the section in question, or the whole ship without a map."""
        if self.asked_dock(view) is not None:
            return self.asked_ship(view, numbers, width)
        return self.short_ship(view, numbers, width)

    def asked_ship(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return what the question is about: docks, a section, salvage spaces, or chambers."""
        verbs = {str(key[0]) for key in numbers}
        dock = self.asked_dock(view)
        if "place" in verbs:
            return self.dock_list(view, numbers, width)
        if dock is not None and dock < LAUNCH_DOCK:
            return self.section_map(view, dock // PARTS, numbers, width)
        if dock is not None or verbs & {"salvage", "retrieve"}:
            return self.outside(view, numbers, width)
        heads = [
            Text(" ").join(
                [
                    *self.section_items(view, number, numbers),
                    self.incident(view, number, numbers),
                ]
            )
            for number in range(len(self.sections))
        ]
        return flow(heads, width, 3)

    def asked_dock(self, view: CryoView) -> int | None:
        """Return the dock beside which an action is to be chosen."""
        if "dock" not in view.question or view.actor is None:
            return None
        return [dock.id for dock in view.docks].index(str(view.question["dock"]))

    def dock_list(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the docks section by section."""
        items: Lines = []
        for number, section in enumerate(self.sections):
            docks = view.docks[PARTS * number : PARTS * (number + 1)]
            head = Text(self.section_name(section), HEADING)
            items.append(line(head, " ", Text(" ").join(self.dock(d, numbers) for d in docks)))
        launch = self.launch(view, numbers)
        return flow([*items, launch], width, 3)

    # --- a section --------------------------------------------------------------------------

    def section_name(self, id: str) -> str:
        """Return the name of a section, short where there is a short one."""
        if id in SHORT_SECTIONS:
            return self.speaker.say(SHORT_SECTIONS[id])
        return self.name("section", id)

    def section_items(self, view: CryoView, number: int, numbers: Numbers) -> Lines:
        """Return the name of a section, and its chambers."""
        section = self.sections[number]
        chambers = view.chambers[CHAMBERS * number : CHAMBERS * (number + 1)]
        choice = self.number_of(numbers, ("sabotage",), section)
        name = line(choice, Text(self.section_name(section), HEADING))
        return [name, *(self.chamber(chamber, numbers) for chamber in chambers)]

    def section_head(self, view: CryoView, number: int, numbers: Numbers, width: int) -> Lines:
        """Return a section's name, chambers, and at the end of the line its incident."""
        items = self.section_items(view, number, numbers)
        front = Text(" ").join(items)
        for short in (False, True):
            incident = self.incident(view, number, numbers, short=short)
            spare = width - front.cell_len - incident.cell_len
            if spare > 0:
                return [line(front, " " * spare, incident)]
        return flow([*items, self.incident(view, number, numbers)], width, 1)

    def chamber(self, chamber: ChamberView, numbers: Numbers) -> Text:
        """Return the pods of a chamber, one place for each seat."""
        if chamber.sabotaged:
            return Text(self.broken * len(chamber.pods), WARNING)
        places = [
            self.seat_mark(seat, count if count > 1 else "")
            if count
            else Text(self.palette.dot, QUIET)
            for seat, count in enumerate(chamber.pods)
        ]
        return line(self.number_of(numbers, ("wake",), chamber.id), *places)

    def incident(
        self, view: CryoView, number: int, numbers: Numbers, *, short: bool = False
    ) -> Text:
        """Return the open incident of a section."""
        id = view.incidents[number]
        if id is None:
            return Text(self.gap, QUIET)
        choice = self.number_of(numbers, ("incident",), self.sections[number])
        kind = self.incidents[id]["kind"]
        mark = Text(self.palette.danger, WARNING)
        if kind in INCIDENT_WORDS:
            word = Text(self.speaker.say(INCIDENT_WORDS[kind]), WARNING)
            if short:
                word.truncate(SHORTEST)
            return line(choice, mark, word)
        return line(choice, mark, Text("+"), self.reward(self.incidents[id]))

    def short_section(self, view: CryoView, number: int, numbers: Numbers, width: int) -> Lines:
        """Return a section without its map."""
        docks = view.docks[PARTS * number : PARTS * (number + 1)]
        ids = list(dict.fromkeys(id for dock in docks for id in dock.actions))
        found = [self.actions[id]["space"] for id in ids if id and "space" in self.actions[id]]
        spaces = [self.space(view, id, Text(""), FULL) for id in sorted(found)]
        around = Text(" ").join(self.dock(dock, numbers) for dock in docks)
        head = self.section_head(view, number, numbers, width)
        if len(head) == 1:
            return [*head, *flow([around, *spaces], width, 1)]
        items = self.section_items(view, number, numbers)
        incident = self.incident(view, number, numbers)
        return flow([*items, incident, around, *spaces], width, 1)

    # --- the map of a section ---------------------------------------------------------------

    def section_map(self, view: CryoView, number: int, numbers: Numbers, width: int) -> Lines:
        """Return a section: its head, then docks with the actions north, east, south and west."""
        for style in (FULL, SHORT, BARE):
            rows = self.section_rows(view, number, numbers, style)
            if all(sum(cell.cell_len + 1 for _, cell in row) <= width + 1 for row in rows):
                break
        lines = self.section_head(view, number, numbers, width)
        for row in rows:
            centres = [int((column + 0.5) * width / COLUMNS) for column, _ in row]
            lines.append(spread(centres, [cell for _, cell in row], width))
        return lines

    def section_rows(
        self, view: CryoView, number: int, numbers: Numbers, style: int
    ) -> list[list[tuple[int, Text]]]:
        """Return the rows of a map: docks and actions, each with its column."""
        docks = view.docks[PARTS * number : PARTS * (number + 1)]
        asked = self.asked_dock(view)
        cells: dict[tuple[int, int], Text] = {}
        for place, dock in enumerate(docks):
            row, column = DOCKS_AT[place]
            cells[row, column] = self.dock(dock, numbers)
            for way, id in zip(DIRECTIONS, dock.actions, strict=True):
                at = row + STEPS[way][0], column + STEPS[way][1]
                choice = numbers.get(("activate", way)) if asked == view.docks.index(dock) else None
                if id and (at not in cells or choice is not None):
                    cells[at] = self.action(view, id, self.number(choice), style)
        rows: dict[int, list[tuple[int, Text]]] = {}
        for (row, column), cell in sorted(cells.items(), key=lambda item: item[0]):
            rows.setdefault(row, []).append((column, cell))
        return list(rows.values())

    def dock(self, dock: DockView, numbers: Numbers) -> Text:
        """Return a dock: its number, whose drones are there, whether it is damaged."""
        marks: Lines = [self.seat_mark(seat) for seat in dock.drones]
        if dock.damaged:
            marks.append(Text(self.broken, WARNING))
        style = QUIET if marks else HEADING
        return line(
            self.number_of(numbers, ("place",), dock.id),
            Text("(", style),
            Text(dock.id, style),
            *marks,
            Text(")", style),
        )

    def action(self, view: CryoView, id: str, number: Text, style: int) -> Text:
        """Return an action beside a dock: a word, or the open tile of a resource space."""
        entry = self.actions[id]
        if "space" in entry:
            return self.space(view, entry["space"], number, style)
        word = self.speaker.say(MACHINES[entry["kind"]])
        if style != FULL and len(word) > LONGEST:
            word = f"{word[: LONGEST - 2]}."
        return line(number, word)

    def space(self, view: CryoView, id: str, number: Text, style: int) -> Text:
        """Return a resource space: its open tile, and how many tiles are left with it."""
        space = next(space for space in view.spaces if space.id == id)
        name = "" if style == BARE else f"{id} "
        count = f"{self.times}{space.left}" if style == FULL else ""
        return line(number, Text(name, QUIET), self.open_tile(space), Text(count, QUIET))

    def open_tile(self, space: SpaceView) -> Text:
        """Return what a resource space gives; an empty one gives a unit of its colour."""
        if space.tile is not None:
            return self.tile_reward(space.tile)
        return Text("?", QUIET) if space.left else self.unit(space.colour)

    # --- outside the ship -------------------------------------------------------------------

    def outside(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the Launch dock and the salvage spaces."""
        return flow([self.launch(view, numbers), self.salvage(view, numbers)], width, 3)

    def launch(self, view: CryoView, numbers: Numbers) -> Text:
        """Return the Launch dock with all its drones."""
        dock = view.docks[LAUNCH_DOCK]
        counts = [dock.drones.count(seat) for seat in range(view.seats)]
        choice = self.number_of(numbers, ("place",), dock.id)
        if self.asked_dock(view) == LAUNCH_DOCK:
            choice = self.number(numbers.get(("activate", DIRECTIONS[0])))
        word = self.heading(MACHINES["launch"], "")
        front = line(choice, Text(f"({dock.id})", HEADING), " ", word)
        return line(front, " ", self.pods(counts)) if any(counts) else front

    def salvage(self, view: CryoView, numbers: Numbers) -> Text:
        """Return the salvage spaces row by row."""
        rows: dict[str, Lines] = {}
        for space in view.salvage:
            mark = (
                Text(self.palette.dot, QUIET) if space.seat is None else self.seat_mark(space.seat)
            )
            choice = self.number_of(numbers, ("salvage", "retrieve"), space.id)
            rows.setdefault(space.row, []).append(line(choice, mark))
        parts = [line(self.unit(row), " ", *marks) for row, marks in rows.items()]
        return line(self.heading("board-salvage"), " ", Text("  ").join(parts))

    # --- short labels -----------------------------------------------------------------------

    def beside_dock(self, view: CryoView, dock: DockView) -> str:
        """Return the actions beside a dock in few words, resource spaces by what they give."""
        actions = [self.action(view, id, Text(""), BARE) for id in dock.actions if id]
        return ", ".join(action.plain for action in actions)

    def chamber_facts(self, view: CryoView, id: str) -> dict[str, object]:
        """Return where a chamber is, and who has pods there."""
        number = [chamber.id for chamber in view.chambers].index(id)
        return {
            "place": self.section_name(self.sections[number // CHAMBERS]),
            "number": number % CHAMBERS + 1,
            "pods": self.pods(view.chambers[number].pods).plain,
        }

    def incident_facts(self, view: CryoView, number: int) -> dict[str, object]:
        """Return the incident of a section; with sabotage, the pods that would be destroyed."""
        incident = self.incident(view, number, {}).plain.removeprefix(self.palette.danger)
        id = view.incidents[number] or ""
        pods = ""
        if id and self.incidents[id]["kind"] == SABOTAGE:
            chambers = view.chambers[CHAMBERS * number : CHAMBERS * (number + 1)]
            hit = next((chamber for chamber in chambers if not chamber.sabotaged), None)
            pods = f" {self.pods(hit.pods).plain}" if hit else ""
        place = self.section_name(self.sections[number])
        return {"place": place, "what": f"{incident}{pods}"}


def spread(centres: list[int], cells: Lines, width: int) -> Text:
    """Write cells in one line, each centred at its column as far as its neighbours let it."""
    starts: list[int] = []
    free = 0
    for centre, cell in zip(centres, cells, strict=True):
        starts.append(max(free, centre - cell.cell_len // 2))
        free = starts[-1] + cell.cell_len + 1
    limit = width
    for place in reversed(range(len(cells))):
        starts[place] = max(0, min(starts[place], limit - cells[place].cell_len))
        limit = starts[place] - 1
    result = Text("")
    for start, cell in zip(starts, cells, strict=True):
        result = line(result, " " * (start - result.cell_len), cell)
    return result
