"""Runs the tests that reach a mutant against it, in a copy of the project.

Owns what counts as killed: a test fails that passes without the mutant, and fails once more when it
is asked again; or the package can no longer be imported. Running out of time counts by the
processor's time, so that a busy machine kills nothing. The work tree is never touched, and nothing
that a test started outlives its mutant.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mutant_plugin import FIXED, TROUBLE
from mutant_sites import Mutant
from mutant_tests import Copy

FIRST = 30
"""So many tests in a first run of pytest: few files are collected, and few mutants outlive it."""
PATIENCE = 12.0
"""So much longer than by the processor's time a run may take by the clock."""
COLLECTING = 900.0
"""Seconds until everything is collected."""

KILLED, SURVIVED, UNREACHED, UNFINISHED = "killed", "survived", "unreached", "unfinished"
UNSWAPPED = "unswapped"
"""The mutant stands in what runs at import."""


class Verdict(NamedTuple):
    """What became of one mutant."""

    status: str
    by: str = ""
    """The test that failed."""
    ran: int = 0
    seconds: float = 0.0
    waited: bool = False
    """A test ran out of time by the clock alone."""


class Stopped(Exception):
    """Somebody stopped the run, so the mutant has no verdict."""


class Lost(Exception):
    """The warm process has ended."""


def limit_of(seconds: float) -> float:
    """How much of the processor's time a test may take against a mutant."""
    return 5.0 + 5.0 * seconds


