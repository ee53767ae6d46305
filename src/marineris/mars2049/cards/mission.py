"""The thirty missions of the two decks (MA-2.5, MA-12), one literal a kind."""

from __future__ import annotations

from typing import Final

from marineris.mars2049.card import Mission
from marineris.mars2049.effect.attack import (
    Armageddon,
    BlackFriday,
    OnlyAReaction,
    Plunder,
    Rob,
    Sabotage,
    Stagnate,
    TakeMission,
)
from marineris.mars2049.effect.build import Ally, FreeStation
from marineris.mars2049.effect.mission import FreeLab, UseAgain
from marineris.mars2049.effect.supply import GainEach, ProduceChosen, Take
from marineris.mars2049.price import OFFENSIVE, PEACEFUL

MISSION_CARDS: Final = (
    Mission("construction", PEACEFUL, 3, FreeStation(), rule="MA-12.P1"),
    Mission("support", PEACEFUL, 3, Take(4), rule="MA-12.P2"),
    Mission("resources", PEACEFUL, 3, GainEach(2), rule="MA-12.P3"),
    Mission("laboratory", PEACEFUL, 2, FreeLab(), rule="MA-12.P4"),
    Mission("production", PEACEFUL, 1, ProduceChosen(), rule="MA-12.P5"),
    Mission("protection", PEACEFUL, 1, OnlyAReaction(), rule="MA-12.P6"),
    Mission("alliance", PEACEFUL, 2, Ally(), rule="MA-12.P7"),
    Mission("plunder", OFFENSIVE, 3, Plunder(), rule="MA-12.O1"),
    Mission("sabotage", OFFENSIVE, 3, Sabotage(3), rule="MA-12.O2"),
    Mission("daylight_robbery", OFFENSIVE, 1, Rob(3), rule="MA-12.O3"),
    Mission("stagnation", OFFENSIVE, 1, Stagnate(), rule="MA-12.O4"),
    Mission("black_friday", OFFENSIVE, 1, BlackFriday(), rule="MA-12.O5"),
    Mission("unholy_alliance", OFFENSIVE, 2, TakeMission(), rule="MA-12.O6"),
    Mission("reconnaissance", OFFENSIVE, 2, UseAgain(), rule="MA-12.O7"),
    Mission("armageddon", OFFENSIVE, 2, Armageddon(), is_immediate=True, rule="MA-12.O8"),
)
