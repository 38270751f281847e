"""Worker of `learning.py`: the classic games of PettingZoo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version

from bench.learning_worker import BARE, WRAPPED, Case, serve, zoo_game

CARDS = {  # cards that the others do not see
    "leduc_holdem": "leduc_holdem_v4",
    "texas_holdem": "texas_holdem_v4",
    "texas_holdem_no_limit": "texas_holdem_no_limit_v6",
    "hanabi": "hanabi_v5",
}
BOARDS = {
    "rps": "rps_v2",
    "tictactoe": "tictactoe_v3",
    "connect_four": "connect_four_v3",
    "go": "go_v5",
}
FORMS = {WRAPPED: "env", BARE: "raw_env"}


def zoo(module: str, factory: str) -> Callable[[], int]:
    return zoo_game(getattr(import_module(f"pettingzoo.classic.{module}"), factory)())


def cases() -> list[Case]:
    return [
        (game, form, partial(zoo, module, factory))
        for game, module in (CARDS | BOARDS).items()
        for form, factory in FORMS.items()
    ]


if __name__ == "__main__":
    serve(cases(), version("pettingzoo"))
