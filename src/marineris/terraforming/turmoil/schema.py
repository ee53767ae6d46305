"""What the fields of the committee and of the expansion's effects hold, by their ids when saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marineris.core.schema import NUMBER, Kind, Named, Places, Rows
from marineris.terraforming.data import tile
from marineris.terraforming.schema import RECORD_FIELDS
from marineris.terraforming.turmoil import party

EVENT_IDS: Final[list[str]] = []
"""The ids of all global events, in the order of their integers; `event` fills it."""


def _events(state: Any) -> Sequence[str]:
    return EVENT_IDS


def _owners(state: Any) -> Sequence[str]:
    return [str(seat) for seat in range(tile.NEUTRAL)] + ["neutral"]


def _parties(state: Any) -> Sequence[str]:
    return party.NAMES


EVENT: Final = Named(_events)
PARTY: Final = Named(_parties)

FIELDS: Final[dict[str, Kind]] = {
    "delegates": Rows(Places(_owners), _parties),
    "leader": Places(_parties, NUMBER, -1),
    "reserve": Places(_owners),
    "lobby": NUMBER,
    "chairman": NUMBER,
    "ruling": PARTY,
    "dominant": PARTY,
    "policy": NUMBER,
    "used_policy": NUMBER,
    "deck": EVENT,
    "past": EVENT,
    "distant": EVENT,
    "coming": EVENT,
    "current": EVENT,
}
"""What is saved of the committee."""

RECORD_FIELDS["party"] = PARTY
