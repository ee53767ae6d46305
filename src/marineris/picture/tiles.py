"""The tiles of Terraforming Mars, each kind drawn once and used wherever it lies."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from marineris.picture.sheet import Sheet, owner_colour
from marineris.picture.svg import Value, element, group, hexagon
from marineris.picture.theme import INK
from marineris.terraforming.data import tile

FULL: Final = hexagon(55.5)
RIM: Final = hexagon(52.3)

OCEAN: Final = """<radialGradient id="{id}" cx=".35" cy=".25" r="1">
<stop offset="0" stop-color="#5fc0ea"/><stop offset=".45" stop-color="#2a7fb8"/>
<stop offset="1" stop-color="#124a78"/></radialGradient>"""
FOREST: Final = """<radialGradient id="{id}" cx=".35" cy=".25" r="1">
<stop offset="0" stop-color="#6f9f4a"/><stop offset=".6" stop-color="#3c6c33"/>
<stop offset="1" stop-color="#234a27"/></radialGradient>"""
CITY: Final = """<radialGradient id="{id}" cx=".5" cy=".72" r=".8">
<stop offset="0" stop-color="#8a6a4e"/><stop offset=".5" stop-color="#4b3d3a"/>
<stop offset="1" stop-color="#2a2426"/></radialGradient>"""
BRONZE: Final = """<radialGradient id="{id}" cx=".35" cy=".25" r="1">
<stop offset="0" stop-color="#c99b62"/><stop offset=".55" stop-color="#8d6238"/>
<stop offset="1" stop-color="#573a20"/></radialGradient>"""
GLASS: Final = """<linearGradient id="{id}" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#bfe6ff" stop-opacity=".5"/>
<stop offset=".5" stop-color="#6fb4e0" stop-opacity=".2"/>
<stop offset="1" stop-color="#6fb4e0" stop-opacity=".1"/></linearGradient>"""
EDGE: Final = f'<clipPath id="{{id}}"><polygon points="{FULL}"/></clipPath>'

LEAVES: Final = ("#3f7a38", "#4d8a3c", "#5f9c45", "#74ab4e", "#86b957")

ICONS: Final = {
    "commercial_district": "megacredit",
    "ecological_zone": "tag-animal",
    "industrial_center": "tag-building",
    "lava_flows": "heat",
    "mohole_area": "temperature",
    "natural_preserve": "plants",
    "nuclear_zone": "warning",
    "restricted_area": "lock",
}
"""What a special tile shows; a mine shows its metal."""

OUTLINE: Final[dict[str, Value]] = {"stroke": INK, "stroke_width": 3, "paint_order": "stroke"}

VARIANTS: Final = 3
"""Drawings of each kind, so that neighbouring tiles differ."""


def draw_tile(sheet: Sheet, kind: str, owner: int, seed: int, metal: str) -> str:
    """A tile around the origin with its owner's rim and mark. `metal` is what a mine here digs."""
    variant = seed % VARIANTS
    if kind == "ocean":
        body = _use(sheet, f"ocean-{variant}", lambda: _ocean(sheet, variant))
    elif kind == "greenery":
        body = _use(sheet, f"greenery-{variant}", lambda: _greenery(sheet, variant))
    elif kind in ("city", "capital"):
        body = _use(sheet, f"city-{variant}", lambda: _city(sheet, variant))
    else:
        body = _use(sheet, "special", lambda: _special(sheet))
        body += sheet.icon(ICONS.get(kind, metal), 0, -9, 32, "#ffe2b0", "#3a2511")
    if kind == "capital":
        body += sheet.icon("dominance", 0, -38, 22, "#ffe2b0", INK, **OUTLINE)
    if owner == tile.NOBODY:
        return body
    name = "neutral" if owner == tile.NEUTRAL else str(owner)
    return body + _use(sheet, f"rim-{name}", lambda: _rim(owner)) + sheet.mark(owner, 0, 34, 25)


def _rim(owner: int) -> str:
    return element(
        "polygon",
        points=RIM,
        fill="none",
        stroke=owner_colour(owner),
        stroke_width=4,
        stroke_linejoin="round",
    )


def _use(sheet: Sheet, name: str, make: Callable[[], str]) -> str:
    key = sheet.define(f"t-{name}", f'<g id="{{id}}">{make()}</g>')
    return element("use", href=f"#{key}")


def _plate(sheet: Sheet, name: str, gradient: str) -> str:
    shade = element("polygon", points=FULL, transform="translate(0 5)", fill=INK, opacity=0.7)
    return shade + element("polygon", points=FULL, fill=sheet.paint(name, gradient))


def _inside(sheet: Sheet, *drawn: str) -> str:
    return group(*drawn, clip_path=sheet.paint("edge", EDGE))


