"""Rewards: what the end of a game is worth to each seat, always from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sternentisch.kernel.game import Game
from sternentisch.kernel.outcome import Outcome
from sternentisch.kernel.refusal import BadInput

Reward = Callable[[Outcome], list[float]]

STANDING = "standing"
MARGIN = "margin"
SCALE = 50
"""The lead in points that is worth 1, where none is named."""


def by_standing(outcome: Outcome) -> list[float]:
    """Return 1 for the first, -1 for the last, even steps between; all seats add up to 0.

    Seats that share a rank share its worth. A team gets 1 for each seat if it won, else -1.

    >>> by_standing(Outcome("", [7, 9, 7], [{}, {}, {}], [2, 1, 2]))
    [-0.5, 1.0, -0.5]
    """
    ranks = outcome.ranks
    if outcome.victory is not None:
        return [1.0 if outcome.victory else -1.0] * len(ranks)
    return [
        (sum(other > own for other in ranks) - sum(other < own for other in ranks))
        / (len(ranks) - 1)
        for own in ranks
    ]


def by_margin(scale: int, outcome: Outcome) -> list[float]:
    """Return how far each seat is ahead of the best other one, in `scale` points, from -1 to 1.

    >>> by_margin(20, Outcome("", [7, 9, 70], [{}, {}, {}], [3, 2, 1]))
    [-1.0, -1.0, 1.0]
    >>> by_margin(20, Outcome("", [7, 9], [{}, {}], [2, 1]))
    [-0.1, 0.1]
    """
    rewards = []
    for seat, own in enumerate(outcome.points):
        best = max(outcome.points[:seat] + outcome.points[seat + 1 :])
        rewards.append(max(-1.0, min(1.0, (own - best) / scale)))
    return rewards


def read_reward(name: str, game: Game) -> Reward:
    """Return the reward of that name: "standing", "margin", or "margin:20" with its scale."""
    base, colon, setting = str(name).partition(":")
    if base == STANDING and not colon:
        return by_standing
    if base != MARGIN:
        raise BadInput(f"reward {name!r}: {STANDING}, {MARGIN} or {MARGIN}:POINTS wanted")
    if game.cooperative:
        raise BadInput(f"reward {name!r}: {game.id} is won or lost together; {STANDING} wanted")
    if colon and not (setting.isdecimal() and int(setting) > 0):
        raise BadInput(f"reward {name!r}: points are a whole number from 1 on")
    return partial(by_margin, int(setting) if colon else SCALE)
