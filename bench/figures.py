"""From the workers' reports to figures: medians over the rounds, ratios, goals."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from bench.worker import CLONE, PLAYOUT, STEP, Report, Result

COMPILED = "ours compiled"
PLAIN = "ours uncompiled"
CATANATRON = "catanatron"
OPEN_SPIEL = "OpenSpiel"

Reports = dict[str, list[Report]]
"""What each engine's worker printed, round by round."""


@dataclass(frozen=True)
class Figure:
    """One case of one engine: medians over the rounds, and how far the rounds lie apart.

    The ratios to catanatron's play-outs are there for decisions only; forced ones count.
    """

    engine: str
    game: str
    case: str
    per_loop_million: float
    lowest: float
    highest: float
    per_second: float
    microseconds: float
    ratio: float | None = None
    ratio_by_time: float | None = None

    @property
    def loop_turns(self) -> float:
        """The turns of the trivial loop that one unit costs."""
        return 1e6 / self.per_loop_million


@dataclass(frozen=True)
class Shape:
    """What the games of an engine are like."""

    engine: str
    game: str
    seats: int
    decisions_per_game: float
    options_per_decision: float
    forced_share: float


@dataclass(frozen=True)
class Goal:
    """A speed to reach: at least `limit` times catanatron, or at most `limit` µs for a clone."""

    game: str
    engine: str
    case: str
    limit: float

    def judge(self, figures: list[Figure]) -> Verdict:
        """Hold this goal against what was measured."""
        for figure in figures:
            if (figure.engine, figure.game, figure.case) == (self.engine, self.game, self.case):
                if self.case == CLONE:
                    return Verdict(self, figure, figure.microseconds <= self.limit)
                if figure.ratio is not None:
                    return Verdict(self, figure, figure.ratio >= self.limit)
        return Verdict(self, None, False)


@dataclass(frozen=True)
class Verdict:
    """What became of a goal; there is no figure where it was not measured."""

    goal: Goal
    figure: Figure | None
    reached: bool


GOALS = (
    Goal("astro-knights", COMPILED, PLAYOUT, 40),
    Goal("astro-knights", COMPILED, STEP, 20),
    Goal("astro-knights", COMPILED, CLONE, 4),
    Goal("astro-knights", PLAIN, PLAYOUT, 4),
    Goal("cave-in", COMPILED, PLAYOUT, 40),
    Goal("cave-in", COMPILED, STEP, 20),
    Goal("cave-in", COMPILED, CLONE, 3),
    Goal("cave-in", PLAIN, PLAYOUT, 4),
    Goal("cryo", COMPILED, PLAYOUT, 40),
    Goal("cryo", COMPILED, STEP, 20),
    Goal("cryo", COMPILED, CLONE, 4),
    Goal("cryo", PLAIN, PLAYOUT, 4),
    Goal("magnastorm", COMPILED, PLAYOUT, 40),
    Goal("magnastorm", COMPILED, STEP, 20),
    Goal("magnastorm", COMPILED, CLONE, 4),
    Goal("magnastorm", PLAIN, PLAYOUT, 4),
)


def find_figures(reports: Reports) -> list[Figure]:
    """Sum the rounds of every case up."""
    base = None
    if CATANATRON in reports:
        base = summarise(CATANATRON, PLAYOUT, of_game(reports[CATANATRON], "catan"), None)
    return [
        summarise(engine, case, of_game(rounds, result.name), base)
        for engine, rounds in reports.items()
        for result in rounds[0].results
        for case in result.tallies
    ]


def summarise(engine: str, case: str, results: list[Result], base: Figure | None) -> Figure:
    tallies = [result.tallies[case] for result in results]
    speeds = [tally.per_loop_million for tally in tallies]
    per_second = median(tally.per_second for tally in tallies)
    comparable = base is not None and case in (PLAYOUT, STEP)
    return Figure(
        engine=engine,
        game=results[0].name,
        case=case,
        per_loop_million=median(speeds),
        lowest=min(speeds),
        highest=max(speeds),
        per_second=per_second,
        microseconds=median(tally.microseconds for tally in tallies),
        ratio=median(speeds) / base.per_loop_million if base and comparable else None,
        ratio_by_time=per_second / base.per_second if base and comparable else None,
    )


def of_game(rounds: list[Report], game: str) -> list[Result]:
    return [result for report in rounds for result in report.results if result.name == game]


def find_shapes(reports: Reports) -> list[Shape]:
    """Average over all games that were walked through."""
    shapes: list[Shape] = []
    for engine, rounds in reports.items():
        for first in rounds[0].results:
            results = of_game(rounds, first.name)
            decisions = sum(result.decisions for result in results)
            shapes.append(
                Shape(
                    engine=engine,
                    game=first.name,
                    seats=first.seats,
                    decisions_per_game=decisions / sum(result.games for result in results),
                    options_per_decision=sum(result.options for result in results) / decisions,
                    forced_share=sum(result.forced for result in results) / decisions,
                )
            )
    return shapes


def find_loop_speeds(reports: Reports) -> list[float]:
    """Return the speeds of the trivial loop, in million turns a CPU second, ascending."""
    return sorted(
        tally.loop_millions / tally.cpu_seconds
        for rounds in reports.values()
        for report in rounds
        for result in report.results
        for tally in result.tallies.values()
    )
