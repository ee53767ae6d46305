"""What tests of all languages share: texts without English behind them, and soundness.

A language that lacks translations has English behind it here too, so that a contributor need not
know it. `test_check.py` lists what is missing as a warning; a release refuses it.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from marineris.text import Text, languages
from marineris.text.bundle import Bundle, bundle, written_language
from marineris.text.check import check

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
    """The texts of a language alone, if it is complete: what it lacks is an error then."""
    return Text(language, game, is_strict=not untranslated(language))


def own_bundle(language: str) -> Bundle:
    """The messages of a language alone, if it is complete."""
    return bundle(language, not untranslated(language))


@cache
def untranslated(language: str) -> frozenset[str]:
    """The messages that a language lacks; those of a file that is not there have its name."""
    checked = check(written_language(language))
    return frozenset(fault.name for fault in checked.untranslated)


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
