"""The committee as a client sees it. All of it is public but the order of the event deck."""

from __future__ import annotations

from typing import Any

from marineris.terraforming import resource
from marineris.terraforming.change import shift_rating
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    NEUTRAL_PIECES,
    OWNERS,
    PIECES,
    Committee,
    committee_of,
)
from marineris.terraforming.turmoil.event import EVENTS, GlobalEvent
from marineris.terraforming.turmoil.outcome import ChooseResource, DiscardCards
from marineris.terraforming.turmoil.party import COUNT, NAMES
from marineris.terraforming.turmoil.politics import players_in_order


def picture(s: State) -> dict[str, Any]:
    """Who sits where, who rules, who has influence. A neutral owner is 7, nobody -1."""
    c = committee_of(s)
    return {
        "ruling": NAMES[c.ruling],
        "dominant": NAMES[c.dominant],
        "chairman": c.chairman,
        "policy": bool(c.policy),
        "used_policy": _seats(c.used_policy, s.seats),
        "parties": {NAMES[party]: _party(c, party) for party in range(COUNT)},
        "lobby": _seats(c.lobby, s.seats),
        "reserve": c.reserve[: s.seats],
        "neutral_reserve": c.reserve[NEUTRAL],
        "influence": [c.influence(seat) for seat in range(s.seats)],
        "events": {
            "distant": _name(c.distant),
            "coming": _name(c.coming),
            "current": _name(c.current),
            "past": [EVENTS[event].id for event in c.past],
            "deck": len(c.deck),
        },
    }


def _name(event: int) -> str | None:
    return EVENTS[event].id if event >= 0 else None


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _party(c: Committee, party: int) -> dict[str, Any]:
    """A party's leader, and all delegates by owner, the leader included."""
    delegates = {str(owner): c.of(party, owner) for owner in range(OWNERS) if c.of(party, owner)}
    return {"leader": c.leader[party], "delegates": delegates}


def view(s: State) -> dict[str, Any]:
    """The picture, with what each event in sight would do as things stand."""
    c = committee_of(s)
    seen = picture(s)
    for slot, event in (("distant", c.distant), ("coming", c.coming), ("current", c.current)):
        if event >= 0:
            seen["events"][f"{slot}_forecast"] = forecast(s, EVENTS[event])
    return seen


def forecast(s: State, event: GlobalEvent) -> list[dict[str, Any]]:
    """For each player what an event would do, were it resolved after this action phase.

    Changes of stocks, productions, rating and hand; `choice` counts resources of one's choice.
    """
    twin = s.copy()
    twin.blind = True
    for player in range(twin.seats):
        shift_rating(twin, player, -1)
    before = twin.rating[:]
    choices = [0] * s.seats
    for effect in event.mars:
        if effect.options(twin, s.first, -1) is None:
            effect.apply(twin, s.first, -1)
    discarded = [0] * s.seats
    for player in players_in_order(s):
        for effect in event.each:
            if isinstance(effect, DiscardCards):
                discarded[player] = min(effect.left, len(s.hand[player]))
            else:
                effect.apply(twin, player, -1)
    for effect, player, _ in twin.stack[len(s.stack) :]:
        if isinstance(effect, ChooseResource):
            choices[player] = effect.left
    return [
        _change(s, twin, player, twin.rating[player] - before[player], discarded, choices)
        for player in range(s.seats)
    ]


def _change(
    s: State, twin: State, player: int, rating: int, discarded: list[int], choices: list[int]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    base = player * resource.COUNT
    for name, now, then in (
        ("stock", s.stock, twin.stock),
        ("production", s.production, twin.production),
    ):
        changed = {
            resource.NAMES[what]: then[base + what] - now[base + what]
            for what in range(resource.COUNT)
            if then[base + what] != now[base + what]
        }
        if changed:
            found[name] = changed
    hand = len(twin.hand[player]) - len(s.hand[player]) - discarded[player]
    cubes = sum(twin.cubes.get(card, 0) - s.cubes.get(card, 0) for card in s.tableau[player])
    figures = {"rating": rating, "hand": hand, "cubes": cubes, "choice": choices[player]}
    found.update({name: amount for name, amount in figures.items() if amount})
    return found


def changes(s: State, twin: State) -> dict[str, Any]:
    """What a move changed in the picture: the entries that differ, as they are afterwards."""
    before, after = picture(s), picture(twin)
    found = {name: value for name, value in after.items() if value != before[name]}
    if "parties" in found:
        found["parties"] = {
            name: party
            for name, party in after["parties"].items()
            if party != before["parties"][name]
        }
    found.pop("events", None)
    return found


def audit(s: State) -> list[str]:
    """Every delegate is somewhere, leaders lead, no event is in two places (TU-X20)."""
    c = committee_of(s)
    wrong: list[str] = []
    for owner in (*range(s.seats), NEUTRAL):
        placed = sum(c.of(party, owner) for party in range(COUNT))
        pieces = placed + c.reserve[owner] + (c.chairman == owner) + (c.lobby >> owner & 1)
        if pieces != (NEUTRAL_PIECES if owner == NEUTRAL else PIECES):
            wrong.append(f"owner {owner} has {pieces} delegates")
        if min(c.of(party, owner) for party in range(COUNT)) < 0 or c.reserve[owner] < 0:
            wrong.append(f"owner {owner} has fewer than no delegates somewhere")
    for party in range(COUNT):
        leader = c.leader[party]
        most = max(c.of(party, owner) for owner in range(OWNERS))
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
