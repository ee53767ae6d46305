"""Why a move is not legal, in a sentence with the figures that were compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from marineris.core.reason import Reason
from marineris.terraforming import cube
from marineris.text.argument import card_word, cube_word, player_name
from marineris.text.voice import Argument, MissingArgument, Voice, kebab

Names = Sequence[str]


def reason_sentence(voice: Voice, reason: Reason, names: Names = ()) -> str:
    """A reason with the number of its rule."""
    said = filled_or_short(voice, f"reason-{reason.code}", _arguments(voice, reason.facts, names))
    if not reason.rule:
        return said
    return voice.message("reason-with-rule", reason=said, rule=reason.rule)


def filled_or_short(voice: Voice, name: str, arguments: Mapping[str, Argument]) -> str:
    """A message, or its `.short` if the facts it speaks of are not known."""
    try:
        return voice.message(name, **arguments)
    except MissingArgument:
        if not voice.has(f"{name}.short"):
            raise
        return voice.message(f"{name}.short", **arguments)


def _arguments(voice: Voice, facts: Mapping[str, object], names: Names) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for key, value in facts.items():
        found.update(FACTS.get(key, _plain)(voice, key, value, names))
    found.setdefault("cube", cube_word(cube.ANY))
    if "need" in found:
        found["steps"] = found["need"]
    return found


Fact = Callable[[Voice, str, Any, Names], dict[str, Argument]]


def _plain(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    return {key: value}


def _word(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    return {key: f"{key}-{kebab(value)}"}


def _card(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    return {key: card_word(value)}


def _player(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    return {"player": player_name(voice, value, names)}


def _players(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    if not value:
        return {}
    listed = [player_name(voice, seat, names) for seat in value]
    return {"players": voice.all_of(listed), "count": len(listed)}


def _question(voice: Voice, key: str, value: Any, names: Names) -> dict[str, Argument]:
    name = f"question-{kebab(value)}.short"
    try:
        return {key: voice.message(name)}
    except MissingArgument:
        return {}


# How a fact becomes an argument, by its name; a number stays one.
FACTS: Final[dict[str, Fact]] = {
    "card": _card,
    "cube": _word,
    "parameter": _word,
    "question": _question,
    "resource": _word,
    "seat": _player,
    "tag": _word,
    "target": _player,
    "tile": _word,
    "to_act": _players,
}
