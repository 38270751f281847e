"""
Measure how fast our games are stepped as environments, beside games of PettingZoo and OpenSpiel.

    .venv/bin/python bench/learning.py

Everybody runs as a process of its own, in turn, round after round, as in `run.py`; figures are
steps in the time of a million turns of a trivial loop, medians over the rounds. A step is one
decision of one player with observation and mask as arrays, chosen at random and played.

Of PettingZoo's games those with hidden cards are of the same kind as ours. The goal is to step
many games at once 10 × as fast as the fastest of them, made as its documentation says: `env()`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

from bench.learning_worker import VECTOR, WRAPPED, SpeedReport
from bench.learning_zoo import CARDS
from bench.marked import PERFORMANCE, Keep, table_lines, write_lines
from bench.peers import NoPeers, environment
from bench.report import new_table, times

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120  # where the output is no terminal
OURS = "ours"
PETTINGZOO = "PettingZoo"
OPENSPIEL = "OpenSpiel"
WORKERS = {
    OURS: "bench.learning_ours",
    PETTINGZOO: "bench.learning_zoo",
    OPENSPIEL: "bench.learning_spiel",
}
GOAL = 10
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


class WorkerFailed(Exception):
    """A measured process ended with an error."""


@dataclass(frozen=True)
class Line:
    """One game stepped in one way: medians over the rounds."""

    engine: str
    game: str
    form: str
    per_loop_million: float
    lowest: float
    highest: float
    per_second: float


def run_worker(python: Path, engine: str, seed: int, seconds: float) -> SpeedReport:
    """Run a worker once; our own finds `sternentisch` where this process does."""
    path = os.environ.get("PYTHONPATH", "") if engine == OURS else ""
    done = subprocess.run(
        [str(python), "-s", "-m", WORKERS[engine], str(seed), str(seconds)],
        cwd=ROOT,
        env={**os.environ, **QUIET, "PYTHONPATH": path, "PYTHONHASHSEED": str(seed)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise WorkerFailed(f"{engine} failed:\n{done.stderr.strip()}")
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=SpeedReport)


def take_turns(
    console: Console, pythons: dict[str, Path], rounds: int, seconds: float
) -> dict[str, list[SpeedReport]]:
    """Measure round by round; others that fail drop out."""
    reports: dict[str, list[SpeedReport]] = {engine: [] for engine in pythons}
    for number in range(1, rounds + 1):
        for engine in list(reports):
            print(f"round {number} of {rounds}: {engine}", file=sys.stderr, flush=True)
            try:
                reports[engine].append(run_worker(pythons[engine], engine, number, seconds))
            except WorkerFailed as error:
                if engine == OURS:
                    raise SystemExit(str(error)) from error
                console.print(f"{engine} drops out: {error}", style="yellow", markup=False)
                del reports[engine]
    return reports


def find_lines(reports: dict[str, list[SpeedReport]]) -> list[Line]:
    """Sum the rounds of every case up."""
    lines = []
    for engine, rounds in reports.items():
        for place, speed in enumerate(rounds[0].speeds):
            tallies = [report.speeds[place].tally for report in rounds]
            speeds = [tally.per_loop_million for tally in tallies]
            lines.append(
                Line(
                    engine=engine,
                    game=speed.game,
                    form=speed.form,
                    per_loop_million=median(speeds),
                    lowest=min(speeds),
                    highest=max(speeds),
                    per_second=median(tally.per_second for tally in tallies),
                )
            )
    return lines


def fastest(lines: list[Line], games: list[str] | None = None) -> Line | None:
    """Return PettingZoo's fastest game as `env()` makes it, of these games or of all."""
    found = [
        line
        for line in lines
        if line.engine == PETTINGZOO and line.form == WRAPPED
        if games is None or line.game in games
    ]
    return max(found, key=lambda line: line.per_loop_million, default=None)


def table_of(lines: list[Line], base: Line | None) -> Table:
    """Return the table of all figures, compared with one of them."""
    table = new_table(
        "Steps with observation and mask, new games included",
        ["engine", "game", "as"],
        [
            "per M loop turns",
            "lowest – highest",
            f"× {base.game}" if base else "×",
            "per CPU s",
        ],
    )
    for line in lines:
        ratio = line.per_loop_million / base.per_loop_million if base else None
        table.add_row(
            line.engine,
            line.game,
            line.form,
            f"{line.per_loop_million:,.0f}",
            f"{line.lowest:,.0f} – {line.highest:,.0f}",
            times(ratio),
            f"{line.per_second:,.0f}",
        )
    return table


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each has its turn.")] = 5,
    seconds: Annotated[float, typer.Option(help="CPU seconds a case and round.")] = 0.5,
    no_peers: Annotated[bool, typer.Option("--no-peers", help="Measure ours alone.")] = False,
    peers: Annotated[
        Path | None, typer.Option(metavar="PYTHON", help="A Python that has the peers already.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write all figures to this file.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Fail if the goal is missed.")] = False,
    keep: Keep = False,
) -> None:
    """Measure steps, and compare them with those of PettingZoo and OpenSpiel."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    pythons = {OURS: Path(sys.executable)}
    if not no_peers:
        try:
            python = peers or environment(ROOT / ".venv-peers")
        except NoPeers as error:
            console.print(f"The games of others cannot be installed: {error}", style="yellow")
        else:
            pythons |= {PETTINGZOO: python, OPENSPIEL: python}

    reports = take_turns(console, pythons, rounds, seconds)
    lines = find_lines(reports)
    cards, any_game = fastest(lines, list(CARDS)), fastest(lines)
    table = table_of(lines, cards)
    console.print(table)
    for engine, found in reports.items():
        console.print(f"{engine} {found[0].version}")
        for game, why in found[0].missing.items():
            console.print(f"not measured: {engine}, {game} ({why})", style="yellow", markup=False)
    reached = cards is not None
    goals = []
    for line in lines:
        if line.form == VECTOR and cards is not None and any_game is not None:
            ratio = line.per_loop_million / cards.per_loop_million
            reached = reached and ratio >= GOAL
            of_any = line.per_loop_million / any_game.per_loop_million
            goals.append(
                f"{'reached' if ratio >= GOAL else 'missed'}, {line.game}: {ratio:.1f} × "
                f"{cards.game}, PettingZoo's fastest with hidden cards ({GOAL} × at least); "
                f"{of_any:.1f} × {any_game.game}, its fastest of all"
            )
    console.print("\n".join(goals))
    if keep and cards is None:
        console.print("Not written into the docs: there is nothing to compare with.")
    elif keep:
        how = f"Medians of {rounds} rounds of {seconds:g} CPU seconds."
        told = [how, "", *table_lines(table), "", *(f"- {goal}" for goal in goals)]
        write_lines(PERFORMANCE, "learning", "make learning", told)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(lines)) + b"\n")
    if check and not reached:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
