"""The registry: all the rooms of this process.

Tables are loaded when somebody connects, and unloaded when nobody has been there for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

import marineris
from marineris.server import metrics
from marineris.server.errors import Fault, StoreFailed, UnknownTable
from marineris.server.notify.webhook import Notice, Notifier, Webhook
from marineris.server.rooms import bus
from marineris.server.rooms.bot_pool import BotPool
from marineris.server.rooms.bus import Bus, make_bus
from marineris.server.rooms.cluster import Cluster
from marineris.server.rooms.gc_schedule import GcSchedule
from marineris.server.rooms.room import Room
from marineris.server.rooms.upkeep import Upkeep
from marineris.server.secrets import is_id
from marineris.server.settings import Settings
from marineris.server.store.records import ChatLine, StoredTable
from marineris.server.store.store import Store, now
from marineris.server.store.summary_writer import SummaryWriter
from marineris.server.supervisor import Supervisor, is_cancelled
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry
from marineris.table.recovery import check_rules, recovered, report
from marineris.table.table import Table
from marineris.text import Text
from marineris.text.language import chosen_language

LOG = logging.getLogger("marineris.registry")
SWEEP_EVERY: Final = 1.0
FLAG_AT_ONCE: Final = 50
"""Tables whose clocks have run out that are looked up at a time."""
FLAG_AGAIN: Final = 60.0
"""Seconds before a table that cannot be loaded is tried again."""
WAKE_WINDOW: Final = 10 * 60_000
WAKE_MOST: Final = 1_000


class Registry:
    """The rooms of this process, and what they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tasks = Supervisor()
        self.bus: Bus = make_bus(settings.redis)
        self.cluster = Cluster(self)
        self.summary_writer = SummaryWriter(store)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.notifier = Notifier(enabled=settings.webhooks, allow_private=settings.webhooks_private)
        self.gc_schedule = GcSchedule()
        self.upkeep = Upkeep(self)
        self.importing = asyncio.Semaphore(1)
        """Records take long to check: one at a time, so that play goes on."""
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changed: set[str] = set()
        """Tables that have changed since they began to be loaded."""
        self._once: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self._not_flagged: dict[str, float] = {}
        """Tables whose clock has run out but that cannot be loaded, and when to try again. They are
        in the log once."""

    @property
    def is_store_shared(self) -> bool:
        """Whether other processes may write to the store as well."""
        return self.bus.is_shared or not self.settings.is_embedded

    async def open(self) -> None:
        """Start: listen, look after the tables, and load those where a bot has to move."""
        await self.cluster.open()
        self.tasks.forever("sweep", self._sweep, every=SWEEP_EVERY)
        self.tasks.forever("clocks", self._flag_late, every=SWEEP_EVERY)
        self.tasks.forever("summaries", self.summary_writer.work)
        self.upkeep.open()
        self.tasks.until_done("wake", self._wake)

    async def close(self) -> None:
        """Stop: disconnect everyone and wait for what is in progress."""
        self._is_closing = True
        await self.tasks.close()
        begun = (*self._once, *self._loading.values())
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for room in self.rooms.values():
            room.close("server-stops")
        await asyncio.gather(*(room.ended() for room in self.rooms.values()))
        await self.summary_writer.close()
        await self.bus.close()
        await self.notifier.close()
        self.bot_pool.close()
        self.gc_schedule.close()
        await self.store.close()

    def failing(self) -> dict[str, dict[str, Any]]:
        """The server's own tasks that are failing: since when, how often, with what error."""
        return {**self.tasks.failing(), **self.store.failing()}

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something once without waiting for it; if it fails, that is in the log."""
        task = asyncio.create_task(work)
        self._once.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._once.discard(task)
        if task.cancelled() or isinstance(task.exception(), StoreFailed):
            return  # the store has logged it
        if task.exception() is not None:
            LOG.error("background work failed", extra={"fault": repr(task.exception())[:200]})

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; raises `UnknownTable`."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        if self._is_closing:
            raise StoreFailed("the server stops")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(partial(self._loaded, table_id))
        try:
            return await asyncio.shield(loading)
        except asyncio.CancelledError:
            if is_cancelled():
                raise
            raise StoreFailed("the server stops") from None

    def _loaded(self, table_id: str, loading: asyncio.Task[Room]) -> None:
        self._loading.pop(table_id, None)
        self._changed.discard(table_id)
        if not loading.cancelled():
            loading.exception()  # the client that asked for the table may be gone when it fails

    async def _load(self, table_id: str) -> Room:
        begun = time.perf_counter()
        found, chat, entries = await self._read(table_id)
        # No await until the room is there, for changes are told to rooms.
        try:
            table = recovered(found, entries)
        except marineris.MarinerisError:
            raise
        except Exception as error:  # no entry but the table's info is at fault
            LOG.error("table not loaded", exc_info=error, extra={"table": table_id})
            raise Fault("the table cannot be loaded", table=table_id) from error
        report(table)
        room = Room(self, found, table, chat)
        self.rooms[table_id] = room
        metrics.TABLES.set(len(self.rooms))
        metrics.LOAD_SECONDS.observe(time.perf_counter() - begun)
        self.bus.tell(table_id, bus.ASK)
        await room.begin()
        return room

    async def _read(self, table_id: str) -> tuple[StoredTable, list[ChatLine], list[Entry]]:
        """All that the store has of a table, once more if it has changed meanwhile."""
        while True:
            self._changed.discard(table_id)
            found = await self.store.table(table_id) if is_id(table_id) else None
            if found is None:
                raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
            check_rules(found)
            chat = await self.store.chat(table_id)
            entries = await self.store.entries(table_id)
            if table_id not in self._changed:
                return found, chat, entries

    def changed(self, table_id: str) -> None:
        """Something has changed at a table without a room; perhaps it is just being loaded."""
        if table_id in self._loading:
            self._changed.add(table_id)

    def forget(self, table_id: str, reason: str) -> None:
        """A table is gone."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close(reason)
        else:
            self.changed(table_id)
        metrics.TABLES.set(len(self.rooms))

    async def reload_info(self, table_id: str) -> None:
        """Seats or settings have changed in the store."""
        room = self.rooms.get(table_id)
        if room is None:
            self.changed(table_id)
            return
        found = await self.store.table(table_id)
        if found is None:
            self.forget(table_id, "unknown-table")
            return
        if found.revision < room.stored.revision:
            return  # another check was faster
        self._renew(room, found)
        room.audience.check_tokens()
        room.audience.deliver()

    def _renew(self, room: Room, found: StoredTable) -> None:
        stored = room.stored
        stored.seats = found.seats
        stored.settings = found.settings
        stored.host, stored.invite = found.host, found.invite
        stored.revision = found.revision
        room.table.renew_drivers()

    def call(self, table: Table, seat: int, hook: dict[str, Any]) -> None:
        """Tell somebody who is away that it is their turn."""
        info = table.info
        text = Text(chosen_language(info.seats[seat].language), info.game)
        title = info.settings.get("title") or text.game_name()
        base = self.settings.public_url.rstrip("/")
        notice = Notice(
            table=info.id,
            title=title,
            game=info.game,
            seat=seat,
            name=info.seats[seat].name,
            text=text.message("server-your-turn", title=title),
            url=f"{base}/table/{info.id}" if base else "",
        )
        self.notifier.tell(Webhook(hook["kind"], hook["url"]), notice)

    # Maintenance

    async def _sweep(self) -> None:
        self._let_idle_go()
        self.gc_schedule.look()

    def _let_idle_go(self) -> None:
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id, room in tuple(self.rooms.items()):
            if room.used_at < limit and room.is_idle:
                self.forget(table_id, "idle")

    async def _flag_late(self) -> None:
        """Bots take over where time has run out, at tables in memory and at others."""
        for table_id, room in tuple(self.rooms.items()):
            if room.is_late:
                await self._flag(table_id)
        first, due = 0, now()
        while found := await self.store.tables(
            TableStatus.RUNNING, due=due, limit=FLAG_AT_ONCE, offset=first
        ):
            for one in found:
                await self._flag(one.id)
            first += FLAG_AT_ONCE  # those before may be due still, if they cannot be flagged

    async def _flag(self, table_id: str) -> None:
        if self._not_flagged.get(table_id, 0.0) > time.monotonic():
            return
        try:
            await (await self.room(table_id)).flag()
            self._not_flagged.pop(table_id, None)
        except StoreFailed:
            pass  # it has logged that, and the next round tries again
        except Exception as error:  # the other tables' clocks still run
            is_new = table_id not in self._not_flagged
            self._not_flagged[table_id] = time.monotonic() + FLAG_AGAIN
            if is_new:
                LOG.warning("table not flagged", extra={"fault": _name(error), "table": table_id})

    async def _wake(self) -> None:
        """Load the tables that were last played at: a bot may be to move at some of them."""
        since = await self.store.last_touched() - WAKE_WINDOW
        for found in await self.store.tables(
            TableStatus.RUNNING, touched_after=since, limit=WAKE_MOST
        ):
            if any(seat.bot or seat.kind == SeatKind.PERSON for seat in found.seats):
                try:
                    await self.room(found.id)
                except StoreFailed:
                    raise  # all of it is tried again
                except Exception as error:  # the other tables still wake
                    LOG.warning("table not woken", extra={"fault": _name(error)})
                await asyncio.sleep(0)


def _name(error: Exception) -> str:
    """What an error is called in the log."""
    return error.code if isinstance(error, marineris.MarinerisError) else type(error).__name__
