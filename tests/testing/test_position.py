"""The builder of positions refuses what cannot be, says what would be right and leaves no trace."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.text.speech import assert_sound, each_language, spoken

from marineris.core.error import BadPosition, IllegalMove, MarinerisError, UnknownCard, UnknownMove
from marineris.testing import (
    Seat,
    TerraformingGame,
    a_game,
    a_start,
    answer,
    changes,
    deal,
    do,
    place_tile,
    play_card,
)

ALONE = {"players": 1}


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ({"temperature": 10}, "temperature=10: it should be a number from -30 to 8"),
        ({"temperature": -32}, "temperature=-32: it should be a number from -30 to 8"),
        ({"temperature": -29}, "temperature=-29: it should be in steps of 2, like -30"),
        ({"oxygen": 20}, "oxygen=20: it should be a number from 0 to 14"),
        ({"oxygen": -1}, "oxygen=-1: it should be a number from 0 to 14"),
        ({"oceans": 12}, "oceans=12: it should be a number from 0 to 9"),
        ({"oceans": -1}, "oceans=-1: it should be a number from 0 to 9"),
        ({"oceans": ["04", "04"]}, "oceans='04': a tile lies on this space already: ocean"),
        ({"oceans": ["99"]}, "oceans='99': it should be a space from 01 to 63"),
        (
            {"oceans": ["04", "06", "07", "13", "28", "32", "33", "34", "43", "44"]},
            "number of oceans=10: it should be a number from 0 to 9",
        ),
        ({"oceans": ["10", "11"]}, "ocean on space 11: its owner needs artificial_lake in play"),
        ({"tiles": {"99": "city"}}, "tiles='99': it should be a space from 01 to 63"),
        ({"tiles": {"10": "castle"}}, "tiles[10]='castle': it should be one of ocean, greenery"),
        ({"tiles": {"10": "citi"}}, "(did you mean 'city'?)"),
        ({"tiles": {"04": "ocean"}}, "oceans go into `oceans`"),
        ({"oceans": ["04"], "tiles": {"04": "city"}}, "a tile lies on this space already: ocean"),
        ({"tiles": {"04": "city"}}, "city on space 04: nothing places it there"),
        ({"tiles": {"31": "greenery"}}, "greenery on space 31: nothing places it there"),
        ({"tiles": {"10": "capital", "20": "capital"}}, "capital on space 20: its owner needs"),
        ({"tiles": {"10": "capital"}, "hand": ["capital"]}, "its owner needs capital in play"),
        (
            {"tiles": {"10": "capital"}, "rivals": [Seat(tableau=["capital"])]},
            "capital on space 10: its owner needs capital in play",
        ),
        ({"tiles": {"10": ("city", 2)}}, "owner of tiles[10]=2: it should be a seat from 0 to 1"),
        ({"tiles": {"10": ("city", "x")}}, "owner of tiles[10]='x': it should be a seat"),
        ({"tiles": {"10": ("city", "neutral")}}, "city on space 10 belongs to 7"),
        ({"claims": {"10": 2}}, "claims[10]=2: it should be a seat from 0 to 1"),
        ({"claims": {"99": 0}}, "claims='99': it should be a space from 01 to 63"),
        ({"claims": {"04": 0}}, "space 04 is claimed and is no free land"),
        ({"claims": {"10": 0, "11": 0}}, "seat 0 has 2 claims and 1 cards in play that make one"),
        ({"claims": {"10": 0}, "tiles": {"10": ("city", 1)}}, "city on space 10: nothing places"),
        ({"generation": 0}, "generation=0: it should be 1 or more"),
        ({**ALONE, "generation": 15}, "generation=15: it should be a number from 1 to 14"),
        ({"first": 2}, "first=2: it should be a seat from 0 to 1"),
        ({"active": 7}, "active=7: it should be a seat from 0 to 1"),
        ({"has_passed": True}, "active=0: this seat has passed, another should be active"),
        ({"milestones": {"tycoon": 0}}, "milestones='tycoon': it should be one of terraformer"),
        ({"milestones": {"mayor": 5}}, "milestones[mayor]=5: it should be a seat from 0 to 1"),
        ({"awards": {"mayor": 0}}, "awards='mayor': it should be one of landlord"),
        ({"awards": {"banker": -1}}, "awards[banker]=-1: it should be a seat from 0 to 1"),
        (
            {"milestones": {"mayor": 0, "gardener": 0, "builder": 1, "planner": 0}},
            "too many milestones are taken",
        ),
        ({**ALONE, "awards": {"banker": 0}}, "too many awards are taken"),
        ({"stock": {"plants": -1}}, "seat 0 stock[plants]=-1: it should be 0 or more"),
        ({"stock": {"gold": 1}}, "seat 0 stock='gold': it should be one of megacredits, steel"),
        (
            {"production": {"megacredits": -6}},
            "seat 0 production[megacredits]=-6: it should be -5 or more",
        ),
        ({"production": {"heat": -1}}, "seat 0 production[heat]=-1: it should be 0 or more"),
        ({"rating": -1}, "seat 0 rating=-1: it should be 0 or more"),
        ({"rivals": [Seat(rating=-1)]}, "seat 1 rating=-1: it should be 0 or more"),
        ({"corporation": "ants"}, "seat 0 corporation='ants': it should be a corporation"),
        ({"corporation": "septem_tribus"}, "this game is without the cards of turmoil"),
        (
            {"corporation": "helion", "rivals": [Seat(corporation="helion")]},
            "a corporation is in two places",
        ),
        ({"hand": ["helion"]}, "seat 0 hand='helion': it should be a card of the kind automated"),
        ({"hand": ["ants", "ants"]}, "hand='ants': the card is somewhere already"),
        ({"hand": ["ants"], "tableau": ["ants"]}, "'ants': the card is somewhere already"),
        ({"hand": ["ants"], "rivals": [Seat(events=["ants"])]}, "a card of the kind event"),
        ({"hand": ["ants"], "deck": ["ants"]}, "deck='ants': the card is somewhere already"),
        ({"deck": ["septem_tribus"]}, "deck='septem_tribus': it should be a card of the kind"),
        ({"hand": ["mine"], "options": {"corporate_era": False}}, "without the cards of corporate"),
        ({"tableau": ["asteroid"]}, "tableau='asteroid': it should be a card of the kind"),
        ({"tableau": {"ants": -1}}, "seat 0 tableau[ants]=-1: it should be 0 or more"),
        ({"tableau": {"sponsors": 1}}, "tableau[sponsors]=1: it should be a number from 0 to 0"),
        ({"used": ["ants"]}, "used='ants': it should be a card in play with an action: none is"),
        ({"tableau": ["ants"], "used": ["ants", "ants"]}, "an action is used once in a generation"),
        ({"tableau": ["sponsors"], "used": ["sponsors"]}, "a card in play with an action"),
        ({"owes_first_action": True}, "beginner_corporation has no first action"),
        ({"rivals": [Seat(), Seat()]}, "2 seats are described beside seat 0, the table has 1 more"),
        ({**ALONE, "rivals": [Seat()]}, "the table has 0 more"),
    ],
)
def test_a_position_that_cannot_be_is_refused(setting: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(says)):
        a_game(**setting)


def test_an_unknown_card_keeps_its_own_error() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'ants'"):
        a_game(hand=["antz"])


def test_a_refusal_has_facts() -> None:
    with pytest.raises(BadPosition) as caught:
        a_game(oceans=12)
    facts = {"setting": "oceans", "value": 12, "right": "a number from 0 to 9"}
    assert caught.value.facts == {**facts, "wanted": "number", "fewest": 0, "most": 9}


@each_language
@pytest.mark.parametrize(
    "setting", [{"oceans": 12}, {"generation": 0}, {"first": 9}, {"tiles": {"10": "castle"}}]
)
def test_a_refusal_is_said_in_every_language(setting: dict[str, Any], language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        a_game(**setting)
    said = spoken(language).error(caught.value)
    assert_sound(said.replace("_", ""))
    assert str(caught.value.facts["value"]) in said
    if language != "en":
        assert str(caught.value.facts["right"]) not in said


REFUSED: list[tuple[Callable[[TerraformingGame], object], type[MarinerisError], str]] = [
    (lambda game: play_card(game, "livestock"), IllegalMove, "parameter-too-low"),
    (lambda game: play_card(game, "asteroid", "seat 0"), IllegalMove, "may not 'seat 0' now"),
    (lambda game: play_card(game, "mine", "fly"), UnknownMove, "fly"),
    (lambda game: play_card(game, "helion"), BadPosition, "a card of the kind automated"),
    (lambda game: play_card(game, "sponsors"), BadPosition, "the card is somewhere already"),
    (lambda game: play_card(game, "antz"), UnknownCard, "did you mean 'ants'"),
    (lambda game: deal(game, 0, "mine", "mine"), BadPosition, "there is only one"),
    (lambda game: deal(game, 2, "mine"), BadPosition, "seat=2: it should be a seat from 0 to 1"),
    (lambda game: do(game, "project power_plant", "pass"), IllegalMove, "acted-already"),
    (lambda game: answer(game, "project power_plant", "fly"), UnknownMove, "fly"),
    (lambda game: place_tile(game, "city", "04"), BadPosition, "a legal place for a city: 03, 05"),
    (lambda game: place_tile(game, "city", "x"), BadPosition, "a space from 01 to 63"),
    (lambda game: place_tile(game, "castle", "05"), BadPosition, "it should be one of ocean"),
    (lambda game: place_tile(game, "city", "05", seat=4), BadPosition, "a seat from 0 to 1"),
    (lambda game: place_tile(game, "capital", "05"), BadPosition, "has a card in play for"),
    (lambda game: place_tile(game, "city", "05", "fly"), UnknownMove, "fly"),
]


@pytest.mark.parametrize(("spoil", "kind", "says"), REFUSED)
def test_what_is_refused_leaves_no_trace(
    spoil: Callable[[TerraformingGame], object], kind: type[MarinerisError], says: str
) -> None:
    rival = Seat(hand=["sponsors"], stock={"plants": 1})
    game = a_game(hand=["ants"], stock={"megacredits": 40}, rivals=[rival], log=True)
    answer(game, "project power_plant", "end", "project sell_patents", "end")
    before = game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)
    with pytest.raises(kind, match=re.escape(says)):
        spoil(game)
    assert (game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)) == before


def test_nobody_acts_when_the_game_is_over() -> None:
    game = a_game(1, generation=14)
    answer(game, "pass")
    assert game.is_over
    for act in (
        lambda: answer(game, "pass"),
        lambda: play_card(game, "ants"),
        lambda: place_tile(game, "city", "05"),
    ):
        with pytest.raises(BadPosition, match="the game is over"):
            act()


def test_removed_tiles_are_among_the_changes() -> None:
    assert changes({"space 04": "ocean", "oceans": 1}, {"oceans": 0}) == {
        "space 04": None,
        "oceans": -1,
    }
    assert changes({}, {"0 on ants": 0}) == {}
    assert changes({}, {"0 on ants": 2, "space 05": "city of 0"}) == {
        "0 on ants": 2,
        "space 05": "city of 0",
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_is_placed_for_nothing(seat: int) -> None:
    """TM-5.1, TM-5.2, TM-3.5: with bonus, oceans' M€, the parameter and its rating."""
    game = a_game(oceans=["04"])
    assert place_tile(game, "greenery", "03", seat=seat) == {
        f"{seat} steel": 2,
        f"{seat} megacredits": 2,
        f"{seat} rating": 1,
        "oxygen": 1,
        "space 03": f"greenery of {seat}",
    }
    assert game.to_act == [0], "it was no action"
    assert game.rules.audit(game.state) == []


