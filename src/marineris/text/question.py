"""What a player is asked, and what the moves that answer it mean.

A question is known by the kind of effect that asks it. What an answer means is an attribute of the
question's message (`question-buy.card`); where it has none, the move's own message is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from marineris.core.codec import Decoder
from marineris.core.effect import Effect
from marineris.terraforming import cube
from marineris.terraforming.card import CARDS, card_named
from marineris.terraforming.count import Count
from marineris.terraforming.effect.control import Arrange, OneOf
from marineris.terraforming.effect.cubes import RemoveCubesFrom
from marineris.terraforming.effect.deck import CARD_PRICE
from marineris.terraforming.effect.payment import Pay
from marineris.terraforming.effect.stock import RemoveFrom
from marineris.terraforming.place import Place
from marineris.terraforming.tile import NEUTRAL
from marineris.terraforming.turn import Turn
from marineris.text.argument import (
    arguments_of,
    card_word,
    cube_word,
    held_cube,
    message_of,
    player_name,
    resource_word,
)
from marineris.text.effect import Setting, deal_clause, effect_clause
from marineris.text.space import DEFAULT_BOARD, space_answer
from marineris.text.voice import Argument, Voice, kebab

HOME: Final = "marineris.terraforming"
"""Whose records are spoken of; another game may have kinds of the same names."""

Decision = Mapping[str, Any]
Names = Sequence[str]


def question_sentence(voice: Voice, decision: Decision, names: Names = ()) -> str:
    """What is asked, with the card that asks it."""
    effect = asked_by(decision)
    name = message_of("question", effect)
    if _is_first_action(decision):
        name = f"{name}.first"
    said = voice.message(name, **_question_arguments(voice, effect, names))
    if "card" not in decision:
        return said
    return voice.message("question-from-card", card=card_word(decision["card"]), question=said)


def asked_by(decision: Decision) -> Effect:
    """The effect that asks a question, as it was before it became plain data."""
    details: dict[str, Any] = dict(decision.get("details", {}))
    if "taken" in decision:
        details["taken"] = decision["taken"]
    # Built anew each time: an expansion may have brought kinds since.
    decoder = Decoder(HOME, Effect, Count, Place)
    effect = decoder.decode({"type": decision["question"], **details})
    assert isinstance(effect, Effect)
    return effect


def _is_first_action(decision: Decision) -> bool:
    """Whether nothing but a corporation's first action may be done (TM-O8)."""
    moves = decision.get("moves", ("pass",))
    return decision["question"] == Turn.__name__ and "pass" not in moves and "end" not in moves


def _question_arguments(voice: Voice, effect: Effect, names: Names) -> dict[str, Argument]:
    found = arguments_of(effect)
    found.setdefault("price", CARD_PRICE)
    if isinstance(effect, Pay):
        found["resource"] = resource_word(effect.accepts[0])
    elif isinstance(effect, RemoveFrom):
        found["player"] = player_name(voice, effect.target, names)
    elif isinstance(effect, RemoveCubesFrom):
        found["cube"] = cube_word(held_cube(effect.target))
    return found


def move_phrase(
    voice: Voice, name: str, decision: Decision | None = None, names: Names = ()
) -> str:
    """What a move means, as an answer to a question if that is given."""
    family, _, subject = name.partition(" ")
    phrase = FAMILIES.get(family, _alone)(voice, family, subject, decision, names)
    return phrase if family == "seat" else phrase[:1].upper() + phrase[1:]


Family = Callable[[Voice, str, str, Decision | None, Names], str]


def _answer(
    voice: Voice, family: str, decision: Decision | None, names: Names, **own: Argument
) -> str:
    """The question's own words for an answer of a family, or the family's."""
    if decision is not None:
        effect = asked_by(decision)
        name = f"{message_of('question', effect)}.{family}"
        if voice.has(name):
            return voice.message(name, **{**_question_arguments(voice, effect, names), **own})
    return voice.message(f"move-{family}", **own)


def _alone(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    return _answer(voice, family, decision, names)


def _word(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    return _answer(voice, family, decision, names, **{family: f"{family}-{kebab(subject)}"})


def _card(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    return _answer(voice, family, decision, names, card=card_word(subject))


def _use(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    is_first = decision is not None and _is_first_action(decision)
    return voice.message("move-use.first" if is_first else "move-use", card=card_word(subject))


def _amount(
    voice: Voice, family: str, subject: str, decision: Decision | None, names: Names
) -> str:
    return _answer(voice, family, decision, names, amount=int(subject))


def _seat(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    seat = NEUTRAL if subject == "neutral" else int(subject)
    return _answer(voice, family, decision, names, player=player_name(voice, seat, names))


def _space(voice: Voice, family: str, subject: str, decision: Decision | None, names: Names) -> str:
    board = DEFAULT_BOARD if decision is None else decision.get("board", DEFAULT_BOARD)
    return space_answer(voice, subject, board)


def _convert(
    voice: Voice, family: str, subject: str, decision: Decision | None, names: Names
) -> str:
    return voice.message(f"move-convert-{subject}")


def _choose(
    voice: Voice, family: str, subject: str, decision: Decision | None, names: Names
) -> str:
    effect = asked_by(decision) if decision is not None else None
    number = int(subject)
    if isinstance(effect, OneOf) and decision is not None:
        holds = held_cube(card_named(decision["card"])) if "card" in decision else cube.ANY
        setting = Setting(holds=holds, names=tuple(names))
        branch = deal_clause(voice, effect.branches[number - 1], setting)
        return voice.message("move-choose", branch=branch)
    if isinstance(effect, Arrange) and decision is not None:
        inner, whose, card = effect.frames[number - 1]
        setting = Setting(holds=held_cube(card), names=tuple(names))
        branch = effect_clause(voice, inner, setting)
        if card < 0:
            return voice.message("move-choose", branch=branch)
        word = card_word(CARDS[card].id)
        if whose == decision["seat"]:
            return voice.message("move-choose.of-card", branch=branch, card=word)
        player = player_name(voice, whose, names)
        return voice.message("move-choose.of-player", branch=branch, card=word, player=player)
    return voice.message("move-choose.number", number=number)


FAMILIES: Final[dict[str, Family]] = {
    "amount": _amount,
    "award": _word,
    "card": _card,
    "choose": _choose,
    "convert": _convert,
    "milestone": _word,
    "play": _card,
    "project": _word,
    "resource": _word,
    "seat": _seat,
    "space": _space,
    "use": _use,
}
"""How the moves of a family are put into words; those that stand alone need nothing."""
