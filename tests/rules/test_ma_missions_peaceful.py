"""MA-12: buying and using missions; the peaceful ones."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.mars2049.card import MISSIONS
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
FULL = {"2.1": ("air_station", 1), "2.23": ("air_station", 1)}
PEACEFUL = [name for m in MISSIONS if m.deck == 0 for name in [m.id] * m.copies]
OFFENSIVE = [name for m in MISSIONS if m.deck == 1 for name in [m.id] * m.copies]


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


@pytest.mark.parametrize(
    ("deck", "price", "mission"),
    [
        ("peaceful", {"0 air": -3, "0 food": -1}, "support"),
        ("offensive", {"0 air": -1, "0 minerals": -3}, "plunder"),
    ],
)
def test_a_mission_is_bought_unseen(deck: str, price: dict[str, int], mission: str) -> None:
    """MA-12.1: from the chosen deck, its top one."""
    game = a_game(cards=RICH, peaceful=["support"], offensive=["plunder"])
    assert do(game, f"buy {deck}") == {**price, "0 missions": 1}
    assert game.view(0)["own"]["missions"] == [mission]
    assert game.view()["decks"][deck] == 14


def test_a_mission_too_dear() -> None:
    """MA-12.1: with the figures."""
    game = a_game(cards={"air": 2, "food": 1})
    (reason,) = game.why_not(0, "buy peaceful")
    assert (reason.code, reason.rule) == ("too-dear", "MA-12.1")
    assert reason.facts == {"need": [3, 1, 0], "have": [2, 1, 0]}


def test_a_mission_not_in_hand_cannot_be_used() -> None:
    """MA-12.1: of course."""
    assert refusal(a_game(), "use support") == [("not-in-hand", "MA-12.1")]


def test_a_mission_used_at_once_is_the_use_of_the_turn() -> None:
    """MA-12.1: Armageddon bought first leaves no other use."""
    game = a_game(cards=RICH, missions=["support"], offensive=["armageddon"])
    answer(game, "buy offensive")
    assert refusal(game, "use support") == [("mission-used", "MA-12.1")]


def test_a_bought_mission_stays_secret() -> None:
    """MA-12.2: the others learn its deck only."""
    game = a_game(cards=RICH, peaceful=["support"], log=True)
    answer(game, "buy peaceful")
    assert "support" not in str([game.view(1), game.view(), game.events(1), game.events()])
    assert "support" in str(game.events(0))


def test_only_armageddon_is_used_at_once() -> None:
    """MA-12.2: every other mission comes into the hand."""
    for mission in MISSIONS:
        deck = ("peaceful", "offensive")[mission.deck]
        top: dict[str, Any] = {deck: [mission.id]}
        game = a_game(cards=RICH, **top)
        held = do(game, f"buy {deck}").get("0 missions", 0)
        assert held == (0 if mission.id == "armageddon" else 1), mission.id


def test_used_missions_lie_apart() -> None:
    """MA-12.3: each in the discards of its deck."""
    game = a_game(missions=["resources", "black_friday"])
    answer(game, "use resources")
    pass_and_roll(game, "food", "food")
    answer(game, "use black_friday", "take air")
    assert game.view()["used_missions"] == {
        "peaceful": ["resources"],
        "offensive": ["black_friday"],
    }


@pytest.mark.parametrize(("deck", "used"), [("peaceful", PEACEFUL), ("offensive", OFFENSIVE)])
def test_an_empty_deck_is_renewed(deck: str, used: list[str]) -> None:
    """MA-12.3: its discards are shuffled."""
    orders = set()
    for seed in range(12):
        game = a_game(cards=RICH, used=used, seed=seed)
        assert game.view()["decks"][deck] == 0
        answer(game, f"buy {deck}")
        seen = game.view()
        assert seen["decks"][deck] == 14
        assert seen["used_missions"][deck] in ([], ["armageddon"])
        orders.add(str(game.state.deck))
    assert len(orders) == 12


def test_a_deck_without_any_mission_sells_none() -> None:
    """MA-12.3: when all are in hands."""
    game = a_game(cards=RICH, rivals=[Seat(missions=PEACEFUL)])
    assert refusal(game, "buy peaceful") == [("deck-empty", "MA-12.3")]


def test_a_mission_bought_now_is_used_now() -> None:
    """MA-12.4: in the same turn."""
    game = a_game(cards={"air": 3, "food": 1}, peaceful=["resources"])
    assert do(game, "buy peaceful", "use resources") == {
        "0 air": -1,
        "0 food": 1,
        "0 minerals": 2,
    }


@pytest.mark.parametrize("what", ["air_station", "food_station", "mineral_station"])
def test_construction_builds_a_station(what: str) -> None:
    """MA-12.P1: free, of any kind, next to an own base."""
    game = a_game(missions=["construction"])
    answer(game, "use construction")
    assert offered(game) == ["build air_station", "build food_station", "build mineral_station"]
    answer(game, f"build {what}")
    assert offered(game) == ["point 2.1", "point 2.23"]
    assert do(game, "point 2.1") == {"point 2.1": f"{what} of 0"}


def test_construction_without_a_place_or_token_is_kept() -> None:
    """MA-12.P1: it cannot be used."""
    game = a_game(missions=["construction"], structures=FULL)
    assert refusal(game, "use construction") == [("no-place", "MA-7.2")]
    every = {
        f"{ring}.{column}": what
        for ring in (2, 3, 4, 5)
        for column, what in ((6, "air_station"), (7, "food_station"), (8, "mineral_station"))
    }
    game = a_game(missions=["construction"], structures=every)
    assert refusal(game, "use construction") == [("no-token", "MA-7.5")]


def test_construction_offers_kinds_with_a_token() -> None:
    """MA-12.P1: five air stations are on the board."""
    every = {f"{ring}.6": "air_station" for ring in (2, 3, 4, 5)}
    game = a_game(missions=["construction"], structures=every)
    answer(game, "use construction")
    assert offered(game) == ["build food_station", "build mineral_station"]


def test_support_gives_four_units() -> None:
    """MA-12.P2: any mix, no road card."""
    game = a_game(missions=["support"])
    answer(game, "use support")
    assert offered(game) == ["take air", "take food", "take minerals"]
    assert refusal(game, "take road") == [("not-offered", "MA-12.P2")]
    assert do(game, "take air", "take food", "take food", "take minerals") == {
        "0 air": 1,
        "0 food": 2,
        "0 minerals": 1,
    }
    game = a_game(missions=["support"])
    assert do(game, "use support", *["take air"] * 4) == {"0 air": 4, "0 missions": -1}


def test_support_is_for_your_turn() -> None:
    """MA-12.P2: not for that of another."""
    game = a_game(rivals=[Seat(missions=["support"])])
    assert refusal(game, "use support", 1) == [("not-your-turn", "MA-5.4")]


def test_resources_gives_two_of_each() -> None:
    """MA-12.P3: now or later."""
    game = a_game(missions=["resources"])
    pass_and_roll(game, "food", "food")
    assert do(game, "use resources") == {
        "0 air": 2,
        "0 food": 2,
        "0 minerals": 2,
        "0 missions": -1,
    }


def test_laboratory_builds_the_next_one() -> None:
    """MA-12.P4: (3) first, then (2)."""
    game = a_game(missions=["laboratory", "laboratory"])
    assert do(game, "use laboratory", "point 2.1")["point 2.1"] == "lab3 of 0"
    pass_and_roll(game, "food", "food")
    assert do(game, "use laboratory")["point 2.23"] == "lab2 of 0"


def test_laboratory_without_a_place_is_kept() -> None:
    """MA-12.P4: it cannot be used; with both built it can."""
    game = a_game(missions=["laboratory"], structures=FULL)
    assert refusal(game, "use laboratory") == [("no-place", "MA-7.2")]
    built: dict[str, Any] = {**FULL, "4.8": "lab3", "4.9": "lab2"}
    game = a_game(missions=["laboratory"], structures=built)
    assert refusal(game, "use laboratory") == []


def test_the_extra_mission_is_no_purchase() -> None:
    """MA-12.P4: another may be bought in that turn."""
    built = {"4.8": "lab3", "4.9": "lab2"}
    game = a_game(cards=RICH, missions=["laboratory"], structures=built, peaceful=["support"])
    assert do(game, "use laboratory") == {}
    assert game.view(0)["own"]["missions"] == ["support"]
    assert refusal(game, "buy peaceful") == []


@pytest.mark.parametrize(("what", "gained"), [("air", 2), ("food", 1), ("minerals", 1)])
def test_production_counts_active_stations(what: str, gained: int) -> None:
    """MA-12.P5: of the chosen resource, for the user only."""
    stations = {"2.1": "air_station", "4.9": "air_station", "4.8": "food_station"}
    game = a_game(missions=["production"], structures=stations)
    assert do(game, "use production", f"take {what}") == {f"0 {what}": gained, "0 missions": -1}


def test_protection_is_only_a_reaction() -> None:
    """MA-12.P6: it cannot be used in a turn."""
    game = a_game(missions=["protection"])
    assert refusal(game, "use protection") == [("only-a-reaction", "MA-12.P6")]


def test_protection_cancels_an_attack() -> None:
    """MA-12.P6: both missions are used up, nothing else happens."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=["protection"])])
    answer(game, "use sabotage", "point 2.12")
    assert (game.to_act, offered(game)) == ([1], ["done", "protect"])
    assert do(game, "protect") == {"1 missions": -1}
    assert game.view()["used_missions"] == {
        "peaceful": ["protection"],
        "offensive": ["sabotage"],
    }
    assert game.to_act == [0]


