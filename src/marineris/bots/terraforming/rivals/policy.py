"""The quick judgement against rivals: each action by half greedy's value and half the fitted leaf.

Greedy alone counts too little what lasts, the leaf alone too little what is at hand: it would found
city after city. Questions that follow from actions are answered as greedy answers them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marineris.bots.terraforming.greedy import HASTE, Thought
from marineris.bots.terraforming.rivals.leaf import Leaf
from marineris.terraforming import move as m
from marineris.terraforming.data.parameter import GOAL, TEMPERATURE
from marineris.terraforming.data.project import SELL_PATENTS
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.state import State

MIX: Final = 0.5
"""The share of the leaf."""


class Ranked(NamedTuple):
    """An action with what it gains, for its price if it gains something."""

    score: float
    move: int


def quick_move(state: State, seat: int) -> int:
    """The best move of any question, as far as this can be seen at once."""
    thought = Thought(state, seat)
    frame = state.question(seat)
    assert frame is not None
    if not isinstance(frame[0], Turn):
        return thought.move()
    return best_of(state, seat, ranked_actions(thought))


def best_of(state: State, seat: int, ranked: list[Ranked]) -> int:
    """The first action that gains something; without any, pass or end the turn."""
    return ranked[0].move if ranked and ranked[0].score > 0 else state.moves_of(seat)[0]


def ranked_actions(thought: Thought) -> list[Ranked]:
    """Every action that is not pass, the best first."""
    state, seat = thought.state, thought.seat
    leaf = Leaf(state, seat)
    greedy_now, leaf_now, purse = thought.value(state), leaf.margin(state), thought.funds(state)
    skipped = {m.PASS, m.END, m.PROJECT[SELL_PATENTS]}
    if state.parameter[TEMPERATURE] >= GOAL[TEMPERATURE]:
        skipped.add(m.CONVERT_HEAT)  # it would warm nothing
    found: list[Ranked] = []
    for move in state.moves_of(seat):
        if move in skipped:
            continue
        twin = thought.outcome(state, move)
        gain = (1 - MIX) * (thought.value(twin) - greedy_now)
        gain += MIX * (leaf.margin(twin) - leaf_now)
        if gain > 0:
            gain /= HASTE + max(0, purse - thought.funds(twin))
        found.append(Ranked(gain, move))
    found.sort(key=lambda one: (-one.score, one.move))
    return found
