"""
Play for a long time with everything checked at every step; docs/performance.md keeps the result.

    make soak                                    an hour, then servers are killed
    .venv/bin/python bench/soak.py --minutes 5 --games cryo

The games take turns; each goes through all numbers of players and sets of options, once at random
and once with bots of level 2, with seed after seed. What is checked is what
`sternentisch.lab.conformance` says. A broken promise is told with what leads there again, and the
run goes on.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.marked import PERFORMANCE, write_lines
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.rng import Rng
from sternentisch.lab.conformance import option_sets, play_checked
from sternentisch.lab.workers import share_out
from sternentisch.text.speaker import LANGUAGES, Speaker

BOTS = ("random", "2")
BATCH = 1000


class Case(NamedTuple):
    """A game to be played, and all it depends on."""

    game: str
    seats: int
    options: dict[str, object]
    bot: str
    seed: int


class Played(NamedTuple):
    """How many decisions a game took, and what was wrong, if anything."""

    case: Case
    decisions: int
    violation: str = ""


def cases_of(id: str, first_seed: int) -> Iterator[Case]:
    """Yield every way to start a game with every bot, again and again with other seeds."""
    game = sternentisch.load(id)
    for seed in count(first_seed):
        for options in option_sets(game):
            for seats in range(game.min_seats, game.max_seats + 1):
                for bot in BOTS:
                    yield Case(id, seats, options, bot, seed)


def play(case: Case) -> Played:
    """Play one game; this is what a worker process does."""
    game = sternentisch.load(case.game)
    players = [f"P{seat}" for seat in range(case.seats)]
    speakers = [Speaker(game, language, players) for language in LANGUAGES]
    state = game.start(case.seats, case.seed, case.options)
    try:
        return Played(case, play_checked(state, Rng(case.seed), speakers, make_bot(case.bot)))
    except Exception as error:  # whatever goes wrong is what we are looking for
        return Played(case, 0, f"{type(error).__name__}: {error}")


def play_long(games: list[str], seconds: float, jobs: int, seed: int) -> Iterator[Played]:
    """Yield games, each of another kind than the one before, until the time is up."""
    end = time.monotonic() + seconds
    cases = chain.from_iterable(zip(*(cases_of(id, seed) for id in games), strict=True))
    while time.monotonic() < end:
        tasks = [(case,) for case in islice(cases, BATCH)]
        with contextlib.closing(share_out(play, tasks, jobs)) as finished:
            for _, played in finished:
                yield played
                if time.monotonic() >= end:
                    return


def table(found: list[Played], seconds: float, jobs: int) -> list[str]:
    """Return the result as lines of a page."""
    games, decisions, violations = Counter[str](), Counter[str](), Counter[str]()
    for played in found:
        id = played.case.game
        games[id] += 1
        decisions[id] += played.decisions
        violations[id] += bool(played.violation)
    length = f"{seconds / 60:.0f} minutes in {jobs} process{'es' if jobs > 1 else ''}"
    lines = [
        f"{length}, one half of the games at random, the other one at level 2:",
        "",
        "| game | games | decisions | violations |",
        "|---|---:|---:|---:|",
    ]
    for id in games:
        figures = f"{games[id]:,} | {decisions[id]:,} | {violations[id]:,}"
        lines.append(f"| {sternentisch.load(id).title} | {figures} |")
    total = f"{games.total():,} | {decisions.total():,} | {violations.total():,}"
    return [*lines, f"| all | {total} |"]


def main(
    minutes: Annotated[float, typer.Option(help="How long.")] = 60,
    games: Annotated[
        str, typer.Option(help="Ids of games, separated by commas; all if empty.")
    ] = "",
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    keep: Annotated[bool, typer.Option(help="Write the result into docs/performance.md.")] = True,
) -> None:
    """Play, check everything, and tell what came of it."""
    console = Console(highlight=False)
    ids = games.split(",") if games else sternentisch.game_ids()
    found: list[Played] = []
    for played in play_long(ids, 60 * minutes, jobs, seed):
        found.append(played)
        if played.violation:
            console.print(f"{played.case}: {played.violation}", style="red", markup=False)
    lines = table(found, 60 * minutes, jobs)
    console.print("\n".join(lines))
    if keep:
        write_lines(PERFORMANCE, "soak", "make soak", lines)
    if any(played.violation for played in found):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
