"""The phases around the action phase, drafting, and the end of the game (TM-10, TM-13, TM-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect, Frame
from marineris.core.selection import Selection
from marineris.terraforming.data.resource import COUNT, ENERGY, HEAT, MC
from marineris.terraforming.flow.action import may_convert_plants
from marineris.terraforming.flow.action_table import begin_greenery
from marineris.terraforming.flow.change import discard_seen, gain, take_from_deck, tell, tell_secret
from marineris.terraforming.flow.turn import ACTION_PHASE
from marineris.terraforming.knowledge.sightings import (
    PACK,
    end_draft,
    end_research,
    go_to_hand,
    go_to_pack,
    pass_packs,
    see_pack,
)
from marineris.terraforming.move import AMOUNT, CARD, CONVERT_PLANTS, DONE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import fire, push_loud
from marineris.terraforming.vocabulary.effect.payment import money
from marineris.terraforming.vocabulary.trigger import PRODUCED

RESEARCH_CARDS: Final = 4
SOLO_GENERATIONS: Final = 14


@dataclass(frozen=True)
class BeginActions(Effect):
    """The action phase, and after it the production phase."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.passed = 0
        s.active = s.first
        for expansion in s.expansions:
            expansion.begin_actions(s)
        s.push(PRODUCTION, -1)
        s.push(ACTION_PHASE, -1)
        if s.log is not None:
            tell(s, "GenerationBegan", s.first, generation=s.generation)


