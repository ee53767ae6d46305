"""TM-3: temperature, oxygen, oceans, and the terraform rating that follows them."""

from typing import Any

import pytest

import marineris
from marineris.testing import Seat, a_game, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 900}


def test_the_three_global_parameters() -> None:
    """TM-3.1: temperature, oxygen and oceans, and no other."""
    seen = marineris.new("terraforming", players=2, seed=1).view()
    assert set(seen["parameters"]) == {"temperature", "oxygen", "oceans"}


@pytest.mark.parametrize(
    ("moves", "parameter", "step"),
    [
        (["project asteroid"], "temperature", 2),
        (["project greenery", "space 17"], "oxygen", 1),
        (["project aquifer", "space 07"], "oceans", 1),
    ],
)
def test_a_step_of_a_parameter_is_a_step_of_the_rating(
    moves: list[str], parameter: str, step: int
) -> None:
    """TM-3.2: 2 °C, 1 % of oxygen or one ocean raise one's own rating by 1, and nobody else's."""
    changed = do(a_game(stock=RICH), *moves)
    assert (changed[parameter], changed["0 rating"]) == (step, 1)
    assert "1 rating" not in changed


def test_the_rating_rises_with_every_step_of_a_larger_raise() -> None:
    """TM-3.2: three steps of temperature are 6 °C and 3 TR."""
    changed = play_card(a_game(temperature=-18), "deimos_down")
    assert (changed["temperature"], changed["0 rating"]) == (6, 3)


@pytest.mark.parametrize(
    ("goal", "moves", "left"),
    [
        ({"temperature": 8}, ["project asteroid"], {"0 megacredits": -14}),
        ({"oceans": 9}, ["project aquifer"], {"0 megacredits": -18}),
        (
            {"oxygen": 14},
            ["project greenery", "space 17"],
            {"0 megacredits": -23, "space 17": "greenery of 0"},
        ),
        ({"temperature": 8}, ["convert heat"], {"0 heat": -8}),
    ],
)
def test_a_parameter_at_its_goal_is_not_raised_and_gives_no_rating(
    goal: dict[str, Any], moves: list[str], left: dict[str, Any]
) -> None:
    """TM-3.3: the action stays legal; the part that raises the parameter is skipped."""
    assert do(a_game(**goal, stock={**RICH, "heat": 8}), *moves) == left


def test_a_card_at_the_goal_still_does_the_rest() -> None:
    """TM-3.3: only the raise is skipped."""
    game = a_game(oxygen=14, oceans=9)
    assert play_card(game, "towing_a_comet") == {"0 plants": 2}


def test_the_rating_is_income_and_victory_points() -> None:
    """TM-3.4: TR 27 brings 27 M€ in the production phase and 27 VP."""
    game = a_game(rating=27)
    assert game.result()[0]["points"]["rating"] == 27
    changed = do(game, "pass", "pass")
    assert (changed["0 megacredits"], changed["1 megacredits"]) == (27, 20)


