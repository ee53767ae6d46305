"""The solo player's quick judgement: ranks the moves of any question without search.

It tries each action on a copy, with the questions that follow answered, and compares what is gained
for the money spent. The state that it is given must be an imagined one, or one of a rollout.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from marineris.bots.terraforming.committee import committee_answer
from marineris.bots.terraforming.prices import prices_of
from marineris.bots.terraforming.purchase_sets import next_pick
from marineris.bots.terraforming.solo import answers
from marineris.bots.terraforming.solo.cards import CardJudge
from marineris.bots.terraforming.solo.money import LAST, Money
from marineris.bots.terraforming.solo.parameters import STANDARD, SoloParameters
from marineris.bots.terraforming.solo.politics import lobbying
from marineris.bots.terraforming.solo.prices import SoloPrices, wet_steps
from marineris.bots.terraforming.solo.purchase import corporation, funds, wanted_cards
from marineris.bots.terraforming.solo.trial import try_move
from marineris.bots.terraforming.solo.value import SoloValue
from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming.data import parameter, tile
from marineris.terraforming.data.project import HEAT_PER_STEP, POWER_PLANT, PROJECTS, SELL_PATENTS
from marineris.terraforming.data.resource import ENERGY, HEAT, MC, PLANTS
from marineris.terraforming.flow.generation import Buy, HeatForCards, LastGreenery, Pick
from marineris.terraforming.flow.setup import ChooseCorporation, ChooseStartCards
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.knowledge.scoring import RATING_GOAL, has_won_alone
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.move import IS_LOBBY
from marineris.terraforming.turmoil.outcome import ChooseResource, DiscardCards
from marineris.terraforming.vocabulary.effect.deck import (
    BuyOrDiscard,
    DiscardToDraw,
    Keep,
    SellPatents,
)
from marineris.terraforming.vocabulary.effect.map import ClaimLand, PlaceTile, Raise
from marineris.terraforming.vocabulary.effect.payment import Pay, price
from marineris.terraforming.vocabulary.effect.stock import DecreaseAny, RemoveAny, RemoveFrom

TRIED: Final = 12
"""With more options than that, only the first and the last are tried: they are amounts."""
MOST_FOLLOWING: Final = 40
"""Questions after one action; a backstop, no card asks nearly as many."""
SOON: Final = 1.0
"""Generations within which a card in hand can be played: money is kept for it."""
LEAST_GAIN: Final = 1e-9
OTHER: Final = -1
"""A standard project that makes no step of a parameter."""


class Ranked(NamedTuple):
    """An action with what it gains, by itself and for its price."""

    score: float
    gain: float
    move: int


@cache
def project_step(project: int) -> int:
    """The parameter that a standard project raises."""
    for effect in PROJECTS[project].effects:
        if isinstance(effect, Raise):
            return effect.parameter
        if isinstance(effect, PlaceTile) and effect.tile == tile.OCEAN:
            return parameter.OCEANS
        if isinstance(effect, PlaceTile) and effect.tile == tile.GREENERY:
            return parameter.OXYGEN
    return OTHER


class SoloPolicy:
    """Numbers and curves; a thought is made of them for every decision."""

    def __init__(self, parameters: SoloParameters = STANDARD) -> None:
        self.parameters = parameters
        self.money = Money(parameters)

    def thought(self, state: State) -> SoloThought:
        """What there is to think about a state."""
        return SoloThought(self, state)

    def move(self, state: State) -> int:
        """The best move of a state, as far as this can be seen at once."""
        return SoloThought(self, state).move()


class SoloThought:
    """One decision."""

    def __init__(self, policy: SoloPolicy, state: State) -> None:
        self.state = state
        self.prices = SoloPrices(policy.parameters, policy.money, state)
        self.judge = CardJudge(self.prices)
        self.value = SoloValue(self.prices, self.judge)
        self._sites: dict[tuple[int, tuple[int, ...]], int] = {}
        self._now: float | None = None

    def move(self) -> int:
        """The answer to the question asked."""
        frame = self.state.question(0)
        assert frame is not None
        effect = frame[0]
        if isinstance(effect, Turn):
            return self.best_action()
        if isinstance(effect, ChooseCorporation):
            return corporation(self.judge, self.state.moves_of(0))
        if isinstance(effect, (ChooseStartCards, Buy)):
            return next_pick(self.state, 0, wanted_cards(self.judge))
        return self.follow_up(self.state)

    # ------------------------------------------------------------------ actions

    def ranked(self) -> list[Ranked]:
        """Every action that is not pass, the best first."""
        found = [self.rank(move) for move in self.state.moves_of(0) if not self.is_skipped(move)]
        found.sort(key=lambda one: (-one.score, one.move))
        return found

    def rank(self, move: int) -> Ranked:
        """What an action gains."""
        s, haste = self.state, self.prices.p.haste
        if m.FAMILY[move] == IS_LOBBY:
            gain, spent = lobbying(self.value, s, m.SUBJECT[move])
        else:
            twin = self.outcome(s, move)
            if self._now is None:
                self._now = self.value.value(s)
            gain = self.value.value(twin) - self._now
            spent = max(0.0, funds(s) - funds(twin))
        return Ranked(gain / (haste + spent) if gain > 0 else gain, gain, move)

    def is_skipped(self, move: int) -> bool:
        """Whether an action is not worth a look: no action, or a project for nothing."""
        if move in (m.PASS, m.END):
            return True
        if m.FAMILY[move] != m.IS_PROJECT:
            return False
        if m.SUBJECT[move] == SELL_PATENTS:
            return True
        which = project_step(m.SUBJECT[move])
        if which == OTHER:
            return m.SUBJECT[move] != POWER_PLANT and not self.prices.is_for_rating
        return self.prices.steps[which] <= 0

    def best_action(self, ranked: list[Ranked] | None = None) -> int:
        """The action with the highest gain for its price; without any gain, pass."""
        s = self.state
        options = s.moves_of(0)
        if len(options) == 1:
            return options[0]
        best = self.ranked() if ranked is None else ranked
        if best and best[0].gain > LEAST_GAIN:
            return best[0].move
        return self.without_gain()

    def without_gain(self) -> int:
        """What to do when no action gains anything."""
        s = self.state
        options = s.moves_of(0)
        if self.prices.p.idle_from <= self.prices.generation < LAST:
            idle = self._idle(options)
            if idle >= 0:
                return idle
        selling = m.PROJECT[SELL_PATENTS]
        if self.prices.generation == LAST and selling in options and not has_won_alone(s):
            return selling
        return options[0]

    def _idle(self, options: list[int]) -> int:
        """The cheapest step for cash that the next cards will not need; -1 for none."""
        s, p = self.state, self.prices.p
        need = p.idle_cards if self.prices.generation < LAST - 1 else 0.0
        for card in s.hand[0]:
            if self.judge.surplus(card) > 0:
                delay = self.judge.delay(card)
                if delay is not None and delay <= SOON:
                    need += price(s, 0, card)
        income = s.rating[0] + s.production[MC]
        free = s.stock[MC] - max(0.0, need - income)
        missing = self._uncovered()
        best, lowest = -1, 0.0
        for move in options:
            if m.FAMILY[move] != m.IS_PROJECT:
                continue
            project = m.SUBJECT[move]
            which = project_step(project)
            if which == OTHER or missing[which] <= 0:
                continue
            cost = PROJECTS[project].cost - s.project_discount[project]
            net = cost - (0.0, 2.0, 2.5)[which]  # the site brings something
            if cost <= free and (best < 0 or net < lowest):
                best, lowest = move, net
        return best

    def _uncovered(self) -> tuple[int, int, int]:
        """The steps of each parameter that goods will not make."""
        s, left = self.state, self.prices.left
        if self.prices.is_for_rating:
            short = max(0, RATING_GOAL - s.rating[0])
            return short, short, short
        stock, production = s.stock, s.production
        heat = stock[HEAT] + stock[ENERGY] + production[HEAT] * left
        heat += production[ENERGY] * max(0, left - 1)
        plants = stock[PLANTS] + production[PLANTS] * left
        return (
            self.prices.warm_steps - heat // HEAT_PER_STEP,
            self.prices.steps[parameter.OXYGEN] - plants // s.greenery_price[0],
            wet_steps(s, self.prices.steps),
        )

    def outcome(self, state: State, move: int) -> State:
        """The position that a move leads to, the questions after it answered."""
        twin = try_move(state, move)
        for _ in range(MOST_FOLLOWING):
            frame = twin.question(0)
            if frame is None or twin.waiting or isinstance(frame[0], (Turn, LastGreenery)):
                break
            decide(twin, 0, self.follow_up(twin))
        return twin

    # ------------------------------------------------------------------ what follows

    def follow_up(self, state: State) -> int:
        """The answer to a question that an action raised."""
        options = state.canonical_moves_of(0)
        if len(options) == 1:
            return options[0]
        frame = state.question(0)
        assert frame is not None
        effect, _, card = frame
        if isinstance(effect, (PlaceTile, ClaimLand)):
            return self._site(state, effect, options)
        if isinstance(effect, Pay):
            return answers.payment(self.judge, state, effect, options)
        if isinstance(effect, HeatForCards):
            is_dear = self.prices.stock(HEAT, self.prices.generation) > self.prices.money
            return options[0] if is_dear else options[-1]
        if isinstance(effect, LastGreenery):
            return m.CONVERT_PLANTS
        if isinstance(effect, Keep):
            return answers.kept(self.judge, state, effect, card, from_hand=False)
        if isinstance(effect, DiscardCards):
            return answers.kept(self.judge, state, effect, card, from_hand=True)
        if isinstance(effect, Pick):
            return max(options, key=lambda move: self.judge.surplus(m.SUBJECT[move]))
        if isinstance(effect, (BuyOrDiscard, DiscardToDraw, SellPatents)):
            return answers.cards(self.judge, effect, options)
        if isinstance(effect, (RemoveAny, RemoveFrom)):
            return options[0]  # alone there are only one's own
        if isinstance(effect, DecreaseAny):
            return options[-1]  # the virtual opponent's (TM-15.6)
        if isinstance(effect, ChooseResource):
            known = committee_answer(effect, options, prices_of(state))
            assert known is not None
            return known
        if len(options) > TRIED:
            options = [options[0], options[-1]]
        return max(options, key=lambda move: self.value.value(self.outcome(state, move)))

    def _site(self, state: State, effect: PlaceTile | ClaimLand, options: list[int]) -> int:
        kind = effect.tile if isinstance(effect, PlaceTile) else tile.CITY
        key = (kind, tuple(options))
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = answers.best_site(self.judge, state, kind, options)
        return found
