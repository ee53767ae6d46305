"""Browser client and documentation have the types that the server really has."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_schema_of_the_browser_client_is_up_to_date() -> None:
    tool = ROOT / "tools" / "web_types.py"
    if not tool.is_file():
        pytest.skip("the tools are not part of this copy")
    wanted = runpy.run_path(str(tool))["text"]()
    found = (ROOT / "web" / "openapi.json").read_text(encoding="utf-8")
    assert found == wanted, "run: make web-types"


def test_the_page_about_views_is_up_to_date() -> None:
    tool = ROOT / "tools" / "view_docs.py"
    if not tool.is_file():
        pytest.skip("the tools are not part of this copy")
    wanted = runpy.run_path(str(tool))["text"]()
    found = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    assert found == wanted, "run: make web-types"
