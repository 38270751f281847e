"""Glyphs and styles: whatever has a colour also has a symbol, and works without colour.

Pieces are small filled tiles, dark on bright, so that they are readable on dark and light
terminals alike; running text keeps the terminal's own colours.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

HEADING = "bold"
QUIET = "dim"
LEGAL = "bold cyan"
WARNING = "bold red"
NOTICE = "yellow"
QUESTION = "bold"

INK = "#0a0e1c"
"""The dark of text and symbols on a bright tile."""

SEAT_COLOURS = ("#d9f26b", "#6cc6ff", "#ff8a5b", "#b98aff")


class Palette:
    """The glyphs a terminal can show; `plain` keeps to ASCII."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.seats = "ABCD" if plain else "▲●■◆"
        self.arrow = "->" if plain else "→"
        self.full, self.empty = ("#", "-") if plain else ("■", "□")
        self.points = "v" if plain else "★"
        self.leader = "^" if plain else "♛"
        self.danger = "!"
        self.wild = "*"
        self.pick = ")" if plain else "›"
        self.dot = "-" if plain else "·"
        self.rift = "|" if plain else "┃"
        self.more = "..." if plain else "…"
        self.dash = "-" if plain else "─"

    def tile(self, label: str, fill: str) -> Text:
        """Return a piece: a label on its colour."""
        return Text(label, f"{INK} on {fill}", end="")

    def badge(self, seat: int) -> Text:
        """Return the shape that stands for a seat."""
        index = seat % len(self.seats)
        return self.tile(f" {self.seats[index]} ", SEAT_COLOURS[index])

    def number(self, choice: int | None) -> Text:
        """Return the number by which a piece can be chosen, three columns wide, or blanks."""
        return Text("   " if choice is None else f"{choice:>2}{self.pick}", LEGAL, end="")


def palette_for(console: Console) -> Palette:
    """Return the palette a console can show."""
    return Palette(plain=console.options.ascii_only)
