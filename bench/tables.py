"""
How long a table takes to be loaded from its entries, and to be taken back to its beginning.

    .venv/bin/python bench/tables.py             part of `make serving`

The longest of twenty random games with the most players, up to 500 decisions. Loading is what a
server does with a table it does not have in memory.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.marked import PERFORMANCE, Keep, table_lines, write_lines
from bench.report import new_table
from sternentisch.kernel.rng import Rng
from sternentisch.table.deeds import AnyDeed, Begin, Entry, Play, Setup, Sit
from sternentisch.table.table import Table

DECISIONS = 500
REPEATS = 5


def played(game: str) -> Table:
    """Return a table of the largest size with a long game on it."""
    seats = sternentisch.load(game).max_seats
    best: Table | None = None
    for seed in range(20):
        table = Table(Setup(game, seats))
        rng = Rng(seed)
        sitting: list[AnyDeed] = [Sit(seat, f"p{seat}", f"P{seat}") for seat in range(seats)]
        for deed in [*sitting, Begin(seed)]:
            table.do(deed, 0)
        while table.phase == "playing" and len(table.played.steps) < DECISIONS:
            actor = table.actor
            assert actor is not None
            offers = table.state.offers
            table.do(Play(actor, offers[rng.below(len(offers))], table.version), 0)
        if best is None or len(table.played.steps) > len(best.played.steps):
            best = table
        if len(best.played.steps) >= DECISIONS:
            break
    assert best is not None
    return best


def best_of(work: Callable[[], object]) -> float:
    """Return the shortest time of some repeats, in milliseconds."""
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - begun))
    return min(times)


def row(game: str) -> list[str]:
    """Measure one game."""
    table = played(game)
    line = table.played
    entries: list[Entry] = [told.entry for told in table.history]
    load = best_of(lambda: Table.load(table.setup, entries))
    rewind = best_of(lambda: line.at(len(line.steps) - 1))
    undo = best_of(line.state.clone)
    return [game, str(len(line.steps)), f"{load:.1f}", f"{rewind:.1f}", f"{undo:.3f}"]


def main(keep: Keep = False) -> None:
    """Measure all games."""
    printed = new_table("", ["game"], ["decisions", "load, ms", "undo by consent, ms", "undo, ms"])
    for game in sternentisch.game_ids():
        printed.add_row(*row(game))
    Console().print(printed)
    if keep:
        write_lines(PERFORMANCE, "tables", "make serving", table_lines(printed))


if __name__ == "__main__":
    typer.run(main)
