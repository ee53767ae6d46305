"""The promise that nothing hidden leaks: views, questions, offers and previews in imagined worlds.

Two worlds that differ only in what a seat cannot know must show that seat the same.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

from marineris.contract.broken import require
from marineris.core.effect import advance
from marineris.core.game import Game

SAMPLED: Final = 0.1
"""How often what is imagined is audited and a view sent through JSON: both are slow."""


def check_secrecy(game: Game[Any], rng: random.Random, seats: list[int]) -> None:
    """A state that differs only in what a seat cannot know gives that seat the same view.

    What a spectator sees is part of what every seat sees, so that it is silent too follows.
    """
    watching = game.view()
    for seat in seats:
        seen = game.view(seat)
        imagined = game.imagine(seat, rng)
        same = imagined.view(seat) == seen
        require(same, f"the view of seat {seat} shows what it cannot know")
        same = imagined.legal_moves(seat) == game.legal_moves(seat)
        require(same, f"the options of seat {seat} depend on what it cannot know")
        check_told(game, imagined, seat, rng)
        public = {key: value for key, value in seen.items() if key in watching}
        require(public == {**watching, "seat": seat}, "a spectator sees what a seat does not")
    if rng.random() < SAMPLED:
        wrong = game.rules.audit(imagined.state)
        check_asking(imagined)
        require(not wrong, f"what seat {seat} imagines is impossible: {'; '.join(wrong)}")
        require(json.loads(json.dumps(seen)) == seen, f"the view of seat {seat} is not plain")


def check_told(game: Game[Any], imagined: Game[Any], seat: int, rng: random.Random) -> None:
    """Questions, offers and previews, too, depend only on what the seat may know."""
    same = imagined.decision(seat) == game.decision(seat)
    require(same, f"the question of seat {seat} depends on what it cannot know")
    offered = game.offers(seat)
    same = imagined.offers(seat) == offered
    require(same, f"the offers of seat {seat} show what it cannot know")
    public = {**offered, "own": None}
    require(game.offers() == public, "a spectator is offered what a seat is not")
    moves = game.legal_moves(seat)
    if moves:
        move = rng.choice(moves)
        same = imagined.preview(seat, move) == game.preview(seat, move)
        name = game.move_name(move)
        require(same, f"the preview of {name!r} shows seat {seat} what it cannot know")


def check_asking(world: Game[Any]) -> None:
    """Everybody who is to act may do just what the imagined cards allow."""
    saved = json.dumps(world.rules.snapshot(world.state))
    restored = world.rules.restore(world.players, world.options, json.loads(saved))
    if not restored.waiting:
        advance(restored)
    for seat in range(world.players):
        same = restored.moves_of(seat) == world.legal_moves(seat)
        require(same, f"the options of seat {seat} are not those of the cards it is imagined with")
        require(bool(world.legal_moves(seat)) == (seat in world.to_act), f"seat {seat} is stuck")
