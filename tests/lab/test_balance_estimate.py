"""How sure figures are: intervals, chances and corrections against known values."""

from __future__ import annotations

import doctest
import random

import pytest

from sternentisch.lab.balance import estimate
from sternentisch.lab.balance.estimate import Cross, Sums, chance_of, corrected, difference
from sternentisch.lab.rating import interval

Game = tuple[float, int]
"""What the users in a game won, and how many they were."""


def sums(games: list[Game], fair: float = 0.5) -> Sums:
    """Add up games by hand."""
    rows = [(won, users, fair * users) for won, users in games]
    return Sums(
        len(rows),
        sum(w for w, _, _ in rows),
        sum(u for _, u, _ in rows),
        sum(e for _, _, e in rows),
        sum(w * w for w, _, _ in rows),
        sum(w * u for w, u, _ in rows),
        sum(u * u for _, u, _ in rows),
        sum(w * e for w, _, e in rows),
        sum(e * e for _, _, e in rows),
    )


def cross(first: list[Game], second: list[Game]) -> Cross:
    fair = 0.5
    pairs = list(zip(first, second, strict=True))
    return Cross(
        sum(a[0] * b[0] for a, b in pairs),
        sum(a[0] * b[1] for a, b in pairs),
        sum(a[1] * b[0] for a, b in pairs),
        sum(a[1] * b[1] for a, b in pairs),
        sum(a[0] * b[1] * fair for a, b in pairs),
        sum(a[1] * fair * b[0] for a, b in pairs),
        sum(a[1] * fair * b[1] * fair for a, b in pairs),
    )


def test_examples_in_the_module_work() -> None:
    result = doctest.testmod(estimate)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("won", [0, 3, 10, 25])
def test_one_user_a_game_has_the_interval_of_the_ratings(won: int) -> None:
    values = [1.0] * won + [0.0] * (25 - won)
    found = sums([(value, 1) for value in values]).share
    assert found is not None
    assert found.value == won / 25
    assert (found.low, found.high) == pytest.approx(interval(values))


def test_intervals_are_those_of_the_textbook() -> None:
    """Agresti and Coull: 20 of 100 is (22 / 104) give or take 1.96 errors; Wilson is close."""
    found = sums([(1.0, 1)] * 20 + [(0.0, 1)] * 80).share
    assert found is not None
    assert (found.low, found.high) == pytest.approx((0.1331, 0.2900), abs=1e-4)
    wilson = (0.1334, 0.2888)
    assert (found.low, found.high) == pytest.approx(wilson, abs=0.002)


def test_the_lift_is_the_share_by_what_is_fair() -> None:
    found = sums([(1.0, 1)] * 40 + [(0.0, 1)] * 60, fair=0.25)
    assert found.lift is not None
    assert found.share is not None
    assert found.lift.value == pytest.approx(1.6)
    assert found.lift.low == pytest.approx(found.share.low / 0.25)
    assert found.lift.high == pytest.approx(found.share.high / 0.25)


def test_seats_of_one_game_are_not_independent() -> None:
    """Two users who always fare alike tell no more than one of them."""
    alone = sums([(1.0, 1)] * 300 + [(0.0, 1)] * 200)
    together = sums([(2.0, 2)] * 300 + [(0.0, 2)] * 200)
    assert alone.share is not None
    assert together.share is not None
    assert together.share.error == pytest.approx(alone.share.error, rel=0.02)
    assert together.chance == pytest.approx(alone.chance)


def test_what_everybody_uses_tells_nothing() -> None:
    """All four seats of every game used it; one of them won, whatever it is worth."""
    found = sums([(1.0, 4)] * 200, fair=0.25)
    assert found.lift is not None
    assert found.lift.value == 1
    assert found.lift.high - found.lift.low < 0.05
    assert found.chance == 1


def test_nothing_is_known_of_what_nobody_used() -> None:
    assert Sums().share is None
    assert Sums().lift is None
    assert Sums().chance == 1


def test_chances_of_the_normal_distribution() -> None:
    assert chance_of(1.959964, 1) == pytest.approx(0.05)
    assert chance_of(-2.575829, 1) == pytest.approx(0.01)
    assert chance_of(0, 1) == 1
    assert chance_of(5, 0) == 1


def test_correction_after_benjamini_and_hochberg() -> None:
    """By hand, from the largest of five: p × 5 / rank, and never more than the one before."""
    found = corrected([0.001, 0.008, 0.039, 0.041, 0.6])
    assert found == pytest.approx([0.005, 0.02, 0.05125, 0.05125, 0.6])
    assert corrected([0.6, 0.001]) == pytest.approx([0.6, 0.002])
    assert corrected([]) == []


def test_equal_seeds_make_differences_surer() -> None:
    """Of paired games, only those that came out differently count."""
    first = [(1.0, 1)] * 50 + [(0.0, 1)] * 50
    second = [(1.0, 1)] * 60 + [(0.0, 1)] * 40
    a, b = sums(first), sums(second)
    assert a.share is not None
    assert b.share is not None
    paired = difference(a.share, b.share, cross(first, second).of_shares(a, b))
    apart = difference(a.share, b.share, 0.0)
    assert paired.value == apart.value == pytest.approx(0.1)
    assert paired.low > 0 > apart.low
    assert paired.chance < 0.05 < apart.chance
    same = difference(a.share, a.share, cross(first, first).of_shares(a, a))
    assert (same.value, same.chance) == (0, 1)


@pytest.mark.parametrize("won", [0, 9, 15, 29])
def test_one_game_that_came_out_differently_is_no_certainty(won: int) -> None:
    """Two runs that are equal but for one game of thirty differ by chance."""
    first = [(1.0, 1)] * won + [(0.0, 1)] * (30 - won)
    second = [(1.0, 1)] * (won + 1) + [(0.0, 1)] * (29 - won)
    a, b = sums(first), sums(second)
    assert a.share is not None
    assert b.share is not None
    assert a.lift is not None
    assert b.lift is not None
    both = cross(first, second)
    shares = difference(a.share, b.share, both.of_shares(a, b))
    lifts = difference(a.lift, b.lift, both.of_lifts(a, b))
    for found in (shares, lifts):
        assert found.low < 0 < found.high
        assert found.chance > 0.3


def test_lifts_are_paired_too() -> None:
    first = [(1.0, 2)] * 50 + [(0.0, 1)] * 50
    a = sums(first)
    assert a.lift is not None
    covariance = cross(first, first).of_lifts(a, a)
    assert covariance == pytest.approx(a.lift.error**2, rel=0.1)


def test_intervals_hold_as_often_as_they_say() -> None:
    """Users come in ones and twos, and win 0.3 each; nineteen of twenty intervals know it."""
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        games: list[Game] = []
        for _ in range(150):
            users = rng.choice([1, 2])
            games.append((float(rng.random() < 0.3 * users), users))
        found = sums(games).share
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98
