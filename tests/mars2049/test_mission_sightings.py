"""Where a seat may take hidden missions to be: wherever some course of events would have brought
them, and nowhere else."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from marineris.core.trace import can_be_at
from marineris.mars2049.card import INDEX
from marineris.mars2049.change import discard_mission, draw_mission
from marineris.mars2049.sightings import COPIES, DECK, hand_of, pass_on, use
from marineris.testing import mars2049 as race
from marineris.testing.mars2049 import MarsGame

SEATS = 3
BOXES = (
    ["support", "support", "resources", "laboratory", "alliance"],
    ["plunder", "sabotage", "sabotage", "armageddon", "reconnaissance"],
)
"""Small decks, so that they are soon renewed; each with a mission that is there twice."""
IMAGINED = 12

Cards = tuple[int, ...]
World = tuple[Cards, tuple[Cards, ...]]
"""The missions of the deck, in no order, and those of each hand."""


def without(cards: Cards, card: int) -> Cards:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def with_one(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def changed(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


class Watcher:
    """All that may be as far as one seat has seen."""

    def __init__(self, seat: int, deck: Cards) -> None:
        self.seat = seat
        self.worlds: set[World] = {(deck, ((),) * SEATS)}

    def drawn(self, seat: int, card: int, *, is_open: bool) -> None:
        found: set[World] = set()
        for deck, hands in self.worlds:
            seen = seat == self.seat or is_open
            for one in {card} & set(deck) if seen else set(deck) - {INDEX["armageddon"]}:
                hand = hands[seat] if is_open else with_one(hands[seat], one)
                found.add((without(deck, one), changed(hands, seat, hand)))
        self.worlds = found

    def used(self, seat: int, card: int) -> None:
        self.worlds = {
            (deck, changed(hands, seat, without(hands[seat], card)))
            for deck, hands in self.worlds
            if card in hands[seat]
        }

    def taken(self, giver: int, taker: int, card: int) -> None:
        found: set[World] = set()
        for deck, hands in self.worlds:
            sees = self.seat in (giver, taker)
            for one in {card} & set(hands[giver]) if sees else set(hands[giver]):
                after = changed(hands, giver, without(hands[giver], one))
                found.add((deck, changed(after, taker, with_one(after[taker], one))))
        self.worlds = found

    def renewed(self, cards: Cards) -> None:
        self.worlds = {(cards, hands) for _, hands in self.worlds}


class Table:
    """A game with one small deck, and a watcher for each seat."""

    def __init__(self, deck: int, seed: int) -> None:
        self.deck = deck
        self.game: MarsGame = race.a_game(SEATS, seed=seed)
        s = self.state = self.game.state
        s.deck[deck] = [INDEX[name] for name in BOXES[deck]]
        s.deck[1 - deck] = []
        self.watchers = [Watcher(seat, tuple(sorted(s.deck[deck]))) for seat in range(SEATS)]
        self.robbed: set[int] = set()
        """Seats whose hands do not grow again: that such a hand was small in between, and so cannot
        hold all that had gone there before, is more than a trace keeps."""

    def draw(self, seat: int) -> None:
        s = self.state
        if seat in self.robbed:
            return
        if not s.deck[self.deck]:
            if not s.discard[self.deck]:
                return
            for watcher in self.watchers:
                watcher.renewed(tuple(sorted(s.discard[self.deck])))
        card = draw_mission(s, seat, self.deck)
        is_open = card == INDEX["armageddon"]
        if is_open:
            discard_mission(s, card)
        else:
            s.missions[seat].append(card)
        for watcher in self.watchers:
            watcher.drawn(seat, card, is_open=is_open)

    def use(self, seat: int, which: int) -> None:
        s = self.state
        if s.missions[seat]:
            card = s.missions[seat].pop(which % len(s.missions[seat]))
            use(s, seat, card)
            discard_mission(s, card)
            for watcher in self.watchers:
                watcher.used(seat, card)

    def take(self, giver: int, taker: int, which: int) -> None:
        s = self.state
        if s.missions[giver] and taker not in self.robbed:
            self.robbed.add(giver)
            card = s.missions[giver].pop(which % len(s.missions[giver]))
            s.missions[taker].append(card)
            pass_on(s, giver, taker, card)
            for watcher in self.watchers:
                watcher.taken(giver, taker, card)

    def check(self) -> None:
        """What each seat holds possible, and what it imagines."""
        for watcher in self.watchers:
            worlds = watcher.worlds
            assert self.world_of(self.game) in worlds
            for number in range(IMAGINED):
                assert self.world_of(self.game.imagine(watcher.seat, number)) in worlds
            for deck, hands in worlds:
                self.check_places(watcher.seat, DECK + self.deck, deck)
                for seat, hand in enumerate(hands):
                    if seat != watcher.seat:
                        self.check_places(watcher.seat, hand_of(seat, self.deck), hand)

    def check_places(self, observer: int, place: int, cards: Cards) -> None:
        """That so many copies of each mission lie at a place is not ruled out."""
        located, trace = self.state.located[observer], self.state.traces[observer]
        hidden = Counter(self.state.deck[self.deck])
        for seat, hand in enumerate(self.state.missions):
            if seat != observer:
                hidden.update(hand)
        for card, count in Counter(cards).items():
            copies = [number for number in located if number // COPIES == card]
            may_be = sum(can_be_at(trace, located[number], place) for number in copies)
            anywhere = hidden[card] - len(copies)  # nothing is known of these
            assert may_be + anywhere >= count, (observer, place, cards)

    def world_of(self, game: MarsGame) -> World:
        s = game.state
        hands = tuple(tuple(sorted(hand)) for hand in s.missions)
        return tuple(sorted(s.deck[self.deck])), hands


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["draw", "draw", "use", "take"]),
        st.integers(0, SEATS - 1),
        st.integers(1, SEATS - 1),
        st.integers(0, 3),
    ),
    min_size=4,
    max_size=14,
)


@settings(max_examples=max(100, settings().max_examples), deadline=None)
@given(deck=st.sampled_from([0, 1]), seed=st.integers(0, 10**6), steps=STEPS)
def test_missions_may_be_wherever_they_can_have_gone(
    deck: int, seed: int, steps: list[tuple[str, int, int, int]]
) -> None:
    """MA-8.3, MA-12.2, MA-12.3, MA-12.O6"""
    table = Table(deck, seed)
    for what, seat, step, which in steps:
        if what == "draw":
            table.draw(seat)
        elif what == "use":
            table.use(seat, which)
        else:
            table.take(seat, (seat + step) % SEATS, which)
        table.check()
