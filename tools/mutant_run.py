"""Runs the tests that reach a mutant against it, in a copy of the project.

Owns what counts as killed: a test fails, does not end within its limit, or the package can no
longer be imported. The work tree is never touched, and nothing that a test started outlives its
mutant.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from mutant_sites import Mutant
from mutant_tests import Copy

FIRST = 30
"""So many tests in a first run: it collects few files, and most mutants do not outlive it."""
MARGIN = 30.0
"""Seconds for starting and ending, beyond what tests may take."""

KILLED, SURVIVED, UNREACHED, UNFINISHED = "killed", "survived", "unreached", "unfinished"


class Verdict(NamedTuple):
    """What became of one mutant."""

    status: str
    by: str = ""
    """The test that failed."""
    ran: int = 0
    seconds: float = 0.0


class Stopped(Exception):
    """Somebody stopped the run, so the mutant has no verdict."""


def limit_of(seconds: float) -> float:
    """How long a test may take against a mutant; a machine may also be busier than it was."""
    return 20.0 + 10.0 * seconds


class Trial:
    """One mutant against its tests."""

    def __init__(self, copy: Copy, seconds: dict[str, float], budget: float) -> None:
        self.copy = copy
        self.seconds = seconds
        self.budget = budget
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End what is running, from another thread; it raises `Stopped` there."""
        self._is_stopped = True
        if self._process is not None:
            end_group(self._process)

    def verdict(self, mutant: Mutant, source: bytes, tests: Sequence[str]) -> Verdict:
        if not tests:
            return Verdict(UNREACHED)
        begun = time.monotonic()
        path = self.copy.folder / mutant.path
        kept = path.stat()
        path.write_bytes(mutant.applied(source))
        # Compiled files are told apart by size and whole seconds: never take an older one for this.
        os.utime(path, (kept.st_atime, kept.st_mtime + 1 + time.time() % 1e6))
        try:
            found = self._in_two_runs(tests, begun)
        finally:
            path.write_bytes(source)
            os.utime(path, (kept.st_atime, kept.st_mtime))
        return found._replace(seconds=round(time.monotonic() - begun, 1))

    def _in_two_runs(self, tests: Sequence[str], begun: float) -> Verdict:
        ran = 0
        for part in (tests[:FIRST], tests[FIRST:]):
            left = self.budget - (time.monotonic() - begun)
            if not part:
                continue
            if left <= 0:
                return Verdict(UNFINISHED, ran=ran)
            found = self._run(part, left)
            ran += found.ran
            if found.status != SURVIVED:
                return found._replace(ran=ran)
        return Verdict(SURVIVED, ran=ran)

    def _run(self, tests: Sequence[str], budget: float) -> Verdict:
        if self._is_stopped:
            raise Stopped
        folder = self.copy.folder.resolve()
        order, outcome = folder / ".order.json", folder / ".outcome.json"
        limits = {test: limit_of(self.seconds[test]) for test in tests}
        order.write_text(json.dumps({"limits": limits, "budget": budget}), encoding="utf-8")
        outcome.unlink(missing_ok=True)
        files = sorted({test.split("::")[0] for test in tests})
        process = self._process = subprocess.Popen(
            self.copy.pytest("-x", "--tb=no", *files),
            cwd=folder,
            env=self.copy.environment(
                MUTANTS_TESTS=str(order),
                MUTANTS_OUTCOME=str(outcome),
                PYTHONDONTWRITEBYTECODE="1",
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        # A test that blocks signals is ended from here.
        longest = budget + max(limits.values()) + MARGIN
        try:
            status = process.wait(longest)
        except subprocess.TimeoutExpired:
            return Verdict(KILLED, by="no test ended in time")
        finally:
            end_group(process)
        if self._is_stopped:
            raise Stopped
        return read_outcome(status, outcome)


def read_outcome(status: int, outcome: Path) -> Verdict:
    """What a run of pytest says of the mutant. Without a word from it, it could not even begin."""
    if not outcome.exists():
        return Verdict(KILLED, by=f"pytest ended with status {status}")
    found = json.loads(outcome.read_text(encoding="utf-8"))
    if found["failed"] is not None:
        return Verdict(KILLED, by=found["failed"], ran=found["ran"])
    if found["cut_short"]:
        return Verdict(UNFINISHED, ran=found["ran"])
    if status == 5:
        return Verdict(UNREACHED)
    if status:
        return Verdict(KILLED, by=f"pytest ended with status {status}", ran=found["ran"])
    return Verdict(SURVIVED, ran=found["ran"])


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End the run and every process that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
