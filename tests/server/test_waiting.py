"""Several people at one table while the database is slow or gone: nobody is told too much."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from sternentisch.server.hub import Hub
from sternentisch.server.room import Onlooker
from sternentisch.server.store import Deposit, Person, Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table.deeds import Play, Setup, Sit
from tests.server.serving import PATIENCE, wait
from tests.server.serving import Person as Visitor
from tests.server.two import Two, serving_hub


class Gate:
    """Holds up what is being stored until it is opened."""

    def __init__(self, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hub = hub
        self.reached = threading.Event()
        self.open = threading.Event()
        self.real = hub.store.deposit
        monkeypatch.setattr(hub.store, "deposit", self.deposit)

    def deposit(self, deposits: Sequence[Deposit]) -> list[bool]:
        self.reached.set()
        assert self.open.wait(PATIENCE)
        return self.real(deposits)

    def wait_for(self, table: str, count: int) -> None:
        """Go on when so many wait for their turn at a table."""
        lock = self.hub.rooms[table].lock
        wait(lambda: len(lock._waiters or ()) >= count)


class Request(threading.Thread):
    """A request that may have to wait for its answer."""

    def __init__(self, ask: Callable[[], httpx.Response]) -> None:
        super().__init__(daemon=True)
        self.ask = ask
        self.start()

    def run(self) -> None:
        self.got = self.ask()

    def answer(self) -> httpx.Response:
        self.join(PATIENCE)
        return self.got


def post(person: Visitor, path: str, **body: Any) -> Request:
    return Request(lambda: person.http.post(path, json=body))


@pytest.mark.parametrize("path", ["", "/log", "/seen"])
def test_nothing_is_told_before_it_is_durable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        two = Two(served)
        address = f"/api/tables/{two.id}{path}"
        before = two.people[0].get(address)
        gate = Gate(hub, monkeypatch)
        two.actor.send(do="resign", key="r")
        assert gate.reached.wait(PATIENCE)
        asked = Request(lambda: two.people[0].http.get(address))
        asked.join(0.5)
        assert asked.is_alive() or asked.answer().json() == before
        gate.open.set()
        assert asked.answer().json() != before


def test_who_leaves_twice_leaves_for_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada, ben, cleo = (served.person(name) for name in ("Ada", "Ben", "Cleo"))
        table = ada.post("/api/tables", game="cave-in", seats=4)["id"]
        path = f"/api/tables/{table}"
        ben.post(f"{path}/sit", seat=1)
        gate = Gate(hub, monkeypatch)
        held = post(ada, f"{path}/bot", seat=3, bot="1")
        assert gate.reached.wait(PATIENCE)
        requests = []
        for count, (who, deed) in enumerate([(ben, "leave"), (cleo, "sit"), (ben, "leave")], 1):
            requests.append(post(who, f"{path}/{deed}", seat=1))
            gate.wait_for(table, count)
        gate.open.set()
        answers = [request.answer() for request in (held, *requests)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 409]
        assert answers[-1].json()["code"] == "not-seated"
        assert cleo.get(path)["you"] == [1]
        assert hub.store.is_seated(table, cleo.id)


def test_a_bot_that_is_sent_away_twice_takes_nobody_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada, ben = served.person("Ada"), served.person("Ben")
        table = ada.post("/api/tables", game="cave-in", seats=3, bots=["", "1"])["id"]
        path = f"/api/tables/{table}"
        gate = Gate(hub, monkeypatch)
        requests = [post(ada, f"{path}/bot", seat=1, bot="")]
        assert gate.reached.wait(PATIENCE)
        for count, (who, deed) in enumerate([(ben, "sit"), (ada, "bot")], 1):
            body = {"seat": 1, "bot": ""} if deed == "bot" else {"seat": 1}
            requests.append(post(who, f"{path}/{deed}", **body))
            gate.wait_for(table, count)
        gate.open.set()
        answers = [request.answer() for request in requests]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[-1].json()["code"] == "place-taken"
        assert ben.get(path)["you"] == [1]


def test_trouble_with_the_database_shows_nobody_what_was_not_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no database")

    async def play() -> None:
        hub, ada = Hub(store, Thinkers(1)), Onlooker("ada")
        for person in ("ada", "ben"):
            store.add_person(Person(person, person.title()), 1)
        room = await hub.create(Setup("cave-in", 2), "ada", private=False)
        await hub.act(room, Sit(0, "ada", "Ada"), "ada")
        await hub.act(room, Sit(1, "ben", "Ben"), "ben")
        number = await hub.begin(room, "ada")
        table = room.table
        move = Play(table.state.actor or 0, table.state.legal()[0].id, table.version)
        with monkeypatch.context() as broken:
            broken.setattr(store, "deposit", fail)
            broken.setattr(store, "entries", fail)
            for _ in range(2):
                with pytest.raises(OSError, match="no database"):
                    await hub.act(room, move, "ada", "k")
                async with room.lock:
                    await hub.welcome(room, ada)
                told = json.loads(ada.queue.get_nowait() or b"")
                assert told["table"]["number"] == number
        assert await hub.act(room, move, "ada", "k") == number + 1
        await hub.close()

    asyncio.run(play())
