"""Sharing work: every task is done once, and what goes wrong is not lost."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.workers import AHEAD, game_seed, share_out


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


def test_seeds_of_games_differ_and_stay_in_range() -> None:
    seeds = [game_seed(seed, number) for seed in (0, 1, 2**63 - 1) for number in range(100)]
    assert len(set(seeds)) == 300
    assert all(-(2**63) <= seed < 2**63 for seed in seeds)
