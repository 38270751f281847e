"""Running the server."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import use_own_copies
from sternentisch.server import upkeep
from sternentisch.server.app import make_app
from sternentisch.server.database import opened
from sternentisch.server.logs import set_up_logs
from sternentisch.server.protocol import LARGEST_MESSAGE
from sternentisch.server.settings import Settings, page_at

HANDED_ON = "STERNENTISCH_HANDED_ON"
"""The settings of the first process, for the others."""
SOCKETS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,  # how well secrets pack beside a chat tells what they are
}
"""How Uvicorn serves sockets."""


def app() -> Litestar:
    """Make the application in a server process."""
    settings = msgspec.json.decode(os.environ[HANDED_ON], type=Settings)
    set_up_logs(settings.log)
    use_own_copies(settings.copies)
    return make_app(settings)


def check_database(settings: Settings) -> None:
    """Complain once, before processes are started that would do so again and again."""
    with opened(settings) as store:
        if settings.embedded:
            upkeep.upgrade(store)
        else:
            upkeep.check(store)


def find_port(settings: Settings) -> int:
    """Return the port to serve at, for 0 a free one.

    Complain if it is taken, before a page is opened that would be somebody else's.
    """
    try:
        family, *_, at = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.create_server(at[:2], family=family) as listener:
            port: int = listener.getsockname()[1]
    except OSError as error:
        raise BadInput(f"{page_at(settings.host, settings.port)} {error.strerror}") from error
    return port


def prepare(settings: Settings) -> Settings:
    """Return the settings with their real port; complain of whatever would keep from starting."""
    set_up_logs(settings.log)
    use_own_copies(settings.copies)
    settings.secret()  # made before several processes want it at once
    check_database(settings)
    return msgspec.structs.replace(settings, port=find_port(settings))


def run(settings: Settings, *, open_page: bool) -> None:
    """Serve until somebody stops it; `prepare` comes first."""
    os.environ[HANDED_ON] = msgspec.json.encode(settings).decode()
    if open_page:
        shown = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
        address = page_at(shown, settings.port)
        threading.Timer(1.5, webbrowser.open, [address]).start()
    # Uvicorn stops in order and then raises the signal again: that shall be the ordinary end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        "sternentisch.server.run:app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        **SOCKETS,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.origins),
        timeout_graceful_shutdown=5,
    )
