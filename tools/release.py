"""Build a release, or say in a sentence why not: `make release VERSION=1.2.3`.

Refused are: a tree with changes that are not committed, a version that the package, the citation
and the changelog do not all name, missing translations, and a check that fails. Then it builds the
source archive, a pure wheel with the page inside, compiled wheels for the Pythons of this machine
(wheels.py) and the documentation, looks into them, and writes their checksums beside them in
dist/<version>. It neither tags nor uploads anything.

The check is `make test`, unless this very commit has passed it within a day: `make test` notes that
by `python tools/release.py --note`. `--check COMMAND` runs another command instead, for those who
have run the tests elsewhere, and the last line says so.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
CHECK: Final = "make test"
FRESH: Final = 24 * 3600
"""Seconds for which a passed check counts."""
STAMP: Final = Path("build", "checked")
SITE: Final = Path("build", "docs", "site")
PAGE: Final = "marineris/server/static/"
IN_WHEEL: Final = (PAGE + "index.html", PAGE + "third-party-notices.txt", "marineris/py.typed")
TRANSLATIONS: Final = (sys.executable, "-m", "marineris.cli", "i18n", "check", "--strict")


class Refused(Exception):
    """Why there is no release, in one sentence."""


Work = Callable[[Path], None]
"""Does something in the root of a repository; raises `Refused` if that fails."""


@dataclass(frozen=True)
class Steps:
    """What a release runs, so that tests can run something shorter."""

    check: Work
    translations: Work
    build: Callable[[Path, str, Path], None]
    """In the root, of a version, into a folder."""


# ------------------------------------------------------------------------------- the repository


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip() or "no reason given").splitlines()[0]
        raise Refused(f"git {words[0]} failed: {why}.")
    return done.stdout.strip()


def check_tree(root: Path) -> None:
    """Everything is committed."""
    changed = _git(root, "status", "--porcelain", "--untracked-files=all").splitlines()
    if changed:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        name = changed[0].split(maxsplit=1)[1]
        raise Refused(f"The tree is not clean: commit or remove {name}{more} first.")


def check_version(root: Path, version: str) -> None:
    """All files name this version, and it is new."""
    if not VERSION.fullmatch(version):
        raise Refused(f"A version should read like 1.2.3 or 1.2.3rc1, not {version!r}.")
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    named = {
        "pyproject.toml": str(project["project"]["version"]),
        "src/marineris/__init__.py": _found(
            root, "src/marineris/__init__.py", r'__version__ = "(.+)"'
        ),
        "CITATION.cff": _found(root, "CITATION.cff", r"version: (.+)"),
    }
    for file, given in named.items():
        if given != version:
            raise Refused(f"The release is to be {version}, but {file} says {given or 'nothing'}.")
    if _git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"Version {version} is released already: there is a tag v{version}.")


def _found(root: Path, file: str, pattern: str) -> str:
    found = re.search(rf"(?m)^{pattern}$", (root / file).read_text(encoding="utf-8"))
    return found[1] if found else ""


def check_changelog(root: Path, version: str) -> None:
    """The changelog has something to say about this version."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^## +(.+)$", text)
    for heading, body in zip(parts[1::2], parts[2::2], strict=True):
        if heading.split()[0].strip("[]") == version:
            if re.search(r"(?m)^- ", body):
                return
            raise Refused(f"CHANGELOG.md has a heading for {version}, but nothing below it.")
    raise Refused(
        f"CHANGELOG.md has no heading for {version}: call what is unreleased by its name."
    )


# ------------------------------------------------------------------------------- the check


def _stamp(root: Path) -> Path:
    return root / STAMP / _git(root, "rev-parse", "HEAD")


def note_checked(root: Path) -> bool:
    """Note that this commit has passed the check; not if something is changed. Whether it was."""
    try:
        check_tree(root)
        stamp = _stamp(root)
    except Refused:
        return False
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    return True


def is_checked(root: Path, now: float) -> bool:
    """Whether this commit has passed the check lately."""
    stamp = _stamp(root)
    return stamp.is_file() and now - stamp.stat().st_mtime < FRESH


def command(words: Sequence[str], refusal: str) -> Work:
    """A step that runs a command and is refused if it fails."""

    def work(root: Path) -> None:
        try:
            status = subprocess.run(words, cwd=root, check=False).returncode
        except OSError as error:
            raise Refused(f"{refusal}: {shlex.join(words)}: {error.strerror}.") from error
        if status:
            raise Refused(f"{refusal}: {shlex.join(words)} ended with status {status}.")

    return work


# ------------------------------------------------------------------------------- what is built