def test_a_placed_tile_asks_its_questions() -> None:
    """TM-3.6: oxygen 8 % warms to 0 °C, which brings an ocean."""
    game = a_game(oxygen=7, temperature=-2)
    assert place_tile(game, "greenery", "40", "space 43")["space 43"] == "ocean"


def test_a_special_tile_is_placed_by_its_card() -> None:
    """TM-5.6"""
    game = a_game(tableau=["capital"])
    assert place_tile(game, "capital", "05")["space 05"] == "capital of 0"
    with pytest.raises(BadPosition, match="has not placed yet"):
        place_tile(game, "capital", "20")


def test_a_tile_brings_its_card() -> None:
    """TM-C12: so a laid Capital scores its oceans."""
    game = a_game(tiles={"05": "capital"}, oceans=["04", "06"])
    assert "capital" in game.view()["players"][0]["tableau"]
    assert game.result()[0]["points"]["cards"] == 2
    assert game.view()["deck"] == a_game().view()["deck"] - 1


def test_a_claim_brings_its_card() -> None:
    game = a_game(claims={"05": 1})
    assert game.view(1)["players"][1]["events"] == ["land_claim"]
    assert game.rules.audit(game.state) == []


def test_a_rating_that_has_risen() -> None:
    """TM-C16: the United Nations Mars Initiative may act only then."""
    corporation = "united_nations_mars_initiative"
    for has_raised in (False, True):
        stock = {"megacredits": 3}
        game = a_game(corporation=corporation, stock=stock, has_raised=has_raised)
        legal = game.why_not(0, f"use {corporation}") == []
        assert legal == has_raised
    game = a_game(rivals=[Seat(has_raised=True)])
    assert game.state.raised == 2


