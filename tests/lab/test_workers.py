"""Sharing work: every task is done once, and what goes wrong is not lost."""

from __future__ import annotations

import os

import pytest

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.workers import AHEAD, WorkerLost, cores, game_seed, share_out

INHERITED: list[str] = []
"""Something in this process that only a copy of it has, too."""


def double(number: int) -> int:
    """Is done by a worker process."""
    if number < 0:
        raise BadInput(f"{number} is too small")
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 5 * AHEAD])
def test_every_task_is_done_once(jobs: int, count: int) -> None:
    done = list(share_out(double, [(number,) for number in range(count)], jobs))
    assert sorted(done) == [(number, 2 * number) for number in range(count)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_come_through(jobs: int) -> None:
    with pytest.raises(BadInput, match="-1 is too small"):
        list(share_out(double, [(1,), (-1,), (2,)], jobs))


def inherited(_: int) -> tuple[int, list[str]]:
    return os.getpid(), INHERITED


def test_fresh_processes_are_no_copies_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads of this one, which are not copied, can be of no harm to them."""
    monkeypatch.setattr("tests.lab.test_workers.INHERITED", ["a lock that a thread holds"])
    done = list(share_out(inherited, [(0,), (1,)], 2, fresh=True))
    assert len(done) == 2
    for _, (process, found) in done:
        assert process != os.getpid()
        assert found == []


def die(number: int) -> None:
    os._exit(number)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerLost, match="a worker process has died"):
        list(share_out(die, [(3,), (4,)], 2))


def test_cores() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_seeds_of_games_differ_and_stay_in_range() -> None:
    seeds = [game_seed(seed, number) for seed in (0, 1, 2**63 - 1) for number in range(100)]
    assert len(set(seeds)) == 300
    assert all(-(2**63) <= seed < 2**63 for seed in seeds)
