"""
Put a server under load: many tables for two, driven by real sockets on loopback.

    .venv/bin/python bench/load.py                       200 tables, 1,000 sockets, SQLite;
                                                         part of `make serving`
    .venv/bin/python bench/load.py --tables 50 --seconds 5

A server process is started with an empty database. Two people sit at each table and play random
legal actions; further sockets look on. First everybody plays as fast as answers come, then at
half the wanted rate. Reported: durable moves a second; milliseconds from sending a move to its
arrival at the other seat; memory for each table and each socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import typer
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

from bench.marked import PERFORMANCE, Keep, table_lines, write_lines
from bench.report import new_table

WANTED = 1_000
"""Moves a second that one process with SQLite should do."""


class Choice(msgspec.Struct):
    id: int


class Seen(msgspec.Struct):
    version: int
    phase: str
    actor: int | None
    choices: list[Choice]


class Message(msgspec.Struct):
    """What the driver reads of a message; the rest is skipped."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    key: str = ""
    code: str = ""
    table: Seen | None = None


def version_of(seen: Seen | None) -> int:
    return -1 if seen is None else seen.version


decode_message = msgspec.json.Decoder(Message).decode


class Table:
    """A table with two people: whoever is asked plays, as soon as the driver lets them."""

    def __init__(self, load: Load, id: str) -> None:
        self.load = load
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}  # when the move that led to a version was sent
        self.seen: list[Seen | None] = [None, None]
        self.ready = asyncio.Event()
        self.over = False

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = decode_message(text)
            if message.kind == "done":
                self.load.durable += 1
            elif message.kind == "denied":
                self.load.denied[message.code] = self.load.denied.get(message.code, 0) + 1
            if message.table is not None:
                self.seen[seat] = message.table
                sent = self.sent.get(message.table.version)
                if sent is not None and self.mover != seat:
                    self.load.delays.append(time.perf_counter() - sent)
                    del self.sent[message.table.version]
                self.over = message.table.phase == "over"
                if message.table.actor == seat and message.table.choices:
                    self.ready.set()

    mover = 0

    async def play(self) -> None:
        """Play one action for whoever is asked."""
        await self.ready.wait()
        self.ready.clear()
        seat = 0 if version_of(self.seen[0]) > version_of(self.seen[1]) else 1
        for asked in (seat, 1 - seat):
            seen = self.seen[asked]
            if seen is not None and seen.actor == asked and seen.choices:
                choice = random.choice(seen.choices)
                self.mover = asked
                self.sent[seen.version + 1] = time.perf_counter()
                self.load.keys += 1
                move = f'"version":{seen.version},"action":{choice.id}'
                await self.sockets[asked].send(f'{{"do":"play","key":"k{self.load.keys}",{move}}}')
                return


