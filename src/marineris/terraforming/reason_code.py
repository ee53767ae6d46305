"""The reasons why something is not allowed: small integers inside, a code and a rule outside.

A legality check returns one of these numbers, 0 meaning allowed, or collects `Reason`s when it is
asked to explain: the code that refuses is the code that explains.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.core.effect import Effect
from marineris.core.reason import Reason

NONE: Final = 0
PRODUCTION_TOO_LOW: Final = 1
NO_PRODUCTION_TO_LOWER: Final = 2
STOCK_TOO_LOW: Final = 3
TOO_FEW_CUBES: Final = 4
NO_CUBE_TO_TAKE: Final = 5
NO_PLACE: Final = 6
NO_CARD_TO_COPY: Final = 7
CANNOT_HOLD: Final = 8
RATING_NOT_RAISED: Final = 9
NOTHING_TO_CHOOSE: Final = 10
MONEY_TOO_LOW: Final = 11
NO_CARDS: Final = 12
NO_STEP_TO_SHIFT: Final = 13

CODES: Final[list[tuple[str, str]]] = [
    ("none", ""),
    ("production-too-low", "TM-11.A2"),
    ("no-production-to-lower", "TM-8.3"),
    ("stock-too-low", "TM-8.4"),
    ("too-few-cubes", "TM-11.E2"),
    ("no-cube-to-take", "TM-11.E2"),
    ("no-place", "TM-5.9"),
    ("no-card-to-copy", "TM-C21"),
    ("cannot-hold", "TM-6.9"),
    ("rating-not-raised", "TM-C16"),
    ("nothing-to-choose", "TM-11.E2"),
    ("money-too-low", "TM-6.5"),
    ("no-cards", "TM-11.B2"),
    ("production-too-low", "TM-C20"),
]


def add_code(code: str, rule: str) -> int:
    """A reason that an expansion gives; returns its number."""
    CODES.append((code, rule))
    return len(CODES) - 1


def reason_of(code: int, effect: Effect, state: Any, seat: int, card: int) -> Reason:
    """A reason code as a reason, with the figures that its effect knows."""
    name, rule = CODES[code]
    return Reason(name, rule, effect.figures(state, seat, card))


# Why a space is not a legal place for a tile; one bit each, so that all reasons fit one integer.
TAKEN: Final = 1
WRONG_AREA: Final = 2
CLAIMED: Final = 4
NEXT_TO_CITY: Final = 8
TOO_FEW_CITIES: Final = 16
NOT_NEXT_TO_OWN: Final = 32
NOT_ISOLATED: Final = 64
NOT_NEXT_TO_GREENERY: Final = 128
NO_METAL: Final = 256
NOT_VOLCANIC: Final = 512
RESERVED_CITY: Final = 1024

PLACE_CODES: Final = {
    TAKEN: ("space-taken", "TM-5.8"),
    WRONG_AREA: ("wrong-area", "TM-4.2"),
    CLAIMED: ("space-claimed", "TM-5.10"),
    NEXT_TO_CITY: ("next-to-city", "TM-5.5"),
    TOO_FEW_CITIES: ("too-few-cities-around", "TM-5.7"),
    NOT_NEXT_TO_OWN: ("not-next-to-own", "TM-5.4"),
    NOT_ISOLATED: ("not-isolated", "TM-5.7"),
    NOT_NEXT_TO_GREENERY: ("not-next-to-greenery", "TM-5.7"),
    NO_METAL: ("no-metal-bonus", "TM-5.7"),
    NOT_VOLCANIC: ("not-volcanic", "TM-5.7"),
    RESERVED_CITY: ("reserved-for-city", "TM-4.3"),
}
