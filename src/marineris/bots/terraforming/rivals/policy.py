"""The quick policy against rivals: the judgement of one decision as plain functions."""

from __future__ import annotations

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.rivals.judgement import Judgement
from marineris.bots.terraforming.rivals.judgement import Ranked as Ranked
from marineris.terraforming.state import State


def quick_move(state: State, seat: int) -> int:
    """The best move of any question, as far as this can be seen at once."""
    return Judgement(state, seat).move()


def ranked_actions(thought: Thought) -> list[Ranked]:
    """Every action that is not pass, the best first."""
    return Judgement(thought.state, thought.seat).ranked()


def best_of(state: State, seat: int, ranked: list[Ranked]) -> int:
    """The first action that gains something; without any, pass or end the turn."""
    return Judgement(state, seat).best_of(ranked)
