"""Worker: OpenSpiel's backgammon, its rules in C++ and the loop in Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.worker import CLONE, STEP, Subject, serve


class Backgammon(Subject):
    name = "backgammon"
    seats = 2

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.game = pyspiel.load_game("backgammon")

    def roll(self, state: Any) -> None:
        """Let the dice, which are a player of their own here, make their move."""
        rest = self.random.random()
        rolled = 0
        for action, odds in state.chance_outcomes():
            rolled = action
            rest -= odds
            if rest < 0:
                break
        state.apply_action(rolled)

    def works(self) -> dict[str, Callable[[], int]]:
        positions = self.positions()

        def step() -> int:
            state = self.game.new_initial_state()
            random = self.random.random
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    self.roll(state)
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
            return decisions

        def clone() -> int:
            for state in positions:
                state.clone()
            return len(positions)

        return {STEP: step, CLONE: clone}

    def walk(self) -> Iterator[tuple[Any, int]]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                self.roll(state)
            else:
                legal = state.legal_actions()
                yield state, len(legal)
                state.apply_action(self.random.choice(legal))

    def copy(self, position: Any) -> Any:
        return position.clone()


def subjects(random: Random, _: list[str]) -> list[Subject]:
    return [Backgammon(random)]


if __name__ == "__main__":
    serve(subjects, version("open_spiel"), compiled=True)
