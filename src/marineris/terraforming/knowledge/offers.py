"""What a seat could do now, what it would cost, and what is in the way: beside the view.

A client draws this and decides nothing: prices, requirements, reasons and counts come from the
functions by which the engine itself judges a move. It is made from what the seat may know, whether
or not the seat is to act. `view` never calls it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from marineris.core.effect import Effect
from marineris.terraforming import move as m
from marineris.terraforming.data import parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS, Effects
from marineris.terraforming.data.project import (
    HEAT_PER_STEP,
    PLACE_GREENERY,
    PROJECTS,
    RAISE_TEMPERATURE,
)
from marineris.terraforming.flow.action import (
    AWARD_PRICES,
    MILESTONE_PRICE,
    MOST_MILESTONES,
    funded_awards,
    project_price,
)
from marineris.terraforming.flow.outlook import Outlook
from marineris.terraforming.flow.turn import FIRST_ACTION, Turn, action_reasons
from marineris.terraforming.knowledge.decision import is_passed
from marineris.terraforming.knowledge.scoring import MILESTONE_POINTS, award_points
from marineris.terraforming.state import PROJECTS as PROJECT_STRIDE
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import PlaceTile, Raise
from marineris.terraforming.vocabulary.effect.payment import (
    Spend,
    accepted,
    money,
    price,
    purse,
)
from marineris.terraforming.vocabulary.requirement import Requirement

ReasonData = dict[str, Any]
"""A reason as `Reason.as_data` gives it: `code`, `rule`, and the figures compared."""


class MilestoneOffer(TypedDict):
    """How far everybody is with a milestone."""

    goal: int
    """What it takes at this table."""
    counts: list[int]
    """What each seat has of it, wild tags included."""
    points: list[int]
    """The victory points that it brings each seat: those of whoever has claimed it (TM-11.C1)."""


class AwardOffer(TypedDict):
    """How everybody stands in an award."""

    counts: list[int]
    """What each seat has of what will be counted at the end."""
    points: list[int]
    """The victory points that it would bring each seat now (TM-11.D2 to D4)."""


class RequirementOffer(TypedDict):
    """How far a requirement of a card is met, with tolerance and wild tags."""

    is_met: bool
    """Whether it is met."""
    code: str
    """The code of the reason why it is not met; empty if it is."""
    have: int
    """What there is."""
    need: int
    """What it takes, tolerance included."""
    missing: int
    """Steps, tags or tiles that are missing, or steps past a maximum; 0 if it is met."""
    is_limit: bool
    """Whether `need` must not be passed, instead of being reached."""
    scale: Annotated[list[int], tuple[int, int, int]]
    """Where a scale to draw it on begins and ends, and its step."""
    parameter: str
    """The global parameter that would have to rise; empty if that would not help."""


class CardOffer(TypedDict):
    """What playing a card would take."""

    cost: int
    """As printed."""
    price: int
    """After all discounts."""
    purse: int
    """M€ that the seat can pay towards it, everything accepted counted."""
    pays: list[str]
    """The resources besides M€ that are accepted and that the seat has."""
    requirements: list[RequirementOffer]
    """In the order in which the card names them."""
    reasons: list[ReasonData]
    """Everything in the way, were it this seat's turn; empty if the card could be played."""


class ActionOffer(TypedDict):
    """What a standard project or a conversion would take."""

    price: int
    """How much of the resource it costs."""
    resource: str
    """What is paid with."""
    reasons: list[ReasonData]
    """Everything in the way, were it this seat's turn; empty if it could be done."""


class TileOffer(TypedDict):
    """A legal move that will ask for the place of a tile."""

    move: str
    """The name of the move."""
    tile: str
    """The kind of tile."""
    price: int
    """How much of the resource it costs."""
    resource: str
    """What is paid with."""
    spaces: list[str]
    """Where the tile could go as things stand."""


class Terms(TypedDict):
    """What cards in play and expansions change for the seat for good."""

    metal_value: dict[str, int]
    """M€ that one steel and one titanium are worth."""
    pays_with_heat: bool
    """Whether heat pays wherever M€ do."""
    money: int
    """What the seat can pay where M€ are asked for."""
    greenery_price: int
    """Plants for a greenery."""
    card_price: int
    """M€ for taking a card into hand."""
    ocean_bonus: int
    """M€ for each ocean beside a new tile."""
    discount: dict[str, int]
    """M€ that cards cost less, by tag; `any` for every card."""
    project_discount: dict[str, int]
    """M€ that standard projects cost less."""
    tolerance: int
    """Steps by which requirements on global parameters are looser, the next card's included."""


