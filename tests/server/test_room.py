"""A room: what clients get and when, bots, clocks, two processes on one store, coming and going."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.server.guest import Cut, Guest, Server, person, rest, serving

from marineris.core.game import Game
from marineris.server.errors import StoreFailed, UnknownTable
from marineris.server.rooms import bot_driver as bot_driver_module
from marineris.server.rooms import registry as registry_module
from marineris.server.rooms import room as room_module
from marineris.server.rooms.room import Room
from marineris.server.store.store import now
from marineris.table.errors import NotRunning
from marineris.table.journal import Entry, EntryKind
from marineris.table.table import folded

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def game_of(room: Room) -> Game[Any]:
    assert room.table.game is not None
    return room.table.game


async def seated(server: Server, made: Any, number: int = 0) -> Guest:
    """The guest on one of the person seats."""
    return await server.join(made["id"], made["seats"][number]["token"])


async def answer_at_random(guest: Guest, rng: random.Random) -> bool:
    """Make a random move if one is asked for."""
    await guest.settled()
    asked = guest.document["decision"]
    if asked is None:
        return False
    return bool((await guest.move(rng.choice(asked["moves"])))["is"] == "done")


async def fresh_document(server: Server, table: str, token: str | None) -> Any:
    """The document as somebody sees it who has just come, but for the time of day."""
    guest = await server.join(table, token)
    return guest.document


# What clients get.


async def test_the_first_thing_a_client_gets_is_the_state() -> None:
    """Whatever happens while it comes in; with it the rest fits on."""
    async with serving() as server:
        made = await server.open(seats=person(3))
        token = made["seats"][0]["token"]
        mover = await seated(server, made, 1)
        rng = random.Random(1)
        for _ in range(10):
            late = server.connect(made["id"])
            late.say({"do": "hello", "token": token})
            mover.say({"do": "chat", "text": "hello", "id": "c"})
            await answer_at_random(mover, rng)
            assert (await late.next())["is"] == "state"
            await late.settled()
            await mover.settled()
            assert late.chat == mover.chat
            fresh = await fresh_document(server, made["id"], token)
            assert late.document == fresh
            await late.leave()


async def test_who_comes_back_unchanged_has_missed_nothing() -> None:
    """Nothing in the journal does not mean nothing at all: people come and go, and talk."""
    async with serving() as server:
        made = await server.open(seats=person(3))
        one, other = await seated(server, made, 0), await seated(server, made, 1)
        await one.settled()
        await one.leave()
        await other.ask("chat", text="where are you?")
        await other.leave()
        again = server.connect(made["id"])
        again.document, again.version = one.document, one.version
        again.say({"do": "hello", "token": made["seats"][0]["token"], "since": one.version})
        greeting = await again.next()
        assert greeting["is"] == "current"
        assert [line[3] for line in greeting["chat"]] == ["where are you?"]
        await again.settled()
        online = [seat["online"] for seat in again.document["table"]["seats"]]
        assert online == [True, False, False]
        third = await seated(server, made, 2)
        await again.settled()
        assert again.document["table"] == third.document["table"]


async def test_who_has_missed_something_gets_it_all() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await seated(server, made)
        for since in (None, 0, guest.version - 1, guest.version + 1):
            late = server.connect(made["id"])
            assert (await late.hello(made["seats"][0]["token"], since=since))["is"] == "state"


async def test_patches_add_up_for_everybody() -> None:
    """Over a game with bots, undos, a resignation and people who come and go."""
    async with serving() as server:
        made = await server.open(
            seats=[*person(2), BOT], settings={"clock": {"minutes": 60}}, options={"draft": True}
        )
        rng = random.Random(5)
        guests = [await seated(server, made, 0), await seated(server, made, 1)]
        watcher = await server.join(made["id"])
        for number in range(60):
            guest = rng.choice(guests)
            await answer_at_random(guest, rng)
            if rng.random() < 0.2:
                await guest.ask("undo", at=guest.version)
            if number == 40:
                await guests[1].ask("resign")
            await server.room(made["id"])
            if number % 10 == 0:
                for look, token in (
                    (guests[0], made["seats"][0]["token"]),
                    (guests[1], made["seats"][1]["token"]),
                    (watcher, None),
                ):
                    await look.settled()
                    assert look.document == await fresh_document(server, made["id"], token)
        numbers = [line[0] for line in guests[0].log]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[-1] == (await server.room(made["id"])).table.line_count


async def test_chat_reaches_everybody_once_and_in_order() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        guests = [await seated(server, made, 0), await seated(server, made, 1)]
        guests.append(await server.join(made["id"]))
        for number in range(5):
            for guest in guests:
                guest.say({"do": "chat", "text": f"line {number}"})
        for guest in guests:
            while len(guest.chat) < 15:
                await guest.next()
            await guest.settled()
            assert [line[0] for line in guest.chat] == list(range(1, 16))
        assert {line[1] for line in guests[0].chat} == {0, 1, -1}
        late = await server.join(made["id"])
        assert late.chat == guests[0].chat


async def test_a_language_is_changed_with_a_new_state() -> None:
    async with serving() as server:
        made = await server.open(seats=person(1))
        guest = await seated(server, made)
        guest.say({"do": "language", "language": "xx-YY"})
        while (await guest.next())["is"] != "state":
            pass
        await guest.settled()
        assert guest.document["table"]["seats"][0]["online"]


# The log.


async def test_earlier_lines_fit_on_and_are_the_same_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    lines: dict[int, Any] = {}
    async with serving(url) as server:
        made = await server.open("mars2049", seats=person(2))
        guest = await seated(server, made)
        other = await seated(server, made, 1)
        rng = random.Random(2)
        while len(guest.log) < 350:
            mover = rng.choice([guest, other])
            # A move or an undo that comes after an answer by the server is out of date, and its
            # client gets the whole state, with only the last lines.
            await server.room(made["id"])
            if await answer_at_random(mover, rng) and rng.random() < 0.1:
                await server.room(made["id"])
                await mover.settled()
                await mover.ask("undo", at=mover.version)
        await guest.settled()
        lines = {line[0]: line for line in guest.log}
        assert sorted(lines) == list(range(1, len(lines) + 1))
        earlier = (await guest.ask("log", before=250))["log"]
        assert earlier == [lines[number] for number in range(150, 250)]
        assert (await guest.ask("log", before=1))["log"] == []
        assert (await guest.ask("log", before=0))["log"] == []
        late = await seated(server, made)
        assert late.log == [lines[number] for number in sorted(lines)[-100:]]
    async with serving(url) as server:
        guest = await seated(server, made)
        assert guest.log == [lines[number] for number in sorted(lines)[-100:]]
        earlier = (await guest.ask("log", before=101))["log"]
        assert earlier == [lines[number] for number in range(1, 101)]


# Coming and going.


async def test_tables_are_loaded_when_somebody_comes_and_leave_when_idle() -> None:
    async with serving(idle_seconds=0) as server:
        made = await server.open(seats=person(2))
        assert server.registry.rooms == {}
        guest = await seated(server, made)
        assert list(server.registry.rooms) == [made["id"]]
        server.registry._let_idle_go()
        assert list(server.registry.rooms) == [made["id"]]  # somebody is there
        await answer_at_random(guest, random.Random(1))
        version, document = guest.version, guest.document
        await guest.leave()
        server.registry.rooms[made["id"]].used_at = time.monotonic() - 1
        server.registry._let_idle_go()
        assert server.registry.rooms == {}
        guest = await seated(server, made)
        assert (guest.version, guest.document) == (version, document)


async def test_a_table_stays_for_a_while_after_the_last_one_has_left() -> None:
    async with serving(idle_seconds=60) as server:
        made = await server.open(seats=person(2))
        guest = await seated(server, made)
        room = server.registry.rooms[made["id"]]
        room.used_at = time.monotonic() - 1000  # nobody has moved for long
        await guest.leave()
        server.registry._let_idle_go()
        assert list(server.registry.rooms) == [made["id"]]


async def test_a_bot_does_not_move_by_an_older_question() -> None:
    """The move may still be legal: what the bot thought about has changed."""
    async with serving() as server:
        made = await server.open(seats=person(2), options={"beginners": [0, 1]})
        room = await server.room(made["id"])
        seat = room.table.to_act()[0]
        move = game_of(room).legal_moves(seat)[0]
        room.table.drivers[seat] = "random"  # without the one that would answer at once
        asked, version = room.table.asked_at[seat], room.table.version
        assert not await room.bot_move(seat, move, asked - 1)
        assert room.table.version == version
        assert await room.bot_move(seat, move, asked)


async def test_a_room_that_was_let_go_is_not_written_to() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        room = await server.room(made["id"])
        server.registry.forget(made["id"], "idle")
        with pytest.raises(UnknownTable):
            await room.move(0, game_of(room).legal_moves(0)[0], 1)
        again = await server.room(made["id"])
        assert again is not room
        assert again.table.version == 1


async def test_a_table_deleted_while_a_move_is_under_way(caplog: pytest.LogCaptureFixture) -> None:
    """It is no fault of the store, and those who look on are told."""
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await seated(server, made)
        move = guest.document["decision"]["moves"][0]
        await server.registry.store.delete(
            [made["id"]]
        )  # as another process, or the host's tools do
        with pytest.raises(Cut, match="unknown-table"):
            await guest.move(move)
        assert made["id"] not in server.registry.rooms
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_two_who_come_at_once_share_a_room() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        rooms = await asyncio.gather(*(server.registry.room(made["id"]) for _ in range(5)))
        assert len(set(map(id, rooms))) == 1


@pytest.mark.parametrize("options", [{"draft": True}, {"draft": False}])
async def test_a_restart_asks_the_same_questions(options: dict[str, bool], tmp_path: Path) -> None:
    """In the middle of anything: corporations, a draft, research, a card's choice."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    rng = random.Random(9)
    seen: set[str] = set()
    made: Any = None
    for _ in range(3):
        async with serving(url) as server:
            if made is None:
                made = await server.open(seats=person(3), options=options)
            guests = [await seated(server, made, number) for number in range(3)]
            for _ in range(rng.randrange(20, 40)):
                await answer_at_random(rng.choice(guests), rng)
            for guest in guests:
                await guest.settled()
            room = await server.room(made["id"])
            digest, asked_at = game_of(room).digest(), room.table.asked_at
            documents = [guest.document for guest in guests]
            seen |= {one["decision"]["question"] for one in documents if one["decision"]}
        async with serving(url) as server:
            room = await server.room(made["id"])
            assert (game_of(room).digest(), room.table.asked_at) == (digest, asked_at)
            guests = [await seated(server, made, number) for number in range(3)]
            for guest, document in zip(guests, documents, strict=True):
                await guest.settled()
                assert guest.document == document
    assert len(seen) > 1


