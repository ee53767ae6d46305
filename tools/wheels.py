"""Build the wheels that this machine can build: a pure one, and compiled ones for its Pythons.

A pure wheel runs everywhere, with interpreted rules. A compiled one is for one version of Python on
this kind of machine; it is built with that Python, in an environment of its own below
build/wheels, from the pinned versions in requirements/wheels.txt. Each wheel is imported by the
Python it is for and has to say how its rules run. The Pythons are those on the PATH and those of
pyenv, the newest of each minor version; `--python` names others. The page has to be built before:
`make wheels` does all.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = Path("requirements", "wheels.txt")
FOLDER: Final = ROOT / "build" / "wheels"
MINORS: Final = (11, 12, 13)
"""The versions 3.x of Python that compiled wheels are made for."""
IMPLEMENTATION: Final = (
    "import sys; v = sys.version_info; "
    "print(sys.implementation.name, v.releaselevel, v.major, v.minor, v.micro)"
)
ASK: Final = (
    "import marineris.about as a; print(a.__file__); print(a.marineris.__version__, "
    "a.how_rules_run())"
)


class Unusable(Exception):
    """Why a wheel cannot be built or used, in one sentence."""


class Python(NamedTuple):
    """An interpreter and its version."""

    program: str
    version: tuple[int, int, int]

    @property
    def tag(self) -> str:
        return f"cp{self.version[0]}{self.version[1]}"


# ------------------------------------------------------------------------------- interpreters


def candidates() -> Iterator[str]:
    """Programs that may be a Python: by name on the PATH, then those that pyenv has installed."""
    yield from (f"python3.{minor}" for minor in MINORS)
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(home.glob("versions/3.*/bin/python3")))


def look_at(program: str) -> Python | None:
    """What a program is; None if it is no released CPython. A name may stand for nothing."""
    try:
        said = subprocess.run(
            [program, "-c", IMPLEMENTATION], capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    words = said.stdout.split()
    if said.returncode or words[:2] != ["cpython", "final"]:
        return None
    major, minor, micro = map(int, words[2:])
    return Python(program, (major, minor, micro))


def newest(programs: Iterable[str]) -> list[Python]:
    """The newest Python of each minor version that compiled wheels are made for."""
    found: dict[tuple[int, int], Python] = {}
    for python in filter(None, map(look_at, programs)):
        minor = python.version[:2]
        is_wanted = minor[0] == 3 and minor[1] in MINORS
        if is_wanted and (minor not in found or found[minor].version < python.version):
            found[minor] = python
    return [found[minor] for minor in sorted(found)]


def environment(python: Python) -> Path:
    """The Python of an environment with the pinned build tools, made if it is missing or old."""
    home = FOLDER / python.tag
    inside = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    digest = hashlib.sha256((ROOT / LOCK).read_bytes()).hexdigest()
    wanted = f"{python.version} {digest}"
    stamp = home / "made.stamp"
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted):
        run([python.program, "-m", "venv", "--clear", str(home)])
        install = ["-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        run([str(inside), *install, "--no-deps", "--require-hashes", "-r", str(ROOT / LOCK)])
        stamp.write_text(wanted, encoding="utf-8")
    return inside


# ------------------------------------------------------------------------------- wheels


def build_wheel(python: str, folder: Path, *, compiled: bool) -> Path:
    """Build one wheel with a Python that has the build tools, look into it, and say its size."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        words = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", place]
        run(words, MARINERIS_COMPILED="1" if compiled else "")
        (built,) = Path(place).glob("*.whl")
        check(python, built, "compiled" if compiled else "interpreted")
        folder.mkdir(parents=True, exist_ok=True)
        wheel = folder / built.name
        shutil.copyfile(built, wheel)
    with zipfile.ZipFile(wheel) as archive:
        unpacked = sum(entry.file_size for entry in archive.infolist())
    sizes = f"{wheel.stat().st_size / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB"
    print(f"{wheel.name}: {sizes}, in {time.monotonic() - started:.0f} s", flush=True)
    return wheel


def check(python: str, wheel: Path, wanted: str) -> None:
    """The wheel can be imported and its rules run as they should. Raises `Unusable`."""
    with tempfile.TemporaryDirectory() as folder:
        # Without scripts, unpacking is all that an installer does.
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        said = subprocess.run(
            [python, "-c", ASK],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
        )
        lines = said.stdout.splitlines()
        if said.returncode or not lines[0].startswith(folder):
            raise Unusable(f"{wheel.name} cannot be imported:\n{said.stderr.strip()}")
        how = lines[1].split()[-1]
    if how != wanted:
        raise Unusable(f"{wheel.name} should have {wanted} rules, not {how} ones.")


def build_wheels(folder: Path, pythons: Sequence[Python], *, pure: bool) -> list[Path]:
    """All wheels, the pure one first. Raises `Unusable`."""
    wheels = []
    if pure:
        wheels.append(build_wheel(sys.executable, folder, compiled=False))
    builders = (str(environment(python)) for python in pythons)
    return wheels + [build_wheel(builder, folder, compiled=True) for builder in builders]


def run(words: Sequence[str], **variables: str) -> None:
    """Run a command in the root of the repository. Raises `Unusable`."""
    try:
        done = subprocess.run(
            words,
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except OSError as error:
        raise Unusable(f"{words[0]} cannot be run: {error.strerror}.") from error
    if done.returncode:
        raise Unusable(f"{' '.join(words[:5])} has failed:\n{done.stdout.strip()}")


def main() -> int:
    """Build them, or say why not."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "dist" / "wheels")
    parser.add_argument(
        "--python", action="append", default=[], metavar="PROGRAM", help="instead of those found"
    )
    parser.add_argument("--compiled", action="store_true", help="leave out the pure one")
    given = parser.parse_args()
    programs = [name for names in given.python for name in re.split(r"[ ,]+", names) if name]
    pythons = newest(programs or candidates())
    if not pythons:
        known = ", ".join(f"3.{minor}" for minor in MINORS)
        print(f"No Python to compile for: {known} are looked for.", file=sys.stderr)
        return 1
    try:
        build_wheels(given.folder, pythons, pure=not given.compiled)
    except Unusable as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
