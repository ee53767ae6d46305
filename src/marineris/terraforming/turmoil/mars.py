"""What global events do to Mars and to the players as a group (TU-8.7 to TU-8.10).

The first player chooses where something happens, and gets neither rating nor bonus for it. What has
reached its goal stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import Effect
from marineris.core.reason import Reason
from marineris.terraforming.data import tile
from marineris.terraforming.data.parameter import (
    GOAL,
    MELTING_LEVEL,
    NAMES,
    OCEANS,
    START,
    STEP,
    TEMPERATURE,
)
from marineris.terraforming.flow.change import lay_tile, shift_rating, take_ocean, tell
from marineris.terraforming.move import FAMILY, IS_SPACE, SPACE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.effect.control import fire, push_loud
from marineris.terraforming.vocabulary.placement import OCEAN_PLACE
from marineris.terraforming.vocabulary.trigger import PLACED


def tell_level(s: State, which: int) -> None:
    """Log where a parameter is now."""
    tell(s, "ParameterChanged", -1, parameter=NAMES[which], level=s.parameter[which])


@dataclass(frozen=True)
class ShiftTemperature(Effect):
    """The temperature goes up or down for nobody; 0 °C still brings an ocean (TU-8.9)."""

    steps: int

    def apply(self, s: State, seat: int, card: int) -> None:
        level = s.parameter[TEMPERATURE]
        if level >= GOAL[TEMPERATURE]:  # TU-8.8
            return
        after = level + self.steps * STEP[TEMPERATURE]
        s.parameter[TEMPERATURE] = max(START[TEMPERATURE], min(GOAL[TEMPERATURE], after))
        tell_level(s, TEMPERATURE)
        if level < MELTING_LEVEL <= s.parameter[TEMPERATURE]:
            s.push(PLACE_FREE_OCEAN, seat)


@dataclass(frozen=True)
class PlaceFreeOcean(Effect):
    """The first player says where an ocean goes; only cards that listen to oceans bring anything.

    The tile is placed by nobody, so what listens to a player's own tiles stays silent.
    """

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if s.parameter[OCEANS] >= GOAL[OCEANS]:
            return []
        return [SPACE[space] for space in OCEAN_PLACE.spaces(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        space = SUBJECT[move]
        lay_tile(s, tile.OCEAN, tile.NOBODY, space, seat)
        s.parameter[OCEANS] += 1
        tell_level(s, OCEANS)
        push_loud(s, seat, fire(s, PLACED, tile.NEUTRAL, space))

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        return OCEAN_PLACE.reasons(s, seat, SUBJECT[move]) if FAMILY[move] == IS_SPACE else []


@dataclass(frozen=True)
class DrainOcean(Effect):
    """The first player takes an ocean off the map, unless there is none or all nine are out."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if s.parameter[OCEANS] >= GOAL[OCEANS]:
            return []
        return [SPACE[space] for space, kind in enumerate(s.tile) if kind == tile.OCEAN]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        space = SUBJECT[move]
        take_ocean(s, space)
        s.parameter[OCEANS] -= 1
        if s.log is not None:
            tell(s, "OceanRemoved", seat, space=s.map.spaces[space].number)
        tell_level(s, OCEANS)

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_SPACE:
            return []
        if SUBJECT[move] >= s.map.size:
            return [Reason("not-on-this-map", "TM-4.1")]
        facts = {"space": s.map.spaces[SUBJECT[move]].number}
        return [Reason("no-ocean-there", "TU-8.7", facts)]


@dataclass(frozen=True)
class Rank(Effect):
    """Players are ranked by a score: the first and the second gain or lose rating.

    All who are tied share a place; a tie for the first leaves no second. Alone, one reaches the
    first place, or else the second, with a score of so much; 0: never.
    """

    count: Count
    first: int
    second: int
    least: int
    """A lower score takes no place."""
    alone_first: int
    alone_second: int

    def apply(self, s: State, seat: int, card: int) -> None:
        scores = [self.count.value(s, player, card) for player in range(s.seats)]
        if s.seats == 1:
            if scores[0] >= self.alone_first:
                shift_rating(s, 0, self.first)
            elif self.alone_second and scores[0] >= self.alone_second:
                shift_rating(s, 0, self.second)
            return
        ranked = sorted(scores, reverse=True)
        for step in range(s.seats):
            player = (s.first + step) % s.seats
            if scores[player] < self.least:
                continue
            if scores[player] == ranked[0]:
                shift_rating(s, player, self.first)
            elif ranked[1] != ranked[0] and scores[player] == ranked[1]:
                shift_rating(s, player, self.second)


PLACE_FREE_OCEAN = PlaceFreeOcean()
