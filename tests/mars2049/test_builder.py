"""The builder of positions says what is wrong with one, and its positions keep the promises."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import marineris
from marineris.core.error import BadOption, BadPosition, MarinerisError
from marineris.testing.mars2049 import (
    MarsGame,
    Seat,
    a_game,
    answer,
    do,
    ledger,
    luck,
    pass_and_roll,
    roll,
)

TWO = {"2.1": "air_station", "2.2": "air_station", "2.3": "air_station", "2.4": "air_station"}
COOP = {"cooperative": True}


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ({"cards": {"water": 1}}, "seat 0 cards='water': it should be one of air, food, minerals"),
        ({"cards": {"air": -1}}, "seat 0 cards[air]=-1: it should be 0 or more"),
        ({"tokens": {"air 5": 1}}, "seat 0 tokens='air 5': it should be one of air 3, air 8"),
        ({"tokens": {"air 3": -1}}, "seat 0 tokens[air 3]=-1: it should be 0 or more"),
        ({"road_cards": 4}, "seat 0 road_cards=4: it should be a number from 0 to 3"),
        ({"road_cards": -1}, "seat 0 road_cards=-1: it should be a number from 0 to 3"),
        ({"missions": ["war"]}, "seat 0 missions='war': it should be one of construction"),
        ({"missions": ["protection"] * 2}, "named too often, the deck has 1 of it"),
        ({"used": ["protection"], "peaceful": ["protection"]}, "named too often"),
        ({"missions": ["armageddon"]}, "'armageddon': it is used at once and never in a hand"),
        ({"peaceful": ["plunder"]}, "peaceful='plunder': it should be a mission of this deck"),
        ({"offensive": ["support"]}, "a mission of this deck; it is in `peaceful`"),
        ({"used": ["war"]}, "used='war': it should be one of"),
        ({"structures": {"6.0": "base"}}, "structures='6.0': it should be a point from 1.0 to"),
        ({"structures": {"2.1": "castle"}}, "structures[2.1]='castle': it should be one of base"),
        ({"structures": {"2.1": "polar_road"}}, "'polar_road': it should be one of base"),
        ({"structures": {"1.0": "base"}}, "something stands there already: base"),
        ({"structures": {"2.1": ("air_station", 2)}}, "owner of structures[2.1]=2: it should be"),
        ({"structures": {"2.1": ("air_station", 0, 5)}}, "first owner of structures[2.1]=5"),
        ({"structures": {"2.1": ("base", 0, 1)}}, "only stations are ever taken from others"),
        ({"structures": {**TWO, "2.5": "air_station"}}, "no more tokens of it, it has 5"),
        ({"structures": {"2.1": "lab3", "2.2": "lab3"}}, "no more tokens of it, it has 1"),
        ({"structures": {"2.1": "lab2"}}, "seat 0 has lab2 without lab3"),
        ({"structures": {"1.4": "base"}}, "seat 0 has two bases on one parallel"),
        ({"bases": []}, "seat 0 has no base"),
        ({"rivals": [Seat(bases=[])]}, "seat 1 has no base"),
        ({"roll": "seven"}, "roll='seven': it should be one of air, food"),
        ({"last_roll": "seven"}, "seat 0 last_roll='seven': it should be one of air"),
        ({"road": "9.9"}, "seat 0 road='9.9': it should be a point from 1.0 to 5.23"),
        ({"road": "4.9"}, "seat 0 road='4.9': it should be a point of the polar circle"),
        ({"stagnation": 1}, "seat 0 stagnation=1: whoever takes a turn has no stagnation"),
        ({"rivals": [Seat(stagnation=3)]}, "seat 1 stagnation=3: it should be a number from 0"),
        ({"active": 2}, "active=2: it should be a seat from 0 to 1"),
        ({"active": -1}, "active=-1: it should be a seat from 0 to 1"),
        ({"is_sideways": True}, "it should be False: only the co-operative variant"),
        ({"rivals": [Seat(), Seat()]}, "2 seats are described beside seat 0, the table has 1 more"),
        ({"cards": {"air": 27}, "options": {"bank": "limited"}}, "the bank has given out more"),
        (
            {"tokens": {"air 3": 9, "air 8": 8}, "options": {"bank": "limited"}},
            "the bank has given out more",
        ),
        (
            {
                "players": 4,
                "options": COOP,
                "is_sideways": True,
                "rivals": [Seat(), Seat(is_sideways=True)],
            },
            "the partner, seat 0, does it already",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(setting: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(says)):
        a_game(**setting)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda game: luck(game, 6, 6), "luck=6: it should be a number from 0 to 5"),
        (lambda game: luck(game, 0), "limit=0: it should be 1 or more"),
        (lambda game: luck(game, 6, *[1] * 9), "that is rarer than one in 1000000"),
        (lambda game: roll(game, "seven"), "roll='seven': it should be one of"),
        (lambda game: pass_and_roll(game, "air", "seven"), "roll='seven': it should be one of"),
        (lambda game: do(game, "store air 3", "build base"), "may not 'build base' now"),
        (lambda game: answer(game, "store air 3", "fly"), "fly"),
    ],
)
def test_what_is_refused_leaves_no_trace(spoil: Callable[[MarsGame], object], says: str) -> None:
    game = a_game(cards={"air": 6}, log=True)
    answer(game, "store air 3")
    before = game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)
    with pytest.raises(MarinerisError, match=re.escape(says)):
        spoil(game)
    assert (game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)) == before


def test_options_are_checked_as_ever() -> None:
    with pytest.raises(BadOption):
        a_game(options={"cooperative": True})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_is_sound(players: int) -> None:
    game = a_game(
        players,
        cards={"air": 3},
        tokens={"food 8": 1},
        missions=["protection", "plunder"],
        peaceful=["support", "resources"],
        used=["sabotage", "alliance"],
        structures={"2.1": "base", "2.2": ("air_station", 0, 1), "4.4": "lab3"},
        road_cards=2,
    )
    assert game.rules.audit(game.state) == []
    restored = game.rules.restore(players, game.options, game.rules.snapshot(game.state))
    assert game.rules.is_same(restored, game.state)


def test_the_ledger_counts_everything() -> None:
    game = a_game(cards={"air": 3}, tokens={"food 8": 1}, road_cards=2, missions=["support"])
    seen = ledger(game)
    assert (seen["0 air"], seen["0 food 8"], seen["0 road_cards"], seen["0 missions"]) == (
        3,
        1,
        2,
        1,
    )
    assert seen["point 1.12"] == "base of 1"
    assert do(game, "store air 3") == {"0 air": -3, "0 air 3": 1}


def test_decks_are_drawn_in_the_given_order() -> None:
    rich = {"air": 20, "food": 20, "minerals": 20}
    game = a_game(cards=rich, peaceful=["support", "alliance"])
    answer(game, "buy peaceful")
    pass_and_roll(game, "air", "air")
    answer(game, "buy peaceful")
    assert game.view(0)["own"]["missions"] == ["support", "alliance"]


def test_luck_is_as_wished() -> None:
    game = a_game(log=True)
    roll(game, "lose_turn", "lose_turn", "food")
    answer(game, "pass")
    rolled = [event["face"] for event in game.events() if event["event"] == "DieRolled"]
    assert rolled == ["lose_turn", "lose_turn", "food"]
    game = a_game(rivals=[Seat(cards={"air": 1, "food": 1, "minerals": 1})])
    luck(game, 6, 4, 5)
    answer(game, "pass")
    assert game.view()["players"][1]["last_roll"] == "theft"


def test_a_record_of_a_position_replays() -> None:
    game = a_game(cards={"food": 2, "minerals": 2})
    roll(game, "food")
    answer(game, "build air_station", "point 2.1", "pass")
    rng = random.Random(1)
    for _ in range(30):
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    assert marineris.loads(game.record().dumps()).digest() == game.digest()
