"""Effects that bring resources: taking cards, production, changing cards into tokens."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import Effect
from marineris.core.reason import Reason
from marineris.core.selection import Selection
from marineris.mars2049 import reason_code
from marineris.mars2049.action import may_store
from marineris.mars2049.change import (
    available,
    gain,
    is_left,
    store,
    take_road_card,
    tokens_in_bank,
)
from marineris.mars2049.move import DONE, FAMILY, IS_STORE, IS_TAKE, STORE, SUBJECT, TAKE
from marineris.mars2049.placement import active_stations
from marineris.mars2049.price import MOST_ROAD_CARDS
from marineris.mars2049.resource import COUNT, ROAD, TOKENS
from marineris.mars2049.state import State
from marineris.mars2049.structure import station_of


@dataclass(frozen=True)
class Take(Selection):
    """Take so many units from the bank, freely mixed, perhaps road cards instead (MA-12.P2)."""

    left: int
    roads: bool = False

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        found = [TAKE[resource] for resource in range(COUNT) if is_left(s, resource)]  # MA-8.4
        if self.roads and s.road_cards[seat] < MOST_ROAD_CARDS:
            found.append(TAKE[ROAD])
        return found

    def repeats(self) -> bool:
        return True

    def limit(self, s: State, seat: int, card: int, move: int) -> int:
        if SUBJECT[move] == ROAD:
            return min(self.left, MOST_ROAD_CARDS - s.road_cards[seat])
        return min(self.left, available(s, SUBJECT[move]))

    def least(self, s: State, seat: int, card: int) -> int:
        return self.left

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        if FAMILY[move] != IS_TAKE or SUBJECT[move] != ROAD:
            return "MA-8.4"
        if self.roads:
            return "MA-11.1"
        return "" if card >= 0 else "MA-14.0"

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        for what in range(COUNT):
            gain(s, seat, what, picks.count(TAKE[what]))
        for _ in range(picks.count(TAKE[ROAD])):
            take_road_card(s, seat)


@dataclass(frozen=True)
class GainEach(Effect):
    """Units of every resource."""

    amount: int

    def apply(self, s: State, seat: int, card: int) -> None:
        for resource in range(COUNT):
            gain(s, seat, resource, self.amount)


@dataclass(frozen=True)
class ProduceChosen(Effect):
    """Choose a resource: a unit for each own active station of it."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [TAKE[resource] for resource in range(COUNT) if is_left(s, resource)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        resource = SUBJECT[move]
        gain(s, seat, resource, active_stations(s, seat, station_of(resource)))

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.options(s, seat, card) else reason_code.EMPTY_BANK

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_TAKE or SUBJECT[move] == ROAD:
            return []
        return [Reason("no-cards-in-bank", "MA-8.4")]


def stores(s: State, seat: int, resource: int) -> list[int]:
    """The moves that change cards of a resource into a token."""
    have = s.cards[seat * COUNT + resource]
    if have < TOKENS[0] or tokens_in_bank(s, resource) <= 0:
        return []
    return [STORE[2 * resource + size] for size in (0, 1) if have >= TOKENS[size]]


@dataclass(frozen=True)
class StoreProduced(Effect):
    """In another's turn one may change cards of the resource just produced (MA-5.4)."""

    resource: int

    def asks_always(self) -> bool:
        # Everyone who produced and holds three cards is asked: that reveals none of the cards.
        return True

    def is_formality(self, options: list[int]) -> bool:
        return len(options) == 1

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [DONE, *stores(s, seat, self.resource)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move != DONE:
            store(s, seat, self.resource, SUBJECT[move] % 2)
            s.push(self, seat, card)

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_STORE:
            return []
        resource, size = divmod(SUBJECT[move], len(TOKENS))
        if resource != self.resource:
            return [Reason("not-just-produced", "MA-5.4")]
        why: list[Reason] = []
        may_store(s, seat, resource, size, why)
        return why
