"""TM-11.C and TM-11.D: milestones and awards."""

from typing import Any

import pytest

from marineris.terraforming.data.card import CARDS, CORPORATION
from marineris.testing import Seat, TerraformingGame, a_game, answer, do

RICH = {"megacredits": 200}
MANY = [card.id for card in CARDS if card.kind != CORPORATION]
AWARDS = ["landlord", "banker", "scientist", "thermalist", "miner"]
BUILDINGS = ["mine", "cupola_city", "strip_mine", "medical_lab", "titanium_mine", "power_plant"]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def award_points(game: TerraformingGame) -> list[int]:
    return [row["points"]["awards"] for row in game.result()]


@pytest.mark.parametrize(
    ("milestone", "reached", "missed"),
    [
        ("terraformer", {"rating": 35}, {"rating": 34}),
        (
            "mayor",
            {"tiles": {"10": "city", "12": "capital", "02": "city"}},
            {"tiles": {"10": "city", "12": "city", "02": ("city", 1)}},
        ),
        (
            "gardener",
            {"tiles": {"10": "greenery", "11": "greenery", "12": "greenery"}},
            {"tiles": {"10": "greenery", "11": "greenery", "12": ("greenery", 1)}},
        ),
        (
            "builder",
            {"corporation": "mining_guild", "tableau": BUILDINGS},
            {"corporation": "mining_guild", "tableau": BUILDINGS[1:]},
        ),
        ("planner", {"hand": MANY[:16]}, {"hand": MANY[:15]}),
    ],
)
def test_a_milestone_needs_its_criterion(
    milestone: str, reached: dict[str, Any], missed: dict[str, Any]
) -> None:
    """TM-11.C1: just reached it may be claimed for 8 M€ and 5 VP, one short of it not."""
    move = f"milestone {milestone}"
    game = a_game(**reached, stock={"megacredits": 8})
    before = game.result()[0]["total"]
    assert do(game, move) == {"0 megacredits": -8}
    assert game.view()["milestones"] == {milestone: 0}
    assert game.result()[0]["total"] == before + 5
    assert refusal(a_game(**missed, stock=RICH), move) == [("milestone-not-reached", "TM-11.C1")]
    assert refusal(a_game(**reached, stock={"megacredits": 7}), move) == [
        ("money-too-low", "TM-11.C1")
    ]


def test_events_do_not_help_the_builder() -> None:
    """TM-11.C1: building tags in play; the corporation counts, the hand does not."""
    game = a_game(tableau=BUILDINGS, hand=["ghg_factories", "soil_factory"], stock=RICH)
    [reason] = game.why_not(0, "milestone builder")
    assert (reason.facts["need"], reason.facts["have"]) == (8, 6)


def test_a_milestone_is_claimed_once() -> None:
    """TM-11.C1: by one player."""
    game = a_game(milestones={"terraformer": 1}, rating=40, stock=RICH)
    assert refusal(game, "milestone terraformer") == [("milestone-taken", "TM-11.C1")]


def test_three_milestones_in_a_game() -> None:
    """TM-11.C1: the other two can then no longer be claimed."""
    taken = {"mayor": 0, "planner": 1, "gardener": 0}
    game = a_game(milestones=taken, rating=40, stock=RICH)
    assert refusal(game, "milestone terraformer") == [("milestones-gone", "TM-11.C1")]


def test_one_player_may_claim_several_milestones() -> None:
    """TM-11.C1: even in one turn; later losses of the criterion do not matter."""
    game = a_game(hand=MANY[:16], rating=35, stock=RICH)
    answer(game, "milestone planner", "milestone terraformer")
    assert game.view()["milestones"] == {"planner": 0, "terraformer": 0}
    assert game.result()[0]["points"]["milestones"] == 10


def test_awards_cost_8_then_14_then_20() -> None:
    """TM-11.D1: by how many are funded, not by whom; a fourth is impossible."""
    game = a_game(stock=RICH, rivals=[Seat(stock=RICH)])
    assert do(game, "award miner", "end") == {"0 megacredits": -8}
    assert do(game, "award banker", "end") == {"1 megacredits": -14}
    assert do(game, "award landlord") == {"0 megacredits": -20}
    assert game.view()["awards"] == {"miner": 0, "banker": 1, "landlord": 0}
    assert refusal(game, "award thermalist") == [("awards-gone", "TM-11.D1")]


@pytest.mark.parametrize(("funded", "price"), [(0, 8), (1, 14), (2, 20)])
def test_an_award_must_be_paid(funded: int, price: int) -> None:
    """TM-11.D1: there is no other precondition."""
    awards = dict.fromkeys(AWARDS[:funded], 1)
    poor = a_game(awards=awards, stock={"megacredits": price - 1})
    assert refusal(poor, "award miner") == [("money-too-low", "TM-11.D1")]
    assert do(a_game(awards=awards, stock={"megacredits": price}), "award miner") == {
        "0 megacredits": -price
    }


def test_an_award_is_funded_once() -> None:
    """TM-11.D1"""
    game = a_game(awards={"miner": 1}, stock=RICH)
    assert refusal(game, "award miner") == [("award-funded", "TM-11.D1")]


