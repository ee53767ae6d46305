"""What players may do on their turn (MA-5.2), each check written once.

Every check takes `why`: None when only the answer matters, and then the first fault ends it; or a
list to which every fault is added with its rule, for `why_not`.
"""

from __future__ import annotations

from marineris.core.reason import Reason, Why, refused
from marineris.mars2049 import reason_code, structure
from marineris.mars2049.board import POLAR_CIRCLE, ring_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import can_pay, cards_in_bank, is_left, tokens_in_bank, units
from marineris.mars2049.move import PAIR_OF_SWAP
from marineris.mars2049.placement import (
    base_places,
    has_active_road,
    is_active_lab,
    is_blocked,
    station_places,
    stations_in_the_way,
    tokens_left,
)
from marineris.mars2049.price import (
    DECKS,
    MISSION,
    MOST_ROAD_CARDS,
    OFFENSIVE,
    ROAD_CARDS_NEEDED,
)
from marineris.mars2049.resource import COUNT, NAMES, ROAD, TOKENS
from marineris.mars2049.state import State


def exchange_rate(s: State, seat: int) -> int:
    """Equal units for one of another kind: the best active laboratory counts (MA-9.1)."""
    has_three = is_active_lab(s, seat, structure.LAB3)
    if is_active_lab(s, seat, structure.LAB2) and (has_three or s.rules.lab2_alone):
        return 2
    return 3 if has_three else 4


def may_exchange(s: State, seat: int, give: int, get: int, rate: int, why: Why = None) -> bool:
    """Whether equal units may be changed for another unit or a road card (MA-9.1, MA-9.2)."""
    allowed = True
    have = units(s, seat, give)
    if have < rate:
        allowed = refused(
            why, "units-too-few", "MA-9.1", resource=NAMES[give], need=rate, have=have
        )
        if why is None:
            return False
    if get == ROAD and s.road_cards[seat] >= MOST_ROAD_CARDS:
        allowed = refused(why, "road-cards-full", "MA-11.1", most=MOST_ROAD_CARDS)
    if get != ROAD and not is_left(s, get):
        allowed = refused(why, "no-cards-in-bank", "MA-8.4")
    return allowed


def may_store(s: State, seat: int, resource: int, size: int, why: Why = None) -> bool:
    """Whether cards may become a token (MA-10.1)."""
    allowed = True
    have = s.cards[seat * COUNT + resource]
    if have < TOKENS[size]:
        allowed = refused(
            why, "cards-too-few", "MA-10.1", resource=NAMES[resource], need=TOKENS[size], have=have
        )
    if tokens_in_bank(s, resource) <= 0:
        allowed = refused(why, "bank-empty", "MA-8.2")
    return allowed


def may_release(s: State, seat: int, resource: int, size: int, why: Why = None) -> bool:
    """Whether a token may become cards (MA-10.1)."""
    allowed = True
    have = s.tokens[2 * (seat * COUNT + resource) + size]
    if not have:
        allowed = refused(
            why, "no-such-token", "MA-10.1", resource=NAMES[resource], value=TOKENS[size]
        )
        if why is None:
            return False
    elif seat == s.active and have <= s.taken[2 * resource + size]:
        allowed = refused(why, "token-taken-this-turn", "MA-10.3")
    if cards_in_bank(s, resource) < TOKENS[size]:
        allowed = refused(why, "no-cards-in-bank", "MA-8.2")
    return allowed


def may_build(s: State, seat: int, kind: int, why: Why = None) -> bool:
    """Whether a structure may be bought and placed (MA-7, MA-11)."""
    if kind == structure.POLAR_ROAD:
        return _may_lay_road(s, seat, why)
    if kind == structure.H2O_STATION:
        return _may_finish(s, seat, why)
    allowed = can_afford(s, seat, kind, "MA-7.1", why)
    if not allowed and why is None:
        return False
    if tokens_left(s, seat, kind) == 0:
        allowed = refused(why, "no-token", "MA-7.5", structure=structure.NAMES[kind])
    if kind == structure.LAB2 and tokens_left(s, seat, structure.LAB3):
        allowed = refused(why, "lab3-first", "MA-7.4")
    if not allowed and why is None:
        return False
    places = base_places if kind == structure.BASE else station_places
    if not places(s, seat):
        rule = "MA-7.3" if kind == structure.BASE else "MA-7.2"
        allowed = refused(why, "no-place", rule)
    return allowed


def can_afford(s: State, seat: int, item: int, rule: str, why: Why) -> bool:
    """Whether a seat has the units that something costs."""
    price = s.prices[item]
    if can_pay(s, seat, price):
        return True
    if why is not None:
        have = [units(s, seat, resource) for resource in range(COUNT)]
        why.append(Reason("too-dear", rule, {"need": list(price), "have": have}))
    return False


