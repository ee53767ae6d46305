"""Questions that ask for several things: picked one move at a time, in any order.

The picks of a seat are collected in `BaseState.picks` and nothing happens until the answer is
complete, so a pick can be taken back (`unpick …`) and the order of the picks cannot matter: picks
are kept sorted, and `finish` gets them all at once. Picks can be taken back `MOST_UNPICKED` times
in one selection, so that no sequence of moves is endless.

An answer is legal if it has at least `least` and at most `most` picks and no move more often than
its `limit`. Whatever fits these bounds can be picked at any time, so every pick that can still be
part of a legal answer is offered. Where only one answer is legal, nobody is asked.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.core import types
from marineris.core.effect import BaseState, Effect
from marineris.core.reason import Reason

MOST_UNPICKED: Final = 20
"""How many picks of one selection can be taken back."""


class Selection(Effect):
    """A question that several moves answer. A game's effects say from what and how many."""

    def choices(self, state: Any, seat: int, card: int) -> list[int]:
        """All the moves that may be picked, sorted, whatever has been picked so far."""
        raise NotImplementedError

    def repeats(self) -> bool:
        """Whether a move may be picked more than once; then `limit` says how often."""
        return False

    def limit(self, state: Any, seat: int, card: int, move: int) -> int:
        """How often a move may be picked."""
        return 1

    def least(self, state: Any, seat: int, card: int) -> int:
        """How many picks an answer needs, if there are as many to pick from."""
        raise NotImplementedError

    def most(self, state: Any, seat: int, card: int) -> int:
        """How many picks an answer may have."""
        return self.least(state, seat, card)

    def finish(self, state: Any, seat: int, card: int, picks: tuple[int, ...]) -> None:
        """The answer is complete: `picks` are sorted, a move stands there as often as picked."""
        raise NotImplementedError

    def bounds(self, state: Any, seat: int, card: int) -> tuple[int, int]:
        """The fewest and the most picks of a legal answer, given what there is to pick from."""
        return self._bounds(state, seat, card, self.choices(state, seat, card))

    def _bounds(self, state: Any, seat: int, card: int, choices: list[int]) -> tuple[int, int]:
        room = len(choices)
        if self.repeats():
            room = 0
            for move in choices:
                room += self.limit(state, seat, card, move)
        most = min(self.most(state, seat, card), room)
        return min(self.least(state, seat, card), most), most

    def options(self, state: Any, seat: int, card: int) -> list[int] | None:
        s: BaseState = state  # compiled, its fields are found faster than those of anything
        picks = s.picks[seat]
        choices = self.choices(state, seat, card)
        least, most = self._bounds(state, seat, card, choices)
        catalogue = s.catalogue()
        if least == most:
            if picks and len(picks) == most:
                return None  # complete
            if not picks and self._sole_answer(state, seat, card, most) is not None:
                return [catalogue.done] if self.asks_always() else None
        found: list[int] = [catalogue.done] if least < most and len(picks) >= least else []
        if not picks:
            found += choices
            return found
        if len(picks) < most:
            repeats = self.repeats()
            for move in choices:
                if move not in picks or (
                    repeats and picks.count(move) < self.limit(state, seat, card, move)
                ):
                    found.append(move)
        if s.unpicked[seat] < MOST_UNPICKED:
            for move in picks:
                back = catalogue.unpick_of[move]
                if back not in found:
                    found.append(back)
        found.sort()
        return found

    def _sole_answer(self, state: Any, seat: int, card: int, most: int) -> tuple[int, ...] | None:
        """The only legal answer of so many picks, if there is only one."""
        if most == 0:
            return ()
        found: list[int] = []
        choices = self.choices(state, seat, card)
        if len(choices) > most:
            return None
        for move in choices:
            limit = self.limit(state, seat, card, move)
            found += [move] * (min(limit, most) if len(choices) == 1 else limit)
            if len(found) > most:
                return None
        return tuple(found)

    def choose(self, state: Any, seat: int, card: int, move: int) -> None:
        s: BaseState = state
        catalogue = s.catalogue()
        if move == catalogue.done:
            self._complete(s, seat, card)
            return
        picks = list(s.picks[seat])
        taken_back = catalogue.pick_of.get(move, -1)
        if taken_back >= 0:
            picks.remove(taken_back)
            s.unpicked[seat] += 1
        else:
            picks.append(move)
            picks.sort()
        s.picks[seat] = tuple(picks)
        s.push(self, seat, card)  # asks for more, or is complete now

    def _complete(self, s: BaseState, seat: int, card: int) -> None:
        picks = s.picks[seat]
        s.picks[seat] = ()
        s.unpicked[seat] = 0
        if not picks:
            least, most = self.bounds(s, seat, card)
            if least == most:
                picks = self._sole_answer(s, seat, card, most) or ()
        self.finish(s, seat, card, picks)

    def apply(self, state: Any, seat: int, card: int) -> None:
        """The answer is complete, or only one is legal, so that nobody was asked."""
        self._complete(state, seat, card)

    def canonical(self, state: Any, seat: int, card: int, options: list[int]) -> list[int]:
        """Picks in ascending order only, and none taken back.

        After picks in another order, such as a person's, there may be no way on in ascending
        order; then every pick that is left will do.
        """
        s: BaseState = state
        picks = s.picks[seat]
        catalogue = s.catalogue()
        if not picks and options and options[0] == catalogue.done:
            return options  # nothing has been picked, so nothing can be taken back
        forward = options
        if picks:
            forward = [move for move in options if move not in catalogue.pick_of]
        need = self.least(state, seat, card) - len(picks)
        if need > 0:  # unless there are fewer to pick from
            need = self.bounds(state, seat, card)[0] - len(picks)
        if need <= 0 and picks:
            last = picks[-1]
            return [move for move in forward if move >= last or move == catalogue.done] or forward
        room = 0
        found: list[int] = []
        for move in reversed(forward):
            if move == catalogue.done:
                found.append(move)
            elif not picks or move >= picks[-1]:
                room += self.limit(state, seat, card, move) - picks.count(move)
                if room >= need:
                    found.append(move)
        found.reverse()
        return found or forward

    def unpick_reasons(self, state: Any, seat: int, move: int, rule: str) -> list[Reason]:
        """Why a pick cannot be taken back; empty for other moves. `rule` is the game's own."""
        pick: int = state.catalogue().pick_of.get(move, -1)
        if pick < 0:
            return []
        code = "nothing-more-taken-back" if pick in state.picks[seat] else "not-picked"
        return [Reason(code, rule)]

    def as_data(self, state: Any, seat: int, names: list[str]) -> types.Selection:
        """What a client needs to know: how many, what is picked, what can be picked repeatedly."""
        frame = state.question(seat)
        card: int = frame[2]
        picks: tuple[int, ...] = state.picks[seat]
        least, most = self.bounds(state, seat, card)
        asked: types.Selection = {
            "least": least,
            "most": most,
            "picked": [names[move] for move in picks],
        }
        limits = {
            names[move]: self.limit(state, seat, card, move)
            for move in self.choices(state, seat, card)
        }
        if any(limit > 1 for limit in limits.values()):
            asked["limits"] = limits
        return asked


def selection_asked(state: BaseState, seat: int) -> Selection | None:
    """The selection that a seat is making now, if it is making one."""
    frame = state.question(seat)
    if frame is None:
        return None
    effect = frame[0]
    return effect if isinstance(effect, Selection) else None
