"""Opens the tables of the fixtures at a running server, over HTTP and WebSockets like any client.

`Tables(address).make()` leaves every kind of table in every state: waiting, just begun, in the
middle of a choice, half played, over, given up, out of time, opened from a record. A table's title
says which it is. What bots of the server do depends on the table's id, so no two runs are equal.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx
from fixture_plan import Kind, Moves, kinds, midway, positions, whole
from websockets.sync.client import ClientConnection, connect

import marineris
from marineris.table.patch import applied

PATIENCE: Final = 120.0
EARLY: Final = 6
"""Moves at a table that has just begun."""
UNDO_EVERY: Final = 9
NAMES: Final = ("Ada", "Łucja", "Жюль", "Đorđe", "Sally")
LANGUAGES: Final = ("en", "pl", "uk", "sr", "sr-Cyrl")
TALK: Final = ("Good luck!", "Nice ocean… “mine” next 🚀", "two\nlines")
HOOK: Final = {"kind": "json", "url": "https://hooks.example.org/mars"}
CLOCK: Final = {"minutes": 90, "seconds_a_move": 5}
SHORT_CLOCK: Final = {"minutes": 0.1}


class Table:
    """A table that was opened, with its secrets, and a socket for each of its people."""

    def __init__(self, tables: Tables, made: dict[str, Any], stack: ExitStack) -> None:
        self.id = str(made["id"])
        self.host = str(made["host"])
        self.invite = made["invite"]
        self.tokens = {int(one["seat"]): str(one["token"]) for one in made["seats"]}
        self.version = 0
        self._marks = 0
        self._tables = tables
        self._sockets = {seat: stack.enter_context(tables.socket(self.id)) for seat in self.tokens}
        for seat, socket in self._sockets.items():
            greeting = {"do": "hello", "token": self.tokens[seat], "language": "en"}
            socket.send(json.dumps(greeting))
            self.version = int(json.loads(socket.recv(PATIENCE))["version"])

    def send(self, seat: int, do: str, **more: Any) -> str:
        """Send a message and wait for its answer; the code of the error, if it is one."""
        self._marks += 1
        mark = f"m{self._marks}"
        socket = self._sockets[seat]
        socket.send(json.dumps({"do": do, "id": mark, **more}))
        while (answer := json.loads(socket.recv(PATIENCE))).get("id") != mark:
            pass
        if answer["is"] == "error":
            return str(answer["code"])
        self.version = int(answer["version"])
        return ""

    def do(self, seat: int, do: str, **more: Any) -> None:
        """Send a message that must be obeyed."""
        if refused := self.send(seat, do, **more):
            raise RuntimeError(f"table {self.id}: the server refuses {do}: {refused}")

    def play(self, moves: Moves, undo: bool = True) -> None:
        """Make moves; now and then one is taken back, where that is allowed, and made again."""
        for number, (seat, move) in enumerate(moves, 1):
            self.do(seat, "move", at=self.version, move=move)
            if undo and number % UNDO_EVERY == 0:
                if refused := self.send(seat, "undo", at=self.version):
                    assert refused == "no-undo", refused
                else:
                    self.do(seat, "move", at=self.version, move=move)

    def talk(self) -> None:
        """Everybody says something."""
        for number, text in enumerate(TALK):
            self.do(number % len(self.tokens), "chat", text=text)

    def play_beside_bots(self, count: int) -> None:
        """Make so many random moves for the first seat, the only person at a table of bots."""
        rng = random.Random(count)
        is_answered = True
        for socket, message, document in self._followed(self.tokens[0]):
            if message["is"] == "error":
                raise RuntimeError(f"table {self.id}: {message}")
            is_answered = is_answered or message["is"] == "done"
            if is_answered and not count:
                return
            if is_answered and document["decision"] is not None:
                move = rng.choice(document["decision"]["moves"])
                order = {"do": "move", "id": "m", "at": message["version"], "move": move}
                socket.send(json.dumps(order))
                count, is_answered = count - 1, False

    def come_back(self) -> None:
        """Wait until somebody's time has run out and a bot has taken over; take the seat back."""
        for _, _, document in self._followed(None):
            for seat, place in enumerate(document["table"]["seats"]):
                if place["bot"]:
                    self.do(seat, "back")
                    return

    def _followed(self, token: str | None) -> Iterator[tuple[ClientConnection, Any, Any]]:
        """All that a seat, or somebody who watches, is told, and the document after it."""
        document: Any = None
        with self._tables.socket(self.id) as socket:
            socket.send(json.dumps({"do": "hello", "token": token}))
            for text in socket:
                message = json.loads(text)
                if message["is"] == "state":
                    document = message["document"]
                elif message["is"] == "update":
                    document = applied(document, message["patch"])
                yield socket, message, document


