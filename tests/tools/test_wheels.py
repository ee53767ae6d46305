"""Wheels: which Pythons they are compiled for, and that each is what it says."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import compile as compiler
import pytest
import wheels

NAME = "marineris-0.1.0-py3-none-any.whl"
ABOUT = """
import marineris
def how_rules_run():
    return "interpreted"
"""


def fake(folder: Path, name: str, said: str) -> str:
    """A program that says what version it is."""
    file = folder / name
    file.write_text(f"#!/bin/sh\necho {said}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.skipif(sys.platform == "win32", reason="the made-up Pythons are scripts")
def test_the_newest_python_of_each_version_is_taken(tmp_path: Path) -> None:
    old = fake(tmp_path, "old", "cpython final 3 12 1")
    new = fake(tmp_path, "new", "cpython final 3 12 10")
    other = fake(tmp_path, "other", "cpython final 3 11 2")
    useless = [
        fake(tmp_path, "too-old", "cpython final 3 10 1"),
        fake(tmp_path, "unfinished", "cpython alpha 3 13 0"),
        fake(tmp_path, "pypy", "pypy final 3 11 9"),
        fake(tmp_path, "silent", ""),
        str(tmp_path / "missing"),
    ]
    found = wheels.newest([new, *useless, old, other])
    assert [(one.program, one.tag) for one in found] == [(other, "cp311"), (new, "cp312")]


def test_this_python_is_looked_at() -> None:
    found = wheels.look_at(sys.executable)
    assert found is None or found.version == sys.version_info[:3]


def test_a_wheel_has_to_run_as_it_should(tmp_path: Path) -> None:
    wheel = tmp_path / NAME
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("marineris/__init__.py", '__version__ = "0.1.0"')
        archive.writestr("marineris/about.py", ABOUT)
    wheels.check(sys.executable, wheel, "interpreted")
    with pytest.raises(wheels.Unusable, match="should have compiled rules, not interpreted ones"):
        wheels.check(sys.executable, wheel, "compiled")


def test_a_wheel_that_cannot_be_imported_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / NAME
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("marineris/__init__.py", "raise OSError('no such thing')")
        archive.writestr("marineris/about.py", ABOUT)
    with pytest.raises(wheels.Unusable, match="no such thing"):
        wheels.check(sys.executable, wheel, "interpreted")


def test_compiled_rules_are_used_only_if_they_are_of_these_sources(tmp_path: Path) -> None:
    """And what is not compiled is brought up to date beside them."""
    source, target = tmp_path / "src", tmp_path / "compiled"
    rules, page = source / "marineris/core/effect.py", source / "marineris/page.py"
    for file in (rules, page):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("old = 1")
    assert not compiler.refresh(source, target)
    assert not target.exists()
    compiler.copy_sources(source, target)
    (target / "compiled.stamp").write_text(compiler.fingerprint(target))
    page.write_text("new = 1")
    assert compiler.refresh(source, target)
    assert (target / "marineris/page.py").read_text() == "new = 1"
    rules.write_text("new = 1")
    assert not compiler.refresh(source, target)
    assert (target / "marineris/core/effect.py").read_text() == "old = 1"


def test_the_command_says_whether_they_are(tmp_path: Path) -> None:
    words = [sys.executable, compiler.__file__, "--refresh", "--target", str(tmp_path)]
    assert subprocess.run(words, check=False).returncode == 1
