"""Seeds as text, revisions of tables, and what several processes tell each other.

Every new column has a default, so that the first server of this version can migrate while games are stored.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OLDEST = "0002"
"""The oldest migration whose server can use this schema: before it, seeds were numbers."""
LONGEST_SEED = str(2**53 - 1)
"""The longest seed of 0.8."""


def upgrade() -> None:
    """From 0.8."""
    not_archived = ~sa.column("archived", sa.Boolean)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column(
            "seed", existing_type=sa.BigInteger, type_=sa.String, existing_nullable=False, postgresql_using="seed::text"
        )
        tables.add_column(sa.Column("typed", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("made_by", sa.String, nullable=False, server_default=""))
        tables.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("proposal", sa.JSON))
        tables.add_column(sa.Column("notices", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("tables_made_by", "tables", ["made_by"], sqlite_where=not_archived, postgresql_where=not_archived)
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("given", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("replays") as replays:
        replays.add_column(sa.Column("made", sa.DateTime(timezone=True)))
        replays.add_column(sa.Column("made_by", sa.String, nullable=False, server_default=""))
    _create_shared_tables()


def _create_shared_tables() -> None:
    time = sa.DateTime(timezone=True)
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("seen", time, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String, sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("connections", sa.Integer, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("explain", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("network", sa.String, nullable=False),
        sa.Column("asked", time, nullable=False),
        sa.Column("due", time, nullable=False),
        sa.Column("taken", time),
        sa.Column("answer", sa.JSON),
    )
    op.create_table(
        "turns_to_think",
        sa.Column("network", sa.String, primary_key=True),
        sa.Column("served", time, nullable=False),
    )
    compatibility = op.create_table("compatibility", sa.Column("oldest", sa.String, primary_key=True))
    op.bulk_insert(compatibility, [{"oldest": OLDEST}])


def downgrade() -> None:
    """Back to 0.8. Its seeds have 53 bits, so a table with a longer one loses its game: those tables are removed."""
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("seed", sa.String))
    digits = sa.func.length(tables.c.seed)
    long = (digits > len(LONGEST_SEED)) | ((digits == len(LONGEST_SEED)) & (tables.c.seed > LONGEST_SEED))
    ids = sa.select(tables.c.id).where(long)
    for name in ("choices", "seats"):
        other = sa.table(name, sa.column("table_id", sa.String))
        op.execute(sa.delete(other).where(other.c.table_id.in_(ids)))
    op.execute(sa.delete(tables).where(long))
    for name in ("compatibility", "turns_to_think", "thoughts", "presence", "processes"):
        op.drop_table(name)
    for name in ("made", "made_by"):
        op.drop_column("replays", name)
    op.drop_column("seats", "given")
    op.drop_index("tables_made_by", "tables")
    with op.batch_alter_table("tables") as changed:
        for name in ("typed", "made_by", "revision", "epoch", "proposal", "notices"):
            changed.drop_column(name)
        changed.alter_column(
            "seed",
            existing_type=sa.String,
            type_=sa.BigInteger,
            existing_nullable=False,
            postgresql_using="seed::bigint",
        )
