"""The structures of a colony (MA-2.2): what stands on intersections, and what leads to the pole."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
BASE: Final = 1
AIR_STATION: Final = 2
FOOD_STATION: Final = 3
MINERAL_STATION: Final = 4
LAB3: Final = 5
LAB2: Final = 6
POLAR_ROAD: Final = 7
H2O_STATION: Final = 8

NAMES: Final = (
    "none",
    "base",
    "air_station",
    "food_station",
    "mineral_station",
    "lab3",
    "lab2",
    "polar_road",
    "h2o_station",
)

TOKENS: Final = (0, 5, 5, 5, 5, 1, 1, 1, 1)
"""How many of each a player has."""

NOBODY: Final = -1


def is_station(kind: int) -> bool:
    """Whether a structure produces a resource."""
    return AIR_STATION <= kind <= MINERAL_STATION


def resource_of(station: int) -> int:
    """The resource that a station produces."""
    return station - AIR_STATION


def station_of(resource: int) -> int:
    """The station that produces a resource."""
    return resource + AIR_STATION
