"""Trying a move on a copy, without finding out which actions it would leave.

A trial is only valued, so the list of the actions that come next, which takes long, is not made.
"""

from __future__ import annotations

from typing import Final

from marineris.core.effect import advance, decide
from marineris.terraforming.flow.action_kind import ActionKind
from marineris.terraforming.state import State

NO_KINDS: Final[list[ActionKind]] = []


def try_move(state: State, move: int) -> State:
    """A copy on which a move is made, up to the next question; its turns offer no actions."""
    twin = state.copy()
    twin.blind = True
    if twin.waiting:
        decide(twin, 0, move)
        return twin
    effect, whose, card = twin.stack.pop()
    effect.choose(twin, whose, card, move)
    twin.action_kinds = NO_KINDS
    advance(twin)
    return twin
