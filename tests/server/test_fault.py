"""Bugs at a served table: what cannot be applied or said is refused, and nothing of it is stored.

The bugs are planted here, in the rules, the texts or the table's bookkeeping, and taken out again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tests.server.guest import Guest, Server, forbidden_change, person, rest, serving

from marineris.server.rooms.bot_driver import MOST_TRIES
from marineris.server.rooms.room import Room
from marineris.server.rooms.turn_notifier import TurnNotifier
from marineris.table import document
from marineris.table.info import TableStatus
from marineris.table.journal import Entry, EntryKind
from marineris.table.table import Table
from marineris.terraforming.vocabulary.effect import stock
from marineris.text import TextError
from marineris.text import text as text_module

pytestmark = pytest.mark.anyio

BEGINNERS = {"beginners": [0, 1]}
BOT = {"kind": "bot", "bot": "random"}
POWER_PLANT, ASTEROID, PASS = "project power_plant", "project asteroid", "pass"


class Planted(Exception):
    """A bug."""


def plant(patch: pytest.MonkeyPatch, *, times: int = 10**6) -> None:
    """A bug in the rules: the first effects that raise a production fail half-way."""
    if not str(stock.__file__).endswith(".py"):
        pytest.skip("what is compiled cannot be patched")
    left = [times]
    apply = stock.Produce.apply

    def broken(self: Any, state: Any, seat: int, card: int) -> None:
        apply(self, state, seat, card)
        if left[0]:
            left[0] -= 1
            raise Planted("in the rules")

    patch.setattr(stock.Produce, "apply", broken)


def plant_text(
    patch: pytest.MonkeyPatch, name: str, is_broken: Callable[[str, Mapping[str, Any]], bool]
) -> None:
    """A bug in the texts: in some languages, and for some events or questions."""
    say = getattr(text_module, name)

    def broken(speaker: Any, told: Any, *more: Any) -> str:
        if is_broken(speaker.bundle.language, told):
            raise TextError("there is no such message")
        return str(say(speaker, told, *more))

    patch.setattr(text_module, name, broken)


async def first_turn(server: Server, **more: Any) -> tuple[Any, Room, list[Guest], int]:
    """Two beginners in their first turn: the table, its room, both guests and whose turn it is."""
    made = await server.open(seats=person(2), options=BEGINNERS, **more)
    guests = [await server.join(made["id"], one["token"]) for one in made["seats"]]
    room = await server.room(made["id"])
    return made, room, guests, room.table.to_act()[0]


async def play(guest: Guest, room: Room, name: str) -> Any:
    """Make a move by its name."""
    await guest.settled()
    return await guest.move(room.table.playing.rules.catalogue.move(name))


async def journal(server: Server, table: str) -> list[Entry]:
    return await server.registry.store.entries(table)


async def check_shown(server: Server, made: Any, guests: list[Guest]) -> None:
    """Everybody sees what somebody sees who has just come."""
    for guest, one in zip(guests, made["seats"], strict=True):
        await guest.settled()
        fresh = await server.join(made["id"], one["token"])
        assert guest.document == fresh.document
        await fresh.leave()
        await guest.settled()


def events_of(room: Room, seat: int, name: str) -> set[str]:
    """What a move would tell."""
    game = room.table.playing.copy()
    game.state.log = []
    game.play(seat, name)
    return {event.name for event in game.state.log}


# A bug in the rules.


async def test_a_move_that_fails_is_refused_and_the_table_plays_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, database_url: str
) -> None:
    async with serving(database_url) as server:
        made, room, guests, seat = await first_turn(server)
        before = await journal(server, made["id"])
        documents = [guest.document for guest in guests]
        with monkeypatch.context() as patch, forbidden_change(room), caplog.at_level("ERROR"):
            plant(patch)
            for _ in range(3):
                answer = await play(guests[seat], room, POWER_PLANT)
                assert (answer["is"], answer["code"]) == ("error", "fault")
                assert "Nothing was changed" in answer["text"]
        assert await journal(server, made["id"]) == before
        assert [guest.document for guest in guests] == documents
        faults = [one for one in caplog.records if one.message == "refused by a fault"]
        assert len(faults) == 3
        assert len([one for one in faults if one.exc_info]) == 1
        with monkeypatch.context() as patch:
            plant(patch)
            assert (await play(guests[seat], room, ASTEROID))["is"] == "done"
            assert (await guests[seat].ask("undo", at=guests[seat].version))["is"] == "done"
            assert (await play(guests[seat], room, PASS))["is"] == "done"
        assert (await play(guests[1 - seat], room, POWER_PLANT))["is"] == "done"
        await check_shown(server, made, guests)
        again = await server.registry.store.entries(made["id"])
        assert [one.value for one in again if one.kind == EntryKind.MOVE][1:] == [PASS, POWER_PLANT]


async def test_a_bug_that_is_gone_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        plant(monkeypatch, times=1)
        assert (await play(guests[seat], room, POWER_PLANT))["code"] == "fault"
        assert (await play(guests[seat], room, POWER_PLANT))["is"] == "done"
        await check_shown(server, made, guests)


async def test_the_refusal_is_in_the_players_language(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        _, room, guests, seat = await first_turn(server)
        plant(monkeypatch)
        texts = set()
        for language in ("en", "pl", "uk", "sr"):
            guests[seat].say({"do": "language", "language": language})
            texts.add((await play(guests[seat], room, POWER_PLANT))["text"])
        assert len(texts) == 4


async def test_a_position_that_cannot_be_shown_is_not_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also if only somebody who is away could not be shown it."""
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        await guests[1 - seat].leave()
        server.guests.remove(guests[1 - seat])
        rules = room.table.playing.rules
        with monkeypatch.context() as patch:
            patch.setattr(rules, "view", broken_view(rules.view, 1 - seat, seat, 30))
            assert (await play(guests[seat], room, ASTEROID))["code"] == "fault"
        assert len(await journal(server, made["id"])) == 1
        assert (await play(guests[seat], room, ASTEROID))["is"] == "done"


