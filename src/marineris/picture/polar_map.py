"""The map of Mars 2049: the northern hemisphere with colonies that grow towards the pole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marineris.mars2049.board import (
    COLUMNS,
    NEIGHBOURS,
    POINTS,
    START_COLUMN,
    START_POINTS,
    column_of,
    name_of,
    ring_of,
)
from marineris.picture.sheet import Sheet, owner_colour
from marineris.picture.svg import element, group, moved, number, on_circle, text, title
from marineris.picture.terrain import globe, ice_cap
from marineris.picture.theme import INK
from marineris.terraforming.data.map import Terrain

RINGS: Final = (462, 386, 312, 240, 170)
ICE: Final = 112
TERRAIN: Final = Terrain(craters=80)
POLE: Final = 47

GLYPHS: Final = {
    "air_station": ("m-air", "#BFE3F2"),
    "food_station": ("m-food", "#A9D977"),
    "mineral_station": ("m-minerals", "#E0A877"),
    "lab3": ("lab3", "#F5ECE3"),
    "lab2": ("lab2", "#F5ECE3"),
}

POINT_OF: Final = {name_of(point): point for point in range(POINTS)}


def polar_map(sheet: Sheet, seen: Mapping[str, Any]) -> str:
    """The globe from above the pole, turned so that the seat's own start is at the bottom."""
    places = _places(seen)
    stands = {POINT_OF[name]: lies for name, lies in seen["board"].items()}
    parts = [globe(sheet, [], TERRAIN), ice_cap(sheet, ICE), _grid(places)]
    parts += [_links(stands, places), _roads(sheet, seen, places), _pole(sheet, seen["winner"])]
    # Bases above stations: they are larger and matter more.
    order = sorted(stands, key=lambda point: (stands[point][0] == "base", point))
    parts += [_structure(sheet, point, stands[point], places[point]) for point in order]
    parts.append(_decks(sheet, seen["decks"]))
    return "".join(parts)


def _decks(sheet: Sheet, decks: Mapping[str, int]) -> str:
    """How many missions each deck still has, in the lower corners."""
    theme = sheet.theme
    drawn = ""
    for side, (name, left) in zip((-1, 1), decks.items(), strict=True):
        colour = theme.warm if name == "offensive" else theme.text_2
        drawn += sheet.icon(f"mission-{name}", side * 530, 530, 54, colour, theme.back)
        drawn += text(
            str(left),
            side * 492,
            545,
            42,
            theme.text,
            font_weight="700",
            text_anchor="start" if side < 0 else "end",
        )
    return drawn


def _places(seen: Mapping[str, Any]) -> list[tuple[float, float]]:
    """Where each point lies; columns run clockwise."""
    seat = seen["seat"] or 0
    turn = START_COLUMN[START_POINTS[len(seen["players"])][seat]]
    step = 360 / COLUMNS
    return [
        on_circle(RINGS[ring_of(point)], step * (column_of(point) - turn))
        for point in range(POINTS)
    ]


def _grid(places: Sequence[tuple[float, float]]) -> str:
    rings = "".join(
        element(
            "circle",
            r=radius,
            stroke_opacity=0.62 if edge else 0.4,
            stroke_width=2.4 if edge else 1.6,
        )
        for radius, edge in zip(RINGS, (True, False, False, False, True), strict=True)
    )
    outer, inner = places[:COLUMNS], places[-COLUMNS:]
    rays = "".join(
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        for (x1, y1), (x2, y2) in zip(inner, outer, strict=True)
    )
    lines = rings + element("path", d=rays, stroke_opacity=0.3, stroke_width=1.5)
    dots = "".join(f"M{number(x)} {number(y)}h0" for x, y in places)
    return (
        group(lines, fill="none", stroke="#ffe6d2")
        + element(
            "path",
            d=dots,
            stroke="#ffe6d2",
            stroke_opacity=0.8,
            stroke_width=10,
            stroke_linecap="round",
        )
        + element("path", d=dots, stroke="#2a1710", stroke_width=6.4, stroke_linecap="round")
    )


