"""Whether a card can be played although one of its demands is not met yet (TM-O9).

The player chooses the order of a card's effects and of what they trigger, so what the card gains
may pay for what it gives up. Rather than predict that, the card is played on a copy. This is rare:
it happens only when something could supply just what is missing.
"""

from __future__ import annotations

from typing import Final

from marineris.core.effect import Effect, advance, decide
from marineris.terraforming.card import READINGS
from marineris.terraforming.effect.payment import Spend
from marineris.terraforming.effect.stock import DecreaseAny, Produce
from marineris.terraforming.play import EnterPlay
from marineris.terraforming.resource import COUNT
from marineris.terraforming.state import State

MOST_BRANCHES: Final = 200
"""Decisions looked at before a play is called impossible; a card makes a handful."""


def need_of(effect: Effect) -> int:
    """What a demand asks for, as bits: productions first, then stocks."""
    if isinstance(effect, (Produce, DecreaseAny)):
        return 1 << effect.resource
    if isinstance(effect, Spend):
        return 1 << (COUNT + effect.resource)
    return 0


def is_rescued(s: State, seat: int, card: int, demand: Effect) -> bool:
    """Whether some order of the card's effects meets a demand that is not met now."""
    supply = READINGS[card].gains | s.helps[seat]
    if need_of(demand) & supply == 0:
        return False
    trial = s.copy()
    trial.stack.clear()
    trial.hand[seat].remove(card)
    trial.push(EnterPlay(), seat, card)
    advance(trial)
    return _has_way_out(trial, [MOST_BRANCHES])


def _has_way_out(trial: State, budget: list[int]) -> bool:
    if trial.stuck:
        return False
    if trial.is_over():
        return True
    for move in trial.canonical_moves_of(trial.asked):
        budget[0] -= 1
        if budget[0] < 0:
            return False
        branch = trial.copy()
        decide(branch, trial.asked, move)
        if _has_way_out(branch, budget):
            return True
    return False
