"""The Corporate Era's cards, each played for its immediate effect, and what they require.

The cards that ask something when they are played are in the files about choices.
"""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.testing import Seat, TerraformingGame, a_game, play_card

SCIENCE = (
    "breathing_filters",
    "natural_preserve",
    "artificial_photosynthesis",
    "search_for_life",
    "designed_microorganisms",
    "solar_wind_power",
    "fusion_power",
)
"""One science tag each; the last two also have the only power tags among them."""

MONEY = {"megacredits": 50}


def a_rich_game(**more: Any) -> TerraformingGame:
    """A position in which every requirement of the Corporate Era is met."""
    return a_game(
        2,
        temperature=0,
        oxygen=8,
        tiles={"16": ("city", 1), "50": ("city", 1)},
        production={"titanium": 1, "steel": 1, "energy": 1, "heat": 2},
        tableau=SCIENCE,
        **more,
    )


def card_points(game: TerraformingGame) -> int:
    points: int = game.result()[0]["points"]["cards"]
    return points


# Card, its points, and everything that playing it changes.
PLAIN: list[tuple[str, int, dict[str, int]]] = [
    ("inventors_guild", 0, {}),
    ("space_elevator", 2, {"0 titanium production": 1}),
    ("development_center", 0, {}),
    ("space_station", 1, {}),
    ("interstellar_colony_ship", 4, {}),
    ("security_fleet", 0, {}),
    ("lightning_harvest", 1, {"0 energy production": 1, "0 megacredits production": 1}),
    ("tardigrades", 0, {}),
    ("virus", 0, {}),
    ("miranda_resort", 1, {}),
    ("mine", 0, {"0 steel production": 1}),
    ("vesta_shipyard", 1, {"0 titanium production": 1}),
    ("mineral_deposit", 0, {"0 steel": 5}),
    ("building_industries", 0, {"0 energy production": -1, "0 steel production": 2}),
    ("sponsors", 0, {"0 megacredits production": 2}),
    ("electro_catapult", 1, {"0 energy production": -1}),
    ("earth_catapult", 2, {}),
    ("advanced_alloys", 0, {}),
    ("mars_university", 1, {}),
    ("viral_enhancers", 0, {"0 plants": 1}),
    ("quantum_extractor", 0, {"0 energy production": 4}),
    ("callisto_penal_mines", 2, {"0 megacredits production": 3}),
    ("trans_neptune_probe", 1, {}),
    ("research", 1, {"0 hand": 2}),
    ("gene_repair", 2, {"0 megacredits production": 2}),
    ("io_mining_industries", 1, {"0 titanium production": 2, "0 megacredits production": 2}),
    ("mass_converter", 0, {"0 energy production": 6}),
    ("physics_complex", 0, {}),
    ("tropical_resort", 2, {"0 megacredits production": 3, "0 heat production": -2}),
    ("toll_station", 0, {}),
    ("earth_office", 0, {}),
    ("acquired_company", 0, {"0 megacredits production": 3}),
    ("media_archives", 0, {}),
    ("media_group", 0, {}),
    ("business_network", 0, {"0 megacredits production": -1}),
    ("bribed_committee", -2, {"0 rating": 2}),
    ("cartel", 0, {"0 megacredits production": 1}),
    ("titanium_mine", 0, {"0 titanium production": 1}),
    ("ceos_favorite_project", 0, {}),
    ("anti_gravity_technology", 3, {}),
    ("investment_loan", 0, {"0 megacredits production": -1, "0 megacredits": 10}),
    ("caretaker_contract", 0, {}),
    ("standard_technology", 0, {}),
    ("protected_habitats", 0, {}),
    ("satellites", 0, {"0 megacredits production": 2}),
    (
        "fuel_factory",
        0,
        {
            "0 energy production": -1,
            "0 megacredits production": 1,
            "0 titanium production": 1,
        },
    ),
    ("olympus_conference", 1, {"0 on olympus_conference": 1}),
    ("rad_suits", 1, {"0 megacredits production": 1}),
    ("power_infrastructure", 0, {}),
    ("indentured_workers", -1, {}),
    ("lagrange_observatory", 1, {"0 hand": 1}),
    ("terraforming_ganymede", 2, {"0 rating": 1}),
    ("technology_demonstration", 0, {"0 hand": 2}),
    ("medical_lab", 1, {"0 megacredits production": 1}),
    ("ai_central", 1, {"0 energy production": -1}),
]


@pytest.mark.parametrize(("card", "points", "expected"), PLAIN, ids=[row[0] for row in PLAIN])
def test_a_card_changes_just_this(card: str, points: int, expected: dict[str, int]) -> None:
    """TM-11.A4, TM-11.A5, TM-8.4: what the card says and nothing else; points count at the end."""
    game = a_rich_game()
    before = card_points(game)
    assert play_card(game, card) == expected
    assert card_points(game) - before == points
    asked = game.decision(0)
    assert asked is not None
    assert asked["question"] == "Turn"


TAGS = [
    ("interstellar_colony_ship", "science", 5),
    ("lightning_harvest", "science", 3),
    ("quantum_extractor", "science", 4),
    ("gene_repair", "science", 3),
    ("mass_converter", "science", 5),
    ("anti_gravity_technology", "science", 7),
    ("ai_central", "science", 3),
    ("power_supply_consortium", "power", 2),
]


