"""Who looks at a table, and what each of them has been shown.

Clients that see the same, because they have the same seat and language, share a channel: what has
changed is worked out once for all of them. Before an entry is stored, `rehearse` works out what it
would show; what cannot be shown or said is found out then. Nothing here waits or changes the table.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from marineris.server import document
from marineris.server.patch import difference
from marineris.server.store import now
from marineris.server.stored import ChatLine
from marineris.server.table import Table
from marineris.server.wording import SafeText
from marineris.text import Text

LOG = logging.getLogger("marineris.audience")
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

    def __init__(self, seat: int | None, language: str, game: str) -> None:
        self.seat = seat
        self.text = SafeText(language, game)
        self.strict = Text(language, game)
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
            channel = Channel(client.seat, client.language, self._table.stored.game)
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
        # A table that is stuck may have been seen at the same version with a question.
        if since != version or version == 0 or self._table.stuck is not None:
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

    def rehearse(self, table: Table, *, is_strict: bool = True) -> Rehearsed:
        """What everybody here would be shown of the table as it will be.

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
            text = (Text if is_strict else SafeText)(language, table.stored.game)
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
                safe = SafeText(text.language, text.game)
                return document.document(table, seat, safe, online)
            raise

    def _away(self) -> list[tuple[int | None, str]]:
        """Those who may look but do not now, with their languages."""
        here = {seat for seat, _ in self._channels}
        return [one for one in document.viewers(self._table.stored) if one[0] not in here]

    def show(self, table: Table, rehearsed: Rehearsed | None = None) -> None:
        """The table is as rehearsed from now on."""
        self._table = table
        self.deliver(rehearsed)

    def show_again(self, table: Table) -> None:
        """The table is another one than was shown: everybody gets the whole state."""
        self._table = table
        for channel in self._channels.values():
            try:
                channel.seen = self._document(table, channel)
                channel.lines_seen = table.line_count
                channel.send(self.state(channel))
            except Exception as error:  # one who cannot be shown it must not stop the others
                LOG.error("state not shown", exc_info=error, extra={"table": table.stored.id})

    def deliver(self, rehearsed: Rehearsed | None = None) -> None:
        """Show everybody what has changed since they were last shown something.

        What was rehearsed is sent as it is, unless people came or went meanwhile.
        """
        table = self._table
        for channel in self._channels.values():
            shown = rehearsed.get(channel) if rehearsed is not None else None
            try:
                if shown is None or shown.before is not channel.seen:
                    seen = self._document(table, channel)
                    shown = self._next(table, channel, seen, channel.text)
            except Exception as error:  # one who cannot be shown it must not stop the others
                LOG.error("change not shown", exc_info=error, extra={"table": table.stored.id})
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
        """Tell everybody each line of the chat once, in the order of their numbers."""
        for line in lines:
            if line.number > self.chat_heard:
                self.chat_heard = line.number
                self._chat.append(line)
                message = encoded({"is": "chat", "line": line.as_data()})
                for channel in self._channels.values():
                    channel.send(message)

    def _document(self, table: Table, channel: Channel) -> dict[str, Any]:
        return document.document(table, channel.seat, channel.text, self.online())

    def _said(self) -> list[Any]:
        return [line.as_data() for line in self._chat]
