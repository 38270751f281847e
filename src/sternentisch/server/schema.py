"""The tables of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in lower case; null for guests
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("invite", String(32), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("content", String(40), nullable=False),  # hash and behaviour: what it is played with
    Column("setup", Text, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("places", Text, nullable=False),  # who sits there, for lists of tables
    Column("result", Text),
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("actor", Integer),  # whose choice the game waits for
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("sitters", Text, nullable=False, server_default="[]"),  # ids of people by seat
    Column("visited", BigInteger, nullable=False, server_default=text("0")),  # by who waits there
    Index("tables_by_phase", "phase", "changed"),
    Index("tables_by_owner", "owner"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deed", Text, nullable=False),
    Column("person", String(32)),  # null: done by a bot or by the server itself
    Column("key", String(40)),
    UniqueConstraint("table", "person", "key", name="entries_once"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Index("seats_by_person", "person"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("person", String(32)),  # null for lines from before there were keys
    Column("key", String(40)),
    Index("chat_once", "table", "person", "key", unique=True),
)
