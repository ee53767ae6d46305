"""MA-8 to MA-10: resources, what is secret, exchange, tokens; and MA-19: prices."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from marineris.testing.mars2049 import (
    MarsGame,
    Seat,
    a_game,
    answer,
    do,
    pass_and_roll,
    refusal,
    roll,
)

RICH = {"air": 20, "food": 20, "minerals": 20}


def offered(game: MarsGame) -> set[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    return set(asked["moves"])


def out(game: MarsGame, resource: int) -> int:
    """Cards of a resource in all hands."""
    return sum(game.state.cards[resource::3])


def test_a_hand_has_no_limit() -> None:
    """MA-8.1: a hundred cards and more."""
    game = a_game(cards={"air": 150}, options={"bank": "unlimited"})
    assert pass_and_roll(game, "air")["0 air"] == 1
    assert game.view()["players"][0]["cards"] == 151


def test_everything_is_paid_with_the_three_resources() -> None:
    """MA-8.1: a hand of one kind does not pay for another."""
    game = a_game(cards={"air": 20})
    assert refusal(game, "build food_station") == [("too-dear", "MA-7.1")]


def test_a_limited_bank_that_runs_short_makes_everyone_change() -> None:
    """MA-8.2: at least half of the cards of that resource become tokens, then all is given."""
    game = a_game(cards={"air": 13, "food": 9}, rivals=[Seat(cards={"air": 13})])
    roll(game, "air")
    changed = do(game, "pass")
    units = [cards + 3 * three + 8 * eight for cards, three, eight in _air(game)]
    assert units == [14, 14]
    assert changed["0 air"] <= -6
    assert changed["1 air"] <= -6
    assert game.state.cards[1] == 9


def _air(game: MarsGame) -> list[tuple[int, int, int]]:
    s = game.state
    return [
        (s.cards[3 * seat], s.tokens[6 * seat], s.tokens[6 * seat + 1]) for seat in range(s.seats)
    ]


def test_a_bank_that_runs_short_brings_hands_to_light() -> None:
    """MA-8.2, MA-8.3: how many tokens everybody takes tells of every hand."""
    game = a_game(
        3,
        cards={"food": 4},
        rivals=[Seat(cards={"air": 20}), Seat(cards={"air": 6})],
        are_hands_secret=True,
    )
    assert game.preview(0, "exchange food air")["players"] == [{}, {}, {}]
    before = game.state.reveals
    answer(game, "exchange food air")
    assert game.state.reveals == before + 1


def test_what_a_limited_bank_has_not_is_not_given() -> None:
    """MA-8.2: without tokens left the last cards go to the roller first."""
    game = a_game(
        3,
        cards={"air": 12},
        rivals=[Seat(cards={"air": 13}), Seat(tokens={"air 3": 16})],
    )
    assert pass_and_roll(game, "air") == {"1 air": 1}


def test_a_limited_bank_never_has_more_than_26_cards_out() -> None:
    """MA-8.2: a token becomes cards only as far as there are any."""
    game = a_game(tokens={"air 8": 1, "air 3": 15}, rivals=[Seat(cards={"air": 20})])
    for move in ("release air 8", "release air 3"):
        if move in offered(game):
            answer(game, move)
            assert out(game, 0) <= 26
    assert ("no-cards-in-bank", "MA-8.2") in refusal(game, "release air 8")


def test_paying_with_tokens_works_with_an_exhausted_bank() -> None:
    """MA-8.2, MA-10.2: what is paid goes back to the bank at once."""
    game = a_game(tokens={"food 3": 1, "minerals 3": 1}, rivals=[Seat(cards={"food": 26})])
    assert do(game, "build air_station", "point 2.1")["point 2.1"] == "air_station of 0"
    assert out(game, 1) <= 26


def test_an_unlimited_bank_never_runs_short() -> None:
    """MA-8.2: the option bank."""
    game = a_game(cards={"air": 26}, tokens={"air 8": 16}, options={"bank": "unlimited"})
    assert pass_and_roll(game, "air") == {"0 air": 1, "1 air": 1}


def test_a_view_hides_hands_and_missions() -> None:
    """MA-8.3: how many, not which; road cards and tokens are open."""
    rival = Seat(
        cards={"air": 2, "food": 1},
        tokens={"food 8": 1},
        road_cards=2,
        missions=["protection", "plunder"],
    )
    third = Seat(cards={"minerals": 3})
    game = a_game(3, rivals=[rival, third], are_hands_secret=True)
    seen = game.view(0)
    other = seen["players"][1]
    assert (other["cards"], other["missions"], other["road_cards"]) == (3, [1, 1], 2)
    assert other["tokens"] == [0, 0, 0, 1, 0, 0]
    assert seen["own"] == {"cards": [0, 0, 0], "missions": []}
    assert seen["sure"][1] == [0, 0, 0]
    assert game.view(1)["own"] == {"cards": [2, 1, 0], "missions": ["protection", "plunder"]}
    for hidden in ("protection", "plunder"):
        assert hidden not in json.dumps([seen, game.view()])
    assert "own" not in game.view()


def test_what_happened_in_the_open_is_remembered() -> None:
    """MA-8.3: a hand is known until a card is stolen from it."""
    game = a_game(3, rivals=[Seat(), Seat(cards={"air": 1, "food": 1})])
    pass_and_roll(game, "minerals")
    assert game.view(0)["sure"] == [[0, 0, 1], [0, 0, 1], [1, 1, 1]]
    pass_and_roll(game, "minerals", "minerals")
    assert game.view(0)["sure"][2] == [1, 1, 3]
    roll(game, "theft")
    answer(game, "pass", "seat 2")
    assert game.view(0)["sure"][2] == [0, 0, 2]
    known = game.view(1)["sure"]
    assert sum(known[2]) == 4
    assert sum(known[1]) == 4


def test_imagine_deals_anew_only_what_is_hidden() -> None:
    """MA-8.3: the same view for the seat, and all that could be elsewhere moves."""
    game = a_game(
        3,
        cards={"air": 2},
        missions=["support"],
        rivals=[
            Seat(cards={"air": 4, "food": 4}, missions=["protection", "plunder"]),
            Seat(cards={"minerals": 4}, missions=["stagnation"]),
        ],
        are_hands_secret=True,
    )
    hands, missions, decks = set(), set(), set()
    for number in range(100):
        twin = game.imagine(0, random.Random(number))
        assert json.dumps(twin.view(0)) == json.dumps(game.view(0))
        hands.add(tuple(twin.state.cards))
        missions.add(str(twin.state.missions))
        decks.add(str(twin.state.deck))
        assert [out(twin, resource) for resource in range(3)] == [6, 4, 4]
        assert game.rules.audit(twin.state) == []
    assert min(len(hands), len(missions), len(decks)) > 10
    assert game.imagine(0, 7).digest() == game.imagine(0, 7).digest()


def test_imagine_keeps_what_a_seat_is_sure_of() -> None:
    """MA-8.3: hands that were filled in the open stay."""
    game = a_game(3, rivals=[Seat(cards={"air": 4}), Seat(cards={"food": 4})])
    for number in range(10):
        assert game.imagine(0, number).state.cards == game.state.cards


@pytest.mark.parametrize("bank", ["unlimited", "limited"])
def test_whoever_is_asked_in_an_imagined_game_can_answer(bank: str) -> None:
    """MA-8.3, MA-5.4: an imagined hand may be too small to be changed into tokens."""
    game = a_game(
        3,
        roll="air",
        rivals=[Seat(cards={"air": 2, "food": 2}), Seat(cards={"minerals": 6})],
        are_hands_secret=True,
        options={"bank": bank},
    )
    assert 1 in game.to_act
    for number in range(30):
        twin = game.imagine(0, number)
        for seat in twin.to_act:
            assert twin.legal_moves(seat), f"seat {seat} is asked and has no answer"


def test_who_is_asked_to_store_does_not_show_a_hand() -> None:
    """MA-8.3, MA-5.4: two tables that look the same to a seat ask the same players."""
    asked = []
    for hands in (
        ({"air": 2, "food": 1}, {"food": 2, "minerals": 1}),
        ({"food": 3}, {"air": 2, "minerals": 1}),
    ):
        rivals = [Seat(cards=hand) for hand in hands]
        game = a_game(3, roll="air", rivals=rivals, are_hands_secret=True)
        asked.append(game.view(0)["to_act"])
    assert asked[0] == asked[1]


@pytest.mark.parametrize(
    ("structures", "rate"),
    [
        ({}, 4),
        ({"2.1": "lab3"}, 3),
        ({"2.1": "lab3", "2.23": "lab2"}, 2),
        ({"4.9": "lab3", "2.23": "lab2"}, 2),
        ({"2.1": "lab3", "4.9": "lab2"}, 3),
        ({"4.8": "lab3", "4.9": "lab2"}, 4),
    ],
)
def test_the_best_active_laboratory_counts(structures: dict[str, str], rate: int) -> None:
    """MA-9.1: so many equal units for one of another kind."""
    game = a_game(cards={"air": rate}, structures=structures)
    assert game.view()["players"][0]["rate"] == rate
    assert do(game, "exchange air food") == {"0 air": -rate, "0 food": 1}
    poor = a_game(cards={"air": rate - 1}, structures=structures)
    (reason,) = poor.why_not(0, "exchange air minerals")
    assert (reason.code, reason.rule) == ("units-too-few", "MA-9.1")
    assert reason.facts == {"resource": "air", "need": rate, "have": rate - 1}


def test_laboratory_2_may_need_laboratory_3() -> None:
    """MA-9.1: the option lab2_alone."""
    structures = {"4.9": "lab3", "2.23": "lab2"}
    game = a_game(structures=structures, options={"lab2_alone": False})
    assert game.view()["players"][0]["rate"] == 4
    both = a_game(structures={"2.1": "lab3", "2.23": "lab2"}, options={"lab2_alone": False})
    assert both.view()["players"][0]["rate"] == 2


@pytest.mark.parametrize("resource", ["air", "food", "minerals"])
def test_road_cards_are_bought_at_the_same_rate(resource: str) -> None:
    """MA-9.2: of any resource, up to three cards (MA-11.1)."""
    game = a_game(cards={resource: 8}, road_cards=2)
    assert do(game, f"exchange {resource} road") == {f"0 {resource}": -4, "0 road_cards": 1}
    assert refusal(game, f"exchange {resource} road") == [("road-cards-full", "MA-11.1")]


def test_players_do_not_exchange() -> None:
    """MA-9.3: swaps are for partners."""
    game = a_game(cards=RICH)
    assert refusal(game, "swap air food") == [("no-partner", "MA-9.3")]
    assert not any(move.startswith("swap") for move in offered(game))


def test_units_are_not_mixed() -> None:
    """MA-9.4: three of one kind and one of another are not four."""
    game = a_game(cards={"air": 3, "food": 3, "minerals": 3})
    assert not any(move.startswith("exchange") for move in offered(game))
    assert refusal(game, "exchange air food") == [("units-too-few", "MA-9.1")]


@pytest.mark.parametrize("value", [3, 8])
def test_tokens_and_cards_change_both_ways(value: int) -> None:
    """MA-10.1: free of charge, in one's own turn."""
    game = a_game(cards={"food": value})
    assert do(game, f"store food {value}") == {"0 food": -value, f"0 food {value}": 1}
    game = a_game(tokens={f"food {value}": 1})
    assert do(game, f"release food {value}") == {"0 food": value, f"0 food {value}": -1}
    poor = a_game(cards={"food": value - 1})
    assert refusal(poor, f"store food {value}") == [("cards-too-few", "MA-10.1")]
    assert refusal(poor, f"release food {value}") == [("no-such-token", "MA-10.1")]


