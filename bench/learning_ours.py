"""Worker of `learning.py`: our games as environments, in whichever build is found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version

import numpy as np
import pyspiel

import sternentisch
from bench.learning_worker import BARE, SPIEL, VECTOR, WRAPPED, Case, serve, spiel_game, zoo_game
from sternentisch.rl import aec
from sternentisch.rl.openspiel import spiel_name
from sternentisch.rl.vector import VectorEnv

MOST_SEATS = 4
COUNT = 64  # games at once
STEPS = 20  # of all games, for one piece of work


def vector(game: str, seats: int) -> Callable[[], int]:
    """Return what steps many games at once, the choices made for all of them together."""
    env = VectorEnv(game, COUNT, seats)
    chance = np.random.default_rng(int(sys.argv[1]))
    rows = np.arange(COUNT + 1) * env.setting.actions
    batch = env.reset()
    legal = batch.action_mask.view(np.bool_)

    def work() -> int:
        for _ in range(STEPS):
            places = np.flatnonzero(legal)
            bounds = np.searchsorted(places, rows)
            picks = bounds[:-1] + chance.random(COUNT) * np.diff(bounds)
            env.step(places[picks.astype(np.intp)] - rows[:-1])
        return STEPS * COUNT

    return work


def cases() -> list[Case]:
    found: list[Case] = []
    for id in sternentisch.game_ids():
        seats = min(MOST_SEATS, sternentisch.load(id).max_seats)
        found += [
            (id, VECTOR, partial(vector, id, seats)),
            (id, WRAPPED, partial(zoo, aec.env, id, seats)),
            (id, BARE, partial(zoo, aec.raw_env, id, seats)),
            (id, SPIEL, partial(spiel, id, seats)),
        ]
    return found


def zoo(make: Callable[..., object], game: str, seats: int) -> Callable[[], int]:
    return zoo_game(make(game, seats))


def spiel(game: str, seats: int) -> Callable[[], int]:
    return spiel_game(pyspiel.load_game(spiel_name(game), {"players": seats}))


if __name__ == "__main__":
    serve(cases(), version("sternentisch"))
