"""What the base cards demand before they may be played: parameters, tags, tiles, production, stock.

Each limit is tested from both sides: legal at the limit, refused with its reason one step outside.
"""

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, play_card

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
STOCK = dict.fromkeys(RESOURCES, 99)
PRODUCTION = dict.fromkeys(RESOURCES, 9)
START = {"temperature": -30, "oxygen": 0, "oceans": 0}
GOAL = {"temperature": 8, "oxygen": 14, "oceans": 9}
STEP = {"temperature": 2, "oxygen": 1, "oceans": 1}

# At least so much.
MINIMA = [
    ("cloud_seeding", "oceans", 3),
    ("capital", "oceans", 4),
    ("methane_from_titan", "oxygen", 2),
    ("predators", "oxygen", 11),
    ("eos_chasma_national_park", "temperature", -12),
    ("ghg_producing_bacteria", "oxygen", 4),
    ("ants", "oxygen", 4),
    ("algae", "oceans", 5),
    ("fish", "temperature", 2),
    ("lake_marineris", "temperature", 0),
    ("small_animals", "oxygen", 6),
    ("kelp_farming", "oceans", 6),
    ("mangrove", "temperature", 4),
    ("trees", "temperature", -4),
    ("birds", "oxygen", 13),
    ("grass", "temperature", -16),
    ("heather", "temperature", -14),
    ("bushes", "temperature", -10),
    ("open_city", "oxygen", 12),
    ("breathing_filters", "oxygen", 7),
    ("artificial_lake", "temperature", -6),
    ("farming", "temperature", 4),
    ("moss", "oceans", 3),
    ("zeppelins", "oxygen", 5),
    ("worms", "oxygen", 4),
    ("decomposers", "oxygen", 3),
    ("symbiotic_fungus", "temperature", -14),
    ("great_dam", "oceans", 4),
    ("wave_power", "oceans", 3),
    ("nitrophilic_moss", "oceans", 3),
    ("herbivores", "oxygen", 8),
    ("insects", "oxygen", 6),
    ("lichen", "temperature", -24),
    ("shuttles", "oxygen", 5),
    ("windmills", "oxygen", 7),
    ("tundra_farming", "temperature", -6),
    ("noctis_farming", "temperature", -20),
    ("water_splitting_plant", "oceans", 2),
    ("ice_cap_melting", "temperature", 2),
    ("biomass_combustors", "oxygen", 6),
    ("livestock", "oxygen", 9),
    ("permafrost_extraction", "temperature", -8),
]

# At most so much.
MAXIMA = [
    ("colonizer_training_camp", "oxygen", 5),
    ("search_for_life", "oxygen", 6),
    ("domed_crater", "oxygen", 7),
    ("arctic_algae", "temperature", -12),
    ("cupola_city", "oxygen", 9),
    ("archaebacteria", "temperature", -18),
    ("natural_preserve", "oxygen", 4),
    ("dust_seals", "oceans", 3),
    ("extreme_cold_fungus", "temperature", -10),
    ("designed_microorganisms", "temperature", -14),
]

LIMITS = [(*row, -1) for row in MINIMA] + [(*row, 1) for row in MAXIMA]

# Own tags: cards that bring just enough, and others that bring one too few.
TAGS = [
    ("beam_from_a_thorium_asteroid", ["asteroid_mining"], [], "jovian", 1),
    ("fusion_power", ["power_plant", "solar_power"], ["wave_power"], "power", 2),
    (
        "tectonic_stress_power",
        ["search_for_life", "regolith_eaters"],
        ["fusion_power"],
        "science",
        2,
    ),
    ("plantation", ["breathing_filters", "research_outpost"], ["fusion_power"], "science", 2),
    ("advanced_ecosystems", ["lichen", "fish", "ants"], ["birds", "worms"], "plant", 1),
    ("advanced_ecosystems", ["lichen", "pets", "ants"], ["heather", "worms"], "animal", 1),
    ("advanced_ecosystems", ["ecological_zone", "worms"], ["lichen", "fish"], "microbe", 1),
]

