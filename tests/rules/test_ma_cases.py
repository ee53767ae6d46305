"""The test cases of the rules, MA-T01 to MA-T26."""

from __future__ import annotations

import pytest

import marineris
from marineris.mars2049.board import NEIGHBOURS, column_of
from marineris.mars2049.structure import NONE
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
CHAIN = ["1.0", "2.1", "3.2", "4.3", "5.4"]


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def test_t01_the_start() -> None:
    """MA-T01."""
    game = marineris.new("mars2049", players=2, seed=3)
    state = game.state
    for seat in (0, 1):
        (base,) = state.bases[seat]
        assert sorted(state.structure[point] for point in state.stations[seat]) == [2, 3, 4]
        assert len(NEIGHBOURS[base]) == 5
        assert sum(state.structure[point] == NONE for point in NEIGHBOURS[base]) == 2
    dealt = [
        event
        for event in marineris.new("mars2049", players=2, seed=3, log=True).events()
        if event["event"] == "CardsChanged"
    ]
    assert [(event["seat"], event["amount"]) for event in dealt[:6]] == [(0, 2)] * 3 + [(1, 2)] * 3


def test_t02_a_mineral_station() -> None:
    """MA-T02."""
    game = a_game(cards={"air": 2, "food": 2, "minerals": 2})
    answer(game, "build mineral_station", "point 2.1")
    assert game.view(0)["own"]["cards"] == [0, 0, 2]
    game = a_game(cards={"air": 1, "food": 2, "minerals": 2})
    assert refusal(game, "build mineral_station") == [("too-dear", "MA-7.1")]


def test_t03_minerals_for_all() -> None:
    """MA-T03."""
    game = a_game(structures={"2.1": "mineral_station", "2.23": "mineral_station"})
    assert pass_and_roll(game, "minerals") == {"0 minerals": 3, "1 minerals": 1}


@pytest.mark.parametrize("stagnation", [1, 2])
def test_t04_stagnation_and_production(stagnation: int) -> None:
    """MA-T04."""
    game = a_game(3, rivals=[Seat(), Seat(stagnation=stagnation)])
    assert pass_and_roll(game, "air") == {"0 air": 1, "1 air": 1}


def test_t05_production() -> None:
    """MA-T05."""
    places = ("1.1", "1.23", "2.0", "2.1", "2.23")
    stations = dict.fromkeys(places, "mineral_station")
    game = a_game(bases=["1.0"], structures=stations, missions=["production"])
    assert do(game, "use production", "take minerals")["0 minerals"] == 5


def test_t06_sabotage() -> None:
    """MA-T06."""
    game = a_game(missions=["sabotage"], structures={"2.13": ("food_station", 1, 0)})
    assert game.state.placed[3] == 2
    assert do(game, "use sabotage", "point 2.13")["0 food"] == 3
    assert game.state.placed[3] == 1


@pytest.mark.parametrize(
    ("labs", "rate"),
    [({}, 4), ({"2.1": "lab3"}, 3), ({"2.1": "lab3", "2.23": "lab2"}, 2)],
)
def test_t07_rates(labs: dict[str, str], rate: int) -> None:
    """MA-T07."""
    game = a_game(cards={"food": 2 * rate}, structures=labs)
    assert do(game, "exchange food air") == {"0 food": -rate, "0 air": 1}
    assert do(game, "exchange food road") == {"0 food": -rate, "0 road_cards": 1}


def test_t08_laboratory_2_before_3() -> None:
    """MA-T08."""
    assert refusal(a_game(cards=RICH), "build lab2") == [("lab3-first", "MA-7.4")]


def test_t09_a_second_theft() -> None:
    """MA-T09."""
    rivals = [Seat(cards={"food": 2}), Seat(cards={"food": 2})]
    game = a_game(3, cards={"air": 2}, roll="theft", last_roll="theft", rivals=rivals)
    assert do(game, "seat 2") == {"0 air": -1, "2 air": 1}


