"""What the end of a game is worth."""

from __future__ import annotations

import doctest

import pytest

from sternentisch.kernel.outcome import Outcome
from sternentisch.rl import gym, openspiel, rewards


def ended(points: list[int], ranks: list[int], victory: bool | None = None) -> Outcome:
    return Outcome("", points, [{} for _ in points], ranks, victory=victory)


@pytest.mark.parametrize("module", [gym, openspiel, rewards], ids=lambda module: module.__name__)
def test_examples_in_modules_work(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 1, 3, 2], [-1, 1, -1 / 3, 1 / 3]),
        ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_the_standing(ranks: list[int], expected: list[float]) -> None:
    assert rewards.by_standing(ended([0] * len(ranks), ranks)) == pytest.approx(expected)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_team_wins_or_loses_together(seats: int) -> None:
    assert rewards.by_standing(ended([0] * seats, [1] * seats, True)) == [1] * seats
    assert rewards.by_standing(ended([0] * seats, [1] * seats, False)) == [-1] * seats


def test_the_margin_stays_within_bounds() -> None:
    assert rewards.by_margin(50, ended([30, 10, 20], [1, 3, 2])) == [0.2, -0.4, -0.2]
    assert rewards.by_margin(5, ended([30, 10], [1, 2])) == [1, -1]
