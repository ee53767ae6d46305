"""MA-8: the bank has 26 cards and 16 tokens of each resource, and can run short."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marineris
from marineris.mars2049.change import available
from marineris.mars2049.options import CHOICES
from marineris.testing.mars2049 import MarsGame, Seat, a_game, answer, do, pass_and_roll, refusal

NO_AIR = Seat(cards={"air": 26}, tokens={"air 8": 16})
"""A rival who holds all the air of the bank."""


def offered(game: MarsGame) -> list[str]:
    asked = game.decision(game.to_act[0])
    assert asked is not None
    moves: list[str] = asked["moves"]
    return moves


def test_the_bank_is_limited_unless_said_otherwise() -> None:
    """MA-8.2: as the rulebook has it."""
    assert marineris.new("mars2049", players=2, seed=1).options["bank"] == "limited"
    assert CHOICES["bank"] == ("limited", "unlimited")


@pytest.mark.parametrize(
    ("held", "cards", "threes", "eights"),
    [
        (2, 2, 0, 0),
        (3, 0, 1, 0),
        (4, 1, 1, 0),
        (5, 2, 1, 0),
        (6, 3, 1, 0),
        (7, 1, 2, 0),
        (8, 0, 0, 1),
        (13, 5, 0, 1),
        (20, 4, 0, 2),
    ],
)
def test_at_least_half_is_changed(held: int, cards: int, threes: int, eights: int) -> None:
    """MA-8.2, MA-8.5: with the fewest tokens; fewer than three cards cannot be changed."""
    rivals = [Seat(cards={"air": held}), Seat(cards={"air": 26 - held})]
    game = a_game(3, cards={"food": 4}, rivals=rivals)
    answer(game, "exchange food air")
    s = game.state
    assert (s.cards[3], s.tokens[6], s.tokens[7]) == (cards, threes, eights)
    assert s.cards[0] == 1


@pytest.mark.parametrize(("direction", "first"), [("clockwise", 2), ("counterclockwise", 3)])
def test_tokens_go_round_in_turn_order(direction: str, first: int) -> None:
    """MA-8.5: from the roller on, for they can run out."""
    rivals = [Seat(tokens={"air 8": 15}), Seat(cards={"air": 13}), Seat(cards={"air": 13})]
    options = {"direction": direction}
    game = a_game(4, cards={"food": 4}, rivals=rivals, options=options)
    assert do(game, "exchange food air")[f"{first} air 8"] == 1


def test_the_roller_changes_too() -> None:
    """MA-8.5: and keeps the token for the turn (MA-10.3)."""
    game = a_game(cards={"food": 4, "air": 26})
    assert do(game, "exchange food air") == {"0 food": -4, "0 air": -15, "0 air 8": 2}
    assert refusal(game, "release air 8")[0] == ("token-taken-this-turn", "MA-10.3")


def test_an_exchange_for_what_the_bank_has_not_is_refused() -> None:
    """MA-8.4: neither cards nor tokens are left."""
    game = a_game(cards={"food": 4}, rivals=[NO_AIR])
    assert refusal(game, "exchange food air") == [("no-cards-in-bank", "MA-8.4")]
    assert refusal(game, "exchange food minerals") == []


@pytest.mark.parametrize("road_cards", [0, 3])
def test_discovery_does_not_offer_what_the_bank_has_not(road_cards: int) -> None:
    """MA-8.4: nor does a repeated Lose turn, or Support."""
    others = ["take food", "take minerals", *(["take road"] if road_cards < 3 else [])]
    game = a_game(roll="discovery", road_cards=road_cards, rivals=[NO_AIR])
    assert offered(game) == others
    assert refusal(game, "take air") == [("not-offered", "MA-8.4")]
    game = a_game(roll="lose_turn", last_roll="lose_turn", road_cards=road_cards, rivals=[NO_AIR])
    assert offered(game) == others
    game = a_game(missions=["support"], rivals=[NO_AIR])
    answer(game, "use support")
    assert offered(game) == others[:2]


def test_support_gives_no_more_than_may_be_counted_on() -> None:
    """MA-8.4: three units of a resource of which one token is left."""
    game = a_game(missions=["support"], rivals=[Seat(cards={"air": 26}, tokens={"air 3": 15})])
    answer(game, "use support", "take air", "take air", "take air")
    assert refusal(game, "take air") == [("not-offered", "MA-8.4")]
    assert do(game, "take food")["0 air"] == 3


def test_production_does_not_offer_what_the_bank_has_not() -> None:
    """MA-8.4: the mission gives units of the others."""
    game = a_game(missions=["production"], rivals=[NO_AIR])
    answer(game, "use production")
    assert offered(game) == ["take food", "take minerals"]
    assert refusal(game, "take air") == [("no-cards-in-bank", "MA-8.4")]


def test_production_needs_something_in_the_bank() -> None:
    """MA-8.4: an empty bank leaves nothing to choose, and the mission is kept."""
    names = ("air", "food", "minerals")
    empty = Seat(cards=dict.fromkeys(names, 26), tokens={f"{name} 3": 16 for name in names})
    game = a_game(missions=["production"], rivals=[empty])
    assert refusal(game, "use production") == [("no-cards-in-bank", "MA-8.4")]


def test_change_is_there_because_others_take_tokens() -> None:
    """MA-10.2, MA-8.2: six units back for a token of eight, of an exhausted bank."""
    rich = Seat(cards={"food": 26}, tokens={"food 3": 11})
    game = a_game(cards={"minerals": 2}, tokens={"food 8": 1}, rivals=[rich])
    assert do(game, "build air_station", "point 2.1") == {
        "0 minerals": -2,
        "0 food": 6,
        "0 food 8": -1,
        "1 food": -16,
        "1 food 8": 2,
        "point 2.1": "air_station of 0",
    }
    poor = [Seat(cards={"food": 2}), Seat(cards={"food": 22}, tokens={"food 3": 14})]
    game = a_game(3, cards={"minerals": 2, "food": 1}, tokens={"food 8": 1}, rivals=poor)
    assert do(game, "build air_station", "point 2.1")["0 food"] == 6
    assert game.rules.audit(game.state) == []


@given(players=st.integers(2, 4), seed=st.integers(0, 2**64), left=st.integers(0, 4))
def test_what_may_be_counted_on_is_given(players: int, seed: int, left: int) -> None:
    """MA-8.4: however the cards are spread, up to the five units that are ever chosen."""
    rng = random.Random(seed)
    hands = [0] * players
    for _ in range(26 - left):
        hands[rng.randrange(players)] += 1
    seats: list[dict[str, Any]] = [{"cards": {"air": hand}} for hand in hands]
    seats[rng.randrange(players)]["tokens"] = {"air 3": rng.choice([0, 13, 14, 15, 16])}
    game = a_game(
        players,
        bases=["1.0", "2.1", "3.2", "4.3", "5.4"],
        road_cards=3,
        roll="discovery",
        rivals=[Seat(**seat) for seat in seats[1:]],
        options={"more_discoveries": True},
        **seats[0],
    )
    promised = min(5, available(game.state, 0))
    before = air(game)
    answer(game, *["take air"] * promised, *["take food"] * (5 - promised))
    assert air(game) == before + promised
    assert "pass" in offered(game)


def air(game: MarsGame) -> int:
    """The air of seat 0, in units."""
    s = game.state
    return s.cards[0] + 3 * s.tokens[0] + 8 * s.tokens[1]


def test_a_die_gives_what_there_is() -> None:
    """MA-8.2: production beyond the bank's cards and tokens is not given."""
    full = Seat(cards={"air": 25}, tokens={"air 8": 16})
    game = a_game(3, rivals=[full])
    assert pass_and_roll(game, "air") == {"1 air": 1}
