"""`analyse`: the grades of a record's decisions, one after the other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

import marineris
from marineris.analysis.decision import Decision, decisions_of
from marineris.analysis.grade import Grade, grade_of
from marineris.bots.advising import advise
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.terraforming.state import State

NODES: Final = 48
"""The usual budget for a decision; one that may be a blunder takes up to twice as much."""


def analyse(
    record: Record,
    *,
    nodes: int = NODES,
    seed: int = 0,
    seats: Collection[int] | None = None,
    first: int = 1,
    last: int | None = None,
    known: Iterable[Grade] = (),
) -> Iterator[Grade]:
    """Grade the decisions of a record, one after the other.

    `nodes` is the budget for each, `seed` gives other deals. `seats` and the moves from `first` to
    `last` choose decisions; all of them, if nothing is said. Grades in `known`, of the same record
    and budget, are not computed again. Raises `BadRecord` or `IllegalMove` if the record cannot be
    played, before the first grade, and `NoAdvice` where a game has no advice.
    """
    grader = Grader(record, nodes, seed)
    done = {grade.number: grade for grade in known}
    for decision in grader.decisions(seats, first, last):
        yield done.get(decision.number) or grader.grade(decision)


class Grader:
    """Grades the decisions of one record, in any order; ascending numbers are fastest."""

    def __init__(self, record: Record, nodes: int = NODES, seed: int = 0) -> None:
        self.record = record
        self.nodes = nodes
        self.seed = seed
        self._rules = marineris.rules_of(record.game)
        self._game = self._start()
        self._at = 0

    def _start(self) -> Game[Any]:
        return Game.from_record(self._rules, self.record)

    def decisions(
        self, seats: Collection[int] | None = None, first: int = 1, last: int | None = None
    ) -> list[Decision]:
        """The decisions of some seats, from one move to another."""
        until = len(self.record.moves) if last is None else last
        return [
            one
            for one in decisions_of(self._start(), self.record)
            if first <= one.number <= until and (seats is None or one.seat in seats)
        ]

    def position(self, number: int) -> Game[Any]:
        """The game before a move, by the number of the move."""
        if number - 1 < self._at:
            self._game, self._at = self._start(), 0
        while self._at < number - 1:
            self._game.play(*self.record.moves[self._at])
            self._at += 1
        return self._game

    def grade(self, decision: Decision) -> Grade:
        """The grade of a decision, by what its seat knew."""
        game = self.position(decision.number)
        seat = decision.seat
        asked = game.decision(seat)
        assert asked is not None
        plan = [game.rules.catalogue.move(name) for name in decision.moves]
        advice = advise(game, seat, nodes=self.nodes, seed=self.seed, asked=[plan])
        return grade_of(decision, str(asked["question"]), stage_of(game), advice)


def stage_of(game: Game[Any]) -> int:
    """The generation, or the round of Mars 2049."""
    state = game.state
    return state.generation if isinstance(state, State) else int(state.round)
