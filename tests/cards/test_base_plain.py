"""The base cards that ask nothing: what each one changes, completely, for a table of three."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, play_card

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
TEN = dict.fromkeys(RESOURCES, 10)

Position = dict[str, Any]
Changes = dict[str, int]

# The position that the card needs, and what the card changes there.
PLAIN: dict[str, tuple[Position, Changes]] = {
    "colonizer_training_camp": ({}, {}),
    "deep_well_heating": ({}, {"temperature": 2, "0 rating": 1, "0 energy production": 1}),
    "methane_from_titan": ({"oxygen": 2}, {"0 heat production": 2, "0 plants production": 2}),
    "lunar_beam": (
        {},
        {"0 megacredits production": -2, "0 heat production": 2, "0 energy production": 2},
    ),
    "release_of_inert_gases": ({}, {"0 rating": 2}),
    "asteroid_mining": ({}, {"0 titanium production": 2}),
    "food_factory": ({}, {"0 megacredits production": 4, "0 plants production": -1}),
    "archaebacteria": ({}, {"0 plants production": 1}),
    "carbonate_processing": ({}, {"0 energy production": -1, "0 heat production": 3}),
    "nuclear_power": ({}, {"0 energy production": 3, "0 megacredits production": -2}),
    "algae": ({"oceans": 5}, {"0 plants production": 2, "0 plants": 1}),
    "adapted_lichen": ({}, {"0 plants production": 1}),
    "kelp_farming": (
        {"oceans": 6},
        {"0 megacredits production": 2, "0 plants production": 3, "0 plants": 2},
    ),
    "beam_from_a_thorium_asteroid": (
        {"tableau": ["asteroid_mining"]},
        {"0 heat production": 3, "0 energy production": 3},
    ),
    "trees": ({"temperature": -4}, {"0 plants production": 3, "0 plants": 1}),
    "solar_wind_power": ({}, {"0 energy production": 1, "0 titanium": 2}),
    "giant_space_mirror": ({}, {"0 energy production": 3}),
    "grass": ({"temperature": -16}, {"0 plants production": 1, "0 plants": 3}),
    "heather": ({"temperature": -14}, {"0 plants production": 1, "0 plants": 1}),
    "peroxide_power": ({}, {"0 energy production": 2, "0 megacredits production": -1}),
    "bushes": ({"temperature": -10}, {"0 plants production": 2, "0 plants": 2}),
    "fueled_generators": ({}, {"0 energy production": 1, "0 megacredits production": -1}),
    "solar_power": ({}, {"0 energy production": 1}),
    "breathing_filters": ({"oxygen": 7}, {}),
    "geothermal_power": ({}, {"0 energy production": 2}),
    "farming": (
        {"temperature": 4},
        {"0 megacredits production": 2, "0 plants production": 2, "0 plants": 2},
    ),
    "dust_seals": ({}, {}),
    "moss": ({"oceans": 3}, {"0 plants production": 1, "0 plants": -1}),
    "ghg_factories": ({}, {"0 energy production": -1, "0 heat production": 4}),
    "fusion_power": ({"tableau": ["power_plant", "solar_power"]}, {"0 energy production": 3}),
    "advanced_ecosystems": ({"tableau": ["lichen", "fish", "ants"]}, {}),
    "great_dam": ({"oceans": 4}, {"0 energy production": 2}),
    "strip_mine": (
        {},
        {
            "0 energy production": -2,
            "0 steel production": 2,
            "0 titanium production": 1,
            "oxygen": 2,
            "0 rating": 2,
        },
    ),
    "wave_power": ({"oceans": 3}, {"0 energy production": 1}),
    "power_plant": ({}, {"0 energy production": 1}),
    "tectonic_stress_power": (
        {"tableau": ["breathing_filters", "fusion_power"]},
        {"0 energy production": 3},
    ),
    "nitrophilic_moss": ({"oceans": 3}, {"0 plants production": 2, "0 plants": -2}),
    "adaptation_technology": ({}, {}),
    "designed_microorganisms": ({"temperature": -14}, {"0 plants production": 2}),
    "industrial_microbes": ({}, {"0 energy production": 1, "0 steel production": 1}),
    "lichen": ({"temperature": -24}, {"0 plants production": 1}),
    "imported_ghg": ({}, {"0 heat production": 1, "0 heat": 3}),
    "micro_mills": ({}, {"0 heat production": 1}),
    "magnetic_field_generators": (
        {},
        {"0 energy production": -4, "0 plants production": 2, "0 rating": 3},
    ),
    "shuttles": ({"oxygen": 5}, {"0 energy production": -1, "0 megacredits production": 2}),
    "import_of_advanced_ghg": ({}, {"0 heat production": 2}),
    "windmills": ({"oxygen": 7}, {"0 energy production": 1}),
    "tundra_farming": (
        {"temperature": -6},
        {"0 plants production": 1, "0 megacredits production": 2, "0 plants": 1},
    ),
    "magnetic_field_dome": (
        {},
        {"0 energy production": -2, "0 plants production": 1, "0 rating": 1},
    ),
    "noctis_farming": ({"temperature": -20}, {"0 megacredits production": 1, "0 plants": 2}),
    "soil_factory": ({}, {"0 energy production": -1, "0 plants production": 1}),
    "immigration_shuttles": ({}, {"0 megacredits production": 5}),
    "soletta": ({}, {"0 heat production": 7}),
    "rad_chem_factory": ({}, {"0 energy production": -1, "0 rating": 2}),
    "special_design": ({}, {}),
    # Blue cards whose worth lies in what they do later.
    "search_for_life": ({}, {}),
    "martian_rails": ({}, {}),
    "water_import_from_europa": ({}, {}),
    "equatorial_magnetizer": ({}, {}),
    "arctic_algae": ({}, {"0 plants": 1}),
    "predators": ({"oxygen": 11}, {}),
    "optimal_aerobraking": ({}, {}),
    "regolith_eaters": ({}, {}),
    "ghg_producing_bacteria": ({"oxygen": 4}, {}),
    "ants": ({"oxygen": 4}, {}),
    "rover_construction": ({}, {}),
    "space_mirrors": ({}, {}),
    "ironworks": ({}, {}),
    "steelworks": ({}, {}),
    "ore_processor": ({}, {}),
    "decomposers": ({"oxygen": 3}, {"0 on decomposers": 1}),
    "symbiotic_fungus": ({"temperature": -14}, {}),
    "extreme_cold_fungus": ({}, {}),
    "nitrite_reducing_bacteria": ({}, {"0 on nitrite_reducing_bacteria": 3}),
    "pets": ({}, {"0 on pets": 1}),
    "water_splitting_plant": ({"oceans": 2}, {}),
    "livestock": ({"oxygen": 9}, {"0 plants production": -1, "0 megacredits production": 2}),
    "aquifer_pumping": ({}, {}),
    "underground_detonations": ({}, {}),
}


def table(**position: Any) -> TerraformingGame:
    """Three seats with ten of everything."""
    rivals = [Seat(stock=TEN, production=TEN), Seat(stock=TEN, production=TEN)]
    return a_game(3, stock=TEN, production=TEN, rivals=rivals, **position)


@pytest.mark.parametrize("card", PLAIN)
def test_what_the_card_changes(card: str) -> None:
    """TM-11.A4, TM-8.4: all of it, at once, for the acting player, and nothing for anyone else."""
    position, changes = PLAIN[card]
    game = table(**position)
    assert play_card(game, card) == changes
    assert "end" in [game.move_name(move) for move in game.legal_moves(0)]  # nothing is asked


@pytest.mark.parametrize("card", PLAIN)
def test_the_card_goes_to_its_place(card: str) -> None:
    """TM-11.A6, TM-7.9: events face down, the others face up; the hand gives it up."""
    position, _ = PLAIN[card]
    game = table(hand=[card], **position)
    events = {
        "release_of_inert_gases",
        "imported_ghg",
        "import_of_advanced_ghg",
        "special_design",
    }
    play_card(game, card)
    seen = game.view(0)
    assert seen["own"]["hand"] == []
    pile = seen["players"][0]["events" if card in events else "tableau"]
    assert pile[-1] == card


@pytest.mark.parametrize(
    ("card", "position", "changes"),
    [
        (
            "deep_well_heating",
            {"temperature": -26},
            {"temperature": 2, "0 rating": 1, "0 energy production": 1, "0 heat production": 1},
        ),
        ("deep_well_heating", {"temperature": 8}, {"0 energy production": 1}),
        (
            "strip_mine",
            {"oxygen": 13, "production": {"energy": 2}},
            {
                "0 energy production": -2,
                "0 steel production": 2,
                "0 titanium production": 1,
                "oxygen": 1,
                "0 rating": 1,
            },
        ),
        (
            "strip_mine",
            {"oxygen": 6, "production": {"energy": 2}},
            {
                "0 energy production": -2,
                "0 steel production": 2,
                "0 titanium production": 1,
                "oxygen": 2,
                "temperature": 2,
                "0 rating": 3,
            },
        ),
    ],
)
def test_raises_reach_bonus_steps_and_stop_at_the_goal(
    card: str, position: Position, changes: Changes
) -> None:
    """TM-3.3, TM-3.6, TM-3.7, TM-T15"""
    assert play_card(a_game(**position), card) == changes


def test_strip_mine_in_the_middle_of_everything() -> None:
    """TM-3.6: oxygen 8 % warms Mars to 0 °C, which melts an ocean; 4 TR in all."""
    game = a_game(oxygen=7, temperature=-2, production={"energy": 2})
    assert play_card(game, "strip_mine", "space 63") == {
        "0 energy production": -2,
        "0 steel production": 2,
        "0 titanium production": 1,
        "oxygen": 2,
        "temperature": 2,
        "oceans": 1,
        "space 63": "ocean",
        "0 titanium": 2,
        "0 rating": 4,
    }
