"""What pytest does inside a run of `make mutants`: the plugin that `tools/mutant_run.py` loads.

`MUTANTS_TESTS` names a file with the tests to run, in order, each with its time limit; everything
else that is collected is left out, a test over its limit fails, and after `budget` seconds of
processor time no other test is begun. What came of it is written to the file `MUTANTS_OUTCOME`.

With `MUTANTS_WARM` pytest collects everything once and then waits for orders. For each it forks,
and the child puts the mutant into the functions that are already there and runs its tests.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any, TextIO

import pytest
from mutant_swap import Fixed, Functions, changes, live_functions, swap

FIXED = 77
"""The status of a child whose mutant cannot be put into what is imported."""
TROUBLE = 70
"""The status of a child that could not run its tests for another reason."""
MEMORY = 6 << 30
"""No more than this for a mutant that never stops collecting things."""


class Overtime(BaseException):
    """A test took longer than its limit; not an Exception, so no `except Exception` swallows it."""


class Chosen:
    """Runs the given tests in the given order, each within its limit, all within the budget."""

    def __init__(self, order: dict[str, Any], outcome: Path) -> None:
        self.limits: dict[str, float] = dict(order["limits"])
        self.patience = float(order.get("patience", 1.0))
        self.budget = float(order["budget"])
        self.outcome = outcome
        self.ran = 0
        self.failed: str | None = None
        self.is_cut_short = False
        self.has_waited = False
        """A test ran out of time that the clock shows, which a busy machine may have taken."""

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        left_out = [item for item in items if item.nodeid not in self.limits]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
        items[:] = self.in_order(items)

    def in_order(self, items: list[pytest.Item]) -> list[pytest.Item]:
        by_name = {item.nodeid: item for item in items}
        return [by_name[name] for name in self.limits if name in by_name]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        limit = self.limits[item.nodeid]
        signal.signal(signal.SIGPROF, self.ring)
        signal.signal(signal.SIGALRM, self.ring)
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.setitimer(signal.ITIMER_REAL, 60.0 * self.patience + 10.0 * limit)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.ran += 1
            if time.process_time() > self.budget:
                self.is_cut_short = True
                item.session.shouldstop = "the time for this mutant is over"

    def ring(self, number: int, frame: FrameType | None) -> None:
        self.has_waited = self.has_waited or number == signal.SIGALRM
        raise Overtime

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        came = {
            "ran": self.ran,
            "failed": self.failed,
            "cut_short": self.is_cut_short,
            "waited": self.has_waited,
        }
        self.outcome.write_text(json.dumps(came), encoding="utf-8")


class Warm:
    """Collects once, and runs each order in a child of its own."""

    def __init__(self, orders: TextIO, answers: TextIO, root: Path) -> None:
        self.orders = orders
        self.answers = answers
        self.root = root

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = live_functions(str(self.root / "src"))
        gc.collect()
        gc.freeze()  # the children leave these pages alone
        self.answer(len(session.items))
        for line in self.orders:
            child = os.fork()
            if not child:
                self.be_the_child(session, json.loads(line), functions)
            self.answer(child)
            _, status = os.waitpid(child, 0)
            self.answer(os.waitstatus_to_exitcode(status))
        return True

    def answer(self, number: int) -> None:
        self.answers.write(f"{number}\n")
        self.answers.flush()

    def be_the_child(
        self, session: pytest.Session, order: dict[str, Any], functions: Functions
    ) -> None:
        """Runs the tests of an order and never returns."""
        status = TROUBLE
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            self.orders.close()
            self.answers.close()
            if order["path"]:
                path = str(self.root / order["path"])
                new = Path(path).read_bytes()
                swap(changes(order["source"].encode(), new, path), path, functions)
            run_chosen(session, Chosen(order, Path(order["outcome"])))
            status = 0
        except Fixed:
            status = FIXED
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
        finally:
            os._exit(status)


def run_chosen(session: pytest.Session, chosen: Chosen) -> None:
    session.config.pluginmanager.register(chosen, "mutants-chosen")
    session.items = chosen.in_order(session.items)
    chosen.budget += time.process_time()
    for item, following in zip(session.items, [*session.items[1:], None], strict=True):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if chosen.failed or chosen.is_cut_short:
            break
    chosen.pytest_sessionfinish()


def pytest_configure(config: pytest.Config) -> None:
    if tests := os.environ.pop("MUTANTS_TESTS", None):
        order = json.loads(Path(tests).read_text(encoding="utf-8"))
        chosen = Chosen(order, Path(os.environ.pop("MUTANTS_OUTCOME")))
        config.pluginmanager.register(chosen, "mutants-chosen")
    if warm := os.environ.pop("MUTANTS_WARM", None):
        orders, answers = (int(number) for number in warm.split(","))
        for number in (orders, answers):
            os.set_inheritable(number, False)
        pipes = os.fdopen(orders, encoding="utf-8"), os.fdopen(answers, "w", encoding="utf-8")
        config.pluginmanager.register(Warm(*pipes, Path.cwd()), "mutants-warm")
