"""Brings a store's tables up to date, with Alembic."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from marineris.core.error import MarinerisError

NEWEST: Final = "0001"
"""The last revision in `migrations`; a store that has it needs no work at a start."""
LOCK: Final = 20_49
"""PostgreSQL's advisory lock that two starting processes meet at."""


class NewerStore(MarinerisError):
    """The store was written by a later version than this one."""

    code = "newer-store"


def upgrade(connection: Connection) -> None:
    """Run the revisions that a store lacks. Two processes that start at once take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    current = MigrationContext.configure(connection).get_current_revision()
    if current == NEWEST:
        return
    if current is not None and current > NEWEST:
        raise NewerStore(
            f"the store has revision {current}, this program knows {NEWEST}; it needs a newer one",
            revision=current,
        )
    config = Config()
    config.set_main_option("script_location", "marineris.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
