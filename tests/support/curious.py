"""Curious play: random, but with a taste for what was played least, so that rare things come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State


def curious_pick(state: State, rng: Rng, played: Counter[int]) -> int:
    """Choose at random, or half of the time what was played least."""
    if rng.below(2):
        id = min(state.offers, key=lambda id: played[id])
    else:
        id = state.offers[rng.below(len(state.offers))]
    played[id] += 1
    return id


def curious_games(game: Game, games: int) -> Iterator[tuple[str, list[Event]]]:
    """Play games at all player counts; yield each decision's kind and what its answer caused."""
    played: Counter[int] = Counter()
    rng = Rng("curious")
    log = EventLog()
    for number in range(games):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        state = game.start(seats, number)
        state.listener = log
        while not state.over:
            kind = state.decision().kind
            state.apply(curious_pick(state, rng, played))
            yield kind, log.take()
