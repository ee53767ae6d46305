"""The small pictures that a card face is made of, as data.

A token has an `icon`, and before it perhaps a text that is the same in all languages (`+2`, `−3`,
`X`). A token that is only a `sign` stands between others. The marks: `any` is the red frame for
what may be anybody's, `star` says that something is peculiar that no picture shows, `note` which
word says it, and `per` is what the amount is multiplied by.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.terraforming import cube, parameter, resource, tag, tile
from marineris.terraforming.count import (
    OWN,
    AnyCubeHere,
    Cities,
    Count,
    CubesHere,
    EventsPlayed,
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
    every = getattr(count, "every", 1)
    marks: dict[str, Any] = {"every": every if every > 1 else 0}
    if isinstance(count, Tags):
        return tag_token(count.tag, any=count.whose != OWN, **marks)
    if isinstance(count, Cities):
        return tile_token(tile.CITY, any=True, **marks)
    if isinstance(count, EventsPlayed):
        return token(EVENT, any=True, **marks)
    if isinstance(count, CubesHere | AnyCubeHere):
        return cube_token(holds, note="some" if isinstance(count, AnyCubeHere) else "", **marks)
    if isinstance(count, TilesNextToSite):
        return tile_token(count.tile, note="beside", **marks)
    raise TypeError(f"no picture for {count!r}")


assert len(RESOURCES) == resource.COUNT
assert len(PARAMETERS) == parameter.COUNT
