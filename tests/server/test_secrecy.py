"""Every byte that is sent, and every line that is logged, holds nothing its reader must not know.

What a seat may know is worked out of the true state beside the server: its own cards, what lies
open, and what it was dealt before. Whole games are played with people, bots and somebody who
watches; they ask why, ask for previews, try what is not theirs, take back and talk.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from tests.server.guest import Guest, Server, serving

from marineris.contract import random_move
from marineris.core.game import Game
from marineris.mars2049.card import MISSIONS
from marineris.server import logs
from marineris.server.rooms.room import Room
from marineris.server.secrets import hashed
from marineris.server.web.protocol import NewTable
from marineris.terraforming.data.card import CARDS
from marineris.text import Text

pytestmark = pytest.mark.anyio

SEED = 7_418_529_630_741_852_963
HOOK = "https://hook.example/very-secret-path"
PERSON = {"kind": "person"}
TABLES: dict[str, dict[str, Any]] = {
    "draft": {
        "game": "terraforming",
        "options": {"corporate_era": True, "draft": True, "confirm_end": True},
        "seats": [PERSON, {"kind": "bot", "bot": "random"}, PERSON],
    },
    "beginner": {
        "game": "terraforming",
        "options": {
            "beginners": [1],
            "unplaceable_tile": "forbid",
            "wasteful_payment": True,
            "turmoil": True,
        },
        "seats": [PERSON, PERSON],
    },
    "solo": {"game": "terraforming", "seats": [PERSON]},
    "mars": {
        "game": "mars2049",
        "options": {"more_discoveries": True, "bank": "limited", "prices": "quick"},
        "seats": [PERSON, PERSON, {"kind": "bot", "bot": "random"}],
    },
    "teams": {
        "game": "mars2049",
        "options": {"cooperative": True, "prices": "quick"},
        "seats": [PERSON, PERSON, PERSON, PERSON],
    },
}
LONG = {"beginner": 120}
"""Games that have nothing new in their later moves."""
# Cards that have the name of something else that is spoken of.
SHARED_NAMES = {
    "asteroid",
    "laboratory",
    "power_plant",
    "protection",
    "research",
    "stagnation",
}


class Leak(AssertionError):
    """Something was told that should not have been."""


@cache
def titles(game: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern for all cards' names in words, and whose name each is."""
    text = Text("en", game)
    cards = CARDS if game == "terraforming" else MISSIONS
    found = {text.card_name(card.id): card.id for card in cards if card.id not in SHARED_NAMES}
    longest_first = sorted(found, key=len, reverse=True)
    return re.compile(r"\b(" + "|".join(map(re.escape, longest_first)) + r")\b"), found


def card_ids(game: str) -> set[str]:
    return {card.id for card in (CARDS if game == "terraforming" else MISSIONS)}


class Witness:
    """Knows the truth, and what each seat may have learnt of it so far; seat -1 only watches."""

    def __init__(self, room: Room, secrets: list[str]) -> None:
        self.room = room
        self.secrets = secrets
        self.known: dict[int, set[str]] = {seat: set() for seat in range(-1, self.game.players)}
        self._lines = 0
        self.learn()

    @property
    def game(self) -> Game[Any]:
        assert self.room.table.game is not None
        return self.room.table.game

    def learn(self) -> None:
        """Take in what has come to be known by now."""
        if self.game.rules.name == "terraforming":
            self._learn_terraforming()
        else:
            self._learn_mars2049()
        for line in self.room.table.lines_after(self._lines):
            for seat, known in self.known.items():
                facts = dict(line.event.facts)
                if seat >= 0 and line.event.secret and line.event.audience >> seat & 1:
                    facts.update(line.event.secret)
                for value in facts.values():
                    words = value if isinstance(value, list) else [value]
                    known.update(word for word in words if isinstance(word, str))
        self._lines = self.room.table.line_count

    def _learn_terraforming(self) -> None:
        state = self.game.state
        lying = [card for cards in (*state.tableau, *state.events) for card in cards]
        for seat, known in self.known.items():
            known.update(CARDS[card].id for card in lying)
            if seat >= 0:
                for place in (state.hand, state.dealt, state.drafted, state.corporations):
                    known.update(CARDS[card].id for card in place[seat])

    def _learn_mars2049(self) -> None:
        state = self.game.state
        for seat, known in self.known.items():
            known.update(MISSIONS[one].id for deck in state.discard for one in deck)
            if seat >= 0:
                known.update(MISSIONS[one].id for one in state.missions[seat])

    def check(self, message: bytes, seat: int, echo: str = "") -> None:
        """Raise `Leak` if there is something in a message that the seat must not know."""
        for secret in self.secrets:
            if secret.encode() in message:
                raise Leak(f"a secret was sent to seat {seat}: {message[:300]!r}")
        if self.game.is_over:
            return
        name = self.game.rules.name
        hidden = card_ids(name) - self.known[seat] - {echo} - SHARED_NAMES
        pattern, named = titles(name)
        for words in strings(json.loads(message)):
            found = {words} | {named[title] for title in pattern.findall(words)}
            if found & hidden:
                raise Leak(f"seat {seat} was told of {found & hidden}: {words!r}")

    def check_moves(self, guest: Guest, seat: int) -> None:
        """The moves that are offered are those of the true game, and so of the seat's own cards."""
        asked = guest.document["decision"]
        assert (asked["moves"] if asked else []) == self.game.legal_moves(seat)


