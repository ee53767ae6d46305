"""Guests of a server under test: HTTP and sockets through the real app, all in one event loop.

A `Guest` speaks ASGI's side of a WebSocket, keeps every byte it is sent, and holds the document
that a client would hold. Nothing here sleeps: an answer has come when its mark is back.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from fastapi import FastAPI

from marineris.core.game import Game
from marineris.server.rooms.bot_pool import BotPool, think
from marineris.server.rooms.registry import Registry
from marineris.server.rooms.room import Room
from marineris.server.settings import Settings
from marineris.server.store.store import Store
from marineris.server.web.app import create_app
from marineris.table.patch import applied

PATIENCE = 20.0
"""Seconds after which a test gives up; nothing ever takes so long."""
FAST = "/dev/shm"
"""Where a commit need not wait for a disk, if there is such a place."""


class Cut(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Inline(BotPool):
    """Bots that think where they are asked: a test needs no processes."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(1)
        self._seeds = itertools.count(seed)

    async def _think(self, game: Game[Any], seat: int, bot: str, key: str) -> int:
        await asyncio.sleep(0)
        position = json.loads(json.dumps(game.rules.snapshot(game.state)))
        told = (game.rules.name, game.players, game.options, position, seat, bot)
        return think(*told, next(self._seeds), key)


class Guest:
    """One client at a socket."""

    def __init__(self, app: FastAPI, table: str) -> None:
        self.got: list[bytes] = []
        """Every message as it was sent."""
        self.document: Any = None
        self.version = -1
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self._marks = itertools.count(1)
        self._to_server: asyncio.Queue[Any] = asyncio.Queue()
        self._from_server: asyncio.Queue[Any] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run(app, table))

    async def _run(self, app: FastAPI, table: str) -> None:
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"test")],
            "client": ("127.0.0.1", 50000),
            "server": ("test", 80),
            "subprotocols": [],
            "state": {},
        }
        await app(scope, self._to_server.get, self._from_server.put)

    # Sending

    def say(self, message: object) -> None:
        """Send a message without waiting for anything."""
        self.say_raw(message if isinstance(message, str) else json.dumps(message))

    def say_raw(self, text: str | None = None, data: bytes | None = None) -> None:
        """Send a frame, whatever is in it."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text, "bytes": data})

    async def hello(self, token: str | None = None, **more: Any) -> Any:
        """Say hello; what is answered."""
        self.say({"do": "hello", "token": token, **more})
        while True:
            message = await self.next()
            if message["is"] in ("state", "current", "error"):
                return message

    async def ask(self, do: str, **more: Any) -> Any:
        """Say something and wait for its answer; what comes before it is taken in."""
        mark = f"m{next(self._marks)}"
        self.say({"do": do, "id": mark, **more})
        while True:
            message = await self.next()
            if message.get("id") == mark:
                return message

    async def move(self, move: int, at: int | None = None) -> Any:
        """Make a move."""
        return await self.ask("move", move=move, at=self.version if at is None else at)

    # Receiving

    async def next(self) -> Any:
        """The next message, taken in; raises `Cut` when the server has closed."""
        while True:
            one = await asyncio.wait_for(self._from_server.get(), PATIENCE)
            if one["type"] == "websocket.close":
                raise Cut(one.get("code", 1000), one.get("reason") or "")
            if one["type"] == "websocket.send":
                text: str = one["text"]
                self.got.append(text.encode())
                message = json.loads(text)
                self._take(message)
                return message

    async def settled(self) -> None:
        """Take in everything that has been sent up to now."""
        await self.ask("ping")

    async def cut(self) -> Cut:
        """Read until the server closes; how it did."""
        while True:
            try:
                await self.next()
            except Cut as cut:
                return cut

    def _take(self, message: Any) -> None:
        if message["is"] == "state":
            self.document = message["document"]
            self.version = message["version"]
            self.log = message["log"]
            self.chat = message["chat"]
        elif message["is"] == "current":
            self.version = message["version"]
        elif message["is"] == "update":
            self.document = applied(self.document, message["patch"])
            self.version = message["version"]
            self.log = self.log + message["log"]
        elif message["is"] == "chat":
            self.chat = [*self.chat, message["line"]]

    async def leave(self) -> None:
        """Close the connection and wait until the server has noticed."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(asyncio.shield(self._task), PATIENCE)


class Server:
    """A running server."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http
        self.guests: list[Guest] = []

    @property
    def registry(self) -> Registry:
        found: Registry = self.app.state.registry
        return found

    async def open(self, game: str = "terraforming", **body: Any) -> Any:
        """Open a table, the same game every time; what the opener is told."""
        answer = await self.http.post("/api/tables", json={"game": game, "seed": 1, **body})
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def call(self, method: str, path: str, token: str | None = None, **more: Any) -> Any:
        """A request below /api, with a token if need be."""
        headers = more.pop("headers", {})
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return await self.http.request(method, f"/api{path}", headers=headers, **more)

    def connect(self, table: str) -> Guest:
        """A new socket, before its hello."""
        guest = Guest(self.app, table)
        self.guests.append(guest)
        return guest

    async def join(self, table: str, token: str | None = None, **more: Any) -> Guest:
        """A guest that has been greeted."""
        guest = self.connect(table)
        answer = await guest.hello(token, **more)
        assert answer["is"] in ("state", "current"), answer
        return guest

    async def room(self, table: str) -> Room:
        """The table's room when its bots have nothing to do."""
        room = await self.registry.room(table)
        await rest(room)
        return room


def _under_way(room: Room) -> list[asyncio.Task[None]]:
    driver = room.driver.task
    tasks = room.formalities.tasks()
    return tasks if driver is None or driver.done() else [driver, *tasks]


async def rest(room: Room) -> None:
    """Wait until no bot of a room has to move, and nobody's only answer is due."""
    while tasks := _under_way(room):
        await asyncio.wait(tasks, timeout=PATIENCE)


def person(count: int) -> list[dict[str, Any]]:
    """Seats for people."""
    return [{"kind": "person", "name": f"P{number}"} for number in range(count)]


@asynccontextmanager
async def serving(
    database: str = "", store: Store | None = None, **given: Any
) -> AsyncIterator[Server]:
    """A server for a test, with a store of its own and bots that think in the same process."""
    if not database:
        with TemporaryDirectory(dir=FAST if Path(FAST).is_dir() else None) as folder:
            file = f"sqlite+aiosqlite:///{folder}/store.sqlite"
            async with serving(file, store, **given) as server:
                yield server
        return
    limits = {"tables_an_hour": 0, "requests_a_second": 0, "messages_a_second": 100_000}
    settings = Settings(
        **{"database": database, "bot_pause": 0, "answer_pause": 0, **limits, **given}
    )
    app = create_app(settings, store)
    async with app.router.lifespan_context(app):
        app.state.registry.bot_pool = Inline()
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            server = Server(app, http)
            try:
                yield server
            finally:
                for guest in server.guests:
                    await guest.leave()


@contextmanager
def forbidden_change(room: Room) -> Iterator[None]:
    """What is done inside must not change the table."""
    game = room.table.game
    before = (room.table.version, game.digest() if game is not None else "")
    yield
    game = room.table.game
    assert (room.table.version, game.digest() if game is not None else "") == before
