"""Simulation: many games between bots, on one or several processes.

Every game has a seed of its own, made of the run's seed and the game's number, so the result does
not depend on how many processes share the work.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from sternentisch.bots.bot import Bot
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.event import Event, Listener
from sternentisch.kernel.game import Game
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.lab.blame import blaming
from sternentisch.lab.course import Course, follow
from sternentisch.lab.tally import Speed, Tally, Things
from sternentisch.lab.workers import check_count, game_seed, share_out

CHUNK = 50
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
        details: bool = False,
        choices: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        self.content = content
        self.coverage = coverage  # count what came up, too
        self.details = details  # watch who leads, and note what everybody played with
        self.choices = choices  # note every single decision; only with details

    def things(self, game: Game) -> Things:
        """Return what could come up in these games."""
        seats = len(self.bots)
        return game.things(seats, game.complete(seats, self.options))


class Watcher(Listener):
    """Counts the things of a game that come up, by kind of event, value and seat."""

    def __init__(self, things: Things) -> None:
        self.facts = {kind: fact for kind, (fact, _) in things.items()}
        self.met: Met = Counter()

    def take(self) -> Met:
        """Return what came up since the last time, and forget it."""
        met = self.met
        self.met = Counter()
        return met

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
    """One finished game; `met` counts what came up in it, where that was asked for.

    Where the plan wants details, `course` tells how the game went, and `traits` what the whole game
    and then each seat played with.
    """

    def __init__(self, state: State, decisions: int, met: Met, first: int) -> None:
        self.met = met
        self.first = first  # the seat that was asked first
        outcome = state.outcome()
        self.decisions = decisions
        self.reason = outcome.reason
        self.points = outcome.points
        self.ranks = outcome.ranks
        self.winners = outcome.winners
        self.victory = outcome.victory
        self.breakdown = outcome.breakdown
        self.course: Course | None = None
        self.traits: list[dict[str, str]] = []

    def won(self, seat: int) -> float:
        """Return a seat's part of the win; each seat of a team has the whole of it."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.victory else 1.0 / len(self.winners)


class Summary:
    """What a run of games came to."""

    def __init__(self, results: list[Result], seats: int, seconds: float) -> None:
        self.results = results
        self.seats = seats
        self.seconds = seconds

    def tally(self) -> Tally:
        """Count everything."""
        tally = Tally(self.seats)
        for result in self.results:
            tally.lengths[result.decisions] += 1
            tally.reasons[result.reason] += 1
            for seat, points in enumerate(result.points):
                tally.points[seat][points] += 1
                tally.wins[seat] += result.won(seat)
            for (kind, value, _), count in result.met.items():
                tally.met[kind, value] += count
        return tally

    def to_json(self) -> dict[str, object]:
        """Return the figures as plain JSON values."""
        decisions = sum(result.decisions for result in self.results)
        return self.tally().to_json(Speed(len(self.results), decisions, self.seconds))

    def coverage(self, things: Things) -> dict[str, dict[str, int]]:
        """Return how often each thing came up, the missing ones included."""
        return self.tally().coverage(things)


def play_games(plan: Plan, first: int, last: int) -> Iterator[Result]:
    """Play the games numbered `first` to `last` - 1, one after the other."""
    game = load(plan.game, plan.content)
    bots = [make_bot(name) for name in plan.bots]
    watcher = Watcher(plan.things(game)) if plan.coverage else None
    for number in range(first, last):
        yield play_game(game, bots, plan, number, watcher)


def play_game(
    game: Game, bots: list[Bot], plan: Plan, number: int, watcher: Watcher | None
) -> Result:
    """Play one game to its end."""
    seats = len(bots)
    seed = game_seed(plan.seed, number)
    state = game.start(seats, seed, plan.options, watcher)
    first = state.chooser
    rng = Rng(f"bots:{plan.seed}:{number}")
    with blaming(state, plan.bots, seed):
        course = follow(state, bots, rng, plan.choices) if plan.details else None
        decisions = play_to_end(state, bots, rng) if course is None else course.decisions
    met: Met = Counter() if watcher is None else watcher.take()
    result = Result(state, decisions, met, first)
    if course is not None:
        result.course = course
        result.traits = [game.traits(state, seat) for seat in (None, *range(seats))]
    return result


def play_chunk(plan: Plan, first: int, last: int) -> list[Result]:
    """Play the games numbered `first` to `last` - 1; this is what a worker process does."""
    return list(play_games(plan, first, last))


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Summary:
    """Play many games; `progress` is told how many more are finished, `ray` is as in `share_out`.

    All results stay in memory; `collect` keeps those of long runs in files.
    """
    check_count("games", games)
    check_count("jobs", jobs)
    load(plan.game, plan.content).start(len(plan.bots), plan.seed, plan.options)
    chunks = [(plan, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    results: dict[int, list[Result]] = {}
    start = time.perf_counter()
    with contextlib.closing(share_out(play_chunk, chunks, jobs, ray=ray)) as finished:
        for number, chunk in finished:
            results[number] = chunk
            if progress is not None:
                progress(len(chunk))
    seconds = time.perf_counter() - start
    ordered = [result for number in sorted(results) for result in results[number]]
    return Summary(ordered, len(plan.bots), seconds)
