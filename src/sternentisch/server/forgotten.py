"""Open tables that nobody comes back to are closed, so that the lists tell of living ones."""

from __future__ import annotations

import asyncio
import logging

from sternentisch.server.hub import Hub
from sternentisch.server.room import Room
from sternentisch.server.store import Deposit, Store
from sternentisch.table.deeds import CLOSED, OPEN, Close, Entry
from sternentisch.table.denied import Denied

log = logging.getLogger("sternentisch.server")
DAY = 86_400_000
"""Milliseconds; one visit a day is noted."""
FORGOTTEN = 7 * DAY
"""So long after the last visit of whoever waits there an open table is closed."""


async def note_visit(hub: Hub, room: Room, person: str) -> None:
    """Note that somebody still waits for players: whoever made the table, or sits there."""
    at = hub.clock()
    waits = person == room.kept.owner or room.table.seats_of(person)
    if waits and room.table.phase == OPEN and at - room.visited >= DAY:
        room.visited = at
        await asyncio.to_thread(hub.store.note_visit, room.id, at)


async def close_forgotten(hub: Hub) -> None:
    """Close the open tables at which nobody has waited for a long time."""
    for id in await asyncio.to_thread(hub.store.forgotten, hub.clock() - FORGOTTEN):
        try:
            await close(hub, id)
        except Exception:
            log.exception("a forgotten table could not be closed", extra={"table": id})


async def close(hub: Hub, id: str) -> None:
    """Close a table, even if it cannot be played at any more, unless somebody looks on."""
    try:
        room = await hub.room(id)
    except Denied as error:
        if error.code == "other-content":
            await asyncio.to_thread(close_unplayable, hub.store, id, hub.clock())
    else:
        if not room.onlookers:
            await hub.quietly(room, Close())


def close_unplayable(store: Store, id: str, at: int) -> None:
    """Close a table that nobody can load: its game is not here, or has changed."""
    kept = store.table(id)
    if kept is not None and kept.phase == OPEN:
        last = max((entry.number for entry, _, _ in store.entries(id)), default=0)
        entry = Entry(last + 1, at, Close())
        store.deposit([Deposit(id, entry, CLOSED, rated=kept.rated)])
