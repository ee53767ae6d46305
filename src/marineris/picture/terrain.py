"""The planet itself: rock, craters, volcanoes, the canyon, ice. It never carries information."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from marineris.picture.sheet import Sheet
from marineris.picture.svg import element, group, number, on_circle
from marineris.terraforming.data.map import Terrain

RADIUS: Final = 494

GLOW: Final = """<radialGradient id="{id}">
<stop offset=".86" stop-color="#ff9d62" stop-opacity="0"/>
<stop offset=".885" stop-color="#ff9d62" stop-opacity=".62"/>
<stop offset=".93" stop-color="#e86a3a" stop-opacity=".2"/>
<stop offset="1" stop-color="#d05a30" stop-opacity="0"/></radialGradient>"""

SOIL: Final = """<radialGradient id="{{id}}" cx=".36" cy=".3" r=".82">
<stop offset="0" stop-color="{}"/><stop offset=".45" stop-color="{}"/>
<stop offset=".8" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>"""

NIGHT: Final = """<radialGradient id="{id}" cx=".38" cy=".33" r=".74">
<stop offset=".45" stop-color="#140604" stop-opacity="0"/>
<stop offset=".8" stop-color="#140604" stop-opacity=".38"/>
<stop offset="1" stop-color="#0c0403" stop-opacity=".82"/></radialGradient>"""

ROCK: Final = """<filter id="{{id}}" x="0" y="0" width="1" height="1"
 color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".0075 .009" numOctaves="5" seed="{seed}" \
result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="70" xChannelSelector="R"
 yChannelSelector="G" result="d"/>
<feDiffuseLighting in="n" surfaceScale="25" diffuseConstant="1.24" lighting-color="#fff4ea"
 result="l"><feDistantLight azimuth="228" elevation="50"/></feDiffuseLighting>
<feTurbulence type="fractalNoise" baseFrequency=".0042 .006" numOctaves="3" seed="{dust}"/>
<feColorMatrix values="0 0 0 0 .16 0 0 0 0 .07 0 0 0 0 .05 1.9 1.1 0 0 -1.18" result="dust"/>
<feComposite in="d" in2="l" operator="arithmetic" k1="1.02" k2=".08" result="lit"/>
<feMerge><feMergeNode in="lit"/><feMergeNode in="dust"/></feMerge></filter>"""

ICE: Final = """<filter id="{id}" x="-.2" y="-.2" width="1.4" height="1.4">
<feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="8"/>
<feDisplacementMap in="SourceGraphic" scale="52" xChannelSelector="R" yChannelSelector="G"/>
</filter>"""

SNOW: Final = """<radialGradient id="{id}" cx=".4" cy=".36" r=".7"><stop offset="0"
 stop-color="#fff"/><stop offset=".6" stop-color="#f4ece5"/><stop offset="1"
 stop-color="#c9b6a8"/></radialGradient>"""

BOWL: Final = """<linearGradient id="{id}" x1=".15" y1=".1" x2=".85" y2=".9">
<stop offset="0" stop-color="#240c06" stop-opacity=".62"/>
<stop offset=".5" stop-color="#6a3018" stop-opacity=".35"/>
<stop offset="1" stop-color="#f0b083" stop-opacity=".34"/></linearGradient>"""

RIM: Final = """<linearGradient id="{id}" x1=".15" y1=".1" x2=".85" y2=".9">
<stop offset="0" stop-color="#ffc79a" stop-opacity=".5"/>
<stop offset=".5" stop-color="#ffc79a" stop-opacity="0"/>
<stop offset="1" stop-color="#260d06" stop-opacity=".6"/></linearGradient>"""

CONE: Final = """<radialGradient id="{id}" cx=".42" cy=".4"><stop offset="0" stop-color="#f3c294"
 stop-opacity=".95"/><stop offset=".5" stop-color="#d99361" stop-opacity=".5"/>
