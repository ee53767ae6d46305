"""The Tharsis map of the base game: layout, milestones, awards and terrain."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data import resource, tag
from marineris.terraforming.data.map import Award, GameMap, Milestone, Terrain
from marineris.terraforming.data.maps.layout import spaces_of
from marineris.terraforming.vocabulary.count import (
    CardsInHand,
    OwnCities,
    OwnGreeneries,
    OwnTiles,
    ProductionOf,
    Rating,
    StockOf,
    Tags,
)

# Rows from north to south. A space is L(and), O(cean area), V(olcanic land) or N(octis City), then
# its placement bonus: s(teel), t(itanium), p(lant), c(ard).
LAYOUT: Final = """
    Lss Oss L Oc O
    L Vs L L L Occ
    Vc L L L L L Ls
    Vpt Lp Lp Lp Lpp Lp Lp Opp
    Vpp Lpp Npp Opp Opp Opp Lpp Lpp Lpp
    Lp Lpp Lp Lp Lp Op Op Op
    L L L L L Lp L
    Lss L Lc Lc L Lt
    Ls Lss L L Ott
"""

NAMES: Final = {
    "09": "tharsis_tholus",
    "14": "ascraeus_mons",
    "21": "pavonis_mons",
    "29": "arsia_mons",
    "31": "noctis_city",
}

OFF_MAP_CITIES: Final = ("ganymede_colony", "phobos_space_haven")

MILESTONES: Final = (
    Milestone("terraformer", Rating(), 35),
    Milestone("mayor", OwnCities(), 3),
    Milestone("gardener", OwnGreeneries(), 3),
    Milestone("builder", Tags(tag.BUILDING), 8),
    Milestone("planner", CardsInHand(), 16),
)

AWARDS: Final = (
    Award("landlord", OwnTiles()),
    Award("scientist", Tags(tag.SCIENCE)),
    Award("banker", ProductionOf(resource.MC)),
    Award("thermalist", StockOf((resource.HEAT,))),
    Award("miner", StockOf((resource.STEEL, resource.TITANIUM))),
)

TERRAIN: Final = Terrain(has_canyon=True)

THARSIS: Final = GameMap(
    "tharsis", spaces_of(LAYOUT, NAMES, OFF_MAP_CITIES), MILESTONES, AWARDS, TERRAIN
)
