"""MA-12: the offensive missions, absolute protection, and the prompt for Protection."""

from __future__ import annotations

import json

import pytest

from marineris.testing.mars2049 import (
    MarsGame,
    Seat,
    a_game,
    answer,
    do,
    luck,
    pass_and_roll,
    refusal,
    roll,
)

RICH = {"air": 20, "food": 20, "minerals": 20}
FULL = {"2.1": ("air_station", 1), "2.23": ("air_station", 1)}


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_last_two_stations_are_safe(mission: str, number: int) -> None:
    """MA-12.0: with two or fewer there is no target; inactive ones count."""
    stations = {f"4.{column}": ("air_station", 1) for column in range(10, 10 + number)}
    game = a_game(missions=[mission], structures=stations, rivals=[Seat(bases=["1.12"])])
    assert [code for code, _ in refusal(game, f"use {mission}")] == ["no-target"]
    more = {**stations, "4.9": ("air_station", 1)}
    game = a_game(missions=[mission], structures=more, rivals=[Seat(bases=["1.12"])])
    assert bool(refusal(game, f"use {mission}")) == (number < 2)


def test_a_refused_sabotage_names_its_rule() -> None:
    """MA-12.O2: there is nothing to destroy that MA-12.0 does not protect."""
    game = a_game(missions=["sabotage"], rivals=[Seat(bases=["1.12"])])
    assert refusal(game, "use sabotage") == [("no-target", "MA-12.0")]


def test_a_protected_players_stations_are_no_target() -> None:
    """MA-12.0: those of another with more stations are."""
    rivals = [Seat(bases=["1.8"]), Seat()]
    stations = {"1.7": ("air_station", 1), "1.9": ("air_station", 1)}
    game = a_game(3, missions=["sabotage"], structures=stations, rivals=rivals)
    answer(game, "use sabotage")
    assert offered(game) == ["point 1.15", "point 1.17", "point 2.16"]
    assert [code for code, _ in refusal(game, "point 1.7")] == ["not-offered"]


def test_black_friday_leaves_two_stations() -> None:
    """MA-12.0, MA-12.O5: their owner chooses which survive."""
    air = {f"{place}": ("air_station", 1) for place in ("1.11", "1.13", "2.11")}
    game = a_game(missions=["black_friday"], structures=air, rivals=[Seat(bases=["1.12"])])
    answer(game, "use black_friday", "take air")
    assert game.to_act == [1]
    answer(game, "point 1.11")
    assert offered(game) == ["point 1.13", "point 2.11", "unpick point 1.11"]
    assert do(game, "point 2.11") == {"point 1.13": None}


def test_black_friday_counts_other_stations() -> None:
    """MA-12.0: with one of another kind, one of the chosen kind survives."""
    stations = {
        "1.11": ("air_station", 1),
        "1.13": ("air_station", 1),
        "2.12": ("food_station", 1),
    }
    game = a_game(missions=["black_friday"], structures=stations, rivals=[Seat(bases=["1.12"])])
    answer(game, "use black_friday", "take air")
    assert offered(game) == ["point 1.11", "point 1.13"]
    assert do(game, "point 1.13") == {"point 1.11": None}


@pytest.mark.parametrize("number", [1, 2])
def test_black_friday_spares_the_last_stations(number: int) -> None:
    """MA-12.0: one or two that are all a player has, wherever they stand."""
    places = ["1.11", "1.13"][:number]
    stations = dict.fromkeys(places, ("air_station", 1))
    game = a_game(missions=["black_friday"], structures=stations, rivals=[Seat(bases=["1.12"])])
    changed = do(game, "use black_friday", "take air")
    assert not [key for key in changed if key[6:] in places]


def test_plunder_moves_a_station() -> None:
    """MA-12.O1: next to an own base, where it produces for the thief."""
    game = a_game(missions=["plunder"])
    answer(game, "use plunder")
    assert offered(game) == ["point 1.11", "point 1.13", "point 2.12"]
    answer(game, "point 1.11")
    assert offered(game) == ["point 2.1", "point 2.23"]
    assert do(game, "point 2.1") == {
        "point 2.1": "air_station of 0, once of 1",
        "point 1.11": None,
    }
    assert pass_and_roll(game, "air") == {"0 air": 2}


