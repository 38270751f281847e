"""The pieces of Cryo in a terminal: resources, tiles, pods and drones as small signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from sternentisch.games.cryo.view import CryoView
from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.drawn import DrawnBoard, Numbers, SignedSeats
from sternentisch.terminal.layout import Lines, line
from sternentisch.terminal.palette import Palette
from sternentisch.text.speaker import Speaker

FILLS = {
    "crystal": "#ff9ed2",
    "organics": "#7fdc86",
    "tech": "#c3ccd8",
    "nanite": "#f0b861",
    "energy": "#f4e04a",
}
"""The colours of the resources and of energy."""
SIGNS = {"crystal": "◊", "organics": "♣", "tech": "¤", "nanite": "*", "energy": "↯"}
PLAIN_SIGNS = {"crystal": "c", "organics": "o", "tech": "t", "nanite": "n", "energy": "e"}
"""Small letters without Unicode; resource spaces have large ones."""
WIDE = 100
"""From this width on everything is drawn in full words."""


class Pieces(DrawnBoard):
    """Draws single pieces."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, SignedSeats(palette.plain))
        plain = palette.plain
        self.signs = PLAIN_SIGNS if plain else SIGNS
        self.broken = "x" if plain else "✗"
        self.times = "*" if plain else "×"
        self.gap = "-" if plain else "–"
        tables = game.content.tables
        self.tiles = {entry["id"]: entry for entry in tables["tile"]}
        self.incidents = {entry["id"]: entry for entry in tables["incident"]}
        self.actions = {entry["id"]: entry for entry in tables["action"]}
        self.cards = {entry["id"]: entry for entry in tables["card"]}
        self.sections: list[str] = [entry["id"] for entry in tables["section"]]
        self.neighbours: dict[str, list[str]] = {
            entry["id"]: entry["adjacent"] for entry in tables["cave"]
        }

    # --- numbers ----------------------------------------------------------------------------

    def number_of(self, numbers: Numbers, verbs: Sequence[str], *args: object) -> Text:
        """Return the number of the first of several verbs that can be chosen here, or nothing."""
        found = [numbers[verb, *args] for verb in verbs if (verb, *args) in numbers]
        return self.number(found[0] if found else None)

    # --- seats and names --------------------------------------------------------------------

    def chooser(self, view: CryoView) -> int:
        """Return the seat that is asked, or the one that was last to act."""
        return view.active if view.actor is None else view.actor

    def pods(self, counts: Sequence[int]) -> Text:
        """Return pods by seat; a single one is not counted."""
        return line(
            *(
                self.seat_mark(seat, count if count > 1 else "")
                for seat, count in enumerate(counts)
                if count
            )
        )

    # --- resources and tiles ----------------------------------------------------------------

    def unit(self, kind: str) -> Text:
        """Return one unit of a resource, or of energy."""
        return self.palette.tile(self.signs[kind], FILLS[kind])

    def units(self, kinds: Sequence[str]) -> Text:
        """Return several units side by side."""
        return line(*map(self.unit, kinds))

    def either(self, kinds: Sequence[str]) -> Text:
        """Return several units of which one is meant."""
        return Text("/").join([self.unit(kind) for kind in kinds])

    def cards_drawn(self, count: int) -> Text:
        """Return card actions in a word."""
        return Text(self.speaker.say("board-cards", {"count": count}))

    def reward(self, entry: Mapping[str, object]) -> Text:
        """Return what a tile, an incident or scrap gives."""
        gain, choose, cards = (entry.get(name) for name in ("gain", "choose", "card_actions"))
        parts: Lines = []
        if isinstance(gain, list) and gain:
            parts.append(self.units(gain))
        if isinstance(choose, list) and choose:
            parts.append(self.either(choose))
        if isinstance(cards, int) and cards:
            parts.append(self.cards_drawn(cards))
        return Text("+").join(parts)

    def tile_reward(self, tile: str) -> Text:
        """Return what a tile gives."""
        return self.reward(self.tiles[tile])

    def tile_price(self, tile: str) -> Text:
        """Return what a tile asks for as a cost."""
        price = self.tiles[tile]["price"]
        return self.either(price) if price else self.cards_drawn(1)

    def cave_name(self, id: str) -> str:
        """Return a cave space as short as it is: K3."""
        return f"{id[0]}{int(id[1:])}"
