"""The rule report, run on a small made-up project.

Ids and sources stand in module constants: strings inside a test function would themselves be
read as citations by the report.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

SCRIPT = Path(__file__).resolve().parent.parent / "tools" / "rule_report.py"

RULE, ROW, LETTER, COMMENTED, UNKNOWN = "ZZ-1.1", "ZZ-T01b", "ZZ-11.F", "ZZ-1.2", "ZZ-9.9"

RULES = """
**ZZ-1.1** A rule, which refers to ZZ-7.7 and to **ZZ-8.8** in passing.

**ZZ-11.F** A rule with a letter.

| id | given |
|---|---|
| **ZZ-T01b** | a worked example |
| **ZZ-D1** | informative |
| ZZ-D2 | informative |
"""

ALL_CITED = '''
import pytest

class TestBoth:
    """ZZ-1.1 cited by a class."""

    @pytest.mark.parametrize("n", [pytest.param(1, id="ZZ-T01b")])
    def test_method(self, n):
        """ZZ-1.1, and the informative ZZ-D1."""

async def test_body():
    assert True, f"ZZ-11.F {1}"
'''

COMMENT_ONLY = '''
"""ZZ-1.2 in the docstring of the module."""
CASES = ["ZZ-1.2"]

def helper():
    """ZZ-1.2 in something that is no test."""

def test_nothing():
    # ZZ-1.2 in a comment
    assert CASES
'''

UNKNOWN_CITED = '''
def test_typo():
    """ZZ-9.9 is no rule."""
'''


class Run(NamedTuple):
    status: int
    output: str

    @property
    def content(self) -> Any:
        return json.loads(self.output)


def run(root: Path, rules: str, tests: str, *options: str) -> Run:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "docs" / "rules" / "made_up.md").write_text(rules, encoding="utf-8")
    (root / "tests" / "deep").mkdir(parents=True)
    (root / "tests" / "deep" / "test_made_up.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, str(SCRIPT), "--root", str(root), *options]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert not done.stderr
    return Run(done.returncode, done.stdout)


def test_every_kind_of_citation_is_found(tmp_path: Path) -> None:
    report = run(tmp_path, RULES, ALL_CITED, "--json")
    file = "tests/deep/test_made_up.py"
    assert report.content["rules"] == {
        RULE: [f"{file}::TestBoth", f"{file}::TestBoth::test_method"],
        LETTER: [f"{file}::test_body"],
        ROW: [f"{file}::TestBoth::test_method"],
    }
    assert report.status == 0


def test_a_clean_report_says_none(tmp_path: Path) -> None:
    report = run(tmp_path, RULES, ALL_CITED)
    assert "3 of 3 rules have a test." in report.output
    assert "Rules without a test:\n  none\n" in report.output
    assert report.status == 0


def test_a_rule_nobody_cites_is_listed(tmp_path: Path) -> None:
    report = run(tmp_path, f"{RULES}\n**{COMMENTED}** Another rule.\n", ALL_CITED)
    assert f"Rules without a test:\n  {COMMENTED}\n" in report.output
    assert report.status == 1


def test_comments_constants_and_helpers_do_not_count(tmp_path: Path) -> None:
    report = run(tmp_path, f"**{COMMENTED}** A rule.\n", COMMENT_ONLY, "--json")
    assert report.content["without_test"] == [COMMENTED]
    assert report.content["unknown"] == {}
    assert report.status == 1


def test_an_unknown_id_is_an_error(tmp_path: Path) -> None:
    report = run(tmp_path, RULES, ALL_CITED + UNKNOWN_CITED, "--json")
    assert report.content["unknown"] == {UNKNOWN: ["tests/deep/test_made_up.py::test_typo"]}
    assert report.content["without_test"] == []
    assert report.status == 1


def test_an_id_defined_twice_is_an_error(tmp_path: Path) -> None:
    report = run(tmp_path, f"{RULES}\n**{RULE}** Again.\n", ALL_CITED, "--json")
    assert report.content["defined_twice"] == [RULE]
    assert report.status == 1
