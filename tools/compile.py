"""Compile the hot modules with mypyc, in a copy of the package.

The source stays the only truth: ``src/marineris`` is copied to ``build/compiled/marineris`` and the
extension modules are built next to the copied files, where Python prefers them. Put
``build/compiled`` on ``PYTHONPATH`` to run the compiled package. Nothing is built again as long as
the sources, this script, mypy and Python are the same; after a change, only the C files that came
out different are. They are compiled side by side, one for each module.
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parent.parent

#: What is compiled: the rules and each game's bots, where simulations spend their time.
HOT = (
    "marineris/core/**/*.py",
    "marineris/terraforming/**/*.py",
    "marineris/mars2049/**/*.py",
    "marineris/bots/search.py",
    "marineris/bots/terraforming/**/*.py",
    "marineris/bots/mars2049/**/*.py",
)

#: What of it stays interpreted, with the reason.
EXCLUDE = (
    "**/__init__.py",  # re-exports only: nothing to gain
    "**/types.py",  # TypedDicts: nothing runs, and their annotations are read
    "**/cards/*.py",  # literals: they run once, and one takes a C compiler minutes
)

#: Extension modules, on any platform.
BUILT = (".so", ".pyd")
NOT_SOURCE = (*BUILT, ".pyc")
BUILD_EXT = ["--quiet", "build_ext", "--inplace"]

#: For gcc and clang: nobody outside replaces our functions, so they are called without a detour.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

#: Proves that every module named on the command line imports and is the compiled one.
IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    assert file and file.endswith((".so", ".pyd")), f"{name} is not compiled but {file}"
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="holds the package")
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--force", action="store_true", help="build even when nothing changed")
    parser.add_argument(
        "--refresh", action="store_true", help="build nothing; fail if something has to be built"
    )
    parser.add_argument("--build", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    source: Path = options.source.resolve()
    target: Path = options.target.resolve()
    if options.build:
        build(target)
        return 0
    if options.refresh:
        return 0 if refresh(source, target) else 1
    return compile_package(source, target, force=options.force)


def compile_package(source: Path, target: Path, *, force: bool) -> int:
    """Bring the compiled copy up to date and say what was done."""
    started = time.monotonic()
    copied = copy_sources(source, target)
    modules = hot_modules(target)
    if not modules:
        print(f"nothing to compile: no file of {shown(source)} matches {', '.join(HOT)}")
        return 1
    stamp, log = target / "compiled.stamp", target / "compile.log"
    wanted = fingerprint(target)
    if not force and stamp.exists() and stamp.read_text() == wanted:
        print(f"{shown(target)} is up to date ({len(modules)} compiled modules, {copied} copied)")
        return 0
    remove_outdated(target, stamp, modules)
    print(f"compiling {len(modules)} modules with mypyc {version('mypy')} ...", flush=True)
    failed = run_quietly(target, log, [__file__, "--build", "--target", str(target)])
    failed = failed or run_quietly(target, log, ["-c", IMPORT_ALL, *map(module_name, modules)])
    if failed:
        print(log.read_text(), end="")
        print(f"compiling failed, see above or {shown(log)}")
        return 1
    stamp.write_text(wanted)
    seconds = time.monotonic() - started
    print(f"compiled {len(modules)} modules into {shown(target)} in {seconds:.0f} s")
    return 0


def refresh(source: Path, target: Path) -> bool:
    """Bring what is not compiled up to date, if what is compiled is; whether it is."""
    stamp = target / "compiled.stamp"
    try:
        is_current = stamp.read_text() == fingerprint(source)
    except (OSError, PackageNotFoundError):  # never built, or by tools that have gone
        return False
    if is_current:
        copy_sources(source, target)
    return is_current


def copy_sources(source: Path, target: Path) -> int:
    """Make the copy's sources those of the package; files that did not change stay untouched."""
    origin, copy = source / "marineris", target / "marineris"
    wanted, present = source_files(origin), source_files(copy)
    for path in present - wanted:
        (copy / path).unlink()
    copied = 0
    for path in wanted:
        content, twin = (origin / path).read_bytes(), copy / path
        if path not in present or twin.read_bytes() != content:
            twin.parent.mkdir(parents=True, exist_ok=True)
            twin.write_bytes(content)
            copied += 1
    return copied


