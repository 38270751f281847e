"""How an observation tells colours: those of the players around the table, then yellow."""

from __future__ import annotations

from typing import Final

from sternentisch.games.magnastorm.state import YELLOW
from sternentisch.kernel.row import Row, after, put

COLOUR_ORDER: Final = "the observer's colour first, then those around the table, then yellow"


def colour_after(colour: int, observer: int, seats: int) -> int:
    """Return the place of a colour among those in play; -1 for none."""
    return seats if colour == YELLOW else after(colour, observer, seats)


def put_cubes(cubes: list[int], first: int, observer: int, seats: int, row: Row, at: int) -> int:
    """Set counts by colour, which begin at `first`, the observer's in front; return the end."""
    for colour in range(first + observer, first + seats):
        put(row, at, cubes[colour])
        at += 1
    for colour in range(first, first + observer):
        put(row, at, cubes[colour])
        at += 1
    put(row, at, cubes[first + YELLOW])
    return at + 1
