"""The levels easy, medium, hard and master for Terraforming Mars: how each answers a question.

They differ by what they understand, never by moves at random. Easy plays as greedy does: one action
ahead, by prices alone. Medium adds what games have taught: alone, prices in M€ of the last
generation; against rivals, a value fitted to final margins. Hard plays the same out on imagined
deals before it decides. Master looks further ahead, plays more of its questions out, and more
often.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.rivals.policy import quick_move
from marineris.bots.terraforming.rivals.search import RivalSearch, Style
from marineris.bots.terraforming.search import Budget
from marineris.bots.terraforming.solo.policy import SoloPolicy
from marineris.bots.terraforming.solo.search import SoloSearch
from marineris.core.game import Game
from marineris.terraforming.knowledge.scoring import has_won_alone
from marineris.terraforming.state import State

SOLO_ROLLOUTS: Final = {"hard": 24, "master": 96}
"""How often a level plays out an action, alone."""
STYLES: Final = {
    "hard": Style(action=2500, purchase=4500),
    "master": Style(
        action=20_000,
        purchase=35_000,
        width=(8, 8, 6, 6),
        ahead=(1, 1, 1, 1),
        purchase_ahead=(1, 1, 1, 1),
        searches_answers=True,
    ),
}
"""How a level searches against rivals."""
SOLO: Final = SoloPolicy()

Answer = Callable[[Game[Any], int], int]


def easy(game: Game[Any], seat: int) -> int:
    """Greedy's move."""
    return Thought(game.state, seat).move()


def medium(game: Game[Any], seat: int) -> int:
    """The quick judgement's move; alone, once the game is won, points are all that counts."""
    state: State = game.state
    if not state.rules.is_solo:
        return quick_move(state, seat)
    if has_won_alone(state):
        return easy(game, seat)
    return SOLO.move(state)


class Searching:
    """A level that searches, with a memory of its own."""

    def __init__(self, level: str) -> None:
        self._alone = SoloSearch(SOLO, Budget(SOLO_ROLLOUTS[level]))
        self._against = RivalSearch(STYLES[level])

    def __call__(self, game: Game[Any], seat: int) -> int:
        """The answer to the question asked."""
        state: State = game.state
        if not state.rules.is_solo:
            return self._against.move(game, seat)
        return easy(game, seat) if has_won_alone(state) else self._alone.move(game)

    def limit(self, clock: Callable[[], float], seconds: float) -> None:
        """End a search against rivals after so many seconds, with what it has found."""
        self._against.clock, self._against.seconds = clock, seconds


LEVELS: Final[dict[str, Callable[[], Answer]]] = {
    "easy": lambda: easy,
    "medium": lambda: medium,
    "hard": lambda: Searching("hard"),
    "master": lambda: Searching("master"),
}
"""Makes what answers for a level: `(imagined game, seat) -> move`."""
