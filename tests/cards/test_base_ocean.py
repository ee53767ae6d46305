"""The base cards that place oceans and ask for nothing else."""

from typing import Any

import pytest

from marineris.testing import TerraformingGame, a_game, answer, play_card

OCEAN_AREAS = {"04", "06", "07", "13", "28", "32", "33", "34", "43", "44", "45", "63"}
NINE_OCEANS = ["04", "06", "07", "13", "28", "43", "44", "45", "63"]

Changes = dict[str, Any]

# The position, and what the card brings besides its oceans.
ONE_OCEAN: dict[str, tuple[dict[str, Any], Changes]] = {
    "black_polar_dust": ({}, {"0 megacredits production": -2, "0 heat production": 3}),
    "subterranean_reservoir": ({}, {}),
    "ice_cap_melting": ({"temperature": 2}, {}),
    "permafrost_extraction": ({"temperature": -8}, {}),
    "towing_a_comet": ({}, {"0 plants": 2, "oxygen": 1, "0 rating": 1}),
}
TWO_OCEANS: dict[str, tuple[dict[str, Any], Changes]] = {
    "lake_marineris": ({"temperature": 0}, {}),
    "ice_asteroid": ({}, {}),
}
ANY_OCEANS = {**ONE_OCEAN, **TWO_OCEANS}

# Others that place oceans: test_base_event.py and test_base_action.py say what they bring.
OTHER_EVENTS = [
    "comet",
    "giant_ice_asteroid",
    "imported_hydrogen",
    "large_convoy",
    "convoy_from_europa",
    "flooding",
]
ACTIONS = ["aquifer_pumping", "water_import_from_europa"]


def plus(*parts: Changes) -> Changes:
    """The sum of several changes."""
    total: Changes = {}
    for part in parts:
        for key, value in part.items():
            total[key] = total[key] + value if key in total else value
    return total


def spaces(game: TerraformingGame) -> set[str]:
    """The spaces now offered."""
    names = [game.move_name(move) for move in game.legal_moves(game.to_act[0])]
    assert all(name.startswith("space ") for name in names)
    return {name.removeprefix("space ") for name in names}


def towards_ocean(game: TerraformingGame) -> None:
    """If it is asked which effect is next, take the one that asks for a space."""
    names = [game.move_name(move) for move in game.legal_moves(0)]
    for choice in names:
        twin = game.copy()
        if choice.startswith("choose "):
            answer(twin, choice)
            if twin.move_name(twin.legal_moves(0)[0]).startswith("space "):
                answer(game, choice)
                return


@pytest.mark.parametrize("card", ONE_OCEAN)
@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        ("07", {}),
        ("04", {"0 steel": 2}),
        ("06", {"0 hand": 1}),
        ("13", {"0 hand": 2}),
        ("28", {"0 plants": 2}),
        ("43", {"0 plants": 1, "0 megacredits": 2}),
        ("33", {"0 plants": 2, "0 megacredits": 4}),
        ("63", {"0 titanium": 2}),
    ],
)
def test_one_ocean(card: str, space: str, bonus: Changes) -> None:
    """TM-5.3, TM-4.4, TM-5.2: +1 TR, the bonus of the hex, 2 M€ for each ocean next to it."""
    position, brings = ONE_OCEAN[card]
    game = a_game(3, oceans=["32", "34"], **position)
    ocean = {"oceans": 1, "0 rating": 1, f"space {space}": "ocean"}
    assert play_card(game, card, f"space {space}") == plus(brings, ocean, bonus)


@pytest.mark.parametrize("card", [*ANY_OCEANS, *OTHER_EVENTS, *ACTIONS])
def test_only_on_free_ocean_areas(card: str) -> None:
    """TM-4.2, TM-C32: next to whatever lies there; not on land, nor where another tile is."""
    position: dict[str, Any] = {
        "oceans": ["04", "33"],
        "tiles": {"44": ("mohole_area", 1), "35": ("city", 1), "52": "city"},
        "tableau": [card] if card in ACTIONS else [],
        "stock": {"megacredits": 12},
    }
    game = a_game(**position, **ANY_OCEANS.get(card, ({}, {}))[0])
    if card in ACTIONS:
        answer(game, f"use {card}")
    else:
        play_card(game, card)
    towards_ocean(game)
    assert spaces(game) == OCEAN_AREAS - {"04", "33", "44"}
    reasons = [(reason.code, reason.rule) for reason in game.why_not(0, "space 03")]
    assert reasons == [("wrong-area", "TM-4.2")]


@pytest.mark.parametrize("card", ANY_OCEANS)
def test_without_an_ocean_left_the_rest_happens(card: str) -> None:
    """TM-3.3, TM-X06: no tile, no TR for it."""
    position, brings = ANY_OCEANS[card]
    assert play_card(a_game(oceans=NINE_OCEANS, **position), card) == brings


@pytest.mark.parametrize("card", TWO_OCEANS)
class TestTwoOceans:
    """Two oceans, one after the other."""

    def test_each_pays_and_counts(self, card: str) -> None:
        """TM-5.2: the second lies next to the first."""
        position, _ = TWO_OCEANS[card]
        game = a_game(3, **position)
        assert play_card(game, card, "space 33", "space 34") == {
            "oceans": 2,
            "0 rating": 2,
            "0 plants": 4,
            "0 megacredits": 2,
            "space 33": "ocean",
            "space 34": "ocean",
        }

    def test_second_sees_the_first(self, card: str) -> None:
        """TM-5.8"""
        position, _ = TWO_OCEANS[card]
        game = a_game(**position)
        play_card(game, card, "space 33")
        assert spaces(game) == OCEAN_AREAS - {"33"}
        answer(game, "space 07")
        assert "end" in [game.move_name(move) for move in game.legal_moves(0)]

    def test_only_as_many_as_are_left(self, card: str) -> None:
        """TM-3.7"""
        position, _ = TWO_OCEANS[card]
        game = a_game(oceans=NINE_OCEANS[:8], **position)
        assert play_card(game, card, "space 63") == {
            "oceans": 1,
            "0 rating": 1,
            "0 titanium": 2,
            "space 63": "ocean",
        }


def test_towing_a_comet_at_the_warming_step() -> None:
    """TM-3.6, TM-X04: oxygen 8 % warms to 0 °C, which melts a second ocean; 4 TR in all."""
    game = a_game(oxygen=7, temperature=-2)
    assert play_card(game, "towing_a_comet", "space 07", "space 63") == {
        "0 plants": 2,
        "0 titanium": 2,
        "oxygen": 1,
        "temperature": 2,
        "oceans": 2,
        "0 rating": 4,
        "space 07": "ocean",
        "space 63": "ocean",
    }