def _ocean(sheet: Sheet, variant: int) -> str:
    waves = []
    for i, y in enumerate((-30, -11, 9, 28)):
        x = -62 - (variant * 11 + i * 17) % 23
        waves.append(
            element(
                "path",
                d=f"M{x} {y}c10-9 21-9 31 0s21 9 31 0 21-9 31 0 21 9 31 0 21-9 31 0",
                stroke="#d6f1ff",
                stroke_opacity=0.42 - 0.08 * i,
                stroke_width=3.2 - 0.4 * i,
            )
        )
    edge = element(
        "polygon",
        points=hexagon(53.5),
        fill="none",
        stroke="#bfe8ff",
        stroke_opacity=0.55,
        stroke_width=2.2,
    )
    water = group(_inside(sheet, *waves), fill="none", stroke_linecap="round")
    return _plate(sheet, "ocean", OCEAN) + water + edge


def _greenery(sheet: Sheet, variant: int) -> str:
    dice = random.Random(variant + 5)
    trees: list[tuple[float, float, float]] = []
    while len(trees) < 27:
        x, y, r = dice.uniform(-47, 47), dice.uniform(-50, 50), dice.uniform(8, 12.5)
        if all((x - a) ** 2 + (y - b) ** 2 > 190 for a, b, _ in trees) or dice.random() < 0.02:
            trees.append((x, y, r))
    drawn: list[str] = []
    for x, y, r in sorted(trees, key=lambda tree: tree[1]):
        drawn.append(
            element("circle", cx=x, cy=y + 5, r=r * 0.95, fill="#132a15", fill_opacity=0.5)
            + element("circle", cx=x, cy=y, r=r, fill=dice.choice(LEAVES))
            + element(
                "circle", cx=x - r / 3, cy=y - r / 3, r=r / 2, fill="#c5e58c", fill_opacity=0.5
            )
        )
    return _plate(sheet, "forest", FOREST) + _inside(sheet, *drawn)


def _city(sheet: Sheet, variant: int) -> str:
    dice = random.Random(variant + 40)
    streets = (
        '<ellipse cy="14" rx="42" ry="13" fill="#ffca86" fill-opacity=".26"/>'
        '<path d="M-50 20H50M-40 30H40M-20 12-34 44M20 12 34 44M0 12V50" stroke="#f6c896" '
        'stroke-opacity=".22" stroke-width="1.6"/>'
    )
    low, high = [16, 21], [27, 33]  # the outer houses stay under the dome
    dice.shuffle(low)
    dice.shuffle(high)
    heights = [low[0], *high, low[1]]
    houses, windows, lights = "", "", ""
    for i, height in enumerate(heights):
        x = -30 + 15.6 * i
        houses += (
            f'<path d="M{x:.1f} 16v-{height}l7.6-5 6.2 4V16Z" fill="#d3c2b2"/>'
            f'<path d="M{x + 7.6:.1f} 16V-{height - 11}l6.2 4V16Z" fill="#6f5d57"/>'
        )
        for y in range(21 - height, 13, 6):
            windows += f"M{x + 1.6:.1f} {y}h2.2v3.4h-2.2Z" + (
                f"M{x + 4.6:.1f} {y}h2.2v3.4h-2.2Z" if dice.random() < 0.7 else ""
            )
            lights += f"M{x + 9.4:.1f} {y}h2.4v3.4h-2.4Z" if dice.random() < 0.8 else ""
    dome = (
        f'<path d="M-43 17A43 42 0 0 1 43 17Z" fill="{sheet.paint("glass", GLASS)}" '
        'stroke="#cfeaff" stroke-opacity=".85" stroke-width="2.2"/>'
        '<path d="M-22 17C-22-6-12-21 0-25 12-21 22-6 22 17M-38-2Q0-12 38-2" fill="none" '
        'stroke="#cfeaff" stroke-opacity=".3" stroke-width="1.4"/>'
        '<path d="M-34-4A37 35 0 0 1-14-21" fill="none" stroke="#fff" stroke-opacity=".85" '
        'stroke-width="3" stroke-linecap="round"/><path d="M-46 17H46" stroke="#2a1c18" '
        'stroke-width="3"/>'
    )
    lit = f'<path d="{windows}" fill="#7a2f0c"/><path d="{lights}" fill="#ffce73"/>'
    return _plate(sheet, "city", CITY) + _inside(sheet, streets, houses, lit, dome)


def _special(sheet: Sheet) -> str:
    shine = (
        '<path d="M-60 30-10-60M-40 50 40-70M-10 60 60-50" stroke="#fff" stroke-opacity=".08" '
        'stroke-width="10"/>'
    )
    disc = '<circle cy="-9" r="25" fill="#1d120a" fill-opacity=".62"/>'
    return _plate(sheet, "bronze", BRONZE) + _inside(sheet, shine) + disc
