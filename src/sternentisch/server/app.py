"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sternentisch.kernel.refusal import BadInput, SternentischError
from sternentisch.server import upkeep
from sternentisch.server.api import PeopleApi, TablesApi
from sternentisch.server.desk import AnyRequest, Desk, TheDesk
from sternentisch.server.forgotten import close_forgotten
from sternentisch.server.games_api import GamesApi
from sternentisch.server.hub import Hub, report
from sternentisch.server.listening import listen_to_others
from sternentisch.server.page import page
from sternentisch.server.past_api import PastApi
from sternentisch.server.resuming import resume
from sternentisch.server.safety import Shield
from sternentisch.server.seen import denial
from sternentisch.server.settings import Settings
from sternentisch.server.site import HEADERS, SITE, read_site, site_handlers
from sternentisch.server.socket import table_socket
from sternentisch.server.store import Store
from sternentisch.server.thinking import Thinkers
from sternentisch.server.wire import Problem

log = logging.getLogger("sternentisch.server")
APIS = (PeopleApi, GamesApi, TablesApi, PastApi)
LARGEST_BODY = 2_000_000
"""Bytes of a request: positions are the largest thing anybody sends."""
MOMENT, LONG = 2, 600
"""Seconds until objects are set aside, and until all are looked through."""
HOUR = 3600
"""Seconds until forgotten tables are looked for."""
STATUS = {
    "no-such-table": 404,
    "table-closed": 404,
    "no-such-game": 404,
    "no-such-step": 404,
    "not-found": 404,
    "not-logged-in": 401,
    "wrong-login": 401,
    "not-owner": 403,
    "too-fast": 429,
}
"""Statuses of refusals; all others are 409: not possible as things stand."""


def tell_denied(_: AnyRequest, error: SternentischError) -> Response[Problem]:
    """Answer a request that the table or the rules refuse."""
    told = denial(error)
    detail = str(error) if isinstance(error, BadInput) else ""
    status = 400 if detail else STATUS.get(told.code, 409)
    return Response(Problem(told.code, told.rule, detail[:2000]), status_code=status)


def tell_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer a request that is malformed, or for nothing that exists."""
    detail = error.detail if error.status_code == 400 else ""
    if isinstance(error.extra, list) and error.status_code == 400:
        detail = "; ".join(f"{wrong.get('key')}: {wrong.get('message')}" for wrong in error.extra)
    code = "not-found" if error.status_code == 404 else "bad-request"
    return Response(Problem(code, detail=detail[:500]), status_code=error.status_code)


def tell_nested(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """Answer a request that is nested so deeply that nobody can read it."""
    log.warning("nested too deeply: %s", request.url.path)
    return Response(Problem("bad-request", detail="nested too deeply"), status_code=400)


def tell_trouble(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a request that failed by our fault; the log says how."""
    log.error("trouble at %s", request.url.path, exc_info=error)
    return Response(Problem("trouble"), status_code=500)


@get("/health", include_in_schema=False)
async def health(desk: TheDesk) -> dict[str, str]:
    """Answer if the database does."""
    await asyncio.to_thread(upkeep.check, desk.store)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(desk: TheDesk) -> Response[bytes]:
    """Answer figures for Prometheus."""
    if not desk.settings.metrics:
        return Response(b"", status_code=404)
    desk.hub.metrics.rooms.set(len(desk.hub.rooms))
    return Response(desk.hub.metrics.text(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> Litestar:
    """Make the application; the database must have its newest form."""
    store = Store(settings.url)
    if settings.embedded:
        upkeep.upgrade(store)
    else:
        upkeep.check(store)
    hub = Hub(store, Thinkers(settings.thinkers))
    desk = Desk(settings, store, hub)

    @contextlib.asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        works = [resume(hub), tidy(hub)]
        if store.postgres:
            works.append(listen_to_others(hub, settings.url))
        tasks = [asyncio.create_task(work) for work in works]
        for task in tasks:
            task.add_done_callback(report)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            store.close()

    site = read_site(SITE)

    def tell_lost(request: AnyRequest, error: HTTPException) -> Response[Any]:
        """Somebody has come to an address that does not exist: the page says so to people."""
        looking = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if error.status_code != 404 or not site or not looking:
            return tell_http(request, error)
        lost = Response(site["/index.html"].body, status_code=404, media_type="text/html")
        lost.headers.update(HEADERS)
        return lost

    pages = site_handlers(site) if site else [page]
    app = Litestar(
        route_handlers=[*APIS, table_socket, health, metrics, *pages],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            SternentischError: tell_denied,
            HTTPException: tell_lost,
            RecursionError: tell_nested,
            Exception: tell_trouble,
        },
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Sternentisch",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],  # no pages from elsewhere
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    # not as middleware, which stands behind the routing: unknown addresses are answered, too
    app.asgi_handler = Shield(app.asgi_handler, settings, desk.buckets)
    return app


async def tidy(hub: Hub) -> None:
    """Forget what nobody uses, now and then, and keep Python's own tidying short.

    A full search for garbage stops everything, for 300 ms with a million objects; most of them
    are positions and logs that stay. So what has stayed for a moment is set aside, and looked
    through only once in a while.
    """
    for second in itertools.count(step=MOMENT):
        try:
            tidy_once(hub, second)
        except Exception:
            log.exception("tidying has failed")
        await asyncio.sleep(MOMENT)


def tidy_once(hub: Hub, second: int) -> None:
    """Do what is due so many seconds after the start."""
    if second % LONG == 0:
        gc.unfreeze()
        gc.collect()
    gc.freeze()
    if second % 60 == 0:
        hub.forget_idle()
    if second % HOUR == 0:
        hub.start(close_forgotten(hub))
