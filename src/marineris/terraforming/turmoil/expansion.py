"""Turmoil as the base game sees it: its hooks, and its entry into the box."""

from __future__ import annotations

from typing import Any, Final

from marineris.core.effect import Effect
from marineris.core.option import CHOICE, Option
from marineris.core.part import Part
from marineris.core.random import shuffle
from marineris.core.reason import Reason
from marineris.terraforming.expansion import POLITICS, Expansion
from marineris.terraforming.state import State
from marineris.terraforming.turmoil import action, audit, politics, view
from marineris.terraforming.turmoil.committee import NAME, Committee, committee_of
from marineris.terraforming.turmoil.policy import (
    FORBID,
    SKIP,
    begin_policy,
    end_policy,
    enforce,
)

SOURCE: Final = "committee"
TERRAFORMER: Final = 26
"""The rating that the milestone Terraformer needs (TU-2.1)."""


class Turmoil(Expansion):
    """The expansion."""

    def name(self) -> str:
        return NAME

    def options(self) -> tuple[Option, ...]:
        return (Option("unaffordable_rating", CHOICE, FORBID, (FORBID, SKIP)),)

    def sources(self) -> tuple[str, ...]:
        return (SOURCE,)

    def new_part(self, s: State) -> Part:
        return Committee(s.seats)

    def set_up(self, s: State) -> None:
        politics.set_up(s)

    def milestone_goals(self) -> dict[str, int]:
        return {"terraformer": TERRAFORMER}

    def begin_actions(self, s: State) -> None:
        begin_policy(s)

    def end_actions(self, s: State) -> None:
        end_policy(s)

    def steps(self) -> tuple[tuple[int, Effect], ...]:
        return ((POLITICS, politics.POLITICAL_STEP),)

    def actions(self, s: State, seat: int) -> list[int]:
        return action.actions(s, seat)

    def begin_action(self, s: State, seat: int, move: int) -> bool:
        return action.begin_action(s, seat, move)

    def action_faults(self, s: State, seat: int, move: int) -> list[Reason] | None:
        return action.action_faults(s, seat, move)

    def fee_rule(self) -> str:
        return "TU-9.4"

    def points(self, s: State, seat: int) -> dict[str, int]:
        c = committee_of(s)
        return {SOURCE: c.leads(seat) + (c.chairman == seat)}  # TU-12.1

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.view(s)

    def changes(self, s: State, twin: State) -> dict[str, Any]:
        return view.changes(s, twin)

    def imagine(self, twin: State, seat: int) -> None:
        deck = committee_of(twin).deck
        deck.sort()  # nothing of the real order may remain
        twin.rng = shuffle(twin.rng, deck)

    def recount(self, s: State) -> None:
        c = committee_of(s)
        if c.policy:
            enforce(s, c)

    def audit(self, s: State) -> list[str]:
        return audit.audit(s)

    def may_undo(self, before: State, s: State) -> bool:
        # TU-8.9: only events do, and they come between two action phases.
        acting = committee_of(before).policy and committee_of(s).policy
        return not (acting and before.generation == s.generation)


TURMOIL: Final = Turmoil()
