"""Filling an observation: what the parts of every game have in common.

A row begins as so many zeros, and each part sets what is not zero from its place on: by index what
is surely a byte, else with `put` and `add`. (`row[at] += 1` is no quick way in compiled code.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from sternentisch.kernel.observation import HIGHEST, Field

if TYPE_CHECKING:
    from sternentisch.kernel.state import State

Row = BytesWriter

AROUND: Final = "the observer first, then the others around the table"


def after(seat: int, observer: int, seats: int) -> int:
    """Return how many places after the observer somebody sits; -1 for nobody."""
    if seat < 0:
        return -1
    return seat - observer if seat >= observer else seat - observer + seats


def put(row: Row, at: int, value: int) -> None:
    """Set a number that is 0 so far: what is below stays 0, what is above a byte is 255."""
    if value > 0:
        row[at] = value if value < HIGHEST else HIGHEST


def put_all(row: Row, at: int, values: list[int]) -> int:
    """Set some numbers in a line; return where they end."""
    for value in values:
        put(row, at, value)
        at += 1
    return at


def add(row: Row, at: int, more: int = 1) -> None:
    """Add to a number, within what a byte holds."""
    value = int(row[at]) + more
    row[at] = 0 if value < 0 else value if value < HIGHEST else HIGHEST


def list_head(seats: int, questions: tuple[str, ...]) -> list[Field]:
    """List what every row begins with: whose it is, who is asked, and what."""
    kinds = ", ".join(questions)
    return [
        Field("seat", seats, 1, "1 at the observer's own seat"),
        Field("asked", seats, 1, f"1 at who must choose, {AROUND}; all 0 when the game is over"),
        Field("question", len(questions), 1, f"1 at the kind: {kinds}; all 0 when it is over"),
    ]


def fill_head(state: State, seat: int, numbers: dict[str, int], row: Row) -> int:
    """Set the head of a row that is all 0; return where the next part begins."""
    seats = state.seats
    row[seat] = 1
    if state.offers:
        row[seats + after(state.chooser, seat, seats)] = 1
        row[2 * seats + numbers[state.decision().kind]] = 1
    return 2 * seats + len(numbers)
