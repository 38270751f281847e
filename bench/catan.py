"""Worker: Catan as catanatron plays it, with its own random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from bench.worker import CLONE, PLAYOUT, Subject, serve


class Catan(Subject):
    name = "catan"
    seats = 4

    def start(self) -> Any:
        seed = self.random.randrange(1, 2**32)  # it takes 0 for no seed at all
        return Game([RandomPlayer(colour) for colour in Color], seed=seed)

    def works(self) -> dict[str, Callable[[], int]]:
        positions = self.positions()

        def playout() -> int:
            game = self.start()
            game.play()
            return len(game.state.actions)

        def clone() -> int:
            for game in positions:
                game.copy()
            return len(positions)

        return {PLAYOUT: playout, CLONE: clone}

    def walk(self) -> Iterator[tuple[Any, int]]:
        game = self.start()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield game, len(game.state.playable_actions)
            game.play_tick()

    def copy(self, position: Any) -> Any:
        return position.copy()


def subjects(random: Random, _: list[str]) -> list[Subject]:
    return [Catan(random)]


if __name__ == "__main__":
    serve(subjects, version("catanatron"), compiled=False)
