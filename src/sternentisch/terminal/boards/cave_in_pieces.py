"""The pieces of Cave-In in a terminal: cards, crystals and artifacts as tiles with symbols."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.cave_in.view import ArtifactView, CardView, CrystalView
from sternentisch.kernel.game import Game
from sternentisch.terminal.boards.drawn import DrawnBoard
from sternentisch.terminal.layout import fit, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING, Palette
from sternentisch.text.speaker import Speaker

FILLS = {
    "purple": "#b58cf7",
    "brown": "#cf9660",
    "blue": "#5fadff",
    "yellow": "#f4cf4a",
    "red": "#ff7070",
    "green": "#6bd66b",
}
GLYPHS = dict(zip(FILLS, "τ∩≈☼∴♣", strict=True))
"""Pickaxe, hill, waves, gear, cells, leaf."""
LETTERS = dict(zip(FILLS, "PNBYRG", strict=True))

ARTIFACT = "#d8b865"

CELL = 18
"""The width of a place in docks or mine."""
STACK = 4
WIDE = 2 * STACK + 5 * CELL + 1
"""From this width on docks and mine interlock; below it they lie one above the other."""
MARGIN = 13


class Pieces(DrawnBoard):
    """Draws single pieces."""

    def __init__(self, game: Game, speaker: Speaker, palette: Palette) -> None:
        super().__init__(game, speaker, palette)
        tables = game.content.tables
        constants = game.content.constants()
        colours = {entry["id"]: entry["colour"] for entry in tables["faction"]}
        self.cards = {
            entry["id"]: CardView(entry["id"], entry["level"], colours[entry["faction"]])
            for entry in tables["mercenary"]
        }
        self.crystals = {entry["id"]: entry for entry in tables["crystal"]}
        self.actions = int(constants["regular_actions_per_turn"])
        self.glyphs = LETTERS if palette.plain else GLYPHS

    def token(self, colour: str, label: object = "") -> Text:
        """Return a tile with a colour's symbol."""
        return self.palette.tile(f"{self.glyphs[colour]}{label}", FILLS[colour])

    def card(self, card: CardView, *, named: bool = False) -> Text:
        """Return a mercenary: symbol and level, which tell its type, and its name if wanted."""
        tile = self.token(card.colour, card.level)
        if card.dyed:
            printed = self.cards[card.id].colour
            tile = line(tile, f"({self.glyphs[printed]})")
        return line(tile, f" {self.speaker.name('card', card.id)}") if named else tile

    def crystal(self, crystal: CrystalView, gap: str = " ") -> Text:
        """Return a crystal in the mine: cost, cost to the active player, points and marks."""
        signs = self.palette
        text = line(self.token(crystal.colour, crystal.cost), signs.wild if crystal.wild else "")
        if crystal.due != crystal.cost:
            text.append(f"{signs.arrow}{crystal.due}", HEADING)
        text.append(f"{gap}{signs.points}{crystal.vp}")
        if crystal.symbol:
            text.append(f"{gap}+{self.glyphs[crystal.symbol]}")
        if crystal.cave_in:
            text.append(f"{gap}{signs.danger}", WARNING)
        return text

    def cell(self, piece: Text | None, number: int | None, width: int = CELL) -> Text:
        """Return a place of docks or mine, with its choice number in front."""
        content = Text(self.palette.dot, QUIET) if piece is None else piece
        return fit(line(self.palette.number(number), content), width)

    def artifact_cost(self, top: ArtifactView | None) -> Text:
        """Return the cost of an artifact card, and what it costs now if that differs."""
        if top is None:
            return Text(self.palette.dot, QUIET)
        cost = line(self.palette.tile(f" {top.cost} ", ARTIFACT))
        return (
            cost if top.due == top.cost else cost.append(f"{self.palette.arrow}{top.due}", HEADING)
        )

    def half(self, number: int | None, id: str, between: str = "") -> Text:
        """Return one half of an artifact card, with its choice number or a sign in front."""
        if not id:
            return Text("")
        front = Text(f"{between:^3}", QUIET) if number is None else self.palette.number(number)
        return line(front, self.artifact_name(id))

    def artifact_name(self, id: str) -> str:
        """Return the name of an artifact."""
        return str(self.speaker.name("artifact", id))
