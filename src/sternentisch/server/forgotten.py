"""Open tables that nobody comes back to are closed, so that the lists tell of living ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sternentisch.server.hub import Hub
from sternentisch.server.room import Room
from sternentisch.table.deeds import OPEN, Close
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
    try:
        for id in await asyncio.to_thread(hub.store.forgotten, hub.clock() - FORGOTTEN):
            with contextlib.suppress(Denied):  # begun with other content, or closed by now
                room = await hub.room(id)
                if not room.onlookers:
                    await hub.act(room, Close())
    except Exception:
        log.exception("forgotten tables could not be closed")
