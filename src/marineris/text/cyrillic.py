"""Serbian in Cyrillic script, from the Latin that its messages are written in.

What is no Serbian word stays: one with a letter that Serbian lacks or with a digit (H2O),
addresses, options of commands, markup. The letters, and the words in which two letters that usually
are one sound are two (`injekcija`), stand in a file that the browser reads too.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final

_TOKEN: Final = re.compile(r"\w+://\S+|--[\w-]+|\$\w+|\[/?[a-z ]*\]|[^\W_]+")
"""Something that stays as a whole, or a word."""


def cyrillic(text: str) -> str:
    """A piece of Latin text in Cyrillic; a piece may begin and end in the middle of a word."""
    return _TOKEN.sub(lambda found: _word(found[0]), unicodedata.normalize("NFC", text))


def _word(word: str) -> str:
    letters, digraphs, apart = _alphabet()
    small = word.lower()
    if not all(letter in letters for letter in small):
        return word
    two = {small.index(stem) + at for stem, at in apart.items() if stem in small}
    written = []
    place = 0
    while place < len(word):
        pair = small[place : place + 2]
        length = 2 if pair in digraphs and place not in two else 1
        sign = digraphs[pair] if length == 2 else letters[small[place]]
        written.append(sign.upper() if word[place] != small[place] else sign)
        place += length
    return "".join(written)


@cache
def _alphabet() -> tuple[dict[str, str], dict[str, str], dict[str, int]]:
    """The letters, the pairs that are one letter, and where in which stems a pair is two."""
    file = files("marineris") / "i18n" / "cyrillic.json"
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    pairs = data["digraphs"]
    apart = {
        stem: next(at for at in range(len(stem)) if stem[at : at + 2] in pairs)
        for stem in data["apart"]
    }
    return data["letters"], pairs, apart
