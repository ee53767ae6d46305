"""Effects on stocks, productions and ratings: one's own and, red-outlined, anyone's (TM-8)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import LAST, QUIET, Effect
from marineris.terraforming import reason_code
from marineris.terraforming.data import tile
from marineris.terraforming.data.resource import (
    COUNT,
    LOWEST_PRODUCTION,
    NAMES,
    PLANTS,
    STEEL,
    TITANIUM,
)
from marineris.terraforming.flow.change import gain, produce, shift_rating, tell
from marineris.terraforming.flow.outlook import Outlook
from marineris.terraforming.flow.rating import needs_of_steps, raise_rating
from marineris.terraforming.move import AMOUNT, DONE, MOST_AMOUNT, RESOURCE, SEAT, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import (
    ANYWHERE,
    MAP,
    NOWHERE,
    PRODUCTION,
    SITE,
    stock_of,
)
from marineris.terraforming.vocabulary.count import Count


@dataclass(frozen=True)
class Gain(Effect):
    """Gain a resource, perhaps so much per count."""

    resource: int
    amount: int = 1
    per: Count | None = None

    def apply(self, s: State, seat: int, card: int) -> None:
        amount = self.amount
        if self.per is not None:
            amount *= self.per.value(s, seat, card)
        gain(s, seat, self.resource, amount)

    def needs(self, s: State, seat: int, card: int) -> int:
        return NOWHERE if self.per is None else ANYWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return stock_of(self.resource, seat)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class Produce(Effect):
    """Change the seat's production, or per count; a decrease is compulsory (TM-11.A2)."""

    resource: int
    amount: int = 1
    per: Count | None = None

    def apply(self, s: State, seat: int, card: int) -> None:
        amount = self.amount
        if self.per is not None:
            amount *= self.per.value(s, seat, card)
        if amount < 0 and self.blocking_code(s, seat, card):
            s.stuck = True
        else:
            produce(s, seat, self.resource, amount)

    def can_block(self) -> bool:
        return self.amount < 0

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if self.amount >= 0:
            return 0
        after = s.production[seat * COUNT + self.resource] + self.amount
        return reason_code.PRODUCTION_TOO_LOW if after < LOWEST_PRODUCTION[self.resource] else 0

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        have = s.production[seat * COUNT + self.resource]
        return {"resource": NAMES[self.resource], "have": have, "need": -self.amount}

    def needs(self, s: State, seat: int, card: int) -> int:
        return NOWHERE if self.per is None and self.amount >= 0 else ANYWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return PRODUCTION

    def rank(self) -> int:
        return LAST if self.amount < 0 else QUIET


@dataclass(frozen=True)
class RaiseRating(Effect):
    """Raise the seat's terraform rating (TM-3.8)."""

    steps: int = 1
    per: Count | None = None

    def apply(self, s: State, seat: int, card: int) -> None:
        steps = self.steps
        if self.per is not None:
            steps *= self.per.value(s, seat, card)
        raise_rating(s, seat, steps)

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        steps = self.steps
        if self.per is not None:
            steps *= self.per.value_with(s, seat, card)
        outlook.steps += steps

    def needs(self, s: State, seat: int, card: int) -> int:
        return needs_of_steps(s, seat) if self.per is None else ANYWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return NOWHERE

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class LowerRating(Effect):
    """Lower the seat's terraform rating."""

    steps: int = 1

    def apply(self, s: State, seat: int, card: int) -> None:
        shift_rating(s, seat, -self.steps)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class DecreaseAny(Effect):
    """Lower some player's production; compulsory, oneself included (TM-8.3)."""

    resource: int
    steps: int = 1

    def targets(self, s: State, seat: int) -> list[int]:
        """The seats that can bear the whole decrease; alone, the virtual opponent can (TM-15.6)."""
        least = LOWEST_PRODUCTION[self.resource] + self.steps
        found = [
            other
            for other in range(s.seats)
            if s.production[other * COUNT + self.resource] >= least
        ]
        if s.seats == 1:
            found.append(tile.NEUTRAL)
        return found

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[target] for target in self.targets(s, seat)] or None

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        target = SUBJECT[move]
        if target < s.seats:
            produce(s, target, self.resource, -self.steps)
        if s.log is not None:
            what = NAMES[self.resource]
            tell(s, "ProductionLowered", seat, target=target, resource=what, amount=self.steps)

    def apply(self, s: State, seat: int, card: int) -> None:
        s.stuck = True

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if s.seats == 1:
            return 0
        least = LOWEST_PRODUCTION[self.resource] + self.steps
        for other in range(s.seats):
            if s.production[other * COUNT + self.resource] >= least:
                return 0
        return reason_code.NO_PRODUCTION_TO_LOWER

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        have = s.production[seat * COUNT + self.resource]
        return {"resource": NAMES[self.resource], "have": have, "need": self.steps}

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-8.3"

    def rank(self) -> int:
        return LAST


def can_lose(s: State, seat: int, target: int, what: int) -> bool:
    """Whether `seat` may remove a resource from `target`: there is some and it is not guarded."""
    if s.stock[target * COUNT + what] <= 0:
        return False
    return not (what == PLANTS and target != seat and s.guarded >> target & 1)


