"""Errors in the person's words: from an error's code and its facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from marineris.core.error import MarinerisError, UnknownMove
from marineris.core.reason import Reason
from marineris.text.dialect import Speaker
from marineris.text.question import move_phrase
from marineris.text.reason import filled_or_short, reason_sentence
from marineris.text.voice import Argument, TextError

LONGEST: Final = 300
"""Characters of what somebody else wrote that are shown."""


def error_sentence(speaker: Speaker, error: MarinerisError) -> str:
    """What went wrong. Where the facts say too little, the error's own English is quoted."""
    voice = speaker.voice
    name = f"error-{error.code}"
    if not voice.has(name):
        name = "error-error"
    facts = error.facts
    arguments: dict[str, Argument] = {"detail": _shown(str(error).rstrip("."))}
    for key, value in facts.items():
        if key == "reasons":
            arguments[key] = _reasons(speaker, value)
        elif isinstance(value, (list, tuple)):
            quoted = [voice.message("quoted", name=_shown(str(one))) for one in value]
            arguments[key] = voice.one_of(quoted) if key == "near" else voice.all_of(quoted)
        elif key == "line" and isinstance(value, int):
            arguments[key] = value
        else:
            arguments[key] = _shown(str(value))
    if "reasons" in facts and "move" in facts:
        arguments["move"] = _move(speaker, str(facts["move"]))
    for variant in ("near", "last") if isinstance(error, UnknownMove) else ("near",):
        if facts.get(variant) and voice.has(f"{name}.{variant}"):
            return filled_or_short(voice, f"{name}.{variant}", arguments)
    return filled_or_short(voice, name, arguments)


def _shown(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


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
