"""Real server processes, to be killed at any time, and people who play on through all of it.

A client does what the protocol asks of it: after a lost connection it comes back, says hello, and
sends the message that was not answered once more, with the same key.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect

from sternentisch.server.store import Store
from sternentisch.table.table import Table
from tests.server.serving import PATIENCE

SOURCES = Path(__file__).parents[2] / "src"
PAUSE = 0.02
"""Seconds between two tries to reach the server."""
LOST = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError)
"""How it looks when the server is gone."""


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if "STERNENTISCH" not in name}
    names = ("RATE", "BURST", "SOCKETS")
    limits = {f"STERNENTISCH_{name}": "1000000" for name in names}
    return {**kept, "PYTHONPATH": str(SOURCES), **limits, **more}


def import_time() -> float:
    """Return how many seconds a bare start of Python with the server's modules takes."""
    began = time.monotonic()
    command = [sys.executable, "-c", "import sternentisch.server.app"]
    subprocess.run(command, env=environment(), check=True)
    return time.monotonic() - began


class Process:
    """A server in a process of its own, started again and again on one port and database."""

    def __init__(
        self, folder: Path, database: str = "", log: str = "warning", *options: str
    ) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        with sockets.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "sternentisch", "serve"]
        self.command += ["--data", str(folder), "--port", str(self.port), "--log", log, *options]
        if database:
            self.command += ["--database", database]
        self.errors = folder / "stderr"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.running = subprocess.Popen(
                self.command, env=environment(), stdout=subprocess.DEVNULL, stderr=errors
            )

    def is_running(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def wait_until_up(self, path: str = "/health") -> None:
        """Wait until it answers a request."""
        end = time.monotonic() + 2 * PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://{self.host}{path}", timeout=PATIENCE).status_code == 200:
                    return
            assert self.is_running(), self.errors.read_text()
            assert time.monotonic() < end, "the server did not come up"
            time.sleep(PAUSE)

    def kill(self) -> None:
        """End it as a power cut would: nothing is finished, nothing is said."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def terminate(self) -> int:
        """Ask it to end; return its exit code."""
        assert self.running is not None
        self.running.terminate()
        return self.running.wait(PATIENCE)


@contextlib.contextmanager
def process(
    folder: Path, database: str = "", log: str = "warning", *options: str
) -> Iterator[Process]:
    """Run a server process; whatever happens, none is left behind."""
    made = Process(folder, database, log, *options)
    made.start()
    try:
        made.wait_until_up()
        yield made
    finally:
        if made.is_running():
            made.kill()


class Promise:
    """What the server has said is done: it must be found under this number."""

    def __init__(self, table: str, person: str, key: str, number: int) -> None:
        self.table = table
        self.person = person
        self.key = key
        self.number = number


class Client:
    """One person, who is not put off by a server that vanishes."""

    def __init__(self, host: str, name: str, over: threading.Event) -> None:
        self.host = host
        self.over = over
        self.http = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE)
        self.http.headers["origin"] = f"http://{host}"
        self.keys = 0
        self.promises: list[Promise] = []
        self.refused: set[str] = set()  # keys of what was not done
        self.resent = 0  # messages that were sent again
        self.id: str = self.ask("POST", "/api/guest", {"name": name})["id"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request until it is answered."""
        while True:
            try:
                answer = self.http.request(method, path, json=body)
            except LOST:
                time.sleep(PAUSE)
                continue
            if answer.status_code < 400:
                return answer.json()
            return {"refused": answer.status_code, **answer.json()}

    def play(self, table: str, rng: random.Random) -> None:
        """Play any legal actions until the game is over or everybody shall stop."""
        unanswered: dict[str, Any] | None = None
        while not self.over.is_set():
            try:
                cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
                address = f"ws://{self.host}/api/tables/{table}/socket"
                headers = {"Origin": f"http://{self.host}", "Cookie": cookie}
                with connect(
                    address, additional_headers=headers, max_size=None, max_queue=None
                ) as socket:
                    socket.send('{"do": "hello"}')
                    if unanswered is not None:
                        self.resent += 1
                        socket.send(json.dumps(unanswered))
                    seen: dict[str, Any] = {}
                    while not self.over.is_set():
                        try:
                            message = json.loads(socket.recv(0.5))
                        except TimeoutError:
                            continue
                        seen = message.get("table", seen)
                        if message["is"] in ("done", "denied"):
                            assert unanswered is not None
                            assert message["key"] == unanswered["key"]
                            self.note(table, message)
                            unanswered = None
                        if not seen or unanswered is not None:
                            continue
                        if seen["phase"] == "over":
                            return
                        if seen["you"] is not None and seen["actor"] == seen["you"]:
                            unanswered = self.choose(seen, rng)
                            socket.send(json.dumps(unanswered))
            except LOST:
                time.sleep(PAUSE)

    def choose(self, seen: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        self.keys += 1
        action = rng.choice(seen["choices"])["id"]
        return {"do": "play", "key": f"k{self.keys}", "version": seen["version"], "action": action}

    def note(self, table: str, answer: dict[str, Any]) -> None:
        """Remember a promise; a refusal must have a reason that a careful client can meet."""
        if answer["is"] == "done":
            self.promises.append(Promise(table, self.id, answer["key"], answer["number"]))
        else:
            assert answer["code"] in ("stale", "not-your-turn"), answer
            self.refused.add(answer["key"])


class Pair(threading.Thread):
    """Two people who play one game after the other until they are told to stop."""

    def __init__(self, host: str, seed: int, game: str = "cave-in") -> None:
        super().__init__(daemon=True)
        self.over = threading.Event()
        self.rng = random.Random(seed)
        self.game = game
        self.people = [Client(host, name, self.over) for name in ("Ada", "Ben")]
        self.tables: list[str] = []
        self.trouble: list[BaseException] = []

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.play_one()
        except BaseException as error:
            self.trouble.append(error)
            raise

    def play_one(self) -> None:
        ada, ben = self.people
        made = ada.ask("POST", "/api/tables", {"game": self.game, "seats": 2})
        sat = ben.ask("POST", f"/api/tables/{made['id']}/sit", {"seat": 1})
        if "refused" in sat:  # the server died between storing and answering: Ben sits already
            shown = ben.ask("GET", f"/api/tables/{made['id']}")
            if shown["phase"] != "playing":
                return  # it died between sitting down and beginning: this table stays open
        self.tables.append(made["id"])
        seeds = [self.rng.random() for _ in self.people]
        players = [
            threading.Thread(
                target=self.guard, args=(one, made["id"], random.Random(seed)), daemon=True
            )
            for one, seed in zip(self.people, seeds, strict=True)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join()

    def guard(self, one: Client, table: str, rng: random.Random) -> None:
        try:
            one.play(table, rng)
        except BaseException as error:
            self.trouble.append(error)
            self.over.set()

    def stop(self) -> None:
        self.over.set()
        self.join(PATIENCE)
        assert not self.is_alive()
        for one in self.people:
            one.http.close()


def check_promises(store: Store, pairs: list[Pair]) -> int:
    """Look up everything that was promised; return how much that was."""
    kept_count = 0
    for pair in pairs:
        assert not pair.trouble, pair.trouble
        for id in pair.tables:
            kept = store.table(id)
            assert kept is not None
            rows = store.entries(id)
            assert [entry.number for entry, _, _ in rows] == list(range(1, len(rows) + 1))
            keys = [(person, key) for _, person, key in rows if key is not None]
            assert len(keys) == len(set(keys))
            numbers = {(person, key): entry.number for entry, person, key in rows}
            for one in pair.people:
                assert not any((one.id, key) in numbers for key in one.refused)
                for promise in one.promises:
                    if promise.table == id:
                        assert numbers.get((promise.person, promise.key)) == promise.number
                        kept_count += 1
            Table.load(kept.setup, [entry for entry, _, _ in rows])
        assert kept_count >= sum(len(one.promises) for one in pair.people)
    return kept_count
