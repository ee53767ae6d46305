"""What a seat of Mars 2049 knows, made from its view and nothing else; strategies ask it."""

from __future__ import annotations

from typing import Any, Final

from marineris.core.game import Game
from marineris.mars2049 import move as m
from marineris.mars2049.board import NEIGHBOURS, POINTS, POLAR_CIRCLE, name_of, ring_of
from marineris.mars2049.price import PRICES, ROAD_CARDS_NEEDED, Price
from marineris.mars2049.resource import COUNT, TOKENS
from marineris.mars2049.structure import AIR_STATION, BASE, H2O_STATION, LAB3, NAMES, station_of
from marineris.mars2049.structure import TOKENS as PIECES

FINISH: Final = 30
"""The goal of all goals: every base that is missing, the road and the H2O station, in one turn."""

_POINT: Final = {name_of(point): point for point in range(POINTS)}
_KIND: Final = {name: kind for kind, name in enumerate(NAMES)}
_EXCHANGE: Final = {pair: m.EXCHANGE[i] for i, pair in enumerate(m.PAIR_OF_EXCHANGE)}
_DELAY: Final = 1
"""Of each resource, so many units a mission may set back what is being saved for."""


class ColonyView:
    """What one seat knows at one moment, in the numbers that a strategy asks for."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        seen = game.view(seat)
        self.seat = seat
        self.moves = set(game.legal_moves(seat))
        self.prices: dict[int, Price] = PRICES[str(game.options["prices"])]
        self.bases_needed = 4 if game.options["fewer_bases"] else 5
        self.partner = (seat + 2) % 4 if game.options["cooperative"] else -1
        self.players: list[dict[str, Any]] = seen["players"]
        self.rivals = [i for i in range(game.players) if i not in (seat, self.partner)]
        self.repeats: bool = seen["repeats"]
        self.sure: list[list[int]] = seen["sure"]
        mine = self.players[seat]
        moves_along = bool(game.options["road_moves_along"])
        self.has_road = bool(mine["road"]) and (moves_along or mine["road_is_active"])
        """Whether the road needs no more cards (MA-11.3, MA-11.7)."""
        cards: list[int] = seen["own"]["cards"]
        tokens: list[int] = mine["tokens"]
        self.roads: int = mine["road_cards"]
        self.rate: int = mine["rate"]
        self.units = [
            cards[r] + TOKENS[0] * tokens[2 * r] + TOKENS[1] * tokens[2 * r + 1]
            for r in range(COUNT)
        ]
        self._read_board(seen["board"])

    def _read_board(self, board: dict[str, list[Any]]) -> None:
        seats = len(self.players)
        self.kind: dict[int, int] = {}
        self.owner: dict[int, int] = {}
        self.bases: list[list[int]] = [[] for _ in range(seats)]
        self.working = [[0, 0, 0] for _ in range(seats)]
        """The active stations of each seat, by resource."""
        self.used = [0] * len(NAMES)
        """The player's tokens on the board, by kind, wherever they stand."""
        self.idle: set[int] = set()
        for name, (what, owner, star, is_active) in board.items():
            point = _POINT[name]
            kind = self.kind[point] = _KIND[what]
            self.owner[point] = owner
            if star == self.seat:
                self.used[kind] += 1
            if kind == BASE:
                self.bases[owner].append(point)
            elif not is_active:
                self.idle.add(point)
            elif kind < LAB3:
                self.working[owner][kind - AIR_STATION] += 1
        mine = self.bases[self.seat]
        near = {point for base in mine for point in NEIGHBOURS[base]}
        self.free = {point for point in near if point not in self.kind}
        self.top = ring_of(max(mine))
        self.ahead = {point for point in self.free if ring_of(point) == self.top + 1}
        """Where the next base may stand."""

    @property
    def room(self) -> set[int]:
        """Where a station may stand without blocking the way to the pole."""
        if self.top < POLAR_CIRCLE and len(self.ahead) == 1:
            return self.free - self.ahead
        return self.free

    @property
    def base_count(self) -> int:
        """How many own bases stand."""
        return len(self.bases[self.seat])

    @property
    def station_count(self) -> int:
        """How many own stations produce."""
        return sum(self.working[self.seat])

    def wealth(self, seat: int) -> int:
        """What a colony is worth, in units: all that it has spent and holds, as far as is known."""
        other = self.players[seat]
        held = other["cards"] + 4 * other["road_cards"] + 12 * (other["road"] is not None)
        tokens = other["tokens"]
        held += TOKENS[0] * sum(tokens[::2]) + TOKENS[1] * sum(tokens[1::2])
        return int(held + 9 * len(self.bases[seat]) + 4 * sum(self.working[seat]))

    def need(self, goal: int) -> list[int]:
        """What a goal takes: units of the three resources, and road cards."""
        if goal != FINISH:
            return [*self.prices[goal], 0]
        bases = max(self.bases_needed - self.base_count, 0)
        base, last = self.prices[BASE], self.prices[H2O_STATION]
        roads = 0 if self.has_road else ROAD_CARDS_NEEDED
        return [*(bases * base[r] + last[r] for r in range(COUNT)), roads]

    def shortage(self, goal: int) -> list[int]:
        """What is missing for a goal, of each kind."""
        need = self.need(goal)
        have = [*self.units, self.roads]
        return [max(0, need[i] - have[i]) for i in range(COUNT + 1)]

    def exchange(self, goal: int, most: int) -> int:
        """The next of at most so many exchanges that make a goal payable; -1: there are none."""
        need, lacking = self.need(goal), self.shortage(goal)
        spare = [self.units[r] - need[r] for r in range(COUNT)]
        possible = sum(left // self.rate for left in spare if left > 0)
        if not 0 < sum(lacking) <= min(most, possible):
            return -1
        give = max(range(COUNT), key=lambda r: spare[r])
        get = max(range(COUNT + 1), key=lambda i: lacking[i])
        move = _EXCHANGE[give, get]
        return move if move in self.moves else -1

    def can_spare(self, goal: int, project: int) -> bool:
        """Whether a price leaves of what it takes nearly as much as a project needs."""
        price, need = self.prices[goal], self.need(project)
        return all(self.units[r] - price[r] >= need[r] - _DELAY for r in range(COUNT) if price[r])

    def is_placeable(self, goal: int) -> bool:
        """Whether there is a token and a place for what would be bought."""
        if goal in (BASE, FINISH):
            return self.base_count >= self.bases_needed or bool(self.ahead) or self._is_walled_in()
        return self.used[goal] < PIECES[goal] and bool(self.room)

    def _is_walled_in(self) -> bool:
        """Whether a base may be built though none fits next to one's own bases (MA-7.9)."""
        return self.partner < 0 and m.BUILD[BASE] in self.moves

    def station(self) -> int:
        """The kind of station wanted most: the rarest among one's own; -1: no token left."""
        working = self.working[self.seat]
        left = [r for r in range(COUNT) if self.used[station_of(r)] < PIECES[station_of(r)]]
        if not left:
            return -1
        return station_of(min(left, key=lambda r: (working[r], sum(self.shortage(station_of(r))))))