# Bots.


async def test_bots_play_by_themselves_and_for_those_who_give_up() -> None:
    async with serving() as server:
        made = await server.open("mars2049", seats=[*person(1), BOT], options={"prices": "quick"})
        guest = await seated(server, made)
        await server.room(made["id"])
        await guest.settled()
        room = await server.room(made["id"])
        assert game_of(room).to_act == [0]
        assert (await guest.ask("resign"))["is"] == "done"
        room = await server.room(made["id"])
        await guest.settled()
        assert guest.document["table"]["status"] == "over"
        result = guest.document["result"]
        assert [one["rank"] for one in result] == [2, 1]
        assert [one["resigned"] for one in result] == [True, False]
        assert (await guest.ask("back"))["code"] == "not-running"


@pytest.mark.parametrize("is_watched", [True, False])
async def test_bots_pause_before_each_move_while_somebody_watches(
    monkeypatch: pytest.MonkeyPatch, is_watched: bool
) -> None:
    pauses = 0
    sleep = asyncio.sleep

    async def noted(delay: float) -> None:
        nonlocal pauses
        pauses += delay == 0.007
        await sleep(0)

    async with serving(bot_pause=7) as server:
        made = await server.open("mars2049", seats=[*person(1), BOT], options={"prices": "quick"})
        guest = await seated(server, made)
        await guest.settled()
        if not is_watched:
            await guest.leave()
        room = await server.room(made["id"])
        before = room.table.version
        monkeypatch.setattr(asyncio, "sleep", noted)
        await room.let_bot(0, "random")
        while room.table.version < before + 10:
            await sleep(0.001)
        assert (pauses >= 9) if is_watched else (pauses == 0)


