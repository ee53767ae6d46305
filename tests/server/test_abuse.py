"""Whatever strangers send: they are told what is wrong, nothing changes, and it ends there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.guest import Cut, Guest, Server, forbidden_change, person, serving

from marineris.server.errors import BadMessage
from marineris.server.rooms.room import Room
from marineris.server.web import socket as socket_module
from marineris.server.web.app import MOST_BYTES
from marineris.server.web.socket import LONGEST, PATIENCE, _mark_of, _parsed

pytestmark = pytest.mark.anyio

TURNS = {"beginners": [0, 1], "first_player": 0}
NESTED = '{"do":' + "[" * 5000 + "]" * 5000 + "}"

MALFORMED = [
    "",
    "null",
    "[]",
    '"hello"',
    "{",
    "{}",
    "\x00",
    "NaN",
    "1e999",
    NESTED,
    '{"do": "dance"}',
    '{"do": null}',
    '{"do": ["move"]}',
    '{"do": "move"}',
    '{"do": "move", "at": 1}',
    '{"do": "move", "at": "1", "move": 0}',
    '{"do": "move", "at": 1, "move": "0"}',
    '{"do": "move", "at": 1, "move": 0.5}',
    '{"do": "move", "at": 1, "move": true}',
    '{"do": "move", "at": 1, "move": null}',
    '{"do": "move", "at": 1, "move": -1}',
    '{"do": "move", "at": -1, "move": 0}',
    '{"do": "move", "at": 1, "move": NaN}',
    '{"do": "move", "at": 1, "move": Infinity}',
    '{"do": "move", "at": 1, "move": 1e400}',
    '{"do": "move", "at": 1, "move": ' + "9" * 5000 + "}",
    '{"do": "move", "at": ' + "9" * 40 + ', "move": 0}',
    '{"do": "move", "at": 1, "move": 0, "seat": 1}',
    '{"do": "move", "at": 1, "move": 0, "id": 5}',
    '{"do": "move", "at": 1, "move": 0, "id": "' + "x" * 41 + '"}',
    '{"do": "undo"}',
    '{"do": "why", "move": [1]}',
    '{"do": "chat", "text": ""}',
    '{"do": "chat", "text": 5}',
    '{"do": "chat", "text": "' + "x" * 501 + '"}',
    '{"do": "chat", "text": "\\ud800"}',
    '{"do": "log", "before": "all"}',
    '{"do": "language", "language": "../../etc"}',
    '{"do": "bot", "bot": "' + "x" * 41 + '"}',
    '{"do": "bot", "bot": "file.py:Bot"}',
    '{"do": "hello", "token": null}',
    '{"do": "resign", "seat": 1}',
]


async def at_table(server: Server, **more: Any) -> tuple[Any, Guest, Room]:
    """A table of two in the first turn, with its first player."""
    made = await server.open(seats=person(2), options=TURNS, **more)
    guest = await server.join(made["id"], made["seats"][0]["token"])
    return made, guest, await server.room(made["id"])


async def refused(guest: Guest, text: str) -> Any:
    """Send something and expect an error with a sentence."""
    guest.say_raw(text)
    while True:
        message = await guest.next()
        if message["is"] == "error":
            assert message["code"]
            assert message["text"].strip()
            assert len(message["text"]) < 700
            return message


# The socket.


async def test_what_cannot_be_read_is_said_and_changes_nothing() -> None:
    async with serving() as server:
        _, guest, room = await at_table(server)
        with forbidden_change(room):
            for text in MALFORMED:
                answer = await refused(guest, text)
                assert answer["code"] == "bad-message", text
        assert (await guest.ask("ping"))["is"] == "pong"  # and goes on


@settings(max_examples=100)
@given(data=st.text() | st.recursive(st.integers() | st.text(), st.lists).map(json.dumps))
def test_anything_is_read_or_refused(data: str) -> None:
    with contextlib.suppress(BadMessage):
        assert _parsed(data).do
    assert isinstance(_mark_of(data), str)


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(
    message=st.fixed_dictionaries(
        {"do": st.sampled_from(["hello", "move", "undo", "why", "chat", "log", "bot", "ping"])},
        optional={
            key: st.none() | st.integers() | st.floats() | st.text() | st.lists(st.integers())
            for key in ("at", "move", "id", "text", "before", "bot", "token", "since", "seat")
        },
    )
)
def test_any_fields_are_read_or_refused(message: dict[str, Any]) -> None:
    try:
        command = _parsed(json.dumps(message))
    except BadMessage:
        return
    assert command.do == message["do"]


@pytest.mark.parametrize(
    ("text", "data", "code"),
    [
        (None, b'{"do": "ping"}', "bad-message"),
        (None, b"\xff" * 100, "bad-message"),
        ("x" * (LONGEST + 1), None, "too-big"),
        ("ä" * (LONGEST // 2 + 1), None, "too-big"),
        ('{"do": "chat", "text": "' + "x" * 70_000 + '"}', None, "too-big"),
    ],
)
async def test_frames_that_are_no_messages_end_the_connection(
    text: str | None, data: bytes | None, code: str
) -> None:
    async with serving() as server:
        _, guest, room = await at_table(server)
        with forbidden_change(room):
            guest.say_raw(text, data)
            while (message := await guest.next())["is"] != "error":
                pass
            assert message["code"] == code
            assert message["text"]
            cut = await guest.cut()
            assert (cut.code, cut.reason) == (1008, code)


@pytest.mark.parametrize(
    "first",
    [
        {"do": "move", "at": 1, "move": 0},
        {"do": "ping"},
        {"do": "chat", "text": "hi"},
        "no json",
        {"do": "hello", "token": "x" * 101},
        {"do": "hello", "since": -1},
        {"do": "hello", "token": 5},
    ],
)
async def test_without_a_hello_nothing_goes(first: Any) -> None:
    async with serving() as server:
        made, _, room = await at_table(server)
        with forbidden_change(room):
            guest = server.connect(made["id"])
            guest.say(first)
            answer = await guest.next()
            assert (answer["is"], answer["code"]) == ("error", "bad-message")
            assert (await guest.cut()).code == 1008
            assert (await server.http.get(f"/api/tables/{made['id']}")).status_code == 200
        assert not room.stored.seats[0].webhook
        assert await server.registry.store.chat(made["id"]) == []


async def test_who_says_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.05)
    async with serving() as server:
        made, guest, _ = await at_table(server)
        silent = server.connect(made["id"])
        assert (await silent.cut()).reason == "no-hello"
        assert (await guest.ask("ping"))["is"] == "pong"


async def test_a_refusal_says_which_message_it_is_for() -> None:
    """Also where the message was wrong in itself, as far as its mark can be read."""
    async with serving() as server:
        _, guest, _ = await at_table(server)
        for text in (
            '{"do": "dance", "id": "m7"}',
            '{"do": "chat", "text": "", "id": "m7"}',
            '{"do": "move", "at": 1, "move": -1, "id": "m7"}',
        ):
            assert (await refused(guest, text))["id"] == "m7"
        for text in ('{"do": "dance", "id": "\\ud800"}', '{"do": "dance", "id": 7}', '["id"]'):
            assert (await refused(guest, text))["id"] == ""


async def test_a_second_hello_is_refused() -> None:
    """Nobody changes seats within a connection."""
    async with serving() as server:
        made, guest, room = await at_table(server)
        with forbidden_change(room):
            answer = await guest.ask("hello", token=made["seats"][1]["token"])
            assert answer["code"] == "bad-message"
        assert guest.document["view"]["seat"] == 0
        await guest.settled()
        assert [seat["online"] for seat in guest.document["table"]["seats"]] == [True, False]


async def test_a_wrong_token_opens_nothing() -> None:
    async with serving() as server:
        made, _, room = await at_table(server)
        other = await server.open(seats=person(2))
        wrong = ["x", other["seats"][0]["token"], other["host"], made["id"], "ä", "\u0000"]
        with forbidden_change(room):
            for token in wrong:
                guest = server.connect(made["id"])
                answer = await guest.hello(token)
                assert (answer["is"], answer["code"]) == ("error", "not-your-seat")
                assert (await guest.cut()).reason == "not-your-seat"


@pytest.mark.parametrize("table", ["nothere", "x" * 500, "%00", "a\x00b", "..", "ABC", "ä"])
async def test_a_table_that_is_not_there(table: str, database_url: str) -> None:
    async with serving(database_url) as server:
        guest = server.connect(table)
        assert (await guest.hello(None))["code"] == "unknown-table"
        assert (await guest.cut()).reason == "unknown-table"


async def test_who_watches_cannot_play() -> None:
    async with serving() as server:
        made, player, room = await at_table(server)
        move = player.document["decision"]["moves"][0]
        for token in (None, made["host"]):
            guest = await server.join(made["id"], token)
            assert guest.document["decision"] is None
            with forbidden_change(room):
                for do, more in (
                    ("move", {"at": guest.version, "move": move}),
                    ("undo", {"at": guest.version}),
                    ("why", {"move": move}),
                    ("preview", {"move": move}),
                    ("resign", {}),
                    ("bot", {}),
                    ("back", {}),
                ):
                    answer = await guest.ask(do, **more)
                    assert (answer["is"], answer["code"]) == ("error", "not-your-seat")


async def test_offers_are_for_your_seat_and_a_version() -> None:
    async with serving() as server:
        made, player, room = await at_table(server)
        game = room.table.playing
        with forbidden_change(room):
            answer = await player.ask("offers")
            assert answer["offers"] == game.offers(0)
            assert answer["version"] == room.table.version
            watching = await server.join(made["id"], None)
            assert (await watching.ask("offers"))["offers"] == game.offers()
            assert (await player.ask("offers", seat=1))["code"] == "bad-message"
            assert (await player.ask("offers", move=3))["code"] == "bad-message"


async def test_asking_for_offers_counts_as_messages() -> None:
    async with serving(messages_a_second=1) as server:  # however slow the machine is
        _, player, _ = await at_table(server)
        answers = [await player.ask("offers") for _ in range(100)]
        assert {one["is"] for one in answers} == {"answer", "error"}
        assert {one["code"] for one in answers if one["is"] == "error"} == {"too-fast"}


async def test_where_nobody_may_watch_nobody_does() -> None:
    async with serving() as server:
        made, _, _ = await at_table(server, settings={"spectators": False})
        guest = server.connect(made["id"])
        assert (await guest.hello(None))["code"] == "not-your-seat"


async def test_out_of_turn_illegal_and_repeated_moves() -> None:
    async with serving() as server:
        made, guest, room = await at_table(server)
        other = await server.join(made["id"], made["seats"][1]["token"])
        legal = guest.document["decision"]["moves"]
        names = len(room.table.playing.rules.catalogue)
        with forbidden_change(room):
            assert (await other.move(legal[0]))["code"] == "illegal-move"
            illegal = next(move for move in range(names) if move not in legal)
            answer = await guest.move(illegal)
            assert answer["code"] == "illegal-move"
            assert answer["reasons"][0]["rule"]
            assert answer["reasons"][0]["text"]
            assert (await guest.move(names))["code"] == "unknown-move"
            assert (await guest.move(2**31 - 1))["code"] == "unknown-move"
            assert (await guest.ask("why", move=names))["code"] == "unknown-move"
            assert (await guest.ask("preview", move=illegal))["code"] == "illegal-move"
            assert (await guest.move(legal[0], at=0))["code"] == "stale"
            assert (await guest.move(legal[0], at=99))["code"] == "stale"
            assert (await guest.ask("undo", at=guest.version))["code"] == "no-undo"
        message = {"do": "move", "at": guest.version, "move": legal[1], "id": "twice"}
        for _ in range(3):
            guest.say(message)
        answers: list[Any] = []
        while len(answers) < 3:
            one = await guest.next()
            if one.get("id") == "twice":
                answers.append(one)
        assert [one["is"] for one in answers] == ["done", "error", "error"]
        assert {one["code"] for one in answers[1:]} == {"stale"}
        assert room.table.version == 2


async def test_one_address_holds_only_so_many_sockets() -> None:
    async with serving(sockets_an_address=2) as server:
        made = await server.open(seats=person(2))
        first = await server.join(made["id"], made["seats"][0]["token"])
        await server.join(made["id"])
        with pytest.raises(Cut, match="too-many-sockets"):
            await server.join(made["id"])
        assert (await first.ask("ping"))["is"] == "pong"
        await first.leave()
        assert (await (await server.join(made["id"])).ask("ping"))["is"] == "pong"


async def test_who_floods_is_told_and_then_cut_off() -> None:
    async with serving(messages_a_second=5) as server:
        made, guest, room = await at_table(server)
        with forbidden_change(room):
            for _ in range(PATIENCE + 200):
                guest.say({"do": "ping", "id": "p"})
            cut = await guest.cut()
        assert cut.reason == "too-fast"
        told = [json.loads(one) for one in guest.got]
        assert sum(one["is"] == "pong" for one in told) in range(15, 40)
        slow = [one for one in told if one["is"] == "error"]
        assert {one["code"] for one in slow} == {"too-fast"}
        assert len(slow) <= PATIENCE + 100
        again = await server.join(made["id"], made["seats"][0]["token"])
        assert (await again.ask("ping"))["is"] == "pong"


@pytest.mark.parametrize("junk", ["{", '{"do": "move", "at": 0, "move": 0}'])
async def test_floods_of_junk_and_of_stale_moves_are_cut_off_too(junk: str) -> None:
    async with serving(messages_a_second=5) as server:
        _, guest, room = await at_table(server)
        with forbidden_change(room):
            for _ in range(PATIENCE + 200):
                guest.say_raw(junk)
            assert (await guest.cut()).reason == "too-fast"
        assert len(guest.got) < PATIENCE + 200


async def test_dear_questions_cost_more() -> None:
    async with serving(messages_a_second=5) as server:
        _, guest, _ = await at_table(server)
        answers = [(await guest.ask("log", before=5))["is"] for _ in range(5)]
        assert answers[:2] == ["answer", "answer"]
        assert answers[-1] == "error"


async def test_a_client_that_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its messages do not pile up for ever."""
    monkeypatch.setattr(socket_module, "QUEUE", 8)
    async with serving() as server:
        made, guest, _ = await at_table(server)
        deaf = await server.join(made["id"])
        deaf._from_server = asyncio.Queue()
        stuck = asyncio.Event()

        async def never(_: object) -> None:
            await stuck.wait()

        room = await server.room(made["id"])
        [socket] = [one for one in room.audience.clients() if one.seat is None]
        monkeypatch.setattr(socket._websocket, "send_text", never)  # type: ignore[attr-defined]  # a Socket
        for number in range(20):
            await guest.ask("chat", text=f"{number}")
        assert socket._close_reason == "too-slow"  # type: ignore[attr-defined]  # a Socket
        stuck.set()
        assert (await guest.ask("ping"))["is"] == "pong"


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[31m", "\u202e abc", "x" * 500, "<b>&amp;"])
async def test_strange_signs_in_chat_and_names(text: str, database_url: str) -> None:
    """PostgreSQL keeps no zero byte; whoever sends one must not bring anybody down."""
    async with serving(database_url) as server:
        _, guest, _ = await at_table(server)
        answer = await guest.ask("chat", text=text)
        assert answer["is"] in ("done", "error")
        if answer["is"] == "error":
            assert answer["code"] == "bad-message"
        seats = [{"kind": "person", "name": text[:40]}, {"kind": "open"}]
        body = {"game": "terraforming", "seats": seats, "settings": {"title": text[:80]}}
        made = await server.http.post("/api/tables", json=body)
        assert made.status_code in (201, 422), made.text
        if made.status_code == 201:
            path = f"/api/tables/{made.json()['id']}/seats/1/take"
            again = await server.http.post(path, json={"name": text[:40]})
            assert (again.status_code, again.json()["code"]) == (409, "name-taken")
            taken = await server.http.post(path, json={"name": text[:39] + "2"})
            assert taken.status_code == 200


async def test_a_token_that_was_issued_anew_cuts_the_old_client_off() -> None:
    async with serving() as server:
        made, guest, room = await at_table(server)
        path = f"/tables/{made['id']}/seats/0/token"
        for wrong in (None, "x", made["seats"][0]["token"], made["seats"][1]["token"]):
            answer = await server.call("POST", path, wrong)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        fresh = (await server.call("POST", path, made["host"])).json()["token"]
        with forbidden_change(room):
            guest.say({"do": "move", "at": 1, "move": guest.document["decision"]["moves"][0]})
            cut = await guest.cut()
        assert cut.reason == "not-your-seat"
        old = server.connect(made["id"])
        assert (await old.hello(made["seats"][0]["token"]))["code"] == "not-your-seat"
        new = await server.join(made["id"], fresh)
        assert new.document["view"]["seat"] == 0


async def test_a_deleted_table_is_gone_for_everybody() -> None:
    async with serving() as server:
        made, guest, _ = await at_table(server)
        path = f"/tables/{made['id']}"
        for wrong in (None, "x", made["seats"][0]["token"]):
            assert (await server.call("DELETE", path, wrong)).status_code == 403
        assert (await server.call("DELETE", path, made["host"])).status_code == 204
        assert (await guest.cut()).reason == "unknown-table"
        for method, rest in (
            ("GET", ""),
            ("DELETE", ""),
            ("POST", "/start"),
            ("GET", "/record"),
            ("POST", "/seats/0/token"),
        ):
            answer = await server.call(method, path + rest, made["host"])
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


# HTTP.


async def test_bodies_that_are_too_long_or_of_unknown_length() -> None:
    async with serving() as server:
        long = b" " * (MOST_BYTES + 1)
        answer = await server.http.post("/api/tables", content=long)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")

        async def pieces() -> Any:
            yield b"{}"

        answer = await server.http.post("/api/tables", content=pieces())
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        for length in ("-1", "x", "²", "9" * 5000, "1, 1"):
            headers = {b"content-length": length.encode("latin-1")}
            answer = await server.http.post("/api/tables", headers=headers, content=b"")
            assert answer.status_code == 413, length


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b"{", "application/json"),
        (b"\xff\xfe\x00", "application/json"),
        (b"game=terraforming", "application/x-www-form-urlencoded"),
        (b'{"game": "terraforming"}', "text/plain"),
        (b"[" * 50_000, "application/json"),
        (b'{"game": "terraforming", "seats": []}', "application/json"),
        (b'{"game": "chess", "seats": [{"kind": "person"}]}', "application/json"),
        (b'{"game": "terraforming", "seats": [{"kind": "king"}]}', "application/json"),
        (b'{"game":"terraforming","seats":[{"kind":"person"}],"seed":1e3}', "application/json"),
        (b'{"game":"terraforming","seats":[{"kind":"person"}],"seed":NaN}', "application/json"),
        (b'{"game":"terraforming","seats":[{"kind":"person"}],"seed":-1}', "application/json"),
        (
            b'{"game":"terraforming","seats":[{"kind":"person"}],"seed":' + b"9" * 5000 + b"}",
            "application/json",
        ),
        (
            b'{"game":"terraforming","seats":[{"kind":"person"}],"options":{"draft":1}}',
            "application/json",
        ),
        (
            b'{"game":"terraforming","seats":[{"kind":"person"},{"kind":"person"}],'
            b'"options":{"beginners":[true]}}',
            "application/json",
        ),
        (
            b'{"game":"terraforming","seats":[{"kind":"person"}],"options":{"x":"\\ud800"}}',
            "application/json",
        ),
        (
            b'{"game":"terraforming","seats":[{"kind":"bot","bot":"\\ud800"}]}',
            "application/json",
        ),
        (
            b'{"game":"terraforming","seats":[{"kind":"person"}],"settings":{"clock":{"minutes":NaN}}}',
            "application/json",
        ),
    ],
)
async def test_bodies_that_make_no_table(content: bytes, kind: str) -> None:
    async with serving() as server:
        headers = {"Content-Type": kind}
        answer = await server.http.post("/api/tables", content=content, headers=headers)
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"]
        assert answer.json()["text"]
        assert await server.registry.store.count() == 0


