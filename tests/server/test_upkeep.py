"""The form of the database, backup and restore, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from sternentisch.kernel.refusal import BadInput
from sternentisch.server import upkeep
from sternentisch.server.schema import metadata
from sternentisch.server.store import Store
from sternentisch.table.chat import Line
from sternentisch.table.deeds import OPEN, PLAYING, Play, Setup, Sit
from tests.server.databases import Postgres, alchemical
from tests.server.stored import add_person, add_table, deposit, everything

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


def test_a_backup_that_fails_leaves_no_file(
    laid: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", fail)
        with pytest.raises(OSError, match="no space"):
            upkeep.backup(laid, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
    upkeep.backup(laid, tmp_path / "backup")


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


def test_an_old_backup_loses_nothing_in_an_empty_database_of_the_newest_form(
    store: Store, tmp_path: Path
) -> None:
    person = {"id": "ada", "name": "Ada", "login": None, "password": None, "created": 1}
    setup = {"game": "cave-in", "seats": 2, "position": {"some": "position"}}
    table = {
        "id": "one",
        "invite": "invite",
        "owner": "ada",
        "private": False,
        "game": "cave-in",
        "content": "old",
        "setup": json.dumps(setup),
        "phase": OPEN,
        "places": "[]",
        "created": 1,
        "changed": 2,
    }
    sit = {"do": "sit", "seat": 1, "person": "ada", "name": "Ada"}
    entry = {"table": "one", "number": 1, "at": 2, "deed": json.dumps(sit)}
    lines = [
        {"format": upkeep.FORMAT, "version": upkeep.VERSION, "revision": "0001"},
        {"table": "people", "row": person},
        {"table": "tables", "row": table},
        {"table": "entries", "row": entry},
        {"end": 3},
    ]
    path = tmp_path / "old.json"
    path.write_text("\n".join(map(json.dumps, lines[:-1])), "utf-8")
    with pytest.raises(BadInput, match="the end is missing"):
        upkeep.restore(store, path)
    assert (upkeep.revision(store), everything(store)) == (upkeep.NEWEST, [])
    path.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert upkeep.restore(store, path) == 3
    upkeep.check(store)
    kept = store.table("one")
    assert kept is not None
    assert (kept.sitters, kept.rated) == (["", "ada"], False)


def test_a_backup_of_a_form_to_come_is_refused(tmp_path: Path, empty: Store) -> None:
    path = tmp_path / "new.json"
    head = {"format": upkeep.FORMAT, "version": upkeep.VERSION, "revision": "9999"}
    path.write_text(json.dumps(head), "utf-8")
    with pytest.raises(BadInput, match="9999"):
        upkeep.restore(empty, path)