async def test_a_bot_takes_over_and_gives_back() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest, other = await seated(server, made, 0), await seated(server, made, 1)
        assert (await guest.ask("bot", bot="random"))["is"] == "done"
        await server.room(made["id"])
        await guest.settled()
        assert guest.document["table"]["seats"][0]["bot"] == "random"
        assert guest.document["view"]["to_act"] == [1]  # it has chosen already
        await other.settled()
        assert other.document["table"]["seats"][0]["bot"] == "random"
        assert (await guest.ask("undo", at=guest.version))["code"] == "bot-plays"
        assert (await guest.move(0))["code"] == "bot-plays"
        assert (await guest.ask("back"))["is"] == "done"
        version = guest.version
        assert (await guest.ask("back"))["version"] == version  # nothing to do
        await guest.settled()
        assert guest.document["table"]["seats"][0]["bot"] == ""
        assert (await guest.ask("bot", bot="nobody"))["code"] == "bad-message"


async def test_nobody_comes_back_to_a_bots_seat() -> None:
    async with serving() as server:
        made = await server.open(seats=[*person(1), BOT])
        room = await server.room(made["id"])
        with pytest.raises(NotRunning):
            await room.give_back(1)
        answer = await server.call("DELETE", f"/tables/{made['id']}/seats/1/bot", made["host"])
        assert answer.status_code == 409


