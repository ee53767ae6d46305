"""Errors in the person's words: from an error's code and its facts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from marineris.core.error import BadRecord, MarinerisError, UnknownMove
from marineris.core.reason import Reason
from marineris.text.bundle import Argument, TextError, shortened
from marineris.text.game_text import Speaker
from marineris.text.question import move_phrase
from marineris.text.reason import filled_or_short, reason_sentence

LONGEST: Final = 300
"""Characters of what somebody else wrote that are shown."""
MOST: Final = 40
"""Items of a list that are shown."""
END: Final = re.compile(r"\.( \([^()]*\))?$")
"""The full stop of a sentence, before its rule; as a part of another sentence it has none."""
NUMBERS: Final = ("count", "fewest", "last", "line", "most", "number")
"""The facts that messages may count by; other numbers are shown as they were given."""

ALTERNATIVES: Final = ("near", "choices")
"""The facts that list things of which one is meant."""


def error_sentence(speaker: Speaker, error: MarinerisError) -> str:
    """What went wrong. Where the facts say too little, the error's own English is quoted."""
    bundle = speaker.bundle
    name = f"error-{error.code}"
    if not bundle.has(name):
        name = "error-error"
    facts = error.facts
    arguments = _arguments(speaker, error)
    arguments["detail"] = error_detail(speaker, error)
    if "wanted" in facts:
        arguments["right"] = _right(speaker, str(facts["wanted"]), facts.get("choices"), arguments)
    if "reasons" in facts and "move" in facts:
        arguments["move"] = _move(speaker, str(facts["move"]))
    for variant in ("near", "last") if isinstance(error, UnknownMove) else ("near",):
        if facts.get(variant) and bundle.has(f"{name}.{variant}"):
            return filled_or_short(bundle, f"{name}.{variant}", arguments)
    return filled_or_short(bundle, name, arguments)


def error_detail(speaker: Speaker, error: MarinerisError) -> str:
    """What is wrong in particular, as a clause; the error's own English where it has no words."""
    bundle = speaker.bundle
    name = f"fault-{error.facts.get('fault')}"
    try:
        said = bundle.message(name, **_arguments(speaker, error))
    except TextError:
        return _shown(str(error.facts.get("detail", error)).rstrip("."))
    if isinstance(error, BadRecord) and error.line:
        return bundle.message("fault-at-line", line=error.line, fault=said)
    return said


def _arguments(speaker: Speaker, error: MarinerisError) -> dict[str, Argument]:
    """The facts of an error as arguments of a message."""
    bundle = speaker.bundle
    arguments: dict[str, Argument] = {}
    for key, value in error.facts.items():
        if key == "reasons":
            arguments[key] = _reasons(speaker, value)
        elif isinstance(value, MarinerisError):
            arguments[key] = END.sub(r"\1", error_sentence(speaker, value))
        elif isinstance(value, (list, tuple)):
            quoted = [bundle.message("quoted", name=_shown(str(one))) for one in value[:MOST]]
            if len(value) > MOST:
                quoted.append("…")
            arguments[key] = bundle.one_of(quoted) if key in ALTERNATIVES else bundle.all_of(quoted)
        elif key in NUMBERS and isinstance(value, int):
            arguments[key] = value
        else:
            arguments[key] = _shown(str(value))
    return arguments


def _right(
    speaker: Speaker, wanted: str, choices: object, arguments: dict[str, Argument]
) -> Argument:
    """What an option should be."""
    bundle = speaker.bundle
    if isinstance(choices, (list, tuple)):
        return bundle.one_of([bundle.message("quoted", name=str(one)) for one in choices])
    try:
        return bundle.message(f"right-{wanted}", **arguments)
    except TextError:
        return arguments.get("right", "")


def _shown(text: str) -> str:
    return shortened(text, LONGEST)


def _reasons(speaker: Speaker, reasons: object) -> str:
    if not isinstance(reasons, Iterable):
        return ""
    return " ".join(
        reason_sentence(speaker, reason) for reason in reasons if isinstance(reason, Reason)
    )


def _move(speaker: Speaker, name: str) -> str:
    """What the move would have been; a move of another game keeps its name."""
    try:
        return move_phrase(speaker, name)
    except (TextError, ValueError):
        return _shown(name)
