"""The policy of the ruling party comes into force and goes out of it with the action phase."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import Committee, committee_of
from marineris.terraforming.turmoil.party import PARTIES
from marineris.terraforming.vocabulary.modifier import MetalValue

FORBID: Final = "forbid"
SKIP: Final = "skip"


def begin_policy(s: State) -> None:
    """The action phase begins."""
    c = committee_of(s)
    c.policy = 1
    c.used_policy = 0
    enforce(s, c)


def end_policy(s: State) -> None:
    """The action phase is over: what `enforce` did is taken back."""
    c = committee_of(s)
    if not c.policy:
        return
    c.policy = 0
    party = PARTIES[c.ruling]
    if party.trigger is not None:
        kind = party.trigger.on.kind()
        s.listeners[kind] = [one for one in s.listeners[kind] if one[2] != party.trigger]
    if party.metal is not None:
        back = MetalValue(party.metal.resource, -party.metal.amount)
        for seat in range(s.seats):
            back.apply(s, seat)
    s.rating_fee = 0
    s.rating_reserve = 0


def enforce(s: State, c: Committee) -> None:
    """Add to the derived part of the state what a policy in force changes."""
    party = PARTIES[c.ruling]
    for seat in range(s.seats):
        if party.trigger is not None:
            s.listeners[party.trigger.on.kind()].append((seat, -1, party.trigger))
        if party.metal is not None:
            party.metal.apply(s, seat)
    s.rating_fee = party.rating_fee
    if s.rules.value("unaffordable_rating") == FORBID:  # TU-9.4
        s.rating_reserve = party.rating_fee
