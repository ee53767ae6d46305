"""`Sheet`: what the parts of one picture share, and the icons they use.

Each icon, gradient and tile that is used anywhere is defined once, so a picture stays small.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from marineris.picture.svg import Value, element, number
from marineris.picture.theme import INK, NEUTRAL, OWNERS, Theme
from marineris.terraforming.data import tile
from marineris.text import Text

PREFIX: Final = "mp-"
"""Before all ids, so that a picture can live inside a page."""

OUTLINE: Final[dict[str, str]] = {
    "stroke": INK,
    "stroke_width": "5",
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}

_DRAWING: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@cache
def drawing(icon: str) -> str:
    """What is inside an icon's file."""
    source = (files("marineris.picture") / "icons" / f"{icon}.svg").read_text(encoding="utf-8")
    found = _DRAWING.search(source)
    assert found is not None
    return found.group(1)


class Sheet:
    """One picture in the making."""

    def __init__(self, theme: Theme, text: Text, names: tuple[str, ...]) -> None:
        self.theme = theme
        self.text = text
        self.names = names
        self._defined: dict[str, str] = {}

    def define(self, name: str, source: str) -> str:
        """Keep a definition; `source` has `{id}` where its id goes. Returns the id."""
        key = PREFIX + name
        self._defined.setdefault(key, source.replace("{id}", key))
        return key

    def paint(self, name: str, source: str) -> str:
        """Like `define`, but returns a reference for `fill`, `filter` and the like."""
        return f"url(#{self.define(name, source)})"

    def definitions(self) -> str:
        """Everything that was defined, in the order of first use."""
        return element("defs", *self._defined.values())

    def icon(
        self, name: str, x: float, y: float, size: float, colour: str, ink: str = INK, **more: Value
    ) -> str:
        """An icon around a point. `ink` is the colour of its knock-outs."""
        inside = drawing(name)
        inked = inside.replace("var(--i-ink,#17110f)", ink)
        suffix = "" if inked == inside or ink == INK else "-light"
        shape = f'<symbol id="{{id}}" viewBox="0 0 24 24" overflow="visible">{inked}</symbol>'
        key = self.define(f"i-{name}{suffix}", shape)
        return element(
            "use",
            href=f"#{key}",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            color=colour,
            fill=colour,
            **more,
        )

    def mark(self, owner: int, x: float, y: float, size: float) -> str:
        """The mark of a seat, or of nobody's side, on the map: its shape, colour and outline."""
        if owner == tile.NEUTRAL:
            disc = element("circle", cx=x, cy=y, r=size * 0.52, fill=INK)
            return disc + self.icon("neutral", x, y, size * 0.9, NEUTRAL, data_mark="neutral")
        shape = self.icon(f"seat-{owner + 1}", 0, 0, 24, OWNERS[owner], INK, **OUTLINE)
        key = self.define(f"mark-{owner}", f'<g id="{{id}}">{shape}</g>')
        where = f"translate({number(x)} {number(y)}) scale({size / 24:.3g})"
        return element("use", href=f"#{key}", transform=where, data_mark=owner)

    def player(self, seat: int) -> str:
        """What a seat is called."""
        if seat == tile.NEUTRAL:
            return self.text.message("seat-neutral")
        return self.text.player(seat, self.names)


def owner_colour(owner: int) -> str:
    """The colour of an owner on the map."""
    return NEUTRAL if owner == tile.NEUTRAL else OWNERS[owner]
