"""The driver of a room: lets its bots move, one after the other.

A bot's move can meet a bug in the rules like anybody else's. Then the bot tries others; if none
works, the seat is marked, and the table waits for people instead of trying for ever.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from marineris.server import metric
from marineris.server.error import Fault, StoreFailed, UnknownTable

if TYPE_CHECKING:
    from marineris.server.room import Room

LOG = logging.getLogger("marineris.driver")
GRACE: Final = 2.0
"""How long a process waits for the one that wrote last to move its bots, before it does so."""
MOST_TRIES: Final = 10
"""Moves that a bot tries where one after the other fails."""


class Driver:
    """Moves the bots of a room as long as there is one to move."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot has to move."""
        return self.task is not None and not self.task.done()

    def start(self) -> None:
        """Let the bots move, if there is one to move."""
        room = self._room
        if not self.is_busy and not room.is_closed and room.table.bot_to_act() >= 0:
            self.task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Let no bot move any more."""
        if self.task is not None:
            self.task.cancel()

    async def _drive(self) -> None:
        room = self._room
        while not room.is_closed and room.table.bot_to_act() >= 0:
            await self._let_people_look()
            seat, at = room.table.bot_to_act(), room.table.version
            if seat < 0:
                continue
            if room.written != at:
                await asyncio.sleep(GRACE)  # the process that wrote last moves its bots
                if room.table.version != at:
                    continue
                room.written = at
            try:
                await self._let_bot_move(seat, at)
            except StoreFailed:
                await asyncio.sleep(GRACE)
            except UnknownTable:
                return
            except Exception as error:  # whatever it is, it must not begin again for ever
                LOG.error("bot failed", exc_info=error, extra={"table": room.table.stored.id})
                room.jam(seat, at)

    async def _let_people_look(self) -> None:
        """Whoever watches can see what happened last before a bot goes on."""
        pause = self._room.house.settings.bot_pause
        if pause and not self._room.audience.is_empty:
            await asyncio.sleep(pause / 1000)

    async def _let_bot_move(self, seat: int, at: int) -> None:
        table = self._room.table
        game, bot = table.playing, table.drivers[seat]
        key = f"{table.stored.id}/{seat}"
        move = await self._room.house.thinker.choose(game, seat, bot, key)
        untried = set(game.legal_moves(seat)) - {move}
        for _ in range(MOST_TRIES):
            try:
                await self._room.bot_move(seat, move, at)
                return
            except Fault:
                metric.REFUSED.labels(Fault.code).inc()
                if not untried:
                    break
                move = random.choice(sorted(untried))
                untried.discard(move)
        self._room.jam(seat, at)
