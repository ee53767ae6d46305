"""Another language in the middle of a game: all that was said is said in it, to one alone."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.guest import Guest, Server, person, serving
from tests.server.test_recovery import played, spoil
from tests.server.test_room import answer_at_random, seated
from tests.text.speech import untranslated

from marineris.server.notify.webhook import Notice, Notifier, Webhook
from marineris.text import Text, languages

pytestmark = pytest.mark.anyio

OTHERS = [one for one in languages() if one != "en" and not untranslated(one)] or ["pseudo"]
"""Those that say nothing in English."""


async def speak(guest: Guest, language: str) -> None:
    """Ask for another language and wait for the state in it."""
    guest.say({"do": "language", "language": language})
    while (await guest.next())["is"] != "state":
        pass
    await guest.settled()


async def play_some(guests: list[Guest], moves: int = 30) -> None:
    rng = random.Random(3)
    done = 0
    while done < moves:
        done += await answer_at_random(rng.choice(guests), rng)
    for guest in guests:
        await guest.settled()


def words(document: Any) -> list[Any]:
    """Everything in a document that is said in words."""
    asked = document["decision"] or {}
    undo = document["undo"] or {}
    return [asked.get("text"), asked.get("labels"), undo.get("why")]


def facts(document: Any) -> Any:
    """A document without its words."""
    asked = document["decision"]
    if asked is not None:
        asked = {key: asked[key] for key in asked if key not in ("text", "labels")}
    return {**document, "decision": asked, "undo": (document["undo"] or {}).get("can")}


@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
@pytest.mark.parametrize("language", [*OTHERS, "pseudo"])
async def test_a_language_is_changed_in_the_middle_of_a_game(game: str, language: str) -> None:
    async with serving() as server:
        made = await server.open(game, seats=person(2))
        guests = [await seated(server, made, seat) for seat in (0, 1)]
        await play_some(guests)
        await server.room(made["id"])  # the server may have answered for somebody
        for guest in guests:
            await guest.settled()
        mine = next(guest for guest in guests if guest.document["decision"])
        before, log = mine.document, mine.log
        await speak(mine, language)

        assert facts(mine.document) == facts(before)
        token = made["seats"][guests.index(mine)]["token"]
        newcomer = await server.join(made["id"], token, language=language)
        assert words(mine.document) == words(newcomer.document)
        assert mine.document["decision"]["text"] != before["decision"]["text"]
        assert [line[0] for line in mine.log] == [line[0] for line in log][-100:]
        assert not {line[2] for line in mine.log} & {line[2] for line in log}


async def test_reasons_previews_and_refusals_follow() -> None:
    language = OTHERS[0]
    async with serving() as server:
        made = await server.open(seats=person(2))
        guests = [await seated(server, made, seat) for seat in (0, 1)]
        await play_some(guests, 8)
        guest = guests[0]
        asked = guest.document["decision"]
        moves = asked["moves"] if asked else []
        illegal = next(move for move in range(1, 500) if move not in moves)
        english = await guest.ask("why", move=illegal)
        refused = await guest.ask("move", move=illegal, at=guest.version)
        preview = await guest.ask("preview", move=moves[0]) if moves else None
        await speak(guest, language)
        other = await guest.ask("why", move=illegal)
        assert [one["code"] for one in other["reasons"]] == [
            one["code"] for one in english["reasons"]
        ]
        assert [one["text"] for one in other["reasons"]] != [
            one["text"] for one in english["reasons"]
        ]
        again = await guest.ask("move", move=illegal, at=guest.version)
        assert again["code"] == refused["code"]
        assert again["text"] != refused["text"]
        if preview is not None:
            assert (await guest.ask("preview", move=moves[0]))["preview"] == preview["preview"]


async def test_two_at_one_table_are_spoken_to_in_their_own_languages() -> None:
    """Also later on, and nobody seems to have been away."""
    language = OTHERS[0]
    async with serving() as server:
        made = await server.open(seats=person(2))
        guests = [await seated(server, made, seat) for seat in (0, 1)]
        watcher = await server.join(made["id"])
        await watcher.settled()
        heard = len(watcher.got)
        await speak(guests[0], language)
        await watcher.settled()
        assert not [one for one in watcher.got[heard:] if b"update" in one]
        await play_some(guests, 40)
        lines = [{line[0]: line[2] for line in guest.log} for guest in guests]
        shared = lines[0].keys() & lines[1].keys()
        assert len(shared) > 5
        assert all(lines[0][number] != lines[1][number] for number in shared)
        begun = {language: Text(language).event({"event": "TableStarted", "seat": -1}, [])
                 for language in ("en", language)}  # fmt: skip
        assert lines[0][1] == begun[language]
        assert lines[1][1] == begun["en"]


async def test_the_log_is_told_again_from_where_it_was_held() -> None:
    language = OTHERS[0]
    async with serving() as server:
        made = await server.open("mars2049", seats=person(2))
        guests = [await seated(server, made, seat) for seat in (0, 1)]
        rng = random.Random(2)
        while len(guests[0].log) < 260:
            await answer_at_random(rng.choice(guests), rng)
        guest = guests[0]
        await guest.settled()
        held = {line[0]: line for line in guest.log}
        await speak(guest, language)
        first = guest.log[0][0]
        assert first > 150
        again = (await guest.ask("log", before=first, first=20))["log"]
        assert [line[0] for line in again] == list(range(20, first))
        for line in again:
            assert [line[1], line[3]] == [held[line[0]][1], held[line[0]][3]]
            assert line[2] != held[line[0]][2]
        assert (await guest.ask("log", before=5, first=9))["log"] == []


async def test_a_language_that_is_spoken_already_is_told_again() -> None:
    async with serving() as server:
        made = await server.open(seats=person(1))
        guest = await seated(server, made)
        before = guest.document
        await speak(guest, "en")
        assert guest.document == before
        await answer_at_random(guest, random.Random(1))
        await guest.settled()
        assert guest.document != before


class Postbox(Notifier):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__(enabled=False)
        self.told: list[Notice] = []

    def tell(self, hook: Webhook, notice: Notice) -> None:
        self.told.append(notice)


async def notice_of(server: Server, made: Any) -> Notice:
    """What the first seat is told when it is away and asked."""
    box = Postbox()
    server.registry.notifier = box
    room = await server.room(made["id"])
    server.registry.call(room.table, 0, {"kind": "ntfy", "url": "https://ntfy.sh/topic"})
    return box.told[0]


@pytest.mark.parametrize("language", OTHERS)
async def test_notices_are_in_the_language_that_a_person_spoke_last(language: str) -> None:
    async with serving() as server:
        made = await server.open(seats=person(1))
        assert (await notice_of(server, made)).text.startswith("It is your turn")
        guest = await seated(server, made)
        await speak(guest, language)
        expected = Text(language).message("server-your-turn", title=Text(language).game_name())
        assert (await notice_of(server, made)).text == expected
        await guest.leave()
        back = server.connect(made["id"])
        await back.hello(made["seats"][0]["token"], language="en")
        await back.settled()
        assert (await notice_of(server, made)).text.startswith("It is your turn")


@pytest.mark.parametrize("fault", ["store", "state"])
async def test_a_change_that_fails_leaves_the_person_where_they_were(
    monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """They are told of moves in their old language, and are away once they leave."""
    async with serving() as server:
        made, seat = await played(server)
        if fault == "store":
            await spoil(server.registry.store, made["id"])
            server.registry.forget(made["id"], "idle")
        guest = await server.join(made["id"], made["seats"][seat]["token"], language="en")
        room = await server.room(made["id"])

        def broken(*_: Any) -> Any:
            raise OSError("planted")

        for language in (OTHERS[0], "en"):
            with monkeypatch.context() as patch:
                if fault == "store":
                    patch.setattr(server.registry.store, "entries", broken)
                else:
                    patch.setattr(room.audience, "state", broken)
                answer = await guest.ask("language", language=language)
            assert answer["is"] == "error"
            assert [(one.seat, one.language) for one in room.audience.clients()] == [(seat, "en")]
        await guest.leave()
        assert room.audience.is_empty
        assert room.audience.online() == set()


async def test_who_leaves_while_the_language_changes_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        made, seat = await played(server)
        await spoil(server.registry.store, made["id"])
        server.registry.forget(made["id"], "idle")
        guest = await server.join(made["id"], made["seats"][seat]["token"], language="en")
        room = await server.room(made["id"])
        asked = asyncio.Event()

        async def slow(*_: Any) -> Any:
            asked.set()
            await asyncio.Event().wait()

        with monkeypatch.context() as patch:
            patch.setattr(server.registry.store, "entries", slow)
            guest.say({"do": "language", "language": OTHERS[0]})
            await asked.wait()
            for client in room.audience.clients():
                client.cut("")
            await guest.leave()
        assert room.audience.is_empty


async def test_books_games_and_errors_are_in_every_language() -> None:
    async with serving() as server:
        for language in languages():
            books = await server.call("GET", f"/games/terraforming/book?language={language}")
            book = books.json()
            assert book["language"] == language
            assert book["cards"]["ants"]["name"] == Text(language).card_name("ants")
            games = (await server.call("GET", f"/games?language={language}")).json()
            assert games[0]["title"] == Text(language).game_name()
            answer = await server.call(
                "GET", "/tables/abcdefgh", headers={"Accept-Language": language}
            )
            said = answer.json()["text"]
            assert said == Text(language).message("error-unknown-table")
