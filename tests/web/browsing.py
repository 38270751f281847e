"""A real browser at a real server: people who click, tap and type."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Locator,
    Page,
    TimeoutError,
    expect,
    sync_playwright,
)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1366, 768), (390, 844)
PATIENCE = 20_000
"""Milliseconds after which something that did not appear will not appear."""
expect.set_options(timeout=PATIENCE)
TRIES = 8
"""How often we look where a piece is before we give up."""
LENS_CLOSES = 400
"""Milliseconds after which nothing is enlarged that the pointer has left."""
OPEN = """piece => {
    const {left, top, width, height} = piece.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const place = {x: along * width, y: down * height};
        if (piece.contains(document.elementFromPoint(left + place.x, top + place.y))) return place;
    }
    return null;  // none yet: it may have to be scrolled to
}"""
"""A place of a piece that no other piece covers."""
LEGAL = ".pc.is-legal:visible, .prompt .acts [data-choice]:visible"
"""What somebody who is asked can click."""


def middle(piece: Locator) -> tuple[float, float]:
    """Return where the middle of a piece is."""
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chromium() -> str:
    """Return the browser of this machine."""
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise FileNotFoundError("no Chromium or Chrome; name one with CHROMIUM=…")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


class Visitor:
    """Somebody at a browser of their own: cookies, language, size of the window."""

    def __init__(
        self,
        browser: Browser,
        host: str,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        settings: str = "",
    ) -> None:
        self.host = host
        self.touch = size == PHONE
        self.context: BrowserContext = browser.new_context(
            base_url=f"http://{host}",
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="reduce",
            locale=lang,
        )
        self.context.set_default_timeout(PATIENCE)
        stored = f'{{"language":"{lang}","pace":0,"sound":false{settings}}}'
        self.context.add_init_script(
            "localStorage.getItem('sternentisch') ?? "
            f"localStorage.setItem('sternentisch', '{stored}')"
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.errors.append(said.text) if said.type == "error" else None,
        )

    def close(self) -> None:
        self.context.close()

    # --- the server, with the page's cookies ------------------------------------------------

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(
            path, data=body, headers={"origin": f"http://{self.host}"}
        )
        return None if answer.status == 204 else answer.json()

    def come_in(self, name: str) -> None:
        self.post("/api/guest", {"name": name})

    def make_table(self, game: str, **more: object) -> str:
        setup = {"game": game, "seats": 2, "seat": 0, "bots": ["", "random"], "private": True}
        made = self.post("/api/tables", {**setup, **more})
        assert "id" in made, made
        return str(made["id"])

    # --- one finger, or the mouse -----------------------------------------------------------

    def down(self, x: float, y: float) -> None:
        if self.touch:
            self._touch("touchStart", x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        if self.touch:
            self._touch("touchMove", x, y)
        else:
            self.page.mouse.move(x, y)

    def up(self) -> None:
        if self.touch:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def _touch(self, kind: str, *place: float) -> None:
        points = [dict(zip("xy", place, strict=True))] if place else []
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    @cached_property
    def _finger(self) -> CDPSession:
        return self.context.new_cdp_session(self.page)

    # --- at a table -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries the table on the screen has."""
        value = self.page.locator("[data-number]").get_attribute("data-number")
        return int(value or 0)

    def is_over(self) -> bool:
        return self.page.locator(".end, .reopen").count() > 0

    def wait_for_choice(self) -> bool:
        """Wait until something can be chosen; False when the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.end, .reopen') ||"
            " (document.querySelector('[data-pending=\"0\"] .prompt:not(.waiting):not(.lost)') &&"
            "  document.querySelector('.pc.is-legal, .prompt .acts [data-choice]'))"
        )
        return not self.is_over()

    def open_tab(self) -> None:
        """On a phone: turn to a page of the board that has something to click."""
        marked = self.page.locator(".tabs button:has(em):visible")
        if marked.count() and not self.page.locator(LEGAL).count():
            self.press(marked.first)

    def press(self, what: Locator) -> None:
        """Tap a piece, or click it where it lies open, as a hand would."""
        if not self.pressed(what):
            what.click()

    def pressed(self, what: Locator) -> bool:
        """Whether a piece could be clicked; it may have gone since we looked."""
        soon = PATIENCE / TRIES
        for _ in range(TRIES):  # it may have moved since we looked, or a lens has come over it
            with suppress(TimeoutError):
                if self.touch:
                    what.tap(timeout=soon)
                else:
                    what.click(position=what.evaluate(OPEN, timeout=soon), timeout=soon)
                return True
            if not what.count():
                return False
            self.put_lens_away()
        return False

    def put_lens_away(self) -> None:
        """Stop looking at a piece."""
        if self.touch and self.page.locator(".lens").count():
            self.page.locator(".top .facts").tap()
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(LENS_CLOSES)

    def choose(self, rng: random.Random) -> None:
        """Click something legal, and go through with it: its menu, its second click."""
        before = self.number
        if self.page.locator(".lens").count():  # a look at something: away with it
            self.press(self.page.locator(".top .facts"))
        self.open_tab()
        found = self.page.locator(LEGAL)
        found.first.wait_for()  # the tab may just have been turned to
        if not self.pressed(found.nth(rng.randrange(found.count()))):
            found.first.wait_for()  # what had lain there was still on its way out
            self.press(found.nth(rng.randrange(found.count())))
        while (came := self.what_came(before)) != "played":
            if came == "menu":
                items = self.page.locator(".menu [role=menuitem]")
                self.press(items.nth(rng.randrange(items.count())))
            else:
                self.press(self.page.locator(".prompt .acts .btn.go"))

    def what_came(self, before: int) -> str:
        """Return what a click has led to: `played`, a `menu`, or a question to be `sure`."""
        handle = self.page.wait_for_function(
            """before => {
                const table = document.querySelector('[data-number]');
                if (document.querySelector('.end')) return 'played';
                if (table?.dataset.pending !== '0') return false;
                if (Number(table.dataset.number) > before) return 'played';
                if (document.querySelector('.menu [role=menuitem]')) return 'menu';
                return document.querySelector('.prompt [data-armed]') && 'sure';
            }""",
            arg=before,
        )
        return str(handle.json_value())
