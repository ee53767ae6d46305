"""TM-12.2, MA-5.5: several things are chosen in any order, and none that was not asked for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import marineris
from marineris.core.selection import MOST_UNPICKED
from marineris.testing import mars2049 as ma
from marineris.testing import terraforming as tm
from marineris.testing.turmoil import a_committee

AnyGame = marineris.Game[Any]


def offered(game: AnyGame) -> list[str]:
    """The moves of whoever is to act first."""
    return [game.move_name(move) for move in game.legal_moves(game.to_act[0])]


def answer(game: AnyGame, *moves: str) -> AnyGame:
    for move in moves:
        game.play(game.to_act[0], move)
    return game


# ------------------------------------------------------------------ positions


def support() -> AnyGame:
    return answer(ma.a_game(missions=["support"]), "use support")


def discoveries() -> AnyGame:
    bases = ["1.0", "2.1", "3.2"]
    return ma.a_game(bases=bases, roll="discovery", options={"more_discoveries": True})


def black_friday() -> AnyGame:
    air = dict.fromkeys(("1.11", "1.13", "2.11"), ("air_station", 1))
    rivals = [ma.Seat(bases=["1.12"])]
    game = ma.a_game(missions=["black_friday"], structures=air, rivals=rivals)
    return answer(game, "use black_friday", "take air")


def business_contacts() -> AnyGame:
    game = tm.a_game(
        hand=["business_contacts"],
        stock={"megacredits": 9},
        deck=["moss", "asteroid", "trees", "birds"],
    )
    return answer(game, "play business_contacts")


def patents() -> AnyGame:
    game = tm.a_game(hand=["mine", "asteroid", "ants", "moss"])
    return answer(game, "project sell_patents")


def research() -> AnyGame:
    game = tm.a_game(rating=30, deck=["mine", "moss", "trees", "algae"])
    return answer(game, "pass", "pass")


def start() -> AnyGame:
    game = marineris.new("terraforming", players=2, seed=4, beginners=[1])
    return answer(game, offered(game)[0])


def paradigm_breakdown() -> AnyGame:
    game = a_committee(hand=["moss", "algae", "trees", "ants"], current="paradigm_breakdown")
    return answer(game, "pass", "pass")


CASES: list[tuple[Callable[[], AnyGame], int]] = [
    (support, 4),
    (discoveries, 3),
    (black_friday, 2),
    (business_contacts, 2),
    (paradigm_breakdown, 2),
    (patents, -1),
    (research, -1),
    (start, -1),
]
"""Positions, and how many things have to be chosen; -1 for any number."""


def picks(game: AnyGame) -> list[str]:
    return [name for name in offered(game) if name != "done" and not name.startswith("unpick ")]


@pytest.mark.parametrize(("position", "number"), CASES)
def test_every_order_leads_to_the_same_state(position: Callable[[], AnyGame], number: int) -> None:
    """TM-12.2, MA-5.5: also the highest first; hands and discards do not show the order."""
    chosen = picks(position())[-3:]
    size = 2 if number == 2 else 3
    digests = set()
    for order in permutations(chosen[-size:]):
        game = answer(position(), *order)
        if number == -1:
            answer(game, "done")
        elif number > size:
            answer(game, *[order[0]] * 0, *[sorted(order)[0]] * (number - size))
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize(("position", "number"), CASES)
def test_nothing_happens_until_the_choice_is_complete(
    position: Callable[[], AnyGame], number: int
) -> None:
    """TM-12.2, MA-5.5: one pick gives up, takes and destroys nothing."""
    game = position()
    seat = game.to_act[0]
    before = game.view(seat)
    asked = game.decision(seat)
    assert asked is not None
    assert asked["selection"]["picked"] == []
    last = picks(game)[-1]
    game.play(seat, last)
    assert game.view(seat) == before
    asked = game.decision(seat)
    assert asked is not None
    assert asked["selection"]["picked"] == [last]
    assert f"unpick {last}" in asked["moves"]


@pytest.mark.parametrize(("position", "number"), CASES)
def test_a_pick_can_be_taken_back(position: Callable[[], AnyGame], number: int) -> None:
    """TM-12.2, MA-5.5: and something else be picked instead."""
    game = position()
    first, second = picks(game)[:2]
    answer(game, first, f"unpick {first}")
    assert picks(game) == picks(position())
    assert game.decision(game.to_act[0])["selection"]["picked"] == []  # type: ignore[index]
    with pytest.raises(marineris.IllegalMove):
        answer(game, f"unpick {first}")
    answer(game, second)
    assert game.decision(game.to_act[0])["selection"]["picked"] == [second]  # type: ignore[index]


def test_picks_are_not_taken_back_for_ever() -> None:
    """TM-12.2: 20 times in one choice."""
    game = patents()
    for _ in range(MOST_UNPICKED):
        answer(game, "card ants", "unpick card ants")
    answer(game, "card ants")
    assert MOST_UNPICKED == 20
    assert "unpick card ants" not in offered(game)
    answer(game, "done", "project sell_patents", "card mine")
    assert "unpick card mine" in offered(game)


def test_each_seat_takes_back_its_own_picks() -> None:
    """TM-12.2: what one seat has taken back in its choice counts for nobody else."""
    game = marineris.new("terraforming", players=3, seed=4, corporate_era=True)
    for seat in range(3):
        game.play(seat, game.legal_moves(seat)[0])
    pick = [game.move_name(game.legal_moves(seat)[-1]) for seat in range(3)]
    for _ in range(MOST_UNPICKED):
        game.play(1, pick[1])
        game.play(1, f"unpick {pick[1]}")
    for seat, may_take_back in ((0, True), (1, False), (2, True)):
        game.play(seat, pick[seat])
        names = [game.move_name(move) for move in game.legal_moves(seat)]
        assert (f"unpick {pick[seat]}" in names) == may_take_back


def test_refusals_of_picks_cite_their_rule() -> None:
    """TM-12.2, MA-5.5"""
    game = answer(patents(), "card ants")
    for move, code in (("unpick card mine", "not-picked"), ("card ants", "picked-already")):
        assert [(one.code, one.rule) for one in game.why_not(0, move)] == [(code, "TM-12.2")]
    game = answer(support(), "take food")
    [reason] = game.why_not(0, "unpick take air")
    assert (reason.code, reason.rule) == ("not-picked", "MA-5.5")
    for _ in range(MOST_UNPICKED):
        answer(game, "unpick take food", "take food")
    [reason] = game.why_not(0, "unpick take food")
    assert (reason.code, reason.rule) == ("nothing-more-taken-back", "MA-5.5")


def test_support_is_freely_mixed() -> None:
    """MA-12.P2: food first, then air, then minerals and food."""
    game = answer(support(), "take food", "take air", "take minerals", "take food")
    assert game.view(0)["own"]["cards"] == [1, 2, 1]


def test_discoveries_give_a_road_and_two_of_choice() -> None:
    """MA-14.0: a click on the road gives the road alone."""
    game = answer(discoveries(), "take road")
    assert picks(game) == ["take air", "take food", "take minerals", "take road"]
    answer(game, "take food", "take air")
    assert game.view(0)["own"]["cards"] == [1, 1, 0]
    assert game.view(0)["players"][0]["road_cards"] == 1


@pytest.mark.parametrize("kept", [*permutations(["1.11", "1.13", "2.11"], 2)])
def test_any_two_of_three_stations_can_be_kept(kept: tuple[str, str]) -> None:
    """MA-12.O5, MA-12.0"""
    game = answer(black_friday(), *[f"point {point}" for point in kept])
    board = game.view(0)["board"]
    assert [point for point in ("1.11", "1.13", "2.11") if point in board] == sorted(kept)


@pytest.mark.parametrize("gone", [*permutations(["moss", "algae", "trees", "ants"], 2)])
def test_any_two_of_four_cards_can_be_discarded(gone: tuple[str, str]) -> None:
    """TU-8.6: Paradigm Breakdown takes the two that were chosen."""
    game = paradigm_breakdown()
    assert len(picks(game)) == 4
    seat = game.to_act[0]
    answer(game, *[f"card {card}" for card in gone])
    assert set(game.view(seat)["own"]["hand"]) == {"moss", "algae", "trees", "ants"} - set(gone)


def test_the_highest_card_can_be_bought_first() -> None:
    """TM-10.2, TM-9.6"""
    game = research()
    seat = game.to_act[0]
    answer(game, picks(game)[-1])
    assert len(picks(game)) == 3
    answer(game, picks(game)[0], "done")
    assert len(game.view(seat)["own"]["chosen"]) == 2


def test_one_possible_choice_is_not_asked_for() -> None:
    """TM-12.2: Paradigm Breakdown with two cards, patents with one."""
    game = a_committee(hand=["moss", "algae"], current="paradigm_breakdown")
    answer(game, "pass", "pass")
    assert game.view(0)["own"]["hand"] == []
    game = answer(tm.a_game(hand=["mine"]), "project sell_patents")
    assert game.view(0)["players"][0]["stock"][0] == 1


def test_legal_moves_are_a_list_of_their_own() -> None:
    """TM-12.2 needs nothing of it, but copies share what is offered."""
    game = patents()
    moves = game.legal_moves(0)
    game.copy().legal_moves(0).clear()
    game.canonical_moves(0).clear()
    assert game.legal_moves(0) == moves
    moves.clear()
    assert game.legal_moves(0)
