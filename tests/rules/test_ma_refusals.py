"""Why an answer is refused: the number of the rule that is really behind it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.mars2049.test_contract import tables

import marineris
from marineris.contract import random_move
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, refusal

RULES_PAGE = Path(__file__).parents[2] / "docs" / "rules" / "mars2049.md"
KNOWN = set(re.findall(r"\*\*(MA-[\w.]+)\*\*", RULES_PAGE.read_text(encoding="utf-8")))
GENERAL = "MA-5.2"
"""That something may be done in a turn at all: it never explains why an answer is refused."""
RICH = {"air": 20, "food": 20, "minerals": 20}
TEAMS = {"cooperative": True}
FULL_HANDS = [Seat(cards={"air": 3}, missions=[name]) for name in ("support", "resources")]


def using(mission: str, players: int = 2, **setting: Any) -> MarsGame:
    """A game in which seat 0 has just used a mission."""
    game = a_game(players, missions=[mission], **setting)
    answer(game, f"use {mission}")
    return game


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
def test_the_last_two_stations(mission: str) -> None:
    """MA-12.0: are no target."""
    stations = {"1.7": ("air_station", 1), "1.9": ("food_station", 1)}
    game = using(mission, 3, rivals=[Seat(bases=["1.8"])], structures=stations)
    assert refusal(game, "point 1.7") == [("not-offered", "MA-12.0")]


@pytest.mark.parametrize(("mission", "rule"), [("plunder", "MA-12.O1"), ("sabotage", "MA-12.O2")])
def test_what_is_no_station(mission: str, rule: str) -> None:
    """MA-12.O1, MA-12.O2: only stations are taken or destroyed."""
    game = using(mission)
    assert refusal(game, "point 1.12") == [("not-offered", rule)]
    assert refusal(game, "point 4.4") == [("not-offered", rule)]


@pytest.mark.parametrize("mission", ["plunder", "sabotage"])
def test_own_stations_and_the_partners(mission: str) -> None:
    """MA-12.5, MA-15.4: are spared."""
    game = using(mission, 4, options=TEAMS)
    assert refusal(game, "point 1.1") == [("not-offered", "MA-12.5")]
    assert refusal(game, "point 1.13") == [("not-offered", "MA-15.4")]


def test_the_place_of_a_plundered_station() -> None:
    """MA-7.2, MA-3.9: is one where a station could be built."""
    game = using("plunder")
    answer(game, "point 2.12")
    assert refusal(game, "point 4.4") == [("not-next-to-base", "MA-7.2")]
    assert refusal(game, "point 1.1") == [("point-taken", "MA-3.9")]


def test_a_free_station_without_a_token() -> None:
    """MA-7.5, MA-12.P1: five of a kind; and only stations are free."""
    air = {f"4.{column}": "air_station" for column in range(4)}
    game = using("construction", structures=air)
    assert refusal(game, "build air_station") == [("no-token", "MA-7.5")]
    assert game.why_not(0, "build air_station")[0].facts == {"structure": "air_station"}
    assert refusal(game, "build base") == [("not-offered", "MA-12.P1")]


def test_tokens_of_another_kind() -> None:
    """MA-5.4: only cards of the resource just produced are changed."""
    game = a_game(roll="air", rivals=[Seat(cards={"air": 3, "food": 3})])
    assert refusal(game, "store food 3", 1) == [("not-just-produced", "MA-5.4")]


def test_what_reconnaissance_does_not_play() -> None:
    """MA-12.O7: what was not used, itself, and Protection."""
    game = using("reconnaissance", used=["resources", "production", "protection"])
    for mission in ("support", "reconnaissance", "protection"):
        assert refusal(game, f"mission {mission}") == [("not-offered", "MA-12.O7")]


@pytest.mark.parametrize(
    ("mission", "rule"),
    [
        ("daylight_robbery", "MA-12.O3"),
        ("stagnation", "MA-12.6"),
        ("unholy_alliance", "MA-12.O6"),
    ],
)
def test_whom_a_mission_does_not_hit(mission: str, rule: str) -> None:
    """MA-12.O3, MA-12.O6, MA-12.6: an opponent without what it takes, or stagnating already."""
    game = using(mission, 4, rivals=[*FULL_HANDS, Seat(stagnation=1)])
    assert refusal(game, "seat 3") == [("not-a-target", rule)]
    assert refusal(game, "seat 0") == [("not-a-target", "MA-12.5")]


@pytest.mark.parametrize("mission", ["daylight_robbery", "stagnation", "unholy_alliance"])
def test_the_partner_is_spared(mission: str) -> None:
    """MA-15.4: by missions."""
    rivals = [*FULL_HANDS, Seat(cards={"air": 3}, missions=["production"])]
    game = using(mission, 4, rivals=rivals, options=TEAMS)
    assert refusal(game, "seat 2") == [("not-a-target", "MA-15.4")]


def test_an_alliance_is_with_another_player() -> None:
    """MA-12.P7: not with oneself."""
    game = using("alliance", 3)
    assert refusal(game, "seat 0") == [("not-a-target", "MA-12.P7")]


@pytest.mark.parametrize(
    ("mission", "rule"),
    [("black_friday", "MA-12.O5"), ("production", "MA-12.P5"), ("support", "MA-12.P2")],
)
def test_missions_give_no_road_cards(mission: str, rule: str) -> None:
    """MA-12.O5, MA-12.P5, MA-12.P2: a resource is chosen."""
    assert refusal(using(mission), "take road") == [("not-offered", rule)]


def test_which_stations_stay() -> None:
    """MA-12.O5: own ones of the kind."""
    air = {"1.1": "air_station", "1.23": "air_station", "2.0": "air_station"}
    game = using("black_friday", bases=["1.0"], structures=air)
    answer(game, "take air")
    assert refusal(game, "point 1.12") == [("not-offered", "MA-12.O5")]


def test_a_base_is_next_to_an_own_base() -> None:
    """MA-7.3: and on the next parallel."""
    game = a_game(cards=RICH)
    answer(game, "build base")
    assert refusal(game, "point 2.3") == [("not-next-to-base", "MA-7.3")]


def test_the_road_begins_at_the_polar_circle() -> None:
    """MA-11.2: at an own base."""
    bases = ["1.0", "2.1", "3.2", "4.3", "5.4", "5.5"]
    setting: dict[str, Any] = {"options": TEAMS, "is_sideways": True}
    game = a_game(4, bases=bases[1:], road_cards=3, **setting)
    answer(game, "build polar_road")
    assert refusal(game, "point 4.3") == [("not-offered", "MA-11.2")]


def test_accepting_needs_what_is_asked_for() -> None:
    """MA-15.3: a unit of it."""
    game = a_game(4, cards={"air": 2}, structures={"2.1": "lab3"}, options=TEAMS)
    answer(game, "swap air food")
    assert refusal(game, "accept") == [("units-too-few", "MA-15.3")]


def test_protection_must_be_there() -> None:
    """MA-12.P6: another mission does not protect."""
    game = using("sabotage", rivals=[Seat(missions=["support"])])
    answer(game, "point 2.12")
    assert refusal(game, "protect") == [("not-in-hand", "MA-12.P6")]


def test_a_road_card_that_is_not_given() -> None:
    """MA-11.1, MA-14.0: three are enough; a house rule may give none."""
    assert refusal(a_game(roll="discovery", road_cards=3), "take road") == [
        ("not-offered", "MA-11.1")
    ]
    options = {"more_discoveries": True, "discovery_gives_roads": False}
    game = a_game(bases=["1.0", "2.1"], roll="discovery", options=options)
    assert refusal(game, "take road") == [("not-offered", "MA-14.0")]


def test_a_token_that_is_not_there_and_a_bank_without_cards() -> None:
    """MA-10.1, MA-8.2: both forbid changing it."""
    rivals = [Seat(cards={"air": 24})]
    game = a_game(rivals=rivals)
    assert refusal(game, "release air 3") == [
        ("no-such-token", "MA-10.1"),
        ("no-cards-in-bank", "MA-8.2"),
    ]
    game = a_game(rivals=rivals, tokens={"air 3": 1})
    assert refusal(game, "release air 3") == [("no-cards-in-bank", "MA-8.2")]


WALL = dict.fromkeys(("2.23", "2.0", "2.1"), "air_station")


def test_taking_a_station_off() -> None:
    """MA-7.6: a blocked player with a base token left, where the table plays so."""
    assert refusal(a_game(), "remove") == [("not-blocked", "MA-7.6")]
    assert refusal(a_game(bases=["1.0"], structures=WALL), "remove") == []
    game = a_game(bases=["1.0", "2.1", "3.2", "4.3", "5.4"])
    assert refusal(game, "remove") == [("not-blocked", "MA-7.6"), ("no-token", "MA-7.6")]
    bases = [f"1.{column}" for column in (23, 0, 1, 2, 3)]
    wall = {f"2.{column}": "air_station" for column in (22, 23, 0)}
    wall |= {f"2.{column}": "food_station" for column in (1, 2, 3, 4)}
    game = a_game(4, bases=bases, is_sideways=True, structures=wall, options=TEAMS)
    assert refusal(game, "remove") == [("no-token", "MA-7.6")]
    options = {"blocked_base": "next_to_station"}
    game = a_game(bases=["1.0"], structures=WALL, options=options)
    assert refusal(game, "remove") == [("stations-stay", "MA-7.6")]


def test_missions_of_the_active_player_do_not_count_for_others() -> None:
    """MA-12.1: one bought and one used in one's own turn."""
    rivals = [Seat(cards={"air": 3, "food": 1}, missions=["resources"])]
    game = a_game(missions=["support"], bought=True, has_used=True, rivals=rivals)
    assert refusal(game, "buy peaceful", 0) == [
        ("too-dear", "MA-12.1"),
        ("mission-bought", "MA-12.1"),
    ]
    assert refusal(game, "use support", 0) == [("mission-used", "MA-12.1")]
    for move in ("buy peaceful", "use resources"):
        assert refusal(game, move, 1) == [("not-your-turn", "MA-5.4")]