def test_a_start_with_named_corporations() -> None:
    """TM-9.6, TM-9.7: money and production of the corporation, less 3 M€ for each card."""
    game = a_start("helion", "thorgate", hands=[["ants", "mine"]], log=True)
    helion, thorgate = game.view()["players"]
    assert (helion["tableau"], thorgate["tableau"]) == (["helion"], ["thorgate"])
    assert helion["stock"][0] == 42 - 2 * 3
    assert helion["production"][5] == 3
    assert thorgate["stock"][0] == 48
    assert game.view(0)["own"]["hand"] == ["ants", "mine"]
    assert len(game.state.discard) == 8 + 10
    assert game.to_act == [0]
    assert game.rules.audit(game.state) == []
    assert "CorporationRevealed" in [event["event"] for event in game.events()]


def test_a_start_owes_the_first_action() -> None:
    """TM-7.11"""
    game = a_start("tharsis_republic", "helion")
    assert game.decision(0)["moves"] == ["use tharsis_republic"]  # type: ignore[index]


def test_a_start_of_beginners_and_alone() -> None:
    """TM-9.5, TM-15.2: beginners keep ten cards; alone there are neutral tiles."""
    game = a_start("beginner_corporation", "helion", hands=[["ants"]])
    assert game.view()["players"][0]["hand"] == 10
    assert game.view()["players"][0]["stock"][0] == 42
    assert "ants" in game.view(0)["own"]["hand"]
    assert len(a_start("helion").view()["tiles"]) == 4


