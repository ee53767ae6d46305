"""TM-13: the last generation, the last greeneries, scoring and the winner."""

from typing import Any

import pytest

from marineris.testing import Seat, TerraformingGame, a_game, answer, do

FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def offered(game: TerraformingGame) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


@pytest.mark.parametrize(
    ("missing", "moves"),
    [
        ({"temperature": 6}, ["project asteroid"]),
        ({"oxygen": 13}, ["project greenery", "space 17"]),
        ({"oceans": 8}, ["project aquifer", "space 63"]),
    ],
)
def test_the_generation_in_which_the_last_goal_is_reached_is_finished(
    missing: dict[str, Any], moves: list[str]
) -> None:
    """TM-13.1: whichever parameter comes last; turns go on, production happens, then it is over."""
    rival = Seat(stock={"megacredits": 11})
    game = a_game(
        **FINISHED | missing,
        stock={"megacredits": 23},
        production={"steel": 2},
        rivals=[rival],
    )
    answer(game, *moves, "end")
    assert game.to_act == [1]
    answer(game, "project power_plant", "end", "pass")
    assert not game.view()["over"]
    assert do(game, "pass")["0 steel"] == 2
    assert game.is_over
    assert game.to_act == []


@pytest.mark.parametrize("missing", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_two_goals_are_not_enough(missing: dict[str, Any]) -> None:
    """TM-13.1"""
    game = a_game(**FINISHED | missing)
    answer(game, "pass", "pass")
    assert not game.is_over


def test_after_the_end_nothing_is_legal() -> None:
    """TM-13.1"""
    game = a_game(**FINISHED)
    answer(game, "pass", "pass")
    [reason] = game.why_not(0, "pass")
    assert (reason.code, reason.rule) == ("game-over", "TM-13.1")


def test_last_greeneries_in_turn_order() -> None:
    """TM-13.2: from the first player clockwise; who has no 8 plants is not asked."""
    plants = {"plants": 8}
    game = a_game(
        4,
        **FINISHED,
        first=2,
        stock=plants,
        rivals=[Seat(), Seat(stock=plants), Seat(stock=plants)],
    )
    answer(game, "pass", "pass", "pass", "pass")
    order = []
    while not game.is_over:
        order.append(game.to_act[0])
        assert offered(game) == ["done", "convert plants"]
        answer(game, "done")
    assert order == [2, 3, 0]


def test_the_last_production_may_be_converted() -> None:
    """TM-13.2: plants of the last production phase count; each player as often as possible."""
    game = a_game(**FINISHED, stock={"plants": 10}, production={"plants": 7})
    answer(game, "pass", "pass", "convert plants", "space 17", "convert plants", "space 16")
    assert game.is_over
    assert game.result()[0]["points"]["greeneries"] == 2
    assert game.view()["players"][0]["stock"][3] == 1


def test_last_greeneries_follow_the_normal_rules() -> None:
    """TM-13.2: adjacency, placement bonus, oceans and triggers; but no TR any more."""
    game = a_game(
        **FINISHED | {"oceans": ["33", "34", "43", "44", "45", "63", "04", "06", "07"]},
        stock={"plants": 8},
        tiles={"49": "city"},
        tableau={"herbivores": 1},
    )
    answer(game, "pass", "pass", "convert plants")
    assert offered(game) == [f"space {n}" for n in ("41", "42", "48", "50", "55", "56")]
    assert do(game, "space 42") == {
        "space 42": "greenery of 0",
        "0 plants": 1,
        "0 megacredits": 3 * 2,
        "0 on herbivores": 1,
    }


def test_a_bonus_of_plants_can_pay_for_another_greenery() -> None:
    """TM-13.2: 8 plants and a hex with 2, then 6 more are missing; with 14 there are 8 again."""
    game = a_game(**FINISHED, stock={"plants": 14})
    answer(game, "pass", "pass", "convert plants", "space 30", "convert plants", "space 22")
    assert game.is_over
    assert game.view()["players"][0]["stock"][3] == 14 - 8 + 2 - 8 + 1


def test_points_in_the_order_of_the_scoring() -> None:
    """TM-13.3: TR, awards, milestones, greeneries and cities, cards."""
    game = a_game(
        rating=31,
        awards={"landlord": 1},
        milestones={"builder": 0, "mayor": 0, "planner": 1},
        tiles={
            "17": "city",
            "16": "greenery",
            "18": ("greenery", 1),
            "48": ("city", 1),
            "49": "greenery",
        },
        tableau={"livestock": 4, "tardigrades": 7, "trees": 0},
        events=["large_convoy", "flooding"],
    )
    own, other = game.result()
    assert list(own["points"].items()) == [
        ("rating", 31),
        ("awards", 5),
        ("milestones", 10),
        ("greeneries", 2),
        ("cities", 2),
        ("cards", 4 + 1 + 1 + 2 - 1),
    ]
    assert own["total"] == 57
    assert other["points"] == {
        "rating": 20,
        "awards": 0,
        "milestones": 5,
        "greeneries": 1,
        "cities": 1,
        "cards": 0,
    }


def test_negative_points_count() -> None:
    """TM-13.3: also if a player has no others on cards."""
    game = a_game(tableau=["nuclear_zone", "hackers"], events=["bribed_committee"])
    assert game.result()[0]["points"]["cards"] == -2 - 1 - 2


def test_cards_that_count_jovian_tags() -> None:
    """TM-13.3: each counts all own Jovian tags, its own and the corporation's included."""
    game = a_game(
        corporation="saturn_systems",
        tableau=["io_mining_industries", "ganymede_colony", "asteroid_mining"],
        rivals=[Seat(tableau=["callisto_penal_mines"])],
    )
    assert game.result()[0]["points"]["cards"] == 4 + 4 + 2


def ranks(rows: list[tuple[int, int]]) -> list[int]:
    """The ranks of seats with such ratings and so much M€."""
    first, *others = [Seat(rating=rating, stock={"megacredits": money}) for rating, money in rows]
    game = a_game(len(rows), rating=first.rating, stock=first.stock, rivals=others)
    return [row["rank"] for row in game.result()]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([(40, 0), (39, 99)], [1, 2]),
        ([(40, 3), (40, 4)], [2, 1]),
        ([(40, 4), (40, 4)], [1, 1]),
        ([(40, 4), (41, 0), (40, 4)], [2, 1, 2]),
        ([(40, 4), (40, 4), (40, 3), (10, 90)], [1, 1, 3, 4]),
    ],
)
def test_most_points_win_then_most_money(rows: list[tuple[int, int]], expected: list[int]) -> None:
    """TM-13.4: equal in both share the victory."""
    assert ranks(rows) == expected


def test_money_production_breaks_no_tie() -> None:
    """TM-13.4: the resource counts, not the production."""
    game = a_game(
        stock={"megacredits": 5},
        rivals=[Seat(production={"megacredits": 20}, stock={"megacredits": 4})],
    )
    assert [row["rank"] for row in game.result()] == [1, 2]
