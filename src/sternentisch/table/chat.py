"""Talking at a table: a numbered stream of its own, apart from the game."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from sternentisch.table.denied import Denied

LONGEST = 500
"""Characters of a line."""
TOLD = 200
"""So many lines, the latest, are told to who comes to a table."""


class Line(Struct, frozen=True):
    """Something that somebody has said; `seat` is None for an onlooker."""

    number: int
    at: int
    name: str
    seat: int | None
    text: str


class Chat:
    """What was said last at a table, in order."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    @property
    def last(self) -> int:
        """The number of the last line; 0 if nothing was said."""
        return self.lines[-1].number if self.lines else 0

    def hear(self, line: Line) -> bool:
        """Add a line if it is new, and forget the oldest of too many."""
        if line.number <= self.last:
            return False
        self.lines.append(line)
        del self.lines[:-TOLD]
        return True

    def since(self, number: int) -> list[Line]:
        """Return what was said after a line."""
        return [line for line in self.lines if line.number > number]


def cleaned(text: str) -> str:
    """Return a text fit to be shown, or refuse it.

    >>> cleaned("  Good\\tgame!\\u202e ")
    'Good game!'
    """
    plain = "".join(
        " " if char.isspace() else char
        for char in text
        if char.isspace() or unicodedata.category(char)[0] != "C"
    ).strip()
    if not plain:
        raise Denied("empty-line")
    if len(plain) > LONGEST:
        raise Denied("long-line")
    return plain
