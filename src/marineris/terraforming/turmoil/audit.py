"""What must hold in the committee at every moment."""

from __future__ import annotations

from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    NEUTRAL_PIECES,
    OWNERS,
    PIECES,
    Committee,
    committee_of,
)
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import COUNT, NAMES, PARTIES


def audit(s: State) -> list[str]:
    """Every delegate is somewhere, leaders lead, no event is in two places (TU-X20)."""
    c = committee_of(s)
    wrong = _offices(s, c)
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
        if 0 <= c.dominant < COUNT and c.size(party) > c.size(c.dominant):
            wrong.append(f"{NAMES[party]} is larger than the dominant party")
    events = c.deck + c.past + [e for e in (c.distant, c.coming, c.current) if e >= 0]
    if s.generation and sorted(events) != list(range(len(EVENTS))):
        wrong.append(f"events lost or doubled: {sorted(events)}")
    return wrong


def _offices(s: State, c: Committee) -> list[str]:
    """Parties, chairman, lobby and used policies name what there is (TU-3, TU-4)."""
    wrong: list[str] = []
    owners = (*range(s.seats), NEUTRAL)
    for name, party in (("ruling", c.ruling), ("dominant", c.dominant)):
        if not 0 <= party < COUNT:
            wrong.append(f"the {name} party is {party}, parties are 0 to {COUNT - 1}")
    if c.chairman not in owners:
        wrong.append(f"the chairman is {c.chairman}, who is not at the table")
    for owner in range(OWNERS):
        placed = sum(c.of(party, owner) for party in range(COUNT))
        if owner not in owners and (placed or c.reserve[owner]):
            wrong.append(f"owner {owner} has delegates and is not at the table")
    for name, seats in (("in the lobby", c.lobby), ("having used the policy", c.used_policy)):
        if seats >> s.seats:
            wrong.append(f"seats that are not at the table are marked as {name}: {seats:b}")
    if c.policy and c.used_policy and 0 <= c.ruling < COUNT and not PARTIES[c.ruling].action:
        wrong.append(f"a policy was used, and {NAMES[c.ruling]} has none to use")
    return wrong
