"""Who comes after whom at the table."""

from __future__ import annotations

from marineris.mars2049.state import State


def in_turn_order(s: State, first: int) -> list[int]:
    """All seats from one on, the way the die goes round (MA-5.3)."""
    step = 1 if s.rules.direction == "clockwise" else -1
    return [(first + i * step) % s.seats for i in range(s.seats)]
