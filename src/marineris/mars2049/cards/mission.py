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
    Mission("construction", PEACEFUL, 3, FreeStation()),
    Mission("support", PEACEFUL, 3, Take(4)),
    Mission("resources", PEACEFUL, 3, GainEach(2)),
    Mission("laboratory", PEACEFUL, 2, FreeLab()),
    Mission("production", PEACEFUL, 1, ProduceChosen()),
    Mission("protection", PEACEFUL, 1, OnlyAReaction()),
    Mission("alliance", PEACEFUL, 2, Ally()),
    Mission("plunder", OFFENSIVE, 3, Plunder()),
    Mission("sabotage", OFFENSIVE, 3, Sabotage(3)),
    Mission("daylight_robbery", OFFENSIVE, 1, Rob(3)),
    Mission("stagnation", OFFENSIVE, 1, Stagnate()),
    Mission("black_friday", OFFENSIVE, 1, BlackFriday()),
    Mission("unholy_alliance", OFFENSIVE, 2, TakeMission()),
    Mission("reconnaissance", OFFENSIVE, 2, UseAgain()),
    Mission("armageddon", OFFENSIVE, 2, Armageddon(), is_immediate=True),
)
