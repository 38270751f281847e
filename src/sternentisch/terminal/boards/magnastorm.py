"""Magnastorm in a terminal: planet, panels, tracks, contracts and players, one below the other."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.magnastorm_map import Planet
from sternentisch.terminal.boards.magnastorm_panels import Panels
from sternentisch.terminal.boards.magnastorm_pieces import YELLOW
from sternentisch.terminal.boards.magnastorm_players import People
from sternentisch.terminal.boards.magnastorm_tracks import Tracks
from sternentisch.terminal.boards.parts import ENDLESS, Drawing, Parts, Wish, choose, once, stack
from sternentisch.terminal.layout import Lines, flow, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING

HEADER, MAP, PANELS, RESEARCH, CONTRACTS, PLAYERS, SUPPLY, LEGEND = range(8)
"""The parts of the board from top to bottom."""
USUAL = (PLAYERS, HEADER, MAP, PANELS, CONTRACTS, RESEARCH)
"""The parts by what a player can do without least."""
CONCERNS = {
    "start-follower": (PANELS, LEGEND),
    "start-research": (RESEARCH, LEGEND),
    "main": (PANELS,),
    "place": (PANELS,),
    "reseat": (PANELS,),
    "deploy": (PANELS,),
    "mode": (MAP, PLAYERS),
    "move": (MAP,),
    "station": (PLAYERS, MAP),
    "turtle": (PLAYERS, MAP),
    "paid-turtle": (PLAYERS, MAP),
    "extra-turtle": (PLAYERS, MAP),
    "research": (RESEARCH,),
    "buy-step": (RESEARCH, PLAYERS),
    "contract": (CONTRACTS, RESEARCH, MAP),
    "sector": (MAP, CONTRACTS),
    "lift": (MAP, CONTRACTS),
    "lower": (RESEARCH, CONTRACTS),
}
"""The parts that a kind of decision is about; all others are about a player's cubes."""

GAPS = (PLAYERS, PANELS, MAP, RESEARCH, LEGEND, CONTRACTS, SUPPLY)
"""The parts before which a blank line is set if there is room, the most helpful ones first."""
LOG = {"main": 5, "start-follower": 5, "start-research": 5}
"""Lines left to what the others have done since, rather than to details of the board."""
PIECES = {"take": "commander", "upper": "commander", "contract": "contract"}
"""The kind of card that an action is about, by its verb."""
LABELS = {
    "main take": "board-take",
    "main pick": "board-pick",
    "place space": "board-space",
    "deploy upper": "board-column",
}
"""Choices that have a short label, by decision and verb."""
SHORT = {
    "main take": "board-short-take",
    "main pick": "board-short-pick",
    "place space": "board-short-place",
    "reseat space": "board-short-space",
    "deploy space": "board-short-space",
}
"""The same for two columns on a small screen; the words of exchanges are the same everywhere."""


LAST = {"pass": 1, "exchange": 2}
"""Verbs that are listed after all others."""


