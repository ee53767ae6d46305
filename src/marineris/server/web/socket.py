"""The socket of one client at a table: reads its commands, sends it messages.

Whatever a client sends, it gets an answer or is cut off; nothing it sends can raise beyond this
module.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from marineris.core.error import IllegalMove, MarinerisError
from marineris.core.reason import Reason
from marineris.server import metrics
from marineris.server.errors import BadMessage, Fault, NotYourSeat, StoreFailed, TooBig, TooFast
from marineris.server.rate_limit import Bucket
from marineris.server.rooms.audience import Channel, encoded
from marineris.server.rooms.registry import Registry
from marineris.server.rooms.room import Room
from marineris.server.secrets import fits
from marineris.server.store.records import StoredTable
from marineris.server.web import protocol as m
from marineris.table.errors import Stale
from marineris.table.info import SeatKind
from marineris.table.safe_text import SafeText
from marineris.text import Text
from marineris.text.language import chosen_language

LOG = logging.getLogger("marineris.socket")
LONGEST: Final = 16_384
"""Bytes of a client's message."""
COSTS: Final = {
    "why": 0.5,
    "preview": 1.0,
    "offers": 0.5,
    "chat": 5.0,
    "log": 10.0,
    "language": 5.0,
}
"""What a command takes out of the bucket, if not 1."""
PATIENCE: Final = 100
"""Messages over the limit after which a client is cut off."""
HELLO_SECONDS: Final = 10.0
QUEUE: Final = 256
"""Messages that may wait for a slow client; beyond, it is cut off and has to come back."""
POLICY: Final = 1008
TRY_AGAIN: Final = 1013


