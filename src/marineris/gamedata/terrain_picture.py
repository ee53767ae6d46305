"""The pictures of the planet under each map, and the addresses where a server has them.

A map with ready pictures has them in `terrain/`, one file a size. For any other map they are drawn
from its terrain: one SVG, which fits every size.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from marineris.picture.hex_map import terrain_svg
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.options import Options

FULL: Final = "full"
SIZES: Final = (FULL, "card", "small")
"""Under the map of a table, on a card of the lobby, in a row of a list."""
DEFAULT: Final = "default"
"""Instead of a map's id: the map that a table has unless it chooses another."""


@dataclass(frozen=True)
class Picture:
    """A picture as a server sends it."""

    body: bytes
    media_type: str
    tag: str
    """Changes with the picture."""


@cache
def terrain_picture(map_id: str, size: str) -> Picture | None:
    """The terrain of a map in a size; None if there is no such map or size."""
    name = Options().board if map_id == DEFAULT else map_id
    if name not in MAPS or size not in SIZES:
        return None
    ready = files("marineris.gamedata") / "terrain" / f"{name}-{size}.webp"
    if ready.is_file():
        return _picture(ready.read_bytes(), "image/webp")
    return _picture(terrain_svg(MAPS[name]).encode(), "image/svg+xml")


def _picture(body: bytes, media_type: str) -> Picture:
    return Picture(body, media_type, hashlib.blake2b(body, digest_size=6).hexdigest())


def terrain_address(map_id: str) -> str:
    """Where a server has the large picture; another picture has another address."""
    picture = terrain_picture(map_id, FULL)
    assert picture is not None
    return f"/api/maps/{map_id}/{FULL}?version={picture.tag}"
