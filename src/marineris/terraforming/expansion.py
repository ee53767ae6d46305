"""What an expansion may add to the base game: the hooks, and the expansions in the box.

The base game calls the hooks of the expansions that a table plays with and knows nothing else of
them. A hook does nothing unless an expansion overrides it. `docs/expansion.md` tells how an
expansion is made; its cards, moves and texts are registered like those of the base game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from marineris.core.effect import Effect
from marineris.core.option import Option
from marineris.core.part import Part
from marineris.core.reason import Reason

if TYPE_CHECKING:
    from marineris.terraforming.state import State

# The steps between production and the next generation, in the order in which they come.
WORLD_GOVERNMENT: Final = 2
COLONIES: Final = 3
POLITICS: Final = 4


class Expansion:
    """One expansion. It has no state of its own: what it adds to a table's state is its `Part`."""

    def name(self) -> str:
        """Its name: that of its option, of its set of cards, and its key in views and snapshots."""
        raise NotImplementedError

    def options(self) -> tuple[Option, ...]:
        """Options that only matter with this expansion, besides the one that chooses it."""
        return ()

    def sources(self) -> tuple[str, ...]:
        """The sources of victory points that it adds."""
        return ()

    # ------------------------------------------------------------------ the table

    def new_part(self, s: State) -> Part:
        """Its part of a new state, with nothing in it yet."""
        raise NotImplementedError

    def set_up(self, s: State) -> None:
        """Lay out what it brings, before cards are dealt."""

    def milestone_goals(self) -> dict[str, int]:
        """The milestones that need another number than the map says."""
        return {}

    # ------------------------------------------------------------------ phases

    def begin_actions(self, s: State) -> None:
        """The action phase begins."""

    def end_actions(self, s: State) -> None:
        """The action phase is over; production follows."""

    def steps(self) -> tuple[tuple[int, Effect], ...]:
        """What happens between production and the next generation, each with its place."""
        return ()

    # ------------------------------------------------------------------ actions

    def actions(self, s: State, seat: int) -> list[int]:
        """The legal moves that it adds to a turn."""
        return []

    def begin_action(self, s: State, seat: int, move: int) -> bool:
        """Start an action if it is one of its own; whether it is."""
        return False

    def action_faults(self, s: State, seat: int, move: int) -> list[Reason] | None:
        """Everything that is wrong with an action of its own; None for the actions of others."""
        return None

    def fee_rule(self) -> str:
        """The rule by which raising a rating costs something, if it has one."""
        return ""

    # ------------------------------------------------------------------ points

    def points(self, s: State, seat: int) -> dict[str, int]:
        """Victory points of a seat by source, as if the game ended now."""
        return {}

    # ------------------------------------------------------------------ what is known and derived

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of it."""
        return {}

    def changes(self, s: State, twin: State) -> dict[str, Any]:
        """What differs in it between a state and the same state after a move."""
        return {}

    def imagine(self, twin: State, seat: int) -> None:
        """Deal anew what the seat cannot know of it."""

    def recount(self, s: State) -> None:
        """Add to the derived part of the state what it brings, cards and tiles being counted."""

    def audit(self, s: State) -> list[str]:
        """What is wrong with it."""
        return []

    def may_undo(self, before: State, s: State) -> bool:
        """Whether it may have lowered a parameter or taken an ocean away between two states."""
        return False


EXPANSIONS: Final[list[Expansion]] = []
"""The expansions in the box, in the order in which they were registered."""


def expansions_of(names: tuple[str, ...]) -> tuple[Expansion, ...]:
    """The expansions that a table plays with."""
    return tuple(expansion for expansion in EXPANSIONS if expansion.name() in names)


def steps_of(expansions: tuple[Expansion, ...]) -> list[Effect]:
    """What happens between production and the next generation, in order."""
    return in_order([step for expansion in expansions for step in expansion.steps()])


def in_order(steps: list[tuple[int, Effect]]) -> list[Effect]:
    """Steps by their places."""
    return [effect for _, effect in sorted(steps, key=_place)]


def _place(step: tuple[int, Effect]) -> int:
    return step[0]