def test_tokens_count_for_payment() -> None:
    """MA-10.2: cards first, and change is given in cards."""
    game = a_game(cards={"food": 1}, tokens={"food 3": 1, "minerals 8": 1})
    assert do(game, "build air_station", "point 2.1") == {
        "0 food": 1,
        "0 food 3": -1,
        "0 minerals": 6,
        "0 minerals 8": -1,
        "point 2.1": "air_station of 0",
    }


def test_tokens_count_for_exchange() -> None:
    """MA-10.2: four units, one of them a card."""
    game = a_game(cards={"air": 1}, tokens={"air 3": 1})
    assert do(game, "exchange air road") == {"0 air": -1, "0 air 3": -1, "0 road_cards": 1}


def test_tokens_are_safe_from_robbery() -> None:
    """MA-10.2: nor does their holder count as one with cards."""
    game = a_game(missions=["daylight_robbery"], rivals=[Seat(tokens={"air 8": 3})])
    assert "no-target" in [code for code, _ in refusal(game, "use daylight_robbery")]


PRICES = {
    "printed": {
        "base": (3, 3, 3),
        "lab3": (0, 4, 3),
        "lab2": (0, 4, 3),
        "peaceful": (3, 1, 0),
        "offensive": (1, 0, 3),
        "h2o_station": (8, 8, 8),
    },
    "quick": {
        "base": (2, 2, 2),
        "lab3": (2, 2, 2),
        "lab2": (3, 3, 3),
        "peaceful": (2, 2, 1),
        "offensive": (2, 2, 2),
        "h2o_station": (6, 6, 6),
    },
    "long": {
        "base": (3, 3, 3),
        "lab3": (2, 2, 2),
        "lab2": (4, 4, 4),
        "peaceful": (3, 1, 0),
        "offensive": (1, 0, 3),
        "h2o_station": (8, 8, 8),
    },
}
STATIONS = {"air_station": (0, 2, 2), "food_station": (2, 0, 2), "mineral_station": (2, 2, 0)}


@pytest.mark.parametrize("prices", ["printed", "quick", "long"])
def test_the_price_lists(prices: str) -> None:
    """MA-19.1: what is paid for each thing."""
    for item, price in {**PRICES[prices], **STATIONS}.items():
        setting: dict[str, Any] = {"structures": {"4.9": "lab3"} if item == "lab2" else {}}
        if item == "h2o_station":
            setting = {"bases": ["1.0", "2.1", "3.2", "4.3", "5.4"], "road": "5.4"}
        game = a_game(cards=RICH, offensive=["plunder"], options={"prices": prices}, **setting)
        verb = "buy" if item in ("peaceful", "offensive") else "build"
        answer(game, f"{verb} {item}")
        assert [20 - left for left in game.state.cards[:3]] == list(price), item
