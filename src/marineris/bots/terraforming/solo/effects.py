"""What each kind of effect brings in a solo game, in M€ of the last generation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from marineris.core.effect import Effect
from marineris.terraforming.data import parameter, tile
from marineris.terraforming.data.card import READINGS
from marineris.terraforming.data.resource import ENERGY, STEEL
from marineris.terraforming.turmoil import effect as delegates
from marineris.terraforming.vocabulary.effect import control, cubes, deck, payment, stock
from marineris.terraforming.vocabulary.effect import map as on_map

if TYPE_CHECKING:
    from marineris.bots.terraforming.solo.cards import CardJudge

SITE: Final = 2.0
"""M€ that the space of a new tile brings."""
IMPOSSIBLE: Final = -999.0


def _spend(j: CardJudge, e: payment.Spend, card: int, then: int) -> float:
    if e.resource == ENERGY and j.state.production[ENERGY] < e.amount:
        return IMPOSSIBLE  # an action that waits for energy stands idle
    return -e.amount * j.prices.stock(e.resource, then)


def _place(j: CardJudge, e: on_map.PlaceTile, card: int, then: int) -> float:
    site = SITE * j.prices.curve.now[then]
    if e.tile == tile.OCEAN:
        return j.prices.step(parameter.OCEANS, 1, then) + site
    if e.tile == tile.GREENERY:
        return j.prices.step(parameter.OXYGEN, 1, then) + site
    return site


def _add_to(j: CardJudge, e: cubes.AddTo, card: int, then: int) -> float:
    held = [j.cube_at(one, then) for one in e.targets(j.state, 0)]
    return e.amount * max(held, default=0.0)


def _one_of(j: CardJudge, e: control.OneOf, card: int, then: int) -> float:
    return max(j.effects(branch, card, then) for branch in e.branches)


def _if_at_least(j: CardJudge, e: control.IfAtLeast, card: int, then: int) -> float:
    enough = e.count.value_with(j.state, 0, card) >= e.least
    return j.effects((e.then if enough else e.otherwise,), card, then)


def _next_card(j: CardJudge, e: control.NextCard, card: int, then: int) -> float:
    return 0.7 * j.prices.curve.now[then] * e.discount + 0.5 * e.tolerance


def _copy(j: CardJudge, e: control.CopyProduction, card: int, then: int) -> float:
    boxes = [j.effects(READINGS[one].box, one, then) for one in e.targets(j.state, 0)]
    return max(boxes, default=0.0)


def _shift(j: CardJudge, e: stock.ShiftProduction, card: int, then: int) -> float:
    most = j.state.production[e.lowered]
    prices = j.prices
    worth = prices.production(e.raised, most, then) + prices.production(e.lowered, -most, then)
    return max(0.0, worth)


def _convert(j: CardJudge, e: payment.Convert, card: int, then: int) -> float:
    each = j.prices.stock(e.gained, then) - j.prices.stock(e.spent, then)
    return max(0.0, each) * j.state.production[e.spent]


Reader = Callable[["CardJudge", Any, int, int], float]

EFFECTS: Final[dict[type[Effect], Reader]] = {
    stock.Gain: lambda j, e, card, then: (
        e.amount * j.prices.stock(e.resource, then) * j.count(e.per, card)
    ),
    stock.Produce: lambda j, e, card, then: j.prices.production(
        e.resource, e.amount * j.count(e.per, card), then
    ),
    stock.RaiseRating: lambda j, e, card, then: (
        j.prices.rating(then) * e.steps * j.count(e.per, card)
    ),
    stock.LowerRating: lambda j, e, card, then: -j.prices.rating(then) * e.steps,
    # Alone there is nobody to harm, and stealing is from the bank (TM-15.6).
    stock.DecreaseAny: lambda j, e, card, then: 0.0,
    stock.RemoveAny: lambda j, e, card, then: 0.0,
    cubes.RemoveCubes: lambda j, e, card, then: 0.0,
    cubes.TakeCube: lambda j, e, card, then: 0.0,
    stock.StealFromAny: lambda j, e, card, then: e.up_to * j.prices.stock(e.resource, then),
    stock.ShiftProduction: _shift,
    stock.ProduceMetalOfSite: lambda j, e, card, then: 1.2 * j.prices.production(STEEL, 1, then),
    on_map.Raise: lambda j, e, card, then: j.prices.step(e.parameter, e.steps, then),
    on_map.PlaceTile: _place,
    on_map.ClaimLand: lambda j, e, card, then: 0.0,
    payment.Spend: _spend,
    payment.Convert: _convert,
    cubes.AddHere: lambda j, e, card, then: j.cube_at(card, then) * e.amount,
    cubes.SpendHere: lambda j, e, card, then: -j.cube_at(card, then) * e.amount,
    cubes.AddTo: _add_to,
    control.OneOf: _one_of,
    control.IfAtLeast: _if_at_least,
    control.IfRatingRaised: lambda j, e, card, then: 0.0,
    control.NextCard: _next_card,
    control.CopyProduction: _copy,
    deck.Draw: lambda j, e, card, then: e.cards * j.prices.drawn(),
    deck.LookAndKeep: lambda j, e, card, then: 1.4 * e.keep * j.prices.drawn(),
    deck.LookAndBuy: lambda j, e, card, then: 0.35 * j.prices.drawn(),
    deck.DiscardToDraw: lambda j, e, card, then: 0.4 * j.prices.drawn(),
    deck.RevealForTag: lambda j, e, card, then: 0.0,
    delegates.PlaceDelegates: lambda j, e, card, then: 2.0 * e.delegates,
    delegates.Recruit: lambda j, e, card, then: 2.0,
    delegates.BanDelegate: lambda j, e, card, then: 1.0,
    delegates.SeizeChair: lambda j, e, card, then: 2.0,
}
"""What each kind of effect brings: `(judge, effect, card, generation) -> M€`."""
