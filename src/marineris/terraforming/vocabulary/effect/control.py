"""Effects about effects: choices, conditions, order, the firing of triggers (TM-11.A4, TM-12.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from marineris.core.effect import LAST, QUIET, Effect, Frame
from marineris.core.event import blame
from marineris.core.reason import Reason
from marineris.terraforming import reason_code
from marineris.terraforming.data.card import CARDS, READINGS, Effects
from marineris.terraforming.data.tag import NAMES
from marineris.terraforming.flow.change import tell
from marineris.terraforming.flow.outlook import Outlook
from marineris.terraforming.move import CARD, CHOOSE, FAMILY, IS_CHOOSE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import ANYWHERE, DECK, NOWHERE
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.effect.payment import (
    can_bear,
    fee_ahead,
    fee_gap,
    fee_reason,
)


def push_all(s: State, effects: Effects, seat: int, card: int) -> None:
    """Push effects so that they happen in their order."""
    for i in range(len(effects) - 1, -1, -1):
        s.push(effects[i], seat, card)


def first_blocking_code(s: State, effects: Effects, seat: int, card: int) -> int:
    """The first reason code among effects that keeps them from happening, or 0."""
    for effect in effects:
        code = effect.blocking_code(s, seat, card)
        if code:
            return code
    return 0


def fire(s: State, kind: int, actor: int, subject: int, held: int = NOWHERE) -> list[Frame]:
    """An occasion has come: quiet triggers happen at once, those with a choice are returned.

    The acting player's come first, then the others' in seat order from there (TM-12.1). Quiet ones
    that change an area that is `held` are returned too.
    """
    heard = s.listeners[kind]
    loud: list[Frame] = []
    if not heard:
        return loud
    for step in range(s.seats):
        owner = (actor + step) % s.seats
        for seat, card, trigger in heard:
            if seat != owner:
                continue
            times = trigger.on.times(s, owner, actor, subject)
            source = subject if trigger.on_played_card else card
            for _ in range(times):
                for effect in trigger.effects:
                    if effect.rank() != QUIET or (held and effect.changes(s, owner, source) & held):
                        loud.append((effect, owner, source))
                    elif s.log is None:
                        effect.apply(s, owner, source)
                    else:
                        told = len(s.log)
                        effect.apply(s, owner, source)
                        blame(s.log, told, s.listener_cause(card))
    return loud


def push_loud(s: State, seat: int, frames: list[Frame]) -> None:
    """Push effects with choices; the acting player says in which order they happen."""
    if len(frames) == 1:
        effect, whose, card = frames[0]
        s.push(effect, whose, card)
    elif frames:
        s.push(Arrange(tuple(frames)), seat)


@dataclass(frozen=True)
class Arrange(Effect):
    """Several effects are waiting: which one comes next? (TM-11.A4, TM-12.1)

    Those that could do nothing now wait for the others, equal ones are offered once, and what comes
    out the same in any order is not asked: cards are drawn first, the rest comes last.
    """

    frames: tuple[Frame, ...]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found: list[int] = []
        offered: list[tuple[Effect, int]] = []
        for i, (effect, whose, source) in enumerate(self.frames):
            if not effect.is_idle(s, whose, source) and (effect, whose) not in offered:
                found.append(CHOOSE[i])
                offered.append((effect, whose))
        if len(found) > 1:
            return self._that_matter(s, found)
        return found or [CHOOSE[0]]

    def _that_matter(self, s: State, found: list[int]) -> list[int]:
        """The options whose order matters; if none does, the one that comes first."""
        frames = [self.frames[SUBJECT[move]] for move in found]
        needs: list[int] = []
        changes: list[int] = []
        for effect, whose, source in frames:
            # Compiled, `==` of two effects would ask whether they are one object.
            kinds: list[Any] = [other[0] for other in self.frames]
            again = kinds.count(effect) > 1
            needs.append(effect.needs(s, whose, source))
            changes.append(effect.changes(s, whose, source, again))
        asked: list[int] = []
        for i, move in enumerate(found):
            others = 0
            for j in range(len(found)):
                if i != j and (needs[i] & changes[j] or needs[j] & changes[i]):
                    others += 1
            if others:
                asked.append(move)
            elif changes[i] & DECK and frames[i][0].options(s, frames[i][1], frames[i][2]) is None:
                return [move]  # nobody is worse off for seeing cards early
        return asked or [self._first_of(found, changes)]

    def _first_of(self, found: list[int], changes: list[int]) -> int:
        for i, move in enumerate(found):
            if changes[i] & DECK:
                return move
        return found[0]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        i = SUBJECT[move]
        rest = list(self.frames[:i] + self.frames[i + 1 :])
        push_loud(s, seat, rest)
        effect, whose, source = self.frames[i]
        s.push(effect, whose, source)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        for _, whose, _ in self.frames:
            if whose != seat:
                return "TM-12.1"
        return "TM-11.A4"


@dataclass(frozen=True)
class OneOf(Effect):
    """Choose one of several lists of effects; those that cannot be carried out are not offered."""

    branches: tuple[Effects, ...]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [
            CHOOSE[i] for i, branch in enumerate(self.branches) if _is_open(s, branch, seat, card)
        ]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        push_all(s, self.branches[SUBJECT[move]], seat, card)

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        """The branch that raises the least: one may always take that."""
        best: Outlook | None = None
        for branch in self.branches:
            if first_blocking_code(s, branch, seat, card) == 0:
                way = outlook.copy(s)
                for effect in branch:
                    effect.foresee(s, seat, card, way)
                if best is None or way.steps < best.steps:
                    best = way
        if best is not None:
            outlook.take(best)

    def can_block(self) -> bool:
        for branch in self.branches:
            for effect in branch:
                if effect.can_block():
                    return True
        return False

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        for branch in self.branches:
            if first_blocking_code(s, branch, seat, card) == 0:
                return 0
        return reason_code.NOTHING_TO_CHOOSE

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        """A branch that could do nothing is left out by the rule of what it would do."""
        i = SUBJECT[move]
        if i < len(self.branches):
            for effect in self.branches[i]:
                found = effect.rule(s, seat, card, -1)
                if found:
                    return found
        if card < 0 or self in CARDS[card].play:
            return "TM-11.A1"
        return "TM-11.E2" if self in CARDS[card].action else "TM-C11"

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_CHOOSE or SUBJECT[move] >= len(self.branches):
            return []
        branch = self.branches[SUBJECT[move]]
        found: list[Reason] = []
        for effect in branch:
            code = effect.blocking_code(s, seat, card)
            if code:
                found.append(reason_code.reason_of(code, effect, s, seat, card))
        gap = fee_gap(s, seat, branch, card, 0, 0) if s.rating_reserve else 0
        if gap > 0:
            found.append(fee_reason(s, gap))
        return found

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.options(s, seat, card)

    def needs(self, s: State, seat: int, card: int) -> int:
        found = NOWHERE
        for branch in self.branches:
            if fee_ahead(s, seat, branch, card):  # whether it can be borne depends on M€
                return ANYWHERE
            for effect in branch:
                found |= effect.needs(s, seat, card)
        return found

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        found = NOWHERE
        for branch in self.branches:
            if again or first_blocking_code(s, branch, seat, card) == 0:
                for effect in branch:
                    found |= effect.changes(s, seat, card)
        return found


def _is_open(s: State, branch: Effects, seat: int, card: int) -> bool:
    if first_blocking_code(s, branch, seat, card):
        return False
    if s.rating_reserve and not can_bear(s, seat, branch, card):
        return False
    for effect in branch:
        if not effect.is_idle(s, seat, card):
            return True
    return False


@dataclass(frozen=True)
class IfAtLeast(Effect):
    """One quiet effect if a count has reached a number, else another."""

    count: Count
    least: int
    then: Effect
    otherwise: Effect

    def apply(self, s: State, seat: int, card: int) -> None:
        enough = self.count.value(s, seat, card) >= self.least
        (self.then if enough else self.otherwise).apply(s, seat, card)

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        enough = self.count.value_with(s, seat, card) >= self.least
        (self.then if enough else self.otherwise).foresee(s, seat, card, outlook)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class IfRatingRaised(Effect):
    """A condition: the seat's rating rose earlier in this generation."""

    def apply(self, s: State, seat: int, card: int) -> None:
        """A condition changes nothing."""

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if s.raised >> seat & 1 else reason_code.RATING_NOT_RAISED


