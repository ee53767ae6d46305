"""MA-12.6 to MA-12.8, MA-14.2, MA-14.3: how far attacks reach."""

from __future__ import annotations

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
)

RICH = {"air": 20, "food": 20, "minerals": 20}
GENTLE = {"not_so_aggressive": True}


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def rolls_without_production(game: MarsGame, victim: int) -> int:
    """How many rolls of air in a row bring a seat nothing."""
    rolls = 0
    before = game.state.cards[3 * victim]
    while game.state.cards[3 * victim] == before:
        rolls += 1
        pass_and_roll(game, "air")
    return rolls - 1


@pytest.mark.parametrize(("victim", "lost"), [(1, 3), (2, 4), (3, 5)])
def test_stagnation_lasts_until_the_turn_after_the_lost_one(victim: int, lost: int) -> None:
    """MA-12.6: one turn is lost; the roll that begins the next one counts again."""
    game = a_game(4, missions=["stagnation"])
    answer(game, "use stagnation", f"seat {victim}")
    assert rolls_without_production(game, victim) == lost
    assert game.state.active == victim
    assert game.state.turns[victim] == 2


def test_stagnation_does_not_add_up() -> None:
    """MA-12.6: who has to lose the next turn already is no target."""
    rivals = [Seat(missions=["reconnaissance"]), Seat()]
    game = a_game(3, missions=["stagnation"], rivals=rivals)
    answer(game, "use stagnation", "seat 2")
    pass_and_roll(game, "food")
    answer(game, "use reconnaissance")
    assert game.state.stagnation == [1, 0, 1]


def test_the_only_target_may_have_stagnated_already() -> None:
    """MA-12.6: then the mission is kept."""
    game = a_game(missions=["stagnation"], rivals=[Seat(stagnation=1)])
    assert refusal(game, "use stagnation") == [("no-target", "MA-12.O4")]


def test_who_has_lost_the_turn_may_lose_another() -> None:
    """MA-12.6: nothing is left of the first Stagnation but the missing production."""
    game = a_game(missions=["stagnation"], rivals=[Seat(stagnation=2)])
    assert do(game, "use stagnation")["1 stagnation"] == -1


def test_a_taken_protection_protects_at_once() -> None:
    """MA-12.7: in the very next turn, before a turn of its new holder."""
    rivals = [Seat(missions=["protection"]), Seat(missions=["sabotage"])]
    game = a_game(3, missions=["unholy_alliance"], rivals=rivals)
    answer(game, "use unholy_alliance", "seat 1", "done")
    pass_and_roll(game, "food", "food")
    answer(game, "use sabotage", "point 2.0")
    assert (game.to_act, offered(game)) == ([0], ["done", "protect"])
    assert do(game, "protect") == {"0 missions": -1}


def test_a_taken_protection_is_still_not_used_in_a_turn() -> None:
    """MA-12.7, MA-12.P6: not even by its new holder."""
    game = a_game(missions=["unholy_alliance"], rivals=[Seat(missions=["protection"])])
    answer(game, "use unholy_alliance", "done")
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use protection") == [("only-a-reaction", "MA-12.P6")]


@pytest.mark.parametrize(
    "stations",
    [
        {},
        {"1.11": ("food_station", 1), "1.13": ("food_station", 1)},
        {"1.11": ("air_station", 1), "1.13": ("air_station", 1)},
        {"1.11": ("air_station", 1), "1.13": ("food_station", 1)},
    ],
)
def test_black_friday_asks_only_whom_it_hits(stations: dict[str, Any]) -> None:
    """MA-12.8: without a station of the kind, or with two stations, nothing can be lost."""
    rival = Seat(bases=["1.12"], missions=["protection"])
    game = a_game(missions=["black_friday"], rivals=[rival], structures=stations)
    answer(game, "use black_friday", "take air")
    assert (game.to_act, game.view(1)["own"]["missions"]) == ([0], ["protection"])


def test_black_friday_asks_whom_it_hits() -> None:
    """MA-12.8: three stations, one of the kind."""
    game = a_game(missions=["black_friday"], rivals=[Seat(missions=["protection"])])
    answer(game, "use black_friday", "take air")
    assert (game.to_act, offered(game)) == ([1], ["done", "protect"])


@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", [2, 3, 0]), ("counterclockwise", [0, 3, 2])]
)
@pytest.mark.parametrize("mission", ["black_friday", "armageddon"])
def test_all_are_asked_in_turn_order(mission: str, direction: str, order: list[int]) -> None:
    """MA-12.8, MA-5.3: from the attacker on."""
    colonies = [["1.0", "2.0"], ["1.6"], ["1.12", "2.12"], ["1.18", "2.18"]]
    hands = [["support"], ["black_friday"], ["resources"], ["production"]]
    seats = [Seat(bases=bases, missions=hand) for bases, hand in zip(colonies, hands, strict=True)]
    seats[1].cards = RICH
    structures: dict[str, Any] = {}
    for seat, column in enumerate((0, 6, 12, 18)):
        for side, kind in ((1, "air_station"), (2, "food_station"), (3, "food_station")):
            structures[f"1.{column + side}"] = (kind, seat)
    game = a_game(
        4,
        bases=colonies[0],
        missions=hands[0],
        rivals=seats[1:],
        structures=structures,
        offensive=["armageddon"],
        active=1,
        options={"direction": direction},
    )
    moves = ["use black_friday", "take air"] if mission == "black_friday" else ["buy offensive"]
    answer(game, *moves)
    asked = []
    while game.to_act != [1]:
        asked += game.to_act
        answer(game, "done")
    assert asked == order


