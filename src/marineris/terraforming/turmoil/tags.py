"""Tags as parties and global events count them: face up only, wild ones not at all (TU-9.2)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.terraforming.data import tag
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import Count


@dataclass(frozen=True)
class ShownTags(Count):
    """Own tags of some kinds on face-up cards."""

    tags: tuple[int, ...]

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for one in self.tags:
            total += s.tags[seat * tag.STRIDE + one]
        return total


@dataclass(frozen=True)
class KindsOfTags(Count):
    """Different own tags on face-up cards."""

    def value(self, s: State, seat: int, card: int) -> int:
        total = 0
        for one in range(tag.ANY):
            if s.tags[seat * tag.STRIDE + one]:
                total += 1
        return total
