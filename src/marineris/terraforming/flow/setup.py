"""Before the first turn: decks, neutral tiles, choosing corporation and cards (TM-9, TM-15.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from marineris.core.effect import Effect
from marineris.core.random import below, seeded, shuffle
from marineris.core.selection import Selection
from marineris.terraforming.data import tile
from marineris.terraforming.data.card import CARDS, CORPORATION, INDEX
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.data.project import projects_of
from marineris.terraforming.data.resource import COUNT, MC
from marineris.terraforming.expansion import expansions_of
from marineris.terraforming.flow.action_table import BASE_KINDS
from marineris.terraforming.flow.change import (
    discard_revealed,
    discard_seen,
    gain,
    lay_tile,
    take_from_deck,
    tell_secret,
)
from marineris.terraforming.flow.generation import BEGIN_ACTIONS
from marineris.terraforming.flow.play import reveal_corporation
from marineris.terraforming.move import CARD, SUBJECT
from marineris.terraforming.options import Options, options_of
from marineris.terraforming.state import CARD_PRICE, State
from marineris.terraforming.vocabulary.effect.control import fire, push_loud
from marineris.terraforming.vocabulary.effect.stock import Gain
from marineris.terraforming.vocabulary.modifier import CardPrice
from marineris.terraforming.vocabulary.placement import ANY_LAND, CITY_PLACE
from marineris.terraforming.vocabulary.trigger import PLACED

START_RATING: Final = 20
SOLO_RATING: Final = 14
START_CARDS: Final = 10
CORPORATIONS_DEALT: Final = 2
BEGINNER: Final = "beginner_corporation"


def blank_state(players: int, given: Mapping[str, object]) -> State:
    """A state with nothing in it yet."""
    options = options_of(players, given)
    s = State(options, MAPS[options.board], 0)
    s.projects = projects_of(options)
    if options.expansions:
        s.add_expansions(expansions_of(options.expansions))
    s.action_kinds = [*BASE_KINDS]
    for expansion in s.expansions:
        s.action_kinds += expansion.action_kinds()
    s.kind_of = {kind.family(): kind for kind in s.action_kinds}
    return s


def new_state(players: int, given: Mapping[str, object], seed: int) -> State:
    """A table with shuffled decks, before anything is dealt."""
    s = blank_state(players, given)
    options = s.rules
    s.rng = seeded(seed)
    s.deck = project_deck(options)
    s.rng = shuffle(s.rng, s.deck)
    s.rating = [SOLO_RATING if options.is_solo else START_RATING] * s.seats
    production = 0 if options.corporate_era else 1  # TM-9.4, TM-14.2
    s.production = [production] * (COUNT * s.seats)
    s.generation = 1
    if options.first_player >= 0:
        s.first = options.first_player
    else:
        s.rng, s.first = below(s.rng, s.seats)
    s.active = s.first
    s.push(Deal(), -1)
    return s


def project_deck(options: Options) -> list[int]:
    """The project cards in the box, in the order of their integers."""
    return list(_projects_in(options.sets, len(CARDS)))


def corporation_deck(options: Options) -> list[int]:
    """The corporations in the box, in the order of their integers."""
    return list(_corporations_in(options.sets, len(CARDS)))


@lru_cache(maxsize=64)
def _projects_in(sets: tuple[str, ...], known: int) -> tuple[int, ...]:
    """With how many cards are known, for an expansion may be registered later."""
    return tuple(i for i, card in enumerate(CARDS) if card.kind != CORPORATION and card.set in sets)


@lru_cache(maxsize=64)
def _corporations_in(sets: tuple[str, ...], known: int) -> tuple[int, ...]:
    return tuple(
        i
        for i, card in enumerate(CARDS)
        if card.kind == CORPORATION and card.set in sets and card.id != BEGINNER
    )


@dataclass(frozen=True)
class Deal(Effect):
    """Everyone gets cards and chooses at the same time, in secret (TM-9.5 to TM-9.7)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for expansion in s.expansions:
            expansion.set_up(s)
        if s.rules.is_solo:
            place_neutral_tiles(s)
        s.push(BEGIN_ACTIONS, -1)
        for step in range(s.seats - 1, -1, -1):
            s.push(Reveal(), (s.first + step) % s.seats)
        corporations = corporation_deck(s.rules)
        s.rng = shuffle(s.rng, corporations)
        choosing = 0
        for player in range(s.seats):
            s.dealt[player] = take_from_deck(s, START_CARDS)
            if s.log is not None:
                tell_secret(s, "CardsSeen", player, s.dealt[player])
            if player in s.rules.beginners:
                s.corporations[player] = [INDEX[BEGINNER]]
                s.chosen[player] = s.dealt[player][:]
            else:
                s.corporations[player] = sorted(corporations[:CORPORATIONS_DEALT])
                del corporations[:CORPORATIONS_DEALT]
                choosing |= 1 << player
        s.together(CHOOSE_CORPORATION, choosing)


