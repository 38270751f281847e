"""Simulation: same games however the work is shared."""

from __future__ import annotations

import pytest

import sternentisch
from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.lab.simulate import Plan, simulate


def test_the_figures_add_up() -> None:
    told: list[int] = []
    summary = simulate(Plan("cave-in", ["random"] * 3, seed=2), 60, progress=told.append)
    figures = summary.to_json()
    assert sum(told) == figures["games"] == 60
    wins, reasons = figures["wins_by_seat"], figures["end_reasons"]
    assert isinstance(wins, list)
    assert isinstance(reasons, dict)
    assert sum(wins) == pytest.approx(60, abs=0.05)
    assert sum(reasons.values()) == 60
    assert figures["decisions"] == sum(result.decisions for result in summary.results)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("cave-in", ["random"] * 2, seed=5)
    one, two = (simulate(plan, 110, jobs=jobs) for jobs in (1, 2))
    assert [r.points for r in one.results] == [r.points for r in two.results]
    assert [r.decisions for r in one.results] == [r.decisions for r in two.results]


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_watching_the_details_changes_nothing(id: str) -> None:
    bots = ["random", "keen"]
    plain, watched = (
        simulate(Plan(id, bots, seed=3, coverage=True, details=details, choices=details), 4)
        for details in (False, True)
    )
    for one, other in zip(plain.results, watched.results, strict=True):
        assert (one.points, one.ranks, one.reason) == (other.points, other.ranks, other.reason)
        assert (one.decisions, one.first, one.met) == (other.decisions, other.first, other.met)
        assert one.course is None
        assert other.course is not None
        assert len(other.course.choices) == other.decisions
        assert len(other.traits) == 3


@pytest.mark.parametrize(
    ("plan", "games", "jobs"),
    [
        (Plan("cave-in", ["random"] * 2), 0, 1),
        (Plan("cave-in", ["random"] * 2), 1, 0),
        (Plan("cave-in", ["random"]), 1, 1),
        (Plan("cave-in", ["oracle"] * 2), 1, 1),
        (Plan("chess", ["random"] * 2), 1, 1),
        (Plan("cave-in", ["random"] * 2, options={"x": 1}), 1, 1),
    ],
)
def test_wrong_plans_are_refused(plan: Plan, games: int, jobs: int) -> None:
    with pytest.raises(SternentischError):
        simulate(plan, games, jobs)


def test_bad_numbers_are_named() -> None:
    with pytest.raises(BadInput, match="games: at least 1"):
        simulate(Plan("cave-in", ["random"] * 2), -5)


@pytest.mark.parametrize("seed", [2**63 - 1, -(2**63), 10**18])
def test_every_seed_of_a_game_is_good_for_a_simulation(seed: int) -> None:
    summary = simulate(Plan("cave-in", ["random"] * 2, seed), 3)
    assert summary.to_json()["games"] == 3


def test_coverage_counts_what_came_up() -> None:
    """Every thing of the game is listed, and the counts do not depend on the processes."""
    game = sternentisch.load("magnastorm")
    plan = Plan("magnastorm", ["keen"] * 2, seed=3, coverage=True)
    things = plan.things(game)
    one, two = (simulate(plan, 60, jobs=jobs).coverage(things) for jobs in (1, 2))
    assert one == two
    assert {kind: list(counts) for kind, counts in one.items()} == {
        kind: values for kind, (_, values) in things.items()
    }
    assert sum(one["game-ended"].values()) == 60
    assert one["contract-completed"]["sc3"] > 0
    assert sum(one["space-bonus"].values()) > 100


def test_coverage_is_counted_only_when_asked_for() -> None:
    summary = simulate(Plan("magnastorm", ["random"] * 2), 2)
    assert not any(result.met for result in summary.results)


RARE = {"game-ended", "tile-laid"}
"""What needs luck, or more skill than keen bots have: some ends, and long games against a boss."""


def never_met(plan: Plan, games: int) -> set[tuple[str, str]]:
    met = simulate(plan, games, jobs=2).coverage(plan.things(sternentisch.load(plan.game)))
    return {(kind, id) for kind in set(met) - RARE for id, count in met[kind].items() if not count}


@pytest.mark.parametrize("id", ["cave-in", "cryo", "magnastorm"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulations_meet_every_thing_of_a_game(id: str, seats: int) -> None:
    """Cards, contracts, bonus spaces: all come up in some hundred games."""
    bots = ["keen", "random", "keen", "random"][:seats]
    assert not never_met(Plan(id, bots, coverage=True), 400)


def test_simulations_meet_every_card_and_verb_of_astro_knights() -> None:
    """Few games last long enough for dear cards, so it takes more of them."""
    options: dict[str, object] = {"boss": "random", "homeworld": "random"}
    missing = [
        never_met(Plan("astro-knights", ["keen"] * seats, 0, options, None, coverage=True), 1500)
        for seats in (1, 2, 3)
    ]
    assert not set.intersection(*missing)


def test_the_victory_of_a_team_is_one_of_each_seat() -> None:
    summary = simulate(Plan("astro-knights", ["greedy"] * 2, seed=1), 12, jobs=2)
    figures = summary.to_json()
    won = figures["end_reasons"]["victory"]  # type: ignore[index]
    assert won > 0
    assert figures["wins_by_seat"] == [won, won]
