"""The fitted weights of the leaf, as data with a version: one row for each number of a seat.

Each row is the weight with six generations to go in generation 7, how it changes with the
generations to go, and how with the generation (see `leaf`). A ridge regression on the final margins
of games of the Corporate Era: first of 1,337 games of two players by greedy and an earlier fit,
then, towards those weights, of 900 games by greedy and medium with slips and changed purchases.
`tools/fit_leaf.py` makes new ones. Change the rows and the version together.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 2

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "rating": (1.0103, 0.3373, 0.0914),
    "production_megacredits": (0.5284, 0.2196, -0.2156),
    "production_steel": (0.5677, 0.9668, 0.4815),
    "production_titanium": (1.3117, -0.4336, -1.3074),
    "production_plants": (1.09, 0.1669, -0.663),
    "production_energy": (0.4601, 0.5013, 0.031),
    "production_heat": (0.256, 0.3868, 0.3455),
    "stock_megacredits": (0.1339, -0.0166, -0.055),
    "stock_steel": (0.0205, -0.0769, -0.1164),
    "stock_titanium": (-0.0307, 0.2783, 0.2649),
    "stock_plants": (0.4218, 0.0332, -0.2281),
    "stock_energy": (0.1815, -0.1397, -0.0895),
    "stock_heat": (-0.0086, -0.0286, -0.0638),
    "tag_building": (0.86, -0.6119, -1.2116),
    "tag_space": (0.2142, 0.6034, 0.343),
    "tag_power": (-1.1496, 0.5755, 1.453),
    "tag_science": (0.0799, 0.6054, 0.4659),
    "tag_jovian": (-0.4707, 0.0576, 0.6104),
    "tag_earth": (0.4996, -0.2948, -0.4716),
    "tag_plant": (0.0439, -0.0399, -0.0651),
    "tag_microbe": (-0.5538, -0.3835, 0.4176),
    "tag_animal": (3.286, 0.7092, -1.747),
    "tag_city": (-1.0652, -0.2944, 0.2281),
    "tag_any": (0.0, 0.0, 0.0),
    "tag_wild": (0.0, 0.0, 0.0),
    "cities": (3.5675, -1.7954, -3.6943),
    "greeneries": (0.718, 0.1659, -0.0352),
    "tiles": (0.0607, -0.1129, -0.1748),
    "city_points": (-0.1746, 0.4324, 0.6912),
    "card_points": (0.272, 0.1675, 0.6228),
    "milestones": (0.3161, 0.8974, 3.5815),
    "hand": (0.1579, 0.4896, 0.2634),
    "tableau": (0.375, 0.5106, 0.0877),
    "events": (0.0006, 0.1391, 0.1926),
    "actions": (-0.5952, -0.6434, -0.3279),
    "discount": (1.3418, 1.146, -0.3858),
    "space_discount": (0.2185, -1.7546, -1.5931),
    "steel_value": (-0.4858, 1.2798, 1.9361),
    "titanium_value": (-1.4022, 1.0763, 1.403),
    "cubes": (-0.2988, -0.3827, -0.0606),
    "assets": (0.6871, -0.1288, -0.4273),
    "hand_worth": (1.24, -0.5536, -0.1646),
    "engine": (0.5623, -0.0361, -0.0147),
    "award_points": (0.0669, 0.0654, 0.2512),
    "is_first": (-0.1064, -0.0988, -0.1958),
    "tolerance": (-0.3798, 1.1041, 1.1267),
    "top_three": (0.3639, -0.4466, -0.6407),
    "playable": (-0.0749, 0.1752, 0.1273),
    "tile_points": (0.1122, 0.3475, 0.462),
    "near_milestones": (1.1567, -0.8235, 1.6345),
    "warm_steps": (0.0858, -0.0752, 0.128),
    "gardens": (0.2145, 0.0537, 0.1381),
}
"""For two players."""

WEIGHTS_OF_MORE: Final[dict[str, tuple[float, float, float]]] = dict(WEIGHTS)
"""For three players and more."""
