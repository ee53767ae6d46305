"""Price lists (MA-19.1), as data: air, food and minerals for each thing that can be bought."""

from __future__ import annotations

from typing import Final

from marineris.mars2049 import structure

Price = tuple[int, int, int]

PEACEFUL: Final = 0
OFFENSIVE: Final = 1
DECKS: Final = ("peaceful", "offensive")

MISSION: Final = 20
"""Missions are priced after the structures: MISSION + deck."""

PRINTED: Final[dict[int, Price]] = {
    structure.AIR_STATION: (0, 2, 2),
    structure.FOOD_STATION: (2, 0, 2),
    structure.MINERAL_STATION: (2, 2, 0),
    structure.BASE: (3, 3, 3),
    structure.LAB3: (0, 4, 3),
    structure.LAB2: (0, 4, 3),
    structure.H2O_STATION: (8, 8, 8),
    structure.POLAR_ROAD: (0, 0, 0),
    MISSION + PEACEFUL: (3, 1, 0),
    MISSION + OFFENSIVE: (1, 0, 3),
}

PRICES: Final[dict[str, dict[int, Price]]] = {
    "printed": PRINTED,
    "quick": {
        **PRINTED,
        structure.BASE: (2, 2, 2),
        structure.LAB3: (2, 2, 2),
        structure.LAB2: (3, 3, 3),
        structure.H2O_STATION: (6, 6, 6),
        MISSION + PEACEFUL: (2, 2, 1),
        MISSION + OFFENSIVE: (2, 2, 2),
    },
    "long": {**PRINTED, structure.LAB3: (2, 2, 2), structure.LAB2: (4, 4, 4)},
}

ROAD_CARDS_NEEDED: Final = 3
MOST_ROAD_CARDS: Final = 3
