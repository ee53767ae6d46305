"""The house: all the rooms of this process.

Tables are loaded when somebody comes, and leave memory when nobody has been there for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import marineris
from marineris.server import bus, metric, stored
from marineris.server.bus import Bus, News, make_bus
from marineris.server.error import Fault, UnknownTable
from marineris.server.garbage import Garbage
from marineris.server.language import chosen_language
from marineris.server.room import Room
from marineris.server.salvage import check_rules, report, salvaged
from marineris.server.settings import Settings
from marineris.server.store import Store, now
from marineris.server.stored import StoredTable
from marineris.server.table import Table
from marineris.server.thinker import Thinker
from marineris.server.token import is_id
from marineris.server.webhook import Notice, Notifier, Webhook
from marineris.text import Text

LOG = logging.getLogger("marineris.house")
SWEEP_EVERY: Final = 1.0
COMPARE_EVERY: Final = 5.0
"""Seconds between two looks at whether news was missed, where processes share a store."""
WAKE_WINDOW: Final = 10 * 60_000
WAKE_MOST: Final = 1_000


class House:
    """The rooms of this process, and what they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bus: Bus = make_bus(settings.redis)
        self.thinker = Thinker(settings.bot_processes)
        self.notifier = Notifier(enabled=settings.webhooks, allow_private=settings.webhooks_private)
        self.garbage = Garbage()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin: listen, look after the tables, and wake those that a bot has to move at."""
        await self.bus.open(self._hear, self._compare_soon)
        self.later(self._sweep_for_ever())
        self.later(self._wake())
        if self.bus.is_shared:
            self.later(self._compare_for_ever())

    async def close(self) -> None:
        """End: cut everybody off and wait for what is under way."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close("server-stops")
        await self.bus.close()
        await self.notifier.close()
        self.thinker.close()
        self.garbage.close()
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background work failed", extra={"fault": repr(task.exception())[:200]})

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; raises `UnknownTable`."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        begun = time.perf_counter()
        found = await self.store.table(table_id) if is_id(table_id) else None
        if found is None:
            raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
        check_rules(found)
        chat = await self.store.chat(table_id)
        entries = await self.store.entries(table_id)
        try:
            table = salvaged(found, entries)
        except marineris.MarinerisError:
            raise
        except Exception as error:  # no entry but the table's card is at fault
            LOG.error("table not loaded", exc_info=error, extra={"table": table_id})
            raise Fault("the table cannot be loaded", table=table_id) from error
        report(table)
        room = Room(self, table, chat)
        self.rooms[table_id] = room
        metric.TABLES.set(len(self.rooms))
        metric.LOAD_SECONDS.observe(time.perf_counter() - begun)
        await room.begin()
        return room

    def forget(self, table_id: str, reason: str) -> None:
        """A table is gone."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close(reason)
        metric.TABLES.set(len(self.rooms))

    async def reload_card(self, table_id: str) -> None:
        """Seats or settings have changed in the store."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        found = await self.store.table(table_id)
        if found is None:
            self.forget(table_id, "unknown-table")
            return
        self._renew(room.table, found)
        room.audience.check_tokens()
        room.audience.deliver()

    def _renew(self, table: Table, found: StoredTable) -> None:
        table.stored.seats = found.seats
        table.stored.settings = found.settings
        table.stored.host, table.stored.invite = found.host, found.invite
        table.renew_drivers()

    def call(self, table: Table, seat: int, hook: dict[str, Any]) -> None:
        """Tell somebody who is away that it is their turn."""
        card = table.stored
        text = Text(chosen_language(card.seats[seat].language), card.game)
        title = card.settings.get("title") or text.game_name()
        base = self.settings.public_url.rstrip("/")
        notice = Notice(
            table=card.id,
            title=title,
            game=card.game,
            seat=seat,
            name=card.seats[seat].name,
            text=text.message("server-your-turn", title=title),
            url=f"{base}/table/{card.id}" if base else "",
        )
        self.notifier.tell(Webhook(hook["kind"], hook["url"]), notice)

    # News from other processes

    def _hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is None:
            return
        if news.what == bus.JOURNAL:
            self.later(room.catch_up())
        elif news.what == bus.SEATS:
            self.later(self.reload_card(news.table))
        elif news.what == bus.CHAT:
            self.later(room.hear_chat())
        elif news.what == bus.PRESENCE:
            room.audience.present_elsewhere(news.process, news.seats)
        elif news.what == bus.DELETED:
            self.forget(news.table, "unknown-table")

    def _compare_soon(self) -> None:
        self.later(self._compare())

    async def _compare_for_ever(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_EVERY)
            await self._compare()

    async def _compare(self) -> None:
        """Read on wherever the store is ahead: news may get lost."""
        known = list(self.rooms)
        for start in range(0, len(known), 500):
            versions = await self.store.versions(known[start : start + 500])
            for table_id, version in versions.items():
                room = self.rooms.get(table_id)
                if room is not None and room.table.heard < version:
                    await room.catch_up()

    # Upkeep

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                self._let_idle_go()
                self.garbage.look()
                await self._flag_late()
            except Exception as error:  # the store may be away for a while
                LOG.error("sweep failed", extra={"fault": repr(error)[:200]})

    def _let_idle_go(self) -> None:
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id, room in tuple(self.rooms.items()):
            if room.used_at < limit and room.is_idle:
                self.forget(table_id, "idle")

    async def _flag_late(self) -> None:
        for found in await self.store.tables(stored.RUNNING, due=now()):
            try:
                await (await self.room(found.id)).flag()
            except Exception as error:  # the other tables' clocks still run
                LOG.warning("table not flagged", extra={"fault": _name(error)})

    async def _wake(self) -> None:
        """Load the tables that were last played at: a bot may be to move at some of them."""
        since = await self.store.last_touched() - WAKE_WINDOW
        for found in await self.store.tables(stored.RUNNING, touched_after=since, limit=WAKE_MOST):
            if any(seat.bot or seat.kind == stored.PERSON for seat in found.seats):
                try:
                    await self.room(found.id)
                except Exception as error:  # the other tables still wake
                    LOG.warning("table not woken", extra={"fault": _name(error)})
                await asyncio.sleep(0)


def _name(error: Exception) -> str:
    """What an error is called in the log."""
    return error.code if isinstance(error, marineris.MarinerisError) else type(error).__name__
