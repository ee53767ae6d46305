"""What the fields of a state and of its effects hold, so that saved games name things by their ids.

The order of the state's fields is that of a snapshot. An expansion declares the fields of its part
itself, and adds to `RECORD_FIELDS` what its effects hold that the base game does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marineris.core.schema import FRAMES, NUMBER, Kind, ListOf, Named, Places, Rows, Table
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import IDS
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.knowledge.sightings import FACT, PLAYED, REVEALED


def _cards(state: Any) -> Sequence[str]:
    return IDS


def _cubes(state: Any) -> Sequence[str]:
    return [{cube.NONE: "none", cube.ANY: "any"}.get(i) or cube.NAMES.get(i, "") for i in range(16)]


def _parameters(state: Any) -> Sequence[str]:
    return parameter.NAMES


def _projects(state: Any) -> Sequence[str]:
    return [project.id for project in PROJECTS]


def _resources(state: Any) -> Sequence[str]:
    return resource.NAMES


def _spaces(state: Any) -> Sequence[str]:
    return [space.number for space in state.map.spaces]


def _tags(state: Any) -> Sequence[str]:
    return tag.NAMES


def _tiles(state: Any) -> Sequence[str]:
    return tile.NAMES


def _milestones(state: Any) -> Sequence[str]:
    return [milestone.id for milestone in state.map.milestones]


def _awards(state: Any) -> Sequence[str]:
    return [award.id for award in state.map.awards]


CARD: Final = Named(_cards)
CUBE: Final = Named(_cubes)
PARAMETER: Final = Named(_parameters)
PROJECT: Final = Named(_projects)
RESOURCE: Final = Named(_resources)
SPACE: Final = Named(_spaces)
TAG: Final = Named(_tags)
TILE: Final = Named(_tiles)
PILES: Final = ListOf(CARD)
"""Cards for each seat."""
AMOUNTS: Final = Rows(Places(_resources))
"""An amount of each resource for each seat."""


class Journal(Kind):
    """What everybody saw: notes of `sightings`, in which a card stands beside the rest."""

    def write(self, state: Any, value: Any) -> Any:
        return [[self._note(entry) for entry in chunk] for chunk in value]

    def _note(self, entry: int) -> Any:
        if entry & 15 in (PLAYED, REVEALED):
            return [entry & (1 << FACT) - 1, IDS[entry >> FACT]]
        return entry

    def read(self, state: Any, data: Any) -> Any:
        return [[self._entry(state, note) for note in chunk] for chunk in data]

    def _entry(self, state: Any, note: Any) -> int:
        if isinstance(note, int):
            return note
        rest, card = note
        return int(rest) | CARD.index(state, card) << FACT


class Sightings(Kind):
    """What one seat saw itself: when, where, and which cards."""

    def write(self, state: Any, value: Any) -> Any:
        found: list[Any] = []
        place = 0
        while place < len(value):
            end = place + 3 + value[place + 2]
            cards = CARD.write(state, value[place + 3 : end])
            found.append([value[place], value[place + 1], cards])
            place = end
        return found

    def read(self, state: Any, data: Any) -> Any:
        found: list[int] = []
        for sighting in data:
            if isinstance(sighting, int):
                found.append(sighting)
            else:
                when, what, cards = sighting
                found += [when, what, len(cards), *CARD.read(state, cards)]
        return found


STATE_FIELDS: Final[dict[str, Kind]] = {
    "rng": NUMBER,
    "waiting": NUMBER,
    "generation": NUMBER,
    "first": NUMBER,
    "active": NUMBER,
    "passed": NUMBER,
    "raised": NUMBER,
    "owes_first_action": NUMBER,
    "has_ended": NUMBER,
    "reveals": NUMBER,
    "parameter": Places(_parameters),
    "tile": Places(_spaces, TILE, tile.NONE),
    "owner": Places(_spaces, NUMBER, tile.NOBODY),
    "claim": Places(_spaces, NUMBER, tile.NOBODY),
    "stock": AMOUNTS,
    "production": AMOUNTS,
    "rating": NUMBER,
    "hand": PILES,
    "tableau": PILES,
    "events": PILES,
    "cubes": Table(CARD, NUMBER),
    "site": Table(CARD, SPACE),
    "used": CARD,
    "deck": CARD,
    "discard": CARD,
    "corporations": PILES,
    "dealt": PILES,
    "chosen": PILES,
    "drafted": PILES,
    "heat_paid": NUMBER,
    "seen_discards": PILES,
    "journal": Journal(),
    "sightings": ListOf(Sightings()),
    "milestones": Places(_milestones, NUMBER, -1),
    "awards": Places(_awards, NUMBER, -1),
    "next_discount": NUMBER,
    "next_tolerance": NUMBER,
}
"""The truth of a state besides its stacks; all else can be derived from it."""

RECORD_FIELDS: Final[dict[str, Kind]] = {
    "RemoveCubesFrom.target": CARD,
    "accepts": RESOURCE,
    "also": RESOURCE,
    "frames": FRAMES,
    "gained": RESOURCE,
    "kind": CUBE,
    "kinds": CUBE,
    "lowered": RESOURCE,
    "parameter": PARAMETER,
    "project": PROJECT,
    "raised": RESOURCE,
    "resource": RESOURCE,
    "resources": RESOURCE,
    "spent": RESOURCE,
    "tag": TAG,
    "tags": TAG,
    "tile": TILE,
}
"""The fields of effects that stand for something: what they are called tells what."""
