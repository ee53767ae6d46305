"""What would happen to each player, did the action phase end now: by an event, by the election.

The event happens to a copy of the table, but for what has to be chosen: resources of one's choice
and discards are counted, and where an ocean would come or go is left open.
"""

from __future__ import annotations

from typing import Any

from marineris.terraforming.change import shift_rating
from marineris.terraforming.resource import COUNT, NAMES
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import (
    committee_of,
    enter_neutral,
    largest_party,
    set_dominant,
)
from marineris.terraforming.turmoil.event import EVENTS, GlobalEvent
from marineris.terraforming.turmoil.outcome import DiscardCards, DrawPer, GainChosen
from marineris.terraforming.turmoil.party import NAMES as PARTY_NAMES
from marineris.terraforming.turmoil.politics import pay_bonus, seat_chairman


class Seer:
    """Foretells events and then the election for one state; the copy is made once."""

    def __init__(self, s: State) -> None:
        self._twin = s.copy()
        self._twin.blind = True
        for player in range(s.seats):
            shift_rating(self._twin, player, -1)  # TU-10.4: the revision comes before the event
        self._stock = self._twin.stock
        self._production = self._twin.production
        self._rating = self._twin.rating
        self._cubes = self._twin.cubes
        self._level = self._twin.parameter

    def election(self) -> dict[str, Any]:
        """Who would rule, preside and dominate, and what the bonus would bring to each player.

        The current event comes before it. Of what comes after it, the delegate of the coming event
        is known already. The committee of the copy changes, so this comes last.
        """
        twin = self._twin
        c = committee_of(twin)
        if c.current >= 0:
            self.forecast(EVENTS[c.current])
        ruling = c.dominant
        stock, rating = twin.stock[:], twin.rating[:]
        pay_bonus(twin, ruling)
        bonus = [_bonus(stock, rating, twin, player) for player in range(twin.seats)]
        seat_chairman(twin, c, ruling)
        set_dominant(twin, c, largest_party(c))
        if c.coming >= 0:
            enter_neutral(twin, c, EVENTS[c.coming].current)
        return {
            "ruling": PARTY_NAMES[ruling],
            "chairman": c.chairman,
            "dominant": PARTY_NAMES[c.dominant],
            "bonus": bonus,
        }

    def forecast(self, event: GlobalEvent) -> list[dict[str, Any]]:
        """For each player the changes of stocks, productions, rating, hand and cubes on cards.

        `choice` counts resources of one's choice.
        """
        twin = self._twin
        twin.stock = self._stock[:]
        twin.production = self._production[:]
        twin.rating = self._rating[:]
        twin.cubes = self._cubes.copy()
        twin.parameter = self._level[:]
        for effect in event.mars:
            if effect.options(twin, twin.first, -1) is None:
                effect.apply(twin, twin.first, -1)
        return [self._each(event, player) for player in range(twin.seats)]

    def _each(self, event: GlobalEvent, player: int) -> dict[str, Any]:
        twin = self._twin
        hand = choice = 0
        for effect in event.each:
            if isinstance(effect, DiscardCards):
                hand -= min(effect.left, len(twin.hand[player]))
            elif isinstance(effect, DrawPer):
                hand += effect.count.value(twin, player, -1)
            elif isinstance(effect, GainChosen):
                choice += effect.count.value(twin, player, -1)
            else:
                effect.apply(twin, player, -1)
        found: dict[str, Any] = {}
        stock = _changes(self._stock, twin.stock, player)
        if stock:
            found["stock"] = stock
        production = _changes(self._production, twin.production, player)
        if production:
            found["production"] = production
        cubes = 0
        for card in twin.tableau[player]:
            if card in twin.cubes:
                cubes += twin.cubes[card] - self._cubes[card]
        rating = twin.rating[player] - self._rating[player]
        figures = {"rating": rating, "hand": hand, "cubes": cubes, "choice": choice}
        found.update({name: amount for name, amount in figures.items() if amount})
        return found


def _bonus(stock: list[int], rating: list[int], twin: State, player: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    gained = _changes(stock, twin.stock, player)
    if gained:
        found["stock"] = gained
    if twin.rating[player] != rating[player]:
        found["rating"] = twin.rating[player] - rating[player]
    return found


def _changes(before: list[int], after: list[int], player: int) -> dict[str, int]:
    base = player * COUNT
    return {
        NAMES[what]: after[base + what] - before[base + what]
        for what in range(COUNT)
        if after[base + what] != before[base + what]
    }
