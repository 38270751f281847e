"""The rooms of this process: made, loaded from the database, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

from sternentisch.kernel.registry import game_ids, load
from sternentisch.server.room import Room
from sternentisch.server.seen import see_places
from sternentisch.server.store import Kept, Store
from sternentisch.table.deeds import OPEN, Setup
from sternentisch.table.denied import Denied
from sternentisch.table.table import Table, Told

IDLE = 600.0
"""So many seconds after its last use an empty room is forgotten; the database has it."""


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Rooms:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def opened(self, room: Room) -> None:
        """A room has been loaded: what waits there goes on."""

    async def create(self, setup: Setup, owner: str, *, private: bool) -> Room:
        """Make a table; nobody sits at it yet."""
        # in a thread: a position may be large, and wrong in many ways
        room = await asyncio.to_thread(self.make, setup, owner, private=private)
        await asyncio.to_thread(self.store.add_table, room.kept)
        room.used = time.monotonic()
        self.rooms[room.id] = room
        return room

    def make(self, setup: Setup, owner: str, *, private: bool) -> Room:
        """Return a new table that is not kept yet."""
        table = Table(setup)
        at = self.clock()
        game = table.game
        kept = Kept(
            id=secrets.token_urlsafe(9),
            invite=secrets.token_urlsafe(18),
            owner=owner,
            private=private,
            game=game.id,
            content=basis(game.id),
            setup=setup,
            phase=OPEN,
            places=see_places(table),
            result=None,
            rematch=None,
            created=at,
            changed=at,
        )
        return Room(kept, table)

    async def room(self, id: str) -> Room:
        """Return a room, from the database if need be."""
        room = self.rooms.get(id)
        if room is None:
            opening = self.opening.setdefault(id, asyncio.Lock())
            async with opening:
                room = self.rooms.get(id)
                if room is None:
                    room = await asyncio.to_thread(self.load, id)
                    self.rooms[id] = room
                    self.opened(room)
        room.used = time.monotonic()
        return room

    def load(self, id: str) -> Room:
        """Return a room as the store has it."""
        kept = self.store.table(id)
        if kept is None:
            raise Denied("no-such-table")
        if not is_playable(kept.game, kept.content):
            raise Denied("other-content")
        room = Room(kept, Table(kept.setup))
        self.fill(room, room.table)
        room.chat.lines = self.store.lines(id)
        actor = room.table.waits_for()
        if actor is not None and kept.actor is None:
            self.store.set_actor(kept, actor)
        return room

    def fill(self, room: Room, table: Table) -> list[Told]:
        """Do what the database knows and a table of this room does not."""
        told = []
        for entry, person, key in self.store.entries(room.id, table.number):
            told.append(table.do(entry.deed, entry.at))
            if person is not None and key is not None:
                room.keys[person, key] = entry.number
        return told

    def forget_idle(self) -> None:
        """Forget rooms that nobody has used for a while."""
        limit = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            busy = room.onlookers or room.thinking or room.timer or room.lock.locked()
            if not busy and room.used < limit:
                del self.rooms[id]


def basis(game: str) -> str:
    """Return what a game is played with: records of another basis may come out differently."""
    loaded = load(game)
    return f"{loaded.behaviour}:{loaded.content.hash}"


def is_playable(game: str, content: str) -> bool:
    """Whether a table can be played on: its game is here, and has not changed since."""
    return game in game_ids() and content == basis(game)
