"""Which actions a player may take (TM-11), each check written once.

Every check takes `why`: None when only the answer matters, and then the first fault ends it; or a
list to which every fault is added with its rule, for `why_not`.
"""

from __future__ import annotations

from typing import Final

from marineris.core.reason import Reason, Why, refused
from marineris.terraforming import reason_code
from marineris.terraforming.data import tag
from marineris.terraforming.data.card import CARDS, READINGS, Effects
from marineris.terraforming.data.project import (
    DEMANDS,
    HEAT_PER_STEP,
    PLACE_GREENERY,
    PROJECTS,
    RAISE_TEMPERATURE,
)
from marineris.terraforming.data.resource import COUNT, HEAT, PLANTS
from marineris.terraforming.flow.trial import is_rescued, unmet_demands
from marineris.terraforming.state import PROJECTS as STRIDE
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.terraforming.vocabulary.effect.payment import (
    fee_gap,
    fee_reason,
    money,
    price,
    purse,
)
from marineris.terraforming.vocabulary.requirement import needs_more_wild

MILESTONE_PRICE: Final = 8
MOST_MILESTONES: Final = 3
AWARD_PRICES: Final = (8, 14, 20)


def may_play(s: State, seat: int, card: int, why: Why = None) -> bool:
    """Whether a card of the hand may be played (TM-11.A1 to A3)."""
    cost = price(s, seat, card)
    purse_ = purse(s, seat, card)
    if purse_ < cost:
        if why is None:
            return False
        why.append(Reason("card-too-dear", "TM-11.A3", {"need": cost, "have": purse_}))
    literal = CARDS[card]
    if s.rating_reserve:
        spent = READINGS[card].heat_spent
        metal = purse_ - money(s, seat, spent)
        gap = fee_gap(s, seat, literal.play, card, cost, metal, spent)
        if gap > 0 and not _too_dear(s, gap, why):
            return False
    if literal.requires and not _meets_requirements(s, seat, card, why) and why is None:
        return False
    for demand in READINGS[card].demands:
        if demand.blocking_code(s, seat, card) and not is_rescued(s, seat, card, demand):
            if why is None:
                return False
            why += [
                reason_code.reason_of(unmet.blocking_code(s, seat, card), unmet, s, seat, card)
                for unmet in unmet_demands(s, seat, card)
            ]
            break
    return not why


def _meets_requirements(s: State, seat: int, card: int, why: Why) -> bool:
    """Whether the requirements of a card are met (TM-7.6)."""
    requires = CARDS[card].requires
    tolerance = s.tolerance[seat] + s.next_tolerance[seat]
    met = True
    for requirement in requires:
        if not requirement.is_met(s, seat, tolerance):
            if why is None:
                return False
            why.append(requirement.reason(s, seat, tolerance))
            met = False
    has_wild = s.tags[seat * tag.STRIDE + tag.WILD] > 0
    if has_wild and needs_more_wild(s, seat, requires):
        # Told only if each requirement could be met alone: else what is missing has been named.
        return refused(why, "too-few-wild-tags", "TU-14.3") if met or why is None else False
    return met


def _too_dear(s: State, gap: int, why: Why) -> bool:
    """The fee on the steps of rating to come cannot be paid; whether to look for more reasons."""
    if why is None:
        return False
    why.append(fee_reason(s, gap))
    return True


def may_use(s: State, seat: int, card: int, why: Why = None) -> bool:
    """Whether the action of a card in play may be used (TM-11.E1)."""
    if card in s.used:
        if why is None:
            return False
        why.append(Reason("action-used", "TM-11.E1"))
    return effects_allow(s, seat, card, CARDS[card].action, READINGS[card].action_demands, why)


def effects_allow(
    s: State, seat: int, card: int, effects: Effects, demands: Effects, why: Why
) -> bool:
    """Whether a list of effects can be carried out; `demands` are those that may forbid it."""
    for effect in demands:
        code = effect.blocking_code(s, seat, card)
        if code:
            if why is None:
                return False
            why.append(reason_code.reason_of(code, effect, s, seat, card))
    if s.rating_reserve:
        gap = fee_gap(s, seat, effects, card, 0, 0)
        if gap > 0 and not _too_dear(s, gap, why):
            return False
    return not why


def project_price(s: State, seat: int, project: int) -> int:
    """What a standard project costs this seat now."""
    return PROJECTS[project].cost - s.project_discount[seat * STRIDE + project]


def may_build(s: State, seat: int, project: int, why: Why = None) -> bool:
    """Whether a standard project of this table may be carried out (TM-11.B1 to B4)."""
    cost = project_price(s, seat, project)
    have = money(s, seat)
    if have < cost:
        if why is None:
            return False
        why.append(Reason("money-too-low", "TM-11.B1", {"need": cost, "have": have}))
    return project_allows(s, seat, project, cost, why)


