"""How Alembic reaches the store: over the connection that `migrate.upgrade` hands it."""

from __future__ import annotations

from alembic import context

from marineris.server.store.schema import METADATA

connection = context.config.attributes["connection"]
# SQLite cannot alter a table in place; Alembic then copies it.
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
