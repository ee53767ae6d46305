"""`advise`: asks the advice of the game that is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from marineris.bots.advice import Advice, NoAdvice
from marineris.bots.mars2049.advice import advise_mars2049
from marineris.bots.terraforming.advice import advise_terraforming
from marineris.core.game import Game
from marineris.mars2049.state import State as Mars2049State
from marineris.terraforming.state import State

NODES: Final = 96
"""The usual budget: about half a second with interpreted rules."""


def advise(
    game: Game[Any],
    seat: int,
    *,
    nodes: int = NODES,
    seed: int = 0,
    asked: Sequence[Sequence[int]] = (),
) -> Advice:
    """What a seat might do now, the best first, as hard would look at it.

    `nodes` is how many playouts it may take, `seed` gives other deals, and `asked` names plans
    (each a list of moves) that are looked at in any case; one that may be a blunder is measured
    with as many playouts again. The real deck and hands are never used.
    """
    if seat not in game.to_act:
        raise NoAdvice(f"seat {seat} is not asked anything now", seat=seat)
    if nodes < 1:
        raise NoAdvice(f"the budget is {nodes} nodes; it must be 1 or more", nodes=nodes)
    if isinstance(game.state, State):
        return advise_terraforming(game, seat, nodes, seed, asked)
    if isinstance(game.state, Mars2049State):
        return advise_mars2049(game, seat, nodes, seed, asked)
    name = game.rules.name
    raise NoAdvice(f"there is no advice for {name!r}", game=name)
