"""Observations by the names of their fields, and positions to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.curious import curious_pick


def named(game: Game, state: State, seat: int) -> dict[str, list[int]]:
    """Return what a seat observes, field by field."""
    row = game.observe(state, seat)
    values: dict[str, list[int]] = {}
    at = 0
    for field in game.fields(state.seats):
        assert field.name not in values, f"two fields are called {field.name}"
        values[field.name] = list(row[at : at + field.size])
        at += field.size
    assert at == len(row), f"{len(row)} numbers for fields of {at}"
    return values


def curious_positions(game: Game, games: int) -> Iterator[State]:
    """Play games at all player counts; yield every position, the last ones too."""
    played: Counter[int] = Counter()
    rng = Rng("observed")
    for number in range(games):
        state = game.start(game.min_seats + number % (game.max_seats - game.min_seats + 1), number)
        yield state
        while not state.over:
            state.apply(curious_pick(state, rng, played))
            yield state


def watchers(state: State, number: int) -> list[int]:
    """Return whoever is asked, and another seat that changes with `number`."""
    asked = state.actor or 0
    return [asked, (asked + 1 + number % (state.seats - 1)) % state.seats]


def around(seat: int, seats: int) -> list[int]:
    """Return all seats around the table, from one on."""
    return [(seat + clockwise) % seats for clockwise in range(seats)]


def marks(names: Sequence[object], *marked: object) -> list[int]:
    """Return 1 for each name that is marked."""
    return [int(name in marked) for name in names]


def counts(names: Sequence[object], things: Sequence[object]) -> list[int]:
    """Return how often each name is among some things."""
    return [things.count(name) for name in names]
