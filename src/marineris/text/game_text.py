"""How a game is spoken of: what the words for it need to know of the game.

Everything that a person reads is made the same way for all games, from messages and from facts; a
`GameText` holds what differs. Games share the messages of what they share. Where two games mean
different things by one name, the message of the one that came later bears its game before its id:
`mars2049-event-deck-renewed` is said instead of `event-deck-renewed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from marineris.core.effect import Effect
from marineris.core.question import Question
from marineris.text.arguments import seat_name
from marineris.text.bundle import Argument, Bundle, kebab

Names = Sequence[str]


class GameText:
    """What is peculiar to a game. Each game derives one class from it."""

    game: ClassVar[str]
    families: ClassVar[Mapping[str, Callable[[Answer], str]]]
    """How the moves of a family are put into words; those that stand alone need nothing."""
    reason_facts: ClassVar[Mapping[str, Fact]]
    """How a fact of a reason becomes an argument, by its name; others stay as they are."""
    event_facts: ClassVar[Mapping[str, Fact]]
    """The same for events."""

    # Cards

    def cards(self) -> list[tuple[str, str]]:
        """The cards in the order of the box: a mark for each, and its id."""
        raise NotImplementedError

    def card_word(self, card_id: str) -> str:
        """The word of a card's name; an unknown id raises `UnknownCard`."""
        raise NotImplementedError

    def card_parts(self, speaker: Speaker, card_id: str) -> dict[str, list[str]]:
        """The sentences of a card by part; parts it does not have are left out."""
        raise NotImplementedError

    def card_text(self, speaker: Speaker, card_id: str) -> list[str]:
        """The lines of a card, one for each part."""
        return [" ".join(sentences) for sentences in self.card_parts(speaker, card_id).values()]

    # A game

    def effect_clause(self, speaker: Speaker, effect: Effect, holds: int) -> str:
        """One effect as a clause; `holds` is the kind of resources on its card, where there are."""
        raise NotImplementedError

    def asking_card(self, question: Question) -> str:
        """The word of the card that asks a question, or nothing."""
        raise NotImplementedError

    def question_arguments(self, speaker: Speaker, effect: Effect) -> dict[str, Argument]:
        """What the message of a question, or of an answer to it, may speak of."""
        raise NotImplementedError

    def question_variant(self, question: Question) -> str:
        """The attribute that says a question which is not as usual; nothing if it is."""
        return ""

    def reason_defaults(self, found: Mapping[str, Argument]) -> dict[str, Argument]:
        """What a reason may speak of besides its facts, worked out of these."""
        return {}

    def event_variants(self, event: Mapping[str, Any]) -> Iterator[str]:
        """The attributes that say an event better, if its message has them, best first."""
        if event["seat"] < 0:
            yield "nobody"

    def player(self, bundle: Bundle, seat: int, names: Names) -> str:
        """What a seat is called."""
        return seat_name(bundle, seat, names)


@dataclass(frozen=True)
class Speaker:
    """Who tells of a table: in a language, of a game, with its seats and its map."""

    bundle: Bundle
    game_text: GameText
    names: Names = ()
    map_id: str = ""
    """The map of the table; only games with several maps look at it."""

    def id_of(self, family: str, key: str) -> str:
        """The id of a message: the game's own if it has one, else the one that games share."""
        shared = f"{family}-{kebab(key)}"
        own = f"{self.game_text.game}-{shared}"
        return own if self.bundle.has(own) else shared

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.game_text.player(self.bundle, seat, self.names)


Fact = Callable[[Speaker, str, Any], dict[str, Argument]]


@dataclass(frozen=True)
class Answer:
    """A move to be put into words, and the question that it answers, if that is known."""

    speaker: Speaker
    family: str
    subject: str
    question: Question | None

    @property
    def effect(self) -> Effect | None:
        """The effect that asks."""
        return None if self.question is None else self.question.effect

    def say(self, *better: str, **own: Argument) -> str:
        """The question's own words for an answer of this family, or the family's.

        `better` names attributes of the question that say it better, if the question has them.
        """
        speaker = self.speaker
        effect = self.effect
        if effect is not None:
            asked = speaker.id_of("question", type(effect).__name__)
            for name in (f"{asked}.{part}" for part in (*better, self.family)):
                if speaker.bundle.has(name):
                    known = speaker.game_text.question_arguments(speaker, effect)
                    return speaker.bundle.message(name, **{**known, **own})
        return speaker.bundle.message(speaker.id_of("move", self.family), **own)
