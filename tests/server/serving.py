"""A server for tests, in a thread of this process, and people with cookie jars of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from sternentisch.kernel.rng import Rng
from sternentisch.server import app as application
from sternentisch.server.run import SOCKETS
from sternentisch.server.settings import Settings

PATIENCE = 30.0
"""Seconds after which a message that did not come will not come."""


def wait(until: Callable[[], object]) -> None:
    """Go on as soon as something is so."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.02)


async def wait_async(until: Callable[[], object]) -> None:
    """The same beside a server that runs in this very thread."""
    await asyncio.to_thread(wait, until)


UNLIMITED = {"rate": 1e6, "burst": 1_000_000, "sockets": 1_000_000}
ANSWERS = ("done", "denied", "because", "hint")
"""What a message with a key is answered with."""


class Served:
    """A running server."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.settings = settings
        self.opened = contextlib.ExitStack()  # clients and sockets of everybody
        config = uvicorn.Config(
            app,
            port=0,
            log_config=None,
            **SOCKETS,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.01)
        [listener] = self.server.servers
        self.port: int = listener.sockets[0].getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.opened.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def person(self, name: str) -> Person:
        """Let somebody come in as a guest."""
        person = Person(self.host, self.opened)
        person.id = person.post("/api/guest", name=name)["id"]
        person.name = name
        return person


class Person:
    """Somebody with a browser: a cookie jar, and perhaps a socket to a table."""

    def __init__(self, host: str, opened: contextlib.ExitStack) -> None:
        self.host = host
        self.opened = opened
        client = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE)
        self.http = opened.enter_context(client)
        self.http.headers["origin"] = f"http://{host}"
        self.id = ""
        self.name = ""

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 201, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, invite: str = "", **headers: str) -> Socket:
        """Open a socket to a table and get its welcome."""
        socket = Socket(self.open(table, invite, **headers))
        socket.hello()
        return socket

    def open(self, table: str, invite: str = "", **headers: str) -> ClientConnection:
        known = {"Origin": f"http://{self.host}", "Cookie": self.cookie(), **headers}
        opening = connect(
            f"ws://{self.host}/api/tables/{table}/socket?invite={invite}",
            additional_headers={name: value for name, value in known.items() if value},
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # who does not read for a while can still be closed
        )
        return self.opened.enter_context(opening)


class Socket:
    """A socket, and the table as it was last seen through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.numbers: list[int] = []  # of all updates
        self.bytes: list[str] = []  # all that ever came
        self.keys = 0

    def hello(self, **more: Any) -> dict[str, Any]:
        self.send(do="hello", **more)
        return self.until("welcome")

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """Take the next message, and remember what it says of the table."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["is"] == "update":
            self.numbers.append(message["number"])
        if "table" in message:
            self.table = message["table"]
        self.events += message.get("events", [])
        if message["is"] == "said":
            self.chat.append(message["line"])
        self.chat += message.get("chat", [])
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["is"] == kind:
                return message

    def do(self, deed: str, /, **more: Any) -> dict[str, Any]:
        """Do something; return the answer to it."""
        self.keys += 1
        key = more.pop("key", f"key-{self.keys}")
        self.send(do=deed, key=key, **more)
        while True:
            message = self.receive()
            if message["is"] in ANSWERS and message["key"] == key:
                return message

    def play(self, rng: Rng) -> dict[str, Any]:
        """Play any legal action."""
        choices = self.table["choices"]
        choice = choices[rng.below(len(choices))]
        return self.do("play", version=self.table["version"], action=choice["id"])

    def catch_up(self, number: int) -> None:
        """Read on until an entry is known."""
        while self.table["number"] < number:
            self.receive()

    def close(self) -> None:
        self.connection.close()


@contextlib.contextmanager
def serving(folder: Path, site: Path = Path("none"), **given: Any) -> Iterator[Served]:
    """Serve from a folder for as long as somebody needs it, with a built page if one is given."""
    settings = Settings(data=str(folder), **{**UNLIMITED, **given})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(application, "SITE", site)
        served = Served(application.make_app(settings), settings)
    try:
        yield served
    finally:
        served.stop()
