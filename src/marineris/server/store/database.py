"""Runs the store's transactions: each to its end, and each answered within a bounded time.

A caller can be cancelled at any moment, because its client may leave. That never reaches a
transaction: it runs in a task of its own, which commits or rolls back and then returns its
connection. Errors that mean that the database is unavailable become `StoreFailed`, with one line in
the log when they begin and one when they are over; other errors are bugs and stay what they are.
"""

from __future__ import annotations

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)

from marineris.core.error import MarinerisError
from marineris.server.errors import StoreFailed

LOG = logging.getLogger("marineris.store")
ANSWER_SECONDS: Final = 8.0
"""After so long a caller is told that the store does not answer."""
CLOSE_SECONDS: Final = 3.0
"""How long closing connections may take."""
MOST_TRIES: Final = 5
"""Of a transaction that another one got in the way of."""

DEADLOCK: Final = "40P01"
SERIALIZATION: Final = "40001"
LOCK_TIMEOUT: Final = "55P03"
BUGS: Final = (IntegrityError, ProgrammingError, DataError, NotSupportedError)
BAD_DATA: Final = "22"
"""The class of states that say that a value does not fit."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""The statements of a transaction. It runs in any thread, and again if it has to be repeated."""
Row = dict[str, Any]


class Blocked(Exception):
    """Another transaction holds a lock: nothing was written, and it may work later."""


class Database(ABC):
    """An open database."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._is_failing = False

    async def read(self, work: Work[T]) -> T:
        """Run statements that only read; all see the same moment."""
        return await self._answered(self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Run statements in a transaction that is committed, or rolled back if one fails.

        Raises `StoreFailed` if there is no answer in time; it may be committed anyway.
        """
        return await self._answered(self._write_repeatedly(work))

    async def insert(self, statement: Any, rows: Sequence[Row]) -> Sequence[Any]:
        """Run one INSERT in a transaction of its own; the rows that it returns.

        Raises `Blocked` if another transaction holds one of the rows for more than a moment.
        """
        return await self._answered(self._insert_if_free(statement, rows))

    async def close(self) -> None:
        """Wait for what is running and close all connections."""
        if self._running:
            await asyncio.wait(self._running, timeout=ANSWER_SECONDS)
        await self._close()

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _insert(self, statement: Any, rows: Sequence[Row]) -> Sequence[Any]: ...

    @abstractmethod
    def _give_up(self, task: asyncio.Task[Any]) -> None:
        """Nobody waits any more for a transaction that hangs."""

    @abstractmethod
    async def _close(self) -> None: ...

    async def _write_repeatedly(self, work: Work[T]) -> T:
        for tries in range(1, MOST_TRIES):
            try:
                return await self._write(work)
            except DBAPIError as error:
                if state_of(error) not in (DEADLOCK, SERIALIZATION):
                    raise
            await asyncio.sleep(random.uniform(0, 0.02 * tries))
        return await self._write(work)

    async def _insert_if_free(self, statement: Any, rows: Sequence[Row]) -> Sequence[Any]:
        try:
            return await self._insert(statement, rows)
        except DBAPIError as error:
            if state_of(error) in (LOCK_TIMEOUT, DEADLOCK, SERIALIZATION):
                raise Blocked from error
            raise

    async def _answered(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        # Unlike awaiting the task, this does not cancel it when the caller is cancelled.
        await asyncio.wait({task}, timeout=ANSWER_SECONDS)
        if not task.done():
            self._give_up(task)
            raise self._failed(TimeoutError(f"no answer in {ANSWER_SECONDS:.0f} s"))
        try:
            found = task.result()
        except MarinerisError:
            raise
        except Exception as error:
            if not is_outage(error):
                raise
            raise self._failed(error) from error
        if self._is_failing:
            self._is_failing = False
            LOG.warning("store answers again")
        return found

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # its caller may be gone; asyncio need not report it

    def _failed(self, error: BaseException) -> StoreFailed:
        if not self._is_failing:
            self._is_failing = True
            LOG.error("store failed", extra={"fault": _name(error)})
        return StoreFailed("the store did not answer")


def state_of(error: BaseException) -> str:
    """PostgreSQL's code for what went wrong; empty if there is none."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


def is_outage(error: BaseException) -> bool:
    """Whether an error tells of the database, its disk or the way to it, not of a bug."""
    if isinstance(error, BUGS):
        return False
    if isinstance(error, DBAPIError):
        return not state_of(error).startswith(BAD_DATA)
    return isinstance(error, SQLAlchemyError | OSError | TimeoutError)


def _name(error: BaseException) -> str:
    """An error in a few words. The driver's own words hold no values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0][:200]
