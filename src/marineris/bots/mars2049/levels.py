"""The levels easy, medium and hard for Mars 2049: the strategy that each of them plays.

They follow the measured shares of wins in `docs/balance/mars2049.md`: easy is the strategy that won
least for that number of players and that price list, hard the one that won most.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.bots.mars2049.strategies import MARS2049_BOTS, Strategist
from marineris.core.game import Game

Row = tuple[str, str, str]
"""Easy, medium, hard."""

PRINTED: Final[dict[int, Row]] = {
    2: ("expansionist", "gambler", "entrepreneur"),
    3: ("collector", "thief", "gambler"),
    4: ("thief", "entrepreneur", "gambler"),
}
QUICK: Final[dict[int, Row]] = {
    2: ("gambler", "thief", "entrepreneur"),
    3: ("thief", "entrepreneur", "collector"),
    4: ("thief", "entrepreneur", "collector"),
}
LONG: Final[dict[int, Row]] = {
    2: ("expansionist", "gambler", "entrepreneur"),
    3: ("expansionist", "collector", "gambler"),
    4: ("thief", "entrepreneur", "collector"),
}
STRATEGIES: Final = {"printed": PRINTED, "quick": QUICK, "long": LONG}
LEVELS: Final = ("easy", "medium", "hard")


def strategy_for(level: str, players: int, prices: str) -> str:
    """The name of the strategy of a level at a table."""
    return STRATEGIES[prices][players][LEVELS.index(level)]


def colonist(level: str, game: Game[Any]) -> Strategist:
    """The player of a level for a game of Mars 2049."""
    return MARS2049_BOTS[strategy_for(level, game.players, str(game.options["prices"]))]()
