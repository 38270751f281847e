"""How sure figures are: intervals, chances and corrections for many comparisons.

A figure is a ratio of two sums over games: of what the users of a thing won, and of what they were
to win, or simply of how many they were. Several seats of a game are not independent, so the error
of the ratio comes from the games: each adds the squares of its own sums. Where only one seat of a
game counts, shares have the interval of `lab.rating.interval`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import NamedTuple

from sternentisch.lab.rating import CERTAINTY, MADE_UP

SURE = 0.05
"""A difference is called significant if chance alone would show one so large less often."""
HALF = MADE_UP / 2
"""So many made-up games are won, and as many lost."""


Ratio = tuple[float, float, float]
"""What is divided, by what, and how much a user counts in the latter (see `ratio`)."""


class Estimate(NamedTuple):
    """A figure, between what it lies with 95 % certainty, and its standard error."""

    value: float
    low: float
    high: float
    error: float


class Difference(NamedTuple):
    """By how much a figure is greater than another, between what, and how likely by chance."""

    value: float
    low: float
    high: float
    chance: float


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over the games in which a thing came up, and over the products of a game's sums."""

    games: int = 0
    won: float = 0.0
    users: float = 0.0
    expected: float = 0.0
    """What users would win if the thing made no difference."""
    won_won: float = 0.0
    won_users: float = 0.0
    users_users: float = 0.0
    won_expected: float = 0.0
    expected_expected: float = 0.0

    def __add__(self, other: Sums) -> Sums:
        names = [field.name for field in fields(self)]
        return Sums(*[getattr(self, name) + getattr(other, name) for name in names])

    @property
    def share(self) -> Estimate | None:
        """Return what part of the wins each user has."""
        return ratio(self.won, self.users, self.won_won, self.won_users, self.users_users, 1.0)

    @property
    def mean(self) -> Estimate | None:
        """Return the same for values that are not limited to the range from 0 to 1."""
        return ratio(self.won, self.users, self.won_won, self.won_users, self.users_users, 0.0)

    @property
    def lift(self) -> Estimate | None:
        """Return how many times their expected share users won."""
        unit = self.expected / self.users if self.users else 0.0
        return ratio(
            self.won,
            self.expected,
            self.won_won,
            self.won_expected,
            self.expected_expected,
            unit,
        )

    @property
    def chance(self) -> float:
        """Return how likely a lift at least so far from 1 is if the thing makes no difference."""
        squares = self.won_won - 2 * self.won_expected + self.expected_expected
        return chance_of(self.won - self.expected, math.sqrt(max(0.0, squares)))


@dataclass(frozen=True, slots=True)
class Cross:
    """Sums over the products of two runs' sums, game by game; the first run's is named first."""

    won_won: float = 0.0
    won_users: float = 0.0
    users_won: float = 0.0
    users_users: float = 0.0
    won_expected: float = 0.0
    expected_won: float = 0.0
    expected_expected: float = 0.0

    def __add__(self, other: Cross) -> Cross:
        names = [field.name for field in fields(self)]
        return Cross(*[getattr(self, name) + getattr(other, name) for name in names])

    def of_shares(self, first: Sums, second: Sums) -> float:
        """Return the covariance of two shares."""
        return self.of_ratios((first.won, first.users, 1.0), (second.won, second.users, 1.0))

    def of_means(self, first: Sums, second: Sums) -> float:
        """Return the covariance of two means."""
        return self.of_ratios((first.won, first.users, 0.0), (second.won, second.users, 0.0))

    def of_lifts(self, first: Sums, second: Sums) -> float:
        """Return the covariance of two lifts."""
        one, other = (
            (sums.won, sums.expected, sums.expected / sums.users) for sums in (first, second)
        )
        products = (self.won_expected, self.expected_won, self.expected_expected)
        return shared(one, other, (self.won_won, *products))

    def of_ratios(self, one: Ratio, other: Ratio) -> float:
        """Return the covariance of two ratios of wins by users."""
        return shared(one, other, (self.won_won, self.won_users, self.users_won, self.users_users))


def shared(one: Ratio, other: Ratio, products: tuple[float, float, float, float]) -> float:
    """Return the covariance of x / y in two runs; `products` are the sums of xx', xy', yx', yy'.

    Each run's interval has made-up games (see `ratio`), so they are here, too: won in both, in the
    one, in the other, in none. Otherwise the errors of two runs that hardly differ would be smaller
    than what the runs share, and a single game that came out differently would look certain.
    """
    (x, y, unit), (x_b, y_b, unit_b) = one, other
    xx, xy, yx, yy = products
    made_up = HALF if unit and unit_b else 0.0
    x, y = x + made_up, y + 2 * made_up * unit
    x_b, y_b = x_b + made_up, y_b + 2 * made_up * unit_b
    xx, yy = xx + made_up / 2, yy + 2 * made_up * unit * unit_b
    xy, yx = xy + made_up * unit_b, yx + made_up * unit
    a, b = x / y, x_b / y_b
    return (xx - a * yx - b * xy + a * b * yy) / (y * y_b)


def ratio(x: float, y: float, xx: float, xy: float, yy: float, unit: float) -> Estimate | None:
    """Return x / y with its interval; None if there is nothing to divide by.

    A user counts `unit` in y: made-up games, half of them won, are added for the interval, and it
    stays between no win and nothing but wins. With a unit of 0 there is no such limit.
    """
    if y <= 0:
        return None
    value, made_up = x / y, HALF if unit else 0.0
    x, y = x + made_up, y + 2 * made_up * unit
    xx, xy, yy = xx + made_up, xy + made_up * unit, yy + 2 * made_up * unit**2
    middle = x / y
    error = math.sqrt(max(0.0, xx - 2 * middle * xy + middle**2 * yy)) / y
    low, high = middle - CERTAINTY * error, middle + CERTAINTY * error
    if unit:
        low, high = max(0.0, low), min(1 / unit, high)
    return Estimate(value, low, high, error)


def chance_of(distance: float, error: float) -> float:
    """Return how likely a distance at least so great is by chance alone (normal, both sides)."""
    if error <= 0:
        return 1.0
    return math.erfc(abs(distance) / error / math.sqrt(2))


def difference(first: Estimate, second: Estimate, covariance: float) -> Difference:
    """Return by how much the second is greater; games with the same seed belong together."""
    value = second.value - first.value
    squares = first.error**2 + second.error**2 - 2 * covariance
    error = math.sqrt(max(0.0, squares))
    reach = CERTAINTY * error
    return Difference(value, value - reach, value + reach, chance_of(value, error))


def corrected(chances: list[float]) -> list[float]:
    """Correct chances for being many, after Benjamini and Hochberg.

    Of all things with a corrected chance below 5 %, at most 5 % are expected to be mere luck.

    >>> [round(chance, 3) for chance in corrected([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    found = [1.0] * len(chances)
    least = 1.0
    for rank, place in zip(range(len(chances), 0, -1), order, strict=True):
        least = min(least, chances[place] * len(chances) / rank)
        found[place] = least
    return found
