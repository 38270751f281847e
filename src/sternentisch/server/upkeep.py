"""Upkeep of the database: migrations, backup and restore."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sternentisch.kernel.refusal import BadInput
from sternentisch.server.schema import metadata
from sternentisch.server.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"
FORMAT = "sternentisch-backup"
VERSION = 1


def config(store: Store) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["store"] = store
    return made


def upgrade(store: Store) -> None:
    """Bring the database to the newest form; does nothing if it has it."""
    command.upgrade(config(store), "head")


def revision(store: Store) -> str | None:
    """Return which form the database has; None if it is empty."""
    return store.read(
        lambda connection: MigrationContext.configure(connection).get_current_revision()
    )


def newest() -> str | None:
    """Return the newest form there is."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(made).get_current_head()


def check(store: Store) -> None:
    """Refuse to work with a database of another form."""
    found = revision(store)
    if found != newest():
        raise BadInput(
            f"database: form {found or 'none'}, {newest()} wanted; run `sternentisch db upgrade`"
        )


def backup(store: Store, path: Path) -> int:
    """Write everything into one file, as it is at one moment; return the number of rows.

    The file is JSON, one row a line, so that it can go from SQLite to PostgreSQL and back.
    """
    check(store)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
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


def rows(connection: Connection) -> Iterator[str]:
    for table in metadata.sorted_tables:
        order = list(table.primary_key.columns)
        for row in connection.execute(select(table).order_by(*order)).mappings():
            yield json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False)


def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup; return the number of rows."""
    upgrade(store)
    found = store.read(lambda connection: next(rows(connection), None))
    if found is not None:
        raise BadInput("database: only an empty one can be filled from a backup")
    lines = read_lines(path)
    head = next(lines)
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise BadInput(f"{path}: not a backup of this program")
    if head.get("revision") != newest():
        raise BadInput(f"{path}: form {head.get('revision')}, {newest()} wanted")

    def job(connection: Connection) -> int:
        for count, line in enumerate(lines):
            if "end" in line:
                if line["end"] != count:
                    raise BadInput(f"{path}: {count} rows found, {line['end']} wanted")
                return count
            try:
                connection.execute(insert(metadata.tables[line["table"]]).values(line["row"]))
            except (KeyError, TypeError, AttributeError, SQLAlchemyError) as error:
                raise BadInput(f"{path}: row {count + 1} does not fit") from error
        raise BadInput(f"{path}: the end is missing")

    return store.write(job)


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with path.open(encoding="utf-8") as file:
            for line in file:
                found = json.loads(line)
                if not isinstance(found, dict):
                    raise BadInput(f"{path}: not a backup of this program")
                yield found
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: {error}") from error
    raise BadInput(f"{path}: the end is missing")
