"""The hall, lessons and replay as a newcomer meets them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import LEGAL, OPEN, PHONE, Visitor
from tests.web.test_games import GAMES

Visit = Callable[..., Visitor]
CLICK = "piece => piece.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
"""On a piece that may lie below another."""


def test_a_newcomer_plays_cryo_with_one_click(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto("/")
    card = mara.page.locator("article, section, li").filter(
        has=mara.page.get_by_role("heading", name="Cryo")
    )
    card.last.get_by_role("button", name=re.compile("Play")).first.click()
    mara.page.wait_for_url("**/table/*")
    assert mara.wait_for_choice()
    before = mara.number
    mara.choose(random.Random(1))
    assert mara.number > before


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto("/")
    mara.page.get_by_text("tonight", exact=False).first.wait_for()
    mara.page.get_by_role("button", name="DE").or_(
        mara.page.get_by_role("button", name="Deutsch")
    ).first.click()
    mara.page.get_by_text("heute Abend", exact=False).first.wait_for()
    mara.page.reload()
    mara.page.get_by_text("heute Abend", exact=False).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_that_does_not_glow_says_which_rule_forbids_it(visit: Visit, game: str) -> None:
    """Clicks on what is not legal tell a rule in most cases, and never play anything."""
    mara = visit(lang="en")
    mara.page.goto(f"/table/{mara.make_table(game)}")
    assert mara.wait_for_choice()
    before = mara.number
    told: list[str] = []  # keys of pieces that name a rule
    keys = mara.page.evaluate(
        "() => [...document.querySelectorAll('.pc:not(.is-legal)')]"
        ".filter(piece => piece.getClientRects().length).map(piece => piece.dataset.key)"
    )
    for key in keys[:12]:
        mara.page.locator(f'[data-key="{key}"]:visible').first.evaluate(CLICK)
        mara.page.locator(".prompt .said").wait_for()
        if mara.page.locator(".prompt .said .rule").count():
            told.append(key)
        mara.page.keyboard.press("Escape")
        mara.page.locator(".prompt .said").wait_for(state="detached")
    assert mara.number == before
    assert told, "no piece named a rule"
    mara.page.locator(f'[data-key="{told[0]}"]:visible').first.evaluate(CLICK)
    mara.page.locator(".prompt .said .rule").click()
    mara.page.locator(".rulebook article.on").wait_for()


def test_a_hint_points_at_a_piece_and_says_why(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto(f"/table/{mara.make_table('cave-in')}")
    assert mara.wait_for_choice()
    mara.page.keyboard.press("h")
    mara.page.get_by_text("not rated any more").wait_for()  # once more, then
    mara.page.keyboard.press("h")
    said = mara.page.locator(".prompt .said.hint")
    said.wait_for()
    assert "%" in said.inner_text()
    mara.page.locator(".is-hint").first.wait_for()
    mara.page.goto("/")
    row = mara.page.get_by_role("region", name="Continue").get_by_role("listitem").first
    expect(row).to_contain_text("not rated")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_lets_the_learner_make_every_move(visit: Visit, game: str) -> None:
    learner = visit(lang="de", settings=',"confirm":false')
    posted: list[str] = []
    learner.page.on("request", lambda sent: posted.append(f"{sent.method} {sent.url}"))
    learner.page.goto(f"/learn/{game}")
    learner.page.locator(".bubble").wait_for()
    made = [sent for sent in posted if re.fullmatch("POST .*/api/tables", sent)]
    assert len(made) == 1, "one table, although the page finds out meanwhile who asks for it"
    rng = random.Random(0)
    told: list[str] = []
    for _ in range(60 if game == "cave-in" else 8):
        assert learner.wait_for_choice()
        learner.page.locator(".bubble").wait_for()
        told.append(learner.page.locator(".bubble p").inner_text())
        if learner.page.locator(".bubble .btn.go").count():
            break
        assert learner.page.evaluate(
            "() => new Set([...document.querySelectorAll('[data-choice]')]"
            ".map(one => one.dataset.choice)).size <= 1"
        )
        learner.choose(rng)
    else:
        assert game != "cave-in", "the lesson has no end"
    assert all(told)


@pytest.mark.parametrize(
    ("game", "steps"), [("cave-in", 6), ("cryo", 12), ("astro-knights", 20), ("magnastorm", 22)]
)
def test_a_lesson_fits_a_phone_and_leaves_its_piece_open(
    visit: Visit, game: str, steps: int
) -> None:
    learner = visit(lang="en", size=PHONE, settings=',"confirm":false')
    learner.page.goto(f"/learn/{game}")
    rng = random.Random(0)
    for _ in range(steps):
        assert learner.wait_for_choice()
        learner.open_tab()
        bubble = learner.page.locator(".bubble").bounding_box()
        assert bubble is not None
        assert bubble["x"] >= 0
        assert bubble["x"] + bubble["width"] <= PHONE[0]
        assert bubble["y"] + bubble["height"] <= PHONE[1]
        assert learner.page.locator(LEGAL).first.evaluate(OPEN), "the bubble lies over it"
        learner.choose(rng)


def test_a_finished_game_is_watched_again_step_by_step(visit: Visit) -> None:
    mara = visit(lang="en", settings=',"confirm":false')
    table = mara.make_table("cryo")
    mara.page.goto(f"/table/{table}")
    rng = random.Random(5)
    for _ in range(12):
        mara.wait_for_choice()
        mara.choose(rng)
    mara.wait_for_choice()
    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("button", name="Give up").click()
    mara.page.get_by_role("button", name="Really give up?").click()
    press = mara.page.keyboard.press
    expect(mara.page.locator(".end .btn").first).to_be_focused()
    for _ in range(6):
        press("Tab")
        assert mara.page.evaluate("() => document.activeElement.matches('.end *, body')")
    press("Escape")
    expect(mara.page.locator(".end")).to_have_count(0)
    mara.page.locator(".reopen").click()
    mara.page.get_by_role("link", name="Watch the replay").click()
    mara.page.wait_for_url(f"**/replay/{table}/0")
    expect(mara.page).to_have_title("Cryo · Sternentisch")
    slider = mara.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    steps = int(slider.get_attribute("max") or 0)
    assert steps >= 12
    press("ArrowRight")
    mara.page.get_by_role("button", name="One step forward").focus()
    press("Space")  # presses the button, and does not begin to play
    mara.page.wait_for_url(f"**/replay/{table}/2")
    press("End")
    mara.page.wait_for_url(f"**/replay/{table}/{steps}")
    press("ArrowLeft")
    mara.page.wait_for_url(f"**/replay/{table}/{steps - 1}")
    mara.page.goto(f"/replay/{table}/5")  # a shared address opens at its step
    expect(mara.page.get_by_role("slider")).to_have_value("5")
    mara.page.get_by_label("Whose eyes").select_option("1")
    mara.page.locator(".seat.s2 .eyes").wait_for()
    expect(mara.page.locator(".seat.s1 .nm b")).to_have_text("Mara")
    expect(mara.page.get_by_label("Whose eyes").locator("option").nth(2)).to_have_text("Mara")
    with mara.page.expect_download() as download:
        mara.page.get_by_role("link", name="Record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "cryo"
    mara.page.get_by_role("button", name="Play on from here").click()
    mara.page.wait_for_url("**/table/*")
    assert mara.wait_for_choice()
    mara.page.locator(LEGAL).first.wait_for()


def test_what_was_said_in_one_language_goes_with_it(visit: Visit) -> None:
    mara = visit(lang="en")
    mara.page.goto(f"/table/{mara.make_table('cave-in')}")
    assert mara.wait_for_choice()
    mara.page.locator(".pc[aria-disabled=true]:visible").first.evaluate(CLICK)
    said = mara.page.locator(".prompt .said")
    said.wait_for()
    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("button", name="Deutsch").click()
    said.wait_for(state="detached")


def test_a_part_of_the_page_that_is_gone_loads_it_again_once(visit: Visit) -> None:
    mara = visit(lang="en")
    loads: list[str] = []
    mara.page.on("load", lambda page: loads.append(page.url))
    mara.page.route("**/assets/Me-*.js", lambda route: route.fulfill(status=404))
    with mara.page.expect_event("load", lambda _: len(loads) == 2):
        mara.page.goto("/me")
    mara.page.wait_for_timeout(1000)
    assert len(loads) == 2, "again, but not again and again"
    mara.page.unroute("**/assets/Me-*.js")
    mara.page.reload()
    mara.page.locator("main").wait_for()
    mara.errors = [error for error in mara.errors if "404" not in error and "Me-" not in error]


def test_an_opened_pile_stays_open_until_something_else_is_asked(visit: Visit) -> None:
    mara = visit()
    mara.page.goto(f"/table/{mara.make_table('astro-knights')}")
    assert mara.wait_for_choice()
    mara.page.locator(".pile.discard").click()
    mara.page.locator(".board .sheet").wait_for()
    mara.page.locator(".tools .tool").last.click()
    mara.page.get_by_role("button", name="Ask for a pause").click()
    mara.page.get_by_role("button", name="Go on").wait_for()
    assert mara.page.locator(".board .sheet").is_visible()
