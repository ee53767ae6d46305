"""Which rules have a test: `python tools/rule_report.py [--json]`.

Owns the form of a rule id and what counts as a citation. A rule is an id in bold at the start of a
line or table row of docs/rules/*.md. A citation is an id in the docstring of a test function or
test class, or in any other string inside a test function or its decorators; comments, module
docstrings and module constants do not count. Tests are parsed, never imported or run.

Exit status 1 if a rule has no test, a test cites an unknown id, or an id is defined twice.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ID = r"[A-Z]{2}-(?:\d+\.\w+|[A-Z]\d+[a-z]?)"
DEFINITION = re.compile(rf"^(?:[-|] *)?\*\*({ID})\*\*", re.MULTILINE)
CITATION = re.compile(rf"\b{ID}\b")
# Rows on how printed editions differ: they explain, nothing is left to test.
INFORMATIVE = re.compile(r"[A-Z]{2}-D\d+")

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


class Report(NamedTuple):
    """Rules in the order of their files, each with the tests that cite it."""

    tests_of: dict[str, list[str]]
    unknown: dict[str, list[str]]
    defined_twice: list[str]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule, tests in self.tests_of.items() if not tests]

    @property
    def is_clean(self) -> bool:
        return not (self.without_test or self.unknown or self.defined_twice)


def defined_rules(folder: Path) -> list[str]:
    """Every rule id the rules files define, in order, repetitions included."""
    return [
        rule
        for path in sorted(folder.glob("*.md"))
        for rule in DEFINITION.findall(path.read_text(encoding="utf-8"))
        if not INFORMATIVE.fullmatch(rule)
    ]


def cited_ids(nodes: Iterable[ast.AST]) -> set[str]:
    """The ids in the strings at and below these nodes."""
    return {
        cited
        for root in nodes
        for node in ast.walk(root)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for cited in CITATION.findall(node.value)
        if not INFORMATIVE.fullmatch(cited)
    }


def tests_in(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, set[str]]]:
    """Each test function and test class below the node, by name, with the ids it cites."""
    for child in node.body:
        if isinstance(child, FUNCTION) and child.name.startswith("test"):
            yield f"{prefix}::{child.name}", cited_ids([*child.decorator_list, *child.body])
        elif isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            name = f"{prefix}::{child.name}"
            is_documented = ast.get_docstring(child) is not None
            yield name, cited_ids([*child.decorator_list, *child.body[:is_documented]])
            yield from tests_in(child, name)


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Pairs of a cited id and the test that cites it."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for test, ids in tests_in(tree, path.relative_to(folder.parent).as_posix()):
            for cited in sorted(ids):
                yield cited, test


def build_report(root: Path) -> Report:
    """Read the rules and the tests of one project folder."""
    times = Counter(defined_rules(root / "docs" / "rules"))
    report = Report({rule: [] for rule in times}, {}, [r for r, n in times.items() if n > 1])
    for cited, test in citations(root / "tests"):
        known = report.tests_of if cited in report.tests_of else report.unknown
        known.setdefault(cited, []).append(test)
    return report


def as_json(report: Report) -> str:
    """The report for other programs."""
    content = {
        "rules": report.tests_of,
        "without_test": report.without_test,
        "unknown": report.unknown,
        "defined_twice": report.defined_twice,
    }
    return json.dumps(content, indent=2)


def as_text(report: Report) -> str:
    """The report for people."""
    width = max((len(rule) for rule in report.tests_of), default=4)
    lines = [f"{'rule':<{width}}  tests"]
    lines += [f"{rule:<{width}}  {len(tests):>5}" for rule, tests in report.tests_of.items()]
    tested = len(report.tests_of) - len(report.without_test)
    lines += ["", f"{tested} of {len(report.tests_of)} rules have a test."]
    unknown = [f"{cited} in {', '.join(tests)}" for cited, tests in report.unknown.items()]
    lines += section("Rules without a test:", report.without_test)
    lines += section("Unknown ids cited:", unknown)
    lines += section("Ids defined twice:", report.defined_twice)
    return "\n".join(lines)


def section(title: str, entries: Sequence[str]) -> list[str]:
    """A titled list; an empty one says so."""
    return ["", title, *(f"  {entry}" for entry in entries or ["none"])]


def main(argv: Sequence[str] | None = None) -> int:
    """Print the report and return the exit status."""
    parser = argparse.ArgumentParser(description="List the rules and the tests that cite them.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--root", type=Path, default=ROOT, help="folder with docs/rules and tests")
    arguments = parser.parse_args(argv)
    report = build_report(arguments.root)
    print(as_json(report) if arguments.json else as_text(report))
    return 0 if report.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
