"""What a card in play changes for good, as numbers: for prices and requirements in a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marineris.terraforming import resource, tag
from marineris.terraforming.modifier import (
    CardPrice,
    Discount,
    GreeneryPrice,
    HeatAsMoney,
    MetalValue,
    Modifier,
    ProjectDiscount,
    Tolerance,
)
from marineris.terraforming.project import PROJECTS


def changes(modifiers: Sequence[Modifier]) -> dict[str, Any]:
    """The changes by kind; those of one kind by tag (`any`: every card), project or resource."""
    found: dict[str, Any] = {}
    for one in modifiers:
        if isinstance(one, Discount):
            found.setdefault("discount", {})[tag.NAMES[one.tag]] = one.amount
        elif isinstance(one, ProjectDiscount):
            found.setdefault("project_discount", {})[PROJECTS[one.project].id] = one.amount
        elif isinstance(one, MetalValue):
            found.setdefault("metal_value", {})[resource.NAMES[one.resource]] = one.amount
        elif isinstance(one, Tolerance):
            found["tolerance"] = one.steps
        elif isinstance(one, GreeneryPrice):
            found["greenery_price"] = -one.less
        elif isinstance(one, HeatAsMoney):
            found["heat_is_money"] = True
        elif isinstance(one, CardPrice):
            found["card_price"] = -one.less
    return found
