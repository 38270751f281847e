"""A game from outside in the browser: it stands in the hall, and is played as a list in words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sternentisch.server.games_api import listed
from tests.examples.comet import install
from tests.server.serving import Served, serving
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import SITE

ABOVE_FOOT = """card => card.getBoundingClientRect().bottom <=
    document.querySelector('footer').getBoundingClientRect().top"""
"""Looked at in one moment: lists above both may come in meanwhile."""


@pytest.fixture(scope="module")
def comet_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a machine where Comet Chase is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(install(tmp_path_factory.mktemp("comet"))))
        listed.cache_clear()
        with serving(tmp_path_factory.mktemp("data"), site=SITE) as running:
            yield running
    listed.cache_clear()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_it_stands_in_the_hall_and_is_played_by_clicks(
    chrome: Browser, comet_hall: Served, lang: str, size: tuple[int, int]
) -> None:
    mara = Visitor(chrome, comet_hall.host, lang=lang, size=size)
    mara.come_in("Mara")
    mara.page.goto("/")
    card = mara.page.locator("article", has_text="Comet Chase")
    card.wait_for()
    assert card.locator("a[href^='/game/']").count() == 1
    assert card.locator("a[href^='/learn/']").count() == 0, "there is nothing to learn from"
    assert card.evaluate(ABOVE_FOOT), "the card lies over the foot of the page"

    mara.press(card.locator(".btn.go"))
    rng = random.Random(1)
    moves = 0
    while mara.wait_for_choice():
        told = mara.page.locator(".listview").inner_text()
        assert {"en": "Burns so far", "de": "Schübe bisher"}[lang] in told
        assert "Mara" in told
        for raw in ("has_laid", "has laid", "null", "false", "burn-"):
            assert raw not in told
        mara.choose(rng)
        moves += 1
    assert moves in (5, 6)  # the engine coasts for whoever can do nothing else
    assert mara.errors == []
    mara.close()
