"""The clients of a table, and what each of them has been sent.

Clients that see the same, because they have the same seat and language, share a channel: what
changed is computed once for all of them. Before an entry is stored, `rehearse` computes what it
would show, and so finds what cannot be shown or worded. Nothing here waits or changes the table.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from marineris.gamedata import book_version
from marineris.server.rooms.presence import Elsewhere
from marineris.server.store.records import ChatLine, StoredTable
from marineris.server.store.store import now
from marineris.table import document
from marineris.table.patch import difference
from marineris.table.safe_text import SafeText
from marineris.table.table import Table
from marineris.table.types import PROTOCOL
from marineris.text import Text

LOG = logging.getLogger("marineris.audience")
STATE_LINES: Final = 100
"""Lines of the log in a whole state, and in an answer to a question for earlier ones."""
CHAT_LINES: Final = 50
"""Lines of the chat in a whole state."""


class Client(Protocol):
    """A client of a table."""

    seat: int | None
    language: str
    token: str | None

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""

    def cut(self, reason: str) -> None:
        """Close the connection."""


class Channel:
    """All the clients that see the same: the same seat in the same language."""

    def __init__(
        self, seat: int | None, language: str, game: str, options: Mapping[str, Any]
    ) -> None:
        self.seat = seat
        self.text = SafeText(language, game).of_table(options)
        self.strict = Text(language, game).of_table(options)
        """For news: what cannot be said in it does not happen."""
        self.clients: set[Client] = set()
        self.seen: dict[str, Any] = {}
        self.lines_seen = 0

    def send(self, message: bytes) -> None:
        """Send the same to all of them."""
        for client in tuple(self.clients):
            client.send(message)


@dataclass(frozen=True)
class Shown:
    """What a channel is to be shown next."""

    before: dict[str, Any]
    """The document that the patch changes."""
    seen: dict[str, Any]
    message: bytes | None
    """None if nothing changes for this channel."""


Rehearsed = Mapping[Channel, Shown]


def encoded(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()


class Audience:
    """All clients of one table."""

    def __init__(self, stored: StoredTable, table: Table, chat: Sequence[ChatLine] = ()) -> None:
        self._stored = stored
        self._table = table
        self._channels: dict[tuple[int | None, str], Channel] = {}
        self.elsewhere = Elsewhere()
        self._chat = deque((line for line in chat if line.text), maxlen=CHAT_LINES)
        self.chat_heard = chat[-1].number if chat else 0
        """The number of the last line of the chat that was told."""

    # Who is there

    @property
    def is_empty(self) -> bool:
        """Whether there is no client."""
        return not self._channels

    def clients(self) -> Iterator[Client]:
        """All clients."""
        for channel in tuple(self._channels.values()):
            yield from tuple(channel.clients)

    def here(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return sorted({seat for seat, _ in self._channels if seat is not None})

    def online(self) -> set[int]:
        """The seats whose people are connected, here or to another process."""
        return set(self.here()) | self.elsewhere.seats()

    def channel_of(self, client: Client) -> Channel:
        """The channel that a client belongs to, opened if need be."""
        key = (client.seat, client.language)
        channel = self._channels.get(key)
        if channel is None:
            info = self._table.info
            channel = Channel(client.seat, client.language, info.game, info.options)
            self._channels[key] = channel
            try:
                channel.seen = self._document(self._table, channel)
            except BaseException:
                del self._channels[key]
                raise
            channel.lines_seen = self._table.line_count
        return channel

    def take_out(self, client: Client, language: str) -> None:
        """A client is no longer in the channel of its seat and a language."""
        channel = self._channels.get((client.seat, language))
        if channel is not None:
            channel.clients.discard(client)
            self._close_empty(client.seat, language)

    def close_unused(self, client: Client) -> None:
        """Close the channel that was opened for a client, unless somebody is in it."""
        self._close_empty(client.seat, client.language)

    def _close_empty(self, seat: int | None, language: str) -> None:
        channel = self._channels.get((seat, language))
        if channel is not None and not channel.clients:
            del self._channels[(seat, language)]

    def check_tokens(self) -> None:
        """Disconnect clients whose token is no longer that of their seat."""
        for client in self.clients():
            if not self.may_sit(client):
                client.cut("not-your-seat")

    def may_sit(self, client: Client) -> bool:
        """Whether a client's token is still that of its seat."""
        if client.seat is None:
            return True
        return client.token is not None and (client.token == self._stored.seats[client.seat].token)

    def cut(self, reason: str) -> None:
        """Disconnect all clients."""
        for client in self.clients():
            client.cut(reason)

    # What they are shown

    def greeting(self, channel: Channel, since: int | None) -> list[bytes]:
        """The first message to a client: the state, or almost nothing if it has that."""
        version = self._table.version
        # A table that is stuck may have been seen at the same version with a question.
        if since != version or version == 0 or self._table.stuck is not None:
            return [self.state(channel)]
        current = {
            "is": "current",
            **self._spoken(),
            "version": version,
            "you": channel.seat,
            "chat": self._said(),
        }
        # Who is connected and what seats are called is not part of the journal.
        patch = [[["table"], channel.seen["table"]]]
        update = {"is": "update", "version": version, "patch": patch, "log": []}
        return [encoded(current), encoded(update)]

    def _spoken(self) -> dict[str, Any]:
        """By what a client knows whether it can read the rest."""
        return {"protocol": PROTOCOL, "book": book_version(self._table.info.game)}

    def state(self, channel: Channel) -> bytes:
        """The whole state, for a client that is new or has fallen behind."""
        table = self._table
        lines = table.lines_after(max(0, channel.lines_seen - STATE_LINES))
        return encoded(
            {
                "is": "state",
                **self._spoken(),
                "version": table.version,
                "you": channel.seat,
                "now": now(),
                "document": channel.seen,
                "offers": self._offers(channel),
                "log": document.log_lines(lines, channel.seat, channel.text, table.names),
                "chat": self._said(),
            }
        )

    def _offers(self, channel: Channel) -> dict[str, Any] | None:
        """What the seat could do; a table can be looked at without."""
        game = self._table.game
        try:
            return None if game is None else game.offers(channel.seat)
        except Exception as error:  # the rules can have any bug
            LOG.error("offers failed", exc_info=error, extra={"table": self._table.info.id})
            return None

    def rehearse(self, table: Table, *, is_strict: bool = True) -> Rehearsed:
        """What all clients would be shown of the table as it will be.

        Raises if something cannot be shown or, where `is_strict`, put into words: for those who are
        here, for those who sit here but are away, or for somebody who watches.
        """
        rehearsed: dict[Channel, Shown] = {}
        online = self.online()
        for channel in self._channels.values():
            text = channel.strict if is_strict else channel.text
            seen = self._sayable(table, channel.seat, text, online)
            rehearsed[channel] = self._next(table, channel, seen, text)
        news = table.lines_after(self._table.line_count)
        for seat, language in self._away():
            text = (Text if is_strict else SafeText)(language, table.info.game)
            text = text.of_table(table.info.options)
            self._sayable(table, seat, text, online)
            document.log_lines(news, seat, text, table.names)
        return rehearsed

    def _sayable(
        self, table: Table, seat: int | None, text: Text, online: Collection[int]
    ) -> dict[str, Any]:
        """A document in words that must be there, unless some were missing before already.

        A table that was loaded with a question that has no words can be played on.
        """
        try:
            return document.document(table, seat, text, online)
        except Exception:
            try:
                document.document(self._table, seat, text, online)
            except Exception:
                safe = SafeText(text.language, text.game).of_table(table.info.options)
                return document.document(table, seat, safe, online)
            raise

    def _away(self) -> list[tuple[int | None, str]]:
        """Those who may look but do not now, with their languages."""
        here = {seat for seat, _ in self._channels}
        return [one for one in document.viewers(self._table.info) if one[0] not in here]

    def show(self, table: Table, rehearsed: Rehearsed | None = None) -> None:
        """The table is as rehearsed from now on."""
        self._table = table
        self.deliver(rehearsed)

    def show_again(self, table: Table) -> None:
        """The table was replaced: everyone gets the whole state."""
        self._table = table
        for channel in self._channels.values():
            try:
                channel.seen = self._document(table, channel)
                channel.lines_seen = table.line_count
                channel.send(self.state(channel))
            except Exception as error:  # a client that fails must not stop the others
                LOG.error("state not shown", exc_info=error, extra={"table": table.info.id})

    def deliver(self, rehearsed: Rehearsed | None = None) -> None:
        """Send everyone what has changed since the last message.

        What was rehearsed is sent as it is, unless people came or left in the meantime.
        """
        table = self._table
        for channel in self._channels.values():
            shown = rehearsed.get(channel) if rehearsed is not None else None
            try:
                if shown is None or shown.before is not channel.seen:
                    seen = self._document(table, channel)
                    shown = self._next(table, channel, seen, channel.text)
            except Exception as error:  # a client that fails must not stop the others
                LOG.error("change not shown", exc_info=error, extra={"table": table.info.id})
                continue
            if shown.message is not None:
                channel.seen = shown.seen
                channel.lines_seen = table.line_count
                channel.send(shown.message)

    def _next(self, table: Table, channel: Channel, seen: dict[str, Any], text: Text) -> Shown:
        patch = difference(channel.seen, seen)
        lines = table.lines_after(channel.lines_seen)
        if not patch and not lines:
            return Shown(channel.seen, seen, None)
        told = document.log_lines(lines, channel.seat, text, table.names)
        message = {"is": "update", "version": table.version, "patch": patch, "log": told}
        return Shown(channel.seen, seen, encoded(message))

    def hear(self, lines: Iterable[ChatLine]) -> None:
        """Send each chat line to everyone once, in the order of their numbers."""
        for line in lines:
            if line.number > self.chat_heard:
                self.chat_heard = line.number
                if not line.text:
                    continue  # it was deleted; only its number is left
                self._chat.append(line)
                message = encoded({"is": "chat", "line": line.as_data()})
                for channel in self._channels.values():
                    channel.send(message)

    def drop_chat(self, before: int) -> None:
        """Forget the lines that were said before a time."""
        kept = [line for line in self._chat if line.time >= before]
        self._chat = deque(kept, maxlen=CHAT_LINES)

    def _document(self, table: Table, channel: Channel) -> dict[str, Any]:
        return document.document(table, channel.seat, channel.text, self.online())

    def _said(self) -> list[Any]:
        return [line.as_data() for line in self._chat]
