"""Games that their players end, and seats that were given up for good.

It only adds: a server of 0.9 can use the same database during an update.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """From 0.9."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("ending", sa.JSON))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Back to 0.9. Games that players ended stay over, but nobody knows how; a seat given up can be taken back."""
    op.drop_column("seats", "conceded")
    op.drop_column("tables", "ending")
