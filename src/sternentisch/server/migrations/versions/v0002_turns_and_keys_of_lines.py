"""Lists of tables know whose choice it is, who sits where and what counts; lines have keys."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and fill them from what there is."""
    yes = sa.true()
    op.add_column("tables", sa.Column("actor", sa.Integer))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("tables", sa.Column("sitters", sa.Text, nullable=False, server_default="[]"))
    op.add_column("chat", sa.Column("person", sa.String(32)))
    op.add_column("chat", sa.Column("key", sa.String(40)))
    op.create_index("chat_once", "chat", ["table", "person", "key"], unique=True)
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """Find out for the tables there are; whose choice it is shows when they are next played at."""
    tables = sa.table("tables", *map(sa.column, ("id", "setup", "rated", "sitters")))
    entries = sa.table("entries", *map(sa.column, ("table", "number", "deed")))
    for id, setup in connection.execute(sa.select(tables.c.id, tables.c.setup)).all():
        known: dict[str, Any] = json.loads(setup)
        sitters = [""] * known["seats"]
        query = sa.select(entries.c.deed).where(entries.c.table == id).order_by(entries.c.number)
        for (text,) in connection.execute(query):
            deed = json.loads(text)
            if deed["do"] in ("sit", "leave"):
                sitters[deed["seat"]] = deed.get("person", "")
            elif deed["do"] == "begin":
                break
        change = {"rated": known.get("position") is None, "sitters": json.dumps(sitters)}
        connection.execute(sa.update(tables).where(tables.c.id == id).values(change))