def test_the_place_of_a_plundered_station_is_chosen_first() -> None:
    """MA-12.5: before the victim is asked."""
    game = a_game(missions=["plunder"], rivals=[Seat(missions=["protection"])])
    answer(game, "use plunder", "point 2.12")
    assert (game.to_act, offered(game)) == ([0], ["point 2.1", "point 2.23"])
    answer(game, "point 2.1")
    assert game.to_act == [1]
    assert do(game, "done")["point 2.1"] == "food_station of 0, once of 1"


def test_plunder_needs_a_place() -> None:
    """MA-12.O1: without one it is kept."""
    game = a_game(missions=["plunder"], structures=FULL)
    assert refusal(game, "use plunder") == [("no-place", "MA-7.2")]


def test_an_own_station_is_taken_back() -> None:
    """MA-12.O1: with the mission it was stolen by."""
    stolen = {"2.13": ("air_station", 1, 0)}
    game = a_game(missions=["plunder"], structures=stolen)
    answer(game, "use plunder", "point 2.13")
    assert do(game, "point 2.1") == {"point 2.1": "air_station of 0", "point 2.13": None}


@pytest.mark.parametrize(
    ("point", "what"), [("1.11", "air"), ("2.12", "food"), ("1.13", "minerals")]
)
def test_sabotage_destroys_a_station(point: str, what: str) -> None:
    """MA-12.O2: for three units of its resource."""
    game = a_game(missions=["sabotage"])
    assert do(game, "use sabotage", f"point {point}") == {
        f"0 {what}": 3,
        "0 missions": -1,
        f"point {point}": None,
    }


def test_a_sabotaged_token_goes_to_its_first_owner() -> None:
    """MA-12.O2: not to the thief from whom it was destroyed."""
    stolen = {"2.13": ("air_station", 1, 0)}
    game = a_game(missions=["sabotage"], structures=stolen)
    assert game.state.placed[2] == 2
    answer(game, "use sabotage", "point 2.13")
    assert game.state.placed[2] == 1


@pytest.mark.parametrize(("held", "taken"), [(1, 1), (2, 2), (3, 3), (7, 3)])
def test_daylight_robbery_takes_three_cards(held: int, taken: int) -> None:
    """MA-12.O3: or all there are."""
    game = a_game(missions=["daylight_robbery"], rivals=[Seat(cards={"air": held})])
    assert do(game, "use daylight_robbery") == {
        "0 air": taken,
        "1 air": -taken,
        "0 missions": -1,
    }


def test_daylight_robbery_is_of_one_opponent() -> None:
    """MA-12.O3: one with cards; the cards are random and unseen."""
    rivals = [Seat(cards={"air": 3, "food": 3}), Seat(), Seat(cards={"food": 9})]
    game = a_game(4, missions=["daylight_robbery"], rivals=rivals, log=True)
    answer(game, "use daylight_robbery")
    assert offered(game) == ["seat 1", "seat 3"]
    answer(game, "seat 1")
    stolen = [event for event in game.events(2) if event["event"] == "CardStolen"]
    assert len(stolen) == 3
    assert not any("resource" in event for event in stolen)
    assert game.view(2)["players"][0]["cards"] == 3


def test_stagnation_skips_a_turn_and_its_production() -> None:
    """MA-12.O4: from now until the turn after the lost one begins."""
    game = a_game(3, missions=["stagnation"])
    answer(game, "use stagnation", "seat 2")
    assert pass_and_roll(game, "air") == {"0 air": 1, "1 air": 1}
    roll(game, "food")
    answer(game, "pass")
    assert game.to_act == [0]
    assert game.state.cards[6:] == [0, 0, 0]
    pass_and_roll(game, "air")
    assert game.state.cards[6:] == [0, 0, 0]
    pass_and_roll(game, "air")
    assert game.to_act == [2]
    assert game.state.cards[6:] == [1, 0, 0]


