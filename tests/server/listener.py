"""What the tests of webhooks need: a listener, a clock that stands still, and no network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpcore
from prometheus_client import REGISTRY

from marineris.server.notify.webhook import Notice, Notifier

NOTICE = Notice(
    table="t4bl3",
    title="Friday’s table",
    game="terraforming",
    seat=1,
    name="Ana",
    text="Ana, it is your turn at Friday’s table.",
    url="https://mars.example/t/t4bl3",
)
OUTCOMES = ("sent", "retried", "failed", "refused", "dropped")

PUBLIC = ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
PUBLIC += ["2002:808:808::1"]
NOT_PUBLIC = [
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254"),
    *("172.16.0.1", "192.0.0.8", "192.0.0.170", "192.0.2.1", "192.88.99.1", "192.168.1.1"),
    *("198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1"),
    *("255.255.255.255", "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1"),
    *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::808:808", "100::1"),
    *("2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "2002:7f00:1::1"),
    *("2002:c0a8:101::1", "3fff::1", "5f00::1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0"),
    *("fec0::1", "ff02::1", "ff0e::1"),
]


@dataclass
class Request:
    line: str
    headers: dict[str, str]
    body: dict[str, Any]


class Listener:
    """A small HTTP server on the loopback address.

    It gives its `answers` in turn (`silence` and `hang up` are two of them), then 204.
    """

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answers: list[bytes] = []
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.answer(reader, writer)
        except asyncio.IncompleteReadError:
            pass  # the other side lost its patience
        finally:
            writer.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        line, *rest = head.strip().split("\r\n")
        headers = dict(entry.lower().split(": ", 1) for entry in rest)
        content = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(line, headers, json.loads(content)))
        answer = self.answers.pop(0) if self.answers else b"204 No Content"
        if answer == b"hang up":
            return
        if answer != b"silence":
            await self.is_open.wait()
            writer.write(b"HTTP/1.1 " + answer + b"\r\n\r\n")
        await reader.read()  # until the other side has heard enough


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.serve, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    try:
        yield listener
    finally:
        server.close()
        await server.wait_closed()


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        sleeper = (self.now + seconds, asyncio.Event())
        self.sleepers.append(sleeper)
        try:
            await sleeper[1].wait()
        except asyncio.CancelledError:
            self.sleepers.remove(sleeper)
            raise

    def delays(self) -> list[float]:
        return sorted(round(until - self.now, 1) for until, _ in self.sleepers)

    async def delayed(self, *delays: float) -> None:
        """Wait until the notifier sleeps, and for so long."""
        await until(lambda: len(self.sleepers) == len(delays))
        assert self.delays() == list(delays)

    def advance(self, seconds: float) -> None:
        self.now += seconds
        for sleeper in [one for one in self.sleepers if one[0] <= self.now]:
            self.sleepers.remove(sleeper)
            sleeper[1].set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.001)


def counted() -> dict[str, int]:
    return {
        outcome: int(
            REGISTRY.get_sample_value("marineris_webhooks_total", {"outcome": outcome}) or 0
        )
        for outcome in OUTCOMES
    }


class Tally:
    """What has been counted since the beginning of the test."""

    def __init__(self) -> None:
        self._before = counted()

    def __call__(self) -> dict[str, int]:
        now = counted()
        return {
            outcome: now[outcome] - self._before[outcome]
            for outcome in OUTCOMES
            if now[outcome] != self._before[outcome]
        }

    async def becomes(self, **expected: int) -> None:
        await until(lambda: sum(self().values()) >= sum(expected.values()))
        assert self() == expected


class NoNetwork(httpcore.AsyncNetworkBackend):
    """Notes what would have been connected to, and connects to nothing."""

    def __init__(self) -> None:
        self.called: list[tuple[str, int]] = []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.called.append((host, port))
        raise httpcore.ConnectError("there is no network in this test")


def resolving(*answers: list[str]) -> Callable[[str, int], Awaitable[list[str]]]:
    """Another answer each time, the last one for ever."""
    left = list(answers)

    async def resolve(host: str, port: int) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


async def no_names(host: str, port: int) -> list[str]:
    raise AssertionError("nobody should have to look up a name")


@asynccontextmanager
async def notifying(**given: Any) -> AsyncIterator[tuple[Notifier, Time]]:
    time = Time()
    options: dict[str, Any] = {"enabled": True, "allow_private": True, "resolve": no_names}
    options |= {"clock": time.clock, "sleep": time.sleep}
    notifier = Notifier(**options | given)
    try:
        yield notifier, time
    finally:
        await notifier.close()
        assert time.sleepers == []
