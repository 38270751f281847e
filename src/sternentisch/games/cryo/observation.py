"""What a seat knows of a game of Cryo, as a row of numbers: its fields, and how they are filled.

Each part of the table has two functions side by side: one lists its fields, the other fills them in
the same order. Some choices need a word:

- In the setup all players are asked in turn, later only the active one: `asked` tells whose turn
  it is. The number of the turn matters to nothing.
- What is printed on the board is left out: the actions around docks, tunnels, the sizes of caves.
- Open tiles are told by their number among the tiles of their space's colour.
- Caves are told by what they cost and score, vehicles by what they hold and need.
- The tiles on the own platform are told one by one, those of the others by colour.
- All sabotages are alike, so `sabotage` does not tell which tile it is. Of collected incidents only
  the number counts.
- Points so far are left out: they follow from pods, upgrades, vehicles, missions and caves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.observation_players import (
    fill_boards,
    fill_own,
    fill_pods,
    list_boards,
    list_own,
    list_pods,
)
from sternentisch.games.cryo.observation_question import (
    NUMBERS,
    QUESTIONS,
    fill_question,
    list_question,
)
from sternentisch.games.cryo.observation_table import (
    fill_caves,
    fill_piles,
    fill_ship,
    list_caves,
    list_piles,
    list_ship,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import fill_head, list_head

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Box
    from sternentisch.games.cryo.state import State


def list_fields(box: Box, seats: int) -> list[Field]:
    """Return what a row holds in a game of so many, part by part."""
    return [
        *list_head(seats, QUESTIONS),
        *list_question(box),
        *list_ship(box),
        *list_caves(box),
        *list_piles(box),
        *list_own(box),
        *list_pods(box, seats),
        *list_boards(box, seats),
    ]


def observe(state: State, seat: int) -> list[int]:
    """Return the row of a seat; every part fills in what its list says."""
    row: list[int] = []
    fill_head(state, seat, NUMBERS, row)
    fill_question(state, row)
    fill_ship(state, row)
    fill_caves(state, seat, row)
    fill_piles(state, row)
    fill_own(state, seat, row)
    fill_pods(state, seat, row)
    fill_boards(state, seat, row)
    return row
