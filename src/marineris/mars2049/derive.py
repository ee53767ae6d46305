"""Counts the derived part of a state again from the rest of it."""

from __future__ import annotations

from typing import Final

from marineris.mars2049 import structure
from marineris.mars2049.state import KINDS, State

DERIVED_FIELDS: Final = ("bases", "stations", "placed", "labs")


def count_structure(s: State, point: int) -> None:
    """Add a structure that stands on a point to the derived values."""
    kind, owner = s.structure[point], s.owner[point]
    if kind == structure.BASE:
        s.bases[owner].append(point)
        s.bases[owner].sort()
    elif structure.is_station(kind):
        s.stations[owner].append(point)
        s.stations[owner].sort()
    else:
        s.labs[2 * owner + kind - structure.LAB3] = point
    s.placed[s.star[point] * KINDS + kind] += 1


def recount(s: State) -> None:
    """Work out everything that is derived from the structures on the board."""
    s.clear_derived()
    for point, kind in enumerate(s.structure):
        if kind != structure.NONE:
            count_structure(s, point)


def derived(s: State) -> dict[str, object]:
    """The derived values, to compare."""
    return {name: getattr(s, name) for name in DERIVED_FIELDS}
