"""The words of Mars 2049: what the indices in its records stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marineris.core.schema import Kind
from marineris.mars2049 import resource, schema, structure
from marineris.mars2049.board import name_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.effect.attack import LEAST_STATIONS
from marineris.mars2049.price import DECKS
from marineris.text.arguments import field_arguments
from marineris.text.bundle import Argument, Bundle, kebab
from marineris.text.game_text import Speaker


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


_WORDS_OF_KINDS: Final[dict[Kind, Callable[[int], Argument]]] = {
    schema.MISSION: lambda mission: mission_word(MISSIONS[mission].id),
    schema.POINT: name_of,
    schema.RESOURCE: resource_word,
    schema.STRUCTURE: structure_word,
}

WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    field: _WORDS_OF_KINDS[kind]
    for field, kind in schema.RECORD_FIELDS.items()
    if kind in _WORDS_OF_KINDS
}
"""The words of the fields that are indices, by the fields' names."""
WORDS["ring"] = lambda ring: ring + 1  # people count parallels from 1

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


def amounts(bundle: Bundle, name: str, of_each: Sequence[int]) -> str:
    """Amounts of the three resources as a list made of a message; what is zero is left out."""
    return bundle.all_of(
        [
            bundle.message(name, resource=resource_word(what), amount=amount)
            for what, amount in enumerate(of_each)
            if amount
        ]
    )
