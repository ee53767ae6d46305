"""The map of Mars in the terminal: rows of hexes, each two lines of five signs.

The upper line of a hex has its number, the kind of area and the owner, the lower one its placement
bonus or its tile. A `»` before the number marks a space that may be chosen now.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.terraforming.data import tile
from marineris.terraforming.data.map import CITY_AREA, OCEAN_AREA, OFF_MAP, GameMap, Space
from marineris.terraforming.data.resource import HEAT, PLANTS, STEEL, TITANIUM
from marineris.text import Text

CELL: Final = 5
PITCH: Final = CELL + 1
BONUS: Final = (
    ("s", style.RESOURCES[STEEL]),
    ("t", style.RESOURCES[TITANIUM]),
    ("p", style.RESOURCES[PLANTS]),
    ("c", "#ffffff"),
    ("h", style.RESOURCES[HEAT]),
    ("o", "#9bd8ff"),
)
EDGE: Final = Line("│", style="dim")
CHOICE: Final = "»"


def draw_map(
    view: dict[str, Any], game_map: GameMap, text: Text, legal: Collection[str] = ()
) -> list[Line]:
    """The map as lines of equal width; `legal` are the numbers of spaces that may be chosen."""
    rows: dict[int, list[Space]] = {}
    for space in game_map.spaces:
        if space.kind != OFF_MAP:
            rows.setdefault(space.row, []).append(space)
    widest = max(len(row) for row in rows.values())
    lines: list[Line] = []
    for index in sorted(rows):
        row = sorted(rows[index], key=lambda space: space.column)
        indent = " " * ((widest - len(row)) * PITCH // 2)
        upper, lower = Line(indent), Line(indent)
        for space in row:
            top, bottom = _cell(view, space, text, space.number in legal)
            upper = upper + EDGE + top
            lower = lower + EDGE + bottom
        for line in (upper + EDGE, lower + EDGE):
            line.append(indent)
            lines.append(line)
    return lines


def _cell(view: dict[str, Any], space: Space, text: Text, is_legal: bool) -> tuple[Line, Line]:
    placed = view["tiles"].get(space.number)
    claimed = view["claims"].get(space.number, tile.NOBODY)
    ground = _ground(space, placed)
    owner = placed[1] if placed else claimed
    top = Line(style=ground)
    number = f"{CHOICE if is_legal else ' '}{space.number}"
    top.append(number, style=style.LEGAL if is_legal else "bold")
    top.append(" " if placed else _area(space))
    if owner != tile.NOBODY:
        top.append_text(style.seat_mark(owner))
    else:
        top.append(" ")
    if placed:
        return top, Line(_label(placed[0], text), style=ground)
    bottom = Line(" ", style=ground)
    for count, (letter, colour) in zip(space.bonus, BONUS, strict=True):
        bottom.append(letter * count, style=f"bold {colour}")
    if space.cost:
        bottom.append(f"-{space.cost}", style="bold")
    bottom.append(" " * (CELL - len(bottom)))
    return top, bottom


def _ground(space: Space, placed: list[Any] | None) -> str:
    if placed:
        return style.TILES.get(tile.NAMES.index(placed[0]), style.SPECIAL)
    if space.kind == OCEAN_AREA:
        return style.BASIN
    return style.RESERVED if space.kind == CITY_AREA else style.LAND


def _area(space: Space) -> str:
    """The sign of a special area: ocean, volcanic, reserved for a city."""
    if space.kind == OCEAN_AREA:
        return "~"
    if space.kind == CITY_AREA:
        return "#"
    return "^" if space.is_volcanic else " "


def _label(name: str, text: Text) -> str:
    label = text.message(f"cli-tile-{name.replace('_', '-')}")
    return label[:CELL].center(CELL)


def off_map_line(view: dict[str, Any], game_map: GameMap, text: Text) -> Line:
    """The cities that are not on the planet."""
    line = Line()
    for space in game_map.spaces:
        if space.kind == OFF_MAP:
            placed = view["tiles"].get(space.number)
            line.append(f"{space.number} {text.term('space', space.name)} ", style=style.QUIET)
            if placed:
                line.append_text(style.seat_mark(placed[1]))
            else:
                line.append("–", style=style.QUIET)
            line.append("   ")
    line.rstrip()
    return line


def legend(game_map: GameMap, text: Text) -> Line:
    """What the letters and signs on a map mean."""
    sums = [sum(amounts) for amounts in zip(*game_map.bonus, strict=True)]
    words = [
        (letter, colour, text.message(f"cli-bonus-{letter}"))
        for amount, (letter, colour) in zip(sums, BONUS, strict=True)
        if amount
    ]
    if game_map.has_costs:
        words.append(("-", "", text.message("cli-bonus-cost")))
    words += [(sign, "", text.message(f"cli-area-{name}")) for sign, name in _SIGNS]
    line = Line()
    for sign, colour, word in words:
        line.append(sign, style=f"bold {colour}")
        line.append(f" {word}  ", style=style.QUIET)
    line.rstrip()
    return line


_SIGNS: Final = (("~", "ocean"), ("^", "volcanic"), ("#", "city"))
