"""What a preview says a move would cost and bring."""

from __future__ import annotations

from typing import Any

import pytest

import marineris
from marineris.testing import Seat, TerraformingGame, a_game, answer, do

ONE_CARD = {"stock": {"megacredits": -3}, "hand": 1}


def own(game: TerraformingGame, move: str, seat: int = 0) -> Any:
    return game.preview(seat, move)["players"][seat]


def researching(**position: Any) -> TerraformingGame:
    """A game in its second research phase, before anything is picked."""
    game = a_game(**position)
    answer(game, *["pass"] * game.players)
    return game


def cards(game: TerraformingGame, seat: int = 0) -> list[str]:
    return sorted(
        (name for name in map(game.move_name, game.legal_moves(seat)) if name.startswith("card")),
        key=game.rules.catalogue.move,
    )


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_card_picked_in_research(players: int) -> None:
    """TM-10.2: each costs 3 M€; `done` buys all that are picked."""
    game = researching(players=players)
    assert own(game, "done") == {}
    for bought in (1, 2):
        pick = cards(game)[0]
        assert own(game, pick) == ONE_CARD
        game.play(0, pick)
        assert own(game, "done") == {"stock": {"megacredits": -3 * bought}, "hand": bought}


def test_a_pick_taken_back() -> None:
    """TM-10.2"""
    game = researching()
    pick = cards(game)[0]
    game.play(0, pick)
    assert own(game, f"unpick {pick}") == {"stock": {"megacredits": 3}, "hand": -1}


def test_patents_picked_to_be_sold() -> None:
    """TM-11.B1: each brings 1 M€; `done` sells all that are picked."""
    game = a_game(hand=["ants", "mine", "moss"])
    game.play(0, "project sell_patents")
    for sold, card in enumerate(("moss", "ants"), 1):
        assert own(game, f"card {card}") == {"stock": {"megacredits": 1}, "hand": -1}
        game.play(0, f"card {card}")
        assert own(game, "done") == {"stock": {"megacredits": sold}, "hand": -sold}


def test_the_preview_of_done_is_what_happens() -> None:
    """TM-10.2"""
    game = researching()
    game.play(1, "done")
    game.play(0, cards(game)[1])
    told = own(game, "done")
    assert do(game, "done") == {"0 megacredits": told["stock"]["megacredits"], "0 hand": 1}


def test_other_hands_stay_hidden_in_research() -> None:
    """TM-7.12: what others have picked shows in no preview."""
    game = researching()
    game.play(1, cards(game, 1)[0])
    assert game.preview(0, cards(game)[0])["players"][1] == {}
    assert game.preview(0, "done")["players"] == [{}, {}]


@pytest.mark.parametrize(("corporation", "price"), [("terralabs_research", 1), ("teractor", 3)])
def test_a_card_picked_in_setup(corporation: str, price: int) -> None:
    """TM-9.6, TU-14.5: the price is that of the corporation chosen."""
    for seed in range(200):
        game = marineris.new("terraforming", players=2, seed=seed, corporate_era=True, turmoil=True)
        if f"card {corporation}" in map(game.move_name, game.legal_moves(0)):
            break
    game.play(0, f"card {corporation}")
    for bought in (1, 2):
        pick = cards(game)[0]
        assert own(game, pick) == {"stock": {"megacredits": -price}, "hand": 1}
        game.play(0, pick)
        assert own(game, "done") == {"stock": {"megacredits": -price * bought}, "hand": bought}


def test_helion_pays_cards_with_heat_only_where_money_is_short() -> None:
    """TM-C5: 4 M€ after production, so the second card takes 2 heat."""
    game = researching(corporation="helion", rating=4, stock={"heat": 9}, rivals=[Seat()])
    first, second = cards(game)[:2]
    assert own(game, first) == ONE_CARD
    game.play(0, first)
    assert own(game, second) == {"stock": {"megacredits": -1, "heat": -2}, "hand": 1}
    game.play(0, second)
    told = game.preview(0, "done")
    assert told["players"][0] == {"stock": {"megacredits": -4, "heat": -2}, "hand": 2}
    assert told["payment"] == {"heat": 2}
    game.play(0, "done")
    assert own(game, "amount 5") == {"stock": {"megacredits": -1, "heat": -5}, "hand": 2}


@pytest.mark.parametrize("wasteful", [False, True])
@pytest.mark.parametrize(
    ("card", "stock", "payment"),
    [
        ("mine", {"steel": 20, "megacredits": 9}, {"steel": 2}),
        ("titanium_mine", {"steel": 20, "megacredits": 9}, {"steel": 3}),
        ("titanium_mine", {"steel": 20}, {"steel": 4}),
        ("titanium_mine", {"steel": 2, "megacredits": 9}, {"steel": 2}),
        ("space_elevator", {"titanium": 20, "steel": 9, "megacredits": 9}, {"titanium": 9}),
        (
            "space_elevator",
            {"titanium": 6, "steel": 9, "megacredits": 9},
            {"titanium": 6, "steel": 4},
        ),
    ],
)
def test_the_payment_wastes_nothing(
    wasteful: bool, card: str, stock: dict[str, int], payment: dict[str, int]
) -> None:
    """TM-O4: as much metal as does not overpay, unless the M€ are short."""
    game = a_game(hand=[card], stock=stock, options={"wasteful_payment": wasteful})
    spent = own(game, f"play {card}")["stock"]
    assert {what: -spent[what] for what in ("steel", "titanium") if what in spent} == payment


def test_what_the_virtual_opponent_loses() -> None:
    """TM-15.6: it has no stock that could show it, so the preview says it apart."""
    game = a_game(1, hand=["heat_trappers", "hired_raiders"], stock={"megacredits": 10})
    assert game.preview(0, "play heat_trappers")["neutral"] == {"production": {"heat": -2}}
    game.play(0, "play hired_raiders")
    assert "neutral" not in game.preview(0, "choose 1")
    do(game, "choose 1", "seat neutral")
    assert game.preview(0, "amount 2")["neutral"] == {"stock": {"steel": -2}}
    assert "neutral" not in a_game(hand=["mine"], stock={"megacredits": 9}).preview(0, "play mine")
