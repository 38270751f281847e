"""The pieces of Magnastorm in a terminal: cubes, followers, fields and bonuses as small tiles."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from sternentisch.games.magnastorm.actions import COLOUR_WORDS
from sternentisch.games.magnastorm.view import CostView, MagnastormView
from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.drawn import DrawnBoard, SignedSeats
from sternentisch.terminal.layout import Lines, line
from sternentisch.terminal.palette import Palette
from sternentisch.text.speaker import Speaker

YELLOW_FILL = "#f4b63a"
RESEARCH_FILLS = {"green": "#6bd66b", "blue": "#5fadff", "red": "#ff7070", "white": "#f2f2f2"}
"""Research fields; each bears the initial of its colour, which German and English share."""
YELLOW = "yellow"

WIDE = 100
"""From this width on everything is drawn in full words."""
MOST_CUBES = 4
"""So many cubes are drawn one by one; more are counted."""

BONUS_WORDS = {
    "any_cube": "board-bonus-any",
    "follower": "board-bonus-follower",
    "turn_order": "board-bonus-order",
    "turtle": "board-bonus-turtle",
}
"""The messages of bonuses that are always the same, by effect."""


class Pieces(DrawnBoard):
    """Draws single pieces."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, SignedSeats(palette.plain))
        self.yellow = "y" if palette.plain else "☼"
        self.line = "-" if palette.plain else "–"
        tables = game.content.tables
        self.bonuses = {entry["id"]: entry for entry in tables["bonus"]}
        self.contracts = {entry["id"]: entry for entry in tables["contract"]}

    # --- cubes and followers ----------------------------------------------------------------

    def chooser(self, view: MagnastormView) -> int:
        """Return whose own cubes prices and gains are told in: the seat that is asked."""
        return view.active if view.actor is None else view.actor

    def word_of(self, view: MagnastormView, colour: str) -> str:
        """Return what actions call a colour, as the chooser sees it."""
        if colour == YELLOW:
            return YELLOW
        seat = next(player.seat for player in view.players if player.colour == colour)
        return COLOUR_WORDS[(seat - self.chooser(view)) % view.seats]

    def cube(self, view: MagnastormView, colour: str, label: object = "") -> Text:
        """Return a cube or follower: the shape of its player, or the sign of neutral ones."""
        if colour == YELLOW:
            return self.palette.tile(f"{self.yellow}{label}", YELLOW_FILL)
        seats = [player.seat for player in view.players if player.colour == colour]
        return self.seat_mark(seats[0], label) if seats else Text(f"{colour}{label}")

    def row_of(self, view: MagnastormView, counts: Mapping[str, int], most: int = 5) -> Lines:
        """Return the pieces of each colour side by side, neutral ones first; many are counted."""
        colours = sorted(counts, key=lambda colour: colour != YELLOW)
        return [
            self.cube(view, colour, counts[colour])
            if counts[colour] > most
            else line(*[self.cube(view, colour)] * counts[colour])
            for colour in colours
            if counts[colour]
        ]

    def cost(self, cost: CostView, seat: int) -> Text:
        """Return a price or a gain in the cubes of a seat; 0 is nothing."""
        if not cost.own + cost.yellow:
            return Text("0")
        own, yellow = self.seat_mark(seat), self.palette.tile(self.yellow, YELLOW_FILL)
        if cost.own + cost.yellow <= MOST_CUBES:
            return line(*[own] * cost.own, *[yellow] * cost.yellow)
        parts = [(cost.own, own), (cost.yellow, yellow)]
        return line(*[part for count, cube in parts if count for part in (f"{count}", cube)])

    # --- fields, bonuses, commanders --------------------------------------------------------

    def research_tile(self, area: str) -> Text:
        """Return the initial of a research area on its colour."""
        return self.palette.tile(area[:1].upper(), RESEARCH_FILLS.get(area, "white"))

    def bonus(self, id: str, seat: int) -> Text:
        """Return a bonus in a word or a piece."""
        say, entry = self.speaker.say, self.bonuses[id]
        effect, params = entry["effect"], entry["params"]
        if effect == "cubes":
            return self.cost(CostView(params["own"], params["yellow"]), seat)
        if effect == "research":
            return line(self.research_tile(params["area"]), "+1")
        if effect == "bag":
            return Text(say("board-bonus-bag", {"count": params["draws"]}))
        if effect == "range":
            return Text(say("board-bonus-range", {"count": params["areas"]}))
        if effect == "prestige":
            return Text(f"{self.palette.points}{params['points']}")
        return Text(say(BONUS_WORDS[effect]))

    def action_of(self, id: str) -> str:
        """Return the action that alone gives a bonus of a space, or "both"."""
        actions = self.bonuses[id]["actions"]
        return str(actions[0]) if len(actions) == 1 else "both"

    def short_name(self, commander: str) -> str:
        """Return a commander's first name; the tile of column 0 has a name of its own."""
        if not commander:
            return self.speaker.say("board-start-tile")
        return str(self.speaker.name("commander", commander)).split()[0]
