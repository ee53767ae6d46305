"""The effects of Mars 2049 in words, each as a clause."""

from __future__ import annotations

from marineris.core.effect import Effect
from marineris.mars2049.effect.attack import Hit
from marineris.mars2049.effect.supply import GainEach
from marineris.mars2049.resource import COUNT
from marineris.text.game_text import Speaker
from marineris.text.mars2049.arguments import amounts, arguments_of


def effect_clause(speaker: Speaker, effect: Effect) -> str:
    """One effect as a clause."""
    name = speaker.id_of("effect", type(effect).__name__)
    arguments = arguments_of(speaker, effect)
    if isinstance(effect, GainEach):
        arguments["items"] = amounts(speaker.bundle, f"{name}.item", [effect.amount] * COUNT)
    elif isinstance(effect, Hit):
        arguments["threat"] = threat(speaker, effect.attack)
    return speaker.bundle.message(name, **arguments)


def threat(speaker: Speaker, attack: Effect) -> str:
    """What an attack would do to the player that it hits, told to that player."""
    name = speaker.id_of("effect", type(attack).__name__)
    return speaker.bundle.message(f"{name}.threat", **arguments_of(speaker, attack))
