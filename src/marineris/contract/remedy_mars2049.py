"""What takes away each reason against an action of Mars 2049, for the check in `remedy`.

A seat that is not asked is looked at too: it is told what would forbid the action in its next turn,
so the first remedy is to begin that turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from marineris.core.game import Game
from marineris.mars2049 import move as m
from marineris.mars2049 import structure
from marineris.mars2049.board import COLUMNS, NEIGHBOURS, POINTS, point_at
from marineris.mars2049.card import INDEX
from marineris.mars2049.decision import ACTIONS
from marineris.mars2049.effect.attack import LEAST_STATIONS, opponents
from marineris.mars2049.price import DECKS
from marineris.mars2049.resource import AIR, COUNT, NAMES, TOKENS
from marineris.mars2049.state import KINDS, State
from marineris.mars2049.turn import TURN, Turn, forget_swaps

FINAL: Final = frozenset({"no-partner", "not-in-hand", "only-a-reaction", "stations-stay"})
"""Reasons that nothing takes away, or after which nothing else is looked at."""

HOME: Final = point_at(0, 0)
"""Where the only base stands once the board is cleared."""
FAR: Final = POINTS - 1
"""A point of the polar circle, where bases and stations are only counted."""


class Attempt:
    """An action that somebody tries in a copy of a state."""

    def __init__(self, state: State, seat: int, move: int) -> None:
        self.s = state.copy()
        self.seat = seat
        self.move = move
        frame = state.question(seat)
        self.is_asked = frame is not None and isinstance(frame[0], Turn)

    def is_legal(self) -> bool:
        """Whether the action is legal now."""
        options = TURN.options(self.s, self.seat, -1) if self.is_asked else None
        return options is not None and self.move in options

    def subject(self) -> int:
        """The pair, token, structure, deck or mission that the action is about."""
        return m.SUBJECT[self.move]


Facts = Mapping[str, Any]
Remedy = Callable[[Attempt, Facts], None]


def refused_actions(game: Game[Any], seat: int) -> list[int]:
    """Actions that are not legal for a seat that is asked for one, or for nothing at all."""
    frame = game.state.question(seat)
    if frame is not None and not isinstance(frame[0], Turn):
        return []
    legal = set(game.legal_moves(seat))
    hand = game.state.missions[seat]
    return [
        move
        for move, family in enumerate(m.FAMILY)
        if family in ACTIONS
        and move not in legal
        and (family != m.IS_USE or m.SUBJECT[move] in hand)
        and (family != m.IS_SWAP or game.state.rules.cooperative)
    ]


def _begin_turn(a: Attempt, facts: Facts) -> None:
    """The seat's next turn, after its roll; or its turn goes on, if another was asked in it."""
    s = a.s
    a.is_asked = True
    if s.active == a.seat:
        return
    s.active = a.seat
    if s.turns[a.seat] > s.round:
        s.round += 1
    s.turns[a.seat] += 1
    s.bought = s.used = 0
    s.taken = [0] * (2 * COUNT)
    forget_swaps(s)


# ---------------------------------------------------------------------- resources and the bank


def _gather(a: Attempt, facts: Facts) -> None:
    a.s.cards[a.seat * COUNT + NAMES.index(facts["resource"])] += facts["need"] - facts["have"]


def _earn(a: Attempt, facts: Facts) -> None:
    for resource, (need, have) in enumerate(zip(facts["need"], facts["have"], strict=True)):
        a.s.cards[a.seat * COUNT + resource] += max(0, need - have)


def _wanted(a: Attempt) -> int:
    """The resource that the bank has to give, or the tokens of which it has to give."""
    family = m.FAMILY[a.move]
    if family == m.IS_EXCHANGE:
        return m.PAIR_OF_EXCHANGE[a.subject()][1]
    return a.subject() // len(TOKENS) if family in (m.IS_STORE, m.IS_RELEASE) else AIR


def _fill_bank(a: Attempt, facts: Facts) -> None:
    for seat in range(a.s.seats):
        a.s.cards[seat * COUNT + _wanted(a)] = 0


def _fill_bank_with_tokens(a: Attempt, facts: Facts) -> None:
    for seat in range(a.s.seats):
        first = 2 * (seat * COUNT + _wanted(a))
        a.s.tokens[first : first + 2] = [0, 0]


def _give_token(a: Attempt, facts: Facts) -> None:
    a.s.tokens[2 * COUNT * a.seat + a.subject()] += 1


def _keep_no_token(a: Attempt, facts: Facts) -> None:
    a.s.taken = [0] * (2 * COUNT)


# ---------------------------------------------------------------------- building


def _give_structure(a: Attempt, facts: Facts) -> None:
    kind = structure.AIR_STATION  # any station will do for a mission
    if "structure" in facts:
        kind = structure.NAMES.index(facts["structure"])
    a.s.placed[a.seat * KINDS + kind] = 0


def _place_lab3(a: Attempt, facts: Facts) -> None:
    a.s.placed[a.seat * KINDS + structure.LAB3] = structure.TOKENS[structure.LAB3]


