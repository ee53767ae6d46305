"""The panels of Mars 2049: how far each colony has come, and what its player holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from marineris.mars2049.resource import COUNT, TOKENS
from marineris.picture.panel import PAD, WIDTH, card, cell, figure, heading
from marineris.picture.sheet import Sheet
from marineris.picture.svg import element, group, text
from marineris.picture.theme import INK, OWNERS

HEIGHT: Final = 206.0
ROAD_CARDS: Final = 3
NAME: Final = 300.0
SUPPLIES: Final = ("m-air", "m-food", "m-minerals")


def player_panel(sheet: Sheet, seen: Mapping[str, Any], seat: int, bases: int) -> str:
    """One player: name, exchange rate, last roll; the ladder; cards, tokens and missions.

    `bases` is how many lead to the polar circle.
    """
    theme = sheet.theme
    player = seen["players"][seat]
    drawn = card(sheet, HEIGHT, seat in seen["to_act"]) + heading(sheet, seat, "", NAME)
    right = WIDTH - PAD
    if player["last_roll"] is not None:
        icon = "die-" + player["last_roll"].replace("_", "-")
        drawn += sheet.icon(icon, right - 18, 36, 36, theme.text, theme.surface)
    drawn += text(
        f"{player['rate']} : 1",
        right - 54,
        45,
        25,
        theme.text_2,
        font_weight="700",
        text_anchor="end",
    )
    if seen["winner"] == seat:
        drawn += sheet.icon("dominance", right - 144, 35, 32, theme.resources[0])
    if player["stagnation"]:
        drawn += sheet.icon("pass", right - 138, 36, 30, theme.accent)
    drawn += _ladder(sheet, seen, seat, bases)
    drawn += _holdings(sheet, seen, player, seat)
    return group(drawn, data_seat=seat)


def _ladder(sheet: Sheet, seen: Mapping[str, Any], seat: int, bases: int) -> str:
    """The bases, three road cards or the road, and the station on the pole (MA-13.1)."""
    theme = sheet.theme
    colour = OWNERS[seat]
    drawn = ""
    player = seen["players"][seat]
    y, width = 72.0, 314 / bases - 5
    for i in range(bases):
        drawn += _rung(sheet, PAD + i * (width + 6), width, colour, i < player["bases"])
    x = PAD + bases * (width + 6) + 12
    if player["road"] is not None:
        road = _rung(sheet, x, 132, colour, True) + _lane(x + 8, 116)
        drawn += group(road, opacity=1 if player["road_is_active"] else 0.45)
    else:
        for i in range(ROAD_CARDS):
            held = i < player["road_cards"]
            drawn += _rung(sheet, x + i * 46, 40, colour, held)
            drawn += _lane(x + i * 46 + 8, 24) if held else ""
    won = seen["winner"] == seat
    drawn += sheet.icon(
        "h2o", WIDTH - PAD - 19, y + 11, 38, theme.water if won else theme.empty, theme.surface
    )
    return group(drawn, data_ladder=seat)


def _rung(sheet: Sheet, x: float, width: float, colour: str, reached: bool) -> str:
    return element(
        "rect",
        x=x,
        y=72,
        width=width,
        height=24,
        rx=6,
        fill=colour if reached else sheet.theme.empty,
        opacity=1 if reached else 0.6,
        stroke=INK,
        stroke_width=1.6 if reached else 0,
    )


def _lane(x: float, width: float) -> str:
    return element(
        "path", d=f"M{x:g} 84h{width:g}", stroke=INK, stroke_width=4, stroke_dasharray="10 7"
    )


def _holdings(sheet: Sheet, seen: Mapping[str, Any], player: Mapping[str, Any], seat: int) -> str:
    """Cells for the three resources, then for cards in all, road cards and missions."""
    theme = sheet.theme
    own = seen["own"]["cards"] if seen["seat"] == seat else None
    drawn = ""
    y, height, gap = 112.0, 76.0, 8.0
    width = (WIDTH - 2 * PAD - 5 * gap) / 6
    for i, icon in enumerate(SUPPLIES):
        x = PAD + i * (width + gap)
        drawn += cell(sheet, x, y, width, height)
        drawn += sheet.icon(icon, x + 22, y + 23, 27, theme.supplies[i])
        if own is not None:
            drawn += figure(sheet, str(own[i]), x + width - 10, y + 32, 26, text_anchor="end")
        drawn += _tokens(sheet, player["tokens"][2 * i : 2 * i + 2], x, y + 57, width)
    peaceful, offensive = player["missions"]
    piles = (
        (("card", player["cards"], 0),),
        (("road-card", player["road_cards"], 0),),
        (("mission-peaceful", peaceful, -16), ("mission-offensive", offensive, 18)),
    )
    for j, pile in enumerate(piles):
        x = PAD + (COUNT + j) * (width + gap)
        drawn += cell(sheet, x, y, width, height)
        for icon, amount, dy in pile:
            middle = y + height / 2 + dy
            big = len(pile) == 1
            colour = theme.text_2 if icon != "mission-offensive" else theme.warm
            drawn += sheet.icon(icon, x + 21, middle, 28 if big else 26, colour, theme.cell)
            drawn += figure(
                sheet,
                str(amount),
                x + width - 9,
                middle + (10 if big else 8),
                27 if big else 22,
                text_anchor="end",
            )
    return drawn


def _tokens(sheet: Sheet, counts: list[int], x: float, y: float, width: float) -> str:
    """Coins of 3 and of 8: safe from theft. Each is drawn with how many of it there are."""
    theme = sheet.theme
    drawn = ""
    kinds = [(value, count) for value, count in zip(TOKENS, counts, strict=True) if count]
    size = 1.0 if len(kinds) < 2 else 0.8
    for i, (value, count) in enumerate(kinds):
        at = x + (14 + 38 * i if len(kinds) > 1 else width / 2 - 9)
        drawn += element(
            "circle", cx=at, cy=y, r=12 * size, fill="none", stroke=theme.text_2, stroke_width=2
        )
        drawn += text(
            str(value),
            at,
            y + 6 * size,
            17 * size,
            theme.text,
            font_weight="700",
            text_anchor="middle",
        )
        drawn += text(f"×{count}", at + 14 * size, y + 5 * size, 15 * size, theme.text_2)
    return drawn
