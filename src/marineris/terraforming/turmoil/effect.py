"""What cards do with delegates (TU-14), and the lasting influence that one of them gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.terraforming import reason_code
from marineris.terraforming.flow.change import tell
from marineris.terraforming.move import SEAT, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    NEUTRAL,
    OWNERS,
    committee_of,
    enter,
    leave,
    replace,
    take_unplaced,
)
from marineris.terraforming.turmoil.move import PARTY
from marineris.terraforming.turmoil.party import COUNT
from marineris.terraforming.vocabulary.area import EXPANSION
from marineris.terraforming.vocabulary.modifier import Modifier

TOO_FEW_DELEGATES: Final[int] = reason_code.add_code("too-few-delegates", "TU-14.2")
NO_NEUTRAL_DELEGATE: Final[int] = reason_code.add_code("no-neutral-delegate", "TU-14.2")


@dataclass(frozen=True)
class PlaceDelegates(Effect):
    """Put own delegates from the reserve into one party."""

    delegates: int = 1

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return PARTY[:]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        c = committee_of(s)
        for _ in range(self.delegates):
            take_unplaced(c, seat)
            enter(s, c, SUBJECT[move], seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-14.2"

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        enough = committee_of(s).unplaced(seat) >= self.delegates
        return 0 if enough else TOO_FEW_DELEGATES

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        have = committee_of(s).unplaced(seat) if s.parts else 0
        return {"need": self.delegates, "have": have}

    def needs(self, s: State, seat: int, card: int) -> int:
        return EXPANSION

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return EXPANSION


@dataclass(frozen=True)
class Recruit(Effect):
    """Exchange a neutral ordinary delegate for one from the seat's reserve."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        c = committee_of(s)
        return [PARTY[party] for party in range(COUNT) if c.ordinary(party, NEUTRAL) > 0]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        c = committee_of(s)
        take_unplaced(c, seat)
        replace(s, c, SUBJECT[move], NEUTRAL, seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-14.2"

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if committee_of(s).unplaced(seat) == 0:
            return TOO_FEW_DELEGATES
        return 0 if self.options(s, seat, card) else NO_NEUTRAL_DELEGATE

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"need": 1, "have": committee_of(s).unplaced(seat) if s.parts else 0}


@dataclass(frozen=True)
class BanDelegate(Effect):
    """Send an ordinary delegate of anybody back to its reserve: first, of which party."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [PARTY[party] for party in range(COUNT) if BanFrom(party).targets(s)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.push(BanFrom(SUBJECT[move]), seat, card)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-5.3"

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.options(s, seat, card)


@dataclass(frozen=True)
class BanFrom(Effect):
    """Whose ordinary delegate of a party goes back to its reserve."""

    party: int

    def targets(self, s: State) -> list[int]:
        """The owners with an ordinary delegate there."""
        c = committee_of(s)
        return [owner for owner in range(OWNERS) if c.ordinary(self.party, owner) > 0]

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SEAT[owner] for owner in self.targets(s)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        leave(s, committee_of(s), self.party, SUBJECT[move])

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-5.3"


@dataclass(frozen=True)
class SeizeChair(Effect):
    """An own delegate from the reserve takes the place of the chairman."""

    def apply(self, s: State, seat: int, card: int) -> None:
        c = committee_of(s)
        c.reserve[c.chairman] += 1
        take_unplaced(c, seat)
        c.chairman = seat
        tell(s, "ChairmanChanged", seat)

    def can_block(self) -> bool:
        return True

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if committee_of(s).unplaced(seat) else TOO_FEW_DELEGATES

    def needs(self, s: State, seat: int, card: int) -> int:
        return EXPANSION

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        return EXPANSION

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"need": 1, "have": committee_of(s).unplaced(seat) if s.parts else 0}


@dataclass(frozen=True)
class MoreInfluence(Modifier):
    """Influence that lasts (TU-7.3)."""

    amount: int = 1

    def apply(self, s: State, seat: int) -> None:
        committee_of(s).more_influence[seat] += self.amount
