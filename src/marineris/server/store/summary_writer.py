"""Writes the summaries of tables: what is computed from a journal and stored beside it.

A table's deadline is found by its summary: a lost write would stop its clock. So a summary stays
here until the store has it. A newer summary of a table replaces an older one, and the store refuses
one that has followed less of the journal than the one it has.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import astuple, dataclass
from typing import Final

from marineris.server.store.store import Store

MOST_FAILURES: Final = 3
"""Writes that may fail in one round; then the store is away, and the others can wait."""
LAST_SECONDS: Final = 3.0
"""How long a shutdown may be delayed by summaries that are not stored yet."""


@dataclass(frozen=True)
class Summary:
    """What lists, and clocks that run out, need to know of a table."""

    folded: int
    """The entry up to which the journal was followed."""
    status: str
    deadline: int | None
    touched: int


class SummaryWriter:
    """The summaries that have to be written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, Summary] = {}
        self._news = asyncio.Event()

    def keep(self, table_id: str, summary: Summary) -> None:
        """Write a summary soon; never waits."""
        self._due[table_id] = summary
        self._news.set()

    async def work(self) -> None:
        """Wait for summaries and write them; raises if some could not be written yet."""
        await self._news.wait()
        self._news.clear()
        await self._write()

    async def _write(self) -> None:
        errors: list[Exception] = []
        for table_id, summary in tuple(self._due.items()):
            try:
                await self._store.keep_summary(table_id, *astuple(summary))
            except Exception as error:  # whatever the driver says, the others may still work
                errors.append(error)
                self._due[table_id] = self._due.pop(table_id)  # another one goes first next time
                if len(errors) == MOST_FAILURES:
                    break
                continue
            if self._due.get(table_id) is summary:
                del self._due[table_id]
        if errors:
            self._news.set()
            raise errors[0]

    async def close(self) -> None:
        """Write what is still to be written, if the store answers."""
        if self._due:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(LAST_SECONDS):
                    await self._write()
