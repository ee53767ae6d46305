"""What must hold at every moment of every game, whatever has been played."""

from __future__ import annotations

from marineris.mars2049 import structure
from marineris.mars2049.board import ring_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import cards_in_bank, tokens_in_bank
from marineris.mars2049.derive import derived, recount
from marineris.mars2049.effect.mission import Discard
from marineris.mars2049.price import MOST_ROAD_CARDS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import KINDS, State


def audit(s: State, before: State | None = None) -> list[str]:
    """Everything that is wrong with a state, and with how it came from an earlier one."""
    wrong = _missions(s) + _board(s) + _hands(s)
    counted = s.copy()
    recount(counted)
    if derived(counted) != derived(s):
        wrong.append(f"derived values differ from a recount: {derived(s)} {derived(counted)}")
    if before is not None and s.round < before.round:
        wrong.append("time runs backwards")
    return wrong


def _missions(s: State) -> list[str]:
    """Each of the thirty missions is in exactly one place; none used at once is in a hand."""
    found = [card for pile in (*s.deck, *s.discard, *s.missions) for card in pile]
    found += [effect.mission for effect, _, _ in s.stack if isinstance(effect, Discard)]
    wrong: list[str] = []
    for i, mission in enumerate(MISSIONS):
        # A game that is over may have ended in the middle of nothing: all piles are in place.
        if found.count(i) != mission.copies and s.turns != [0] * s.seats:
            wrong.append(f"{found.count(i)} of {mission.copies} {mission.id} are left")
    if any(MISSIONS[card].is_immediate for hand in s.missions for card in hand):
        wrong.append("a mission that is used at once is in a hand")
    return wrong


def _board(s: State) -> list[str]:
    wrong: list[str] = []
    for seat in range(s.seats):
        wrong += [
            f"seat {seat} has too many tokens {structure.NAMES[kind]}"
            for kind in range(1, KINDS)
            if s.placed[seat * KINDS + kind] > structure.TOKENS[kind]
        ]
        if not s.bases[seat]:
            wrong.append(f"seat {seat} has no base")
        if not s.rules.cooperative:
            rings = [ring_of(point) for point in s.bases[seat]]
            if len(set(rings)) != len(rings):
                wrong.append(f"seat {seat} has two bases on one parallel")
    return wrong


def _hands(s: State) -> list[str]:
    wrong: list[str] = []
    if min(s.cards) < 0 or min(s.tokens) < 0:
        wrong.append("a hand holds fewer than no cards")
    if s.rules.bank == "limited":
        left = [cards_in_bank(s, one) for one in range(COUNT)]
        left += [tokens_in_bank(s, one) for one in range(COUNT)]
        if min(left) < 0:
            wrong.append("the bank has given out more than it had")
    held = s.tokens[2 * COUNT * s.active :]
    if any(not 0 <= taken <= held[kind] for kind, taken in enumerate(s.taken)):
        wrong.append("more tokens were taken in the turn than there are")
    if not all(0 <= cards <= MOST_ROAD_CARDS for cards in s.road_cards):
        wrong.append("a seat holds too many road cards")
    for observer in range(s.seats):
        for seat in range(s.seats):
            place = (observer * s.seats + seat) * COUNT
            held = s.cards[seat * COUNT : seat * COUNT + COUNT]
            if any(s.sure[place + resource] > held[resource] for resource in range(COUNT)):
                wrong.append(f"seat {observer} is sure of cards that seat {seat} has not")
    return wrong
