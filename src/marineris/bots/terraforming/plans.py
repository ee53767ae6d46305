"""Plans of advice: the moves of one candidate, how they are carried out, and which does nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marineris.bots.study import Plan
from marineris.bots.terraforming.purchase_sets import apply_purchase, is_purchase, toggled_sets
from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.state import State

MOST_SETS: Final = 12
IDLE: Final = ((m.PASS,), (m.END,), (m.DONE,))


def plan_of(moves: Sequence[int], is_set: bool) -> Plan:
    """The plan of some moves. A purchase is a set of cards and an end, in one order."""
    if not is_set:
        return tuple(moves)
    return (*sorted(move for move in moves if move != m.DONE), m.DONE)


def purchase_plans(own: list[int], dealt: list[int]) -> list[Plan]:
    """A set of cards to buy, all of them, those that differ by one, and none."""
    sets = toggled_sets(own, dealt)
    if dealt not in sets:
        sets.insert(1, dealt)
    sets = sets[: MOST_SETS - 1]
    if [] not in sets:
        sets.append([])
    return [plan_of([m.CARD[card] for card in one], True) for one in sets]


def idle_of(plans: Sequence[Plan]) -> Plan | None:
    """The plan that does nothing: pass, end the turn, or take nothing of what is offered."""
    return next((plan for plan in plans if plan in IDLE), None)


def carry_out(s: State, seat: int, plan: Plan) -> None:
    """Make the moves of a plan, as far as they are legal."""
    if is_purchase(s, seat):
        apply_purchase(s, seat, [m.SUBJECT[move] for move in plan if move != m.DONE])
        return
    for move in plan:
        if move in s.moves_of(seat):
            decide(s, seat, move)
