"""
Look at the balance of the games: bots of one level play many games at every player count.

    make balance                                 2,000 games each at level 3: an hour or two

The figures are kept in bench/balance.json, run by run, so that an interrupted run goes on where it
stopped; docs/balance.md is made from that file. A run is repeated when its bots or the game's
content have changed; the runs with the old content stay, so that both can be compared.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.balance_page import write_page
from bench.basis import code_of
from sternentisch.bots.levels import budget
from sternentisch.kernel.game import Game
from sternentisch.lab.balance import Balance, quantile
from sternentisch.lab.simulate import Plan, simulate

KEPT = Path(__file__).resolve().parent / "balance.json"
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


def examine(plan: Plan, games: int, jobs: int, game: Game) -> dict[str, Any]:
    """Play the games of a plan and return their figures."""
    balance = Balance(simulate(plan, games, jobs), plan.things(game))
    points, lengths, margins = balance.points(), balance.lengths(), balance.margins()
    results = balance.results
    return {
        "games": games,
        "seats": [[found.value, *found.interval] for found in balance.by_seat()],
        "turns": [[found.value, *found.interval] for found in balance.by_turn()],
        "victories": sum(bool(result.victory) for result in results),
        "lopsided": balance.lopsided(balance.by_seat()),
        "lopsided_turns": balance.lopsided(balance.by_turn()),
        "points": [quantile(points, q) for q in QUANTILES],
        "margins": [quantile(margins, q) for q in QUANTILES] if margins else [],
        "lengths": [quantile(lengths, q) for q in QUANTILES],
        "reasons": {r: [x.reason for x in results].count(r) for r in game.reasons},
        "sources": balance.sources(),
        "uses": [
            [use.kind, use.value, use.games, use.users, list(use.won[1]) if use.won else None]
            for use in balance.uses()
        ],
        "shares": {f"{use.kind} {use.value}": use.won.value for use in balance.uses() if use.won},
    }


def plans(game: Game, level: int, seed: int) -> Iterator[tuple[str, Plan]]:
    """Yield the runs of a game by name: one per player count and entry of its panel."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in game.panel():
            told = " ".join(str(value) for value in options.values())
            name = f"{game.id} level {level} seats {seats} {told}".strip()
            yield name, Plan(game.id, [str(level)] * seats, seed, options, coverage=True)


def main(
    games: Annotated[
        str, typer.Option(help="Ids of games, separated by commas; all if empty.")
    ] = "",
    rounds: Annotated[int, typer.Option(help="Games for each number of players.")] = 2000,
    level: Annotated[int, typer.Option(help="The level that plays.")] = 3,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 7,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
) -> None:
    """Play what is missing, and write docs/balance.md."""
    console = Console()
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for id in games.split(",") if games else sternentisch.game_ids():
        game = sternentisch.load(id)
        each = -(-rounds // len(game.panel()))
        for name, plan in plans(game, level, seed):
            bots = f"budget {budget(id, level)}, bots {code_of(game)}"
            basis = f"{each} games, seed {seed}, {bots}, content {game.content.hash}"
            runs = kept.setdefault(name, {})
            if basis not in runs:
                runs[basis] = examine(plan, each, jobs, game)
                KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
            console.print(f"{name}: {[round(found[0], 3) for found in runs[basis]['seats']]}")
    write_page(kept)


if __name__ == "__main__":
    typer.run(main)
