"""The audit of dependencies: what is known, and that what was not looked up is no pass."""

from __future__ import annotations

import json
import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "audit.py"
audit: dict[str, Any] = runpy.run_path(str(TOOL))

CLEAN = {"dependencies": [{"name": "a", "version": "1", "vulns": []}], "fixes": []}
FAULT = {"id": "PYSEC-1", "fix_versions": ["1.1"]}
KNOWN = {"dependencies": [{"name": "a", "version": "1", "vulns": [FAULT]}], "fixes": []}
SKIPPED = {"dependencies": [{"name": "a", "skip_reason": "a: not found"}], "fixes": []}
TOTAL = {"dependencies": {"total": 40}}
NPM_CLEAN = {"vulnerabilities": {}, "metadata": TOTAL}
NPM_KNOWN = {"vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}, "metadata": TOTAL}
NPM_AWAY = {"message": "405 Method Not Allowed - POST somewhere", "error": {"summary": ""}}


def says(answer: object) -> Any:
    def run(command: Sequence[str], folder: Path) -> str:
        assert folder.is_dir()
        assert "json" in " ".join(command)
        return answer if isinstance(answer, str) else json.dumps(answer)

    return run


def status_of(python: object, npm: object, folder: Path) -> tuple[int, str]:
    lock = folder / "run.txt"
    found = [
        audit["python_lock"](lock, "pip-audit", says(python)),
        audit["npm_lock"](folder, "npm", says(npm)),
    ]
    status, lines = audit["report"](found)
    return status, "\n".join(lines)


def test_all_is_looked_up_and_nothing_known(tmp_path: Path) -> None:
    status, said = status_of(CLEAN, NPM_CLEAN, tmp_path)
    assert status == 0
    assert "run.txt: 1 packages looked up, 0 faults known" in said
    assert "package-lock.json: 40 packages looked up, 0 faults known" in said
    assert said.endswith("No vulnerabilities are known.")


@pytest.mark.parametrize(
    ("python", "npm", "named"),
    [(KNOWN, NPM_CLEAN, "a 1: PYSEC-1, mended in 1.1"), (CLEAN, NPM_KNOWN, "vite <9: high")],
)
def test_what_is_known_fails(python: object, npm: object, named: str, tmp_path: Path) -> None:
    status, said = status_of(python, npm, tmp_path)
    assert status == 1
    assert named in said


@pytest.mark.parametrize(
    ("python", "npm", "named"),
    [
        (SKIPPED, NPM_CLEAN, "a: not found"),
        ("", NPM_CLEAN, "pip-audit gave no answer"),
        (CLEAN, NPM_AWAY, "405 Method Not Allowed"),
        (CLEAN, "", "npm gave no answer"),
    ],
)
def test_what_was_not_looked_up_is_no_pass(
    python: object, npm: object, named: str, tmp_path: Path
) -> None:
    status, said = status_of(python, npm, tmp_path)
    assert status == 3
    assert named in said
    assert "somewhere" not in said
    assert said.endswith("this is no pass.")


def test_what_is_known_counts_more_than_what_was_not_looked_up(tmp_path: Path) -> None:
    assert status_of(KNOWN, NPM_AWAY, tmp_path)[0] == 1
