"""Balance: shares, spreads and uses counted from games whose results are known."""

from __future__ import annotations

from collections import Counter

import pytest

import sternentisch
from sternentisch.lab.balance import Balance, quantile
from sternentisch.lab.simulate import Plan, Result, Summary, simulate

THINGS = {"tile-taken": ("tile", ["big", "small", "odd"]), "game-ended": ("reason", ["done"])}


def result(points: list[int], winners: list[int], met: dict[tuple[str, str, int], int]) -> Result:
    made = Result.__new__(Result)
    made.met = Counter(met)
    made.decisions = 10 * sum(points)
    made.reason = "done"
    made.points = points
    made.winners = winners
    made.victory = None
    made.first = 0
    made.breakdown = [{"all": own} for own in points]
    return made


@pytest.fixture
def balance() -> Balance:
    """Four games of two: seat 0 wins two and shares one; tiles are taken now and then."""
    results = [
        result([5, 3], [0], {("tile-taken", "big", 0): 2, ("tile-taken", "small", 1): 1}),
        result([4, 4], [0, 1], {("tile-taken", "big", 1): 1}),
        result([9, 1], [0], {("tile-taken", "big", 0): 1, ("tile-taken", "big", 1): 1}),
        result([2, 6], [1], {("tile-taken", "small", 0): 1, ("game-ended", "done", -1): 1}),
    ]
    return Balance(Summary(results, 2, 1.0), THINGS)


def test_wins_by_seat(balance: Balance) -> None:
    shares = [share.value for share in balance.by_seat()]
    assert shares == [0.625, 0.375]
    for share in balance.by_seat():
        assert share.interval[0] < share.value < share.interval[1]
    assert balance.lopsided(balance.by_seat()) == []
    for played in balance.results:
        played.winners = [1]
    assert balance.lopsided(balance.by_seat()) == [1]


def test_wins_of_whoever_began(balance: Balance) -> None:
    """Seat 1 began the last two games: one lost, one won."""
    for played in balance.results[2:]:
        played.first = 1
    shares = [share.value for share in balance.by_turn()]
    assert shares == [0.625, 0.375]
    for played in balance.results:
        played.winners = [1 - played.first]
    assert [share.value for share in balance.by_turn()] == [0.0, 1.0]
    assert balance.lopsided(balance.by_turn()) == [1]


def test_points_margins_and_lengths(balance: Balance) -> None:
    assert balance.points() == [1, 2, 3, 4, 4, 5, 6, 9]
    assert balance.margins() == [0, 2, 4, 8]
    assert balance.lengths() == [80, 80, 80, 100]
    assert quantile(balance.points(), 0.0) == 1
    assert quantile(balance.points(), 1.0) == 9
    assert balance.sources() == {"all": (4.25, 5.6)}  # winners: 5, 4, 4, 9, 6


def test_uses_count_games_users_and_their_wins(balance: Balance) -> None:
    big, small, odd, end = balance.uses()
    assert (big.games, big.users) == (3, 4)
    assert big.won is not None
    assert big.won.value == (1 + 0.5 + 1 + 0) / 4
    assert (small.games, small.users) == (2, 2)
    assert small.won is not None
    assert small.won.value == 0
    assert (odd.games, odd.users, odd.won) == (0, 0, None)
    assert (end.games, end.users, end.won) == (1, 0, None)


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_real_games_are_counted(id: str) -> None:
    game = sternentisch.load(id)
    plan = Plan(id, ["keen"] * 2, seed=1, coverage=True)
    balance = Balance(simulate(plan, 20), plan.things(game))
    if not game.cooperative:
        assert sum(share.value for share in balance.by_seat()) == pytest.approx(1)
    assert any(use.won for use in balance.uses())
    assert len(balance.uses()) == sum(len(values) for _, values in plan.things(game).values())
