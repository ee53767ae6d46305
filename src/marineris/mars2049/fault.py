"""The reasons why something is not allowed: small integers inside, a code and a rule outside."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
NO_PLACE: Final = 1
NO_TOKEN: Final = 2
NO_TARGET: Final = 3
NO_MISSION_TO_TAKE: Final = 4
NOTHING_USED: Final = 5
ONLY_A_REACTION: Final = 6
NO_STATION: Final = 7
EMPTY_BANK: Final = 8

# Without a rule: that of the mission.
CODES: Final = (
    ("none", ""),
    ("no-place", "MA-7.2"),
    ("no-token", "MA-7.5"),
    ("no-target", ""),
    ("no-mission-to-take", "MA-12.O6"),
    ("nothing-used", "MA-12.O7"),
    ("only-a-reaction", "MA-12.P6"),
    ("no-target", "MA-12.0"),
    ("no-cards-in-bank", "MA-8.4"),
)

# Why a point is not a legal place; one bit each.
TAKEN: Final = 1
NOT_NEXT_TO_BASE: Final = 2
NOT_NEARER_POLE: Final = 4
NO_BASE_BEFORE: Final = 8

PLACE_CODES: Final = {
    TAKEN: ("point-taken", "MA-3.9"),
    NOT_NEXT_TO_BASE: ("not-next-to-base", "MA-7.2"),
    NOT_NEARER_POLE: ("not-nearer-the-pole", "MA-7.3"),
    NO_BASE_BEFORE: ("not-next-to-base", "MA-7.3"),
}
