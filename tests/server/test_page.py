"""The server's page: in a folder of its host, and where it was not built."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.guest import serving

from marineris.server.web import app

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This server has no web page"),
        ("pl", "Ten serwer nie ma strony"),
        ("uk", "Цей сервер не має сторінки"),
        ("sr-Latn", "Ovaj server nema stranicu"),
    ],
)
async def test_a_server_without_its_page_explains_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, said: str
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    async with serving() as server:
        for address in ("/", "/table/abc"):
            answer = await server.http.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 404
            assert said in answer.text
            assert 'pip install --force-reinstall "marineris[server]"' in answer.text
            assert "make web" in answer.text


PAGE = '<html data-root="./"><script src="./assets/index.js"></script>'


@pytest.mark.parametrize(
    ("public", "root"), [("", ""), ("https://x.org/", ""), ("https://x.org/mars/", "/mars")]
)
async def test_the_page_knows_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, public: str, root: str
) -> None:
    """Whether the proxy passes the folder's name on or takes it off."""
    monkeypatch.setattr(app, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.js").write_text("1")
    shown = PAGE.replace("./", f"{root}/")
    async with serving(public_url=public) as server:
        for front in {"", root}:
            for path in ("/", "/table/abc", "/index.html"):
                answer = await server.http.get(front + path)
                assert (answer.status_code, answer.text) == (200, shown), front + path
                assert answer.headers["cache-control"] == "no-cache"
            assert (await server.http.get(f"{front}/icon.svg")).text == "<svg/>"
            script = await server.http.get(f"{front}/assets/index.js")
            assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
            assert (await server.http.get(f"{front}/api/games")).status_code == 200
            assert (await server.http.get(f"{front}/api/nothing")).status_code == 404
            assert f"'{root}/openapi.json'" in (await server.http.get(f"{front}/docs")).text
        assert (await server.http.get(f"{root}x/api/games")).text == shown
