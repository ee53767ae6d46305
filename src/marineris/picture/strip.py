"""The panels of Terraforming Mars: each player's rating, stocks and productions; the claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marineris.picture.panel import PAD, WIDTH, card, cell, figure, heading, signed
from marineris.picture.sheet import Sheet
from marineris.picture.svg import element, group, text
from marineris.terraforming.data.card import CARDS, CORPORATION, card_named
from marineris.terraforming.data.map import GameMap
from marineris.terraforming.data.resource import COUNT, MC

HEIGHT: Final = 164.0
CLAIMS_HEIGHT: Final = 116.0
NAME: Final = 252.0
ICONS: Final = ("megacredit", "steel", "titanium", "plants", "energy", "heat")


def player_panel(sheet: Sheet, seen: Mapping[str, Any], seat: int) -> str:
    """One player: name, corporation, hand, rating (points at the end), the six resources."""
    player = seen["players"][seat]
    active = seat in seen["to_act"]
    drawn = card(sheet, HEIGHT, active) + heading(sheet, seat, _corporation(sheet, player), NAME)
    drawn += _standing(sheet, seen, player, seat)
    gap = 8.0
    width = (WIDTH - 2 * PAD - (COUNT - 1) * gap) / COUNT
    for i, icon in enumerate(ICONS):
        x = PAD + i * (width + gap)
        drawn += cell(sheet, x, 72, width, 76)
        drawn += sheet.icon(icon, x + 21, 93, 23, sheet.theme.resources[i])
        drawn += figure(sheet, str(player["stock"][i]), x + width - 9, 101, 25, text_anchor="end")
        drawn += _production(sheet, player["production"][i], x + 7, width - 14)
    return group(drawn, data_seat=seat)


def _production(sheet: Sheet, amount: int, x: float, width: float) -> str:
    plate = element(
        "path",
        d=f"M{x:g} 114h{width - 8:g}l8 8v19h-{width - 8:g}l-8-8Z",
        fill=sheet.theme.production,
        opacity=1 if amount else 0.4,
    )
    colour = sheet.theme.text if amount else sheet.theme.text_3
    middle = x + width / 2
    return plate + text(
        signed(amount), middle, 134, 19, colour, font_weight="700", text_anchor="middle"
    )


def _standing(sheet: Sheet, seen: Mapping[str, Any], player: Mapping[str, Any], seat: int) -> str:
    theme = sheet.theme
    right = WIDTH - PAD
    drawn = figure(sheet, str(player["rating"]), right, 49, 36, text_anchor="end")
    drawn += sheet.icon("tr", right - 66 - 6, 36, 32, theme.warm)
    x = right - 118
    if seen["over"]:
        drawn += sheet.icon("vp-plain", x - 14, 36, 54, theme.warm)
        drawn += text(
            str(player["points"]),
            x - 14,
            45,
            25,
            theme.ink,
            font_weight="700",
            text_anchor="middle",
        )
        if _is_ahead(seen["players"], player):
            drawn += sheet.icon("dominance", x - 68, 36, 32, theme.resources[0])
        return drawn
    drawn += figure(sheet, str(player["hand"]), x, 46, 26, text_anchor="end")
    drawn += sheet.icon("card", x - 44, 37, 25, theme.text_2, theme.ink)
    if player["passed"]:
        drawn += sheet.icon("pass", x - 82, 37, 30, theme.text_3)
    elif seen["first"] == seat and len(seen["players"]) > 1:
        drawn += sheet.icon("first-player", x - 82, 36, 27, theme.resources[0])
    return drawn


def _is_ahead(players: Sequence[Mapping[str, Any]], player: Mapping[str, Any]) -> bool:
    """Whether nobody has more points, or as many and more M€ (TM-13.4)."""
    if len(players) == 1:
        return False
    standing = [(each["points"], each["stock"][MC]) for each in players]
    return (player["points"], player["stock"][MC]) == max(standing)


def _corporation(sheet: Sheet, player: Mapping[str, Any]) -> str:
    for name in player["tableau"]:
        if CARDS[card_named(name)].kind == CORPORATION:
            return sheet.text.card_name(name)
    return ""


def claims_panel(sheet: Sheet, game_map: GameMap, seen: Mapping[str, Any]) -> str:
    """The milestones and awards of the map, and who has them."""
    theme = sheet.theme
    drawn = card(sheet, CLAIMS_HEIGHT, False)
    families: tuple[tuple[str, Sequence[Any], Mapping[str, int]], ...] = (
        ("milestone", game_map.milestones, seen["milestones"]),
        ("award", game_map.awards, seen["awards"]),
    )
    for row, (family, literals, taken) in enumerate(families):
        y = 34 + 49 * row
        drawn += sheet.icon(family, 32, y, 25, theme.text_2)
        width = (WIDTH - 62 - PAD + 6) / len(literals)
        for i, literal in enumerate(literals):
            x = 58 + width * i
            owner = taken.get(literal.id)
            name = sheet.text.term(family, literal.id)
            size = min(15.5, (width - 10) / (0.56 * len(name)))
            drawn += cell(sheet, x, y - 21, width - 6, 42)
            if owner is None:
                drawn += text(
                    name, x + (width - 6) / 2, y + 5, size, theme.text_3, text_anchor="middle"
                )
            else:
                drawn += sheet.mark(owner, x + (width - 6) / 2, y - 8, 16)
                drawn += text(
                    name,
                    x + (width - 6) / 2,
                    y + 15,
                    size,
                    theme.text,
                    font_weight="700",
                    text_anchor="middle",
                    data_taken=literal.id,
                )
    return group(drawn)
