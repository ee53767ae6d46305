"""The numbers of a seat that the fitted value is made of, in the order of `weights.WEIGHTS`.

A hand enters by its size and by greedy's judgement of its cards. Cards that were drawn from the
deck of an imagined copy are unknown: they count as any card does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marineris.bots.terraforming.greedy import Thought
from marineris.terraforming.data import tag
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.knowledge.scoring import award_points, card_points, city_points
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import CubesHere

TAGS: Final = 12
"""Tags that are counted, with the places of every card and of wild tags."""
TOP: Final = 3
"""Cards in hand whose gains are added up."""


class Prospects(NamedTuple):
    """What a seat has in hand and in its engines: slow to reckon, and slow to change."""

    hand: float
    engine: float
    top: float
    playable: int


def prospects_of(thought: Thought, s: State, unseen: set[int]) -> Prospects:
    """The prospects of the seat of a thought, reckoned from that thought's own state."""
    seat = thought.seat
    surplus = [thought.surplus(card) for card in s.hand[seat] if card not in unseen]
    gains = sorted((one for one in surplus if one > 0), reverse=True)
    return Prospects(thought.in_hand(s), _engine(thought, s), sum(gains[:TOP]), len(gains))


def _engine(thought: Thought, s: State) -> float:
    """What cards in play will bring, and what lies on them."""
    worth = 0.0
    for card in s.tableau[thought.seat]:
        worth += thought.appraiser.engine(card)
        cubes = s.cubes.get(card, 0)
        if cubes:
            points = CARDS[card].points
            if points is None or not isinstance(points.per, CubesHere):
                worth += cubes * thought.appraiser.cube(card)
    return worth


def seat_numbers(thought: Thought, s: State, prospects: Prospects) -> list[float]:
    """All the numbers of the seat of a thought."""
    seat = thought.seat
    base, tags = seat * COUNT, seat * tag.STRIDE
    city = city_points(s, seat)
    awards = 0
    for award, funder in enumerate(s.awards):
        if funder >= 0:
            awards += award_points(s, award)[seat]
    return [
        s.rating[seat],
        *s.production[base : base + COUNT],
        *s.stock[base : base + COUNT],
        *s.tags[tags : tags + TAGS],
        s.cities[seat],
        s.greeneries[seat],
        s.tiles[seat],
        city,
        _points_of_cards(s, seat),
        s.milestones.count(seat),
        len(s.hand[seat]),
        len(s.tableau[seat]),
        len(s.events[seat]),
        len(s.actions[seat]),
        s.discount[tags + tag.ANY],
        s.discount[tags + tag.SPACE],
        s.metal_value[2 * seat],
        s.metal_value[2 * seat + 1],
        sum(s.cubes.get(card, 0) for card in s.tableau[seat]),
        thought.assets(s, seat),
        prospects.hand,
        prospects.engine,
        awards,
        int(s.first == seat),
        s.tolerance[seat],
        prospects.top,
        prospects.playable,
        s.greeneries[seat] + city,
    ]


def _points_of_cards(s: State, seat: int) -> int:
    points = 0
    for cards in (s.tableau[seat], s.events[seat]):
        for card in cards:
            if CARDS[card].points is not None:
                points += card_points(s, seat, card)
    return points
