"""The actions on the Corporate Era's cards: price, gain, once a generation."""

from __future__ import annotations

from typing import Any

import pytest

from marineris.core.reason import Reason
from marineris.terraforming.data.card import CARDS
from marineris.testing import TerraformingGame, a_game, answer, do

# Card, what it spends, how much, everything that using it changes.
PAID: list[tuple[str, str, int, dict[str, int]]] = [
    ("space_elevator", "steel", 1, {"0 steel": -1, "0 megacredits": 5}),
    ("development_center", "energy", 1, {"0 energy": -1, "0 hand": 1}),
    ("security_fleet", "titanium", 1, {"0 titanium": -1, "0 on security_fleet": 1}),
    ("physics_complex", "energy", 6, {"0 energy": -6, "0 on physics_complex": 1}),
    ("caretaker_contract", "heat", 8, {"0 heat": -8, "0 rating": 1}),
    ("industrial_center", "megacredits", 7, {"0 megacredits": -7, "0 steel production": 1}),
    ("restricted_area", "megacredits", 2, {"0 megacredits": -2, "0 hand": 1}),
]
FREE: list[tuple[str, dict[str, int]]] = [
    ("tardigrades", {"0 on tardigrades": 1}),
    ("ai_central", {"0 hand": 2}),
]
USED = Reason("action-used", "TM-11.E1")


def refusal(resource: str, need: int, have: int) -> Reason:
    code, rule = ("stock-too-low", "TM-8.4")
    if resource == "megacredits":
        code, rule = ("money-too-low", "TM-6.5")
    return Reason(code, rule, {"resource": resource, "need": need, "have": have})


@pytest.mark.parametrize(("card", "resource", "price", "expected"), PAID)
def test_an_action_is_paid_and_brings_its_gain(
    card: str, resource: str, price: int, expected: dict[str, int]
) -> None:
    """TM-11.E2: first what is left of the arrow, then what is right of it."""
    game = a_game(tableau=[card], stock={resource: price})
    assert do(game, f"use {card}") == expected


@pytest.mark.parametrize(("card", "resource", "price", "expected"), PAID)
def test_an_action_that_cannot_be_paid_is_not_legal(
    card: str, resource: str, price: int, expected: dict[str, int]
) -> None:
    """TM-11.E2: one unit short; other resources do not help."""
    names = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
    stock = {name: 20 for name in names if name != resource}
    game = a_game(tableau=[card], stock={**stock, resource: price - 1})
    assert game.why_not(0, f"use {card}") == [refusal(resource, price, price - 1)]


@pytest.mark.parametrize(("card", "expected"), FREE)
def test_an_action_without_a_price(card: str, expected: dict[str, int]) -> None:
    """TM-11.E2"""
    assert do(a_game(tableau=[card]), f"use {card}") == expected


@pytest.mark.parametrize(
    ("card", "stock"),
    [(row[0], {row[1]: 2 * row[2]}) for row in PAID] + [(row[0], {}) for row in FREE],
)
def test_an_action_is_used_once_per_generation(card: str, stock: dict[str, int]) -> None:
    """TM-11.E1"""
    game = a_game(tableau=[card], stock=stock)
    answer(game, f"use {card}")
    assert game.why_not(0, f"use {card}") == [USED]


@pytest.mark.parametrize(("card", "expected"), FREE)
def test_an_action_comes_back_with_the_next_generation(card: str, expected: dict[str, int]) -> None:
    """TM-11.E3, TM-10.4: the markers are removed in the production phase."""
    game = a_game(tableau=[card])
    answer(game, f"use {card}", "end", "pass", "pass")  # all have passed: production, research
    answer(game, "done", "done", "pass")
    assert do(game, f"use {card}") == expected


def test_an_action_belongs_to_its_owner() -> None:
    """TM-11.E1"""
    game = a_game(tableau=["tardigrades"], active=1)
    assert game.why_not(1, "use tardigrades") == [Reason("no-such-action", "TM-11.E1")]


