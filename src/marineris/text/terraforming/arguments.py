"""The words of Terraforming Mars: what the indices in its records stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marineris.core.schema import Kind
from marineris.terraforming import schema
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.vocabulary import count
from marineris.text.arguments import field_arguments, seat_name
from marineris.text.bundle import Argument, Bundle, kebab


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


_WORDS_OF_KINDS: Final[dict[Kind, Callable[[int], Argument]]] = {
    schema.CUBE: cube_word,
    schema.PARAMETER: parameter_word,
    schema.PROJECT: project_word,
    schema.RESOURCE: resource_word,
    schema.TAG: tag_word,
    schema.TILE: tile_word,
}

WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    field: _WORDS_OF_KINDS[kind]
    for field, kind in schema.RECORD_FIELDS.items()
    if kind in _WORDS_OF_KINDS
}
"""The words of the fields that are indices, by the fields' names."""
WORDS["whose"] = _owner_word


def arguments_of(record: Any) -> dict[str, Argument]:
    """The plain fields of a record as a message's arguments."""
    return field_arguments(record, WORDS)


def player_name(bundle: Bundle, seat: int, names: Sequence[str]) -> str:
    """A seat's name; without one, its number, counted from 1 as people do."""
    if seat == tile.NEUTRAL:
        return bundle.message("seat-neutral")
    return seat_name(bundle, seat, names)


def held_cube(card: int) -> int:
    """The kind of resources that a card holds; `cube.ANY` without a card."""
    return CARDS[card].holds or cube.ANY if 0 <= card < len(CARDS) else cube.ANY