# The player's own production that is given up: it must be there (M€: not below -5).
DECREASES = [
    ("capital", "energy", 2, {"oceans": 4}),
    ("domed_crater", "energy", 1, {}),
    ("noctis_city", "energy", 1, {}),
    ("cupola_city", "energy", 1, {}),
    ("underground_city", "energy", 2, {}),
    ("food_factory", "plants", 1, {}),
    ("carbonate_processing", "energy", 1, {}),
    ("open_city", "energy", 1, {"oxygen": 12}),
    ("urbanized_area", "energy", 1, {}),
    ("ghg_factories", "energy", 1, {}),
    ("strip_mine", "energy", 2, {}),
    ("magnetic_field_generators", "energy", 4, {}),
    ("shuttles", "energy", 1, {"oxygen": 5}),
    ("magnetic_field_dome", "energy", 2, {}),
    ("soil_factory", "energy", 1, {}),
    ("livestock", "plants", 1, {"oxygen": 9}),
    ("immigrant_city", "energy", 1, {}),
    ("rad_chem_factory", "energy", 1, {}),
    ("cloud_seeding", "megacredits", 1, {"oceans": 3}),
    ("lunar_beam", "megacredits", 2, {}),
    ("black_polar_dust", "megacredits", 2, {}),
    ("nuclear_power", "megacredits", 2, {}),
    ("peroxide_power", "megacredits", 1, {}),
    ("fueled_generators", "megacredits", 1, {}),
]


def rich(**position: Any) -> TerraformingGame:
    """A position in which nothing is lacking but what the arguments say."""
    return a_game(**{"stock": STOCK, "production": PRODUCTION, **position})


@pytest.mark.parametrize(("card", "parameter", "level", "outward"), LIMITS)
class TestParameter:
    """The requirements on global parameters; `outward` is the direction in which they fail."""

    def test_limit(self, card: str, parameter: str, level: int, outward: int) -> None:
        """TM-7.6"""
        outside = level + outward * STEP[parameter]
        code = "parameter-too-low" if outward < 0 else "parameter-too-high"
        facts = {"parameter": parameter, "need": level, "have": outside}
        assert rich(hand=[card], **{parameter: level}).why_not(0, f"play {card}") == []
        refused = rich(hand=[card], **{parameter: outside}).why_not(0, f"play {card}")
        assert refused == [Reason(code, "TM-7.6", facts)]

    def test_two_steps_of_tolerance(
        self, card: str, parameter: str, level: int, outward: int
    ) -> None:
        """TM-C3: Adaptation Technology loosens by two steps and no more."""
        reached = level + 2 * outward * STEP[parameter]
        outside = level + 3 * outward * STEP[parameter]
        if START[parameter] <= reached <= GOAL[parameter]:
            game = rich(hand=[card], tableau=["adaptation_technology"], **{parameter: reached})
            assert game.why_not(0, f"play {card}") == []
        if START[parameter] <= outside <= GOAL[parameter]:
            game = rich(hand=[card], tableau=["adaptation_technology"], **{parameter: outside})
            assert [reason.rule for reason in game.why_not(0, f"play {card}")] == ["TM-7.6"]

    def test_special_design(self, card: str, parameter: str, level: int, outward: int) -> None:
        """TM-C2, TM-C3: two steps for the next card only."""
        reached = level + 2 * outward * STEP[parameter]
        if START[parameter] <= reached <= GOAL[parameter]:
            game = rich(hand=[card], **{parameter: reached})
            assert game.why_not(0, f"play {card}") != []
            assert play_card(game, "special_design") == {}
            assert game.why_not(0, f"play {card}") == []


def test_tolerances_add_up() -> None:
    """TM-C3: Adaptation Technology and Special Design together loosen by 4 steps."""
    game = rich(hand=["birds"], tableau=["adaptation_technology"], oxygen=9)
    assert game.why_not(0, "play birds") != []
    play_card(game, "special_design")
    assert game.why_not(0, "play birds") == []
    game = rich(hand=["birds"], tableau=["adaptation_technology"], oxygen=8)
    play_card(game, "special_design")
    facts = {"parameter": "oxygen", "need": 9, "have": 8}
    assert game.why_not(0, "play birds") == [Reason("parameter-too-low", "TM-7.6", facts)]


