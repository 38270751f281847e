"""Guesses: states that agree with everything a seat knows."""

from __future__ import annotations

from typing import TypeVar

from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

AnyState = TypeVar("AnyState", bound=State)


def guesses_of(state: AnyState, seat: int | None, count: int) -> list[AnyState]:
    """Return some guesses of a seat, or a spectator, at what it cannot know."""
    rng = Rng(1)
    found = []
    for _ in range(count):
        guess = state.sample(seat, rng)
        assert isinstance(guess, type(state))
        assert guess.view(seat) == state.view(seat)
        assert guess.pieces() == state.pieces()
        found.append(guess)
    return found
