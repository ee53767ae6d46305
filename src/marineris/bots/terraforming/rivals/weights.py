"""The fitted weights of the leaf, as data with a version: one row for each number of a seat.

Each row is the weight with six generations to go in generation 7, how it changes with the
generations to go, and how with the generation (see `leaf`). A ridge regression on the final margins
of 1,337 games of two players of the Corporate Era, by greedy and earlier fits, with up to 15 %
slips. `tools/fit_leaf.py` makes new ones. Change the rows and the version together.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    "rating": (0.9818, 0.3447, 0.0353),
    "production_megacredits": (0.3807, 0.1221, -0.1788),
    "production_steel": (0.6273, 0.7479, 0.5144),
    "production_titanium": (1.3095, -0.4082, -1.3431),
    "production_plants": (1.1149, 0.2573, -0.5146),
    "production_energy": (0.3997, 0.4823, 0.0147),
    "production_heat": (0.1415, 0.3521, 0.418),
    "stock_megacredits": (0.1339, -0.0005, -0.0715),
    "stock_steel": (0.0437, -0.0539, -0.1625),
    "stock_titanium": (-0.105, 0.2386, 0.2705),
    "stock_plants": (0.3939, 0.0147, -0.2681),
    "stock_energy": (0.2326, -0.2606, 0.0381),
    "stock_heat": (0.0606, 0.1241, 0.0025),
    "tag_building": (0.8262, -0.8696, -1.2352),
    "tag_space": (0.0275, 0.6955, 0.3573),
    "tag_power": (-0.8647, 1.201, 1.417),
    "tag_science": (0.1569, 0.7269, 0.5654),
    "tag_jovian": (-0.3504, 0.159, 0.9626),
    "tag_earth": (0.4648, -0.3234, -0.7012),
    "tag_plant": (-0.4432, -0.1592, -0.0445),
    "tag_microbe": (-0.7858, -0.6573, 0.2532),
    "tag_animal": (4.4968, 2.2823, -1.461),
    "tag_city": (-0.4568, 0.1484, 0.2293),
    "tag_any": (0.0, 0.0, 0.0),
    "tag_wild": (0.0, 0.0, 0.0),
    "cities": (3.7222, -1.4726, -3.6301),
    "greeneries": (0.7783, 0.5073, 0.0174),
    "tiles": (0.3999, 0.2001, -0.0571),
    "city_points": (-0.2212, 0.4037, 0.7468),
    "card_points": (0.2592, 0.2336, 0.597),
    "milestones": (0.2497, 1.1793, 3.6623),
    "hand": (0.1108, 0.4641, 0.4174),
    "tableau": (0.3495, 0.4814, 0.1181),
    "events": (-0.0732, 0.221, 0.4095),
    "actions": (-0.5124, -0.9341, -0.5592),
    "discount": (1.1585, 0.7092, -0.6044),
    "space_discount": (0.2908, -1.8004, -1.9476),
    "steel_value": (-1.1097, 3.1892, 3.7998),
    "titanium_value": (-1.1097, 3.1892, 3.7998),
    "cubes": (-0.3359, -0.4731, -0.0787),
    "assets": (0.6581, -0.1407, -0.3977),
    "hand_worth": (1.2152, -0.6868, 0.0074),
    "engine": (0.5912, -0.0468, 0.0107),
    "award_points": (-0.0147, -0.0259, 0.2224),
    "is_first": (-0.1131, -0.0442, -0.0138),
    "tolerance": (-1.9236, -0.1112, 0.9678),
    "top_three": (0.3032, -0.4883, -0.8096),
    "playable": (0.0145, 0.5048, 0.2271),
    "tile_points": (0.0979, 0.4052, 0.5084),
}
