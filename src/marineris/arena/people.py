"""How people play Terraforming Mars, in a few numbers: what the bots are compared with.

Counted in public logs: 6,154 mixed games for lengths and winners' points, without Prelude, and
1,556 games of three players with an experienced one among them for the rest.
"""

from __future__ import annotations

from typing import Final

WINNERS: Final = {2: (111.0, 12.9), 3: (94.0, 11.3), 4: (79.0, 10.1)}
"""By players: the winner's points and the generations."""
CARDS: Final = 31.3
"""Cards a seat plays at a table of three."""
MILESTONES: Final = 2.99
AWARDS: Final = 2.58
"""Claimed and funded in a game of three."""
CORPORATIONS: Final = {
    "interplanetary_cinematics": 42,
    "credicor": 43,
    "saturn_systems": 37,
    "ecoline": 37,
    "tharsis_republic": 36,
    "mining_guild": 34,
    "teractor": 31,
    "phobolog": 29,
    "helion": 26,
    "thorgate": 26,
    "inventrix": 24,
    "united_nations_mars_initiative": 12,
}
"""Games of three that each has won, in percent."""
