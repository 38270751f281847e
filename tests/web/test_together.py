"""Several people: two browsers at one table, one screen handed round, bad lines and bad links."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.browsing import LEGAL, Visitor

Visit = Callable[..., Visitor]


def play_on(visitors: list[Visitor], rng: random.Random, moves: int) -> None:
    """Let whoever is asked choose, so many times."""
    for _ in range(moves):
        mover = next(v for _ in range(200) for v in visitors if is_asked(v))
        before = mover.number
        mover.choose(rng)
        for other in visitors:
            other.page.wait_for_function(
                "before => document.querySelector('[data-number]')?.dataset.number > before",
                arg=before,
            )


def is_asked(visitor: Visitor) -> bool:
    asked = "document.querySelector('.prompt:not(.waiting) [data-choice], .pc.is-legal') !== null"
    if visitor.page.evaluate(asked):
        return True
    visitor.page.wait_for_timeout(20)
    return False


def test_two_browsers_play_and_one_reloads_in_the_middle_of_a_move(visit: Visit) -> None:
    mara, jonas = visit("Mara", lang="de"), visit("Jonas", lang="en")
    table = mara.make_table("cave-in", bots=["", ""])
    mara.page.goto(f"/table/{table}")
    link = mara.page.locator(".invite input")
    expect(link).to_have_value(re.compile("invite="))  # known as soon as the table's card is
    jonas.page.goto(link.input_value())
    jonas.page.get_by_role("button", name="Sit down").click()
    mara.page.locator("[data-number]").wait_for()
    rng = random.Random(8)
    play_on([mara, jonas], rng, 6)

    mover = mara if is_asked(mara) else jonas
    before = mover.number
    mover.press(mover.page.locator(LEGAL).first)
    mover.page.reload()
    mover.page.locator("[data-number]").wait_for()
    for visitor in (mara, jonas):  # done once or not at all, and both see the same
        visitor.page.wait_for_function("() => document.querySelector('.prompt') !== null")
    assert mover.number - before in (0, 1)
    play_on([mara, jonas], rng, 4)
    assert mara.number == jonas.number


def test_a_newcomer_follows_a_link_sits_down_and_plays(visit: Visit) -> None:
    vega, newcomer = visit("Vega"), visit("")
    newcomer.context.add_init_script("Math.random = () => 0")  # will be called Vega, too
    table = vega.make_table("cave-in", bots=["", ""])
    vega.page.goto(f"/table/{table}")
    link = vega.page.locator(".invite input")
    expect(link).to_have_value(re.compile("invite="))
    newcomer.page.goto(link.input_value())
    newcomer.page.get_by_role("button", name="Sit down").click()
    for visitor in (vega, newcomer):
        visitor.page.locator("[data-number]").wait_for()
    expect(newcomer.page.locator(".seat.s2 .tag")).to_have_text("You")
    expect(vega.page.locator(".seat.s2 .nm b")).to_have_text("Vega 2")
    play_on([vega, newcomer], random.Random(4), 8)
    newcomer.page.locator(".prompt.lost").wait_for(state="detached")
    newcomer.errors = [error for error in newcomer.errors if "409" not in error]


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    mara, jonas = visit("Mara", lang="de"), visit("Jonas", lang="en")
    table = mara.make_table("cryo", bots=["", ""], private=False)
    mara.page.goto(f"/table/{table}")
    jonas.page.goto(f"/table/{table}")
    jonas.page.get_by_role("button", name="Sit down").click()
    for visitor in (mara, jonas):
        visitor.page.locator("[data-number]").wait_for()
        visitor.page.keyboard.press("c")
    jonas.page.locator(".say input").fill("Hello <b>Mara</b>")
    jonas.page.locator(".say input").press("Enter")
    line = mara.page.locator(".drawer .log li")
    line.get_by_text("Hello <b>Mara</b>").wait_for()


def test_a_lost_line_is_told_quietly_and_nothing_is_lost_or_doubled(visit: Visit) -> None:
    mara = visit(lang="en", settings=',"confirm":false')
    table = mara.make_table("cave-in")
    lines: list[WebSocketRoute] = []
    down = False

    def route(line: WebSocketRoute) -> None:
        if down:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    mara.page.route_web_socket("**/socket*", route)
    mara.page.goto(f"/table/{table}")
    assert mara.wait_for_choice()
    before = mara.number
    down = True
    lines[-1].close(code=1012)
    mara.page.locator(".prompt.lost").wait_for()
    mara.page.locator(".pc").first.wait_for()  # the board stays
    mara.press(mara.page.locator(".pc.is-legal:visible").first)  # into the void
    down = False
    assert mara.what_came(before) in ("played", "menu")
    mara.page.locator(".prompt.lost").wait_for(state="detached")


def frames_of(visitor: Visitor) -> list[str]:
    """Return a list that everything goes into that comes through a socket from now on."""
    frames: list[str] = []
    visitor.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
    )
    return frames


def test_a_screen_handed_round_never_shows_a_hand_to_the_wrong_person(visit: Visit) -> None:
    mara = visit(lang="en", settings=',"confirm":false')
    frames = frames_of(mara)
    table = mara.make_table("cave-in", bots=["", ""], names=["", "Jonas"])
    mara.page.goto(f"/table/{table}")
    rng = random.Random(3)
    looking: set[int] = set()
    curtains = 0
    for _ in range(30):
        mara.page.wait_for_function(
            "() => document.querySelector('.curtain, .pc.is-legal, .prompt [data-choice], .end')"
        )
        for frame in frames:  # hands of others are counted, never listed
            said = json.loads(frame)
            view = (said.get("table") or {}).get("view")
            if not view:
                continue
            looking.add(view["seat"])
            for player in view["players"]:
                if player["seat"] != view["seat"]:
                    assert player["points"] is None
        frames.clear()
        if mara.is_over():
            break
        if mara.page.locator(".curtain").count():
            curtains += 1
            expect(mara.page.locator(".tray, .board .pc")).to_have_count(0)
            mara.page.locator(".curtain button").click()
            mara.page.locator(".curtain").wait_for(state="detached")
            continue
        mara.choose(rng)
    assert curtains > 1
    assert looking == {0, 1}


def test_a_screen_of_several_is_covered_whenever_somebody_comes(visit: Visit) -> None:
    mara = visit(lang="en")
    table = mara.make_table("cave-in", bots=["", ""], names=["", "Jonas"])
    mara.page.goto(f"/table/{table}")
    curtain = mara.page.locator(".curtain")
    for _ in range(2):
        curtain.wait_for()
        expect(mara.page.locator(".tray, .board .pc")).to_have_count(0)
        mara.page.reload()
    curtain.get_by_role("button").click()
    curtain.wait_for(state="detached")
    mara.page.locator(LEGAL).first.wait_for()


def test_open_hands_need_no_curtain(visit: Visit) -> None:
    """The screen turns to whoever is asked, by itself."""
    mara = visit(lang="en", settings=',"confirm":false')
    frames = frames_of(mara)
    table = mara.make_table("astro-knights", bots=["", ""], names=["", "Jonas"])
    mara.page.goto(f"/table/{table}")
    rng = random.Random(3)
    asked: set[int] = set()
    while len(asked) < 2:
        assert mara.wait_for_choice()
        assert mara.page.locator(".curtain").count() == 0
        seen = next(said["table"] for said in map(json.loads, reversed(frames)) if "table" in said)
        assert seen["you"] == seen["actor"]
        asked.add(seen["you"])
        mara.choose(rng)


def test_what_could_not_be_loaded_is_asked_for_again(visit: Visit) -> None:
    mara = visit(lang="en")
    table = mara.make_table("cave-in")
    tries: list[str] = []

    def fail_once(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    mara.page.route("**/api/games/*/words*", fail_once)
    mara.page.goto(f"/table/{table}")
    assert mara.wait_for_choice()
    assert len(tries) > 1
    mara.errors = [error for error in mara.errors if "ERR_FAILED" not in error]


def test_an_open_table_is_closed_for_good_and_everybody_is_told(visit: Visit) -> None:
    mara, jonas = visit("Mara", lang="en"), visit("Jonas", lang="de")
    tables = [mara.make_table("cryo", bots=[""] * 3, seats=3, private=False) for _ in range(2)]
    for visitor in (mara, jonas):
        visitor.page.goto(f"/table/{tables[0]}")
    jonas.page.get_by_role("button", name="Hinsetzen").first.click()
    jonas.page.get_by_role("button", name="Aufstehen").wait_for()
    assert jonas.page.get_by_role("button", name="Tisch schließen").count() == 0
    mara.page.get_by_role("button", name="Close the table").click()
    mara.page.get_by_role("button", name="Really close it?").click()
    mara.page.wait_for_url("**/")
    jonas.page.get_by_text("Dieser Tisch wurde geschlossen").wait_for()
    jonas.page.goto("/me")
    jonas.page.get_by_text("Vor Beginn geschlossen").wait_for()
    mara.page.goto("/me")
    mara.page.get_by_role("button", name="Close the table for Cryo").click()
    mara.page.get_by_role("button", name="Really close the table for Cryo?").click()
    mara.page.get_by_text("You sit at no table yet").wait_for()
    jonas.page.goto(f"/table/{tables[1]}")
    jonas.page.get_by_text("Dieser Tisch wurde geschlossen").wait_for()


def test_pages_that_lead_nowhere_say_so(visit: Visit) -> None:
    mara, jonas = visit("Mara", lang="en"), visit("Jonas", lang="de")
    table = mara.make_table("cryo", bots=["", ""])
    mara.page.goto("/table/nothing")
    mara.page.get_by_text("There is no such table").wait_for()
    jonas.page.goto(f"/table/{table}")  # private, and without its invite
    jonas.page.get_by_text("Diesen Tisch gibt es nicht").wait_for()
    jonas.page.get_by_role("link", name="Zum Saal").click()
    jonas.page.wait_for_url("**/")
    mara.page.goto("/somewhere/else")
    mara.page.get_by_text("There is nothing here").wait_for()
    for visitor in (mara, jonas):
        visitor.errors = [error for error in visitor.errors if "404" not in error]


def test_a_clock_lies_beside_the_knight_and_not_behind_it(visit: Visit) -> None:
    mara = visit(lang="de")
    timing = {"kind": "live", "bank": 600_000, "gain": 10_000}
    table = mara.make_table("astro-knights", bots=["", ""], timing=timing, names=["", "Jonas"])
    mara.page.goto(f"/table/{table}")
    mara.page.locator(".seat .clock").first.wait_for(state="attached")
    for seat in mara.page.locator(".seat").all():
        clock, face = (seat.locator(what).bounding_box() for what in (".clock", "> .face"))
        assert clock is not None
        assert face is not None
        assert clock["x"] + clock["width"] <= face["x"]
