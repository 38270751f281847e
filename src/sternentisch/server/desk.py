"""The desk: what every handler needs, and the checks that several of them share."""

from __future__ import annotations

import asyncio
import hmac
import re
from typing import Any
from weakref import WeakValueDictionary

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from sternentisch.server.forgotten import note_visit
from sternentisch.server.hub import Hub
from sternentisch.server.people import COOKIE, Signer
from sternentisch.server.room import Room
from sternentisch.server.safety import Buckets, Doors
from sternentisch.server.settings import Settings
from sternentisch.server.store import Kept, Person, Store
from sternentisch.table.deeds import CLOSED
from sternentisch.table.denied import Denied

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
"""What is not even the id of a table never reaches the database."""
CROWD = 3
"""So many times the messages and sockets of one person all people at one address may have."""


class Desk:
    """Store, hub, signer and settings of one server process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.signer = Signer(settings.secret())
        self.buckets = Buckets(settings.rate, settings.burst)
        self.crowds = Buckets(CROWD * settings.rate, CROWD * settings.burst)
        """Messages of all people at one address: guests are made too easily to count alone."""
        self.doors = Doors()
        self.passwords = Buckets(0.1, 10)
        """Tries of passwords, for each address and each login."""
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by people who make a table just now."""

    async def visitor(self, connection: AnyConnection) -> Person | None:
        """Return who somebody is, by a cookie that only we can have made."""
        cookie = connection.cookies.get(COOKIE)
        id = self.signer.read(cookie, self.hub.clock()) if cookie else None
        return None if id is None else await asyncio.to_thread(self.store.person, id)

    async def person(self, connection: AnyConnection) -> Person:
        """Return who somebody is; they must be somebody."""
        person = await self.visitor(connection)
        if person is None:
            raise Denied("not-logged-in")
        if not self.buckets.spend(f"person {person.id}"):
            raise Denied("too-fast")
        return person

    async def room(self, id: str, person: Person | None, invite: str = "") -> Room:
        """Return a table that somebody may look at: a private one needs its link or a seat.

        Whoever may not look learns nothing, not even that there is such a table; all others learn
        of a closed table that it was closed.
        """
        if not TABLE_ID.fullmatch(id):
            raise Denied("no-such-table")
        room = self.hub.rooms.get(id)
        kept = room.kept if room else await asyncio.to_thread(self.store.table, id)
        if kept is None or (kept.private and not await self.may_enter(kept, person, invite)):
            raise Denied("no-such-table")
        room = await self.hub.room(id)
        if room.table.phase == CLOSED:
            raise Denied("table-closed")
        self.hub.look(room)
        if person is not None:
            await note_visit(self.hub, room, person.id)
        return room

    async def may_enter(self, kept: Kept, person: Person | None, invite: str) -> bool:
        """Whether somebody may look at a private table: by its link, as its maker, by a seat."""
        if hmac.compare_digest(invite.encode(), kept.invite.encode()):
            return True
        if person is None:
            return False
        if kept.owner == person.id:
            return True
        return await asyncio.to_thread(self.store.is_seated, kept.id, person.id)


TheDesk = NamedDependency[Desk]
"""How a handler asks for the desk."""