@pytest.mark.parametrize(("card", "enough", "short", "tag", "need"), TAGS)
def test_tags_are_required(
    card: str, enough: list[str], short: list[str], tag: str, need: int
) -> None:
    """TM-7.6, TM-O10: own tags in play; neither the card's own nor a rival's tags help."""
    assert rich(hand=[card], tableau=enough).why_not(0, f"play {card}") == []
    game = rich(hand=[card], tableau=short, rivals=[Seat(tableau=enough)])
    facts = {"tag": tag, "need": need, "have": need - 1}
    assert game.why_not(0, f"play {card}") == [Reason("too-few-tags", "TM-7.6", facts)]


def test_tolerance_does_not_help_with_tags() -> None:
    """TM-C3: only global parameters are loosened."""
    game = rich(hand=["tectonic_stress_power"], tableau=["adaptation_technology"])
    facts = {"tag": "science", "need": 2, "have": 1}
    reasons = game.why_not(0, "play tectonic_stress_power")
    assert reasons == [Reason("too-few-tags", "TM-7.6", facts)]


def test_tags_of_events_do_not_count() -> None:
    """TM-7.8: Special Design has a science tag only while it is being played."""
    game = rich(hand=["plantation"], tableau=["breathing_filters"])
    play_card(game, "special_design")
    facts = {"tag": "science", "need": 2, "have": 1}
    assert game.why_not(0, "play plantation") == [Reason("too-few-tags", "TM-7.6", facts)]


def test_ecological_zone_requires_an_own_greenery() -> None:
    """TM-7.6"""
    game = rich(hand=["ecological_zone"], tiles={"35": "greenery"})
    assert game.why_not(0, "play ecological_zone") == []
    game = rich(hand=["ecological_zone"], tiles={"35": ("greenery", 1)})
    reasons = game.why_not(0, "play ecological_zone")
    assert reasons == [Reason("too-few-greeneries", "TM-7.6", {"need": 1, "have": 0})]


@pytest.mark.parametrize(("card", "resource", "steps", "position"), DECREASES)
def test_own_production_must_bear_the_decrease(
    card: str, resource: str, steps: int, position: dict[str, Any]
) -> None:
    """TM-11.A2, TM-6.3: to 0, M€ to -5, and no further; TM-X01."""
    least = steps - 5 if resource == "megacredits" else steps
    for have, is_legal in ((least, True), (least - 1, False)):
        production = {**PRODUCTION, resource: have}
        game = rich(
            hand=[card],
            production=production,
            rivals=[Seat(production=PRODUCTION)],
            **position,
        )
        facts = {"resource": resource, "need": steps, "have": have}
        refused = [Reason("production-too-low", "TM-11.A2", facts)]
        assert game.why_not(0, f"play {card}") == ([] if is_legal else refused)


@pytest.mark.parametrize(
    ("card", "plants", "position"),
    [("moss", 1, {"oceans": 3}), ("nitrophilic_moss", 2, {"oceans": 3})],
)
def test_plants_to_lose_are_required(card: str, plants: int, position: dict[str, Any]) -> None:
    """TM-8.4: the loss is compulsory."""
    stock = {"megacredits": 9, "plants": plants}
    changes = {"0 plants": -plants, "0 plants production": plants}
    assert play_card(a_game(stock=stock, **position), card) == changes
    game = a_game(hand=[card], stock={**stock, "plants": plants - 1}, **position)
    facts = {"resource": "plants", "need": plants, "have": plants - 1}
    assert game.why_not(0, f"play {card}") == [Reason("stock-too-low", "TM-8.4", facts)]


@pytest.mark.parametrize(("card", "need"), [("moss", 0), ("nitrophilic_moss", 1)])
def test_viral_enhancers_yield_a_plant_to_lose(card: str, need: int) -> None:
    """TM-C18, TM-O9: gains first, so that plant is there when the loss is due."""
    owner: dict[str, Any] = {"tableau": ["viral_enhancers"], "oceans": 3}
    changes = {"0 plants": -need, "0 plants production": need + 1}
    assert play_card(a_game(stock={"plants": need}, **owner), card) == {
        key: value for key, value in changes.items() if value
    }
    if need:
        game = a_game(hand=[card], stock={"megacredits": 9}, **owner)
        facts = {"resource": "plants", "need": 2, "have": 0}
        assert game.why_not(0, f"play {card}") == [Reason("stock-too-low", "TM-8.4", facts)]
