"""From the workers' reports to figures: medians over the rounds, ratios, goals."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, median

from bench.meter import Tally
from bench.worker import CLONE, PLAYOUT, STEP, Report

COMPILED = "compiled"
PLAIN = "uncompiled"
CATANATRON = "catanatron"
OPEN_SPIEL = "OpenSpiel"


@dataclass(frozen=True)
class Figure:
    """One case of one engine: medians over the rounds, and the spread of the steadiest of them."""

    engine: str
    game: str
    case: str
    per_loop_million: float
    lowest: float
    highest: float
    per_second: float
    microseconds: float
    times_catanatron: float | None = None  # in decisions per loop turn, forced ones included

    @property
    def loop_turns(self) -> float:
        """The turns of the trivial loop that one unit costs."""
        return 1e6 / self.per_loop_million


@dataclass(frozen=True)
class Shape:
    """What the games of an engine are like; averages over all games walked through."""

    engine: str
    game: str
    seats: int
    decisions_per_game: float
    options_per_decision: float
    forced_share: float


@dataclass(frozen=True)
class Goal:
    """A speed that a game should reach; `limit` is a least ratio or a highest time."""

    game: str
    engine: str
    case: str
    limit: float

    def judge(self, figures: list[Figure]) -> Verdict:
        for figure in figures:
            if (figure.engine, figure.game, figure.case) == (self.engine, self.game, self.case):
                if self.case == CLONE:
                    return Verdict(self, figure, figure.microseconds <= self.limit)
                if figure.times_catanatron is not None:
                    return Verdict(self, figure, figure.times_catanatron >= self.limit)
        return Verdict(self, None, None)


@dataclass(frozen=True)
class Verdict:
    """What became of a goal; `reached` is None where it was not measured."""

    goal: Goal
    figure: Figure | None
    reached: bool | None


GOALS = (
    Goal("cave-in", COMPILED, PLAYOUT, 40),
    Goal("cave-in", COMPILED, STEP, 20),
    Goal("cave-in", COMPILED, CLONE, 3),
    Goal("cave-in", PLAIN, PLAYOUT, 4),
)


def find_figures(reports: dict[str, list[Report]]) -> list[Figure]:
    """Sum the rounds up; `reports` has those of each engine, round by round."""
    base = None
    if reports.get(CATANATRON):
        base = summarise(CATANATRON, "catan", PLAYOUT, reports[CATANATRON]).per_loop_million
    return [
        summarise(engine, result.name, case, rounds, base)
        for engine, rounds in reports.items()
        for result in rounds[0].results
        for case in result.tallies
    ]


def summarise(
    engine: str, game: str, case: str, rounds: list[Report], base: float | None = None
) -> Figure:
    tallies: list[Tally] = [
        result.tallies[case]
        for report in rounds
        for result in report.results
        if result.name == game
    ]
    speeds = [tally.per_loop_million for tally in tallies]
    of_decisions = case in (PLAYOUT, STEP)
    return Figure(
        engine=engine,
        game=game,
        case=case,
        per_loop_million=median(speeds),
        lowest=min(speeds),
        highest=max(speeds),
        per_second=median(tally.per_second for tally in tallies),
        microseconds=median(tally.microseconds for tally in tallies),
        times_catanatron=median(speeds) / base if base and of_decisions else None,
    )


def find_shapes(reports: dict[str, list[Report]]) -> list[Shape]:
    """Average what the games are like over the rounds."""
    shapes: list[Shape] = []
    for engine, rounds in reports.items():
        for first in rounds[0].results:
            results = [r for report in rounds for r in report.results if r.name == first.name]
            decisions = mean(r.decisions_per_game for r in results)
            shapes.append(
                Shape(
                    engine=engine,
                    game=first.name,
                    seats=first.seats,
                    decisions_per_game=decisions,
                    options_per_decision=mean(
                        r.options_per_decision * r.decisions_per_game / decisions for r in results
                    ),
                    forced_share=mean(
                        r.forced_share * r.decisions_per_game / decisions for r in results
                    ),
                )
            )
    return shapes


def loop_speed(reports: dict[str, list[Report]]) -> tuple[float, float, float]:
    """Return median, lowest and highest speed of the trivial loop, in million turns a second."""
    speeds = [
        tally.loop_millions / tally.cpu_seconds
        for rounds in reports.values()
        for report in rounds
        for result in report.results
        for tally in result.tallies.values()
    ]
    return median(speeds), min(speeds), max(speeds)
