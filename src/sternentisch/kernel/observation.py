"""Observations: what a seat knows as a fixed row of whole numbers, for programs that learn.

A game says once what its row holds, field by field, and fills it from what its view shows. Seats
go around the table from the observer on, so that a program plays every seat alike.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.view import View

LOWEST = -(2**15)
HIGHEST = 2**15 - 1
"""Every value fits into 16 bits."""


class Field(NamedTuple):
    """A part of the row: `size` numbers in a line, each from `low` to `high`."""

    name: str
    size: int
    high: int
    about: str
    """What the numbers say, in one sentence."""
    low: int = 0


def width(fields: list[Field]) -> int:
    """Return how many numbers the fields have in all."""
    return sum(field.size for field in fields)


def plain_fields(game: Game, seats: int) -> list[Field]:
    """Return the fields of a game that declares none: the whole numbers its view has on top."""
    view = game.start(seats).view(0)
    return [
        Field(name, 1, HIGHEST, f"`{name}` of the view; -1 where there is none", LOWEST)
        for name in _plain_names(type(view))
    ]


def plain_values(view: View) -> list[int]:
    """Return the row of a game that declares no fields."""
    values = [getattr(view, name) for name in _plain_names(type(view))]
    return [-1 if value is None else int(value) for value in values]


@cache
def _plain_names(kind: type[View]) -> list[str]:
    wanted = (msgspec.inspect.IntType, msgspec.inspect.BoolType)
    names = []
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        types = getattr(field.type, "types", (field.type,))
        if any(isinstance(found, wanted) for found in types):
            names.append(field.name)
    return names
