"""What a player is asked, and what the moves that answer it mean.

A question is known by the kind of effect that asks it. What an answer means is an attribute of the
question's message (`question-buy.card`); where it has none, the move's own message is taken.
"""

from __future__ import annotations

from marineris.text.dialect import Answer, Decision, Speaker, asked_by
from marineris.text.voice import kebab


def question_sentence(speaker: Speaker, decision: Decision) -> str:
    """What is asked, with the card that asks it."""
    dialect, voice = speaker.dialect, speaker.voice
    name = speaker.id_of("question", decision["question"])
    variant = dialect.question_variant(decision)
    if variant:
        name = f"{name}.{variant}"
    effect = asked_by(speaker, decision)
    arguments = dialect.question_arguments(speaker, effect)
    if "price" in decision:
        arguments["price"] = decision["price"]
    if "selection" in decision:
        arguments["left"] = decision["selection"]["most"] - len(decision["selection"]["picked"])
    said = voice.message(name, **arguments)
    card = dialect.asking_card(decision)
    return voice.message("question-from-card", card=card, question=said) if card else said


def move_phrase(speaker: Speaker, name: str, decision: Decision | None = None) -> str:
    """What a move means, as an answer to a question if that is given."""
    family, _, subject = name.partition(" ")
    say = speaker.dialect.families.get(family, alone)
    phrase = say(Answer(speaker, family, subject, decision))
    return phrase if family == "seat" else phrase[:1].upper() + phrase[1:]


def alone(answer: Answer) -> str:
    """A move that has no subject."""
    return answer.say()


def word(answer: Answer) -> str:
    """A move whose subject is a word of the family that the move is named after."""
    return answer.say(**{answer.family: f"{answer.family}-{kebab(answer.subject)}"})


def unpick(answer: Answer) -> str:
    """A pick that is taken back; the subject is the whole name of the move that picked it."""
    return answer.say(move=move_phrase(answer.speaker, answer.subject, answer.decision))


def amount(answer: Answer) -> str:
    """A number."""
    return answer.say(amount=int(answer.subject))


def seat(answer: Answer) -> str:
    """A player."""
    return answer.say(player=answer.speaker.player(int(answer.subject)))
