"""A rematch is one table, whoever makes it, and everybody hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection

from sternentisch.server import hub as hubs
from sternentisch.server.hub import Hub
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.store import Deposit, Person, Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table.deeds import (
    LIVE,
    OPEN,
    PLAYING,
    Answer,
    Ask,
    Begin,
    Resign,
    Setup,
    Sit,
    Timing,
)
from tests.server.serving import wait_async

SETUP = Setup("cave-in", 2, {}, Timing(LIVE, 600_000))


class Guest(Onlooker):
    """Somebody with a socket, and the rematches that were told through it."""

    def rematches(self) -> set[str]:
        told: set[str] = set()
        while not self.queue.empty():
            message: dict[str, Any] = json.loads(self.queue.get_nowait() or b"{}")
            told.add(message["table"]["rematch"])
        return told - {None}


@asynccontextmanager
async def processes(store: Store) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two hubs on one database that hear of each other only when they are told to listen."""
    store.add_person(Person("ada", "Ada"), 1)
    store.add_person(Person("ben", "Ben"), 1)
    stores = store, Store(store.url)
    hubs = [Hub(one, Thinkers(1)) for one in stores]
    try:
        yield hubs[0], hubs[1]
    finally:
        for hub in hubs:
            await hub.close()
        stores[1].close()


async def ended(hub: Hub) -> Room:
    """A game of Ada and Ben that is over; Ada wants another one."""
    room = await hub.create(SETUP, "ada", private=False)
    await hub.act(room, Sit(0, "ada", "Ada"), "ada")
    await hub.act(room, Sit(1, "ben", "Ben"), "ben")
    await hub.begin(room, "ada")
    await hub.act(room, Resign(0), "ada")
    await hub.act(room, Ask(0, "rematch"), "ada")
    return room


@asynccontextmanager
async def at_both(store: Store) -> AsyncIterator[tuple[Hub, Room, Hub, Room]]:
    """The same game that is over, at two processes."""
    async with processes(store) as (first, second):
        here = await ended(first)
        yield first, here, second, await second.room(here.id)


def playing(store: Store) -> list[str]:
    """The tables at which a game is on; no other one waits for players."""
    assert store.tables(OPEN, 9, public=False) == []
    return [kept.id for kept in store.tables(PLAYING, 9, public=False)]


def test_two_processes_make_one_rematch_and_both_tell_of_it(store: Store) -> None:
    async def play() -> None:
        async with at_both(store) as (first, here, second, there):
            ada, ben = Guest("ada"), Guest("ben")
            await first.enter(here, ada)
            await second.enter(there, ben)
            await second.act(there, Answer(1, True), "ben")
            await wait_async(lambda: there.rematch)
            await first.catch_up(here.id, there.table.number)
            await first.catch_up_rematch(here.id)
            assert here.rematch == there.rematch
            assert ada.rematches() == ben.rematches() == {here.rematch}
            await first.leave(here, ada)
            await first.enter(here, Guest("ada"))
            assert playing(store) == [here.rematch]

    asyncio.run(play())


def test_a_process_that_was_not_told_of_a_rematch_finds_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "OTHERS", 0.2)

    async def play() -> None:
        async with at_both(store) as (first, here, second, there):
            ada = Guest("ada")
            await first.enter(here, ada)
            await second.act(there, Answer(1, True), "ben")
            await wait_async(lambda: there.rematch)
            await first.catch_up(here.id, there.table.number)
            told: set[str] = set()

            def heard() -> set[str]:
                told.update(ada.rematches())
                return told

            await wait_async(heard)
            assert told == {here.rematch} == {there.rematch}
            assert playing(store) == [there.rematch]

    asyncio.run(play())


def test_a_process_makes_the_rematch_that_another_one_left_unmade(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "OTHERS", 0.2)

    async def play() -> None:
        async with at_both(store) as (first, here, second, there):
            first.closing = True  # nothing comes of it any more
            await first.act(here, Answer(1, True), "ben")
            await second.catch_up(here.id, here.table.number)
            await wait_async(lambda: there.rematch)
            assert playing(store) == [there.rematch]

    asyncio.run(play())


def test_trouble_in_the_middle_of_a_rematch_leaves_no_other_game(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "AGAIN", 0.2)
    real, troubles = Store._deposit, 2

    def stumble(store: Store, connection: Connection, deposit: Deposit) -> bool:
        nonlocal troubles
        if isinstance(deposit.entry.deed, Begin) and troubles:
            troubles -= 1
            raise OSError("the power is gone")
        return real(store, connection, deposit)

    async def play() -> None:
        async with processes(store) as (hub, _):
            room = await ended(hub)
            await hub.act(room, Answer(1, True), "ben")
            with monkeypatch.context() as broken:
                broken.setattr(Store, "_deposit", stumble)
                await wait_async(lambda: not troubles and room.rematch)
            assert playing(store) == [room.rematch]
            made = hub.rooms[str(room.rematch)]
            assert [place.person for place in made.table.places] == ["ben", "ada"]
            assert made.table.rated
            assert made.timer is not None

    asyncio.run(play())


def test_who_does_not_come_to_a_rematch_is_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MISSING", 0.2)
    monkeypatch.setattr(hubs, "MISSING_ELSEWHERE", 0.2)

    async def play() -> None:
        async with processes(store) as (hub, _):
            room = await ended(hub)
            await hub.act(room, Answer(1, True), "ben")
            await wait_async(lambda: room.rematch)
            made = await hub.room(str(room.rematch))
            await hub.enter(made, Guest("ben"))
            await wait_async(lambda: made.table.places[1].away_since)
            assert made.table.places[0].away_since is None

    asyncio.run(play())
