"""The blocks of code in the documentation, read as the documentation site reads them."""

from __future__ import annotations

import html
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import markdown

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    *(page.relative_to(ROOT).as_posix() for page in sorted(ROOT.glob("docs/**/*.md"))),
    "examples/README.md",
)
PROGRAMS = ("make", "marineris", "python", "python3")
"""What a command of ours begins with, wherever it lies."""


class Block(NamedTuple):
    """One block of code, and where it stands."""

    page: str
    language: str
    text: str

    @property
    def first(self) -> str:
        return self.text.splitlines()[0]

    @property
    def is_doctest(self) -> bool:
        return any(line.startswith(">>> ") for line in self.text.splitlines())

    def commands(self) -> list[list[str]]:
        """Its lines as words, if each is a command of ours; else nothing."""
        lines = self.text.replace("\\\n", " ").splitlines()
        try:
            found = [shlex.split(line.removeprefix("$ "), comments=True) for line in lines]
        except ValueError:
            return []  # text with an apostrophe
        found = [words for words in found if words]
        return found if all(Path(words[0]).name in PROGRAMS for words in found) else []


def blocks(page: str, text: str) -> Iterator[Block]:
    """The blocks of a page: between fences, or indented."""
    made = markdown.markdown(
        text,
        extensions=["pymdownx.superfences", "pymdownx.highlight"],
        extension_configs={"pymdownx.highlight": {"use_pygments": False}},
    )
    for attributes, inside in re.findall(r"<pre([^>]*)>(.*?)</pre>", made, re.DOTALL):
        code = html.unescape(re.sub(r"<[^>]+>", "", inside)).strip("\n")
        language = re.search(r"language-(\w+)", attributes + inside.partition(">")[0])
        if code:
            yield Block(page, language[1] if language else "", code)


def all_blocks() -> list[Block]:
    return [
        block for page in PAGES for block in blocks(page, (ROOT / page).read_text(encoding="utf-8"))
    ]
