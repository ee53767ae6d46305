"""What changes while something else is waited for: nothing outdated is shown or kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.guest import PATIENCE, Server, person, serving

from marineris.server.errors import StoreFailed, UnknownTable
from marineris.server.rooms import cluster
from marineris.server.rooms.bus import News
from marineris.server.rooms.room import Room
from marineris.table.info import SeatKind

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def never_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The regular look at the versions would make up for it within seconds."""
    monkeypatch.setattr(cluster, "COMPARE_EVERY", 1000.0)


@asynccontextmanager
async def being_loaded(
    server: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[asyncio.Task[Room]]:
    """A table of which all has been read; what is done inside happens before it is in memory."""
    store, is_read, go_on = server.registry.store, asyncio.Event(), asyncio.Event()
    entries = store.entries

    async def held(*given: Any) -> Any:
        found = await entries(*given)
        is_read.set()
        await go_on.wait()
        return found

    with monkeypatch.context() as patched:
        patched.setattr(store, "entries", held)
        loading = asyncio.create_task(server.registry.room(table))
        await asyncio.wait_for(is_read.wait(), PATIENCE)
    try:
        yield loading
    finally:
        go_on.set()
        await asyncio.gather(loading, return_exceptions=True)


async def kind_of_second(server: Server, table: str) -> str:
    """What the store says of the second seat."""
    found = await server.registry.store.table(table)
    assert found is not None
    return found.seats[1].kind


async def test_a_seat_is_taken_while_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN, OPEN])
        path = f"/tables/{made['id']}/seats/1/take"
        async with being_loaded(server, made["id"], monkeypatch) as loading:
            answer = await server.call("POST", path, json={"name": "Bo"})
        assert answer.status_code == 200
        seats = (await loading).table.info.seats
        assert [(seat.kind, seat.name) for seat in seats[:2]] == [
            ("person", "P0"),
            ("person", "Bo"),
        ]


async def test_the_last_seat_is_taken_while_the_table_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game that begins has no open seat, in memory neither."""
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN])
        path = f"/tables/{made['id']}/seats/1/take"
        async with being_loaded(server, made["id"], monkeypatch) as loading:
            take = asyncio.create_task(server.call("POST", path, json={"name": "Bo"}))
            while await kind_of_second(server, made["id"]) == SeatKind.OPEN:
                await asyncio.sleep(0)
        assert (await take).status_code == 200
        room = await loading
        assert room.table.game is not None
        assert [seat.kind for seat in room.table.info.seats] == [SeatKind.PERSON] * 2


async def test_a_table_is_deleted_while_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        async with being_loaded(server, made["id"], monkeypatch) as loading:
            answer = await server.call("DELETE", f"/tables/{made['id']}", made["host"])
        assert answer.status_code == 204
        with pytest.raises(UnknownTable):
            await loading
        assert server.registry.rooms == {}


async def test_who_sits_down_gets_the_token_though_the_store_fails_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat is theirs by then: without its token nobody could ever sit there."""
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN])
        guest = await server.join(made["id"], made["seats"][0]["token"])
        store = server.registry.store
        take, table = store.take_seat, store.table

        async def taken(*given: Any) -> None:
            await take(*given)
            monkeypatch.setattr(store, "table", away)

        async def away(*_: Any) -> Any:
            raise StoreFailed("the store did not answer")

        monkeypatch.setattr(store, "take_seat", taken)
        path = f"/tables/{made['id']}/seats/1/take"
        answer = await server.call("POST", path, json={"name": "Bo"})
        assert answer.status_code == 200
        monkeypatch.setattr(store, "table", table)
        # What could not be done then is done soon, though nobody asks for it again.
        async with asyncio.timeout(PATIENCE):
            while guest.document["table"]["seats"][1]["name"] != "Bo" or not guest.document["view"]:
                await guest.next()
        joined = await server.join(made["id"], answer.json()["token"])
        assert joined.document["decision"] is not None


async def test_nobody_takes_a_seat_of_a_table_that_cannot_begin() -> None:
    """It was opened by an earlier version of the rules: the refusal leaves the seat open."""
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN])
        await server.registry.store.change_table(made["id"], rules=0)
        path = f"/tables/{made['id']}/seats/1/take"
        answer = await server.call("POST", path, json={"name": "Bo"})
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        assert await kind_of_second(server, made["id"]) == SeatKind.OPEN


async def test_a_new_link_and_a_changed_seat_are_told_though_the_store_fails_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN])
        await server.room(made["id"])
        registry = server.registry

        async def away(*_: Any) -> None:
            raise StoreFailed("the store did not answer")

        path = f"/tables/{made['id']}/seats"
        with monkeypatch.context() as patched:
            patched.setattr(registry, "reload_info", away)
            fresh = await server.call("POST", f"{path}/0/token", made["host"])
            seat = {"kind": "person", "name": "Bo"}
            given = await server.call("PUT", f"{path}/1", made["host"], json=seat)
        assert (fresh.status_code, given.status_code) == (200, 200)
        for answer in (fresh, given):
            await server.join(made["id"], answer.json()["token"])


async def test_a_language_is_kept_only_for_the_person_who_speaks_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who gets up and is slow to be written down does not change the language of the next one."""
    async with serving() as server:
        made = await server.open(seats=[*person(1), OPEN], language="en")
        token = made["seats"][0]["token"]
        store = server.registry.store
        later: list[Coroutine[Any, Any, Any]] = []
        monkeypatch.setattr(server.registry, "later", later.append)
        guest = await server.join(made["id"], token, language="pl")
        await guest.leave()
        server.guests.remove(guest)
        path = f"/tables/{made['id']}/seats/0"
        assert (await server.call("POST", f"{path}/leave", token)).status_code == 204
        taken = await server.call("POST", f"{path}/take", json={"name": "Olena", "language": "uk"})
        assert taken.status_code == 200
        assert len(later) == 1
        await later[0]
        found = await store.table(made["id"])
        assert found is not None
        assert found.seats[0].language == "uk"


async def test_an_outage_is_one_line_for_all_news_and_tasks(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store says that it is away; news that cannot be followed meanwhile says it no more."""
    caplog.set_level(logging.INFO, "marineris")
    async with serving() as server:
        made = await server.open(seats=person(2))
        room = await server.room(made["id"])

        async def away(*_: Any) -> Any:
            raise StoreFailed("in the log already")

        with monkeypatch.context() as patched:
            patched.setattr(room, "catch_up", away)
            before = len(caplog.records)
            for _ in range(20):
                server.registry.cluster.hear(News(made["id"], "journal", "another"))
            while server.registry._once:
                await asyncio.sleep(0)
            server.registry.tasks.failed("bots", StoreFailed("in the log already"), made["id"])
            server.registry.tasks.works("bots", made["id"])
        assert [one.message for one in caplog.records[before:]] == []
