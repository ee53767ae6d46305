"""The reasons why something is not allowed: bits inside, a code and a rule outside."""

from __future__ import annotations

from typing import Final

# Why a mission cannot be used; one bit each, so that several fit one integer.
NO_PLACE: Final = 1
NO_TOKEN: Final = 2
NO_TARGET: Final = 4
NO_MISSION_TO_TAKE: Final = 8
NOTHING_USED: Final = 16
ONLY_A_REACTION: Final = 32
NO_STATION: Final = 64
EMPTY_BANK: Final = 128

# Without a rule: that of the mission.
CODES: Final = {
    NO_PLACE: ("no-place", "MA-7.2"),
    NO_TOKEN: ("no-token", "MA-7.5"),
    NO_TARGET: ("no-target", ""),
    NO_MISSION_TO_TAKE: ("no-mission-to-take", "MA-12.O6"),
    NOTHING_USED: ("nothing-used", "MA-12.O7"),
    ONLY_A_REACTION: ("only-a-reaction", "MA-12.P6"),
    NO_STATION: ("no-target", "MA-12.0"),
    EMPTY_BANK: ("no-cards-in-bank", "MA-8.4"),
}

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
