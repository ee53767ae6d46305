"""What must hold at every moment of every game, whatever has been played."""

from __future__ import annotations

from marineris.mars2049 import structure
from marineris.mars2049.board import POINTS, POLAR_CIRCLE, name_of, ring_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import cards_in_bank, tokens_in_bank
from marineris.mars2049.derive import derived, recount
from marineris.mars2049.effect.mission import Discard
from marineris.mars2049.price import DECKS, MOST_ROAD_CARDS
from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import KINDS, State
from marineris.mars2049.turn import FACES


def audit(s: State, before: State | None = None) -> list[str]:
    """Everything that is wrong with a state, and with how it came from an earlier one."""
    wrong = _table(s) + _missions(s) + _structures(s) + _board(s) + _roads(s) + _hands(s)
    if before is not None and s.round < before.round:
        wrong.append("time runs backwards")
    return wrong or _derived(s)


def _derived(s: State) -> list[str]:
    """The derived part is what a recount gives; only what is sound so far can be counted."""
    counted = s.copy()
    recount(counted)
    if derived(counted) == derived(s):
        return []
    return [f"derived values differ from a recount: {derived(s)} {derived(counted)}"]


def _table(s: State) -> list[str]:
    """Everything that names a seat or a face names one that is there."""
    wrong: list[str] = []
    if not 0 <= s.active < s.seats:
        wrong.append(f"active is seat {s.active}, seats are 0 to {s.seats - 1}")
    if not -1 <= s.winner < s.seats:
        wrong.append(f"the winner is {s.winner}, who is not at the table")
    for seat in range(s.seats):
        if not -1 <= s.last_roll[seat] < len(FACES):
            wrong.append(f"the last roll of seat {seat} is {s.last_roll[seat]}")
        if s.stagnation[seat] not in (0, 1, 2):
            wrong.append(f"the stagnation of seat {seat} is {s.stagnation[seat]}")
        partner = (seat + 2) % s.seats
        if s.sideways[seat] == -1:
            continue
        if not s.rules.cooperative:  # MA-15.5
            wrong.append(f"seat {seat} builds sideways and has no partner")
        elif s.sideways[seat] not in (seat, partner) or s.sideways[partner] != s.sideways[seat]:
            wrong.append(f"seats {seat} and {partner} do not agree on who builds sideways")
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
    for pile in (s.deck, s.discard):
        for deck, cards in enumerate(pile):
            strange = sorted({MISSIONS[card].id for card in cards if MISSIONS[card].deck != deck})
            if strange:
                wrong.append(f"missions of the other deck are with the {DECKS[deck]}: {strange}")
    return wrong


def _structures(s: State) -> list[str]:
    """Every structure has an owner at the table; only stations change theirs (MA-7.5)."""
    wrong: list[str] = []
    for point, kind in enumerate(s.structure):
        owner, star = s.owner[point], s.star[point]
        if kind == structure.NONE and owner == star == structure.NOBODY:
            continue
        if not structure.BASE <= kind <= structure.LAB2:
            wrong.append(f"what stands on {name_of(point)} is no structure: {kind}")
        elif not (0 <= owner < s.seats and 0 <= star < s.seats):
            wrong.append(f"{structure.NAMES[kind]} on {name_of(point)} is of {owner}, {star}")
        elif owner != star and not structure.is_station(kind):
            wrong.append(f"{structure.NAMES[kind]} on {name_of(point)} was taken from {star}")
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


def _roads(s: State) -> list[str]:
    """Roads begin on the polar circle (MA-11.2), laboratory (3) is built before (2) (MA-7.4)."""
    wrong: list[str] = []
    for seat in range(s.seats):
        if s.road[seat] != -1 and not (
            0 <= s.road[seat] < POINTS and ring_of(s.road[seat]) == POLAR_CIRCLE
        ):
            wrong.append(f"the road of seat {seat} does not begin on the polar circle")
        if s.labs[2 * seat] < 0 <= s.labs[2 * seat + 1]:
            wrong.append(f"seat {seat} has lab2 without lab3")
    if any(len(bases) >= 3 for bases in s.bases) and not s.storm:
        wrong.append("somebody has three bases and the calm is not over")
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
    held = s.tokens[2 * COUNT * s.active : 2 * COUNT * (s.active + 1)]
    if held and any(not 0 <= s.taken[kind] <= held[kind] for kind in range(len(held))):
        wrong.append("more tokens were taken in the turn than there are")
    if not all(0 <= cards <= MOST_ROAD_CARDS for cards in s.road_cards):
        wrong.append("a seat holds too many road cards")
    wrong += [
        f"seat {observer} takes the hands for what they are not"
        for observer in range(s.seats)
        if not _may_be(s, observer)
    ]
    return wrong


def _may_be(s: State, observer: int) -> bool:
    """Whether the hands are what an observer holds possible."""
    size = s.seats * COUNT
    seen = s.seen[observer * size : (observer + 1) * size]
    unseen = [now - then for now, then in zip(s.cards, seen, strict=True)]
    cases = [case[1:] for case in s.guesses[observer]]
    return unseen in (cases or [[0] * size])
