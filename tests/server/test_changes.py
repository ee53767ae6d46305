"""What cards in play change for a hand agrees with what the engine makes of them."""

from __future__ import annotations

import pytest

from marineris.server.book.change import changes
from marineris.terraforming import option, resource, tag
from marineris.terraforming.card import CARDS, CORPORATION, INDEX, Card
from marineris.terraforming.expansion import EXPANSIONS
from marineris.terraforming.setup import blank_state
from marineris.terraforming.state import PROJECTS


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ants", {}),
        ("earth_catapult", {"discount": {"any": 2}}),
        ("thorgate", {"discount": {"power": 3}, "project_discount": {"power_plant": 3}}),
        ("advanced_alloys", {"metal_value": {"steel": 1, "titanium": 1}}),
        ("inventrix", {"tolerance": 2}),
        ("helion", {"heat_is_money": True}),
        ("ecoline", {"greenery_price": -1}),
        ("terralabs_research", {"card_price": -2}),
    ],
)
def test_what_a_card_changes(name: str, expected: dict[str, object]) -> None:
    assert changes(CARDS[INDEX[name]].modifiers) == expected


@pytest.mark.parametrize("card", [card for card in CARDS if card.modifiers], ids=lambda one: one.id)
def test_the_engine_agrees(card: Card) -> None:
    options = {card.set: True} if card.set in [each.name() for each in EXPANSIONS] else {}
    before = blank_state(2, option.checked(2, options))
    after = blank_state(2, option.checked(2, options))
    for modifier in card.modifiers:
        modifier.apply(after, 0)
    found = changes(card.modifiers)
    discount = {
        tag.NAMES[i]: after.discount[i] - before.discount[i]
        for i in range(len(tag.NAMES))
        if after.discount[i] != before.discount[i]
    }
    assert found.get("discount", {}) == discount
    assert sum(found.get("project_discount", {}).values()) == sum(after.project_discount[:PROJECTS])
    metals = (resource.NAMES[resource.STEEL], resource.NAMES[resource.TITANIUM])
    for i, metal in enumerate(metals):
        gained = after.metal_value[i] - before.metal_value[i]
        assert found.get("metal_value", {}).get(metal, 0) == gained
    assert found.get("tolerance", 0) == after.tolerance[0]
    assert found.get("card_price", 0) == after.card_price[0] - before.card_price[0]
    assert found.get("heat_is_money", False) == bool(after.pays_with_heat & 1)


def test_corporations_are_cards_too() -> None:
    assert any(card.kind == CORPORATION and changes(card.modifiers) for card in CARDS)
