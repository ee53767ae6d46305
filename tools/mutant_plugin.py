"""What pytest does inside a run of `make mutants`: the plugin that `tools/mutants.py` loads.

Owns the two things that need to happen within pytest. `MUTANTS_TIMES` names a file that gets the
seconds of every test and the tests that failed. `MUTANTS_TESTS` names a file with the tests to run,
in order, each with its time limit; everything else that is collected is left out, a test over its
limit fails, and after `budget` seconds no other test is begun. What came of it is written to the
file that `MUTANTS_OUTCOME` names.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest


class Overtime(BaseException):
    """A test took longer than its limit; not an Exception, so no `except Exception` swallows it."""


def ring(number: int, frame: FrameType | None) -> None:
    raise Overtime


class Times:
    """The seconds of every test, its setup and teardown included, and which tests failed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = self.seconds.get(report.nodeid, 0.0) + report.duration
        self.seconds[report.nodeid] = round(spent, 4)
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        found = {"seconds": self.seconds, "failed": sorted(self.failed)}
        self.path.write_text(json.dumps(found), encoding="utf-8")


class Chosen:
    """Runs the given tests in the given order, each within its limit, all within the budget."""

    def __init__(self, order: dict[str, Any], outcome: Path) -> None:
        self.limits: dict[str, float] = dict(order["limits"])
        self.budget = float(order["budget"])
        self.outcome = outcome
        self.begun = time.monotonic()
        self.ran = 0
        self.failed: str | None = None
        self.is_cut_short = False

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        rank = {test: number for number, test in enumerate(self.limits)}
        left_out = [item for item in items if item.nodeid not in rank]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
        items[:] = sorted(
            (item for item in items if item.nodeid in rank), key=lambda item: rank[item.nodeid]
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, self.limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.ran += 1
            if time.monotonic() - self.begun > self.budget:
                self.is_cut_short = True
                item.session.shouldstop = "the time for this mutant is over"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        came = {"ran": self.ran, "failed": self.failed, "cut_short": self.is_cut_short}
        self.outcome.write_text(json.dumps(came), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return
    if times := os.environ.get("MUTANTS_TIMES"):
        config.pluginmanager.register(Times(Path(times)), "mutants-times")
    if tests := os.environ.get("MUTANTS_TESTS"):
        order = json.loads(Path(tests).read_text(encoding="utf-8"))
        chosen = Chosen(order, Path(os.environ["MUTANTS_OUTCOME"]))
        config.pluginmanager.register(chosen, "mutants-chosen")
