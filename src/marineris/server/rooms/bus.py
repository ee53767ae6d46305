"""News between server processes: that a table has changed, never what.

The truth is in the store, so news may be lost or doubled without harm: whoever hears of a table
that it holds reads on, and every few seconds all versions are compared (see `cluster`). With one
process there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from marineris.server.supervisor import Supervisor

LOG = logging.getLogger("marineris.bus")
CHANNEL: Final = "marineris:news"
PING_EVERY: Final = 1.5
"""Seconds without a message after which Redis is pinged."""
SILENCE: Final = 5.0
"""Seconds without any answer after which a connection counts as dead."""
MOST_WAITING: Final = 10_000
"""News that waits for Redis; beyond, the oldest is dropped and made up for by comparing."""
LAST_SECONDS: Final = 1.0
"""How long the server's end may be put off for the last news."""

# What news is of.
JOURNAL: Final = "journal"
SEATS: Final = "seats"
CHAT: Final = "chat"
DELETED: Final = "deleted"
PRESENCE: Final = "presence"
"""`here` tells whose people are connected to the process, for some tables."""
ASK: Final = "ask"
"""Who is at this table? Without a table: at all tables."""
GONE: Final = "gone"
"""The process ends; its people are gone."""


@dataclass(frozen=True)
class News:
    """One piece of news."""

    table: str
    what: str
    process: str = ""
    here: dict[str, list[int]] = field(default_factory=dict)


Listener = Callable[[News], None]


class Bus:
    """No-op bus for a single process."""

    is_shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)

    async def open(
        self, listener: Listener, reconnected: Callable[[], None], tasks: Supervisor
    ) -> None:
        """Begin to listen. `reconnected` is called when news may have been missed."""

    def tell(self, table: str, what: str, here: dict[str, list[int]] | None = None) -> None:
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
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # Trying again is the supervisor's: what was missed meanwhile has to be made up for.
        self._redis: Any = Redis.from_url(
            url,
            socket_timeout=SILENCE,
            socket_connect_timeout=SILENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
        self._channel = channel
        self._line: Any = None
        self._heard_at = 0.0
        self._ready = asyncio.Event()
        self._waiting: dict[tuple[str, str], News] = {}
        """What is to be told. The same news is not told twice, and newer presence is enough."""
        self._has_news = asyncio.Event()

    async def open(
        self, listener: Listener, reconnected: Callable[[], None], tasks: Supervisor
    ) -> None:
        tasks.forever("bus-listen", lambda: self._listen(listener, reconnected))
        tasks.forever("bus-send", self._send)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), SILENCE)

    def tell(self, table: str, what: str, here: dict[str, list[int]] | None = None) -> None:
        while len(self._waiting) >= MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._waiting.pop((table, what), None)  # the newest is told last
        self._waiting[table, what] = News(table, what, self.process, here or {})
        self._has_news.set()

    async def close(self) -> None:
        self.tell("", GONE)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST_SECONDS):
                await self._send()
        with contextlib.suppress(Exception):
            await self._hang_up()
            await self._redis.aclose()

    # Telling

    async def _send(self) -> None:
        """Wait for something to tell and tell it. What cannot be told now waits."""
        await self._has_news.wait()
        while self._waiting:
            key, news = next(iter(self._waiting.items()))
            async with asyncio.timeout(SILENCE):
                await self._redis.publish(self._channel, json.dumps(asdict(news)))
            if self._waiting.get(key) is news:
                del self._waiting[key]
        self._has_news.clear()

    # Hearing

    async def _listen(self, listener: Listener, reconnected: Callable[[], None]) -> None:
        """Hear one message, or that there is none; raises if Redis is not there."""
        try:
            if self._line is None:
                await self._call_up()
            message = await self._line.get_message(timeout=PING_EVERY)
            if message is None:
                await self._check_line()
        except BaseException:
            await self._hang_up()
            raise
        if message is None:
            return
        self._heard_at = time.monotonic()
        if message["type"] == "subscribe":
            self._ready.set()
            reconnected()
        elif message["type"] == "message":
            self._hear(listener, message["data"])

    async def _call_up(self) -> None:
        self._line = self._redis.pubsub()
        self._heard_at = time.monotonic()
        async with asyncio.timeout(SILENCE):
            await self._line.subscribe(self._channel)

    async def _check_line(self) -> None:
        """Nothing was heard: ask whether Redis is there. Its answer is a message like any other."""
        if time.monotonic() - self._heard_at > SILENCE:
            raise TimeoutError("Redis is silent")
        async with asyncio.timeout(SILENCE):
            await self._line.ping()

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.aclose()

    def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            news = News(**json.loads(data))
        except (TypeError, ValueError):
            return  # somebody else's message
        if news.process != self.process:
            listener(news)


async def tell_once(url: str, tables: Iterable[str], what: str) -> None:
    """Tell the processes of a server something from outside; waits until it is told.

    Raises if Redis does not answer in time.
    """
    from redis.asyncio import Redis

    redis = Redis.from_url(url, socket_timeout=SILENCE, socket_connect_timeout=SILENCE)
    async with redis:
        for table in tables:
            await redis.publish(CHANNEL, json.dumps(asdict(News(table, what))))


def make_bus(url: str) -> Bus:
    """The bus of an address; none: that of a single process."""
    return RedisBus(url) if url else Bus()
