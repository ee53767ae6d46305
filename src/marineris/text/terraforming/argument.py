"""The words of Terraforming Mars: what the indices in its records stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marineris.terraforming import count, cube, parameter, resource, tag, tile
from marineris.terraforming.card import CARDS
from marineris.terraforming.project import PROJECTS
from marineris.text.argument import field_arguments, seat_name
from marineris.text.voice import Argument, Voice, kebab


def card_word(name: str) -> str:
    """The word of a card's name."""
    return f"card-{kebab(name)}"


def cube_word(kind: int) -> str:
    """The word of a kind of resources on cards; any other number is any of them."""
    return f"cube-{cube.NAMES.get(kind, 'any')}"


def parameter_word(which: int) -> str:
    """The word of a global parameter."""
    return f"parameter-{parameter.NAMES[which]}"


def project_word(project: int) -> str:
    """The word of a standard project."""
    return f"project-{kebab(PROJECTS[project].id)}"


def resource_word(what: int) -> str:
    """The word of a standard resource."""
    return f"resource-{resource.NAMES[what]}"


def tag_word(which: int) -> str:
    """The word of a tag; no tag is any tag."""
    return f"tag-{tag.NAMES[which if which >= 0 else tag.ANY]}"


def tile_word(kind: int) -> str:
    """The word of a kind of tile."""
    return f"tile-{kebab(tile.NAMES[kind])}"


def _owner_word(whose: int) -> str:
    return {count.OWN: "own", count.OPPONENTS: "opponents"}.get(whose, "everyone")


# The fields that are indices, by their names: what they are called tells what they stand for.
WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    "also": resource_word,
    "gained": resource_word,
    "kind": cube_word,
    "lowered": resource_word,
    "parameter": parameter_word,
    "project": project_word,
    "raised": resource_word,
    "resource": resource_word,
    "spent": resource_word,
    "tag": tag_word,
    "tile": tile_word,
    "whose": _owner_word,
}


def arguments_of(record: Any) -> dict[str, Argument]:
    """The plain fields of a record as a message's arguments."""
    return field_arguments(record, WORDS)


def player_name(voice: Voice, seat: int, names: Sequence[str]) -> str:
    """A seat's name; without one, its number, counted from 1 as people do."""
    if seat == tile.NEUTRAL:
        return voice.message("seat-neutral")
    return seat_name(voice, seat, names)


def held_cube(card: int) -> int:
    """The kind of resources that a card holds; `cube.ANY` without a card."""
    return CARDS[card].holds or cube.ANY if 0 <= card < len(CARDS) else cube.ANY
