"""What every game promises, checked at every decision of a game played at random.

One suite for all games: the tests run it over a few games, `make soak` over thousands. `game` plays
a game and runs the checks; each other module holds the checks of one kind of promise.
"""

from marineris.contract.broken import ContractBroken, require
from marineris.contract.game import play_checked
from marineris.contract.imagine import play_imagining
from marineris.contract.policy import EXTREMES, random_move, with_short_deck

__all__ = [
    "EXTREMES",
    "ContractBroken",
    "play_checked",
    "play_imagining",
    "random_move",
    "require",
    "with_short_deck",
]