<stop offset="1" stop-color="#7e3a22" stop-opacity="0"/></radialGradient>"""

FROST: Final = """<radialGradient id="{id}"><stop offset="0" stop-color="#fff"/>
<stop offset=".55" stop-color="#f3ece6" stop-opacity=".85"/>
<stop offset="1" stop-color="#e5d6ca" stop-opacity="0"/></radialGradient>"""

CANYON: Final = "M-190 20C-120 0-70 40 0 26S150 50 235 20M-40 40C30 60 90 44 170 66M235 20 300-20"


def globe(sheet: Sheet, features: Sequence[str], terrain: Terrain) -> str:
    """The lit planet with its features and the glow around it, ready to carry a map."""
    glow = element("circle", r=RADIUS * 1.125, fill=sheet.paint("glow", GLOW))
    return glow + ground(sheet, features, terrain)


def ground(sheet: Sheet, features: Sequence[str], terrain: Terrain) -> str:
    """The lit planet alone."""
    soil = SOIL.format(*terrain.soil)
    rock = ROCK.format(seed=terrain.seed, dust=terrain.seed % 15)
    clip = sheet.paint("globe", f'<clipPath id="{{id}}"><circle r="{RADIUS}"/></clipPath>')
    wide = RADIUS + 46  # displaced rock must still reach the limb
    bare = element("circle", r=wide, fill=sheet.paint("soil", soil))
    surface = group(bare, *features, filter=sheet.paint("rock", rock))
    return (
        group(surface, *_craters(sheet, terrain), clip_path=clip)
        + element("circle", r=RADIUS, fill=sheet.paint("night", NIGHT))
        + element(
            "circle",
            r=RADIUS - 1,
            fill="none",
            stroke="#ffb583",
            stroke_opacity=0.5,
            stroke_width=2.5,
        )
    )


def _craters(sheet: Sheet, terrain: Terrain) -> list[str]:
    bowl, rim = sheet.paint("bowl", BOWL), sheet.paint("rim", RIM)
    dice = random.Random(2030 + terrain.seed)
    found: list[str] = []
    for _ in range(terrain.craters):
        x, y = on_circle(RADIUS * dice.random() ** 0.5, 360 * dice.random())
        r = 3.5 + 40 * dice.random() ** 5
        found.append(
            element("circle", cx=x, cy=y, r=r, fill=bowl, stroke=rim, stroke_width=max(1.6, r / 6))
        )
    return found


def volcano(sheet: Sheet, x: float, y: float, size: float) -> str:
    """A shield volcano with its caldera."""
    return element("circle", cx=x, cy=y, r=size, fill=sheet.paint("cone", CONE)) + element(
        "circle", cx=x, cy=y, r=size / 9, fill=sheet.paint("bowl", BOWL)
    )


def canyon() -> str:
    """The great canyon that gives the project its name."""
    strokes = ((40, "#3a160b", 0.45), (17, "#1d0a05", 0.75))
    return "".join(
        element(
            "path",
            d=CANYON,
            fill="none",
            stroke=colour,
            stroke_opacity=opacity,
            stroke_width=width,
            stroke_linecap="round",
        )
        for width, colour, opacity in strokes
    )


def frost(sheet: Sheet, y: float, width: float, height: float) -> str:
    """Frost at the edge of the globe."""
    return element("ellipse", cy=y, rx=width, ry=height, fill=sheet.paint("frost", FROST))


def ice_cap(sheet: Sheet, radius: float) -> str:
    """The ice at the pole, with its spiral troughs."""
    troughs: list[str] = []
    for i in range(7):
        turn = 360 / 7 * i
        x1, y1 = on_circle(radius * 0.22, turn)
        x2, y2 = on_circle(radius * 0.62, turn + 42)
        x3, y3 = on_circle(radius * 0.98, turn + 96)
        troughs.append(
            f"M{number(x1)} {number(y1)}Q{number(x2)} {number(y2)} {number(x3)} {number(y3)}"
        )
    lines = element(
        "path",
        d="".join(troughs),
        fill="none",
        stroke="#b98a6e",
        stroke_opacity=0.75,
        stroke_width=5,
        stroke_linecap="round",
    )
    cap = element("circle", r=radius, fill=sheet.paint("snow", SNOW))
    halo = element("circle", r=radius * 1.45, fill=sheet.paint("frost", FROST), opacity=0.6)
    return halo + group(cap, lines, filter=sheet.paint("ice", ICE))
