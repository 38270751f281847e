"""Filling an observation: what the parts of every game have in common.

A row begins as so many zeros, and each part sets what is not zero from its place on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.observation import Field

if TYPE_CHECKING:
    from sternentisch.kernel.state import State

AROUND: Final = "the observer first, then the others around the table"


def after(seat: int, observer: int, seats: int) -> int:
    """Return how many places after the observer somebody sits; -1 for nobody."""
    if seat < 0:
        return -1
    return seat - observer if seat >= observer else seat - observer + seats


def list_head(seats: int, questions: tuple[str, ...]) -> list[Field]:
    """List what every row begins with: whose it is, who is asked, and what."""
    kinds = ", ".join(questions)
    return [
        Field("seat", seats, 1, "1 at the observer's own seat"),
        Field("asked", seats, 1, f"1 at who must choose, {AROUND}; all 0 when the game is over"),
        Field("question", len(questions), 1, f"1 at the kind: {kinds}; all 0 when it is over"),
    ]


def fill_head(state: State, seat: int, numbers: dict[str, int], row: list[int]) -> int:
    """Set the head of a row that is all 0; return where the next part begins."""
    seats = state.seats
    row[seat] = 1
    if state.offers:
        row[seats + after(state.chooser, seat, seats)] = 1
        row[2 * seats + numbers[state.decision().kind]] = 1
    return 2 * seats + len(numbers)
