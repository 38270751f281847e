"""Measuring: sizes of game trees, and how fast the engine is."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from sternentisch.cli.common import (
    is_compiled,
    load_game,
    make_console,
    read_options,
    speaker_for,
    warn_if_slow,
)
from sternentisch.cli.show import plain_table
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput, UnknownName
from sternentisch.kernel.registry import game_ids
from sternentisch.kernel.rng import Rng
from sternentisch.lab.perft import perft as count_paths

DEEPEST = 12
CLONES = 200


def perft(
    id: str,
    depth: int,
    seed: int,
    seats: int | None,
    options: list[str] | None,
    content: Path | None,
    *,
    as_json: bool,
) -> None:
    """Print the number of paths for each depth."""
    if not 1 <= depth <= DEEPEST:
        raise BadInput(f"depth: 1 to {DEEPEST} wanted, not {depth}")
    game = load_game(id, content)
    state = game.start(seats, seed, read_options(game, options))
    counts = []
    for level in range(1, depth + 1):
        counts.append(count_paths(state, level))
        if not as_json:
            print(f"{level:>2}  {counts[-1]:>12}", flush=True)
    if as_json:
        document = {"game": id, "seats": state.seats, "seed": seed, "counts": counts}
        print(json.dumps(document))


def bench(
    id: str | None, seats: int | None, seconds: float, language: str | None, *, as_json: bool
) -> None:
    """Measure the installed build on one core: play-outs, a Python loop, clones."""
    if not math.isfinite(seconds):
        raise BadInput(f"seconds: a number wanted, not {seconds}")
    ids = game_ids() if id is None else [id]
    if not ids:
        raise UnknownName("no games are installed")
    games = [load_game(id) for id in ids]
    for game in games:
        game.start(seats)  # complains of seats before anything else
    speaker = speaker_for(games[0], language)
    warn_if_slow(speaker)
    rows = [measure(game, game.max_seats if seats is None else seats, seconds) for game in games]
    if as_json:
        print(json.dumps({"compiled": is_compiled(), "games": rows}))
        return
    console = make_console()
    table = plain_table()
    table.add_column(speaker.say("show-title"))
    for key in ("show-players", "bench-playout", "bench-loop", "bench-clone"):
        table.add_column(speaker.say(key), justify="right")
    for game, row in zip(games, rows, strict=True):
        table.add_row(
            game.title,
            str(row["seats"]),
            speaker.number(row["playout_decisions_per_second"]),
            speaker.number(row["loop_decisions_per_second"]),
            speaker.number(row["clone_microseconds"], 2),
        )
    console.print(table)
    build = "bench-compiled" if is_compiled() else "bench-plain"
    console.print(Text(speaker.say(build)))
    console.print(Text(speaker.say("bench-peers"), "dim"))


def measure(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Return a game's figures."""
    return {
        "game": game.id,
        "seats": seats,
        "playout_decisions_per_second": rate(seconds, lambda n: playout(game, seats, n)),
        "loop_decisions_per_second": rate(seconds, lambda n: loop(game, seats, n)),
        "clone_microseconds": 1e6 / rate(seconds, lambda n: clones(game, seats, n)),
    }


def rate(seconds: float, work: Callable[[int], int]) -> float:
    """Return how many units `work` does per second; it is given the number of the round."""
    done = rounds = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        done += work(rounds)
        rounds += 1
        now = time.perf_counter()
    return round(done / (now - start), 1)


def playout(game: Game, seats: int, number: int) -> int:
    """Play a random game inside the engine; return its decisions."""
    return game.start(seats, number).playout(Rng(number))


def loop(game: Game, seats: int, number: int) -> int:
    """Play a random game from Python, as a simple bot would; return its decisions."""
    state = game.start(seats, number)
    rng = Rng(number)
    decisions = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions


def clones(game: Game, seats: int, number: int) -> int:
    """Clone positions along a random game; return how many."""
    state = game.start(seats, number % 5)
    rng = Rng(number)
    for _ in range(number % 100):
        if state.over:
            break
        state.play(state.offers[rng.below(len(state.offers))])
    for _ in range(CLONES):
        state.clone()
    return CLONES
