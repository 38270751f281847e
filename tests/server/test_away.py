"""Who is away, and who is not: from the beginning of a game, and when rooms are forgotten."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from sternentisch.server import hub as hubs
from sternentisch.server.hub import Hub
from sternentisch.server.room import Onlooker
from sternentisch.server.store import Person, Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table import leaving
from sternentisch.table.deeds import Away, Back, Setup, Sit
from tests.server.serving import PATIENCE, wait, wait_async
from tests.server.two import Two, serving_hub

SOON = 0.3
LATER = 2.0
"""Late enough for what a busy machine has to do meanwhile."""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MISSING", SOON)
    monkeypatch.setattr(hubs, "MISSING_ELSEWHERE", SOON)
    monkeypatch.setattr(leaving, "GRACE", 100)


def test_who_left_before_the_game_began_can_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, _):
        ada, ben = served.person("Ada"), served.person("Ben")
        id = ada.post("/api/tables", game="cave-in", seats=2)["id"]
        ada.socket(id).close()
        time.sleep(2 * SOON)
        socket = ben.socket(id)  # before the game begins: he is there in time
        ben.post(f"/api/tables/{id}/sit", seat=1)
        while not socket.table["places"][0]["away"]:
            socket.receive()
        assert not socket.table["places"][1]["away"]
        time.sleep(0.2)
        assert socket.do("take-over", seat=0, bot="1")["is"] == "done"


def test_a_room_that_was_just_left_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        two = Two(served)
        room = hub.rooms[two.id]
        room.used -= 3600  # they have played for an hour
        for socket in two.sockets:
            socket.close()
        wait(lambda: not room.onlookers)
        hub.forget_idle()
        assert hub.rooms.get(two.id) is room


def test_a_room_that_was_forgotten_calls_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MISSING", LATER)
    monkeypatch.setattr(hubs, "MISSING_ELSEWHERE", LATER)
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        two = Two(served)
        room = hub.rooms[two.id]
        for socket in two.sockets:
            socket.close()
        wait(lambda: not room.onlookers)
        del hub.rooms[two.id]
        sockets = [person.socket(two.id) for person in two.people]
        wait(lambda: not hub.tasks)  # nobody is waited for any more
        deeds = [entry.deed for entry, _, _ in hub.store.entries(two.id)]
        assert not any(isinstance(deed, Away) for deed in deeds)
        assert not any(place["away"] for place in sockets[0].hello()["table"]["places"])


def test_who_comes_while_their_absence_is_being_noted_is_back(store: Store) -> None:
    async def play() -> list[object]:
        hub = Hub(store, Thinkers(1))
        for person in ("ada", "ben"):
            store.add_person(Person(person, person.title()), 1)
        room = await hub.create(Setup("cave-in", 2), "ada", private=False)
        await hub.act(room, Sit(0, "ada", "Ada"), "ada")
        await hub.act(room, Sit(1, "ben", "Ben"), "ben")
        await hub.enter(room, Onlooker("ben"))
        await hub.begin(room, "ben")
        async with room.lock:
            await asyncio.sleep(3 * SOON)  # Ada is missed, but that must wait
            await hub.enter(room, Onlooker("ada"))
        await wait_async(lambda: not hub.tasks)
        await hub.close()
        return [entry.deed for entry, _, _ in store.entries(room.id)]

    deeds = asyncio.run(play())
    assert deeds[-2:] == [Away(0), Back(0)]


def test_who_is_here_is_back_as_soon_as_it_shows_that_others_miss_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MISSING_ELSEWHERE", PATIENCE)  # nobody else is missed

    def deeds(id: str) -> list[object]:
        return [entry.deed for entry, _, _ in store.entries(id)]

    async def play() -> list[object]:
        other = Store(store.url)
        here, there = Hub(store, Thinkers(1)), Hub(other, Thinkers(1))
        for person in ("ada", "ben"):
            store.add_person(Person(person, person.title()), 1)
        room = await here.create(Setup("cave-in", 2), "ada", private=False)
        await here.act(room, Sit(0, "ada", "Ada"), "ada")
        await here.act(room, Sit(1, "ben", "Ben"), "ben")
        for person in ("ada", "ben"):
            await here.enter(room, Onlooker(person))
        await here.begin(room, "ada")
        await there.act(await there.room(room.id), Away(0))  # nobody has told us
        await here.act(room, Away(1))  # anything that meets the other entry
        await wait_async(lambda: Back(0) in deeds(room.id))
        for hub in (here, there):
            await hub.close()
        other.close()
        assert room.table.places[0].away_since is None
        return deeds(room.id)

    found = asyncio.run(play())
    assert found.index(Back(0)) > found.index(Away(0))


def test_who_comes_back_in_time_is_waited_for_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> list[object]:
        hub, ada = Hub(store, Thinkers(1)), Onlooker("ada")
        room = await hub.create(Setup("cave-in", 2), "ada", private=False)
        for seat, person in enumerate(("ada", "ben")):
            await hub.act(room, Sit(seat, person, person.title()), person)
            await hub.enter(room, ada if person == "ada" else Onlooker(person))
        await hub.begin(room, "ada")
        await hub.leave(room, ada)
        [waiting] = hub.tasks
        await asyncio.sleep(0)  # it begins
        monkeypatch.setattr(hubs, "MISSING", PATIENCE)
        await hub.enter(room, ada)
        await hub.leave(room, ada)
        await waiting
        await hub.close()
        return [entry.deed for entry, _, _ in store.entries(room.id)]

    for person in ("ada", "ben"):
        store.add_person(Person(person, person.title()), 1)
    assert Away(0) not in asyncio.run(play())
