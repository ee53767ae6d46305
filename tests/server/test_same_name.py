"""Nobody at a table is called like somebody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.guest import Server, serving

import marineris
from marineris.table.names import LONGEST_NAME, distinct, look

pytestmark = pytest.mark.anyio

ANA = {"kind": "person", "name": "Ana"}
OPEN = {"kind": "open"}


async def names(server: Server, table: str) -> list[str]:
    card = (await server.call("GET", f"/tables/{table}")).json()
    return [seat["name"] for seat in card["seats"]]


@pytest.mark.parametrize("name", ["Ana", "ana", " ANA ", "\uff21na"])
async def test_a_name_is_taken_once(name: str) -> None:
    """The refusal names it, in the language of whoever asks, and the seat stays open."""
    async with serving() as server:
        made = await server.open(seats=[ANA, OPEN, OPEN])
        take = f"/tables/{made['id']}/seats/1/take"
        texts = set()
        for language in ("en", "pl", "uk", "sr"):
            headers = {"Accept-Language": language}
            answer = await server.call("POST", take, json={"name": name}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
            assert name.strip() in answer.json()["text"]
            texts.add(answer.json()["text"])
        assert len(texts) == 4
        assert await names(server, made["id"]) == ["Ana", "", ""]
        assert (await server.call("POST", take, json={"name": "Bo"})).status_code == 200


async def test_of_two_with_the_same_name_one_sits_down(database_url: str) -> None:
    async with serving(database_url) as server:
        made = await server.open(seats=[ANA, OPEN, OPEN, OPEN])
        takes = [
            server.call("POST", f"/tables/{made['id']}/seats/{seat}/take", json={"name": "Bo"})
            for seat in (1, 2, 3)
        ]
        answers = await asyncio.gather(*takes)
        assert sorted(one.status_code for one in answers) == [200, 409, 409]
        assert sorted(await names(server, made["id"])) == ["", "", "Ana", "Bo"]


async def test_who_gets_up_leaves_the_name_and_no_name_is_no_name() -> None:
    async with serving() as server:
        made = await server.open(seats=[ANA, OPEN, OPEN])
        path = f"/tables/{made['id']}/seats"
        token = made["seats"][0]["token"]
        assert (await server.call("POST", f"{path}/0/leave", token)).status_code == 204
        for seat, name in ((1, "Ana"), (2, "")):
            take = server.call("POST", f"{path}/{seat}/take", json={"name": name})
            assert (await take).status_code == 200
        assert (await server.call("POST", f"{path}/0/take", json={})).status_code == 200


async def test_a_new_table_with_the_same_name_twice() -> None:
    """People are asked to choose; a bot gets a number."""
    async with serving() as server:
        body: dict[str, Any] = {"game": "terraforming", "seats": [ANA, {**ANA, "name": "ana"}]}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
        bot = {"kind": "bot", "name": "Ana"}
        made = await server.open(seats=[bot, ANA, bot])
        assert await names(server, made["id"]) == ["Ana 2", "Ana", "Ana 3"]


async def test_the_host_gives_no_name_twice() -> None:
    async with serving() as server:
        made = await server.open(seats=[ANA, OPEN, OPEN])
        path = f"/tables/{made['id']}/seats/1"
        answer = await server.call("PUT", path, made["host"], json=ANA)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
        answer = await server.call("PUT", path, made["host"], json={**ANA, "name": "Bo"})
        assert answer.status_code == 200


async def test_the_names_of_a_record_are_told_apart() -> None:
    record = marineris.new("terraforming", players=3, seed=1).record()
    record.names = ["Ana", "Ana", "ana"]
    async with serving() as server:
        answer = await server.http.post("/api/records", json={"text": record.dumps()})
        assert answer.status_code == 201, answer.text
        assert await names(server, answer.json()["id"]) == ["Ana", "Ana 2", "ana 3"]


def test_a_number_makes_a_name_its_own() -> None:
    assert distinct("Bo", ["Ana"]) == "Bo"
    assert distinct("", [""]) == ""
    assert distinct("Bo", ["Bo", "bo 2"]) == "Bo 3"
    long = "x" * LONGEST_NAME
    assert len(distinct(long, [long])) == LONGEST_NAME
    assert look(distinct(long, [long])) != look(long)
