"""Playing a solo game on to its end, nearly as the policy would, in about half the time.

Within a generation an action is hardly ever worth more than it was an action ago. So only what was
best is looked at again, and the rest when nothing else gains anything.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.policy import LEAST_GAIN, Ranked, SoloPolicy, SoloThought
from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import has_won_alone
from marineris.terraforming.state import State

MOST_MOVES: Final = 3000
"""A backstop."""


class Playout:
    """One game played on."""

    def __init__(self, policy: SoloPolicy) -> None:
        self._policy = policy
        self._generation = -1
        self._scores: dict[int, float] = {}
        """What actions of this generation scored when they were last looked at."""
        self._is_done = False
        """Nothing gained anything, and nothing has happened since."""

    def finish(self, s: State) -> None:
        """Play to the end, or until the game is won."""
        for _ in range(MOST_MOVES):
            moves = s.canonical_moves_of(0)
            if not moves or has_won_alone(s):
                return
            decide(s, 0, moves[0] if len(moves) == 1 else self._move(s))

    def _move(self, s: State) -> int:
        frame = s.question(0)
        assert frame is not None
        if not isinstance(frame[0], Turn):
            return self._policy.move(s)
        if s.generation != self._generation:
            self._generation = s.generation
            self._scores = {}
            self._is_done = False
        options = s.moves_of(0)
        if self._is_done and options[0] == m.PASS:
            return m.PASS
        thought = self._policy.thought(s)
        best = self._best(thought, options)
        if best is not None:
            self._is_done = False
            return best.move
        move = thought.without_gain()
        self._is_done = move == m.END
        return move

    def _best(self, thought: SoloThought, options: list[int]) -> Ranked | None:
        """The best action that gains anything, if those that were worse are worse still."""
        best: Ranked | None = None
        stale: list[tuple[float, int]] = []
        for move in options:
            if thought.is_skipped(move):
                continue
            known = self._scores.get(move)
            if known is None:
                best = self._better(best, thought.rank(move))
            else:
                stale.append((-known, move))
        stale.sort()
        for minus, move in stale:
            if best is not None and -minus < best.score:
                break
            best = self._better(best, thought.rank(move))
        return best

    def _better(self, best: Ranked | None, one: Ranked) -> Ranked | None:
        self._scores[one.move] = one.score
        if one.gain <= LEAST_GAIN or (best is not None and best.score >= one.score):
            return best
        return one
