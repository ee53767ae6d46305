"""The fast check while working: `make quick` looks at what has changed, and at little else.

Lint and format of the changed files, types of everything (from the cache), and the tests that
matter most (`quick_tests`), side by side and in less than a minute. It says which tests it left
out: `make test` is the whole. `make quick BASE=main` compares with another revision than `HEAD`,
`ARGS="--seconds 100"` gives the tests more time.

Exit status 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

import grimp
from quick_change import Change, changes
from quick_tests import choose, is_test, read_tests

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "quick"
PAGE = (".ts", ".js", ".svelte", ".css", ".html", ".json")
"""What prettier reads of the client."""
SILENCE = 10.0
"""Seconds after which it says what it waits for."""


class Step(NamedTuple):
    """A command, and where it runs."""

    name: str
    command: list[str]
    folder: Path = ROOT
    environment: dict[str, str] | None = None


class Outcome(NamedTuple):
    """How a step ended."""

    name: str
    is_good: bool
    seconds: float
    output: str


def run(step: Step) -> Outcome:
    begun = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=step.folder,
        env={**os.environ, **(step.environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    is_good = done.returncode == 0 or (step.name == "tests" and done.returncode == 5)
    return Outcome(step.name, is_good, time.monotonic() - begun, done.stdout)


# ---------------------------------------------------------------------------- what to run


def python_steps(changed: Sequence[Change]) -> list[Step]:
    """Lint, types and layers, where Python has changed."""
    files = [one.path for one in changed if one.path.endswith(".py") and not one.is_gone]
    if not any(one.path.endswith(".py") or one.path == "pyproject.toml" for one in changed):
        return []
    steps = [Step("mypy", [sys.executable, "-m", "mypy"])]
    if files:
        steps.append(Step("ruff", [sys.executable, "-m", "ruff", "check", *files]))
        steps.append(
            Step("ruff format", [sys.executable, "-m", "ruff", "format", "--check", *files])
        )
    if any(one.path.startswith(("src/", "pyproject")) for one in changed):
        linter = Path(sys.executable).with_name("lint-imports")
        steps.append(Step("import-linter", [str(linter), "--no-logo"]))
    return steps


def text_steps(changed: Sequence[Change]) -> list[Step]:
    """The messages of the changed languages; of all, where English has changed."""
    paths = [one.path for one in changed if one.path.endswith(".ftl")]
    codes = {path.split("/")[3] for path in paths if path.startswith("src/marineris/i18n/")}
    if not codes:
        return []
    command = [str(Path(sys.executable).with_name("marineris")), "i18n", "check"]
    return [Step("messages", command if "en" in codes else [*command, *sorted(codes)])]


def rule_steps(changed: Sequence[Change]) -> list[Step]:
    """The rules without a test, where rules or tests have changed."""
    if any(one.path.startswith(("tests/", "docs/rules/")) for one in changed):
        return [Step("rules", [sys.executable, "tools/rule_report.py"])]
    return []


def web_steps(changed: Sequence[Change]) -> list[Step]:
    """Types, tests, lint and format of the client, where it or its words have changed."""
    web = ROOT / "web"
    own = [one.path.removeprefix("web/") for one in changed if is_of_page(one)]
    words = [one for one in changed if fits_page(one.path)]
    if not own and not words:
        return []

    def tool(name: str, *arguments: str) -> Step:
        return Step(name, ["npx", "--no-install", name, *arguments], web)

    related = [str(ROOT / one.path) for one in words] + own
    if words:
        related.append("src/leftover.test.ts")  # reads all words, and imports none
    steps = []
    if own:
        steps.append(
            Step("svelte-check", ["npm", "run", "--silent", "check", "--", "--incremental"], web)
        )
    steps.append(tool("vitest", "related", "--run", "--passWithNoTests", *related))
    scripts = [path for path in own if path.endswith((".ts", ".js", ".svelte"))]
    styles = [path for path in own if path.endswith((".css", ".svelte"))]
    if scripts:
        steps.append(tool("eslint", "--no-warn-ignored", "--max-warnings", "0", *scripts))
    if styles:
        steps.append(tool("stylelint", *styles))
    if own:
        steps.append(tool("prettier", "--check", "--log-level", "warn", *own))
    return steps


def is_of_page(change: Change) -> bool:
    return change.path.startswith("web/") and change.path.endswith(PAGE) and not change.is_gone


def fits_page(path: str) -> bool:
    """The words of the client: web.ftl, web_table.ftl."""
    return path.endswith(".ftl") and path.rpartition("/")[2].startswith("web")


def doctested(changed: Sequence[Change]) -> list[str]:
    """The changed files whose examples are tests themselves."""
    return [
        one.path
        for one in changed
        if not one.is_gone
        and "/migrations/" not in one.path
        and (
            (one.path.startswith("src/") and one.path.endswith(".py"))
            or (one.path.startswith("docs/") and one.path.endswith(".md"))
            or one.path == "README.md"
        )
    ]


def test_steps(changed: Sequence[Change], ends: float) -> tuple[list[Step], list[str]]:
    """The tests that matter, and the files of those that are left out from the start."""
    graph = grimp.build_graph("marineris", cache_dir=str(STATE / "grimp"))
    choice = choose(changed, read_tests(ROOT), graph)
    own = doctested(changed)
    if not choice.files and not own:
        return [], []
    known = read_json(STATE / "outcome.json").get("seconds", {})
    hints = [part for one in changed if one.path.endswith(".ftl") for part in text_hints(one.path)]
    order = {
        "scores": choice.scores | dict.fromkeys(own, 90.0),
        "hints": hints,
        "seconds": known,
        "ends": ends,
    }
    (STATE / "order.json").write_text(json.dumps(order), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=short", "--maxfail=3"]
    command += ["-p", "no:randomly", "-p", "quick_plugin", "-p", "no:cacheprovider"]
    environment = {
        "PYTHONPATH": os.pathsep.join(
            [str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])]
        ),
        "QUICK_ORDER": str(STATE / "order.json"),
        "QUICK_OUTCOME": str(STATE / "outcome.json"),
    }
    return [Step("tests", [*command, *choice.files, *own], ROOT, environment)], choice.left_out


def text_hints(path: str) -> list[str]:
    """How tests over all languages and files name this one: `[pl]`, `pl/log.ftl`."""
    language, _, name = path.removeprefix("src/marineris/i18n/").partition("/")
    return [f"[{language}", f"-{language}", f"{language}/{name}"]


# ---------------------------------------------------------------------------- what is said


def read_json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def say(line: str) -> None:
    print(line, flush=True)


def tests_in_words(came: dict[str, Any], left_out: Sequence[str]) -> list[str]:
    """How many tests ran, and which did not."""
    if not came:
        return []
    lines = [f"   {came['ran']} of {came['chosen']} chosen tests ran"]
    left = {**came["left"], **dict.fromkeys(left_out, 0)}
    if left and not came["failed"]:
        names = [path.removeprefix("tests/") for path in left]
        more = f" and {len(names) - 8} more files" if len(names) > 8 else ""
        lines.append(f"   left out, for want of time: {', '.join(names[:8])}{more}")
    lines.append("   not looked at: tests in a browser, and whatever has no part in the change")
    return lines


def work(steps: Sequence[Step], begun: float, tell: Callable[[str], None]) -> list[Outcome]:
    """Run all steps, as many at a time as there are cores; tell of each that ends."""
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        running: dict[Future[Outcome], str] = {pool.submit(run, step): step.name for step in steps}
        while running:
            done, _ = wait(running, timeout=SILENCE, return_when=FIRST_COMPLETED)
            for future in done:
                del running[future]
                outcome = future.result()
                outcomes.append(outcome)
                mark = "ok  " if outcome.is_good else "FAIL"
                tell(f"{mark} {outcome.name} ({outcome.seconds:.1f} s)")
                if not outcome.is_good:
                    tell(outcome.output.rstrip())
            if not done:
                tell(f"   {time.monotonic() - begun:.0f} s: {', '.join(running.values())} …")
    return outcomes


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", default="HEAD", help="the revision to compare with")
    parser.add_argument("--seconds", type=float, default=45.0, help="when tests stop, from now")
    options = parser.parse_args(arguments)

    begun, ends = time.monotonic(), time.time() + options.seconds
    STATE.mkdir(parents=True, exist_ok=True)
    changed = changes(ROOT, options.base)
    if not changed:
        say(f"nothing has changed since {options.base}")
        return 0
    names = [one.path for one in changed]
    more = f" and {len(names) - 10} more" if len(names) > 10 else ""
    say(f"== changed: {', '.join(names[:10])}{more}")
    tests, left_out = test_steps(changed, ends)
    steps = [*text_steps(changed), *tests, *python_steps(changed), *web_steps(changed)]
    steps += rule_steps(changed)
    if not steps:
        say("nothing here has a quick check; `make test` is the whole")
        return 0
    chosen = [part for part in tests[0].command if is_test(part)] if tests else []
    if chosen:
        say(f"== tests: {len(chosen)} files, first {', '.join(chosen[:4])}")
    (STATE / "outcome.json").unlink(missing_ok=True)
    outcomes = work(steps, begun, say)
    came = read_json(STATE / "outcome.json") if tests else {}
    for line in tests_in_words(came, left_out):
        say(line)
    bad = [outcome.name for outcome in outcomes if not outcome.is_good]
    if chosen and not came.get("ran"):
        bad.append("the tests, none of which ran")
    spent = time.monotonic() - begun
    say(f"== {'found by ' + ', '.join(bad) if bad else 'nothing found'}, after {spent:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
