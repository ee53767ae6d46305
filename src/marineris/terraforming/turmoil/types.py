"""The shapes of what Turmoil adds to views and previews.

The string below a field says what it holds; OpenAPI, TypeScript and `docs/view.md` are made from
it.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from marineris.terraforming.knowledge.types import Changes, View


class PartyView(TypedDict):
    """A party of the committee. An owner of delegates is a seat, or 7 for neutral ones."""

    leader: int
    """The owner of the party leader; -1 where nobody leads."""
    delegates: dict[str, int]
    """Delegates by owner, the leader included; owners without any are left out."""


class Bonus(TypedDict):
    """What the ruling bonus brings a player. What does not change is left out."""

    stock: NotRequired[dict[str, int]]
    """Changes of the stock by resource."""
    rating: NotRequired[int]
    """Change of the terraform rating."""


class Forecast(Changes):
    """What a global event would do to a player as things stand. What stays is left out."""

    rating: NotRequired[int]
    """Change of the terraform rating."""
    hand: NotRequired[int]
    """Change of the number of cards in hand."""
    cubes: NotRequired[int]
    """Change of all resources on the player's cards."""
    choice: NotRequired[int]
    """Resources of the player's choice."""


class Election(TypedDict):
    """What the election after this action phase would bring as things stand."""

    ruling: str
    """The party that would come to power."""
    chairman: int
    """Who would be chairman: a seat, or 7 for a neutral delegate."""
    dominant: str
    """The party that would be dominant afterwards."""
    bonus: list[Bonus]
    """What the ruling bonus would bring, by seat."""


class GlobalEventsView(TypedDict):
    """The global events in sight, by id, and what they would do."""

    distant: str | None
    """The event that becomes the coming one next; None if there is none."""
    coming: str | None
    """The event that becomes the current one next; None if there is none."""
    current: str | None
    """The event that happens after this generation; None if there is none."""
    past: list[str]
    """Events that have happened."""
    deck: int
    """Events that are still hidden."""
    distant_forecast: NotRequired[list[Forecast]]
    """What the distant event would do, by seat. Only where politics are still to come."""
    coming_forecast: NotRequired[list[Forecast]]
    """What the coming event would do, by seat. Only where politics are still to come."""
    current_forecast: NotRequired[list[Forecast]]
    """What the current event would do, by seat. Only where politics are still to come."""


class CommitteeView(TypedDict):
    """The committee. All of it is public but the order of the event deck."""

    ruling: str
    """The ruling party."""
    dominant: str
    """The dominant party."""
    chairman: int
    """The owner of the chairman: a seat, or 7 for a neutral delegate."""
    policy: bool
    """Whether the ruling party's policy is in force."""
    used_policy: list[int]
    """The seats that have used the policy's action this generation."""
    parties: dict[str, PartyView]
    """The parties by id, clockwise."""
    lobby: list[int]
    """The seats with a delegate in the lobby, which costs nothing to send."""
    reserve: list[int]
    """Delegates in the reserve, by seat."""
    neutral_reserve: int
    """Neutral delegates in the reserve."""
    influence: list[int]
    """Influence on global events, by seat."""
    events: GlobalEventsView
    """The global events."""
    ahead: NotRequired[Election]
    """The next election. Only where politics are still to come."""


class InfluenceSources(TypedDict):
    """Where a player's influence comes from."""

    chairman: int
    """1 for the chairman."""
    leader: int
    """1 for the leader of the dominant party."""
    delegate: int
    """1 for a delegate in the dominant party besides its leader."""
    cards: int
    """What cards add."""


class CommitteeOffers(TypedDict):
    """What follows from the committee as it stands, for everybody to see."""

    influence: list[InfluenceSources]
    """Where the influence of each seat comes from."""


class CommitteeChange(TypedDict):
    """What a move changes in the committee: the entries that differ, as they are afterwards."""

    ruling: NotRequired[str]
    """The ruling party."""
    dominant: NotRequired[str]
    """The dominant party."""
    chairman: NotRequired[int]
    """The owner of the chairman."""
    policy: NotRequired[bool]
    """Whether the ruling party's policy is in force."""
    used_policy: NotRequired[list[int]]
    """The seats that have used the policy's action this generation."""
    parties: NotRequired[dict[str, PartyView]]
    """The parties that differ, by id."""
    lobby: NotRequired[list[int]]
    """The seats with a delegate in the lobby."""
    reserve: NotRequired[list[int]]
    """Delegates in the reserve, by seat."""
    neutral_reserve: NotRequired[int]
    """Neutral delegates in the reserve."""
    influence: NotRequired[list[int]]
    """Influence on global events, by seat."""


class EventFacts(TypedDict):
    """The facts that only Turmoil's events have.

    As a cause, `party` is a party's ruling bonus or policy, and `event` a global event.
    """

    global_event: NotRequired[str]
    """The id of a global event."""
    party: NotRequired[str]
    """The id of a party."""


class TurmoilView(View):
    """The view of a table that plays with Turmoil."""

    turmoil: CommitteeView
    """The committee."""
