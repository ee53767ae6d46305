"""What the moves of Terraforming Mars mean, family by family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marineris.terraforming import cube
from marineris.terraforming.card import CARDS, card_named
from marineris.terraforming.effect.control import Arrange, OneOf
from marineris.terraforming.tile import NEUTRAL
from marineris.terraforming.turn import Turn
from marineris.text import question
from marineris.text.dialect import Answer, Decision
from marineris.text.terraforming.argument import card_word, held_cube
from marineris.text.terraforming.effect import Setting, deal_clause, effect_clause
from marineris.text.terraforming.space import DEFAULT_BOARD, space_answer


def is_first_action(decision: Decision) -> bool:
    """Whether nothing but a corporation's first action may be done (TM-O8)."""
    moves = decision.get("moves", ("pass",))
    return decision["question"] == Turn.__name__ and "pass" not in moves and "end" not in moves


def _card(answer: Answer) -> str:
    return answer.say(card=card_word(answer.subject))


def _use(answer: Answer) -> str:
    is_first = answer.decision is not None and is_first_action(answer.decision)
    name = "move-use.first" if is_first else "move-use"
    return answer.speaker.voice.message(name, card=card_word(answer.subject))


def _seat(answer: Answer) -> str:
    if answer.subject != "neutral":
        return question.seat(answer)
    return answer.say("neutral", player=answer.speaker.player(NEUTRAL))


def _space(answer: Answer) -> str:
    board = (answer.decision or {}).get("board", DEFAULT_BOARD)
    return space_answer(answer.speaker.voice, answer.subject, board)


def _convert(answer: Answer) -> str:
    return answer.speaker.voice.message(f"move-convert-{answer.subject}")


def _choose(answer: Answer) -> str:
    speaker, decision = answer.speaker, answer.decision
    voice = speaker.voice
    effect = answer.effect
    number = int(answer.subject)
    if isinstance(effect, OneOf) and decision is not None:
        holds = held_cube(card_named(decision["card"])) if "card" in decision else cube.ANY
        setting = Setting(holds=holds, names=tuple(speaker.names))
        branch = deal_clause(voice, effect.branches[number - 1], setting)
        return voice.message("move-choose", branch=branch)
    if isinstance(effect, Arrange) and decision is not None:
        inner, whose, card = effect.frames[number - 1]
        setting = Setting(holds=held_cube(card), names=tuple(speaker.names))
        branch = effect_clause(voice, inner, setting)
        if card < 0:
            return voice.message("move-choose", branch=branch)
        word = card_word(CARDS[card].id)
        if whose == decision["seat"]:
            return voice.message("move-choose.of-card", branch=branch, card=word)
        player = speaker.player(whose)
        return voice.message("move-choose.of-player", branch=branch, card=word, player=player)
    return voice.message("move-choose.number", number=number)


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