def money_of(view: Any, seat: int) -> int:
    """What a seat has in M€."""
    return int(view["players"][seat]["stock"][0])


def broken_view(view: Any, viewer: int | None, payer: int, money: int) -> Any:
    """A view that fails for one seat when another has less money than this."""

    def broken(state: Any, who: int | None) -> Any:
        found = view(state, who)
        if who == viewer and money_of(found, payer) < money:
            raise Planted("in the view")
        return found

    return broken


async def test_questions_that_fail_do_not_cut_anybody_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        _, room, guests, seat = await first_turn(server)
        rules = room.table.playing.rules

        def broken(*_: Any) -> Any:
            raise Planted("in the explanation")

        monkeypatch.setattr(rules, "preview", broken)
        monkeypatch.setattr(rules, "reasons", broken)
        monkeypatch.setattr(rules, "offers", broken)
        legal = rules.catalogue.move(ASTEROID)
        illegal = next(
            one for one in range(10**6) if one not in room.table.playing.legal_moves(seat)
        )
        assert (await guests[seat].ask("preview", move=legal))["code"] == "fault"
        assert (await guests[seat].ask("why", move=illegal))["code"] == "fault"
        assert (await guests[seat].ask("offers"))["code"] == "fault"
        assert (await guests[seat].move(illegal))["code"] == "fault"
        assert (await guests[seat].move(legal))["is"] == "done"


# A bug in the texts.


async def test_a_move_whose_news_has_no_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        only = events_of(room, seat, ASTEROID) - events_of(room, seat, PASS)
        assert only
        with monkeypatch.context() as patch, forbidden_change(room):
            plant_text(patch, "event_sentence", lambda _, event: event["event"] in only)
            assert (await play(guests[seat], room, ASTEROID))["code"] == "fault"
        assert len(await journal(server, made["id"])) == 1
        with monkeypatch.context() as patch:
            plant_text(patch, "event_sentence", lambda _, event: event["event"] in only)
            assert (await play(guests[seat], room, PASS))["is"] == "done"
        assert (await play(guests[1 - seat], room, ASTEROID))["is"] == "done"
        await check_shown(server, made, guests)


