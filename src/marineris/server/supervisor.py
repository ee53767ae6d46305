"""Runs the tasks that live as long as the server, and retries them after any error.

A task is given as one round of its work. Only the supervisor loops, so no task can be written
that does not recover from an error. It knows which tasks are failing and since when; `/health` and
`/metrics` show that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from marineris.core.error import MarinerisError
from marineris.server import metrics
from marineris.server.errors import StoreFailed

LOG = logging.getLogger("marineris.supervisor")
FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 3.0
"""Seconds between an error and the next try: doubled from the first to the longest."""
CLOSE_AGAIN: Final = 1.0
"""Seconds after which a task that has not ended is told again."""
OUTAGES: Final = (OSError, MarinerisError)
OUTAGE_MODULES: Final = ("asyncpg", "redis", "sqlalchemy", "sqlite3")
"""Errors that mean that something else is unavailable: one log line is enough for these."""

Work = Callable[[], Awaitable[object]]


@dataclass
class Trouble:
    """Errors in a row."""

    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    error: str = ""
    failures: int = 0

    @property
    def wait(self) -> float:
        """Seconds until the next try."""
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.failures - 1, 10))


class Supervisor:
    """The tasks of one server process."""

    def __init__(self) -> None:
        self.names: list[str] = []
        """The tasks that run as long as the server."""
        self._running: set[asyncio.Task[None]] = set()
        self._troubles: dict[tuple[str, str], Trouble] = {}
        self._patience: dict[str, float] = {}

    def forever(self, name: str, work: Work, every: float = 0.0, after_error: float = 0.0) -> None:
        """Do a round of work again and again, with so many seconds between two rounds.

        After an error at least `after_error` seconds pass: for work that is costly to repeat.
        """
        self.names.append(name)
        self._patience[name] = after_error
        self._start(self._repeat(name, work, every))

    def until_done(self, name: str, work: Work) -> asyncio.Task[None]:
        """Do something once, retrying until it succeeds; awaited by the caller."""
        return self._start(self._repeat(name, work, None))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _repeat(self, name: str, work: Work, every: float | None) -> None:
        while True:
            error = await self._round(work)
            if is_cancelled():  # libraries may catch that and go on
                raise asyncio.CancelledError
            if error is not None:
                await asyncio.sleep(self.failed(name, error))
                continue
            self.works(name)
            if every is None:
                return
            await asyncio.sleep(every)

    async def _round(self, work: Work) -> BaseException | None:
        """One round; what it raised."""
        try:
            await work()
        except asyncio.CancelledError as error:
            if is_cancelled():
                raise
            return error  # something inside was cancelled, not this task
        except Exception as error:
            return error
        return None

    # Who is failing

    def failed(self, name: str, error: BaseException, about: str = "") -> float:
        """A task failed, or its part for one table; the seconds to wait before the next try."""
        trouble = self._troubles.setdefault((name, about), Trouble())
        trouble.failures += 1
        if trouble.error != type(error).__name__:
            trouble.error = type(error).__name__
            facts = {"task": name, "fault": repr(error)[:200]}
            LOG.log(
                # That the store is away is in the log already, once for all tasks.
                logging.DEBUG if isinstance(error, StoreFailed) else logging.ERROR,
                "task failed",
                exc_info=None if _is_outage(error) else error,
                extra={**facts, "table": about} if about else facts,
            )
        metrics.TASK_FAILURES.labels(name).inc()
        self._count(name)
        return max(trouble.wait, self._patience.get(name, 0.0))

    def works(self, name: str, about: str = "") -> None:
        """A task, or its part for one table, works (again) or is no longer needed."""
        trouble = self._troubles.pop((name, about), None)
        if trouble is not None:
            level = logging.DEBUG if trouble.error == StoreFailed.__name__ else logging.WARNING
            facts = {"task": name, "failures": trouble.failures}
            LOG.log(level, "task works again", extra=facts)
            self._count(name)

    def _count(self, name: str) -> None:
        metrics.TASKS_FAILING.labels(name).set(sum(one == name for one, _ in self._troubles))

    def failing(self) -> dict[str, dict[str, Any]]:
        """The tasks that are failing: since when, how often, and the last error."""
        found: dict[str, dict[str, Any]] = {}
        for (name, _), trouble in self._troubles.items():
            one = found.setdefault(name, {"since": "", "failures": 0, "error": trouble.error})
            since = trouble.since.isoformat(timespec="seconds").replace("+00:00", "Z")
            one["since"] = min(one["since"] or since, since)
            one["failures"] += trouble.failures
        return found

    async def close(self) -> None:
        """End all tasks."""
        running = set(self._running)
        while running:
            for task in running:
                task.cancel()  # again, if it was caught in the middle of a long round
            _, running = await asyncio.wait(running, timeout=CLOSE_AGAIN)


def is_cancelled() -> bool:
    """Whether the task that asks has been told to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _is_outage(error: BaseException) -> bool:
    module = type(error).__module__.partition(".")[0]
    return isinstance(error, OUTAGES) or module in OUTAGE_MODULES
