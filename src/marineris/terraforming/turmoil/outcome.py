"""What global events do to one player (TU-8). Nothing here can be refused; one loses what one has.

Gains are ordinary effects of the base game with the counts of `count`.
"""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import QUIET, Effect
from marineris.core.selection import Selection
from marineris.terraforming.data.resource import COUNT, LOWEST_PRODUCTION
from marineris.terraforming.flow.change import (
    add_cubes,
    discard_from_hand,
    draw,
    gain,
    produce,
    shift_rating,
)
from marineris.terraforming.move import CARD, RESOURCE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import committee_of
from marineris.terraforming.vocabulary.count import Count


@dataclass(frozen=True)
class Lose(Effect):
    """Lose a resource, so much per count, as far as there is any."""

    resource: int
    amount: int
    count: Count

    def apply(self, s: State, seat: int, card: int) -> None:
        lost = self.amount * self.count.value(s, seat, card)
        gain(s, seat, self.resource, -min(lost, s.stock[seat * COUNT + self.resource]))

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class LoseAll(Effect):
    """Lose all of a resource."""

    resource: int

    def apply(self, s: State, seat: int, card: int) -> None:
        gain(s, seat, self.resource, -s.stock[seat * COUNT + self.resource])

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class LoseAbove(Effect):
    """Lose what the seat has of a resource above a number plus its influence."""

    resource: int
    kept: int

    def apply(self, s: State, seat: int, card: int) -> None:
        most = self.kept + committee_of(s).influence(seat)
        gain(s, seat, self.resource, min(0, most - s.stock[seat * COUNT + self.resource]))

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class LoseProduction(Effect):
    """Lower the seat's production a step, if that is possible."""

    resource: int

    def apply(self, s: State, seat: int, card: int) -> None:
        if s.production[seat * COUNT + self.resource] > LOWEST_PRODUCTION[self.resource]:
            produce(s, seat, self.resource, -1)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class LoseRating(Effect):
    """Lose steps of rating, less the seat's influence."""

    steps: int

    def apply(self, s: State, seat: int, card: int) -> None:
        shift_rating(s, seat, min(0, committee_of(s).influence(seat) - self.steps))

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class DrawPer(Effect):
    """Draw a card per count."""

    count: Count

    def apply(self, s: State, seat: int, card: int) -> None:
        number = self.count.value(s, seat, card)
        if number > 0:
            draw(s, seat, number)


@dataclass(frozen=True)
class AddToEach(Effect):
    """Add a resource to every own card that has one."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for one in s.tableau[seat]:
            if s.cubes.get(one, 0):
                add_cubes(s, seat, one, 1)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class Provided(Effect):
    """A quiet effect, if a count has reached a number."""

    count: Count
    least: int
    then: Effect

    def apply(self, s: State, seat: int, card: int) -> None:
        if self.count.value(s, seat, card) >= self.least:
            self.then.apply(s, seat, card)

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class DiscardCards(Selection):
    """Discard cards from the hand; fewer if one has fewer."""

    left: int

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        return sorted([CARD[one] for one in s.hand[seat]])

    def least(self, s: State, seat: int, card: int) -> int:
        return self.left

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        discard_from_hand(s, seat, [SUBJECT[move] for move in picks])

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-8.6"


@dataclass(frozen=True)
class GainChosen(Effect):
    """Gain a standard resource of one's choice per count."""

    count: Count

    def apply(self, s: State, seat: int, card: int) -> None:
        number = self.count.value(s, seat, card)
        if number > 0:
            s.push(ChooseResource(number), seat, card)


@dataclass(frozen=True)
class ChooseResource(Selection):
    """Which resources to gain, each as often as one likes."""

    left: int

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        return RESOURCE

    def repeats(self) -> bool:
        return True

    def limit(self, s: State, seat: int, card: int, move: int) -> int:
        return self.left

    def least(self, s: State, seat: int, card: int) -> int:
        return self.left

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        for what in range(COUNT):
            gain(s, seat, what, picks.count(RESOURCE[what]))

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TU-8.6"
