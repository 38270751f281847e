"""The store: everything that must survive, in one database. Called from threads, never awaited.

A deed is one row of `entries`; the primary key (table, number) decides races between processes:
who comes second has changed nothing and looks again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    case,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError

from sternentisch.server.protocol import PlaceSeen
from sternentisch.server.schema import chat, entries, people, seats, tables
from sternentisch.table.chat import TOLD, Line
from sternentisch.table.deeds import CLOSED, OPEN, PLAYING, AnyDeed, Entry, Setup, Sit
from sternentisch.table.result import Result

T = TypeVar("T")
CHANNEL = "sternentisch"
"""The channel of NOTIFY on which processes tell each other what is new."""
decode_deed = msgspec.json.Decoder(AnyDeed).decode
decode_setup = msgspec.json.Decoder(Setup).decode
decode_sitters = msgspec.json.Decoder(list[str]).decode


class Person(msgspec.Struct, frozen=True):
    """Somebody who may sit at tables: a guest, or with a login."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """A table as the database knows it."""

    id: str
    invite: str
    owner: str
    private: bool
    game: str
    content: str
    setup: Setup
    phase: str
    places: list[PlaceSeen]
    result: Result | None
    rematch: str | None
    created: int
    changed: int
    actor: int | None = None
    """Whose choice the game waits for."""
    rated: bool = True
    sitters: list[str] = []
    """Who sits where, by the ids of people; "" for nobody."""
    visited: int = 0
    """When somebody who waits at an open table last came."""


class Going(msgspec.Struct, frozen=True):
    """A table that is not finished: its phase, when it changed, who sits there."""

    game: str
    content: str
    phase: str
    changed: int
    sitters: list[str]


class Deposit(msgspec.Struct, frozen=True):
    """An entry to be stored: by whom, and under which key of theirs."""

    table: str
    entry: Entry
    phase: str
    person: str | None = None
    key: str | None = None
    leaver: str | None = None
    """Who gives a place up by it."""
    places: list[PlaceSeen] | None = None
    """Who sits where, if that has changed."""
    sitters: list[str] | None = None
    """The same by the ids of people."""
    result: Result | None = None
    actor: int | None = None
    rated: bool = True


class Taken(Exception):
    """Somebody has this login already."""


class Store:
    """A database, opened."""

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: Engine = create_engine(
            url,
            pool_pre_ping=self.postgres,
            hide_parameters=True,  # errors go into the log, hashes of passwords do not
            execution_options={"preserve_rowcount": True},  # PostgreSQL: else unknown for inserts
        )
        self.insert = insert_postgres if self.postgres else insert_sqlite
        self.writing = threading.Lock()
        if not self.postgres:
            event.listen(self.engine, "connect", set_pragmas)
            event.listen(self.engine, "begin", begin)

    def close(self) -> None:
        """Give the connections back."""
        self.engine.dispose()

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in one transaction of its own; when it returns, its work is durable."""
        with self.writing, self.engine.begin() as connection:
            return job(connection)

    def read(self, job: Callable[[Connection], T]) -> T:
        """Do a job that changes nothing."""
        with self.engine.connect() as connection:
            return job(connection)

    # --- entries --------------------------------------------------------------------------

    def deposit(self, deposits: Sequence[Deposit]) -> list[bool]:
        """Store entries of any tables in one transaction; say which of them came in time."""

        def job(connection: Connection) -> list[bool]:
            return [self._deposit(connection, deposit) for deposit in deposits]

        return self.write(job)

    def _deposit(self, connection: Connection, deposit: Deposit) -> bool:
        entry = deposit.entry
        row = {
            "table": deposit.table,
            "number": entry.number,
            "at": entry.at,
            "deed": encoded(entry.deed),
            "person": deposit.person,
            "key": deposit.key,
        }
        made = connection.execute(self.insert(entries).values(row).on_conflict_do_nothing())
        if made.rowcount != 1:
            return False
        if isinstance(entry.deed, Sit):
            row = {"table": deposit.table, "person": entry.deed.person}
            connection.execute(self.insert(seats).values(row).on_conflict_do_nothing())
        if deposit.leaver is not None:
            gone = (seats.c.table == deposit.table, seats.c.person == deposit.leaver)
            connection.execute(seats.delete().where(*gone))
        change: dict[str, object] = {
            "changed": entry.at,
            "phase": deposit.phase,
            "actor": deposit.actor,
            "rated": deposit.rated,
        }
        for name in ("places", "sitters", "result"):
            if getattr(deposit, name) is not None:
                change[name] = encoded(getattr(deposit, name))
        connection.execute(update(tables).where(tables.c.id == deposit.table).values(change))
        self._tell(connection, f"{deposit.table} {entry.number}")
        return True

    def _tell(self, connection: Connection, what: str) -> None:
        """Tell the other processes of something, as soon as it is durable."""
        if self.postgres:
            told = {"channel": CHANNEL, "text": what}
            connection.execute(text("select pg_notify(:channel, :text)"), told)

    def entries(self, table: str, after: int = 0) -> list[tuple[Entry, str | None, str | None]]:
        """Return the entries of a table after one, each with whose it is and its key."""
        columns = (entries.c.number, entries.c.at, entries.c.deed, entries.c.person, entries.c.key)
        query = (
            select(*columns)
            .where(entries.c.table == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        rows = self.read(lambda connection: connection.execute(query).all())
        return [
            (Entry(number, at, decode_deed(deed)), person, key)
            for number, at, deed, person, key in rows
        ]

    # --- tables ---------------------------------------------------------------------------

    def add_table(self, kept: Kept) -> None:
        """Keep a new table."""
        self.write(lambda connection: connection.execute(insert(tables).values(row_of(kept))))

    def add_rematch(self, id: str, kept: Kept, deposits: Sequence[Deposit]) -> str:
        """Keep the table after another one, all or nothing, unless it has one; return its id."""
        free = update(tables).where(tables.c.id == id, tables.c.rematch.is_(None))
        known = select(tables.c.rematch).where(tables.c.id == id)

        def job(connection: Connection) -> str:
            if connection.execute(free.values(rematch=kept.id)).rowcount != 1:
                return str(connection.execute(known).scalar_one())
            connection.execute(insert(tables).values(row_of(kept)))
            for deposit in deposits:
                self._deposit(connection, deposit)
            self._tell(connection, f"{id} rematch")
            return kept.id

        return self.write(job)

    def table(self, id: str) -> Kept | None:
        """Return what is kept about a table."""
        query = select(tables).where(tables.c.id == id)
        row = self.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else kept_of(dict(row))

    def tables(self, phase: str, limit: int, *, public: bool = True) -> list[Kept]:
        """Return tables of a phase, those that changed last first."""
        query = select(tables).where(tables.c.phase == phase)
        if public:
            query = query.where(tables.c.private.is_(False))
        return self._tables(query.order_by(tables.c.changed.desc()).limit(limit))

    def tables_of(self, person: str, limit: int) -> list[Kept]:
        """Return the tables that somebody made or sits at: first those that are not finished.

        Those that changed last come first among them. A closed one is listed for those who sat
        there, not for who closed it.
        """
        made = select(tables.c.id).where(tables.c.owner == person)
        seated = select(seats.c.table).where(seats.c.person == person)
        hidden = (tables.c.owner == person) & (tables.c.phase == CLOSED)
        query = select(tables).where(tables.c.id.in_(union(made, seated)), ~hidden)
        finished = case((tables.c.phase.in_((OPEN, PLAYING)), 0), else_=1)
        return self._tables(query.order_by(finished, tables.c.changed.desc()).limit(limit))

    def is_seated(self, table: str, person: str) -> bool:
        """Whether somebody sits at a table."""
        query = select(seats.c.table).where(seats.c.table == table, seats.c.person == person)
        return self.read(lambda connection: connection.execute(query).first()) is not None

    def unfinished(self, owner: str) -> list[Going]:
        """Return the tables of somebody that wait for players or are played at."""
        columns = [tables.c[name] for name in Going.__struct_fields__]
        query = select(*columns).where(tables.c.owner == owner, tables.c.phase.in_((OPEN, PLAYING)))
        rows = self.read(lambda connection: connection.execute(query).all())
        return [Going(row[0], row[1], row[2], row[3], decode_sitters(row[4])) for row in rows]

    def note_visit(self, id: str, at: int) -> None:
        """Note when somebody who waits at a table came."""
        query = update(tables).where(tables.c.id == id).values(visited=at)
        self.write(lambda connection: connection.execute(query))

    def forgotten(self, before: int) -> list[str]:
        """Return the open tables at which nothing has happened, and nobody waited, since then."""
        old = (tables.c.changed < before, tables.c.visited < before)
        query = select(tables.c.id).where(tables.c.phase == OPEN, *old)
        return list(self.read(lambda connection: connection.execute(query).scalars().all()))

    def _tables(self, query: Any) -> list[Kept]:
        rows = self.read(lambda connection: connection.execute(query).mappings().all())
        return [kept_of(dict(row)) for row in rows]

    def set_actor(self, kept: Kept, actor: int) -> None:
        """Note whose choice it is at a table from before that was noted."""
        same = (tables.c.id == kept.id, tables.c.changed == kept.changed, tables.c.actor.is_(None))
        query = update(tables).where(*same).values(actor=actor)
        self.write(lambda connection: connection.execute(query))

    # --- people ---------------------------------------------------------------------------

    def add_person(self, person: Person, at: int) -> None:
        """Keep a new person, whose login must be free."""
        row = {**msgspec.structs.asdict(person), "created": at}
        try:
            self.write(lambda connection: connection.execute(insert(people).values(row)))
        except IntegrityError as error:
            raise Taken from error

    def rename(self, id: str, name: str) -> None:
        """Give a guest another name; where they sit already, the old one stays."""
        query = update(people).where(people.c.id == id).values(name=name)
        self.write(lambda connection: connection.execute(query))

    def claim(self, id: str, name: str, login: str, password: str) -> None:
        """Give a guest a login and a password."""
        change = {"name": name, "login": login, "password": password}
        query = update(people).where(people.c.id == id).values(change)
        try:
            self.write(lambda connection: connection.execute(query))
        except IntegrityError as error:
            raise Taken from error

    def person(self, id: str) -> Person | None:
        """Return the person of this id."""
        return self._person(select(people).where(people.c.id == id))

    def person_by_login(self, login: str) -> Person | None:
        """Return the person of this login."""
        return self._person(select(people).where(people.c.login == login))

    def _person(self, query: Any) -> Person | None:
        row = self.read(lambda connection: connection.execute(query).mappings().one_or_none())
        if row is None:
            return None
        return Person(row["id"], row["name"], row["login"], row["password"])

    # --- chat -----------------------------------------------------------------------------

    def add_line(
        self, table: str, line: Line, person: str | None = None, key: str | None = None
    ) -> bool:
        """Store a line of the chat; False if another one has its number, or its key."""
        row = {"table": table, **msgspec.structs.asdict(line), "person": person, "key": key}
        query = self.insert(chat).values(row).on_conflict_do_nothing()

        def job(connection: Connection) -> bool:
            made: bool = connection.execute(query).rowcount == 1
            if made:
                self._tell(connection, f"{table} chat")
            return made

        return self.write(job)

    def has_line(self, table: str, person: str, key: str) -> bool:
        """Whether somebody has said something under this key."""
        same = (chat.c.table == table, chat.c.person == person, chat.c.key == key)
        query = select(chat.c.number).where(*same)
        return self.read(lambda connection: connection.execute(query).first()) is not None

    def lines(self, table: str, after: int = 0) -> list[Line]:
        """Return the last lines of a table's chat, as far as they come after one of them."""
        query = (
            select(chat.c.number, chat.c.at, chat.c.name, chat.c.seat, chat.c.text)
            .where(chat.c.table == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(TOLD)
        )
        rows = self.read(lambda connection: connection.execute(query).all())
        return [Line(*row) for row in reversed(rows)]


def row_of(kept: Kept) -> dict[str, Any]:
    """Return what is kept about a table as a row of `tables`."""
    return {
        **msgspec.structs.asdict(kept),
        "setup": encoded(kept.setup),
        "places": encoded(kept.places),
        "sitters": encoded(kept.sitters),
        "result": None if kept.result is None else encoded(kept.result),
    }


def kept_of(row: dict[str, Any]) -> Kept:
    """Return a row of `tables` as what is kept about a table."""
    row["setup"] = decode_setup(row["setup"])
    row["places"] = msgspec.json.decode(row["places"], type=list[PlaceSeen])
    row["sitters"] = decode_sitters(row["sitters"])
    if row["result"] is not None:
        row["result"] = msgspec.json.decode(row["result"], type=Result)
    return Kept(**row)


def encoded(value: object) -> str:
    """Return a value as the JSON that the store keeps."""
    return msgspec.json.encode(value).decode()


def set_pragmas(connection: Any, _record: object) -> None:
    """SQLite: many readers beside one writer, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # the driver's own begins leave out reading and migrating
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.execute("pragma foreign_keys = on")
    cursor.execute("pragma busy_timeout = 10000")
    cursor.close()


def begin(connection: Connection) -> None:
    """SQLite: all that one connection does until it commits is one transaction."""
    connection.exec_driver_sql("begin")
