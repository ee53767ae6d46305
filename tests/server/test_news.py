"""What a process does about each piece of news, and about what its store knows better."""

from __future__ import annotations

import asyncio
import gc
import time
from types import SimpleNamespace
from typing import Any

import pytest

from marineris.server.errors import StoreFailed
from marineris.server.rooms import bus, table_writer
from marineris.server.rooms import cluster as cluster_module
from marineris.server.rooms.bus import News
from marineris.server.rooms.cluster import PRESENT_FOR, TABLES_A_MESSAGE, Cluster
from marineris.server.store.records import Versions
from marineris.server.web import socket as socket_module

pytestmark = pytest.mark.anyio


class Room:
    """Keeps what it is told to do."""

    def __init__(self, name: str, done: list[tuple[Any, ...]], here: list[int]) -> None:
        self.name = name
        self.done = done
        self.table = SimpleNamespace(heard=5)
        self.audience = SimpleNamespace(here=lambda: here)
        self.failing: Exception | None = None

    async def catch_up(self) -> None:
        self.done.append((self.name, "catch up"))
        if self.failing is not None:
            raise self.failing

    async def hear_chat(self) -> None:
        self.done.append((self.name, "hear chat"))

    async def bring_up(self, found: Versions) -> None:
        self.done.append((self.name, "bring up", found))
        if self.failing is not None:
            raise self.failing

    def announce(self) -> None:
        self.done.append((self.name, "announce"))

    def expire_presence(self, now: float) -> None:
        self.done.append((self.name, "expire"))

    def present_elsewhere(self, process: str, seats: list[int], until: float) -> None:
        self.done.append((self.name, "present", process, seats, until))


