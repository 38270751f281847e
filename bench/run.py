"""
Measure how fast our games are played, beside engines of others. `docs/performance.md` says more.

Every engine is a process of its own, and the engines take turns, round after round, so that a
change in the machine's speed meets them all. One process runs at a time, on one core.
"""

from __future__ import annotations

import os
import platform
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

import sternentisch
from bench.figures import (
    CATANATRON,
    COMPILED,
    GOALS,
    OPEN_SPIEL,
    PLAIN,
    Reports,
    find_figures,
    find_loop_speeds,
    find_shapes,
)
from bench.marked import PERFORMANCE, Keep, table_lines, write_lines
from bench.peers import NoPeers, environment
from bench.report import decisions_table, games_table, goal_line, units_table
from bench.worker import Report

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120  # where the output is no terminal


class WorkerFailed(Exception):
    """A measured process ended with an error."""


@dataclass(frozen=True)
class Engine:
    """Something to measure: a worker, the Python that runs it, and where that looks first."""

    python: Path
    worker: str
    path: str = ""

    def measure(self, seed: int, seconds: float, games: list[str]) -> Report:
        """Run the worker once."""
        done = subprocess.run(
            [str(self.python), "-s", "-m", self.worker, str(seed), str(seconds), *games],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": self.path, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise WorkerFailed(f"{self.worker} failed:\n{done.stderr.strip()}")
        return msgspec.json.decode(done.stdout, type=Report)


def find_engines(console: Console, with_peers: bool) -> dict[str, Engine]:
    """Return who takes part; the engines of others only if they can be installed."""
    here = Path(sys.executable)
    engines = {
        COMPILED: Engine(here, "bench.ours"),
        PLAIN: Engine(here, "bench.ours", "src"),
    }
    if with_peers:
        try:
            python = environment(ROOT / ".venv-peers")
        except NoPeers as error:
            console.print(f"The engines of others cannot be installed: {error}", style="yellow")
            console.print("Only ours are measured.", style="yellow")
        else:
            engines[CATANATRON] = Engine(python, "bench.catan")
            engines[OPEN_SPIEL] = Engine(python, "bench.backgammon")
    return engines


def take_turns(
    console: Console, engines: dict[str, Engine], rounds: int, seconds: float, games: list[str]
) -> Reports:
    """Measure round by round; an engine of others that fails drops out."""
    reports: Reports = {name: [] for name in engines}
    for number in range(1, rounds + 1):
        for name in list(reports):
            print(f"round {number} of {rounds}: {name}", file=sys.stderr, flush=True)
            try:
                reports[name].append(engines[name].measure(number, seconds, games))
            except WorkerFailed as error:
                if name in (COMPILED, PLAIN):
                    raise SystemExit(str(error)) from error
                console.print(f"{name} drops out: {error}", style="yellow", markup=False)
                del reports[name]
    return reports


def page_lines(told: list[str], tables: list[Table], goals: list[str]) -> list[str]:
    """Return everything that was measured as lines of a page."""
    lines = [f"{'. '.join(told)}.", ""]
    for table in tables:
        lines += [*table_lines(table), ""]
    return [*lines, "The goals:", "", *(f"- {' '.join(goal.split())}" for goal in goals)]


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each engine has its turn.")] = 5,
    seconds: Annotated[float, typer.Option(help="CPU seconds a case and round.")] = 0.6,
    games: Annotated[str, typer.Option(help="Our games, comma between; else all.")] = "",
    json: Annotated[Path | None, typer.Option(help="Write all figures to this file.")] = None,
    no_peers: Annotated[bool, typer.Option("--no-peers", help="Measure ours alone.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Fail if a goal is not reached.")] = False,
    keep: Keep = False,
) -> None:
    """Measure random play, copies and guesses, and compare with the engines of others."""
    known = sternentisch.game_ids()
    wanted = games.split(",") if games else known
    if unknown := sorted(set(wanted) - set(known)):
        raise typer.BadParameter(f"no such game: {', '.join(unknown)}", param_hint="--games")
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH

    engines = find_engines(console, not no_peers)
    reports = take_turns(console, engines, rounds, seconds, wanted)
    figures = find_figures(reports)
    shapes = find_shapes(reports)
    verdicts = [goal.judge(figures) for goal in GOALS if goal.game in wanted]
    loops = find_loop_speeds(reports)
    versions = {name: found[0].version for name, found in reports.items()}
    python = f"{platform.python_implementation()} {platform.python_version()}"

    tables = [decisions_table(figures), units_table(figures), games_table(shapes)]
    for table in tables:
        console.print(table)
    told = [", ".join(f"{name} {version}" for name, version in versions.items())]
    told += [
        f"{python}, {os.cpu_count()} cores; medians of {rounds} rounds of {seconds:g} CPU seconds; "
        f"the loop: {median(loops):.1f} million turns a second ({loops[0]:.1f} – {loops[-1]:.1f})"
    ]
    console.print("\n".join(told))
    if not reports[COMPILED][0].compiled:
        console.print("The installed package is not compiled: see `make setup`.", style="yellow")
    console.print()
    goals = [goal_line(verdict) for verdict in verdicts]
    console.print("\n".join(goals))
    if keep and CATANATRON not in reports:
        console.print("Not written into the docs: there is nothing to compare with.")
    elif keep:
        write_lines(PERFORMANCE, "figures", "make bench", page_lines(told, tables, goals))

    if json is not None:
        document = {
            "python": python,
            "cores": os.cpu_count(),
            "rounds": rounds,
            "seconds": seconds,
            "versions": versions,
            "loop_millions_per_second": median(loops),
            "figures": figures,
            "games": shapes,
            "goals": verdicts,
            "reports": reports,
        }
        json.write_bytes(msgspec.json.format(msgspec.json.encode(document)) + b"\n")
    if check and not all(verdict.reached for verdict in verdicts):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
