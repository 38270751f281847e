"""Observations: what a seat knows as a fixed row of small whole numbers, for programs that learn.

A game says once what its row holds, field by field, and fills it from what its view shows. Seats
go around the table from the observer on, so that a program plays every seat alike. Every number is
a byte: rows are made at once, and go into arrays as they are.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.view import View

HIGHEST: Final = 255
"""Every value fits into a byte; what is more counts as this."""


class Field(NamedTuple):
    """A part of the row: `size` numbers in a line, each from 0 to `high`."""

    name: str
    size: int
    high: int
    about: str
    """What the numbers say, in one sentence."""

    def cut(self) -> Field:
        """Return the field with a range that fits into a byte, and says so."""
        if self.high <= HIGHEST:
            return self
        about = f"{self.about}; more than {HIGHEST} counts as {HIGHEST}"
        return self._replace(high=HIGHEST, about=about)


def width(fields: list[Field]) -> int:
    """Return how many numbers the fields have in all."""
    return sum(field.size for field in fields)


def plain_fields(game: Game, seats: int) -> list[Field]:
    """Return the fields of a game that declares none: the whole numbers its view has on top."""
    view = game.start(seats).view(0)
    return [
        Field(name, 1, HIGHEST, f"`{name}` of the view, and one more; 0 where there is none")
        for name in _plain_names(type(view))
    ]


def plain_values(view: View) -> list[int]:
    """Return the row of a game that declares no fields; values below 0 are none."""
    values = [getattr(view, name) for name in _plain_names(type(view))]
    return [0 if value is None else int(value) + 1 for value in values]


@cache
def _plain_names(kind: type[View]) -> list[str]:
    wanted = (msgspec.inspect.IntType, msgspec.inspect.BoolType)
    names = []
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        types = getattr(field.type, "types", (field.type,))
        if any(isinstance(found, wanted) for found in types):
            names.append(field.name)
    return names
