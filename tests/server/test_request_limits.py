"""Requests that ask for too much: refused before anybody judges them, while others play on."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from typing import Any

import pytest
from tests.server.guest import PATIENCE, Guest, person, serving

import marineris
from marineris.core.error import BadRecord
from marineris.core.record import Record
from marineris.server.errors import BadMessage
from marineris.server.request_limits import MOST_LINES, MOST_MOVES, check_options, check_record
from marineris.server.rooms import lifecycle
from marineris.server.web.app import MOST_BYTES, MOST_RECORD_BYTES

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
DEEP: Any = json.loads("[" * 300 + "]" * 300)
WRONG: dict[str, Any] = {
    "many seats": list(range(900)),
    "more than any game has": [0] * 10_000,
    "a deep list": DEEP,
    "lists within lists": [[[0] * 5] * 5] * 5,
    "a long word": "x" * 3_000,
    "a huge number": 10**4_000,
    "many names": {str(number): number for number in range(900)},
    "nothing": None,
    "a part": 0.5,
}


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
async def test_no_value_of_an_option_is_too_much_to_answer(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer is a sentence of a readable length, whatever was given."""
    options = [option.name for option in marineris.rules_of(game).option_list()]
    async with serving() as server:
        for option, (name, value) in itertools.product(options, WRONG.items()):
            body = {"game": game, "seats": person(2), "options": {option: value}}
            for language in ("en", "pl", "uk", "sr"):
                answer = await server.http.post(
                    "/api/tables", json=body, headers={"Accept-Language": language}
                )
                told = answer.json()
                assert answer.status_code == 422, (name, told)
                assert told["code"] in ("bad-option", "bad-message")
                assert len(told["code"]) + 20 < len(told["text"]) < 3_000, (name, told)
        assert await server.registry.store.count() == 0
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_a_list_of_a_million_seats_is_not_even_read() -> None:
    async with serving() as server:
        body = {"game": "terraforming", "seats": person(2), "options": {"beginners": [0] * 10**6}}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        content = b" " * (MOST_BYTES + 1)
        for path in ("/api/tables", "/api/tables/abc/seats/0/take", "/api/tables/abc/start"):
            assert (await server.http.post(path, content=content)).status_code == 413
        assert (await server.http.post("/api/records", content=content)).status_code == 422
        long = b" " * (MOST_RECORD_BYTES + 1)
        assert (await server.http.post("/api/records", content=long)).status_code == 413


async def test_others_play_on_while_too_much_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody judges it, which once took 17 seconds for one list of a million seats."""

    def judged(*_: Any) -> Any:
        raise AssertionError("it was judged")

    body: dict[str, Any] = {"game": "terraforming", "seats": person(2)}
    most = (MOST_BYTES - 1_000) // 2
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await server.join(made["id"], made["seats"][0]["token"])
        monkeypatch.setattr(lifecycle, "table_options", judged)
        for count, status in ((10**6, 413), (most, 422)):
            given = {**body, "options": {"beginners": [0] * count}}
            content = json.dumps(given, separators=(",", ":")).encode()
            asked = [
                asyncio.create_task(server.http.post("/api/tables", content=content, headers=JSON))
                for _ in range(5)
            ]
            while not all(one.done() for one in asked):
                await play(guest, 1)
            assert [one.result().status_code for one in asked] == [status] * 5


HEAD = f"marineris: 1\ngame: terraforming {marineris.rules_of('terraforming').version}\n"


@pytest.mark.parametrize("line", ["0 pass\n", "0 pass\r", "#\u2028", "\n", "option: x = 1\n"])
async def test_a_record_longer_than_any_game_is_not_parsed(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(text: str) -> Record:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(Record, "loads", parsed)
    async with serving() as server:
        answer = await server.http.post(
            "/api/records", json={"text": HEAD + line * (MOST_LINES + 1)}
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert f"{MOST_MOVES:,}" in answer.json()["text"]


def test_what_a_record_may_hold() -> None:
    check_record("0 pass\n" * MOST_LINES)
    with pytest.raises(BadRecord):
        check_record("0 pass\n" * (MOST_LINES + 1))
    for options in ({}, {"beginners": [0, 1, 2, 3, 4], "board": "tharsis", "draft": True}):
        check_options(options)
    for name, value in WRONG.items():
        if name in ("a deep list", "more than any game has", "a long word"):
            with pytest.raises(BadMessage):
                check_options({"x": value})
    with pytest.raises(BadMessage):
        check_options({"x" * 5_000: 1})


async def test_the_options_of_a_record_are_bounded_too() -> None:
    async with serving() as server:
        for value in ([0] * 100_000, DEEP):
            text = HEAD + "players: 2\nseed: 7\n"
            text += f"option: beginners = {json.dumps(value)}\n\nend: 0 moves, x\n"
            answer = await server.http.post("/api/records", json={"text": text})
            assert answer.status_code == 422
            assert answer.json()["code"] == "bad-message"


async def play(guest: Guest, times: int) -> None:
    """Pick something and take it back, so many times."""
    move = guest.document["decision"]["moves"][0]
    for _ in range(times):
        assert (await guest.move(move))["is"] == "done"
        assert (await guest.ask("undo", at=guest.version))["is"] == "done"


async def test_others_play_on_while_a_record_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as it takes; nothing else waits for it, and only one is judged at a time."""
    released, loads, running = threading.Event(), Record.loads, []

    def slow(text: str) -> Record:
        running.append(text)
        assert released.wait(PATIENCE)
        return loads(text)

    monkeypatch.setattr(Record, "loads", slow)
    record = marineris.new("terraforming", players=2, seed=1).record().dumps()
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await server.join(made["id"], made["seats"][0]["token"])
        imports = [
            asyncio.create_task(server.http.post("/api/records", json={"text": record}))
            for _ in range(3)
        ]
        while not running:
            await asyncio.sleep(0)
        await play(guest, 5)
        assert len(running) == 1
        assert not any(one.done() for one in imports)
        released.set()
        assert [one.status_code for one in await asyncio.gather(*imports)] == [201] * 3
