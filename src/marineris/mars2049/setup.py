"""Before the first turn: start bases and stations, cards, decks, and who begins (MA-4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect
from marineris.core.random import below, seeded, shuffle
from marineris.mars2049 import structure
from marineris.mars2049.board import START_COLUMN, START_POINTS, point_at
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import add_cards, put
from marineris.mars2049.options import options_of
from marineris.mars2049.order import in_turn_order
from marineris.mars2049.resource import AIR, COUNT
from marineris.mars2049.state import State
from marineris.mars2049.turn import BEGIN_TURN, FACES

START_CARDS: Final = 2


def blank_state(players: int, given: Mapping[str, object]) -> State:
    """A state with nothing in it yet."""
    return State(options_of(players, given), 0)


def new_state(players: int, given: Mapping[str, object], seed: int) -> State:
    """A table before anything stands on the board."""
    s = blank_state(players, given)
    s.rng = seeded(seed)
    s.push(SetUp(), -1)
    return s


@dataclass(frozen=True)
class SetUp(Effect):
    """Everything up to the first turn."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for player, start in enumerate(START_POINTS[s.seats]):
            found_colony(s, player, START_COLUMN[start])
        s.built = []
        for i, mission in enumerate(MISSIONS):
            s.deck[mission.deck] += [i] * mission.copies
        for deck in s.deck:
            s.rng = shuffle(s.rng, deck)
        s.active = s.rules.first_player if s.rules.first_player >= 0 else roll_for_start(s)
        s.push(BEGIN_TURN, -1)


def found_colony(s: State, seat: int, column: int) -> None:
    """The first base with its three stations, and two cards of each resource (MA-4.2 to MA-4.4)."""
    ring = s.rules.start_ring
    put(s, seat, structure.BASE, point_at(ring, column))
    put(s, seat, structure.AIR_STATION, point_at(ring, column - 1))
    put(s, seat, structure.MINERAL_STATION, point_at(ring, column + 1))
    put(s, seat, structure.FOOD_STATION, point_at(ring + 1, column))
    for resource in range(COUNT):
        add_cards(s, seat, resource, START_CARDS)


def roll_for_start(s: State) -> int:
    """The first player to roll air begins; the die goes round as in the game (MA-4.5)."""
    player = 0
    while True:
        s.rng, face = below(s.rng, len(FACES))
        s.tell("RolledForStart", player, face=FACES[face])
        if face == AIR:
            return player
        player = in_turn_order(s, player)[1]
