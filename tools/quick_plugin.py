"""What pytest does inside `make quick`: the plugin that `tools/quick.py` loads.

Runs the tests in the order of the scores in the file that `QUICK_ORDER` names, begins none after
the time is over, and ends the one that is running a little later. The first `LEAST` have a little
time in any case: on a busy machine, only finding the tests may take all there is. What came of
it, and how long each test took, is written to the file that `QUICK_OUTCOME` names: while tests
run, and at the end.
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

GRACE = 4.0
"""Seconds that a running test may take beyond the end."""
LEAST, AT_LEAST = 150, 20.0
"""So many tests run in any case, if they take no longer than these seconds."""
SLOW = 5.0
"""A test that took longer last time comes after all others."""


class Ordered:
    """The chosen tests, those that matter most first, within the time."""

    def __init__(self, order: dict[str, Any], outcome: Path) -> None:
        self.scores: dict[str, float] = order["scores"]
        self.hints: list[str] = order["hints"]
        self.seconds: dict[str, float] = order["seconds"]
        self.ends = self.last = float(order["ends"])
        self.outcome = outcome
        self.chosen = self.ran = 0
        self.failed: list[str] = []
        self.left: dict[str, int] = {}
        self.is_cut = self.has_rung = self.is_inside = False
        self.written = 0.0

    def place(self, item: pytest.Item) -> tuple[bool, float, float]:
        """Where a test stands: quick ones first, then by score, then the shorter one."""
        file, _, rest = item.nodeid.partition("::")
        test = rest.partition("[")[0]
        score = self.scores.get(f"{file}::{test}", self.scores.get(file, 0.0))
        if any(hint in rest for hint in self.hints):
            score += 5
        spent = self.seconds.get(item.nodeid, 0.0)
        return spent > SLOW, -score, spent

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=self.place)
        self.chosen = len(items)
        self.last = max(self.ends, time.time() + AT_LEAST)
        for item in items:
            file = item.nodeid.partition("::")[0]
            self.left[file] = self.left.get(file, 0) + 1
        self.write()
        if hasattr(signal, "SIGALRM"):  # not on Windows
            signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.last + GRACE - time.time())

    def ring(self, number: int, frame: FrameType | None) -> None:
        self.is_cut = self.has_rung = True
        if self.is_inside:
            raise pytest.skip.Exception("the time is over")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        """Only here may the end come: pytest's own work is never broken off."""
        self.is_inside = True
        try:
            yield
        finally:
            self.is_inside = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A test that was ended, and took it for a fault of its own, has not failed."""
        report = yield
        if self.has_rung and report.failed:
            report.outcome = "skipped"
            report.longrepr = (report.location[0], report.location[1] or 0, "the time is over")
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """True where nothing else is to be done: the test is left out."""
        needed = self.seconds.get(item.nodeid, 0.0)
        is_slow, now = needed > SLOW, time.time()
        is_late = now + (needed if is_slow else 0.0) > self.ends
        if self.has_rung or (is_late and (is_slow or self.ran >= LEAST or now > self.last)):
            self.is_cut = True
            return True
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = report.duration + (0.0 if report.when == "setup" else self.took(report.nodeid))
        self.seconds[report.nodeid] = round(spent, 3)
        if report.failed:
            self.failed.append(report.nodeid)
        if report.when == "teardown":
            self.ran += 1
            file = report.nodeid.partition("::")[0]
            self.left[file] -= 1
        if time.monotonic() - self.written > 1:
            self.write()

    def took(self, test: str) -> float:
        return self.seconds.get(test, 0.0)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        if hasattr(signal, "SIGALRM"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.write()

    def write(self) -> None:
        self.written = time.monotonic()
        came = {
            "chosen": self.chosen,
            "ran": self.ran,
            "failed": self.failed,
            "is_cut": self.is_cut,
            "left": {file: count for file, count in self.left.items() if count},
            "seconds": self.seconds,
        }
        new = self.outcome.with_suffix(".new")
        new.write_text(json.dumps(came), encoding="utf-8")
        new.replace(self.outcome)


def pytest_configure(config: pytest.Config) -> None:
    if order := os.environ.get("QUICK_ORDER"):
        found = json.loads(Path(order).read_text(encoding="utf-8"))
        plugin = Ordered(found, Path(os.environ["QUICK_OUTCOME"]))
        config.pluginmanager.register(plugin, "quick-ordered")
