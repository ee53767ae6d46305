"""What a card is, and the table of all cards in the box.

A card is one literal. `registry` fills the table; a card's integer is its place in it. Beside the
literal stands its `Reading`: what the engine works out of it once.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from marineris.core.effect import Effect
from marineris.core.error import UnknownCard
from marineris.terraforming.data import cube
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.modifier import Modifier
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.terraforming.vocabulary.trigger import Trigger

AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CORPORATION: Final = 3

KINDS: Final = ("automated", "active", "event", "corporation")

Effects = tuple[Effect, ...]


@dataclass(frozen=True)
class Points:
    """Victory points of a card: a number, or a number per count."""

    amount: int
    per: Count | None = None


@dataclass(frozen=True)
class Card:
    """One project card or corporation, as data."""

    id: str
    number: str
    cost: int
    kind: int
    tags: tuple[int, ...] = ()
    requires: tuple[Requirement, ...] = ()
    play: Effects = ()
    """What happens when it is played, or revealed if it is a corporation."""
    action: Effects = ()
    """What its action does, costs first (TM-11.E2)."""
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    first_action: Effects = ()
    """A corporation's compulsory first action (TM-7.11)."""
    holds: int = cube.NONE
    cubes_are_safe: bool = False
    """Nobody may remove the resources on it."""
    points: Points | None = None
    set: str = "base"


@dataclass(frozen=True)
class Reading:
    """What the engine works out of a card once, when it is registered."""

    quiet: Effects
    loud: Effects
    last: Effects
    demands: Effects
    """Effects that may forbid playing the card."""
    action_demands: Effects
    """Effects of its action that may forbid using it."""
    gains: int
    """What the card itself may supply to its own demands (bits; see `registry`)."""
    helps: int
    """What its triggers may supply later on."""
    box: Effects
    """Its production box (TM-C21)."""
    heat_spent: int
    """Heat that playing it takes besides the cost."""
    takes_steel: bool
    takes_titanium: bool


CARDS: Final[list[Card]] = []
READINGS: Final[list[Reading]] = []
INDEX: Final[dict[str, int]] = {}
IDS: Final[list[str]] = []
"""The ids of all cards, in the order of their integers."""


def card_named(name: str) -> int:
    """The integer of a card's id; an unknown id is answered with the nearest known ones."""
    found = INDEX.get(name)
    if found is None:
        near = get_close_matches(name, INDEX, 3, 0.6)
        hint = "; did you mean " + " or ".join(map(repr, near)) + "?" if near else ""
        raise UnknownCard(f"there is no card {name!r}{hint}", card=name, near=near)
    return found
