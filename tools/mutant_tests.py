"""Which tests reach a line: measured once with coverage, kept in `build/mutants`, then looked up.

Owns the copy of the project that mutants are made in, and the measurement. A test file that has
changed since is measured again by itself. Lines of a source that has changed since are found by
comparing it with the source as it was measured.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import coverage
from mutant_sites import Mutant

FEW = 12
"""With fewer tests than this, the line may run only once, at import or behind a cache."""
BESIDE = 150
"""So many tests of the same file are then added."""

PLUGINS = ("mutant_plugin", "_hypothesis_pytestplugin", "anyio.pytest_plugin")

RC = "[run]\nbranch = false\nsource_pkgs = marineris\nrelative_files = true\n"


class Copy:
    """A copy of the project, in which one file at a time is changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder

    def refresh(self) -> None:
        """Bring the copy up to date; files that are the same keep their time, so caches hold."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root,
            capture_output=True,
            check=True,
        ).stdout.decode()
        wanted = {name for name in listed.split("\0") if name and (self.root / name).is_file()}
        static = self.root / "src/marineris/server/static"
        wanted |= {p.relative_to(self.root).as_posix() for p in static.rglob("*") if p.is_file()}
        for name in wanted:
            here, there = self.root / name, self.folder / name
            if not there.exists() or there.read_bytes() != here.read_bytes():
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(here, there)
        for top in ("src", "tests", "tools", "docs"):
            for there in (self.folder / top).rglob("*"):
                name = there.relative_to(self.folder).as_posix()
                if there.is_file() and "__pycache__" not in there.parts and name not in wanted:
                    there.unlink()

    def environment(self, **more: str) -> dict[str, str]:
        """The copy goes before the installed package, also in processes that tests start."""
        paths = (self.folder / "src", Path(__file__).parent)
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(path.resolve()) for path in paths),
            "PYTHONHASHSEED": "0",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder.resolve() / ".hypothesis"),
            **more,
        }

    def pytest(self, *arguments: str, plugins: Sequence[str] = ()) -> list[str]:
        """The same order and the same examples in every run; only the plugins that are needed, for
        most of the time would go into loading the others."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        for plugin in (*PLUGINS, *plugins):
            command += ["-p", plugin]
        return [*command, "--hypothesis-seed=0", *arguments]