@pytest.mark.parametrize(
    ("stock", "moves", "expected"),
    [
        ({"plants": 1, "steel": 1}, ["choose 1"], {"0 plants": -1, "0 megacredits": 7}),
        ({"plants": 1, "steel": 1}, ["choose 2"], {"0 steel": -1, "0 megacredits": 7}),
        ({"plants": 3}, [], {"0 plants": -1, "0 megacredits": 7}),
        ({"steel": 3}, [], {"0 steel": -1, "0 megacredits": 7}),
    ],
)
def test_electro_catapult_throws_a_plant_or_steel(
    stock: dict[str, int], moves: list[str], expected: dict[str, int]
) -> None:
    """TM-11.E2: what cannot be paid is not offered."""
    game = a_game(tableau=["electro_catapult"], stock=stock)
    assert do(game, "use electro_catapult", *moves) == expected
    assert game.why_not(0, "use electro_catapult")[0] == USED


def test_electro_catapult_needs_something_to_throw() -> None:
    """TM-11.E2"""
    stock = {"megacredits": 20, "titanium": 5, "energy": 5, "heat": 5}
    game = a_game(tableau=["electro_catapult"], stock=stock)
    assert game.why_not(0, "use electro_catapult") == [Reason("nothing-to-choose", "TM-11.E2")]


@pytest.mark.parametrize("amount", [1, 2, 5])
def test_power_infrastructure_sells_any_amount_of_energy(amount: int) -> None:
    """TM-11.E2"""
    game = a_game(tableau=["power_infrastructure"], stock={"energy": 5})
    expected = {"0 energy": -amount, "0 megacredits": amount}
    assert do(game, "use power_infrastructure", f"amount {amount}") == expected
    assert game.why_not(0, "use power_infrastructure")[0] == USED


def test_power_infrastructure_sells_at_least_one_and_at_most_all() -> None:
    """TM-11.E2: without energy there is no action."""
    game = a_game(tableau=["power_infrastructure"], stock={"energy": 5})
    answer(game, "use power_infrastructure")
    for amount in (0, 6):
        assert [why.code for why in game.why_not(0, f"amount {amount}")] == ["amount-out-of-range"]
    empty = a_game(tableau=["power_infrastructure"], stock={"heat": 5})
    facts = {"resource": "energy", "have": 0, "need": 1}
    assert empty.why_not(0, "use power_infrastructure") == [
        Reason("stock-too-low", "TM-8.4", facts)
    ]


def looking(card: str, money: int, **more: Any) -> TerraformingGame:
    """The owner of a card has just looked at Birds, the top card of the deck."""
    game = a_game(tableau=[card], stock={"megacredits": money}, deck=["birds", "ants"], **more)
    answer(game, f"use {card}")
    return game


LOOKING = pytest.mark.parametrize("card", ["inventors_guild", "business_network"])


@LOOKING
def test_the_top_card_may_be_bought(card: str) -> None:
    """TM-C36: for 3 M€."""
    game = looking(card, 3)
    assert do(game, "card birds") == {"0 megacredits": -3, "0 hand": 1}
    assert [CARDS[one].id for one in game.state.hand[0]] == ["birds"]
    assert game.state.discard == []


@LOOKING
def test_the_top_card_may_be_discarded(card: str) -> None:
    """TM-C36: it costs nothing, and the action is used anyway."""
    game = looking(card, 3)
    assert do(game, "done") == {}
    assert [CARDS[one].id for one in game.state.discard] == ["birds"]
    assert game.why_not(0, f"use {card}") == [USED]


@LOOKING
def test_the_top_card_may_be_looked_at_without_money(card: str) -> None:
    """TM-C36, TM-6.7: with 2 M€ it can only be discarded; metals do not buy cards."""
    game = a_game(
        tableau=[card],
        stock={"megacredits": 2, "steel": 9, "titanium": 9, "heat": 9},
        deck=["birds"],
    )
    assert do(game, f"use {card}") == {}
    asked = game.decision(0)
    assert asked is not None
    assert asked["moves"] == ["done"]


@LOOKING
def test_only_its_owner_sees_the_top_card(card: str) -> None:
    """TM-7.12"""
    game = looking(card, 3)
    assert "birds" in str(game.view(0))
    assert "birds" not in str(game.view(1))
    assert "birds" not in str(game.view(None))
