"""Every refusal is explained: by rules that exist, and by reasons that are the real ones.

At a sample of decisions, moves that are not legal are asked about: those of the kind that is asked
for, and some others. `remedy` checks that each reason by itself forbids the move.
"""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

from marineris.contract.broken import require
from marineris.contract.remedy import check_remedies
from marineris.core.game import Game

SAMPLED = 0.2
"""How often a decision is looked at."""
OF_THE_KIND = 20
OF_OTHER_KINDS = 10
"""At most so many moves are asked about at one decision."""

RULES_FOLDERS = [parent / "docs" / "rules" for parent in Path(__file__).parents]
"""Where the rules may be: beside the source tree, or beside one compiled into a folder of it."""
RULE = re.compile(r"\*\*([A-Z]{2}-(?:\d+\.\w+|[A-Z]\d+[a-z]?))\*\*")

GENERIC = frozenset({"TM-10.3", "MA-5.2"})
"""The rules of what a turn is: why one must answer at all, not what is wrong with an answer."""
MAY_BE_GENERIC = frozenset({"Turn"})
"""The questions whose answers may be refused by such a rule."""


@cache
def known_rules() -> frozenset[str]:
    """The numbers of all rules in `docs/rules`."""
    folder = next(folder for folder in RULES_FOLDERS if folder.is_dir())
    pages = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))]
    return frozenset(rule for page in pages for rule in RULE.findall(page))


def check_reasons(game: Game[Any], rng: random.Random) -> None:
    """Moves that are not legal have reasons, and each reason has a rule."""
    if rng.random() >= SAMPLED:
        return
    asked = rng.choice(game.to_act)
    for seat in {asked, rng.randrange(game.players)}:
        for move in _refused_moves(game, seat, rng):
            _check_refusal(game, seat, move)
        check_remedies(game, seat, rng)


def _refused_moves(game: Game[Any], seat: int, rng: random.Random) -> list[int]:
    legal = set(game.legal_moves(seat))
    family = game.rules.catalogue.family
    kinds = {family[move] for move in legal}
    refused = [move for move in range(len(family)) if move not in legal]
    asked = [move for move in refused if family[move] in kinds]
    others = [move for move in refused if family[move] not in kinds]
    return [
        *rng.sample(asked, min(OF_THE_KIND, len(asked))),
        *rng.sample(others, min(OF_OTHER_KINDS, len(others))),
    ]


def _check_refusal(game: Game[Any], seat: int, move: int) -> None:
    name = game.move_name(move)
    frame = game.state.question(seat)
    asks = "nothing" if frame is None else type(frame[0]).__name__
    reasons = game.why_not(seat, move)
    require(bool(reasons), f"{name!r} is refused without a reason; {asks} is asked")
    for reason in reasons:
        known = reason.rule in known_rules()
        require(known, f"{name!r} is refused by {reason!r}, which is no rule; {asks} is asked")
    if frame is not None and asks not in MAY_BE_GENERIC and _is_of_the_kind(game, seat, move):
        vague = [reason for reason in reasons if reason.rule in GENERIC]
        require(not vague, f"{name!r} is refused by {vague} where {asks} is asked")


def _is_of_the_kind(game: Game[Any], seat: int, move: int) -> bool:
    family = game.rules.catalogue.family
    return family[move] in {family[option] for option in game.legal_moves(seat)}
