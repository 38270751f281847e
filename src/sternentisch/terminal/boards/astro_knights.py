"""Astro Knights in a terminal: turn, boss, foes, homeworld, supply, knights from top to bottom."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.astro_knights_boss import BossSide
from sternentisch.terminal.boards.astro_knights_players import Knights
from sternentisch.terminal.boards.astro_knights_table import Middle
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.parts import ENDLESS, Drawing, Parts, Wish, choose, stack
from sternentisch.terminal.layout import Lines, flow, line
from sternentisch.terminal.palette import QUIET

HEADER, BOSS, FOES, WORLD, SUPPLY, PLAYERS, LEGEND = range(7)
"""The parts of the board from top to bottom."""
USUAL = (PLAYERS, HEADER, BOSS, FOES, WORLD, SUPPLY)
"""The parts by what a player can do without least."""
CONCERNS = {
    "pair-seat": (PLAYERS, HEADER),
    "attack-step": (PLAYERS, FOES, BOSS),
    "action-step": (PLAYERS, SUPPLY),
    "pick-target": (FOES, BOSS),
    "split": (FOES, BOSS),
    "pick-supply": (SUPPLY, PLAYERS),
    "pick-option": (PLAYERS, FOES),
}
"""The parts that a kind of decision is about; all others are about knights and their cards."""
TERSE = {HEADER: 1, BOSS: 2, FOES: 2, WORLD: 1, SUPPLY: 1, PLAYERS: 2}
"""How parts are drawn that are to take few lines: without texts that can be asked for."""
GAPS = (PLAYERS, SUPPLY, BOSS, LEGEND)
"""The parts before which a blank line is set if there is room, the most helpful ones first."""
LOG = {"attack-step": 5, "action-step": 3, "pair-seat": 5}
"""Lines left to what the others have done since, rather than to details of the board."""
PIECES = {"foe": "foe", "boss": "boss", "seat": "knight"}
"""What an action is about, by its verb; all others are about a card or an ability."""
ABILITIES = ("card", "knight", "homeworld")


class AstroKnightsBoard(BossSide, Middle, Knights):
    """Draws an AstroKnightsView."""

    quiet = frozenset(
        {
            "turn-started",
            "order-card-drawn",
            "energy-gained",
            "card-drawn",
            "supply-turned-up",
            "game-ended",
        }
    )
    worded = frozenset({"attack-step", "action-step", "pick-card", "pick-supply", "pick-weapon"})

    def draw(
        self,
        view: View,
        numbers: Mapping[int, int],
        width: int,
        *,
        terse: bool = False,
        room: int | None = None,
    ) -> RenderableType:
        table = astro_knights_view(view)
        ways = self.ways(table, self.find_numbers(numbers), width)
        if room is not None:
            chosen = self.choose(table, ways, room)
            return Group(*stack(chosen, GAPS, room - LOG.get(view.decision, 0)))
        if terse:
            few = {part: ways[part][way]() for part, way in TERSE.items()}
            return Group(*stack(few, GAPS, 0))
        return Group(*stack({part: way[-1]() for part, way in ways.items()}, GAPS, ENDLESS))

    def ways(
        self, view: AstroKnightsView, numbers: Numbers, width: int
    ) -> dict[int, list[Drawing]]:
        """Return how each part can be drawn, from the smallest way to the fullest."""
        return {
            HEADER: [
                lambda: self.turn(view, width),
                lambda: self.turn_and_order(view, width),
            ],
            BOSS: [
                lambda: self.boss_line(view, numbers, width),
                lambda: self.told_boss(view, numbers, width, 1),
                lambda: self.told_boss(view, numbers, width, 2),
                lambda: self.told_boss(view, numbers, width),
                lambda: self.whole_boss(view, numbers, width),
            ],
            FOES: [
                lambda: self.short_foes(view, numbers, width),
                lambda: self.told_foes(view, numbers, width, 1),
                lambda: self.told_foes(view, numbers, width),
            ],
            WORLD: [
                lambda: self.homeworld(view, numbers, width, 1),
                lambda: self.homeworld(view, numbers, width),
            ],
            SUPPLY: [
                lambda: self.short_supply(view, numbers, width),
                lambda: self.supply(view, numbers, width),
                lambda: self.told_supply(view, numbers, width, 1),
                lambda: self.told_supply(view, numbers, width),
            ],
            PLAYERS: [
                lambda: self.few_players(view, numbers, width),
                lambda: self.some_players(view, numbers, width),
                lambda: self.all_players(view, numbers, width),
            ],
            LEGEND: [lambda: self.legend(width)],
        }

    def choose(self, view: AstroKnightsView, ways: dict[int, list[Drawing]], room: int) -> Parts:
        """Return the parts as fully as there is room for, first what the question is about."""
        about = CONCERNS.get(view.decision, (PLAYERS,))
        others = [part for part in USUAL if part not in about]
        all_parts = (*about, *others)
        needs: list[Wish] = [{part: 0} for part in all_parts]
        needs += [{PLAYERS: 1}, {HEADER: 1}, {PLAYERS: 2}]
        details: list[Wish] = [{part: way} for way in (1, 2) for part in all_parts]
        details += [{LEGEND: 0}]
        details += [{part: way} for way in (3, 4) for part in all_parts]
        return choose(ways, needs, details, room, LOG.get(view.decision, 0))

    def piece(self, view: View, action: Action) -> tuple[str, str] | None:
        """Return the card, foe, boss or knight of a choice, or the ability it uses."""
        facts = self.game.describe(view, action)
        kinds = (PIECES[action.verb],) if action.verb in PIECES else ABILITIES
        for kind in kinds:
            if isinstance(id := facts.get(kind), str):
                return (self.card_kind(id) if kind == "foe" else kind), id
        return None

    def card_kind(self, foe: str) -> str:
        """Return which cards of the boss a foe belongs to."""
        return "special_card" if foe in self.specials else "boss_card"

    def legend(self, width: int) -> Lines:
        """Return what the symbols mean."""
        full, empty, closed = self.palette.full, self.palette.empty, self.palette.dot
        marks = [
            (self.heart, "board-legend-life"),
            (self.bolt, "board-legend-power"),
            (self.spark, "board-legend-energy"),
            (f"{full}{empty}{closed}", "board-legend-slots"),
            (self.palette.wild, "board-legend-special"),
            (f"+9{self.palette.pick}", "board-legend-overcharge"),
        ]
        items = [Text(f"{mark} {self.speaker.say(key)}", QUIET) for mark, key in marks]
        return flow([line(item) for item in items], width, 3)


BOARD = AstroKnightsBoard
