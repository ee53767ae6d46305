"""How a question about paying can be answered: every legal way, and three to propose.

The engine asks for one resource after the other and fills the rest with M€ (TM-6.6). Here all its
questions are looked at together, with the bounds that they will have.
"""

from __future__ import annotations

from marineris.core.effect import Effect
from marineris.terraforming.data.card import CARDS, Effects
from marineris.terraforming.data.resource import COUNT, HEAT, MC, NAMES
from marineris.terraforming.flow.generation import HeatForCards
from marineris.terraforming.flow.rating import HeatForFee
from marineris.terraforming.knowledge.types import Means, Payment
from marineris.terraforming.move import SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import OneOf
from marineris.terraforming.vocabulary.effect.payment import Pay, Spend, unit_value

Way = list[int]
"""Units of each of the means, in their order."""


def payment(s: State, seat: int, effect: Effect, card: int) -> Payment | None:
    """The payment that is asked about, if it is one; `card` is what is paid, or -1."""
    stock = seat * COUNT
    money = s.stock[stock]
    heat = s.stock[stock + HEAT]
    if isinstance(effect, Pay):
        means = [_means(s, seat, effect, what) for what in effect.accepts]
        found = _payment(effect.cost, money, means, _ways(s, seat, effect, []))
    elif isinstance(effect, HeatForCards):
        cost = s.card_price[seat] * len(s.chosen[seat])
        found = _payment(cost, money, [_heat(heat)], [_range(s, seat)])
    elif isinstance(effect, HeatForFee):
        # It is set aside already, with as much M€ as there were.
        means = [_heat(heat + effect.cost - effect.money)]
        found = _payment(effect.cost, money + effect.money, means, [_range(s, seat)])
    else:
        return None
    found["proposals"] = _proposals(found, _wanted(s, seat, card))
    return found


def _payment(cost: int, money: int, means: list[Means], ways: list[list[int]]) -> Payment:
    return {"cost": cost, "money": money, "means": means, "ways": ways, "proposals": {}}


def _means(s: State, seat: int, pay: Pay, what: int) -> Means:
    value = unit_value(s, seat, what)
    return {"resource": NAMES[what], "value": value, "have": pay.units(s, seat, what)}


def _heat(have: int) -> Means:
    return {"resource": NAMES[HEAT], "value": 1, "have": have}


def _range(s: State, seat: int) -> list[int]:
    options = s.moves_of(seat)
    return [SUBJECT[options[0]], SUBJECT[options[-1]]]


def _ways(s: State, seat: int, pay: Pay, begun: list[int]) -> list[list[int]]:
    rest = pay.accepts[1:]
    if pay.cost <= 0:  # nothing is left to pay, so nothing more is asked for
        return [[*begun, 0, *[0 for _ in pay.accepts]]]
    least, most = pay.bounds(s, seat)
    if not rest:
        return [[*begun, least, most]]
    value = unit_value(s, seat, pay.accepts[0])
    found: list[list[int]] = []
    for units in range(least, most + 1):
        left = Pay(pay.cost - units * value, rest, pay.kept_heat, pay.kept_money)
        found += _ways(s, seat, left, [*begun, units])
    return found


# ------------------------------------------------------------------------------- what to propose


def _wanted(s: State, seat: int, card: int) -> dict[str, int]:
    """What actions that can still be used will have to be paid with."""
    wanted: dict[str, int] = {}
    cards = [one for one in s.tableau[seat] if one not in s.used]
    for one in [*cards, card] if card >= 0 else cards:
        _add_spent(CARDS[one].action, wanted)
    return wanted


def _add_spent(effects: Effects, wanted: dict[str, int]) -> None:
    for effect in effects:
        if isinstance(effect, Spend) and effect.resource != MC:
            name = NAMES[effect.resource]
            wanted[name] = max(wanted.get(name, 0), effect.amount)
        elif isinstance(effect, OneOf):
            for branch in effect.branches:
                _add_spent(branch, wanted)


def _proposals(bill: Payment, wanted: dict[str, int]) -> dict[str, Way]:
    """The best way of each kind: lower figures are better, the first one counts most."""
    best: dict[str, tuple[tuple[int, ...], Way]] = {}
    for found in bill["ways"]:
        for last in range(found[-2], found[-1] + 1):
            way = [*found[:-2], last]
            for name, score in _scores(bill, way, wanted).items():
                if name not in best or score < best[name][0]:
                    best[name] = (score, way)
    return {name: way for name, (_, way) in best.items()}


def _scores(bill: Payment, way: Way, wanted: dict[str, int]) -> dict[str, tuple[int, ...]]:
    paid = heat = metal = missed = 0
    for means, units in zip(bill["means"], way, strict=True):
        paid += means["value"] * units
        if means["resource"] == NAMES[HEAT]:
            heat += units
        else:
            metal += units
        keep = min(means["have"], wanted.get(means["resource"], 0))
        missed += max(0, keep - (means["have"] - units))
    waste = max(0, paid - bill["cost"])
    rest = max(0, bill["cost"] - paid)
    return {
        "suggested": (waste, missed, heat, rest),
        "save_money": (rest, waste, heat),
        "save_metal": (metal, heat, waste),
    }