def plant_guard_rule(s: State, seat: int, what: int, move: int) -> str:
    """The rule that keeps a seat from removing a resource, if one does.

    `move` names the target, or nobody: then it is asked why there is no target at all.
    """
    if what != PLANTS:
        return ""
    for target in [SUBJECT[move]] if move >= 0 else range(s.seats):
        has_some = target < s.seats and s.stock[target * COUNT + what] > 0
        if has_some and not can_lose(s, seat, target, what):
            return "TM-C27"
    return ""


@dataclass(frozen=True)
class RemoveAny(Effect):
    """Remove up to so many of a resource from one player; optional and partial (TM-8.2)."""

    resource: int
    up_to: int
    next_to_site: bool = False
    """Only from a player with a tile next to the one that the card placed."""

    def targets(self, s: State, seat: int, card: int) -> list[int]:
        """The seats it may be removed from."""
        found = [other for other in range(s.seats) if can_lose(s, seat, other, self.resource)]
        if self.next_to_site:
            space = s.site.get(card, -1)
            near = s.map.neighbours[space] if space >= 0 else ()
            owners = [s.owner[space] for space in near]
            found = [target for target in found if target in owners]
        return found

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found = [SEAT[target] for target in self.targets(s, seat, card)]
        return [DONE, *found] if found else []

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != DONE:
            s.push(RemoveFrom(SUBJECT[move], self.resource, self.up_to), seat, card)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        if self.next_to_site:
            return "TM-C25"
        return plant_guard_rule(s, seat, self.resource, move) or "TM-8.2"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.options(s, seat, card)

    def needs(self, s: State, seat: int, card: int) -> int:
        """The stocks from which more could be removed if there were more."""
        found = SITE | MAP if self.next_to_site else NOWHERE
        for other in range(s.seats):
            is_guarded = self.resource == PLANTS and s.guarded >> other & 1
            is_open = other == seat or not is_guarded
            if is_open and s.stock[other * COUNT + self.resource] < self.up_to:
                found |= stock_of(self.resource, other)
        return found

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        found = NOWHERE
        for other in range(s.seats):
            found |= stock_of(self.resource, other)
        return found


@dataclass(frozen=True)
class StealFromAny(Effect):
    """Take up to so many of a resource from one opponent; optional and partial (TM-8.2).

    Alone, the virtual opponent has as much as one likes (TM-15.6).
    """

    resource: int
    up_to: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if s.seats == 1:
            return [DONE, SEAT[tile.NEUTRAL]]
        found = [
            SEAT[target]
            for target in range(s.seats)
            if target != seat and can_lose(s, seat, target, self.resource)
        ]
        return [DONE, *found] if found else []

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != DONE:
            s.push(RemoveFrom(SUBJECT[move], self.resource, self.up_to, thief=True), seat, card)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C24"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.options(s, seat, card)


@dataclass(frozen=True)
class RemoveFrom(Effect):
    """How many of a resource to remove from the chosen player, who may be robbed of them."""

    target: int
    resource: int
    up_to: int
    thief: bool = False

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        most = self.up_to
        if self.target != tile.NEUTRAL:  # who has as much as one likes (TM-15.6)
            most = min(most, s.stock[self.target * COUNT + self.resource])
        return AMOUNT[1 : most + 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        amount = SUBJECT[move]
        if self.target != tile.NEUTRAL:
            gain(s, self.target, self.resource, -amount)
        if self.thief:
            gain(s, seat, self.resource, amount)
        if s.log is not None:
            name = "ResourcesStolen" if self.thief else "ResourcesRemoved"
            what = NAMES[self.resource]
            tell(s, name, seat, target=self.target, resource=what, amount=amount)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C24" if self.thief else "TM-8.2"


@dataclass(frozen=True)
class ShiftProduction(Effect):
    """Lower one own production by any number, at least one, and raise another as much."""

    lowered: int
    raised: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        most = s.production[seat * COUNT + self.lowered] - LOWEST_PRODUCTION[self.lowered]
        return AMOUNT[1 : min(most, MOST_AMOUNT) + 1] or None

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        steps = SUBJECT[move]
        produce(s, seat, self.lowered, -steps)
        produce(s, seat, self.raised, steps)

    def apply(self, s: State, seat: int, card: int) -> None:
        s.stuck = True

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        most = s.production[seat * COUNT + self.lowered] - LOWEST_PRODUCTION[self.lowered]
        return 0 if most > 0 else reason_code.NO_STEP_TO_SHIFT

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        have = s.production[seat * COUNT + self.lowered]
        return {"resource": NAMES[self.lowered], "have": have, "need": 1}

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C20"

    def rank(self) -> int:
        return LAST


@dataclass(frozen=True)
class ProduceMetalOfSite(Effect):
    """Raise the production of a metal printed on the space where the card put its tile."""

    def metals(self, s: State, card: int) -> list[int]:
        """The metals printed there."""
        space = s.site.get(card, -1)
        if space < 0:
            return []
        bonus = s.map.bonus[space]
        return [metal for metal in (STEEL, TITANIUM) if bonus[metal - STEEL]]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [RESOURCE[metal] for metal in self.metals(s, card)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        produce(s, seat, SUBJECT[move], 1)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C22"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.metals(s, card)

    def needs(self, s: State, seat: int, card: int) -> int:
        return SITE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return PRODUCTION
