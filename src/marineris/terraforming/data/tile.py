"""The kinds of tiles (TM-5) and the owners that are not seats."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14

NAMES: Final = [
    "none",
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial_district",
    "ecological_zone",
    "industrial_center",
    "lava_flows",
    "mining_area",
    "mining_rights",
    "mohole_area",
    "natural_preserve",
    "nuclear_zone",
    "restricted_area",
]

NOBODY: Final = -1
"""Owner of an ocean or of an empty space."""

NEUTRAL: Final = 7
"""Owner of the neutral tiles of the solo game (TM-15.2), and its virtual opponent (TM-15.6)."""
