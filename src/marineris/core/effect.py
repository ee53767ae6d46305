"""Effects on a stack: how every decision of every game flows.

A state holds a stack of frames, each an effect, the seat it happens to and the card it comes from.
`advance` looks at the top one: a *closed* effect (nothing left to choose) happens at once and may
push more; an *open* one is the question now asked of its seat. Answering pops the question; what
follows from the answer is pushed. So a game can be copied or saved in the middle of anything.

Where several seats decide at once, each has a stack of its own (`together`). Its effects touch only
what belongs to that seat, so the outcome does not depend on who answers first.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.core.catalogue import Catalogue
from marineris.core.event import Event, settle
from marineris.core.part import Part
from marineris.core.reason import Reason
from marineris.core.types import Cause

# When the effects of one card happen: those that only help come first, then those with choices in
# the order their player likes, and what must be given up last, when it is easiest to bear.
QUIET: Final = 0
LOUD: Final = 1
LAST: Final = 2


class Effect:
    """One kind of thing that can happen: a frozen record of its fields with these methods.

    `seat` is whose effect it is, `card` the card it comes from (-1 for none). `state` is untyped
    here and the game's own state in each kind: a generic class could not be compiled.
    """

    def options(self, state: Any, seat: int, card: int) -> list[int] | None:
        """The legal moves, sorted; None when nothing is left to choose; [] when it fizzles."""
        return None

    def asks_always(self) -> bool:
        """Whether to ask even when there is only one option, because people want to see it."""
        return False

    def is_formality(self, options: list[int]) -> bool:
        """Whether the question only hides that the seat has no choice.

        Such a question is asked so that being asked tells the others nothing. Its one answer can be
        given for the player.
        """
        return False

    def choose(self, state: Any, seat: int, card: int, move: int) -> None:
        """The question is answered by one of its options; the frame is off the stack already."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def apply(self, state: Any, seat: int, card: int) -> None:
        """The closed effect happens; the frame is off the stack already."""
        raise AssertionError(f"{type(self).__name__} cannot happen by itself")

    def foresee(self, state: Any, seat: int, card: int, outlook: Any) -> None:
        """Add what it will do to an outlook, for rules that have to know beforehand."""

    def can_block(self) -> bool:
        """Whether `blocking_code` is ever anything but 0."""
        return False

    def blocking_code(self, state: Any, seat: int, card: int) -> int:
        """A reason code if what has this effect may not be used now, else 0."""
        return 0

    def figures(self, state: Any, seat: int, card: int) -> dict[str, object]:
        """What was compared to find that code, to explain it with."""
        return {}

    def rule(self, state: Any, seat: int, card: int, move: int) -> str:
        """The rule by which a move of the kind asked for is not among the options."""
        return ""

    def refusal(self, state: Any, seat: int, card: int, move: int) -> list[Reason]:
        """Everything wrong with such a move, where there is more to say than one rule."""
        return []

    def is_idle(self, state: Any, seat: int, card: int) -> bool:
        """Whether it could do nothing now: such a branch of a choice is not offered."""
        return self.blocking_code(state, seat, card) != 0

    def needs(self, state: Any, seat: int, card: int) -> int:
        """What its choices and its outcome depend on, as bits that the game defines."""
        return -1

    def changes(self, state: Any, seat: int, card: int, again: bool = False) -> int:
        """What it may change, as such bits; `again`: now, or later when it comes once more."""
        return -1

    def rank(self) -> int:
        """QUIET, LOUD or LAST among the effects of one card."""
        return LOUD

    def canonical(self, state: Any, seat: int, card: int, options: list[int]) -> list[int]:
        """Of the options, those that a program needs to look at; see `Selection`."""
        return options


Frame = tuple[Effect, int, int]


