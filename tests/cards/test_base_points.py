"""Victory points of the base cards (TM-13.3, TM-11.A5)."""

from typing import Any

import pytest

from marineris.terraforming.data.card import EVENT
from marineris.terraforming.data.cards.base import BASE
from marineris.testing import Seat, TerraformingGame, a_game

# A number on the card; the others have none.
FLAT = {
    "colonizer_training_camp": 2,
    "domed_crater": 1,
    "methane_from_titan": 2,
    "phobos_space_haven": 3,
    "eos_chasma_national_park": 1,
    "rover_construction": 1,
    "asteroid_mining": 2,
    "food_factory": 1,
    "natural_preserve": 1,
    "lake_marineris": 2,
    "kelp_farming": 1,
    "beam_from_a_thorium_asteroid": 1,
    "mangrove": 1,
    "trees": 1,
    "nuclear_zone": -2,
    "open_city": 1,
    "solar_power": 1,
    "breathing_filters": 2,
    "artificial_lake": 1,
    "farming": 2,
    "dust_seals": 1,
    "zeppelins": 1,
    "advanced_ecosystems": 3,
    "great_dam": 1,
    "wave_power": 1,
    "large_convoy": 2,
    "tectonic_stress_power": 1,
    "adaptation_technology": 1,
    "shuttles": 1,
    "windmills": 1,
    "tundra_farming": 2,
    "noctis_farming": 1,
    "heat_trappers": -1,
    "soil_factory": 1,
    "biomass_combustors": -1,
    "flooding": -1,
}

# Resources on the card that make one point.
PER_RESOURCE = {
    "predators": 1,
    "fish": 1,
    "birds": 1,
    "livestock": 1,
    "ants": 2,
    "small_animals": 2,
    "ecological_zone": 2,
    "herbivores": 2,
    "pets": 2,
    "decomposers": 3,
}

# These score an own Jovian tag, theirs included, so with nothing else in play one point.
PER_JOVIAN_TAG = ("water_import_from_europa", "ganymede_colony")


def points(game: TerraformingGame, seat: int = 0) -> int:
    """The points of a seat's cards."""
    found: int = game.result()[seat]["points"]["cards"]
    return found


@pytest.mark.parametrize("literal", BASE, ids=lambda literal: literal.id)
def test_a_card_alone(literal: Any) -> None:
    """TM-13.3: flat points, negative ones and events included; counted ones have nothing yet."""
    pile: dict[str, Any] = {"events" if literal.kind == EVENT else "tableau": [literal.id]}
    expected = 1 if literal.id in PER_JOVIAN_TAG else FLAT.get(literal.id, 0)
    game = a_game(3, oxygen=9, oceans=5, **pile)
    assert [points(game, seat) for seat in range(3)] == [expected, 0, 0]


@pytest.mark.parametrize("card", PER_RESOURCE)
def test_points_for_resources_are_rounded_down(card: str) -> None:
    """TM-C10, TM-T28"""
    per = PER_RESOURCE[card]
    for amount in range(8):
        assert points(a_game(tableau={card: amount})) == amount // per


@pytest.mark.parametrize(
    "card", ["regolith_eaters", "ghg_producing_bacteria", "nitrite_reducing_bacteria"]
)
def test_working_microbes_score_nothing(card: str) -> None:
    """TM-6.9"""
    assert points(a_game(tableau={card: 9})) == 0


@pytest.mark.parametrize(
    ("tableau", "expected"),
    [
        (["water_import_from_europa"], 1),
        (["ganymede_colony"], 1),
        (["water_import_from_europa", "ganymede_colony"], 4),
        (["ganymede_colony", "colonizer_training_camp"], 2 + 2),
        (["water_import_from_europa", "asteroid_mining", "soletta"], 2 + 2),
        (["ganymede_colony", "beam_from_a_thorium_asteroid", "methane_from_titan"], 3 + 1 + 2),
    ],
)
def test_points_for_own_jovian_tags(tableau: list[str], expected: int) -> None:
    """TM-13.3: each counts all own Jovian tags, itself included, and no rival's."""
    rivals = [Seat(tableau=["terraforming_ganymede", "io_mining_industries"])]
    assert points(a_game(tableau=tableau, rivals=rivals)) == expected


def test_jovian_tag_of_the_corporation_counts() -> None:
    """TM-7.8: Saturn Systems has one."""
    game = a_game(corporation="saturn_systems", tableau=["ganymede_colony"])
    assert points(game) == 2


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        ({}, 0),
        ({"09": "city", "36": ("city", 1)}, 0),
        ({"09": "city", "36": ("city", 1), "01": ("city", 1)}, 1),
        ({"09": "capital", "36": ("city", 1), "01": "city", "02": "city", "60": "city"}, 1),
        (
            {
                "09": "city",
                "36": ("city", 1),
                "01": "city",
                "02": "city",
                "60": "city",
                "31": ("city", 1),
            },
            2,
        ),
    ],
)
def test_immigration_shuttles_score_three_cities(cities: dict[str, Any], expected: int) -> None:
    """TM-C10, TM-C14: of anyone, off Mars too."""
    game = a_game(tableau=["immigration_shuttles"], tiles=cities)
    assert points(game) - points(a_game(tiles=cities)) == expected


def test_points_are_added_up() -> None:
    """TM-T28: resources, flat points and an event with a negative one."""
    tableau = {"livestock": 3, "farming": 0, "trees": 0, "ants": 5}
    game = a_game(tableau=tableau, events=["flooding"])
    assert points(game) == 3 + 2 + 1 + 2 - 1