def test_a_lost_turn_has_no_roll() -> None:
    """MA-12.O4: one die less is rolled."""
    game = a_game(missions=["stagnation"], log=True)
    answer(game, "use stagnation")
    roll(game, "air")
    answer(game, "pass")
    rolled = [event["seat"] for event in game.events() if event["event"] == "DieRolled"]
    assert rolled == [0]
    assert [event["seat"] for event in game.events() if event["event"] == "TurnLost"] == [1]


def test_black_friday_destroys_a_kind() -> None:
    """MA-12.O5: of everybody; a unit for each own one that is lost."""
    own = {"2.1": "air_station", "4.9": "air_station"}
    game = a_game(3, missions=["black_friday"], structures=own)
    answer(game, "use black_friday")
    assert offered(game) == ["take air", "take food", "take minerals"]
    assert do(game, "take air") == {
        "0 air": 3,
        "point 1.23": None,
        "point 2.1": None,
        "point 4.9": None,
        "point 1.7": None,
        "point 1.15": None,
    }


def test_black_friday_sends_tokens_home() -> None:
    """MA-12.O5: to their first owners."""
    game = a_game(missions=["black_friday"], structures={"2.1": ("air_station", 0, 1)})
    answer(game, "use black_friday", "take air")
    assert (game.state.placed[2], game.state.placed[9 + 2]) == (0, 0)


def test_black_friday_pays_for_what_is_lost_only() -> None:
    """MA-12.O5: survivors bring nothing."""
    game = a_game(
        missions=["black_friday"],
        bases=["1.0"],
        structures={"1.1": "air_station", "1.23": "air_station", "2.0": "air_station"},
    )
    answer(game, "use black_friday", "take air")
    while game.state.used and "pass" not in offered(game):
        answer(game, offered(game)[0])
    assert game.view(0)["own"]["cards"] == [1, 0, 0]
    assert len(game.state.stations[0]) == 2


def test_unholy_alliance_takes_a_mission() -> None:
    """MA-12.O6: of an opponent who has one, at random."""
    rivals = [Seat(), Seat(missions=["support", "resources", "production"])]
    taken = set()
    for number in range(3):
        game = a_game(3, missions=["unholy_alliance"], rivals=rivals)
        answer(game, "use unholy_alliance")
        luck(game, 3, number)
        assert game.to_act == [2]
        assert do(game, "done") == {"0 missions": 1, "2 missions": -1}
        taken.add(str(game.view(0)["own"]["missions"]))
        assert game.view()["used_missions"]["offensive"] == ["unholy_alliance"]
    assert taken == {"['support']", "['resources']", "['production']"}


def test_unholy_alliance_without_a_mission_to_take_is_kept() -> None:
    """MA-12.O6: it cannot be used."""
    game = a_game(missions=["unholy_alliance", "support"])
    assert refusal(game, "use unholy_alliance") == [("no-mission-to-take", "MA-12.O6")]


def test_the_taken_mission_waits_for_the_next_turn() -> None:
    """MA-12.O6: Unholy Alliance was the use of this one."""
    game = a_game(missions=["unholy_alliance"], rivals=[Seat(missions=["resources"])])
    answer(game, "use unholy_alliance", "done")
    assert refusal(game, "use resources") == [("mission-used", "MA-12.1")]
    pass_and_roll(game, "food", "food")
    assert refusal(game, "use resources") == []


def test_a_taken_protection_protects() -> None:
    """MA-12.5: its new holder, in the turn of others."""
    game = a_game(missions=["unholy_alliance"], rivals=[Seat(missions=["protection", "sabotage"])])
    answer(game, "use unholy_alliance")
    luck(game, 2, 0)
    answer(game, "done")
    pass_and_roll(game, "food")
    answer(game, "use sabotage", "point 2.0")
    assert (game.to_act, offered(game)) == ([0], ["done", "protect"])
    assert do(game, "protect") == {"0 missions": -1}


