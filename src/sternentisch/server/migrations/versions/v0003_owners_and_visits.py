"""The tables of one person are found quickly; open ones know when somebody last waited there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the index."""
    none = sa.text("0")
    op.add_column(
        "tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default=none)
    )
    op.create_index("tables_by_owner", "tables", ["owner"])
