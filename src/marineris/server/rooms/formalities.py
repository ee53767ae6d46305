"""Answers for people who are asked something that leaves them no choice.

Mars 2049 asks some questions only so that being asked tells nothing of a hand (MA-5.4, MA-12.P6,
MA-15.3). Nobody should have to click those away, and nobody who is away should hold the others up.
The server gives the only answer, after a pause that varies: an answer at once would tell the others
what the question hides.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING, Final

from marineris.core.error import MarinerisError
from marineris.server.errors import StoreFailed

if TYPE_CHECKING:
    from marineris.server.rooms.room import Room

LOG = logging.getLogger("marineris.formality")
SPREAD: Final = 0.6
"""How far a pause differs from the average, as a share of it."""
RETRY_SECONDS: Final = 2.0
"""The wait after the store has failed, and for the process that wrote last to answer first."""


def pause_seconds(average: int) -> float:
    """How long to wait before an answer, given the average in milliseconds."""
    return average / 1000 * random.uniform(1 - SPREAD, 1 + SPREAD)


class Formalities:
    """Answers the formalities of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and the version since which it is asked."""

    @property
    def is_busy(self) -> bool:
        """Whether an answer is due."""
        return bool(self._tasks)

    def tasks(self) -> list[asyncio.Task[None]]:
        """The answers under way."""
        return list(self._tasks.values())

    def start(self) -> None:
        """Answer what is asked now and is not being answered yet."""
        table = self._room.table
        if self._room.is_closed:
            return
        for seat in table.formalities():
            key = (seat, table.asked_at[seat])
            if key not in self._tasks:
                task = asyncio.create_task(self._answer(seat, table.version))
                self._tasks[key] = task
                task.add_done_callback(partial(self._finished, key))

    def stop(self) -> None:
        """Answer nothing any more."""
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _finished(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    async def _answer(self, seat: int, at: int) -> None:
        await asyncio.sleep(pause_seconds(self._room.registry.settings.answer_pause))
        if self._room.written != at:
            await asyncio.sleep(RETRY_SECONDS)
        tasks, table_id = self._room.registry.tasks, self._room.table.info.id
        try:
            while True:
                try:
                    await self._room.answer_formality(seat, at)
                    return
                except MarinerisError as error:
                    if not isinstance(error, StoreFailed):
                        extra = {"table": table_id, "seat": seat, "fault": error.code}
                        LOG.error("formality not answered", extra=extra)
                        return
                    failure: Exception = error
                except Exception as error:  # whatever it is, the next try may work
                    failure = error
                await asyncio.sleep(max(RETRY_SECONDS, tasks.failed("answers", failure, table_id)))
        finally:
            tasks.works("answers", table_id)
