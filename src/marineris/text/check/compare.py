"""Finds what is wrong with a language's messages: by themselves, and compared with English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from babel import Locale

from marineris.text.check.fault import Fault
from marineris.text.check.message import Ask, Message, Pattern, Sheets
from marineris.text.terms import all_word_ids, words_for

FUNCTIONS: Final = frozenset({"DATETIME", "NUMBER", "TERM"})
BROWSER_FUNCTIONS: Final = frozenset({"DATETIME", "NUMBER"})
"""In the files that only the browser reads, which has no `TERM`."""
BROWSER: Final = "web"
"""How the names of those files begin."""
COUNT: Final = "count"
"""What a word may speak of, whether English does or not."""

GamesOf = Callable[[str], Iterable[str]]
"""The games that say a message."""


def full_name(message: str, attribute: str) -> str:
    """The name of a message's value or of its attribute."""
    return f"{message}.{attribute}" if attribute else message


def all_patterns(sheets: Sheets) -> Iterator[tuple[Message, str, Pattern]]:
    """Every message and attribute."""
    for message in sheets.messages.values():
        for attribute, pattern in message.patterns.items():
            yield message, attribute, pattern


def faults_within(
    sheets: Sheets, games_of: GamesOf, english: Sheets | None = None
) -> Iterator[Fault]:
    """What is wrong with a language's messages by themselves.

    A word that only English has stands in for the language's own, so it is not wrong to use it.
    """
    language = sheets.language
    for file, begins in sheets.junk:
        yield Fault(language, file, "junk", begins)
    for message in sheets.twice:
        yield Fault(language, message.file, "twice", message.id)
    kinds_of_numbers = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for message, attribute, pattern in all_patterns(sheets):
        name = full_name(message.id, attribute)
        allowed = BROWSER_FUNCTIONS if message.file.startswith(BROWSER) else FUNCTIONS
        for function in pattern.functions - allowed:
            yield Fault(language, message.file, "function", name, function)
        for reference in pattern.references:
            if not _exists(sheets, reference):
                yield Fault(language, message.file, "reference", name, reference)
        for kind in pattern.plurals - kinds_of_numbers:
            yield Fault(language, message.file, "plural", name, kind)
        for ask in pattern.asks:
            for fault in _faults_of_ask(sheets, message, name, ask, games_of):
                if fault.kind != "word" or english is None or ask.word not in english.messages:
                    yield fault


def _exists(sheets: Sheets, name: str) -> bool:
    found, _, attribute = name.partition(".")
    message = sheets.messages.get(found)
    return message is not None and attribute in message.patterns


def _faults_of_ask(
    sheets: Sheets, message: Message, name: str, ask: Ask, games_of: GamesOf
) -> Iterator[Fault]:
    """Every word that a sentence may take has the form that it takes."""
    words = {ask.word}
    if ask.word.startswith("$"):
        words = words_for(ask.word[1:], games_of(message.id))
    if not words or not ask.word:
        yield Fault(sheets.language, message.file, "word", name, ask.word)
    for word in sorted(words):
        found = sheets.messages.get(word)
        if found is None and not ask.word.startswith("$"):
            yield Fault(sheets.language, message.file, "word", name, word)
        if found is not None and ask.form and ask.form not in found.patterns:
            yield Fault(sheets.language, found.file, "form", f"{word}.{ask.form}", name)


def faults_against(english: Sheets, other: Sheets) -> Iterator[Fault]:
    """What another language's messages lack, or have too much, beside those of English."""
    words = all_word_ids()
    for file, ids in english.files.items():
        if file not in other.files and not any(name in other.messages for name in ids):
            yield Fault(other.language, file, "no-file", file, str(len(ids)))
            continue
        for name in ids:
            yield from _faults_beside(english.messages[name], other, name in words)
    for name, message in other.messages.items():
        if name not in english.messages:
            yield Fault(other.language, message.file, "unknown", name)


def _faults_beside(wanted: Message, other: Sheets, is_word: bool) -> Iterator[Fault]:
    found = other.messages.get(wanted.id)
    if found is None:
        yield Fault(other.language, wanted.file, "missing", wanted.id)
        return
    if found.file != wanted.file:
        yield Fault(other.language, found.file, "misplaced", wanted.id, wanted.file)
    free = {COUNT} if is_word else set()
    for attribute in wanted.patterns:
        # Another language's words have forms of their own.
        if attribute not in found.patterns and not (is_word and attribute):
            name = full_name(wanted.id, attribute)
            yield Fault(other.language, found.file, "missing", name)
    for attribute, pattern in found.patterns.items():
        name = full_name(wanted.id, attribute)
        beside = wanted.patterns.get(attribute)
        if beside is None and not is_word:
            yield Fault(other.language, found.file, "unknown", name)
            continue
        due = set() if beside is None else beside.arguments
        for argument in sorted(due - pattern.arguments - free):
            yield Fault(other.language, found.file, "argument-missing", name, argument)
        for argument in sorted(pattern.arguments - due - free):
            yield Fault(other.language, found.file, "argument-unknown", name, argument)
