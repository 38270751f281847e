"""Tallies: what many games came to, in figures that do not grow with their number."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

Things = dict[str, tuple[str, list[str]]]
"""What can come up in a game, see `Game.things`."""

QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Speed(NamedTuple):
    """What was played in so many seconds."""

    games: int
    decisions: int
    seconds: float

    def per_second(self, count: int, digits: int) -> float:
        """Return a rate; none where nothing had to be played."""
        return round(count / self.seconds, digits) if self.seconds else 0.0


class Tally:
    """Counts of lengths, points by seat, parts of wins, ways to end, and things that came up."""

    def __init__(self, seats: int) -> None:
        self.lengths: Counter[int] = Counter()
        self.points: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins = [0.0] * seats
        self.reasons: Counter[str] = Counter()
        self.met: Counter[tuple[str, str]] = Counter()

    def to_json(self, speed: Speed) -> dict[str, object]:
        """Return the figures as plain JSON values.

        A shared win counts in equal parts, but a team's victory for each of its seats.
        """
        games = self.lengths.total()
        decisions = _sum(self.lengths)
        return {
            "games": games,
            "decisions": decisions,
            "seconds": round(speed.seconds, 3),
            "decisions_per_second": speed.per_second(speed.decisions, 1),
            "games_per_second": speed.per_second(speed.games, 2),
            "wins_by_seat": [round(share, 2) for share in self.wins],
            "mean_scores": [round(_sum(row) / games, 2) for row in self.points],
            "score_quantiles": [_quantiles(row, QUANTILES) for row in self.points],
            "decisions_per_game": {
                "mean": round(decisions / games, 1),
                "min": min(self.lengths),
                "median": _quantiles(self.lengths, (0.5,))[0],
                "max": max(self.lengths),
            },
            "end_reasons": dict(self.reasons),
        }

    def coverage(self, things: Things) -> dict[str, dict[str, int]]:
        """Return how often each thing came up, the missing ones included."""
        return {
            kind: {value: self.met[kind, value] for value in values}
            for kind, (_, values) in things.items()
        }


def _sum(counts: Counter[int]) -> int:
    return sum(value * count for value, count in counts.items())


def _quantiles(counts: Counter[int], parts: tuple[float, ...]) -> list[int]:
    ordered = sorted(counts.items())
    found = []
    for part in parts:
        place = round(part * (counts.total() - 1))
        for value, count in ordered:
            place -= count
            if place < 0:
                found.append(value)
                break
    return found
