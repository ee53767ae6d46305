"""Writes the changes of a room's table: the only way it changes.

An entry is applied to a copy of the table, and everything it will show is computed. Only then is it
appended to the journal in the store, and only then does the copy take the table's place, and the
entry is shown and acknowledged. So an entry that cannot be applied or shown is never stored. Of two
processes that write at once the store lets one win; the other reads on and checks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NoReturn

from marineris.core.error import MarinerisError
from marineris.server import metrics
from marineris.server.errors import Fault, NotReady, StoreFailed, UnknownTable
from marineris.server.rooms import bus
from marineris.server.rooms.audience import Rehearsed
from marineris.server.store import database
from marineris.server.store.store import now
from marineris.table.journal import Entry, EntryKind
from marineris.table.recovery import recovered, report, rollback, rolled_back
from marineris.table.table import Table

if TYPE_CHECKING:
    from marineris.server.rooms.room import Room

LOG = logging.getLogger("marineris.writer")

Apply = Callable[[Table, Entry], Table]
"""Makes the table after an entry, and leaves the original as it is."""


class Writer:
    """Writes the journal of one table, and reads what other processes write."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._lock = asyncio.Lock()
        self._is_behind = False
        self._last_fault: tuple[str, int] | None = None

    @property
    def table(self) -> Table:
        """The room's table."""
        return self._room.table

    async def change(self, make: Callable[[], Entry | None]) -> int:
        """Write the entry that `make` makes of the table as it is; its number, 0 if there is none.

        A change that has begun is finished, even if the client that asked for it is cut off.
        """
        self._room.used_at = time.monotonic()
        change = asyncio.ensure_future(self._change_now(make))
        change.add_done_callback(_heard)
        return await asyncio.shield(change)

    async def _change_now(self, make: Callable[[], Entry | None]) -> int:
        async with self._turn():
            self._check_open()
            if self._is_behind or self.table.stuck is not None:
                await self._catch_up()
            while (entry := self._made(make)) is not None:
                self.table.check_not_stuck()
                if await self._write(entry, _applied):
                    return entry.number
        return 0

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One change at a time. If the store hangs, those who wait are told so too."""
        try:
            async with asyncio.timeout(database.ANSWER_SECONDS):
                await self._lock.acquire()
        except TimeoutError as error:
            raise StoreFailed("the store did not answer") from error
        try:
            yield
        finally:
            self._lock.release()

    def _check_open(self) -> None:
        if self._room.is_closed:
            raise UnknownTable("the table is closed", table=self.table.info.id)

    def _made(self, make: Callable[[], Entry | None]) -> Entry | None:
        try:
            return make()
        except MarinerisError:
            raise
        except Exception as error:  # the rules can have any bug
            self.blame(error, "check")

    def _rehearsed(self, entry: Entry, apply: Apply) -> tuple[Table, Rehearsed]:
        """The table after an entry, and what everybody will see of it; raises `Fault`."""
        try:
            table = apply(self.table, entry)
            # A rollback goes to a position that was reached before, whatever words it lacks now.
            is_strict = entry.kind != EntryKind.ROLLBACK
            return table, self._room.audience.rehearse(table, is_strict=is_strict)
        except Exception as error:  # the rules and the texts can have any bug
            self.blame(error, entry.kind)

    def blame(self, error: Exception, about: str) -> NoReturn:
        """The program failed and nothing was stored: report it, with one traceback each."""
        where = traceback.extract_tb(error.__traceback__)[-1]
        fault = (f"{type(error).__name__} {where.filename}:{where.lineno}", self.table.version)
        is_new, self._last_fault = fault != self._last_fault, fault
        facts = {"table": self.table.info.id, "about": about, "fault": type(error).__name__}
        LOG.error("refused by a fault", exc_info=error if is_new else None, extra=facts)
        raise Fault("the program failed; nothing was changed", about=about) from error

    async def _write(self, entry: Entry, apply: Apply) -> bool:
        """Write an entry and show it; False, after reading new entries, if another was faster."""
        table, rehearsed = self._rehearsed(entry, apply)
        try:
            won = await self._room.registry.store.append(self.table.info.id, entry)
        except UnknownTable:  # deleted while the move was under way
            self._room.registry.forget(self.table.info.id, "unknown-table")
            raise
        except NotReady:  # a seat is open by now: the game does not begin
            raise
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if not won:
            metrics.CONFLICTS.inc()
            await self._catch_up()
            return False
        self._room.written = entry.number
        self._room.registry.bus.tell(self.table.info.id, bus.JOURNAL)
        self._room.become(table, rehearsed)
        try:
            self._room.caller.call()
        except Exception as error:  # the entry still stands
            LOG.error("players not called", exc_info=error, extra={"table": table.info.id})
        return True

    def _failed(self, error: Exception) -> NoReturn:
        """The store did not answer: an entry may stand or not, so the journal is read on first."""
        self._is_behind = True
        if isinstance(error, StoreFailed):
            raise error  # the store has logged it
        LOG.error("store failed", extra={"fault": type(error).__name__})
        raise StoreFailed("the store did not answer") from error

    async def catch_up(self) -> None:
        """Read new journal entries: another process has written."""
        async with self._lock:
            if not self._room.is_closed:
                await self._catch_up()

    async def _catch_up(self) -> None:
        table_id = self.table.info.id
        store = self._room.registry.store
        try:
            entries = await store.entries(table_id, self.table.heard)
            is_gone = self._is_behind and await store.table(table_id) is None
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if is_gone:
            self._room.registry.forget(table_id, "unknown-table")  # deleted by the host's tools
            raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
        self._is_behind = False
        if entries:
            await self._follow(entries)

    async def _follow(self, entries: list[Entry]) -> None:
        """Take in what another process has written."""
        if self.table.stuck is None and all(one.kind != EntryKind.ROLLBACK for one in entries):
            table = self.table.copy()
            try:
                for entry in entries:
                    table.apply(entry)
                self._room.become(table)
                return
            except Exception:  # `recovered` finds out how far it goes
                LOG.warning("entry of another process failed", extra={"table": table.info.id})
        try:
            journal = await self._room.registry.store.entries(self.table.info.id)
        except Exception as error:  # whatever the driver says
            self._failed(error)
        table = recovered(self.table.info, journal)
        report(table)
        self._room.begin_again(table)

    async def roll_back(self) -> int:
        """Roll a stuck table back to its last good entry; the version with that."""
        change = asyncio.ensure_future(self._roll_back())
        change.add_done_callback(_heard)
        return await asyncio.shield(change)

    async def _roll_back(self) -> int:
        async with self._turn():
            self._check_open()
            await self._catch_up()
            while True:
                entry = rollback(self.table, now())
                if await self._write(entry, rolled_back):
                    return entry.number


def _applied(table: Table, entry: Entry) -> Table:
    """A copy of the table after an entry."""
    twin = table.copy()
    twin.apply(entry)
    return twin


def _heard(change: asyncio.Task[int]) -> None:
    """Retrieve the error of a change whose client may be gone; nobody else needs it."""
    if not change.cancelled():
        change.exception()
