"""A room: one loaded table, its audience and the bots that play at it.

What people do becomes an entry of the journal here: it is checked against the table, written by the
room's `Writer`, and only then shown and acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from marineris.bots import bots_for
from marineris.server import bus, document, metric, stored
from marineris.server.audience import STATE_LINES, Audience, Channel, Client, Rehearsed
from marineris.server.driver import Driver
from marineris.server.error import (
    BadMessage,
    Fault,
    NotRunning,
    UnknownTable,
)
from marineris.server.salvage import salvaged
from marineris.server.store import now
from marineris.server.stored import ChatLine, Entry
from marineris.server.table import Table
from marineris.server.writer import Writer

if TYPE_CHECKING:
    from marineris.server.house import House

LOG = logging.getLogger("marineris.room")
TOUCH_EVERY: Final = 60_000


class Room:
    """One table in this process."""

    def __init__(self, house: House, table: Table, chat: Sequence[ChatLine] = ()) -> None:
        self.house = house
        self.table = table
        self.audience = Audience(table, chat)
        self.used_at = time.monotonic()
        self.is_closed = False
        self.driver = Driver(self)
        self.writer = Writer(self)
        self.written = table.version
        """The last version that this process wrote itself, or found when it loaded the table."""
        self._no_flag_at = -1
        """The version at which a flag failed."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing is to be done."""
        return self.audience.is_empty and not self.driver.is_busy

    # Clients

    async def enter(self, client: Client, since: int | None = None) -> Channel:
        """A client looks from now on. What it gets first is the state, then everything after it."""
        await self._read_on(since)
        return self._admit(client, since)

    async def _read_on(self, since: int | None = None) -> None:
        """Somebody is about to look: take in what this process may have missed."""
        if since is not None and since > self.table.version:
            await self.catch_up()  # another process has shown it more than this one knows of
        elif self.table.stuck is not None:
            await self.catch_up()  # the host's tools may have rolled it back
        if self.house.bus.is_shared:
            await self._hear_chat()  # news may have been lost
        if self.is_closed:
            raise UnknownTable("the table is closed", table=self.table.stored.id)

    def _admit(self, client: Client, since: int | None = None) -> Channel:
        """Greet a client and put it into the channel of its seat and language."""
        self.used_at = time.monotonic()
        try:
            channel = self.audience.channel_of(client)
            self._presence_changed()
            greeting = self.audience.greeting(channel, since)
        except Exception as error:  # the rules can have any bug
            self.audience.close_unused(client)
            self.writer.blame(error, "greeting")
        for message in greeting:
            client.send(message)
        channel.clients.add(client)
        self.driver.start()
        return channel

    async def speak(self, client: Client, language: str) -> Channel:
        """A client is spoken to in another language; it gets the whole state and is never away."""
        await self._read_on()
        # Nothing waits from here on: whoever leaves is always in the channel of their language.
        before = client.language
        client.language = language
        try:
            channel = self._admit(client)
        except BaseException:
            client.language = before
            raise
        if before != language:
            self.audience.take_out(client, before)
        return channel

    def leave(self, client: Client) -> None:
        """A client looks no longer."""
        self.used_at = time.monotonic()
        self.audience.take_out(client, client.language)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.audience.deliver()
        if self.house.bus.is_shared:
            self.house.bus.tell(self.table.stored.id, bus.PRESENCE, self.audience.here())

    def close(self, reason: str) -> None:
        """Cut everybody off and stop."""
        self.is_closed = True
        self.driver.stop()
        self.audience.cut(reason)

    # What people do

    async def begin(self) -> None:
        """The table has been loaded: time may have run out, a bot may be to move."""
        await self.flag()
        self.keep_card()
        self.driver.start()

    async def move(self, seat: int, move: int, at: int) -> int:
        """A person's move; the version with it."""

        def entry() -> Entry:
            name = self.table.check_move(seat, move, at)
            return self._entry(stored.MOVE, seat, name)

        version = await self.writer.change(entry)
        metric.MOVES.labels(self.table.stored.game, "person").inc()
        self.house.garbage.moved()
        return version

    async def undo(self, seat: int, at: int) -> int:
        """A person takes the last move back; the version with that."""

        def entry() -> Entry:
            self.table.check_fresh(seat, at)
            return self._entry(stored.UNDO, seat, str(self.table.check_undo(seat)))

        version = await self.writer.change(entry)
        metric.UNDOS.inc()
        return version

    async def start(self) -> None:
        """The game begins; once only, whoever says so."""

        def entry() -> Entry | None:
            has_begun = self.table.game is not None
            return None if has_begun else self._entry(stored.START, -1, "")

        await self.writer.change(entry)

    async def resign(self, seat: int) -> None:
        """A person gives up; a bot plays on."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018  raises if there is no game
            if seat in self.table.resigned:
                return None
            return self._entry(stored.RESIGN, seat, self.table.usual_bot())

        await self.writer.change(entry)

    async def let_bot(self, seat: int, bot: str) -> None:
        """A bot plays for a seat."""
        bot = self.known_bot(bot)

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.drivers[seat] == bot:
                return None
            return self._entry(stored.BOT, seat, bot)

        await self.writer.change(entry)

    async def give_back(self, seat: int) -> None:
        """The person plays again, unless there is none, or none any more."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.stored.seats[seat].kind != stored.PERSON or seat in self.table.resigned:
                raise NotRunning("nobody can come back to this seat", status=self.table.status)
            return self._entry(stored.BACK, seat, "") if self.table.drivers[seat] else None

        await self.writer.change(entry)

    async def flag(self) -> None:
        """Bots take over the seats that have run out of time."""

        def entry() -> Entry | None:
            clock = self.table.clock
            late = clock.late(now()) if clock is not None else []
            if not late or self.table.status != stored.RUNNING:
                return None
            return self._entry(stored.FLAG, late[0], self.table.usual_bot())

        if self._no_flag_at == self.table.version:
            return
        try:
            while await self.writer.change(entry):
                pass
        except Fault:  # to try again every second would not help
            self._no_flag_at = self.table.version

    async def roll_back(self) -> int:
        """A table that is stuck goes back to its last good entry; the version with that."""
        return await self.writer.roll_back()

    async def bot_move(self, seat: int, move: int, at: int) -> bool:
        """A bot's move; False if things have changed while it thought."""

        def entry() -> Entry | None:
            table = self.table
            if table.stuck or table.game is None or not table.drivers[seat]:
                return None
            if table.asked_at[seat] > at or move not in table.game.legal_moves(seat):
                return None
            return self._entry(stored.MOVE, seat, table.game.move_name(move))

        if not await self.writer.change(entry):
            return False
        metric.MOVES.labels(self.table.stored.game, "bot").inc()
        return True

    def jam(self, seat: int, at: int) -> None:
        """No move of a bot works: the table says so and waits for people."""
        if self.table.asked_at[seat] <= at:
            LOG.error("bot cannot move", extra={"table": self.table.stored.id, "seat": seat})
            self.table.jam(seat)
            self.audience.deliver()

    def known_bot(self, bot: str) -> str:
        """The name of a bot that knows the game; nothing given: the usual one."""
        if not bot:
            return self.table.usual_bot()
        known = bots_for(self.table.stored.game)
        if bot not in known:
            message = f"there is no bot {bot!r}; the bots are {', '.join(known)}"
            raise BadMessage(message, fault="no-bot", bot=bot, known=list(known))
        return bot

    async def say(self, seat: int, name: str, text: str) -> None:
        """Something for the chat."""
        table_id = self.table.stored.id
        line = await self.house.store.say(table_id, ChatLine(0, seat, name, text, now()))
        if line.number == self.audience.chat_heard + 1:
            self.audience.hear([line])
        else:  # somebody has said something else in between
            await self._hear_chat()
        self.house.bus.tell(table_id, bus.CHAT)

    async def hear_chat(self) -> None:
        """Somebody at another process has said something."""
        if not self.audience.is_empty:
            await self._hear_chat()

    async def _hear_chat(self) -> None:
        heard = self.audience.chat_heard
        self.audience.hear(await self.house.store.chat(self.table.stored.id, heard))

    async def earlier_lines(
        self, before: int, first: int | None, channel: Channel
    ) -> list[list[Any]]:
        """Lines of the log before a number, folded anew out of the journal.

        Without a first one they are the last ones before it.
        """
        entries = await self.house.store.entries(self.table.stored.id)
        table = await asyncio.to_thread(salvaged, self.table.stored, entries, None)
        lines = [line for line in table.lines if (first or 0) <= line.number < before]
        if first is None:
            lines = lines[-STATE_LINES:]
        told = (lines, channel.seat, channel.text, table.names)
        return await asyncio.to_thread(document.log_lines, *told)

    # Writing

    def _entry(self, kind: str, seat: int, value: str) -> Entry:
        return Entry(self.table.version + 1, kind, seat, value, max(now(), self.table.last_time))

    async def catch_up(self) -> None:
        """Read the journal on: another process has written."""
        await self.writer.catch_up()

    def become(self, table: Table, rehearsed: Rehearsed | None = None) -> None:
        """The table has taken in more entries; everybody is shown what they changed."""
        self.table = table
        table.renew_drivers()  # seats may have changed in the store meanwhile
        self.audience.show(table, rehearsed)
        self.keep_card()
        self.driver.start()

    def begin_again(self, table: Table) -> None:
        """The table is another, not the old one with more entries: everybody gets all of it."""
        self.table = table
        self.audience.show_again(table)
        self.keep_card()
        self.driver.start()

    def keep_card(self) -> None:
        """Keep what lists show of the table: not at every move, for the journal is the truth."""
        table = self.table
        card = table.stored
        deadline = table.clock.deadline() if table.clock is not None else None
        if (
            table.status != card.status
            or deadline != card.deadline
            or table.last_time - card.touched > TOUCH_EVERY
        ):
            card.status, card.deadline = table.status, deadline
            # The last good entry of a stuck table can be older than what was last written.
            card.touched = max(card.touched, table.last_time)
            self.house.later(
                self.house.store.change_table(
                    card.id, status=card.status, deadline=deadline, touched=card.touched
                )
            )

    def call_players(self) -> None:
        """Tell those who have a new question, and are not here, by the way they asked for.

        Only the process that wrote the entry does: it would be told twice otherwise.
        """
        table = self.table
        to_act, online = table.to_act(), self.audience.online()
        for seat, place in enumerate(table.stored.seats):
            if place.webhook is None:
                continue
            if seat not in to_act or table.drivers[seat]:
                self.house.notifier.withdraw(table.stored.id, seat)
            elif table.asked_at[seat] == table.version and seat not in online:
                self.house.call(table, seat, place.webhook)
