"""Using missions: buying, using, and using one that was used before (MA-12)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import Effect
from marineris.mars2049 import reason_code, structure
from marineris.mars2049.action import may_attack
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import discard_mission, draw_mission
from marineris.mars2049.effect.build import Place
from marineris.mars2049.move import MISSION, SUBJECT
from marineris.mars2049.placement import station_places, tokens_left
from marineris.mars2049.price import OFFENSIVE, PEACEFUL
from marineris.mars2049.sightings import use
from marineris.mars2049.state import State


def receive_mission(s: State, seat: int, deck: int) -> None:
    """A mission comes from its deck: into the hand, or used at once (MA-12.2)."""
    mission = draw_mission(s, seat, deck)
    if mission < 0:
        return
    if not MISSIONS[mission].is_immediate:
        s.missions[seat].append(mission)
    elif may_attack(s, seat):
        s.used = 1
        begin_mission(s, seat, mission)
    else:  # MA-14.2
        s.tell("MissionLost", seat, mission=MISSIONS[mission].id)
        discard_mission(s, mission)


def use_mission(s: State, seat: int, mission: int) -> None:
    """A mission of the hand is used."""
    s.missions[seat].remove(mission)
    use(s, seat, mission)
    s.used = 1
    begin_mission(s, seat, mission)


def begin_mission(s: State, seat: int, mission: int) -> None:
    """A mission's effect, after which it lies among the used ones."""
    s.tell("MissionUsed", seat, mission=MISSIONS[mission].id)
    if MISSIONS[mission].deck == OFFENSIVE:
        s.offensive_round[seat] = s.round
        s.offensive_turn[seat] = s.turns[seat]
    s.push(Discard(mission), seat)
    s.push(MISSIONS[mission].effect, seat, mission)


@dataclass(frozen=True)
class Discard(Effect):
    """A used mission goes to the discards."""

    mission: int

    def apply(self, s: State, seat: int, card: int) -> None:
        discard_mission(s, self.mission)


@dataclass(frozen=True)
class UseAgain(Effect):
    """Pick a used mission and play it at once (MA-12.O7)."""

    def choices(self, s: State, seat: int) -> list[int]:
        """The used missions that could be played now."""
        used = set(s.discard[0]) | set(s.discard[1])
        found = [
            mission
            for mission in sorted(used)
            if not isinstance(MISSIONS[mission].effect, UseAgain)
            and MISSIONS[mission].effect.blocking_code(s, seat, mission) == 0
        ]
        return found

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [MISSION[mission] for mission in self.choices(s, seat)]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        mission = SUBJECT[move]
        s.discard[MISSIONS[mission].deck].remove(mission)
        begin_mission(s, seat, mission)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        return 0 if self.choices(s, seat) else reason_code.NOTHING_USED


@dataclass(frozen=True)
class FreeLab(Effect):
    """The next laboratory for free; with both built, another mission of the deck (MA-12.P4)."""

    def next_lab(self, s: State, seat: int) -> int:
        """The laboratory that is due, or NONE."""
        for kind in (structure.LAB3, structure.LAB2):
            if tokens_left(s, seat, kind):
                return kind
        return structure.NONE

    def apply(self, s: State, seat: int, card: int) -> None:
        kind = self.next_lab(s, seat)
        if kind:
            s.push(Place(kind), seat, card)
        else:
            receive_mission(s, seat, PEACEFUL)

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if self.next_lab(s, seat) == structure.NONE or station_places(s, seat):
            return 0
        return reason_code.NO_PLACE
