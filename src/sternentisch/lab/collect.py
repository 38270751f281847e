"""Collecting games: a run of any size, kept in a store, gone on with whenever it was stopped."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.parts import Part, play_part
from sternentisch.lab.simulate import Plan
from sternentisch.lab.store import Run, Store, describe, differences
from sternentisch.lab.tally import Speed, Tally, Things
from sternentisch.lab.workers import check_count, share_out


class Collected:
    """What there is after a run was gone on with, and how fast that went."""

    def __init__(self, store: Store, found: int, speed: Speed) -> None:
        self.store = store
        self.found = found
        """Games that were there already."""
        self.speed = speed
        self.tally: Tally = store.tally()

    def to_json(self) -> dict[str, object]:
        """Return the figures of all games in the store; the speed is that of the new ones."""
        return self.tally.to_json(self.speed)

    def coverage(self, things: Things) -> dict[str, dict[str, int]]:
        """Return how often each thing came up, the missing ones included."""
        return self.tally.coverage(things)


def play_fitting(plan: Plan, run: Run, first: int, last: int) -> Part:
    """Play games as a worker, perhaps on another machine: nothing may be different there."""
    wrong = differences(describe(plan, run["chunk"]), run)
    if wrong:
        told = "; ".join(f"{name}: {difference}" for name, difference in wrong)
        raise BadInput(f"a worker would play another run: {told}")
    return play_part(plan, first, last)


def collect(
    plan: Plan,
    store: Store | Path,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Collected:
    """Play what is missing of so many games; `progress` is told how many more are finished.

    More `jobs` than one are processes of their own: a script that calls this needs the usual
    `if __name__ == "__main__"`. What `ray` means is told at `share_out`.
    """
    check_count("games", games)
    check_count("jobs", jobs)
    if isinstance(store, Path):
        store = Store.of(store, plan)
    with store.writing():
        gaps = store.gaps(games)
        found = store.games()
        tasks = [(plan, store.run, gap.first, gap.last) for gap in gaps]
        played = decisions = 0
        start = time.perf_counter()
        shared = share_out(play_fitting, tasks, jobs, fresh=True, ray=ray)
        with contextlib.closing(shared) as finished:
            for number, part in finished:
                store.append(gaps[number], part)
                played += part.games
                decisions += part.decisions
                if progress is not None:
                    progress(part.games)
        seconds = time.perf_counter() - start if played else 0.0
    return Collected(store, found, Speed(played, decisions, seconds))