async def test_records_that_are_none() -> None:
    async with serving() as server:
        head = "marineris: 1\ngame: terraforming 1\nplayers: 2\nseed: 1\n"
        end = "\nend: 0 moves, \n"
        bad = [
            "",
            "x",
            "marineris: 2\n",
            head,
            head + "\n0 pass\nend: 1 moves, \n",
            head + "\n9 pass\nend: 1 moves, \n",
            head.replace("players: 2", "players: 99") + end,
            head.replace("terraforming", "chess") + end,
            head + "option: draft = 5\n" + end,
            head + "position: {}\n" + end,
            head + "position: []\n" + end,
            head + "position: " + "[" * 10_000 + "\n" + end,
            head + "\nend: 0 moves, 0123456789abcdef\n",
        ]
        for text in bad:
            answer = await server.call("POST", "/records", json={"text": text})
            assert answer.status_code == 422, text[:100]
            assert answer.json()["text"]
        assert await server.registry.store.count() == 0


async def test_positions_that_were_tampered_with() -> None:
    """A snapshot comes from a stranger: whatever it holds, the server stands."""
    async with serving() as server:
        made = await server.open(seats=person(2), options=TURNS)
        room = await server.room(made["id"])
        game = room.table.playing
        position = game.rules.snapshot(game.state)
        rng = random.Random(1)
        head = "marineris: 1\ngame: terraforming 1\nplayers: 2\nseed: 1\n"
        strange: list[Any] = [None, -5, 10**30, "x", [], {}, [1, "x"], [[None]], {"type": "Turn"}]
        for _ in range(150):
            broken = json.loads(json.dumps(position))
            for _ in range(rng.randint(1, 2)):
                tamper(broken, rng, strange)
            text = f"{head}position: {json.dumps(broken)}\n\nend: 0 moves, \n"
            answer = await server.call("POST", "/records", json={"text": text})
            assert answer.status_code in (201, 422), text
            if answer.status_code == 201:
                made = answer.json()
                guest = server.connect(made["id"])
                greeting = await guest.hello(made["seats"][0]["token"])
                assert greeting["is"] == "state"
                await guest.leave()


