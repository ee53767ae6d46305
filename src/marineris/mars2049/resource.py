"""The three resources (MA-8.1), as indices, and the values of resource tokens (MA-10.1)."""

from __future__ import annotations

from typing import Final

AIR: Final = 0
FOOD: Final = 1
MINERALS: Final = 2
COUNT: Final = 3

NAMES: Final = ("air", "food", "minerals")

ROAD: Final = 3
"""Not a resource: a road card, where one may be taken instead."""

TOKENS: Final = (3, 8)
"""Units that the two kinds of resource tokens stand for."""
