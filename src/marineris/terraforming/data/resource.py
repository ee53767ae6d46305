"""The six standard resources, as indices into stocks and productions (TM-6.1)."""

from __future__ import annotations

from typing import Final

MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
COUNT: Final = 6

NAMES: Final = ("megacredits", "steel", "titanium", "plants", "energy", "heat")

LOWEST_PRODUCTION: Final = (-5, 0, 0, 0, 0, 0)  # TM-6.3
