"""Reads a map's layout from its drawing: rows of hexes from north to south, each centred.

A hex is one word: its area, the letters of its placement bonus, and `-6` if placing a tile there
costs 6 M€.
Space numbers follow the printed ones: the off-map cities first, then the hexes in reading order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marineris.terraforming.data.map import (
    CITY_AREA,
    LAND,
    NO_BONUS,
    OCEAN_AREA,
    OFF_MAP,
    Bonus,
    Space,
)

KINDS: Final = {"L": LAND, "O": OCEAN_AREA, "V": LAND, "N": CITY_AREA}
LETTERS: Final = "stpcho"
"""Of placement bonuses: steel, titanium, plant, card, heat, ocean."""

# Clockwise from the upper left, as neighbours are counted around a city (TM-15.2).
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def spaces_of(layout: str, names: Mapping[str, str], off_map: Sequence[str]) -> tuple[Space, ...]:
    """All spaces of a map in the order of their numbers."""
    rows = [line.split() for line in layout.strip().splitlines()]
    hexes = [(row, c, word) for row in range(len(rows)) for c, word in enumerate(rows[row])]
    first = len(off_map)
    unknown = [number for number in names if not first < int(number) <= first + len(hexes)]
    if unknown:
        last = f"{first + len(hexes):02}"
        raise ValueError(
            f"no hex has the number {unknown[0]}; they go from {first + 1:02} to {last}"
        )
    at = {_axial(rows, row, c): first + i for i, (row, c, _) in enumerate(hexes)}
    spaces = [
        Space(f"{i + 1:02}", OFF_MAP, (), NO_BONUS, name=name) for i, name in enumerate(off_map)
    ]
    for i, (row, c, word) in enumerate(hexes):
        q, r = _axial(rows, row, c)
        around = [at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS]
        number = f"{first + i + 1:02}"
        bonus, dash, cost = word[1:].partition("-")
        if word[0] not in KINDS or (dash and not cost.isdigit()):
            raise ValueError(f"row {row + 1}: {word!r} is no hex, such as L, Oss or Lp-6")
        spaces.append(
            Space(
                number,
                KINDS[word[0]],
                tuple(space for space in around if space >= 0),
                _bonus(bonus),
                cost=int(cost or 0),
                is_volcanic=word[0] == "V",
                name=names.get(number, ""),
                row=row,
                column=c,
                q=q,
                r=r,
            )
        )
    return tuple(spaces)


def _bonus(letters: str) -> Bonus:
    if letters.strip(LETTERS):
        raise ValueError(f"{letters!r} is no placement bonus; its letters are {LETTERS}")
    steel, titanium, plants, cards, heat, oceans = [letters.count(one) for one in LETTERS]
    return steel, titanium, plants, cards, heat, oceans


def _axial(rows: Sequence[Sequence[str]], row: int, column: int) -> tuple[int, int]:
    """Coordinates from the middle of the map. Every row is centred under the one above it."""
    r = row - len(rows) // 2
    halves = 2 * column - len(rows[row]) + 1 - r
    if halves % 2 != (1 - len(rows[len(rows) // 2])) % 2:
        raise ValueError(f"row {row + 1} does not lie half a hex beside its neighbours")
    return halves // 2, r
