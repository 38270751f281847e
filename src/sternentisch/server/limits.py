"""How many tables somebody may have: a server's lists and thinkers are for everybody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sternentisch.server.desk import Desk
from sternentisch.server.room import Room
from sternentisch.server.rooms import is_playable
from sternentisch.table.deeds import OPEN, PLAYING
from sternentisch.table.denied import Denied

MOST_OPEN = 20
"""So many tables of one person may wait for players."""
MOST_PLAYING = 200
"""So many games may be under way at tables of one person."""
MOST_OF_BOTS = 5
"""So many of them may be games that bots play alone, and have gone on with of late."""
OF_LATE = 600_000
"""So many milliseconds ago; other games of bots rest until somebody looks."""


@contextlib.asynccontextmanager
async def within_limits(
    desk: Desk, person: str, *, new: bool = False, waits: bool = False, of_bots: bool = False
) -> AsyncIterator[None]:
    """Let somebody make a table or begin a game, one at a time, unless there are too many."""
    lock = desk.making.setdefault(person, asyncio.Lock())
    async with lock:
        found = await asyncio.to_thread(desk.store.unfinished, person)
        known = [one for one in found if is_playable(one.game, one.content)]
        since = desk.hub.clock() - OF_LATE
        waiting = [one for one in known if one.phase == OPEN]
        playing = [one for one in known if one.phase == PLAYING]
        bots = [one for one in playing if not any(one.sitters) and one.changed > since]
        if waits and len(waiting) >= MOST_OPEN:
            raise Denied("too-many-tables")
        if new and len(playing) >= MOST_PLAYING:
            raise Denied("too-many-games")
        if of_bots and len(bots) >= MOST_OF_BOTS:
            raise Denied("too-many-bot-games")
        yield


def only_bots(room: Room) -> bool:
    """Whether all places of an open table are taken by bots."""
    return all(place.bot for place in room.table.places)
