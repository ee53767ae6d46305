"""What the committee is worth to a seat, for the greedy bot, in victory points.

A delegate is worth what it may become: the leader of a party is a point at the end, the leader of
the dominant party the next chairman, and influence softens or doubles what events do.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.card_value import KINDS
from marineris.bots.terraforming.prices import Prices
from marineris.core.effect import Effect
from marineris.terraforming import move as m
from marineris.terraforming.state import State
from marineris.terraforming.turmoil import effect as delegates
from marineris.terraforming.turmoil.committee import Committee, committee_of
from marineris.terraforming.turmoil.outcome import ChooseResource
from marineris.terraforming.turmoil.party import COUNT, PARTIES, REDS
from marineris.terraforming.vocabulary.effect.stock import LowerRating

INFLUENCE: Final = 2.5
"""M€ that a point of influence is worth when an event is resolved."""
HOLDS: Final = 0.7
"""The chance that who leads the dominant party now still does when it is elected."""
LEADERSHIP: Final = 1.6
"""A leader is a point at the end; with more generations to go than this, less than one."""
PRESENCE: Final = 0.06
"""What a delegate in a party is worth besides: the next one may take the lead."""
IN_RESERVE: Final = 0.02


def committee_worth(s: State, seat: int, prices: Prices) -> float:
    """What a seat has in the committee, and what the next ruling party would bring it."""
    if not any(isinstance(part, Committee) for part in s.parts):
        return 0.0
    c = committee_of(s)
    lasting = min(1.0, LEADERSHIP / prices.left)
    worth = lasting * (c.leads(seat) + (c.chairman == seat))
    worth += IN_RESERVE * c.reserve[seat]
    for party in range(COUNT):
        worth += PRESENCE * c.of(party, seat)
    if prices.left <= 1:
        return worth
    events = (c.current >= 0) + (c.coming >= 0)
    worth += INFLUENCE * prices.money * events * c.influence(seat)
    if c.leader[c.dominant] == seat:
        worth += HOLDS * prices.rating
    if c.dominant == REDS:
        return worth + HOLDS * prices.rating * (s.rating[seat] == min(s.rating))
    for bonus in PARTIES[c.dominant].bonus:
        per = getattr(bonus, "per", None)
        if per is not None:
            worth += HOLDS * prices.money * per.value(s, seat, -1)
    return worth


def committee_answer(effect: Effect, options: list[int], prices: Prices) -> int | None:
    """The answer to a question of an event that needs no trying out, or None."""
    if isinstance(effect, ChooseResource):
        return max(options, key=lambda move: prices.stock[m.SUBJECT[move]])
    return None


KINDS.update(
    {
        LowerRating: lambda a, e, card: -a.prices.rating * e.steps,
        delegates.PlaceDelegates: lambda a, e, card: 0.3 * e.delegates,
        delegates.Recruit: lambda a, e, card: 0.4,
        delegates.BanDelegate: lambda a, e, card: 0.2,
        delegates.SeizeChair: lambda a, e, card: 0.5,
    }
)
