"""What a card is worth to a seat, read from the card's own data.

Every effect kind has a line in `KINDS` that says what it brings, in victory points. What a card
would do in later generations (its action, triggers, modifiers) is counted with the prices of then,
as far as they can be guessed. Nothing here plays the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.bots.terraforming.prices import Prices, prices_of
from marineris.core.effect import Effect
from marineris.terraforming.data import parameter, tag, tile
from marineris.terraforming.data.card import CARDS, READINGS, Effects
from marineris.terraforming.data.resource import COUNT, ENERGY, STEEL, TITANIUM
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary import modifier, requirement, trigger
from marineris.terraforming.vocabulary.count import Count, CubesHere, Tags, TilesNextToSite
from marineris.terraforming.vocabulary.effect import control, cubes, deck, payment, stock
from marineris.terraforming.vocabulary.effect import map as on_map

DRAWN_CARD: Final = 4.0
"""What an unknown card in hand is worth, in M€."""
RIVALRY: Final = 0.3
"""What a point that a rival loses is worth, in points won; shared among the rivals."""
CITY: Final = 1.6
"""Points that a new city will bring with greeneries beside it, half way through the game."""
PARAMETER_PACE: Final = (1.6, 1.2, 0.8)
"""Steps by which temperature, oxygen and oceans rise in a generation."""

TAG_POINTS: Final = {tag.SCIENCE: 0.25, tag.JOVIAN: 0.25, tag.BUILDING: 0.12, tag.EARTH: 0.1}
PLAIN_TAG: Final = 0.08
"""Tags open other cards, milestones and awards."""

ACTION_USE: Final = 0.8
"""How much of an action's worth is left when its use competes with others for turns and money."""
CARDS_PLAYED: Final = 2.0
"""Cards that a player plays in a generation."""
TAG_RATE: Final = {tag.BUILDING: 0.7, tag.SPACE: 0.5, tag.SCIENCE: 0.35, tag.EARTH: 0.35}
RARE_TAG_RATE: Final = 0.25
"""How many tags of a kind a player plays in a generation."""


