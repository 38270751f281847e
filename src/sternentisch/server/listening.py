"""Listening to the other processes on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

from sternentisch.server.hub import Hub
from sternentisch.server.store import CHANNEL

log = logging.getLogger("sternentisch.server")


async def listen_to_others(hub: Hub, url: str) -> None:
    """Take over what other processes store; after a lost connection look at all rooms again."""
    import psycopg

    plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(plain, autocommit=True)
            async with connection:
                await connection.execute(f"listen {CHANNEL}")
                for id in list(hub.rooms):
                    await hub.catch_up(id, 1 << 40)
                    await hub.catch_up_chat(id)
                    await hub.catch_up_rematch(id)
                async for notice in connection.notifies():
                    id, _, what = notice.payload.partition(" ")
                    if what == "chat":
                        await hub.catch_up_chat(id)
                    elif what == "rematch":
                        await hub.catch_up_rematch(id)
                    else:
                        await hub.catch_up(id, int(what))
        except Exception as error:  # a server that no longer listens would be worse
            log.warning("the connection for notices was lost: %s", error)
            await asyncio.sleep(1.0)
