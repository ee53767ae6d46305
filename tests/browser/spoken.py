"""Which language a page speaks: its words, held against the messages of two languages.

`words_on(page)` gives every text that a person can read or hear; `left_behind(texts, of, to)` those
of them that belong to one language and not to the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from fluent.runtime import FluentResource
from playwright.sync_api import Page

from marineris.text.bundle import sources_of, written_language
from marineris.text.derived_script import DERIVED, change_text

WORDS_ON: Final = """() => {
    const found = new Set();
    const isShown = (one) => one.checkVisibility({ checkVisibilityCSS: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const owner = walker.currentNode.parentElement;
        if (owner.closest('script, style, noscript, option[lang]')) continue;
        if (isShown(owner.closest('select') ?? owner)) found.add(walker.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (isShown(one)) found.add(one.getAttribute(name));
    const texts = [...found].map((one) => one.replace(/\\s+/g, ' ').trim());
    return texts.filter((one) => /\\p{L}/u.test(one));
}"""
"""Languages in a list of languages are called by their own names."""

_LETTERS: Final = re.compile(r"[^\W\d_]")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_LITERAL: Final = re.compile(r'\{\s*"([^"{}]*[^\W\d_][^"{}]*)"\s*\}')
"""Names that keep their letters in another script."""
ALIKE: Final = frozenset({"Ana", "Bo", "Marineris", "M€", "°C"})
"""What people and we are called, and units, are the same in all languages."""
PHRASE: Final = 9
"""Letters from which on a piece of a message is looked for within other text."""


def words_on(page: Page) -> list[str]:
    """All texts with letters that are on a page, also those which are only heard."""
    return list(page.evaluate(WORDS_ON))


@cache
def pieces(language: str) -> frozenset[str]:
    """The plain text of all messages, between what is filled in, and literal names."""
    change = DERIVED[language].change if language in DERIVED else str
    found: set[str] = set()

    def note(piece: str) -> str:
        text = re.sub(r"\s+", " ", change(piece)).strip()
        if _LETTERS.search(text):
            found.add(text)
        return piece

    for source in sources_of(written_language(language)).values():
        change_text(FluentResource(source), note)
        found.update(_LITERAL.findall(source))
    return frozenset(found)


@cache
def _only(of: str, to: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """What only one of two languages says: all pieces, and those long enough to be a phrase."""
    everything = "\n".join(pieces(to))
    found = [one for one in pieces(of) if one not in everything]
    phrases = [one for one in found if " " in one and len(_LETTERS.findall(one)) >= PHRASE]
    return frozenset(found), tuple(phrases)


def left_behind(texts: Iterable[str], of: str, to: str) -> list[str]:
    """Texts in one language on a page that speaks another."""
    whole, phrases = _only(of, to)
    together = "\n".join(one for one in texts if one not in ALIKE)
    found = [one for one in together.split("\n") if one in whole]
    return found + [one for one in phrases if one in together]


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language's messages."""
    words = {word.lower() for piece in pieces(language) for word in _WORD.findall(piece)}
    return frozenset(words | {name.lower() for name in ALIKE})


def is_foreign(text: str, language: str) -> bool:
    """Whether a text has a word that no message of a language has."""
    return any(word.lower() not in vocabulary(language) for word in _WORD.findall(text))