@pytest.mark.parametrize("is_there", [True, False])
async def test_words_that_one_language_at_the_table_lacks(
    is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its speaker is there or has gone for a while."""
    async with serving() as server:
        made = await server.open(seats=person(2), options=BEGINNERS)
        guests = [await server.join(made["id"], one["token"]) for one in made["seats"]]
        room = await server.room(made["id"])
        seat = room.table.to_act()[0]
        other = guests[1 - seat]
        other.say({"do": "language", "language": "pl"})
        await other.settled()
        if not is_there:
            await other.leave()
            server.guests.remove(other)
        plant_text(monkeypatch, "event_sentence", lambda language, _: language == "pl")
        assert (await play(guests[seat], room, ASTEROID))["code"] == "fault"
        assert len(await journal(server, made["id"])) == 1


async def test_a_question_without_words_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        with monkeypatch.context() as patch:
            plant_text(patch, "question_sentence", lambda *_: True)  # the next player's, too
            assert (await play(guests[seat], room, PASS))["code"] == "fault"
        assert len(await journal(server, made["id"])) == 1
        assert (await play(guests[seat], room, PASS))["is"] == "done"


async def test_a_language_that_comes_later_gets_neutral_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sentence that is missing in it keeps nobody from the table."""
    monkeypatch.setattr(document, "plain_label", document.plain_label.__wrapped__)  # nor keep it
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        plant_text(monkeypatch, "event_sentence", lambda language, _: language == "uk")
        plant_text(monkeypatch, "question_sentence", lambda language, _: language == "uk")
        plant_text(monkeypatch, "move_phrase", lambda language, _: language == "uk")
        assert (await play(guests[seat], room, ASTEROID))["is"] == "done"
        late = await server.join(made["id"], made["seats"][seat]["token"], language="uk")
        assert {line[2] for line in late.log} == {"(Цей рядок неможливо передати словами.)"}
        asked = late.document["decision"]
        assert asked["text"] == "(Це запитання неможливо передати словами.)"
        assert POWER_PLANT in asked["labels"].values()
        assert (await late.ask("log", before=10**6))["log"] == late.log


async def test_a_table_without_words_for_its_question_can_be_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The words went missing with an upgrade, say: no entry is to blame."""
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        plant_text(monkeypatch, "question_sentence", lambda *_: True)
        assert (await play(guests[seat], room, ASTEROID))["is"] == "done"
        fresh = await server.join(made["id"], made["seats"][seat]["token"])
        assert fresh.document["decision"]["text"] == "(This question cannot be put into words.)"


# Bots.


async def a_bots_turn(server: Server) -> tuple[Any, Room, Guest]:
    """A person who has just to pass, then it is a bot's turn."""
    options = {**BEGINNERS, "first_player": 0}
    made = await server.open(seats=[*person(1), BOT], options=options)
    guest = await server.join(made["id"], made["seats"][0]["token"])
    room = await server.room(made["id"])
    assert room.table.to_act() == [0]
    return made, room, guest


async def test_a_bot_tries_another_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        _, room, guest = await a_bots_turn(server)
        tried: list[str] = []
        move = Table._move

        def broken(table: Table, seat: int, name: str) -> None:
            if seat == 1:
                tried.append(name)
                if len(set(tried)) < 3:
                    raise Planted("in a move")
            move(table, seat, name)

        monkeypatch.setattr(Table, "_move", broken)
        assert (await play(guest, room, PASS))["is"] == "done"
        await rest(room)
        assert len(set(tried[:3])) == 3
        assert room.table.status == TableStatus.OVER or room.table.to_act() == [0]


async def test_a_bot_that_cannot_move_stops_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as server:
        made, room, guest = await a_bots_turn(server)
        tried: list[str] = []
        move = Table._move

        def broken(table: Table, seat: int, name: str) -> None:
            if seat == 1:
                tried.append(name)
                raise Planted("in a move")
            move(table, seat, name)

        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
            patch.setattr(Table, "_move", broken)
            assert (await play(guest, room, PASS))["is"] == "done"
            await rest(room)
            await guest.settled()
            assert 1 < len(tried) <= MOST_TRIES
            assert len(set(tried)) == len(tried)
            assert guest.document["table"]["fault"]["kind"] == "bot"
            assert guest.document["table"]["fault"]["seat"] == 1
            assert "cannot move" in guest.document["table"]["fault"]["text"]
            count = len(tried)
            again = await server.join(made["id"], made["seats"][0]["token"])
            await again.ask("chat", text="what now?")
            await rest(room)
            assert len(tried) == count  # nobody asks it again and again
            assert len([one for one in caplog.records if one.exc_info]) == 1
            assert (await guest.ask("undo", at=guest.version))["is"] == "done"
        await guest.settled()
        assert guest.document["table"]["fault"] is None
        assert (await play(guest, room, PASS))["is"] == "done"
        await rest(room)
        assert room.table.version > 4
        assert room.table.failed_bots() == []


async def test_a_bot_that_cannot_move_keeps_no_other_from_moving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While several choose at once."""
    async with serving() as server:
        move = Table._move

        def broken(table: Table, seat: int, name: str) -> None:
            if seat == 1:
                raise Planted("in a move")
            move(table, seat, name)

        monkeypatch.setattr(Table, "_move", broken)
        made = await server.open(seats=[*person(1), BOT, BOT])
        room = await server.room(made["id"])
        assert room.table.to_act() == [0, 1]
        assert room.table.failed_bots() == [1]


# Everything else that is written.


def break_drivers(patch: pytest.MonkeyPatch) -> None:
    """A bug whenever a seat changes hands."""
    change = Table._change_driver

    def broken(table: Table, entry: Entry) -> None:
        change(table, entry)
        raise Planted("in a change of hands")

    patch.setattr(Table, "_change_driver", broken)


async def test_seats_that_cannot_change_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        token = made["seats"][seat]["token"]
        with monkeypatch.context() as patch, forbidden_change(room):
            break_drivers(patch)
            for command in ("resign", "bot"):
                assert (await guests[seat].ask(command))["code"] == "fault"
            where = f"/tables/{made['id']}/seats/{seat}/bot"
            answer = await server.call("POST", where, token, json={})
            assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert room.table.drivers == ["", ""]
        assert room.table.resigned == set()
        assert len(await journal(server, made["id"])) == 1
        assert (await guests[seat].ask("resign"))["is"] == "done"


async def test_an_undo_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        assert (await play(guests[seat], room, ASTEROID))["is"] == "done"
        with monkeypatch.context() as patch, forbidden_change(room):

            def broken(table: Table) -> Any:
                raise Planted("in a new game")

            patch.setattr(Table, "new_game", broken)
            answer = await guests[seat].ask("undo", at=guests[seat].version)
            assert answer["code"] == "fault"
        assert len(await journal(server, made["id"])) == 2
        assert (await guests[seat].ask("undo", at=guests[seat].version))["is"] == "done"
        await check_shown(server, made, guests)


async def test_a_flag_that_fails_is_tried_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as server:
        settings = {"clock": {"minutes": 10}}
        made, room, guests, seat = await first_turn(server, settings=settings)
        break_drivers(monkeypatch)
        clock = room.table.clock
        assert clock is not None
        clock.left = [0, 0]
        for _ in range(3):
            await room.flag()
        assert len([one for one in caplog.records if one.exc_info]) == 1
        assert len(await journal(server, made["id"])) == 1
        assert (await play(guests[seat], room, ASTEROID))["is"] == "done"


async def test_a_game_that_cannot_begin_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:

        def broken(table: Table) -> Any:
            raise Planted("in a new game")

        monkeypatch.setattr(Table, "new_game", broken)
        body = {"game": "terraforming", "seats": person(2)}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert await server.registry.store.count() == 0


async def test_who_sits_down_gets_the_token_though_the_game_cannot_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        made = await server.open(seats=[*person(1), {"kind": "open"}])
        with monkeypatch.context() as patch:

            def broken(table: Table) -> Any:
                raise Planted("in a new game")

            patch.setattr(Table, "new_game", broken)
            answer = await server.call("POST", f"/tables/{made['id']}/seats/1/take", json={})
            assert answer.status_code == 200
            start = await server.call("POST", f"/tables/{made['id']}/start", made["host"])
            assert (start.status_code, start.json()["code"]) == (500, "fault")
        assert await journal(server, made["id"]) == []
        start = await server.call("POST", f"/tables/{made['id']}/start", made["host"])
        assert start.status_code == 204
        guest = await server.join(made["id"], answer.json()["token"])
        assert guest.document["decision"] is not None


# Acknowledged means stored, and stored means shown.


async def test_nobody_sees_an_entry_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who come or go meanwhile are shown the table as it stands, then the change."""
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)
        store, go_on = server.registry.store, asyncio.Event()
        waiting = asyncio.Event()
        append = store.append

        async def slow(table: str, entry: Entry) -> bool:
            waiting.set()
            await go_on.wait()
            return await append(table, entry)

        monkeypatch.setattr(store, "append", slow)
        version, seen = guests[seat].version, guests[seat].document
        mover = asyncio.create_task(play(guests[seat], room, ASTEROID))
        await waiting.wait()
        watcher = await server.join(made["id"])
        late = await server.join(made["id"], made["seats"][seat]["token"])
        assert (late.version, watcher.version) == (version, version)
        assert late.document["view"] == seen["view"]
        go_on.set()
        assert (await mover)["version"] == version + 1
        await late.settled()
        await watcher.settled()
        assert (late.version, watcher.version) == (version + 1, version + 1)
        assert late.document["view"] == room.table.playing.view(seat)
        assert watcher.document["view"] == room.table.playing.view(None)
        await check_shown(server, made, guests)


async def test_a_call_that_fails_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is stored before its next player is called."""
    async with serving() as server:
        made, room, guests, seat = await first_turn(server)

        def broken(caller: TurnNotifier) -> None:
            raise Planted("in a call")

        monkeypatch.setattr(TurnNotifier, "call", broken)
        assert (await play(guests[seat], room, PASS))["is"] == "done"
        assert len(await journal(server, made["id"])) == 2
