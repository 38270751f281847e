"""After a start: the games under way go on."""

from __future__ import annotations

import asyncio
import logging

from sternentisch.kernel.refusal import SternentischError
from sternentisch.server.hub import AGAIN, Hub
from sternentisch.server.store import Kept
from sternentisch.table.deeds import PLAYING

log = logging.getLogger("sternentisch.server")
MOST = 10_000
"""So many games, those that changed last, are brought back; others when somebody looks."""


async def resume(hub: Hub) -> None:
    """Load all games under way, so that their bots and clocks go on."""
    for kept in await playing(hub):
        try:
            await hub.room(kept.id)
        except SternentischError as error:
            log.warning("a table cannot be played on: %s", error, extra={"table": kept.id})
        except Exception:
            log.exception("a table could not be loaded", extra={"table": kept.id})


async def playing(hub: Hub) -> list[Kept]:
    """Return the games under way, as soon as the database tells them."""
    while True:
        try:
            return await asyncio.to_thread(hub.store.tables, PLAYING, MOST, public=False)
        except Exception:
            log.exception("the games under way could not be listed")
            await asyncio.sleep(AGAIN)
