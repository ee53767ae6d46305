"""The spaces of a map in words."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.data.map import MAPS, Space
from marineris.terraforming.data.resource import HEAT, PLANTS, STEEL, TITANIUM
from marineris.terraforming.options import Options
from marineris.text.bundle import Argument, Bundle, kebab
from marineris.text.terraforming.arguments import resource_word

DEFAULT_MAP: Final = Options().board
"""What is spoken of where no table is at hand."""


def space_name(bundle: Bundle, number: str, map_id: str) -> str:
    """A space inside a sentence."""
    space = _find(number, map_id)
    if space is None or not space.name:
        return bundle.message("space-number", space=number)
    return bundle.message("space-number.name", space=number, name=f"space-{kebab(space.name)}")


def space_answer(bundle: Bundle, number: str, map_id: str) -> str:
    """A space as something to choose, with its name, its placement bonus and its cost."""
    space = _find(number, map_id)
    arguments: dict[str, Argument] = {"space": number}
    kinds = []
    if space is not None and space.name:
        arguments["name"] = f"space-{kebab(space.name)}"
        kinds.append("name")
    if space is not None and (any(space.bonus) or space.cost):
        arguments["bonus"] = _bonus(bundle, space)
        kinds.append("bonus")
    attribute = "-".join(kinds)
    return bundle.message(f"move-space.{attribute}" if attribute else "move-space", **arguments)


def _find(number: str, map_id: str) -> Space | None:
    for space in MAPS[map_id].spaces:
        if space.number == number:
            return space
    return None


def _bonus(bundle: Bundle, space: Space) -> str:
    """The placement bonus, and the cost as a bonus below zero."""
    metals = (resource_word(STEEL), resource_word(TITANIUM))
    kinds = (*metals, resource_word(PLANTS), "cards", resource_word(HEAT), "tile-ocean")
    items = [
        bundle.message("space-bonus", bonus=kind, amount=amount)
        for kind, amount in zip(kinds, space.bonus, strict=True)
        if amount
    ]
    if space.cost:
        items.append(bundle.message("space-cost", cost=space.cost))
    return bundle.all_of(items)
