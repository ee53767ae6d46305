"""What a card requires, as data: an icon, a bound, and what it is a bound of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.gamedata.icons import (
    Token,
    parameter_token,
    resource_token,
    tag_token,
    tile_token,
)
from marineris.terraforming.data import parameter, resource, tag, tile
from marineris.terraforming.vocabulary.requirement import (
    AtLeast,
    AtMost,
    CitiesInPlay,
    HasGreeneries,
    HasProduction,
    HasTags,
    Requirement,
)
from marineris.text import Text


def requirement(one: Requirement, text: Text) -> Token:
    """A requirement: `of` says what is looked at, `least` or `most` how much it must be."""
    return {**KINDS[type(one)](one), "text": text.requirement(one)}


def _level(which: int) -> Token:
    return {**parameter_token(which), "of": parameter.NAMES[which], "step": parameter.STEP[which]}


def _at_least(one: AtLeast) -> Token:
    return {**_level(one.parameter), "least": one.level}


def _at_most(one: AtMost) -> Token:
    return {**_level(one.parameter), "most": one.level}


def _tags(one: HasTags) -> Token:
    return {**tag_token(one.tag), "of": "tags", "tag": tag.NAMES[one.tag], "least": one.least}


def _production(one: HasProduction) -> Token:
    name = resource.NAMES[one.resource]
    return {
        **resource_token(one.resource, plate=True),
        "of": "production",
        "resource": name,
        "least": one.least,
    }


def _greeneries(one: HasGreeneries) -> Token:
    return {**tile_token(tile.GREENERY), "of": "greeneries", "least": one.least}


def _cities(one: CitiesInPlay) -> Token:
    return {**tile_token(tile.CITY, any=True), "of": "cities", "least": one.least}


KINDS: Final[dict[type[Requirement], Callable[[Any], Token]]] = {
    AtLeast: _at_least,
    AtMost: _at_most,
    CitiesInPlay: _cities,
    HasGreeneries: _greeneries,
    HasProduction: _production,
    HasTags: _tags,
}
