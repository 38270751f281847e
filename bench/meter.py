"""
Measuring work on a machine whose speed changes from one moment to the next.

Only CPU time counts. Work is cut into short slices, and before and after each of them a trivial
Python loop is timed: it tells how fast the machine is just then. So the amount of work can be told
per million turns of that loop, a figure that drifts far less than any amount per second.

This runs in the environments of the others too: the standard library is all it needs.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

LOOP_TURNS = 60_000
SLICE_SECONDS = 0.05


@dataclass
class Tally:
    """What was done, and what it took."""

    units: int = 0
    cpu_seconds: float = 0.0
    loop_millions: float = 0.0  # turns of the trivial loop that the same time would have allowed

    @property
    def per_loop_million(self) -> float:
        return self.units / self.loop_millions

    @property
    def per_second(self) -> float:
        return self.units / self.cpu_seconds

    @property
    def microseconds(self) -> float:
        return 1e6 * self.cpu_seconds / self.units


def time_loop() -> float:
    """Return the CPU seconds that a million turns of a trivial loop take now."""
    total = 0
    start = process_time()
    for turn in range(LOOP_TURNS):
        total += turn
    return (process_time() - start) * 1e6 / LOOP_TURNS


def measure(work: Callable[[], int], seconds: float) -> Tally:
    """Do some work again and again; it returns how many units it did each time."""
    work()  # not counted: the first time fills caches
    gc.collect()
    tally = Tally()
    before = time_loop()
    while tally.cpu_seconds < seconds:
        start = now = process_time()
        while now < start + SLICE_SECONDS:
            tally.units += work()
            now = process_time()
        after = time_loop()
        tally.cpu_seconds += now - start
        tally.loop_millions += (now - start) * 2 / (before + after)
        before = after
    return tally
