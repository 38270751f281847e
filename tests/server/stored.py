"""Stores for tests: people, tables and entries to lay into them."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.server import upkeep
from sternentisch.server.protocol import PlaceSeen
from sternentisch.server.rooms import basis
from sternentisch.server.store import Deposit, Kept, Person, Store
from sternentisch.table.deeds import OPEN, AnyDeed, Begin, Entry, Setup

SETUP = Setup("cave-in", 2)


def add_person(store: Store, id: str, login: str | None = None) -> None:
    store.add_person(Person(id, id.title(), login), 1)


def add_table(store: Store, id: str, **changed: Any) -> None:
    places = [PlaceSeen("", False, "", False, "")] * 2
    known: dict[str, Any] = {
        "id": id,
        "invite": f"invite to {id}",
        "owner": "ada",
        "private": False,
        "game": "cave-in",
        "content": basis("cave-in"),
        "setup": SETUP,
        "phase": OPEN,
        "places": places,
        "result": None,
        "rematch": None,
        "created": 1,
        "changed": 1,
    }
    store.add_table(Kept(**{**known, **changed}))


def deposit(table: str, number: int, deed: AnyDeed | None = None, **more: Any) -> Deposit:
    done = Begin(number) if deed is None else deed
    return Deposit(table, Entry(number, 100 + number, done), more.pop("phase", OPEN), **more)


@pytest.fixture
def laid(store: Store) -> Store:
    """Two people and three tables."""
    for person in ("ada", "ben"):
        add_person(store, person)
    for table in ("one", "two", "three"):
        add_table(store, table)
    return store


def everything(store: Store) -> list[str]:
    return store.read(lambda connection: list(upkeep.rows(connection)))
