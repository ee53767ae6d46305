"""TM-2: when the game ends and who wins."""

from typing import Any

from marineris.testing import Seat, TerraformingGame, a_game, answer

FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def nearly_finished(**position: Any) -> TerraformingGame:
    """One step of temperature is missing."""
    return a_game(**FINISHED | {"temperature": 6} | position)


def test_the_game_ends_after_the_production_of_the_generation_that_finishes_mars() -> None:
    """TM-2.1: reaching the last goal does not stop the turn; production comes, then the end."""
    game = nearly_finished(stock={"heat": 8}, production={"plants": 1}, generation=7)
    answer(game, "convert heat")
    assert game.view()["parameters"] == FINISHED
    assert not game.view()["over"]
    answer(game, "end", "pass", "pass")
    seen = game.view()
    assert seen["over"]
    assert (seen["generation"], seen["players"][0]["stock"][3]) == (7, 1)


def test_while_a_parameter_is_short_of_its_goal_the_game_goes_on() -> None:
    """TM-2.1: all three parameters must be at their goals."""
    game = nearly_finished(generation=7)
    answer(game, "pass", "pass")
    assert not game.is_over
    assert game.view()["generation"] == 8


def test_victory_points_come_from_five_places_and_the_most_win() -> None:
    """TM-2.1: TR, own tiles, awards, milestones and cards; the most points win."""
    game = a_game(
        **FINISHED,
        rating=30,
        tiles={"48": "greenery", "49": "city", "50": ("greenery", 1)},
        milestones={"mayor": 0, "planner": 1},
        awards={"landlord": 1},
        tableau=["dust_seals"],
        events=["bribed_committee"],
        rivals=[Seat(rating=37)],
    )
    answer(game, "pass", "pass")
    own, other = game.result()
    assert own["points"] == {
        "rating": 30,
        "awards": 5,
        "milestones": 5,
        "greeneries": 1,
        "cities": 2,
        "cards": 1 - 2,
    }
    assert (own["total"], other["total"]) == (42, 37 + 5 + 1)
    assert (own["rank"], other["rank"]) == (2, 1)
