"""The numbers of the levels by name, so that they can be tuned one by one.

So far these are the solo player's, as `solo.steel` and `solo.pace.0`; a level with changed ones
plays as the level does in everything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from marineris.bots.terraforming.levels import Answer, medium
from marineris.bots.terraforming.solo.parameters import STANDARD, SoloParameters
from marineris.bots.terraforming.solo.policy import SoloPolicy
from marineris.core.game import Game
from marineris.terraforming.knowledge.scoring import has_won_alone

SOLO: Final = "solo."


def level_numbers() -> dict[str, float]:
    """Every number with its value; those of a tuple are told apart by their place."""
    found: dict[str, float] = {}
    for field in fields(SoloParameters):
        value: Any = getattr(STANDARD, field.name)
        name = f"{SOLO}{field.name}"
        if isinstance(value, tuple):
            found.update({f"{name}.{i}": float(one) for i, one in enumerate(value)})
        elif isinstance(value, (int, float)):
            found[name] = float(value)
    return found


def solo_parameters(changed: Mapping[str, float]) -> SoloParameters:
    """The standard numbers with some of them changed; whole numbers stay whole."""
    values: dict[str, Any] = {}
    for name, number in changed.items():
        field, _, place = name.removeprefix(SOLO).partition(".")
        value: Any = values.get(field, getattr(STANDARD, field))
        if place:
            values[field] = (*value[: int(place)], number, *value[int(place) + 1 :])
        else:
            values[field] = round(number) if isinstance(value, int) else number
    return replace(STANDARD, **values)


def medium_with(changed: Mapping[str, float]) -> Answer:
    """Medium with changed numbers."""
    policy = SoloPolicy(solo_parameters(changed))

    def answer(game: Game[Any], seat: int) -> int:
        if game.state.rules.is_solo and not has_won_alone(game.state):
            return policy.move(game.state)
        return medium(game, seat)

    return answer
