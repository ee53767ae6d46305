"""What a seat knows of the others' resource cards is exactly what follows from what it saw."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from marineris.mars2049.resource import COUNT
from marineris.mars2049.sightings import (
    MOST,
    change_openly,
    forget_hands,
    is_sure_of_card,
    move_secretly,
    show_number,
    sure,
)
from marineris.mars2049.state import State
from marineris.testing import mars2049 as mars

SEATS = 3

Hands = tuple[int, ...]
"""The cards of each resource, seat after seat."""
Chances = dict[Hands, Fraction]


class Model:
    """One observer's chances, by going through everything that may have happened."""

    def __init__(self, observer: int, hands: Hands) -> None:
        self.observer = observer
        self.chances: Chances = {hands: Fraction(1)}

    def steal(self, giver: int, taker: int, seen: int | None) -> None:
        found: Chances = defaultdict(Fraction)
        for hands, chance in self.chances.items():
            for resource in range(COUNT) if seen is None else (seen,):
                number = hands[giver * COUNT + resource]
                if number:
                    after = list(hands)
                    after[giver * COUNT + resource] -= 1
                    after[taker * COUNT + resource] += 1
                    found[tuple(after)] += chance * number
        self.chances = found

    def change(self, place: int, amount: int) -> None:
        self.chances = {
            (*hands[:place], hands[place] + amount, *hands[place + 1 :]): chance
            for hands, chance in self.chances.items()
            if hands[place] + amount >= 0
        }

    def show(self, place: int, least: int, most: int) -> None:
        self.chances = {
            hands: chance for hands, chance in self.chances.items() if least <= hands[place] <= most
        }

    def fixed(self) -> Chances:
        whole = sum(self.chances.values())
        return {hands: chance / whole for hands, chance in self.chances.items()}


def believed(s: State, observer: int) -> Chances:
    """The chances that the game gives an observer."""
    size = s.seats * COUNT
    seen = s.seen[observer * size : (observer + 1) * size]
    cases = s.guesses[observer] or [[1] + [0] * size]
    whole = sum(case[0] for case in cases)
    assert len(cases) == len({tuple(case[1:]) for case in cases})
    return {
        tuple(now + change for now, change in zip(seen, case[1:], strict=True)): Fraction(
            case[0], whole
        )
        for case in cases
    }


NUMBERS = st.integers(0, 3)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["steal", "steal", "steal", "change", "show"]),
        st.integers(0, SEATS - 1),
        st.integers(1, SEATS - 1),
        st.integers(0, COUNT - 1),
        st.booleans(),
    ),
    max_size=8,
)


@settings(max_examples=max(150, settings().max_examples), deadline=None)
@given(hands=st.lists(NUMBERS, min_size=SEATS * COUNT, max_size=SEATS * COUNT), steps=STEPS)
def test_the_chances_of_every_hand_are_right(
    hands: list[int], steps: list[tuple[str, int, int, int, bool]]
) -> None:
    """MA-8.3"""
    s = mars.a_game(SEATS).state
    s.cards[:] = hands
    for seat in range(SEATS):
        s.seen[seat * SEATS * COUNT : (seat + 1) * SEATS * COUNT] = hands
    models = [Model(observer, tuple(hands)) for observer in range(SEATS)]
    for what, seat, step, resource, is_more in steps:
        place = seat * COUNT + resource
        if what == "steal" and s.cards[place]:
            taker = (seat + step) % SEATS
            s.cards[place] -= 1
            s.cards[taker * COUNT + resource] += 1
            move_secretly(s, seat, taker, resource)
            for model in models:
                is_in_it = model.observer in (seat, taker)
                model.steal(seat, taker, resource if is_in_it else None)
        elif what == "change" and (is_more or s.cards[place] >= step):
            amount = step if is_more else -step
            s.cards[place] += amount
            change_openly(s, seat, resource, amount)
            for model in models:
                model.change(place, amount)
        elif what == "show":
            have = s.cards[place]
            least, most = (have, MOST) if is_more else (max(0, have - 1), have)
            show_number(s, seat, resource, least, most)
            for model in models:
                model.show(place, least, most)
        for model in models:
            chances = model.fixed()
            assert believed(s, model.observer) == chances
            for other in range(SEATS):
                known = [min(hands[other * COUNT + i] for hands in chances) for i in range(COUNT)]
                assert sure(s, model.observer, other) == known
                for i in range(COUNT):
                    is_sure = is_sure_of_card(s, model.observer, other, i)
                    assert is_sure == (known[i] > 0)


@settings(max_examples=max(50, settings().max_examples), deadline=None)
@given(hands=st.lists(st.integers(0, 2), min_size=SEATS * COUNT, max_size=SEATS * COUNT))
def test_who_has_not_watched_knows_only_what_all_others_hold_together(hands: list[int]) -> None:
    s = mars.a_game(SEATS).state
    s.cards[:] = hands
    forget_hands(s)
    by_seat = [hands[seat * COUNT : (seat + 1) * COUNT] for seat in range(SEATS)]
    for observer in range(SEATS):
        one, other = (seat for seat in range(SEATS) if seat != observer)
        together = [a + b for a, b in zip(by_seat[one], by_seat[other], strict=True)]
        possible = set()
        for air in range(together[0] + 1):
            for food in range(together[1] + 1):
                minerals = sum(by_seat[one]) - air - food
                if 0 <= minerals <= together[2]:
                    held = list(by_seat)
                    held[one] = [air, food, minerals]
                    held[other] = [a - b for a, b in zip(together, held[one], strict=True)]
                    possible.add(tuple(number for hand in held for number in hand))
        chances = believed(s, observer)
        assert chances.keys() == possible
        assert len(set(chances.values())) == 1
