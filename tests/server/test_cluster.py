"""Several processes on one PostgreSQL and one Redis: news may be lost, and nothing else is.

The processes are servers with stores and buses of their own in one event loop; what is between them
and PostgreSQL or Redis can be cut, refused or made silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from tests.server.conftest import EMPTY, POSTGRES, REDIS, execute, named
from tests.server.guest import PATIENCE, Guest, Server, person, serving
from tests.server.proxy import Proxy
from tests.server.test_room import later

from marineris.server import supervisor
from marineris.server.rooms import bus, cluster
from marineris.table.journal import EntryKind

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}
NEVER = 1000.0
TURNS = {"beginners": [0, 1], "first_player": 0}
"""Seat 0 begins, with a move that everybody can see."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens within seconds happens within fractions of one."""
    monkeypatch.setattr(cluster, "COMPARE_EVERY", 0.1)
    monkeypatch.setattr(cluster, "ANNOUNCE_EVERY", 0.2)
    monkeypatch.setattr(cluster, "EXPIRE_EVERY", 0.1)
    monkeypatch.setattr(cluster, "PRESENT_FOR", 1.0)
    monkeypatch.setattr(bus, "PING_EVERY", 0.1)
    monkeypatch.setattr(bus, "SILENCE", 0.5)
    monkeypatch.setattr(supervisor, "FIRST_WAIT", 0.02)
    monkeypatch.setattr(supervisor, "LONGEST_WAIT", 0.2)


@dataclass
class Process:
    """A server and its ways to PostgreSQL and Redis."""

    server: Server
    postgres: Proxy
    redis: Proxy

    async def seated(self, made: Any, number: int = 0) -> Guest:
        return await self.server.join(made["id"], made["seats"][number]["token"])


@pytest.fixture
def shared_urls(process_database: str) -> tuple[str, str]:
    """An empty PostgreSQL and a Redis."""
    asyncio.run(execute(process_database, *EMPTY))
    named(POSTGRES)
    return process_database, named(REDIS)


@asynccontextmanager
async def processes(
    urls: tuple[str, str], count: int, **given: Any
) -> AsyncIterator[list[Process]]:
    """So many servers on one store."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            postgres = await stack.enter_async_context(Proxy(urls[0]))
            redis = await stack.enter_async_context(Proxy(urls[1]))
            server = await stack.enter_async_context(
                serving(postgres.url, redis=redis.url, **given)
            )
            found.append(Process(server, postgres, redis))
        try:
            yield found
        finally:
            for one in found:
                one.postgres.come_back()


async def until(is_true: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)


async def seen(guest: Guest, is_true: Callable[[Guest], bool]) -> None:
    """Wait until a guest is shown something."""
    while not is_true(guest):
        await guest.next()


def has_heard(word: str, guest: Guest) -> bool:
    return any(line[3] == word for line in guest.chat)


def is_online(seat: int, guest: Guest) -> bool:
    return bool(guest.document["table"]["seats"][seat]["online"])


def is_failing(one: Process, task: str) -> bool:
    return task in one.server.registry.tasks.failing()


async def fails(one: Process, task: str, *, is_so: bool = True) -> None:
    """Wait until a task of a process fails, or works again."""
    await until(lambda: is_failing(one, task) is is_so)


async def all_work(one: Process) -> None:
    """Wait until no task of a process fails."""
    await until(lambda: not one.server.registry.failing())


async def test_all_agree_after_postgresql_was_away(shared_urls: tuple[str, str]) -> None:
    """A move is acknowledged at one process while the others cannot read it."""
    async with processes(shared_urls, 3) as (one, other, third):
        options = {"beginners": [0, 1, 2], "first_player": 0}
        made = await one.server.open(seats=person(3), options=options)
        guests = [await p.seated(made, i) for i, p in enumerate((one, other, third))]
        for away in (other, third):
            away.postgres.go_away()
        await guests[0].move(guests[0].document["decision"]["moves"][0])
        for away in (other, third):
            await fails(away, "compare")
            away.postgres.come_back()
        for guest in guests[1:]:
            await seen(guest, lambda g: g.version == guests[0].version)
        for away in (
            other,
            third,
        ):  # others may have failed too, and wait to retry
            await all_work(away)
        health = (await other.server.http.get("/health")).json()
        assert (health["status"], health["failing"]) == ("ok", {})


async def test_a_restart_of_postgresql_stops_no_process(shared_urls: tuple[str, str]) -> None:
    """Every connection breaks at once, again and again, while people move and talk."""
    async with processes(shared_urls, 2) as (one, other):
        made = await one.server.open(seats=person(2), options=TURNS)
        guests = [await one.seated(made, 0), await other.seated(made, 1)]
        for word in ("a", "b", "c"):
            for p in (one, other):
                p.postgres.cut()
            while (await guests[0].ask("chat", text=word))["is"] != "done":
                pass
            await seen(guests[1], partial(has_heard, word))
        for p in (one, other):
            p.postgres.cut()
        while (await guests[0].move(guests[0].document["decision"]["moves"][0]))["is"] != "done":
            pass
        await seen(guests[1], lambda g: g.version == guests[0].version)
        for p in (one, other):
            await fails(p, "compare", is_so=False)


async def test_clocks_run_out_after_a_connection_was_killed(
    shared_urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is killed just when the deadline is to be written; no process has the table in memory."""
    async with processes(shared_urls, 2) as (one, other):
        store = one.server.registry.store
        keep, is_killed = store.keep_summary, asyncio.Event()

        async def kept(*given: Any) -> None:
            if not is_killed.is_set():
                is_killed.set()
                one.postgres.go_away()
            await keep(*given)

        monkeypatch.setattr(store, "keep_summary", kept)
        clock = {"minutes": 10, "seconds_a_move": 0}
        made = await one.server.open(seats=person(2), settings={"clock": clock})
        await one.server.registry.room(made["id"])
        await is_killed.wait()
        await fails(one, "summaries")
        one.postgres.come_back()
        await all_work(one)
        one.server.registry.forget(made["id"], "idle")
        later(monkeypatch, 3600)
        kinds: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while kinds.count(EntryKind.FLAG) < 2:
                entries = await other.server.registry.store.entries(made["id"])
                kinds = [entry.kind for entry in entries]
                await asyncio.sleep(0.01)


