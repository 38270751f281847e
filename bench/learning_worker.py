"""
What the measured processes of `learning.py` have in common: ways to step, and a line of JSON.

A worker is started as `python -m bench.learning_<worker> SEED SECONDS`. A step is one decision of
one player: what the player knows and may do is there as arrays, a legal action is chosen at
random, and it is played. The starts of new games are part of it.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from bench.meter import Tally, measure

VECTOR = "vector"
WRAPPED = "env()"
BARE = "raw_env()"
SPIEL = "state"


@dataclass
class Speed:
    """How fast one game is stepped in one way."""

    game: str
    form: str
    tally: Tally


@dataclass
class SpeedReport:
    """The line that a worker prints."""

    version: str
    speeds: list[Speed]
    missing: dict[str, str]
    """Games that could not be measured, and why."""


Case = tuple[str, str, Callable[[], Callable[[], int]]]
"""A game, a way to step it, and what makes the work to measure."""


def zoo_game(env: Any) -> Callable[[], int]:
    """Return what plays one game in an environment of PettingZoo's kind."""
    from numpy import flatnonzero

    def work() -> int:
        steps = 0
        env.reset()
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            if mask is None:
                env.step(env.action_space(agent).sample())
            else:
                env.step(random.choice(flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return work


def spiel_game(game: Any) -> Callable[[], int]:
    """Return what plays one game of OpenSpiel."""

    def work() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def serve(cases: list[Case], version: str) -> None:
    """Be a worker: measure the cases and print the report."""
    seed, seconds = sys.argv[1:3]
    random.seed(int(seed))
    report = SpeedReport(version, [], {})
    for game, form, make in cases:
        try:
            work = make()
        except Exception as error:  # a package it needs is not there, or of another version
            report.missing[game] = f"{type(error).__name__}: {error}"
        else:
            report.speeds.append(Speed(game, form, measure(work, float(seconds))))
    print(json.dumps(asdict(report)))
