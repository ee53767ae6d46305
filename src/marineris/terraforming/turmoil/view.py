"""The committee as a client sees it. All of it is public but the order of the event deck."""

from __future__ import annotations

from typing import Any, cast

from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import NEUTRAL, OWNERS, Committee, committee_of
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.forecast import Seer, has_politics_ahead
from marineris.terraforming.turmoil.party import COUNT, NAMES
from marineris.terraforming.turmoil.types import (
    CommitteeChange,
    CommitteeOffers,
    CommitteeView,
    InfluenceSources,
    PartyView,
)


def picture(s: State) -> CommitteeView:
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


def offers(s: State) -> CommitteeOffers:
    """What a client shows beside the view."""
    c = committee_of(s)
    return {"influence": [_sources(c, seat) for seat in range(s.seats)]}


def _sources(c: Committee, seat: int) -> InfluenceSources:
    chairman, leader, delegate, cards = c.influence_sources(seat)
    return {"chairman": chairman, "leader": leader, "delegate": delegate, "cards": cards}


def _name(event: int) -> str | None:
    return EVENTS[event].id if event >= 0 else None


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _party(c: Committee, party: int) -> PartyView:
    """A party's leader, and all delegates by owner, the leader included."""
    delegates = {str(owner): c.of(party, owner) for owner in range(OWNERS) if c.of(party, owner)}
    return {"leader": c.leader[party], "delegates": delegates}


def view(s: State) -> CommitteeView:
    """The picture, with what each event in sight and the election would do as things stand.

    Where no politics is to come there is nothing to foretell, and no `ahead`.
    """
    c = committee_of(s)
    seen = picture(s)
    if not has_politics_ahead(s):
        return seen
    seer = Seer(s)
    for slot, event in (("distant", c.distant), ("coming", c.coming), ("current", c.current)):
        if event >= 0:
            cast("dict[str, Any]", seen["events"])[f"{slot}_forecast"] = seer.forecast(
                EVENTS[event]
            )
    seen["ahead"] = seer.election()
    return seen


def changes(s: State, twin: State) -> CommitteeChange:
    """What a move changed in the picture: the entries that differ, as they are afterwards."""
    before, after = cast("dict[str, Any]", picture(s)), cast("dict[str, Any]", picture(twin))
    found = {name: value for name, value in after.items() if value != before[name]}
    if "parties" in found:
        found["parties"] = {
            name: party
            for name, party in after["parties"].items()
            if party != before["parties"][name]
        }
    found.pop("events", None)
    return cast("CommitteeChange", found)
