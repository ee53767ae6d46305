"""The server's own tasks: whatever fails in one, it goes on, and /health says so meanwhile."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import logging
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from tests.server.guest import PATIENCE, person, serving

import marineris.server
from marineris.about import how_rules_run
from marineris.server import metrics, supervisor
from marineris.server.errors import StoreFailed
from marineris.server.rooms import registry as registry_module
from marineris.server.store.journal_writer import JournalWriter
from marineris.server.store.summary_writer import Summary, SummaryWriter
from marineris.server.supervisor import Supervisor, Work

pytestmark = pytest.mark.anyio

FOLDER = Path(str(marineris.server.__file__)).parent
LOOPS = {
    "supervisor.py:_repeat": "the one that all tasks share",
    "supervisor.py:close": "ends when all tasks have ended",
    "socket.py:_read": "ends with its connection",
    "socket.py:_write": "ends with its connection",
    "bot_driver.py:_drive": "ends when no bot has to move; catches everything",
    "webhook.py:_carry": "ends when a seat's notice is sent or dropped",
    "table_writer.py:_change_now": "ends when an entry is written or refused",
    "table_writer.py:_roll_back": "ends when an entry is written or refused",
    "registry.py:_flag_late": "ends with the last table that is due",
    "registry.py:_read": "ends when a table has not changed while it was read",
    "room.py:flag": "ends when nobody is late any more",
    "bus.py:_send": "ends when everything is told",
    "formalities.py:_answer": "ends with the answer; catches everything",
    "journal_writer.py:_settle_one": "ends when an entry is written or refused",
    "journal_writer.py:_write_until_closed": "given to the supervisor; ends with the store",
}
"""Loops that wait for something, and why each needs no supervisor of its own."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(supervisor, "LONGEST_WAIT", 0.05)


async def until(is_true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.005)


def test_a_task_that_never_ends_is_given_to_the_supervisor() -> None:
    """A loop with an await in it is either on the list above, with a reason, or a fault."""
    found = set()
    for file in FOLDER.rglob("*.py"):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(part, ast.AsyncFunctionDef):
                loops = [one for one in ast.walk(part) if isinstance(one, ast.While)]
                if any(isinstance(one, ast.Await) for loop in loops for one in ast.walk(loop)):
                    found.add(f"{file.name}:{part.name}")
    assert found == set(LOOPS)


@pytest.mark.parametrize("error", [ValueError("a bug"), OSError("away"), asyncio.CancelledError()])
async def test_every_task_goes_on_after_errors(
    monkeypatch: pytest.MonkeyPatch, error: BaseException, redis_url: str
) -> None:
    """Each of them fails twice, whatever it is; then the server works as ever."""
    true_round = Supervisor._round
    rounds: Counter[str] = Counter()
    names: dict[int, str] = {}
    true_repeat = Supervisor._repeat

    async def named(self: Supervisor, name: str, work: Work, every: float | None) -> None:
        names[id(work)] = name
        await true_repeat(self, name, work, every)

    async def planted(self: Supervisor, work: Work) -> BaseException | None:
        rounds[names[id(work)]] += 1
        if rounds[names[id(work)]] <= 2:

            async def broken() -> None:
                raise error

            return await true_round(self, broken)
        return await true_round(self, work)

    monkeypatch.setattr(Supervisor, "_repeat", named)
    monkeypatch.setattr(Supervisor, "_round", planted)
    monkeypatch.setattr(registry_module, "SWEEP_EVERY", 0.01)
    async with serving(redis=redis_url) as server:
        tasks = server.registry.tasks
        assert len(tasks.names) >= 8
        await until(lambda: all(rounds[name] >= 3 for name in (*tasks.names, "wake")))
        made = await server.open(seats=person(2), settings={"clock": {"minutes": 10}})
        guest = await server.join(made["id"], made["seats"][0]["token"])
        assert (await guest.move(guest.document["decision"]["moves"][0]))["is"] == "done"
        await until(lambda: not tasks.failing())


@pytest.mark.parametrize("error", [ValueError("a bug"), asyncio.CancelledError()])
async def test_journals_are_written_after_any_error(
    monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    """Whoever moved is told, and the next move is written."""
    async with serving() as server:
        made = await server.open(seats=person(2))
        guest = await server.join(made["id"], made["seats"][0]["token"])
        move = guest.document["decision"]["moves"][0]

        async def broken(*_: Any) -> None:
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(JournalWriter, "_settle", broken)
            assert (await guest.move(move))["code"] == "store-failed"
            assert "journal_writer" in server.registry.failing()
        assert (await guest.move(move))["is"] == "done"


async def test_health_tells_which_task_fails_and_since_when(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry_module, "SWEEP_EVERY", 0.01)
    async with serving() as server:
        registry = server.registry

        def broken() -> None:
            raise ValueError("a bug")

        with monkeypatch.context() as patched:
            patched.setattr(registry.gc_schedule, "look", broken)
            await until(lambda: registry.tasks.failing().get("sweep", {}).get("failures", 0) >= 3)
            answer = await server.http.get("/health")
            assert answer.status_code == 200  # the server can still be used
            told = answer.json()
            assert told["status"] == "failing"
            assert told["failing"]["sweep"]["error"] == "ValueError"
            assert told["failing"]["sweep"]["since"].endswith("Z")
            labels = {"task": "sweep"}
            assert REGISTRY.get_sample_value("marineris_tasks_failing", labels) == 1
        await until(lambda: not registry.tasks.failing())
        told = (await server.http.get("/health")).json()
        assert told["status"] == "ok"
        assert told["rules"] == how_rules_run()
        assert REGISTRY.get_sample_value("marineris_tasks_failing", labels) == 0
    failed = [one for one in caplog.records if one.message == "task failed"]
    assert len(failed) == 1  # not one for every try
    assert failed[0].exc_info


async def test_a_server_without_its_store_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as server:

        async def away(*_: Any) -> int:
            raise OSError("the store is away")

        with monkeypatch.context() as patched:
            patched.setattr(server.registry.store, "count", away)
            answer = await server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "down")
        assert (await server.http.get("/health")).status_code == 200


