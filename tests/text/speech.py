"""What tests of all languages share: texts without English behind them, and soundness."""

from __future__ import annotations

import re
from functools import cache

import pytest

from marineris.text import Text, languages

LANGUAGES = languages()
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25)
"""Numbers of every kind that a language may tell apart."""

each_language = pytest.mark.parametrize("language", LANGUAGES)

UNSOUND = re.compile(
    r"[{}_$⟦⟧]|None|\?\?\?|  | [.,;:)]|\.\.|,,|\( |^\s|\s$|TERM|resource-|tile-|cube-"
)
"""What no finished text has: holes, ids, stray spaces and stops."""

_BEFORE_THE_FIRST_WORD = '“„«"('


@cache
def spoken(language: str, game: str = "terraforming") -> Text:
    """The texts of a language alone: what it lacks is an error, not English."""
    return Text(language, game, is_strict=True)


def assert_sound(said: str) -> None:
    """There is nothing wrong with a text that could be seen without knowing the language."""
    assert said
    assert not UNSOUND.search(said), said


def assert_begins_well(said: str) -> None:
    """With a capital, or with a number."""
    first = said.lstrip(_BEFORE_THE_FIRST_WORD)[:1]
    assert first.isupper() or first.isdigit() or first in "−+", said


def assert_sentence(said: str) -> None:
    """A whole sentence, or several."""
    assert_sound(said)
    assert_begins_well(said)
    assert said.endswith((".", "?", "!")), said
