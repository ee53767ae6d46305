"""People at tables, for tools: clients of the table protocol that never lose count of a move.

`await open_table(addresses, plan, seed)` opens a table and gives a `Player` for each of its people.
A player plays by itself until the game is over: moves of its own choice, now and then one taken
back. When its connection breaks it opens another, to the next address if there are several, and
either sends the unanswered message once more or goes by what it is shown. All it has ever sent is
in `sent`, so that it can be compared with the table's journal. What it decides follows from the
seed, as far as the order of the messages allows.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import marineris
from marineris.table.patch import applied

PATIENCE = 120.0
"""Seconds after which something that should happen is said never to happen."""
RETRY = 0.05
UNDO_CHANCE = 0.04
RESEARCH = ("Buy", "ChooseCorporation", "ChooseStartCards", "HeatForCards")


@dataclass(frozen=True)
class Plan:
    """A table to open: its game, its options, and a bot's name, or nothing, for each seat."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]

    def __str__(self) -> str:
        seats = ",".join(bot or "person" for bot in self.bots)
        return f"{self.game} {self.options} {seats}"


@dataclass
class Sent:
    """A message of a player, and what became of it."""

    kind: str
    """`move` or `undo`."""
    at: int
    move: int
    value: str
    """The move's name; nothing for an undo."""
    asked: Any
    """The decision that it answers."""
    mark: str
    times: int = 0
    version: int | None = None
    """The number in the journal, if it was acknowledged."""
    refused: str = ""
    refused_at: int = 0
    """The version that the player was shown with the refusal."""
    since: float = 0.0
    """When it was sent, later: when it was answered."""
    is_kept: bool = False
    """It was never answered, yet a check has found it in the journal."""

    def __str__(self) -> str:
        return f"{self.kind} {self.value!r} at {self.at}, sent {self.times} times"


@dataclass(frozen=True)
class Greeting:
    """What a player was shown when it came, or came back."""

    was: int
    """The version that it had seen before."""
    version: int
    document: Any
    since: float


class Player:
    """One person at a table."""

    def __init__(
        self, addresses: Sequence[str], table: str, seat: int, token: str, seed: str, first: int = 0
    ) -> None:
        self.seat = seat
        self.document: Any = None
        self.version = 0
        self.sent: list[Sent] = []
        self.greetings: list[Greeting] = []
        self.surprises: list[str] = []
        self.comings = 0
        """How often a server has greeted the player."""
        self.is_greeted = False
        self.latency = 0.01
        """How long an answer takes, more or less."""
        self.on_news: Callable[[Player, str], None] = lambda player, what: None
        """Called with `asked`, `sent`, `done` and `over`, when that is so."""
        self.changed = asyncio.Condition()
        self._table = table
        self._token = token
        self._addresses = addresses
        self._at = first
        self._rng = random.Random(f"{seed} {seat}")
        self._marks = itertools.count(1)
        self._pending: Sent | None = None
        self._is_shown_anew = False
        self._socket: ClientConnection | None = None

    @property
    def decision(self) -> Any:
        """What the player is asked, as far as it knows."""
        return None if self.document is None else self.document["decision"]

    @property
    def is_over(self) -> bool:
        """Whether the player has seen the end of the game."""
        return self.document is not None and self.document["table"]["status"] == "over"

    @property
    def pending(self) -> Sent | None:
        """The message that has not been answered yet."""
        return self._pending

    async def greeted_after(self, comings: int) -> None:
        """Wait until a server has greeted the player once more, or the game is over."""
        await self._until(lambda: self.comings > comings, "is not greeted")

    async def shown_after(self, version: int) -> None:
        """Wait until play has gone on, or is over."""
        await self._until(lambda: self.version > version, "play stands still")

    async def ended(self, seconds: float) -> None:
        """Wait for the end of the game."""
        await self._until(lambda: False, "the game does not end", seconds)

    async def _until(
        self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE
    ) -> None:
        try:
            async with asyncio.timeout(seconds), self.changed:
                await self.changed.wait_for(lambda: self.is_over or condition())
        except TimeoutError:
            where = f"table {self._table}, seat {self.seat}, version {self.version}"
            raise TimeoutError(f"{where}: {what}; pending: {self._pending}") from None

    # The connection

    async def run(self) -> None:
        """Play until the game is over."""
        while not self.is_over:
            address = self._addresses[self._at % len(self._addresses)]
            path = f"ws://{address}/api/tables/{self._table}/socket"
            try:
                async with connect(
                    path, proxy=None, compression=None, max_size=None, ping_interval=None
                ) as socket:
                    await self._talk(socket)
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException):
                pass
            self.is_greeted = False
            self._socket = None
            if not self.is_over:
                self._at += 1
                await asyncio.sleep(RETRY)

    async def _talk(self, socket: ClientConnection) -> None:
        since = self.version or None
        hello = {"do": "hello", "token": self._token, "since": since, "language": "en"}
        await socket.send(json.dumps(hello))
        self._socket = socket
        async for text in socket:
            message = json.loads(text)
            was_greeted = self.is_greeted
            async with self.changed:
                self._take(message)
                self.changed.notify_all()
            if self.is_greeted:
                await self._go_on(not was_greeted)
            if self.is_over and self._pending is None:
                return

    async def hop(self) -> None:
        """Leave, whatever is under way, and come again at the next address."""
        if self._socket is not None:
            await self._socket.close()

    # What the server says

    def _take(self, message: Any) -> None:
        kind = message["is"]
        if kind in ("state", "current"):
            self._greet(message)
        elif kind == "update" and self.document is not None:
            self.document = applied(self.document, message["patch"])
            self.version = message["version"]
        elif kind == "done":
            self._done(message)
        elif kind == "error":
            self._refused(message)
        if self.is_over:
            self.on_news(self, "over")

    def _greet(self, message: Any) -> None:
        was = self.version
        self.version = message["version"]
        if message["is"] == "state":
            self.document = message["document"]
        if not self.is_greeted:
            self.comings += 1
            self.greetings.append(Greeting(was, self.version, self.document, time.monotonic()))
        self.is_greeted = True
        self._is_shown_anew = False
        for sent in reversed(self.sent):
            if sent.refused and not sent.refused_at:
                sent.refused_at = self.version

    def _done(self, message: Any) -> None:
        sent = self._pending
        if sent is None or message["id"] != sent.mark:
            self.surprises.append(f"an answer to nothing that was asked: {message}")
            return
        sent.version = message["version"]
        now = time.monotonic()
        self.latency += (now - sent.since - self.latency) / 8
        sent.since = now
        self._pending = None
        self.on_news(self, "done")

    def _refused(self, message: Any) -> None:
        sent = self._pending
        if sent is None or message["id"] != sent.mark:
            self.surprises.append(f"an error: {message}")
            return
        sent.refused = message["code"]
        self._pending = None
        self._is_shown_anew = message["code"] == "stale"  # a whole state follows
        # Several answers at once, or somebody who has taken a move back, make messages stale.
        if message["code"] not in ("stale", "no-undo"):
            self.surprises.append(f"{sent}: {message}")

    # What the player says

    async def _go_on(self, has_come: bool) -> None:
        if self._pending is not None:
            if not has_come:
                return
            if self._rng.random() < 0.5:  # the answer was lost, or the message: say it again
                await self._send(self._pending)
                return
            self._pending = None  # what is shown tells whether it has arrived
        if self.is_over or self._is_shown_anew:
            return
        undo = self.document["undo"]
        if undo is not None and undo["can"] and self._rng.random() < UNDO_CHANCE:
            await self._say(Sent("undo", self.version, -1, "", self.decision, self._mark()))
        elif self.decision is not None:
            self.on_news(self, "asked")
            move = self._rng.choice(self.decision["moves"])
            name = move_names(self.document["table"]["game"])[move]
            await self._say(Sent("move", self.version, move, name, self.decision, self._mark()))

    def _mark(self) -> str:
        return f"m{next(self._marks)}"

    async def _say(self, sent: Sent) -> None:
        self.sent.append(sent)
        self._pending = sent
        await self._send(sent)

    async def _send(self, sent: Sent) -> None:
        if self._socket is None:
            return
        sent.times += 1
        sent.since = time.monotonic()
        message = {"do": sent.kind, "id": sent.mark, "at": sent.at}
        if sent.kind == "move":
            message["move"] = sent.move
        await self._socket.send(json.dumps(message))
        self.on_news(self, "sent")


