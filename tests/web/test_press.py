"""A press means the piece that the pointer came down on, though pieces travel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.web.browsing import DESKTOP, LEGAL, PHONE, Visitor, middle

Visit = Callable[..., Visitor]
LEAVE = """piece => {
    const far = {transform: 'translate(0, -400px)'};
    piece.animate([{transform: 'none'}, far], {duration: 50, fill: 'forwards'});
}"""
"""A piece travels away."""
GONE = 150
"""Milliseconds after which it is away."""


def pressed(visitor: Visitor) -> Locator:
    """Come down on a piece that can be played with a single click."""
    visitor.page.goto(f"/table/{visitor.make_table('cave-in')}")
    assert visitor.wait_for_choice()
    piece = visitor.page.locator(LEGAL).first
    visitor.down(*middle(piece))
    return piece


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_piece_that_travels_away_below_the_pointer_was_meant(
    visit: Visit, size: tuple[int, int]
) -> None:
    mara = visit(size=size, settings=',"confirm":false')
    piece = pressed(mara)
    before = mara.number
    piece.evaluate(LEAVE)
    mara.page.wait_for_timeout(GONE)
    mara.up()
    assert mara.what_came(before) in {"played", "sure"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_whoever_leaves_a_piece_before_letting_go_means_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    mara = visit(size=size, settings=',"confirm":false')
    piece = pressed(mara)
    before = mara.number
    x, y = middle(piece)
    for step in range(1, 6):
        mara.move(x, y - 40 * step)
    mara.up()
    mara.page.wait_for_timeout(GONE)
    assert mara.page.locator(".prompt [data-armed], .menu, .prompt .said").count() == 0
    assert mara.page.locator('[data-pending="0"]').count() == 1
    assert mara.number == before
