"""Reads a map's layout from its drawing in letters: rows of hexes, each half a hex further in.

Space numbers follow the printed ones: the off-map cities first, then the hexes in reading order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marineris.terraforming.board import CITY_AREA, LAND, OCEAN_AREA, OFF_MAP, Space

KINDS: Final = {"L": LAND, "O": OCEAN_AREA, "V": LAND, "N": CITY_AREA}

# Clockwise from the upper left, as neighbours are counted around a city (TM-15.2).
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def spaces_of(layout: str, names: Mapping[str, str], off_map: Sequence[str]) -> tuple[Space, ...]:
    """All spaces of a map in the order of their numbers."""
    rows = [line.split() for line in layout.strip().splitlines()]
    middle = len(rows) // 2
    hexes = [(r, c, word) for r, row in enumerate(rows) for c, word in enumerate(row)]
    first = len(off_map)
    at = {_axial(r, c, middle): first + i for i, (r, c, _) in enumerate(hexes)}
    spaces = [
        Space(f"{i + 1:02}", OFF_MAP, (), (0, 0, 0, 0), name=name) for i, name in enumerate(off_map)
    ]
    for i, (r, c, word) in enumerate(hexes):
        q, s = _axial(r, c, middle)
        around = [at.get((q + dq, s + ds), -1) for dq, ds in DIRECTIONS]
        number = f"{first + i + 1:02}"
        spaces.append(
            Space(
                number,
                KINDS[word[0]],
                tuple(space for space in around if space >= 0),
                (word.count("s"), word.count("t"), word.count("p"), word.count("c")),
                is_volcanic=word[0] == "V",
                name=names.get(number, ""),
                row=r,
                column=c,
            )
        )
    return tuple(spaces)


def _axial(row: int, column: int, middle: int) -> tuple[int, int]:
    r = row - middle
    return column - middle - min(r, 0), r
