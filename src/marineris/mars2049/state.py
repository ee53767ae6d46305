"""The state of a table of Mars 2049: flat data, cheap to copy. No rule lives here."""

from __future__ import annotations

from typing import Final

from marineris.core.catalogue import Catalogue
from marineris.core.effect import BaseState, Effect
from marineris.core.types import Cause
from marineris.mars2049 import structure
from marineris.mars2049.board import POINTS
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.move import CATALOGUE
from marineris.mars2049.options import Options
from marineris.mars2049.price import PRICES
from marineris.mars2049.resource import COUNT

KINDS: Final = len(structure.NAMES)


class State(BaseState):
    """Everything about a game at one moment, hidden parts included."""

    def __init__(self, options: Options, rng: int, source: State | None = None) -> None:
        seats = options.players
        super().__init__(seats, rng, source)
        self.rules = options
        self.prices = PRICES[options.prices]
        if source is None:
            self._begin(seats)
        else:
            self._take(source)

    def _begin(self, seats: int) -> None:
        self.active = 0
        self.round = 0
        """Full rounds begun: turns of the first player."""
        self.winner = -1
        self.structure = [structure.NONE] * POINTS
        self.owner = [structure.NOBODY] * POINTS
        self.star = [structure.NOBODY] * POINTS
        """The first owner of the token that stands there (MA-2.2)."""
        self.cards = [0] * (COUNT * seats)
        self.tokens = [0] * (2 * COUNT * seats)
        """Resource tokens: for each seat and resource those of 3 and those of 8."""
        self.road_cards = [0] * seats
        self.road = [-1] * seats
        """The point of the base from which a seat's road leads to the pole."""
        self.missions: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.last_roll = [-1] * seats
        self.repeats = 0
        """Whether the roll of this turn repeats the one before (MA-6.1)."""
        self.turns = [0] * seats
        self.stagnation = [0] * seats
        """1: loses the next turn; 2: has lost it and produces nothing until the one after."""
        self.bought = 0
        self.used = 0
        self.built: list[int] = []
        """Points built on in this turn: removed again, they are refunded (MA-7.6)."""
        # Copies share these three lists: they are replaced, never changed in place.
        self.refunded: list[int] = []
        """Points where a station was refunded in this turn: none is refunded twice (MA-7.8)."""
        self.taken = [0] * (2 * COUNT)
        """Tokens that the active seat took in this turn and must keep, as in `tokens` (MA-10.3)."""
        self.swapped = [0] * COUNT
        """Co-op: -1 for a resource given in a swap, 1 for one received (MA-15.8)."""
        self.declined = 0
        """Co-op: the swaps that the partner has declined, a bit each (MA-15.8)."""
        self.storm = 0
        """Whether somebody has had three bases (MA-14)."""
        self.offensive_round = [-1] * seats
        self.offensive_turn = [-2] * seats
        self.sideways = [-1] * seats
        """Co-op: for each team's two seats the partner that builds sideways (MA-15.5)."""
        self.seen = [0] * (seats * seats * COUNT)
        """What each seat has seen of each hand; see `sightings`."""
        self.guesses: list[list[list[int]]] = [[] for _ in range(seats)]
        """For each seat what may have happened to the hands unseen."""
        self.located: list[dict[int, int]] = [{} for _ in range(seats)]
        """For each seat the hidden missions of which it knows something."""
        self.traces: list[dict[int, int]] = [{} for _ in range(seats)]
        """For each seat where those can have gone."""
        self.reveals = 0
        self.clear_derived()

    def clear_derived(self) -> None:
        """The derived part of a state with nothing on the board."""
        seats = self.seats
        self.bases: list[list[int]] = [[] for _ in range(seats)]
        """The points of each seat's bases, from the equator to the pole."""
        self.stations: list[list[int]] = [[] for _ in range(seats)]
        """The points of each seat's stations, active or not."""
        self.placed = [0] * (KINDS * seats)
        """How many structures of each kind a seat has on the board, no matter who owns them now."""
        self.labs = [-1] * (2 * seats)
        """The points of each seat's laboratories (3) and (2)."""

    def _take(self, other: State) -> None:
        self.active = other.active
        self.round = other.round
        self.winner = other.winner
        self.structure = other.structure[:]
        self.owner = other.owner[:]
        self.star = other.star[:]
        self.cards = other.cards[:]
        self.tokens = other.tokens[:]
        self.road_cards = other.road_cards[:]
        self.road = other.road[:]
        self.missions = [cards[:] for cards in other.missions]
        self.deck = [cards[:] for cards in other.deck]
        self.discard = [cards[:] for cards in other.discard]
        self.last_roll = other.last_roll[:]
        self.repeats = other.repeats
        self.turns = other.turns[:]
        self.stagnation = other.stagnation[:]
        self.bought = other.bought
        self.used = other.used
        self.built = other.built[:]
        self.refunded = other.refunded
        self.taken = other.taken
        self.swapped = other.swapped
        self.declined = other.declined
        self.storm = other.storm
        self.offensive_round = other.offensive_round[:]
        self.offensive_turn = other.offensive_turn[:]
        self.sideways = other.sideways[:]
        self.seen = other.seen[:]
        self.guesses = other.guesses[:]
        self.located = other.located[:]
        self.traces = other.traces[:]
        self.reveals = other.reveals
        self.bases = [points[:] for points in other.bases]
        self.stations = [points[:] for points in other.stations]
        self.placed = other.placed[:]
        self.labs = other.labs[:]

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def cause(self, effect: Effect, card: int) -> Cause:
        if card >= 0:
            return {"kind": "mission", "id": MISSIONS[card].id}
        return super().cause(effect, card)

    def copy(self) -> State:
        """An exact, unaliased copy without a log."""
        return State(self.rules, self.rng, self)