class BaseState:
    """What the core needs of a game's state. A game derives its own from it, once."""

    def __init__(self, seats: int, rng: int, source: BaseState | None = None) -> None:
        self.seats = seats
        self.rng = rng
        self.log: list[Event] | None = None
        self.stack: list[Frame] = []
        self.own_stack: list[list[Frame]] = []
        self.waiting = 0
        self.picks: list[tuple[int, ...]] = []
        """For each seat the moves picked so far in an unfinished `Selection`, sorted."""
        self.unpicked: list[int] = []
        """For each seat how many picks of that selection it has taken back."""
        self.reveals = -1
        """How often hidden information has been revealed: undo stops there. -1 in a game that does
        not count; it has no undo."""
        self.parts: list[Part] = []
        """What the expansions in play add, in their order."""
        # The question being asked: derived from the stacks, kept so that it is computed once.
        # Lists of options are never changed in place, so copies may share them.
        self.asked = -1
        self.options: list[int] = []
        self.own_options: list[list[int]] = []
        if source is None:
            self.own_stack = [[] for _ in range(seats)]
            self.own_options = [[] for _ in range(seats)]
            self.picks = [()] * seats
            self.unpicked = [0] * seats
        else:
            self.stack = source.stack[:]
            self.own_stack = [frames[:] for frames in source.own_stack]
            self.waiting = source.waiting
            self.picks = source.picks[:]
            self.unpicked = source.unpicked[:]
            if source.parts:
                self.parts = [part.copy() for part in source.parts]
            self.asked = source.asked
            self.options = source.options
            self.own_options = source.own_options[:]
        self._running = self.stack

    def catalogue(self) -> Catalogue:
        """The moves of the game."""
        raise NotImplementedError

    def push(self, effect: Effect, seat: int, card: int = -1) -> None:
        """Put an effect on top of the stack that is running."""
        self._running.append((effect, seat, card))

    def tell(self, name: str, seat: int, **facts: object) -> None:
        """Log something that everybody may see, if there is a log."""
        if self.log is not None:
            self.log.append(Event(name, seat, facts))

    def cause(self, effect: Effect, card: int) -> Cause:
        """What is behind the events of an effect; a game knows the card by its id."""
        return {"kind": "effect", "id": type(effect).__name__}

    def together(self, effect: Effect, seats: int) -> None:
        """Ask every seat of a bit mask at once; the main stack goes on when all have answered."""
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.own_stack[seat].append((effect, seat, -1))
        self.waiting |= seats

    def is_over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack and self.waiting == 0

    def to_act(self) -> list[int]:
        """The seats that have a question to answer, lowest first; several decide at once."""
        if self.waiting:
            return [seat for seat in range(self.seats) if self.waiting >> seat & 1]
        return [self.asked] if self.asked >= 0 else []

    def moves_of(self, seat: int) -> list[int]:
        """The legal moves of a seat: sorted, unique, empty only if it is not to act."""
        if self.waiting:
            return self.own_options[seat] if self.waiting >> seat & 1 else []
        return self.options if seat == self.asked else []

    def canonical_moves_of(self, seat: int) -> list[int]:
        """The legal moves of a seat without those that only reorder or take back picks.

        They reach every outcome that the legal moves reach; never empty if the seat is to act.
        """
        if self.waiting:
            if not self.waiting >> seat & 1:
                return []
            effect, whose, card = self.own_stack[seat][-1]
            return effect.canonical(self, whose, card, self.own_options[seat])
        if seat != self.asked:
            return []
        effect, whose, card = self.stack[-1]
        return effect.canonical(self, whose, card, self.options)

    def question(self, seat: int) -> Frame | None:
        """The frame that asks this seat now."""
        if self.waiting:
            return self.own_stack[seat][-1] if self.waiting >> seat & 1 else None
        return self.stack[-1] if seat == self.asked else None

    def is_formality(self, seat: int) -> bool:
        """Whether the seat is asked something that leaves it no choice, for secrecy alone."""
        frame = self.question(seat)
        return frame is not None and frame[0].is_formality(self.moves_of(seat))


def decide(state: BaseState, seat: int, move: int) -> None:
    """Answer the question of a seat with one of its legal moves, and go on to the next question."""
    if state.waiting:
        stack = state.own_stack[seat]
        state._running = stack
        effect, whose, card = stack.pop()
        effect.choose(state, whose, card, move)
        if state.log:
            settle(state.log, state.cause(effect, card))
        _settle(state, seat)
        if state.waiting == 0:
            advance(state)
    else:
        effect, whose, card = state.stack.pop()
        effect.choose(state, whose, card, move)
        if state.log:
            settle(state.log, state.cause(effect, card))
        advance(state)


def advance(state: BaseState) -> None:
    """Let happen what can happen without a decision, up to the next question or the end."""
    state.asked = -1
    while True:
        state._running = state.stack
        state.options = _run(state, state.stack)
        if state.options:
            state.asked = state.stack[-1][1]
            return
        if state.waiting == 0:
            return
        for seat in range(state.seats):
            if state.waiting >> seat & 1:
                _settle(state, seat)
        if state.waiting:
            return


def resume(state: BaseState) -> None:
    """Go on with a state that was put together, up to its question.

    Seats that choose at once have theirs already, and the main stack waits for them.
    """
    if state.waiting == 0:
        advance(state)


def _settle(state: BaseState, seat: int) -> None:
    """Run a seat's own stack up to its next question; an empty one waits no longer."""
    state._running = state.own_stack[seat]
    state.own_options[seat] = _run(state, state._running)
    if not state._running:
        state.waiting &= ~(1 << seat)
    state._running = state.stack


def _run(state: BaseState, stack: list[Frame]) -> list[int]:
    """Run a stack up to its next question, and return that question's options.

    Without any: the stack is empty, or the main stack has asked several seats at once.
    """
    was_waiting = state.waiting
    log = state.log
    while stack:
        effect, seat, card = stack[-1]
        options = effect.options(state, seat, card)
        if options is None:
            stack.pop()
            effect.apply(state, seat, card)
            if log:
                settle(log, state.cause(effect, card))
            if state.waiting != was_waiting:
                return []
        elif len(options) > 1 or (options and effect.asks_always()):
            return options
        else:
            stack.pop()
            if options:
                effect.choose(state, seat, card, options[0])
                if log:
                    settle(log, state.cause(effect, card))
    return []
