"""
Hold the ladder of levels: each level against the one below, and level 3 against random play.

    make ladder                                  all games, 400 games a pair: hours
    .venv/bin/python bench/ladder.py --games cryo --rounds 40

What a pair came to is kept in bench/ladder.json, from which the tables of docs/bots.md are made. A
pair is played again when its bots, the game's content or the number of games have changed. The
games of a pair that is not complete lie in bench/ladder: an interrupted run goes on from there.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.basis import code_of
from bench.marked import BOTS, write_lines
from sternentisch.bots.levels import ERRORS, budget, horizon
from sternentisch.kernel.game import Game
from sternentisch.lab.played import Played
from sternentisch.lab.tournament import Tournament, hold

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "bench" / "ladder.json"
GAMES = ROOT / "bench" / "ladder"
PAIRS = (("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("3", "random"))
WANTED = {"random": 0.95}
"""The share that a bot must have against this one; 60 % against any other."""
USUALLY_WANTED = 0.6


def basis(game: Game, bots: tuple[str, str], games: int, seed: int) -> dict[str, Any]:
    """Return what the result of a pair depends on."""
    levels = [int(bot) if bot.isdigit() else 0 for bot in bots]
    return {
        "games": games,
        "seed": seed,
        "budgets": [budget(game.id, level) for level in levels],
        "errors": ERRORS if 1 in levels else 0.0,
        "horizons": [horizon(game.id, level) for level in levels],
        "content": game.content.hash,
        "bots": code_of(game),
    }


def games_of(game: Game, bots: tuple[str, str], depends: dict[str, Any]) -> Path:
    """Return where the games of a pair lie until it is complete."""
    digest = hashlib.sha256(json.dumps(depends, sort_keys=True).encode()).hexdigest()[:12]
    return GAMES / f"{game.id}-{'-'.join(bots)}-{digest}.jsonl"


def play_pair(
    game: Game, bots: tuple[str, str], depends: dict[str, Any], jobs: int
) -> dict[str, Any]:
    """Hold the tournament of two bots, or the rest of it, and return what is kept of it."""
    plan = Tournament(game.id, list(bots), depends["games"], seed=depends["seed"])
    report = hold(plan, jobs, played=Played(games_of(game, bots, depends))).to_json()
    kept: dict[str, Any] = {
        name: report[name] for name in ("pairs", "teams", "timing") if name in report
    }
    return {"basis": depends, **kept}


# --- the page ------------------------------------------------------------------------------------


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def between(ends: list[float]) -> str:
    return f"{100 * ends[0]:.1f} – {100 * ends[1]:.1f} %"


def rows_of(game: Game, kept: dict[str, Any]) -> list[str]:
    """Return the lines of a game's table."""
    lines = ["", f"### {game.title}", ""]
    if game.cooperative:
        lines += ["| team | against | wins of both | lead of the first | 95 % | ms a decision |"]
    else:
        lines += ["| bot | against | share | 95 % | wanted | ms a decision |"]
    lines += ["|---|---|---:|---:|---:|---:|"]
    for bots in PAIRS:
        found = kept.get(f"{game.id} {' '.join(bots)}")
        if found is None:
            continue
        [pair] = found["pairs"]
        times = found["timing"]["milliseconds_per_decision"]
        took = " / ".join(f"{times[bot]:.2g}" for bot in bots)
        share, ends = pair["share"][bots[0]], pair["interval"]
        if game.cooperative:
            rates = " / ".join(percent(team["rate"]) for team in found["teams"])
            lead = [2 * end - 1 for end in ends]  # a share of 0.5 is a lead of nothing
            cells = [rates, f"{200 * share - 100:+.1f} %", between(lead)]
        else:
            wanted = WANTED.get(bots[1], USUALLY_WANTED)
            cells = [percent(share), between(ends), f"{100 * wanted:.0f} %"]
        lines.append("| " + " | ".join([*bots, *cells, took]) + " |")
    return lines


def write_page(kept: dict[str, Any]) -> None:
    """Put the tables into the page between their marks."""
    rows = [line for id in sternentisch.game_ids() for line in rows_of(sternentisch.load(id), kept)]
    write_lines(BOTS, "ladder", "make ladder", rows[1:])


def main(
    games: Annotated[
        str, typer.Option(help="Ids of games, separated by commas; all if empty.")
    ] = "",
    rounds: Annotated[int, typer.Option(help="Games of each pair.")] = 400,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 6,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    again: Annotated[bool, typer.Option(help="Play what is known already, too.")] = False,
) -> None:
    """Play what is missing of the ladder, and write its tables into docs/bots.md."""
    console = Console()
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for bots in PAIRS:
        for id in games.split(",") if games else sternentisch.game_ids():
            game = sternentisch.load(id)
            name = f"{id} {' '.join(bots)}"
            depends = basis(game, bots, rounds, seed)
            if again or kept.get(name, {}).get("basis") != depends:
                games_file = games_of(game, bots, depends)
                if again:
                    games_file.unlink(missing_ok=True)
                kept[name] = play_pair(game, bots, depends, jobs)
                KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
                games_file.unlink()
                write_page(kept)
            [pair] = kept[name]["pairs"]
            share, ends = pair["share"][bots[0]], pair["interval"]
            rates = [percent(team["rate"]) for team in kept[name].get("teams", [])]
            console.print(f"{name}: {percent(share)} ({between(ends)}) {' / '.join(rates)}")
    write_page(kept)


if __name__ == "__main__":
    typer.run(main)
