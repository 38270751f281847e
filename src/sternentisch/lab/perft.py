"""Perft: count the positions a game tree has, the classic net under a rules engine."""

from __future__ import annotations

from sternentisch.kernel.state import State


def perft(state: State, depth: int) -> int:
    """Count the paths of `depth` decisions from a state; ended games count as one path."""
    if depth == 0 or state.over:
        return 1
    offers = state.offers
    if depth == 1:
        return len(offers)
    total = 0
    for id in offers:
        child = state.clone()
        child.play(id)
        total += perft(child, depth - 1)
    return total