def test_only_first_bases_are_safe_on_their_parallel() -> None:
    """MA-12.O8, MA-15.5: a base built sideways on the equator is destroyed."""
    game = a_game(
        4,
        cards=RICH,
        is_sideways=True,
        structures={"1.2": "base"},
        offensive=["armageddon"],
        options={"cooperative": True},
    )
    assert do(game, "buy offensive") == {"0 air": -1, "0 minerals": -3, "point 1.2": None}
    assert [len(bases) for bases in game.state.bases] == [1, 1, 1, 1]


def test_armageddon_asks_only_whom_it_hits() -> None:
    """MA-12.8: of several on the equator those with more than their first base there."""
    rivals = [Seat(missions=["protection"]), Seat(), Seat()]
    game = a_game(
        4,
        cards=RICH,
        is_sideways=True,
        structures={"1.2": "base"},
        offensive=["armageddon"],
        rivals=rivals,
        options={"cooperative": True},
    )
    answer(game, "buy offensive")
    assert (game.to_act, "1.2" in game.view()["board"]) == ([0], False)


def test_armageddon_beyond_the_ration_has_no_effect() -> None:
    """MA-14.2: it goes to the used missions and counts for nothing."""
    rival = Seat(bases=["1.12", "2.12"], cards=RICH)
    game = a_game(
        missions=["stagnation"],
        cards={"air": 1, "minerals": 3},
        rivals=[rival],
        offensive=["armageddon"],
        options=GENTLE,
        log=True,
    )
    answer(game, "use stagnation")
    assert do(game, "buy offensive") == {"0 air": -1, "0 minerals": -3}
    assert sorted(game.view()["used_missions"]["offensive"]) == ["armageddon", "stagnation"]
    (lost,) = [event for event in game.events() if event["event"] == "MissionLost"]
    assert (lost["seat"], lost["mission"]) == (0, "armageddon")


def test_armageddon_of_another_in_the_same_round_has_no_effect() -> None:
    """MA-14.2: and its buyer may still use a peaceful mission and attack in the next round."""
    rivals = [Seat(cards={"air": 6, "minerals": 9}, missions=["resources", "sabotage"])]
    game = a_game(
        missions=["sabotage"],
        structures={"2.1": "base"},
        rivals=rivals,
        offensive=["armageddon"],
        options=GENTLE,
    )
    answer(game, "use sabotage", "point 1.11", "done")
    pass_and_roll(game, "food")
    assert "point 2.1" not in do(game, "buy offensive")
    assert refusal(game, "use resources") == []
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use sabotage") == []


def test_armageddon_within_the_ration_counts() -> None:
    """MA-14.2: as the offensive mission of the round."""
    game = a_game(
        cards=RICH,
        structures={"2.1": "base"},
        offensive=["armageddon"],
        rivals=[Seat(missions=["sabotage"])],
        options=GENTLE,
    )
    assert do(game, "buy offensive")["point 2.1"] is None
    pass_and_roll(game, "food")
    assert refusal(game, "use sabotage") == [("one-attack-a-round", "MA-14.1")]


def test_offensive_missions_are_sold_whatever_the_ration() -> None:
    """MA-14.2: they can be kept."""
    game = a_game(missions=["sabotage"], cards=RICH, offensive=["plunder"], options=GENTLE)
    answer(game, "use sabotage", "point 2.12")
    assert do(game, "buy offensive")["0 missions"] == 1


def test_without_the_house_rule_armageddon_always_takes_effect() -> None:
    """MA-12.1: after a mission was used too."""
    game = a_game(cards=RICH, structures={"2.1": "base"}, has_used=True, offensive=["armageddon"])
    assert do(game, "buy offensive")["point 2.1"] is None


@pytest.mark.parametrize("again", ["sabotage", "resources"])
def test_reconnaissance_and_what_it_plays_are_one_use(again: str) -> None:
    """MA-14.3: and Reconnaissance itself is offensive."""
    rivals = [Seat(missions=["plunder"])]
    game = a_game(missions=["reconnaissance"], used=[again], rivals=rivals, options=GENTLE)
    answer(game, "use reconnaissance")
    if again == "sabotage":
        answer(game, "point 2.12", "done")
        assert "2.12" not in game.view()["board"]
    pass_and_roll(game, "food")
    assert refusal(game, "use plunder") == [("one-attack-a-round", "MA-14.1")]


def test_reconnaissance_waits_for_the_ration_like_any_attack() -> None:
    """MA-14.3: even with only peaceful missions to play."""
    game = a_game(missions=["sabotage", "reconnaissance"], used=["resources"], options=GENTLE)
    answer(game, "use sabotage", "point 2.12")
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use reconnaissance") == [("attacked-last-turn", "MA-14.0")]
