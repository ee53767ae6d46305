"""Puts a map and its panels on one page: side by side where there is room, else below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from marineris.picture.panel import WIDTH
from marineris.picture.sheet import Sheet
from marineris.picture.svg import element, group, moved, number, text, title
from marineris.picture.theme import FONT

MAP: Final = 1184.0
"""The side of the square that the globe with its bezel takes."""
GAP: Final = 14.0
MARGIN: Final = 28.0
HEADER: Final = 62.0
WIDE: Final = 720
"""From this width on the panels stand beside the map."""

ROOM: Final = """<radialGradient id="{id}" cx=".4" cy=".5" r=".8"><stop offset="0"
 stop-color="BACK"/><stop offset="1" stop-color="EDGE"/></radialGradient>"""


@dataclass(frozen=True)
class Panel:
    """Something drawn `panel.WIDTH` wide."""

    drawn: str
    height: float


def page(
    sheet: Sheet,
    words: Sequence[str],
    count: tuple[str, int],
    drawn_map: str,
    panels: Sequence[Panel],
    width: int,
) -> str:
    """The whole picture. `words` are its title and description, `count` an icon and the time."""
    header = Panel(_header(sheet, words[0], *count), HEADER)
    column = [header, *panels]
    tall = sum(panel.height for panel in column) + GAP * (len(column) - 1)
    if width >= WIDE:
        full, high = MAP + WIDTH + MARGIN, max(MAP, tall + 2 * MARGIN)
        x, y, scale = MAP, (high - tall) / 2, 1.0
        middle = high / 2
    else:
        scale = (MAP - 2 * MARGIN) / WIDTH
        full, high = MAP, MAP + tall * scale + MARGIN
        x, y = MARGIN, MAP - 8
        middle = MAP / 2
    theme = sheet.theme
    room = sheet.paint("room", ROOM.replace("BACK", theme.back).replace("EDGE", theme.back_edge))
    body = element("rect", x=-9, y=-9, width=full + 18, height=high + 18, fill=room)
    body += moved(MAP / 2, middle, drawn_map)
    placed, at = "", 0.0
    for panel in column:
        placed += moved(0, at, panel.drawn)
        at += panel.height + GAP
    body += moved(x, y, placed, scale=round(scale, 4))
    return element(
        "svg",
        title(words[0]),
        element("desc", escape(words[1])),
        sheet.definitions(),
        group(body, font_family=FONT, style="font-variant-numeric:tabular-nums"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(full)} {number(high)}",
        width=width,
        height=round(width * high / full),
        role="img",
        style="max-width:100%;height:auto",
    )


def _header(sheet: Sheet, words: str, icon: str, count: int) -> str:
    theme = sheet.theme
    right = WIDTH - 18
    return (
        text(words, 6, 43, 33, theme.text, font_weight="700")
        + sheet.icon(icon, right - 66, 32, 32, theme.text_2)
        + text(str(count), right, 44, 36, theme.text, font_weight="700", text_anchor="end")
    )
