"""The hand is sorted by mouse, finger and keys; that is nobody else's business."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.browsing import PHONE, Visitor, middle

Visit = Callable[..., Visitor]
HAND = "[...document.querySelectorAll('[data-hand] .pc')].map(card => card.dataset.key)"


def hand(visitor: Visitor) -> list[str]:
    """Return the cards in hand, in the order they lie in."""
    keys: list[str] = visitor.page.evaluate(f"() => {HAND}")
    return keys


def wait_for_hand(visitor: Visitor, keys: list[str]) -> None:
    """Wait until the cards in hand lie in this order."""
    visitor.page.wait_for_function(f"keys => `${{{HAND}}}` === `${{keys}}`", arg=keys)


def drag(visitor: Visitor, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag with the mouse, or with a finger on a phone."""
    visitor.down(*start)
    for step in range(1, 7):
        x, y = (a + (b - a) * step / 6 for a, b in zip(start, end, strict=True))
        visitor.move(x, y)
    visitor.up()


def check_sorting(visitor: Visitor, game: str) -> None:
    """Drag the first card behind the last one: nothing is played, and it stays there."""
    sent: list[str] = []
    visitor.page.on(
        "websocket", lambda line: line.on("framesent", lambda said: sent.append(str(said)))
    )
    visitor.page.goto(f"/table/{visitor.make_table(game)}")
    assert visitor.wait_for_choice()
    before, number = hand(visitor), visitor.number
    said = len(sent)
    cards = visitor.page.locator("[data-hand] .pc")
    x, y = middle(cards.last)
    drag(visitor, middle(cards.first), (x + 8, y))
    sorted_hand = [*before[1:], before[0]]
    assert sorted_hand != before
    wait_for_hand(visitor, sorted_hand)
    assert visitor.page.locator(".prompt [data-armed], .menu, .prompt .said").count() == 0
    assert (visitor.number, len(sent)) == (number, said), "sorting is told to nobody"
    visitor.page.reload()
    assert visitor.wait_for_choice()
    wait_for_hand(visitor, sorted_hand)


def test_a_hand_is_sorted_by_mouse_and_keys_and_remembered(visit: Visit) -> None:
    mara = visit(lang="en")
    check_sorting(mara, "cave-in")
    before = hand(mara)
    cards = mara.page.locator("[data-hand] .pc")
    cards.nth(1).focus()
    mara.page.keyboard.press("Shift+ArrowLeft")
    mara.page.get_by_text(f"Place 1 of {len(before)}").wait_for(state="attached")
    wait_for_hand(mara, [before[1], before[0], *before[2:]])
    mara.page.wait_for_function("key => document.activeElement.dataset.key === key", arg=before[1])
    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("button", name="Drop my sorting").click()
    wait_for_hand(mara, [before[-1], *before[:-1]])
    mara.page.keyboard.press("Escape")
    number = mara.number
    playable = mara.page.locator("[data-hand] .pc.is-legal")
    if playable.count():  # a click is still a click
        mara.press(playable.first)
        assert mara.what_came(number) in ("played", "menu", "sure")


def test_a_hand_is_sorted_with_a_finger(visit: Visit) -> None:
    check_sorting(visit(lang="de", size=PHONE), "astro-knights")
