"""TM-10: the four phases of a generation."""

from itertools import combinations
from typing import Any

import pytest

import marineris
from marineris.testing import Seat, TerraformingGame, a_game, answer, do

RICH = {"megacredits": 200}


def offered(game: marineris.Game[Any], seat: int | None = None) -> list[str]:
    asked = game.to_act[0] if seat is None else seat
    return [game.move_name(move) for move in game.legal_moves(asked)]


def refusal(game: TerraformingGame, seat: int, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(seat, move)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_marker_moves_to_the_left(players: int) -> None:
    """TM-10.1: one seat each generation, around the table; the generation marker +1."""
    game = marineris.new(
        "terraforming", players=players, seed=6, first_player=1, beginners=list(range(players))
    )
    for generation in range(1, 8):
        seen = game.view()
        assert (seen["generation"], seen["first"]) == (generation, generation % players)
        assert game.to_act == [generation % players]
        for _ in range(players):
            game.play(game.to_act[0], "pass")
        for seat in range(players):
            game.play(seat, "done")


def test_generation_1_has_no_order_phase() -> None:
    """TM-10.1: the player who was named first begins."""
    game = marineris.new("terraforming", players=3, seed=6, first_player=2, beginners=[0, 1, 2])
    assert (game.view()["generation"], game.to_act) == (1, [2])


def at_research(**position: Any) -> TerraformingGame:
    """Two players, seat 0 with the cards named on top of the deck before it."""
    position.setdefault("deck", ["algae", "mangrove", "trees", "moss"])
    game = a_game(**position)
    answer(game, "pass", "pass")
    return game


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_research_buys_any_of_four_cards(number: int) -> None:
    """TM-10.2: each subset is possible; 3 M€ a card, the rest is discarded face down."""
    cards = ["algae", "mangrove", "trees", "moss"]
    for wanted in combinations(cards, number):
        game = at_research()
        assert game.to_act == [0, 1]
        assert game.view(0)["own"]["dealt"] == cards
        before = game.view()["players"][0]["stock"][0]
        answer(game, *[f"card {name}" for name in wanted], "done", "done")
        seen = game.view(0)
        assert seen["own"]["hand"] == list(wanted)
        assert before - seen["players"][0]["stock"][0] == 3 * number
        assert seen["discards"] == 4 - number + 4


def test_research_is_limited_by_money() -> None:
    """TM-10.2: 7 M€ buy two cards, not three."""
    game = at_research(rating=7)
    answer(game, "card algae", "card mangrove")
    assert offered(game, 0) == ["done", "unpick card algae", "unpick card mangrove"]
    assert game.why_not(0, "card trees") != []


def test_a_card_that_was_not_drawn_cannot_be_bought() -> None:
    """TM-10.2"""
    game = at_research()
    assert refusal(game, 0, "card mine") == [("card-not-offered", "TM-10.2")]


@pytest.mark.parametrize("seed", range(5))
def test_research_does_not_depend_on_who_answers_first(seed: int) -> None:
    """TM-10.2: all choose at the same time."""
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = a_game(3, seed=seed)
        answer(game, "pass", "pass", "pass")
        for seat in order:
            game.play(seat, game.legal_moves(seat)[1 + seat])
            game.play(seat, "done")
        digests.add(game.digest())
    assert len(digests) == 1


def test_turns_go_clockwise_from_the_first_player() -> None:
    """TM-10.3: each turn two actions, then the next seat."""
    game = a_game(3, first=1, stock=RICH, rivals=[Seat(stock=RICH), Seat(stock=RICH)])
    order = []
    for _ in range(6):
        order.append(game.to_act[0])
        answer(game, "project power_plant", "project power_plant")
    assert order == [1, 2, 0, 1, 2, 0]


def test_a_turn_has_one_or_two_actions_in_any_mix() -> None:
    """TM-10.3: the same one twice, or different ones, or one alone."""
    game = a_game(stock={**RICH, "heat": 8}, rivals=[Seat(stock=RICH)])
    answer(game, "project asteroid", "project asteroid")
    assert game.to_act == [1]
    answer(game, "project power_plant", "end")
    assert game.to_act == [0]
    answer(game, "convert heat", "project power_plant")
    assert game.to_act == [1]


def test_who_has_acted_ends_the_turn_and_does_not_pass() -> None:
    """TM-10.3: no action at all means passing; after one action the turn may only be ended."""
    game = a_game(stock=RICH)
    assert refusal(game, 0, "end") == [("not-acted-yet", "TM-10.3")]
    answer(game, "project asteroid")
    assert refusal(game, 0, "pass") == [("acted-already", "TM-10.3")]


def test_who_passes_is_out_until_the_phase_ends() -> None:
    """TM-10.3: the others go on until all have passed."""
    game = a_game(3, rivals=[Seat(stock=RICH), Seat(stock=RICH)])
    answer(game, "pass")
    order = []
    for _ in range(4):
        order.append(game.to_act[0])
        answer(game, "project power_plant", "end")
    assert order == [1, 2, 1, 2]
    answer(game, "pass", "project power_plant", "project power_plant")
    assert game.to_act == [2], "the last player may go on alone"
    assert game.view()["generation"] == 1
    answer(game, "pass")
    assert game.view()["generation"] == 2


def test_nobody_acts_out_of_turn() -> None:
    """TM-10.3: the refusal says whose turn it is, and what else is wrong."""
    game = a_game()
    [reason] = game.why_not(1, "pass")
    assert reason.as_data() == {"code": "not-your-turn", "rule": "TM-10.3", "to_act": [0]}
    assert refusal(game, 1, "convert heat") == [
        ("not-your-turn", "TM-10.3"),
        ("stock-too-low", "TM-11.G"),
    ]


def test_an_answer_is_no_action() -> None:
    """TM-10.3: a space or an amount cannot be named when an action is due, nor the reverse."""
    game = a_game(stock=RICH)
    assert refusal(game, 0, "space 17") == [("choose-an-action", "TM-10.3")]
    answer(game, "project aquifer")
    assert refusal(game, 0, "pass")[0] == ("another-question", "TM-10.3")


def test_production_phase() -> None:
    """TM-10.4: energy to heat, income and production for all, markers off the cards."""
    game = a_game(
        stock={"energy": 3, "heat": 1},
        production={
            "megacredits": 2,
            "steel": 1,
            "titanium": 2,
            "plants": 3,
            "energy": 4,
            "heat": 5,
        },
        tableau=["tardigrades"],
        used=["tardigrades"],
        rivals=[Seat(rating=25)],
    )
    assert do(game, "pass", "pass") == {
        "0 megacredits": 22,
        "0 steel": 1,
        "0 titanium": 2,
        "0 plants": 3,
        "0 energy": -3 + 4,
        "0 heat": 3 + 5,
        "1 megacredits": 25,
    }
    assert game.view()["players"][0]["used"] == []


def test_who_cannot_act_passes() -> None:
    """TM-10.5: passing is then the only move, and always possible."""
    assert offered(a_game()) == ["pass"]
    assert "pass" in offered(a_game(stock=RICH))
