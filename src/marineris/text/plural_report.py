"""Every message of a language that changes with a number, with numbers of all kinds: to be read.

What a message speaks of besides is filled in with samples: a word of the family, or its own name in
angle brackets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Final

from marineris.text.bundle import Argument, Bundle, bundle, sources_of
from marineris.text.check import games_of
from marineris.text.check.message import Message, Pattern, Sheets, read_sheets
from marineris.text.terms import all_word_ids, words_for

NUMBERS: Final = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25)
SAMPLES: Final[Mapping[str, str]] = {
    "card": "card-ants",
    "cube": "cube-microbe",
    "parameter": "parameter-oceans",
    "resource": "resource-plants",
    "structure": "structure-base",
    "tile": "tile-city",
}
"""Words that decline; of other families the first is taken."""
MOST_CHOICES: Final = 8
"""Ways to say one message; there are hardly more."""


def plural_sheet(language: str) -> str:
    """A block for each message, in the order of the files; a line for each word."""
    sheets = read_sheets(language, sources_of(language))
    speaker = bundle(language, True)
    words = all_word_ids()
    lines: list[str] = []
    for file, ids in sheets.files.items():
        found = [line for name in ids for line in _lines(sheets, name, speaker, words)]
        if found:
            lines += [f"## {file}", "", *found, ""]
    return "\n".join(lines)


def _lines(sheets: Sheets, name: str, speaker: Bundle, words: set[str]) -> Iterator[str]:
    message = sheets.messages[name]
    for attribute, part in message.patterns.items():
        pattern = _whole(sheets, part)
        if not pattern.numbers:
            continue
        full = f"{name}.{attribute}" if attribute else name
        if name in words:
            forms = [f"{one} {speaker.message(full, count=one)}" for one in NUMBERS]
            yield f"{full}: {' · '.join(forms)}"
            continue
        for given in _ways(message, pattern):
            chosen = ", ".join(f"{key} {given[key]}" for key in pattern.choices if key in given)
            yield f"{full} ({chosen})" if chosen else full
            for one in NUMBERS:
                numbers = dict.fromkeys(pattern.numbers, one)
                said = speaker.message(full, **{**given, **numbers}).replace("\n", " ")
                yield f"    {one}: {said}"


def _whole(sheets: Sheets, pattern: Pattern) -> Pattern:
    """A pattern with those of the messages that it refers to."""
    parts = [pattern]
    for reference in pattern.references:
        name, _, attribute = reference.partition(".")
        parts.append(_whole(sheets, sheets.messages[name].patterns[attribute]))
    return Pattern(
        arguments={name for part in parts for name in part.arguments},
        asks=[ask for part in parts for ask in part.asks],
        numbers={name for part in parts for name in part.numbers},
        choices={name: keys for part in reversed(parts) for name, keys in part.choices.items()},
    )


def _ways(message: Message, pattern: Pattern) -> Iterator[dict[str, Argument]]:
    """What to fill in besides numbers, for each of the ways to choose."""
    given: dict[str, Argument] = {name: f"<{name}>" for name in pattern.arguments}
    for ask in pattern.asks:
        if ask.word.startswith("$"):
            known = words_for(ask.word[1:], games_of(message.id))
            sample = SAMPLES.get(ask.word[1:], "")
            given[ask.word[1:]] = sample if sample in known else min(known)
    choices = {name: keys for name, keys in pattern.choices.items() if name not in pattern.numbers}
    for chosen in islice(product(*choices.values()), MOST_CHOICES):
        # Where one of the keys stands for all else, the sample will do.
        picked = {
            name: key
            for name, key in zip(choices, chosen, strict=True)
            if not (key == "other" and str(given[name]).partition("-")[2])
        }
        yield {**given, **picked}
