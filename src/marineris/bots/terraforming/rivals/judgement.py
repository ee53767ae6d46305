"""The quick judgement of one decision: greedy's value and the fitted one mixed; the end exactly.

Greedy alone counts too little what lasts, the fitted value alone too little what is at hand. Both
are made of the same parts, which are reckoned once for each outcome; what rivals have, only when an
action may have touched it. Once the parameters are all at their goals, nothing but points counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from marineris.bots.terraforming.card_value import RIVALRY
from marineris.bots.terraforming.greedy import HASTE
from marineris.bots.terraforming.prices import steps_left
from marineris.bots.terraforming.rivals.leaf import weights_at
from marineris.bots.terraforming.rivals.numbers import Prospects, engine_of, numbers_of, top_of
from marineris.bots.terraforming.rivals.quick import QuickThought
from marineris.terraforming import move as m
from marineris.terraforming.data.parameter import GOAL, TEMPERATURE
from marineris.terraforming.data.project import SELL_PATENTS
from marineris.terraforming.data.resource import COUNT, HEAT, MC, PLANTS
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import total
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import StockOf
from marineris.terraforming.vocabulary.effect.deck import SellPatents
from marineris.terraforming.vocabulary.effect.payment import Pay, unit_value

MIX: Final = 0.7
"""The share of the fitted value; with 0.5 medium loses by 1 to 3 points, with 0.35 by more."""
MIX_OF_MORE: Final = 0.8
"""The same with three players and more."""
PATIENCE: Final = 0.4
"""Points that a standard project has to bring beyond its price there: cards to come bring more."""
LAST_GREENERY: Final = 1.4
"""Points of a greenery after the last production, with what lies beside it."""
SPARE_MONEY: Final = 0.01
"""A M€ at the very end: it breaks ties (TM-13.4)."""
NEARLY_OVER: Final = 2.0
"""Generations to go, this one included, in which stocks are no longer built up and spent."""
LONG_GAME: Final = 8
"""Generations after which everybody begins to wish for the end,"""
IMPATIENCE: Final = 0.4
"""by so many points a step, for each generation more.