def test_t10_lose_turn_twice() -> None:
    """MA-T10."""
    game = a_game()
    roll(game, "lose_turn", "food")
    assert do(game, "pass") == {"0 food": 1, "1 food": 1}
    roll(game, "lose_turn", "food")
    answer(game, "pass")
    assert game.to_act == [1]
    assert offered(game) == ["take air", "take food", "take minerals", "take road"]
    assert do(game, "take air") == {"1 air": 1, "0 food": 1, "1 food": 1}
    assert game.to_act == [1]  # whether to store the food just produced
    answer(game, "done")
    assert game.to_act == [0]


def test_t11_discovery_with_three_road_cards() -> None:
    """MA-T11."""
    assert offered(a_game(road_cards=3, roll="discovery")) == [
        "take air",
        "take food",
        "take minerals",
    ]


def test_t12_a_base_on_the_same_parallel() -> None:
    """MA-T12."""
    game = a_game(cards=RICH, structures={"2.1": "base"})
    answer(game, "build base")
    assert refusal(game, "point 2.2") == [("not-nearer-the-pole", "MA-7.3")]


def test_t13_armageddon() -> None:
    """MA-T13."""
    rivals = [Seat(bases=["1.8", "2.8", "3.8"]), Seat(bases=["1.16", "2.16"])]
    game = a_game(
        3, cards=RICH, bases=["1.0", "2.0", "3.0"], rivals=rivals, offensive=["armageddon"]
    )
    changed = do(game, "buy offensive")
    assert {key for key, value in changed.items() if value is None} == {"point 3.0", "point 3.8"}


def test_t14_armageddon_at_the_start() -> None:
    """MA-T14."""
    game = a_game(cards=RICH, offensive=["armageddon"])
    assert do(game, "buy offensive") == {"0 air": -1, "0 minerals": -3}


def test_t15_a_road_without_its_base() -> None:
    """MA-T15."""
    game = a_game(bases=CHAIN, road="5.4", cards=RICH, offensive=["armageddon"])
    assert refusal(game, "build h2o_station") == []
    answer(game, "buy offensive")
    assert ("no-active-road", "MA-11.4") in refusal(game, "build h2o_station")
    answer(game, "build base", "point 5.4", "build h2o_station")
    assert game.state.winner == 0


def test_t16_a_laboratory_without_its_base() -> None:
    """MA-T16."""
    structures = {"2.1": "base", "3.2": "lab3"}
    game = a_game(cards=RICH, structures=structures, offensive=["armageddon"])
    assert do(game, "exchange air food")["0 air"] == -3
    answer(game, "buy offensive")
    assert do(game, "exchange air food")["0 air"] == -4
    answer(game, "build base", "point 2.1")
    assert do(game, "exchange air food")["0 air"] == -3


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
def test_t17_two_stations_are_safe(mission: str) -> None:
    """MA-T17."""
    stations = {"1.11": ("air_station", 1), "1.13": ("food_station", 1)}
    game = a_game(missions=[mission], structures=stations, rivals=[Seat(bases=["1.12"])])
    assert [code for code, _ in refusal(game, f"use {mission}")] == ["no-target"]


def test_t18_armageddon_after_a_use() -> None:
    """MA-T18."""
    structures = {"2.13": ("base", 1)}
    game = a_game(
        cards=RICH, missions=["resources"], structures=structures, offensive=["armageddon"]
    )
    answer(game, "use resources")
    assert do(game, "buy offensive")["point 2.13"] is None


def test_t19_support_after_a_use() -> None:
    """MA-T19."""
    game = a_game(cards=RICH, missions=["resources"], peaceful=["support"])
    answer(game, "use resources", "buy peaceful")
    assert refusal(game, "use support") == [("mission-used", "MA-12.1")]
    pass_and_roll(game, "air", "air")
    assert refusal(game, "use support") == []


