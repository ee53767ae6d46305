"""The map of Terraforming Mars: hexes, bonuses, tiles, claims and the cities off the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marineris.picture.sheet import Sheet, owner_colour
from marineris.picture.svg import element, group, hexagon, moved, text, title
from marineris.picture.terrain import RADIUS, canyon, frost, globe, ground, volcano
from marineris.picture.theme import INK, THEMES
from marineris.picture.tiles import draw_tile
from marineris.terraforming.data import tile
from marineris.terraforming.data.map import CITY_AREA, OCEAN_AREA, OFF_MAP, GameMap, Space
from marineris.text import Text

STEP_X: Final = 100.0
STEP_Y: Final = 86.6

BONUSES: Final = (
    ("steel", "#c4d6ea"),
    ("titanium", "#f0e4d2"),
    ("plants", "#a5e08c"),
    ("card", "#fff3e2"),
    ("heat", "#ff9a6b"),
    ("ocean", "#8fd2ff"),
)

OUTLINE: Final[dict[str, str]] = {
    "stroke": "#180d09",
    "stroke_opacity": ".85",
    "stroke_width": "3.4",
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}

BASIN: Final = """<radialGradient id="{id}" r=".62"><stop offset="0" stop-color="#0f3a5c"
 stop-opacity=".94"/><stop offset="1" stop-color="#1d5f8e" stop-opacity=".74"/></radialGradient>"""
RIPPLES: Final = """<pattern id="{id}" width="26" height="13" patternUnits="userSpaceOnUse">
<path d="M0 6.5c4.3-4 8.7-4 13 0s8.7 4 13 0" fill="none" stroke="#8fd2ff" stroke-opacity=".22"
 stroke-width="1.8"/></pattern>"""


def centre(space: Space) -> tuple[float, float]:
    """Where a space of the map lies, from the middle of the globe."""
    return STEP_X * (space.q + space.r / 2), STEP_Y * space.r


def hex_map(sheet: Sheet, game_map: GameMap, seen: Mapping[str, Any]) -> str:
    """The globe with everything on it."""
    # Tiles cast their shade southward, so the north is drawn first and tiles above bare ground.
    bare: list[str] = []
    laid: list[str] = []
    for space in game_map.spaces:
        if space.kind == OFF_MAP:
            continue
        if space.number in seen["tiles"]:
            laid.append(_tile(sheet, game_map, space, seen["tiles"][space.number]))
        else:
            bare.append(_ground(sheet, game_map, space, seen["claims"].get(space.number)))
    return planet(sheet, game_map) + group(*bare) + group(*laid)


def planet(sheet: Sheet, game_map: GameMap) -> str:
    """The globe under a map, as its terrain says."""
    return globe(sheet, _features(sheet, game_map), game_map.terrain)


def terrain_svg(game_map: GameMap) -> str:
    """The globe under a map as a picture of its own, for a client that draws the rest itself."""
    sheet = Sheet(THEMES["dark"], Text(), ())
    drawn = ground(sheet, _features(sheet, game_map), game_map.terrain)
    edge = RADIUS + 4
    return element(
        "svg",
        sheet.definitions(),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-edge} {-edge} {2 * edge} {2 * edge}",
        width=2 * edge,
        height=2 * edge,
    )


def _features(sheet: Sheet, game_map: GameMap) -> list[str]:
    terrain = game_map.terrain
    north, south = terrain.northern_ice, terrain.southern_ice
    features = [frost(sheet, -520, north, north / 2.2), frost(sheet, 524, south, south / 2.5)]
    if terrain.has_canyon:
        features.append(canyon())
    features += [volcano(sheet, *centre(game_map.spaces[i]), 108) for i in game_map.volcanic]
    return features


def _tile(sheet: Sheet, game_map: GameMap, space: Space, lies: Sequence[Any]) -> str:
    kind, owner = lies
    metal = "titanium" if space.bonus[1] else "steel"
    drawn = draw_tile(sheet, kind, owner, int(space.number), metal)
    words = [sheet.text.space(space.number, game_map.name), sheet.text.term("tile", kind, 1)]
    if owner != tile.NOBODY:
        words.append(sheet.player(owner))
    return moved(
        *centre(space),
        title(" · ".join(words)),
        drawn,
        data_space=space.number,
        data_tile=kind,
        data_owner=owner,
    )


def _ground(sheet: Sheet, game_map: GameMap, space: Space, claimed_by: int | None) -> str:
    if space.kind == OCEAN_AREA:
        drawn = _basin(sheet)
    else:
        dash = {"stroke_dasharray": "2 7"} if space.kind == CITY_AREA else {}
        drawn = element(
            "polygon",
            points=hexagon(54.5),
            fill="#160804",
            fill_opacity=0.2,
            stroke="#ffdcc0",
            stroke_opacity=0.85 if dash else 0.46,
            stroke_width=3.2 if dash else 1.9,
            stroke_linecap="round",
            **dash,
        )
    named = bool(space.name)
    drawn += _bonus(sheet, space, -12 if named or claimed_by is not None else 0)
    words = [sheet.text.space(space.number, game_map.name)]
    if named and claimed_by is None:
        drawn += _name(sheet, space)
    if claimed_by is not None:
        drawn += element(
            "polygon",
            points=hexagon(49),
            fill=owner_colour(claimed_by),
            fill_opacity=0.16,
            stroke=owner_colour(claimed_by),
            stroke_width=4,
            stroke_dasharray="10 7",
        )
        drawn += sheet.mark(claimed_by, 0, 30, 27)
        words.append(sheet.player(claimed_by))
    more = {} if claimed_by is None else {"data_claim": claimed_by}
    return moved(*centre(space), title(" · ".join(words)), drawn, data_space=space.number, **more)


def _basin(sheet: Sheet) -> str:
    area = "".join(
        element("polygon", points=hexagon(55), fill=paint)
        for paint in (sheet.paint("basin", BASIN), sheet.paint("ripples", RIPPLES))
    )
    edge = element(
        "polygon",
        points=hexagon(51.5),
        fill="none",
        stroke="#9bd8ff",
        stroke_width=2.4,
        stroke_dasharray="7 6",
        stroke_linecap="round",
    )
    key = sheet.define("t-basin", f'<g id="{{id}}">{area}{edge}</g>')
    return element("use", href=f"#{key}")


def _bonus(sheet: Sheet, space: Space, y: float) -> str:
    icons = [kind for kind, amount in zip(BONUSES, space.bonus, strict=True) for _ in range(amount)]
    start = -18 * (len(icons) - (0 if space.cost else 1))
    drawn = ""
    for i, (icon, colour) in enumerate(icons):
        outlined = sheet.icon(icon, 0, 0, 32, colour, INK, **OUTLINE)
        key = sheet.define(f"bonus-{icon}", f'<g id="{{id}}">{outlined}</g>')
        drawn += element("use", href=f"#{key}", x=start + 36 * i, y=y)
    if space.cost:
        drawn += group(
            text(f"−{space.cost} M€", start + 36 * len(icons), y + 7, 19, "#f4c752"),
            text_anchor="middle",
            font_weight="700",
            stroke=INK,
            stroke_width=3.4,
            paint_order="stroke",
        )
    return drawn


def _name(sheet: Sheet, space: Space) -> str:
    words = sheet.text.term("space", space.name).upper().split()
    lines = [" ".join(words[:-1]), words[-1]] if len(words) > 1 else words
    return group(
        *(text(line, 0, 18 + 14 * i, 13, "#fff3e2") for i, line in enumerate(lines)),
        text_anchor="middle",
        font_weight="700",
        letter_spacing="0.4",
        stroke=INK,
        stroke_width=3.2,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def off_map(
    sheet: Sheet, game_map: GameMap, seen: Mapping[str, Any], x: float, bottom: float
) -> str:
    """The cities that are not on the planet, each a hex with its name beside it."""
    places = [space for space in game_map.spaces if space.kind == OFF_MAP]
    theme = sheet.theme
    drawn: list[str] = []
    for i, space in enumerate(places):
        y = bottom - 92 * (len(places) - 1 - i)
        name = sheet.text.term("space", space.name)
        lies = seen["tiles"].get(space.number)
        more: dict[str, Any] = {"data_space": space.number}
        if lies is None:
            cell = element(
                "polygon",
                points=hexagon(50),
                fill=theme.cell,
                stroke=theme.text_3,
                stroke_width=2.6,
                stroke_dasharray="7 6",
            ) + sheet.icon("city", 0, 0, 44, theme.text_3, theme.cell, opacity=0.6)
            words = name
        else:
            kind, owner = lies
            cell = draw_tile(sheet, kind, owner, i, "steel")
            words = f"{name} · {sheet.player(owner)}"
            more |= {"data_tile": kind, "data_owner": owner}
        parts = name.split()
        label = "".join(
            text(line, x + 52, y + dy, 19, theme.text_2, font_weight="600")
            for line, dy in ((parts[0], -3), (" ".join(parts[1:]), 18))
        )
        drawn.append(moved(x, y, title(words), cell, scale=0.76, **more) + label)
    return "".join(drawn)
