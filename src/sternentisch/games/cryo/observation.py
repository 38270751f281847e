"""What a seat knows of a game of Cryo, as a row of numbers: its fields, and how they are filled.

Each part of the table has two functions side by side: one lists its fields, the other fills them in
the same order. Rows begin as zeros, for most numbers stay 0; a part gets the place where it begins
and returns where the next one does.

Some choices need a word:

- In the setup all players are asked in turn, later only the active one: `asked` tells whose turn
  it is. The number of the turn matters to nothing.
- What is printed on the board is left out: the actions around docks, tunnels, the sizes of caves.
- Tiles are told by their number among the tiles of their colour.
- Caves are told by what they cost and score, vehicles by what they hold and need.
- The tiles on all platforms are told by colour, the own ones by their number, too.
- All sabotages are alike and fill a section from its first chamber on, so their number tells all.
  Of collected incidents, too, only the number counts.
- Points so far are left out: they follow from pods, upgrades, vehicles, missions and caves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cryo.observation_box import Measures
from sternentisch.games.cryo.observation_players import (
    fill_boards,
    fill_own,
    fill_pods,
    fill_supplies,
    list_boards,
    list_own,
    list_pods,
    list_supplies,
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
    fill_stacks,
    list_caves,
    list_piles,
    list_ship,
    list_stacks,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import Row, fill_head, list_head

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
        *list_stacks(box),
        *list_supplies(box, seats),
    ]


def fill_row(measures: Measures, state: State, seat: int, row: Row) -> None:
    """Set the row of a seat; every part fills in what its list says."""
    at = fill_head(state, seat, NUMBERS, row)
    at = fill_question(state, measures, row, at)
    at = fill_ship(state, measures, row, at)
    at = fill_caves(state, seat, row, at)
    at = fill_piles(state, row, at)
    at = fill_own(state, seat, measures, row, at)
    at = fill_pods(state, seat, row, at)
    at = fill_boards(state, seat, row, at)
    at = fill_stacks(state, row, at)
    at = fill_supplies(state, seat, row, at)
    assert at == len(row)