def _clear_board(a: Attempt) -> None:
    """Only a base of the seat is left. What others own is still counted."""
    s = a.s
    s.structure[:] = [structure.NONE] * POINTS
    s.owner[:] = [structure.NOBODY] * POINTS
    s.structure[HOME] = structure.BASE
    s.owner[HOME] = a.seat
    s.bases[a.seat] = [HOME]
    s.stations[a.seat] = []


def _find_place(a: Attempt, facts: Facts) -> None:
    _clear_board(a)


def _block(a: Attempt, facts: Facts) -> None:
    """Own stations stand wherever the next base could."""
    _clear_board(a)
    for point in NEIGHBOURS[HOME]:
        if point >= COLUMNS:
            a.s.structure[point] = structure.AIR_STATION
            a.s.owner[point] = a.seat
            a.s.stations[a.seat].append(point)


def _tear_up_road(a: Attempt, facts: Facts) -> None:
    a.s.road[a.seat] = -1


def _reach_polar_circle(a: Attempt, facts: Facts) -> None:
    a.s.bases[a.seat].append(FAR)


def _take_road_cards(a: Attempt, facts: Facts) -> None:
    a.s.road_cards[a.seat] = facts["need"]


def _return_road_card(a: Attempt, facts: Facts) -> None:
    a.s.road_cards[a.seat] = facts["most"] - 1


def _lay_road(a: Attempt, facts: Facts) -> None:
    a.s.road[a.seat] = a.s.bases[a.seat][0]


def _add_bases(a: Attempt, facts: Facts) -> None:
    a.s.bases[a.seat] += [FAR] * (facts["need"] - facts["have"])


# ---------------------------------------------------------------------- missions


def _forget_purchase(a: Attempt, facts: Facts) -> None:
    a.s.bought = 0


def _forget_use(a: Attempt, facts: Facts) -> None:
    a.s.used = 0


def _fill_deck(a: Attempt, facts: Facts) -> None:
    mission = "resources" if facts["deck"] == DECKS[0] else "sabotage"
    a.s.deck[DECKS.index(facts["deck"])].append(INDEX[mission])


def _raise_storm(a: Attempt, facts: Facts) -> None:
    a.s.storm = 1


def _forget_attacks_of_round(a: Attempt, facts: Facts) -> None:
    a.s.offensive_round = [-1] * a.s.seats


def _forget_own_attack(a: Attempt, facts: Facts) -> None:
    a.s.offensive_turn[a.seat] = a.s.turns[a.seat] - 2


def _expose_opponent(a: Attempt, facts: Facts) -> None:
    """An opponent has a card and more stations than are safe, and may lose a turn."""
    victim = opponents(a.s, a.seat)[0]
    a.s.cards[victim * COUNT + AIR] += 1
    a.s.stagnation[victim] = 0
    a.s.stations[victim] = [FAR] * (LEAST_STATIONS + 1)


def _give_mission_to_opponent(a: Attempt, facts: Facts) -> None:
    a.s.missions[opponents(a.s, a.seat)[0]].append(INDEX["resources"])


def _use_a_mission(a: Attempt, facts: Facts) -> None:
    a.s.discard[0].append(INDEX["resources"])


# ---------------------------------------------------------------------- swaps


def _build_labs(a: Attempt, facts: Facts) -> None:
    for seat in (a.seat, (a.seat + 2) % a.s.seats):
        a.s.labs[2 * seat] = NEIGHBOURS[a.s.bases[seat][0]][0]


def _forget_declining(a: Attempt, facts: Facts) -> None:
    a.s.declined &= ~(1 << a.subject())


def _forget_swapping(a: Attempt, facts: Facts) -> None:
    a.s.swapped = [0] * COUNT


REMEDIES: Final[dict[str, Remedy]] = {
    "attacked-last-turn": _forget_own_attack,
    "bank-empty": _fill_bank_with_tokens,
    "bases-too-few": _add_bases,
    "calm-before-storm": _raise_storm,
    "cards-too-few": _gather,
    "deck-empty": _fill_deck,
    "lab3-first": _place_lab3,
    "mission-bought": _forget_purchase,
    "mission-used": _forget_use,
    "no-active-road": _lay_road,
    "no-cards-in-bank": _fill_bank,
    "no-lab-to-swap": _build_labs,
    "no-mission-to-take": _give_mission_to_opponent,
    "no-place": _find_place,
    "no-polar-base": _reach_polar_circle,
    "no-such-token": _give_token,
    "no-target": _expose_opponent,
    "no-token": _give_structure,
    "not-blocked": _block,
    "not-your-turn": _begin_turn,
    "nothing-used": _use_a_mission,
    "one-attack-a-round": _forget_attacks_of_round,
    "road-cards-full": _return_road_card,
    "road-cards-too-few": _take_road_cards,
    "road-laid": _tear_up_road,
    "swap-declined": _forget_declining,
    "swapped-the-other-way": _forget_swapping,
    "token-taken-this-turn": _keep_no_token,
    "too-dear": _earn,
    "units-too-few": _gather,
}
