"""Raising ratings and parameters, and the fee that each step of rating may cost (TU-9.4).

The fee is taken where the step is made, in the middle of whatever makes it. M€ go first; who may
pay with heat is asked afterwards, once for all steps, how much of it to pay that way (TU-9.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.terraforming.data import parameter
from marineris.terraforming.data.resource import COUNT, HEAT, MC
from marineris.terraforming.flow.change import gain, tell
from marineris.terraforming.move import AMOUNT, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import NOWHERE, stock_of

MANY_STEPS: Final = 5
"""No card brings more steps of rating at once."""


def raise_rating(s: State, seat: int, steps: int) -> None:
    """Raise a terraform rating (TM-3.8), as far as the fee on it can be paid."""
    if s.rating_fee:
        steps = _pay_fee(s, seat, steps)
        if steps == 0:
            return
    s.rating[seat] += steps
    s.raised |= 1 << seat
    if s.log is not None and steps:
        tell(s, "RatingChanged", seat, amount=steps)


def purse_of(s: State, seat: int) -> int:
    """The stocks that a fee is paid with."""
    found = stock_of(MC, seat)
    return found | stock_of(HEAT, seat) if s.pays_with_heat >> seat & 1 else found


def needs_of_steps(s: State, seat: int) -> int:
    """The stocks that decide whether steps of rating are made, where some may stay unpaid."""
    if s.rating_fee == 0 or s.rating_reserve:
        return NOWHERE
    base = seat * COUNT
    heat = s.stock[base + HEAT] if s.pays_with_heat >> seat & 1 else 0
    is_enough = s.stock[base] + heat >= s.rating_fee * MANY_STEPS
    return NOWHERE if is_enough else purse_of(s, seat)


def _pay_fee(s: State, seat: int, steps: int) -> int:
    """Pay for steps of rating; returns how many could be paid for."""
    base = seat * COUNT
    heat = s.stock[base + HEAT] if s.pays_with_heat >> seat & 1 else 0
    paid = min(steps, (s.stock[base] + heat) // s.rating_fee)
    if paid < steps:
        tell(s, "RatingNotRaised", seat, steps=steps - paid)
    if paid <= 0:
        return 0
    cost = paid * s.rating_fee
    money = min(cost, s.stock[base])
    if heat:
        _owe(s, seat, cost, money)
    else:
        tell(s, "RatingFeePaid", seat, cost=cost)
        gain(s, seat, MC, -money)
    return paid


def _owe(s: State, seat: int, cost: int, money: int) -> None:
    """Set aside a fee that heat may pay a part of; a fee that is owed already grows."""
    base = seat * COUNT
    s.stock[base] -= money
    s.stock[base + HEAT] -= cost - money
    for i, (effect, whose, card) in enumerate(s.stack):
        if whose == seat and isinstance(effect, HeatForFee):
            s.stack[i] = (HeatForFee(effect.cost + cost, effect.money + money), seat, card)
            return
    s.push(HeatForFee(cost, money), seat)


@dataclass(frozen=True)
class HeatForFee(Effect):
    """How much of a fee to pay with heat. It is set aside already: so much M€, the rest heat."""

    cost: int
    money: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        least = self.cost - self.money
        return AMOUNT[least : min(self.cost, least + s.stock[seat * COUNT + HEAT]) + 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        heat = SUBJECT[move]
        base = seat * COUNT
        s.stock[base] += self.money
        s.stock[base + HEAT] += self.cost - self.money
        tell(s, "RatingFeePaid", seat, cost=self.cost)
        gain(s, seat, MC, heat - self.cost)
        gain(s, seat, HEAT, -heat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C5"


def raise_oceans(s: State, seat: int) -> None:
    """An ocean has been placed."""
    s.parameter[parameter.OCEANS] += 1
    if s.log is not None:
        tell(s, "ParameterRaised", seat, parameter="oceans", level=s.parameter[parameter.OCEANS])
    raise_rating(s, seat, 1)


def raise_one_step(s: State, seat: int, which: int) -> bool:
    """Raise temperature or oxygen a step, with the rating; False if it is at its goal (TM-3.3)."""
    if s.parameter[which] >= parameter.GOAL[which]:
        return False
    s.parameter[which] += parameter.STEP[which]
    if s.log is not None:
        tell(
            s,
            "ParameterRaised",
            seat,
            parameter=parameter.NAMES[which],
            level=s.parameter[which],
        )
    raise_rating(s, seat, 1)
    return True
