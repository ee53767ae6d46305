"""The action phase: whose turn it is and what they do with it (TM-10.3, TM-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.reason import Reason
from marineris.terraforming import move as m
from marineris.terraforming.flow.change import tell
from marineris.terraforming.state import State

BOTH: Final = 2


@dataclass(frozen=True)
class ActionPhase(Effect):
    """Gives the turn to the next player who has not passed, until all have (TM-10.3)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for step in range(s.seats):
            following = (s.active + step) % s.seats
            if not s.passed >> following & 1:
                s.active = following
                s.push(ACTION_PHASE, -1)
                s.push(FIRST_ACTION, following)
                if s.log is not None:
                    tell(s, "TurnBegan", following)
                return


@dataclass(frozen=True)
class Turn(Effect):
    """An action of a turn: the first, or the second, which may be left out (TM-O7).

    With both taken, where the table wants it, the turn waits to be ended.
    """

    taken: int = 0

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if s.owes_first_action >> seat & 1:
            return [m.USE[s.tableau[seat][0]]]
        if self.taken == BOTH:
            return [m.END]
        found = [m.END if self.taken else m.PASS]
        for kind in s.action_kinds:
            kind.add_moves(s, seat, found)
        found.sort()
        return found

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move == m.PASS:
            s.passed |= 1 << seat
            if s.log is not None:
                tell(s, "Passed", seat)
        if move == m.PASS or move == m.END:
            s.active = (seat + 1) % s.seats
            return
        if self.taken:
            s.push(BOTH_TAKEN if s.rules.confirm_end else END_TURN, seat)
        else:
            s.push(SECOND_ACTION, seat)
        begin_action(s, seat, move)


@dataclass(frozen=True)
class EndTurn(Effect):
    """Both actions are taken."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.active = (seat + 1) % s.seats


ACTION_PHASE: Final = ActionPhase()
FIRST_ACTION: Final = Turn(0)
SECOND_ACTION: Final = Turn(1)
BOTH_TAKEN: Final = Turn(BOTH)
END_TURN: Final = EndTurn()


def begin_action(s: State, seat: int, move: int) -> None:
    """Start an action that is legal."""
    s.kind_of[m.FAMILY[move]].begin(s, seat, m.SUBJECT[move])


def action_reasons(s: State, seat: int, move: int, taken: int) -> list[Reason]:
    """Everything that is wrong with an action, were it this seat's to act."""
    why: list[Reason] = []
    if taken == BOTH and move != m.PASS:
        why.append(Reason("both-actions-taken", "TM-10.3"))
    if s.owes_first_action >> seat & 1 and move != m.USE[s.tableau[seat][0]]:
        why.append(Reason("first-action-first", "TM-O8"))
    if move == m.PASS:
        if taken:
            why.append(Reason("acted-already", "TM-10.3"))
    elif move == m.END:
        if not taken:
            why.append(Reason("not-acted-yet", "TM-10.3"))
    else:
        _kind_reasons(s, seat, move, why)
    return why


def _kind_reasons(s: State, seat: int, move: int, why: list[Reason]) -> None:
    kind = s.kind_of.get(m.FAMILY[move])
    if kind is None:
        why.append(Reason("not-in-this-game", "TM-9.2"))  # it is of an expansion
    else:
        kind.reasons(s, seat, m.SUBJECT[move], why)
