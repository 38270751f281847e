"""Worker of `learning.py`: games of OpenSpiel's own, their rules in C++ and the loop in Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import version

import pyspiel

from bench.learning_worker import SPIEL, Case, serve, spiel_game

GAMES = ("leduc_poker", "liars_dice", "tic_tac_toe", "backgammon", "gin_rummy")


def spiel(game: str) -> Callable[[], int]:
    return spiel_game(pyspiel.load_game(game))


def cases() -> list[Case]:
    return [(game, SPIEL, partial(spiel, game)) for game in GAMES]


if __name__ == "__main__":
    serve(cases(), version("open_spiel"))
