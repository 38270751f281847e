"""Simulation: many games between bots, on one or several processes.

Every game has a seed of its own, made of the run's seed and the game's number, so the result does
not depend on how many processes share the work.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from sternentisch.bots.bot import Bot
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.event import Event, Listener
from sternentisch.kernel.game import Game
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.lab.workers import check_count, game_seed, share_out

CHUNK = 50
Things = dict[str, tuple[str, list[str]]]
Met = Counter[tuple[str, str, int]]
"""How often each thing came up: by kind, value and seat; seat -1 is nobody's."""


class Plan:
    """What to simulate; plain data, so that it can be sent to worker processes."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seed: int = 0,
        options: dict[str, object] | None = None,
        content: Path | None = None,
        coverage: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        self.content = content
        self.coverage = coverage  # count what came up, too

    def things(self, game: Game) -> Things:
        """Return what could come up in these games."""
        seats = len(self.bots)
        return game.things(seats, game.complete(seats, self.options))


class Watcher(Listener):
    """Counts the things of a game that come up, by kind of event, value and seat."""

    def __init__(self, things: Things) -> None:
        self.facts = {kind: fact for kind, (fact, _) in things.items()}
        self.met: Met = Counter()

    def hear(self, event: Event) -> None:
        """Count what the event names."""
        fact = self.facts.get(event.kind)
        if fact is not None:
            self.met[event.kind, str(event.facts[fact]), event.seat] += 1

    def meet(self, kind: str, id: str) -> None:
        """Count what the rules name."""
        if kind in self.facts:
            self.met[kind, id, -1] += 1


class Result:
    """One finished game; `met` counts what came up in it, where that was asked for."""

    def __init__(self, state: State, decisions: int, met: Met, first: int) -> None:
        self.met = met
        self.first = first  # the seat that was asked first
        outcome = state.outcome()
        self.decisions = decisions
        self.reason = outcome.reason
        self.points = outcome.points
        self.winners = outcome.winners
        self.victory = outcome.victory
        self.breakdown = outcome.breakdown


class Summary:
    """What a run of games came to."""

    def __init__(self, results: list[Result], seats: int, seconds: float) -> None:
        self.results = results
        self.seats = seats
        self.seconds = seconds

    def to_json(self) -> dict[str, object]:
        """Return the figures as plain JSON values.

        A shared win counts in equal parts, but a team's victory for each of its seats.
        """
        games = len(self.results)
        lengths = sorted(result.decisions for result in self.results)
        decisions = sum(lengths)
        wins = [0.0] * self.seats
        for result in self.results:
            for seat in result.winners:
                wins[seat] += 1 if result.victory else 1 / len(result.winners)
        scores = [sorted(r.points[seat] for r in self.results) for seat in range(self.seats)]
        return {
            "games": games,
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1),
            "games_per_second": round(games / self.seconds, 2),
            "wins_by_seat": [round(share, 2) for share in wins],
            "mean_scores": [round(sum(row) / games, 2) for row in scores],
            "score_quantiles": [[_at(row, q) for q in QUANTILES] for row in scores],
            "decisions_per_game": {
                "mean": round(decisions / games, 1),
                "min": lengths[0],
                "median": _at(lengths, 0.5),
                "max": lengths[-1],
            },
            "end_reasons": dict(Counter(result.reason for result in self.results)),
        }

    def coverage(self, things: Things) -> dict[str, dict[str, int]]:
        """Return how often each thing came up, the missing ones included."""
        met: Counter[tuple[str, str]] = Counter()
        for result in self.results:
            for (kind, value, _), count in result.met.items():
                met[kind, value] += count
        return {
            kind: {value: met[kind, value] for value in values}
            for kind, (_, values) in things.items()
        }


QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


def _at(ordered: list[int], quantile: float) -> int:
    return ordered[round(quantile * (len(ordered) - 1))]


def play_game(game: Game, bots: list[Bot], plan: Plan, number: int) -> Result:
    """Play one game to its end."""
    watcher = Watcher(plan.things(game)) if plan.coverage else None
    state = game.start(len(bots), game_seed(plan.seed, number), plan.options, watcher)
    first = state.chooser
    decisions = play_to_end(state, bots, Rng(f"bots:{plan.seed}:{number}"))
    return Result(state, decisions, Counter() if watcher is None else watcher.met, first)


def play_chunk(plan: Plan, first: int, last: int) -> list[Result]:
    """Play the games numbered `first` to `last` - 1; this is what a worker process does."""
    game = load(plan.game, plan.content)
    bots = [make_bot(name) for name in plan.bots]
    return [play_game(game, bots, plan, number) for number in range(first, last)]


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Summary:
    """Play many games; `progress` is told how many more are finished."""
    check_count("games", games)
    check_count("jobs", jobs)
    load(plan.game, plan.content).start(len(plan.bots), plan.seed, plan.options)
    chunks = [(plan, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    results: dict[int, list[Result]] = {}
    start = time.perf_counter()
    with contextlib.closing(share_out(play_chunk, chunks, jobs)) as finished:
        for number, chunk in finished:
            results[number] = chunk
            if progress is not None:
                progress(len(chunk))
    seconds = time.perf_counter() - start
    ordered = [result for number in sorted(results) for result in results[number]]
    return Summary(ordered, len(plan.bots), seconds)