async def test_an_outage_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    tasks = Supervisor()
    for _ in range(5):
        tasks.failed("compare", StoreFailed("in the log already"))
        tasks.failed("bus-listen", ConnectionError("away"))
    tasks.works("compare")
    tasks.works("bus-listen")
    told = [(one.levelno, one.message, bool(one.exc_info)) for one in caplog.records]
    assert told == [
        (logging.ERROR, "task failed", False),
        (logging.WARNING, "task works again", False),
    ]


@pytest.mark.parametrize("seconds", [0.0, 100.0])
async def test_the_end_is_not_put_off_by_a_task_that_does_not_hear_of_it(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Libraries catch a cancellation now and then and go on."""
    monkeypatch.setattr(supervisor, "CLOSE_AGAIN", 0.01)
    tasks, is_waiting = Supervisor(), asyncio.Event()

    async def deaf() -> None:
        is_waiting.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(100)
        await asyncio.sleep(seconds)

    tasks.forever("deaf", deaf)
    await is_waiting.wait()
    async with asyncio.timeout(PATIENCE):
        await tasks.close()


async def test_tries_come_further_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_WAIT", 1.0)
    monkeypatch.setattr(supervisor, "LONGEST_WAIT", 5.0)
    tasks = Supervisor()
    assert [tasks.failed("x", OSError()) for _ in range(5)] == [1, 2, 4, 5, 5]
    assert metrics.TASKS_FAILING.labels("x")._value.get() == 1
    tasks.works("x")


# Cards: what is worked out of a journal is kept until it stands.


class Shelf:
    """A store that keeps cards, or fails."""

    def __init__(self) -> None:
        self.kept: dict[str, Summary] = {}
        self.failures = 0
        self.broken: set[str] = set()

    async def keep_summary(self, table_id: str, *columns: Any) -> None:
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise OSError("the connection was closed")
        if table_id in self.broken:
            raise ValueError("a bug")
        self.kept[table_id] = Summary(*columns)


async def test_a_card_is_written_until_it_stands() -> None:
    shelf, tasks = Shelf(), Supervisor()
    summary_writer = SummaryWriter(shelf)  # type: ignore[arg-type]  # all that it needs of a store
    shelf.failures, shelf.broken = 4, {"bad"}
    tasks.forever("summaries", summary_writer.work)
    summary_writer.keep("bad", Summary(1, "running", 1, 1))
    summary_writer.keep("good", Summary(7, "running", None, 1))
    summary_writer.keep("good", Summary(8, "running", 1000, 2))
    await until(lambda: "good" in shelf.kept)
    assert shelf.kept["good"] == Summary(8, "running", 1000, 2)
    assert "summaries" in tasks.failing()
    shelf.broken.clear()
    await until(lambda: not tasks.failing())
    assert shelf.kept["bad"].deadline == 1
    await tasks.close()


async def test_what_is_still_to_be_kept_is_kept_at_the_end() -> None:
    shelf = Shelf()
    summary_writer = SummaryWriter(shelf)  # type: ignore[arg-type]
    summary_writer.keep("one", Summary(1, "over", None, 1))
    await summary_writer.close()
    assert shelf.kept["one"].status == "over"


async def test_a_clock_runs_out_though_the_card_could_not_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The deadline reaches the store when that answers again; until then memory is enough."""
    monkeypatch.setattr(registry_module, "SWEEP_EVERY", 0.02)
    async with serving() as server:
        store = server.registry.store
        made = await server.open(seats=person(2), settings={"clock": {"minutes": 10}})

        async def broken(*_: Any) -> None:
            raise OSError("the connection was closed")

        with monkeypatch.context() as patched:
            patched.setattr(store, "keep_summary", broken)
            guest = await server.join(made["id"], made["seats"][0]["token"])
            await until(lambda: "summaries" in server.registry.tasks.failing())
            found = await store.table(made["id"])
            assert found is not None
            assert found.deadline is None
            room = await server.registry.room(made["id"])
            monkeypatch.setattr(type(room.driver), "start", lambda self: None)
            assert room.table.clock is not None
            room.table.clock.left = [0, 0]
            await until(lambda: all(room.table.drivers))
        await until(lambda: "summaries" not in server.registry.tasks.failing())
        found = await store.table(made["id"])
        assert found is not None
        assert found.folded == room.table.version
        await guest.settled()
        assert [line[3] for line in guest.log].count("TimeRanOut") == 2
