"""PettingZoo's own kit for the environments in which all seats act at once."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
)

import sternentisch
from sternentisch.kernel.refusal import BadInput, IllegalAction
from sternentisch.rl import aec, parallel
from tests.rl.counts import COUNTS, DICTIONARIES_ARE_FINE

pytestmark = DICTIONARIES_ARE_FINE


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_kit_is_content(game: str, seats: int) -> None:
    parallel_api_test(parallel.parallel_env(game, seats), num_cycles=15)
    api_test(parallel.env(game, seats), num_cycles=10)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_equal_seeds_give_equal_games(game: str, seats: int) -> None:
    # The kit chooses without looking at the mask.
    parallel_seed_test(lambda: parallel.parallel_env(game, seats, illegal="random"), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_a_game_lasts_no_longer_than_wanted(game: str, seats: int) -> None:
    together = partial(parallel.parallel_env, game, seats, illegal="random")
    in_order = partial(parallel.env, game, seats, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=together, env=in_order))


def test_both_forms_play_the_same_game() -> None:
    together, turns = parallel.parallel_env("cave-in", 3), aec.raw_env("cave-in", 3)
    seen, _ = together.reset(seed=6)
    turns.reset(seed=6)
    random = np.random.default_rng(1)
    while together.agents:
        asked = turns.agent_selection
        for agent, own in seen.items():
            known = turns.observe(agent)
            assert (own["observation"] == known["observation"]).all()
            assert (own["action_mask"][:-1] == known["action_mask"]).all()
            assert own["action_mask"][-1] == (agent != asked)
        actions = {
            agent: int(random.choice(np.flatnonzero(own["action_mask"])))
            for agent, own in seen.items()
        }
        turns.step(actions[asked])
        seen, rewards, terminations, _, _ = together.step(actions)
        assert terminations == turns.terminations
        assert rewards == turns.rewards
    assert sum(map(abs, rewards.values())) > 0


def test_an_illegal_action_is_refused_replaced_or_loses() -> None:
    raid = sternentisch.load("cave-in").action("raid").id
    env = parallel.parallel_env("cave-in", 2)
    env.reset(seed=1)
    asked = env.position.chooser
    with pytest.raises(IllegalAction, match="CI-R2"):
        env.step({"seat_0": raid, "seat_1": raid})
    with pytest.raises(BadInput, match=f"seat_{asked} is asked and cannot wait"):
        env.step({"seat_0": env.wait, "seat_1": env.wait})
    env.illegal = "random"
    rewards, terminations = env.step({"seat_0": raid, "seat_1": raid})[1:3]
    assert not any(rewards.values())
    assert not any(terminations.values())
    env.illegal = "lose"
    env.reset(seed=1)
    rewards, terminations = env.step({"seat_0": raid, "seat_1": raid})[1:3]
    assert all(terminations.values())
    assert rewards == {f"seat_{asked}": -1.0, f"seat_{1 - asked}": 0.0}
    assert env.agents == []


def test_wrong_arguments_are_told() -> None:
    with pytest.raises(BadInput, match="illegal 'shrug': refuse, lose or random wanted"):
        parallel.parallel_env("cave-in", illegal="shrug")
    with pytest.raises(BadInput, match="max_cycles: at least 1 wanted, not -1"):
        parallel.parallel_env("cave-in", max_cycles=-1)