def test_t20_the_finished_game() -> None:
    """MA-T20: reached by moves from the start colony; the record replays."""
    tokens = {f"{name} 8": 5 for name in RICH}
    game = a_game(cards=RICH, tokens=tokens)
    for point in CHAIN[1:]:
        answer(game, "build base", f"point {point}")
    answer(game, "build lab3")
    assert len(offered(game)) == 18 - 3
    answer(game, "point 2.23", "build lab2", "point 3.0")
    stations = {
        "air_station": ("1.2", "2.2", "3.1", "4.1"),
        "mineral_station": ("3.3",),
        "food_station": ("4.2", "4.4", "5.2"),
    }
    for what, points in stations.items():
        for point in points:
            answer(game, f"build {what}", f"point {point}")
    answer(game, *["exchange minerals road"] * 3, "build polar_road", "build h2o_station")
    board = [entry for entry in game.view()["board"].values() if entry[1] == 0]
    assert all(entry[3] for entry in board)
    counts = {what: sum(entry[0] == what for entry in board) for what, *_ in board}
    assert counts == {
        "base": 5,
        "air_station": 5,
        "mineral_station": 2,
        "food_station": 4,
        "lab3": 1,
        "lab2": 1,
    }
    assert game.state.winner == 0
    assert marineris.loads(game.record().dumps()).digest() == game.digest()


@pytest.mark.parametrize(("players", "apart"), [(2, 12), (3, 8), (4, 6)])
def test_t21_distances(players: int, apart: int) -> None:
    """MA-T21."""
    state = marineris.new("mars2049", players=players, seed=1).state
    columns = sorted(column_of(bases[0]) for bases in state.bases)
    gaps = [(b - a) % 24 for a, b in zip(columns, [*columns[1:], columns[0]], strict=True)]
    assert gaps == [apart] * players


def test_t22_a_stolen_air_station() -> None:
    """MA-T22."""
    bases = ["1.12", "2.13", "3.14"]
    air = {f"{place}": ("air_station", 1) for place in ("1.11", "1.13", "2.12", "2.14")}
    own = dict.fromkeys(("1.2", "2.2", "3.1", "3.2"), "air_station")
    rival = Seat(bases=bases, cards=RICH)
    game = a_game(missions=["plunder"], structures={"2.1": "base", **own, **air}, rivals=[rival])
    answer(game, "use plunder", "point 1.11", "point 2.23")
    mine = [entry for entry in game.view()["board"].values() if entry[:2] == ["air_station", 0]]
    assert len(mine) == 6
    pass_and_roll(game, "food")
    answer(game, "build air_station", "point 1.11")
    assert refusal(game, "build air_station") == [("no-token", "MA-7.5")]
    theirs = [entry for entry in game.view()["board"].values() if entry[:2] == ["air_station", 1]]
    assert len(theirs) == 4


def test_t23_laboratory_with_both_built() -> None:
    """MA-T23."""
    labs = {"2.1": "lab3", "2.23": "lab2"}
    game = a_game(missions=["laboratory"], structures=labs, peaceful=["production"])
    assert do(game, "use laboratory") == {}
    assert game.view(0)["own"]["missions"] == ["production"]


def test_t24_only_the_owner_profits() -> None:
    """MA-T24."""
    rivals = [Seat(bases=["1.2"])]
    game = a_game(bases=["1.0"], structures={"1.1": ("air_station", 1)}, rivals=rivals)
    assert pass_and_roll(game, "air") == {"1 air": 1}


def test_t25_a_swap_is_even() -> None:
    """MA-T25: one unit for one at a time, so two for one cannot be made."""
    options = {"cooperative": True}
    rivals = [Seat(), Seat(cards={"food": 2})]
    game = a_game(4, cards={"air": 2}, rivals=rivals, options=options)
    assert refusal(game, "swap air food") == [("no-lab-to-swap", "MA-15.3")]
    game = a_game(4, cards={"air": 2}, rivals=rivals, options=options, structures={"2.1": "lab3"})
    assert do(game, "swap air food", "accept", "swap air food", "accept") == {
        "0 air": -2,
        "0 food": 2,
        "2 air": 2,
        "2 food": -2,
    }


def test_t26_more_discoveries() -> None:
    """MA-T26."""
    game = a_game(bases=["1.0", "2.1", "3.2"], roll="discovery", options={"more_discoveries": True})
    assert do(game, "take air", "take food", "take minerals") == {
        "0 air": 1,
        "0 food": 1,
        "0 minerals": 1,
    }
    assert "pass" in offered(game)
