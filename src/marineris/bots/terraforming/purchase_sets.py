"""Purchases as whole sets of cards: which to try, and how a set is picked card by card."""

from __future__ import annotations

from collections.abc import Iterable

from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.flow.generation import Buy
from marineris.terraforming.flow.setup import ChooseStartCards
from marineris.terraforming.state import State


def is_purchase(s: State, seat: int) -> bool:
    """Whether a seat is asked which cards to buy."""
    frame = s.question(seat)
    return frame is not None and isinstance(frame[0], (Buy, ChooseStartCards))


def toggled_sets(own: list[int], tried: Iterable[int]) -> list[list[int]]:
    """A set of cards, the same with one of the others or without one of its own, and none."""
    base = sorted(own)
    found = [base]
    for card in tried:
        changed = [one for one in base if one != card] if card in own else sorted([*base, card])
        found.append(changed)
    if [] not in found:
        found.append([])
    return found


def begin_again(s: State, seat: int) -> None:
    """Take back what a seat has picked so far, on a copy."""
    frame = s.question(seat)
    if frame is None or not s.picks[seat]:
        return
    effect, whose, card = frame
    s.picks[seat] = ()
    options = effect.options(s, whose, card) or []
    if s.waiting:
        s.own_options[seat] = options
    else:
        s.options = options


def apply_purchase(s: State, seat: int, chosen: Iterable[int]) -> None:
    """Buy a set of cards on a copy, as far as the money goes."""
    begin_again(s, seat)
    for card in sorted(chosen):
        if not is_purchase(s, seat):
            return
        if m.CARD[card] in s.moves_of(seat):
            decide(s, seat, m.CARD[card])
    if is_purchase(s, seat) and m.DONE in s.moves_of(seat):
        decide(s, seat, m.DONE)


def next_pick(s: State, seat: int, chosen: Iterable[int]) -> int:
    """The next pick of a purchase, whatever has been picked already; then done."""
    options = s.canonical_moves_of(seat)
    picked = s.picks[seat]
    left = [m.CARD[card] for card in chosen if m.CARD[card] not in picked]
    fitting = [move for move in left if move in options]
    if fitting:
        return min(fitting)
    return m.DONE if m.DONE in options else options[0]