def test_the_ration_of_attacks_is_that_of_the_next_turn() -> None:
    """MA-14.0, MA-14.1: for whoever is not to act."""
    game = a_game(
        missions=["stagnation", "sabotage"],
        rivals=[Seat(missions=["sabotage"])],
        options={"not_so_aggressive": True},
    )
    answer(game, "use stagnation", "done")
    waits = ("not-your-turn", "MA-5.4")
    a_round, last = ("one-attack-a-round", "MA-14.1"), ("attacked-last-turn", "MA-14.0")
    assert refusal(game, "use sabotage", 0) == [("mission-used", "MA-12.1"), a_round, last]
    assert refusal(game, "use sabotage", 1) == [waits, a_round]


def test_everything_that_keeps_a_mission_in_hand() -> None:
    """MA-7.2, MA-7.5, MA-12.0: no place, no token, no target."""
    around = {f"1.{column}": ("food_station", 1) for column in (1, 23)}
    around |= {f"2.{column}": ("mineral_station", 1) for column in (23, 0)}
    around["2.1"] = ("air_station", 1)
    away = {
        f"{ring}.{column}": kind
        for ring, kind in ((3, "air_station"), (4, "food_station"), (5, "mineral_station"))
        for column in range(5)
    }
    game = a_game(bases=["1.0"], missions=["construction"], structures={**around, **away})
    assert refusal(game, "use construction") == [("no-place", "MA-7.2"), ("no-token", "MA-7.5")]
    labs = {"1.1": ("lab3", 1), "1.23": ("lab2", 1), "2.23": ("air_station", 1)}
    own = {"2.0": "air_station", "2.1": "air_station"}
    game = a_game(
        bases=["1.0"],
        missions=["plunder"],
        structures={**labs, **own},
        rivals=[Seat(bases=["1.12"])],
    )
    assert refusal(game, "use plunder") == [("no-place", "MA-7.2"), ("no-target", "MA-12.0")]


@given(table=tables(), seed=st.integers(0, 2**64))
def test_every_refused_answer_names_its_rule(table: dict[str, Any], seed: int) -> None:
    """MA-5.2 is none: of all moves of the kind that is asked for, in random games."""
    rng = random.Random(seed)
    game = marineris.new("mars2049", seed=seed, **table)
    family = game.rules.catalogue.family
    for _ in range(150):
        if game.is_over:
            break
        for seat in game.to_act:
            check_refusals(game, seat, family)
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))


def check_refusals(game: MarsGame, seat: int, family: list[int]) -> None:
    """Every move of an asked family that is no answer is refused by a rule of its own."""
    asked = game.decision(seat)
    assert asked is not None
    if asked["question"] == "Turn":
        return
    legal = game.legal_moves(seat)
    kinds = {family[move] for move in legal}
    for move in range(len(family)):
        if family[move] not in kinds or move in legal:
            continue
        reasons = game.why_not(seat, move)
        said = f"{asked['question']}, {game.move_name(move)}: {reasons}"
        assert reasons, said
        assert {reason.rule for reason in reasons} <= KNOWN - {GENERAL}, said
        assert "another-question" not in {reason.code for reason in reasons}, said
