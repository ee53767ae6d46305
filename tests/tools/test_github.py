"""The files for the hosting site: the jobs only call make, and what they name is there.

`make check` checks their form against the site's schemas; here is what no schema can know.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSIONS = ["3.11", "3.12", "3.13", "3.14"]


def jobs(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(file)["jobs"]
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(file).values() for step in job["steps"]]


def test_there_are_workflows() -> None:
    assert [file.name for file in WORKFLOWS] == ["ci.yml", "nightly.yml"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_jobs_only_call_make(file: Path) -> None:
    commands = [step["run"] for step in steps(file) if "run" in step]
    assert len(commands) == len(jobs(file))
    for command in commands:
        called = re.fullmatch(r"make ([a-z-]+)( TARGET=([a-z-]+))?", command)
        assert called, command
        for target in filter(None, (called[1], called[3])):
            assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_version_and_may_only_read(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action), action
    assert YAML(typ="safe").load(file)["permissions"] == {"contents": "read"}
    assert "://" not in file.read_text(encoding="utf-8")


def test_every_supported_version_of_python_is_tested_and_promised() -> None:
    tested = jobs(WORKFLOWS[0])["test"]["strategy"]["matrix"]["python"]
    assert tested == VERSIONS
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    assert promised == VERSIONS
    assert PROJECT["project"]["requires-python"] == f">={VERSIONS[0]}"
    page = (ROOT / "docs" / "platforms.md").read_text(encoding="utf-8")
    assert all(version in page for version in VERSIONS)


def test_the_citation_names_the_version_of_the_package() -> None:
    cited = YAML(typ="safe").load(ROOT / "CITATION.cff")
    assert cited["version"] == PROJECT["project"]["version"]
    assert cited["license"] == PROJECT["project"]["license"]


def test_what_strangers_look_for_is_there_and_named_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff", "docs/platforms.md"):
        assert (ROOT / name).is_file()
        assert f"]({name})" in readme, name
    for file in (ROOT / ".github").rglob("*"):
        if file.is_file():
            assert "@" not in re.sub(r"@v[\d.]+", "", file.read_text(encoding="utf-8")), file
