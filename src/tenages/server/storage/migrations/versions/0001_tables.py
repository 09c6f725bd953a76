"""Tables, seats, choices and replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("expansions", sa.JSON, nullable=False),
        sa.Column("american", sa.Boolean),
        sa.Column("teams", sa.Boolean, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("next", sa.String),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
    )
    not_archived = ~sa.column("archived", sa.Boolean)
    op.create_index(
        "tables_not_archived", "tables", ["phase"], sqlite_where=not_archived, postgresql_where=not_archived
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("keeper", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("token", sa.LargeBinary),
        sa.Column("key", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("notation", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """To an empty database; all games are lost."""
    op.drop_table("replays")
    op.drop_table("choices")
    op.drop_table("seats")
    op.drop_index("tables_not_archived", "tables")
    op.drop_table("tables")