def build(root: Path, version: str, folder: Path) -> None:
    """The page, the archives and the documentation."""
    command(["make", "web"], "The page could not be built")(root)
    build_package(root, folder)
    build_compiled(root, folder)
    command(["make", "docs"], "The documentation could not be built")(root)
    pack_docs(root / SITE, version, folder)
    for wheel in (
        folder / f"marineris-{version}-py3-none-any.whl",
        *sorted(folder.glob("*-cp*.whl")),
    ):
        check_wheel(wheel, version)
    check_archive(folder / f"marineris-{version}.tar.gz", version)


def build_package(root: Path, folder: Path) -> None:
    """The source archive and the pure wheel."""
    words = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    command([*words, "-t", "sdist", "-t", "wheel"], "The package could not be built")(root)


def build_compiled(root: Path, folder: Path) -> None:
    """Wheels with compiled rules, each of which says so when its own Python imports it."""
    words = [sys.executable, str(Path("tools", "wheels.py")), "--compiled", "--folder", str(folder)]
    command(words, "The compiled wheels could not be built")(root)


def pack_docs(site: Path, version: str, folder: Path) -> None:
    """The built documentation as an archive."""
    if not (site / "index.html").is_file():
        raise Refused(f"The documentation has no {site.name}/index.html.")
    name = f"marineris-docs-{version}"
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(site, name)


def check_wheel(wheel: Path, version: str) -> None:
    """It is this version, has the page and all licences, and can be imported."""
    if not wheel.is_file():
        raise Refused(f"{wheel.name} was not built.")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    licence = f"marineris-{version}.dist-info/licenses/LICENSE"
    for name in (*IN_WHEEL, licence):
        if name not in names:
            raise Refused(f"{wheel.name} has no {name}.")
    with tempfile.TemporaryDirectory() as folder:
        # Without extensions and scripts, unpacking is all that an installer does.
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        said = subprocess.run(
            [
                sys.executable,
                "-c",
                "import marineris; print(marineris.__version__, marineris.__file__)",
            ],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
        ).stdout.split()
        if said[:1] != [version] or not said[1].startswith(folder):
            raise Refused(f"{wheel.name} cannot be imported.")


def check_archive(archive: Path, version: str) -> None:
    """The source archive has the sources, the page and the licence."""
    if not archive.is_file():
        raise Refused(f"{archive.name} was not built.")
    with tarfile.open(archive) as opened:
        names = set(opened.getnames())
    for name in (f"src/{PAGE}index.html", "src/marineris/__init__.py", "LICENSE", "pyproject.toml"):
        if f"marineris-{version}/{name}" not in names:
            raise Refused(f"{archive.name} has no {name}.")


def write_sums(folder: Path) -> list[str]:
    """The checksums of all that was built, also in a file beside it."""
    files = sorted(file for file in folder.iterdir() if file.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in files]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return lines


# ------------------------------------------------------------------------------- all of it


def release(root: Path, version: str, steps: Steps, now: float) -> Path:
    """Build a release; its folder. What takes no time is asked first. Raises `Refused`."""
    check_version(root, version)
    check_tree(root)
    check_changelog(root, version)
    steps.translations(root)
    if not is_checked(root, now):
        steps.check(root)
    check_tree(root)
    folder = root / "dist" / version
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        steps.build(root, version, folder)
        check_tree(root)
    except Refused:
        shutil.rmtree(folder)  # nobody takes half a release for a whole one
        raise
    write_sums(folder)
    return folder


def main() -> int:
    """Release, or say why not."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("version", nargs="?", default="", help="such as 1.2.3")
    parser.add_argument("--check", default=CHECK, metavar="COMMAND", help="instead of make test")
    parser.add_argument("--note", action="store_true", help="note that make test has passed")
    given = parser.parse_args()
    if given.note:
        note_checked(ROOT)
        return 0
    steps = Steps(
        check=command(shlex.split(given.check), "The check is red"),
        translations=command(TRANSLATIONS, "Translations are missing"),
        build=build,
    )
    try:
        # Archives built twice of one commit are the same.
        os.environ["SOURCE_DATE_EPOCH"] = _git(ROOT, "log", "-1", "--format=%ct")
        folder = release(ROOT, given.version, steps, time.time())
    except Refused as refusal:
        print(f"Not released: {refusal}", file=sys.stderr)
        return 1
    print((folder / "SHA256SUMS").read_text(encoding="utf-8"), end="")
    tag = f"git tag -a v{given.version} -m 'Marineris {given.version}'"
    print(f"Built in {folder.relative_to(ROOT)}. To publish it: {tag}")
    print("and push the tag; then upload the files.")
    if given.check != CHECK:
        print(f"Checked by {given.check!r}, not by {CHECK!r}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
