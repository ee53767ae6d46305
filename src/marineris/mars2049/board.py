"""The polar board: five parallels of 24 meridians around the pole (MA-3).

A point is `ring * 24 + column`; ring 0 is the equator, ring 4 the polar circle.
"""

from __future__ import annotations

from typing import Final

RINGS: Final = 5
COLUMNS: Final = 24
POINTS: Final = RINGS * COLUMNS
POLAR_CIRCLE: Final = RINGS - 1

START_COLUMN: Final = {1: 0, 2: 12, 3: 6, 4: 18, 5: 8, 6: 16}
"""The column of each numbered start point (MA-3.7)."""

START_POINTS: Final = {2: (1, 2), 3: (1, 5, 6), 4: (1, 3, 2, 4)}
"""The start points by number of players, clockwise, so that seats follow one another (MA-3.5)."""


def point_at(ring: int, column: int) -> int:
    """The point of a ring and a column; columns go round."""
    return ring * COLUMNS + column % COLUMNS


def ring_of(point: int) -> int:
    """The ring of a point: 0 is the equator."""
    return point // COLUMNS


def column_of(point: int) -> int:
    """The column of a point."""
    return point % COLUMNS


NAMES: Final = [f"{point // COLUMNS + 1}.{point % COLUMNS}" for point in range(POINTS)]


def name_of(point: int) -> str:
    """A point's name: its parallel from 1 to 5 and its column."""
    return NAMES[point]


def _neighbours(point: int) -> tuple[int, ...]:
    """Straight and diagonal neighbours (MA-3.2): 8, or 5 on the outermost and innermost ring."""
    ring, column = ring_of(point), column_of(point)
    found = [
        point_at(ring + up, column + side)
        for up in (-1, 0, 1)
        for side in (-1, 0, 1)
        if (up or side) and 0 <= ring + up < RINGS
    ]
    return tuple(sorted(found))


NEIGHBOURS: Final = [_neighbours(point) for point in range(POINTS)]
