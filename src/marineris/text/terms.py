"""The words that sentences take with `TERM`: which there are, by family, and who may take which.

A family is the first part of a word's id (`resource-plants`). Two games may have words in the same
family; a sentence that only one game says is given only that game's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import marineris
from marineris.core.effect import Effect
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.price import DECKS
from marineris.mars2049.resource import NAMES as RESOURCES_2049
from marineris.mars2049.structure import NAMES as STRUCTURES
from marineris.mars2049.turn import FACES
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS, KINDS
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.expansion import EXPANSIONS
from marineris.terraforming.knowledge.scoring import SOURCES
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.text.bundle import kebab
from marineris.text.mars2049.game_text import Mars2049Text
from marineris.text.terraforming.game_text import TerraformingText

TERRAFORMING: Final = TerraformingText.game
MARS2049: Final = Mars2049Text.game

KEYS: Final[Mapping[str, Mapping[str, list[str]]]] = {
    TERRAFORMING: {
        "award": [award.id for each in MAPS.values() for award in each.awards],
        "board": list(MAPS),
        "card": [card.id for card in CARDS],
        "cube": [*cube.NAMES.values(), "any"],
        "game": list(marineris.GAMES),
        "global_event": [event.id for event in EVENTS],
        "kind": list(KINDS),
        "milestone": [one.id for each in MAPS.values() for one in each.milestones],
        "parameter": list(parameter.NAMES),
        "party": list(PARTIES),
        "project": [project.id for project in PROJECTS],
        "resource": list(resource.NAMES),
        "set": sorted({card.set for card in CARDS}),
        "source": [*SOURCES, *(one for each in EXPANSIONS for one in each.sources())],
        "space": [space.name for each in MAPS.values() for space in each.spaces if space.name],
        "tag": list(tag.NAMES),
        "tile": list(tile.NAMES),
    },
    MARS2049: {
        "deck": list(DECKS),
        "face": list(FACES),
        "game": list(marineris.GAMES),
        "mission": [mission.id for mission in MISSIONS],
        "resource": [*RESOURCES_2049, "road"],
        "source": ["h2o_station"],
        "structure": list(STRUCTURES[1:]),
    },
}
"""The keys of every family, by game."""

ARGUMENTS: Final[Mapping[str, Mapping[str, str]]] = {
    TERRAFORMING: {
        "also": "resource",
        "bonus": "resource",
        "gained": "resource",
        "kind": "cube",
        "lowered": "resource",
        "name": "space",
        "raised": "resource",
        "spent": "resource",
    },
    MARS2049: {
        "get": "resource",
        "give": "resource",
        "kind": "structure",
        "station": "structure",
    },
}
"""The family of an argument that is not named after it."""


def families() -> dict[str, list[str]]:
    """The keys of every family, of all games together."""
    found: dict[str, list[str]] = {}
    for of_game in KEYS.values():
        for family, keys in of_game.items():
            known = found.setdefault(family, [])
            known += [key for key in keys if key not in known]
    return found


def word_ids(family: str, games: Iterable[str] = tuple(KEYS)) -> set[str]:
    """The ids of a family's words that these games have."""
    return {f"{kebab(family)}-{kebab(key)}" for game in games for key in KEYS[game].get(family, [])}


def all_word_ids() -> set[str]:
    """The id of every word."""
    return {word for family in families() for word in word_ids(family)}


def words_for(argument: str, games: Iterable[str]) -> set[str]:
    """The words that an argument may stand for in a sentence of these games."""
    return {
        word
        for game in games
        for word in word_ids(ARGUMENTS[game].get(argument, argument), (game,))
    }


def effect_games() -> dict[str, set[str]]:
    """The games that have an effect, by its name as in the ids of messages."""
    found: dict[str, set[str]] = {}
    kinds: list[type] = list(Effect.__subclasses__())
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        game = kind.__module__.split(".")[1]
        if game in KEYS:
            found.setdefault(kebab(kind.__name__), set()).add(game)
    return found
