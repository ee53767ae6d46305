"""The scribe: writes entries into journals, many in one commit.

Whoever hands an entry in waits until it is on disk. While one commit is under way the next entries
gather, so a busy server needs no more commits than a quiet one. The move number is the key: of two
entries with the same number the first stands.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any, Final, Protocol

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from marineris.server import metric
from marineris.server.error import UnknownTable
from marineris.server.schema import ENTRIES
from marineris.server.stored import Entry

MOST_AT_ONCE: Final = 500
"""Entries in one commit."""

Row = dict[str, Any]
Key = tuple[str, int]
_Waiting = tuple[Row, "asyncio.Future[bool]"]


class Pen(Protocol):
    """Commits rows of journals."""

    async def write(self, rows: Sequence[Row]) -> set[Key]:
        """Write the rows that are new; the keys of these."""
        ...

    async def close(self) -> None:
        """Give back what it holds."""
        ...


class PostgresPen:
    """Writes over the connections that everybody uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._append = _append(postgres_insert)

    async def write(self, rows: Sequence[Row]) -> set[Key]:
        async with self._engine.begin() as connection:
            found = await connection.execute(self._append, _once(rows))
            return {(row.table_id, row.number) for row in found}

    async def close(self) -> None:
        pass


class SqlitePen:
    """Writes over a connection of its own in a thread of its own, in one go.

    The asynchronous driver goes to and fro between threads for every step of a commit, and on a
    busy server each way takes as long as the commit itself.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = create_engine(
            engine.url.set(drivername="sqlite"),
            connect_args={"timeout": 30, "check_same_thread": False},
            poolclass=StaticPool,
            hide_parameters=True,
        )
        prepare_sqlite(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._append = _append(sqlite_insert)

    async def write(self, rows: Sequence[Row]) -> set[Key]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> set[Key]:
        with self._engine.begin() as connection:
            found = connection.execute(self._append, _once(rows))
            return {(row.table_id, row.number) for row in found}

    async def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class Scribe:
    """Gathers entries and has them written."""

    def __init__(self, engine: AsyncEngine) -> None:
        is_postgres = engine.dialect.name == "postgresql"
        self._pen: Pen = PostgresPen(engine) if is_postgres else SqlitePen(engine)
        self._waiting: list[_Waiting] = []
        self._news = asyncio.Event()
        self._is_closing = False
        self._work = asyncio.create_task(self._write_for_ever())

    async def append(self, table_id: str, entry: Entry) -> bool:
        """Add an entry; False if the journal has one of that number already.

        Raises `UnknownTable` if the table was deleted.
        """
        if self._is_closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(({"table_id": table_id, **asdict(entry)}, done))
        self._news.set()
        return await done

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self._is_closing = True
        self._news.set()
        await self._work  # never cancelled: somebody waits for the commit under way
        await self._pen.close()

    async def _write_for_ever(self) -> None:
        while not self._is_closing:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._settle(batch)

    async def _settle(self, batch: list[_Waiting]) -> None:
        begun = time.perf_counter()
        try:
            won = await self._pen.write([row for row, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:  # a table was deleted meanwhile; the others must not suffer
                for one in batch:
                    await self._settle([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(_gone(batch[0][0]["table_id"], error))
            return
        except Exception as error:  # whatever a driver raises, its callers have to hear of it
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        metric.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        metric.COMMIT_ENTRIES.observe(len(batch))
        for row, done in batch:
            key = (row["table_id"], row["number"])
            if not done.done():
                done.set_result(key in won)
            won.discard(key)  # a second row of the same key has lost


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


def _append(insert: Any) -> Any:
    return (
        insert(ENTRIES)
        .on_conflict_do_nothing(index_elements=["table_id", "number"])
        .returning(ENTRIES.c.table_id, ENTRIES.c.number)
    )


def _once(rows: Sequence[Row]) -> list[Row]:
    """The first row of each key: one statement may not name a key twice."""
    first: dict[Key, Row] = {}
    for row in rows:
        first.setdefault((row["table_id"], row["number"]), row)
    return list(first.values())


def _gone(table_id: str, cause: Exception) -> UnknownTable:
    error = UnknownTable(f"there is no table {table_id!r}", table=table_id)
    error.__cause__ = cause
    return error