def _links(stands: Mapping[int, Sequence[Any]], places: Sequence[tuple[float, float]]) -> str:
    """The chain of each colony's bases, and what is next to a base of its owner tied to it."""
    chains: dict[int, str] = {}
    ties: dict[int, str] = {}
    for point, (kind, owner, _, is_active) in sorted(stands.items()):
        bases = [
            near
            for near in NEIGHBOURS[point]
            if near in stands and stands[near][0] == "base" and stands[near][1] == owner
        ]
        if kind == "base":
            for near in bases:
                if near > point:
                    chains[owner] = chains.get(owner, "") + _line(places[point], places[near])
        elif is_active and bases:
            nearest = min(bases, key=lambda near: (_distance(places[point], places[near]), near))
            ties[owner] = ties.get(owner, "") + _line(places[point], places[nearest])
    drawn = "".join(
        element("path", d=path, stroke=owner_colour(owner), stroke_width=3.8, stroke_opacity=0.8)
        for owner, path in sorted(ties.items())
    )
    for owner, path in sorted(chains.items()):
        drawn += element("path", d=path, stroke=INK, stroke_width=15, stroke_opacity=0.6)
        drawn += element("path", d=path, stroke=owner_colour(owner), stroke_width=9.5)
    return group(drawn, fill="none", stroke_linecap="round")


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return round((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2, 3)


def _roads(sheet: Sheet, seen: Mapping[str, Any], places: Sequence[tuple[float, float]]) -> str:
    drawn = ""
    for seat, player in enumerate(seen["players"]):
        if player["road"] is None:
            continue
        x, y = places[POINT_OF[player["road"]]]
        length = (x * x + y * y) ** 0.5
        end = (x / length * POLE, y / length * POLE)
        path = _line((x, y), end)
        road = (
            element("path", d=path, stroke=INK, stroke_width=30)
            + element("path", d=path, stroke=owner_colour(seat), stroke_width=24)
            + element("path", d=path, stroke="#2b2422", stroke_width=16)
            + element("path", d=path, stroke="#fff3e2", stroke_width=3, stroke_dasharray="13 10")
        )
        middle = ((x + end[0]) / 2, (y + end[1]) / 2)
        drawn += group(
            title(sheet.player(seat)),
            road,
            sheet.mark(seat, *middle, 24),
            opacity=1 if player["road_is_active"] else 0.45,
            data_road=seat,
        )
    return group(drawn, fill="none")


def _pole(sheet: Sheet, winner: int) -> str:
    if winner < 0:
        return element(
            "circle",
            r=POLE,
            fill="#0f3a5c",
            fill_opacity=0.62,
            stroke="#dff3ff",
            stroke_width=2.6,
            stroke_dasharray="8 7",
        ) + sheet.icon("h2o", 0, -1, 54, "#dff3ff", "#2a4a60")
    return group(
        title(sheet.player(winner)),
        element("circle", cy=5, r=POLE + 9, fill=INK, opacity=0.55),
        element("circle", r=POLE + 9, fill="#0f3a5c", stroke=owner_colour(winner), stroke_width=8),
        sheet.icon("h2o", 0, -5, 66, "#dff3ff", "#0f3a5c"),
        sheet.mark(winner, 37, 37, 40),
        data_structure="h2o_station",
        data_owner=winner,
    )


def _structure(sheet: Sheet, point: int, lies: Sequence[Any], place: tuple[float, float]) -> str:
    """A base, station or laboratory; an inactive one is dimmed, dashed and turned."""
    kind, owner, first_owner, is_active = lies
    colour = owner_colour(owner)
    dash: dict[str, str] = {} if is_active else {"stroke_dasharray": "6 5"}
    if kind == "base":
        size = 26.0
        body = element("circle", cy=4, r=size, fill="#000", opacity=0.5)
        body += element("circle", r=size, fill=colour, stroke=INK, stroke_width=2.4)
        body += sheet.icon("m-base", 0, -2, 34, INK, colour)
    else:
        glyph, tint = GLYPHS[kind]
        size = 20.0
        shape: dict[str, float] = {"r": size}
        tag = "circle"
        if kind in ("lab2", "lab3"):
            tag = "rect"
            shape = {"x": -size, "y": -size, "width": 2 * size, "height": 2 * size, "rx": 9}
        body = element(tag, **shape, fill=INK, stroke=INK, stroke_width=8)
        body += element(tag, **shape, fill="#1d1311", stroke=colour, stroke_width=4, **dash)
        body += sheet.icon(glyph, 0, 0, 26, tint)
    if not is_active:
        body = group(body, transform="rotate(-24)", opacity=0.6)
    body += sheet.mark(owner, size * 0.78, size * 0.78, 21 if kind == "base" else 18)
    words = [name_of(point), sheet.player(owner)]
    if first_owner not in (-1, owner):
        body += _star(sheet, first_owner, -size * 0.82, -size * 0.82)
        words.append(f"★ {sheet.player(first_owner)}")
    return moved(
        *place,
        title(" · ".join(words)),
        body,
        data_point=name_of(point),
        data_structure=kind,
        data_owner=owner,
    )


def _star(sheet: Sheet, first_owner: int, x: float, y: float) -> str:
    """Who built it first: a star in that seat's colour around that seat's shape (MA-2.2)."""
    star = sheet.icon(
        "first-player",
        x,
        y,
        31,
        owner_colour(first_owner),
        stroke=INK,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return group(
        star, sheet.icon(f"seat-{first_owner + 1}", x, y + 0.8, 9, INK), data_star=first_owner
    )
