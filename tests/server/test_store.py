"""The store, on SQLite and on PostgreSQL: what it takes, what it refuses, what it gives back."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import IntegrityError

from sternentisch.kernel.refusal import BadInput
from sternentisch.server import people, upkeep
from sternentisch.server.hub import Hub
from sternentisch.server.protocol import PlaceSeen
from sternentisch.server.rooms import basis
from sternentisch.server.schema import entries, metadata
from sternentisch.server.store import Deposit, Kept, Person, Store, Taken
from sternentisch.server.thinking import Thinkers
from sternentisch.server.writer import Writer
from sternentisch.table.chat import Line
from sternentisch.table.deeds import OPEN, PLAYING, AnyDeed, Begin, Entry, Leave, Play, Setup, Sit
from sternentisch.table.denied import Denied
from tests.server.databases import Postgres, alchemical

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


def numbers(store: Store, table: str) -> list[int]:
    return [entry.number for entry, _, _ in store.entries(table)]


def everything(store: Store) -> list[str]:
    return store.read(lambda connection: list(upkeep.rows(connection)))


# --- entries -------------------------------------------------------------------------------------


def test_entries_of_several_tables_go_in_together(laid: Store) -> None:
    batch = [deposit("one", 1), deposit("two", 1), deposit("one", 2), deposit("three", 1)]
    assert laid.deposit(batch) == [True] * 4
    assert [numbers(laid, table) for table in ("one", "two", "three")] == [[1, 2], [1], [1]]


def test_entries_come_back_in_order_and_as_they_were(laid: Store) -> None:
    deeds: list[AnyDeed] = [Sit(1, "ben", "Bén ☃"), Begin(-(2**62)), Play(1, 12, 0), Leave(0)]
    batch = [deposit("one", n, deed, person="ben", key=f"k{n}") for n, deed in enumerate(deeds, 1)]
    assert laid.deposit(batch[::-1]) == [True] * 4
    wanted = [(one.entry, "ben", one.key) for one in batch]
    assert laid.entries("one") == wanted
    assert laid.entries("one", after=2) == wanted[2:]


def test_a_place_that_was_left_before_anybody_said_whose_can_be_read(laid: Store) -> None:
    row = {"table": "one", "number": 1, "at": 5, "deed": '{"do":"leave","seat":1}'}
    laid.write(lambda connection: connection.execute(entries.insert().values(row)))
    assert laid.entries("one") == [(Entry(1, 5, Leave(1)), None, None)]


def test_who_comes_second_changes_nothing_and_spoils_nothing(laid: Store) -> None:
    laid.deposit([deposit("one", 1, person="ada", key="k")])
    before = laid.table("one")
    batch = [
        deposit("two", 1),
        deposit("one", 1, Sit(0, "ben", "Ben"), phase=PLAYING),  # the number is taken
        deposit("one", 2, Sit(0, "ben", "Ben"), phase=PLAYING, person="ada", key="k"),  # the key
        deposit("three", 1),
    ]
    assert laid.deposit(batch) == [True, False, False, True]
    assert (numbers(laid, "two"), numbers(laid, "three")) == ([1], [1])
    assert [entry.deed for entry, _, _ in laid.entries("one")] == [Begin(1)]
    assert laid.table("one") == before
    assert laid.tables_of("ben", 9) == []


def test_a_key_counts_for_one_person_at_one_table(laid: Store) -> None:
    batch = [
        deposit("one", 1, person="ada", key="k"),
        deposit("one", 2, person="ben", key="k"),
        deposit("two", 1, person="ada", key="k"),
        deposit("two", 2),
        deposit("two", 3),  # no key at all is never the same key
    ]
    assert laid.deposit(batch) == [True] * 5


def test_an_impossible_entry_does_not_spoil_those_of_others(laid: Store) -> None:
    async def store_all() -> list[bool | BaseException]:
        writer = Writer(laid)
        batch = [deposit("one", 1), deposit("no-table", 1), deposit("two", 1)]
        waiting = [writer.deposit(one) for one in (deposit("three", 1), *batch)]
        stored = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return stored

    stored = asyncio.run(store_all())
    assert [one for one in stored if one is True] == [True] * 3
    assert isinstance(stored[2], Exception)
    assert [numbers(laid, table) for table in ("one", "two", "three")] == [[1], [1], [1]]


def test_a_table_outlives_trouble_with_the_database(
    laid: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no database")

    async def sit_down() -> tuple[str, int, int]:
        hub = Hub(laid, Thinkers(1))
        room = await hub.create(SETUP, "ada", private=False)
        await hub.act(room, Sit(0, "ada", "Ada"), "ada", "a")
        with monkeypatch.context() as broken:
            broken.setattr(laid, "deposit", fail)
            broken.setattr(laid, "entries", fail)
            for _ in range(2):
                with pytest.raises(OSError, match="no database"):
                    await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        number = await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        again = await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        await hub.close()
        return room.id, number, again

    id, number, again = asyncio.run(sit_down())
    assert (number, again) == (2, 2)
    assert numbers(laid, id) == [1, 2]


# --- tables --------------------------------------------------------------------------------------


def test_lists_of_tables(laid: Store) -> None:
    add_table(laid, "secret", private=True, phase=PLAYING, changed=5)
    laid.deposit([deposit("one", 1, phase=PLAYING), deposit("three", 9, phase=PLAYING)])
    assert [kept.id for kept in laid.tables(OPEN, 9)] == ["two"]
    assert [kept.id for kept in laid.tables(PLAYING, 9)] == ["three", "one"]  # the last one first
    assert [kept.id for kept in laid.tables(PLAYING, 1)] == ["three"]
    everywhere = laid.tables(PLAYING, 9, public=False)
    assert [kept.id for kept in everywhere] == ["three", "one", "secret"]


def test_my_tables_are_those_i_made_or_sit_at(laid: Store) -> None:
    add_table(laid, "secret", private=True)
    sits = [deposit(table, 1, Sit(0, "ben", "Ben")) for table in ("one", "secret")]
    laid.deposit([*sits, deposit("two", 7, Sit(1, "ben", "Ben"))])
    mine = [kept.id for kept in laid.tables_of("ben", 9)]
    assert (mine[0], sorted(mine)) == ("two", ["one", "secret", "two"])
    assert {kept.owner for kept in laid.tables_of("ada", 9)} == {"ada"}  # who has made them all
    assert laid.tables_of("cleo", 9) == []
    laid.deposit([deposit("one", 2, Leave(0), person="ben", leaver="ben")])
    assert {kept.id for kept in laid.tables_of("ben", 9)} == {"two", "secret"}


def test_a_table_comes_back_as_it_was_made(laid: Store) -> None:
    setup = Setup("cave-in", 2, {"first_game": True}, position={"any": ["thing", 1, None]})
    add_table(laid, "four", setup=setup, private=True)
    kept = laid.table("four")
    assert kept is not None
    assert (kept.setup, kept.private, kept.result) == (setup, True, None)
    assert laid.table("five") is None


def new_table(laid: Store, id: str) -> Kept:
    kept = laid.table("one")
    assert kept is not None
    return msgspec.structs.replace(kept, id=id)


def test_only_one_table_is_the_rematch(laid: Store) -> None:
    ids = "four", "five"
    for id in ids:
        found = laid.add_rematch("one", new_table(laid, id), [deposit(id, 1, phase=PLAYING)])
        assert found == "four"
    kept = [laid.table(id) for id in ("one", *ids)]
    assert [one and (one.rematch, one.phase) for one in kept] == [
        ("four", OPEN),
        (None, PLAYING),
        None,
    ]
    assert [numbers(laid, id) for id in ids] == [[1], []]


def test_half_a_rematch_leaves_nothing(laid: Store) -> None:
    before = everything(laid)
    with pytest.raises(IntegrityError):
        laid.add_rematch("one", new_table(laid, "four"), [deposit("four", 1), deposit("none", 1)])
    assert everything(laid) == before


# --- people and chat -----------------------------------------------------------------------------


def test_a_login_belongs_to_one_person_however_it_is_written(store: Store) -> None:
    ada = people.new_guest(store, "Ada", 1)
    ben = people.new_guest(store, "ADA", 1)  # guests may be called alike
    claimed = people.claim(store, ada, "Ada Lovelace", "long enough")
    assert store.person(ada.id) == store.person_by_login("ada lovelace")
    assert claimed.login == "ada lovelace"
    with pytest.raises(Denied, match="login-taken"):
        people.claim(store, ben, "ADA lovelace", "long enough")
    found = store.person(ben.id)
    assert found is not None
    assert (found.name, found.login) == ("ADA", None)
    assert people.log_in(store, "aDA  Lovelace", "long enough").id == ada.id


def test_nobody_is_added_twice(store: Store) -> None:
    add_person(store, "ada", "ada")
    with pytest.raises(Taken):
        add_person(store, "ada")
    with pytest.raises(Taken):
        add_person(store, "ben", "ada")
    assert store.person("ben") is None
    assert store.person_by_login("nobody") is None


def test_lines_of_the_chat_have_numbers_of_their_own(laid: Store) -> None:
    lines = [Line(1, 10, "Ada", 0, "Tea?"), Line(2, 11, "Zoë", None, "Yes, please")]
    assert [laid.add_line("one", line) for line in lines] == [True, True]
    assert not laid.add_line("one", Line(2, 12, "Ben", 1, "No"))
    assert laid.add_line("two", Line(2, 12, "Ben", 1, "No"))
    assert laid.lines("one") == lines
    assert laid.lines("one", after=1) == lines[1:]


# --- the form of the database --------------------------------------------------------------------


def test_an_upgraded_database_has_the_form_of_the_schema(empty: Store) -> None:
    upkeep.upgrade(empty)
    upkeep.upgrade(empty)
    assert upkeep.revision(empty) == upkeep.NEWEST == upkeep.known_forms()[-1]
    upkeep.check(empty)

    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    assert empty.read(differences) == []


def test_an_empty_database_is_not_served_from(empty: Store) -> None:
    with pytest.raises(BadInput, match="db upgrade"):
        upkeep.check(empty)


def test_half_an_upgrade_leaves_nothing(empty: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", stumble)
        with pytest.raises(KeyboardInterrupt):
            upkeep.upgrade(empty)
    assert empty.read(lambda connection: inspect(connection).get_table_names()) == []
    upkeep.upgrade(empty)


def test_sqlite_writes_through_to_the_disk_on_every_connection(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'sternentisch.db'}")
    upkeep.upgrade(store)
    connections = [store.engine.connect() for _ in range(4)]
    for connection in connections:
        for name, wanted in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"pragma {name}").scalar() == wanted
        connection.close()
    store.close()


# --- backup and restore --------------------------------------------------------------------------


def fill(store: Store) -> None:
    upkeep.upgrade(store)
    add_person(store, "ada", "ada")
    add_person(store, "ben")
    add_table(store, "one", setup=Setup("cave-in", 2, {"first_game": False}))
    add_table(store, "two", private=True)
    batch = [deposit("one", n, Play(1, n, n), person="ada", key=f"k{n}") for n in range(1, 30)]
    store.deposit([*batch, deposit("one", 30, Sit(1, "ben", "Bén\n☃"), phase=PLAYING)])
    store.add_line("one", Line(1, 10, "Ada", None, "„Tea?“ \\ \u2028 \U0001f375"))


def test_a_backup_goes_from_one_kind_to_the_other_and_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    first = Store(f"sqlite:///{tmp_path / 'first.db'}")
    second = Store(alchemical(postgres.new()))
    third = Store(f"sqlite:///{tmp_path / 'third.db'}")
    fill(first)
    count = upkeep.backup(first, tmp_path / "a")
    assert upkeep.restore(second, tmp_path / "a") == count == 36
    assert upkeep.backup(second, tmp_path / "b") == count
    assert upkeep.restore(third, tmp_path / "b") == count
    assert everything(first) == everything(second) == everything(third)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert first.entries("one") == second.entries("one") == third.entries("one")
    for store in (first, second, third):
        store.close()


def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing(
    store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "backup"
    upkeep.backup(store, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        upkeep.backup(store, path)


def test_a_backup_is_of_one_moment(laid: Store) -> None:
    laid.deposit([deposit("one", 1)])
    with laid.engine.connect() as connection:
        if laid.postgres:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        lines = upkeep.rows(connection)
        seen = [next(lines)]
        add_person(laid, "cyd")
        add_table(laid, "four")
        laid.deposit([deposit("one", 2), deposit("four", 1)])
        seen += lines
    assert sum('"table": "entries"' in line for line in seen) == 1
    assert not any('"four"' in line for line in seen)


def broken_backups(text: str) -> dict[str, str]:
    lines = text.splitlines(keepends=True)
    person = {"table": "people", "row": {"id": "eve", "name": "Eve", "created": 1}}
    return {
        "empty": "",
        "cut off after a row": "".join(lines[:-1]),
        "cut off in a row": text[: len(text) // 2],
        "a row is missing": "".join([*lines[:3], *lines[4:]]),
        "a row is there twice": "".join([*lines[:2], lines[1], *lines[2:]]),
        "of a form to come": lines[0].replace(upkeep.NEWEST, "9999") + "".join(lines[1:]),
        "not ours": json.dumps({"format": "other"}) + "\n",
        "not even lines": "[1, 2]\n",
        "not text": "\x00\xff",
        "of an unknown table": lines[0] + json.dumps({**person, "table": "sheep"}) + '\n{"end": 1}',
        "with an unknown column": (
            lines[0] + json.dumps(person).replace('"name"', '"wool"') + '\n{"end": 1}'
        ),
        "with no row": lines[0] + '{"table": "people"}\n{"end": 1}',
        "with a bad end": lines[0] + json.dumps(person) + '\n{"end": "soon"}',
    }


def test_a_broken_backup_is_refused_and_leaves_nothing(empty: Store, tmp_path: Path) -> None:
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    fill(source)
    upkeep.backup(source, tmp_path / "good")
    source.close()
    for name, text in broken_backups((tmp_path / "good").read_text("utf-8")).items():
        path = tmp_path / "bad"
        path.write_text(text, "utf-8")
        with pytest.raises(BadInput):
            upkeep.restore(empty, path)
        assert upkeep.revision(empty) is None or everything(empty) == [], name
    with pytest.raises(BadInput):
        upkeep.restore(empty, tmp_path / "no such file")
    assert upkeep.restore(empty, tmp_path / "good") == 36


def test_only_an_empty_database_is_filled(laid: Store, tmp_path: Path) -> None:
    upkeep.backup(laid, tmp_path / "backup")
    before = everything(laid)
    with pytest.raises(BadInput, match="empty"):
        upkeep.restore(laid, tmp_path / "backup")
    assert everything(laid) == before


def test_a_backup_of_an_older_form_can_be_restored(tmp_path: Path, empty: Store) -> None:
    old = Store(f"sqlite:///{tmp_path / 'old.db'}")
    upkeep.upgrade(old, "0001")
    head = {"format": upkeep.FORMAT, "version": upkeep.VERSION, "revision": "0001"}
    person = {"id": "ada", "name": "Ada", "login": None, "password": None, "created": 1}
    line = {"table": "people", "row": person}
    path = tmp_path / "old.json"
    path.write_text("\n".join(json.dumps(one) for one in (head, line, {"end": 1})), "utf-8")
    assert upkeep.restore(empty, path) == 1
    assert upkeep.revision(empty) == upkeep.NEWEST
    found = empty.person("ada")
    assert found is not None
    assert found.name == "Ada"
    old.close()


def test_a_backup_of_a_form_to_come_is_refused(tmp_path: Path, empty: Store) -> None:
    path = tmp_path / "new.json"
    head = {"format": upkeep.FORMAT, "version": upkeep.VERSION, "revision": "9999"}
    path.write_text(json.dumps(head), "utf-8")
    with pytest.raises(BadInput, match="9999"):
        upkeep.restore(empty, path)
