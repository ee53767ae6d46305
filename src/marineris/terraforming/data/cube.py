"""The kinds of resources that lie on cards (TM-6.9)."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
MICROBE: Final = 1
ANIMAL: Final = 2
SCIENCE: Final = 3
FIGHTER: Final = 4
PRESERVATION: Final = 5
ANY: Final = 15

NAMES: Final = {
    MICROBE: "microbe",
    ANIMAL: "animal",
    SCIENCE: "science",
    FIGHTER: "fighter",
    PRESERVATION: "preservation",
}

LIVING: Final = (MICROBE, ANIMAL)
"""What Protected Habitats guards besides plants."""