@pytest.mark.parametrize(("card", "tag", "least"), TAGS)
def test_a_card_requires_own_tags(card: str, tag: str, least: int) -> None:
    """TM-7.6, TM-O10: tags in play, and the card's own do not help."""
    cards = SCIENCE[:least] if tag == "science" else SCIENCE[-least:]

    def holding(tableau: tuple[str, ...]) -> TerraformingGame:
        rival = Seat(tableau=["research"], events=["technology_demonstration"])
        return a_game(
            2,
            hand=[card],
            tableau=tableau,
            production={"energy": 1},
            stock=MONEY,
            rivals=[rival],
        )

    assert holding(cards).why_not(0, f"play {card}") == []
    facts = {"tag": tag, "need": least, "have": least - 1}
    assert holding(cards[1:]).why_not(0, f"play {card}") == [
        Reason("too-few-tags", "TM-7.6", facts)
    ]


def test_research_counts_twice_for_a_requirement() -> None:
    """TM-7.7"""
    hand = ["gene_repair"]
    tableau = ["research", "trans_neptune_probe"]
    assert a_game(hand=hand, tableau=tableau, stock=MONEY).why_not(0, "play gene_repair") == []


def test_the_tags_of_a_played_event_do_not_meet_a_requirement() -> None:
    """TM-7.8"""
    events = ["technology_demonstration", "invention_contest", "special_design"]
    game = a_game(hand=["gene_repair"], events=events, stock=MONEY)
    assert [reason.facts["have"] for reason in game.why_not(0, "play gene_repair")] == [0]


PARAMETERS = [
    ("electro_catapult", "oxygen", 8, 9, "parameter-too-high"),
    ("caretaker_contract", "temperature", 0, -2, "parameter-too-low"),
]


@pytest.mark.parametrize(("card", "parameter", "limit", "beyond", "code"), PARAMETERS)
def test_a_card_requires_a_parameter(
    card: str, parameter: str, limit: int, beyond: int, code: str
) -> None:
    """TM-7.6"""

    def at(level: int) -> TerraformingGame:
        levels: dict[str, Any] = {parameter: level}
        return a_game(hand=[card], production={"energy": 1}, stock=MONEY, **levels)

    assert at(limit).why_not(0, f"play {card}") == []
    facts = {"parameter": parameter, "need": limit, "have": beyond}
    assert at(beyond).why_not(0, f"play {card}") == [Reason(code, "TM-7.6", facts)]


@pytest.mark.parametrize(
    ("card", "metal"),
    [("asteroid_mining_consortium", "titanium"), ("great_escarpment_consortium", "steel")],
)
def test_a_consortium_requires_own_production(card: str, metal: str) -> None:
    """TM-7.6, TM-T18: the production of an opponent is not enough."""

    def with_production(own: int) -> TerraformingGame:
        rival = Seat(production={metal: 1})
        return a_game(hand=[card], production={metal: own}, stock=MONEY, rivals=[rival])

    assert with_production(1).why_not(0, f"play {card}") == []
    facts = {"resource": metal, "need": 1, "have": 0}
    assert with_production(0).why_not(0, f"play {card}") == [
        Reason("too-little-production", "TM-7.6", facts)
    ]


@pytest.mark.parametrize(
    ("tiles", "cities"),
    [
        ({"16": "city"}, 1),
        ({"16": "city", "50": ("city", 1)}, 2),
        ({"16": "capital", "50": ("city", 1)}, 2),
        ({"01": ("city", 1), "02": "city"}, 2),
        ({"16": "city", "17": "greenery", "09": "mining_area"}, 1),
    ],
)
def test_rad_suits_require_two_cities_of_anyone(tiles: dict[str, Any], cities: int) -> None:
    """TM-C14: Capital and cities off Mars count."""
    game = a_game(hand=["rad_suits"], stock=MONEY, tiles=tiles)
    short = [Reason("too-few-cities", "TM-7.6", {"need": 2, "have": cities})]
    assert game.why_not(0, "play rad_suits") == (short if cities < 2 else [])


def test_rad_suits_count_neutral_cities() -> None:
    """TM-C14: alone, the neutral ones are enough."""
    tiles = {"16": ("city", "neutral"), "50": ("city", "neutral")}
    game = a_game(1, hand=["rad_suits"], stock=MONEY, tiles=tiles)
    assert game.why_not(0, "play rad_suits") == []


DECREASES = [
    ("building_industries", "energy", 1),
    ("electro_catapult", "energy", 1),
    ("commercial_district", "energy", 1),
    ("hackers", "energy", 1),
    ("fuel_factory", "energy", 1),
    ("corporate_stronghold", "energy", 1),
    ("ai_central", "energy", 1),
    ("tropical_resort", "heat", 2),
]


@pytest.mark.parametrize(("card", "resource", "least"), DECREASES)
def test_an_own_decrease_needs_enough_production(card: str, resource: str, least: int) -> None:
    """TM-11.A2"""

    def with_production(steps: int) -> TerraformingGame:
        production = {resource: steps}
        return a_game(hand=[card], tableau=SCIENCE, production=production, stock=MONEY)

    assert with_production(least).why_not(0, f"play {card}") == []
    facts = {"resource": resource, "need": least, "have": least - 1}
    assert with_production(least - 1).why_not(0, f"play {card}") == [
        Reason("production-too-low", "TM-11.A2", facts)
    ]


@pytest.mark.parametrize("card", ["business_network", "investment_loan"])
def test_money_production_may_fall_to_minus_five(card: str) -> None:
    """TM-6.3, TM-X01"""

    def at(production: int) -> TerraformingGame:
        return a_game(hand=[card], stock=MONEY, production={"megacredits": production})

    assert at(-4).why_not(0, f"play {card}") == []
    facts = {"resource": "megacredits", "need": 1, "have": -5}
    assert at(-5).why_not(0, f"play {card}") == [Reason("production-too-low", "TM-11.A2", facts)]