@dataclass(frozen=True)
class Production(Effect):
    """Energy becomes heat, everything is produced, markers leave the cards (TM-10.4)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        heard = produce_all(s)
        s.used = []
        s.raised = 0
        s.next_discount = [0] * s.seats
        s.next_tolerance = [0] * s.seats
        if is_last_generation(s):
            s.has_ended = 1
            for step in range(s.seats - 1, -1, -1):
                s.push(LastGreenery(), (s.first + step) % s.seats)
        else:
            s.push(NextGeneration(), -1)
            for i in range(len(s.solar_steps) - 1, -1, -1):
                s.push(s.solar_steps[i], -1)
        push_loud(s, s.first, heard)


def is_last_generation(s: State) -> bool:
    """Whether the game would end after production, as things stand (TM-13.1, TM-15.5)."""
    return s.generation >= SOLO_GENERATIONS if s.rules.is_solo else s.is_terraformed()


def is_between_generations(s: State) -> bool:
    """Whether production is over and the next generation has not begun."""
    for effect, _, _ in s.stack:
        if isinstance(effect, NextGeneration):
            return True
    return False


def produce_all(s: State) -> list[Frame]:
    """The action phase is over and everybody produces; returns triggered effects with a choice."""
    for expansion in s.expansions:
        expansion.end_actions(s)
    for player in range(s.seats):
        produce_for(s, player)
    heard: list[Frame] = []
    for step in range(s.seats):
        heard += fire(s, PRODUCED, (s.first + step) % s.seats, 0)
    return heard


def produce_for(s: State, player: int) -> None:
    """Production of one player (TM-6.4, TM-6.8)."""
    base = player * COUNT
    stock = s.stock
    before = stock[base : base + COUNT]
    stock[base + HEAT] += stock[base + ENERGY]
    stock[base + ENERGY] = 0
    income = s.rating[player] + s.production[base + MC]
    if income > 0:  # TM-6.4: a low rating may not make up for a negative production
        stock[base + MC] += income
    for what in range(MC + 1, COUNT):
        stock[base + what] += s.production[base + what]
    if s.log is not None:
        gained = [stock[base + what] - before[what] for what in range(COUNT)]
        tell(s, "Produced", player, gained=gained)


@dataclass(frozen=True)
class LastGreenery(Effect):
    """After the last production plants may still become greeneries (TM-13.2)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [DONE, CONVERT_PLANTS] if may_convert_plants(s, seat) else []

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move == CONVERT_PLANTS:
            s.push(self, seat)
            begin_greenery(s, seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-13.2"


@dataclass(frozen=True)
class NextGeneration(Effect):
    """Player order, then research (TM-10.1, TM-10.2)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.generation += 1
        s.first = (s.first + 1) % s.seats
        s.active = s.first
        deal_research(s)
        s.push(BEGIN_ACTIONS, -1)
        if s.rules.draft and s.seats > 1:
            s.push(PassCards(), -1)
        else:
            s.push(Research(), -1)


def deal_research(s: State) -> None:
    """Four cards for everyone; too few are dealt one at a time in turn order (TM-7.13)."""
    if len(s.deck) + len(s.discard) >= RESEARCH_CARDS * s.seats:
        for player in range(s.seats):
            s.dealt[player] = take_from_deck(s, RESEARCH_CARDS, PACK + player)
        return
    cards = take_from_deck(s, RESEARCH_CARDS * s.seats)
    for step in range(s.seats):
        player = (s.first + step) % s.seats
        s.dealt[player] = cards[step :: s.seats]
        go_to_pack(s, player, len(s.dealt[player]))


@dataclass(frozen=True)
class PassCards(Effect):
    """Draft: everyone keeps a card and passes the others on (TM-16.1)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        if any(len(pack) > 1 for pack in s.dealt):
            s.push(TakePicks(), -1)
            for player in range(s.seats):
                show(s, player)
            with_cards = 0
            for player in range(s.seats):
                if s.dealt[player]:
                    with_cards |= 1 << player
            s.together(PICK, with_cards)
            return
        for player in range(s.seats):
            show(s, player)
        end_draft(s)
        for player in range(s.seats):
            s.drafted[player].extend(s.dealt[player])
            s.dealt[player] = s.drafted[player]
            s.drafted[player] = []
        s.push(Research(), -1)


def show(s: State, seat: int) -> None:
    """A seat sees the cards before it, and so knows where they are."""
    see_pack(s, seat)
    if s.log is not None:
        tell_secret(s, "CardsSeen", seat, s.dealt[seat])


def draft_step(s: State) -> int:
    """To whom packs are passed: to the next seat, or to the one before (TM-16.2)."""
    return 1 if s.generation % 2 == 0 else -1


@dataclass(frozen=True)
class Pick(Effect):
    """Which card of the pack to keep."""

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return sorted([CARD[one] for one in s.dealt[seat]])

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.chosen[seat] = [SUBJECT[move]]

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-16.1"


@dataclass(frozen=True)
class TakePicks(Effect):
    """All have picked: the rest of each pack goes to the next player (TM-16.2)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for player in range(s.seats):
            if not s.chosen[player]:
                continue  # its pack was empty: cards have run out (TM-16.3)
            picked = s.chosen[player][0]
            s.chosen[player] = []
            s.dealt[player].remove(picked)
            s.drafted[player].append(picked)
            if s.log is not None:
                tell_secret(s, "CardDrafted", player, [picked])
        step = draft_step(s)
        pass_packs(s, step)
        packs = s.dealt
        s.dealt = [packs[(player - step) % s.seats] for player in range(s.seats)]
        s.push(PassCards(), -1)


@dataclass(frozen=True)
class Research(Effect):
    """Everyone buys any of the cards dealt (TM-10.2)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.push(EndResearch(), -1)
        for player in range(s.seats):
            if not (s.rules.draft and s.seats > 1):
                show(s, player)
        s.together(BUY, (1 << s.seats) - 1)


@dataclass(frozen=True)
class Buy(Selection):
    """Which of the cards dealt to buy; usually 3 M€ each."""

    def asks_always(self) -> bool:
        return True

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        found = [CARD[one] for one in s.dealt[seat]]
        found.sort()
        return found

    def least(self, s: State, seat: int, card: int) -> int:
        return 0

    def most(self, s: State, seat: int, card: int) -> int:
        return money(s, seat) // s.card_price[seat]

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        s.chosen[seat] = [SUBJECT[move] for move in picks]
        if picks and s.pays_with_heat >> seat & 1:
            s.push(HeatForCards(), seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-10.2"


@dataclass(frozen=True)
class HeatForCards(Effect):
    """How much heat to pay the cards with, where heat is money."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        cost = s.card_price[seat] * len(s.chosen[seat])
        least = max(0, cost - s.stock[seat * COUNT + MC])
        return AMOUNT[least : min(cost, s.stock[seat * COUNT + HEAT]) + 1]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.heat_paid[seat] = SUBJECT[move]

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-C5"


@dataclass(frozen=True)
class EndResearch(Effect):
    """All have chosen: cards are paid and the others discarded, in turn order."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for step in range(s.seats):
            player = (s.first + step) % s.seats
            bought = s.chosen[player]
            unbought = [one for one in s.dealt[player] if one not in bought]
            go_to_hand(s, player, PACK + player, len(bought))
            s.hand[player].extend(bought)
            s.chosen[player] = []
            s.dealt[player] = []
            if s.log is not None:
                tell_secret(s, "CardsBought", player, bought)
            if s.heat_paid[player]:
                gain(s, player, HEAT, -s.heat_paid[player])
            if bought:
                gain(s, player, MC, s.heat_paid[player] - s.card_price[player] * len(bought))
            s.heat_paid[player] = 0
            discard_seen(s, player, unbought)
        end_research(s)


BEGIN_ACTIONS: Final = BeginActions()
PRODUCTION: Final = Production()
PICK: Final = Pick()
BUY: Final = Buy()
