"""`Question`: what a seat is asked, with the effect that asks it.

Programs get the plain data of `Game.decision`. Whoever puts a question into words also needs the
effect itself, and gets both together, so that nothing has to be decoded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from marineris.core.effect import Effect


@dataclass(frozen=True)
class Question:
    """The effect that asks a seat, and the question as plain data."""

    effect: Effect
    decision: dict[str, Any]
    """What `Game.decision` returns. Never changed in place."""
