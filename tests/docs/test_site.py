"""The documentation site: what is checked before it is published is really found."""

from __future__ import annotations

import re
import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.docs.code_blocks import ROOT

TOOLS = ROOT / "tools"


@pytest.fixture(scope="module")
def links() -> dict[str, Any]:
    return runpy.run_path(str(TOOLS / "docs_links.py"))


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(TOOLS))
    found = runpy.run_path(str(TOOLS / "docs_site.py"))
    sys.modules.pop("docs_links", None)
    return found


PAGE = '<html><body><h1 id="top">A</h1>{}</body></html>'


@pytest.mark.parametrize(
    ("inside", "says"),
    [
        ('<a href="gone.html">x</a>', "gone.html leads to nothing"),
        ('<a href="b.html#nowhere">x</a>', "leads to no place"),
        ('<a href="#nowhere">x</a>', "leads to no place"),
        ('<a href="/gone">x</a>', "/gone leads to nothing"),
        ('<img src="gone.png">', "gone.png leads to nothing"),
        ('<link rel="stylesheet" href="gone.css">', "gone.css leads to nothing"),
        ('<script src="https://elsewhere.example/x.js"></script>', "from another host"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "from another host"),
        ('<img src="http://elsewhere.example/x.png">', "from another host"),
        ('<a href="b.html#there">x</a><a href="b.html">y</a><a href="#top">z</a>', ""),
        ('<a href="https://elsewhere.example/">a link may lead elsewhere</a>', ""),
        ('<a href="sub/">a folder with an index</a>', ""),
    ],
)
def test_a_dead_link_is_found(
    tmp_path: Path, links: dict[str, Any], inside: str, says: str
) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.html").write_text(PAGE.format(inside), encoding="utf-8")
    (tmp_path / "b.html").write_text(PAGE.format('<p id="there">'), encoding="utf-8")
    (tmp_path / "sub" / "index.html").write_text(PAGE.format(""), encoding="utf-8")
    found = links["check_site"](tmp_path)
    assert (says in "\n".join(found)) if says else (found == [])
    assert bool(found) == bool(says)


UNKNOWN = "TM-99.99"
"""There is no such rule."""


def test_a_style_sheet_from_another_host_is_found(tmp_path: Path, links: dict[str, Any]) -> None:
    (tmp_path / "a.html").write_text(PAGE.format(""), encoding="utf-8")
    (tmp_path / "a.css").write_text("a{src:url(https://fonts.example/f.woff2)}", encoding="utf-8")
    [found] = links["check_site"](tmp_path)
    assert "a.css" in found


def test_a_site_without_pages_is_a_fault(tmp_path: Path, links: dict[str, Any]) -> None:
    assert links["check_site"](tmp_path)


def test_a_rule_that_is_cited_becomes_a_link(site: dict[str, Any]) -> None:
    text = f"**TM-6.3** Never below −5 (TM-6.4, TU-9.4), but `TM-6.3` and {UNKNOWN} stay.\n"
    assert site["with_rule_links"](text) == (
        '**<span id="TM-6.3">TM-6.3</span>** Never below −5 ([TM-6.4](terraforming_mars.md#TM-6.4),'
        f" [TU-9.4](turmoil.md#TU-9.4)), but `TM-6.3` and {UNKNOWN} stay.\n"
    )


def test_links_out_of_the_folder_are_followed(site: dict[str, Any], tmp_path: Path) -> None:
    source, copy = ROOT / "docs" / "rules" / "maps.md", tmp_path / "rules" / "maps.md"

    def moved(link: str) -> str:
        found: str = site["moved"](link, source, copy, tmp_path)
        return found

    assert moved("../../CONTRIBUTING.md#commits") == "../contributing.md#commits"
    assert moved("../../README.md") == "../index.md"
    assert moved("../view.md") == "../view.md"
    assert moved("https://elsewhere.example/a.md") == "https://elsewhere.example/a.md"
    assert moved("../../deploy/compose.yaml") == "../files/deploy/compose.yaml"
    assert (tmp_path / "files" / "deploy" / "compose.yaml").is_file()
    with pytest.raises(FileNotFoundError):
        moved("../gone.md")


def test_a_page_in_no_menu_is_found(site: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "new.md").write_text("# New\n", encoding="utf-8")
    (tmp_path / "view.md").write_text("# View\n", encoding="utf-8")
    assert site["unlisted"](tmp_path) == ["new.md"]


def test_the_drawing_of_the_layers_is_that_of_the_import_linter() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = config["tool"]["importlinter"]["contracts"][0]["layers"]
    named = [re.findall(r"\w+", layer) for layer in layers]
    there = [n for names in named for n in names if (ROOT / "src" / "marineris" / n).exists()]
    drawing = (ROOT / "docs" / "pictures" / "layers.svg").read_text(encoding="utf-8")
    assert re.findall(r'font-weight="600"[^>]*>([^<]+)<', drawing) == there


def test_examples_of_docstrings_become_code() -> None:
    fenced = runpy.run_path(str(TOOLS / "docs_docstrings.py"))["fenced"]
    said = fenced("Adds.\n>>> 1 + 1\n2\n\nThat is all.\n\n>>> 3\n3")
    block, last = "```python\n>>> 1 + 1\n2\n```", "```python\n>>> 3\n3\n```"
    assert said == f"Adds.\n\n{block}\n\nThat is all.\n\n{last}"
    assert fenced("No example.") == "No example."
