"""The value of a position against rivals as a sum of few named terms.

The fitted leaf has 49 numbers (`rivals.weights`). Here they are put together by what a player would
call them; one of them, greedy's value of all that lies on the table, is divided among the others.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.committee import committee_worth
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.rivals.leaf import Leaf, weights_at
from marineris.bots.terraforming.rivals.quick import QuickThought
from marineris.bots.terraforming.rivals.weights import WEIGHTS
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.knowledge.scoring import (
    MILESTONE_POINTS,
    card_points,
    city_points,
    points_by_source,
)
from marineris.terraforming.state import State

TERMS: Final = (
    "rating",
    "production",
    "stock",
    "tiles",
    "card_points",
    "milestones",
    "awards",
    "tags",
    "cards_in_play",
    "discounts",
    "hand",
    "turn_order",
    "committee",
)
"""The terms, in the order in which they are told."""
TERM_OF: Final = {
    "rating": "rating",
    "cities": "tiles",
    "greeneries": "tiles",
    "tiles": "tiles",
    "city_points": "tiles",
    "tile_points": "tiles",
    "gardens": "tiles",
    "warm_steps": "production",
    "card_points": "card_points",
    "milestones": "milestones",
    "near_milestones": "milestones",
    "award_points": "awards",
    "hand": "hand",
    "hand_worth": "hand",
    "top_three": "hand",
    "playable": "hand",
    "tableau": "cards_in_play",
    "events": "cards_in_play",
    "actions": "cards_in_play",
    "cubes": "cards_in_play",
    "engine": "cards_in_play",
    "discount": "discounts",
    "space_discount": "discounts",
    "steel_value": "discounts",
    "titanium_value": "discounts",
    "tolerance": "discounts",
    "is_first": "turn_order",
}
"""The term of each number of the leaf; those of a family (`production_…`) go by its name."""
FAMILIES: Final = {"production": "production", "stock": "stock", "tag": "tags"}
SOURCES: Final = {
    "rating": "rating",
    "greeneries": "tiles",
    "cities": "tiles",
    "cards": "card_points",
    "milestones": "milestones",
    "awards": "awards",
}
"""The term of each source of points at the end; those of expansions are the committee's."""


def term_of(number: str) -> str:
    """The term that a number of the leaf belongs to."""
    return TERM_OF.get(number) or FAMILIES[number.partition("_")[0]]


def asset_terms(thought: Thought, s: State, seat: int) -> dict[str, float]:
    """Greedy's value of what a seat has on the table (`Thought.assets`), by terms."""
    prices, base = thought.prices, seat * COUNT
    cards = (*s.tableau[seat], *s.events[seat])
    scoring = [card for card in cards if CARDS[card].points is not None]
    awards = [award for award, funder in enumerate(s.awards) if funder >= 0]
    goods = range(COUNT)
    return {
        "rating": prices.rating * s.rating[seat],
        "tiles": float(s.greeneries[seat] + city_points(s, seat)),
        "stock": sum(prices.stock[what] * s.stock[base + what] for what in goods),
        "production": sum(prices.production[what] * s.production[base + what] for what in goods),
        "card_points": float(sum(card_points(s, seat, card) for card in scoring)),
        "milestones": float(MILESTONE_POINTS * s.milestones.count(seat)),
        "committee": committee_worth(s, seat, prices),
        "awards": sum(thought.award(s, seat, award) for award in awards),
    }


def position_terms(s: State, seat: int) -> dict[str, float]:
    """The expected margin of a seat over its best rival, by terms; at the end, the real one."""
    if s.is_over():
        return _final_terms(s, seat)
    terms = dict.fromkeys(TERMS, 0.0)
    leaf = Leaf(s, seat)
    rival = leaf.worst_rival(s)
    for number, amount in leaf.terms(s).items():
        if number != "assets":
            terms[term_of(number)] += amount
    for whose, sign in ((seat, 1.0), (rival, -1.0)):
        thought = QuickThought(s, whose)
        thought.unseen = set(s.deck)
        weights = weights_at(thought.prices.left, s.generation, s.seats)
        weight = sign * weights[list(WEIGHTS).index("assets")]
        for name, amount in asset_terms(thought, s, whose).items():
            terms[name] += weight * amount
    return terms


def _final_terms(s: State, seat: int) -> dict[str, float]:
    totals = {one: points_by_source(s, one) for one in range(s.seats)}
    rival = max((one for one in totals if one != seat), key=lambda one: sum(totals[one].values()))
    terms = dict.fromkeys(TERMS, 0.0)
    for source, amount in totals[seat].items():
        terms[SOURCES.get(source, "committee")] += amount - totals[rival][source]
    return terms