def test_protection_against_unholy_alliance() -> None:
    """MA-12.O6, MA-12.P6: even the last mission may protect itself."""
    game = a_game(missions=["unholy_alliance"], rivals=[Seat(missions=["protection"])])
    answer(game, "use unholy_alliance")
    assert do(game, "protect") == {"1 missions": -1}
    assert game.view(0)["own"]["missions"] == []


def test_reconnaissance_plays_a_used_mission() -> None:
    """MA-12.O7: of either deck; both lie in the discards afterwards."""
    game = a_game(missions=["reconnaissance"], used=["resources", "sabotage"])
    answer(game, "use reconnaissance")
    assert offered(game) == ["mission resources", "mission sabotage"]
    assert do(game, "mission resources") == {"0 air": 2, "0 food": 2, "0 minerals": 2}
    used = game.view()["used_missions"]
    assert used["peaceful"] == ["resources"]
    assert sorted(used["offensive"]) == ["reconnaissance", "sabotage"]
    assert refusal(game, "use reconnaissance") == [("not-in-hand", "MA-12.1")]


def test_reconnaissance_cannot_play_itself_or_protection() -> None:
    """MA-12.O7: without anything else used it is kept."""
    game = a_game(missions=["reconnaissance"], used=["protection", "reconnaissance"])
    assert refusal(game, "use reconnaissance") == [("nothing-used", "MA-12.O7")]
    assert refusal(a_game(missions=["reconnaissance"]), "use reconnaissance") == [
        ("nothing-used", "MA-12.O7")
    ]


def test_reconnaissance_offers_what_can_be_played() -> None:
    """MA-12.O7: no Plunder without a place."""
    game = a_game(
        missions=["reconnaissance"], used=["plunder", "armageddon", "production"], structures=FULL
    )
    answer(game, "use reconnaissance")
    assert offered(game) == ["mission production", "mission armageddon"]


def test_protection_works_against_a_replayed_mission() -> None:
    """MA-12.O7, MA-12.P6: it is an offensive mission again."""
    game = a_game(
        missions=["reconnaissance"], used=["sabotage"], rivals=[Seat(missions=["protection"])]
    )
    answer(game, "use reconnaissance", "point 2.12")
    assert do(game, "protect") == {"1 missions": -1}


def test_armageddon_destroys_the_base_nearest_the_pole() -> None:
    """MA-12.O8: of whoever it is; the token goes back."""
    rival = Seat(bases=["1.12", "2.12", "3.12"])
    game = a_game(cards=RICH, structures={"2.1": "base"}, rivals=[rival], offensive=["armageddon"])
    assert do(game, "buy offensive") == {"0 air": -1, "0 minerals": -3, "point 3.12": None}
    assert game.state.placed[9 + 1] == 2
    assert game.view()["used_missions"]["offensive"] == ["armageddon"]


def test_armageddon_hits_its_user() -> None:
    """MA-12.O8: if the base nearest the pole is the user's."""
    game = a_game(cards=RICH, structures={"2.1": "base"}, offensive=["armageddon"])
    assert do(game, "buy offensive")["point 2.1"] is None


def test_structures_of_a_destroyed_base_become_inactive() -> None:
    """MA-12.O8, MA-7.7: they stay on the board."""
    structures = {"2.1": "base", "3.1": "air_station"}
    game = a_game(cards=RICH, structures=structures, offensive=["armageddon"])
    answer(game, "buy offensive")
    assert game.view()["board"]["3.1"] == ["air_station", 0, 0, False]
    assert pass_and_roll(game, "air") == {"0 air": 1, "1 air": 1}


