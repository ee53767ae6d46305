"""Whether a card can be played although one of its demands is not met yet (TM-O9).

The player chooses the order of a card's effects and of what they trigger, so what the card gains
may pay for what it gives up. Rather than predict that, the card is played on a copy. This is rare:
it happens only when something could supply just what is missing.
"""

from __future__ import annotations

from typing import Final

from marineris.core.effect import Effect, Frame, advance, decide
from marineris.terraforming.data.card import READINGS, Effects
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.flow.play import EnterPlay
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import Arrange
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import DecreaseAny, Produce

MOST_BRANCHES: Final = 200
"""Decisions looked at before a play is called impossible; a card makes a handful."""


def need_of(effect: Effect) -> int:
    """What a demand asks for, as bits: productions first, then stocks."""
    if isinstance(effect, (Produce, DecreaseAny)):
        return 1 << effect.resource
    if isinstance(effect, Spend):
        return 1 << (COUNT + effect.resource)
    return 0


def is_rescued(s: State, seat: int, card: int, demand: Effect, without: Effects = ()) -> bool:
    """Whether some order of the card's effects meets a demand that is not met now.

    `without` leaves out other effects of the card, to look at this demand alone.
    """
    supply = READINGS[card].gains | s.helps[seat]
    if need_of(demand) & supply == 0:
        return False
    trial = s.copy()
    trial.stack.clear()
    trial.waiting = 0  # whatever is being asked now has no part in it
    trial.picks = [()] * s.seats
    trial.hand[seat].remove(card)
    if without:
        EnterPlay().apply(trial, seat, card)
        trial.stack[:] = _leave_out(trial.stack, card, without)
    else:
        trial.push(EnterPlay(), seat, card)
    advance(trial)
    return _has_way_out(trial, [MOST_BRANCHES])


def unmet_demands(s: State, seat: int, card: int) -> list[Effect]:
    """The demands that keep a card from being played, each of them even if all others were met."""
    unmet = [one for one in READINGS[card].demands if one.blocking_code(s, seat, card)]
    found: list[Effect] = []
    for demand in unmet:
        others = tuple([one for one in unmet if one is not demand])
        if not is_rescued(s, seat, card, demand, others):
            found.append(demand)
    return found or unmet


def _leave_out(frames: list[Frame], card: int, without: Effects) -> list[Frame]:
    """The frames that are left without some effects of a card."""
    found: list[Frame] = []
    for effect, seat, source in frames:
        if isinstance(effect, Arrange):
            rest = _leave_out(list(effect.frames), card, without)
            found += [(Arrange(tuple(rest)), seat, source)] if len(rest) > 1 else rest
        elif source != card or effect not in without:
            found.append((effect, seat, source))
    return found


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
