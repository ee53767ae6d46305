"""How Mars 2049 is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from marineris.core.effect import Effect
from marineris.core.question import Question
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.effect.attack import Hit
from marineris.text.bundle import Argument
from marineris.text.game_text import GameText, Speaker
from marineris.text.mars2049.arguments import arguments_of, mission_word
from marineris.text.mars2049.effect import effect_clause, threat
from marineris.text.mars2049.fact import EVENT_FACTS, REASON_FACTS
from marineris.text.mars2049.mission import mission_named, mission_parts
from marineris.text.mars2049.move import FAMILIES


class Mars2049Text(GameText):
    """What is peculiar to Mars 2049; its cards are the missions."""

    game: ClassVar = "mars2049"
    families: ClassVar = FAMILIES
    reason_facts: ClassVar = REASON_FACTS
    event_facts: ClassVar = EVENT_FACTS

    def cards(self) -> list[tuple[str, str]]:
        return [(f"{mission.copies}×", mission.id) for mission in MISSIONS]

    def card_word(self, card_id: str) -> str:
        return mission_word(mission_named(card_id).id)

    def card_parts(self, speaker: Speaker, card_id: str) -> dict[str, list[str]]:
        return mission_parts(speaker, card_id)

    def effect_clause(self, speaker: Speaker, effect: Effect, holds: int) -> str:
        return effect_clause(speaker, effect)

    def asking_card(self, question: Question) -> str:
        decision = question.decision
        return mission_word(decision["mission"]) if "mission" in decision else ""

    def question_arguments(self, speaker: Speaker, effect: Effect) -> dict[str, Argument]:
        found = arguments_of(speaker, effect)
        if isinstance(effect, Hit):
            found["threat"] = threat(speaker, effect.attack)
        return found

    def event_variants(self, event: Mapping[str, Any]) -> Iterator[str]:
        yield from super().event_variants(event)
        if "mission" in event or "resource" in event:
            yield "named"
