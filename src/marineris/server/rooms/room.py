"""A room: one table in memory, its clients and its bots.

What people do becomes a journal entry here: checked against the table, written by the room's
`Writer`, and only then shown and acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from marineris.bots import bots_for
from marineris.server import metrics
from marineris.server.errors import BadMessage, Fault, NotYourSeat, UnknownTable
from marineris.server.rooms import bus
from marineris.server.rooms.audience import STATE_LINES, Audience, Channel, Client, Rehearsed
from marineris.server.rooms.bot_driver import Driver
from marineris.server.rooms.formalities import Formalities
from marineris.server.rooms.table_writer import Writer
from marineris.server.rooms.turn_notifier import TurnNotifier
from marineris.server.store.records import ChatLine, StoredTable, Versions
from marineris.server.store.store import now
from marineris.server.store.summary_writer import Summary
from marineris.table import document
from marineris.table.errors import NotRunning
from marineris.table.info import SeatKind, TableStatus
from marineris.table.journal import Entry, EntryKind
from marineris.table.recovery import recovered
from marineris.table.table import Table

if TYPE_CHECKING:
    from marineris.server.rooms.registry import Registry

LOG = logging.getLogger("marineris.room")
TOUCH_EVERY: Final = 60_000


class Room:
    """One table in this process."""

    def __init__(
        self,
        registry: Registry,
        stored: StoredTable,
        table: Table,
        chat: Sequence[ChatLine] = (),
    ) -> None:
        self.registry = registry
        self.stored = stored
        """The same record as `table.info`, with what only the server knows."""
        self.table = table
        self.audience = Audience(stored, table, chat)
        self.used_at = time.monotonic()
        self.is_closed = False
        self.driver = Driver(self)
        self.formalities = Formalities(self)
        self.caller = TurnNotifier(self)
        self.writer = Writer(self)
        self.written = table.version
        """The last version that this process wrote itself, or found when it loaded the table."""
        self._no_flag_at = -1
        """The version at which a flag failed."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing is to be done."""
        is_busy = self.driver.is_busy or self.formalities.is_busy
        return self.audience.is_empty and not is_busy

    # Clients

    async def enter(self, client: Client, since: int | None = None) -> Channel:
        """A client joins. It gets the state first, then everything after it."""
        await self._read_on(since)
        return self._admit(client, since)

    async def _read_on(self, since: int | None = None) -> None:
        """Somebody is about to join: read what this process may have missed."""
        if since is not None and since > self.table.version:
            await self.catch_up()  # another process has shown it more than this one knows of
        elif self.table.stuck is not None:
            await self.catch_up()  # the host's tools may have rolled it back
        if self.registry.is_store_shared:
            await self._compare()  # news may have been lost
        if self.is_closed:
            raise UnknownTable("the table is closed", table=self.table.info.id)

    async def _compare(self) -> None:
        table_id = self.table.info.id
        found = (await self.registry.store.versions([table_id])).get(table_id)
        if found is None:
            self.registry.forget(table_id, "unknown-table")
        else:
            await self.bring_up(found)

    async def bring_up(self, found: Versions) -> None:
        """Read what the store knows better. The seats come first: the journal builds on them."""
        if found.revision != self.stored.revision:
            await self.registry.reload_info(self.table.info.id)
        if found.journal > self.table.heard:
            await self.catch_up()
        if found.chat > self.audience.chat_heard:
            await self._hear_chat()

    def _admit(self, client: Client, since: int | None = None) -> Channel:
        """Greet a client and put it into the channel of its seat and language."""
        self.used_at = time.monotonic()
        if not self.audience.may_sit(client):
            raise NotYourSeat("the token fits no seat of this table")
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
        self._play_on()
        return channel

    async def speak(self, client: Client, language: str) -> Channel:
        """A client changes its language: it gets the whole state and never counts as away."""
        await self._read_on()
        # No await from here on: a client that leaves is always in the channel of its language.
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
        """A client leaves."""
        self.used_at = time.monotonic()
        self.audience.take_out(client, client.language)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.audience.deliver()
        self.announce()

    def announce(self) -> None:
        """Tell other processes who is connected to this one."""
        table_id = self.table.info.id
        self.registry.bus.tell(table_id, bus.PRESENCE, {table_id: self.audience.here()})

    def present_elsewhere(self, process: str, seats: list[int], until: float) -> None:
        """Another process says whose people are connected to it."""
        if self.audience.elsewhere.hear(process, seats, until):
            self.audience.deliver()

    def expire_presence(self, now: float) -> None:
        """People of a process that no longer reports are gone."""
        gone = self.audience.elsewhere.expire(now)
        if gone:
            self.audience.deliver()
            self.caller.call_those_gone(gone)

    def close(self, reason: str) -> None:
        """Disconnect everyone and stop."""
        self.is_closed = True
        self.driver.stop()
        self.formalities.stop()
        self.audience.cut(reason)

    async def ended(self) -> None:
        """Wait until nothing is in progress in a room that was closed."""
        await self.driver.ended()
        await asyncio.gather(*self.formalities.tasks(), return_exceptions=True)

    # What people do

    async def begin(self) -> None:
        """The table has been loaded: time may have run out, a bot may be to move."""
        await self.flag()
        self.keep_summary()
        self._play_on()

    async def move(self, seat: int, move: int, at: int) -> int:
        """A person's move; the version with it."""

        def entry() -> Entry:
            name = self.table.check_move(seat, move, at)
            return self._entry(EntryKind.MOVE, seat, name)

        version = await self.writer.change(entry)
        metrics.MOVES.labels(self.table.info.game, "person").inc()
        self.registry.gc_schedule.moved()
        return version

    async def undo(self, seat: int, at: int) -> int:
        """Undo a person's last move; the version with that."""

        def entry() -> Entry:
            self.table.check_fresh(seat, at)
            return self._entry(EntryKind.UNDO, seat, str(self.table.check_undo(seat)))

        version = await self.writer.change(entry)
        metrics.UNDOS.inc()
        return version

    async def start(self) -> None:
        """Start the game; only the first call does anything."""

        def entry() -> Entry | None:
            has_begun = self.table.game is not None
            return None if has_begun else self._entry(EntryKind.START, -1, "")

        await self.writer.change(entry)

    async def resign(self, seat: int) -> None:
        """A person resigns; a bot plays on."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018  raises if there is no game
            if seat in self.table.resigned:
                return None
            return self._entry(EntryKind.RESIGN, seat, self.table.usual_bot())

        await self.writer.change(entry)

    async def let_bot(self, seat: int, bot: str) -> None:
        """A bot plays for a seat."""
        bot = self.known_bot(bot)

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.drivers[seat] == bot:
                return None
            return self._entry(EntryKind.BOT, seat, bot)

        await self.writer.change(entry)

    async def give_back(self, seat: int) -> None:
        """The person plays again, unless there is none, or none any more."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.info.seats[seat].kind != SeatKind.PERSON or seat in self.table.resigned:
                raise NotRunning("nobody can come back to this seat", status=self.table.status)
            return self._entry(EntryKind.BACK, seat, "") if self.table.drivers[seat] else None

        await self.writer.change(entry)

    @property
    def is_late(self) -> bool:
        """Whether somebody's time has run out."""
        clock = self.table.clock
        is_running = (
            self.table.status == TableStatus.RUNNING and self._no_flag_at != self.table.version
        )
        return clock is not None and is_running and bool(clock.late(now()))

    async def flag(self) -> None:
        """Bots take over the seats that have run out of time."""

        def entry() -> Entry | None:
            clock = self.table.clock
            late = clock.late(now()) if clock is not None else []
            if not late or self.table.status != TableStatus.RUNNING:
                return None
            return self._entry(EntryKind.FLAG, late[0], self.table.usual_bot())

        if self._no_flag_at == self.table.version:
            return
        try:
            while await self.writer.change(entry):
                pass
        except Fault:  # to try again every second would not help
            self._no_flag_at = self.table.version

    async def roll_back(self) -> int:
        """Roll a stuck table back to its last good entry; the version with that."""
        return await self.writer.roll_back()

    async def bot_move(self, seat: int, move: int, at: int) -> bool:
        """A bot's move; False if things have changed while it thought."""

        def entry() -> Entry | None:
            table = self.table
            if table.stuck or table.game is None or not table.drivers[seat]:
                return None
            if table.asked_at[seat] > at or move not in table.game.legal_moves(seat):
                return None
            return self._entry(EntryKind.MOVE, seat, table.game.move_name(move))

        if not await self.writer.change(entry):
            return False
        metrics.MOVES.labels(self.table.info.game, "bot").inc()
        return True

    async def answer_formality(self, seat: int, at: int) -> None:
        """Give a seat's only answer, unless things have changed since a version."""

        def entry() -> Entry | None:
            table = self.table
            if seat not in table.formalities() or table.asked_at[seat] > at:
                return None
            game = table.playing
            return self._entry(EntryKind.MOVE, seat, game.move_name(game.legal_moves(seat)[0]))

        await self.writer.change(entry)

    def _play_on(self) -> None:
        """Let bots move, and answer where people have no choice."""
        self.driver.start()
        self.formalities.start()

    def jam(self, seat: int, at: int) -> None:
        """No move of a bot works: the table says so and waits for people."""
        if self.table.asked_at[seat] <= at:
            LOG.error("bot cannot move", extra={"table": self.table.info.id, "seat": seat})
            self.table.jam(seat)
            self.audience.deliver()

    def known_bot(self, bot: str) -> str:
        """The name of a bot that knows the game; nothing given: the usual one."""
        if not bot:
            return self.table.usual_bot()
        known = bots_for(self.table.info.game)
        if bot not in known:
            message = f"there is no bot {bot!r}; the bots are {', '.join(known)}"
            raise BadMessage(message, fault="no-bot", bot=bot, known=list(known))
        return bot

    async def say(self, seat: int, name: str, text: str) -> None:
        """Add a line to the chat."""
        table_id = self.table.info.id
        line = await self.registry.store.say(table_id, ChatLine(0, seat, name, text, now()))
        if line.number == self.audience.chat_heard + 1:
            self.audience.hear([line])
        else:  # somebody has said something else in between
            await self._hear_chat()
        self.registry.bus.tell(table_id, bus.CHAT)

    async def hear_chat(self) -> None:
        """A chat line was written at another process."""
        if not self.audience.is_empty:
            await self._hear_chat()

    async def _hear_chat(self) -> None:
        heard = self.audience.chat_heard
        self.audience.hear(await self.registry.store.chat(self.table.info.id, heard))

    async def earlier_lines(
        self, before: int, first: int | None, channel: Channel
    ) -> list[list[Any]]:
        """Lines of the log before a number, rebuilt from the journal.

        Without a first one they are the last ones before it.
        """
        entries = await self.registry.store.entries(self.table.info.id)
        table = await asyncio.to_thread(recovered, self.table.info, entries, None)
        lines = [line for line in table.lines if (first or 0) <= line.number < before]
        if first is None:
            lines = lines[-STATE_LINES:]
        told = (lines, channel.seat, channel.text, table.names)
        return await asyncio.to_thread(document.log_lines, *told)

    # Writing

    def _entry(self, kind: str, seat: int, value: str) -> Entry:
        return self.table.next_entry(kind, seat, value, now())

    async def catch_up(self) -> None:
        """Read new journal entries: another process has written."""
        await self.writer.catch_up()

    def become(self, table: Table, rehearsed: Rehearsed | None = None) -> None:
        """The table has taken in more entries; everybody is shown what they changed."""
        self.table = table
        table.renew_drivers()  # seats may have changed in the store meanwhile
        self.audience.show(table, rehearsed)
        self.keep_summary()
        self._play_on()

    def begin_again(self, table: Table) -> None:
        """The table is another, not the old one with more entries: everybody gets all of it."""
        self.table = table
        self.audience.show_again(table)
        self.keep_summary()
        self._play_on()

    def keep_summary(self) -> None:
        """Keep what lists show of the table: not at every move, for the journal is the truth."""
        table = self.table
        stored = self.stored
        deadline = table.clock.deadline() if table.clock is not None else None
        if (
            table.status != stored.status
            or deadline != stored.deadline
            or table.last_time - stored.touched > TOUCH_EVERY
        ):
            stored.status, stored.deadline = table.status, deadline
            # The last good entry of a stuck table can be older than what was last written.
            stored.touched = max(stored.touched, table.last_time)
            kept = Summary(table.heard, stored.status, deadline, stored.touched)
            self.registry.summary_writer.keep(stored.id, kept)
