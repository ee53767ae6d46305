"""Checks the built documentation site: every link, anchor and picture of every page is there, and
nothing is loaded from another host.

`tools/docs_site.py` calls it after a build. It reads the HTML as a browser would, so it also sees
what templates, docstrings and raw HTML put into the pages.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("use", "href")}
FOLLOWED = {("a", "href"), ("area", "href")}
LOADING_RELATIONS = {"stylesheet", "icon", "preload", "modulepreload", "preconnect", "manifest"}
CSS_ADDRESS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


class Page(HTMLParser):
    """What a page can be linked to by, and what it links to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        for name, value in given.items():
            if (tag, name) in FOLLOWED:
                self.links.append(value)
            elif (tag, name) in LOADED:
                self.loads.append(value)
        if tag == "link" and LOADING_RELATIONS & set(given.get("rel", "").split()):
            self.loads.append(given.get("href", ""))


def check_site(site: Path) -> list[str]:
    """Everything that is wrong with the links of a site, as sentences."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    if not pages:
        return [f"{site}: there are no pages"]
    faults: list[str] = []
    for path, page in pages.items():
        where = path.relative_to(site)
        # The page for unknown addresses is shown at any of them, so its links are the server's.
        links = [] if where.name == "404.html" else [*page.links, *page.loads]
        faults += [
            f"{where}: {fault}" for link in links if (fault := dead(link, path, site, pages))
        ]
        faults += [
            f"{where}: loads {link} from another host" for link in page.loads if is_far(link)
        ]
    for path in sorted(site.rglob("*.css")):
        for match in CSS_ADDRESS.finditer(path.read_text("utf-8")):
            if is_far(match[1] or match[2]):
                faults.append(f"{path.relative_to(site)}: loads {match[0]} from another host")
    return faults


def is_far(link: str) -> bool:
    return bool(urlsplit(link).netloc)


def dead(link: str, path: Path, site: Path, pages: dict[Path, Page]) -> str:
    """Why a link leads nowhere; empty if it does not. Links to other hosts are not followed."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return ""
    name = unquote(parts.path)
    base = site if name.startswith("/") else path.parent
    target = (base / name.lstrip("/")).resolve() if name else path
    if target.is_dir():
        target = target / "index.html"
    if not target.is_file():
        return f"the link {link} leads to nothing"
    anchor = unquote(parts.fragment)
    # "__" begins what the theme's script makes.
    is_made = not anchor or anchor.startswith("__")
    if is_made or target not in pages or anchor in pages[target].anchors:
        return ""
    return f"the link {link} leads to no place on that page"
