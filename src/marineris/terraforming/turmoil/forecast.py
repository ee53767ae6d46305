"""What would happen to each player, did the action phase end now: by an event, by the election.

Production and the revision of ratings come first (TU-8.12). Then the event happens to a copy of the
table, but for what has to be chosen: resources of one's choice and discards are counted, and where
an ocean would come or go is left open.
"""

from __future__ import annotations

from typing import Any, cast

from marineris.core.effect import Effect
from marineris.terraforming.data.resource import COUNT, NAMES
from marineris.terraforming.flow.change import shift_rating
from marineris.terraforming.flow.generation import (
    is_between_generations,
    is_last_generation,
    produce_all,
)
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
from marineris.terraforming.turmoil.politics import pay_bonus, players_in_order, seat_chairman
from marineris.terraforming.turmoil.types import Bonus, Election, Forecast


def has_politics_ahead(s: State) -> bool:
    """Whether there is something to foretell: not in the last generation, nor while it happens."""
    return not (s.has_ended or is_last_generation(s) or is_between_generations(s))  # TU-8.13


class Seer:
    """Foretells events and the election for one state, as it is before the event."""

    def __init__(self, s: State) -> None:
        self._before = _blind(s)
        self._before.stack.clear()
        produce_all(self._before)  # TU-10.5
        for player in range(s.seats):
            shift_rating(self._before, player, -1)  # TU-10.4: the revision comes before the event

    def election(self) -> Election:
        """Who would rule, preside and dominate, and what the bonus would bring to each player.

        The current event comes before it. Of what comes after it, the delegate of the coming event
        is known already.
        """
        twin = _blind(self._before)
        c = committee_of(twin)
        if c.current >= 0:
            _resolve(twin, EVENTS[c.current])
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

    def forecast(self, event: GlobalEvent) -> list[Forecast]:
        """For each player the changes of stocks, productions, rating, hand and cubes on cards.

        `choice` counts resources of one's choice.
        """
        twin = _blind(self._before)
        counted = _resolve(twin, event)
        return [self._changes(twin, player, counted[player]) for player in range(twin.seats)]

    def _changes(self, twin: State, player: int, counted: dict[str, int]) -> Forecast:
        before = self._before
        found: dict[str, Any] = {}
        stock = _changes(before.stock, twin.stock, player)
        if stock:
            found["stock"] = stock
        production = _changes(before.production, twin.production, player)
        if production:
            found["production"] = production
        cubes = 0
        for card in twin.tableau[player]:
            if card in twin.cubes:
                cubes += twin.cubes[card] - before.cubes[card]
        figures = {"rating": twin.rating[player] - before.rating[player], "cubes": cubes, **counted}
        found.update({name: amount for name, amount in figures.items() if amount})
        return cast("Forecast", found)


def _blind(s: State) -> State:
    """A copy on which nothing unseen is revealed."""
    twin = s.copy()
    twin.blind = True
    return twin


def _resolve(twin: State, event: GlobalEvent) -> list[dict[str, int]]:
    """An event happens to a copy; what is only counted of it, for each player."""
    for effect in event.mars:
        _happen(twin, effect, twin.first)
    counted: list[dict[str, int]] = [{} for _ in range(twin.seats)]
    cards = len(twin.deck) + len(twin.discard)
    for player in players_in_order(twin):
        hand = choice = 0
        for effect in event.each:
            if isinstance(effect, DiscardCards):
                hand -= min(effect.left, len(twin.hand[player]))
            elif isinstance(effect, DrawPer):
                drawn = min(cards, effect.count.value(twin, player, -1))
                cards -= drawn
                hand += drawn
            elif isinstance(effect, GainChosen):
                choice += effect.count.value(twin, player, -1)
            else:
                effect.apply(twin, player, -1)
        counted[player] = {"hand": hand, "choice": choice}
    return counted


def _happen(twin: State, effect: Effect, seat: int) -> None:
    """What an event does to Mars: on any space, since nothing that is foretold depends on it."""
    twin.push(effect, seat)
    while twin.stack:
        effect, seat, card = twin.stack.pop()
        options = effect.options(twin, seat, card)
        if options is None:
            effect.apply(twin, seat, card)
        elif options:
            effect.choose(twin, seat, card, options[0])


def _bonus(stock: list[int], rating: list[int], twin: State, player: int) -> Bonus:
    found: Bonus = {}
    gained = _changes(stock, twin.stock, player)
    if gained:
        found["stock"] = gained
    if twin.rating[player] != rating[player]:
        found["rating"] = twin.rating[player] - rating[player]
    return found


def _changes(before: list[int], after: list[int], player: int) -> dict[str, int]:
    base = player * COUNT
    if before[base : base + COUNT] == after[base : base + COUNT]:
        return {}  # most events leave most goods as they are
    return {
        NAMES[what]: after[base + what] - before[base + what]
        for what in range(COUNT)
        if after[base + what] != before[base + what]
    }
