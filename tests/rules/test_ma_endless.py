"""A turn comes to an end by itself: nothing that is free can be done and undone for ever."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.mars2049.test_contract import tables

import marineris
from marineris.contract import random_move
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, pass_and_roll, refusal

PARTNERS = {"cooperative": True}
LAB = {"2.1": "lab3"}
IGNORED = ("rng", "reveals", "sure")
"""Fields that only grow, or say what others know: a table is the same whatever they hold."""
MOST_MOVES = 2000
"""More than a turn with the fullest hands takes."""
CHEAP = ("store", "release", "swap", "remove", "done", "accept")
"""How the names of moves begin that cost nothing."""


def test_a_token_taken_in_the_turn_stays() -> None:
    """MA-10.3: otherwise cards become a token and cards again for ever."""
    game = a_game(cards={"minerals": 3})
    answer(game, "store minerals 3")
    assert refusal(game, "release minerals 3") == [("token-taken-this-turn", "MA-10.3")]
    pass_and_roll(game, "air", "air")
    assert do(game, "release minerals 3") == {"0 minerals": 3, "0 minerals 3": -1}


def test_a_token_held_before_is_changed_at_any_time() -> None:
    """MA-10.3: as many as there were, even after others of the same value were taken."""
    game = a_game(cards={"food": 3}, tokens={"food 3": 1, "food 8": 1})
    answer(game, "store food 3", "release food 3", "release food 8")
    assert refusal(game, "release food 3") == [("token-taken-this-turn", "MA-10.3")]
    assert do(game, "store food 8") == {"0 food": -8, "0 food 8": 1}
    assert refusal(game, "release food 8") == [("token-taken-this-turn", "MA-10.3")]


def test_a_token_taken_in_the_turn_may_be_spent() -> None:
    """MA-10.3: before one that was there, which can still be changed."""
    game = a_game(cards={"food": 3, "minerals": 3}, tokens={"food 3": 1})
    answer(game, "store food 3", "store minerals 3", "build air_station", "point 2.1")
    assert do(game, "release food 3") == {"0 food": 3, "0 food 3": -1}


def test_a_token_taken_in_the_turn_of_another_is_one_held_before() -> None:
    """MA-10.3, MA-5.4: the rule is about one's own turn."""
    game = a_game(roll="air", rivals=[Seat(cards={"air": 2})])
    answer(game, "store air 3", "done")
    pass_and_roll(game, "food")
    assert do(game, "release air 3") == {"1 air": 3, "1 air 3": -1}


@pytest.mark.parametrize("wanted", [(0, 3, 1), (17, 0, 0), (1, 0, 2), (5, 4, 0), (9, 0, 1)])
def test_every_mix_of_cards_and_tokens_is_in_reach(wanted: tuple[int, int, int]) -> None:
    """MA-10.3: by taking and giving back each value in one direction only."""
    cards, threes, eights = wanted
    game = a_game(cards={"air": 3}, tokens={"air 3": 2, "air 8": 1})
    have = {3: 2, 8: 1}
    want = {3: threes, 8: eights}
    for value in (3, 8):
        answer(game, *[f"release air {value}"] * (have[value] - want[value]))
    for value in (3, 8):
        answer(game, *[f"store air {value}"] * (want[value] - have[value]))
    assert (game.state.cards[0], game.state.tokens[0:2]) == (cards, [threes, eights])


def partners(**setting: Any) -> MarsGame:
    rivals = [Seat(), Seat(cards={"air": 2, "food": 2, "minerals": 2})]
    hand = {"air": 4, "food": 4, "minerals": 4}
    return a_game(4, cards=hand, rivals=rivals, structures=LAB, options=PARTNERS, **setting)


def test_a_declined_swap_is_not_offered_again() -> None:
    """MA-15.8: other swaps are."""
    game = partners()
    answer(game, "swap air food", "done")
    assert refusal(game, "swap air food") == [("swap-declined", "MA-15.8")]
    assert refusal(game, "swap air minerals") == []
    answer(game, "store minerals 3")
    assert refusal(game, "swap air food") == [("swap-declined", "MA-15.8")]


