"""
Take the pictures of docs/screenshots: the hall and every board in play, at both sizes.

    make screenshots

Starts a server of its own, plays a while with random moves (the same ones each time), and looks.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.serving import serving  # noqa: E402
from tests.web.browsing import DESKTOP, PHONE, Visitor, browser  # noqa: E402
from tests.web.conftest import SITE  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
GAMES = {"cave-in": (4, 11), "magnastorm": (3, 40), "astro-knights": (2, 30), "cryo": (4, 44)}
"""How many play, and how many choices are made before the picture."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), site=SITE) as hall,
        browser() as opened,
    ):
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            visitor = Visitor(opened, hall.host, lang="en", size=size, settings=',"confirm":false')
            visitor.come_in("Mara")
            visitor.page.goto("/")
            visitor.page.get_by_text("Astro Knights").first.wait_for()  # the games are there
            visitor.page.wait_for_timeout(1500)
            visitor.page.screenshot(path=FOLDER / f"hall-{name}.jpg", type="jpeg", quality=88)
            for game, (seats, choices) in GAMES.items():
                shoot(visitor, game, seats, choices, FOLDER / f"{game}-{name}.jpg")
            visitor.close()


def shoot(visitor: Visitor, game: str, seats: int, choices: int, path: Path) -> None:
    """Play a while, and take a picture."""
    bots = ["", *["2"] * (seats - 1)]
    visitor.page.goto(f"/table/{visitor.make_table(game, seats=seats, bots=bots)}")
    rng = random.Random(game)
    for _ in range(choices):
        if not visitor.wait_for_choice():
            break
        visitor.choose(rng)
    visitor.wait_for_choice()
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_timeout(1800)
    visitor.page.screenshot(path=path, type="jpeg", quality=88)
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
