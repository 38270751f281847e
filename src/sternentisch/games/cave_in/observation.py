"""What a seat knows of a game of Cave-In, as a row of numbers: its fields, and how they are filled.

Each part of the table has two functions side by side: one lists its fields, the other sets them in
the same order. Rows begin as zeros, for most numbers stay 0; a part gets the place where it begins
and returns where the next one does.

Some choices need a word:

- Nobody but the active player is ever asked, so `asked` tells whose turn it is, too.
- The cave-in token shows as the steps still missing: how far it went beyond does not matter.
- Cards on bases are told by their level at the place of their faction: the leaders, and the cards
  below from the bottom, as the actions name them. So is the play area, but from the top, and only
  as much of it as a base can hold: the rest will go.
- Symbols in the mine are told by number, as they nearly always have the colour of their crystal.
- Totems that nobody holds are in the supply, but for those of wild colours, which are not used.
- Crystals in collections are told by what they score, mercenaries subjugated by their levels.
- Points so far are left out: they follow from crystals, symbols, totems, artifacts and levels.
- Changed colours are told of the own cards only: they last for their owner's turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.observation_players import (
    fill_cards,
    fill_own,
    fill_treasures,
    list_cards,
    list_own,
    list_treasures,
)
from sternentisch.games.cave_in.observation_question import (
    NUMBERS,
    QUESTIONS,
    fill_question,
    list_question,
)
from sternentisch.games.cave_in.observation_table import (
    fill_course,
    fill_market,
    fill_mine,
    fill_piles,
    fill_turn,
    list_course,
    list_market,
    list_mine,
    list_piles,
    list_turn,
)
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import Row, fill_head, list_head

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Box
    from sternentisch.games.cave_in.state import State


def list_fields(box: Box, seats: int) -> list[Field]:
    """Return what a row holds in a game of so many, part by part."""
    return [
        *list_head(seats, QUESTIONS),
        *list_question(box, seats),
        *list_course(box, seats),
        *list_mine(box),
        *list_market(box),
        *list_piles(box),
        *list_turn(box),
        *list_own(box),
        *list_cards(box, seats),
        *list_treasures(box, seats),
    ]


def fill_row(state: State, seat: int, row: Row) -> None:
    """Set the row of a seat; every part sets what its list says."""
    at = fill_head(state, seat, NUMBERS, row)
    at = fill_question(state, seat, row, at)
    at = fill_course(state, seat, row, at)
    at = fill_mine(state, row, at)
    at = fill_market(state, row, at)
    at = fill_piles(state, seat, row, at)
    at = fill_turn(state, row, at)
    at = fill_own(state, seat, row, at)
    at = fill_cards(state, seat, row, at)
    at = fill_treasures(state, seat, row, at)
    assert at == len(row)