@dataclass(frozen=True)
class NextCard(Effect):
    """The next card played in this generation is cheaper, or its requirements are looser."""

    discount: int = 0
    tolerance: int = 0

    def apply(self, s: State, seat: int, card: int) -> None:
        s.next_discount[seat] += self.discount
        s.next_tolerance[seat] += self.tolerance

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class CopyProduction(Effect):
    """Carry out the production box of one's own card with a tag again (TM-C21)."""

    tag: int

    def targets(self, s: State, seat: int) -> list[int]:
        """The player's cards in play whose production box can be carried out."""
        return [
            card
            for card in s.tableau[seat]
            if self.tag in CARDS[card].tags
            and first_blocking_code(s, READINGS[card].box, seat, card) == 0
            and not all(effect.is_idle(s, seat, card) for effect in READINGS[card].box)
        ]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return sorted([CARD[target] for target in self.targets(s, seat)]) or None

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        target = SUBJECT[move]
        tell(s, "ProductionCopied", seat, card=CARDS[target].id)
        push_all(s, READINGS[target].box, seat, target)

    def apply(self, s: State, seat: int, card: int) -> None:
        s.stuck = True

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.targets(s, seat) else reason_code.NO_CARD_TO_COPY

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"tag": NAMES[self.tag]}

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C21"

    def rank(self) -> int:
        return LAST
