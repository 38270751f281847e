"""Everybody can play: axe on every page, a whole game by keyboard, budgets of size."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import SITE
from tests.web.test_games import GAMES

Visit = Callable[..., Visitor]
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],  # what is right is not listed: it is a lot
}
PAGES = ("/", "/game/cryo", "/me", "/watch", "/rules/cave-in", "/learn/cryo", "/nowhere")
LOADED = """() => document.querySelector('h1, .prompt') &&
    !document.querySelector('[aria-busy=true]') &&
    !/Looking for tables|being set/.test(document.querySelector('main').innerText)"""
"""Whether a page in English has all it waited for."""
PLAYABLE = "() => document.activeElement.matches('.pc.is-legal, [data-choice]')"
FIRST_LOAD, BOARD = 300_000, 120_000
"""Bytes on the wire: the page without a board, and each board."""


def findings(visitor: Visitor) -> list[str]:
    """Return what axe finds, each with the elements it is about."""
    found = Axe().run(visitor.page, options=RULES).response["violations"]
    return [
        f"{one['id']}: {', '.join(node['html'][:120] for node in one['nodes'][:3])}"
        for one in found
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_pages(visit: Visit, path: str, size: tuple[int, int]) -> None:
    mara = visit(lang="en", size=size)
    mara.page.goto(path)
    mara.page.locator("main").first.wait_for()
    mara.page.wait_for_function(LOADED)
    assert findings(mara) == []
    mara.errors = [error for error in mara.errors if "404" not in error]  # of the page of nowhere


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_boards(visit: Visit, game: str, size: tuple[int, int]) -> None:
    mara = visit(lang="de", size=size, settings=',"confirm":false')
    mara.page.goto(f"/table/{mara.make_table(game)}")
    rng = random.Random(4)
    for drawer in ("l", "b", ""):
        for _ in range(2):
            assert mara.wait_for_choice()
            mara.choose(rng)
        if drawer:
            mara.page.keyboard.press(drawer)
            mara.page.locator(".drawer").wait_for()
        assert findings(mara) == []
        for _ in range(2):  # a lens may be open, too
            mara.page.keyboard.press("Escape")


@pytest.mark.parametrize(("scheme", "listed"), [("light", False), ("light", True), ("dark", False)])
def test_boards_are_pictures_where_the_system_has_light_colours(
    visit: Visit, scheme: Literal["light", "dark"], listed: bool
) -> None:
    mara = visit(settings=f',"list":{str(listed).lower()}')
    mara.page.emulate_media(forced_colors="active", color_scheme=scheme)
    mara.page.goto(f"/table/{mara.make_table('cave-in')}")
    mara.page.locator(".listview" if listed else ".pc.is-legal").first.wait_for()
    adjusted = mara.page.locator(".board").evaluate("it => getComputedStyle(it).forcedColorAdjust")
    assert adjusted == ("none" if scheme == "light" and not listed else "auto")


def walk_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not come to {wanted}")


def test_tab_comes_to_every_button(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto(f"/table/{mara.make_table('astro-knights')}")
    assert mara.wait_for_choice()
    for wanted in (".skip", "[aria-label^='Settings']", ".seat .look", ".pc", ".pile.discard"):
        walk_to(mara, wanted)
    mara.page.keyboard.press("Enter")
    mara.page.locator(".board .sheet").wait_for()
    mara.page.locator(".top .facts").click()
    walk_to(mara, "[aria-label^='Settings']")
    mara.page.keyboard.press("Enter")
    mara.page.locator(".drawer.settings").wait_for()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto(f"/table/{mara.make_table('cave-in')}")
    rng = random.Random(12)
    press = mara.page.keyboard.press
    decisions = 0
    while mara.wait_for_choice():
        before = mara.number
        for _ in range(rng.randrange(1, 5)):
            press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        for arrow in ("ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 4:
            if mara.page.evaluate(PLAYABLE):
                break
            press(arrow)  # it was a button beside the choices
        press("Enter")
        while (came := mara.what_came(before)) != "played":
            if came == "menu":
                press("ArrowDown")
            press("Enter")
        decisions += 1
    assert decisions > 20


def test_the_page_is_small() -> None:
    """What is loaded before a board is open, and each board, compressed."""
    sizes = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in SITE.rglob("*")
        if path.suffix in (".js", ".css", ".html", ".svg")
    }
    boards = {
        game: sum(size for name, size in sizes.items() if name.startswith(game)) for game in GAMES
    }
    rest = sum(sizes.values()) - sum(boards.values())
    assert rest <= FIRST_LOAD, json.dumps(sizes, indent=1)
    assert all(0 < size <= BOARD for size in boards.values()), boards
