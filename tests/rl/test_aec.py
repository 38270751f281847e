"""PettingZoo's own kit, and what it does not ask, for the environments that go seat by seat."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import turn_based_aec_to_parallel  # type: ignore[import-untyped]

import sternentisch
from sternentisch.kernel.refusal import BadInput, IllegalAction
from sternentisch.rl import aec
from tests.rl.counts import COUNTS, DICTIONARIES_ARE_FINE, GAMES

pytestmark = DICTIONARIES_ARE_FINE


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_kit_is_content(game: str, seats: int) -> None:
    api_test(aec.env(game, seats), num_cycles=30)
    api_test(aec.env(game, seats, max_steps=9), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_equal_seeds_give_equal_games(game: str, seats: int) -> None:
    seed_test(lambda: aec.env(game, seats), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_pettingzoo_can_turn_it_into_a_parallel_one(game: str, seats: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec.env(game, seats)), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_benchmark_of_the_kit_runs(
    game: str, pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    """It takes five seconds, whatever is played: the most players, with --soak all counts."""
    counts = [seats for id, seats in COUNTS if id == game]
    for seats in counts if pytestconfig.getoption("--soak") else counts[-1:]:
        performance_benchmark(aec.env(game, seats))
        assert "turns per second" in capsys.readouterr().out


def play(env: aec.TurnsEnv, seed: int) -> dict[str, float]:
    """Play a random game; return what every agent has gained when it leaves."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            gained[agent] = reward
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return gained


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_everybody_gets_what_the_standing_is_worth(game: str, seats: int) -> None:
    env = aec.raw_env(game, seats)
    gained = play(env, seats)
    outcome = env.position.outcome()
    if outcome.victory is not None:
        assert set(gained.values()) == {1.0 if outcome.victory else -1.0}
    else:
        assert sum(gained.values()) == pytest.approx(0)
        best = max(gained.values())
        assert [seat for seat in range(seats) if gained[f"seat_{seat}"] == best] == outcome.winners


def test_the_margin_can_be_the_reward() -> None:
    env = aec.raw_env("cave-in", 2, reward="margin:200")
    gained = play(env, 4)
    first, second = env.position.outcome().points
    assert gained == {"seat_0": (first - second) / 200, "seat_1": (second - first) / 200}


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = aec.env("cryo", 3)
    env.reset(seed=11)
    assert env.unwrapped.position == sternentisch.load("cryo").start(3, 11)
    env.reset()
    second = env.unwrapped.position
    env.reset(seed=11)
    env.reset()
    assert env.unwrapped.position == second


def test_the_mask_is_the_legal_actions_of_whoever_is_asked() -> None:
    env = aec.env("magnastorm", 3)
    env.reset(seed=2)
    asked = env.agent_selection
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        legal = env.unwrapped.position.offers if agent == asked else []
        assert np.flatnonzero(mask).tolist() == legal


def test_a_long_game_is_cut_off() -> None:
    env = aec.env("cave-in", 2, max_steps=5)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if truncated:
            env.step(None)
        else:
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            steps += 1
    assert steps == 5


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = aec.env("cave-in", 2, illegal="refuse")
    env.reset(seed=1)
    before = env.unwrapped.position.digest()
    raid = sternentisch.load("cave-in").action("raid").id
    with pytest.raises(IllegalAction, match="raid: forbidden by CI-R2"):
        env.step(raid)
    assert env.unwrapped.position.digest() == before
    assert not any(env.terminations.values())


def test_an_illegal_action_loses_as_in_pettingzoo() -> None:
    env = aec.env("cave-in", 2)
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(sternentisch.load("cave-in").action("raid").id)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == guilty else 0 for agent in env.agents}


def test_an_environment_can_be_copied_and_sent_elsewhere() -> None:
    env = aec.env("magnastorm", 2)
    env.reset(seed=5)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        action = int(np.flatnonzero(twin.last()[0]["action_mask"])[0])
        twin.step(action)
        assert twin.unwrapped.position != env.unwrapped.position
        fresh = aec.env("magnastorm", 2)
        fresh.reset(seed=5)
        fresh.step(action)
        assert twin.unwrapped.position == fresh.unwrapped.position


def test_a_position_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env("cave-in", 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("Star Scrappers: Cave-In: seat_")
    assert "\n  players: [" in text
    loud = aec.env("cave-in", 2, render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == text + "\n"


def test_what_is_shown_tells_no_secrets() -> None:
    env = aec.env("cave-in", 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    env.unwrapped.position = env.unwrapped.position.sample(None, sternentisch.Rng(3))
    assert env.render() == text


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 9}, "cave-in is for 2 to 4 players"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"reward": "glory"}, "reward 'glory': standing, margin or margin:POINTS wanted"),
        ({"reward": "margin:0"}, "points are a whole number from 1 on"),
        ({"illegal": "shrug"}, "illegal 'shrug': lose or refuse wanted"),
        ({"max_steps": 0}, "max_steps: at least 1 wanted, not 0"),
        ({"render_mode": "film"}, "render_mode 'film': ansi or human wanted"),
    ],
)
def test_wrong_arguments_are_told(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        aec.env("cave-in", **wrong)  # type: ignore[arg-type]


def test_a_team_has_no_margin() -> None:
    with pytest.raises(BadInput, match="won or lost together"):
        aec.env("astro-knights", reward="margin")
