"""A SQLite file: one thread writes, a few others read.

SQLite has one writer at a time, so all changes go over one connection in one thread, one after the
other. Nothing can stop in the middle of a transaction there: no driver switches between
threads, and no other connection of this process waits for a lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, QueuePool, create_engine, event
from sqlalchemy.engine import URL

from marineris.server.store.database import CLOSE_SECONDS, Database, Row, T, Work

READERS: Final = 4
BUSY_SECONDS: Final = 7.0
"""How long to wait while another process writes; less than a caller waits."""


class Sqlite(Database):
    """An open SQLite file."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._writer = _engine(url, 1, "BEGIN IMMEDIATE")
        self._reader = _engine(url, READERS, "BEGIN")
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    async def _read(self, work: Work[T]) -> T:
        return await _in(self._reading, self._reader, work)

    async def _write(self, work: Work[T]) -> T:
        return await _in(self._writing, self._writer, work)

    async def _insert(self, statement: Any, rows: Sequence[Row]) -> Sequence[Any]:
        return await self._write(lambda connection: connection.execute(statement, rows).all())

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        task.cancel()  # what its thread has not begun is not done any more

    async def _close(self) -> None:
        threads = (self._writing, self._reading)
        for one in threads:
            one.shutdown(wait=False)
        ends = [asyncio.to_thread(one.shutdown) for one in threads]
        await asyncio.wait([asyncio.create_task(one) for one in ends], timeout=CLOSE_SECONDS)
        self._writer.dispose()
        self._reader.dispose()


async def _in(threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
    def run() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, run)


def _engine(url: URL, size: int, begin: str) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        # Errors get into the log, and what is kept is secret: moves, hashes, addresses.
        hide_parameters=True,
    )
    prepare_sqlite(engine)

    @event.listens_for(engine, "connect")
    def take_over(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # else Python's driver begins transactions of its own

    @event.listens_for(engine, "begin")
    def begin_now(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def prepare_sqlite(engine: Engine) -> None:
    """Set every new connection of an engine up."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        # Readers and the writer do not wait for each other; a commit is on disk, also after a
        # power cut.
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
