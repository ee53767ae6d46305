"""What a card in play changes for its owner's hand: prices, values and requirements, as data.

A client shows with it at once what a card would cost; what may be played the engine says.
"""

from __future__ import annotations

from typing import Any

from marineris.terraforming import resource, tag
from marineris.terraforming.card import Card
from marineris.terraforming.modifier import (
    Discount,
    HeatAsMoney,
    MetalValue,
    ProjectDiscount,
    Tolerance,
)
from marineris.terraforming.project import PROJECTS


def changes(card: Card) -> dict[str, Any]:
    """The lasting changes of a card by kind; a discount for every card stands under `any`."""
    found: dict[str, Any] = {}
    for modifier in card.modifiers:
        if isinstance(modifier, Discount):
            found.setdefault("discount", {})[tag.NAMES[modifier.tag]] = modifier.amount
        elif isinstance(modifier, ProjectDiscount):
            name = PROJECTS[modifier.project].id
            found.setdefault("project_discount", {})[name] = modifier.amount
        elif isinstance(modifier, MetalValue):
            name = resource.NAMES[modifier.resource]
            found.setdefault("metal_value", {})[name] = modifier.amount
        elif isinstance(modifier, Tolerance):
            found["tolerance"] = modifier.steps
        elif isinstance(modifier, HeatAsMoney):
            found["heat_is_money"] = True
    return found
