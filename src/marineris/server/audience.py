"""Who looks at a table, and what each of them has been shown.

Clients that see the same, because they have the same seat and language, share a channel: what has
changed is worked out once for all of them. Nothing here waits or changes the table.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from marineris.server import document
from marineris.server.patch import difference
from marineris.server.store import now
from marineris.server.stored import ChatLine
from marineris.server.table import Table
from marineris.text import Text

STATE_LINES: Final = 100
"""Lines of the log in a whole state, and in an answer to a question for earlier ones."""
CHAT_LINES: Final = 50
"""Lines of the chat in a whole state."""


class Client(Protocol):
    """Somebody who looks at a table."""

    seat: int | None
    language: str
    token: str | None

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""

    def cut(self, reason: str) -> None:
        """Close the connection."""


class Channel:
    """All the clients that see the same: the same seat in the same language."""

    def __init__(self, seat: int | None, text: Text) -> None:
        self.seat = seat
        self.text = text
        self.clients: set[Client] = set()
        self.seen: dict[str, Any] = {}
        self.lines_seen = 0

    def send(self, message: bytes) -> None:
        """Send the same to all of them."""
        for client in tuple(self.clients):
            client.send(message)


def encoded(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, table: Table, chat: Sequence[ChatLine] = ()) -> None:
        self._table = table
        self._channels: dict[tuple[int | None, str], Channel] = {}
        self._elsewhere: dict[str, list[int]] = {}
        self._chat = deque(chat, maxlen=CHAT_LINES)
        self.chat_heard = chat[-1].number if chat else 0
        """The number of the last line of the chat that was told."""

    # Who is there

    @property
    def is_empty(self) -> bool:
        """Whether nobody is here."""
        return not self._channels

    def clients(self) -> Iterator[Client]:
        """Everybody here."""
        for channel in tuple(self._channels.values()):
            yield from tuple(channel.clients)

    def here(self) -> list[int]:
        """The seats whose people are connected to this process."""
        return sorted({seat for seat, _ in self._channels if seat is not None})

    def online(self) -> set[int]:
        """The seats whose people are connected, here or to another process."""
        return set(self.here()).union(*self._elsewhere.values())

    def present_elsewhere(self, process: str, seats: list[int]) -> None:
        """Another process says whose people are connected to it."""
        self._elsewhere[process] = seats
        self.deliver()

    def channel_of(self, client: Client) -> Channel:
        """The channel that a client belongs to, opened if need be."""
        key = (client.seat, client.language)
        channel = self._channels.get(key)
        if channel is None:
            channel = Channel(client.seat, Text(client.language, self._table.stored.game))
            self._channels[key] = channel
            channel.seen = self._document(channel)
            channel.lines_seen = self._table.line_count
        return channel

    def take_out(self, client: Client, language: str) -> None:
        """A client is no longer in the channel of its seat and a language."""
        key = (client.seat, language)
        channel = self._channels.get(key)
        if channel is not None:
            channel.clients.discard(client)
            if not channel.clients:
                del self._channels[key]

    def check_tokens(self) -> None:
        """Cut those off whose token is no longer that of their seat."""
        for client in self.clients():
            if client.seat is not None:
                kept = self._table.stored.seats[client.seat].token
                if client.token is None or client.token != kept:
                    client.cut("not-your-seat")

    def cut(self, reason: str) -> None:
        """Cut everybody off."""
        for client in self.clients():
            client.cut(reason)

    # What they are shown

    def greeting(self, channel: Channel, since: int | None) -> list[bytes]:
        """What a client gets first: the state, or nearly nothing if it has seen that."""
        version = self._table.version
        if since != version or version == 0:
            return [self.state(channel)]
        current = {"is": "current", "version": version, "you": channel.seat, "chat": self._said()}
        # Who is there and what seats are called is no part of the journal.
        patch = [[["table"], channel.seen["table"]]]
        update = {"is": "update", "version": version, "patch": patch, "log": []}
        return [encoded(current), encoded(update)]

    def state(self, channel: Channel) -> bytes:
        """Everything, for a client that has just come or has fallen behind."""
        table = self._table
        lines = table.lines_after(max(0, channel.lines_seen - STATE_LINES))
        return encoded(
            {
                "is": "state",
                "version": table.version,
                "you": channel.seat,
                "now": now(),
                "document": channel.seen,
                "log": document.log_lines(lines, channel.seat, channel.text, table.names),
                "chat": self._said(),
            }
        )

    def deliver(self) -> None:
        """Show everybody what has changed since they were last shown something."""
        table = self._table
        for channel in self._channels.values():
            seen = self._document(channel)
            patch = difference(channel.seen, seen)
            lines = table.lines_after(channel.lines_seen)
            if not patch and not lines:
                continue
            channel.seen = seen
            channel.lines_seen = table.line_count
            told = document.log_lines(lines, channel.seat, channel.text, table.names)
            message = {"is": "update", "version": table.version, "patch": patch, "log": told}
            channel.send(encoded(message))

    def hear(self, lines: Iterable[ChatLine]) -> None:
        """Tell everybody each line of the chat once, in the order of their numbers."""
        for line in lines:
            if line.number > self.chat_heard:
                self.chat_heard = line.number
                self._chat.append(line)
                message = encoded({"is": "chat", "line": line.as_data()})
                for channel in self._channels.values():
                    channel.send(message)

    def _document(self, channel: Channel) -> dict[str, Any]:
        return document.document(self._table, channel.seat, channel.text, self.online())

    def _said(self) -> list[Any]:
        return [line.as_data() for line in self._chat]
