"""Calls about a seat: each changes that seat alone, and only for whoever may."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest
from tests.server.guest import Server, serving

pytestmark = pytest.mark.anyio

SEATS = (0, 1, 2)
HOOK = {"url": "https://ntfy.sh/topic", "kind": "ntfy", "language": "pl"}


def three(**kinds: Any) -> list[dict[str, Any]]:
    """Three people, unless other kinds are given: `s1={"kind": "open"}`."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": f"P{seat}"} for seat in SEATS]
    for name, seat in kinds.items():
        seats[int(name[1:])] = seat
    return seats


async def stored(server: Server, table_id: str) -> list[dict[str, Any]]:
    """The seats as the store has them, which the room must know too."""
    table = await server.registry.store.table(table_id)
    assert table is not None
    seats = [asdict(one) for one in table.seats]
    room = server.registry.rooms.get(table_id)
    if room is not None:
        assert [asdict(one) for one in room.stored.seats] == seats
    return seats


def others(seats: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    return [one for one in seats if one["seat"] != seat]


CALLS: dict[str, tuple[str, str, Any, str]] = {
    "leave": ("POST", "/leave", None, "host and own"),
    "token": ("POST", "/token", None, "host"),
    "webhook": ("PUT", "/webhook", HOOK, "own"),
    "no webhook": ("PUT", "/webhook", {"url": ""}, "own"),
    "bot": ("POST", "/bot", {"bot": "random"}, "host and own"),
    "back": ("DELETE", "/bot", None, "host and own"),
}
"""Method, path, body, and who may."""


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", CALLS)
async def test_who_may_do_what_with_a_seat(name: str, seat: int) -> None:
    method, path, body, who = CALLS[name]
    begun = name in ("bot", "back")
    kinds = {} if begun else {f"s{(seat + 1) % 3}": {"kind": "open"}}
    async with serving(webhooks=True) as server:
        made = await server.open(seats=three(**kinds))
        other = await server.open(seats=three())
        await server.room(made["id"])
        own = {one["seat"]: one["token"] for one in made["seats"]}
        tokens = {f"seat {one}": token for one, token in own.items()}
        tokens |= {"nobody": None, "host": made["host"], "elsewhere": other["host"]}
        tokens["seat elsewhere"] = other["seats"][seat]["token"]
        right = {"host": {"host"}, "own": {f"seat {seat}"}}.get(who, {"host", f"seat {seat}"})
        where = f"/tables/{made['id']}/seats/{seat}{path}"
        before = await stored(server, made["id"])
        for caller in sorted(set(tokens) - right):
            answer = await server.call(method, where, tokens[caller], json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), caller
        assert await stored(server, made["id"]) == before
        for wrong in (-1, 3):
            where = f"/tables/{made['id']}/seats/{wrong}{path}"
            answer = await server.call(method, where, made["host"], json=body)
            assert answer.status_code == 422
        where = f"/tables/{made['id']}/seats/{seat}{path}"
        answer = await server.call(method, where, tokens[min(right)], json=body)
        assert answer.status_code == (200 if name == "token" else 204), answer.text
        after = await stored(server, made["id"])
        assert others(after, seat) == others(before, seat)


async def with_open_seats(server: Server, seat: int) -> tuple[Any, Any, str]:
    """A table whose given and following seats are open, its stored seats, the seat's address."""
    made = await server.open(
        seats=three(**{f"s{seat}": {"kind": "open"}, f"s{(seat + 1) % 3}": {"kind": "open"}})
    )
    await server.room(made["id"])
    return made, await stored(server, made["id"]), f"/tables/{made['id']}/seats/{seat}"


@pytest.mark.parametrize("seat", SEATS)
async def test_a_seat_is_taken_and_left_again(seat: int) -> None:
    async with serving() as server:
        made, before, where = await with_open_seats(server, seat)
        given = {"name": "  Ana ", "language": "uk"}
        taken = await server.call("POST", f"{where}/take", None, json=given)
        assert taken.status_code == 200
        assert taken.json()["seat"] == seat
        after = await stored(server, made["id"])
        assert others(after, seat) == others(before, seat)
        told = (after[seat]["kind"], after[seat]["name"], after[seat]["language"])
        assert told == ("person", "Ana", "uk")
        again = await server.call("POST", f"{where}/take", None, json=given)
        assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
        left = await server.call("POST", f"{where}/leave", taken.json()["token"])
        assert left.status_code == 204
        language = {"language": "uk"}  # what was spoken at a seat last is no secret
        assert await stored(server, made["id"]) == [
            {**one, **language} if one["seat"] == seat else one for one in before
        ]


@pytest.mark.parametrize("seat", SEATS)
async def test_the_host_says_what_an_open_seat_is_for(seat: int) -> None:
    async with serving() as server:
        made, before, where = await with_open_seats(server, seat)
        for given, bot in (
            ({"kind": "bot", "name": "Robo"}, "easy"),
            ({"kind": "bot", "name": "Robo", "bot": "random"}, "random"),
            ({"kind": "open"}, ""),
        ):
            answer = await server.call("PUT", where, made["host"], json=given)
            assert (answer.status_code, answer.json()) == (200, None)
            now = await stored(server, made["id"])
            assert others(now, seat) == others(before, seat)
            assert (now[seat]["kind"], now[seat]["token"]) == (given["kind"], None)
            assert bool(now[seat]["bot"]) == bool(bot)
            if "bot" in given:
                assert now[seat]["bot"] == bot
        person = {"kind": "person", "name": "Bo"}
        for token in (None, *(one["token"] for one in made["seats"])):
            assert (await server.call("PUT", where, token, json=person)).status_code == 403
        answer = await server.call("PUT", where, made["host"], json=person)
        assert answer.json()["seat"] == seat
        guest = await server.join(made["id"], answer.json()["token"])
        assert guest.document["view"] is None  # another seat is still open
        assert [one["online"] for one in guest.document["table"]["seats"]] == [
            one == seat for one in SEATS
        ]
        refused = await server.call("PUT", where, made["host"], json={"kind": "open"})
        assert (refused.status_code, refused.json()["code"]) == (409, "seat-taken")
        now = await stored(server, made["id"])
        assert others(now, seat) == others(before, seat)


@pytest.mark.parametrize("seat", SEATS)
async def test_a_new_token_is_for_its_seat(seat: int) -> None:
    async with serving() as server:
        made = await server.open(seats=three())
        answer = await server.call("POST", f"/tables/{made['id']}/seats/{seat}/token", made["host"])
        assert answer.json()["seat"] == seat
        guest = await server.join(made["id"], answer.json()["token"])
        assert guest.document["view"]["seat"] == seat
        for one in made["seats"]:
            greeted = await server.connect(made["id"]).hello(one["token"])
            assert (greeted["is"] == "error") == (one["seat"] == seat)


@pytest.mark.parametrize("seat", SEATS)
async def test_a_webhook_is_set_and_taken_away(seat: int) -> None:
    async with serving(webhooks=True) as server:
        made = await server.open(seats=three())
        where, token = f"/tables/{made['id']}/seats/{seat}/webhook", made["seats"][seat]["token"]
        before = await stored(server, made["id"])
        assert (await server.call("PUT", where, token, json=HOOK)).status_code == 204
        now = await stored(server, made["id"])
        assert now[seat]["webhook"] == {"kind": "ntfy", "url": HOOK["url"]}
        assert now[seat]["language"] == "pl"
        assert others(now, seat) == others(before, seat)
        assert (await server.call("PUT", where, token, json={"url": ""})).status_code == 204
        now = await stored(server, made["id"])
        assert (now[seat]["webhook"], now[seat]["language"]) == (None, "pl")


@pytest.mark.parametrize("seat", SEATS)
async def test_a_bot_plays_for_a_seat_and_gives_it_back(seat: int) -> None:
    """At the table and by a call; the second time makes no difference."""
    async with serving() as server:
        made = await server.open(seats=three(), options={"beginners": [0, 1, 2]})
        guests = [await server.join(made["id"], one["token"]) for one in made["seats"]]
        room = await server.room(made["id"])
        room.driver.start = lambda: None  # type: ignore[method-assign]  # it need not move
        where = f"/tables/{made['id']}/seats/{seat}/bot"
        for _ in range(2):
            answer = await server.call("POST", where, made["host"], json={"bot": "random"})
            assert answer.status_code == 204
            assert room.table.drivers == ["random" if one == seat else "" for one in SEATS]
        version = room.table.version
        assert (await guests[seat].ask("bot", bot="greedy"))["version"] == version + 1
        assert room.table.drivers == ["greedy" if one == seat else "" for one in SEATS]
        for _ in range(2):
            assert (await server.call("DELETE", where, made["host"])).status_code == 204
            assert room.table.drivers == ["", "", ""]
        assert (await guests[seat].ask("bot"))["is"] == "done"
        assert room.table.drivers[seat] == room.table.usual_bot()
        assert (await guests[seat].ask("back"))["is"] == "done"
        assert room.table.version == version + 4
        await guests[seat].ask("resign")
        assert (await guests[seat].ask("resign"))["is"] == "done"
        refused = await guests[seat].ask("back")
        assert (refused["is"], refused["code"]) == ("error", "not-running")
        assert room.table.resigned == {seat}
        assert (await server.call("DELETE", where, made["host"])).status_code == 409
        assert room.table.version == version + 5