def strings(data: Any) -> Iterator[str]:
    """All strings in plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


class Play:
    """A game that is played through the server and watched closely."""

    def __init__(self, server: Server, made: Any, rng: random.Random) -> None:
        self.server = server
        self.made = made
        self.rng = rng
        self.guests: dict[int, Guest] = {}
        self.checked: dict[int, int] = {}
        self.undone = 0

    async def begin(self) -> None:
        table = self.made["id"]
        for one in self.made["seats"]:
            guest = await self.server.join(table, one["token"])
            self.guests[one["seat"]] = guest
            body = {"kind": "json", "url": HOOK}
            path = f"/tables/{table}/seats/{one['seat']}/webhook"
            answer = await self.server.call("PUT", path, one["token"], json=body)
            assert answer.status_code == 204, answer.text
        self.guests[-1] = await self.server.join(table)
        tokens = [self.made["host"], *(one["token"] for one in self.made["seats"])]
        secrets = [str(SEED), HOOK, *tokens, *(hashed(token) for token in tokens)]
        self.witness = Witness(await self.server.room(table), secrets)

    async def look(self) -> None:
        """Everybody takes in what was sent, and all of it is looked at."""
        room = await self.server.room(self.made["id"])
        self.witness.room = room
        self.witness.learn()
        for seat, guest in self.guests.items():
            await guest.settled()
            for message in guest.got[self.checked.get(seat, 0) :]:
                self.witness.check(message, seat)
            self.checked[seat] = len(guest.got)
            if seat >= 0:
                self.witness.check_moves(guest, seat)

    async def pry(self) -> None:
        """Somebody asks what is none of their business; the answers are looked at."""
        game = self.witness.game
        seat = self.rng.choice([seat for seat in self.guests if seat >= 0])
        guest = self.guests[seat]
        names = game.rules.catalogue.names
        move = self.rng.randrange(len(names))
        legal = game.legal_moves(seat)
        for do in ("why", "preview"):
            if do == "preview" and legal and self.rng.random() < 0.7:
                move = self.rng.choice(legal)
            await guest.ask(do, move=move)
            self.witness.check(guest.got[-1], seat, names[move].split(" ")[-1])
            self.checked[seat] = len(guest.got)
        if move not in legal:
            assert (await guest.move(move))["is"] == "error"
            self.witness.check(guest.got[-1], seat, names[move].split(" ")[-1])
            self.checked[seat] = len(guest.got)
        await guest.ask("offers")
        self.witness.check(guest.got[-1], seat)
        self.checked[seat] = len(guest.got)
        await self.rng.choice(list(self.guests.values())).ask("log", before=2000)
        await self.guests[-1].ask("why", move=move)
        await guest.ask("chat", text="hello")

    async def look_around(self) -> None:
        """What everybody may fetch tells nothing either."""
        table = self.made["id"]
        for path in ("", "/record", "/replay", "/replay?seat=0", "/result"):
            answer = await self.server.call("GET", f"/tables/{table}{path}")
            assert answer.status_code == (200 if path == "" else 409)
            self.witness.check(answer.content, -1)
        self.witness.check((await self.server.call("GET", "/tables?status=running")).content, -1)

    async def step(self) -> None:
        game = self.witness.game
        seat = self.rng.choice([seat for seat in game.to_act if seat in self.guests])
        move = random_move(game, seat, self.rng)
        assert (await self.guests[seat].move(move))["is"] == "done"
        if self.rng.random() < 0.1 and not self.witness.game.is_over:
            answer = await self.guests[seat].ask("undo", at=self.guests[seat].version)
            self.undone += answer["is"] == "done"

    async def through(self, most: int = 10_000) -> None:
        """Play on to the end, or for so many moves."""
        for number in range(most):
            await self.look()
            if self.witness.game.is_over:
                break
            if self.rng.random() < 0.1:
                await self.pry()
            if number % 97 == 5:
                await self.look_around()
            await self.step()
        await self.look()


def big_table(name: str) -> dict[str, Any]:
    seats = [{**seat, "name": f"P{number}"} for number, seat in enumerate(TABLES[name]["seats"])]
    return {**TABLES[name], "seats": seats, "seed": SEED, "settings": {"listed": True}}


async def play(name: str, most: int = 10_000) -> Play:
    """Play a table with everybody looking."""
    async with serving(webhooks=True, webhooks_private=True) as server:
        game = Play(server, await server.open(**big_table(name)), random.Random(name))
        await game.begin()
        await game.through(most)
        return game


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Everything that the server logs when it logs all it can, with all fields."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(f"{record.getMessage()} {vars(record)}")

    root = logging.getLogger()
    before = (root.level, root.handlers[:])
    known = {name: logging.getLogger(name).level for name in logging.root.manager.loggerDict}
    logs.configure("debug", "json")
    root.addHandler(Keep())
    yield lines
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in known.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize("name", TABLES)
async def test_whole_games_tell_nobody_what_is_hidden(name: str, logged: list[str]) -> None:
    game = await play(name, LONG.get(name, 10_000))
    assert game.witness.game.is_over or name in LONG
    assert game.undone
    everything = "\n".join(logged)
    for secret in game.witness.secrets:
        assert secret not in everything
    hidden = card_ids(game.witness.game.rules.name) - SHARED_NAMES
    assert not [name for name in hidden if f"'{name}'" in everything or f'"{name}"' in everything]


async def test_what_was_open_at_the_end_is_told_to_all() -> None:
    """Only when a game is over its record may be read."""
    async with serving() as server:
        made = await server.open(**big_table("solo"))
        game = Play(server, made, random.Random(1))
        table = made["id"]
        guest = await server.join(table, made["seats"][0]["token"])
        while guest.document["decision"] is not None:
            moves = guest.document["decision"]["moves"]
            await guest.move(game.rng.choice(moves))
        answer = await server.call("GET", f"/tables/{table}/record")
        assert answer.status_code == 200
        assert f"seed: {SEED}" in answer.text
        for path in ("/replay", "/replay?seat=0", "/result"):
            answer = await server.call("GET", f"/tables/{table}{path}")
            assert answer.status_code == 200
            assert made["host"] not in answer.text


# The tests above would notice: with each of these faults in the server they fail.


def another_view(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = Game.view

    def view(self: Game[Any], seat: int | None = None) -> dict[str, Any]:
        return true_view(self, None if seat is None else (seat + 1) % self.players)

    monkeypatch.setattr(Game, "view", view)


def seat_for_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = Game.view
    monkeypatch.setattr(Game, "view", lambda self, seat=None: true_view(self, seat or 0))


def secret_events(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen_by(self: Any, seat: int | None) -> dict[str, object]:
        return {"event": self.name, "seat": self.seat, **self.facts, **(self.secret or {})}

    monkeypatch.setattr("marineris.core.event.Event.seen_by", seen_by)


def seed_in_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    true_dump = type(NewTable.model_fields["settings"].default).model_dump

    def dump(self: Any, **more: Any) -> Any:
        return {**true_dump(self, **more), "title": f"game {SEED}"}

    monkeypatch.setattr(type(NewTable.model_fields["settings"].default), "model_dump", dump)


def hook_in_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    from marineris.table import document

    true_people = document._people

    def people(table: Any, online: Any) -> Any:
        found = true_people(table, online)
        found["hooks"] = [seat.webhook for seat in table.info.seats]
        return found

    monkeypatch.setattr(document, "_people", people)


@pytest.mark.parametrize(
    "fault", [another_view, seat_for_watchers, secret_events, seed_in_settings, hook_in_the_card]
)
async def test_a_fault_would_be_noticed(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(Leak):
        await play("draft", most=40)
