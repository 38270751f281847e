"""What every observation promises, in every game, for every number of players and all options."""

from __future__ import annotations

from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel.content import load_content
from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import HIGHEST, Field, width
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.cases import Case, all_cases, case_id
from tests.support.pebbles.game import Pebbles

FOLDER = Path(__file__).parent.parent / "support" / "pebbles"
SAMPLED_EVERY = 12  # steps, for a guess costs much more than an observation


def check_fields(fields: list[Field]) -> None:
    """Fields are fit to be documented, and fit into a byte."""
    names = [field.name for field in fields]
    assert len(set(names)) == len(names)
    for field in fields:
        assert field.size > 0, field
        assert 0 < field.high <= HIGHEST, field
        assert field.about, field


def check_row(fields: list[Field], state: State, seat: int) -> bytes:
    """Return the row of a seat: as long as declared, each number in its range."""
    row = state.game.observe(state, seat)
    assert len(row) == width(fields)
    at = 0
    for field in fields:
        numbers = row[at : at + field.size]
        assert max(numbers) <= field.high, f"{field.name}: {list(numbers)}"
        at += field.size
    return row


def check_game(game: Game, seats: int, options: dict[str, object]) -> None:
    """Play one random game and hold every promise at every step, its end included."""
    fields = game.fields(seats)
    check_fields(fields)
    rng = Rng(seats)
    state = game.start(seats, seats, options)
    for step in range(100_000):
        rows = [check_row(fields, state, seat) for seat in range(seats)]
        if step % SAMPLED_EVERY == 0 or state.over:
            for seat, row in enumerate(rows):
                guess = state.sample(seat, rng)
                assert game.observe(guess, seat) == row, "it depends on what the seat cannot know"
        if state.over:
            return
        state.play(state.offers[rng.below(len(state.offers))])


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_every_observation_keeps_its_promises(case: Case) -> None:
    id, seats, options = case
    check_game(sternentisch.load(id), seats, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_declares_nothing_is_observed_all_the_same(seats: int) -> None:
    pebbles = Pebbles(load_content(FOLDER / "content.toml"), FOLDER)
    check_game(pebbles, seats, {})
    state = pebbles.start(seats, 1)
    names = [field.name for field in pebbles.fields(seats)]
    heap = dict(zip(names, pebbles.observe(state, 1), strict=True))["heap"]
    assert heap == pebbles.view(state, 1).heap + 1 > 1


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_different_positions_are_told_apart(id: str) -> None:
    """An observation that forgot the game would keep every promise above."""
    game = sternentisch.load(id)
    rng = Rng(1)
    rows, views = set(), set()
    for seed in range(3):
        state = game.start(2, seed)
        while not state.over:
            rows.add(game.observe(state, state.chooser))
            views.add(str(state.view(state.chooser)))
            state.play(state.offers[rng.below(len(state.offers))])
    assert len(rows) > 0.9 * len(views)
