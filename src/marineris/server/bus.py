"""News between server processes: that a table has changed, never what.

The truth is in the store, so news may be lost or doubled without harm: whoever hears of a table
that it holds reads the journal on. With one process there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

LOG = logging.getLogger("marineris.bus")
CHANNEL: Final = "marineris:news"
FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 5.0

# What news is of.
JOURNAL: Final = "journal"
SEATS: Final = "seats"
CHAT: Final = "chat"
PRESENCE: Final = "presence"
DELETED: Final = "deleted"


@dataclass(frozen=True)
class News:
    """One piece of news."""

    table: str
    what: str
    process: str = ""
    seats: list[int] = field(default_factory=list)
    """For presence: the seats whose people are connected to that process."""


Listener = Callable[[News], None]


class Bus:
    """The bus of a single process: silence."""

    is_shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)

    async def open(self, listener: Listener, reconnected: Callable[[], None]) -> None:
        """Begin to listen. `reconnected` is called when news may have been missed."""

    def tell(self, table: str, what: str, seats: list[int] | None = None) -> None:
        """Tell the other processes; never waits."""

    async def close(self) -> None:
        """Stop."""


class RedisBus(Bus):
    """News by way of Redis or Valkey. If it is away, play goes on and news is made up for later."""

    is_shared = True

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        super().__init__()
        # Imported here: a server without Redis does not need the time it takes.
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, health_check_interval=15)
        self._channel = channel
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)

    async def open(self, listener: Listener, reconnected: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, reconnected, ready)),
            asyncio.create_task(self._send()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), LONGEST_WAIT)

    def tell(self, table: str, what: str, seats: list[int] | None = None) -> None:
        news = News(table, what, self.process, seats or [])
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(json.dumps(asdict(news)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                await self._redis.publish(self._channel, message)
            except Exception as error:  # any fault of the connection: others will catch up
                LOG.warning("news not sent", extra={"fault": type(error).__name__})
                await asyncio.sleep(FIRST_WAIT)

    async def _listen(
        self, listener: Listener, reconnected: Callable[[], None], ready: asyncio.Event
    ) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(self._channel)
                    async for message in line.listen():
                        if message["type"] == "subscribe":
                            wait = FIRST_WAIT
                            ready.set()
                            reconnected()
                        else:
                            self._hear(listener, message["data"])
            except Exception as error:
                LOG.warning("no news", extra={"fault": type(error).__name__, "retry": wait})
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            news = News(**json.loads(data))
        except (TypeError, ValueError):
            return  # somebody else's message
        if news.process != self.process:
            listener(news)


async def tell_once(url: str, tables: Iterable[str], what: str) -> None:
    """Tell the processes of a server something from outside; waits until it is told."""
    from redis.asyncio import Redis

    async with Redis.from_url(url) as redis:
        for table in tables:
            await redis.publish(CHANNEL, json.dumps(asdict(News(table, what))))


def make_bus(url: str) -> Bus:
    """The bus of an address; none: that of a single process."""
    return RedisBus(url) if url else Bus()