class Tables:
    """The tables of one server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._http = httpx.Client(
            base_url=f"http://{address}/api", trust_env=False, timeout=PATIENCE
        )
        self.over: dict[str, str] = {}
        """The ids of the games that people have finished, by title."""

    def make(self) -> None:
        """Open and play all of them."""
        late = self._leave_to_the_clock()
        for number, kind in enumerate(kinds()):
            self._wait(kind, number)
            self._begin(kind, number)
            self._choose(kind)
            self._play_half(kind, number)
            self._finish(kind, number)
            self._give_up(kind, number)
            self._play_beside_bots(kind, number)
        self._open_records()
        self.until_over(late)
        self._come_back()

    # The server

    def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """A request that must be granted; the data of its answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._http.request(method, path, headers=headers, json=body)
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    def record(self, table_id: str) -> str:
        """The record of a finished game."""
        return self._http.get(f"/tables/{table_id}/record").raise_for_status().text

    def socket(self, table_id: str) -> ClientConnection:
        """A connection to a table."""
        path = f"ws://{self._address}/api/tables/{table_id}/socket"
        return connect(path, proxy=None, ping_interval=None, max_queue=None, max_size=None)

    @contextmanager
    def opened(
        self,
        kind: Kind,
        state: str,
        seed: int,
        seats: list[dict[str, str]] | None = None,
        **settings: Any,
    ) -> Iterator[tuple[Table, dict[str, Any]]]:
        """A table, of people if nothing else is said, and the options that it plays with."""
        people = [{"kind": "person", "name": name} for name in NAMES[: kind.players]]
        body = {
            "game": kind.game,
            "options": kind.options,
            "seats": seats or people,
            "settings": {"title": f"{kind.name} {state}", **settings},
            "seed": seed,
            "language": LANGUAGES[seed % len(LANGUAGES)],
        }
        made = self.call("POST", "/tables", body=body)
        options = self.call("GET", f"/tables/{made['id']}")["options"]
        with ExitStack() as stack:
            yield Table(self, made, stack), options

    def until_over(self, table: Table) -> None:
        """Bots play a game to its end."""
        deadline = time.monotonic() + PATIENCE
        while self.call("GET", f"/tables/{table.id}")["status"] != "over":
            if time.monotonic() > deadline:
                raise TimeoutError(f"table {table.id} does not end")
            time.sleep(0.05)

    # The states

    def _wait(self, kind: Kind, number: int) -> None:
        """A table with open seats: one is taken, one was taken and left, a bot sits on one."""
        seats = [{"kind": "person", "name": NAMES[0]}] * (kind.players > 1)
        seats += [{"kind": "bot"}] * (kind.players > 3)
        seats += [{"kind": "open"}] * (kind.players - len(seats))
        private = number % 2 == 1
        settings = {"listed": not private, "private": private, "spectators": not private}
        with self.opened(kind, "waiting", number, seats, clock=CLOCK, **settings) as (table, _):
            path = f"/tables/{table.id}/seats"
            first = kind.players - sum(seat["kind"] == "open" for seat in seats)
            if kind.players - first > 1:
                body = {"name": NAMES[1], "invite": table.invite, "language": "pl"}
                gone = self.call("POST", f"{path}/{first}/take", body=body)
                self.call("POST", f"{path}/{first}/leave", gone["token"])
                self.call("POST", f"{path}/{first}/take", body=body)
            if table.tokens:
                table.talk()
            if private and table.tokens:
                self.call("PUT", f"{path}/0/webhook", table.tokens[0], HOOK)

    def _begin(self, kind: Kind, number: int) -> None:
        """A table that has just begun."""
        seed = 100 + number
        with self.opened(kind, "early", seed) as (table, options):
            table.play(whole(kind, options, seed)[:EARLY])

    def _choose(self, kind: Kind) -> None:
        """Tables in the middle of a choice of several things."""
        options = self._options(kind)
        for wanted in kind.midway:
            seed, moves = midway(kind, options, wanted)
            with self.opened(kind, f"in {wanted}", seed, clock=CLOCK) as (table, _):
                table.play(moves[:-1])
                table.play(moves[-1:], undo=False)
                table.talk()

    def _options(self, kind: Kind) -> dict[str, Any]:
        """The options of a kind with what is usual at this server."""
        for game in self.call("GET", "/games"):
            if game["name"] == kind.game:
                usual = {one["name"]: one["default"] for one in game["options"]}
                return {**usual, **kind.options}
        raise LookupError(kind.game)

    def _play_half(self, kind: Kind, number: int) -> None:
        """A game half played; somebody has let a bot play for a while."""
        seed = 200 + number
        with self.opened(kind, "middle", seed, clock=CLOCK, undo=number != 1) as (table, options):
            moves = whole(kind, options, seed)
            table.play(moves[: len(moves) // 2], undo=number != 1)
            table.talk()
            if kind.players > 1:  # alone, the bot would play to the end
                last = kind.players - 1
                table.do(last, "bot")
                table.do(last, "back")

    def _finish(self, kind: Kind, number: int) -> None:
        """A game that is over."""
        seed = 300 + number
        with self.opened(kind, "over", seed) as (table, options):
            table.play(whole(kind, options, seed))
            table.talk()
            self.until_over(table)
            self.over[f"{kind.name} over"] = table.id

    def _give_up(self, kind: Kind, number: int) -> None:
        """A game that one has left, and one that all have left, so that bots play to its end."""
        seed = 400 + number
        if kind.players > 1:
            with self.opened(kind, "one resigned", seed) as (table, options):
                table.play(whole(kind, options, seed)[: 4 * EARLY])
                table.do(0, "resign")
        with self.opened(kind, "all resigned", seed) as (table, options):
            table.play(whole(kind, options, seed)[:EARLY])
            for seat in range(kind.players):
                table.do(seat, "resign")
            self.until_over(table)

    def _play_beside_bots(self, kind: Kind, number: int) -> None:
        """A person among bots."""
        if kind.players == 1:
            return
        seats = [{"kind": "person", "name": NAMES[0]}]
        seats += [{"kind": "bot", "bot": "random"}] * (kind.players - 1)
        with self.opened(kind, "beside bots", 500 + number, seats) as (table, _):
            table.play_beside_bots(2 * EARLY)

    def _open_records(self) -> None:
        """Tables made of records: of positions, of a game that is over and of one that is not."""
        found = {f"position {name}": game.record().dumps() for name, game in positions().items()}
        for name in ("tm-2p over", "ma-2p over"):
            found[f"record {name}"] = self.record(self.over[name])
        kind = kinds()[0]
        options, seed = self._options(kind), 700
        game = marineris.new(kind.game, players=kind.players, seed=seed, **options)
        for seat, move in whole(kind, options, seed)[: 4 * EARLY]:
            game.play(seat, move)
        found[f"record {kind.name} early"] = game.record().dumps()
        for title, text in found.items():
            self.call("POST", "/records", body={"text": text, "title": title})

    def _leave_to_the_clock(self) -> Table:
        """A table where everybody's time will run out."""
        with self.opened(kinds()[0], "out of time", 600, clock=SHORT_CLOCK) as (table, _):
            return table

    def _come_back(self) -> None:
        """A table where somebody's time has run out, who is back now. It comes last: time runs."""
        kind = next(one for one in kinds() if one.name == "ma-2p")
        with self.opened(kind, "back after time", 601, clock=SHORT_CLOCK) as (table, _):
            table.come_back()