def source_files(folder: Path) -> set[Path]:
    """Every file but the built ones, relative to the folder."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder) for file in files if file.suffix not in NOT_SOURCE}


def hot_modules(target: Path) -> list[Path]:
    """The modules to compile, relative to the target."""
    found = {file for pattern in HOT for file in target.glob(pattern)}
    left_out = {file for pattern in EXCLUDE for file in target.glob(pattern)}
    return sorted(file.relative_to(target) for file in found - left_out)


def fingerprint(target: Path) -> str:
    """What the build depends on: the source of each compiled module."""
    digest = hashlib.sha256()
    digest.update(tool_versions().encode() + b"\0")
    for file in sorted({file for pattern in HOT for file in target.glob(pattern)}):
        digest.update(str(file.relative_to(target)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def remove_outdated(target: Path, stamp: Path, modules: list[Path]) -> None:
    """Drop what other versions of the tools built, and what was built of modules that have gone.

    The rest is compiled again where its source is newer, and `IMPORT_ALL` proves that it works.
    """
    stamp.unlink(missing_ok=True)
    (target / "compile.log").unlink(missing_ok=True)
    tools, current = target / "tools.stamp", tool_versions()
    is_fresh = tools.exists() and tools.read_text() == current
    if not is_fresh:
        shutil.rmtree(target / "build", ignore_errors=True)
    kept = {target / path.with_suffix("") for path in modules}
    for suffix in BUILT:
        for file in list(target.rglob(f"*{suffix}")):
            module = file.with_name(file.name.split(".")[0])
            is_wanted = module in kept or "__mypyc" in file.name
            if not (is_fresh and is_wanted):
                file.unlink()
    tools.write_text(current)


def tool_versions() -> str:
    """Everything besides the sources that decides what is built."""
    script = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    tools = (version("mypy"), version("setuptools"), sys.version, sysconfig.get_platform(), script)
    return "\n".join(tools)


def run_quietly(target: Path, log: Path, arguments: list[str]) -> bool:
    """Run Python in the compiled copy, its output in the log; true when it failed."""
    # MYPYPATH and PYTHONPATH both name the copy: an editable install must not be found instead.
    # What follows it is where pip keeps mypyc while it builds a wheel.
    path = os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
    environment = dict(os.environ, MYPYPATH=str(target), PYTHONPATH=path)
    with log.open("a") as output:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=target, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
    return done.returncode != 0


def build(target: Path) -> None:
    """Build the extension modules in place; runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_changed, self.compiler)
            super().build_extensions()

    configuration = target / "mypy.ini"  # the project's own settings point at the source tree
    configuration.write_text("[mypy]\nexplicit_package_bases = True\n")
    os.chdir(target)
    extensions = mypycify(
        ["--config-file", configuration.name, *map(str, hot_modules(target))],
        opt_level="2",  # 3 takes a tenth longer to compile
        debug_level="0",
        multi_file=True,
        group_name="marineris",
    )
    # mypyc builds setuptools' extensions once setuptools is imported; its annotation is wider.
    ext_modules = cast("list[Extension]", extensions)
    if os.name == "posix":
        for extension in ext_modules:
            extension.extra_compile_args += DIRECT_CALLS
    setup(
        name="marineris-compiled",
        ext_modules=ext_modules,
        script_args=BUILD_EXT,
        cmdclass={"build_ext": BuildSideBySide},
    )


def compile_changed(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """`compile` of a C compiler of setuptools: only what is out of date, several at a time."""
    macros, objects, extra_postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    headers = max((file.stat().st_mtime for file in Path("build").rglob("*.h")), default=0.0)

    def compile_one(built: str) -> None:
        source, suffix = build[built]
        newest = max(headers, Path(source).stat().st_mtime)
        if not Path(built).exists() or Path(built).stat().st_mtime < newest:
            compiler._compile(built, source, suffix, arguments, extra_postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, objects))
    found: list[str] = objects
    return found


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def shown(path: Path) -> Path:
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


if __name__ == "__main__":
    if importlib.util.find_spec("mypyc") is None and "--refresh" not in sys.argv:
        sys.exit("mypyc is not installed: it comes with mypy, which `make setup` installs")
    sys.exit(main())