class Load:
    """All tables, and what was measured."""

    def __init__(self, host: str, game: str) -> None:
        self.host = host
        self.game = game
        self.tables: list[Table] = []
        self.onlookers: list[ClientConnection] = []
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=60, verify=False)
        self.http.headers["origin"] = f"http://{host}"
        self.cookies: list[str] = []
        self.keys = self.durable = 0
        self.denied: dict[str, int] = {}
        self.delays: list[float] = []
        self.tasks: list[asyncio.Task[Any]] = []

    async def open(self, id: str, cookie: str) -> ClientConnection:
        headers = {"Origin": f"http://{self.host}", "Cookie": cookie}
        url = f"ws://{self.host}/api/tables/{id}/socket"
        opened = await connect(url, additional_headers=headers, max_size=None, compression=None)
        await opened.send('{"do":"hello"}')
        return opened

    async def seat(self, count: int) -> None:
        """Make tables and let two people sit at each; all are played by the same two."""
        http = self.http
        for name in ("Ada", "Ben")[len(self.cookies) :]:
            answer = await http.post("/api/guest", json={"name": name})
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
            http.cookies.clear()
        for _ in range(count):
            ada, ben = ({"cookie": cookie} for cookie in self.cookies)
            body = {"game": self.game, "seats": 2}
            made = (await http.post("/api/tables", json=body, headers=ada)).json()
            sit = await http.post(f"/api/tables/{made['id']}/sit", json={"seat": 1}, headers=ben)
            sit.raise_for_status()
            table = Table(self, made["id"])
            table.sockets = [await self.open(made["id"], cookie) for cookie in self.cookies]
            self.tables.append(table)
            for seat in range(2):
                self.tasks.append(asyncio.create_task(table.listen(seat)))

    async def look_on(self, count: int) -> None:
        async def drain(opened: ClientConnection) -> None:
            async for _ in opened:
                pass

        for number in range(count):
            opened = await self.open(self.tables[number % len(self.tables)].id, "")
            self.onlookers.append(opened)
            self.tasks.append(asyncio.create_task(drain(opened)))

    async def run(self, seconds: float, rate: float) -> dict[str, float]:
        """Play for a while, at a rate (0: as fast as possible); return the figures."""
        await asyncio.sleep(2.0)  # what is under way from before does not count
        for table in self.tables:
            table.sent.clear()
        self.delays.clear()
        before, begun = self.durable, time.perf_counter()
        end = begun + seconds
        due = begun

        async def drive(table: Table) -> Table:
            nonlocal due
            while time.perf_counter() < end:
                if table.over:
                    await self.seat(1)
                    table = self.tables.pop()
                if rate:
                    due += 1 / rate
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.play(), max(0.01, end - time.perf_counter()))
            return table

        driven, self.tables = self.tables, []
        self.tables = list(await asyncio.gather(*(drive(table) for table in driven)))
        took = time.perf_counter() - begun
        delays = sorted(self.delays) or [0.0]
        return {
            "moves a second": (self.durable - before) / took,
            **{
                f"p{q}": 1000 * delays[min(len(delays) - 1, len(delays) * q // 100)]
                for q in (50, 95, 99)
            },
        }


@contextlib.contextmanager
def server(folder: Path, database: str) -> Iterator[tuple[str, int]]:
    """Start a server process; yield its host and its process id."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "sternentisch", "serve", "--data", str(folder)]
    command += ["--port", str(port), "--log", "warning"]
    command += ["--database", database] if database else []
    process = subprocess.Popen(
        command,
        env={
            **os.environ,
            "STERNENTISCH_RATE": "1e9",
            "STERNENTISCH_BURST": "1000000000",
            "STERNENTISCH_SOCKETS": "1000000",
        },
    )
    host = f"127.0.0.1:{port}"
    try:
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://{host}/health")
                break
            time.sleep(0.1)
        yield host, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def memory(pid: int) -> float:
    """Return the memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


async def measure(
    host: str, pid: int, tables: int, sockets: int, seconds: float, game: str
) -> list[str]:
    """Return what came of both runs, as lines of a page."""
    load = Load(host, game)
    start = memory(pid)
    await load.seat(tables)
    seated = memory(pid)
    await load.look_on(sockets - 2 * tables)
    watched = memory(pid)
    table = new_table("", ["pace"], ["moves a second", "p50, ms", "p95, ms", "p99, ms"])
    paces = (("as fast as answers come", 0.0), (f"{WANTED // 2} a second", WANTED / 2))
    for name, rate in paces:
        moves, *delays = (await load.run(seconds, rate)).values()
        table.add_row(name, f"{moves:,.0f}", *(f"{delay:.1f}" for delay in delays))
    more = max(1, sockets - 2 * tables)
    told = (
        f"A table with two sockets takes {(seated - start) / tables:.0f} KiB, each further socket "
        f"{(watched - seated) / more:.0f} KiB, and a game's log and positions "
        f"{(memory(pid) - watched) / tables:.0f} KiB more."
    )
    for task in load.tasks:
        task.cancel()
    await load.http.aclose()
    refused = [f"Refused: {load.denied}"] if load.denied else []
    return [
        f"{game}, {tables} tables, {sockets} sockets:",
        "",
        *table_lines(table),
        "",
        told,
        *refused,
    ]


def main(
    tables: Annotated[int, typer.Option(help="Tables for two.")] = 200,
    sockets: Annotated[int, typer.Option(help="Open sockets altogether.")] = 1000,
    seconds: Annotated[float, typer.Option(help="Seconds of each run.")] = 15.0,
    game: Annotated[str, typer.Option(help="Which game is played.")] = "cave-in",
    database: Annotated[str, typer.Option(help="URL of an empty database; SQLite if none.")] = "",
    keep: Keep = False,
) -> None:
    """Measure, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), database) as (host, pid):
        lines = asyncio.run(measure(host, pid, tables, sockets, seconds, game))
    Console(highlight=False).print("\n".join(lines))
    if keep:
        write_lines(PERFORMANCE, "load", "make serving", lines)


if __name__ == "__main__":
    typer.run(main)
