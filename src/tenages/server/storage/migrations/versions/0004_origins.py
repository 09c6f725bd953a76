"""Tables that begin in the middle of a game.

It only adds: a server of 0.12 can use the same database during an update. It refuses tables that it would deal
otherwise, since they have a later version of the engine.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From 0.12."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("position", sa.String, nullable=False, server_default=""))
        tables.add_column(sa.Column("floor", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Back to 0.12. Tables that do not begin with their deal cannot be opened there."""
    op.drop_column("tables", "floor")
    op.drop_column("tables", "position")
