"""Looks for the words that carry a rule in a text, language by language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.text.speech import untranslated

from marineris.text.cyrillic import cyrillic

Words = Mapping[str, tuple[str, ...]]
"""Pieces of text by language; Serbian ones hold in both scripts."""


def words_in(language: str, words: Words) -> list[str]:
    """The pieces of a language."""
    if language == "sr-Cyrl":
        return [cyrillic(word) for word in words["sr"]]
    if language not in words and untranslated(language):
        pytest.skip(f"{language} is not complete and has no words here yet")
    assert language in words, f"write the words of {language!r} into this test"
    return list(words[language])


def missing_in(language: str, said: str, words: Words) -> list[str]:
    """The pieces of its language that a text lacks. What is not translated may be English."""
    missing = [word for word in words_in(language, words) if word not in said]
    if missing and untranslated(language):
        return [word for word in missing if not is_english(said, words)]
    return missing


def is_english(said: str, words: Words) -> bool:
    return all(word in said for word in words["en"])


def says(language: str, said: str, words: Words) -> bool:
    """Whether a text has all the pieces of its language."""
    return not missing_in(language, said, words)


def assert_says(language: str, said: str, words: Words) -> None:
    """A text has all the pieces of its language."""
    missing = missing_in(language, said, words)
    assert not missing, f"{said!r} lacks {missing}"


def assert_silent(language: str, said: str, words: Words) -> None:
    """A text has none of the pieces of its language."""
    found = [word for word in words_in(language, words) if word in said]
    assert not found, f"{said!r} has {found}"


AT_LEAST: Words = {
    "en": ("at least",),
    "pl": ("co najmniej",),
    "uk": ("щонайменше",),
    "sr": ("bar ",),
}