def test_one_player_may_fund_several_awards() -> None:
    """TM-11.D1"""
    game = a_game(stock=RICH)
    assert do(game, "award miner", "award banker") == {"0 megacredits": -22}


def heated(*heat: int, funder: int = 0) -> TerraformingGame:
    """Thermalist is funded; the seats have so much heat."""
    others = [Seat(stock={"heat": units}) for units in heat[1:]]
    return a_game(len(heat), stock={"heat": heat[0]}, rivals=others, awards={"thermalist": funder})


@pytest.mark.parametrize("funder", [0, 1, 2])
def test_first_place_5_second_place_2(funder: int) -> None:
    """TM-11.D2: whoever funded it."""
    assert award_points(heated(3, 9, 5, funder=funder)) == [0, 5, 2]


def test_only_funded_awards_score() -> None:
    """TM-11.D2: each funded category by itself."""
    game = a_game(
        3,
        awards={"miner": 1, "banker": 0},
        stock={"steel": 3, "titanium": 2, "heat": 50},
        production={"megacredits": 1},
        rivals=[Seat(stock={"titanium": 4}, production={"megacredits": 7})],
    )
    assert award_points(game) == [5 + 2, 2 + 5, 0]


@pytest.mark.parametrize(("heat", "points"), [((7, 4), [5, 0]), ((0, 1), [0, 5]), ((6, 6), [5, 5])])
def test_two_players_have_no_second_place(heat: tuple[int, ...], points: list[int]) -> None:
    """TM-11.D3"""
    assert award_points(heated(*heat)) == points


@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ((9, 9, 5), [5, 5, 0]),
        ((9, 9, 9), [5, 5, 5]),
        ((9, 5, 5), [5, 2, 2]),
        ((9, 9, 5, 5), [5, 5, 0, 0]),
        ((9, 5, 5, 1), [5, 2, 2, 0]),
        ((1, 5, 9, 5), [0, 2, 5, 2]),
        ((9, 8, 7, 6), [5, 2, 0, 0]),
        ((4, 4, 9, 4, 1), [2, 2, 5, 2, 0]),
        ((4, 9, 9, 9, 1), [0, 5, 5, 5, 0]),
    ],
)
def test_ties_for_awards(heat: tuple[int, ...], points: list[int]) -> None:
    """TM-11.D4: all tied for first get 5 and there is no second; all tied for second get 2."""
    assert award_points(heated(*heat)) == points


@pytest.mark.parametrize(
    ("award", "winner", "loser"),
    [
        (
            "landlord",
            {"tiles": {"17": "nuclear_zone", "01": "city", "48": ("city", 1)}},
            {"tiles": {"17": "greenery", "48": ("city", 1), "02": ("city", 1)}},
        ),
        ("banker", {"production": {"megacredits": 1}}, {"production": {"megacredits": -1}}),
        (
            "scientist",
            {"tableau": ["research"], "events": ["invention_contest"]},
            {"hand": ["research"], "events": ["special_design", "technology_demonstration"]},
        ),
        ("thermalist", {"stock": {"heat": 11}}, {"stock": {"energy": 20, "heat": 9}}),
        ("miner", {"stock": {"steel": 6, "titanium": 5}}, {"stock": {"steel": 9}}),
    ],
)
def test_what_the_awards_measure(award: str, winner: dict[str, Any], loser: dict[str, Any]) -> None:
    """TM-11.D5: the player's own tiles, production, tags or units in stock at the end."""
    measure: dict[str, Any] = {"rivals": [RIVALS[award]], "awards": {award: 1}}
    assert award_points(a_game(**winner, **measure)) == [5, 0]
    assert award_points(a_game(**loser, **measure)) == [0, 5]


RIVALS = {
    "landlord": Seat(),
    "banker": Seat(rating=60),
    "scientist": Seat(corporation="inventrix"),
    "thermalist": Seat(stock={"heat": 10}),
    "miner": Seat(stock={"titanium": 10}),
}


def test_a_value_of_0_or_below_ranks_like_any_other() -> None:
    """TM-11.D5: there is no minimum."""
    rivals = [Seat(production={"megacredits": -3}), Seat(production={"megacredits": -5})]
    game = a_game(3, production={"megacredits": -1}, rivals=rivals, awards={"banker": 0})
    assert award_points(game) == [5, 2, 0]
    assert award_points(heated(0, 0, 0)) == [5, 5, 5]


def test_awards_are_measured_after_the_last_greeneries() -> None:
    """TM-11.D5: a greenery placed at the very end still counts for Landlord."""
    game = a_game(
        temperature=8,
        oxygen=14,
        oceans=9,
        stock={"plants": 8},
        tiles={"48": ("city", 1)},
        awards={"landlord": 1},
    )
    assert award_points(game) == [0, 5]
    answer(game, "pass", "pass", "convert plants", "space 17")
    assert game.is_over
    assert award_points(game) == [5, 5]


def test_resources_on_cards_do_not_count_for_awards() -> None:
    """TM-11.D5: only the stock on the player board."""
    game = a_game(tableau={"physics_complex": 9}, awards={"scientist": 0, "miner": 0})
    assert award_points(game) == [5 + 5, 0 + 5]