class Appraiser:
    """Values cards and effects for one seat at one moment."""

    def __init__(self, state: State, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self._engines: dict[int, float] = {}
        self._midway: Appraiser | None = None

    # ------------------------------------------------------------------ cards

    def surplus(self, card: int) -> float:
        """What a card in hand would bring beyond its price, were it played as soon as it can be."""
        delay = self.delay(card)
        if delay is None:
            return 0.0
        share = max(0.0, 1 - delay / max(1.0, self.prices.left))
        literal = CARDS[card]
        worth = self.effects(literal.play, card) + self.engine(card)
        if delay:
            worth *= share
        return worth + self.points(card) - self.cost(card)

    def cost(self, card: int) -> float:
        """The worth of what is paid for a card; metal that waits for it is cheaper than M€."""
        price = payment.price(self.state, self.seat, card)
        base = self.seat * COUNT
        worth = price * self.prices.money
        for metal, kind in ((STEEL, tag.BUILDING), (TITANIUM, tag.SPACE)):
            if kind in CARDS[card].tags:
                value = payment.unit_value(self.state, self.seat, metal)
                units = min(self.state.stock[base + metal], price // value)
                worth -= units * (value * self.prices.money - self.prices.stock[metal])
        return worth

    def delay(self, card: int) -> float | None:
        """Generations until a card's requirements may be met; None for never."""
        longest = 0.0
        state, seat = self.state, self.seat
        tolerance = state.tolerance[seat] + state.next_tolerance[seat]
        for one in CARDS[card].requires:
            if one.is_met(state, seat, tolerance):
                continue
            if isinstance(one, requirement.AtLeast):
                which = one.parameter
                steps = (one.level - state.parameter[which]) / parameter.STEP[which] - tolerance
                longest = max(longest, steps / PARAMETER_PACE[which])
            elif isinstance(one, requirement.AtMost):
                return None
            elif isinstance(one, requirement.HasTags):
                longest = max(longest, 2.5 * (one.least - state.tags[seat * tag.STRIDE + one.tag]))
            else:
                longest = max(longest, 2.0)
        for demand in READINGS[card].demands:
            if demand.blocking_code(state, seat, card):
                longest = max(longest, 2.0)
        return longest if longest < self.prices.left else None

    def engine(self, card: int) -> float:
        """What a card in play will bring by its action, triggers, modifiers and tags."""
        known = self._engines.get(card)
        if known is None:
            literal = CARDS[card]
            midway = self.midway()
            known = 0.0
            if literal.action:
                known = (
                    ACTION_USE * self.prices.left * max(0.0, midway.effects(literal.action, card))
                )
            for one in literal.triggers:
                each = max(0.0, midway.effects(one.effects, card))
                known += each * self._times(one.on) * self.prices.left
            for change in literal.modifiers:
                known += self._modifier(change)
            fade = min(1.0, self.prices.left / 6)
            for one_tag in literal.tags:
                known += fade * TAG_POINTS.get(one_tag, PLAIN_TAG)
            self._engines[card] = known
        return known

    def midway(self) -> Appraiser:
        """The same seat half way to the end: what happens again and again is valued with it."""
        if self._midway is None:
            self._midway = Appraiser(self.state, self.seat, prices_of(self.state, 0.5))
        return self._midway

    def points(self, card: int) -> float:
        """Victory points of a card that is not yet in play."""
        points = CARDS[card].points
        if points is None:
            return 0.0
        if points.per is None:
            return float(points.amount)
        if isinstance(points.per, TilesNextToSite):
            return 2.0 * points.amount
        if isinstance(points.per, CubesHere):
            return 0.0  # its action counts them
        return points.amount * self.count(points.per, card)

    def count(self, count: Count | None, card: int) -> float:
        """How often an effect counts; the tags of the card itself will count too."""
        if count is None:
            return 1.0
        value = float(count.value(self.state, self.seat, card))
        if isinstance(count, Tags) and card not in self.state.tableau[self.seat]:
            value += CARDS[card].tags.count(count.tag) / count.every
        return value

    # ------------------------------------------------------------------ what comes later

    def _times(self, on: trigger.Occasion) -> float:
        """How often an occasion comes in a generation."""
        players = self.state.seats
        if isinstance(on, trigger.PlaysTag):
            rate = sum(TAG_RATE.get(one, RARE_TAG_RATE) for one in on.tags)
            return rate * (players if on.by_anyone else 1)
        if isinstance(on, trigger.PlaysEvent):
            return 0.5 if on.tag < 0 else 0.25
        if isinstance(on, trigger.Places):
            if on.tile == tile.OCEAN:
                oceans = parameter.GOAL[parameter.OCEANS] - self.state.parameter[parameter.OCEANS]
                return oceans / max(1.0, self.prices.left)
            rate = 0.3 if on.tile == tile.CITY else 0.6
            return rate * (players if on.by_anyone else 1)
        return 0.15 if isinstance(on, trigger.MinesBonus) else 0.5

    def _modifier(self, change: modifier.Modifier) -> float:
        ahead = self.prices.left * self.prices.money
        base = self.seat * COUNT
        if isinstance(change, modifier.Discount):
            rate = (
                CARDS_PLAYED if change.tag == tag.ANY else TAG_RATE.get(change.tag, RARE_TAG_RATE)
            )
            return change.amount * rate * ahead
        if isinstance(change, modifier.MetalValue):
            metal = change.resource
            produced = self.state.production[base + metal] * (self.prices.left - 1)
            return 0.8 * (self.state.stock[base + metal] + produced + 2) * self.prices.money
        if isinstance(change, modifier.CardPrice):
            return change.less * CARDS_PLAYED * ahead
        if isinstance(change, modifier.Tolerance):
            return 0.3 * change.steps * min(1.0, self.prices.left / 8)
        if isinstance(change, modifier.GreeneryPrice):
            return 0.15 * self.prices.left
        return 0.3 * min(1.0, self.prices.left / 6)

    # ------------------------------------------------------------------ effects

    def effects(self, effects: Effects, card: int) -> float:
        """What effects bring together."""
        total = 0.0
        for effect in effects:
            read = KINDS.get(type(effect))
            if read is not None:  # what is not known is worth nothing
                total += read(self, effect, card)
        return total

    def cube(self, card: int) -> float:
        """What one resource on a card is worth."""
        literal = CARDS[card]
        best = 0.0
        if literal.points is not None and isinstance(literal.points.per, CubesHere):
            best = literal.points.amount / literal.points.per.every
        for effect in literal.action:
            if isinstance(effect, control.OneOf):
                for branch in effect.branches:
                    best = max(best, self._spent_cube(branch, card))
        return best

    def _spent_cube(self, branch: Effects, card: int) -> float:
        """The worth of a resource that a branch of an action spends."""
        spent = [effect for effect in branch if isinstance(effect, cubes.SpendHere)]
        if not spent:
            return 0.0
        rest = tuple(effect for effect in branch if effect not in spent)
        return 0.85 * self.effects(rest, card) / spent[0].amount

    def rivals(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.state.seats) if seat != self.seat]

    def raising(self, which: int, steps: int) -> float:
        """Raising a parameter, as far as it goes."""
        open_steps = (parameter.GOAL[which] - self.state.parameter[which]) // parameter.STEP[which]
        return self.prices.rating * min(steps, open_steps)

    def harm(self, worth: float) -> float:
        """What it is worth that a rival loses so much."""
        return RIVALRY * worth / max(1, self.state.seats - 1)


def _gain(a: Appraiser, e: stock.Gain, card: int) -> float:
    return a.prices.stock[e.resource] * e.amount * a.count(e.per, card)


def _produce(a: Appraiser, e: stock.Produce, card: int) -> float:
    return a.prices.production[e.resource] * e.amount * a.count(e.per, card)


def _place(a: Appraiser, e: on_map.PlaceTile, card: int) -> float:
    prices = a.prices
    if e.tile == tile.OCEAN:
        return a.raising(parameter.OCEANS, 1) + 2 * prices.money
    if e.tile == tile.GREENERY:
        return prices.greenery + a.raising(parameter.OXYGEN, 1)
    if e.tile in (tile.CITY, tile.CAPITAL):
        return CITY * min(1.0, 0.4 + prices.left / 10) + 2 * prices.money
    return 2 * prices.money


def _decrease(a: Appraiser, e: stock.DecreaseAny, card: int) -> float:
    worth = a.prices.production[e.resource] * e.steps
    state = a.state
    if any(state.production[seat * COUNT + e.resource] >= e.steps for seat in a.rivals()):
        return a.harm(worth)
    return 0.0 if state.seats == 1 else -worth


def _remove(a: Appraiser, e: stock.RemoveAny, card: int) -> float:
    most = max([a.state.stock[seat * COUNT + e.resource] for seat in a.rivals()], default=0)
    return a.harm(a.prices.stock[e.resource] * min(e.up_to, most))


def _steal(a: Appraiser, e: stock.StealFromAny, card: int) -> float:
    stock = [a.state.stock[seat * COUNT + e.resource] for seat in a.rivals()]
    units = min(e.up_to, max(stock, default=e.up_to))
    return units * a.prices.stock[e.resource] * (1 + RIVALRY)


def _spend(a: Appraiser, e: payment.Spend, card: int) -> float:
    if e.resource == ENERGY and a.state.production[a.seat * COUNT + ENERGY] == 0:
        # Without energy production an action that needs it would stand idle.
        return -9.0 if a.state.stock[a.seat * COUNT + ENERGY] < e.amount else 0.0
    return -a.prices.stock[e.resource] * e.amount


def _add_to(a: Appraiser, e: cubes.AddTo, card: int) -> float:
    return e.amount * max(map(a.cube, e.targets(a.state, a.seat)), default=0.0)


def _one_of(a: Appraiser, e: control.OneOf, card: int) -> float:
    return max(a.effects(branch, card) for branch in e.branches)


def _if_at_least(a: Appraiser, e: control.IfAtLeast, card: int) -> float:
    enough = e.count.value(a.state, a.seat, card) >= e.least
    return a.effects((e.then if enough else e.otherwise,), card)


def _copy(a: Appraiser, e: control.CopyProduction, card: int) -> float:
    boxes = [a.effects(READINGS[one].box, one) for one in e.targets(a.state, a.seat)]
    return max(boxes, default=0.0)


def _shift(a: Appraiser, e: stock.ShiftProduction, card: int) -> float:
    prices = a.prices.production
    most = a.state.production[a.seat * COUNT + e.lowered]
    return max(0.0, prices[e.raised] - prices[e.lowered]) * most


def _convert(a: Appraiser, e: payment.Convert, card: int) -> float:
    prices = a.prices.stock
    units = a.state.stock[a.seat * COUNT + e.spent] + a.state.production[a.seat * COUNT + e.spent]
    return max(0.0, prices[e.gained] - prices[e.spent]) * units


def _draw(a: Appraiser, cards: float) -> float:
    return cards * DRAWN_CARD * a.prices.money


Reader = Callable[[Appraiser, Any, int], float]

KINDS: Final[dict[type[Effect], Reader]] = {
    stock.Gain: _gain,
    stock.Produce: _produce,
    stock.RaiseRating: lambda a, e, card: a.prices.rating * e.steps * a.count(e.per, card),
    stock.DecreaseAny: _decrease,
    stock.RemoveAny: _remove,
    stock.StealFromAny: _steal,
    stock.ShiftProduction: _shift,
    stock.ProduceMetalOfSite: lambda a, e, card: a.prices.production[STEEL],
    on_map.Raise: lambda a, e, card: a.raising(e.parameter, e.steps),
    on_map.PlaceTile: _place,
    on_map.ClaimLand: lambda a, e, card: 0.2,
    payment.Spend: _spend,
    payment.Convert: _convert,
    cubes.AddHere: lambda a, e, card: a.cube(card) * e.amount,
    cubes.SpendHere: lambda a, e, card: -a.cube(card) * e.amount,
    cubes.AddTo: _add_to,
    cubes.TakeCube: lambda a, e, card: 0.1,
    cubes.RemoveCubes: lambda a, e, card: a.harm(0.5),
    control.OneOf: _one_of,
    control.IfAtLeast: _if_at_least,
    control.IfRatingRaised: lambda a, e, card: 0.0,
    control.NextCard: lambda a, e, card: 0.8 * a.prices.money * e.discount + 0.1 * e.tolerance,
    control.CopyProduction: _copy,
    deck.Draw: lambda a, e, card: _draw(a, e.cards),
    deck.LookAndKeep: lambda a, e, card: _draw(a, 1.3 * e.keep),
    deck.LookAndBuy: lambda a, e, card: _draw(a, 0.4),
    deck.RevealForTag: lambda a, e, card: 0.25 if not a.state.cubes.get(card, 0) else 0.0,
    deck.DiscardToDraw: lambda a, e, card: _draw(a, 0.4),
}
"""How each kind of effect is valued: `(appraiser, effect, card) -> points`."""