@dataclass(frozen=True)
class ChooseCorporation(Effect):
    """Which of the two corporations to found."""

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [CARD[one] for one in s.corporations[seat]]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        s.seen_discards[seat] += [one for one in s.corporations[seat] if one != SUBJECT[move]]
        s.corporations[seat] = [SUBJECT[move]]
        s.push(ChooseStartCards(), seat)

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-9.6"


def start_money(card: int) -> int:
    """The M€ that a corporation starts with."""
    for effect in CARDS[card].play:
        if isinstance(effect, Gain) and effect.resource == MC:
            return effect.amount
    return 0


def start_price(card: int) -> int:
    """What a card costs the player of a corporation that is not yet in play."""
    price = CARD_PRICE
    for modifier in CARDS[card].modifiers:
        if isinstance(modifier, CardPrice):
            price -= modifier.less
    return price


@dataclass(frozen=True)
class ChooseStartCards(Selection):
    """Which of the ten cards to buy with the corporation's money (TM-9.6)."""

    def asks_always(self) -> bool:
        return True

    def choices(self, s: State, seat: int, card: int) -> list[int]:
        return sorted([CARD[one] for one in s.dealt[seat]])

    def least(self, s: State, seat: int, card: int) -> int:
        return 0

    def most(self, s: State, seat: int, card: int) -> int:
        corporation = s.corporations[seat][0]
        return start_money(corporation) // start_price(corporation)

    def finish(self, s: State, seat: int, card: int, picks: tuple[int, ...]) -> None:
        s.chosen[seat] = [SUBJECT[move] for move in picks]

    def rule(self, s: State, seat: int, card: int, move: int) -> str:
        return "TM-9.6"


@dataclass(frozen=True)
class Reveal(Effect):
    """A corporation is revealed and the cards are paid (TM-9.7)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        corporation = s.corporations[seat][0]
        bought = s.chosen[seat]
        unkept = [one for one in s.dealt[seat] if one not in bought]
        s.dealt[seat] = []
        s.chosen[seat] = []
        reveal_corporation(s, seat, corporation)
        s.hand[seat].extend(bought)
        if s.log is not None:
            tell_secret(s, "CardsBought", seat, bought)
        if CARDS[corporation].id != BEGINNER:
            gain(s, seat, MC, -s.card_price[seat] * len(bought))
        discard_seen(s, seat, unkept)
        for space in range(s.map.size):
            if s.owner[space] == tile.NEUTRAL:  # TM-15.8
                push_loud(s, seat, fire(s, PLACED, tile.NEUTRAL, space))


CHOOSE_CORPORATION: Final = ChooseCorporation()


def lay_neutral(s: State, kind: int, space: int) -> None:
    """A tile that belongs to nobody at the table."""
    lay_tile(s, kind, tile.NEUTRAL, space, tile.NEUTRAL)


def place_neutral_tiles(s: State) -> None:
    """Two neutral cities, each with a greenery, where the costs of four cards say (TM-15.2)."""
    revealed = take_from_deck(s, 4)
    for card in revealed:
        discard_revealed(s, -1, card)
    costs = [max(1, CARDS[card].cost) for card in revealed]
    forward = CITY_PLACE.spaces(s, tile.NEUTRAL)
    city = forward[(costs[0] - 1) % len(forward)]
    lay_neutral(s, tile.CITY, city)
    backward = CITY_PLACE.spaces(s, tile.NEUTRAL)
    backward.reverse()
    other = backward[(costs[1] - 1) % len(backward)]
    lay_neutral(s, tile.CITY, other)
    for centre, cost in ((city, costs[2]), (other, costs[3])):
        around = [
            space
            for space in s.map.neighbours[centre]
            if ANY_LAND.codes(s, tile.NEUTRAL, space) == 0
        ]
        if around:
            lay_neutral(s, tile.GREENERY, around[(cost - 1) % len(around)])
