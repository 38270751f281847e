"""Figures that say how sure they are: ratings by openskill, intervals of shares."""

from __future__ import annotations

import math
from typing import NamedTuple

Interval = tuple[float, float]
Match = tuple[list[str], list[int]]
"""Bots that met, and their ranks; equal ranks are a draw."""

CERTAINTY = 1.96
"""An interval of 95 % reaches so many standard errors to either side."""
MADE_UP = 4
"""So many games, half of them won, are added for an interval: a few wins are no certainty."""


class Rating(NamedTuple):
    """A bot's strength `mu`, its doubt `sigma`, and what it is worth with great certainty."""

    bot: str
    mu: float
    sigma: float
    ordinal: float


def rate(bots: list[str], matches: list[Match]) -> list[Rating]:
    """Rate bots by their matches, in this order; the best comes first.

    The model is Plackett-Luce of openskill. Bots do not change, so its `tau`, which keeps
    doubt alive, is 0. The ordinal is mu - 3 sigma.
    """
    from openskill.models import PlackettLuce  # only here: few commands need it

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for names, ranks in matches:
        teams = [[ratings[name]] for name in names]
        for name, team in zip(names, model.rate(teams, ranks=list(map(float, ranks))), strict=True):
            ratings[name] = team[0]
    found = [Rating(bot, own.mu, own.sigma, own.ordinal()) for bot, own in ratings.items()]
    return sorted(found, key=lambda rating: -rating.ordinal)


def mean(values: list[float]) -> float:
    """Return the mean."""
    return math.fsum(values) / len(values)


def interval(values: list[float], games: int = 1) -> Interval:
    """Return where the mean of such values lies with 95 % certainty.

    Each value is the share, from 0 to 1, of so many `games` that belong together. The interval is
    that of the usual standard error over the values, to which four made-up games are added, two
    won and two lost. Where games stand alone, this is the interval of Agresti and Coull, which
    comes close to Wilson's.

    >>> [round(end, 2) for end in interval([1.0] * 10)]
    [0.67, 1.0]
    """
    more = [*values, *[0.0, 1.0] * max(1, MADE_UP // 2 // games)]
    middle = mean(more)
    error = math.sqrt(mean([(value - middle) ** 2 for value in more]) / len(more))
    return max(0.0, middle - CERTAINTY * error), min(1.0, middle + CERTAINTY * error)
