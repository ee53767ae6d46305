"""`Text`: everything that a person reads, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marineris.core.effect import Effect
from marineris.core.error import MarinerisError
from marineris.core.reason import Reason
from marineris.terraforming import cube
from marineris.terraforming.board import BOARDS
from marineris.terraforming.card import Points, card_named
from marineris.terraforming.count import Count
from marineris.terraforming.modifier import Modifier
from marineris.terraforming.place import Place
from marineris.terraforming.requirement import Requirement
from marineris.terraforming.trigger import Trigger
from marineris.text.argument import card_word, player_name
from marineris.text.card import card_parts, card_text
from marineris.text.effect import Setting, effect_clause
from marineris.text.error import error_sentence
from marineris.text.event import event_sentence
from marineris.text.lasting import modifier_clauses, trigger_clause
from marineris.text.measure import count_phrase, place_phrase, points_phrase, requires_clause
from marineris.text.question import move_phrase, question_sentence
from marineris.text.reason import reason_sentence
from marineris.text.space import DEFAULT_BOARD, space_answer
from marineris.text.voice import FALLBACK, Argument, kebab, voice

Names = Sequence[str]


class Text:
    """The texts of one language.

    Where seats are spoken of, `names` are theirs; a seat without a name is called by its number.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._voice = voice(language)

    def message(self, id: str, /, **args: Argument) -> str:
        """A message by its id, or `id.attribute`, with its arguments filled in.

        Raises `TextError` if there is no such message or an argument is missing.
        """
        return self._voice.message(id, **args)

    def has_message(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._voice.has(id)

    def term(self, family: str, key: str, count: int | None = None, form: str = "") -> str:
        """A word of the game: `term("resource", "plants", 3)`, `term("tile", "city", form="one")`.

        The families are award, board, card, cube, game, kind, milestone, parameter, project,
        resource, set, source, space, tag and tile.
        """
        return self._voice.term(f"{family}-{kebab(key)}", count, form)

    def all_of(self, items: Sequence[str]) -> str:
        """Phrases as one: a, b and c."""
        return self._voice.all_of(items)

    def player(self, seat: int, names: Names = ()) -> str:
        """What a seat is called."""
        return player_name(self._voice, seat, names)

    # Cards

    def card_name(self, card_id: str) -> str:
        """The name of a card; an unknown id raises `UnknownCard`."""
        card_named(card_id)
        return self._voice.term(card_word(card_id))

    def card_text(self, card_id: str) -> list[str]:
        """What a card says, a line for each of its parts."""
        return card_text(self._voice, card_id)

    def card_parts(self, card_id: str) -> dict[str, list[str]]:
        """The sentences of a card by part: `requires`, `play`, `action`, `effect`,
        `first_action`, `holds`, `points`. Parts the card does not have are left out.
        """
        return card_parts(self._voice, card_id)

    def effect(self, effect: Effect, holds: int = cube.ANY, names: Names = ()) -> str:
        """An effect as a sentence; `holds` is the kind of resources on its card."""
        setting = Setting(holds=holds, names=tuple(names))
        return self._voice.sentence(effect_clause(self._voice, effect, setting))

    def requirement(self, requirement: Requirement) -> str:
        """A requirement as a sentence."""
        return self._voice.sentence(requires_clause(self._voice, (requirement,)))

    def trigger(self, trigger: Trigger, holds: int = cube.ANY) -> str:
        """A trigger as a sentence."""
        return self._voice.sentence(trigger_clause(self._voice, trigger, Setting(holds=holds)))

    def modifier(self, modifier: Modifier) -> str:
        """A modifier as a sentence."""
        return self._voice.sentence(modifier_clauses(self._voice, (modifier,))[0])

    def points(self, points: Points, holds: int = cube.ANY) -> str:
        """A card's victory points as a sentence."""
        return self._voice.sentence(points_phrase(self._voice, points, holds))

    def count(self, count: Count, holds: int = cube.ANY) -> str:
        """What is counted, as a phrase."""
        return count_phrase(self._voice, count, holds)

    def place(self, place: Place) -> str:
        """Where a tile may go, as a phrase."""
        return place_phrase(self._voice, place)

    # The map

    def space(self, number: str, board: str = DEFAULT_BOARD) -> str:
        """A space with its name and its placement bonus."""
        return space_answer(self._voice, number, board)

    def milestone(self, milestone_id: str, board: str = DEFAULT_BOARD) -> str:
        """What a milestone of a map asks for, as a sentence."""
        found = next(one for one in BOARDS[board].milestones if one.id == milestone_id)
        condition = count_phrase(self._voice, found.count, form="least", least=found.least)
        return self._voice.sentence(condition)

    def award(self, award_id: str, board: str = DEFAULT_BOARD) -> str:
        """What an award of a map measures, as a sentence."""
        found = next(one for one in BOARDS[board].awards if one.id == award_id)
        counted = count_phrase(self._voice, found.count)
        return self._voice.sentence(self._voice.message("award-measure", counted=counted))

    # A game

    def question(self, decision: Mapping[str, Any], names: Names = ()) -> str:
        """What `Game.decision` asks."""
        return question_sentence(self._voice, decision, names)

    def move(self, name: str, decision: Mapping[str, Any] | None = None, names: Names = ()) -> str:
        """What a move means, by its name; as an answer to a decision if one is given."""
        return move_phrase(self._voice, name, decision, names)

    def reason(self, reason: Reason, names: Names = ()) -> str:
        """Why a move is not legal, with the number of the rule."""
        return reason_sentence(self._voice, reason, names)

    def event(self, event: Mapping[str, Any], names: Names) -> str:
        """What happened, as one entry of the log of `Game.events`."""
        return event_sentence(self._voice, event, names)

    def error(self, error: MarinerisError, names: Names = ()) -> str:
        """What went wrong."""
        return error_sentence(self._voice, error, names)