def tamper(data: Any, rng: random.Random, strange: list[Any]) -> None:
    """Put something strange somewhere into plain data."""
    key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
    if isinstance(data[key], (dict, list)) and data[key] and rng.random() < 0.6:
        tamper(data[key], rng, strange)
    else:
        data[key] = rng.choice(strange)


async def test_many_tables_from_one_address() -> None:
    async with serving(tables_an_hour=5) as server:
        body = {"game": "terraforming", "seats": person(1)}
        codes = [(await server.http.post("/api/tables", json=body)).status_code for _ in range(8)]
        assert codes == [201] * 5 + [429] * 3
        answer = await server.http.post("/api/records", json={"text": "x"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert answer.headers["Retry-After"]
        assert (await server.http.get("/api/tables")).status_code == 200
        assert await server.registry.store.count() == 5


async def test_many_requests_from_one_address() -> None:
    async with serving(requests_a_second=2) as server:
        codes = [(await server.http.get("/health")).status_code for _ in range(20)]
        assert codes[:8] == [200] * 8
        assert codes[-1] == 429


@pytest.mark.parametrize("trusts", [False, True])
async def test_an_address_cannot_be_made_up_unless_a_proxy_is_trusted(trusts: bool) -> None:
    async with serving(tables_an_hour=1, trust_proxy=trusts) as server:
        body = {"game": "terraforming", "seats": person(1)}
        codes = []
        for number in range(3):
            # What a caller sends itself comes before what the proxy adds.
            headers = {"X-Forwarded-For": f"10.0.0.{number}, 192.0.2.7"}
            codes.append(await server.http.post("/api/tables", json=body, headers=headers))
        assert [one.status_code for one in codes] == [201, 429, 429]


async def test_a_full_server_opens_no_more() -> None:
    async with serving(most_tables=1) as server:
        await server.open(seats=person(1))
        body = {"game": "terraforming", "seats": person(1)}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "server-full")


async def test_seats_belong_to_those_who_sit_there() -> None:
    async with serving() as server:
        made = await server.open(seats=[*person(2), {"kind": "open"}], settings={"private": True})
        path = f"/tables/{made['id']}/seats"
        mine, other = (one["token"] for one in made["seats"])
        calls: list[tuple[str, str, str | None, Any, int]] = [
            ("POST", "/2/take", None, {"name": "x"}, 403),
            ("POST", "/2/take", None, {"invite": "x"}, 403),
            ("POST", "/2/take", None, {"invite": made["host"]}, 403),
            ("POST", "/0/take", None, {"invite": made["invite"]}, 409),
            ("POST", "/9/take", None, {"invite": made["invite"]}, 422),
            ("POST", "/99/take", None, {}, 422),
            ("POST", "/-1/take", None, {}, 422),
            ("POST", "/0/leave", other, None, 403),
            ("POST", "/0/leave", None, None, 403),
            ("PUT", "/2", mine, {"kind": "bot"}, 403),
            ("PUT", "/0", made["host"], {"kind": "bot"}, 409),
            ("PUT", "/2", made["host"], {"kind": "bot", "bot": "../x"}, 422),
            ("POST", "/2/token", made["host"], None, 403),
            ("PUT", "/0/webhook", other, {"url": "https://x.example/"}, 403),
            ("PUT", "/0/webhook", made["host"], {"url": "https://x.example/"}, 403),
            ("PUT", "/0/webhook", mine, {"url": "https://x.example/"}, 422),
            ("POST", "/0/bot", other, {}, 403),
            ("POST", "/0/bot", mine, {}, 409),
            ("DELETE", "/0/bot", mine, None, 409),
        ]
        for method, rest, token, body, status in calls:
            answer = await server.call(method, path + rest, token, json=body)
            assert answer.status_code == status, (method, rest, answer.text)
            assert answer.json()["text"]
        assert (await server.call("POST", f"/tables/{made['id']}/start", mine)).status_code == 403
        card = (await server.call("GET", f"/tables/{made['id']}")).json()
        assert [seat["kind"] for seat in card["seats"]] == ["person", "person", "open"]


async def test_once_begun_the_seats_stand() -> None:
    async with serving() as server:
        made, guest, room = await at_table(server)
        path = f"/tables/{made['id']}/seats/0"
        token = made["seats"][0]["token"]
        with forbidden_change(room):
            assert (await server.call("POST", f"{path}/leave", token)).status_code == 409
            answer = await server.call("PUT", path, made["host"], json={"kind": "open"})
            assert (answer.status_code, answer.json()["code"]) == (409, "already-started")
            assert (await server.call("POST", f"{path}/take", json={})).status_code == 409
        assert (await guest.ask("ping"))["is"] == "pong"


async def test_errors_say_what_is_wrong_in_every_case() -> None:
    """Addresses that lead nowhere, methods that are none: still a code and a sentence."""
    async with serving() as server:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/tables/abc", 404),
            ("GET", "/api/tables/AB!", 422),
            ("PATCH", "/api/tables", 405),
            ("GET", "/api/games/chess/book", 422),
            ("GET", "/api/tables?limit=0", 422),
            ("GET", "/api/tables?status=secret", 422),
            ("GET", "/api/games?language=%00", 422),
        ):
            answer = await server.http.request(method, path)
            assert answer.status_code == status, path
            assert set(answer.json()) == {"code", "text"}
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
