"""Notifies the people of a room who are away that it is their turn, in the way they chose.

Only the process that wrote the entry notifies, or people would be notified twice. People may be
connected to other processes, which report that with a delay: people who seemed to be connected and
were not are notified once that is known.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marineris.server.rooms.room import Room

HEARING: Final = 1.0
"""Seconds after loading a table in which other processes say who is there."""


class TurnNotifier:
    """Notifies the people of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._loaded_at = time.monotonic()
        self._asked_elsewhere: dict[int, int] = {}
        """Seats that were asked here while their people were at another process, and when."""

    def call(self) -> None:
        """Notify people with a new question; withdraw notices of questions that are gone."""
        table = self._room.table
        for seat, place in enumerate(self._room.stored.seats):
            if place.webhook is None:
                continue
            if not self._is_asked(seat):
                self._room.registry.notifier.withdraw(table.info.id, seat)
            elif table.asked_at[seat] == table.version:
                self._call(seat)

    def call_those_gone(self, seats: set[int]) -> None:
        """Notify people who seemed to be connected when they were asked, but were not."""
        for seat in seats:
            at = self._asked_elsewhere.pop(seat, None)
            if at == self._room.table.asked_at[seat] and self._is_asked(seat):
                self._call(seat)

    def _is_asked(self, seat: int) -> bool:
        """Whether a person has a question that the server does not answer by itself."""
        table = self._room.table
        is_formal = seat in table.formalities()
        return seat in table.to_act() and not table.drivers[seat] and not is_formal

    def _call(self, seat: int) -> None:
        """Notify a seat that it is asked, unless its person is connected somewhere."""
        registry, table, audience = self._room.registry, self._room.table, self._room.audience
        hook = self._room.stored.seats[seat].webhook
        if hook is None or seat in audience.here():
            return
        if seat in audience.elsewhere.seats():
            self._asked_elsewhere[seat] = table.asked_at[seat]
        elif registry.bus.is_shared and time.monotonic() - self._loaded_at < HEARING:
            registry.later(self._call_later(seat, table.asked_at[seat]))
        else:
            registry.call(table, seat, hook)

    async def _call_later(self, seat: int, at: int) -> None:
        """Whether other processes have not had time yet to report their clients."""
        await asyncio.sleep(HEARING)
        if self._is_asked(seat) and self._room.table.asked_at[seat] == at:
            self._call(seat)
