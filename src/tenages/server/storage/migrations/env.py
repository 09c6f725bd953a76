"""Run by Alembic, on the connection that was handed to it."""

from __future__ import annotations

from alembic import context

from tenages.server.storage.schema import METADATA

# SQLite can change little in an existing table, so Alembic copies it where needed.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
