"""Measures which tests reach which blocks: the plugin that pytest loads for that.

The sources below `MUTANTS_PROBED` are compiled with a probe at the head of each block, which costs
far less than tracing every line. What the tests of a file have reached is written, once the last
of them has ended, into a file of its own in `MUTANTS_REACH`: a measurement that is stopped keeps
what it has.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import json
import marshal
import os
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
from mutant_blocks import RECORD, Source, probed


class Probes:
    """What has been reached since the last time somebody asked."""

    def __init__(self) -> None:
        self.records: dict[str, bytearray] = {}
        self._none: dict[str, bytes] = {}

    def record(self, path: str, lines: int) -> bytearray:
        """The record of a module, which its probes write to; a byte for each line."""
        found = self.records.get(path)
        if found is None or len(found) != lines + 2:
            found = self.records[path] = bytearray(lines + 2)
            self._none[path] = bytes(lines + 2)
        return found

    def taken(self) -> set[tuple[str, int]]:
        """The heads of the blocks that were reached, forgotten with this."""
        found: set[tuple[str, int]] = set()
        for path, record in self.records.items():
            line = record.find(1)
            if line < 0:
                continue
            while line >= 0:
                found.add((path, line))
                line = record.find(1, line + 1)
            record[:] = self._none[path]
        return found


class Loader(SourceFileLoader):
    """Loads a module with probes; what is compiled once is kept beside the measurement."""

    def __init__(self, name: str, path: str, kept: Path, probes: Probes) -> None:
        super().__init__(name, path)
        self.kept = kept
        self.probes = probes

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_bytes()
        name = hashlib.sha256(self.path.encode() + b"\0" + source).hexdigest()[:24]
        kept = self.kept / f"{name}.{sys.implementation.cache_tag}"
        if kept.exists():
            code: CodeType = marshal.loads(kept.read_bytes())
            return code
        code = probed(source.decode(), self.path)
        kept.write_bytes(marshal.dumps(code))
        return code

    def exec_module(self, module: ModuleType) -> None:
        lines = Path(self.path).read_bytes().count(b"\n")
        setattr(module, RECORD, self.probes.record(self.path, lines))
        super().exec_module(module)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules to be probed before anybody else does."""

    def __init__(self, below: str, kept: Path, probes: Probes) -> None:
        self.below = below
        self.kept = kept
        self.probes = probes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.split(".")[0] != "marineris":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            file = spec.origin or ""
            if file.startswith(self.below):
                spec.loader = Loader(fullname, file, self.kept, self.probes)
        return spec


class Reach:
    """Notes what each test reaches. What a shared fixture reaches counts for all tests with it."""

    def __init__(self, folder: Path, root: Path, digests: dict[str, str], probes: Probes) -> None:
        self.folder = folder
        self.root = root
        self.digests = digests
        self.probes = probes
        self.sources: dict[str, Source] = {}
        self.shared: dict[str, set[tuple[str, int]]] = defaultdict(set)
        self.imported: set[tuple[str, int]] = set()
        self.seconds: dict[str, float] = {}
        """Of the processor's time: the clock's depends on what else the machine does."""
        self.failed: set[str] = set()
        self.reached: dict[str, set[tuple[str, int]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        self.imported |= self.probes.taken()
        begun = time.process_time()
        try:
            return (yield)
        finally:
            found = self.probes.taken()
            self.seconds[item.nodeid] = round(time.process_time() - begun, 4)
            for name in getattr(item, "fixturenames", ()):
                found |= self.shared.get(name, set())
            self.reached[item.nodeid] = found
            file = item.nodeid.split("::")[0]
            if nextitem is None or nextitem.nodeid.split("::")[0] != file:
                self.write(file)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any]
    ) -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        before = self.probes.taken()
        try:
            return (yield)
        finally:
            self.shared[fixturedef.argname] |= self.probes.taken()
            for path, line in before:
                self.probes.records[path][line] = 1

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def write(self, file: str) -> None:
        """The tests of a file: each block with the tests that reach it, as a number in bits."""
        tests = list(self.reached)
        bits: dict[tuple[str, int], int] = defaultdict(int)
        for number, test in enumerate(tests):
            for place in self.reached[test]:
                bits[place] |= 1 << number
        found = {
            "file": file,
            "digest": self.digests.get(file, ""),
            "tests": {test: self.seconds[test] for test in tests},
            "failed": sorted(self.failed & set(tests)),
            "reach": self.named(bits),
            "imported": self.named(dict.fromkeys(self.imported, 1)),
        }
        name = hashlib.sha256(file.encode()).hexdigest()[:16]
        new = self.folder / f"{name}.new"
        new.write_text(json.dumps(found), encoding="utf-8")
        new.replace(self.folder / f"{name}.json")
        self.reached.clear()
        self.imported.clear()

    def named(self, bits: dict[tuple[str, int], int]) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = defaultdict(dict)
        for (path, line), number in bits.items():
            if path not in self.sources:
                self.sources[path] = Source(Path(path).read_text(encoding="utf-8"))
            block = self.sources[path].blocks[line]
            name = Path(path).relative_to(self.root).as_posix()
            found[name][block.name] = f"{number:x}"
        return found


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything of the package is imported."""
    root = Path(os.environ["MUTANTS_PROBED"])
    folder = Path(os.environ["MUTANTS_REACH"])
    kept = folder / "probed"
    kept.mkdir(parents=True, exist_ok=True)
    digests = json.loads((folder / "digests.json").read_text(encoding="utf-8"))
    probes = Probes()
    sys.meta_path.insert(0, Finder(str(root / "src" / "marineris"), kept, probes))
    reach = Reach(folder, root, digests, probes)
    early_config.pluginmanager.register(reach, "mutants-reach")