Greedy waits longer (11 and 0.2). Against that medium is as strong and its games are shorter: 53.8 %
(43–64) of 80 games, +0.2 ± 1.8 points, less heat left over.
"""
NOBODY: Final = Prospects(0.0, 0.0, 0.0, 0)


class Ranked(NamedTuple):
    """An action with what it gains, for its price if it gains something."""

    score: float
    move: int


class Judgement(QuickThought):
    """One decision of one seat against rivals."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.is_last = steps_left(state) == 0
        self._weights = weights_at(self.prices.left, state.generation, state.seats)
        self._mix = MIX if state.seats <= 2 else MIX_OF_MORE
        self._patience = 0.0 if state.seats <= 2 or self.is_last else PATIENCE
        self._rival = self._leader()
        self._known_rival: float | None = None

    def move(self) -> int:
        """The answer to the question asked."""
        frame = self.state.question(self.seat)
        assert frame is not None
        if isinstance(frame[0], Turn):
            return self.best_of(self.ranked())
        return super().move()

    def ranked(self) -> list[Ranked]:
        """Every action that is not pass, the best first."""
        state = self.state
        now, purse = self.value(state), self.funds(state)
        skipped = {m.PASS, m.END, m.PROJECT[SELL_PATENTS]}
        if state.parameter[TEMPERATURE] >= GOAL[TEMPERATURE]:
            skipped.add(m.CONVERT_HEAT)  # it would warm nothing
        found: list[Ranked] = []
        for move in state.moves_of(self.seat):
            if move in skipped or self._is_rash(move):
                continue
            twin = self.outcome(state, move)
            gain = self.value(twin) - now
            if m.FAMILY[move] == m.IS_PROJECT:
                gain -= self._patience
            if gain > 0:
                gain /= HASTE + max(0, purse - self.funds(twin))
            found.append(Ranked(gain, move))
        found.sort(key=lambda one: (-one.score, one.move))
        return found

    def _is_rash(self, move: int) -> bool:
        """Whether a move funds an award that a rival may well win: it gains one a generation."""
        if self.is_last or m.FAMILY[move] != m.IS_AWARD:
            return False
        s, left = self.state, self.prices.left
        count = s.map.awards[s.map.award_moves.index(move)].count
        if isinstance(count, StockOf) and left > NEARLY_OVER:
            return True  # what is in stock now will be spent, or not, before it counts
        own = count.final_value(s, self.seat, -1)
        best = max(
            count.final_value(s, other, -1) for other in range(s.seats) if other != self.seat
        )
        return own - best < 1 + left

    def best_of(self, ranked: list[Ranked]) -> int:
        """The first action that gains something; without any, pass or end the turn."""
        if ranked and ranked[0].score > 0:
            return ranked[0].move
        options = self.state.moves_of(self.seat)
        if self.is_last:
            # What costs nothing is used, what cannot be used is sold.
            for one in ranked:
                if one.score == 0 and m.FAMILY[one.move] == m.IS_USE:
                    return one.move
            if m.PROJECT[SELL_PATENTS] in options:
                return m.PROJECT[SELL_PATENTS]
        return options[0]

    def promising(self) -> list[int]:
        """The actions to take, the best first."""
        ranked = self.ranked()
        best = self.best_of(ranked)
        return [best, *(one.move for one in ranked if one.score > 0 and one.move != best)]

    # ------------------------------------------------------------------ positions

    def impatience(self) -> float:
        """What a step is worth because the game gets long: from earlier on than for greedy."""
        return IMPATIENCE * max(0, self.state.generation - LONG_GAME)

    def value(self, s: State) -> float:
        """How well off the seat is, rivals counted against it."""
        if self.is_last:
            return self._points(s)
        seat = self.seat
        assets, hand = self.assets(s, seat), self.in_hand(s)
        engine = engine_of(self.appraiser, s, seat)
        top, playable = top_of(
            [self.surplus(card) for card in s.hand[seat] if card not in self.unseen]
        )
        numbers = numbers_of(s, seat, assets, Prospects(hand, engine, top, playable))
        fitted = 0.0
        for weight, number in zip(self._weights, numbers, strict=True):
            fitted += weight * number
        greedy = assets + hand + engine - self.closing() * steps_left(s)
        greedy -= RIVALRY * self.others(s) / max(1, s.seats - 1)
        return (1 - self._mix) * greedy + self._mix * (fitted - self._rivals(s))

    def _rivals(self, s: State) -> float:
        """The fitted value of the rival that is furthest ahead, without its hand and engine."""
        if self._known_rival is None:
            self._known_rival = self._fitted_rival(self.state)
        if not s.parts and self._is_untouched(s):
            return self._known_rival
        return self._fitted_rival(s)

    def _fitted_rival(self, s: State) -> float:
        rival = self._rival
        numbers = numbers_of(s, rival, self.assets(s, rival), NOBODY)
        fitted = 0.0
        for weight, number in zip(self._weights, numbers, strict=True):
            fitted += weight * number
        return fitted

    def _leader(self) -> int:
        s = self.state
        rivals = [seat for seat in range(s.seats) if seat != self.seat]
        return max(rivals, key=lambda seat: (self.assets(s, seat), -seat))

    def _points(self, s: State) -> float:
        """The margin if nothing more was done but the last production and conversions (TM-13.2)."""
        return self._own_points(s, self.seat) - max(
            self._own_points(s, seat) for seat in range(s.seats) if seat != self.seat
        )

    def _own_points(self, s: State, seat: int) -> float:
        base = seat * COUNT
        plants = s.stock[base + PLANTS] + s.production[base + PLANTS]
        greeneries = plants // s.greenery_price[seat]
        return total(s, seat) + LAST_GREENERY * greeneries + SPARE_MONEY * s.stock[base + MC]

    # ------------------------------------------------------------------ what follows

    def _payment(self, state: State, effect: Pay, options: list[int]) -> int:
        """At the end metal is worth nothing any more: as much of it as can be given."""
        what = effect.accepts[0]
        if not self.is_last or what == HEAT:
            return super()._payment(state, effect, options)
        whole = -(-effect.cost // unit_value(state, self.seat, what))
        least, most = m.SUBJECT[options[0]], m.SUBJECT[options[-1]]
        return m.AMOUNT[min(max(whole, least), most)]

    def _cards(self, state: State, effect: object, options: list[int]) -> int:
        if self.is_last and isinstance(effect, SellPatents):
            cards = [move for move in options if move != m.DONE]
            return cards[0] if cards else m.DONE
        return super()._cards(state, effect, options)
