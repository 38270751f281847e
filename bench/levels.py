"""
Measure how long each level of the bots thinks, for `BUDGETS` in bots/levels.py.

Bots of one level play whole games among themselves, at the fewest and at the most players. The
time of every decision is taken on the CPU's clock. The last column is the largest budget with
which the slowest decision would still keep the level's limit on this machine; choose well below.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.marked import BOTS, Keep, table_lines, write_lines
from bench.report import new_table
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.levels import budget
from sternentisch.bots.registry import make_bot
from sternentisch.kernel import state as state_module
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng

WIDTH = 120
LIMITS = {1: 50.0, 2: 50.0, 3: 50.0, 4: 500.0, 5: 2000.0}
"""Milliseconds within which a level answers."""


def thinking(game: Game, level: int, seats: int, seed: int) -> list[float]:
    """Return the milliseconds of every decision of one game."""
    bot = make_bot(str(level))
    state = game.start(seats, seed)
    rng = Rng(seed)
    taken: list[float] = []
    while state.actor is not None:
        start = time.process_time()
        action = bot.choose(Knowledge(state, state.actor), rng)
        taken.append(1000 * (time.process_time() - start))
        state.apply(action)
    return sorted(taken)


def main(
    games: Annotated[
        str, typer.Option(help="Ids of games, separated by commas; all if empty.")
    ] = "",
    levels: Annotated[str, typer.Option(help="Levels, separated by commas.")] = "1,2,3,4,5",
    rounds: Annotated[int, typer.Option(help="Games per level and number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 1,
    keep: Keep = False,
) -> None:
    """Measure how long each level thinks about a decision."""
    console = Console()
    console = console if console.is_terminal else Console(width=WIDTH)
    if str(state_module.__file__).endswith(".py"):
        console.print("The engine is not compiled: these are not the figures the limits are for.")
    columns = ["players", "iterations", "decisions", "mean ms", "99 % within", "slowest", "limit"]
    table = new_table("Milliseconds per decision", ["game", "level"], [*columns, "budget at most"])
    for id in games.split(",") if games else sternentisch.game_ids():
        game = sternentisch.load(id)
        for level in map(int, levels.split(",")):
            for seats in sorted({max(2, game.min_seats), game.max_seats}):
                taken = sorted(
                    ms
                    for round in range(rounds)
                    for ms in thinking(game, level, seats, seed + round)
                )
                iterations = budget(id, level)
                table.add_row(
                    id,
                    str(level),
                    str(seats),
                    str(iterations or "–"),
                    str(len(taken)),
                    f"{sum(taken) / len(taken):.2f}",
                    f"{taken[int(0.99 * len(taken))]:.2f}",
                    f"{taken[-1]:.2f}",
                    f"{LIMITS[level]:.0f}",
                    f"{iterations * LIMITS[level] / taken[-1]:,.0f}" if iterations else "–",
                )
    console.print(table)
    if keep:
        write_lines(BOTS, "levels", "make levels", table_lines(table))


if __name__ == "__main__":
    typer.run(main)
