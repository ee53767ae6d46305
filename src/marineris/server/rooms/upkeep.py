"""What a server does about its store by itself: deleting what is old, and making backups.

Both are off unless the host's settings say otherwise. Every process looks; that several share a
store is no harm, for what one has deleted the others do not find, and one makes the backup.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from marineris.server import metrics
from marineris.server.rooms import bus
from marineris.server.store import backup
from marineris.server.store.store import now
from marineris.table.info import TableStatus

if TYPE_CHECKING:
    from marineris.server.rooms.registry import Registry

LOG = logging.getLogger("marineris.upkeep")
CLEAR_EVERY: Final = 600.0
BACK_UP_EVERY: Final = 30.0
"""Seconds between two looks at whether there is something to do."""
CLEAR_AGAIN: Final = 10.0
BACK_UP_AGAIN: Final = 120.0
"""Seconds between an error and the next try: a copy is costly, and a full disk stays full."""
TABLES_AT_ONCE: Final = 50
"""Tables whose deletion is one transaction; moves wait for it where there is one writer."""
MOST_PARTS: Final = 1_000
"""Of these in one round; the next round does the rest."""
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
"""In milliseconds."""


class Upkeep:
    """The upkeep of one process."""

    def __init__(self, registry: Registry, clock: Callable[[], int] = now) -> None:
        self._registry = registry
        self._clock = clock

    def open(self) -> None:
        """Begin with what the settings ask for."""
        settings, tasks = self._registry.settings, self._registry.tasks
        kept = (settings.keep_finished_days, settings.keep_unfinished_days, settings.keep_chat_days)
        if any(kept):
            tasks.forever("retention", self.clear_out, CLEAR_EVERY, CLEAR_AGAIN)
        if settings.backup_folder:
            tasks.forever("backup", self.back_up, BACK_UP_EVERY, BACK_UP_AGAIN)

    async def clear_out(self) -> None:
        """Delete tables and chat that are older than the host wants to keep."""
        settings = self._registry.settings
        await self._clear_tables((TableStatus.OVER,), settings.keep_finished_days)
        unfinished = (TableStatus.OPEN, TableStatus.RUNNING)
        await self._clear_tables(unfinished, settings.keep_unfinished_days)
        await self._clear_chat(settings.keep_chat_days)

    async def _clear_tables(self, statuses: Sequence[str], days: int) -> None:
        if not days:
            return
        count, before = 0, self._clock() - days * DAY
        for _ in range(MOST_PARTS):
            gone = await self._registry.store.delete_unused(statuses, before, TABLES_AT_ONCE)
            for table_id in gone:
                self._registry.forget(table_id, "unknown-table")
                self._registry.bus.tell(table_id, bus.DELETED)
            count += len(gone)
            metrics.RETIRED.labels("tables").inc(len(gone))
            if len(gone) < TABLES_AT_ONCE:
                break
        if count:
            about = {"count": count, "days": days, "status": "/".join(statuses)}
            LOG.info("old tables deleted", extra=about)

    async def _clear_chat(self, days: int) -> None:
        if not days:
            return
        count, before = 0, self._clock() - days * DAY
        for _ in range(MOST_PARTS):
            done = await self._registry.store.delete_chat(before, TABLES_AT_ONCE)
            count += done
            metrics.RETIRED.labels("chats").inc(done)
            if done < TABLES_AT_ONCE:
                break
        for room in self._registry.rooms.values():
            room.audience.drop_chat(before)
        if count:
            LOG.info("old chat deleted", extra={"tables": count, "days": days})

    async def back_up(self) -> None:
        """Make a copy of the store if it is time for one."""
        settings, time = self._registry.settings, self._clock()
        folder, every = Path(settings.backup_folder), settings.backup_hours * HOUR
        engine, count = self._registry.store.engine, settings.backup_copies
        made = await backup.back_up(engine, folder, time, every, count)
        if made is not None:
            LOG.info("backup made", extra={"file": str(made)})
        last = await asyncio.to_thread(backup.newest, folder, time)
        if last is not None:
            metrics.BACKUP_TIME.set(last / 1000)