def move_names(game: str) -> Sequence[str]:
    """The names of a game's moves by their numbers."""
    return marineris.rules_of(game).catalogue.names


def kind_of(decision: Any) -> str:
    """In what part of a game a question is asked."""
    question = decision["question"]
    if question == "Pick":
        return "draft"
    if question in RESEARCH:
        return "research"
    if question == "Turn":
        return "turn"
    return "card" if "card" in decision or "mission" in decision else "move"


# ------------------------------------------------------------------------------- tables


@dataclass
class Opened:
    """A table that was opened, with its people."""

    id: str
    plan: Plan
    seed: int
    options: dict[str, Any]
    host: str
    players: list[Player]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether everybody has seen the end."""
        return all(player.is_over for player in self.players)

    @property
    def where(self) -> str:
        """What is going on there now; `bots` if only they have to move."""
        if any(player.is_over for player in self.players):
            return "over"
        asked = [kind_of(player.decision) for player in self.players if player.decision]
        return asked[0] if asked else "bots"

    def __str__(self) -> str:
        return f"table {self.id} ({self.plan}, seed {self.seed})"

    def start(self) -> None:
        """Let everybody play."""
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    def check(self) -> None:
        """Raise what has stopped a player."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        """Take everybody away."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def open_table(addresses: Sequence[str], plan: Plan, seed: int) -> Opened:
    """Open a table and seat people at it; those of one table begin at different addresses."""
    seats = [{"kind": "bot", "bot": bot} if bot else {"kind": "person"} for bot in plan.bots]
    body = {"game": plan.game, "options": plan.options, "seats": seats, "seed": seed}
    made = (await request(addresses, "POST", "/api/tables", json=body)).json()
    card = (await request(addresses, "GET", f"/api/tables/{made['id']}")).json()
    players = [
        Player(addresses, made["id"], one["seat"], one["token"], str(seed), number)
        for number, one in enumerate(made["seats"])
    ]
    return Opened(made["id"], plan, seed, card["options"], made["host"], players)


async def request(addresses: Sequence[str], method: str, path: str, **more: Any) -> httpx.Response:
    """A request to whichever server is there."""
    deadline = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        for address in itertools.cycle(addresses):
            try:
                answer = await http.request(method, f"http://{address}{path}", **more)
                answer.raise_for_status()
                return answer
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY)
    raise AssertionError("there is no address")
