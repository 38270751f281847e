"""Talking at a table: a numbered stream of its own, apart from the game."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from sternentisch.table.denied import Denied

LONGEST = 500
"""Characters of a line."""


class Line(Struct, frozen=True):
    """Something that somebody has said; `seat` is None for an onlooker."""

    number: int
    at: int
    name: str
    seat: int | None
    text: str


class Chat:
    """Everything said at a table, in order."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = lines or []

    def say(self, name: str, seat: int | None, text: str, at: int) -> Line:
        """Add a line; control characters and spaces at the ends are dropped."""
        line = Line(len(self.lines) + 1, at, name, seat, cleaned(text))
        self.lines.append(line)
        return line

    def since(self, number: int) -> list[Line]:
        """Return what was said after a line."""
        return self.lines[max(0, number) :]


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
