"""
What all measured processes have in common: subjects to measure, and one line of JSON about them.

A worker is started as `python -m bench.<worker> SEED SECONDS [GAME ...]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from bench.meter import Tally, measure

PLAYOUT = "playout"  # decisions of whole random games, the loop being the engine's own
STEP = "step"  # the same, driven by a plain Python loop
CLONE = "clone"  # copies of positions
SAMPLE = "sample"  # guesses at what is hidden, each played out at random
GREEDY = "greedy"  # decisions of the greedy bot, from what it knows
SEARCH = "search"  # iterations of the tree search

WALKED_GAMES = 6
CLONED_POSITIONS = 40
CLONED_EVERY = 17  # decisions, so that positions from all over the games are among them


class Subject:
    """A game as some engine plays it; each worker fills in what its engine can do."""

    name = ""
    seats = 0

    def __init__(self, random: Random) -> None:
        self.random = random

    def works(self) -> dict[str, Callable[[], int]]:
        """Return what can be measured, by case; each returns the number of units it did."""
        raise NotImplementedError

    def walk(self) -> Iterator[tuple[Any, int]]:
        """Play one random game; yield position and number of options before each decision."""
        raise NotImplementedError

    def copy(self, position: Any) -> Any:
        """Return a copy of a position."""
        raise NotImplementedError

    def positions(self) -> list[Any]:
        """Return positions from all over some games."""
        found: list[Any] = []
        decisions = 0
        while len(found) < CLONED_POSITIONS:
            for position, _ in self.walk():
                decisions += 1
                if decisions % CLONED_EVERY == 0:
                    found.append(self.copy(position))
        return found[:CLONED_POSITIONS]


@dataclass
class Result:
    """What a worker found out about a subject."""

    name: str
    seats: int
    games: int  # walked through, to see what they are like
    decisions: int
    options: int
    forced: int  # decisions with a single option
    tallies: dict[str, Tally]


@dataclass
class Report:
    """The line that a worker prints."""

    version: str
    compiled: bool
    results: list[Result]


def examine(subject: Subject, seconds: float) -> Result:
    """Walk through a few games of a subject, then measure every case."""
    options = [count for _ in range(WALKED_GAMES) for _, count in subject.walk()]
    tallies = {case: measure(work, seconds) for case, work in subject.works().items()}
    return Result(
        name=subject.name,
        seats=subject.seats,
        games=WALKED_GAMES,
        decisions=len(options),
        options=sum(options),
        forced=options.count(1),
        tallies=tallies,
    )


def serve(
    subjects: Callable[[Random, list[str]], list[Subject]], version: str, compiled: bool
) -> None:
    """Be a worker: measure the subjects and print the report."""
    seed, seconds, *games = sys.argv[1:]
    found = subjects(Random(int(seed)), games)
    results = [examine(subject, float(seconds)) for subject in found]
    print(json.dumps(asdict(Report(version, compiled, results))))
