"""The panels beside the map: what both games' panels are made of."""

from __future__ import annotations

from typing import Final

from marineris.picture.sheet import Sheet
from marineris.picture.svg import Value, element, text

WIDTH: Final = 560.0
PAD: Final = 18.0


def card(sheet: Sheet, height: float, is_active: bool) -> str:
    """The plate of a panel; that of a seat that is to act has the accent's edge."""
    theme = sheet.theme
    return element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=height - 2,
        rx=16,
        fill=theme.surface,
        stroke=theme.accent if is_active else theme.line,
        stroke_width=3 if is_active else 1.6,
    )


def cell(sheet: Sheet, x: float, y: float, width: float, height: float) -> str:
    """A cell inside a panel."""
    return element("rect", x=x, y=y, width=width, height=height, rx=9, fill=sheet.theme.cell)


def figure(sheet: Sheet, value: str, x: float, y: float, size: float, **more: Value) -> str:
    """A number."""
    return text(value, x, y, size, sheet.theme.text, font_weight="700", **more)


def heading(sheet: Sheet, seat: int, below: str, room: float) -> str:
    """The mark and name of a seat, with a line below; `room` is how wide the name may be."""
    theme = sheet.theme
    name = shortened(sheet.player(seat), round(room / 11))
    size = min(27.0, room / (0.57 * max(len(name), 1)))
    drawn = sheet.mark(seat, 36, 36, 31)
    if not below:
        return drawn + text(name, 64, 45, size, theme.text, font_weight="700")
    drawn += text(name, 64, 34, size, theme.text, font_weight="700")
    return drawn + text(shortened(below, 30), 64, 56, 17.5, theme.text_2)


def shortened(words: str, most: int) -> str:
    """Words that fit."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def signed(value: int) -> str:
    """A number with its sign."""
    return f"−{-value}" if value < 0 else f"+{value}"
