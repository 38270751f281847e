"""Kill the server again and again while people play: no answered move may be lost or doubled."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from sternentisch.server import upkeep
from sternentisch.server.store import Store
from tests.server.databases import KINDS, Postgres, alchemical
from tests.server.killing import Pair, Process, check_promises, import_time, process

KILLS = {"sqlite": 6, "postgres": 4}
MANY_KILLS = 200
PAIRS = 3


def database_for(kind: str, request: pytest.FixtureRequest) -> tuple[str, Store]:
    """Return what `--database` is to be, and a look into that database."""
    folder: Path = request.getfixturevalue("tmp_path")
    if kind == "sqlite":
        return "", Store(f"sqlite:///{folder / 'data' / 'sternentisch.db'}")
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.new()
    store = Store(alchemical(url))
    upkeep.upgrade(store)
    return url, store


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_answered_move_is_lost(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kills = MANY_KILLS if request.config.getoption("--soak") else KILLS[kind]
    url, store = database_for(kind, request)
    rng = random.Random(kills)
    with process(tmp_path / "data", url) as server:
        pairs = [Pair(server.host, seed) for seed in range(PAIRS)]
        for pair in pairs:
            pair.start()
        for _ in range(kills):
            before = promised(pairs)
            while promised(pairs) < before + 10:  # until it is at work again
                assert all(pair.is_alive() for pair in pairs), [pair.trouble for pair in pairs]
                assert server.is_running(), server.errors.read_text()
                time.sleep(0.01)
            time.sleep(rng.random() * 0.5)
            server.kill()
            server.start()
        server.wait_until_up()
        for pair in pairs:
            pair.stop()
    assert check_promises(store, pairs) > 10 * kills
    assert sum(one.resent for pair in pairs for one in pair.people) > 0
    store.close()


def promised(pairs: list[Pair]) -> int:
    return sum(len(one.promises) for pair in pairs for one in pair.people)


@pytest.mark.slow
def test_a_live_table_is_served_soon_after_a_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = min(import_time() for _ in range(3))
    with process(tmp_path / "data") as server:
        pair = Pair(server.host, 1)
        pair.start()
        while promised([pair]) < 100:
            assert pair.is_alive(), pair.trouble
            time.sleep(0.01)
        pair.stop()
        table = pair.tables[-1]
        times = [time_to_serve(server, table) for _ in range(3)]
    took = min(times)
    with capsys.disabled():
        print(f"\nfrom start to a live table: {took:.2f} s; bare imports: {bare:.2f} s")
    assert took < 8 * bare


def time_to_serve(server: Process, table: str) -> float:
    server.kill()
    began = time.monotonic()
    server.start()
    server.wait_until_up(f"/api/tables/{table}/seen")
    return time.monotonic() - began