async def test_a_bot_that_fails_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:

        async def broken(*_: object) -> int:
            raise RuntimeError("no idea")

        monkeypatch.setattr(server.registry.bot_pool, "_think", broken)
        made = await server.open(seats=[BOT, *person(1)])
        room = await server.room(made["id"])
        assert game_of(room).to_act == [1]


# The clock.


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on it is so much later."""
    ahead = int(seconds * 1000)
    monkeypatch.setattr(
        bot_driver_module.Driver, "start", lambda self: None
    )  # bots would play on to the end
    for module in (room_module, registry_module):
        monkeypatch.setattr(module, "now", lambda: now() + ahead)


async def flag_late(server: Server, table: str) -> None:
    """What the registry does every second, once the table's deadline is in the store."""
    while True:
        found = await server.registry.store.table(table)
        assert found is not None
        if found.deadline == (await server.room(table)).table.clock.deadline():  # type: ignore[union-attr]  # it has a clock
            break
    await server.registry._flag_late()


CLOCK = {"clock": {"minutes": 10, "seconds_a_move": 5}}


async def test_who_runs_out_of_time_is_played_by_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2), settings=CLOCK)
        guest = await seated(server, made)
        assert guest.document["clock"]["running"] == [0, 1]
        room = await server.room(made["id"])
        later(monkeypatch, 599)
        await flag_late(server, made["id"])
        assert room.table.drivers == ["", ""]
        await guest.move(guest.document["decision"]["moves"][0])
        assert guest.document["clock"]["left"][0] in range(5000, 6001)
        later(monkeypatch, 602)
        await flag_late(server, made["id"])
        assert room.table.drivers[0] == ""
        assert room.table.drivers[1] != ""
        later(monkeypatch, 610)
        await flag_late(server, made["id"])
        assert all(room.table.drivers)
        await guest.settled()
        assert [line[3] for line in guest.log].count("TimeRanOut") == 2
        again = folded(room.table.info, await server.registry.store.entries(made["id"]))
        assert again.drivers == room.table.drivers


async def test_who_comes_back_after_that_has_time_for_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2), settings=CLOCK)
        guest = await seated(server, made, 1)
        later(monkeypatch, 700)
        await flag_late(server, made["id"])
        room = await server.room(made["id"])
        assert all(room.table.drivers)
        await guest.ask("back")
        await guest.settled()
        assert guest.document["clock"]["left"][1] == 30_000
        await flag_late(server, made["id"])
        assert room.table.drivers[1] == ""


async def test_time_that_ran_out_while_the_server_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite'}"
    async with serving(url) as server:
        made = await server.open(seats=person(2), settings=CLOCK)
        await server.room(made["id"])
    later(monkeypatch, 3600)
    async with serving(url) as server:
        room = await server.room(made["id"])
        assert all(room.table.drivers)


