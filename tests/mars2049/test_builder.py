"""The builder of positions says what is wrong with one, and its positions keep the promises."""

from __future__ import annotations

import random
from typing import Any

import pytest

import marineris
from marineris.core.error import BadOption, MarinerisError
from marineris.testing.mars2049 import Seat, a_game, answer, do, ledger, luck, pass_and_roll, roll


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ({"cards": {"water": 1}}, "no resource 'water'"),
        ({"tokens": {"air 5": 1}}, "no token 'air 5'"),
        ({"missions": ["war"]}, "no mission 'war'"),
        ({"missions": ["protection", "protection"]}, "too often"),
        ({"used": ["protection"], "peaceful": ["protection"]}, "too often"),
        ({"structures": {"6.0": "base"}}, "no point '6.0'"),
        ({"structures": {"2.1": "castle"}}, "no structure 'castle'"),
        ({"structures": {"2.1": "polar_road"}}, "no structure 'polar_road'"),
        ({"structures": {"1.0": "base"}}, "stands something already"),
        ({"roll": "seven"}, "no face 'seven'"),
        ({"last_roll": "seven"}, "no face 'seven'"),
        ({"road": "9.9"}, "no point '9.9'"),
        ({"rivals": [Seat(), Seat()]}, "3 seats are described"),
    ],
)
def test_a_position_that_cannot_be_is_refused(setting: dict[str, Any], says: str) -> None:
    with pytest.raises(MarinerisError, match=says):
        a_game(**setting)


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
