"""Brings a store's tables up to date, with Alembic."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from marineris.core.error import MarinerisError

NEWEST: Final = "0002"
"""The last revision in `migrations`; a store that has it needs no work at a start."""
LOCK: Final = 20_49
"""PostgreSQL's advisory lock that two starting processes meet at."""
LOCK_SECONDS: Final = 30.0
"""How long to wait for another process that migrates, or holds what is to be changed."""


class NewerStore(MarinerisError):
    """The store was written by a later version than this one."""

    code = "newer-store"


def upgrade(connection: Connection) -> None:
    """Run the revisions that a store lacks. Two processes that start at once take turns.

    Raises the driver's error if another one takes too long.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL lock_timeout = {int(LOCK_SECONDS * 1000)}"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    current = _revision(connection)
    if current == NEWEST:
        return
    if current is not None and current > NEWEST:
        raise NewerStore(
            f"the store has revision {current}, this program knows {NEWEST}; it needs a newer one",
            revision=current,
        )
    _migrate(connection)


def _revision(connection: Connection) -> str | None:
    """Where a store stands; nothing if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: Connection) -> None:
    from alembic import command  # heavy, and not needed at most starts
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "marineris.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
