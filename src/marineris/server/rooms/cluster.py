"""How this process stays in step with others on the same store.

News (see `bus`) makes changes visible at once, but it may be lost, so it decides nothing: every few
seconds the versions of all loaded tables are compared with the store, and whatever differs is read.
That also shows what the host's tools have changed. Who is connected where stands in no store; each
process says it again and again, and what it said expires.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from marineris.server.errors import StoreFailed
from marineris.server.rooms import bus
from marineris.server.rooms.bus import News
from marineris.server.store.records import Versions

if TYPE_CHECKING:
    from marineris.server.rooms.registry import Registry
    from marineris.server.rooms.room import Room

LOG = logging.getLogger("marineris.cluster")
COMPARE_EVERY: Final = 5.0
"""Seconds between two looks at whether news was missed."""
COMPARE_SECONDS: Final = 15.0
"""A look that takes longer is given up and begun again."""
TABLES_A_QUERY: Final = 500
ROOMS_AT_ONCE: Final = 5
"""Tables that are read at the same time when many have changed."""
ANNOUNCE_EVERY: Final = 4.0
"""Seconds between two times that a process says who is connected to it."""
PRESENT_FOR: Final = 13.0
"""Seconds for which that counts. A process that was killed does not say it again."""
EXPIRE_EVERY: Final = 1.0
TABLES_A_MESSAGE: Final = 200


class Cluster:
    """This process among the others."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._look = asyncio.Event()
        self._places = asyncio.Semaphore(ROOMS_AT_ONCE)

    async def open(self) -> None:
        """Begin to listen, to compare and to say who is here."""
        registry = self._registry
        await registry.bus.open(self.hear, self._reconnected, registry.tasks)
        registry.tasks.forever("compare", self._compare_in_time)
        registry.tasks.forever("presence", self._expire, every=EXPIRE_EVERY)
        if registry.bus.is_shared:
            registry.tasks.forever("announce", self._announce_in_time, every=ANNOUNCE_EVERY)

    # News

    def hear(self, news: News) -> None:
        """Another process, or a tool of the host's, says that something has changed."""
        if news.what == bus.PRESENCE:
            self._hear_presence(news)
        elif news.what == bus.GONE:
            for holding in self._registry.rooms.values():
                holding.present_elsewhere(news.process, [], 0.0)
        elif news.what == bus.ASK and not news.table:
            self._announce()
        elif (room := self._registry.rooms.get(news.table)) is not None:
            self._follow(news, room)
        else:
            self._registry.changed(news.table)

    def _follow(self, news: News, room: Room) -> None:
        if news.what == bus.JOURNAL:
            self._try(room.catch_up())
        elif news.what == bus.SEATS:
            self._try(self._registry.reload_info(news.table))
        elif news.what == bus.CHAT:
            self._try(room.hear_chat())
        elif news.what == bus.ASK:
            room.announce()
        elif news.what == bus.DELETED:
            self._registry.forget(news.table, "unknown-table")

    def _try(self, work: Coroutine[Any, Any, None]) -> None:
        self._registry.later(self._made_up(work))

    async def _made_up(self, work: Coroutine[Any, Any, None]) -> None:
        """Follow a piece of news; if that fails, the next look at the versions makes up for it."""
        try:
            await work
        except Exception as error:
            if not isinstance(error, StoreFailed):  # the store has logged it
                LOG.warning("news not followed", extra={"fault": type(error).__name__})
            self.compare_soon()

    def _reconnected(self) -> None:
        """News may have been missed."""
        self.compare_soon()
        self._announce()
        self._registry.bus.tell("", bus.ASK)

    # Versions

    def compare_soon(self) -> None:
        """Something may have been missed: do not wait for the next regular look."""
        self._look.set()

    async def _compare_in_time(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._look.wait(), COMPARE_EVERY)
        self._look.clear()
        try:
            async with asyncio.timeout(COMPARE_SECONDS):
                await self.compare()
        except BaseException:
            self._look.set()  # the supervisor says when; then at once
            raise

    async def compare(self) -> None:
        """Read whatever the store knows better; raises if some table could not be read."""
        registry = self._registry
        known = list(registry.rooms)
        errors: list[BaseException] = []
        for start in range(0, len(known), TABLES_A_QUERY):
            part = known[start : start + TABLES_A_QUERY]
            # Taken before the store is asked: what is written meanwhile is no difference.
            before = {one: room.table.heard for one in part if (room := registry.rooms.get(one))}
            found = await registry.store.versions(part)
            results = await asyncio.gather(
                *(self._compare_one(one, heard, found.get(one)) for one, heard in before.items()),
                return_exceptions=True,
            )
            errors += [result for result in results if isinstance(result, BaseException)]
        if errors:
            raise errors[0]

    async def _compare_one(self, table_id: str, heard: int, found: Versions | None) -> None:
        room = self._registry.rooms.get(table_id)
        if room is None:
            return
        if found is None:
            self._registry.forget(table_id, "unknown-table")
        elif found.journal < heard:
            # The store was replaced by an older one, or the table in it.
            self._registry.forget(table_id, "replaced")
        else:
            async with self._places:
                await room.bring_up(found)

    # Who is where

    def _hear_presence(self, news: News) -> None:
        until = time.monotonic() + PRESENT_FOR
        for table_id, seats in news.here.items():
            room = self._registry.rooms.get(table_id)
            if room is not None:
                room.present_elsewhere(news.process, seats, until)

    async def _announce_in_time(self) -> None:
        self._announce()

    def _announce(self) -> None:
        """Say who is connected here."""
        rooms = self._registry.rooms.items()
        here = [(one, seats) for one, room in rooms if (seats := room.audience.here())]
        for start in range(0, len(here), TABLES_A_MESSAGE):
            told = dict(here[start : start + TABLES_A_MESSAGE])
            # Named like none of its tables, so that it does not replace other news that waits.
            self._registry.bus.tell(f"#{start}", bus.PRESENCE, told)

    async def _expire(self) -> None:
        now = time.monotonic()
        for room in tuple(self._registry.rooms.values()):
            room.expire_presence(now)
