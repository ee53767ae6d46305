"""Effects on the resources that lie on cards (TM-6.9)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import QUIET, Effect
from marineris.terraforming import reason_code
from marineris.terraforming.data import cube, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.flow.change import add_cubes, tell
from marineris.terraforming.move import AMOUNT, CARD, DONE, FAMILY, IS_CARD, SEAT, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import CUBES, NOWHERE


@dataclass(frozen=True)
class AddHere(Effect):
    """Add resources to the card itself, perhaps only if it holds certain kinds."""

    amount: int = 1
    kinds: tuple[int, ...] = ()

    def apply(self, s: State, seat: int, card: int) -> None:
        add_cubes(s, seat, card, self.amount)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        holds = CARDS[card].holds
        fits = holds in self.kinds if self.kinds else holds != cube.NONE
        return 0 if fits and card in s.cubes else reason_code.CANNOT_HOLD

    def needs(self, s: State, seat: int, card: int) -> int:
        return NOWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return CUBES

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class SpendHere(Effect):
    """Remove resources from the card itself, as a cost."""

    amount: int

    def apply(self, s: State, seat: int, card: int) -> None:
        add_cubes(s, seat, card, -self.amount)

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return reason_code.TOO_FEW_CUBES if s.cubes.get(card, 0) < self.amount else 0

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        kind = cube.NAMES.get(CARDS[card].holds, "any")
        return {"cube": kind, "have": s.cubes.get(card, 0), "need": self.amount}

    def needs(self, s: State, seat: int, card: int) -> int:
        return CUBES

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return CUBES


@dataclass(frozen=True)
class AddTo(Effect):
    """Add resources to one own card that can hold them; without any they are lost (TM-11.A1)."""

    kind: int
    amount: int
    only_holding: bool = False
    """The card must have at least one already."""

    def targets(self, s: State, seat: int) -> list[int]:
        """The player's cards that may get them."""
        return [
            card
            for card in s.tableau[seat]
            if card in s.cubes
            and (self.kind == cube.ANY or CARDS[card].holds == self.kind)
            and (s.cubes[card] > 0 or not self.only_holding)
        ]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return sorted([CARD[target] for target in self.targets(s, seat)])

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        add_cubes(s, seat, SUBJECT[move], self.amount)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        if self.only_holding:
            return "TM-C35"
        return "TM-6.9" if self.targets(s, seat) else "TM-C34"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.targets(s, seat)

    def needs(self, s: State, seat: int, card: int) -> int:
        return CUBES if self.only_holding else NOWHERE

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return CUBES


def removable(s: State, seat: int, kind: int) -> list[int]:
    """The cards of all players from which a seat may remove a resource of a kind."""
    found: list[int] = []
    for owner in range(s.seats):
        if owner != seat and kind in cube.LIVING and s.guarded >> owner & 1:
            continue
        for card in s.tableau[owner]:
            literal = CARDS[card]
            if literal.holds == kind and s.cubes.get(card, 0) and not literal.cubes_are_safe:
                found.append(card)
    return found


def guard_rule(s: State, seat: int, kind: int, card: int) -> str:
    """The rule that keeps a seat from removing a kind of resource from a card, if one does."""
    if card >= len(CARDS) or CARDS[card].holds != kind or not s.cubes.get(card, 0):
        return ""
    if CARDS[card].cubes_are_safe:
        return "TM-C28"
    owner = owner_of(s, card)
    is_guarded = kind in cube.LIVING and owner != seat and s.guarded >> owner & 1
    return "TM-C27" if is_guarded else ""


def owner_of(s: State, card: int) -> int:
    """The seat that has a card in play."""
    for seat in range(s.seats):
        if card in s.tableau[seat]:
            return seat
    return tile.NOBODY


def take_cubes(s: State, seat: int, card: int, amount: int) -> None:
    """A seat removes resources from somebody's card."""
    owner = owner_of(s, card)
    add_cubes(s, owner, card, -amount)
    if s.log is not None:
        tell(s, "CubesRemoved", seat, target=owner, card=CARDS[card].id, amount=amount)


@dataclass(frozen=True)
class TakeCube(Effect):
    """Remove one resource from any card, as a cost (TM-C26); alone there is always one."""

    kind: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found = sorted([CARD[one] for one in removable(s, seat, self.kind)])
        return [SEAT[tile.NEUTRAL], *found] if s.seats == 1 else found

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != SEAT[tile.NEUTRAL]:
            take_cubes(s, seat, SUBJECT[move], 1)

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.options(s, seat, card) else reason_code.NO_CUBE_TO_TAKE

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"cube": cube.NAMES[self.kind]}

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        if move >= 0 and FAMILY[move] == IS_CARD:
            return guard_rule(s, seat, self.kind, SUBJECT[move]) or "TM-C26"
        return "TM-C26"


@dataclass(frozen=True)
class RemoveCubes(Effect):
    """Remove up to so many resources from one card of anybody; optional and partial (TM-8.2)."""

    kind: int
    up_to: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        found = sorted([CARD[one] for one in removable(s, seat, self.kind)])
        return [DONE, *found] if found else []

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != DONE:
            s.push(RemoveCubesFrom(SUBJECT[move], self.up_to), seat, card)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        targets = (
            [SUBJECT[move]]
            if move >= 0
            else [one for cards in s.tableau for one in cards]  # why there is no target at all
        )
        for target in targets:
            guarded = guard_rule(s, seat, self.kind, target)
            if guarded:
                return guarded
        return "TM-8.2"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not removable(s, seat, self.kind)

    def needs(self, s: State, seat: int, card: int) -> int:
        return CUBES

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return CUBES


@dataclass(frozen=True)
class RemoveCubesFrom(Effect):
    """How many resources to remove from the chosen card."""

    target: int
    up_to: int

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return AMOUNT[1 : min(self.up_to, s.cubes[self.target]) + 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        take_cubes(s, seat, self.target, SUBJECT[move])

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-8.2"