class Registry:
    """Two tables in this process; keeps what is done."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.rooms = {"one": Room("one", self.done, [0, 2]), "two": Room("two", self.done, [])}
        self.told: list[tuple[Any, ...]] = []
        self.work: list[Any] = []
        self.bus = SimpleNamespace(tell=lambda *news: self.told.append(news))
        self.store = self
        self.known: dict[str, Versions] = {}
        self.asked: list[list[str]] = []

    def later(self, work: Any) -> None:
        self.work.append(work)

    def changed(self, table: str) -> None:
        self.done.append((table, "changed"))

    def forget(self, table: str, reason: str) -> None:
        self.done.append((table, "forget", reason))
        self.rooms.pop(table, None)

    async def reload_info(self, table: str) -> None:
        self.done.append((table, "reload"))

    async def versions(self, tables: list[str]) -> dict[str, Versions]:
        self.asked.append(list(tables))
        return {one: found for one, found in self.known.items() if one in tables}


@pytest.fixture
def registry() -> Registry:
    return Registry()


@pytest.fixture
def cluster(registry: Registry) -> Cluster:
    return Cluster(registry)  # type: ignore[arg-type]  # it needs no more of a registry


async def heard(registry: Registry, cluster: Cluster, *news: News) -> list[tuple[Any, ...]]:
    """What is done about news."""
    for one in news:
        cluster.hear(one)
    for work in registry.work:
        await work
    return registry.done


@pytest.mark.parametrize(
    ("what", "done"),
    [
        (bus.JOURNAL, [("one", "catch up")]),
        (bus.SEATS, [("one", "reload")]),
        (bus.CHAT, [("one", "hear chat")]),
        (bus.ASK, [("one", "announce")]),
        (bus.DELETED, [("one", "forget", "unknown-table")]),
        ("weather", []),
    ],
)
async def test_news_of_a_table_is_followed(
    registry: Registry, cluster: Cluster, what: str, done: list[Any]
) -> None:
    assert await heard(registry, cluster, News("one", what)) == done
    assert registry.told == []
    assert not cluster._look.is_set()


@pytest.mark.parametrize("what", [bus.JOURNAL, bus.SEATS, bus.CHAT, bus.ASK, bus.DELETED])
async def test_news_of_a_table_that_is_not_here(
    registry: Registry, cluster: Cluster, what: str
) -> None:
    """It may be just being loaded."""
    assert await heard(registry, cluster, News("three", what)) == [("three", "changed")]


async def test_who_asks_all_tables_is_told_who_is_at_which(
    registry: Registry, cluster: Cluster
) -> None:
    assert await heard(registry, cluster, News("", bus.ASK)) == []
    assert registry.told == [("#0", bus.PRESENCE, {"one": [0, 2]})]


async def test_who_is_at_very_many_tables_is_told_in_parts(
    registry: Registry, cluster: Cluster
) -> None:
    registry.rooms = {str(number): Room("", [], [1]) for number in range(TABLES_A_MESSAGE + 1)}
    cluster.hear(News("", bus.ASK))
    first, last = registry.told
    assert [first[0], last[0]] == ["#0", f"#{TABLES_A_MESSAGE}"]
    assert [len(first[2]), len(last[2])] == [TABLES_A_MESSAGE, 1]
    assert {**first[2], **last[2]} == {name: [1] for name in registry.rooms}


async def test_who_is_elsewhere_counts_for_a_while(
    registry: Registry, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr(cluster_module, "time", clock)
    news = News("#0", bus.PRESENCE, "other", {"one": [1], "three": [0], "two": []})
    until = 100.0 + PRESENT_FOR
    assert await heard(registry, cluster, news) == [
        ("one", "present", "other", [1], until),
        ("two", "present", "other", [], until),
    ]


async def test_a_process_that_ends_has_nobody_any_more(
    registry: Registry, cluster: Cluster
) -> None:
    assert await heard(registry, cluster, News("", bus.GONE, "other")) == [
        ("one", "present", "other", [], 0.0),
        ("two", "present", "other", [], 0.0),
    ]


async def test_after_a_silence_everything_is_asked_and_compared(
    registry: Registry, cluster: Cluster
) -> None:
    cluster._reconnected()
    assert cluster._look.is_set()
    assert registry.told == [("#0", bus.PRESENCE, {"one": [0, 2]}), ("", bus.ASK)]


@pytest.mark.parametrize(("error", "lines"), [(StoreFailed("away"), 0), (ValueError("a bug"), 1)])
async def test_news_that_cannot_be_followed_is_made_up_for(
    registry: Registry,
    cluster: Cluster,
    error: Exception,
    lines: int,
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry.rooms["one"].failing = error
    assert await heard(registry, cluster, News("one", bus.JOURNAL)) == [("one", "catch up")]
    assert cluster._look.is_set()
    assert len(caplog.records) == lines


async def test_what_the_store_knows_better_is_read(registry: Registry, cluster: Cluster) -> None:
    same, later = Versions(5, 1, 0), Versions(6, 1, 0)
    registry.known = {"one": same, "two": later}
    await cluster.compare()
    assert registry.done == [("one", "bring up", same), ("two", "bring up", later)]
    assert registry.asked == [["one", "two"]]


async def test_a_table_that_is_gone_or_was_replaced_is_forgotten(
    registry: Registry, cluster: Cluster
) -> None:
    registry.known = {"one": Versions(4, 1, 0)}
    await cluster.compare()
    assert registry.done == [("one", "forget", "replaced"), ("two", "forget", "unknown-table")]


async def test_a_table_that_cannot_be_read_stops_no_other(
    registry: Registry, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "TABLES_A_QUERY", 1)
    registry.known = dict.fromkeys(registry.rooms, Versions(6, 1, 0))
    registry.rooms["one"].failing = ValueError("a bug")
    with pytest.raises(ValueError, match="a bug"):
        await cluster.compare()
    assert [one[:2] for one in registry.done] == [("one", "bring up"), ("two", "bring up")]
    assert registry.asked == [["one"], ["two"]]
    cluster.compare_soon()
    with pytest.raises(ValueError, match="a bug"):
        await cluster._compare_in_time()
    assert cluster._look.is_set()  # the next look is not put off
    registry.rooms["one"].failing = None
    await cluster._compare_in_time()
    assert not cluster._look.is_set()


async def test_who_has_not_been_heard_of_is_gone(registry: Registry, cluster: Cluster) -> None:
    before = time.monotonic()
    await cluster._expire()
    assert registry.done == [("one", "expire"), ("two", "expire")]
    assert time.monotonic() >= before


@pytest.mark.parametrize("heard", [table_writer._heard, socket_module._heard])
@pytest.mark.parametrize("is_cancelled", [False, True])
async def test_an_error_that_nobody_waits_for_any_more_is_not_reported(
    heard: Any, is_cancelled: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """It was told or logged where it came from; asyncio need not do it again."""

    async def fail() -> int:
        await asyncio.sleep(0)
        raise ValueError("a bug")

    task = asyncio.create_task(fail())
    task.add_done_callback(heard)
    if is_cancelled:
        task.cancel()
    await asyncio.wait([task])
    await asyncio.sleep(0)
    del task
    gc.collect()
    assert caplog.records == []
