"""Mars 2049: a race to the north pole, as data and rules on the core."""

from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.cards.mission import MISSION_CARDS
from marineris.mars2049.move import add_missions

for _mission in MISSION_CARDS:
    INDEX[_mission.id] = len(MISSIONS)
    MISSIONS.append(_mission)
add_missions([mission.id for mission in MISSION_CARDS])