def project_allows(s: State, seat: int, project: int, cost: int, why: Why = None) -> bool:
    """Whether a standard project may be carried out by a seat that can pay its cost."""
    if s.rating_reserve:
        gap = fee_gap(s, seat, PROJECTS[project].effects, -1, cost, 0)
        if gap > 0 and not _too_dear(s, gap, why):
            return False
    for effect in DEMANDS[project]:
        if isinstance(effect, PlaceTile):  # unlike on cards, it needs a legal place (TM-11.B4)
            code = 0 if effect.is_possible(s, seat, cost) else reason_code.NO_PLACE
        else:
            code = effect.blocking_code(s, seat, -1)
        if code:
            if why is None:
                return False
            reason = reason_code.reason_of(code, effect, s, seat, -1)
            rule = "TM-11.B4" if code == reason_code.NO_PLACE else reason.rule
            why.append(Reason(reason.code, rule, reason.facts))
    return not why


def may_claim(s: State, seat: int, milestone: int, why: Why = None) -> bool:
    """Whether a milestone of the map may be claimed (TM-11.C1)."""
    if s.seats == 1:
        return refused(why, "not-alone", "TM-15.4")
    allowed = True
    if s.milestones[milestone] >= 0:
        if why is None:
            return False
        allowed = refused(why, "milestone-taken", "TM-11.C1", seat=s.milestones[milestone])
    allowed = may_claim_any(s, seat, why) and allowed
    if why is None and not allowed:
        return False
    return has_reached(s, seat, milestone, why) and allowed


def may_claim_any(s: State, seat: int, why: Why = None) -> bool:
    """Whether a seat may claim milestones, whichever it has reached."""
    if s.seats == 1:
        return refused(why, "not-alone", "TM-15.4")
    have = money(s, seat)
    if why is None and have < MILESTONE_PRICE:
        return False
    allowed = True
    if len(s.milestones) - s.milestones.count(-1) >= MOST_MILESTONES:
        if why is None:
            return False
        allowed = refused(why, "milestones-gone", "TM-11.C1", most=MOST_MILESTONES)
    if have < MILESTONE_PRICE:
        allowed = refused(why, "money-too-low", "TM-11.C1", need=MILESTONE_PRICE, have=have)
    return allowed


def has_reached(s: State, seat: int, milestone: int, why: Why = None) -> bool:
    """Whether a seat has what a milestone asks for."""
    count = s.map.milestones[milestone].count.value(s, seat, -1)
    goal = s.milestone_goals[milestone]
    if count >= goal:
        return True
    if why is None:
        return False
    return refused(why, "milestone-not-reached", "TM-11.C1", need=goal, have=count)


def may_fund(s: State, seat: int, award: int, why: Why = None) -> bool:
    """Whether an award of the map may be funded (TM-11.D1)."""
    if s.seats == 1:
        return refused(why, "not-alone", "TM-15.4")
    allowed = True
    if s.awards[award] >= 0:
        if why is None:
            return False
        allowed = refused(why, "award-funded", "TM-11.D1", seat=s.awards[award])
    return may_fund_any(s, seat, why) and allowed


def may_fund_any(s: State, seat: int, why: Why = None) -> bool:
    """Whether a seat may fund awards, whichever are left."""
    if s.seats == 1:
        return refused(why, "not-alone", "TM-15.4")
    have = money(s, seat)
    if why is None and have < AWARD_PRICES[0]:
        return False
    funded = funded_awards(s)
    if funded >= len(AWARD_PRICES):
        return refused(why, "awards-gone", "TM-11.D1", most=len(AWARD_PRICES))
    if have < AWARD_PRICES[funded]:
        if why is None:
            return False
        return refused(why, "money-too-low", "TM-11.D1", need=AWARD_PRICES[funded], have=have)
    return True


def funded_awards(s: State) -> int:
    """How many awards are funded."""
    return len(s.awards) - s.awards.count(-1)


def may_convert_plants(s: State, seat: int, why: Why = None) -> bool:
    """Whether plants may become a greenery (TM-11.F)."""
    need = s.greenery_price[seat]
    have = s.stock[seat * COUNT + PLANTS]
    allowed = True
    if have < need:
        if why is None:
            return False
        allowed = refused(why, "stock-too-low", "TM-11.F", resource="plants", need=need, have=have)
    if (allowed or why is not None) and not PLACE_GREENERY.is_possible(s, seat):
        allowed = refused(why, "no-place", "TM-11.F", tile="greenery")
    if s.rating_reserve and (allowed or why is not None):
        gap = fee_gap(s, seat, (PLACE_GREENERY,), -1, 0, 0)
        if gap > 0:
            _too_dear(s, gap, why)
            allowed = False
    return allowed


def may_convert_heat(s: State, seat: int, why: Why = None) -> bool:
    """Whether heat may raise the temperature (TM-11.G); at the goal it is wasted (TM-11.B3)."""
    have = s.stock[seat * COUNT + HEAT]
    if why is None and have < HEAT_PER_STEP:
        return False
    allowed = True
    if s.rating_reserve:
        gap = fee_gap(s, seat, (RAISE_TEMPERATURE,), -1, 0, 0, HEAT_PER_STEP)
        if gap > 0:
            _too_dear(s, gap, why)
            allowed = False
    if have >= HEAT_PER_STEP:
        return allowed
    return refused(why, "stock-too-low", "TM-11.G", resource="heat", need=HEAT_PER_STEP, have=have)
