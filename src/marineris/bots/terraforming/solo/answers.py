"""The solo player's answers to the questions that follow from actions: sites, payments, cards."""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.cards import CardJudge
from marineris.bots.terraforming.solo.money import LAST
from marineris.core.selection import Selection
from marineris.terraforming import move as m
from marineris.terraforming.data import tile
from marineris.terraforming.data.map import LAND
from marineris.terraforming.data.resource import HEAT, PLANTS, STEEL, TITANIUM
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.deck import BuyOrDiscard, DiscardToDraw, SellPatents
from marineris.terraforming.vocabulary.effect.payment import Pay, unit_value

CITIES: Final = (tile.CITY, tile.CAPITAL)
GARDEN: Final = 0.1
"""What the bonus of a free space beside a new greenery is worth: the next may come there."""
OCEAN_SITE: Final = 5.0
"""M€ that an ocean printed as a bonus is worth at least."""


def best_site(j: CardJudge, s: State, kind: int, options: list[int]) -> int:
    """Where to put a tile."""
    return max(options, key=lambda move: _site(j, s, kind, m.SUBJECT[move]))


def _site(j: CardJudge, s: State, kind: int, space: int) -> float:
    money = j.prices.money
    side = j.p.ocean_side * money
    worth = _bonus(j, s, space) - s.map.cost[space] * money
    for near in s.map.neighbours[space]:
        there = s.tile[near]
        if there == tile.OCEAN:
            worth += s.ocean_bonus[0] * money
        elif there == tile.NONE:
            is_land = s.map.kind[near] == LAND
            if kind == tile.OCEAN or not is_land:
                worth += side
            elif kind == tile.GREENERY:
                worth += GARDEN * _bonus(j, s, near)
        elif there in CITIES and kind == tile.GREENERY and s.owner[near] == 0:
            worth += j.p.point
    return worth


def _bonus(j: CardJudge, s: State, space: int) -> float:
    """What is printed on a space."""
    prices, now = j.prices, j.prices.generation
    steel, titanium, plants, cards, heat, oceans = s.map.bonus[space]
    worth = 0.0
    if steel:
        worth += steel * prices.stock(STEEL, now)
    if titanium:
        worth += titanium * prices.stock(TITANIUM, now)
    if plants:
        worth += plants * prices.stock(PLANTS, now)
    if heat:
        worth += heat * prices.stock(HEAT, now)
    return worth + cards * prices.drawn() + oceans * OCEAN_SITE


def payment(j: CardJudge, s: State, effect: Pay, options: list[int]) -> int:
    """As much metal as is not overpaid, in the last generation all; heat while it is cheaper."""
    what, now = effect.accepts[0], j.prices.generation
    if what == HEAT and j.prices.stock(HEAT, now) > 0.95 * j.prices.money:
        return options[0]
    value = unit_value(s, 0, what)
    units = effect.cost // value
    if now >= LAST and what != HEAT:
        units = -(-effect.cost // value)
    least, most = m.SUBJECT[options[0]], m.SUBJECT[options[-1]]
    return m.AMOUNT[min(max(units, least), most)]


def kept(j: CardJudge, s: State, effect: Selection, card: int, from_hand: bool) -> int:
    """The next of the cards to pick: the best ones to keep, or the worst ones to give up."""
    picked = s.picks[0]
    cards = s.hand[0] if from_hand else s.dealt[0]
    left = [m.CARD[one] for one in cards if m.CARD[one] not in picked]
    sign = 1 if from_hand else -1
    left.sort(key=lambda move: (sign * j.surplus(m.SUBJECT[move]), move))
    return min(left[: effect.least(s, 0, card) - len(picked)])


def cards(j: CardJudge, effect: object, options: list[int]) -> int:
    """Whether to buy, swap or sell a card."""
    found = [move for move in options if move != m.DONE]
    if not found:
        return m.DONE
    ranked = sorted(found, key=lambda move: -j.surplus(m.SUBJECT[move]))
    if isinstance(effect, BuyOrDiscard):
        price = j.state.card_price[0]
        return ranked[0] if is_wanted(j, m.SUBJECT[ranked[0]], price) else m.DONE
    if isinstance(effect, SellPatents):
        return min(found)  # it is asked for only when no card will be played any more
    if isinstance(effect, DiscardToDraw):
        is_poor = j.surplus(m.SUBJECT[ranked[-1]]) < j.prices.drawn()
        return ranked[-1] if is_poor else m.DONE
    return m.DONE if m.DONE in options else ranked[-1]


def is_wanted(j: CardJudge, card: int, cost: int) -> bool:
    """Whether a card is worth so much for taking it into hand."""
    return j.surplus(card) + j.bias(card) > (cost + j.p.buying) * j.prices.money
