"""Makes the moves of a room's bots, one after the other.

A bot's move can hit a bug in the rules like any other. Then the bot tries others; if none
works, the seat is marked, and the table waits for people instead of retrying forever.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from marineris.server import metrics
from marineris.server.errors import Fault, StoreFailed, UnknownTable

if TYPE_CHECKING:
    from marineris.server.rooms.room import Room

LOG = logging.getLogger("marineris.driver")
GRACE: Final = 2.0
"""How long a process waits for the one that wrote last to move its bots, before it does so."""
MOST_TRIES: Final = 10
"""How many moves are tried for a bot when moves fail."""


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
        """Stop moving bots."""
        if self.task is not None:
            self.task.cancel()

    async def ended(self) -> None:
        """Wait until no bot is moving."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def _drive(self) -> None:
        room, tasks = self._room, self._room.registry.tasks
        table_id = room.table.info.id
        try:
            while not room.is_closed:
                try:
                    if room.table.bot_to_act() < 0:
                        return
                    await self._let_people_look()
                    await self._step()
                    tasks.works("bots", table_id)
                except UnknownTable:
                    return
                except Exception as error:  # whatever it is, the next try may work
                    await asyncio.sleep(max(GRACE, tasks.failed("bots", error, table_id)))
        finally:
            tasks.works("bots", table_id)

    async def _step(self) -> None:
        """Let one bot move, if there is still one to move."""
        room = self._room
        seat, at = room.table.bot_to_act(), room.table.version
        if seat < 0:
            return
        if room.written != at:
            await asyncio.sleep(GRACE)  # the process that wrote last moves its bots
            if room.table.version != at:
                return
            room.written = at
        try:
            await self._let_bot_move(seat, at)
        except (StoreFailed, UnknownTable):
            raise
        except Exception as error:  # whatever it is, do not retry forever
            LOG.error("bot failed", exc_info=error, extra={"table": room.table.info.id})
            room.jam(seat, at)

    async def _let_people_look(self) -> None:
        """Wait, so that people can see what happened before the bot goes on."""
        pause = self._room.registry.settings.bot_pause
        if pause and not self._room.audience.is_empty:
            await asyncio.sleep(pause / 1000)

    async def _let_bot_move(self, seat: int, at: int) -> None:
        table = self._room.table
        game, bot = table.playing, table.drivers[seat]
        key = f"{table.info.id}/{seat}"
        move = await self._room.registry.bot_pool.choose(game, seat, bot, key)
        untried = set(game.legal_moves(seat)) - {move}
        for _ in range(MOST_TRIES):
            try:
                await self._room.bot_move(seat, move, at)
                return
            except Fault:
                metrics.REFUSED.labels(Fault.code).inc()
                if not untried:
                    break
                move = random.choice(sorted(untried))
                untried.discard(move)
        self._room.jam(seat, at)
