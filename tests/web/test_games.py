"""Whole games by clicks against a bot: all four, both languages, both sizes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GAMES = ("astro-knights", "cave-in", "cryo", "magnastorm")
WAYS = {"desktop": (DESKTOP, ("de", "en")), "phone": (PHONE, ("en", "de"))}
FITS = """() => {
    const wrong = [];
    const {scrollWidth, scrollHeight} = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
        wrong.push(`the page is ${scrollWidth}×${scrollHeight}`);
    const prompt = document.querySelector('.prompt').getBoundingClientRect();
    if (prompt.top < 0 || prompt.bottom > innerHeight) wrong.push('the prompt is outside');
    for (const piece of document.querySelectorAll('.pc.is-legal')) {
        const {left, top, right, bottom, width} = piece.getBoundingClientRect();
        if (!width) continue;  // on another page of the phone
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            wrong.push(`${piece.dataset.key} is outside`);
    }
    return wrong;
}"""
"""What does not fit the window, though it is needed for the open question."""


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Visit, game: str, way: str) -> None:
    size, languages = WAYS[way]
    rng = random.Random(f"{game} {way}")
    mara = visit(lang=languages[0], size=size, settings=',"confirm":false')
    table = mara.make_table(game)
    mara.page.goto(f"/table/{table}")
    decisions = 0
    while mara.wait_for_choice():
        assert mara.page.evaluate(FITS) == [], f"decision {decisions}"
        mara.choose(rng)
        decisions += 1
        if decisions == 10:  # the language may change at any moment
            mara.page.get_by_role("button", name="Einstellungen").or_(
                mara.page.get_by_role("button", name="Settings")
            ).click()
            mara.page.locator(f".settings button[lang={languages[1]}]").click()
            mara.page.keyboard.press("Escape")
            mara.page.wait_for_function(f"() => document.documentElement.lang === '{languages[1]}'")
    assert decisions > 10
    end = mara.page.locator(".end")
    end.wait_for()
    expect(end.locator("tbody tr:not(.bars, .parts)")).to_have_count(2)
    assert end.locator(".wide").evaluate("wide => wide.scrollWidth <= wide.clientWidth")
    expect(end.locator(".sum").last).to_be_in_viewport(ratio=1)
    end.locator(".stood li").first.wait_for()
    assert end.locator(".stood li").count() <= 4
    replay = "Wiederholung" if languages[1] == "de" else "replay"
    end.get_by_role("link", name=replay).wait_for()
