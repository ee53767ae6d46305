"""Builds the documentation site into build/docs/site and fails on every warning and dead link.

The pages are those of docs/ and the Markdown files at the top of the repository. They are copied to
build/docs/pages first, because their links also lead out of docs/: a link to CONTRIBUTING.md gets
the page made from it, a link to the README the start page, and any other file is copied along. In
the rules, every number that is cited becomes a link. `make docs` runs it; nothing is fetched over a
network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from docs_gallery import add_gallery
from docs_links import check_site
from rule_report import CITATION, DEFINITION

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "docs" / "pages"
SITE = ROOT / "build" / "docs" / "site"
CONFIG = ROOT / "zensical.toml"
FONTS = ROOT / "web" / "fonts"
ICON = ROOT / "web" / "public" / "icon.svg"
SPEED = ROOT / "benchmarks" / "history.md"
MOVED = {
    ROOT / "README.md": "index.md",
    ROOT / "examples" / "README.md": "examples.md",
    SPEED: "speed.md",
}
"""Pages with another name on the site. The README is not on it: its links get the start page."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
WHOLE_LINK = re.compile(r"\[[^\]\n]*\]\([^)\n]*\)")


def main() -> int:
    faults = stage(PAGES)
    faults += [f"zensical.toml: {page} is in no menu" for page in unlisted(PAGES)]
    if not faults:
        faults += build()
    if not faults:
        faults += add_gallery(SITE)
    if not faults:
        faults += check_site(SITE)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        return 1
    print(f"{sum(1 for _ in SITE.rglob('*.html'))} pages in {SITE.relative_to(ROOT)}")
    return 0


def stage(pages: Path) -> list[str]:
    """Copies everything the site is made from; returns the links that lead nowhere."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(DOCS, pages)
    for font in FONTS.glob("*"):
        shutil.copy(font, pages / "site")
    shutil.copy(ICON, pages / "site")
    faults: list[str] = []
    sources = [(page, pages / page.relative_to(DOCS)) for page in sorted(DOCS.rglob("*.md"))]
    sources += [(page, pages / page_name(page)) for page in top_pages()]
    for source, copy in sources:
        try:
            copy.write_text(prepared(source, copy, pages), encoding="utf-8")
        except FileNotFoundError as error:
            faults.append(f"{source.relative_to(ROOT)}: links to {error}, which is not there")
    return faults


def top_pages() -> list[Path]:
    """The pages that lie outside docs/."""
    pages = [*ROOT.glob("*.md"), ROOT / "examples" / "README.md", SPEED]
    return sorted(page for page in pages if page != ROOT / "README.md")


def page_name(top: Path) -> str:
    """The page that a file outside docs/ becomes."""
    return MOVED.get(top, top.name.lower().replace("_", "-"))


def prepared(source: Path, copy: Path, pages: Path) -> str:
    """A page with its links as they are on the site, and an anchor at every rule."""
    text = source.read_text("utf-8")
    kept = spans(CODE, text)
    text = LINK.sub(
        lambda found: (
            found[0] if is_in(found.start(), kept) else f"]({moved(found[1], source, copy, pages)})"
        ),
        text,
    )
    return with_rule_links(text) if source.parent == DOCS / "rules" else text


def with_rule_links(text: str) -> str:
    """Rules pages, with an anchor where a rule is defined and a link to it where it is cited."""
    pages = rule_pages()
    kept = spans(CODE, text) + spans(WHOLE_LINK, text)
    defined = {found.start(1) for found in DEFINITION.finditer(text)}
    pieces, last = [], 0
    for found in CITATION.finditer(text):
        rule, at = found[0], found.start()
        if rule not in pages or is_in(at, kept):
            continue
        anchor, link = f'<span id="{rule}">{rule}</span>', f"[{rule}]({pages[rule]}#{rule})"
        pieces += [text[last:at], anchor if at in defined else link]
        last = found.end()
    return "".join([*pieces, text[last:]])


def spans(pattern: re.Pattern[str], text: str) -> list[tuple[int, int]]:
    return [found.span() for found in pattern.finditer(text)]


def is_in(place: int, kept: list[tuple[int, int]]) -> bool:
    return any(start <= place < end for start, end in kept)


@cache
def rule_pages() -> dict[str, str]:
    """The page that defines each rule."""
    return {
        rule: page.name
        for page in sorted((DOCS / "rules").glob("*.md"))
        for rule in DEFINITION.findall(page.read_text("utf-8"))
    }


def moved(link: str, source: Path, copy: Path, pages: Path) -> str:
    """Where a link of a page has to lead on the site."""
    path, mark, anchor = link.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return link
    target = (source.parent / path).resolve()
    if not target.exists() or not target.is_relative_to(ROOT):
        raise FileNotFoundError(link)
    if target.is_relative_to(DOCS):
        place = pages / target.relative_to(DOCS)
    elif target in MOVED or target in top_pages():
        place = pages / page_name(target)
    else:
        # Hidden files are not copied to the site.
        parts = [part.lstrip(".") for part in target.relative_to(ROOT).parts]
        place = pages.joinpath("files", *parts)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, place)
    return PurePosixPath(os.path.relpath(place, copy.parent)).as_posix() + mark + anchor


def unlisted(pages: Path) -> list[str]:
    """The pages that nobody would find by the menus."""
    config = tomllib.loads(CONFIG.read_text("utf-8"))
    listed = set(leaves(config["project"]["nav"]))
    found = {page.relative_to(pages).as_posix() for page in pages.rglob("*.md")}
    return sorted(found - listed)


def leaves(menu: Any) -> Iterator[str]:
    """The pages of a menu and of the menus in it."""
    if isinstance(menu, str):
        yield menu
        return
    for entry in menu.values() if isinstance(menu, dict) else menu:
        yield from leaves(entry)


def build() -> list[str]:
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(
        [*command, "--config-file", str(CONFIG)],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    says = done.stdout.strip()
    if done.returncode or re.search(r"\b(warning|error)\b", says, re.IGNORECASE):
        return [says, "zensical: the site has warnings"]
    return []


if __name__ == "__main__":
    sys.exit(main())
