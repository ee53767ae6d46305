"""Writes entries into journals, many in one commit.

`append()` returns once the entry is durable. While one commit is in progress the next entries are
collected, so a busy server needs no more commits than a quiet one. The entry's number is the key:
of two entries with the same number the first one counts.

If a commit fails, each table's entries are written separately, and those that fail again singly:
a table that was deleted, or whose next number another process is just writing, holds up no other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy.exc import IntegrityError

from marineris.server import metrics
from marineris.server.errors import StoreFailed, UnknownTable
from marineris.server.store import database
from marineris.server.store.database import Blocked, Database, Row
from marineris.server.store.statements import append_entries, entry_row
from marineris.server.supervisor import Supervisor
from marineris.table.journal import Entry

MOST_AT_ONCE: Final = 500
"""Entries in one commit."""
APART_AT_ONCE: Final = 2
"""Tables written separately at the same time; one connection is left for all others."""
PAUSE: Final = 0.05
"""Seconds before an entry that another transaction blocked is tried again."""

Key = tuple[str, int]
_Waiting = tuple[Row, "asyncio.Future[bool]"]


class JournalWriter:
    """Collects entries and writes them."""

    def __init__(self, database: Database, dialect: str) -> None:
        self._database = database
        self._append = append_entries(dialect)
        self._waiting: list[_Waiting] = []
        self._apart: dict[str, asyncio.Task[None]] = {}
        """The tables whose entries are being written apart; further ones wait for that."""
        self._places = asyncio.Semaphore(APART_AT_ONCE)
        self._news = asyncio.Event()
        self._is_closing = False
        self.tasks = Supervisor()
        self._work = self.tasks.until_done("journal_writer", self._write_until_closed)

    async def append(self, table_id: str, entry: Entry) -> bool:
        """Add an entry; False if the journal has one of that number already.

        Raises `UnknownTable` if the table was deleted, `StoreFailed` if there is no answer in time.
        """
        if self._is_closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_heard)
        self._waiting.append((entry_row(table_id, entry), done))
        self._news.set()
        # A caller that is cancelled leaves the entry here, to be written as it was promised.
        await asyncio.wait({done}, timeout=database.ANSWER_SECONDS)
        if not done.done():
            done.cancel()  # not to be written any more, unless that is under way
            raise StoreFailed("the store did not answer")
        return done.result()

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self._is_closing = True
        self._news.set()
        await self._work  # never cancelled: somebody waits for the commit under way

    async def _write_until_closed(self) -> None:
        while not (self._is_closing and not self._waiting and not self._apart):
            await self._news.wait()
            self._news.clear()
            while batch := self._next_batch():
                try:
                    await self._settle(batch)
                except BaseException:  # a bug of ours: callers must not wait forever
                    _fail(batch, StoreFailed("the entry was not written"))
                    self._news.set()
                    raise

    def _next_batch(self) -> list[_Waiting]:
        """What can be written now. Entries that their callers have given up are dropped."""
        batch: list[_Waiting] = []
        later: list[_Waiting] = []
        for one in self._waiting:
            if one[1].cancelled():
                continue
            can_go = len(batch) < MOST_AT_ONCE and one[0]["table_id"] not in self._apart
            (batch if can_go else later).append(one)
        self._waiting = later
        return batch

    async def _settle(self, batch: list[_Waiting]) -> None:
        """Write entries of any tables; if that fails, those of each table apart."""
        try:
            await self._write(batch)
        except StoreFailed as error:
            _fail(batch, error)
        except Exception:  # each table for itself will show which one it is about
            for table_id in dict.fromkeys(row["table_id"] for row, _ in batch):
                own = [one for one in batch if one[0]["table_id"] == table_id]
                task = asyncio.create_task(self._settle_apart(table_id, own))
                self._apart[table_id] = task

    async def _settle_apart(self, table_id: str, own: list[_Waiting]) -> None:
        """Write entries of one table, one by one, however long others are in the way."""
        try:
            for one in own:
                await self._settle_one(one)
        finally:
            del self._apart[table_id]
            self._news.set()

    async def _settle_one(self, one: _Waiting) -> None:
        while not one[1].cancelled():
            try:
                async with self._places:
                    await self._write([one])
                return
            except IntegrityError as error:
                _fail([one], _gone(one[0]["table_id"], error))
                return
            except Blocked:
                await asyncio.sleep(PAUSE)
            except Exception as error:  # whatever a driver raises, its caller has to hear of it
                _fail([one], error)
                return

    async def _write(self, batch: list[_Waiting]) -> None:
        begun = time.perf_counter()
        rows = await self._database.insert(self._append, _in_order([row for row, _ in batch]))
        won: set[Key] = {(row.table_id, row.number) for row in rows}
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        metrics.COMMIT_ENTRIES.observe(len(batch))
        for row, done in batch:
            key = (row["table_id"], row["number"])
            if not done.done():
                done.set_result(key in won)
            won.discard(key)  # a second row of the same key has lost


def _in_order(rows: Sequence[Row]) -> list[Row]:
    """The first row of each key, for one statement may not name a key twice, sorted.

    Two processes that write the same keys in the same order wait for each other; in different
    orders each could wait for the other forever.
    """
    first: dict[Key, Row] = {}
    for row in rows:
        first.setdefault((row["table_id"], row["number"]), row)
    return [first[key] for key in sorted(first)]


def _heard(done: asyncio.Future[bool]) -> None:
    """The caller may be gone when its entry fails; asyncio need not report that."""
    if not done.cancelled():
        done.exception()


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


def _gone(table_id: str, cause: Exception) -> UnknownTable:
    error = UnknownTable(f"there is no table {table_id!r}", table=table_id)
    error.__cause__ = cause
    return error
