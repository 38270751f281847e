"""Worker: our own games, in whichever build `import sternentisch` finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random

import sternentisch
from bench.worker import CLONE, GREEDY, PLAYOUT, SAMPLE, SEARCH, STEP, Subject, serve
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.greedy import GreedyBot
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.search import Search
from sternentisch.kernel import state as state_module
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

MOST_SEATS = 4
SEARCHED = 50  # iterations at each position


class Ours(Subject):
    def __init__(self, random: Random, game: Game) -> None:
        super().__init__(random)
        self.game = game
        self.name = game.id
        self.seats = min(MOST_SEATS, game.max_seats)

    def start(self) -> State:
        return self.game.start(seats=self.seats, seed=self.random.getrandbits(32))

    def works(self) -> dict[str, Callable[[], int]]:
        rng = Rng(self.random.getrandbits(32))
        opening = self.start()
        positions = self.positions()

        def playout() -> int:
            return self.start().playout(rng)

        def step() -> int:
            state = self.start()
            random = self.random.random
            decisions = 0
            while not state.over:
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))])
                decisions += 1
            return decisions

        def clone() -> int:
            for state in positions:
                state.clone()
            return len(positions)

        def sample() -> int:
            opening.sample(opening.actor, rng).playout(rng)
            return 1

        known = [Knowledge(state, state.chooser) for state in positions]
        judge = judge_of(self.game)

        def greedy() -> int:
            bot = GreedyBot()
            for knowledge in known:
                bot.choose(knowledge, rng)
            return len(known)

        def search() -> int:
            knowledge = known[self.random.randrange(len(known))]
            return Search(knowledge, judge, rng).run(SEARCHED).visits

        return {
            PLAYOUT: playout,
            STEP: step,
            CLONE: clone,
            SAMPLE: sample,
            GREEDY: greedy,
            SEARCH: search,
        }

    def walk(self) -> Iterator[tuple[State, int]]:
        state = self.start()
        while not state.over:
            legal = state.legal()
            yield state, len(legal)
            state.apply(self.random.choice(legal))

    def copy(self, position: State) -> State:
        return position.clone()


def subjects(random: Random, games: list[str]) -> list[Subject]:
    return [Ours(random, sternentisch.load(id)) for id in games]


if __name__ == "__main__":
    compiled = not str(state_module.__file__).endswith(".py")
    serve(subjects, version("sternentisch"), compiled)