async def test_a_bot_wins_no_time_for_the_person() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2), settings=CLOCK)
        guest = await seated(server, made)
        await guest.ask("bot", bot="random")
        await server.room(made["id"])
        await guest.ask("back")
        await guest.settled()
        assert guest.document["clock"]["left"][0] <= 600_000


async def test_a_table_that_cannot_be_loaded_keeps_no_other_clock_from_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not even if there are more of those than are looked up at a time."""
    later(monkeypatch, 0)
    monkeypatch.setattr(registry_module, "FLAG_AT_ONCE", 1)
    async with serving() as server:
        store = server.registry.store
        ids = []
        for number in range(3):
            made = await server.open(seats=person(2), settings={"clock": {"minutes": 0.1}})
            found = await store.table(made["id"])
            assert found is not None
            await store.delete([found.id])
            found.deadline, found.touched = 1, 10 - number
            found.rules += number < 2  # begun with other rules
            await store.create(found, [Entry(1, EntryKind.START, -1, "", now() - 60_000)])
            ids.append(found.id)
        await server.registry._flag_late()
        assert all((await server.room(ids[2])).table.drivers)


# Two processes on one store. Without a bus they hear of each other only when they collide.


async def test_of_two_processes_one_is_faster_and_the_other_looks_again(database_url: str) -> None:
    async with serving(database_url) as one, serving(database_url) as other:
        made = await one.open(seats=person(2))
        first, second = await seated(one, made, 0), await seated(other, made, 1)
        moves = first.document["decision"]["moves"], second.document["decision"]["moves"]
        assert (await first.move(moves[0][0]))["is"] == "done"
        # The other process has not heard of it: its entry has the same number at first.
        assert (await second.move(moves[1][0]))["is"] == "done"
        assert second.version == first.version + 1
        room = await one.registry.room(made["id"])
        await room.catch_up()
        assert game_of(room).digest() == game_of(await other.room(made["id"])).digest()


async def test_a_turn_that_ended_in_another_process_makes_a_message_stale() -> None:
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/store.sqlite"
        async with serving(url) as one, serving(url) as other:
            options = {"beginners": [0, 1], "first_player": 0}
            made = await one.open(seats=person(2), options=options)
            here, there = await seated(one, made, 0), await seated(other, made, 0)
            moves = here.document["decision"]["moves"]
            assert (await here.move(moves[1]))["is"] == "done"
            assert (await there.move(moves[1]))["code"] == "stale"
            await there.settled()
            assert there.version == here.version
            assert there.document["view"] == here.document["view"]


async def test_two_processes_share_news_over_redis(database_url: str, redis_url: str) -> None:
    async with (
        serving(database_url, redis=redis_url) as one,
        serving(database_url, redis=redis_url) as other,
    ):
        options = {"beginners": [0, 1], "first_player": 0}
        made = await one.open(seats=person(2), options=options)
        first, second = await seated(one, made, 0), await seated(other, made, 1)
        while not first.document["table"]["seats"][1]["online"]:
            await first.next()
        await first.move(first.document["decision"]["moves"][0])
        while second.version < first.version:
            await second.next()
        await second.ask("chat", text="I see")
        while not first.chat:
            await first.next()
        assert first.chat == second.chat
        answer = await other.call("DELETE", f"/tables/{made['id']}", made["host"])
        assert answer.status_code == 204
        assert (await first.cut()).reason == "unknown-table"


async def test_the_last_two_seats_taken_at_once_both_get_their_token(database_url: str) -> None:
    """Both processes start the game; that one of them comes second is no fault of the taker's."""
    async with serving(database_url) as one, serving(database_url) as other:
        for _ in range(3):
            made = await one.open(seats=[OPEN, OPEN])
            path = f"/tables/{made['id']}/seats"
            await one.room(made["id"])
            await other.room(made["id"])
            answers = await asyncio.gather(
                one.call("POST", f"{path}/0/take", json={"name": "A"}),
                other.call("POST", f"{path}/1/take", json={"name": "B"}),
            )
            assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
            for server, seat in ((one, 0), (other, 1)):
                # Without a bus, whoever came first has not heard of the start.
                await (await server.room(made["id"])).catch_up()
                guest = await server.join(made["id"], answers[seat].json()["token"])
                assert guest.document["table"]["status"] == "running"


