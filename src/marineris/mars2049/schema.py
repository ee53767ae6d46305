"""What the fields of a state and of its effects hold, so that saved games name things by their ids.

The order of the state's fields is that of a snapshot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marineris.core.schema import NUMBER, Kind, ListOf, Named, Places, Rows, Table
from marineris.mars2049 import board, move, resource, structure
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.resource import TOKENS
from marineris.mars2049.sightings import COPIES


def _missions(state: Any) -> Sequence[str]:
    return [mission.id for mission in MISSIONS]


def _points(state: Any) -> Sequence[str]:
    return board.NAMES


def _resources(state: Any) -> Sequence[str]:
    return resource.NAMES


def _resources_and_road(state: Any) -> Sequence[str]:
    return (*resource.NAMES, "road")


def _structures(state: Any) -> Sequence[str]:
    return structure.NAMES


def _tokens(state: Any) -> Sequence[str]:
    return [f"{name} {value}" for name in resource.NAMES for value in TOKENS]


MISSION: Final = Named(_missions)
POINT: Final = Named(_points)
RESOURCE: Final = Named(_resources_and_road)
STRUCTURE: Final = Named(_structures)
AMOUNTS: Final = Rows(Places(_resources))
"""An amount of each resource for each seat."""


class Located(Kind):
    """The copies of missions of which a seat knows something, each with its pile.

    A copy is `mission * COPIES` and a number to tell it from the others; see `sightings`.
    """

    def write(self, state: Any, value: Any) -> Any:
        return {
            f"{MISSIONS[copy // COPIES].id} {copy % COPIES}": pile for copy, pile in value.items()
        }

    def read(self, state: Any, data: Any) -> Any:
        found: dict[int, int] = {}
        for name, pile in data.items():
            mission, space, number = name.partition(" ")
            copy = MISSION.index(state, mission) * COPIES + int(number) if space else int(name)
            found[copy] = int(pile)
        return found


class Guesses(Kind):
    """The cases that a seat keeps apart: a weight, and the change to each hand."""

    def write(self, state: Any, value: Any) -> Any:
        return [[case[0], AMOUNTS.write(state, case[1:])] for case in value]

    def read(self, state: Any, data: Any) -> Any:
        found: list[list[int]] = []
        for case in data:
            changes = case[1] if isinstance(case[1], list) else case[1:]
            found.append([int(case[0]), *AMOUNTS.read(state, changes)])
        return found


class Swaps(Kind):
    """Swaps as bits, by the names of what is given and received."""

    def write(self, state: Any, value: Any) -> Any:
        return [
            [resource.NAMES[give], resource.NAMES[get]]
            for bit, (give, get) in enumerate(move.PAIR_OF_SWAP)
            if value >> bit & 1
        ]

    def read(self, state: Any, data: Any) -> Any:
        if isinstance(data, int):
            return data
        found = 0
        for give, get in data:
            pair = (resource.NAMES.index(give), resource.NAMES.index(get))
            found |= 1 << move.PAIR_OF_SWAP.index(pair)
        return found


STATE_FIELDS: Final[dict[str, Kind]] = {
    "rng": NUMBER,
    "waiting": NUMBER,
    "active": NUMBER,
    "round": NUMBER,
    "winner": NUMBER,
    "structure": Places(_points, STRUCTURE, structure.NONE),
    "owner": Places(_points, NUMBER, structure.NOBODY),
    "star": Places(_points, NUMBER, structure.NOBODY),
    "cards": AMOUNTS,
    "tokens": Rows(Places(_tokens)),
    "road_cards": NUMBER,
    "road": POINT,
    "missions": ListOf(MISSION),
    "deck": ListOf(MISSION),
    "discard": ListOf(MISSION),
    "last_roll": NUMBER,
    "repeats": NUMBER,
    "turns": NUMBER,
    "stagnation": NUMBER,
    "bought": NUMBER,
    "used": NUMBER,
    "built": POINT,
    "refunded": POINT,
    "taken": Places(_tokens),
    "swapped": Places(_resources),
    "declined": Swaps(),
    "storm": NUMBER,
    "offensive_round": NUMBER,
    "offensive_turn": NUMBER,
    "sideways": NUMBER,
    "seen": AMOUNTS,
    "guesses": ListOf(Guesses()),
    "located": ListOf(Located()),
    "traces": ListOf(Table(NUMBER, NUMBER)),
    "reveals": NUMBER,
}
"""The truth of a state besides its stacks; all else can be derived from it."""

RECORD_FIELDS: Final[dict[str, Kind]] = {
    "get": RESOURCE,
    "give": RESOURCE,
    "kind": STRUCTURE,
    "mission": MISSION,
    "point": POINT,
    "resource": RESOURCE,
    "to": POINT,
}
"""The fields of effects that stand for something: what they are called tells what."""
