"""The release command, on small repositories: what it refuses, and what it builds."""

from __future__ import annotations

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "release.py"
tool: dict[str, Any] = runpy.run_path(str(TOOL))
Refused: type[Exception] = tool["Refused"]

FILES = {
    "pyproject.toml": (
        '[project]\nname = "marineris"\nversion = "1.2.3"\nrequires-python = ">=3.11"\n'
    ),
    "src/marineris/__init__.py": '__version__ = "1.2.3"\n',
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.3\n",
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-12-01\n\n- All.\n",
    ".gitignore": "/build/\n/dist/\n",
}
NOW = 1_800_000_000.0


def git(root: Path, *words: str) -> str:
    settings = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    return subprocess.check_output(["git", *settings, *words], cwd=root, text=True).strip()


def commit(root: Path, **changed: str) -> None:
    for name, text in changed.items():
        (root / name).write_text(text, encoding="utf-8")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "change")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clean repository of version 1.2.3."""
    for variable in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(variable)  # tests may be run by a hook of git's
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    git(tmp_path, "init", "--quiet")
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    commit(tmp_path)
    return tmp_path


class Made:
    """Steps that note that they were taken; one of them can fail."""

    def __init__(self, failing: str = "", build: Callable[[Path], None] | None = None) -> None:
        self.taken: list[str] = []
        self._failing = failing
        self._build = build

    def _take(self, name: str) -> None:
        self.taken.append(name)
        if name == self._failing:
            raise Refused(f"{name} failed.")

    def build(self, root: Path, version: str, folder: Path) -> None:
        (folder / f"marineris-{version}.tar.gz").write_text("sources")
        if self._build is not None:
            self._build(root)
        self._take("build")

    @property
    def steps(self) -> Any:
        return tool["Steps"](
            check=lambda _: self._take("check"),
            translations=lambda _: self._take("translations"),
            build=self.build,
        )


def refusal(root: Path, version: str = "1.2.3", made: Made | None = None) -> str:
    """The one sentence of a refusal; nothing was built."""
    made = made or Made()
    with pytest.raises(Refused) as refused:
        tool["release"](root, version, made.steps, NOW)
    assert "build" not in made.taken[:-1]
    assert not (root / "dist" / version).exists()
    said = str(refused.value)
    assert "\n" not in said
    assert said.endswith(".")
    return said


def test_a_clean_tree_becomes_a_release(root: Path) -> None:
    made = Made()
    folder = tool["release"](root, "1.2.3", made.steps, NOW)
    assert made.taken == ["translations", "check", "build"]
    assert folder == root / "dist" / "1.2.3"
    [line] = (folder / "SHA256SUMS").read_text().splitlines()
    assert line == f"{hashlib.sha256(b'sources').hexdigest()}  marineris-1.2.3.tar.gz"


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt", "src/marineris/deep/new.py"])
def test_a_dirty_tree_is_refused(root: Path, name: str) -> None:
    (root / name).parent.mkdir(exist_ok=True)
    (root / name).write_text(FILES.get(name, "") + "\n")
    made = Made()
    assert refusal(root, made=made) == f"The tree is not clean: commit or remove {name} first."
    assert made.taken == []
    (root / "zzz").write_text("")
    git(root, "add", name)
    assert refusal(root).endswith(f"{name} and 1 more first.")


def test_what_git_ignores_is_no_change(root: Path) -> None:
    (root / "build").mkdir()
    (root / "build" / "something").write_text("")
    assert tool["release"](root, "1.2.3", Made().steps, NOW).is_dir()


@pytest.mark.parametrize(
    "version", ["", "1", "1.2", "v1.2.3", "1.2.3.4", "1.2.x", "1.2.3 ", "1.2.3dev"]
)
def test_what_is_no_version_is_refused(root: Path, version: str) -> None:
    assert "should read like 1.2.3" in refusal(root, version)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("pyproject.toml", '[project]\nversion = "1.2.4"\n', "pyproject.toml says 1.2.4"),
        ("src/marineris/__init__.py", '__version__ = "0.9.0"\n', "__init__.py says 0.9.0"),
        ("CITATION.cff", "cff-version: 1.2.0\n", "CITATION.cff says nothing"),
    ],
)
def test_another_version_in_a_file_is_refused(root: Path, name: str, text: str, said: str) -> None:
    commit(root, **{name: text})
    assert refusal(root) == f"The release is to be 1.2.3, but {said}.".replace(
        "__init__", "src/marineris/__init__"
    )


def test_another_version_than_the_package_is_refused(root: Path) -> None:
    assert refusal(root, "1.3.0") == "The release is to be 1.3.0, but pyproject.toml says 1.2.3."


def test_a_version_that_is_released_is_refused(root: Path) -> None:
    git(root, "tag", "v1.2.3")
    assert "there is a tag v1.2.3" in refusal(root)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# Changelog\n\n## Unreleased\n\n- All of 1.2.3.\n", "has no heading for 1.2.3"),
        ("# Changelog\n\n## 1.2.30\n\n- All.\n", "has no heading for 1.2.3"),
        ("## 1.2.3\n\n### Added\n\n## 1.2.2\n\n- Old.\n", "but nothing below it"),
    ],
)
def test_a_changelog_without_the_version_is_refused(root: Path, text: str, said: str) -> None:
    commit(root, **{"CHANGELOG.md": text})
    made = Made()
    assert said in refusal(root, made=made)
    assert made.taken == []


@pytest.mark.parametrize("heading", ["## 1.2.3", "## [1.2.3] - 2026-12-01"])
def test_the_usual_headings_are_understood(root: Path, heading: str) -> None:
    commit(root, **{"CHANGELOG.md": f"# Changelog\n\n{heading}\n\n- All.\n"})
    assert tool["release"](root, "1.2.3", Made().steps, NOW).is_dir()


def test_missing_translations_and_a_red_check_are_refused(root: Path) -> None:
    for failing, taken in (("translations", 1), ("check", 2), ("build", 3)):
        made = Made(failing)
        assert refusal(root, made=made) == f"{failing} failed."
        assert len(made.taken) == taken


def test_a_build_that_changes_the_tree_is_refused(root: Path) -> None:
    made = Made(build=lambda root: (root / "left.txt").touch())
    assert "left.txt" in refusal(root, made=made)


def test_a_commit_that_has_passed_is_not_checked_again(root: Path) -> None:
    """The note counts for this commit, for a day, and only of a clean tree."""
    assert tool["note_checked"](root)
    [stamp] = (root / "build" / "checked").iterdir()
    assert stamp.name == git(root, "rev-parse", "HEAD")

    def taken(age: float) -> list[str]:
        os.utime(stamp, (NOW - age, NOW - age))
        made = Made()
        tool["release"](root, "1.2.3", made.steps, NOW)
        return made.taken

    assert "check" not in taken(0)
    assert "check" not in taken(23 * 3600)
    assert "check" in taken(25 * 3600)
    commit(root)
    assert "check" in taken(0)


def test_of_a_changed_tree_nothing_is_noted(root: Path) -> None:
    (root / "new.txt").write_text("")
    assert not tool["note_checked"](root)
    assert not (root / "build").exists()


def test_a_command_that_fails_is_refused_with_its_status(root: Path) -> None:
    tool["command"]([sys.executable, "-c", ""], "It is red")(root)
    with pytest.raises(Refused, match=r"^It is red: .* ended with status 7\.$"):
        tool["command"]([sys.executable, "-c", "raise SystemExit(7)"], "It is red")(root)
    with pytest.raises(Refused, match=r"^It is red: no-such-program: "):
        tool["command"](["no-such-program"], "It is red")(root)


def test_outside_of_a_repository_it_is_refused(root: Path) -> None:
    shutil.rmtree(root / ".git")
    assert refusal(root).startswith("git tag failed: ")


# ------------------------------------------------------------------------------- what is built


def wheel(folder: Path, *, without: str = "") -> Path:
    """A wheel with all that it should have, but for one file."""
    info = "marineris-1.2.3.dist-info"
    files = {
        **dict.fromkeys(tool["IN_WHEEL"], ""),
        "marineris/__init__.py": '__version__ = "1.2.3"\n',
        f"{info}/licenses/LICENSE": "MIT",
        f"{info}/METADATA": "Metadata-Version: 2.4\nName: marineris\nVersion: 1.2.3\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    file = folder / "marineris-1.2.3-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in files.items():
            if name != without:
                archive.writestr(name, text)
    return file


@pytest.mark.parametrize("name", [*tool["IN_WHEEL"], "marineris-1.2.3.dist-info/licenses/LICENSE"])
def test_a_wheel_without_the_page_or_a_licence_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match=f"has no {name}"):
        tool["check_wheel"](wheel(tmp_path, without=name), "1.2.3")


def test_a_wheel_is_unpacked_and_imported(tmp_path: Path) -> None:
    tool["check_wheel"](wheel(tmp_path), "1.2.3")
    with pytest.raises(Refused, match="cannot be imported"):
        tool["check_wheel"](wheel(tmp_path, without="marineris/__init__.py"), "1.2.3")
    with pytest.raises(Refused, match="was not built"):
        tool["check_wheel"](tmp_path / "none.whl", "1.2.3")


def test_the_package_is_built_as_archive_and_wheel(root: Path) -> None:
    """With the builder that the project uses, on a package of one file."""
    builder = '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
    (root / "pyproject.toml").write_text(FILES["pyproject.toml"] + builder)
    tool["build_package"](root, root / "dist")
    built = sorted(file.name for file in (root / "dist").iterdir())
    assert built == ["marineris-1.2.3-py3-none-any.whl", "marineris-1.2.3.tar.gz"]
    (root / "pyproject.toml").write_text("nothing")
    with pytest.raises(Refused, match="The package could not be built"):
        tool["build_package"](root, root / "dist")


def test_the_documentation_is_packed(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    with pytest.raises(Refused, match=r"site/index\.html"):
        tool["pack_docs"](site, "1.2.3", tmp_path)
    (site / "index.html").write_text("<!doctype html>")
    tool["pack_docs"](site, "1.2.3", tmp_path)
    with tarfile.open(tmp_path / "marineris-docs-1.2.3.tar.gz") as archive:
        assert "marineris-docs-1.2.3/index.html" in archive.getnames()


def test_a_source_archive_without_its_parts_is_refused(tmp_path: Path) -> None:
    archive = tmp_path / "marineris-1.2.3.tar.gz"
    with pytest.raises(Refused, match="was not built"):
        tool["check_archive"](archive, "1.2.3")
    with tarfile.open(archive, "w:gz") as opened:
        opened.add(TOOL, "marineris-1.2.3/LICENSE")
    with pytest.raises(Refused, match=r"has no src/marineris/server/static/index\.html"):
        tool["check_archive"](archive, "1.2.3")
