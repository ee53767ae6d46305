"""A room: one loaded table, its audience and the bots that play at it.

Everything that changes a table passes through `_write`: it is checked against the table, appended
to the journal in the store, and only then applied, shown and acknowledged. Of two processes
that write at once the store lets one win; the other reads on and judges anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from marineris.bots import bots_for
from marineris.server import bus, document, metric, stored
from marineris.server.audience import STATE_LINES, Audience, Channel, Client
from marineris.server.error import (
    BadMessage,
    NotRunning,
    StoreFailed,
    UnknownTable,
)
from marineris.server.store import now
from marineris.server.stored import ChatLine, Entry
from marineris.server.table import Table, folded

if TYPE_CHECKING:
    from marineris.server.house import House

LOG = logging.getLogger("marineris.room")
GRACE: Final = 2.0
"""How long a process waits for the one that wrote last to move its bots, before it does so."""
TOUCH_EVERY: Final = 60_000


class Room:
    """One table in this process."""

    def __init__(self, house: House, table: Table, chat: Sequence[ChatLine] = ()) -> None:
        self.house = house
        self.table = table
        self.audience = Audience(table, chat)
        self.used_at = time.monotonic()
        self.is_closed = False
        self._lock = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None
        self._written = table.version
        """The last version that this process wrote itself, or found when it loaded the table."""
        self._is_behind = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing is to be done."""
        return self.audience.is_empty and (self._driving is None or self._driving.done())

    # Clients

    async def enter(self, client: Client, since: int | None = None) -> Channel:
        """A client looks from now on. What it gets first is the state, then everything after it."""
        if since is not None and since > self.table.version:
            await self.catch_up()  # another process has shown it more than this one knows of
        if self.house.bus.is_shared:
            await self._hear_chat()  # news may have been lost
        if self.is_closed:
            raise UnknownTable("the table is closed", table=self.table.stored.id)
        self.used_at = time.monotonic()
        channel = self.audience.channel_of(client)
        self._presence_changed()
        for message in self.audience.greeting(channel, since):
            client.send(message)
        channel.clients.add(client)
        self.drive()
        return channel

    async def speak(self, client: Client, language: str) -> Channel:
        """A client is spoken to in another language; it gets the state anew and is never away."""
        before = client.language
        client.language = language
        channel = await self.enter(client)
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
        if self._driving is not None:
            self._driving.cancel()
        self.audience.cut(reason)

    # What people do

    async def begin(self) -> None:
        """The table has been loaded: time may have run out, a bot may be to move."""
        await self.flag()
        self._keep_card()
        self.drive()

    async def move(self, seat: int, move: int, at: int) -> int:
        """A person's move; the version with it."""

        def entry() -> Entry:
            name = self.table.check_move(seat, move, at)
            return self._entry(stored.MOVE, seat, name)

        version = await self._change(entry)
        metric.MOVES.labels(self.table.stored.game, "person").inc()
        self.house.garbage.moved()
        return version

    async def undo(self, seat: int, at: int) -> int:
        """A person takes the last move back; the version with that."""

        def entry() -> Entry:
            self.table.check_fresh(seat, at)
            return self._entry(stored.UNDO, seat, str(self.table.check_undo(seat)))

        version = await self._change(entry)
        metric.UNDOS.inc()
        return version

    async def start(self) -> None:
        """The game begins; once only, whoever says so."""

        def entry() -> Entry | None:
            return None if self.table.version else self._entry(stored.START, -1, "")

        await self._change(entry)

    async def resign(self, seat: int) -> None:
        """A person gives up; a bot plays on."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018  raises if there is no game
            if seat in self.table.resigned:
                return None
            return self._entry(stored.RESIGN, seat, self.table.usual_bot())

        await self._change(entry)

    async def let_bot(self, seat: int, bot: str) -> None:
        """A bot plays for a seat."""
        bot = self.known_bot(bot)

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.drivers[seat] == bot:
                return None
            return self._entry(stored.BOT, seat, bot)

        await self._change(entry)

    async def give_back(self, seat: int) -> None:
        """The person plays again, unless there is none, or none any more."""

        def entry() -> Entry | None:
            self.table.playing  # noqa: B018
            if self.table.stored.seats[seat].kind != stored.PERSON or seat in self.table.resigned:
                raise NotRunning("nobody can come back to this seat", status=self.table.status)
            return self._entry(stored.BACK, seat, "") if self.table.drivers[seat] else None

        await self._change(entry)

    async def flag(self) -> None:
        """Bots take over the seats that have run out of time."""

        def entry() -> Entry | None:
            clock = self.table.clock
            late = clock.late(now()) if clock is not None else []
            if not late or self.table.status != stored.RUNNING:
                return None
            return self._entry(stored.FLAG, late[0], self.table.usual_bot())

        while await self._change(entry):
            pass

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
        table = await asyncio.to_thread(folded, self.table.stored, entries, None)
        lines = [line for line in table.lines if (first or 0) <= line.number < before]
        if first is None:
            lines = lines[-STATE_LINES:]
        told = (lines, channel.seat, channel.text, table.names)
        return await asyncio.to_thread(document.log_lines, *told)

    # Writing

    def _entry(self, kind: str, seat: int, value: str) -> Entry:
        return Entry(self.table.version + 1, kind, seat, value, max(now(), self.table.last_time))

    async def _change(self, make: Callable[[], Entry | None]) -> int:
        """Write the entry that `make` makes of the table as it is; its number, 0 if there is none.

        What has been begun is brought to its end, though whoever asked for it may be cut off.
        """
        self.used_at = time.monotonic()
        change = asyncio.ensure_future(self._change_now(make))
        change.add_done_callback(_heard)
        return await asyncio.shield(change)

    async def _change_now(self, make: Callable[[], Entry | None]) -> int:
        async with self._lock:
            if self.is_closed:
                raise UnknownTable("the table is closed", table=self.table.stored.id)
            if self._is_behind:
                await self._catch_up()
            while (entry := make()) is not None:
                if await self._write(entry):
                    return entry.number
        return 0

    async def _write(self, entry: Entry) -> bool:
        """Write an entry and show it; False, and read on, if another process was faster."""
        try:
            won = await self.house.store.append(self.table.stored.id, entry)
        except UnknownTable:  # deleted while the move was under way
            self.house.forget(self.table.stored.id, "unknown-table")
            raise
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if not won:
            metric.CONFLICTS.inc()
            await self._catch_up()
            return False
        self._written = entry.number
        self._apply([entry])
        self._call_players()
        self.house.bus.tell(self.table.stored.id, bus.JOURNAL)
        return True

    def _failed(self, error: Exception) -> NoReturn:
        """The store did not answer: an entry may stand or not, so the journal is read on first."""
        self._is_behind = True
        LOG.error("store failed", extra={"fault": type(error).__name__})
        raise StoreFailed("the store did not answer") from error

    async def catch_up(self) -> None:
        """Read the journal on: another process has written."""
        async with self._lock:
            if not self.is_closed:
                await self._catch_up()

    async def _catch_up(self) -> None:
        table_id = self.table.stored.id
        store = self.house.store
        try:
            entries = await store.entries(table_id, self.table.version)
            is_gone = self._is_behind and await store.table(table_id) is None
        except Exception as error:  # whatever the driver says
            self._failed(error)
        if is_gone:
            self.house.forget(table_id, "unknown-table")  # deleted by the host's tools
            raise UnknownTable(f"there is no table {table_id!r}", table=table_id)
        self._is_behind = False
        if entries:
            self._apply(entries)

    def _apply(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)
        self.audience.deliver()
        self._keep_card()
        self.drive()

    def _keep_card(self) -> None:
        """Keep what lists show of the table: not at every move, for the journal is the truth."""
        table = self.table
        card = table.stored
        deadline = table.clock.deadline() if table.clock is not None else None
        if (
            table.status != card.status
            or deadline != card.deadline
            or table.last_time - card.touched > TOUCH_EVERY
        ):
            card.status, card.deadline, card.touched = table.status, deadline, table.last_time
            self.house.later(
                self.house.store.change_table(
                    card.id, status=card.status, deadline=deadline, touched=card.touched
                )
            )

    def _call_players(self) -> None:
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

    # Bots

    def drive(self) -> None:
        """Let the bots move, if there is one to move."""
        is_driving = self._driving is not None and not self._driving.done()
        if not is_driving and not self.is_closed and self.table.bot_to_act() >= 0:
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        while not self.is_closed and self.table.bot_to_act() >= 0:
            await self._let_people_look()
            seat, at = self.table.bot_to_act(), self.table.version
            if seat < 0:
                continue
            if self._written != at:
                await asyncio.sleep(GRACE)  # the process that wrote last moves its bots
                if self.table.version != at:
                    continue
                self._written = at
            try:
                await self._let_bot_move(seat, at)
            except StoreFailed:
                await asyncio.sleep(GRACE)
            except UnknownTable:
                return

    async def _let_people_look(self) -> None:
        """Whoever watches can see what happened last before a bot goes on."""
        pause = self.house.settings.bot_pause
        if pause and not self.audience.is_empty:
            await asyncio.sleep(pause / 1000)

    async def _let_bot_move(self, seat: int, at: int) -> None:
        game = self.table.playing
        key = f"{self.table.stored.id}/{seat}"
        move = await self.house.thinker.choose(game, seat, self.table.drivers[seat], key)

        def entry() -> Entry | None:
            is_asked = self.table.game is game and self.table.asked_at[seat] <= at
            if not is_asked or move not in game.legal_moves(seat) or not self.table.drivers[seat]:
                return None  # things have changed while it thought
            return self._entry(stored.MOVE, seat, game.move_name(move))

        if await self._change(entry):
            metric.MOVES.labels(self.table.stored.game, "bot").inc()


def _heard(change: asyncio.Task[int]) -> None:
    """Whoever asked for a change may be gone when it fails; nobody else has to be told."""
    if not change.cancelled():
        change.exception()
