"""What goes wrong in one room, or once, stops nothing else, and the log tells of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sternentisch.server import app, resuming, upkeep
from sternentisch.server.hub import Hub
from sternentisch.server.listening import take_over
from sternentisch.server.room import Room
from sternentisch.server.store import Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table.deeds import PLAYING, Away, Begin, Play, Resign, Setup, Sit
from sternentisch.table.place import RESIGNED
from sternentisch.table.table import Table
from tests.server.serving import PATIENCE
from tests.server.stored import add_person, add_table


@pytest.fixture
def store(tmp_path: Any) -> Store:
    made = Store(f"sqlite:///{tmp_path / 'sternentisch.db'}")
    upkeep.upgrade(made)
    for person in ("ada", "ben"):
        add_person(made, person)
    return made


def with_hub(store: Store, play: Callable[[Hub], Awaitable[None]]) -> None:
    """Let something happen at a hub."""

    async def run() -> None:
        hub = Hub(store, Thinkers(1))
        try:
            async with asyncio.timeout(PATIENCE):
                await play(hub)
        finally:
            await hub.close()
            store.close()

    asyncio.run(run())


async def begun(hub: Hub) -> Room:
    """A game of Ada and Ben."""
    room = await hub.create(Setup("cave-in", 2), "ada", private=False)
    await hub.act(room, Sit(0, "ada", "Ada"), "ada")
    await hub.act(room, Sit(1, "ben", "Ben"), "ben")
    await hub.act(room, Begin(1), "ada")
    return room


# --- starting --------------------------------------------------------------------------------


def test_a_start_goes_on_behind_tables_and_lists_that_fail(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resuming, "AGAIN", 0.01)
    for number, id in enumerate(("good", "gone", "bad")):
        known = {"game": "chess"} if id == "gone" else {}
        add_table(store, id, phase=PLAYING, changed=number, **known)
    listing, entries = store.tables, store.entries
    fails = [True]

    def tables(*args: Any, **more: Any) -> Any:
        if fails:
            fails.pop()
            raise OSError("no database")
        return listing(*args, **more)

    def read(table: str, after: int = 0) -> Any:
        if table == "bad":
            raise OSError("a broken page")
        return entries(table, after)

    monkeypatch.setattr(store, "tables", tables)
    monkeypatch.setattr(store, "entries", read)

    async def start(hub: Hub) -> None:
        await resuming.resume(hub)
        assert list(hub.rooms) == ["good"]

    with_hub(store, start)
    told = [record.getMessage() for record in caplog.records]
    assert told[:2] == ["the games under way could not be listed", "a table could not be loaded"]
    assert "a table cannot be played on: other-content" in told[2]


def test_tidying_goes_on_whatever_happens(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "MOMENT", 0)
    calls = []
    enough = asyncio.Event()

    def forget() -> None:
        calls.append(1)
        if len(calls) == 2:
            enough.set()
        raise OSError("no memory")

    async def tidy(hub: Hub) -> None:
        monkeypatch.setattr(hub, "forget_idle", forget)
        task = asyncio.create_task(app.tidy(hub))
        await enough.wait()
        task.cancel()

    with_hub(store, tidy)
    assert "tidying has failed" in caplog.text


def test_a_task_that_fails_is_told_of(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise OSError("no space left")

    async def start(hub: Hub) -> None:
        await asyncio.wait([hub.start(fail())])

    with_hub(store, start)
    assert "a task has failed" in caplog.text
    assert "no space left" in caplog.text


# --- rooms -----------------------------------------------------------------------------------


def test_a_table_has_one_room_however_many_wait_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_table(store, "one")
    load = Hub.load
    troubles = [True]

    def slowly(hub: Hub, id: str) -> Room:
        if troubles:
            troubles.pop()
            raise OSError("no database")
        return load(hub, id)

    monkeypatch.setattr(Hub, "load", slowly)

    async def come(hub: Hub) -> None:
        first, second = asyncio.create_task(hub.room("one")), asyncio.create_task(hub.room("one"))
        with pytest.raises(OSError, match="no database"):
            await first
        third = asyncio.create_task(hub.room("one"))  # while the second one loads it
        assert await second is await third

    with_hub(store, come)


def test_an_error_in_the_middle_of_a_deed_leaves_the_table_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(_: Table) -> None:
        raise ZeroDivisionError

    async def play(hub: Hub) -> None:
        room = await begun(hub)
        table = room.table
        before = table.state.to_position(), table.version, table.number
        move = Play(table.state.actor or 0, table.state.legal()[0].id, table.version)
        with monkeypatch.context() as broken:
            broken.setattr(Table, "set_clock", stumble)
            broken.setattr(hub, "_go_back", patient(hub, broken))
            with pytest.raises(ZeroDivisionError):
                await hub.act(room, move)
        table = room.table
        assert (table.state.to_position(), table.version, table.number) == before
        assert await hub.act(room, move) == before[2] + 1

    with_hub(store, play)


def patient(hub: Hub, broken: pytest.MonkeyPatch) -> Callable[[Room, int], Awaitable[None]]:
    """The error does not come again when the table is made anew."""
    go_back = hub._go_back

    async def later(room: Room, number: int) -> None:
        broken.undo()
        await go_back(room, number)

    return later


def test_trouble_at_one_table_does_not_end_the_listening(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def listen(hub: Hub) -> None:
        for error in (ZeroDivisionError(), OperationalError("", None, OSError("gone"))):

            async def fail(*_: object, error: Exception = error) -> None:
                raise error

            for name in ("catch_up", "catch_up_chat", "catch_up_rematch"):
                monkeypatch.setattr(hub, name, fail)
            for what in ("7", "chat", "rematch"):
                if isinstance(error, OperationalError):  # all rooms must be looked at again
                    with pytest.raises(OperationalError):
                        await take_over(hub, "one", what)
                else:
                    await take_over(hub, "one", what)

    with caplog.at_level(logging.ERROR):
        with_hub(store, listen)
    assert caplog.text.count("what is new could not be taken over") == 3


def test_who_was_away_once_is_not_listed_as_away_for_ever(store: Store) -> None:
    async def play(hub: Hub) -> None:
        room = await begun(hub)
        await hub.act(room, Away(0))
        await hub.act(room, Resign(1))
        kept = store.table(room.id)
        assert kept is not None
        assert [place.away for place in kept.places] == [False, False]
        assert kept.places[1].out == RESIGNED

    with_hub(store, play)
