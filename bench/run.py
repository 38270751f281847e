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
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # started as a script, this folder is no package yet

import sternentisch
from bench import figures, peers, report
from bench.figures import CATANATRON, COMPILED, OPEN_SPIEL, PLAIN
from bench.worker import Report

PIPE_WIDTH = 130


@dataclass(frozen=True)
class Engine:
    """What runs a worker: a Python, and where it looks for modules besides its own packages."""

    python: Path
    worker: str
    path: str = ""

    def measure(self, seed: int, seconds: float, games: list[str]) -> Report:
        """Run the worker once."""
        command = [str(self.python), "-s", "-m", self.worker, str(seed), str(seconds), *games]
        found = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
        environment = {**found, "PYTHONPATH": self.path, "PYTHONHASHSEED": str(seed)}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{self.worker} failed:\n{done.stderr.strip()}")
        return msgspec.json.decode(done.stdout, type=Report)


def find_engines(console: Console, with_peers: bool) -> dict[str, Engine]:
    """Return who takes part; the peers only if they can be installed."""
    here = Path(sys.executable)
    engines = {
        COMPILED: Engine(here, "bench.ours"),
        PLAIN: Engine(here, "bench.ours", "src"),
    }
    if with_peers:
        try:
            python = peers.environment(ROOT / ".venv-peers")
        except peers.NoPeers as error:
            console.print(f"[yellow]The peers cannot be installed, ours alone: {error}")
        else:
            engines[CATANATRON] = Engine(python, "bench.catan")
            engines[OPEN_SPIEL] = Engine(python, "bench.backgammon")
    return engines


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each engine has its turn.")] = 5,
    seconds: Annotated[float, typer.Option(help="CPU seconds a case, each round.")] = 0.6,
    games: Annotated[str, typer.Option(help="Our games, with commas; all if left out.")] = "",
    json: Annotated[Path | None, typer.Option(help="Write all figures to this file.")] = None,
    no_peers: Annotated[bool, typer.Option("--no-peers", help="Measure ours alone.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Fail unless all goals are met.")] = False,
) -> None:
    """Measure decisions a second, copies and guesses, and compare them with other engines."""
    known = sternentisch.game_ids()
    wanted = games.split(",") if games else known
    if unknown := set(wanted) - set(known):
        raise typer.BadParameter(f"unknown: {', '.join(sorted(unknown))}", param_hint="--games")
    console = Console()
    if not console.is_terminal:
        console.width = PIPE_WIDTH

    engines = find_engines(console, not no_peers)
    reports: dict[str, list[Report]] = {name: [] for name in engines}
    for number in range(1, rounds + 1):
        for name, engine in engines.items():
            print(f"round {number} of {rounds}: {name}", file=sys.stderr, flush=True)
            reports[name].append(engine.measure(number, seconds, wanted))

    found = figures.find_figures(reports)
    shapes = figures.find_shapes(reports)
    verdicts = [goal.judge(found) for goal in figures.GOALS if goal.game in wanted]
    loop, slowest, fastest = figures.loop_speed(reports)
    versions = {name: of_engine[0].version for name, of_engine in reports.items()}
    setting = f"CPython {platform.python_version()}, {os.cpu_count()} cores"
    report.show(console, found, shapes)
    console.print(
        f"{setting}; {', '.join(f'{name} {version}' for name, version in versions.items())}\n"
        f"{rounds} rounds, {seconds:g} CPU seconds a case and round, medians over the rounds\n"
        f"the trivial loop: {loop:.1f} million turns a CPU second ({slowest:.1f} – {fastest:.1f})"
    )
    if not reports[COMPILED][0].compiled:
        console.print("[yellow]The installed package is not compiled: `make setup` says why.")
    console.print()
    for verdict in verdicts:
        console.print(report.goal_line(verdict), highlight=False)
    if json is not None:
        document = {
            "setting": setting,
            "versions": versions,
            "rounds": rounds,
            "seconds": seconds,
            "loop_millions_per_second": loop,
            "figures": found,
            "games": shapes,
            "goals": verdicts,
            "reports": reports,
        }
        json.write_bytes(msgspec.json.format(msgspec.json.encode(document)) + b"\n")
    if check and not all(verdict.reached for verdict in verdicts):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