class TestMap:
    """The measurement: which tests reach which lines, and how long each takes."""

    __test__ = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder
        """The copy that was measured last."""
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.sources: dict[str, str] = {}
        self.measured: dict[str, str] = {}
        self._of_file: dict[str, dict[int, list[str]]] = {}
        self._lines_before: dict[str, dict[int, int]] = {}

    # Measuring

    def renew(self, copy: Copy, jobs: int, within: Sequence[str] = ()) -> None:
        """Measure the test files that have changed since they were measured; at first, all.

        A folder at a time, each kept at once: a run that was stopped goes on with the next folder.
        With `within`, only files whose paths begin like one of these.
        """
        self._load()
        self.tree = copy.folder
        for path in (copy.folder / "src").rglob("*.py"):
            name = path.relative_to(copy.folder).as_posix()
            self.sources.setdefault(name, path.read_text(encoding="utf-8"))
        waiting: dict[str, dict[str, str]] = defaultdict(dict)
        for name in files_with_tests(copy.folder):
            if within and not name.startswith(tuple(within)):
                continue
            found = digest(copy.folder / name)
            if self.measured.get(name) != found:
                waiting[batch_of(name)][name] = found
        for number, (batch, files) in enumerate(waiting.items(), start=1):
            print(
                f"[{number}/{len(waiting)}] measuring what the tests of {batch} reach"
                f" ({len(files)} files)",
                flush=True,
            )
            self._measure(copy, jobs, sorted(files))
            self.measured.update(files)
            self._save()

    def _measure(self, copy: Copy, jobs: int, files: Sequence[str]) -> None:
        rc, times = self.folder / "coveragerc", self.folder / "times-new.json"
        new = self.folder / "coverage-new.sqlite"
        rc.write_text(RC, encoding="utf-8")
        times.unlink(missing_ok=True)
        new.unlink(missing_ok=True)
        options = ["--cov", "--cov-context=test", f"--cov-config={rc.resolve()}", "--cov-report="]
        plugins = ["pytest_cov.plugin"]
        if jobs > 1:
            options += ["-n", str(jobs), "--dist", "worksteal"]
            plugins += ["xdist.plugin"]
        subprocess.run(
            copy.pytest(*options, *files, plugins=plugins),
            cwd=copy.folder,
            env=copy.environment(
                COVERAGE_FILE=str(new.resolve()), MUTANTS_TIMES=str(times.resolve())
            ),
            check=False,  # tests that fail are left out below
        )
        found = json.loads(times.read_text(encoding="utf-8"))
        self.failed -= set(found["seconds"])
        self.seconds.update(found["seconds"])
        self.failed |= set(found["failed"])
        if found["failed"]:
            print(f"{len(found['failed'])} tests fail without any mutant and are left out:")
            print("\n".join(f"  {test}" for test in found["failed"]))
        if new.exists():
            self._merge(copy, new)

    def _merge(self, copy: Copy, new: Path) -> None:
        """Add the lines that were reached, by their numbers in the sources that are kept.

        What a test reached before it changed stays; a test too many does no harm.
        """
        both, other = self._data(), coverage.CoverageData(str(new))
        other.read()
        moved: dict[str, dict[str, list[int]]] = {}
        for name in sorted(other.measured_files()):
            source = (copy.folder / name).read_text(encoding="utf-8")
            if self.sources.get(name) == source:
                continue
            before = self._line_before(name, source)
            by_context: dict[str, list[int]] = defaultdict(list)
            moved[name] = by_context
            for line, contexts in other.contexts_by_lineno(name).items():
                for context in contexts:
                    if line in before:
                        by_context[context].append(before[line])
        other.purge_files(list(moved))
        both.update(other)
        for name, found in moved.items():
            for context, lines in found.items():
                both.set_context(context)
                both.add_lines({name: lines})
        both.write()
        new.unlink()
        self._of_file.clear()

    def _data(self) -> coverage.CoverageData:
        data = coverage.CoverageData(str(self.folder / "coverage.sqlite"))
        data.read()
        return data

    def _load(self) -> None:
        path = self.folder / "measured.json"
        if path.exists():
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            self.seconds = found["seconds"]
            self.failed = set(found["failed"])
            self.sources = found["sources"]
            self.measured = found["measured"]

    def _save(self) -> None:
        found = {
            "seconds": self.seconds,
            "failed": sorted(self.failed),
            "sources": self.sources,
            "measured": self.measured,
        }
        (self.folder / "measured.json").write_text(json.dumps(found), encoding="utf-8")

    # Looking up

    def tests_of(self, mutant: Mutant, source: bytes) -> list[str]:
        """The tests that reach a mutant, the most promising first."""
        tests = self._reaching(mutant, source.decode())
        if len(tests) < FEW:
            whole = {test for at in self._contexts(mutant.path).values() for test in at}
            tests |= set(self._in_order(whole - tests)[:BESIDE])
        if not tests:
            tests = self._naming(mutant, source)
        return self._in_order(tests)

    def _naming(self, mutant: Mutant, source: bytes) -> set[str]:
        """The tests that name what a line of data is about: data is read once, at import."""
        lines = source.decode().splitlines()[mutant.statement - 1 : mutant.line]
        near = lines[-4:]  # of a long table, only what stands close by
        names = {found[1:-1] for line in near for found in re.findall(r'"\w{4,}"', line)}
        files = {
            file: (self.tree / file).read_text(encoding="utf-8")
            for file in {test.split("::")[0] for test in self.seconds}
            if (self.tree / file).exists()
        }
        sound = self.seconds.keys() - self.failed
        by_id = {test for test in sound if any(name in test for name in names)}
        by_file = {
            test
            for test in sound - by_id
            if any(f'"{name}"' in files.get(test.split("::")[0], "") for name in names)
        }
        return by_id | set(self._in_order(by_file)[:BESIDE])

    def _reaching(self, mutant: Mutant, source: str) -> set[str]:
        by_line = self._contexts(mutant.path)
        before = self._line_before(mutant.path, source)
        for line in (mutant.line, mutant.statement):
            if tests := by_line.get(before.get(line, -1)):
                return set(tests)
        return set()

    def _contexts(self, path: str) -> dict[int, list[str]]:
        """The tests of every line of a file. What a setup reaches counts for all tests beside it,
        for a fixture may serve a whole file."""
        if path not in self._of_file:
            beside: dict[str, list[str]] = defaultdict(list)
            for test in self.seconds:
                if test not in self.failed:
                    beside[test.split("::")[0]].append(test)
            found: dict[int, list[str]] = {}
            for line, contexts in self._data().contexts_by_lineno(path).items():
                tests: set[str] = set()
                for context in contexts:
                    test, _, phase = context.rpartition("|")
                    if phase == "setup":
                        tests.update(beside[test.split("::")[0]])
                    elif test in self.seconds and test not in self.failed:
                        tests.add(test)
                found[line] = sorted(tests)
            self._of_file[path] = found
        return self._of_file[path]

    def _line_before(self, path: str, source: str) -> dict[int, int]:
        """The lines of a source now, each with its number in the source that was measured."""
        if path not in self._lines_before:
            old = self.sources.get(path, "").splitlines()
            blocks = difflib.SequenceMatcher(
                None, old, source.splitlines(), autojunk=False
            ).get_matching_blocks()
            self._lines_before[path] = {
                block.b + step + 1: block.a + step + 1
                for block in blocks
                for step in range(block.size)
            }
        return self._lines_before[path]

    def _in_order(self, tests: Iterable[str]) -> list[str]:
        """Quick tests first, and not too many of one file in a row: others see other things."""
        rank: dict[str, int] = defaultdict(int)
        keys: dict[str, float] = {}
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            file = test.split("::")[0]
            keys[test] = (self.seconds[test] + 0.02) * (1 + rank[file])
            rank[file] += 1
        return sorted(keys, key=lambda test: (keys[test], test))


def files_with_tests(folder: Path) -> list[str]:
    """Test files and modules with examples, in order; what needs a browser is left out."""
    found = [path for path in (folder / "tests").rglob("test_*.py") if "browser" not in path.parts]
    found += [path for path in (folder / "src").rglob("*.py") if b">>> " in path.read_bytes()]
    return sorted(path.relative_to(folder).as_posix() for path in found)


def batch_of(name: str) -> str:
    """The files that are measured together: a folder of tests, or all examples."""
    first, second = name.split("/")[:2]
    return f"{first}/{second}" if first == "tests" and not second.endswith(".py") else first


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
