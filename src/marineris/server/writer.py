"""The writer of a room: the only way that its table changes.

An entry is applied to a copy of the table, and all that it will show is worked out. Only then is it
appended to the journal in the store, and only then does the copy take the table's place, and the
entry is shown and acknowledged. So an entry that cannot be applied or shown is never stored. Of two
processes that write at once the store lets one win; the other reads on and judges again.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from marineris.core.error import MarinerisError
from marineris.server import bus, metric, stored
from marineris.server.audience import Rehearsed
from marineris.server.error import Fault, StoreFailed, UnknownTable
from marineris.server.salvage import report, rollback, rolled_back, salvaged
from marineris.server.store import now
from marineris.server.stored import Entry
from marineris.server.table import Table

if TYPE_CHECKING:
    from marineris.server.room import Room

LOG = logging.getLogger("marineris.writer")

Apply = Callable[[Table, Entry], Table]
"""Makes of a table the one after an entry, and leaves the first as it is."""


class Writer:
    """Writes the journal of one table, and reads on what other processes write."""

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

        What has been begun is brought to its end, though whoever asked for it may be cut off.
        """
        self._room.used_at = time.monotonic()
        change = asyncio.ensure_future(self._change_now(make))
        change.add_done_callback(_heard)
        return await asyncio.shield(change)

    async def _change_now(self, make: Callable[[], Entry | None]) -> int:
        async with self._lock:
            self._check_open()
            if self._is_behind or self.table.stuck is not None:
                await self._catch_up()
            while (entry := self._made(make)) is not None:
                self.table.check_not_stuck()
                if await self._write(entry, _applied):
                    return entry.number
        return 0

    def _check_open(self) -> None:
        if self._room.is_closed:
            raise UnknownTable("the table is closed", table=self.table.stored.id)

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
            is_strict = entry.kind != stored.ROLLBACK
            return table, self._room.audience.rehearse(table, is_strict=is_strict)
        except Exception as error:  # the rules and the texts can have any bug
            self.blame(error, entry.kind)

    def blame(self, error: Exception, about: str) -> NoReturn:
        """The program failed and nothing was stored: report it, with one traceback each."""
        where = traceback.extract_tb(error.__traceback__)[-1]
        fault = (f"{type(error).__name__} {where.filename}:{where.lineno}", self.table.version)
        is_new, self._last_fault = fault != self._last_fault, fault
        facts = {"table": self.table.stored.id, "about": about, "fault": type(error).__name__}
        LOG.error("refused by a fault", exc_info=error if is_new else None, extra=facts)
        raise Fault("the program failed; nothing was changed", about=about) from error

    async def _write(self, entry: Entry, apply: Apply) -> bool:
        """Write an entry and show it; False, and read on, if another process was faster."""
        table, rehearsed = self._rehearsed(entry, apply)
        try:
            won = await self._room.house.store.append(self.table.stored.id, entry)
        except UnknownTable:  # deleted while the move was under way
            self._room.house.forget(self.table.stored.id, "unknown-table")
            raise
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if not won:
            metric.CONFLICTS.inc()
            await self._catch_up()
            return False
        self._room.written = entry.number
        self._room.house.bus.tell(self.table.stored.id, bus.JOURNAL)
        self._room.become(table, rehearsed)
        try:
            self._room.call_players()
        except Exception as error:  # the entry still stands
            LOG.error("players not called", exc_info=error, extra={"table": table.stored.id})
        return True

    def _failed(self, error: Exception) -> NoReturn:
        """The store did not answer: an entry may stand or not, so the journal is read on first."""
        self._is_behind = True
        LOG.error("store failed", extra={"fault": type(error).__name__})
        raise StoreFailed("the store did not answer") from error

    async def catch_up(self) -> None:
        """Read the journal on: another process has written."""
        async with self._lock:
            if not self._room.is_closed:
                await self._catch_up()

    async def _catch_up(self) -> None:
        table_id = self.table.stored.id
        store = self._room.house.store
        try:
            entries = await store.entries(table_id, self.table.heard)
            is_gone = self._is_behind and await store.table(table_id) is None
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if is_gone:
            self._room.house.forget(table_id, "unknown-table")  # deleted by the host's tools
            raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
        self._is_behind = False
        if entries:
            await self._follow(entries)

    async def _follow(self, entries: list[Entry]) -> None:
        """Take in what another process has written."""
        if self.table.stuck is None and all(one.kind != stored.ROLLBACK for one in entries):
            table = self.table.copy()
            try:
                for entry in entries:
                    table.apply(entry)
                self._room.become(table)
                return
            except Exception:  # `salvaged` finds out how far it goes
                LOG.warning("entry of another process failed", extra={"table": table.stored.id})
        try:
            journal = await self._room.house.store.entries(self.table.stored.id)
        except Exception as error:  # whatever the driver says
            self._failed(error)
        table = salvaged(self.table.stored, journal)
        report(table)
        self._room.begin_again(table)

    async def roll_back(self) -> int:
        """A table that is stuck goes back to its last good entry; the version with that."""
        change = asyncio.ensure_future(self._roll_back())
        change.add_done_callback(_heard)
        return await asyncio.shield(change)

    async def _roll_back(self) -> int:
        async with self._lock:
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
    """Whoever asked for a change may be gone when it fails; nobody else has to be told."""
    if not change.cancelled():
        change.exception()
