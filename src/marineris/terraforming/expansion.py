"""What an expansion may add to the base game: the hooks, and the expansions in the box.

The base game calls the hooks of the expansions that a table plays with and knows nothing else of
them. A hook does nothing unless an expansion overrides it. `docs/expansion.md` tells how an
expansion is made; its cards, moves and texts are registered like those of the base game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marineris.core.effect import Effect
from marineris.core.options import Option
from marineris.core.part import Part
from marineris.core.types import Cause
from marineris.terraforming.flow.action_kind import ActionKind

if TYPE_CHECKING:
    from marineris.terraforming.state import State

# The steps between production and the next generation, in the order in which they come.
WORLD_GOVERNMENT: Final = 2
COLONIES: Final = 3
POLITICS: Final = 4


def _missing(expansion: Expansion, method: str) -> str:
    """What to tell the author of an expansion that lacks a method."""
    return f"{type(expansion).__name__} must have {method}(); see docs/expansion.md"


class Expansion:
    """One expansion. It has no state of its own: what it adds to a table's state is its `Part`."""

    def name(self) -> str:
        """Its name: that of its option, of its set of cards, and its key in views and snapshots."""
        raise NotImplementedError(_missing(self, "name"))

    def options(self) -> tuple[Option, ...]:
        """Options that only matter with this expansion, besides the one that chooses it."""
        return ()

    def sources(self) -> tuple[str, ...]:
        """The sources of victory points that it adds."""
        return ()

    # ------------------------------------------------------------------ the table

    def new_part(self, s: State) -> Part:
        """Its part of a new state, with nothing in it yet."""
        raise NotImplementedError(_missing(self, "new_part"))

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

    def action_kinds(self) -> tuple[ActionKind, ...]:
        """The kinds of actions that it adds to a turn."""
        return ()

    def fee_rule(self) -> str:
        """The rule by which raising a rating costs something, if it has one."""
        return ""

    # ------------------------------------------------------------------ points

    def points(self, s: State, seat: int) -> dict[str, int]:
        """Victory points of a seat by source, as if the game ended now."""
        return {}

    # ------------------------------------------------------------------ what is known and derived

    def view(self, s: State, seat: int | None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) may know of it."""
        return {}

    def offers(self, s: State, seat: int | None) -> Mapping[str, Any]:
        """What it has to say beside the view that a client would else work out by itself."""
        return {}

    def changes(self, s: State, twin: State) -> Mapping[str, Any]:
        """What differs in it between a state and the same state after a move."""
        return {}

    def view_type(self) -> type[Any] | None:
        """The TypedDict of its part of a view, for schemas and documentation."""
        return None

    def offers_type(self) -> type[Any] | None:
        """The TypedDict of its part of the offers, for schemas and documentation."""
        return None

    def changes_type(self) -> type[Any] | None:
        """The TypedDict of its part of a preview, for schemas and documentation."""
        return None

    def facts_type(self) -> type[Any] | None:
        """The TypedDict of the facts that its events have, for schemas and documentation."""
        return None

    def cause(self, s: State, effect: Effect | None) -> Cause | None:
        """What of it is behind an effect that comes from no card; None if nothing is.

        No effect: what listens without a card, such as a policy.
        """
        return None

    def imagine(self, twin: State, seat: int) -> None:
        """Deal again what the seat cannot know of it."""

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
