"""The licences of what others made come with the built page, and so with the wheel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.guest import serving

from marineris.server.web.app import STATIC

WEB = Path(__file__).resolve().parents[2] / "web"
NOTICES = STATIC / "third-party-notices.txt"
IMPORT = re.compile(r"""(?:from|import) ['"]((?:@[\w-]+/)?[a-z][\w-]*)(?:/[\w/.-]*)?['"]""")
AUTHORS = {"inter": "The Inter Project Authors", "sofia-sans": "The Sofia Sans Project Authors"}

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the page has not been built: make web"
)


def notices() -> str:
    return NOTICES.read_text(encoding="utf-8")


def imported() -> set[str]:
    """The packages that the client's sources name; what these bring along is not in it."""
    found: set[str] = set()
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith((".test.ts", ".d.ts")):
            found.update(IMPORT.findall(file.read_text(encoding="utf-8")))
    return found


def test_every_package_of_the_page_has_its_text() -> None:
    packages = imported() - {"vite", "vitest"}
    assert {"svelte", "@fluent/bundle", "uqr"} <= packages
    parts = re.split(r"(?m)^-{80}\n", notices())
    heads = {head.split(" ")[0]: text for head, text in zip(parts[1::2], parts[2::2], strict=True)}
    for package in packages:
        assert len(heads.get(package, "")) > 500, package
    for package, text in heads.items():
        assert re.search("licen[cs]e|copyright", text, re.IGNORECASE), package


def test_every_font_of_the_page_has_its_text() -> None:
    fonts = [file.name for file in (STATIC / "assets").iterdir() if ".woff" in file.suffix]
    assert len(fonts) == len(list((WEB / "fonts").glob("*.woff2")))
    for font in fonts:
        [author] = [author for begin, author in AUTHORS.items() if font.startswith(begin)]
        assert author in notices()
    assert notices().count("SIL OPEN FONT LICENSE Version 1.1") == len(AUTHORS)


@pytest.mark.anyio
async def test_the_page_leads_there() -> None:
    async with serving() as server:
        answer = await server.http.get(f"/{NOTICES.name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == notices()
    scripts = [file.read_text(encoding="utf-8") for file in (STATIC / "assets").glob("*.js")]
    assert any(f"/{NOTICES.name}" in script for script in scripts)
