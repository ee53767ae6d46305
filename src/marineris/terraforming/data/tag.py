"""The tags of cards (TM-7.7), as indices into tag counts and discounts."""

from __future__ import annotations

from typing import Final

BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY: Final = 9

ANY: Final = 10
"""Not a tag: the place of discounts that hold for every card, once."""

WILD: Final = 11
"""Counts as any one tag when its owner acts: requirements, counts, milestones."""

STRIDE: Final = 16
"""Room per seat in tag counts and discounts; expansions bring more tags."""

TAGS_OF: Final[list[tuple[int, ...]]] = []
"""The tags of each card; filled when cards are registered."""

NAMES: Final = [
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
    "any",
    "wild",
]
