"""Why a move is not legal, in a sentence with the figures that were compared."""

from __future__ import annotations

from collections.abc import Mapping

from marineris.core.reason import Reason
from marineris.text.bundle import Argument, Bundle, MissingArgument
from marineris.text.fact import arguments_from
from marineris.text.game_text import Speaker


def reason_sentence(speaker: Speaker, reason: Reason) -> str:
    """A reason with the number of its rule."""
    game_text = speaker.game_text
    arguments = arguments_from(speaker, reason.facts, game_text.reason_facts)
    arguments = {**game_text.reason_defaults(arguments), **arguments}
    said = filled_or_short(speaker.bundle, speaker.id_of("reason", reason.code), arguments)
    if not reason.rule:
        return said
    return speaker.bundle.message("reason-with-rule", reason=said, rule=reason.rule)


def filled_or_short(bundle: Bundle, name: str, arguments: Mapping[str, Argument]) -> str:
    """A message, or its `.short` if the facts it speaks of are not known."""
    try:
        return bundle.message(name, **arguments)
    except MissingArgument:
        if not bundle.has(f"{name}.short"):
            raise
        return bundle.message(f"{name}.short", **arguments)
