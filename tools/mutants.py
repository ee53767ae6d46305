"""How much the tests see: changes the code in one place at a time and looks whether a test fails.

`make mutants ARGS="--seed 7"` draws a sample of mutants (`mutant_sites`), runs each against the
tests that reach its line (`mutant_tests`, `mutant_run`) and lists those that no test noticed. The
same seed draws the same mutants. Results are appended to `build/mutants/seed-N.jsonl`: stop it
with Ctrl-C and give the same command to go on. `--again` tries once more what was not killed.

Mutants that mean the same as the source are named with a reason in `tools/mutants_equivalent.toml`
and do not count. Exit status 1 if fewer than `--least` per cent of the others are killed.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import fcntl
import json
import queue
import shutil
import signal
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from mutant_run import KILLED, Trial
from mutant_sites import Mutant, candidates_of, sample
from mutant_tests import Copy, TestMap

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("core", "terraforming", "mars2049", "table", "server")
"""The rules, and the tables that are played over a network."""
LEFT_OUT = ("migrations",)
"""Alembic runs these, nobody imports them."""


class Equivalent(NamedTuple):
    """A change that nobody can notice, recognised by its lines wherever they stand in the file."""

    path: str
    before: str
    after: str
    reason: str


class Result(NamedTuple):
    """A line of the file of results."""

    id: str
    path: str
    line: int
    kind: str
    function: str
    before: str
    after: str
    status: str
    by: str
    ran: int
    tests: int
    seconds: float


def read_equivalent(path: Path) -> list[Equivalent]:
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return [Equivalent(**one) for one in found]


def read_results(path: Path) -> dict[str, Result]:
    """The last result of every mutant; a line that was cut off by a stop is passed over."""
    results: dict[str, Result] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                result = Result(**json.loads(line))
            except (json.JSONDecodeError, TypeError):
                continue
            results[result.id] = result
    return results


def sources_of(root: Path, packages: Sequence[str]) -> dict[str, bytes]:
    """The sources to mutate, by their paths in the project."""
    found: dict[str, bytes] = {}
    for package in packages:
        place = root / "src" / "marineris" / package
        paths = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
        for path in paths:
            if not path.exists():
                raise SystemExit(f"there is no package marineris.{package.replace('/', '.')}")
            if not set(LEFT_OUT) & set(path.parts):
                found[path.relative_to(root).as_posix()] = path.read_bytes()
    return found


def reason_for(result: Result, equivalent: Iterable[Equivalent]) -> str:
    """Why the mutant cannot be noticed, or nothing."""
    for one in equivalent:
        if (one.path, one.before, one.after) == (result.path, result.before, result.after):
            return one.reason
    return ""


def outdated(equivalent: Iterable[Equivalent], sources: dict[str, bytes]) -> list[Equivalent]:
    """Those whose line is no longer in the sources, so that they should go from the list."""
    return [
        one
        for one in equivalent
        if (one.before, one.after)
        not in {
            mutant.change(sources[one.path])
            for mutant in candidates_of(one.path, sources.get(one.path, b""))
        }
    ]


def difference(result: Result) -> str:
    lines = difflib.unified_diff(
        [result.before], [result.after], lineterm="", n=0, fromfile="", tofile=""
    )
    return "\n".join(f"    {line}" for line in list(lines)[3:])


def report(results: Sequence[Result], equivalent: Sequence[Equivalent]) -> tuple[str, float]:
    """The words for the end of a run, and how many per cent were killed."""
    same = [one for one in results if one.status != KILLED and reason_for(one, equivalent)]
    rest = [one for one in results if one not in same]
    killed = [one for one in rest if one.status == KILLED]
    lines: list[str] = []
    for one in rest:
        if one.status != KILLED:
            lines.append(f"{one.status}: {one.path}:{one.line} {one.function} ({one.kind})")
            lines.append(f"{difference(one)}\n    after {one.ran} of {one.tests} tests")
    lines += [
        f"equivalent: {one.path}:{one.line} {one.function}: {reason_for(one, equivalent)}"
        for one in same
    ]
    rate = 100.0 * len(killed) / len(rest) if rest else 100.0
    lines.append(
        f"{len(results)} mutants, {len(same)} equivalent; of the other {len(rest)},"
        f" {len(killed)} were killed: {rate:.1f} %"
    )
    for area in sorted({area_of(one) for one in rest}):
        there = [one for one in rest if area_of(one) == area]
        seen = sum(one.status == KILLED for one in there)
        lines.append(f"  {area}: {seen} of {len(there)}")
    return "\n".join(lines), rate


def area_of(result: Result) -> str:
    return result.path.split("/")[2].removesuffix(".py")


class Run:
    """A sample of mutants, tried one after the other or several at once."""

    def __init__(self, options: argparse.Namespace, root: Path) -> None:
        self.options = options
        self.folder = root / "build" / "mutants"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path = self.folder / f"seed-{options.seed}.jsonl"
        self.sources = sources_of(root, options.packages)
        self.copies = [Copy(root, self.folder / f"tree-{n}") for n in range(options.jobs)]
        self.map = TestMap(self.folder)

    def prepare(self) -> None:
        for copy in self.copies:
            copy.refresh()
        if self.options.remap:
            shutil.rmtree(self.folder / "reach", ignore_errors=True)
        self.map.renew(self.copies[0], self.options.jobs, self.options.tests)

    def results(self) -> Iterator[Result]:
        """A result for every mutant of the sample, old ones from the file."""
        mutants = sample(self.sources, self.options.count, self.options.seed)
        done = read_results(self.path)
        waiting: list[tuple[str, Mutant]] = []
        for mutant in mutants:
            name = mutant.identity(self.sources[mutant.path])
            old = done.get(name)
            if old is None or (self.options.again and old.status != KILLED):
                waiting.append((name, mutant))
            else:
                yield old._replace(line=mutant.line)
        paths = list(self.sources)  # the rules first: their tests are the quickest
        waiting.sort(key=lambda one: paths.index(one[1].path))
        trials = [Trial(copy, self.map.seconds, self.options.budget) for copy in self.copies]
        free: queue.Queue[Trial] = queue.Queue()
        for trial in trials:
            free.put(trial)
        pool = ThreadPoolExecutor(self.options.jobs)
        try:
            for number, future in enumerate(
                as_completed([pool.submit(self.tried, *one, free) for one in waiting]), start=1
            ):
                result = future.result()
                self.keep(result)
                print(
                    f"[{number}/{len(waiting)}] {result.status:9} {result.path}:{result.line}"
                    f" {result.kind}, {result.ran} of {result.tests} tests, {result.seconds} s",
                    flush=True,
                )
                yield result
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for trial in trials:
                trial.stop()
            raise
        finally:
            pool.shutdown(cancel_futures=True)
            for trial in trials:
                trial.close()

    def tried(self, name: str, mutant: Mutant, free: queue.Queue[Trial]) -> Result:
        source = self.sources[mutant.path]
        tests = self.map.tests_of(mutant, source)
        trial = free.get()
        try:
            found = trial.verdict(mutant, source, tests, self.map.is_imported(mutant, source))
        finally:
            free.put(trial)
        place = (mutant.path, mutant.line, mutant.kind, mutant.function)
        return Result(
            name,
            *place,
            *mutant.change(source),
            found.status,
            found.by,
            found.ran,
            len(tests),
            found.seconds,
        )

    def keep(self, result: Result) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result._asdict(), ensure_ascii=False) + "\n")


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Two runs would change each other's copies: the second is refused. Ended is like stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    with (folder / "lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SystemExit("another run is under way here") from None
        yield


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="which sample (default: 1)")
    parser.add_argument("--count", type=int, default=150, help="how many mutants (default: 150)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once (default: 1)")
    parser.add_argument(
        "--budget", type=float, default=300.0, help="seconds for one mutant (default: 300)"
    )
    parser.add_argument(
        "--least", type=float, default=95.0, help="per cent to be killed (default: 95)"
    )
    parser.add_argument("--again", action="store_true", help="try once more what was not killed")
    parser.add_argument("--remap", action="store_true", help="measure again which tests reach what")
    parser.add_argument(
        "--tests",
        action="append",
        default=[],
        metavar="PATH",
        help="measure only tests below this path, where all take too long; may be given again",
    )
    parser.add_argument(
        "packages",
        nargs="*",
        default=PACKAGES,
        help=f"packages or modules of marineris (default: {' '.join(PACKAGES)})",
    )
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    options = parsed(arguments)
    equivalent = read_equivalent(root / "tools" / "mutants_equivalent.toml")
    run = Run(options, root)
    results: list[Result] = []
    try:
        with alone(run.folder):
            run.prepare()
            results.extend(run.results())
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here", file=sys.stderr)
        return 130
    words, rate = report(results, equivalent)
    print(words)
    there = {one.path: root / one.path for one in equivalent if (root / one.path).exists()}
    for one in outdated(equivalent, {name: path.read_bytes() for name, path in there.items()}):
        print(f"listed as equivalent and no longer in the source: {one.path}: {one.before}")
    return 0 if rate >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
