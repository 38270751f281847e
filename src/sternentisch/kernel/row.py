"""Filling an observation: what the parts of every game use to append their numbers to the row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.kernel.observation import Field

if TYPE_CHECKING:
    from sternentisch.kernel.state import State

AROUND: Final = "the observer first, then the others around the table"


def room(row: list[int], size: int) -> int:
    """Append so many 0; return the place of the first."""
    start = len(row)
    row.extend([0] * size)
    return start


def mark(row: list[int], size: int, place: int) -> None:
    """Append so many 0, but a 1 at `place`; a negative place is nowhere."""
    row.extend([0] * size)
    if place >= 0:
        row[len(row) - size + place] = 1


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


def fill_head(state: State, seat: int, numbers: dict[str, int], row: list[int]) -> None:
    """Fill the head; `numbers` are those of the kinds of questions."""
    mark(row, state.seats, seat)
    mark(row, state.seats, after(state.chooser, seat, state.seats))
    mark(row, len(numbers), numbers[state.decision().kind] if state.offers else -1)


def set_head(state: State, seat: int, numbers: dict[str, int], row: list[int]) -> int:
    """Set the head of a row that is all 0; return where the next part begins."""
    seats = state.seats
    row[seat] = 1
    if state.offers:
        row[seats + after(state.chooser, seat, seats)] = 1
        row[2 * seats + numbers[state.decision().kind]] = 1
    return 2 * seats + len(numbers)
