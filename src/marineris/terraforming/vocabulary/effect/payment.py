"""Paying: with M€, and with steel, titanium or heat where they are accepted (TM-6.5, TM-6.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import LAST, Effect
from marineris.core.reason import Reason
from marineris.terraforming import reason_code
from marineris.terraforming.data import tag
from marineris.terraforming.data.card import CARDS, READINGS, Effects
from marineris.terraforming.data.resource import COUNT, HEAT, MC, NAMES, STEEL, TITANIUM
from marineris.terraforming.flow.change import gain
from marineris.terraforming.flow.outlook import Outlook
from marineris.terraforming.flow.rating import purse_of
from marineris.terraforming.move import AMOUNT, MOST_AMOUNT, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import NOWHERE

MONEY_ONLY: Final[tuple[int, ...]] = ()


def unit_value(s: State, seat: int, what: int) -> int:
    """What one unit is worth in M€ where it is accepted."""
    return 1 if what == HEAT else s.metal_value[2 * seat + what - STEEL]


def price(s: State, seat: int, card: int) -> int:
    """What playing a card costs this seat now: printed cost less discounts (TM-11.A3, TM-O6)."""
    base = seat * tag.STRIDE
    discount = s.discount
    literal = CARDS[card]
    cost = literal.cost - discount[base + tag.ANY] - s.next_discount[seat]
    for one in literal.tags:
        cost -= discount[base + one]
    return cost if cost > 0 else 0


def money(s: State, seat: int, kept_heat: int = 0) -> int:
    """What a seat can pay where only M€ are accepted."""
    total = s.stock[seat * COUNT]
    if s.pays_with_heat >> seat & 1:
        heat = s.stock[seat * COUNT + HEAT] - kept_heat
        if heat > 0:
            total += heat
    return total


def purse(s: State, seat: int, card: int) -> int:
    """What a seat can pay towards playing a card, all accepted resources together (TM-6.7)."""
    reading = READINGS[card]
    total = money(s, seat, reading.heat_spent) if s.pays_with_heat else s.stock[seat * COUNT]
    if reading.takes_steel:
        total += s.stock[seat * COUNT + STEEL] * s.metal_value[2 * seat]
    if reading.takes_titanium:
        total += s.stock[seat * COUNT + TITANIUM] * s.metal_value[2 * seat + 1]
    return total


def can_bear(s: State, seat: int, effects: Effects, card: int) -> bool:
    """Whether the fee on all the steps of rating that effects will bring can be paid with them."""
    return fee_gap(s, seat, effects, card, 0, 0) <= 0


def fee_gap(
    s: State, seat: int, effects: Effects, card: int, cost: int, metal: int, heat: int = 0
) -> int:
    """M€ that a seat lacks to pay a cost, and then the fee on what effects will raise.

    `metal` is what can be paid towards the cost with metal, `heat` is taken besides. Without any
    step of rating to come there is no gap: then the cost alone decides.
    """
    outlook = Outlook(s)
    for effect in effects:
        effect.foresee(s, seat, card, outlook)
    if outlook.steps <= 0:
        return 0
    if outlook.metal >= 0:
        metal += s.stock[seat * COUNT + outlook.metal] * unit_value(s, seat, outlook.metal)
    need = max(0, cost + outlook.money - metal) + outlook.steps * s.rating_reserve
    return need - money(s, seat, heat + outlook.heat)


def fee_reason(s: State, gap: int) -> Reason:
    """The fee on the steps of rating to come cannot be paid."""
    return Reason("rating-too-dear", _fee_rule(s), {"missing": gap})


def _fee_rule(s: State) -> str:
    return "".join(expansion.fee_rule() for expansion in s.expansions)


def fee_ahead(s: State, seat: int, effects: Effects, card: int) -> int:
    """M€ to keep for the steps of rating that effects will bring."""
    if s.rating_reserve == 0:
        return 0
    outlook = Outlook(s)
    for effect in effects:
        effect.foresee(s, seat, card, outlook)
    return outlook.steps * s.rating_reserve


def areas_held(s: State, seat: int, effects: Effects, card: int) -> int:
    """The stocks that decide which steps of rating can be paid, where some cannot (TU-9.7).

    What adds to them may then come before or after a step, as the player likes.
    """
    if s.rating_fee == 0 or s.rating_reserve:
        return NOWHERE
    outlook = Outlook(s)
    for effect in effects:
        effect.foresee(s, seat, card, outlook)
    if outlook.steps * s.rating_fee <= money(s, seat):
        return NOWHERE
    return purse_of(s, seat)


def fee_on_stack(s: State, seat: int, card: int) -> int:
    """M€ to keep for what the same action still has on the stack."""
    if s.rating_reserve == 0:
        return 0
    coming: list[Effect] = []
    for i in range(len(s.stack) - 1, -1, -1):
        effect, whose, source = s.stack[i]
        if whose != seat or source != card:
            break
        coming.append(effect)
    return fee_ahead(s, seat, tuple(coming), card)


def accepted(s: State, seat: int, tags: tuple[int, ...]) -> tuple[int, ...]:
    """The resources besides M€ that a seat has and that cards with these tags accept."""
    found: tuple[int, ...] = ()
    if tag.SPACE in tags and s.stock[seat * COUNT + TITANIUM]:
        found = (TITANIUM,)
    if tag.BUILDING in tags and s.stock[seat * COUNT + STEEL]:
        found = (*found, STEEL)
    if s.pays_with_heat >> seat & 1 and s.stock[seat * COUNT + HEAT]:
        found = (*found, HEAT)
    return found


def charge(
    s: State,
    seat: int,
    cost: int,
    accepts: tuple[int, ...],
    kept_heat: int = 0,
    kept_money: int = 0,
) -> None:
    """Ask for a payment, or take the M€ at once where nothing else is accepted."""
    if cost <= 0:
        return
    if accepts:
        s.push(Pay(cost, accepts, kept_heat, kept_money), seat)
    else:
        gain(s, seat, MC, -cost)


def charge_money(s: State, seat: int, cost: int, kept_money: int = 0) -> None:
    """Ask for a payment where only M€ are accepted."""
    charge(s, seat, cost, accepted(s, seat, MONEY_ONLY), 0, kept_money)


@dataclass(frozen=True)
class Pay(Effect):
    """Pay a cost: how much of each accepted resource is asked in turn, the rest is M€."""

    cost: int
    accepts: tuple[int, ...]
    kept_heat: int = 0
    """Heat that must be left for what follows."""
    kept_money: int = 0
    """M€, or heat that is money, that must be left for what follows."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if self.cost <= 0 or not self.accepts:
            return None
        low, high = self.bounds(s, seat)
        return AMOUNT[low : high + 1]

    def bounds(self, s: State, seat: int) -> tuple[int, int]:
        """The least and the most units of the resource asked for that may be paid."""
        what = self.accepts[0]
        rest = s.stock[seat * COUNT] - self.kept_money
        for other in self.accepts[1:]:
            rest += self.units(s, seat, other) * unit_value(s, seat, other)
        value = unit_value(s, seat, what)
        have = self.units(s, seat, what)
        if what == HEAT and self.kept_money:  # which of the two is kept does not matter
            rest = s.stock[seat * COUNT]
        least = -((rest - self.cost) // value) if self.cost > rest else 0
        most = have if s.rules.wasteful_payment else min(have, -(-self.cost // value))
        if what == HEAT and self.kept_money:
            most = min(most, have + rest - self.kept_money)
        return least, min(most, MOST_AMOUNT)

    def units(self, s: State, seat: int, what: int) -> int:
        """How many units of a resource may be paid with."""
        units = s.stock[seat * COUNT + what]
        return max(0, units - self.kept_heat) if what == HEAT else units

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        units = SUBJECT[move]
        what = self.accepts[0]
        if units:
            gain(s, seat, what, -units)
        left = self.cost - units * unit_value(s, seat, what)
        charge(s, seat, left, self.accepts[1:], self.kept_heat, self.kept_money)

    def apply(self, s: State, seat: int, card: int) -> None:
        if self.cost > 0:
            gain(s, seat, MC, -self.cost)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        units = SUBJECT[move]
        what = self.accepts[0]
        if self.kept_money:
            least, most = Pay(self.cost, self.accepts, self.kept_heat).bounds(s, seat)
            if least <= units <= most:
                return _fee_rule(s)
        have = s.stock[seat * COUNT + what]
        if what == HEAT:
            return "TM-C6" if have - self.kept_heat < units <= have else "TM-C5"
        is_waste = units > self.bounds(s, seat)[1] < have
        return "TM-O4" if is_waste else "TM-6.6"


@dataclass(frozen=True)
class Spend(Effect):
    """Give up own resources: the cost of an action, or a compulsory loss (TM-8.4).

    M€ may be paid with heat by those who can, and with `also` where the card says so.
    """

    resource: int
    amount: int
    also: int = MC

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return None

    def apply(self, s: State, seat: int, card: int) -> None:
        if self.blocking_code(s, seat, card):
            s.stuck = True
        elif self.resource == MC:
            kept = fee_on_stack(s, seat, card)
            charge(s, seat, self.amount, self._accepts(s, seat), 0, kept)
        else:
            gain(s, seat, self.resource, -self.amount)

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        if self.resource == MC:
            outlook.money += self.amount
            if self.also != MC:
                outlook.metal = self.also
        elif self.resource == HEAT:
            outlook.heat += self.amount

    def _accepts(self, s: State, seat: int) -> tuple[int, ...]:
        if self.also == TITANIUM:
            return accepted(s, seat, (tag.SPACE,))
        return accepted(s, seat, (tag.BUILDING,) if self.also == STEEL else MONEY_ONLY)

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if self.resource != MC:
            short = s.stock[seat * COUNT + self.resource] < self.amount
            return reason_code.STOCK_TOO_LOW if short else 0
        return reason_code.MONEY_TOO_LOW if self._purse(s, seat) < self.amount else 0

    def _purse(self, s: State, seat: int) -> int:
        """What a seat can pay, all that is accepted together (TM-C4)."""
        total = money(s, seat)
        if self.also != MC:
            total += s.stock[seat * COUNT + self.also] * unit_value(s, seat, self.also)
        return total

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        is_money = self.resource == MC
        have = self._purse(s, seat) if is_money else s.stock[seat * COUNT + self.resource]
        return {"resource": NAMES[self.resource], "have": have, "need": self.amount}

    def rank(self) -> int:
        return LAST


@dataclass(frozen=True)
class Convert(Effect):
    """Spend any number of one resource, at least one, for as much of another."""

    spent: int
    gained: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        most = min(s.stock[seat * COUNT + self.spent], MOST_AMOUNT)
        return AMOUNT[1 : most + 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        units = SUBJECT[move]
        gain(s, seat, self.spent, -units)
        gain(s, seat, self.gained, units)

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if s.stock[seat * COUNT + self.spent] else reason_code.STOCK_TOO_LOW

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"resource": NAMES[self.spent], "have": 0, "need": 1}

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-11.E2"
