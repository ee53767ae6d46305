"""A PostgreSQL database: connections with time limits, and journals over connections of their own.

Requests share one pool. Entries of journals have another, small one, so that no number of readers
can keep a move waiting; each INSERT there commits by itself, in one round trip, so a process that
is stopped at any moment leaves no lock behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from marineris.server.store.database import CLOSE_SECONDS, Database, Row, T, Work

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 6.0
"""After so long the driver gives a statement up, should the server not have done so."""
LIMITS: Final = {
    "application_name": "marineris",
    "statement_timeout": "5s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "5s",
}
JOURNAL_LIMITS: Final = {**LIMITS, "lock_timeout": "200ms"}
"""An entry that has to wait longer is written apart, so that other tables' entries go on."""
POOL: Final = 8
OVERFLOW: Final = 4
JOURNAL_POOL: Final = 3
MOST_CONNECTIONS: Final = POOL + OVERFLOW + JOURNAL_POOL
"""Of one process."""


class Postgres(Database):
    """An open PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._writer = _engine(url, LIMITS, pool_size=POOL, max_overflow=OVERFLOW)
        # The same connections; all statements of a transaction see the same moment.
        self._reader = self._writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._journal = _engine(
            url,
            JOURNAL_LIMITS,
            pool_size=JOURNAL_POOL,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
        )
        self._open: WeakSet[Any] = WeakSet()
        """All connections, as the driver knows them."""
        self._watch(self._writer)
        self._watch(self._journal)
        self._used: dict[asyncio.Task[Any], Any] = {}
        """The driver's connection that each running transaction uses."""

    async def _read(self, work: Work[T]) -> T:
        return await self._run(self._reader, work)

    async def _write(self, work: Work[T]) -> T:
        return await self._run(self._writer, work)

    async def _insert(self, statement: Any, rows: Sequence[Row]) -> Sequence[Any]:
        def work(connection: Any) -> Any:
            return connection.execute(statement, rows).all()

        return await self._run(self._journal, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        task = asyncio.current_task()
        assert task is not None
        async with engine.connect() as connection:
            self._used[task] = (await connection.get_raw_connection()).driver_connection
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            finally:
                del self._used[task]

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        connection = self._used.get(task)
        if connection is not None:
            connection.terminate()  # ends the transaction here with an error

    async def _close(self) -> None:
        # All at once, and those that do not answer are cut off.
        closing = (one.close(timeout=CLOSE_SECONDS) for one in tuple(self._open))
        await asyncio.gather(*closing, return_exceptions=True)
        for engine in (self._writer, self._journal):
            await engine.dispose(close=False)

    def _watch(self, engine: AsyncEngine) -> None:
        """Note every connection of an engine, to close it in the end."""

        @event.listens_for(engine.sync_engine, "connect")
        def note(connection: Any, record: Any) -> None:
            self._open.add(connection.driver_connection)


def _engine(url: URL, limits: dict[str, str], **options: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        connect_args={
            "timeout": CONNECT_SECONDS,
            "command_timeout": COMMAND_SECONDS,
            "server_settings": limits,
        },
        pool_timeout=CONNECT_SECONDS,
        pool_pre_ping=True,
        # Errors get into the log, and what is kept is secret: moves, hashes, addresses.
        hide_parameters=True,
        **options,
    )