@pytest.mark.parametrize(
    "others",
    [
        ("swap air minerals", "accept"),
        ("build mineral_station",),
        ("use resources",),
        ("buy peaceful",),
        ("pass", "pass", "pass", "pass"),
    ],
)
def test_a_declined_swap_is_offered_again_after_a_change(others: tuple[str, ...]) -> None:
    """MA-15.8: another swap, a building, a mission; and in the next turn."""
    game = partners(missions=["resources"])
    answer(game, "swap air food", "done")
    for move in others:
        if move == "pass":
            pass_and_roll(game, "food")
        else:
            answer(game, move)
    assert refusal(game, "swap air food") == []


def test_an_exchange_is_a_change() -> None:
    """MA-15.8: with the bank."""
    game = partners()
    answer(game, "swap air food", "done", "exchange minerals road")
    assert refusal(game, "swap air food") == []


def test_swaps_do_not_go_round() -> None:
    """MA-15.8: what was given is not taken back, what was received is not given away."""
    game = partners()
    answer(game, "swap air food", "accept")
    back = [("swapped-the-other-way", "MA-15.8")]
    for move in ("swap food air", "swap food minerals", "swap minerals air"):
        assert refusal(game, move) == back
    for move in ("swap air food", "swap air minerals", "swap minerals food"):
        assert refusal(game, move) == []
    answer(game, "exchange food road")
    assert refusal(game, "swap minerals air") == []


def test_the_partner_swaps_in_their_turn_as_before() -> None:
    """MA-15.8: the rule is about one turn."""
    game = partners()
    answer(game, "swap air food", "accept")
    pass_and_roll(game, "food", "food")
    assert game.state.active == 2
    assert refusal(game, "swap air food") == []


def test_a_station_is_refunded_once_on_a_point() -> None:
    """MA-7.8: the second time what was paid is lost."""
    game = a_game(cards={"food": 6, "minerals": 6}, structures={"2.23": "lab3"})
    answer(game, "build air_station")
    assert do(game, "remove", "point 2.1") == {"0 food": 2, "0 minerals": 2, "point 2.1": None}
    answer(game, "build air_station")
    assert do(game, "remove", "point 2.1") == {"point 2.1": None}


def table_of(game: MarsGame) -> str:
    """The whole state but what never matters for whether a table has come back."""
    saved = game.rules.snapshot(game.state)
    return json.dumps({name: saved[name] for name in saved if name not in IGNORED})


def play_out(game: MarsGame, rng: random.Random, cheap: float) -> int:
    """Go on with the turn as long as there is anything to do but pass; how many moves that took."""
    seen = {table_of(game)}
    turn = sum(game.state.turns)
    names = game.rules.catalogue.names
    made = 0
    while not game.is_over and sum(game.state.turns) == turn:
        seat = rng.choice(game.to_act)
        moves = [move for move in game.legal_moves(seat) if names[move] != "pass"]
        free = [move for move in moves if names[move].startswith(CHEAP)]
        if not moves:
            break
        game.play(seat, rng.choice(free if free and rng.random() < cheap else moves))
        made += 1
        now = table_of(game)
        assert now not in seen, f"the table has come back after {made} moves"
        assert made < MOST_MOVES, "the turn does not end"
        seen.add(now)
    return made


@given(table=tables(), seed=st.integers(0, 2**64), cheap=st.sampled_from([0, 0.9, 1]))
def test_no_table_comes_back_within_a_turn(table: dict[str, Any], seed: int, cheap: float) -> None:
    """MA-7.8, MA-10.3, MA-15.8: whoever never passes runs out of moves."""
    rng = random.Random(seed)
    game = marineris.new("mars2049", seed=seed, **table)
    for _ in range(rng.randrange(120)):
        if game.is_over:
            return
        seat = rng.choice(game.to_act)
        game.play(seat, random_move(game, seat, rng))
    play_out(game, rng, cheap)


@given(seed=st.integers(0, 2**64), cheap=st.sampled_from([0, 0.9, 1]), bank=st.booleans())
def test_the_fullest_hands_are_played_out(seed: int, cheap: float, bank: bool) -> None:
    """MA-7.8, MA-10.3, MA-15.8: partners with laboratories, tokens and missions."""
    hand = {"air": 6, "food": 6, "minerals": 6}
    tokens = {f"{name} {value}": 2 for name in hand for value in (3, 8)}
    game = a_game(
        4,
        cards=hand,
        tokens=tokens,
        missions=["support", "construction"],
        rivals=[Seat(), Seat(cards=hand, tokens=tokens)],
        structures={"2.1": "lab3"},
        options={**PARTNERS, "bank": "limited" if bank else "unlimited"},
    )
    assert play_out(game, random.Random(seed), cheap) > 10
