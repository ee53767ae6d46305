"""What cards are worth in a solo game, read from their data alone.

What each kind of effect, occasion, modifier and requirement means stands in the tables of `effects`
and `ongoing`. What a card does again and again is counted with the prices half way to the end.
Nothing here plays a card.
"""

from __future__ import annotations

from typing import Final

from marineris.bots.terraforming.solo.effects import EFFECTS
from marineris.bots.terraforming.solo.money import LAST
from marineris.bots.terraforming.solo.ongoing import (
    DELAY,
    MODIFIERS,
    OCCASIONS,
    REQUIREMENTS,
    any_modifier,
    any_occasion,
    any_requirement,
)
from marineris.bots.terraforming.solo.parameters import SoloParameters
from marineris.bots.terraforming.solo.prices import SoloPrices
from marineris.terraforming.data import parameter, tag, tile
from marineris.terraforming.data.card import CARDS, EVENT, READINGS, Effects
from marineris.terraforming.data.resource import STEEL, TITANIUM
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import Count, Tags
from marineris.terraforming.vocabulary.effect import control, cubes, payment
from marineris.terraforming.vocabulary.effect import map as on_map

SPENT_CUBE: Final = 0.9
"""What is left of the worth of a resource on a card that waits for others."""
OCEANS_ACTED: Final = 0.7
"""The share of the missing oceans that an action may bring."""


class CardJudge:
    """Judges cards and effects at one moment of a solo game."""

    def __init__(self, prices: SoloPrices) -> None:
        self.prices: SoloPrices = prices
        self.state: State = prices.state
        self.p: SoloParameters = prices.p
        self._surplus: dict[int, float] = {}
        self._engines: dict[int, float] = {}
        self._cubes: dict[int, float] = {}

    # ------------------------------------------------------------------ cards

    def surplus(self, card: int) -> float:
        """What a card would bring beyond its price, played as soon as it can be."""
        known = self._surplus.get(card)
        if known is None:
            delay = self.delay(card)
            known = 0.0
            if delay is not None:
                then = min(LAST, self.prices.generation + int(delay + 0.999))
                known = self.worth(card, then) - self.cost(card, then)
            self._surplus[card] = known
        return known

    def bias(self, card: int) -> float:
        """What was measured that the data of a card does not tell."""
        return self.p.bias * self.p.card_bias.get(CARDS[card].id, 0.0)

    def worth(self, card: int, then: int) -> float:
        """What a card brings that is played in a generation."""
        literal = CARDS[card]
        worth = self.effects(literal.play, card, then)
        if literal.kind != EVENT:
            worth += self.engine_from(card, then)
        if literal.points is not None:
            worth += self.p.point * literal.points.amount
        return worth

    def cost(self, card: int, then: int) -> float:
        """The worth of what is paid for a card; metal that waits for it is cheaper than M€."""
        s, curve = self.state, self.prices.curve
        price = payment.price(s, 0, card)
        money = curve.now[then]
        worth = price * money
        for metal, kind, use in (
            (STEEL, tag.BUILDING, self.p.steel),
            (TITANIUM, tag.SPACE, self.p.titanium),
        ):
            if kind in CARDS[card].tags:
                value = payment.unit_value(s, 0, metal)
                have = s.stock[metal] + s.production[metal] * (then - self.prices.generation)
                worth -= min(have, price // value) * value * (money - curve.metal[then] * use)
        return worth

    def delay(self, card: int) -> float | None:
        """Generations until a card can be played; None for never."""
        s = self.state
        tolerance = s.tolerance[0] + s.next_tolerance[0]
        longest = 0.0
        for one in CARDS[card].requires:
            if not one.is_met(s, 0, tolerance):
                wait = REQUIREMENTS.get(type(one), any_requirement)(self, one, tolerance)
                if wait is None:
                    return None
                longest = max(longest, wait)
        for demand in READINGS[card].demands:
            if demand.blocking_code(s, 0, card):
                longest = max(longest, DELAY)
        return longest if longest <= self.prices.left else None

    def engine(self, card: int) -> float:
        """What a card in play will bring by its action, triggers, modifiers and tags."""
        known = self._engines.get(card)
        if known is None:
            known = self._engines[card] = self.engine_from(card, self.prices.generation)
        return known

    def engine_from(self, card: int, then: int) -> float:
        """The same for a card that is in play from a generation on."""
        literal = CARDS[card]
        left = LAST - then
        if left < 0:
            return 0.0
        midway = min(LAST, then + (left + 1) // 2)
        worth = 0.0
        if literal.action:
            each = self.effects(literal.action, card, midway)
            if each > 0:
                worth += each * self._uses(card, left)
        for one in literal.triggers:
            each = max(0.0, self.effects(one.effects, card, midway))
            worth += each * OCCASIONS.get(type(one.on), any_occasion)(self, one.on, left + 0.5)
        for change in literal.modifiers:
            worth += MODIFIERS.get(type(change), any_modifier)(self, change, then)
        if literal.kind != EVENT:
            fade = min(1.0, left / 8) * self.prices.curve.now[then]
            for one_tag in literal.tags:
                worth += fade * (self.p.science_tag if one_tag == tag.SCIENCE else self.p.plain_tag)
        return worth

    def _uses(self, card: int, left: int) -> float:
        """How often an action will be used."""
        times = left + (0 if card in self.state.used else 1)
        uses = times * self.p.action_use
        for effect in CARDS[card].action:
            if isinstance(effect, on_map.PlaceTile) and effect.tile == tile.OCEAN:
                uses = min(uses, OCEANS_ACTED * self.prices.steps[parameter.OCEANS])
        return uses

    def cube(self, card: int) -> float:
        """What one resource on a card is worth now."""
        known = self._cubes.get(card)
        if known is None:
            known = self._cubes[card] = self.cube_at(card, self.prices.generation)
        return known

    def cube_at(self, card: int, then: int) -> float:
        """What one resource on a card will be worth."""
        best = 0.0
        for effect in CARDS[card].action:
            if isinstance(effect, control.OneOf):
                for branch in effect.branches:
                    best = max(best, self._spent_cube(branch, card, then))
        return best

    def _spent_cube(self, branch: Effects, card: int, then: int) -> float:
        """The worth of a resource that a branch of an action spends."""
        spent = [effect for effect in branch if isinstance(effect, cubes.SpendHere)]
        if not spent:
            return 0.0
        rest = tuple(effect for effect in branch if not isinstance(effect, cubes.SpendHere))
        return SPENT_CUBE * self.effects(rest, card, then) / spent[0].amount

    # ------------------------------------------------------------------ effects

    def effects(self, effects: Effects, card: int, then: int) -> float:
        """What effects bring together in a generation."""
        total = 0.0
        for effect in effects:
            read = EFFECTS.get(type(effect))
            if read is not None:  # what is not known is worth nothing
                total += read(self, effect, card, then)
        return total

    def count(self, count: Count | None, card: int) -> float:
        """How often an effect counts; the tags of the card itself will count too."""
        if count is None:
            return 1.0
        value = float(count.value(self.state, 0, card))
        if isinstance(count, Tags) and card not in self.state.tableau[0]:
            value += CARDS[card].tags.count(count.tag) / count.every
        return value
