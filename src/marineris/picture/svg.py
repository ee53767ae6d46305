"""Small helpers to write SVG: elements, numbers, geometry."""

from __future__ import annotations

import math
from html import escape
from typing import TypeAlias

Value: TypeAlias = str | int | float


def number(value: float) -> str:
    """A coordinate as short as possible."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *inside: str, **attributes: Value) -> str:
    """An element; `stroke_width` becomes `stroke-width`, and `class_` becomes `class`."""
    parts = [tag]
    for name, value in attributes.items():
        shown = value if isinstance(value, str) else number(value)
        if name == "opacity" or name.endswith("_opacity"):
            shown = value if isinstance(value, str) else f"{value:g}"
        key = name.rstrip("_").replace("_", "-")
        parts.append(f'{key}="{escape(shown)}"')
    head = " ".join(parts)
    body = "".join(inside)
    return f"<{head}>{body}</{tag}>" if body else f"<{head}/>"


def group(*inside: str, **attributes: Value) -> str:
    """A group."""
    return element("g", *inside, **attributes)


def moved(x: float, y: float, *inside: str, scale: float = 1.0, **attributes: Value) -> str:
    """A group with its origin elsewhere."""
    where = f"translate({number(x)} {number(y)})"
    if scale != 1.0:
        where += f" scale({scale:g})"
    return element("g", *inside, transform=where, **attributes)


def text(words: str, x: float, y: float, size: float, colour: str, **attributes: Value) -> str:
    """A line of text."""
    return element("text", escape(words), x=x, y=y, font_size=size, fill=colour, **attributes)


def title(words: str) -> str:
    """What an element is called, shown when the pointer rests on it."""
    return f"<title>{escape(words)}</title>"


def on_circle(radius: float, degrees: float) -> tuple[float, float]:
    """A point of a circle; degrees run clockwise from the bottom."""
    angle = math.radians(degrees)
    return -radius * math.sin(angle), radius * math.cos(angle)


def arc(radius: float, start: float, end: float) -> str:
    """The path of an arc between two angles of `on_circle`, clockwise if the end is larger."""
    x1, y1 = on_circle(radius, start)
    x2, y2 = on_circle(radius, end)
    sweep = 1 if end > start else 0
    size = number(radius)
    return f"M{number(x1)} {number(y1)}A{size} {size} 0 0 {sweep} {number(x2)} {number(y2)}"


def hexagon(radius: float) -> str:
    """The points of a hexagon that stands on a corner."""
    corners = (on_circle(radius, 60 * i) for i in range(6))
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)
