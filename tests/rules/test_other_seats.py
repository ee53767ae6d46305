"""Positions in which the seats differ, and the last piece of what is scarce.

A rule that looks at the wrong seat, or stops one piece too early, goes unnoticed where seat 0 acts,
where all seats have the same and where there is plenty.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import marineris
from marineris.terraforming.data.map import LAND, MAPS
from marineris.testing import Seat, TerraformingGame, a_game, answer, do, play_card
from marineris.testing import mars2049 as race
from marineris.testing.mars2049 import MarsGame
from marineris.testing.turmoil import a_committee

RICH = {"air": 13, "food": 13, "minerals": 13}
LIMITED = {"bank": "limited"}
BOARD = MAPS["tharsis"]
NUMBERS = [space.number for space in BOARD.spaces]
LAND_SPACES = [space.number for space in BOARD.spaces if space.kind == LAND]


def moves_of(game: TerraformingGame | MarsGame, seat: int) -> set[str]:
    """The names of all legal moves of a seat."""
    return {game.move_name(move) for move in game.legal_moves(seat)}


def around(number: str) -> set[str]:
    """The spaces next to a space."""
    return {NUMBERS[near] for near in BOARD.spaces[NUMBERS.index(number)].neighbours}


# ------------------------------------------------------------------------------- Terraforming Mars


@settings(max_examples=40, deadline=None)
@given(
    owners=st.dictionaries(st.sampled_from(LAND_SPACES), st.sampled_from([0, 1]), max_size=30),
    seat=st.sampled_from([0, 1]),
)
def test_a_greenery_goes_where_an_own_tile_is_near(owners: dict[str, int], seat: int) -> None:
    """TM-5.4: next to one own tile or to six, and never because of a rival's."""
    free = set(LAND_SPACES) - set(owners)
    own = {number for number, owner in owners.items() if owner == seat}
    legal = {number for number in free if around(number) & own} or free
    assume(len(legal) > 1)  # a single one is not asked for
    tiles = {number: ("greenery", owner) for number, owner in owners.items()}
    rich = {"megacredits": 23}
    game = a_game(tiles=tiles, stock=rich, rivals=[Seat(stock=rich)], active=seat)
    answer(game, "project greenery")
    assert moves_of(game, seat) == {f"space {number}" for number in legal}


def test_a_greenery_may_fill_a_gap_among_own_tiles() -> None:
    """TM-5.4: all six neighbours are own tiles; the other free space is next to none."""
    ring = dict.fromkeys(around("17"), "greenery")
    far = LAND_SPACES[-1]
    others = dict.fromkeys(set(LAND_SPACES) - set(ring) - {"17", far}, ("greenery", 1))
    game = a_game(tiles={**ring, **others}, stock={"megacredits": 23})
    assert do(game, "project greenery")["space 17"] == "greenery of 0"


@pytest.mark.parametrize("seat", [0, 1])
def test_red_tourism_wave_counts_around_own_tiles(seat: int) -> None:
    """TU-14.1: two tiles of the one, one of the other, and each empty space once."""
    owners = {"16": 0, "18": 0, "57": 1}
    tiles = {number: ("city", owner) for number, owner in owners.items()}
    game = a_committee(ruling="reds", tiles=tiles, active=seat)
    near = set().union(*(around(number) for number, owner in owners.items() if owner == seat))
    gained = len(near - set(owners))
    assert play_card(game, "red_tourism_wave") == {f"{seat} megacredits": gained}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", ["ghg_producing_bacteria", "nitrite_reducing_bacteria"])
def test_a_choice_without_a_step_is_open_to_the_poor(card: str, seat: int) -> None:
    """TU-9.4, TU-O2: the step cannot be taken, so that its fee shuts nothing."""
    owner = {"tableau": {card: 0}, "stock": {"megacredits": 2}}
    other = {"tableau": {"regolith_eaters": 9}, "stock": {"megacredits": 99}}
    own, rival = (owner, other) if seat == 0 else (other, owner)
    game = a_committee(ruling="reds", rivals=[Seat(**rival)], active=seat, **own)  # type: ignore[arg-type]
    assert f"use {card}" in moves_of(game, seat)