async def test_a_start_elsewhere_is_told_with_the_bots_that_were_put_in(database_url: str) -> None:
    """Whichever is read first, the seats or the journal."""
    async with serving(database_url) as one, serving(database_url) as other:
        made = await one.open(seats=[*person(1), OPEN])
        behind = await other.room(made["id"])
        answer = await one.call("POST", f"/tables/{made['id']}/start", made["host"])
        assert answer.status_code == 204
        await behind.catch_up()
        await other.registry.reload_info(made["id"])
        assert behind.table.drivers == (await one.room(made["id"])).table.drivers
        await rest(behind)


async def test_a_driver_from_the_journal_outlives_a_change_of_seats() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        room = await server.room(made["id"])
        await room.let_bot(0, "random")
        await server.registry.reload_info(made["id"])
        assert room.table.drivers == ["random", ""]
        await room.give_back(0)
        await server.registry.reload_info(made["id"])
        assert room.table.drivers == ["", ""]


# A store that fails.


async def test_a_store_that_fails_is_told_and_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await seated(server, made)
        room = await server.room(made["id"])
        store = server.registry.store
        move = guest.document["decision"]["moves"][0]

        async def broken(*_: object) -> Any:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", broken)
            assert (await guest.move(move))["code"] == "store-failed"
            patched.setattr(store, "entries", broken)
            assert (await guest.move(move))["code"] == "store-failed"  # and not cut off
            with pytest.raises(StoreFailed):
                await room.let_bot(0, "random")
        assert (await guest.move(move))["is"] == "done"
        assert guest.version == 2


async def test_an_entry_that_stands_though_the_store_did_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await seated(server, made)
        store = server.registry.store
        true_append = store.append
        move = guest.document["decision"]["moves"][0]

        async def mute(table: str, entry: Entry) -> bool:
            await true_append(table, entry)
            raise OSError("the line went dead")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", mute)
            assert (await guest.move(move, at=1))["code"] == "store-failed"
        assert (await guest.move(move, at=1))["code"] == "stale"  # it counts once
        await guest.settled()
        assert guest.version == 2


async def test_a_bots_move_that_lost_the_race_is_thought_over() -> None:
    async with serving() as server:
        made = await server.open(seats=person(2))
        room = await server.room(made["id"])
        game = game_of(room)
        entry = Entry(2, EntryKind.MOVE, 1, game.move_name(game.legal_moves(1)[0]), now())
        await server.registry.store.append(made["id"], entry)
        await room.let_bot(0, "random")
        await rest(room)
        assert 0 not in game_of(room).to_act


async def test_grace_for_the_process_that_wrote_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are moved by whoever wrote last; if that one is gone, by another after a while."""
    monkeypatch.setattr(bot_driver_module, "GRACE", 0.01)
    async with serving() as server:
        made = await server.open(seats=person(2))
        room = await server.room(made["id"])
        entry = Entry(2, EntryKind.BOT, 0, "random", now())
        await server.registry.store.append(made["id"], entry)
        await room.catch_up()
        await rest(room)
        assert game_of(room).to_act == [1]


# Who is told that it is their turn.


async def test_only_who_is_away_and_wants_it_is_notified(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        options = {"beginners": [0, 1, 2], "first_player": 0}
        made = await server.open(seats=person(3), options=options)
        guests = [await seated(server, made, number) for number in (0, 2)]  # seat 1 is away
        room = server.registry.rooms[made["id"]]
        told: list[int] = []
        monkeypatch.setattr(server.registry, "call", lambda table, seat, hook: told.append(seat))
        hook = {"kind": "json", "url": "https://mars.example/"}
        room.stored.seats[1].webhook = room.stored.seats[2].webhook = hook
        game = game_of(room)
        await guests[0].move(game.rules.catalogue.move("pass"))
        assert told == [1]
        await room.move(1, game.rules.catalogue.move("pass"), room.table.version)
        assert room.table.to_act() == [2]
        assert told == [1]  # seat 2 is here
        room.stored.seats[1].webhook = room.stored.seats[2].webhook = None
        await guests[0].leave()
        await guests[1].leave()
        await room.move(2, game.rules.catalogue.move("pass"), room.table.version)
        assert room.table.to_act()
        assert told == [1]  # nobody wants to hear of it
