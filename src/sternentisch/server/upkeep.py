"""Upkeep of the database: migrations, backup and restore."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from sqlalchemy import Connection, MetaData, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from sternentisch.kernel.refusal import BadInput
from sternentisch.server.schema import metadata
from sternentisch.server.store import Store

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
FORMAT = "sternentisch-backup"
VERSION = 1
NEWEST = "0003"
"""The newest form of the database; known here, so that a start need not load the migrations."""


def config(store: Store) -> Config:
    """Return how Alembic finds the steps and the store."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["store"] = store
    return made


def upgrade(store: Store, form: str = NEWEST) -> None:
    """Bring the database to a form, usually the newest; does nothing if it has it."""
    found = revision(store)
    if found == form:
        return
    want_known(found)
    from alembic import command

    command.upgrade(config(store), form)


def revision(store: Store) -> str | None:
    """Return which form the database has; None if it is empty."""

    def job(connection: Connection) -> str | None:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)

    return store.read(job)


def check(store: Store) -> None:
    """Refuse to work with a database of another form."""
    found = revision(store)
    if found != NEWEST:
        want_known(found)
        raise BadInput(
            f"database: form {found or 'none'}, {NEWEST} wanted; run `sternentisch db upgrade`"
        )


def want_known(form: str | None) -> None:
    """Refuse a database that a newer program has made."""
    if form is not None and form not in known_forms():
        raise BadInput(f"database: form {form} is unknown; this program knows up to {NEWEST}")


def backup(store: Store, path: Path) -> int:
    """Write everything into one file, as it is at one moment; return the number of rows.

    The file is JSON, one row a line, so that it can go from SQLite to PostgreSQL and back.
    """
    check(store)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            return write_rows(store, file)
    except BaseException:
        path.unlink(missing_ok=True)  # half a backup is none
        raise


def write_rows(store: Store, file: TextIO) -> int:
    """Write a backup with its head and its end; return the number of rows."""
    head = {"format": FORMAT, "version": VERSION, "revision": revision(store)}
    file.write(json.dumps(head) + "\n")
    count = 0
    with store.engine.connect() as connection:
        if store.postgres:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            for line in rows(connection):
                file.write(line + "\n")
                count += 1
    file.write(json.dumps({"end": count}) + "\n")
    file.flush()
    os.fsync(file.fileno())
    return count


def rows(connection: Connection, there: MetaData = metadata) -> Iterator[str]:
    """Yield every row of the database as a line of JSON."""
    for table in there.sorted_tables:
        if table.name not in metadata.tables:  # Alembic's own
            continue
        order = list(table.primary_key.columns)
        for row in connection.execute(select(table).order_by(*order)).mappings():
            yield json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False)


def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup; return the number of rows.

    A backup of an older form is filled into that form, and brought to the newest one after that.
    """
    lines = read_lines(path)
    head = next(lines)
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise BadInput(f"{path}: not a backup of this program")
    form = str(head.get("revision"))
    if form not in known_forms():
        raise BadInput(f"{path}: form {form} is unknown; this program knows up to {NEWEST}")
    known = revision(store)
    want_known(known)
    found = store.read(lambda connection: next(rows(connection, reflected(connection)), None))
    if found is not None:
        raise BadInput("database: only an empty one can be filled from a backup")
    if known not in (None, form):
        store.write(clear)  # there is no way back from a newer form
    upgrade(store, form)
    there = store.read(reflected)

    def job(connection: Connection) -> int:
        for count, line in enumerate(lines):
            if "end" in line:
                if line["end"] != count:
                    raise BadInput(f"{path}: {count} rows found, {line['end']} wanted")
                return count
            try:
                connection.execute(insert(there.tables[line["table"]]).values(line["row"]))
            except (KeyError, TypeError, AttributeError, SQLAlchemyError) as error:
                raise BadInput(f"{path}: row {count + 1} does not fit") from error
        raise BadInput(f"{path}: the end is missing")

    try:
        return store.write(job)
    finally:
        upgrade(store)


def reflected(connection: Connection) -> MetaData:
    """Return the tables as the database has them."""
    there = MetaData()
    there.reflect(connection)
    return there


def clear(connection: Connection) -> None:
    """Take our tables out of an empty database."""
    there = reflected(connection)
    ours = [one for one in there.sorted_tables if one.name in (*metadata.tables, "alembic_version")]
    there.drop_all(connection, tables=ours)


def known_forms() -> list[str]:
    """Return all forms the database ever had."""
    return [path.name[1:5] for path in sorted((MIGRATIONS / "versions").glob("v*.py"))]


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a backup up to its end, which must be there."""
    try:
        with path.open(encoding="utf-8") as file:
            for line in file:
                found = json.loads(line)
                if not isinstance(found, dict):
                    raise BadInput(f"{path}: not a backup of this program")
                yield found
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise BadInput(f"{path}: not a backup of this program: {error}") from error
    raise BadInput(f"{path}: the end is missing")
