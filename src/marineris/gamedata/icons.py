"""The small pictures that a card face is made of, as data.

A token has an `icon`, and before it perhaps a text that is the same in all languages (`+2`, `−3`,
`X`). A token that is only a `sign` stands between others. The marks: `any` is the red frame for
what may be anybody's, `star` says that something is peculiar that no picture shows, `note` which
word says it, and `per` is what the amount is multiplied by: at most `most` of it, with `more` added
and `less` taken off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.vocabulary.count import (
    OWN,
    AnyCubeHere,
    CardsInHand,
    Cities,
    Count,
    CubesHere,
    EventsPlayed,
    OwnCities,
    ProductionOf,
    Tags,
    TilesNextToSite,
)

Token = dict[str, Any]

RESOURCES: Final = ("megacredit", "steel", "titanium", "plants", "energy", "heat")
PARAMETERS: Final = ("temperature", "oxygen", "ocean")
USUAL_TILES: Final = {tile.OCEAN: "ocean", tile.GREENERY: "greenery", tile.CITY: "city"}
CARD: Final = "card"
LOOK: Final = "search"
RATING: Final = "tr"
EVENT: Final = "tag-event"
PROJECT: Final = "project"

OR: Final[Token] = {"sign": "/"}
SO: Final[Token] = {"sign": "→"}
WHERE: Final[Token] = {"sign": ":"}


def number(value: int, *, signed: bool = False) -> str:
    """A number as it is printed: with a real minus, and a plus where changes are meant."""
    if value < 0:
        return f"−{-value}"
    return f"+{value}" if signed else str(value)


def token(icon: str, text: str = "", **marks: Any) -> Token:
    """One token; marks that are not set are left out."""
    found: Token = {"icon": icon}
    if text:
        found["t"] = text
    if marks.get("note"):
        found["star"] = True
    found.update({name: value for name, value in marks.items() if value})
    return found


def resource_token(what: int, text: str = "", **marks: Any) -> Token:
    """One of the six resources."""
    return token(RESOURCES[what], text, **marks)


def parameter_token(what: int, text: str = "", **marks: Any) -> Token:
    """One of the three global parameters."""
    return token(PARAMETERS[what], text, **marks)


def tag_token(what: int, text: str = "", **marks: Any) -> Token:
    """A tag; what holds for every card is shown by a card."""
    return token(CARD if what == tag.ANY else f"tag-{tag.NAMES[what]}", text, **marks)


def tile_token(kind: int, text: str = "", **marks: Any) -> Token:
    """A tile; of the special ones the name says which."""
    usual = USUAL_TILES.get(kind)
    return token(
        usual or "special", text, tile="" if usual is not None else tile.NAMES[kind], **marks
    )


def cube_token(kind: int, text: str = "", **marks: Any) -> Token:
    """A resource on a card; of any kind if the kind is not said."""
    name = cube.NAMES.get(kind)
    return token(f"cube-{name}" if name else "cube", text, **marks)


def between(tokens: list[Token], sign: Token) -> list[Token]:
    """Tokens with a sign between each two of them."""
    found: list[Token] = []
    for one in tokens:
        found += [sign, one] if found else [one]
    return found


def per_token(count: Count, holds: int) -> Token:
    """What an amount is multiplied by; `every` if it takes several of them."""
    found = COUNTS[type(count)](count, holds)
    every = getattr(count, "every", 1)
    return {**found, "every": every} if every > 1 else found


def _tags(count: Tags, holds: int) -> Token:
    return tag_token(count.tag, any=count.whose != OWN)


def _cities(count: Cities, holds: int) -> Token:
    return tile_token(tile.CITY, any=True)


def _own_cities(count: OwnCities, holds: int) -> Token:
    return tile_token(tile.CITY)


def _events(count: EventsPlayed, holds: int) -> Token:
    return token(EVENT, any=True)


def _cubes(count: CubesHere, holds: int) -> Token:
    return cube_token(holds)


def _any_cube(count: AnyCubeHere, holds: int) -> Token:
    return cube_token(holds, note="some")


def _beside(count: TilesNextToSite, holds: int) -> Token:
    return tile_token(count.tile, note="beside")


def _hand(count: CardsInHand, holds: int) -> Token:
    return token(CARD)


def _production(count: ProductionOf, holds: int) -> Token:
    return resource_token(count.resource, plate=True)


COUNTS: Final[dict[type[Count], Callable[[Any, int], Token]]] = {
    AnyCubeHere: _any_cube,
    CardsInHand: _hand,
    Cities: _cities,
    CubesHere: _cubes,
    EventsPlayed: _events,
    OwnCities: _own_cities,
    ProductionOf: _production,
    Tags: _tags,
    TilesNextToSite: _beside,
}
"""How each kind of count is drawn; expansions add theirs, as to the tables of the other modules."""


assert len(RESOURCES) == resource.COUNT
assert len(PARAMETERS) == parameter.COUNT
