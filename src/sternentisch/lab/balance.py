"""Balance: what many games say about seats, scores, lengths, and what is worth using."""

from __future__ import annotations

import statistics
from typing import NamedTuple

from sternentisch.lab.rating import Interval, interval
from sternentisch.lab.simulate import Result, Summary, Things

LOPSIDED = 1.5
"""A seat that wins so many times its share has too great an advantage."""


class Share(NamedTuple):
    """A part of all games, and between what it lies with 95 % certainty."""

    value: float
    interval: Interval


class Use(NamedTuple):
    """How often a thing was used, and how those who did fared."""

    kind: str
    value: str
    games: int
    """Games in which somebody used it."""
    users: int
    """Seats that used it, over all games."""
    won: Share | None
    """Their share of the wins, None where nobody in particular used it."""


def won(result: Result, seat: int) -> float:
    """Return a seat's part of the win; each seat of a team has the whole of it."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if result.victory else 1.0 / len(result.winners)


def share(values: list[float]) -> Share:
    """Return the mean of such parts of wins with its interval."""
    return Share(statistics.fmean(values), interval(values))


class Balance:
    """The figures of a run of games, all seats being played alike."""

    def __init__(self, summary: Summary, things: Things) -> None:
        self.results = summary.results
        self.seats = summary.seats
        self.things = things

    def by_seat(self) -> list[Share]:
        """Return each seat's share of the wins."""
        return [share([won(r, seat) for r in self.results]) for seat in range(self.seats)]

    def by_turn(self) -> list[Share]:
        """Return the share of the wins of whoever began, of the next around the table, and so on.

        Where a rule draws who begins, seats are alike, and only this shows what beginning is worth.
        """
        return [
            share([won(r, (r.first + turn) % self.seats) for r in self.results])
            for turn in range(self.seats)
        ]

    def lopsided(self, shares: list[Share]) -> list[int]:
        """Return which of the shares are far more than fair; in a team there are none."""
        if self.results[0].victory is not None:
            return []
        fair = 1 / self.seats
        return [n for n, found in enumerate(shares) if found.value >= LOPSIDED * fair]

    def points(self) -> list[int]:
        """Return the points of all seats in all games, ascending."""
        return sorted(points for result in self.results for points in result.points)

    def margins(self) -> list[int]:
        """Return by how much the best was ahead of the second, game by game, ascending."""
        ordered = [sorted(result.points) for result in self.results]
        return sorted(row[-1] - row[-2] for row in ordered if len(row) > 1)

    def lengths(self) -> list[int]:
        """Return the decisions of every game, ascending."""
        return sorted(result.decisions for result in self.results)

    def sources(self) -> dict[str, tuple[float, float]]:
        """Return the mean points from each source: of all seats, and of the winners."""
        found: dict[str, tuple[list[int], list[int]]] = {}
        for result in self.results:
            for seat, parts in enumerate(result.breakdown):
                for source, points in parts.items():
                    everybody, winners = found.setdefault(source, ([], []))
                    everybody.append(points)
                    if seat in result.winners:
                        winners.append(points)
        return {
            source: (statistics.fmean(everybody), statistics.fmean(winners or [0]))
            for source, (everybody, winners) in found.items()
        }

    def uses(self) -> list[Use]:
        """Return what became of every thing that could come up, in the order of the game."""
        users: dict[tuple[str, str], list[float]] = {}
        games: dict[tuple[str, str], int] = {}
        for result in self.results:
            for kind, value in {(kind, value) for kind, value, _ in result.met}:
                games[kind, value] = games.get((kind, value), 0) + 1
            for kind, value, seat in result.met:
                if seat >= 0:
                    users.setdefault((kind, value), []).append(won(result, seat))
        return [
            Use(
                kind,
                value,
                games.get((kind, value), 0),
                len(users.get((kind, value), [])),
                share(users[kind, value]) if (kind, value) in users else None,
            )
            for kind, (_, values) in self.things.items()
            for value in values
        ]


def quantile(ordered: list[int], part: float) -> int:
    """Return the value below which so large a part of an ascending list lies."""
    return ordered[round(part * (len(ordered) - 1))]
