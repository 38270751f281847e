"""Rematches: the next table with everybody seated, made once, by whichever process is first."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from sternentisch.kernel.game import SEEDS
from sternentisch.kernel.refusal import SternentischError
from sternentisch.server.room import Room
from sternentisch.server.store import Deposit
from sternentisch.table.deeds import Begin

if TYPE_CHECKING:
    from sternentisch.server.hub import Hub

log = logging.getLogger("sternentisch.server")


async def make_rematch(hub: Hub, room: Room, delay: float) -> None:
    """Make the next table and tell everybody of it; after a delay in which another process may."""
    await asyncio.sleep(delay)
    if room.rematch:
        return
    try:
        made, deposits = next_game(hub, room)
        id = await asyncio.to_thread(hub.store.add_rematch, room.id, made.kept, deposits)
        if id == made.id:
            hub.metrics.entries.inc(len(deposits))
        hub.await_players(await hub.room(id))
        await tell_rematch(hub, room, id)
    except Exception as error:
        room.rematching = False
        log.exception("a rematch could not be made", extra={"table": room.id})
        if not isinstance(error, SternentischError):  # the database: may pass
            hub.try_later(room)


def next_game(hub: Hub, room: Room) -> tuple[Room, list[Deposit]]:
    """Return a table like this one at which the game has begun, and what is to be stored of it."""
    kept = room.kept
    setup = msgspec.structs.replace(kept.setup, lesson=False)
    made = hub.make(setup, kept.owner, private=kept.private)
    begin = Begin(secrets.randbelow(2 * SEEDS) - SEEDS)
    deposits = [
        made.deposit(made.table.do(deed, hub.clock()), kept.owner if deed is begin else None)
        for deed in (*room.table.rematch_places(), begin)
    ]
    return made, deposits


async def learn_rematch(hub: Hub, room: Room) -> None:
    """Look whether there is a next table, and tell everybody here of it."""
    kept = await asyncio.to_thread(hub.store.table, room.id)
    if kept is not None and kept.rematch:
        await tell_rematch(hub, room, kept.rematch)


async def tell_rematch(hub: Hub, room: Room, id: str) -> None:
    """Tell everybody here, once, which table is the next one."""
    async with room.lock:
        if room.rematch != id:
            room.rematch = id
            for onlooker in list(room.onlookers):
                await hub.welcome(room, onlooker, room.chat.last)
