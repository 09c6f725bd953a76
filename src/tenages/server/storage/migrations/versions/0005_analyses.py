"""Analyses of finished games, and jobs to judge their steps.

It only adds: a server of 0.12 can use the same database during an update.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """From 0.12."""
    time = sa.DateTime(timezone=True)
    op.create_table(
        "analyses",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("made", time, nullable=False),
        sa.Column("touched", time, nullable=False),
        sa.Column("made_by", sa.String, nullable=False),
    )
    op.create_index("analyses_made_by", "analyses", ["made_by"])
    op.create_table(
        "judged_steps",
        sa.Column("analysis_id", sa.String, sa.ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("depth", sa.String, nullable=False),
        sa.Column("judged", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("thoughts") as thoughts:
        thoughts.add_column(sa.Column("work", sa.JSON))


def downgrade() -> None:
    """Back to 0.12. The analyses are lost, and can be made again."""
    op.drop_column("thoughts", "work")
    op.drop_table("judged_steps")
    op.drop_index("analyses_made_by", "analyses")
    op.drop_table("analyses")