class MagnastormBoard(Planet, Panels, Tracks, People):
    """Draws a MagnastormView."""

    quiet = frozenset(
        {
            "turn-started",
            "move-chosen",
            "gain-chosen",
            "cubes-paid",
            "scout-moved",
            "follower-put-down",
            "turtle-lifted",
            "level-lowered",
            "game-ended",
        }
    )
    worded = frozenset({"start-follower", "main", "contract"})
    tried: tuple[MagnastormView, Mapping[int, int], int, dict[int, list[Drawing]]] | None = None
    """What was drawn last, with its drawings."""

    def draw(
        self,
        view: View,
        numbers: Mapping[int, int],
        width: int,
        *,
        terse: bool = False,
        room: int | None = None,
    ) -> RenderableType:
        table = magnastorm_view(view)
        ways = dict(self.drawings(table, numbers, width))
        if room is not None:
            chosen = self.choose(table, ways, room)
            return Group(*stack(chosen, GAPS, room - LOG.get(view.decision, 0)))
        if terse and LEGEND not in CONCERNS.get(view.decision, ()):
            del ways[LEGEND]
        full = {part: way[-1]() for part, way in ways.items()}
        return Group(*stack(full, GAPS, 0 if terse else ENDLESS))

    def drawings(
        self, view: MagnastormView, numbers: Mapping[int, int], width: int
    ) -> dict[int, list[Drawing]]:
        """Return `ways`, the same while a screen tries how much of them it has room for."""
        if self.tried is None or self.tried[0] is not view or self.tried[1:3] != (numbers, width):
            ways = once(self.ways(view, self.find_numbers(numbers), width))
            self.tried = view, numbers, width, ways
        return self.tried[3]

    def ways(self, view: MagnastormView, numbers: Numbers, width: int) -> dict[int, list[Drawing]]:
        """Return how each part can be drawn, from the smallest way to the fullest."""
        return {
            HEADER: [
                lambda: self.header(view, width)[:1],
                lambda: self.header(view, width),
            ],
            MAP: [
                lambda: self.near_map(view, numbers, width),
                lambda: self.calm_map(view, numbers, width),
                lambda: self.whole_map(view, numbers, width),
            ],
            PANELS: [
                lambda: self.asked_panel(view, numbers, width),
                lambda: self.short_panels(view, numbers, width),
                lambda: self.both_panels(view, numbers, width),
            ],
            RESEARCH: [
                lambda: self.short_tracks(view, numbers, width),
                lambda: self.research_tracks(view, numbers, width),
            ],
            CONTRACTS: [
                lambda: self.short_contracts(view, numbers, width),
                lambda: self.long_contracts(view, numbers, width),
            ],
            PLAYERS: [
                lambda: self.own_line(view, width),
                lambda: self.player_table(view, width),
            ],
            SUPPLY: [lambda: self.supply(view, width)],
            LEGEND: [lambda: self.legend(view, width)],
        }

    def choose(self, view: MagnastormView, ways: dict[int, list[Drawing]], room: int) -> Parts:
        """Return the parts as fully as there is room for, first what the question is about."""
        about = CONCERNS.get(view.decision, (PLAYERS,))
        others = [part for part in USUAL if part not in about]
        needs: list[Wish] = [{part: 0} for part in (*about, *others[:2])]
        needs += [{part: 1} for part in about]
        needs += [{part: 0} for part in others[2:]]
        needs += [{PLAYERS: 1}]
        details: list[Wish] = [{part: 1} for part in others]
        details += [{part: 2} for part in (*about, *others)]
        details += [{SUPPLY: 0}, {LEGEND: 0}]
        return choose(ways, needs, details, room, LOG.get(view.decision, 0))

    def piece(self, view: View, action: Action) -> tuple[str, str] | None:
        """Return the commander of a column, or the contract to complete."""
        kind = PIECES.get(action.verb, "")
        id = self.game.describe(view, action).get(kind)
        return (kind, id) if isinstance(id, str) else None

    def sort_choices(self, actions: list[Action]) -> list[Action]:
        """Put what leads on first, then declining, then exchanges."""
        return sorted(actions, key=lambda action: LAST.get(action.verb, 0))

    def label(self, view: View, action: Action) -> str:
        """Tell choices that are drawn on the panels in few words: many stand side by side."""
        key = LABELS.get(f"{view.decision} {action.verb}")
        if key is None or action.id not in view.legal:
            return super().label(view, action)
        return self.speaker.say(key, self.drawn_facts(view, action))

    def short_label(self, view: View, action: Action) -> str:
        """Tell them in fewer words still, those that are drawn on the panels as they are there."""
        if action.verb == "exchange":
            return self.speaker.say("board-short-exchange", self.game.describe(view, action))
        key = SHORT.get(f"{view.decision} {action.verb}")
        if key is None or action.id not in view.legal:
            return self.label(view, action)
        return self.speaker.say(key, self.drawn_facts(view, action))

    def drawn_facts(self, view: View, action: Action) -> dict[str, object]:
        """Return what a choice is about, with prices and bonuses as they are drawn."""
        table = magnastorm_view(view)
        facts: dict[str, object] = dict(self.game.describe(view, action))
        if "column" in facts:
            column = table.columns[int(action.args["column"])]
            facts["name"] = self.short_name(column.commander)
            facts["cubes"] = line(*self.row_of(table, column.price, 3)).plain
        if action.verb == "space":
            row, seat = table.rows[int(action.args["row"]) - 1], self.chooser(table)
            is_free = not row.due.own + row.due.yellow
            bonus = str(facts["bonus"])
            facts["move"] = "none" if is_free else self.cost(row.due, seat).plain
            facts["gain"] = self.cost(row.gain, seat).plain
            facts["works"] = "none" if bonus == "none" else self.action_of(bonus)
            facts["extra"] = "" if bonus == "none" else self.bonus(bonus, seat).plain
        return facts

    # --- round, order, supply ---------------------------------------------------------------

    def header(self, view: MagnastormView, width: int) -> Lines:
        """Return round, calm sectors, target, and who is next."""
        say = self.speaker.say
        facts = {"round": view.round, "rounds": view.rounds}
        target = f"{self.palette.points}{view.target}"
        parts = [
            Text(say("board-round-of", facts), HEADING),
            self.order(view, view.running or view.track, "board-order"),
            line(Text(say("board-target"), HEADING), f" {target}"),
            line(Text(say("board-calm"), HEADING), f" {' '.join(self.calm_sectors(view))}"),
        ]
        if view.running and view.running != view.track:
            parts.insert(2, self.order(view, view.track, "board-next-order", named=False))
        if view.ending and view.actor is not None:
            parts.insert(1, Text(say("board-ending"), WARNING))
        return flow(parts, width, 3)

    def order(
        self, view: MagnastormView, seats: list[int], key: str, *, named: bool = True
    ) -> Text:
        """Return players in turn; an arrow points at whoever decides."""
        items: Lines = []
        for seat in seats:
            is_next = named and seat == view.actor
            name = Text(
                f" {self.speaker.players[seat]}" if named else "", HEADING if is_next else ""
            )
            items.append(line(self.palette.arrow if is_next else "", self.seat_mark(seat), name))
        return line(
            Text(self.speaker.say(key), HEADING), " ", *flow(items, 1000, 2 if named else 1)
        )

    def supply(self, view: MagnastormView, width: int) -> Lines:
        """Return the cubes in supply and bag, in one quiet line."""
        say = self.speaker.say
        parts: Lines = []
        for key, cubes in (("board-supply", view.supply), ("board-bag", view.bag)):
            items = [
                self.cube(view, colour, count)
                for colour, count in cubes.items()
                if colour != "black"
            ]
            if "black" in cubes:
                items.append(Text(say("board-black", {"count": cubes["black"]}), QUIET))
            parts.append(line(Text(say(key), QUIET), " ", *flow(items, 1000, 1)))
        return flow(parts, width, 4)[:1]

    def legend(self, view: MagnastormView, width: int) -> Lines:
        """Return what the symbols mean."""
        say, seat = self.speaker.say, self.chooser(view)
        own, two = self.seat_mark(seat), self.seat_mark(seat, 2)
        marks: list[tuple[Text, str]] = [
            (own, say("board-legend-own")),
            (self.cube(view, YELLOW), say("board-legend-yellow")),
            (self.research_tile("white"), say("board-legend-white")),
            (line(self.research_tile("green"), two), say("board-legend-turtles")),
            (line("(", own, ")"), say("board-legend-scout")),
            (line("[T1M", own, "]"), say("board-legend-station")),
            (line("2:", own), say("board-legend-income")),
            (line(self.palette.points, own), say("board-legend-majority")),
            (Text(self.palette.points), say("board-legend-prestige")),
            (Text(self.palette.arrow), say("board-legend-move")),
            (Text("+"), say("board-legend-gain")),
        ]
        return flow([line(mark, f" {text}", style=QUIET) for mark, text in marks], width, 3)


BOARD = MagnastormBoard
