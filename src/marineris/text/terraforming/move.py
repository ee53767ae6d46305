"""What the moves of Terraforming Mars mean, family by family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marineris.core.question import Question
from marineris.terraforming.data import cube
from marineris.terraforming.data.card import CARDS, card_named
from marineris.terraforming.data.tile import NEUTRAL
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.vocabulary.effect.control import Arrange, OneOf
from marineris.text import question
from marineris.text.game_text import Answer
from marineris.text.terraforming.arguments import card_word, held_cube
from marineris.text.terraforming.effect import Setting, deal_clause, effect_clause
from marineris.text.terraforming.space import space_answer


def is_first_action(asked: Question) -> bool:
    """Whether nothing but a corporation's first action may be done (TM-O8)."""
    moves = asked.decision.get("moves", ("pass",))
    return isinstance(asked.effect, Turn) and "pass" not in moves and "end" not in moves


def _card(answer: Answer) -> str:
    return answer.say(card=card_word(answer.subject))


def _use(answer: Answer) -> str:
    is_first = answer.question is not None and is_first_action(answer.question)
    name = "move-use.first" if is_first else "move-use"
    return answer.speaker.bundle.message(name, card=card_word(answer.subject))


def _seat(answer: Answer) -> str:
    if answer.subject != "neutral":
        return question.seat(answer)
    return answer.say("neutral", player=answer.speaker.player(NEUTRAL))


def _space(answer: Answer) -> str:
    return space_answer(answer.speaker.bundle, answer.subject, answer.speaker.map_id)


def _convert(answer: Answer) -> str:
    return answer.speaker.bundle.message(f"move-convert-{answer.subject}")


def _choose(answer: Answer) -> str:
    speaker = answer.speaker
    decision = {} if answer.question is None else answer.question.decision
    bundle = speaker.bundle
    effect = answer.effect
    number = int(answer.subject)
    if isinstance(effect, OneOf):
        holds = held_cube(card_named(decision["card"])) if "card" in decision else cube.ANY
        setting = Setting(holds=holds, names=tuple(speaker.names))
        branch = deal_clause(bundle, effect.branches[number - 1], setting)
        return bundle.message("move-choose", branch=branch)
    if isinstance(effect, Arrange):
        inner, whose, card = effect.frames[number - 1]
        setting = Setting(holds=held_cube(card), names=tuple(speaker.names))
        branch = effect_clause(bundle, inner, setting)
        if card < 0:
            return bundle.message("move-choose", branch=branch)
        word = card_word(CARDS[card].id)
        if whose == decision["seat"]:
            return bundle.message("move-choose.of-card", branch=branch, card=word)
        player = speaker.player(whose)
        return bundle.message("move-choose.of-player", branch=branch, card=word, player=player)
    return bundle.message("move-choose.number", number=number)


FAMILIES: Final[dict[str, Callable[[Answer], str]]] = {
    "amount": question.amount,
    "award": question.word,
    "card": _card,
    "choose": _choose,
    "convert": _convert,
    "milestone": question.word,
    "play": _card,
    "project": question.word,
    "resource": question.word,
    "seat": _seat,
    "space": _space,
    "unpick": question.unpick,
    "use": _use,
}
