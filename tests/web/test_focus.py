"""Where the focus is after a click."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.web.browsing import Visitor

NOTE = "() => addEventListener('click', () => (window.clicked = document.activeElement), true)"
BACK = "() => document.activeElement === window.clicked || !window.clicked.isConnected"


def test_what_was_clicked_has_the_focus_again_if_it_is_still_there(
    visit: Callable[..., Visitor],
) -> None:
    mara = visit()
    mara.page.goto(f"/table/{mara.make_table('cryo')}")
    mara.page.evaluate(NOTE)
    rng = random.Random(3)
    stayed = 0
    for _ in range(10):
        assert mara.wait_for_choice()
        mara.choose(rng)
        mara.page.wait_for_function(BACK)
        stayed += mara.page.evaluate("() => window.clicked.isConnected")
    assert stayed
