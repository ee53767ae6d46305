"""How Terraforming Mars is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from marineris.core.effect import Effect
from marineris.core.question import Question
from marineris.terraforming.data import cube, tile
from marineris.terraforming.data.card import CARDS, card_named
from marineris.terraforming.state import CARD_PRICE
from marineris.terraforming.vocabulary.effect.cubes import RemoveCubesFrom
from marineris.terraforming.vocabulary.effect.payment import Pay
from marineris.terraforming.vocabulary.effect.stock import RemoveFrom
from marineris.text.bundle import Argument, Bundle
from marineris.text.game_text import GameText, Names, Speaker
from marineris.text.terraforming.arguments import (
    arguments_of,
    card_word,
    cube_word,
    held_cube,
    player_name,
    resource_word,
)
from marineris.text.terraforming.card import card_parts, card_text
from marineris.text.terraforming.effect import Setting, effect_clause
from marineris.text.terraforming.fact import EVENT_FACTS, REASON_FACTS
from marineris.text.terraforming.move import FAMILIES, is_first_action
from marineris.text.terraforming.turmoil import TURMOIL_FACTS, TURMOIL_FAMILIES


class TerraformingText(GameText):
    """What is peculiar to Terraforming Mars."""

    game: ClassVar = "terraforming"
    families: ClassVar = {**FAMILIES, **TURMOIL_FAMILIES}
    reason_facts: ClassVar = {**REASON_FACTS, **TURMOIL_FACTS}
    event_facts: ClassVar = {**EVENT_FACTS, **TURMOIL_FACTS}

    def cards(self) -> list[tuple[str, str]]:
        return [(card.number, card.id) for card in CARDS]

    def card_word(self, card_id: str) -> str:
        card_named(card_id)
        return card_word(card_id)

    def card_parts(self, speaker: Speaker, card_id: str) -> dict[str, list[str]]:
        return card_parts(speaker.bundle, card_id)

    def card_text(self, speaker: Speaker, card_id: str) -> list[str]:
        return card_text(speaker.bundle, card_id)

    def effect_clause(self, speaker: Speaker, effect: Effect, holds: int) -> str:
        setting = Setting(holds=holds, names=tuple(speaker.names))
        return effect_clause(speaker.bundle, effect, setting)

    def asking_card(self, question: Question) -> str:
        decision = question.decision
        return card_word(decision["card"]) if "card" in decision else ""

    def question_arguments(self, speaker: Speaker, effect: Effect) -> dict[str, Argument]:
        found = arguments_of(effect)
        found.setdefault("price", CARD_PRICE)
        if isinstance(effect, Pay):
            found["resource"] = resource_word(effect.accepts[0])
        elif isinstance(effect, RemoveFrom):
            found["player"] = speaker.player(effect.target)
        elif isinstance(effect, RemoveCubesFrom):
            found["cube"] = cube_word(held_cube(effect.target))
        return found

    def question_variant(self, question: Question) -> str:
        return "first" if is_first_action(question) else ""

    def reason_defaults(self, found: Mapping[str, Argument]) -> dict[str, Argument]:
        defaults: dict[str, Argument] = {"cube": cube_word(cube.ANY)}
        if "need" in found:
            defaults["steps"] = found["need"]
        return defaults

    def event_variants(self, event: Mapping[str, Any]) -> Iterator[str]:
        yield from super().event_variants(event)
        if event["seat"] == tile.NEUTRAL:
            yield "neutral"
        if event.get("cards"):
            yield "named"
        if not any(event.get("gained", ())):
            yield "nothing"
        if min(event.get("gained", (0,))) < 0:
            yield "heated"

    def player(self, bundle: Bundle, seat: int, names: Names) -> str:
        return player_name(bundle, seat, names)