@pytest.mark.parametrize("hand", [["support"], ["protection"], ["plunder", "resources"]])
def test_everyone_with_a_mission_is_asked(hand: list[str]) -> None:
    """MA-12.5: so that nobody learns who holds Protection."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=hand)])
    answer(game, "use sabotage", "point 2.12")
    assert game.to_act == [1]
    assert ("protect" in offered(game)) == ("protection" in hand)
    assert "protect" not in json.dumps(game.view(0))
    assert do(game, "done") == {"0 food": 3, "point 2.12": None}


def test_who_has_no_mission_is_not_asked() -> None:
    """MA-12.5: everybody can see that there is nothing to use."""
    game = a_game(missions=["sabotage"])
    answer(game, "use sabotage", "point 2.12")
    assert game.to_act == [0]


def test_protect_is_refused_without_protection() -> None:
    """MA-12.5: only the mission protects."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=["support"])])
    answer(game, "use sabotage", "point 2.12")
    assert refusal(game, "protect")
    before = game.digest()
    with pytest.raises(ValueError, match="may not 'protect'"):
        game.play(1, "protect")
    assert game.digest() == before


@pytest.mark.parametrize(
    ("mission", "moves"),
    [
        ("plunder", ["point 2.12"]),
        ("sabotage", ["point 2.12"]),
        ("daylight_robbery", []),
        ("stagnation", []),
        ("unholy_alliance", []),
        ("black_friday", ["take food"]),
    ],
)
def test_protection_works_against_every_attack(mission: str, moves: list[str]) -> None:
    """MA-12.P6, MA-12.5: the holder loses nothing but the mission."""
    rival = Seat(cards={"air": 5}, missions=["protection"])
    game = a_game(bases=["1.0"], missions=[mission], rivals=[rival])
    answer(game, f"use {mission}", *moves)
    if mission == "plunder" and game.to_act == [0]:
        answer(game, "point 2.1")
    assert (game.to_act, offered(game)) == ([1], ["done", "protect"])
    assert do(game, "protect") == {"1 missions": -1}
    assert game.to_act == [0]


def test_protection_is_no_use_in_a_turn() -> None:
    """MA-12.5: in their own turn the holder still uses a mission."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=["protection", "resources"])])
    answer(game, "use sabotage", "point 2.12", "protect")
    pass_and_roll(game, "food")
    assert refusal(game, "use resources") == []


def test_protection_saves_its_holder_only_from_black_friday() -> None:
    """MA-12.5: the others lose their stations."""
    game = a_game(3, missions=["black_friday"], rivals=[Seat(missions=["protection"]), Seat()])
    answer(game, "use black_friday", "take air")
    assert game.to_act == [1]
    answer(game, "protect")
    board = game.view()["board"]
    assert ["1.23" in board, "1.7" in board, "1.15" in board] == [False, True, False]


def test_protection_saves_its_holder_only_from_armageddon() -> None:
    """MA-12.5: the others lose their base."""
    rivals = [Seat(bases=["1.8", "2.8"], missions=["protection"]), Seat(bases=["1.16", "2.16"])]
    game = a_game(3, cards=RICH, rivals=rivals, offensive=["armageddon"])
    answer(game, "buy offensive")
    assert game.to_act == [1]
    answer(game, "protect")
    board = game.view()["board"]
    assert ("2.8" in board, "2.16" in board) == (True, False)


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
def test_own_stations_are_no_target(mission: str) -> None:
    """MA-12.5: a player does not attack oneself."""
    game = a_game(missions=[mission], structures={"4.9": "air_station"})
    answer(game, f"use {mission}")
    assert offered(game) == ["point 1.11", "point 1.13", "point 2.12"]


@pytest.mark.parametrize("mission", ["daylight_robbery", "stagnation", "unholy_alliance"])
def test_one_does_not_choose_oneself(mission: str) -> None:
    """MA-12.5: only opponents are offered."""
    rivals = [Seat(cards={"air": 3}, missions=["support"]) for _ in range(2)]
    rivals[1] = Seat(cards={"air": 3}, missions=["resources"])
    game = a_game(3, cards={"air": 3}, missions=[mission, "production"], rivals=rivals)
    answer(game, f"use {mission}")
    assert offered(game) == ["seat 1", "seat 2"]
    assert refusal(game, "seat 0") == [("not-a-target", "MA-12.5")]