def _may_lay_road(s: State, seat: int, why: Why) -> bool:
    allowed = s.road_cards[seat] >= ROAD_CARDS_NEEDED
    if not allowed and why is None:
        return False
    if has_active_road(s, seat):
        allowed = refused(why, "road-laid", "MA-11.2")
    if not _polar_bases(s, seat):
        allowed = refused(why, "no-polar-base", "MA-11.2")
    if s.road_cards[seat] < ROAD_CARDS_NEEDED:
        refused(
            why,
            "road-cards-too-few",
            "MA-11.2",
            need=ROAD_CARDS_NEEDED,
            have=s.road_cards[seat],
        )
    return allowed


def _polar_bases(s: State, seat: int) -> list[int]:
    return [point for point in s.bases[seat] if ring_of(point) == POLAR_CIRCLE]


def _may_finish(s: State, seat: int, why: Why) -> bool:
    allowed = can_afford(s, seat, structure.H2O_STATION, "MA-11.4", why)
    if not allowed and why is None:
        return False
    if not has_active_road(s, seat):
        allowed = refused(why, "no-active-road", "MA-11.4")
    if len(s.bases[seat]) < s.rules.bases_needed:
        allowed = refused(
            why,
            "bases-too-few",
            "MA-11.4",
            need=s.rules.bases_needed,
            have=len(s.bases[seat]),
        )
    return allowed


def may_buy(s: State, seat: int, deck: int, why: Why = None) -> bool:
    """Whether a mission of a deck may be bought (MA-12.1)."""
    allowed = can_afford(s, seat, MISSION + deck, "MA-12.1", why)
    if s.bought and seat == s.active:
        allowed = refused(why, "mission-bought", "MA-12.1")
    if not s.deck[deck] and not s.discard[deck]:
        allowed = refused(why, "deck-empty", "MA-12.3", deck=DECKS[deck])
    if deck == OFFENSIVE and s.rules.calm_before_storm and not s.storm:
        allowed = refused(why, "calm-before-storm", "MA-14.0")
    return allowed


def may_use(s: State, seat: int, mission: int, why: Why = None) -> bool:
    """Whether a mission of the hand may be used (MA-12.1)."""
    allowed = True
    if s.used and seat == s.active:
        allowed = refused(why, "mission-used", "MA-12.1")
    if MISSIONS[mission].deck == OFFENSIVE:
        allowed = may_attack(s, seat, why) and allowed
    codes = MISSIONS[mission].effect.blocking_code(s, seat, mission)
    if codes:
        allowed = False
        for bit, (name, rule) in reason_code.CODES.items():
            if codes & bit:
                refused(why, name, rule or MISSIONS[mission].rule)
    return allowed


def may_attack(s: State, seat: int, why: Why = None) -> bool:
    """Whether the ration of offensive missions leaves one to use (MA-14.0, MA-14.1)."""
    if not s.rules.not_so_aggressive:
        return True
    allowed = True
    in_round, turn = s.round, s.turns[seat]
    if seat != s.active:  # what will hold in its next turn
        in_round += turn > s.round
        turn += 1
    if not s.rules.aggression_per_player and in_round in s.offensive_round:
        allowed = refused(why, "one-attack-a-round", "MA-14.1")
    if turn - s.offensive_turn[seat] < 2:
        allowed = refused(why, "attacked-last-turn", "MA-14.0")
    return allowed


def may_swap(s: State, seat: int, swap: int, why: Why = None) -> bool:
    """Whether a swap of a unit for a unit may be offered to the partner (MA-15.3, MA-15.8)."""
    if not s.rules.cooperative:
        return refused(why, "no-partner", "MA-9.3")
    allowed = True
    give, get = PAIR_OF_SWAP[swap]
    partner = (seat + 2) % s.seats
    have_lab = [
        is_active_lab(s, one, structure.LAB3) or is_active_lab(s, one, structure.LAB2)
        for one in (seat, partner)
    ]
    enough = all(have_lab) if s.rules.swap_lab == "both" else any(have_lab)
    if not enough:
        allowed = refused(why, "no-lab-to-swap", "MA-15.3")
    if units(s, seat, give) == 0:
        allowed = refused(why, "units-too-few", "MA-15.3", resource=NAMES[give], need=1, have=0)
    if seat == s.active and s.declined >> swap & 1:
        allowed = refused(why, "swap-declined", "MA-15.8")
    if seat == s.active and (s.swapped[give] > 0 or s.swapped[get] < 0):
        allowed = refused(why, "swapped-the-other-way", "MA-15.8")
    return allowed


def may_remove(s: State, seat: int, why: Why = None) -> bool:
    """Whether a blocked player may take a station off (MA-7.6)."""
    if s.rules.blocked_base != "remove":
        return refused(why, "stations-stay", "MA-7.6")
    allowed = True
    if not is_blocked(s, seat) or not stations_in_the_way(s, seat):
        allowed = refused(why, "not-blocked", "MA-7.6")
    if tokens_left(s, seat, structure.BASE) == 0:
        name = structure.NAMES[structure.BASE]
        allowed = refused(why, "no-token", "MA-7.6", structure=name)
    return allowed