class OwnOffers(TypedDict):
    """What only the seat itself may know."""

    terms: Terms
    """What holds for the seat now."""
    cards: dict[str, CardOffer]
    """The cards in hand, and those before the seat to choose from."""
    projects: dict[str, ActionOffer]
    """The standard projects of the table, in their order."""
    conversions: dict[str, ActionOffer]
    """`plants` and `heat`."""
    moves: list[str]
    """All actions that would be legal, were it this seat's turn: candidates for prepared moves."""
    vain: list[str]
    """Those of them that cost something and would bring nothing (TM-11.B3)."""
    raising: dict[str, list[str]]
    """By global parameter, those of them that would raise it."""
    tiles: list[TileOffer]
    """In the seat's own turn: what could be placed, where and for how much."""


class Offers(TypedDict):
    """The whole; `own` is None for a spectator, and before the seat has a corporation."""

    milestones: dict[str, MilestoneOffer]
    """The milestones of the map by id."""
    awards: dict[str, AwardOffer]
    """The awards of the map by id."""
    milestone_price: int | None
    """M€ for the next milestone; None when there is no more to claim."""
    award_price: int | None
    """M€ for the next award; None when there is no more to fund."""
    own: OwnOffers | None
    """What only the seat itself may know."""


def offers(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat could do now and what everybody may know of it; None: a spectator."""
    seats = range(s.seats)
    milestones = zip(s.map.milestones, s.milestone_goals, s.milestones, strict=True)
    claimed = len(s.milestones) - s.milestones.count(-1)
    funded = funded_awards(s)
    found: Offers = {
        "milestones": {
            one.id: {
                "goal": goal,
                "counts": [one.count.value(s, other, -1) for other in seats],
                "points": [MILESTONE_POINTS if other == owner else 0 for other in seats],
            }
            for one, goal, owner in milestones
        },
        "awards": {
            one.id: {
                "counts": [one.count.final_value(s, other, -1) for other in seats],
                "points": award_points(s, i),
            }
            for i, one in enumerate(s.map.awards)
        },
        "milestone_price": MILESTONE_PRICE if claimed < MOST_MILESTONES else None,
        "award_price": AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else None,
        "own": None if seat is None or not s.tableau[seat] else _own(s, seat),
    }
    parts = {expansion.name(): expansion.offers(s, seat) for expansion in s.expansions}
    return {**found, **{name: part for name, part in parts.items() if part}}


def _own(s: State, seat: int) -> OwnOffers:
    held = s
    if s.dealt[seat]:  # judged as if they were in hand
        held = s.copy()
        held.hand[seat] += s.dealt[seat]
    is_out = s.is_over() or is_passed(s, seat)
    legal = [] if is_out else FIRST_ACTION.options(s, seat, -1) or []
    name = m.CATALOGUE.name
    return {
        "terms": _terms(s, seat),
        "cards": {CARDS[card].id: _card(held, seat, card) for card in held.hand[seat]},
        "projects": {PROJECTS[i].id: _project(s, seat, i) for i in s.projects},
        "conversions": {
            "plants": _conversion(s, seat, m.CONVERT_PLANTS, resource.PLANTS),
            "heat": _conversion(s, seat, m.CONVERT_HEAT, resource.HEAT),
        },
        "moves": [name(move) for move in legal if move not in (m.PASS, m.END)],
        "vain": [name(move) for move in legal if _is_vain(s, seat, move)],
        "raising": _raising(s, seat, legal),
        "tiles": _tiles(s, seat),
    }


def _terms(s: State, seat: int) -> Terms:
    base = seat * tag.STRIDE
    values = s.metal_value[2 * seat : 2 * seat + 2]
    discount = s.discount[base : base + len(tag.NAMES)]
    less = s.project_discount[seat * PROJECT_STRIDE : (seat + 1) * PROJECT_STRIDE]
    return {
        "metal_value": {"steel": values[0], "titanium": values[1]},
        "pays_with_heat": bool(s.pays_with_heat >> seat & 1),
        "money": money(s, seat),
        "greenery_price": s.greenery_price[seat],
        "card_price": s.card_price[seat],
        "ocean_bonus": s.ocean_bonus[seat],
        "discount": {tag.NAMES[i]: amount for i, amount in enumerate(discount) if amount},
        "project_discount": {PROJECTS[i].id: amount for i, amount in enumerate(less) if amount},
        "tolerance": s.tolerance[seat] + s.next_tolerance[seat],
    }


def _card(s: State, seat: int, card: int) -> CardOffer:
    literal = CARDS[card]
    tolerance = s.tolerance[seat] + s.next_tolerance[seat]
    return {
        "cost": literal.cost,
        "price": price(s, seat, card),
        "purse": purse(s, seat, card),
        "pays": [resource.NAMES[what] for what in accepted(s, seat, literal.tags)],
        "requirements": [_requirement(s, seat, one, tolerance) for one in literal.requires],
        "reasons": _reasons(s, seat, m.PLAY[card]),
    }


def _requirement(s: State, seat: int, one: Requirement, tolerance: int) -> RequirementOffer:
    gauge = one.gauge(s, seat, tolerance)
    is_met = one.is_met(s, seat, tolerance)
    gap = gauge.have - gauge.need if gauge.is_limit else gauge.need - gauge.have
    rises = not is_met and not gauge.is_limit
    return {
        "is_met": is_met,
        "code": "" if is_met else one.reason(s, seat, tolerance).code,
        "have": gauge.have,
        "need": gauge.need,
        "missing": 0 if is_met else max(0, gap) // gauge.step,
        "is_limit": gauge.is_limit,
        "scale": [gauge.first, gauge.last, gauge.step],
        "parameter": parameter.NAMES[gauge.parameter] if rises and gauge.parameter >= 0 else "",
    }


def _project(s: State, seat: int, project: int) -> ActionOffer:
    return {
        "price": project_price(s, seat, project),
        "resource": resource.NAMES[resource.MC],
        "reasons": _reasons(s, seat, m.PROJECT[project]),
    }


def _conversion(s: State, seat: int, move: int, what: int) -> ActionOffer:
    return {
        "price": s.greenery_price[seat] if what == resource.PLANTS else HEAT_PER_STEP,
        "resource": resource.NAMES[what],
        "reasons": _reasons(s, seat, move),
    }


def _reasons(s: State, seat: int, move: int) -> list[ReasonData]:
    return [reason.as_data() for reason in action_reasons(s, seat, move, 0)]


# ------------------------------------------------------------------------------- what moves do


def _effects(s: State, seat: int, move: int) -> Effects:
    """What an action will do, as far as it is written down."""
    family = m.FAMILY[move]
    subject = m.SUBJECT[move]
    if family == m.IS_PLAY:
        return CARDS[subject].play
    if family == m.IS_USE:
        owes = s.owes_first_action >> seat & 1
        return CARDS[subject].first_action if owes else CARDS[subject].action
    if family == m.IS_PROJECT:
        return PROJECTS[subject].effects
    if move == m.CONVERT_PLANTS:
        return (PLACE_GREENERY,)
    return (RAISE_TEMPERATURE,) if move == m.CONVERT_HEAT else ()


def _is_vain(s: State, seat: int, move: int) -> bool:
    """Whether nothing would come of a project, a conversion or a card's action (TM-11.B3).

    Cards to be played are left out: what they do later cannot be known.
    """
    if m.FAMILY[move] == m.IS_PLAY:
        return False
    card = m.SUBJECT[move] if m.FAMILY[move] == m.IS_USE else -1
    gains = [one for one in _effects(s, seat, move) if not isinstance(one, Spend)]
    # Only what raises a parameter can be in vain: everything else that is legal does something.
    return bool(gains) and all(
        isinstance(one, (Raise, PlaceTile)) and one.is_idle(s, seat, card) for one in gains
    )


def _raising(s: State, seat: int, legal: list[int]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in legal:
        effects = _effects(s, seat, move)
        if not effects:
            continue
        outlook = Outlook(s)
        card = m.SUBJECT[move] if m.FAMILY[move] in (m.IS_PLAY, m.IS_USE) else -1
        for effect in effects:
            effect.foresee(s, seat, card, outlook)
        for which, name in enumerate(parameter.NAMES):
            if outlook.level[which] > s.parameter[which]:
                found.setdefault(name, []).append(m.CATALOGUE.name(move))
    return found


def _tiles(s: State, seat: int) -> list[TileOffer]:
    frame = s.question(seat)
    if frame is None or not isinstance(frame[0], Turn):
        return []
    found: list[TileOffer] = []
    for move in s.moves_of(seat):
        for effect in _effects(s, seat, move):
            if isinstance(effect, PlaceTile):
                found.append(_tile(s, seat, move, effect))
                break
    return found


def _tile(s: State, seat: int, move: int, effect: PlaceTile) -> TileOffer:
    family = m.FAMILY[move]
    cost, what = 0, resource.MC
    if family == m.IS_PLAY:
        cost = price(s, seat, m.SUBJECT[move])
    elif family == m.IS_PROJECT:
        cost = project_price(s, seat, m.SUBJECT[move])
    elif family == m.IS_USE:
        cost, what = _spent(_effects(s, seat, move))
    else:
        cost, what = s.greenery_price[seat], resource.PLANTS
    card = m.SUBJECT[move] if family in (m.IS_PLAY, m.IS_USE) else -1
    spaces = effect.options(s, seat, card) or []
    return {
        "move": m.CATALOGUE.name(move),
        "tile": tile.NAMES[effect.tile],
        "price": cost,
        "resource": resource.NAMES[what],
        "spaces": [s.map.spaces[m.SUBJECT[space]].number for space in spaces],
    }


def _spent(effects: tuple[Effect, ...]) -> tuple[int, int]:
    for effect in effects:
        if isinstance(effect, Spend):
            return effect.amount, effect.resource
    return 0, resource.MC
