"""Honesty: what a seat cannot know makes no difference to what its bot does."""

from __future__ import annotations

import pytest

import sternentisch
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.hint import hints
from sternentisch.bots.keen import KeenBot
from sternentisch.bots.registry import bot_ids, make_bot
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

THINKERS = ("3", "4", "5", "search")
"""Bots that take their time: the same search with another number of iterations."""
POSITIONS = 40


def positions(game: Game, seats: int, every: int) -> list[State]:
    """Return positions from all over some keen games."""
    found: list[State] = []
    rng, bot = Rng(5), KeenBot()
    for seed in range(20):
        state = game.start(seats, seed)
        decisions = rng.below(every)
        while not state.over and len(found) < POSITIONS:
            assert state.actor is not None
            if decisions % every == 0:
                found.append(state.clone())
            state.apply(bot.choose(Knowledge(state, state.actor), rng))
            decisions += 1
    return found


def twins(state: State, seed: int) -> tuple[Knowledge, Knowledge]:
    """Return what the chooser knows, and the same with another truth behind it."""
    seat = state.actor
    assert seat is not None
    other = state.sample(seat, Rng(f"twin:{seed}"))
    return Knowledge(state, seat), Knowledge(other, seat)


@pytest.mark.parametrize("name", [*sorted(set(bot_ids()) - set(THINKERS)), "search:12"])
@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_what_a_seat_cannot_know_changes_no_choice(id: str, name: str) -> None:
    """Two states that differ only in hidden things get the same answer for the same chance."""
    game = sternentisch.load(id)
    bot = make_bot(name)
    different = 0
    for seats in range(max(2, game.min_seats), game.max_seats + 1):
        for seed, state in enumerate(positions(game, seats, 11)):
            one, two = twins(state, seed)
            different += one._state != two._state
            assert bot.choose(one, Rng(seed)) is bot.choose(two, Rng(seed))
    assert different or not hides_anything(game), "the test compared nothing"


def hides_anything(game: Game) -> bool:
    """Whether something but coming chance is hidden at the start."""
    state = game.start(game.max_seats, 1)
    guess = state.sample(0, Rng(1))
    guess.rng = state.rng
    return guess != state


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_hints_tell_no_secrets(id: str) -> None:
    game = sternentisch.load(id)
    for seed, state in enumerate(positions(game, game.max_seats, 29)[:12]):
        one, two = (hints(knowledge, Rng(seed), 12) for knowledge in twins(state, seed))
        assert [repr(hint) for hint in one] == [repr(hint) for hint in two]
        for hint, twin in zip(one, two, strict=True):
            assert [note.name for note in hint.notes] == [note.name for note in twin.notes]
