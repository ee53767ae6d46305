"""The numbers of a seat that the fitted value is made of, in the order of `weights.WEIGHTS`.

A hand enters by its size and by greedy's judgement of its cards. Cards that were drawn from the
deck of an imagined copy are unknown: they count as any card does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marineris.bots.terraforming.card_value import Appraiser
from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.prices import HEAT_PER_STEP, prices_of
from marineris.bots.terraforming.rivals.prices import heat_use
from marineris.terraforming.data import tag, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.map import LAND
from marineris.terraforming.data.parameter import GOAL, STEP, TEMPERATURE
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT
from marineris.terraforming.flow.action import MOST_MILESTONES
from marineris.terraforming.knowledge.scoring import award_points, card_points, city_points
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import CubesHere

TAGS: Final = 12
"""Tags that are counted, with the places of every card and of wild tags."""
TOP: Final = 3
"""Cards in hand whose gains are added up."""


NEAR: Final = 0.25
"""The part of a milestone's goal that may be missing for it to be near, and one more."""


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
    top, playable = top_of(surplus)
    return Prospects(thought.in_hand(s), engine_of(thought.appraiser, s, seat), top, playable)


def top_of(surplus: list[float]) -> tuple[float, int]:
    """The best gains of the cards in a hand together, and how many gain something."""
    gains = sorted((one for one in surplus if one > 0), reverse=True)
    return sum(gains[:TOP]), len(gains)


def engine_of(appraiser: Appraiser, s: State, seat: int) -> float:
    """What cards in play will bring, and what lies on them."""
    worth = 0.0
    for card in s.tableau[seat]:
        worth += appraiser.engine(card)
        cubes = s.cubes.get(card, 0)
        if cubes:
            points = CARDS[card].points
            if points is None or not isinstance(points.per, CubesHere):
                worth += cubes * appraiser.cube(card)
    return worth


def seat_numbers(thought: Thought, s: State, prospects: Prospects) -> list[float]:
    """All the numbers of the seat of a thought."""
    return numbers_of(s, thought.seat, thought.assets(s, thought.seat), prospects)


def numbers_of(s: State, seat: int, assets: float, prospects: Prospects) -> list[float]:
    """All the numbers of a seat whose assets and prospects are known."""
    base, tags = seat * COUNT, seat * tag.STRIDE
    is_warm = s.parameter[TEMPERATURE] >= GOAL[TEMPERATURE]  # then heat is good for nothing
    warming = 0.0 if is_warm else heat_use(s) * s.production[base + HEAT]
    city = city_points(s, seat)
    awards = 0
    for award, funder in enumerate(s.awards):
        if funder >= 0:
            awards += award_points(s, award)[seat]
    return [
        s.rating[seat],
        *s.production[base : base + HEAT],
        warming,
        *s.stock[base : base + HEAT],
        0 if is_warm else s.stock[base + HEAT],
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
        assets,
        prospects.hand,
        prospects.engine,
        awards,
        int(s.first == seat),
        s.tolerance[seat],
        prospects.top,
        prospects.playable,
        s.greeneries[seat] + city,
        _nearness(s, seat),
        _warm_steps(s, seat),
        _gardens(s, seat),
    ]


def _nearness(s: State, seat: int) -> float:
    """How near the seat is to the milestones that are left."""
    if len(s.milestones) - s.milestones.count(-1) >= MOST_MILESTONES:
        return 0.0
    near = 0.0
    for which, owner in enumerate(s.milestones):
        if owner < 0:
            goal = s.milestone_goals[which]
            missing = goal - s.map.milestones[which].count.value(s, seat, -1)
            share = 1 - max(0, missing) / (NEAR * goal + 1)
            if share > 0:
                near += share * share
    return near


def _warm_steps(s: State, seat: int) -> float:
    """How many of the steps of temperature that are left the seat's heat will make."""
    base = seat * COUNT
    steps = (GOAL[TEMPERATURE] - s.parameter[TEMPERATURE]) // STEP[TEMPERATURE]
    if not steps:
        return 0.0
    made = s.production[base + HEAT] + s.production[base + ENERGY]
    heat = s.stock[base + HEAT] + s.stock[base + ENERGY] + made * (prices_of(s).left - 1)
    return min(heat / HEAT_PER_STEP, steps)


def _gardens(s: State, seat: int) -> int:
    """Free land beside the seat's cities."""
    if not s.cities[seat]:
        return 0
    room = 0
    for space, kind in enumerate(s.tile):
        if s.owner[space] == seat and (kind == tile.CITY or kind == tile.CAPITAL):
            for near in s.map.neighbours[space]:
                if s.tile[near] == tile.NONE and s.map.kind[near] == LAND:
                    room += 1
    return room


def _points_of_cards(s: State, seat: int) -> int:
    points = 0
    for cards in (s.tableau[seat], s.events[seat]):
        for card in cards:
            if CARDS[card].points is not None:
                points += card_points(s, seat, card)
    return points