async def test_without_redis_nothing_stays_unknown_elsewhere(shared_urls: tuple[str, str]) -> None:
    """A new token, a seat that is taken, moves, chat and a deletion, all without news."""
    async with processes(shared_urls, 3) as (one, other, third):
        made = await one.server.open(seats=[*person(1), OPEN], options=TURNS)
        path, host = f"/tables/{made['id']}", made["host"]
        token = made["seats"][0]["token"]
        there = await other.server.join(made["id"], token)
        watching = await third.server.join(made["id"])
        for p in (one, other, third):
            p.redis.go_away()
        fresh = (await one.server.call("POST", f"{path}/seats/0/token", host)).json()["token"]
        assert (await there.cut()).reason == "not-your-seat"
        for p in (one, other, third):
            assert (await p.server.connect(made["id"]).hello(token))["code"] == "not-your-seat"
        there = await other.server.join(made["id"], fresh)
        await one.server.call("POST", f"{path}/seats/1/take", json={"name": "Bo"})
        await seen(there, lambda g: g.document["table"]["seats"][1]["name"] == "Bo")
        await seen(there, lambda g: g.document["table"]["status"] == "running")
        here = await one.server.join(made["id"], fresh)
        await here.move(here.document["decision"]["moves"][0])
        await here.ask("chat", text="hello")
        for guest in (there, watching):
            await seen(guest, lambda g: g.version >= here.version)
            await seen(guest, partial(has_heard, "hello"))
        assert all(is_failing(p, "bus-listen") for p in (one, other, third))
        answer = await one.server.call("DELETE", path, host)
        assert answer.status_code == 204
        assert (await there.cut()).reason == "unknown-table"
        assert (await watching.cut()).reason == "unknown-table"


