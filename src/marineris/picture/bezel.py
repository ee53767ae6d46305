"""The tracks of the global parameters around the globe, and their figures in its corners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marineris.picture.sheet import Sheet
from marineris.picture.svg import arc, element, group, moved, on_circle, text
from marineris.terraforming.data import parameter

RADIUS: Final = 525
START: Final = 38.0
"""Degrees from the bottom at which temperature and oxygen begin; they end as far from the top."""
SPAN: Final = 180 - 2 * START - 3
OCEANS: Final = 26.5
"""Degrees to both sides of the bottom over which the oceans are spread."""
CORNER: Final = 560

WARMTH: Final = """<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="0" y1="420" x2="0"
 y2="-420"><stop offset="0" stop-color="#7fb2e8"/><stop offset=".55" stop-color="#f0b37a"/>
<stop offset="1" stop-color="#ff6a3d"/></linearGradient>"""
AIR: Final = """<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="0" y1="420" x2="0"
 y2="-420"><stop offset="0" stop-color="#6d8f9c"/><stop offset="1" stop-color="#d8f6ff"/>
</linearGradient>"""


def bezel(sheet: Sheet, levels: Mapping[str, int]) -> str:
    """Temperature to the left, oxygen to the right, oceans below."""
    bonuses: dict[int, str] = dict.fromkeys(parameter.HEAT_LEVELS, "heat")
    bonuses[parameter.MELTING_LEVEL] = "ocean"
    warmth = _track(sheet, parameter.TEMPERATURE, levels, 1, sheet.paint("warmth", WARMTH), bonuses)
    air = _track(
        sheet,
        parameter.OXYGEN,
        levels,
        -1,
        sheet.paint("air", AIR),
        {parameter.WARMING_LEVEL: "temperature"},
    )
    return warmth + air + _oceans(sheet, levels["oceans"]) + _figures(sheet, levels)


def _groove(sheet: Sheet, start: float, end: float) -> str:
    return element(
        "path",
        d=arc(RADIUS, start, end),
        fill="none",
        stroke=sheet.theme.track,
        stroke_opacity=0.75,
        stroke_width=23,
        stroke_linecap="round",
    )


def _track(
    sheet: Sheet,
    which: int,
    levels: Mapping[str, int],
    side: int,
    paint: str,
    bonuses: Mapping[int, str],
) -> str:
    name = parameter.NAMES[which]
    first, goal, step = parameter.START[which], parameter.GOAL[which], parameter.STEP[which]
    count = (goal - first) // step
    begin = START + 1.5
    width = SPAN / count
    lit, dark, medals = "", "", ""
    for i in range(count):
        a = begin + width * i + 0.42
        b = begin + width * (i + 1) - 0.42
        level = first + step * (i + 1)
        if level <= levels[name]:
            lit += arc(RADIUS, side * a, side * b)
        else:
            dark += arc(RADIUS, side * a, side * b)
        if level in bonuses:
            x, y = on_circle(RADIUS + 34, side * (a + b) / 2)
            medals += _medal(sheet, bonuses[level], x, y, level <= levels[name])
    ends = ""
    for value, degrees in ((first, START - 2.6), (goal, 180 - START + 2.6)):
        x, y = on_circle(RADIUS, side * degrees)
        ends += text(
            _signed(value) if which == parameter.TEMPERATURE else str(value),
            x,
            y + 6,
            18,
            sheet.theme.text_2,
            text_anchor="middle",
            font_weight="700",
        )
    steps = element("path", d=lit, stroke=paint) if lit else ""
    if dark:
        steps += element("path", d=dark, stroke=sheet.theme.empty)
    return group(
        _groove(sheet, side * begin, side * (begin + SPAN)),
        group(steps, fill="none", stroke_width=14),
        medals,
        ends,
        data_track=name,
        data_level=str(levels[name]),
    )


def _medal(sheet: Sheet, icon: str, x: float, y: float, reached: bool) -> str:
    theme = sheet.theme
    colour = {"heat": "#FF8454", "ocean": "#4FB0EA", "temperature": "#FF8A5C"}[icon]
    disc = element(
        "circle", r=17, fill="#1B1210", stroke=colour if reached else theme.empty, stroke_width=2
    )
    return moved(x, y, disc, sheet.icon(icon, 0, 0, 21, colour), opacity=1 if reached else 0.75)


def _oceans(sheet: Sheet, laid: int) -> str:
    most = parameter.GOAL[parameter.OCEANS]
    drops = ""
    for i in range(most):
        x, y = on_circle(RADIUS, OCEANS - 2 * OCEANS * i / (most - 1))
        colour = "#4FB0EA" if i < laid else sheet.theme.empty
        drops += sheet.icon("drop", x, y, 24 if i < laid else 18, colour)
    groove = _groove(sheet, -OCEANS - 1.2, OCEANS + 1.2)
    return group(groove, drops, data_track="oceans", data_level=str(laid))


def _figures(sheet: Sheet, levels: Mapping[str, int]) -> str:
    theme = sheet.theme
    corners = (
        ("temperature", _signed(levels["temperature"], plus=False), "°C", theme.warm, -1, -500),
        ("oxygen", str(levels["oxygen"]), "%", theme.air, 1, -500),
        ("oceans", str(levels["oceans"]), f"/ {parameter.GOAL[2]}", theme.water, 1, 512),
    )
    drawn = ""
    for name, figure, unit, colour, side, y in corners:
        anchor = "start" if side < 0 else "end"
        small = element("tspan", "\u2009" + unit, font_size=26, fill=theme.text_2)
        drawn += element(
            "text",
            figure,
            small,
            x=side * CORNER,
            y=y,
            font_size=54,
            fill=theme.text,
            font_weight="700",
            text_anchor=anchor,
        )
        label = sheet.text.term("parameter", name).upper()
        drawn += text(
            label,
            side * CORNER,
            y + 28,
            18,
            colour,
            font_weight="700",
            letter_spacing="1.2",
            text_anchor=anchor,
        )
    return drawn


def _signed(value: int, plus: bool = True) -> str:
    sign = "−" if value < 0 else "+" if value > 0 and plus else ""
    return f"{sign}{abs(value)}"
