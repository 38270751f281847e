"""Listening to the other processes on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from sternentisch.server.hub import Hub
from sternentisch.server.store import CHANNEL

log = logging.getLogger("sternentisch.server")


async def listen_to_others(hub: Hub, url: URL) -> None:
    """Take over what other processes store; after a lost connection look at all rooms again."""
    import psycopg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(plain, autocommit=True)
            async with connection:
                await connection.execute(f"listen {CHANNEL}")
                for id in list(hub.rooms):
                    for what in (str(1 << 40), "chat", "rematch"):
                        await take_over(hub, id, what)
                async for notice in connection.notifies():
                    id, _, what = notice.payload.partition(" ")
                    await take_over(hub, id, what)
        except Exception as error:  # a server that no longer listens would be worse
            log.warning("the connection for notices was lost: %s", error)
            await asyncio.sleep(1.0)


async def take_over(hub: Hub, id: str, what: str) -> None:
    """Take over what is new at one table: up to an entry, in its chat, or its rematch."""
    try:
        if what == "chat":
            await hub.catch_up_chat(id)
        elif what == "rematch":
            await hub.catch_up_rematch(id)
        else:
            await hub.catch_up(id, int(what))
    except SQLAlchemyError:  # the database does not answer: look at all rooms when it does
        raise
    except Exception:
        log.exception("what is new could not be taken over", extra={"table": id})