@pytest.mark.parametrize(
    ("corporations", "more", "says"),
    [
        (("helion", "helion"), {}, "corporations[1]='helion': another seat has founded it"),
        (("helion", "ants"), {}, "corporations[1]='ants': it should be a corporation"),
        (("helion", "septem_tribus"), {}, "this game is without the cards of turmoil"),
        (("helion",), {"hands": [[], []]}, "at most 1 hands"),
        (("helion", "teractor"), {"hands": [["ants"], ["ants"]]}, "the card is somewhere already"),
        (("helion", "teractor"), {"hands": [["ants"] * 11]}, "hands[0] size=11: it should be"),
        (("helion", "teractor"), {"hands": [["helion"]]}, "a card of the kind automated"),
    ],
)
def test_a_start_that_cannot_be(
    corporations: tuple[str, ...], more: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadPosition, match=re.escape(says)):
        a_start(*corporations, **more)


def test_a_start_buys_what_it_can_pay() -> None:
    """TM-9.6: PhoboLog has 23 M€, which is seven cards and not eight."""
    cards = ["ants", "mine", "asteroid", "comet", "sponsors", "farming", "trees", "lichen"]
    with pytest.raises(BadPosition, match="they cost 24, it has 23 M€"):
        a_start("phobolog", "helion", hands=[cards])
    assert a_start("phobolog", "helion", hands=[cards[:7]]).view()["players"][0]["stock"][0] == 2
