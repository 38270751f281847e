"""
Look at the balance of the games: bots of one level play many games at every player count.

    make balance                                 2,000 games each at level 3: an hour or two

The games are kept in .balance, so that an interrupted run goes on in the middle. The figures of
finished runs are kept in bench/balance.json, from which docs/balance.md is made. A run is repeated
when its bots or the game's content have changed; the old content's figures stay, to be compared.
"""

from __future__ import annotations

import hashlib
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
from sternentisch.bots.levels import budget, horizon
from sternentisch.kernel.game import Game
from sternentisch.lab.balance.estimate import Sums
from sternentisch.lab.balance.figures import Figures, measure, quantile
from sternentisch.lab.balance.findings import LOPSIDED
from sternentisch.lab.collect import collect
from sternentisch.lab.simulate import Plan
from sternentisch.lab.store import Store

KEPT = Path(__file__).resolve().parent / "balance.json"
STORES = Path(__file__).resolve().parents[1] / ".balance"
CHUNK = 20
"""So many games at most are lost with an interrupt."""
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


def examine(figures: Figures) -> dict[str, Any]:
    """Return what is kept of the figures of a run."""
    counts = figures.counts
    seats, turns = (by_value(figures, kind) for kind in ("seat", "turn"))
    return {
        "games": figures.games,
        "seats": [list(sums.share or ())[:3] for sums in seats],
        "turns": [list(sums.share or ())[:3] for sums in turns],
        "lopsided": lopsided(figures, seats),
        "lopsided_turns": lopsided(figures, turns),
        "points": [quantile(counts["points"], q) for q in QUANTILES],
        "margins": [quantile(counts["margin"], q) for q in QUANTILES] if counts["margin"] else [],
        "lengths": [quantile(counts["decisions"], q) for q in QUANTILES],
        "reasons": {reason: counts["reason"][reason] for reason in figures.game.reasons},
        "sources": {source: source_means(figures, source) for source in figures.of("source")},
        "uses": [
            use(figures, kind, value)
            for kind, (_, values) in figures.things.items()
            for value in values
        ],
    }


def by_value(figures: Figures, kind: str) -> list[Sums]:
    found = figures.of(kind)
    return [found[value] for value in sorted(found)]


def lopsided(figures: Figures, places: list[Sums]) -> list[int]:
    """Return which places win far more than is fair; in a team there are none."""
    if figures.game.cooperative:
        return []
    lifts = [sums.lift for sums in places]
    return [place for place, lift in enumerate(lifts) if lift and lift.value >= LOPSIDED]


def source_means(figures: Figures, source: str) -> list[float]:
    """Return the mean points from a source: of all seats, and of winners."""
    means = [figures.sums[kind, source].mean for kind in ("source", "source-best")]
    return [mean.value if mean else 0.0 for mean in means]


def use(figures: Figures, kind: str, value: str) -> list[Any]:
    """Return a thing, in how many games it came up, how many used it, and what they won each."""
    met = figures.sums.get((f"met.{kind}", value), Sums())
    users = figures.sums.get((kind, value), Sums())
    share = users.share
    return [kind, value, met.games, round(users.users), share.value if share else None]


def plans(game: Game, level: int, seed: int) -> Iterator[tuple[str, Plan]]:
    """Yield the runs of a game by name: one per player count and entry of its panel."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in game.panel():
            told = " ".join(str(value) for value in options.values())
            name = f"{game.id} level {level} seats {seats} {told}".strip()
            bots = [str(level)] * seats
            yield name, Plan(game.id, bots, seed, options, coverage=True, details=True)


def store_of(name: str, basis: str, plan: Plan) -> Store:
    """Return where the games of a run are kept; other bots have another place."""
    digest = hashlib.sha256(basis.encode()).hexdigest()[:12]
    return Store.of(STORES / f"{name.replace(' ', '-')}-{digest}", plan, CHUNK)


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
            far = f" over {horizon(id, level)} turns" if horizon(id, level) else ""
            bots = f"budget {budget(id, level)}{far}, bots {code_of(game)}"
            basis = f"{each} games, seed {seed}, {bots}, content {game.content.hash}"
            runs = kept.setdefault(name, {})
            if basis not in runs:
                store = store_of(name, basis, plan)
                collect(plan, store, each, jobs)
                runs[basis] = examine(measure(game, [store]))
                KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
                write_page(kept)
            console.print(f"{name}: {[round(found[0], 3) for found in runs[basis]['seats']]}")
    write_page(kept)


if __name__ == "__main__":
    typer.run(main)
