"""Codes of players."""

from __future__ import annotations

import pytest

from marineris.cli.errors import CliError
from marineris.cli.options import beginner_seats, given_options
from marineris.cli.seats import Seat, bots_of, seats_of
from marineris.text import Text

TEXT = Text("en")


@pytest.mark.parametrize(
    ("codes", "seats"),
    [
        ("you,greedy", [Seat("Player"), Seat("Greedy", "greedy")]),
        ("1", [Seat("Player")]),
        ("2", [Seat("Player"), Seat("Greedy", "greedy")]),
        ("Ana, Bo ,bot:random", [Seat("Ana"), Seat("Bo"), Seat("Random", "random")]),
        ("Ana,Ana", [Seat("Ana 1"), Seat("Ana 2")]),
        ("greedy:2", [Seat("Greedy 1", "greedy"), Seat("Greedy 2", "greedy")]),
        ("person:greedy,random", [Seat("greedy"), Seat("Random", "random")]),
    ],
)
def test_codes_seat_people_and_bots(codes: str, seats: list[Seat]) -> None:
    assert seats_of(codes, TEXT) == seats


def test_the_code_of_a_seat_seats_the_same_player_again() -> None:
    seats = seats_of("Ana,greedy:2,person:random", TEXT)
    again = seats_of(",".join(seat.code for seat in seats), TEXT)
    assert again == seats


def test_another_game_has_other_rivals() -> None:
    assert seats_of("2", Text("en", "mars2049"))[1].bot == "expansionist"


@pytest.mark.parametrize(
    ("codes", "bots"),
    [("2", ["random"] * 2), ("random,greedy:2", ["random", "greedy", "greedy"])],
)
def test_codes_of_bots_alone(codes: str, bots: list[str]) -> None:
    assert bots_of(codes, "terraforming") == bots


def test_beginners_are_counted_from_one() -> None:
    assert beginner_seats("none", 3, [0]) == []
    assert beginner_seats("all", 3, [0]) == [0, 1, 2]
    assert beginner_seats("people", 3, [1]) == [1]
    assert beginner_seats("3, 1", 3, []) == [0, 2]
    with pytest.raises(CliError):
        beginner_seats("0", 3, [])


def test_options_are_those_given() -> None:
    assert given_options(None, None, None, None) == {}
    assert given_options(None, None, None, None, True) == {"turmoil": True}
    assert given_options(True, False, "tharsis", ["first-player=1", "beginners=[0]"]) == {
        "corporate_era": True,
        "draft": False,
        "board": "tharsis",
        "first_player": 1,
        "beginners": [0],
    }