@pytest.mark.parametrize("corporate_era", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_parameters_at_the_start(players: int, corporate_era: bool) -> None:
    """TM-3.5: −30 °C, 0 %, no ocean placed, generation 1."""
    game = marineris.new("terraforming", players=players, seed=3, corporate_era=corporate_era)
    seen = game.view()
    assert seen["parameters"] == {"temperature": -30, "oxygen": 0, "oceans": 0}
    assert seen["generation"] == 1
    assert seen["tiles"] == {}


def test_nine_oceans_are_in_supply() -> None:
    """TM-3.5: from none to nine, each with its TR; the tenth brings nothing."""
    game = a_game(stock=RICH, rivals=ALONE)
    spaces = ["04", "06", "07", "13", "28", "32", "33", "34", "43"]
    ratings = [do(game, "project aquifer", f"space {space}")["0 rating"] for space in spaces]
    assert ratings == [1] * 9
    assert do(game, "project aquifer") == {"0 megacredits": -18}


def test_generation_and_rating_share_a_track_but_do_not_move_each_other() -> None:
    """TM-3.5: the next generation leaves the ratings alone."""
    changed = do(a_game(rating=23, generation=22), "pass", "pass")
    assert not {"0 rating", "1 rating"} & set(changed)


def test_bonus_steps_of_the_temperature() -> None:
    """TM-3.6: of 19 steps −24 and −20 °C give heat production and 0 °C an ocean."""
    game = a_game(stock=RICH, rivals=ALONE)
    found: dict[int, str] = {}
    for level in range(-28, 9, 2):
        moves = ["project asteroid", *(["space 07"] if level == 0 else [])]
        changed = do(game, *moves)
        assert changed.pop("temperature") == 2
        rating = changed.pop("0 rating")
        del changed["0 megacredits"]
        if changed:
            found[level] = ", ".join(sorted(changed))
            assert rating == (2 if level == 0 else 1)
    assert found == {
        -24: "0 heat production",
        -20: "0 heat production",
        0: "oceans, space 07",
    }


def test_bonus_step_of_the_oxygen() -> None:
    """TM-3.6: of 14 steps only 8 % raises the temperature, with another TR."""
    game = a_game(stock=RICH, rivals=ALONE)
    found = {}
    for level in range(1, 15):
        space = f"{45 + level}" if level < 7 else f"{46 + level}"
        changed = do(game, "project greenery", f"space {space}")
        assert changed["oxygen"] == 1
        if "temperature" in changed:
            found[level] = (changed["temperature"], changed["0 rating"])
    assert found == {8: (2, 2)}


def test_only_the_player_who_makes_the_step_gets_the_bonus() -> None:
    """TM-3.6: seat 1 raises to −24 °C, seat 1 gets the heat production."""
    game = a_game(temperature=-26, active=1, rivals=[Seat(stock={"heat": 8})])
    assert do(game, "convert heat") == {
        "temperature": 2,
        "1 rating": 1,
        "1 heat": -8,
        "1 heat production": 1,
    }


def test_a_raise_won_by_oxygen_can_reach_a_bonus_step_itself() -> None:
    """TM-3.6: oxygen 8 % raises −26 to −24 °C, which gives heat production."""
    changed = do(a_game(oxygen=7, temperature=-26, stock=RICH), "project greenery", "space 17")
    assert changed["temperature"] == 2
    assert changed["0 heat production"] == 1
    assert changed["0 rating"] == 2


def test_the_ocean_at_zero_degrees_is_a_normal_placement() -> None:
    """TM-3.6: TR for both, the hex's bonus, and M€ for the oceans beside."""
    game = a_game(temperature=-2, oceans=["33", "43"], stock={"heat": 8})
    assert do(game, "convert heat", "space 34") == {
        "temperature": 2,
        "oceans": 1,
        "space 34": "ocean",
        "0 heat": -8,
        "0 rating": 2,
        "0 plants": 2,
        "0 megacredits": 4,
    }


def test_a_bonus_that_has_become_impossible_is_skipped() -> None:
    """TM-3.6: no raise beyond +8 °C, no tenth ocean."""
    warm = a_game(oxygen=7, temperature=8, stock=RICH)
    changed = do(warm, "project greenery", "space 17")
    assert "temperature" not in changed
    assert changed["0 rating"] == 1
    wet = a_game(temperature=-2, oceans=9, stock={"heat": 8})
    assert do(wet, "convert heat") == {"temperature": 2, "0 rating": 1, "0 heat": -8}


@pytest.mark.parametrize(
    ("start", "card", "heat_production"),
    [(-26, "big_asteroid", 1), (-22, "big_asteroid", 1), (-26, "deimos_down", 2)],
)
def test_every_bonus_step_reached_or_passed_counts(
    start: int, card: str, heat_production: int
) -> None:
    """TM-3.7: two or three steps at once collect all bonuses on the way."""
    changed = play_card(a_game(temperature=start), card)
    assert changed["0 heat production"] == heat_production


def test_a_raise_that_passes_zero_brings_the_ocean() -> None:
    """TM-3.7: −2 °C and two steps pass 0 °C."""
    changed = play_card(a_game(temperature=-2), "big_asteroid", "space 07")
    assert (changed["temperature"], changed["oceans"], changed["0 rating"]) == (4, 1, 3)


def test_steps_beyond_the_goal_are_lost() -> None:
    """TM-3.7: TR only for steps really made; of two oceans only the one in supply is placed."""
    warm = play_card(a_game(temperature=4), "deimos_down")
    assert (warm["temperature"], warm["0 rating"]) == (4, 2)
    airy = play_card(a_game(oxygen=13, production={"energy": 2}), "strip_mine")
    assert (airy["oxygen"], airy["0 rating"]) == (1, 1)
    game = a_game(temperature=0, oceans=8)
    wet = play_card(game, "lake_marineris", "space 63")
    assert (wet["oceans"], wet["0 rating"]) == (1, 1)
    assert game.why_not(0, "end") == []


@pytest.mark.parametrize(
    ("card", "steps"), [("release_of_inert_gases", 2), ("bribed_committee", 2)]
)
def test_cards_can_raise_the_rating_alone(card: str, steps: int) -> None:
    """TM-3.8: the rating rises although no parameter moves."""
    assert play_card(a_game(), card) == {"0 rating": steps}
