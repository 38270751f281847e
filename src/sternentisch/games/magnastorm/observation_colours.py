"""How an observation tells colours: those of the players around the table, then yellow."""

from __future__ import annotations

from typing import Final

from sternentisch.games.magnastorm.state import YELLOW
from sternentisch.kernel.row import after

COLOUR_ORDER: Final = "the observer's colour first, then those around the table, then yellow"


def colour_after(colour: int, observer: int, seats: int) -> int:
    """Return the place of a colour among those in play; -1 for none."""
    return seats if colour == YELLOW else after(colour, observer, seats)


def append_cubes(cubes: list[int], observer: int, seats: int, row: list[int]) -> None:
    """Append cubes by colour, those of the observer first."""
    for colour in range(observer, seats):
        row.append(cubes[colour])
    for colour in range(observer):
        row.append(cubes[colour])
    row.append(cubes[YELLOW])