def test_the_usual_price_of_cards_is_not_told() -> None:
    """TM-7.3: 3 M€ at the start and in research; only another price is told (TU-14.5)."""
    game = marineris.new("terraforming", players=2, seed=3)
    buying = 0
    while game.state.generation < 3:
        seat = game.to_act[0]
        asked = game.decision(seat)
        assert asked is not None
        assert "price" not in asked
        buying += asked["question"] != "Turn"
        names = [game.move_name(move) for move in game.legal_moves(seat)]
        game.play(seat, next((name for name in ("pass", "done") if name in names), names[0]))
    assert buying >= 3 * 2  # corporation, first cards and research, of each player


# ------------------------------------------------------------------------------- Mars 2049


@pytest.mark.parametrize("seat", [0, 1])
def test_bases_are_counted_of_the_seat_that_asks(seat: int) -> None:
    """MA-11.4"""
    bases = [["1.0", "2.0"], ["1.12", "2.12", "3.12"]]
    rival = race.Seat(bases=bases[1], cards=RICH)
    game = race.a_game(bases=bases[0], cards=RICH, rivals=[rival], active=seat)
    reasons = {one.code: one.facts for one in game.why_not(seat, "build h2o_station")}
    assert reasons["bases-too-few"] == {"need": 5, "have": len(bases[seat])}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_blocked_base_goes_next_to_an_own_station(seat: int) -> None:
    """MA-7.6: the rival's stations in the way are nearer and of no use."""
    start, rival = 12 * seat, 1 - seat

    def point(ring: int, column: int) -> str:
        return f"{ring}.{(start + column) % 24}"

    wall: dict[str, Any] = {point(2, column): ("air_station", rival) for column in (-1, 0, 1)}
    wall[point(2, 6)] = ("food_station", rival)
    own: dict[str, Any] = {point(1, column): ("food_station", seat) for column in (-2, 2)}
    bases = [race.Seat(bases=["1.0"], cards=RICH), race.Seat(bases=["1.12"], cards=RICH)]
    game = race.a_game(
        bases=bases[0].bases,
        cards=RICH,
        rivals=bases[1:],
        structures={**wall, **own},
        active=seat,
        options={"blocked_base": "next_to_station"},
    )
    race.answer(game, "build base")
    assert moves_of(game, seat) == {f"point {point(2, column)}" for column in (-3, -2, 2, 3)}
    reasons = game.why_not(seat, f"point {point(2, 7)}")
    assert [(one.code, one.rule) for one in reasons] == [("not-next-to-base", "MA-7.3")]


@pytest.mark.parametrize("held", [14, 15, 16])
def test_the_last_token_of_the_bank_can_be_taken(held: int) -> None:
    """MA-8.2: the sixteenth one too, and no seventeenth."""
    rival = race.Seat(tokens={"air 8": 1})
    game = race.a_game(
        cards={"air": 9}, tokens={"air 3": held - 1}, rivals=[rival], options=LIMITED
    )
    left = 16 - held
    for _ in range(left):
        assert race.do(game, "store air 3") == {"0 air": -3, "0 air 3": 1}
    assert race.refusal(game, "store air 3") == [("bank-empty", "MA-8.2")]


@pytest.mark.parametrize("held", [15, 16])
def test_the_last_token_can_be_taken_in_the_turn_of_another(held: int) -> None:
    """MA-5.4, MA-8.2"""
    game = race.a_game(
        roll="air", active=1, cards={"air": 5}, tokens={"air 3": held}, options=LIMITED
    )
    assert game.to_act == [0]
    assert moves_of(game, 0) == ({"done", "store air 3"} if held == 15 else {"done"})
