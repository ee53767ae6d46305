"""Puts the card gallery on the documentation site: the client's own components, built by Vite, with
the books of both games as files in every language.

`tools/docs_site.py` calls it after a build. Nothing is drawn here.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import marineris
from marineris import gamedata
from marineris.text import languages

BUILT = Path(__file__).parents[1] / "build" / "docs" / "gallery"
UNUSED = ("moves", "labels")
"""What a gallery needs nothing of: it makes no moves."""


def add_gallery(site: Path) -> list[str]:
    """Copies the gallery to a site; returns what is missing for it."""
    if not (BUILT / "gallery.html").is_file():
        return ["the card gallery is not built: make docs builds it"]
    home = site / "gallery"
    shutil.copytree(BUILT, home)
    (home / "gallery.html").rename(home / "index.html")
    data = home / "data"
    data.mkdir()
    for game in marineris.GAMES:
        for language in languages():
            book = gamedata.book(game, language)
            drawn = {**book, **{name: [] for name in UNUSED}}
            text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
            (data / f"{game}-{language}.json").write_text(text, encoding="utf-8")
    return []
