"""
How long a killed server takes to be back with its live tables.

    .venv/bin/python bench/restart.py            part of `make serving`

Fifty games of bots and people under way; the server is killed, started again, and asked for one
of the tables until it answers. Import time is what Python needs to load the server's modules.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import httpx
import typer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

from bench.marked import PERFORMANCE, Keep, write_lines

GAMES = ("cave-in", "cryo", "magnastorm", "astro-knights")
PORT = 8431
WAIT = 0.01
LONGEST = 60.0


def start(data: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "sternentisch", "serve", "--log", "warning"]
    names = ("RATE", "BURST", "SOCKETS")
    limits = {f"STERNENTISCH_{name}": "1000000" for name in names}
    return subprocess.Popen(
        [*command, "--data", data, "--port", str(PORT)],
        env={**os.environ, **limits},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def wait_for(client: httpx.Client, path: str) -> float:
    """Return how many seconds it takes until the server answers."""
    began = time.monotonic()
    while time.monotonic() < began + LONGEST:
        with contextlib.suppress(httpx.TransportError):
            if client.get(path).status_code == 200:
                return time.monotonic() - began
        time.sleep(WAIT)
    raise TimeoutError(path)


def main(
    tables: Annotated[int, typer.Option(help="Games under way.")] = 50,
    kills: Annotated[int, typer.Option(help="How often the server is killed.")] = 7,
    keep: Keep = False,
) -> None:
    """Tell how long a restart takes."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "import sternentisch.server.app"], check=True)
    imports = time.monotonic() - began
    base = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as data, httpx.Client(base_url=base, timeout=30) as client:
        client.headers["origin"] = base
        server = start(data)
        wait_for(client, "/health")
        client.post("/api/guest", json={"name": "Mara"})
        ids = []
        for number in range(tables):
            setup = {"game": GAMES[number % 4], "seats": 2, "bots": ["", "1"]}
            ids.append(client.post("/api/tables", json=setup).json()["id"])
        times = []
        for kill in range(kills):
            server.kill()
            server.wait()
            server = start(data)
            times.append(wait_for(client, f"/api/tables/{ids[-1 - kill]}/seen"))
        server.kill()
        server.wait()
    middle, worst = statistics.median(times), max(times)
    told = (
        f"Killed and started again with {tables} games under way, the server has a live table back "
        f"after {middle:.2f} s (median of {kills} kills; at most {worst:.2f} s). Python needs "
        f"{imports:.2f} s of that to import the server."
    )
    typer.echo(told)
    if keep:
        write_lines(PERFORMANCE, "restart", "make serving", [told])


if __name__ == "__main__":
    typer.run(main)
