"""The server's page: where it was not built, the server says how to get it."""

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
