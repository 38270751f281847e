"""Many games at once are the same games as one by one."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

import sternentisch
from sternentisch.kernel.content import load_content
from sternentisch.kernel.refusal import BadInput, IllegalAction
from sternentisch.kernel.state import State
from sternentisch.rl.vector import Batch, VectorEnv
from tests.rl.counts import COUNTS
from tests.support.pebbles.game import Pebbles
from tests.support.pebbles.game import State as PebblesState

FOLDER = Path(__file__).parent.parent / "support" / "pebbles"


def choose(batch: Batch, random: np.random.Generator) -> np.ndarray:
    """Choose a random legal action in each game."""
    return (batch.action_mask * random.random(batch.action_mask.shape)).argmax(axis=1)


def check(batch: Batch, number: int, state: State) -> None:
    """Hold the row of one game against the game itself."""
    assert batch.actor[number] == state.chooser
    assert batch.observation[number].tobytes() == state.game.observe(state, state.chooser)
    assert np.flatnonzero(batch.action_mask[number]).tolist() == state.offers


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_every_row_is_its_game(game: str, seats: int) -> None:
    """Games are replayed beside, each on its own, through several ends and new beginnings."""
    env = VectorEnv(game, 3, seats, seed=7)
    plain = sternentisch.load(game)
    states = [plain.start(seats, 7 + number) for number in range(3)]
    following = 10
    random = np.random.default_rng(seats)
    batch = env.reset()
    for step in range(10_000):
        for number, state in enumerate(states):
            if step % 5 == 0 or batch.done[number]:
                check(batch, number, state)
        actions = choose(batch, random)
        assert env.step(actions) is batch
        for number, state in enumerate(states):
            state.apply(int(actions[number]))
            assert batch.done[number] == state.over
            gained = env.setting.reward(state.outcome()) if state.over else [0] * seats
            assert batch.reward[number].tolist() == pytest.approx(gained)
            if state.over:
                states[number] = plain.start(seats, following)
                following += 1
        if following == 12:
            return
    pytest.fail("no game came to its end")


def test_the_arrays_are_made_once() -> None:
    env = VectorEnv("cave-in", 4)
    batch = env.reset()
    places = [array.ctypes.data for array in batch]
    for _ in range(3):
        again = env.step(choose(batch, np.random.default_rng(0)))
        assert [array.ctypes.data for array in again] == places
    assert [array.ctypes.data for array in env.reset()] == places
    assert [str(array.dtype) for array in batch] == ["uint8", "int8", "int8", "float32", "bool"]


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    def rows(seed: int) -> list[bytes]:
        env = VectorEnv("magnastorm", 5, 3, seed=seed, bots="keen", seat=1)
        random = np.random.default_rng(0)
        batch = env.reset()
        found = []
        for _ in range(30):
            env.step(choose(batch, random))
            found.append(b"".join(array.tobytes() for array in batch))
        return found

    assert rows(4) == rows(4)
    assert rows(4) != rows(5)


@pytest.mark.parametrize(("game", "seats"), [("cave-in", 3), ("astro-knights", 2)])
def test_with_bots_the_learner_alone_is_asked(game: str, seats: int) -> None:
    env = VectorEnv(game, 4, seats, bots="random", seat=1)
    random = np.random.default_rng(1)
    batch = env.reset()
    ends = 0
    while ends < 6:
        assert (batch.actor == 1).all()
        assert batch.action_mask.any(axis=1).all()
        env.step(choose(batch, random))
        ends += int(batch.done.sum())
        assert (batch.reward.any(axis=1) <= batch.done).all()


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = VectorEnv("cave-in", 2)
    before = [array.copy() for array in env.reset()]
    raid = sternentisch.load("cave-in").action("raid").id
    with pytest.raises(IllegalAction, match="raid: forbidden by CI-R2"):
        env.step([env.states[0].offers[0], raid])
    assert [state.digest() for state in env.states] == [
        env.setting.start(seed).digest() for seed in range(2)
    ]
    for array, old in zip(env.batch, before, strict=True):
        assert (array == old).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"count": 0}, "count: at least 1 wanted, not 0"),
        ({"count": 2, "seat": 5}, "seat 5: seats go from 0 to 1"),
        ({"count": 2, "reward": "luck"}, "reward 'luck'"),
    ],
)
def test_wrong_arguments_are_told(wrong: dict[str, int], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        VectorEnv("cave-in", **wrong)  # type: ignore[arg-type]


def test_each_game_wants_its_action() -> None:
    env = VectorEnv("cave-in", 3)
    with pytest.raises(BadInput, match="reset"):
        env.step([0, 0, 0])
    env.reset()
    for wrong in ([0, 0], [0.0, 0.0, 0.0], [[0], [0], [0]]):
        with pytest.raises(BadInput, match="actions: 3 whole numbers wanted"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="ids go from 0 to 235"):
        env.step([-1, -1, -1])


def test_numbers_beyond_a_byte_are_cut() -> None:
    pebbles = Pebbles(load_content(FOLDER / "content.toml"), FOLDER)
    env = VectorEnv(pebbles, 3, 2)
    env.reset()
    cast(PebblesState, env.states[1]).heap = 1000
    batch = env.step([0, 0, 0])
    for number, state in enumerate(env.states):
        check(batch, number, state)
    assert batch.observation.max(axis=1)[1] == 255 > batch.observation[0].max()
