"""Turmoil as the base game sees it: its hooks, and its entry into the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from marineris.core.effect import Effect
from marineris.core.options import CHOICE, Option
from marineris.core.part import Part
from marineris.core.random import shuffle
from marineris.core.types import Cause
from marineris.terraforming.expansion import POLITICS, Expansion
from marineris.terraforming.flow.action_kind import ActionKind
from marineris.terraforming.state import State
from marineris.terraforming.turmoil import action, audit, politics, types, view
from marineris.terraforming.turmoil.committee import NAME, Committee, committee_of
from marineris.terraforming.turmoil.party import NAMES, PARTIES
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

    def action_kinds(self) -> tuple[ActionKind, ...]:
        return (action.Lobby(), action.UsePolicy())

    def fee_rule(self) -> str:
        return "TU-9.4"

    def points(self, s: State, seat: int) -> dict[str, int]:
        c = committee_of(s)
        return {SOURCE: c.leads(seat) + (c.chairman == seat)}  # TU-12.1

    def view(self, s: State, seat: int | None) -> Mapping[str, Any]:
        return view.view(s)

    def offers(self, s: State, seat: int | None) -> Mapping[str, Any]:
        return view.offers(s)

    def changes(self, s: State, twin: State) -> Mapping[str, Any]:
        return view.changes(s, twin)

    def view_type(self) -> type[Any] | None:
        return types.CommitteeView

    def offers_type(self) -> type[Any] | None:
        return types.CommitteeOffers

    def changes_type(self) -> type[Any] | None:
        return types.CommitteeChange

    def facts_type(self) -> type[Any] | None:
        return types.EventFacts

    def cause(self, s: State, effect: Effect | None) -> Cause | None:
        c = committee_of(s)
        acts: list[Any] = list(PARTIES[c.ruling].action)
        if effect is None or isinstance(effect, politics.Elect) or acts.count(effect):
            return {"kind": "party", "id": NAMES[c.ruling]}
        return politics.cause(s, c)

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
