"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sternentisch
from sternentisch.kernel.refusal import BadInput, IllegalAction, UnknownName
from sternentisch.rl.gym import SeatEnv, environment_id
from tests.rl.counts import COUNTS, GAMES


@pytest.mark.parametrize(("game", "seats"), COUNTS)
@pytest.mark.parametrize("illegal", ["random", "lose"])
def test_the_checker_is_content(game: str, seats: int, illegal: str) -> None:
    made = gymnasium.make(environment_id(game), seats=seats, illegal=illegal, render_mode="ansi")
    check_env(made.unwrapped)  # it chooses without looking at the mask


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered(game: str) -> None:
    env = gymnasium.make(f"sternentisch.rl.gym:{environment_id(game)}")
    assert env.unwrapped.setting.game is sternentisch.load(game)  # type: ignore[attr-defined]


def play(env: SeatEnv, seed: int) -> tuple[list[list[int]], float, dict[str, Any]]:
    """Play at random; return everything seen, and the reward and info at the end."""
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    rows = [seen.tolist()]
    while True:
        assert env.position.chooser == env.seat == info["seat"]
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        rows.append(seen.tolist())
        assert not truncated
        if terminated:
            return rows, float(reward), info
        assert reward == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_gets_the_reward_of_its_seat(seat: int) -> None:
    env = SeatEnv("cave-in", 3, seat, bots=["keen", "random"])
    _, reward, info = play(env, 3)
    assert not info["action_mask"].any()
    assert reward == env.setting.reward(env.position.outcome())[seat]
    assert info["outcome"] == env.position.outcome().to_json()


def test_equal_seeds_give_equal_games_against_bots_that_draw_chance() -> None:
    first, second = (SeatEnv("cryo", 2, 0, bots="keen") for _ in range(2))
    rows, reward, _ = play(first, 5)
    assert play(second, 5)[:2] == (rows, reward)
    assert play(second, 6)[0] != rows


def test_the_bots_sit_around_the_learner() -> None:
    env = SeatEnv("cave-in", 4, 2, bots=["greedy", "keen", "random"])
    env.reset(seed=1)
    names = {seat: bot.name for seat, bot in env.company.bots.items()}
    assert names == {3: "greedy", 0: "keen", 1: "random"}


def test_the_seat_can_change_from_game_to_game() -> None:
    env = SeatEnv("cave-in", 4, "random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(60)} == {0, 1, 2, 3}


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = SeatEnv("cave-in", 2)
    env.reset(seed=1)
    before = env.position.digest()
    illegal = int(np.flatnonzero(env.observe()[1]["action_mask"] == 0)[0])
    refusal = env.position.refusal(illegal)
    assert refusal is not None
    with pytest.raises(IllegalAction, match=f"forbidden by {refusal.rule}"):
        env.step(illegal)
    assert env.position.digest() == before


def test_a_copy_plays_on_alike() -> None:
    env = SeatEnv("cave-in", 3, bots="keen")
    _, info = env.reset(seed=2)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, _, _, _, info = env.step(action)
        for twin in twins:
            twin.step(action)
            assert twin.position == env.position


def test_one_may_play_alone_where_the_game_allows_it() -> None:
    _, reward, info = play(SeatEnv("astro-knights", 1), 1)
    assert reward == (1 if info["outcome"]["victory"] else -1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 2}, 'seat 2: 0 to 1, or "random" wanted'),
        ({"seat": "left"}, "seat 'left'"),
        ({"bots": "random,random"}, "1 names wanted"),
        ({"illegal": "shrug"}, "refuse, lose or random wanted"),
    ],
)
def test_wrong_arguments_are_told(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        SeatEnv("cave-in", 2, **wrong)  # type: ignore[arg-type]


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'nobody'"):
        SeatEnv("cave-in", 2, bots="nobody")
