"""Nobody takes all thinkers or all room in the lists, however many tables they make."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.state import State
from sternentisch.server import limits, room, thinking
from sternentisch.server.hub import Hub
from sternentisch.server.rooms import now
from sternentisch.server.thinking import Asker, Thinkers
from sternentisch.table.deeds import OPEN, PLAYING
from tests.server.serving import PATIENCE, Served, wait
from tests.server.stored import add_table
from tests.server.two import serving_hub

SHOW: dict[str, Any] = {"game": "cave-in", "seats": 2, "seat": None, "bots": ["random", "random"]}
"""A game that bots play alone."""
ALONE: dict[str, Any] = {"game": "cave-in", "seats": 2, "bots": ["", "random"]}
"""A game of one person against a bot."""


@pytest.fixture
def stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Hub]]:
    """A server whose bots never come to an end with their first thought."""

    async def for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        monkeypatch.setattr(hub.thinkers, "choose", for_ever)
        yield served, hub


# --- how many tables -------------------------------------------------------------------------


def test_few_games_of_bots_alone(
    stuck: tuple[Served, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, hub = stuck
    ada, eve = served.person("Ada"), served.person("Eve")
    for _ in range(limits.MOST_OF_BOTS):
        assert eve.post("/api/tables", **SHOW)["phase"] == "playing"
    assert eve.post("/api/tables", 409, **SHOW)["code"] == "too-many-bot-games"
    full = eve.post("/api/tables", **SHOW, begin=False)["id"]
    assert eve.post(f"/api/tables/{full}/begin", 409)["code"] == "too-many-bot-games"
    half = eve.post("/api/tables", **{**SHOW, "bots": ["random"]})["id"]
    filled = eve.post(f"/api/tables/{half}/bot", 409, seat=1, bot="random")
    assert filled["code"] == "too-many-bot-games"
    assert eve.post("/api/tables", **ALONE)["phase"] == "playing"
    assert ada.post("/api/tables", **SHOW)["phase"] == "playing"
    monkeypatch.setattr(hub, "clock", lambda: now() + limits.OF_LATE + 1000)
    assert eve.post(f"/api/tables/{full}/begin")["phase"] == "playing", "the others rest by now"


def test_not_too_many_games_at_once(
    stuck: tuple[Served, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_PLAYING", 3)
    served, _ = stuck
    ada, eve = served.person("Ada"), served.person("Eve")
    made = [eve.post("/api/tables", **ALONE)["id"] for _ in range(3)]
    for wanted in (ALONE, SHOW, {"game": "cave-in", "seats": 2}):
        assert eve.post("/api/tables", 409, **wanted)["code"] == "too-many-games"
    assert ada.post("/api/tables", **ALONE)["phase"] == "playing"
    eve.socket(made[0]).do("resign")
    assert eve.post("/api/tables", **ALONE)["phase"] == "playing"


def test_not_too_many_tables_that_wait_for_players(
    stuck: tuple[Served, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    eve = stuck[0].person("Eve")
    made = [eve.post("/api/tables", game="cave-in", seats=2)["id"] for _ in range(2)]
    told = eve.post("/api/tables", 409, game="cave-in", seats=2)
    assert told["code"] == "too-many-tables"
    assert eve.post("/api/tables", **ALONE)["phase"] == "playing"
    eve.post(f"/api/tables/{made[0]}/close", 204)
    eve.post("/api/tables", game="cave-in", seats=2)


def test_tables_that_cannot_be_played_at_any_more_do_not_count(
    stuck: tuple[Served, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_OPEN", 1)
    monkeypatch.setattr(limits, "MOST_PLAYING", 1)
    served, hub = stuck
    eve = served.person("Eve")
    for phase in (OPEN, PLAYING):
        add_table(hub.store, f"old {phase}", owner=eve.id, phase=phase, content="of old")
        add_table(hub.store, f"gone {phase}", owner=eve.id, phase=phase, game="chess")
    eve.post("/api/tables", game="cave-in", seats=2)
    told = eve.post("/api/tables", 409, game="cave-in", seats=2)
    assert told["code"] == "too-many-tables"


def test_limits_hold_for_requests_at_once(stuck: tuple[Served, Hub]) -> None:
    served, _ = stuck
    eve = served.person("Eve")
    statuses: list[int] = []

    def press() -> None:
        statuses.append(eve.http.post("/api/tables", json=SHOW).status_code)

    fingers = [threading.Thread(target=press) for _ in range(limits.MOST_OF_BOTS + 5)]
    for finger in fingers:
        finger.start()
    for finger in fingers:
        finger.join()
    assert sorted(statuses) == [201] * limits.MOST_OF_BOTS + [409] * 5


# --- who thinks first ------------------------------------------------------------------------


def test_thoughts_of_people_come_first_and_everybody_has_a_turn() -> None:
    async def think() -> list[str]:
        thinkers = Thinkers(1)
        order = []

        async def ask(person: str, alone: bool = False) -> None:
            async with thinkers._turn(Asker(person, alone)):
                order.append(person)
                await asyncio.sleep(0)

        shows = [ask("eve", alone=True) for _ in range(3)]
        many = [ask("ben") for _ in range(3)]
        gone = asyncio.create_task(ask("gone"))
        asked = asyncio.gather(ask("first"), *shows, *many, ask("ada"))
        await asyncio.sleep(0)
        gone.cancel()
        await asked
        thinkers.close()
        assert (thinkers.free, thinkers.waiting) == (1, {})
        return [one for one in order if one != "gone"]

    order = asyncio.run(think())
    assert order == ["first", "ben", "ada", "ben", "ben", "eve", "eve", "eve"]


def test_a_turn_that_is_given_up_at_the_last_moment_is_handed_on() -> None:
    async def think() -> int:
        thinkers = Thinkers(1)

        async def ask(person: str) -> None:
            async with thinkers._turn(Asker(person)):
                await asyncio.sleep(0)

        async with thinkers._turn(Asker("first")):
            gone = asyncio.create_task(ask("gone"))
            after = asyncio.create_task(ask("after"))
            await asyncio.sleep(0)
        gone.cancel()  # it has been called, but does not know yet
        await asyncio.wait_for(after, PATIENCE)
        thinkers.close()
        return thinkers.free

    assert asyncio.run(think()) == 1


def test_a_heap_of_hard_thoughts_does_not_stop_the_bots_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, thoughts = thinking.choose, list[str]()

    def slowly(position: str, own: Path | None, seat: int, bot: str, seed: str) -> int:
        thoughts.append(bot)
        if bot == "5":
            time.sleep(0.1)
        return choose(position, own, seat, "random", seed)

    monkeypatch.setattr(thinking, "choose", slowly)
    monkeypatch.setattr(limits, "MOST_OF_BOTS", 30)
    with (
        serving_hub(tmp_path, monkeypatch) as (served, hub),
        ThreadPoolExecutor(1) as pool,
        monkeypatch.context() as patched,
    ):
        patched.setattr(hub.thinkers, "pool", pool)
        ada, eve = served.person("Ada"), served.person("Eve")
        for _ in range(20):
            eve.post("/api/tables", **{**SHOW, "bots": ["5", "5"]})
        socket = ada.socket(ada.post("/api/tables", **SHOW)["id"])
        thoughts.clear()
        socket.catch_up(socket.table["number"] + 4)
        assert thoughts.count("5") < 20, "one after the other, that would be 80"


# --- bots that nobody watches ----------------------------------------------------------------


async def at_leisure(_: Asker, state: State, *__: object) -> int:
    """Choose anything, but so slowly that the game is not over too soon on any machine."""
    await asyncio.sleep(0.1)
    return state.legal()[0].id


def test_bots_rest_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "UNWATCHED", 0.2)
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada = served.person("Ada")
        monkeypatch.setattr(hub.thinkers, "choose", at_leisure)
        id = ada.post("/api/tables", **SHOW)["id"]
        there = hub.rooms[id]

        def rest() -> int:
            """Wait until the bots rest; return how far they have come."""
            wait(lambda: there.thinking is None and there.is_unwatched())
            number = there.table.number
            time.sleep(0.3)
            assert there.table.number == number
            assert there.table.phase == "playing"
            return number

        first = rest()
        wait(lambda: ada.get(f"/api/tables/{id}") and there.table.number > first)
        second = rest()  # a look has let them go on for a while
        socket = ada.socket(id)
        time.sleep(0.4)
        socket.catch_up(second + 5)
        socket.close()
        rest()


def test_bots_do_not_rest_where_a_person_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "UNWATCHED", 0.0)
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada = served.person("Ada")
        id = ada.post("/api/tables", game="cave-in", seats=4, bots=["", *["random"] * 3])["id"]
        there = hub.rooms[id]
        wait(lambda: there.table.waits_for() == 0)
        assert not there.is_unwatched()


def test_thinkers_begin_where_nothing_can_be_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.nice")  # as on Windows
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(thinking, "end_with_server", lambda: None)
    thinking.begin()
