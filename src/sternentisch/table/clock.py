"""Clocks of a table: told the time, never asking for it."""

from __future__ import annotations

from sternentisch.table.deeds import DAYS, LIVE, NO_CLOCK, Timing


class Clock:
    """How long each seat may still think. Times are in milliseconds.

    A turn ends when somebody else is asked, not with the game. Then a live clock gains a little,
    and a clock of days is full again; small decisions within a turn cost time and earn none.
    """

    def __init__(self, timing: Timing, seats: int) -> None:
        self.timing = timing
        self.left: list[int] = [timing.bank] * seats
        self.running: int | None = None  # whose time runs
        self.thinker: int | None = None  # who was asked last, even while the clock stands still
        self.since: int = 0

    def advance(self, at: int) -> None:
        """Let the time pass until now. Time never goes back, whatever a machine's clock says."""
        if self.running is not None and at > self.since:
            self.left[self.running] -= at - self.since
        if at > self.since:
            self.since = at

    def ask(self, seat: int | None, *, stopped: bool) -> None:
        """Say who is asked from now on; with `stopped` nobody's time runs."""
        if self.timing.kind == NO_CLOCK:
            return
        before = self.thinker
        if before is not None and seat is not None and before != seat:
            if self.timing.kind == LIVE:
                self.left[before] += self.timing.gain
            elif self.timing.kind == DAYS:
                self.left[before] = self.timing.bank
        self.thinker = seat
        self.running = None if stopped else seat

    def deadline(self) -> int | None:
        """Return when the time of the running seat is up; None while no time runs."""
        return None if self.running is None else self.since + max(0, self.left[self.running])

    def is_up(self, at: int) -> bool:
        """Whether the time of the running seat is up."""
        deadline = self.deadline()
        return deadline is not None and at >= deadline

    def left_at(self, seat: int, at: int) -> int:
        """Return how long a seat may still think, seen at a time."""
        spent = at - self.since if self.running == seat and at > self.since else 0
        return max(0, self.left[seat] - spent)
