"""The language of the command line: the one asked for, else that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from rich.markup import escape

from marineris.text import Text, languages
from marineris.text.negotiation import nearest_language

FALLBACK: Final = "en"
VARIABLES: Final = ("MARINERIS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def surrounding_language() -> str:
    """The first language that the environment asks for and that has texts."""
    known = languages()
    for variable in VARIABLES:
        found = nearest_language(os.environ.get(variable, ""), known)
        if found is not None:
            return found
    return FALLBACK


class _Current:
    """The texts of the command that is running; `--language` changes them."""

    def __init__(self) -> None:
        self.text = Text(surrounding_language())


_current: Final = _Current()
_help: Final = _current.text


def current_text() -> Text:
    """The texts to speak with."""
    return _current.text


def text_of(game: str, options: Mapping[str, Any] | None = None) -> Text:
    """The texts of a game, or of a table with these options, in the language that is spoken."""
    found = Text(_current.text.language, game)
    return found if options is None else found.of_table(options)


def speak(language: str | None) -> Text:
    """Use a language from now on; None: that of the environment."""
    _current.text = Text(language if language is not None else surrounding_language())
    return _current.text


def help_text(name: str, **facts: str) -> str:
    """A text of `--help`, which is written before any option is read."""
    return _help.message(f"cli-help-{name}", **facts)


def help_examples(name: str) -> str:
    """The examples at the end of a help page: commands in bold, each with what it does."""
    lines = [line.partition(" | ") for line in help_text(f"{name}-examples").splitlines()]
    shown = [f"[bold]{escape(command)}[/]  {does}" for command, _, does in lines]
    return "\n\n".join([f"[dim]{help_text('examples')}[/]", *shown])
