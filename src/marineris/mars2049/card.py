"""What a mission is, and the table of all missions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect


@dataclass(frozen=True)
class Mission:
    """One kind of mission card, as data; `copies` of it are in its deck (MA-2.5)."""

    id: str
    deck: int
    copies: int
    effect: Effect
    is_immediate: bool = False
    """It must be used as soon as it is bought (MA-12.2)."""
    rule: str = ""
    """The number of the rule that says what it does."""


MISSIONS: Final[list[Mission]] = []
INDEX: Final[dict[str, int]] = {}
