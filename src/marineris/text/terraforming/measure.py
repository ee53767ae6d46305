"""Counts, requirements, victory points and placement rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from marineris.terraforming.data import cube, tile
from marineris.terraforming.data.card import Points
from marineris.terraforming.vocabulary.count import OPPONENTS, Count, StockOf, Tags
from marineris.terraforming.vocabulary.placement import (
    ANY_LAND,
    CITY_PLACE,
    GREENERY_PLACE,
    OCEAN_PLACE,
    OWN_STRICTLY,
    Place,
)
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.text.arguments import message_of, yes_or_no
from marineris.text.bundle import Argument, Bundle, kebab
from marineris.text.terraforming.arguments import arguments_of, cube_word, resource_word, tag_word

USUAL_PLACE: Final = {
    tile.OCEAN: OCEAN_PLACE,
    tile.GREENERY: GREENERY_PLACE,
    tile.CITY: CITY_PLACE,
    tile.CAPITAL: CITY_PLACE,
}
"""Where tiles go by the rules; what is said of a tile is only what differs."""


def count_phrase(
    bundle: Bundle,
    count: Count,
    holds: int = cube.ANY,
    form: str = "",
    tags: Sequence[int] = (),
    **more: Argument,
) -> str:
    """What is counted, or a form of it: `per` after an amount, `least` as a condition, `goal`.

    `holds` and `tags` are those of the card that counts.
    """
    name = message_of("count", count)
    arguments: dict[str, Argument] = {"every": 1, **arguments_of(count), **more}
    arguments["cube"] = cube_word(holds)
    arguments["itself"] = yes_or_no(_counts_own_tag(count, tags))
    for field in fields(count):  # type: ignore[arg-type]  # every kind of count is a record
        arguments.update(_inside(bundle, field.name, getattr(count, field.name), holds, tags))
    if isinstance(count, StockOf):
        items = [
            bundle.message(f"{name}.item", resource=resource_word(what)) for what in count.resources
        ]
        arguments["items"] = bundle.one_of(items) if form == "per" else bundle.all_of(items)
    return bundle.message(f"{name}.{form}" if form else name, **arguments)


def _counts_own_tag(count: Count, tags: Sequence[int]) -> bool:
    """Whether a card with these tags is among what it counts (TM-C9)."""
    return isinstance(count, Tags) and count.whose != OPPONENTS and count.tag in tags


def _inside(
    bundle: Bundle, name: str, value: Any, holds: int, tags: Sequence[int]
) -> dict[str, Argument]:
    """What a count is made of: another count, several of them, or tags."""
    if isinstance(value, Count):
        per = count_phrase(bundle, value, holds, "per", tags)
        return {"counted": count_phrase(bundle, value, holds, "", tags), "per": per}
    if isinstance(value, tuple) and value and isinstance(value[0], Count):
        items = [count_phrase(bundle, one, holds, "", tags) for one in value]
        each = [count_phrase(bundle, one, holds, "per", tags) for one in value]
        return {"items": bundle.all_of(items), "each": bundle.all_of(each)}
    if name == "tags":
        items = [bundle.message("count-shown-tags.item", tag=tag_word(one)) for one in value]
        return {"items": bundle.all_of(items), "either": bundle.one_of(items)}
    return {}


def points_phrase(
    bundle: Bundle, points: Points, holds: int = cube.ANY, tags: Sequence[int] = ()
) -> str:
    """The victory points of a card that holds such resources and has these tags."""
    if points.per is None:
        return bundle.message("points", amount=points.amount)
    per = count_phrase(bundle, points.per, holds, "per", tags)
    return bundle.message("points.per", amount=points.amount, per=per)


def requires_clause(bundle: Bundle, requirements: Sequence[Requirement]) -> str:
    """What a card requires, as one clause."""
    items = [
        bundle.message(message_of("requirement", one), **arguments_of(one)) for one in requirements
    ]
    return bundle.message("requires", items=bundle.all_of(items))


def place_phrase(bundle: Bundle, place: Place) -> str:
    """Where a tile may go."""
    return bundle.all_of(_conditions(bundle, place))


def unusual_place(bundle: Bundle, kind: int, place: Place) -> str:
    """Where a kind of tile may go, if that is not where the rules put it anyway."""
    return "" if place == USUAL_PLACE.get(kind, ANY_LAND) else place_phrase(bundle, place)


def _conditions(bundle: Bundle, place: Place) -> list[str]:
    if place.reserved_for:
        name = f"space-{kebab(place.reserved_for)}"
        return [bundle.message("place-reserved-for", name=name)]
    own_near = (
        "place-own-near-strictly" if place.own_near == OWN_STRICTLY else "place-own-near-freely"
    )
    holding = {
        "place-on-ocean": place.on_ocean,
        "place-has-metal": place.has_metal,
        "place-is-volcanic": place.is_volcanic,
        "place-no-city-near": place.no_city_near,
        "place-cities-near": place.cities_near > 0,
        own_near: place.own_near > 0,
        "place-greenery-near": place.greenery_near,
        "place-is-isolated": place.is_isolated,
    }
    found = [name for name, holds in holding.items() if holds] or ["place-on-land"]
    return [bundle.message(name, cities=place.cities_near) for name in found]
