"""How the pages of a book get their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marineris.text import Text
from marineris.text.bundle import kebab


def title(word: str) -> str:
    """A word as it stands alone, with a capital."""
    return word[:1].upper() + word[1:]


def named(text: Text, family: str, key: str, count: int | None = None) -> str:
    """A word of the game as a title."""
    return title(text.term(family, key, count))


def help_on(text: Text, rules: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Words with their explanation. `rules` has `family/key` and the number of the rule."""
    return {
        name: {
            "name": text.message(f"{message}.name"),
            "text": text.message(message),
            "rule": rule,
        }
        for name, rule in rules.items()
        for message in [f"help-{kebab(name.replace('/', '-'))}"]
    }
