"""
Measure the page: from a click to the painted result, on loopback.

    .venv/bin/python bench/page.py
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
from typing import Annotated

import typer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path

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


SIZES = {"desktop": DESKTOP, "phone": PHONE}


def main(
    choices: Annotated[int, typer.Option(help="Choices made in each game.")] = 60,
    game: Annotated[str, typer.Option(help="This game alone.")] = "",
    size: Annotated[str, typer.Option(help="This size alone: desktop or phone.")] = "",
    motion: Annotated[bool, typer.Option(help="Pieces travel.")] = True,
) -> None:
    """Tell how long clicks take in each game, at both sizes."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), site=SITE) as hall,
        browser() as opened,
    ):
        for name in [size] if size else SIZES:
            for one in [game] if game else GAMES:
                visitor = Visitor(opened, hall.host, size=SIZES[name], settings=',"confirm":false')
                if motion:
                    visitor.page.emulate_media(reduced_motion="no-preference")
                waits = sorted(play(visitor, one, choices))
                visitor.close()
                middle, late = waits[len(waits) // 2], waits[int(0.95 * len(waits))]
                told = f"p50 {middle:5.1f}, p95 {late:5.1f} ms"
                typer.echo(f"{one:14} {name:8} {len(waits):3} clicks: {told}")


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
