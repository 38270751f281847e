"""Two people at a table, strangers around it, and a look at the hub inside the server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sternentisch.kernel.rng import Rng
from sternentisch.server import app as application
from sternentisch.server.hub import Hub
from tests.server.serving import PATIENCE, Person, Served, Socket, serving


def stranger(served: Served) -> Person:
    """Somebody with an empty cookie jar."""
    return Person(served.host, served.opened)


class Two:
    """A public table with two people in the middle of a game."""

    def __init__(self, served: Served, game: str = "cave-in") -> None:
        self.people = [served.person("Ada"), served.person("Ben")]
        self.id: str = self.people[0].post("/api/tables", game=game, seats=2)["id"]
        self.people[1].post(f"/api/tables/{self.id}/sit", seat=1)
        self.sockets = [person.socket(self.id) for person in self.people]

    @property
    def actor(self) -> Socket:
        return self.sockets[self.sockets[0].table["actor"]]

    @property
    def other(self) -> Socket:
        return self.sockets[1 - self.sockets[0].table["actor"]]

    def go_on(self) -> None:
        """Let whoever must play do so; both hear of it."""
        answer = self.actor.play(Rng(1))
        assert answer["is"] == "done"
        for socket in self.sockets:
            socket.catch_up(answer["number"])


@contextlib.contextmanager
def serving_hub(
    folder: Path, monkeypatch: pytest.MonkeyPatch, **given: Any
) -> Iterator[tuple[Served, Hub]]:
    """Serve, with a look at the hub inside."""
    made: list[Hub] = []

    def make(*args: Any) -> Hub:
        made.append(Hub(*args))
        return made[0]

    monkeypatch.setattr(application, "Hub", make)
    with serving(folder, **given) as served:
        yield served, made[0]


def closed(connection: Any) -> int:
    """Read until the socket is closed; return why it was."""
    try:
        while True:
            assert "Traceback" not in connection.recv(PATIENCE)
    except ConnectionClosed:
        reason = connection.close_reason or ""
    assert "/" not in reason
    assert "Error" not in reason
    return int(connection.close_code)
