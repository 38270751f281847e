"""
Measure the page: from a click to the painted result, on loopback.

    .venv/bin/python bench/page.py               part of `make serving`
    .venv/bin/python bench/page.py --game cryo --size phone --choices 100

A real browser plays random moves of each game against a bot at a server of its own. The time runs
from the click until the first frame after the new position is in the document; what the engine and
the database need is part of it.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Literal

import typer
from playwright.sync_api import Browser
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path

from bench.marked import PERFORMANCE, Keep, table_lines, write_lines
from bench.report import new_table
from tests.server.serving import serving
from tests.web.browsing import DESKTOP, PHONE, Visitor, browser
from tests.web.conftest import SITE
from tests.web.test_games import GAMES

WATCH = """() => {
    window.waits = [];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    const table = document.querySelector('[data-number]');
    new MutationObserver(() => {
        if (!clicked) return;
        const from = clicked;
        clicked = 0;
        requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - from)));
    }).observe(table, {attributes: true, attributeFilter: ['data-number']});
}"""


Motion = Literal["reduce", "no-preference"]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOTIONS: dict[Motion, str] = {"reduce": "stay", "no-preference": "travel"}
"""What a reader may prefer, and what pieces do then."""


def main(
    choices: Annotated[int, typer.Option(help="Choices made in each game.")] = 40,
    game: Annotated[str, typer.Option(help="This game alone.")] = "",
    size: Annotated[str, typer.Option(help="This size alone: desktop or phone.")] = "",
    keep: Keep = False,
) -> None:
    """Tell how long clicks take in each game, at both sizes."""
    table = new_table("", ["game", "size", "pieces"], ["clicks", "p50, ms", "p95, ms"])
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), site=SITE) as hall,
        browser() as opened,
    ):
        for one in [game] if game else GAMES:
            for name in [size] if size else SIZES:
                for motion, pieces in MOTIONS.items():
                    waits = measure(opened, hall.host, one, SIZES[name], motion, choices)
                    middle, late = waits[len(waits) // 2], waits[int(0.95 * len(waits))]
                    figures = (f"{len(waits)}", f"{middle:.1f}", f"{late:.1f}")
                    table.add_row(one, f"{SIZES[name][0]}×{SIZES[name][1]}", pieces, *figures)
    Console().print(table)
    if keep:
        write_lines(PERFORMANCE, "page", "make serving", table_lines(table))


def measure(
    opened: Browser, host: str, game: str, size: tuple[int, int], motion: Motion, choices: int
) -> list[float]:
    """Return how many milliseconds the clicks of a game took, ascending."""
    visitor = Visitor(opened, host, size=size, settings=',"confirm":false')
    visitor.page.emulate_media(reduced_motion=motion)
    waits = sorted(play(visitor, game, choices))
    visitor.close()
    return waits


def play(visitor: Visitor, game: str, choices: int) -> list[float]:
    """Play random moves; return for each click how many milliseconds its result took."""
    visitor.come_in("Mara")
    visitor.page.goto(f"/table/{visitor.make_table(game)}")
    visitor.wait_for_choice()
    visitor.page.evaluate(WATCH)
    rng = random.Random(game)
    for _ in range(choices):
        if not visitor.wait_for_choice():
            break
        visitor.choose(rng)
    waits: list[float] = visitor.page.evaluate("() => window.waits")
    return waits


if __name__ == "__main__":
    typer.run(main)
