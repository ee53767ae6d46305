"""What a player is asked, and what the moves that answer it mean.

A question is known by the kind of effect that asks it. What an answer means is an attribute of the
question's message (`question-buy.card`); where it has none, the move's own message is taken.
"""

from __future__ import annotations

from typing import Final

from marineris.core.question import Question
from marineris.text.bundle import kebab
from marineris.text.game_text import Answer, Speaker

PLACED: Final = {"space": ("tile", "tile"), "point": ("kind", "structure")}
"""What is placed at moves that name a place: the question's argument, and the message's."""


def question_sentence(speaker: Speaker, question: Question) -> str:
    """What is asked, with the card that asks it."""
    game_text, bundle, decision = speaker.game_text, speaker.bundle, question.decision
    name = speaker.id_of("question", type(question.effect).__name__)
    variant = game_text.question_variant(question)
    if variant:
        name = f"{name}.{variant}"
    arguments = game_text.question_arguments(speaker, question.effect)
    if "price" in decision:
        arguments["price"] = decision["price"]
    if "selection" in decision:
        arguments["left"] = decision["selection"]["most"] - len(decision["selection"]["picked"])
    said = bundle.message(name, **arguments)
    card = game_text.asking_card(question)
    return bundle.message("question-from-card", card=card, question=said) if card else said


def move_phrase(speaker: Speaker, name: str, question: Question | None = None) -> str:
    """What a move means, as an answer to a question if that is given."""
    family, _, subject = name.partition(" ")
    say = speaker.game_text.families.get(family, alone)
    phrase = say(Answer(speaker, family, subject, question))
    return phrase if family == "seat" else phrase[:1].upper() + phrase[1:]


def answer_phrase(speaker: Speaker, name: str, question: Question | None) -> str:
    """What a move means to somebody who no longer sees the question.

    With the card that asked it or, where a place was chosen, with what was placed there.
    """
    phrase = move_phrase(speaker, name, question)
    if question is None:
        return phrase
    bundle = speaker.bundle
    card = speaker.game_text.asking_card(question)
    if card:
        return bundle.message("question-from-card", card=card, question=phrase)
    family = name.partition(" ")[0]
    known = speaker.game_text.question_arguments(speaker, question.effect)
    asked, said = PLACED.get(family, ("", ""))
    if asked not in known:
        return phrase
    sentence = bundle.message(f"move-{family}.placed", **{said: known[asked]}, place=phrase)
    return sentence[:1].upper() + sentence[1:]


def alone(answer: Answer) -> str:
    """A move that has no subject."""
    return answer.say()


def word(answer: Answer) -> str:
    """A move whose subject is a word of the family that the move is named after."""
    return answer.say(**{answer.family: f"{answer.family}-{kebab(answer.subject)}"})


def unpick(answer: Answer) -> str:
    """A pick that is taken back; the subject is the whole name of the move that picked it."""
    return answer.say(move=move_phrase(answer.speaker, answer.subject, answer.question))


def amount(answer: Answer) -> str:
    """A number."""
    return answer.say(amount=int(answer.subject))


def seat(answer: Answer) -> str:
    """A player."""
    return answer.say(player=answer.speaker.player(int(answer.subject)))