class Socket:
    """One client. It is a `Client` of its room."""

    def __init__(self, registry: Registry, websocket: WebSocket) -> None:
        self.seat: int | None = None
        self.language = "en"
        self.token: str | None = None
        self._registry = registry
        self._websocket = websocket
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        rate = registry.settings.messages_a_second
        self._bucket = Bucket(rate, rate * 4)
        self._refusals = 0
        self._close_code = 1000
        self._close_reason = ""
        self._room: Room | None = None
        self._channel: Channel | None = None

    # Client

    def send(self, message: bytes) -> None:
        """Send a message; a client that does not keep up is cut off."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.cut("too-slow", TRY_AGAIN)

    def cut(self, reason: str, code: int = POLICY) -> None:
        """Close the connection, after what is waiting to be sent."""
        self._close_code, self._close_reason = code, reason
        while True:
            try:
                self._outgoing.put_nowait(None)
                return
            except asyncio.QueueFull:
                self._outgoing.get_nowait()

    # Running

    async def turn_away(self) -> None:
        """Refuse a client: too many come from one address."""
        metrics.REFUSED.labels("too-many-sockets").inc()
        await self._websocket.accept()
        await self._websocket.close(TRY_AGAIN, "too-many-sockets")

    async def run(self, table_id: str) -> None:
        """Serve the client until it goes."""
        await self._websocket.accept()
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table_id))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.SOCKETS.dec()
            reader.cancel()
            if self._room is not None:
                self._room.leave(self)
            self.cut(self._close_reason, self._close_code)
            # A client that is gone takes nothing any more.
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 2.0)
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._outgoing.get()) is not None:
                await self._websocket.send_text(message.decode())
            await self._websocket.close(self._close_code, self._close_reason)

    async def _read(self, table_id: str) -> None:
        try:
            await self._greet(table_id, await self._first())
            while True:
                await self._serve(await self._receive())
                await asyncio.sleep(0)  # so that answers go out while it goes on asking
        except WebSocketDisconnect:
            self.cut(self._close_reason, self._close_code)
        except StoreFailed as error:
            self._refuse("", error)
            self.cut(error.code, TRY_AGAIN)
        except MarinerisError as error:
            self._refuse("", error)
            self.cut(error.code)
        except Exception as error:  # a fault of ours: this client alone is to suffer
            LOG.exception("socket failed", extra={"fault": type(error).__name__})
            self.cut("fault", 1011)

    async def _first(self) -> str:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await self._receive()
        except TimeoutError:
            self.cut("no-hello")
            raise WebSocketDisconnect from None

    async def _receive(self) -> str:
        try:
            got = await self._websocket.receive()
        except RuntimeError as error:  # the connection is closed already
            raise WebSocketDisconnect from error
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        data: str | None = got.get("text")
        if data is None:
            raise BadMessage("messages are text")
        if len(data) > LONGEST or (not data.isascii() and len(data.encode()) > LONGEST):
            raise TooBig(f"a message has at most {LONGEST} bytes", most=LONGEST)
        return data

    async def _greet(self, table_id: str, data: str) -> None:
        hello = _parsed(data)
        if not isinstance(hello, m.Hello):
            raise BadMessage("the first message has to be a hello")
        self.language = chosen_language(hello.language)
        room = await self._registry.room(table_id)
        stored = room.stored
        if hello.token:
            if not _is_known(hello.token, stored):
                # It may be newer than what is in memory: the host's tools write to the store.
                await self._registry.reload_info(table_id)
            if not _is_known(hello.token, stored):
                raise NotYourSeat("the token fits no seat of this table")
            for seat in stored.seats:
                if self.seat is None and fits(hello.token, seat.token):
                    self.seat, self.token = seat.seat, seat.token
        if self.seat is None and not stored.settings.get("spectators", True):
            raise NotYourSeat("nobody may watch this table")
        self._room = room
        self._channel = await room.enter(self, hello.since)
        if hello.language:
            self._keep_language(stored)

    # Commands

    async def _serve(self, data: str) -> None:
        mark = ""
        try:
            command = _parsed(data)
            mark = command.id
            self._pay(COSTS.get(command.do, 1.0))
            await self._obey(command)
        except Stale as error:
            self._refuse(mark, error)
            self._send_state()
        except MarinerisError as error:
            if not mark:
                self._pay_quietly()
            self._refuse(mark or _mark_of(data), error)

    def _pay(self, cost: float) -> None:
        if self._bucket.take(cost):
            return
        self._refusals += 1
        if self._refusals > PATIENCE:
            self.cut("too-fast")
        raise TooFast("too many messages; slow down", seconds=1)

    def _pay_quietly(self) -> None:
        """Messages that cannot even be read count too."""
        if not self._bucket.take(1):
            self._refusals += 1
            if self._refusals > PATIENCE:
                self.cut("too-fast")

    async def _obey(self, command: Any) -> None:
        if isinstance(command, m.Ping):
            self.send(encoded({"is": "pong", "id": command.id}))
        elif isinstance(command, m.ChangeLanguage):
            await self._change_language(command)
        elif isinstance(command, m.EarlierLog):
            room, channel = self._here()
            lines = await room.earlier_lines(command.before, command.first, channel)
            self.send(encoded({"is": "answer", "id": command.id, "log": lines}))
        elif isinstance(command, m.AskWhy | m.AskPreview | m.AskOffers):
            self._explain(command)
        elif isinstance(command, m.Hello):
            raise BadMessage("hello has been said")
        else:
            begun = time.perf_counter()
            # What has begun is finished and shown to all, even if this client leaves.
            act = asyncio.ensure_future(self._act(command))
            act.add_done_callback(_heard)
            version = await asyncio.shield(act)
            done = {"is": "done", "id": command.id, "version": version}
            self.send(encoded(done))
            if isinstance(command, m.MakeMove):
                metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)

    async def _act(self, command: Any) -> int:
        """Do what changes the table; the version with it."""
        room, _ = self._here()
        if isinstance(command, m.Chat):
            name = room.table.info.seats[self.seat].name if self.seat is not None else ""
            await room.say(-1 if self.seat is None else self.seat, name, command.text)
            return room.table.version
        seat = self._own_seat()
        if isinstance(command, m.MakeMove):
            return await room.move(seat, command.move, command.at)
        if isinstance(command, m.Undo):
            return await room.undo(seat, command.at)
        if isinstance(command, m.Resign):
            await room.resign(seat)
        elif isinstance(command, m.LetBot):
            await room.let_bot(seat, command.bot)
        elif isinstance(command, m.TakeSeatBack):
            await room.give_back(seat)
        return room.table.version

    def _here(self) -> tuple[Room, Channel]:
        assert self._room is not None
        assert self._channel is not None
        return self._room, self._channel

    def _own_seat(self) -> int:
        if self.seat is None:
            raise NotYourSeat("those who watch cannot play")
        return self.seat

    def _explain(self, command: m.AskWhy | m.AskPreview | m.AskOffers) -> None:
        room, channel = self._here()
        table = room.table
        try:
            if isinstance(command, m.AskOffers):  # also for those who watch
                offered = None if table.game is None else table.game.offers(self.seat)
                found: dict[str, Any] = {"offers": offered, "version": table.version}
            elif isinstance(command, m.AskPreview):
                found = {"preview": table.playing.preview(self._own_seat(), command.move)}
            else:
                reasons = table.playing.why_not(self._own_seat(), command.move)
                found = {"reasons": _reasons(reasons, channel.text, table.names)}
        except MarinerisError:
            raise
        except Exception as error:  # the rules can have any bug; the socket goes on
            LOG.exception("question failed", extra={"fault": type(error).__name__})
            raise Fault("the program failed; nothing was changed", about=command.do) from error
        self.send(encoded({"is": "answer", "id": command.id, **found}))

    async def _change_language(self, command: m.ChangeLanguage) -> None:
        room, _ = self._here()
        self._channel = await room.speak(self, chosen_language(command.language))
        self._keep_language(room.stored)

    def _keep_language(self, stored: StoredTable) -> None:
        """What a person is told while away is said in the language that they spoke last."""
        place = None if self.seat is None else stored.seats[self.seat]
        if place is None or place.kind != SeatKind.PERSON or place.language == self.language:
            return
        place.language = self.language
        own = {"token": self.token}  # by then somebody else may sit there
        change = self._registry.store.change_seat
        self._registry.later(change(stored.id, place.seat, only=own, language=self.language))

    def _send_state(self) -> None:
        room, channel = self._here()
        self.send(room.audience.state(channel))

    def _refuse(self, mark: str, error: MarinerisError) -> None:
        metrics.REFUSED.labels(error.code).inc()
        game = self._room.table.info.game if self._room is not None else "terraforming"
        names = self._room.table.names if self._room is not None else []
        text = SafeText(self.language, game)
        if self._room is not None:
            text = text.of_table(self._room.table.info.options)
        reasons: Any = error.facts.get("reasons", []) if isinstance(error, IllegalMove) else []
        self.send(
            encoded(
                {
                    "is": "error",
                    "id": mark,
                    "code": error.code,
                    "text": text.error(error, names),
                    "reasons": _reasons(reasons, text, names),
                }
            )
        )


def _heard(act: asyncio.Future[int]) -> None:
    """The client may be gone when what it asked for fails; asyncio need not report that."""
    if not act.cancelled():
        act.exception()


def _is_known(token: str, stored: StoredTable) -> bool:
    return fits(token, stored.host) or any(fits(token, seat.token) for seat in stored.seats)


def _mark_of(data: str) -> str:
    """The mark of a message that is not right otherwise, so that its sender can tell which it was.

    It goes back as it came, so only a plain one does.
    """
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return ""
    mark = found.get("id") if isinstance(found, dict) else None
    is_plain = isinstance(mark, str) and mark.isascii() and len(mark) <= m.LONGEST_MARK
    return str(mark) if is_plain else ""


def _parsed(data: str) -> Any:
    try:
        return m.CLIENT_MESSAGE.validate_json(data)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, fault["loc"]))
        raise BadMessage(f"{where}: {fault['msg']}" if where else fault["msg"]) from None


def _reasons(reasons: list[Reason], text: Text, names: list[str]) -> list[dict[str, Any]]:
    return [
        {
            "code": reason.code,
            "rule": reason.rule,
            "text": text.reason(reason, names),
            "facts": dict(reason.facts),
        }
        for reason in reasons
    ]
