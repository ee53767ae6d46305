"""The same for positions with a committee."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from marineris.core.error import BadPosition, IllegalMove, MarinerisError
from marineris.testing import TerraformingGame, a_game, a_start, answer, do, place_tile
from marineris.testing.turmoil import a_committee, resolve, resolve_alone


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ({"ruling": "pirates"}, "ruling='pirates': it should be one of mars_first, kelvinists"),
        ({"dominant": "pirates"}, "dominant='pirates': it should be one of mars_first"),
        ({"parties": {"pirates": {0: 1}}}, "parties='pirates': it should be one of mars_first"),
        ({"parties": {"reds": {2: 1}}}, "parties[reds]=2: it should be a seat from 0 to 1"),
        ({"parties": {"reds": {"x": 1}}}, "parties[reds]='x': it should be a seat from 0 to 1"),
        ({"parties": {"reds": {0: -1}}}, "parties[reds][0]=-1: it should be 0 or more"),
        ({"parties": {"reds": {0: 8}}}, "parties[reds]: seat 0 has no more delegates; it has 7"),
        ({"parties": {"reds": {0: 4}, "unity": {0: 4}}}, "seat 0 has no more delegates"),
        ({"parties": {"reds": {0: 7}}, "chairman": 0}, "seat 0 has no more delegates"),
        ({"parties": {"reds": {0: 7}}, "lobby": [0]}, "seat 0 has no more delegates"),
        ({"parties": {"reds": {0: 8}}, "lobby": []}, "seat 0 has no more delegates"),
        ({"parties": {"reds": {"neutral": 14}}}, "neutral has no more delegates; it has 14"),
        ({"parties": {"reds": {0: 1}}, "dominant": "unity"}, "reds is larger than the dominant"),
        ({"chairman": 5}, "chairman=5: it should be a seat from 0 to 1"),
        ({"chairman": "nobody"}, "chairman='nobody': it should be a seat from 0 to 1"),
        ({"lobby": [2]}, "lobby=2: it should be a seat from 0 to 1"),
        ({"distant": "party_time"}, "distant='party_time': it should be one of"),
        ({"coming": "party_time"}, "coming='party_time': it should be one of"),
        ({"current": "party_time"}, "current='party_time': it should be one of"),
        ({"distant": "riots", "coming": "riots"}, "there is one of each event"),
        ({"distant": "riots", "current": "riots"}, "there is one of each event"),
        ({"used_policy": [2], "ruling": "scientists"}, "used_policy=2: it should be a seat"),
        ({"used_policy": [0], "ruling": "greens"}, "greens rule, whose policy is no action"),
        ({"options": {"turmoil": False}}, "there is no committee without Turmoil"),
        ({"oceans": 12}, "oceans=12: it should be a number from 0 to 9"),
    ],
)
def test_a_committee_that_cannot_be_is_refused(setting: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(says)):
        a_committee(**setting)


@pytest.mark.parametrize(
    ("setting", "reserve", "lobby"),
    [
        ({}, 6, True),
        ({"lobby": []}, 7, False),
        ({"parties": {"reds": {0: 7}}}, 0, False),
        ({"parties": {"reds": {0: 7}}, "lobby": []}, 0, False),
        ({"parties": {"reds": {0: 6}}, "lobby": [0]}, 0, True),
        ({"parties": {"reds": {0: 6}}, "chairman": 0}, 0, False),
    ],
)
def test_seven_delegates_are_always_somewhere(
    setting: dict[str, Any], reserve: int, lobby: bool
) -> None:
    """TU-1.1"""
    game = a_committee(**setting)
    turmoil = game.view()["turmoil"]
    assert turmoil["reserve"][0] == reserve
    assert (0 in turmoil["lobby"]) == lobby
    assert game.rules.audit(game.state) == []


def test_a_corporation_of_the_expansion() -> None:
    """Without Turmoil it is refused, with it its action counts parties."""
    with pytest.raises(BadPosition, match="this game is without the cards of turmoil"):
        a_game(corporation="septem_tribus")
    game = a_committee(corporation="septem_tribus", parties={"reds": {0: 1}, "unity": {0: 1}})
    assert do(game, "use septem_tribus") == {"0 megacredits": 4}
    start = a_start("septem_tribus", "helion", options={"turmoil": True})
    assert start.view()["players"][0]["stock"][0] == 36


def test_an_event_alone() -> None:
    """TU-8.6: Riots takes 4 M€ per city; no production, rating, election or time passes."""
    game = a_committee(
        ruling="scientists",
        used_policy=[0],
        current="revolution",
        tiles={"10": "city"},
        stock={"megacredits": 9},
        production={"heat": 2},
    )
    before = game.view()["turmoil"]
    assert resolve_alone(game, "riots") == {"0 megacredits": -4}
    after = game.view()["turmoil"]
    assert after["events"]["current"] == "riots"
    for same in ("parties", "ruling", "dominant", "chairman", "used_policy", "reserve"):
        assert after[same] == before[same]
    assert game.to_act == [0]
    assert game.state.generation == 1
    assert game.rules.audit(game.state) == []
    assert game.why_not(0, "pass") == []


def test_an_event_alone_asks_its_questions() -> None:
    """TU-8.7, TU-3.2: the ocean goes where the first player says, and no policy is in force."""
    game = a_committee(ruling="mars_first")
    event = "aquifer_released_by_public_council"
    assert resolve_alone(game, event, "space 04") == {"space 04": "ocean", "oceans": 1}
    assert do(game, "pass", "pass") is not None


def test_an_ocean_that_is_gone_is_told() -> None:
    """TU-8.8: a dried-up ocean is among the changes."""
    game = a_committee(oceans=["04"])
    assert resolve_alone(game, "dry_deserts")["space 04"] is None


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda game: resolve_alone(game, "party_time"), "event='party_time': it should be one of"),
        (lambda game: resolve_alone(game, "riots", "pass"), "the game is over"),
        (
            lambda game: resolve_alone(game, "aquifer_released_by_public_council"),
            "asks more than was answered",
        ),
        (
            lambda game: resolve_alone(game, "aquifer_released_by_public_council", "space 05"),
            "may not 'space 05' now",
        ),
        (lambda game: resolve(game, "party_time"), "event='party_time': it should be one of"),
    ],
)
def test_what_is_refused_leaves_no_trace(
    spoil: Callable[[TerraformingGame], object], says: str
) -> None:
    game = a_committee(tiles={"10": "city"}, stock={"megacredits": 9}, log=True)
    answer(game, "lobby unity")
    before = game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)
    with pytest.raises(MarinerisError, match=re.escape(says)) as caught:
        spoil(game)
    assert isinstance(caught.value, BadPosition | IllegalMove)
    assert (game.digest(), game.events(), game.record().dumps(), game.legal_moves(0)) == before


def test_without_a_committee_no_event_happens() -> None:
    for act in (resolve, resolve_alone):
        with pytest.raises(BadPosition, match="there is no committee without Turmoil"):
            act(a_game(), "riots")


def test_a_refused_step_does_not_become_the_cause_of_an_earlier_one() -> None:
    game = a_committee(log=True)
    place_tile(game, "city", "03")
    before = game.events()
    with pytest.raises(BadPosition, match="asks more than was answered"):
        resolve_alone(game, "aquifer_released_by_public_council")
    assert game.events() == before
