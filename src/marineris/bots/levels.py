"""Bots by level: easy, medium, hard and master, each for every game that there is.

A level is one bot with one name everywhere; it finds out at the table which game is played. It
remembers nothing that matters: the same position as its seat knows it gets the same answer, after
an undo or in another process too. So the seed is not needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from marineris.bots.mars2049.levels import Colonist, colonist
from marineris.bots.terraforming.levels import LEVELS as TERRAFORMING
from marineris.bots.terraforming.levels import Searching
from marineris.bots.terraforming.search import knowledge_seed
from marineris.bots.tuned_levels import level_numbers, medium_with
from marineris.core.game import Game
from marineris.terraforming.state import State


class LevelBot:
    """A player of one level."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._answer = TERRAFORMING[level]()
        self._colonist: Colonist | None = None

    def choose(self, game: Game[Any], seat: int) -> int:
        """The move of this level in whatever game is played."""
        if isinstance(game.state, State):
            return self._answer(game.imagine(seat, knowledge_seed(game.state, seat)), seat)
        if self._colonist is None:
            self._colonist = colonist(self.level, game)
        return self._colonist.choose(game, seat)

    def limit(self, clock: Callable[[], float], seconds: float) -> None:
        """Let no search against rivals take longer by a clock; it costs the promise above."""
        if isinstance(self._answer, Searching):
            self._answer.limit(clock, seconds)


class EasyBot(LevelBot):
    """Plays soundly, one action ahead."""

    def __init__(self, seed: int = 0) -> None:
        del seed
        super().__init__("easy")


class MediumBot(LevelBot):
    """Plays by a value learned from games; its numbers can be changed (`bots.tuned`)."""

    def __init__(self, seed: int = 0, parameters: Mapping[str, float] | None = None) -> None:
        del seed
        super().__init__("medium")
        if parameters:
            self._answer = medium_with(parameters)

    @staticmethod
    def parameters() -> dict[str, float]:
        """Its numbers by name."""
        return level_numbers()


class HardBot(LevelBot):
    """Plays candidates out before it decides."""

    def __init__(self, seed: int = 0) -> None:
        del seed
        super().__init__("hard")


class MasterBot(LevelBot):
    """Plays more candidates out, further ahead and more often."""

    def __init__(self, seed: int = 0) -> None:
        del seed
        super().__init__("master")


LEVELS: Final = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot, "master": MasterBot}
"""The levels by name, the weakest first."""
