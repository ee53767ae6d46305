"""MA-14: the four house rules."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.mars2049.board import ring_of
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, pass_and_roll, refusal

RICH = {"air": 20, "food": 20, "minerals": 20}
CALM = {"calm_before_storm": True}
GENTLE = {"not_so_aggressive": True}


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def test_calm_before_the_storm() -> None:
    """MA-14.0: no offensive missions before somebody has three bases."""
    game = a_game(cards=RICH, options=CALM, offensive=["plunder"])
    assert refusal(game, "buy offensive") == [("calm-before-storm", "MA-14.0")]
    assert refusal(game, "buy peaceful") == []
    answer(game, "build base", "point 2.1")
    assert refusal(game, "buy offensive") == [("calm-before-storm", "MA-14.0")]
    answer(game, "build base", "point 3.2")
    assert refusal(game, "buy offensive") == []


def test_the_storm_is_for_all_and_lasts() -> None:
    """MA-14.0: whoever has built three bases, and even if one is lost again."""
    rival = Seat(bases=["1.12", "2.12", "3.12"])
    game = a_game(cards=RICH, options=CALM, offensive=["armageddon"], rivals=[rival])
    answer(game, "buy offensive")
    assert len(game.state.bases[1]) == 2
    pass_and_roll(game, "food", "food")
    assert refusal(game, "buy offensive") == []


def test_without_the_option_there_is_no_calm() -> None:
    """MA-14.0: offensive missions are sold from the start."""
    assert refusal(a_game(cards=RICH), "buy offensive") == []


def test_fewer_bases_starts_nearer_the_pole() -> None:
    """MA-14.0: on the second parallel, stations around as always."""
    game = marineris.new("mars2049", players=2, seed=1, fewer_bases=True)
    board = game.view()["board"]
    assert {point: board[point][0] for point in ("2.0", "2.23", "2.1", "3.0")} == {
        "2.0": "base",
        "2.23": "air_station",
        "2.1": "mineral_station",
        "3.0": "food_station",
    }


def test_four_bases_are_enough_with_fewer_bases() -> None:
    """MA-14.0, MA-11.4: from the second parallel to the fifth."""
    options = {"fewer_bases": True}
    game = a_game(cards=RICH, road_cards=3, options=options)
    for point in ("3.1", "4.2"):
        answer(game, "build base", f"point {point}")
    assert ("bases-too-few", "MA-11.4") in refusal(game, "build h2o_station")
    answer(game, "build base", "point 5.3", "build polar_road", "build h2o_station")
    assert game.state.winner == 0
    assert len(game.state.bases[0]) == 4


def test_first_bases_are_safe_with_fewer_bases() -> None:
    """MA-14.0, MA-12.O8: those on the second parallel."""
    game = a_game(cards=RICH, options={"fewer_bases": True}, offensive=["armageddon"])
    assert do(game, "buy offensive") == {"0 air": -1, "0 minerals": -3}
    assert [ring_of(bases[0]) for bases in game.state.bases] == [1, 1]


def test_more_discoveries() -> None:
    """MA-14.0: a card for each own base, each may be a road card up to the limit."""
    options = {"more_discoveries": True}
    bases = ["1.0", "2.1", "3.2", "4.3"]
    game = a_game(bases=bases, road_cards=1, roll="discovery", options=options)
    answer(game, "take air", "take road", "take road")
    assert "take road" not in offered(game)
    assert offered(game)[:3] == ["take air", "take food", "take minerals"]
    answer(game, "take air")
    assert game.state.road_cards[0] == 3
    assert game.state.cards[:3] == [2, 0, 0]


def test_more_discoveries_without_roads() -> None:
    """MA-14.0: the option discovery_gives_roads."""
    options = {"more_discoveries": True, "discovery_gives_roads": False}
    game = a_game(bases=["1.0", "2.1"], roll="discovery", options=options)
    assert offered(game) == ["take air", "take food", "take minerals"]
    assert do(game, "take air", "take air") == {"0 air": 2}
    assert "pass" in offered(game)


@pytest.mark.parametrize("gives", [True, False])
def test_plain_discovery_always_offers_a_road_card(gives: bool) -> None:
    """MA-14.0: discovery_gives_roads belongs to more_discoveries."""
    game = a_game(roll="discovery", options={"discovery_gives_roads": gives})
    assert "take road" in offered(game)


def test_one_offensive_mission_in_a_round() -> None:
    """MA-14.0, MA-14.1: of the whole table."""
    rivals = [Seat(missions=["sabotage"]), Seat(missions=["sabotage"])]
    game = a_game(3, missions=["stagnation"], rivals=rivals, options=GENTLE)
    answer(game, "use stagnation", "seat 2", "done")
    pass_and_roll(game, "food")
    assert refusal(game, "use sabotage") == [("one-attack-a-round", "MA-14.1")]


def test_the_next_round_has_its_own_offensive_mission() -> None:
    """MA-14.1: then another player may attack."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=["sabotage"])], options=GENTLE)
    answer(game, "use sabotage", "point 2.12", "done")
    pass_and_roll(game, "food")
    assert refusal(game, "use sabotage") == [("one-attack-a-round", "MA-14.1")]
    pass_and_roll(game, "air", "air")
    assert refusal(game, "use sabotage") == []


def test_only_in_every_second_own_turn() -> None:
    """MA-14.0: not in the turn after an attack, but in the one after that."""
    game = a_game(missions=["sabotage", "plunder"], options=GENTLE)
    answer(game, "use sabotage", "point 2.12")
    assert refusal(game, "use plunder")[:3] == [
        ("mission-used", "MA-12.1"),
        ("one-attack-a-round", "MA-14.1"),
        ("attacked-last-turn", "MA-14.0"),
    ]
    game = a_game(
        missions=["sabotage", "stagnation"],
        options=GENTLE,
    )
    answer(game, "use sabotage", "point 2.12")
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use stagnation") == [("attacked-last-turn", "MA-14.0")]
    pass_and_roll(game, "air", "air")
    assert refusal(game, "use stagnation") == []


def test_peaceful_missions_are_not_rationed() -> None:
    """MA-14.0: the ration is of offensive ones."""
    game = a_game(missions=["sabotage", "resources"], options=GENTLE)
    answer(game, "use sabotage", "point 2.12")
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use resources") == []


def test_a_ration_for_each_player() -> None:
    """MA-14.1: the option aggression_per_player."""
    options: dict[str, Any] = {**GENTLE, "aggression_per_player": True}
    rivals = [Seat(missions=["sabotage"])]
    game = a_game(missions=["sabotage", "stagnation"], rivals=rivals, options=options)
    answer(game, "use sabotage", "point 2.12", "done")
    pass_and_roll(game, "food")
    assert refusal(game, "use sabotage") == []
    pass_and_roll(game, "air")
    assert refusal(game, "use stagnation") == [("attacked-last-turn", "MA-14.0")]


def test_without_the_option_attacks_are_not_rationed() -> None:
    """MA-14.0: one mission in a turn is the only limit."""
    game = a_game(missions=["sabotage", "stagnation"], rivals=[Seat(missions=["plunder"])])
    answer(game, "use sabotage", "point 2.12", "done")
    pass_and_roll(game, "food")
    assert refusal(game, "use plunder") == []
    pass_and_roll(game, "air")
    assert refusal(game, "use stagnation") == []