def test_protection_may_be_kept() -> None:
    """MA-12.P6: if its holder likes."""
    game = a_game(missions=["sabotage"], rivals=[Seat(missions=["protection"])])
    answer(game, "use sabotage", "point 2.12")
    assert do(game, "done") == {"0 food": 3, "point 2.12": None}
    assert game.view(1)["own"]["missions"] == ["protection"]


def test_protection_does_not_help_against_your_own_mission() -> None:
    """MA-12.P6: the user of Black Friday is not asked."""
    game = a_game(missions=["black_friday", "protection"])
    assert do(game, "use black_friday", "take air")["point 1.23"] is None
    assert game.to_act == [0]


def test_alliance_gives_two_stations() -> None:
    """MA-12.P7: one to the user, one to the chosen player, who places it in another's turn."""
    game = a_game(3, missions=["alliance"])
    answer(game, "use alliance")
    assert offered(game) == ["seat 1", "seat 2"]
    answer(game, "seat 2", "build air_station", "point 2.1")
    assert (game.to_act, offered(game)[0]) == ([2], "build air_station")
    assert do(game, "build food_station", "point 2.17") == {"point 2.17": "food_station of 2"}
    assert game.to_act == [0]


def test_who_cannot_place_the_station_of_an_alliance_loses_it() -> None:
    """MA-12.P7: the user and the other alike."""
    game = a_game(missions=["alliance"], structures=FULL)
    answer(game, "use alliance")
    assert game.to_act == [1]
    assert do(game, "build air_station", "point 2.11") == {"point 2.11": "air_station of 1"}
    blocked = {"2.11": "air_station", "2.13": "air_station"}
    game = a_game(missions=["alliance"], structures=blocked)
    answer(game, "use alliance", "build food_station", "point 2.1")
    assert game.to_act == [0]
    assert "pass" in offered(game)
