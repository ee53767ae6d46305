"""The words of Mars 2049: what the indices in its records stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marineris.mars2049 import resource, structure
from marineris.mars2049.board import name_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.effect.attack import LEAST_STATIONS
from marineris.mars2049.price import DECKS
from marineris.text.argument import field_arguments
from marineris.text.dialect import Speaker
from marineris.text.voice import Argument, Voice, kebab


def mission_word(name: str) -> str:
    """The word of a mission's name."""
    return f"mission-{kebab(name)}"


def deck_word(deck: int) -> str:
    """The word of a deck of missions."""
    return f"deck-{DECKS[deck]}"


def resource_word(what: int) -> str:
    """The word of a resource, or of a road card where one may be taken instead."""
    return f"resource-{(*resource.NAMES, 'road')[what]}"


def structure_word(kind: int) -> str:
    """The word of a kind of structure."""
    return f"structure-{kebab(structure.NAMES[kind])}"


# The fields that are indices, by their names: what they are called tells what they stand for.
WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    "get": resource_word,
    "give": resource_word,
    "kind": structure_word,
    "mission": lambda mission: mission_word(MISSIONS[mission].id),
    "point": name_of,
    "resource": resource_word,
    "ring": lambda ring: ring + 1,  # people count parallels from 1
    "to": name_of,
}

PLAYERS: Final = ("proposer", "victim")
"""The fields that are seats."""


def arguments_of(speaker: Speaker, record: Any) -> dict[str, Argument]:
    """The plain fields of a record as a message's arguments, and the figures of the rules."""
    found = field_arguments(record, WORDS)
    for key in PLAYERS:
        if key in found:
            found[key] = speaker.player(getattr(record, key))
    found["least"] = LEAST_STATIONS
    return found


def amounts(voice: Voice, name: str, of_each: Sequence[int]) -> str:
    """Amounts of the three resources as a list made of a message; what is zero is left out."""
    return voice.all_of(
        [
            voice.message(name, resource=resource_word(what), amount=amount)
            for what, amount in enumerate(of_each)
            if amount
        ]
    )
