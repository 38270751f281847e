"""
Measure what the artifacts of Cave-In that help in play are worth, for `HELPS` of its judge.

    .venv/bin/python bench/gifts.py --keep       a table in docs/balance.md: some minutes

One of two players gets the artifact before the first turn, in every deal once each; how many points
that player is ahead in the end is what the artifact brought.
"""

from __future__ import annotations

import math
import sys
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.balance_page import PAGE
from bench.marked import Keep, table_lines, write_lines
from bench.report import new_table
from sternentisch.bots.registry import make_bot
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.perks import Perks
from sternentisch.games.cave_in.state import State
from sternentisch.lab.rating import CERTAINTY, mean
from sternentisch.table.match import Match
from sternentisch.text.speaker import Speaker

Played = tuple[float, float, int]
"""What a game came to for who got the gift: won or not, points ahead, turns."""


def play(level: str, gift: int, number: int) -> Played:
    """Play one game in which a seat owns an artifact from the start."""
    seed, seat = divmod(number, 2)
    match = Match(sternentisch.load("cave-in"), [make_bot(level), make_bot(level)], seed)
    state = match.state
    assert isinstance(state, State)
    player = state.players[seat]
    player.artifacts = (state.rules.box.artifacts[gift],)
    player.perks = Perks(player.artifacts)
    turns, active = 0, -1
    while state.actor is not None:
        if state.active != active:
            active = state.active
            turns += active == seat
        match.play_bot()
    outcome = state.outcome()
    won = (seat in outcome.winners) / len(outcome.winners)
    return won, float(outcome.points[seat] - outcome.points[1 - seat]), turns


def main(
    rounds: Annotated[int, typer.Option(help="Games for each artifact.")] = 400,
    level: Annotated[str, typer.Option(help="The level that plays.")] = "3",
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
    keep: Keep = False,
) -> None:
    """Measure what each artifact is worth that does not score."""
    game = sternentisch.load("cave-in")
    assert isinstance(game, CaveIn)
    speaker = Speaker(game, "en", [])
    found: list[tuple[float, list[str]]] = []
    with Pool(jobs) as pool:
        for artifact in game.box.artifacts:
            if artifact.timing == "scoring":
                continue
            played = pool.map(partial(play, level, artifact.index), range(rounds), chunksize=8)
            ahead = [points for _, points, _ in played]
            each = mean(ahead) / mean([float(turns) for _, _, turns in played])
            spread = math.sqrt(mean([(points - mean(ahead)) ** 2 for points in ahead]) / rounds)
            cells = [
                str(speaker.name("artifact", artifact.id)),
                f"{100 * mean([won for won, _, _ in played]):.0f} %",
                f"{mean(ahead):+.1f} ± {CERTAINTY * spread:.1f}",
                f"{each:.2f}",
            ]
            found.append((each, cells))
    table = new_table("", ["artifact"], ["wins", "points ahead", "in a turn"])
    for _, cells in sorted(found, reverse=True):
        table.add_row(*cells)
    Console().print(table)
    if keep:
        write_lines(PAGE, "gifts", "bench/gifts.py", table_lines(table))


if __name__ == "__main__":
    typer.run(main)
