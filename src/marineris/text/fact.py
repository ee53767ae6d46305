"""The facts of reasons and events as arguments of messages: what all games have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marineris.text.bundle import Argument, MissingArgument, kebab
from marineris.text.game_text import Fact, Speaker


def arguments_from(
    speaker: Speaker, facts: Mapping[str, Any], known: Mapping[str, Fact]
) -> dict[str, Argument]:
    """All facts as arguments; those that nobody explains stay the numbers and words they are."""
    found: dict[str, Argument] = {}
    for key, value in facts.items():
        found.update(known.get(key, plain)(speaker, key, value))
    return found


def plain(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """A number or a string as it is."""
    return {key: value} if isinstance(value, (int, str)) else {}


def word(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """The id of a word of the family that the fact is named after."""
    return {key: f"{key}-{kebab(value)}"}


def change(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """An amount that something went up or down."""
    amount = int(value)
    direction = "down" if amount < 0 else "up"
    return {"amount": abs(amount), "steps": abs(amount), "direction": direction}


def player(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """The player that is spoken of."""
    return {"player": speaker.player(value)}


def other_player(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """Another player, by what that one is to the first."""
    return {key: speaker.player(value)}


def players(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """Several players as a list, with their number."""
    if not value:
        return {}
    listed = [speaker.player(seat) for seat in value]
    return {"players": speaker.bundle.all_of(listed), "count": len(listed)}


def question(speaker: Speaker, key: str, value: Any) -> dict[str, Argument]:
    """A question in a few words."""
    try:
        return {key: speaker.bundle.message(f"{speaker.id_of('question', value)}.short")}
    except MissingArgument:
        return {}
