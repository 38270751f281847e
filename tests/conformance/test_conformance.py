"""The suite every game passes, at every player count and with every option."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sternentisch
from sternentisch.kernel.rng import Rng
from sternentisch.lab.conformance import check_end, check_illegal, check_state, check_step
from tests.support.cases import Case, all_cases, case_id
from tests.support.curious import curious_pick


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_random_games_keep_every_promise(case: Case) -> None:
    """Whole random games, everything checked at every step."""
    name, seats, options = case
    game = sternentisch.load(name)
    played: Counter[int] = Counter()
    for seed in range(3):
        rng = Rng(f"{case_id(case)}:{seed}")
        state = game.start(seats, seed, options)
        pieces = state.pieces()
        while not state.over:
            check_state(state, pieces, rng)
            if rng.below(20) == 0:
                check_illegal(state)
            id = curious_pick(state, rng, played)
            check_step(state, id, rng)
        check_end(state)
        check_illegal(state)


@pytest.mark.parametrize("id", sternentisch.game_ids())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10**6), data=st.data())
def test_guided_games_keep_every_promise(id: str, seed: int, data: st.DataObject) -> None:
    """The start of games whose every choice Hypothesis makes, hunting for the strange."""
    game = sternentisch.load(id)
    seats = data.draw(st.integers(game.min_seats, game.max_seats), label="seats")
    state = game.start(seats, seed)
    pieces = state.pieces()
    for picks in data.draw(st.lists(st.integers(0, 11), max_size=40), label="picks"):
        if state.over:
            break
        check_state(state, pieces, Rng(picks))
        check_step(state, state.offers[picks % len(state.offers)], Rng(seed))


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_equal_seeds_give_equal_games(case: Case) -> None:
    id, seats, options = case
    game = sternentisch.load(id)
    one, two = (game.start(seats, 11, options) for _ in range(2))
    assert one == two
    assert one.playout(Rng(5)) == two.playout(Rng(5))
    assert one == two
    assert one != game.start(seats, 12, options)
