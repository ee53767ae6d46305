"""Puts a book together: the moves with their labels, and the pages of the game."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from marineris import __version__, rules_of
from marineris.gamedata import mars2049, terraforming, turmoil
from marineris.text import Text

Pages = Callable[[Text], dict[str, Any]]

PAGES: Final[dict[str, tuple[Pages, ...]]] = {
    "terraforming": (terraforming.pages, turmoil.pages),
    "mars2049": (mars2049.pages,),
}
"""What each game and its expansions put into its book."""
UNSAID: Final = ("choose", "seat")
"""Families whose moves mean nothing without a decision, or without the players' names."""


@cache
def book_version(game: str) -> str:
    """What changes when a client that kept the book would misread a number."""
    rules = rules_of(game)
    moves = zlib.crc32("\n".join(rules.catalogue.names).encode())
    return f"{__version__}-{rules.version}-{moves:08x}"


@cache
def book(game: str, language: str) -> dict[str, Any]:
    """The book of a game. Callers share one copy and must not change it.

    Raises `UnknownGame` or `TextError`.
    """
    rules = rules_of(game)
    text = Text(language, game)
    names = rules.catalogue.names
    found: dict[str, Any] = {
        "game": game,
        "version": book_version(game),
        "language": language,
        "title": text.game_name(),
        "moves": names,
        "labels": [None if name.split()[0] in UNSAID else text.move(name) for name in names],
    }
    for pages in PAGES[game]:
        for name, page in pages(text).items():
            found[name] = {**found[name], **page} if name in found else page
    return found