async def test_whoever_comes_is_shown_the_newest(
    shared_urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where neither news nor comparing has told the process."""
    monkeypatch.setattr(cluster, "COMPARE_EVERY", NEVER)
    async with processes(shared_urls, 2) as (one, other):
        made = await one.server.open(seats=[*person(1), OPEN])
        old = made["seats"][0]["token"]
        await other.server.join(made["id"])
        other.redis.go_away()
        await fails(other, "bus-listen")
        path = f"/tables/{made['id']}/seats"
        fresh = (await one.server.call("POST", f"{path}/0/token", made["host"])).json()["token"]
        assert (await other.server.connect(made["id"]).hello(old))["code"] == "not-your-seat"
        await one.server.call("POST", f"{path}/1/take", json={"name": "Bo"})
        here = await one.server.join(made["id"], fresh)
        await here.move(here.document["decision"]["moves"][0])
        there = await other.server.join(made["id"], fresh)
        assert there.document["table"]["seats"][1]["name"] == "Bo"
        assert there.version == here.version


async def test_a_silent_redis_is_noticed_and_made_up_for(
    shared_urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that is open and dead; only a new one brings what was said meanwhile."""
    monkeypatch.setattr(cluster, "COMPARE_EVERY", NEVER)
    async with processes(shared_urls, 2) as (one, other):
        made = await one.server.open(seats=person(2), options=TURNS)
        here, there = await one.seated(made, 0), await other.seated(made, 1)
        await seen(here, partial(is_online, 1))
        other.redis.silence()
        await here.ask("chat", text="hello")
        await here.move(here.document["decision"]["moves"][0])
        await seen(there, partial(has_heard, "hello"))
        await seen(there, lambda g: g.version == here.version)
        await there.ask("chat", text="welcome")
        await seen(here, partial(has_heard, "welcome"))
        one.redis.silence()
        await there.ask("chat", text="again")
        await seen(here, partial(has_heard, "again"))


async def test_people_are_seen_from_every_process(shared_urls: tuple[str, str]) -> None:
    """A process that loads the table later learns who is there; whoever leaves is gone."""
    async with processes(shared_urls, 3) as (one, other, third):
        made = await one.server.open(seats=person(2))
        here = await one.seated(made, 0)
        there = await other.seated(made, 1)
        watching = await third.server.join(made["id"])
        for guest in (here, there, watching):
            for seat in (0, 1):
                await seen(guest, partial(is_online, seat))
        await there.leave()
        other.server.guests.remove(there)
        for guest in (here, watching):
            await seen(guest, lambda g: not is_online(1, g))


async def test_people_of_a_killed_process_go_offline_elsewhere(
    shared_urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says nothing any more. Those who were asked since are told by their webhook after all."""
    async with processes(shared_urls, 2) as (one, other):
        made = await one.server.open(seats=person(2), options=TURNS)
        hook = {"kind": "json", "url": "https://a.example/x"}
        await one.server.registry.store.change_seat(made["id"], 1, webhook=hook)
        called: list[int] = []
        monkeypatch.setattr(one.server.registry, "call", lambda _, seat, __: called.append(seat))
        here, there = await one.seated(made, 0), await other.seated(made, 1)
        await seen(here, partial(is_online, 1))
        other.redis.go_away()  # as good as killed: nothing of it arrives any more
        while here.document["decision"] is not None:
            await here.move(here.document["decision"]["moves"][-1])
        room = await one.server.room(made["id"])
        assert room.table.to_act() == [1]
        await seen(here, lambda g: not is_online(1, g))
        await until(lambda: called == [1])
        await there.leave()
        other.server.guests.remove(there)


async def test_who_is_at_another_process_gets_no_notice(
    shared_urls: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even from a process that has just loaded the table; those who are away do."""
    async with processes(shared_urls, 2) as (one, other):
        options = {"beginners": [0, 1, 2], "first_player": 0}
        made = await one.server.open(seats=person(3), options=options)
        hook = {"kind": "json", "url": "https://a.example/x"}
        for seat in (0, 1, 2):
            await one.server.registry.store.change_seat(made["id"], seat, webhook=hook)
        called: list[int] = []
        for p in (one, other):
            monkeypatch.setattr(p.server.registry, "call", lambda _, seat, __: called.append(seat))
        here = await one.seated(made, 1)
        await seen(here, partial(is_online, 1))
        for seat in (0, 1):
            playing = await other.seated(made, seat)
            while playing.document["decision"] is not None:
                await playing.move(playing.document["decision"]["moves"][-1])
        assert (await other.server.room(made["id"])).table.to_act() == [2]
        await until(lambda: bool(called))
        assert called == [2]


async def test_a_process_that_stops_says_so(shared_urls: tuple[str, str]) -> None:
    """Its people are offline at once elsewhere, long before what it said expires."""
    async with processes(shared_urls, 1) as (one,):
        made = await one.server.open(seats=person(2))
        here = await one.seated(made, 0)
        async with serving(shared_urls[0], redis=shared_urls[1]) as other:
            there = await other.join(made["id"], made["seats"][1]["token"])
            await seen(here, partial(is_online, 1))
            other.guests.remove(there)  # still connected when the server ends
        await seen(here, lambda g: not is_online(1, g))
