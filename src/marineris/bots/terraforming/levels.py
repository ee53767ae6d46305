"""The levels easy, medium and hard for Terraforming Mars: how each answers a question.

They differ by what they understand, never by moves at random. Easy plays as greedy does: one action
ahead, by prices alone. Medium adds what games have taught: alone, prices in M€ of the last
generation; against rivals, a value fitted to final margins. Hard plays the same out on imagined
deals before it decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marineris.bots.terraforming.greedy import Thought
from marineris.bots.terraforming.rivals.policy import quick_move
from marineris.bots.terraforming.rivals.search import RivalSearch
from marineris.bots.terraforming.search import Budget
from marineris.bots.terraforming.solo.policy import SoloPolicy
from marineris.bots.terraforming.solo.search import SoloSearch
from marineris.core.game import Game
from marineris.terraforming.knowledge.scoring import has_won_alone
from marineris.terraforming.state import State

SOLO_ROLLOUTS: Final = 16
ROLLOUTS: Final = 20
"""What hard plays out for an action, alone and against rivals."""
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


def hard() -> Answer:
    """A search with a memory of its own."""
    alone = SoloSearch(SOLO, Budget(SOLO_ROLLOUTS))
    against = RivalSearch(Budget(ROLLOUTS))

    def answer(game: Game[Any], seat: int) -> int:
        state: State = game.state
        if not state.rules.is_solo:
            return against.move(game, seat)
        return easy(game, seat) if has_won_alone(state) else alone.move(game)

    return answer


LEVELS: Final[dict[str, Callable[[], Answer]]] = {
    "easy": lambda: easy,
    "medium": lambda: medium,
    "hard": hard,
}
"""Makes what answers for a level: `(imagined game, seat) -> move`."""
