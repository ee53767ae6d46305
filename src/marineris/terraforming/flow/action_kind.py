"""What a kind of action is: a family of moves that a player may make in a turn.

The base game's kinds are in `action_table`; an expansion brings its own (`Expansion.action_kinds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marineris.core.reason import Reason

if TYPE_CHECKING:
    from marineris.terraforming.state import State


class ActionKind:
    """One kind of action: which moves are legal, what is wrong with one, and how it begins."""

    def family(self) -> int:
        """Its family of moves."""
        raise NotImplementedError

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        """Add its legal moves to those found so far, in any order."""
        raise NotImplementedError

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        """Add everything that is wrong with its move about a subject."""
        raise NotImplementedError

    def begin(self, s: State, seat: int, subject: int) -> None:
        """Start its move about a subject, which is legal."""
        raise NotImplementedError