class Warm:
    """A pytest that has collected all tests and runs each order in a child of its own."""

    def __init__(self, copy: Copy, files: Sequence[str]) -> None:
        self.folder = tempfile.mkdtemp(prefix="mutants-")
        theirs, orders = os.pipe()
        answers, theirs_too = os.pipe()
        self.log = (copy.folder / ".warm.log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            copy.pytest("--tb=no", f"--basetemp={self.folder}/tests", *files),
            cwd=copy.folder,
            env=copy.environment(
                MUTANTS_WARM=f"{theirs},{theirs_too}", PYTHONDONTWRITEBYTECODE="1"
            ),
            stdout=self.log,
            stderr=self.log,
            pass_fds=(theirs, theirs_too),
            start_new_session=True,
        )
        os.close(theirs)
        os.close(theirs_too)
        self.orders = os.fdopen(orders, "w", encoding="utf-8")
        self.answers = answers
        self.rest = b""

    def begin(self) -> int:
        """How many tests there are."""
        return self.answer(COLLECTING)

    def run(self, order: dict[str, object], seconds: float) -> int:
        """Give an order; the status of the child, which is ended after so many seconds."""
        try:
            self.orders.write(json.dumps(order) + "\n")
            self.orders.flush()
        except OSError:
            raise Lost from None
        child = self.answer(60.0)
        try:
            return self.answer(seconds)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            self.answer(60.0)
            raise
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(child, signal.SIGKILL)  # what its tests have started

    def answer(self, seconds: float) -> int:
        until = time.monotonic() + seconds
        while b"\n" not in self.rest:
            if not select.select([self.answers], [], [], max(0.0, until - time.monotonic()))[0]:
                raise TimeoutError
            found = os.read(self.answers, 4096)
            if not found:
                raise Lost
            self.rest += found
        line, _, self.rest = self.rest.partition(b"\n")
        return int(line)

    def end(self) -> None:
        end_group(self.process)
        with contextlib.suppress(OSError):
            self.orders.close()
        os.close(self.answers)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Trial:
    """One mutant after the other against their tests, in one copy."""

    def __init__(self, copy: Copy, seconds: dict[str, float], budget: float) -> None:
        self.copy = copy
        self.seconds = seconds
        self.budget = budget
        self.sound: dict[str, bool] = {}
        """Whether a test that killed something passes without a mutant too."""
        self._warm: Warm | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End what is running, from another thread; it raises `Stopped` there."""
        self._is_stopped = True
        self.close()

    def close(self) -> None:
        if self._process is not None:
            end_group(self._process)
        warm, self._warm = self._warm, None
        if warm is not None:
            warm.end()

    def verdict(
        self, mutant: Mutant, source: bytes, tests: Sequence[str], is_imported: bool = True
    ) -> Verdict:
        """With `is_imported`, what the tests find is looked at in a fresh process too."""
        if not tests:
            return Verdict(UNREACHED)
        begun = time.monotonic()
        self._warmed()  # before the mutant is there: what is imported has to be the source
        with self._made(mutant, source):
            found = self._warm_verdict(mutant, source, tests)
            is_doubtful = found.status == SURVIVED or (
                found.status == KILLED and is_imported and not self._dies(self._cold([found.by]))
            )
            if found.status == UNSWAPPED or (is_imported and is_doubtful):
                found = self._cold_verdict(tests)
        return found._replace(seconds=round(time.monotonic() - begun, 1))

    @contextlib.contextmanager
    def _made(self, mutant: Mutant, source: bytes) -> Iterator[None]:
        """The copy with the mutant in it."""
        path = self.copy.folder / mutant.path
        kept = path.stat()
        path.write_bytes(mutant.applied(source))
        # Compiled files are told apart by size and whole seconds: never take an older one for this.
        os.utime(path, (kept.st_atime, kept.st_mtime + 1 + time.time() % 1e6))
        try:
            yield
        finally:
            path.write_bytes(source)
            os.utime(path, (kept.st_atime, kept.st_mtime))

    def _warm_verdict(self, mutant: Mutant, source: bytes, tests: Sequence[str]) -> Verdict:
        waiting, ran = list(tests), 0
        while waiting:
            found = self._warmly(waiting, mutant, source)
            ran += found.ran
            if found.status != KILLED or found.by not in waiting:
                return found._replace(ran=ran)
            again = self._warmly([found.by], mutant, source, patience=3.0)
            if again.status == KILLED and self._is_sound(found.by):
                return found._replace(ran=ran)
            del waiting[: waiting.index(found.by) + 1]  # it fails by chance
        return Verdict(SURVIVED, ran=ran)

    def _is_sound(self, test: str) -> bool:
        if test not in self.sound:
            self.sound[test] = self._warmly([test]).status == SURVIVED
        return self.sound[test]

    def _cold_verdict(self, tests: Sequence[str]) -> Verdict:
        ran = 0
        for part in (tests[:FIRST], tests[FIRST:]):
            if not part:
                continue
            found = self._cold(part)
            ran += found.ran
            is_killed = found.status == KILLED and found.by in part
            if is_killed and not self._dies(self._cold([found.by])):
                continue  # by chance
            if found.status != SURVIVED:
                return found._replace(ran=ran)
        return Verdict(SURVIVED, ran=ran)

    def _dies(self, found: Verdict) -> bool:
        return found.status == KILLED and not found.waited

    def _order(self, tests: Sequence[str], patience: float) -> dict[str, object]:
        limits = {test: limit_of(self.seconds.get(test, 1.0)) for test in tests}
        return {"limits": limits, "budget": self.budget, "patience": patience}

    def _warmly(
        self,
        tests: Sequence[str],
        mutant: Mutant | None = None,
        source: bytes = b"",
        patience: float = 1.0,
    ) -> Verdict:
        """The tests in a child of the warm process; without a mutant, the source as it is."""
        warm = self._warmed()
        outcome = self.copy.folder.resolve() / ".outcome.json"
        outcome.unlink(missing_ok=True)
        order = self._order(tests, patience) | {"outcome": str(outcome), "path": ""}
        if mutant is not None:
            order |= {"path": mutant.path, "source": source.decode()}
        try:
            status = warm.run(order, self.budget * PATIENCE)
        except Lost:
            if self._is_stopped:
                raise Stopped from None
            self.close()
            raise
        except TimeoutError:
            return Verdict(UNFINISHED)
        if status in (FIXED, TROUBLE):
            return Verdict(UNSWAPPED)
        return read_outcome(status, outcome)

    def _warmed(self) -> Warm:
        if self._is_stopped:
            raise Stopped
        if self._warm is None:
            self._warm = Warm(self.copy, sorted({test.split("::")[0] for test in self.seconds}))
            self._warm.begin()
        return self._warm

    def _cold(self, tests: Sequence[str]) -> Verdict:
        """The tests in a fresh pytest."""
        if self._is_stopped:
            raise Stopped
        folder = self.copy.folder.resolve()
        order, outcome = folder / ".order.json", folder / ".outcome.json"
        order.write_text(json.dumps(self._order(tests, 1.0)), encoding="utf-8")
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
        try:
            status = process.wait(self.budget * PATIENCE)
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
        waited = found.get("waited", False)
        return Verdict(KILLED, by=found["failed"], ran=found["ran"], waited=waited)
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
