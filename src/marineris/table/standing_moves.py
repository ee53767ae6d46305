"""The moves that stand at a table; `marineris.core.undo` decides how far back a seat may go."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from marineris.core.game import Game
from marineris.core.question import Question
from marineris.core.undo import Step, last_undoable


@dataclass(frozen=True)
class StandingMove:
    """One move that stands."""

    step: Step
    move: int
    earned: bool = False
    """The clock gave time for it."""
    question: Question | None = None
    """What a person answered with it, to put the move into words."""


class UndoHistory:
    """The moves that stand, in their order."""

    def __init__(self, moves: Iterable[StandingMove] = ()) -> None:
        self._moves = list(moves)
        self._steps = [one.step for one in self._moves]

    def __getitem__(self, index: int) -> StandingMove:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def copy(self) -> UndoHistory:
        """A copy that can grow without touching this one."""
        return UndoHistory(self._moves)

    def add(self, move: StandingMove) -> None:
        """One more move has been made."""
        self._moves.append(move)
        self._steps.append(move.step)

    def last_of(self, seat: int) -> tuple[int, str]:
        """Which move a seat may take back, or -1 and the reason why none."""
        return last_undoable(self._steps, seat)

    def take_back(self, index: int, game: Game[Any]) -> StandingMove:
        """Take a move back: play the others in a new game. Returns the move."""
        undone = self._moves.pop(index)
        del self._steps[index]
        for one in self._moves:
            game.play(one.step.seat, one.move)
        return undone
