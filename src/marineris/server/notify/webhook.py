"""Sends turn notifications to webhooks: when, how often, and what to do when it fails.

Nothing waits for this: a notice is queued and sent later, or not at all. A seat has one
notice at a time, the newest. Only hosts get into the log, for the rest of an address is a secret.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import httpcore
import httpx

import marineris
from marineris.server.metrics import WEBHOOKS
from marineris.server.notify.address_guard import Door, NotPublic, Resolve, look_up
from marineris.server.notify.payload import BadWebhook, Notice, Webhook, body, target
from marineris.server.rate_limit import Bucket, Buckets, Clock

__all__ = ["BadWebhook", "Notice", "Notifier", "Webhook"]

MOST_SEATS: Final = 1000
"""Seats with a notice on its way; further ones are not notified."""
LINES: Final = 32
"""Connections at a time. More than one slow host can keep busy within its own limit."""
SEAT_SECONDS: Final = 60
"""Between two notices for one seat."""
HOST_A_MINUTE: Final = 60
"""Requests to one host."""
DEADLINE: Final = 10.0
"""Seconds for one request, from the look-up of the name to the answer."""
TIMEOUTS: Final = {"connect": 3.0, "read": 8.0, "write": 5.0, "pool": 1.0}
PAUSES: Final = (2.0, 10.0)
"""Seconds before each further attempt."""
LONGEST_PAUSE: Final = 60.0
"""If the other side asks for one."""

TRANSIENT: Final = (
    httpcore.NetworkError,
    httpcore.RemoteProtocolError,  # hung up without an answer
    httpcore.TimeoutException,
    TimeoutError,
)

Key: TypeAlias = tuple[str, int]
Sleep: TypeAlias = Callable[[float], Awaitable[object]]

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Letter:
    url: httpx.URL
    body: bytes
    tries: int = 0
    not_before: float = 0.0

    @property
    def host(self) -> str:
        return self.url.raw_host.decode("ascii").rstrip(".")


class _Trouble(Exception):
    """An answer that is not a success; `pause` is None where a retry is useless."""

    def __init__(self, status: int, pause: float | None) -> None:
        super().__init__(f"status {status}")
        self.pause = pause


class Notifier:
    """Sends notices to the addresses that players gave."""

    def __init__(
        self,
        *,
        enabled: bool,
        allow_private: bool = False,
        deadline: float = DEADLINE,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        resolve: Resolve = look_up,
        network: httpcore.AsyncNetworkBackend | None = None,
    ) -> None:
        self._enabled = enabled
        self._allow_private = allow_private
        self._deadline = deadline
        self._clock = clock
        self._sleep = sleep
        self._door = Door(allow_private=allow_private, resolve=resolve, network=network)
        self._seats = Buckets(1 / SEAT_SECONDS, 1, clock)
        self._hosts = Buckets(HOST_A_MINUTE / 60, HOST_A_MINUTE, clock)
        self._lines = asyncio.Semaphore(LINES)
        self._waiting: dict[Key, _Letter] = {}
        self._sending: set[Key] = set()
        self._carriers: dict[Key, asyncio.Task[None]] = {}
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, hook: Webhook) -> None:
        """Raise `BadWebhook` for an address that cannot be used, as far as its text shows."""
        if not self._enabled:
            raise BadWebhook("disabled")
        target(hook, allow_private=self._allow_private)

    def tell(self, hook: Webhook, notice: Notice) -> None:
        """Queue a notice; it replaces one that still waits."""
        if not self._enabled:
            return
        try:
            # Again, because the operator may have changed the settings since the hook was stored.
            url = target(hook, allow_private=self._allow_private)
        except BadWebhook:
            WEBHOOKS.labels("refused").inc()
            return
        key = (notice.table, notice.seat)
        if key not in self._carriers and len(self._carriers) >= MOST_SEATS:
            WEBHOOKS.labels("dropped").inc()
            return
        self._waiting[key] = _Letter(url, body(hook, notice))
        if key not in self._carriers:
            self._carriers[key] = asyncio.create_task(self._carry(key))

    def withdraw(self, table: str, seat: int) -> None:
        """It is no longer this seat's turn: drop a notice that still waits."""
        self._waiting.pop((table, seat), None)
        self._sending.discard((table, seat))

    async def close(self) -> None:
        """Stop; what still waits is lost."""
        self._enabled = False
        self._waiting.clear()
        carriers = list(self._carriers.values())
        for carrier in carriers:
            carrier.cancel()
        await asyncio.gather(*carriers, return_exceptions=True)
        self._carriers.clear()  # one that was cancelled before it began has not done so itself
        if self._pool is not None:
            await self._pool.aclose()
            self._pool = None

    async def _carry(self, key: Key) -> None:
        """Send one seat's notices for as long as it has any."""
        try:
            while (letter := self._waiting.get(key)) is not None:
                delay = self._delay(key, letter)
                if delay > 0:
                    await self._sleep(delay)
                    continue  # by now it may be another letter, or none
                del self._waiting[key]
                self._sending.add(key)
                pause = await self._attempt(letter)
                if pause is not None and key in self._sending:
                    again = replace(
                        letter, tries=letter.tries + 1, not_before=self._clock() + pause
                    )
                    self._waiting.setdefault(key, again)  # unless there is a newer one
                self._sending.discard(key)
        finally:
            self._carriers.pop(key, None)

    def _delay(self, key: Key, letter: _Letter) -> float:
        """The seconds this letter has to wait; if none, it has been counted as sent."""
        delay = letter.not_before - self._clock()
        buckets: list[Bucket] = [self._hosts.of(letter.host)]
        if letter.tries == 0:
            buckets.append(self._seats.of(f"{key[0]}/{key[1]}"))
        for bucket in buckets:
            bucket.take(0)  # which brings it up to date
            delay = max(delay, bucket.wait())
        if delay > 0:
            return delay + 0.01  # a bucket is not quite full again after the exact time
        for bucket in buckets:
            bucket.take()
        return 0.0

    async def _attempt(self, letter: _Letter) -> float | None:
        """Send once. The seconds after which to try again, or None when that was it."""
        pause: float | None = None
        outcome = "failed"
        try:
            async with self._lines, asyncio.timeout(self._deadline):
                await self._post(letter)
        except NotPublic:
            outcome, trouble = "refused", "not a public address"
        except TRANSIENT as error:
            pause, trouble = 0.0, type(error).__name__
        except _Trouble as error:
            pause, trouble = error.pause, str(error)
        except Exception as error:
            # Whatever it is, the seat's next notice must still be sent.
            trouble = type(error).__name__
        else:
            WEBHOOKS.labels("sent").inc()
            return None
        if pause is not None and letter.tries < len(PAUSES):
            WEBHOOKS.labels("retried").inc()
            return max(pause, PAUSES[letter.tries])
        WEBHOOKS.labels(outcome).inc()
        _log.warning("webhook at %s: %s", letter.host, trouble)
        return None

    async def _post(self, letter: _Letter) -> None:
        url = letter.url
        async with self._connections().stream(
            "POST",
            httpcore.URL(
                scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path
            ),
            headers={
                "Host": url.netloc,
                "Content-Type": "application/json",
                "User-Agent": f"Marineris/{marineris.__version__}",
            },
            content=letter.body,
            extensions={"timeout": TIMEOUTS},
        ) as response:
            # The answer's body is never read; a redirect is an answer like any other.
            if not 200 <= response.status < 300:
                raise _Trouble(response.status, _pause_of(response))

    def _connections(self) -> httpcore.AsyncConnectionPool:
        # Not httpx' client: that logs whole addresses, and knows of proxies and redirects.
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=httpx.create_ssl_context(trust_env=False),
                max_connections=LINES,
                max_keepalive_connections=0,  # each time a new connection, and a new look
                network_backend=self._door,
            )
        return self._pool


def _pause_of(response: httpcore.Response) -> float | None:
    """How long to wait after this answer, or None if another attempt would end the same."""
    if response.status != 429 and response.status < 500:
        return None
    headers = {name.lower(): value for name, value in response.headers}
    try:
        asked = float(headers.get(b"retry-after", b"0"))
    except ValueError:  # a date is allowed, too
        return 0.0
    return min(max(asked, 0.0), LONGEST_PAUSE) if math.isfinite(asked) else 0.0
