"""What must hold in the committee at every moment."""

from __future__ import annotations

from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    NEUTRAL_PIECES,
    OWNERS,
    PIECES,
    committee_of,
)
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import COUNT, NAMES


def audit(s: State) -> list[str]:
    """Every delegate is somewhere, leaders lead, no event is in two places (TU-X20)."""
    c = committee_of(s)
    wrong: list[str] = []
    for owner in (*range(s.seats), NEUTRAL):
        seats = [c.of(party, owner) for party in range(COUNT)]
        pieces = sum(seats) + c.reserve[owner] + (c.chairman == owner) + (c.lobby >> owner & 1)
        if pieces != (NEUTRAL_PIECES if owner == NEUTRAL else PIECES):
            wrong.append(f"owner {owner} has {pieces} delegates")
        if min(seats) < 0 or c.reserve[owner] < 0:
            wrong.append(f"owner {owner} has fewer than no delegates somewhere")
    for party in range(COUNT):
        leader = c.leader[party]
        most = max(c.delegates[party * OWNERS : (party + 1) * OWNERS])
        if (leader < 0) != (most == 0) or (leader >= 0 and c.of(party, leader) < most):
            wrong.append(f"{NAMES[party]} is led by {leader}")
        if c.size(party) > c.size(c.dominant):
            wrong.append(f"{NAMES[party]} is larger than the dominant party")
    events = c.deck + c.past + [e for e in (c.distant, c.coming, c.current) if e >= 0]
    if s.generation and sorted(events) != list(range(len(EVENTS))):
        wrong.append(f"events lost or doubled: {sorted(events)}")
    if any(rating < 0 for rating in s.rating):
        wrong.append(f"a rating is below 0: {s.rating}")
    return wrong
