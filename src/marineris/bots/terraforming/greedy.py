"""The greedy bot: tries every action on an imagined copy and takes the one that leaves it best off.

It looks one action ahead, with the questions that follow from it, and judges a position by prices
in victory points (`prices`), by the cards it could still play (`card_value`) and by what rivals
have. It plans nothing; that the prices change with the generations to go gives its game a shape.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.bots.terraforming.card_value import DRAWN_CARD, RIVALRY, Appraiser
from marineris.bots.terraforming.committee import committee_answer, committee_worth
from marineris.bots.terraforming.placement import best_site
from marineris.bots.terraforming.prices import Prices, prices_of, steps_left
from marineris.core.effect import decide
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.data import tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import SELL_PATENTS
from marineris.terraforming.data.resource import COUNT, HEAT, MC, STEEL, TITANIUM
from marineris.terraforming.flow.generation import Buy, LastGreenery, Pick
from marineris.terraforming.flow.setup import (
    ChooseCorporation,
    ChooseStartCards,
    start_money,
    start_price,
)
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import (
    FIRST_PLACE,
    MILESTONE_POINTS,
    SECOND_PLACE,
    card_points,
    city_points,
    total,
)
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.outcome import DiscardCards
from marineris.terraforming.vocabulary.count import CubesHere, StockOf
from marineris.terraforming.vocabulary.effect.deck import (
    BuyOrDiscard,
    DiscardToDraw,
    Keep,
    SellPatents,
)
from marineris.terraforming.vocabulary.effect.map import ClaimLand, PlaceTile
from marineris.terraforming.vocabulary.effect.payment import Pay, money, price, unit_value

IN_HAND: Final = 0.35
"""What a card in hand is worth against one in play: it may have to wait."""
WORTH_BUYING: Final = 0.15
"""Points beyond all costs that make a card worth buying."""
HASTE: Final = 8.0
"""Actions are compared by gain for their price; so many M€ are added to each price."""
CLOSING: Final = 0.3
"""What a step towards the end is worth, in points, to who leads clearly."""
LEAD: Final = 15
"""Points that are a clear lead."""
LONG_GAME: Final = 11
"""Generations after which everybody begins to wish for the end."""
IMPATIENCE: Final = 0.2
"""By how much, for each generation more."""
ALONE: Final = 0.2
"""Alone, nothing counts but to reach the end in time; so much more in each generation."""
FORESIGHT: Final = 3.0
"""Cards are bought that the income of so many generations can pay for."""
TRIED: Final = 12
"""With more options than that, only the first and the last are tried: they are amounts."""
MOST_FOLLOWING: Final = 40
"""Questions after one action; a backstop, no card asks nearly as many."""


class GreedyBot:
    """Takes the best next action it can see. The seed is not needed: it always plays the same."""

    def __init__(self, seed: int = 0) -> None:
        del seed

    def choose(self, game: Game[Any], seat: int) -> int:
        """The move that leaves the seat best off."""
        state = game.state
        if not isinstance(state, State):
            raise MarinerisError(f"the greedy bot does not know the game {game.rules.name!r}")
        return Thought(state, seat).move()


class Thought:
    """One decision of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.prices: Prices = prices_of(state)
        self.appraiser = Appraiser(state, seat, self.prices)
        self._surplus: dict[int, float] = {}
        self.unseen = set(state.deck)
        """Cards in the deck: in a hand they are unknown ones."""
        self._closing: float | None = None

    def move(self) -> int:
        """The answer to the question asked."""
        frame = self.state.question(self.seat)
        assert frame is not None
        effect = frame[0]
        if isinstance(effect, Turn):
            return self.best_action()
        if isinstance(effect, ChooseCorporation):
            return max(self.state.moves_of(self.seat), key=self._corporation)
        if isinstance(effect, (ChooseStartCards, Buy)):
            return self._purchase()
        if isinstance(effect, Pick):
            return max(
                self.state.moves_of(self.seat), key=lambda move: self.surplus(m.SUBJECT[move])
            )
        return self.follow_up(self.state)

    # ------------------------------------------------------------------ actions

    def best_action(self) -> int:
        """The action with the highest gain; without any gain, pass or end the turn."""
        options = self.state.moves_of(self.seat)
        best, highest = options[0], 0.0
        now = self.value(self.state)
        for move in options:
            if move in (m.PASS, m.END, m.PROJECT[SELL_PATENTS]):
                continue
            twin = self.outcome(self.state, move)
            gain = self.value(twin) - now
            if gain > 0:
                gain /= HASTE + max(0, self.funds(self.state) - self.funds(twin))
            if gain > highest:
                best, highest = move, gain
        return best

    def funds(self, s: State) -> float:
        """M€ and what metal would pay for."""
        base = self.seat * COUNT
        steel, titanium = s.metal_value[2 * self.seat], s.metal_value[2 * self.seat + 1]
        return (
            s.stock[base + MC] + steel * s.stock[base + STEEL] + titanium * s.stock[base + TITANIUM]
        )

    def outcome(self, state: State, move: int) -> State:
        """The position that a move leads to, the questions after it answered."""
        twin = state.copy()
        twin.blind = True
        decide(twin, self.seat, move)
        for _ in range(MOST_FOLLOWING):
            frame = twin.question(self.seat)
            if frame is None or twin.waiting or isinstance(frame[0], (Turn, LastGreenery)):
                break
            decide(twin, self.seat, self.follow_up(twin))
        return twin

    def follow_up(self, state: State) -> int:
        """The answer to a question that an action raised."""
        options = state.canonical_moves_of(self.seat)
        frame = state.question(self.seat)
        assert frame is not None
        effect, _, _ = frame
        if isinstance(effect, (PlaceTile, ClaimLand)):
            kind = effect.tile if isinstance(effect, PlaceTile) else tile.CITY
            return self.site(state, kind, options)
        if isinstance(effect, Pay):
            return self._payment(state, effect, options)
        if isinstance(effect, LastGreenery):
            return m.CONVERT_PLANTS
        if isinstance(effect, (Keep, BuyOrDiscard, DiscardToDraw, SellPatents)):
            return self._cards(state, effect, options)
        if isinstance(effect, DiscardCards):
            return self._discarded(state, effect)
        known = committee_answer(effect, options, self.prices)
        if known is not None:
            return known
        if len(options) > TRIED:
            options = [options[0], options[-1]]
        return max(options, key=lambda move: self.value(self.outcome(state, move)))

    def site(self, state: State, kind: int, options: list[int]) -> int:
        """Where to put a tile."""
        spaces = [m.SUBJECT[move] for move in options]
        return options[best_site(state, self.seat, kind, spaces, self.prices)]

    def _payment(self, state: State, effect: Pay, options: list[int]) -> int:
        """As much metal as is not overpaid; as little heat as possible while it is cold."""
        what = effect.accepts[0]
        if what == HEAT and self.prices.stock[HEAT] > self.prices.money:
            return options[0]
        whole = effect.cost // unit_value(state, self.seat, what)
        least, most = m.SUBJECT[options[0]], m.SUBJECT[options[-1]]
        return m.AMOUNT[min(max(whole, least), most)]

    def _discarded(self, state: State, effect: DiscardCards) -> int:
        """The first of the cards that are missed least."""
        picked = state.picks[self.seat]
        left = [m.CARD[one] for one in state.hand[self.seat] if m.CARD[one] not in picked]
        left.sort(key=lambda move: self.surplus(m.SUBJECT[move]))
        return min(left[: effect.left - len(picked)])

    def _cards(self, state: State, effect: object, options: list[int]) -> int:
        cards = [move for move in options if move != m.DONE]
        ranked = sorted(cards, key=lambda move: -self.surplus(m.SUBJECT[move]))
        if isinstance(effect, Keep):
            picked = state.picks[self.seat]
            left = [m.CARD[one] for one in state.dealt[self.seat] if m.CARD[one] not in picked]
            left.sort(key=lambda move: -self.surplus(m.SUBJECT[move]))
            return min(left[: effect.left - len(picked)])
        if isinstance(effect, BuyOrDiscard):
            is_wanted = ranked and self._is_wanted(m.SUBJECT[ranked[0]])
            return ranked[0] if is_wanted else m.DONE
        worst = ranked[-1] if ranked else m.DONE
        if isinstance(effect, DiscardToDraw):
            is_poor = self.surplus(m.SUBJECT[worst]) < DRAWN_CARD * self.prices.money
            return worst if worst != m.DONE and is_poor else m.DONE
        return m.DONE if m.DONE in options else worst

    # ------------------------------------------------------------------ cards

    def surplus(self, card: int) -> float:
        """What a card would bring beyond its price."""
        known = self._surplus.get(card)
        if known is None:
            known = self.appraiser.surplus(card)
            self._surplus[card] = known
        return known

    def _corporation(self, move: int) -> float:
        card = m.SUBJECT[move]
        literal = CARDS[card]
        worth = self.appraiser.effects(literal.play + literal.first_action, card)
        return worth + self.appraiser.engine(card)

    def _is_wanted(self, card: int) -> bool:
        return self.surplus(card) - self._card_price() * self.prices.money > self.worth_buying()

    def worth_buying(self) -> float:
        """Points beyond all costs that make a card worth buying."""
        return WORTH_BUYING

    def foresight(self) -> float:
        """For how many generations' income cards are bought."""
        return FORESIGHT

    def _card_price(self) -> int:
        """What it costs to take a card into hand."""
        founding = self.state.corporations[self.seat]
        return start_price(founding[0]) if founding else self.state.card_price[self.seat]

    def _purchase(self) -> int:
        """The next of the cards worth buying that the seat can hope to pay for in time."""
        state, seat = self.state, self.seat
        base = seat * COUNT
        funds = money(state, seat)
        if state.corporations[seat]:
            funds = start_money(state.corporations[seat][0])
        income = state.rating[seat] + state.production[base + MC]
        budget = funds + income * min(self.prices.left - 1, self.foresight())
        for card in state.hand[seat]:
            if self.surplus(card) > 0 and not self.appraiser.delay(card):
                budget -= price(state, seat, card)
        wanted = sorted(filter(self._is_wanted, state.dealt[seat]), key=lambda c: -self.surplus(c))
        chosen = []
        for card in wanted:
            budget -= self._card_price() + price(state, seat, card)
            if budget < 0:
                break
            chosen.append(m.CARD[card])
        options = state.moves_of(seat)
        left = [move for move in chosen if move in options]
        return min(left, default=m.DONE)

    # ------------------------------------------------------------------ positions

    def _wish_to_close(self) -> float:
        """What a step towards the end of the game is worth by itself.

        Who leads wants the game to end; and the longer it takes, the more everybody does.
        """
        points = [total(self.state, seat) for seat in range(self.state.seats)]
        rivals = [points[seat] for seat in range(self.state.seats) if seat != self.seat]
        if not rivals:
            return ALONE * self.state.generation
        lead = (points[self.seat] - max(rivals)) / LEAD
        return CLOSING * max(-0.3, min(1.0, lead)) + self.impatience()

    def impatience(self) -> float:
        """What a step is worth because the game gets long."""
        return IMPATIENCE * max(0, self.state.generation - LONG_GAME)

    def value(self, s: State) -> float:
        """How well off the seat is, rivals counted against it."""
        worth = self.assets(s, self.seat) + self.in_hand(s)
        for card in s.tableau[self.seat]:
            worth += self.appraiser.engine(card)
            if s.cubes.get(card, 0):
                points = CARDS[card].points
                if points is None or not isinstance(points.per, CubesHere):
                    worth += s.cubes[card] * self.appraiser.cube(card)
        worth -= self.closing() * steps_left(s)
        return worth - RIVALRY * self.others(s) / max(1, s.seats - 1)

    def others(self, s: State) -> float:
        """What the rivals have on the table."""
        others = 0.0
        for seat in range(s.seats):
            if seat != self.seat:
                others += self.assets(s, seat)
        return others

    def closing(self) -> float:
        """What a step towards the end of the game is worth to the seat by itself."""
        if self._closing is None:
            self._closing = self._wish_to_close()
        return self._closing

    def assets(self, s: State, seat: int) -> float:
        """Everything on the table that belongs to a seat."""
        prices = self.prices
        base = seat * COUNT
        worth = prices.rating * s.rating[seat] + s.greeneries[seat] + city_points(s, seat)
        for what in range(COUNT):
            worth += prices.stock[what] * s.stock[base + what]
            worth += prices.production[what] * s.production[base + what]
        for card in s.tableau[seat]:
            if CARDS[card].points is not None:
                worth += card_points(s, seat, card)
        for card in s.events[seat]:
            if CARDS[card].points is not None:
                worth += card_points(s, seat, card)
        worth += MILESTONE_POINTS * s.milestones.count(seat)
        worth += committee_worth(s, seat, prices)
        for award, funder in enumerate(s.awards):
            if funder >= 0:
                worth += self.award(s, seat, award)
        return worth

    def award(self, s: State, seat: int, award: int) -> float:
        """Points that a funded award may bring: a lead is safer the fewer generations are to go."""
        count = s.map.awards[award].count
        if isinstance(count, StockOf) and self.prices.left > 1:
            s = self.state  # what is in stock now will be spent, or not, before it counts
        own = count.final_value(s, seat, -1)
        best = max(count.final_value(s, other, -1) for other in range(s.seats) if other != seat)
        lead = (own - best) / (1 + 0.2 * max(best, own)) / max(0.5, self.prices.left - 1)
        chance = min(1.0, max(0.0, 0.5 + 0.8 * lead))
        second = SECOND_PLACE * (1 - chance) / 2 if s.seats > 2 else 0.0
        return FIRST_PLACE * chance + second

    def in_hand(self, s: State) -> float:
        """What the cards in the seat's hand are worth."""
        floor = self.prices.money
        worth = 0.0
        for card in s.hand[self.seat]:
            if card in self.unseen:
                worth += DRAWN_CARD * floor
            else:
                worth += max(floor, IN_HAND * self.surplus(card))
        return worth
