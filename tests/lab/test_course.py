"""The course of a game: the same choices as without a watcher, leads as they can be recounted."""

from __future__ import annotations

from itertools import pairwise

import pytest

import sternentisch
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.lab.course import Choice, Course, Race, follow


def race(*rows: list[int]) -> Race:
    """Look at points after 0, 10, 20, … decisions."""
    made = Race(rows[0])
    for number, points in enumerate(rows[1:], 1):
        made.look(points, 10 * number)
    return made


@pytest.mark.parametrize(
    ("rows", "changes", "decided"),
    [
        ([[0, 0], [1, 0], [2, 0], [3, 1]], 0, 10 / 30),
        ([[0, 0], [1, 0], [1, 2], [3, 2]], 2, 1.0),
        ([[0, 0], [1, 0], [1, 1], [2, 1], [3, 1]], 0, 30 / 40),  # level, then the same again
        ([[0, 0], [0, 1], [1, 1], [2, 1]], 1, 1.0),  # level, then the other
        ([[5, 3], [6, 5]], 0, 0.0),  # ahead from the start
    ],
)
def test_the_lead(rows: list[list[int]], changes: int, decided: float) -> None:
    made = race(*rows)
    assert made.changes == changes
    assert made.decided([0], 10 * (len(rows) - 1)) == pytest.approx(decided)


def test_a_winner_by_a_tie_break_never_led_alone_and_shared_wins_are_not_decided() -> None:
    level = race([0, 0], [3, 1], [4, 4])
    assert level.decided([1], 20) == 1.0
    assert level.decided([0, 1], 20) is None


def watched(id: str, bots: list[str], seed: int) -> tuple[State, Course]:
    state = sternentisch.load(id).start(len(bots), seed)
    return state, follow(state, [make_bot(bot) for bot in bots], Rng(seed), keep_choices=True)


def recount(state: State, choices: list[Choice]) -> tuple[int, int, float | None]:
    """Play the choices again; return the turns, lead changes and when it was decided."""
    leaders: list[tuple[int, int | None]] = []  # after so many decisions: who led alone
    seats: list[int] = []
    for number, (seat, question, action, offers) in enumerate(choices):
        assert (seat, question) == (state.actor, state.decision().kind)
        assert offers == len(state.offers)
        if not seats or seats[-1] != seat:
            seats.append(seat)
            leaders.append((number, leader(state)))
        state.apply(action)
    assert state.over
    leaders.append((len(choices), leader(state)))
    alone = [seat for _, seat in leaders if seat is not None]
    changes = sum(a != b for a, b in pairwise(alone))
    winners = state.outcome().winners
    since = len(choices)
    for number, leading in reversed(leaders):
        if [leading] != winners:
            break
        since = number
    return len(seats) - 1, changes, since / len(choices) if len(winners) == 1 else None


def leader(state: State) -> int | None:
    points = state.outcome().points
    return points.index(max(points)) if points.count(max(points)) == 1 else None


@pytest.mark.parametrize("bots", [["random"] * 3, ["keen", "random", "keen"]])
@pytest.mark.parametrize("id", ["cave-in", "cryo", "magnastorm"])
def test_a_watched_game_is_the_same_and_can_be_recounted(id: str, bots: list[str]) -> None:
    for seed in range(4):
        state, course = watched(id, bots, seed)
        alone = sternentisch.load(id).start(len(bots), seed)
        assert play_to_end(alone, [make_bot(bot) for bot in bots], Rng(seed)) == course.decisions
        assert alone == state
        again = sternentisch.load(id).start(len(bots), seed)
        told = (course.turns, course.lead_changes, course.decided)
        assert told == recount(again, course.choices)


def test_a_team_has_no_leader() -> None:
    _, course = watched("astro-knights", ["random"] * 2, 1)
    assert course.turns > 0
    assert course.lead_changes is None
    assert course.decided is None
