"""Which corporation and which cards the solo player takes."""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.answers import is_wanted
from marineris.bots.terraforming.solo.cards import CardJudge
from marineris.terraforming import move as m
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.terraforming.data.resource import MC, STEEL, TITANIUM
from marineris.terraforming.flow.setup import start_money, start_price
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import price
from marineris.terraforming.vocabulary.effect.stock import Gain

START_METAL: Final = 2
"""M€ for a metal that a corporation starts with."""
SMALL: Final = 5
"""Cards are compared by worth for their price; so many M€ are added to each price."""
GUESSED: Final = 0.5
"""How far a corporation that was never measured is judged by its data."""


def corporation(j: CardJudge, options: list[int]) -> int:
    """The corporation that ends best, by measurement; a new one is judged by its data."""
    return max(options, key=lambda move: _corporation(j, m.SUBJECT[move]))


def _corporation(j: CardJudge, card: int) -> float:
    known = j.p.corporations
    found = known.get(CARDS[card].id)
    if found is not None:
        return found
    measured = [one for one in known if one in INDEX]
    usual = sum(known[one] for one in measured) / len(measured)
    read = sum(_read(j, INDEX[one]) for one in measured) / len(measured)
    return usual + GUESSED * (_read(j, card) - read)


def _read(j: CardJudge, card: int) -> float:
    """What the data of a corporation promises."""
    literal, now = CARDS[card], j.prices.generation
    return j.effects(literal.play + literal.first_action, card, now) + j.engine_from(card, now)


def funds(s: State) -> float:
    """M€ and what metal would pay for."""
    steel, titanium = s.metal_value[0], s.metal_value[1]
    return s.stock[MC] + steel * s.stock[STEEL] + titanium * s.stock[TITANIUM]


def wanted_cards(j: CardJudge) -> list[int]:
    """The cards worth buying of those dealt, as far as they can be paid for in time."""
    s, p = j.state, j.p
    budget, cost = funds(s), s.card_price[0]
    if s.corporations[0]:
        founding = s.corporations[0][0]
        budget, cost = _start_funds(founding), start_price(founding)
    income = s.rating[0] + s.production[MC]
    budget += income * min(j.prices.left, p.foresight)
    for card in s.hand[0]:
        if j.surplus(card) > 0:
            budget -= price(s, 0, card)
    wanted = [card for card in s.dealt[0] if is_wanted(j, card, cost)]
    wanted.sort(key=lambda card: -(j.surplus(card) + j.bias(card)) / (SMALL + price(s, 0, card)))
    chosen: list[int] = []
    for card in wanted:
        budget -= cost + price(s, 0, card)
        if budget < 0:
            break
        chosen.append(card)
    return chosen


def _start_funds(founding: int) -> float:
    budget = float(start_money(founding))
    for effect in CARDS[founding].play:
        if isinstance(effect, Gain) and effect.resource in (STEEL, TITANIUM):
            budget += START_METAL * effect.amount
    return budget
