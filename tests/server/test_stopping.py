"""The server is told to stop: it finishes what it has begun, sends everybody away, and ends."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from sternentisch.kernel.rng import Rng
from sternentisch.server.store import Store
from sternentisch.table.table import Table
from tests.server.killing import Pair, Process, process
from tests.server.serving import PATIENCE, Person, Socket, wait

AWAY = (1001, 1012)
"""Codes of a socket that was closed because the server goes."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with process(tmp_path / "data") as running:
        yield running


@pytest.fixture
def opened() -> Iterator[contextlib.ExitStack]:
    with contextlib.ExitStack() as stack:
        yield stack


def guest(server: Process, name: str, opened: contextlib.ExitStack) -> Person:
    person = Person(server.host, opened)
    person.id = person.post("/api/guest", name=name)["id"]
    return person


def close_code(socket: Socket) -> int | None:
    """Read on until the socket is closed; return the code of that."""
    try:
        while True:
            socket.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def descendants(server: Process) -> list[psutil.Process]:
    assert server.running is not None
    found: list[psutil.Process] = psutil.Process(server.running.pid).children(recursive=True)
    return found


def are_gone(processes: list[psutil.Process]) -> bool:
    return all(is_gone(process) for process in processes)


def is_gone(process: psutil.Process) -> bool:
    try:
        return not process.is_running() or bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:  # just now
        return True


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_the_server_ends_in_good_order(
    server: Process, opened: contextlib.ExitStack, how: signal.Signals
) -> None:
    ada, ben, zoe = (guest(server, name, opened) for name in ("Ada", "Ben", "Zoe"))
    made = ada.post("/api/tables", game="cave-in", seats=2)
    ben.post(f"/api/tables/{made['id']}/sit", seat=1)
    sockets = [person.socket(made["id"]) for person in (ada, ben, zoe)]
    rng = Rng(1)
    for _ in range(10):
        answer = sockets[sockets[0].table["actor"]].play(rng)
        for socket in sockets:
            socket.catch_up(answer["number"])
    assert server.running is not None
    server.running.send_signal(how)
    assert all(close_code(socket) in AWAY for socket in sockets)
    assert server.running.wait(PATIENCE) == 0
    assert "Traceback" not in server.errors.read_text()
    store = Store(f"sqlite:///{server.folder / 'sternentisch.db'}")
    assert store.entries(made["id"])[-1][0].number == answer["number"]
    store.close()


def test_under_load_nothing_answered_is_lost(server: Process) -> None:
    pairs = [Pair(server.host, seed) for seed in range(2)]
    for pair in pairs:
        pair.start()
    wait(lambda: all(len(one.promises) > 10 for pair in pairs for one in pair.people))
    assert server.terminate() == 0
    for pair in pairs:
        pair.over.set()
    server.start()  # whoever waits for an answer by HTTP gets one
    server.wait_until_up()
    for pair in pairs:
        pair.stop()
        assert not pair.trouble
    assert "Traceback" not in server.errors.read_text()
    store = Store(f"sqlite:///{server.folder / 'sternentisch.db'}")
    for pair in pairs:
        for one in pair.people:
            last = one.promises[-1]
            numbers = {(who, key): entry.number for entry, who, key in store.entries(last.table, 0)}
            assert numbers[last.person, last.key] == last.number
    store.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["SIGTERM", "SIGKILL"])
def test_bots_do_not_outlive_the_server(
    server: Process, opened: contextlib.ExitStack, how: signal.Signals
) -> None:
    ada = guest(server, "Ada", opened)
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "5"])
    socket, rng = ada.socket(made["id"]), Rng(2)
    for _ in range(3):  # until the bot has something to think about
        while socket.table["actor"] != 0:
            socket.receive()
        socket.catch_up(socket.play(rng)["number"])
    thinking = descendants(server)
    assert thinking
    assert server.running is not None
    server.running.send_signal(how)
    code = server.running.wait(PATIENCE)
    assert code == (0 if how == signal.SIGTERM else -signal.SIGKILL)
    wait(lambda: are_gone(thinking))
    assert "Traceback" not in server.errors.read_text()


def test_a_stopped_server_goes_on_where_it_was(
    server: Process, opened: contextlib.ExitStack
) -> None:
    ada = guest(server, "Ada", opened)
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "1"])
    socket = ada.socket(made["id"])
    while socket.table["actor"] != 0:
        socket.receive()
    number = socket.play(Rng(3))["number"]
    assert server.terminate() == 0
    server.start()
    server.wait_until_up()
    again = ada.socket(made["id"])
    while again.table["actor"] != 0:
        again.receive()  # the bot has moved or moves now
    assert again.table["number"] >= number
    assert again.play(Rng(4))["is"] == "done"
    store = Store(f"sqlite:///{server.folder / 'sternentisch.db'}")
    kept = store.table(made["id"])
    assert kept is not None
    Table.load(kept.setup, [entry for entry, _, _ in store.entries(made["id"])])
    store.close()
