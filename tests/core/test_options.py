"""What an option may be: its last possible value is accepted, and what is next to it is not."""

from __future__ import annotations

import pytest

from marineris.core.error import BadOption, MarinerisError, UnknownOption
from marineris.core.options import CHOICE, FLAG, SEAT, SEATS, Option, checked

OPTIONS = [
    Option("draft", FLAG, False),
    Option("board", CHOICE, "north", ("north", "south")),
    Option("first_player", SEAT, -1),
    Option("beginners", SEATS, []),
]
DEFAULTS = {"draft": False, "board": "north", "first_player": -1, "beginners": []}
PLAYERS = 3


def given(name: str, value: object) -> dict[str, object]:
    return checked(OPTIONS, PLAYERS, 2, 4, {name: value})


def test_what_is_not_given_has_its_default() -> None:
    assert checked(OPTIONS, 2, 2, 4, {}) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("draft", True, True),
        ("draft", False, False),
        ("board", "south", "south"),
        ("first_player", -1, -1),
        ("first_player", 0, 0),
        ("first_player", 2, 2),
        ("beginners", [], []),
        ("beginners", [0], [0]),
        ("beginners", (2, 0, 1), [0, 1, 2]),
    ],
)
def test_values_that_can_be_used(name: str, value: object, kept: object) -> None:
    assert given(name, value) == {**DEFAULTS, name: kept}


@pytest.mark.parametrize(
    ("name", "value", "wanted", "facts"),
    [
        ("draft", 1, "flag", {}),
        ("draft", "true", "flag", {}),
        ("draft", None, "flag", {}),
        ("board", "east", "choice", {"choices": ["north", "south"]}),
        ("board", ["north"], "choice", {"choices": ["north", "south"]}),
        ("first_player", -2, "seat", {"last": 2}),
        ("first_player", 3, "seat", {"last": 2}),
        ("first_player", True, "seat", {"last": 2}),
        ("first_player", 1.0, "seat", {"last": 2}),
        ("first_player", "1", "seat", {"last": 2}),
        ("beginners", [-1], "seats", {"last": 2}),
        ("beginners", [3], "seats", {"last": 2}),
        ("beginners", [0, 3], "seats", {"last": 2}),
        ("beginners", [1, 1], "seats", {"last": 2}),
        ("beginners", [True], "seats", {"last": 2}),
        ("beginners", [()], "seats", {"last": 2}),
        ("beginners", 0, "seats", {"last": 2}),
        ("beginners", "", "seats", {"last": 2}),
        ("beginners", {}, "seats", {"last": 2}),
        ("beginners", None, "seats", {"last": 2}),
    ],
)
def test_values_that_cannot_be_used(
    name: str, value: object, wanted: str, facts: dict[str, object]
) -> None:
    with pytest.raises(BadOption) as refusal:
        given(name, value)
    told = refusal.value.facts
    assert (told["option"], told["value"], told["wanted"]) == (name, value, wanted)
    assert {key: told[key] for key in facts} == facts


@pytest.mark.parametrize(("players", "is_right"), [(1, False), (2, True), (4, True), (5, False)])
def test_as_many_players_as_there_are_seats(players: int, is_right: bool) -> None:
    if is_right:
        assert checked(OPTIONS, players, 2, 4, {}) == DEFAULTS
        return
    with pytest.raises(BadOption) as refusal:
        checked(OPTIONS, players, 2, 4, {})
    assert "a number from 2 to 4" in str(refusal.value)
    told = refusal.value.facts
    expected = {"option": "players", "value": players, "wanted": "number", "fewest": 2, "most": 4}
    assert {key: told[key] for key in expected} == expected


@pytest.mark.parametrize(("name", "near"), [("drafts", ["draft"]), ("xyzzy", [])])
def test_an_unknown_option_is_answered_with_the_one_that_may_be_meant(
    name: str, near: list[str]
) -> None:
    with pytest.raises(UnknownOption) as refusal:
        given(name, True)
    assert refusal.value.facts == {"option": name, "near": near, "known": list(DEFAULTS)}
    assert ("did you mean 'draft'" in str(refusal.value)) == bool(near)
    assert isinstance(refusal.value, MarinerisError)
