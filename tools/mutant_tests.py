"""Which tests reach a line: measured once with probes, kept in `build/mutants`, then looked up.

Owns the copy of the project that mutants are made in, and the measurement. A test file that has
changed since is measured again by itself. Of a function that has changed since, all tests count.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mutant_blocks import Source
from mutant_sites import Mutant

FEW = 12
"""With fewer tests than this, the line may run only once, at import or behind a cache."""
BESIDE = 150
"""So many tests of the same file are then added."""

PLUGINS = ("mutant_plugin", "_hypothesis_pytestplugin", "anyio.pytest_plugin")


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
            "MARINERIS_HYPOTHESIS": "mutants",
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
    """The measurement: which tests reach which blocks, and how long each takes."""

    __test__ = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reach = folder / "reach"
        """A file for each file of tests, written by `mutant_probe`."""
        self.tree = folder
        """The copy that was measured last."""
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self._blocks: dict[str, dict[str, set[str]]] = {}
        """The tests of each block of a source."""
        self._imported: dict[str, set[str]] = {}
        """The blocks that run when tests are collected."""
        self._sources: dict[bytes, Source] = {}
        self._text: dict[str, str] = {}

    # Measuring

    def renew(self, copy: Copy, jobs: int, within: Sequence[str] = ()) -> None:
        """Measure the test files that have changed since they were measured; at first, all.

        Each file is kept at once: a run that was stopped goes on with the next file. With `within`,
        only files whose paths begin like one of these.
        """
        self.tree = copy.folder
        self.reach.mkdir(parents=True, exist_ok=True)
        measured = {found["file"]: found["digest"] for found in self._files()}
        digests = {name: digest(copy.folder / name) for name in files_with_tests(copy.folder)}
        (self.reach / "digests.json").write_text(json.dumps(digests), encoding="utf-8")
        waiting: dict[str, list[str]] = defaultdict(list)
        for name, now in digests.items():
            if measured.get(name) != now and (not within or name.startswith(tuple(within))):
                waiting[batch_of(name)].append(name)
        for number, (batch, files) in enumerate(waiting.items(), start=1):
            print(
                f"[{number}/{len(waiting)}] measuring what the tests of {batch} reach"
                f" ({len(files)} files)",
                flush=True,
            )
            self._measure(copy, jobs, files)
        self._load(digests)

    def _measure(self, copy: Copy, jobs: int, files: Sequence[str]) -> None:
        folders = [list(files[number::jobs]) for number in range(jobs)]
        running = [
            subprocess.Popen(
                copy.pytest("--tb=line", *part, plugins=["mutant_probe"]),
                cwd=copy.folder,
                env=copy.environment(
                    MUTANTS_PROBED=str(copy.folder.resolve()),
                    MUTANTS_REACH=str(self.reach.resolve()),
                ),
            )
            for part in folders
            if part
        ]
        for process in running:
            process.wait()  # tests that fail are left out when this is read

    def _files(self) -> Iterator[dict[str, Any]]:
        for path in sorted(self.reach.glob("????????????????.json")):
            yield json.loads(path.read_text(encoding="utf-8"))

    def _load(self, digests: dict[str, str]) -> None:
        for found in self._files():
            if found["file"] not in digests:
                continue  # the file has gone
            tests, failed = list(found["tests"]), set(found["failed"])
            self.seconds.update(found["tests"])
            self.failed |= failed
            for path, blocks in found["imported"].items():
                self._imported.setdefault(path, set()).update(blocks)
            for path, blocks in found["reach"].items():
                of_path = self._blocks.setdefault(path, defaultdict(set))
                for block, bits in blocks.items():
                    number = int(bits, 16)
                    of_path[block].update(
                        test
                        for place, test in enumerate(tests)
                        if number >> place & 1 and test not in failed
                    )
        if self.failed:
            print(f"{len(self.failed)} tests fail without any mutant and are left out:")
            print("\n".join(f"  {test}" for test in sorted(self.failed)))

    # Looking up

    def tests_of(self, mutant: Mutant, source: bytes) -> list[str]:
        """The tests that reach a mutant, the most promising first."""
        tests = self._reaching(mutant, source)
        if len(tests) < FEW:
            whole = {test for at in self._blocks.get(mutant.path, {}).values() for test in at}
            tests |= set(self._in_order(whole - tests)[:BESIDE])
        if not tests:
            tests = self._naming(mutant, source)
        if not tests and self.is_imported(mutant, source):
            # It runs at import alone: those that come where its name stands, and whatever is quick.
            tests = set(self._in_order(self.seconds.keys() - self.failed)[:BESIDE])
            tests |= set(self._in_order(self._using(mutant, source))[:BESIDE])
        return self._in_order(tests, self._about(mutant.path))

    def is_imported(self, mutant: Mutant, source: bytes) -> bool:
        """It has already run, or may have, when the first test begins."""
        block = self._source(source).block_at(mutant.line)
        return block is None or block.name in self._imported.get(mutant.path, ())

    def _reaching(self, mutant: Mutant, source: bytes) -> set[str]:
        """The tests of its block; of all of its function, where that has changed since."""
        blocks = self._blocks.get(mutant.path, {})
        block = self._source(source).block_at(mutant.line)
        if block is None:
            return set()
        if block.name in blocks:
            return set(blocks[block.name])
        if any(name.partition("+")[0] == block.name.partition("+")[0] for name in blocks):
            return set()  # the function is as it was measured: nothing came here
        same = [name for name in blocks if name.partition("#")[0] == block.function]
        return {test for name in same for test in blocks[name]}

    def _source(self, source: bytes) -> Source:
        if source not in self._sources:
            self._sources[source] = Source(source.decode())
        return self._sources[source]

    def _naming(self, mutant: Mutant, source: bytes) -> set[str]:
        """The tests that name what a line of data is about: data is read once, at import."""
        lines = source.decode().splitlines()[mutant.statement - 1 : mutant.line]
        near = lines[-4:]  # of a long table, only what stands close by
        names = {found[1:-1] for line in near for found in re.findall(r'"\w{4,}"', line)}
        files = self._texts()
        sound = self.seconds.keys() - self.failed
        by_id = {test for test in sound if any(name in test for name in names)}
        by_file = {
            test
            for test in sound - by_id
            if any(f'"{name}"' in files.get(test.split("::")[0], "") for name in names)
        }
        return by_id | set(self._in_order(by_file)[:BESIDE])

    def _using(self, mutant: Mutant, source: bytes) -> set[str]:
        """The tests that reach a block with the name of a constant in it."""
        line = source.decode().splitlines()[mutant.statement - 1]
        if not (found := re.match(r"([A-Za-z_]\w*)\s*[:=]", line)):
            return set()
        name = re.compile(rf"\b{found[1]}\b")
        tests: set[str] = set()
        for path, blocks in self._blocks.items():
            text = (self.tree / path).read_text("utf-8") if (self.tree / path).exists() else ""
            if not name.search(text):
                continue
            there = self._source(text.encode())
            for number, one in enumerate(there.lines, start=1):
                block = there.block_at(number)
                if block is not None and name.search(one):
                    tests |= blocks.get(block.name, set())
        return tests

    def _texts(self) -> dict[str, str]:
        """The files of tests."""
        if not self._text:
            files = {test.split("::")[0] for test in self.seconds}
            there = [file for file in files if (self.tree / file).exists()]
            self._text = {file: (self.tree / file).read_text(encoding="utf-8") for file in there}
        return self._text

    def _about(self, path: str) -> set[str]:
        """The files of tests that import a module."""
        package, _, module = path.removeprefix("src/").removesuffix(".py").rpartition("/")
        package = package.replace("/", ".")
        own = re.compile(
            rf"{re.escape(package)}\.{module}\b|from {re.escape(package)} import .*\b{module}\b"
        )
        return {file for file, text in self._texts().items() if own.search(text)}

    def _in_order(self, tests: Iterable[str], about: Collection[str] = ()) -> list[str]:
        """Quick tests first, and not too many of one file in a row: others see other things.

        Those of the files in `about` count as ten times quicker.
        """
        rank: dict[str, int] = defaultdict(int)
        keys: dict[str, float] = {}
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            file = test.split("::")[0]
            keys[test] = (self.seconds[test] + 0.02) * (1 + rank[file])
            if file in about:
                keys[test] /= 10
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
