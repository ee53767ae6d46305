"""MA-7: building, places, tokens, the blocked player, active and inactive."""

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
DIAGONAL = ["1.0", "2.1", "3.2", "4.3", "5.4"]
WALL = {"2.1": ("air_station", 1), "2.23": ("air_station", 1)}
"""Stations of seat 1 on the two free places before the start colony of seat 0."""


def offered(game: MarsGame) -> set[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    return set(asked["moves"])


@pytest.mark.parametrize(
    ("what", "price"),
    [
        ("air_station", (0, 2, 2)),
        ("food_station", (2, 0, 2)),
        ("mineral_station", (2, 2, 0)),
        ("base", (3, 3, 3)),
        ("lab3", (0, 4, 3)),
    ],
)
def test_pay_first_then_place(what: str, price: tuple[int, int, int]) -> None:
    """MA-7.1: the price is gone before the place is chosen; one unit short is refused."""
    names = ("air", "food", "minerals")
    cards = dict(zip(names, price, strict=True))
    game = a_game(cards=cards)
    paid = {f"0 {name}": -amount for name, amount in cards.items() if amount}
    assert do(game, f"build {what}") == paid
    assert offered(game) == {"point 2.1", "point 2.23"}
    assert do(game, "point 2.1") == {"point 2.1": f"{what} of 0"}
    for name in names:
        if cards[name]:
            poor = a_game(cards={**cards, name: cards[name] - 1})
            assert refusal(poor, f"build {what}") == [("too-dear", "MA-7.1")]


def test_a_refusal_tells_the_figures() -> None:
    """MA-7.1: what it costs and what there is, tokens included."""
    game = a_game(cards={"air": 1}, tokens={"food 3": 1})
    (reason,) = game.why_not(0, "build base")
    assert reason.facts == {"need": [3, 3, 3], "have": [1, 3, 0]}


def test_stations_and_laboratories_go_next_to_an_own_base() -> None:
    """MA-7.2: on a free intersection; not next to another's base, nor to a station only."""
    game = a_game(cards=RICH)
    answer(game, "build food_station")
    assert refusal(game, "point 3.0") == [("not-next-to-base", "MA-7.2")]
    assert refusal(game, "point 2.11") == [("not-next-to-base", "MA-7.2")]
    assert refusal(game, "point 1.12") == [
        ("point-taken", "MA-3.9"),
        ("not-next-to-base", "MA-7.2"),
    ]
    assert refusal(game, "point 2.23") == []


def test_without_a_place_nothing_is_built() -> None:
    """MA-7.2, MA-7.3: the purchase is refused before it is paid."""
    game = a_game(cards=RICH, structures=WALL)
    assert refusal(game, "build air_station") == [("no-place", "MA-7.2")]
    assert refusal(game, "build lab3") == [("no-place", "MA-7.2")]
    assert refusal(game, "build base") == [("no-place", "MA-7.3")]


@pytest.mark.parametrize(
    ("point", "reasons"),
    [
        ("2.23", [("not-nearer-the-pole", "MA-7.3")]),
        ("2.2", [("not-nearer-the-pole", "MA-7.3")]),
        ("1.2", [("not-nearer-the-pole", "MA-7.3")]),
        ("3.3", [("not-next-to-base", "MA-7.3")]),
        ("1.1", [("point-taken", "MA-3.9"), ("not-nearer-the-pole", "MA-7.3")]),
        ("3.0", []),
        ("3.1", []),
        ("3.2", []),
    ],
)
def test_a_base_goes_one_parallel_nearer_the_pole(
    point: str, reasons: list[tuple[str, str]]
) -> None:
    """MA-7.3: straight or diagonally, never sideways or backwards."""
    game = a_game(cards=RICH, structures={"2.1": "base"})
    answer(game, "build base")
    assert refusal(game, f"point {point}") == reasons


def test_on_the_polar_circle_there_is_no_next_base() -> None:
    """MA-7.3: there is no parallel beyond."""
    game = a_game(cards=RICH, bases=["2.1", "3.2", "4.3", "5.4"])
    assert refusal(game, "build base") == [("no-place", "MA-7.3")]


def test_laboratory_3_comes_first() -> None:
    """MA-7.4: then (2); each once."""
    game = a_game(cards=RICH)
    assert refusal(game, "build lab2") == [("lab3-first", "MA-7.4")]
    answer(game, "build lab3", "point 2.1")
    assert refusal(game, "build lab3") == [("no-token", "MA-7.5")]
    answer(game, "build lab2")
    assert game.view()["board"]["2.23"] == ["lab2", 0, 0, True]


def test_an_inactive_laboratory_3_is_built_all_the_same() -> None:
    """MA-7.4: (2) may follow."""
    game = a_game(cards=RICH, structures={"4.9": "lab3"})
    assert refusal(game, "build lab2") == []


def test_five_stations_of_a_kind() -> None:
    """MA-7.5: the sixth is refused, the other kinds are not."""
    more = {f"{ring}.5": "air_station" for ring in (1, 2, 3, 4)}
    game = a_game(cards=RICH, structures=more)
    assert refusal(game, "build air_station") == [("no-token", "MA-7.5")]
    assert refusal(game, "build food_station") == []


def test_a_stolen_station_takes_up_its_token() -> None:
    """MA-7.5: as long as it is away; destroyed, it comes back to its first owner."""
    stolen = {f"{ring}.5": ("air_station", 0, 1) for ring in (1, 2, 3, 4)}
    rival = Seat(cards=RICH, missions=["sabotage"])
    game = a_game(structures=stolen, rivals=[rival], active=1)
    assert refusal(game, "build air_station") == [("no-token", "MA-7.5")]
    answer(game, "use sabotage", "point 2.5")
    assert refusal(game, "build air_station") == []


def test_a_thief_may_own_more_than_five() -> None:
    """MA-7.5: stolen tokens are not among one's own five."""
    stolen = {f"{ring}.5": ("air_station", 0, 1) for ring in (1, 2, 3, 4)}
    game = a_game(cards=RICH, structures=stolen)
    answer(game, "build air_station", "point 2.1", "build air_station")
    assert len(game.state.stations[0]) == 9


def test_a_blocked_player_takes_a_station_off() -> None:
    """MA-7.6: one standing where a base would be legal; no refund if it is of an earlier turn."""
    game = a_game(cards={"air": 3, "food": 3, "minerals": 3}, structures=WALL)
    assert do(game, "remove") == {"point 2.0": None}
    assert refusal(game, "remove") == [("not-blocked", "MA-7.6")]
    assert do(game, "build base")["point 2.0"] == "base of 0"


def test_a_player_with_a_place_is_not_blocked() -> None:
    """MA-7.6: nor one at the polar circle, nor one without a base token."""
    assert refusal(a_game(), "remove") == [("not-blocked", "MA-7.6")]
    at_pole = a_game(bases=DIAGONAL[1:], structures={"5.3": "air_station"})
    assert refusal(at_pole, "remove") == [("not-blocked", "MA-7.6")]


def test_others_and_laboratories_cannot_be_taken_off() -> None:
    """MA-7.6: only own stations."""
    around: dict[str, Any] = {
        "2.0": "lab3",
        "2.1": ("air_station", 1),
        "2.23": ("base", 1),
        "1.1": "air_station",
    }
    game = a_game(bases=["1.0"], structures=around)
    assert refusal(game, "remove") == [("not-blocked", "MA-7.6")]


def test_a_blocked_player_chooses_the_station() -> None:
    """MA-7.6: among those that would make room."""
    game = a_game(structures={"2.1": "air_station", "2.23": "mineral_station"})
    answer(game, "remove")
    assert offered(game) == {"point 2.0", "point 2.1", "point 2.23"}
    assert refusal(game, "point 1.1") == [("not-offered", "MA-7.6")]
    assert do(game, "point 2.23") == {"point 2.23": None}


def test_a_station_of_this_turn_is_refunded() -> None:
    """MA-7.6: in full."""
    wall = {"2.1": ("air_station", 1)}
    game = a_game(cards={"food": 2, "minerals": 2}, structures=wall)
    answer(game, "build air_station", "remove")
    assert do(game, "point 2.23") == {"0 food": 2, "0 minerals": 2, "point 2.23": None}


def test_the_refund_ends_with_the_turn() -> None:
    """MA-7.6: a turn later nothing is given back."""
    game = a_game(cards={"food": 2, "minerals": 2}, structures={"2.1": ("air_station", 1)})
    answer(game, "build air_station")
    pass_and_roll(game, "food", "food")
    assert do(game, "remove", "point 2.23") == {"point 2.23": None}


def test_a_free_station_is_not_refunded() -> None:
    """MA-7.6: nothing was paid for it in this turn, so there is nothing to give back."""
    game = a_game(missions=["construction"], structures={"2.1": ("air_station", 1)})
    answer(game, "use construction", "build air_station", "remove")
    assert do(game, "point 2.23") == {"point 2.23": None}


def test_a_stolen_station_taken_off_goes_back_to_its_first_owner() -> None:
    """MA-7.6: and a blocked player gets nothing for it."""
    game = a_game(missions=["plunder"], structures={"2.1": ("air_station", 1)})
    answer(game, "use plunder", "point 2.12", "remove")
    assert do(game, "point 2.23") == {"point 2.23": None}
    assert game.state.placed[9 + 3] == 0


def test_a_blocked_player_may_build_next_to_a_station() -> None:
    """MA-7.6: with blocked_base = next_to_station, on the next parallel."""
    around: dict[str, Any] = {
        **WALL,
        "2.0": ("air_station", 1),
        "1.1": "mineral_station",
        "1.23": "air_station",
    }
    options = {"blocked_base": "next_to_station"}
    game = a_game(cards=RICH, bases=["1.0"], structures=around, options=options)
    assert refusal(game, "remove") == [("stations-stay", "MA-7.6")]
    answer(game, "build base")
    assert offered(game) == {"point 2.2", "point 2.22"}
    assert refusal(game, "point 1.2")[0] == ("not-nearer-the-pole", "MA-7.3")
    assert do(game, "point 2.2") == {"point 2.2": "base of 0"}


def test_only_a_blocked_player_may_build_next_to_a_station() -> None:
    """MA-7.6: with an ordinary place free, MA-7.3 holds."""
    game = a_game(cards=RICH, options={"blocked_base": "next_to_station"})
    answer(game, "build base")
    assert offered(game) == {"point 2.1", "point 2.23"}


def test_what_loses_its_base_is_inactive_until_one_stands_there_again() -> None:
    """MA-7.7: a station, a laboratory and a road."""
    around = {"5.5": "air_station", "5.3": "lab3", "1.1": "food_station", "1.2": "food_station"}
    game = a_game(
        bases=DIAGONAL,
        structures={**around, "4.5": "air_station"},
        cards=RICH,
        road="5.4",
        offensive=["armageddon"],
    )
    answer(game, "buy offensive")
    view = game.view()
    assert [view["board"][point][3] for point in ("5.5", "5.3", "4.5")] == [False, True, False]
    assert not view["players"][0]["road_is_active"]
    answer(game, "build base", "point 5.4")
    view = game.view()
    assert [view["board"][point][3] for point in ("5.5", "5.3", "4.5")] == [True, True, True]
    assert view["players"][0]["road_is_active"]


def test_a_second_own_base_keeps_a_structure_active() -> None:
    """MA-7.7: any own base next to it will do, another's will not."""
    game = a_game(bases=["1.0", "2.1"], structures={"2.0": "air_station"}, rivals=[Seat()])
    assert game.view()["board"]["2.0"][3]
    lonely = a_game(structures={"2.13": "air_station"})
    assert not lonely.view()["board"]["2.13"][3]


RIVALS_WALL: dict[str, Any] = {**WALL, "2.0": ("air_station", 1)}
"""All three places before a base on 1.0 are taken by seat 1."""


def test_a_player_walled_in_by_others_builds_next_to_a_station() -> None:
    """MA-7.9: on the next parallel, by default."""
    around: dict[str, Any] = {**RIVALS_WALL, "1.1": "mineral_station"}
    game = a_game(cards=RICH, bases=["1.0"], structures=around)
    assert refusal(game, "remove") == [("not-blocked", "MA-7.6")]
    assert do(game, "build base")["point 2.2"] == "base of 0"


def test_a_player_with_a_station_in_the_way_takes_it_off() -> None:
    """MA-7.9: only without one may the base stand next to a station."""
    game = a_game(cards=RICH, structures=WALL)
    assert refusal(game, "build base") == [("no-place", "MA-7.3")]
    assert refusal(game, "remove") == []


def test_own_laboratories_wall_in_too() -> None:
    """MA-7.9: they are never taken off."""
    around: dict[str, Any] = {
        "2.0": "lab3",
        "2.1": "lab2",
        "2.23": ("air_station", 1),
        "1.23": "air_station",
    }
    game = a_game(cards=RICH, bases=["1.0"], structures=around)
    assert do(game, "build base")["point 2.22"] == "base of 0"


def test_walled_in_without_a_station_there_is_no_place() -> None:
    """MA-7.9: but a station can be built first."""
    game = a_game(cards=RICH, bases=["1.0"], structures=RIVALS_WALL)
    assert refusal(game, "build base") == [("no-place", "MA-7.3")]
    answer(game, "build food_station", "point 1.1")
    assert do(game, "build base")["point 2.2"] == "base of 0"
