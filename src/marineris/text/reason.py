"""Why a move is not legal, in a sentence with the figures that were compared."""

from __future__ import annotations

from collections.abc import Mapping

from marineris.core.reason import Reason
from marineris.text.dialect import Speaker
from marineris.text.fact import arguments_from
from marineris.text.voice import Argument, MissingArgument, Voice


def reason_sentence(speaker: Speaker, reason: Reason) -> str:
    """A reason with the number of its rule."""
    dialect = speaker.dialect
    arguments = arguments_from(speaker, reason.facts, dialect.reason_facts)
    arguments = {**dialect.reason_defaults(arguments), **arguments}
    said = filled_or_short(speaker.voice, speaker.id_of("reason", reason.code), arguments)
    if not reason.rule:
        return said
    return speaker.voice.message("reason-with-rule", reason=said, rule=reason.rule)


def filled_or_short(voice: Voice, name: str, arguments: Mapping[str, Argument]) -> str:
    """A message, or its `.short` if the facts it speaks of are not known."""
    try:
        return voice.message(name, **arguments)
    except MissingArgument:
        if not voice.has(f"{name}.short"):
            raise
        return voice.message(f"{name}.short", **arguments)
