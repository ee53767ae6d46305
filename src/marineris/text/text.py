"""`Text`: everything that a person reads, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

from marineris.core.effect import Effect
from marineris.core.error import MarinerisError
from marineris.core.question import Question
from marineris.core.reason import Reason
from marineris.terraforming.data import cube
from marineris.terraforming.data.card import Points
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.modifier import Modifier
from marineris.terraforming.vocabulary.placement import Place
from marineris.terraforming.vocabulary.requirement import Requirement
from marineris.terraforming.vocabulary.trigger import Trigger
from marineris.text.arguments import message_of
from marineris.text.bundle import FALLBACK, Argument, bundle, kebab
from marineris.text.error import error_detail, error_sentence
from marineris.text.event import event_sentence
from marineris.text.game import USUAL_GAME, game_text_of
from marineris.text.game_text import Names, Speaker
from marineris.text.option import option_name, option_sentence, option_value
from marineris.text.question import answer_phrase, move_phrase, question_sentence
from marineris.text.reason import reason_sentence
from marineris.text.terraforming.effect import Setting
from marineris.text.terraforming.measure import (
    count_phrase,
    place_phrase,
    points_phrase,
    requires_clause,
)
from marineris.text.terraforming.ongoing import modifier_clauses, trigger_clause
from marineris.text.terraforming.space import DEFAULT_MAP, space_answer
from marineris.text.terraforming.turmoil import (
    event_text,
    party_bonus,
    party_policy,
    party_text,
)


class Text:
    """The texts of one game in one language.

    Every game has names, cards, effects, options, questions, moves, reasons, events and errors;
    what only Terraforming Mars has comes last. Where seats are spoken of, `names` are theirs; a
    seat without a name is called by its number. Spaces are those of `map_id`: for a table that is
    its own map (`of_table`).
    """

    def __init__(
        self,
        language: str = FALLBACK,
        game: str = USUAL_GAME,
        *,
        is_strict: bool = False,
        map_id: str = "",
    ) -> None:
        """With `is_strict`, what the language lacks is a `TextError` instead of being English."""
        self.language = language
        self.game = game
        self.map_id = map_id or DEFAULT_MAP
        self._bundle = bundle(language, is_strict)
        self._game_text = game_text_of(game)

    def of_table(self, options: Mapping[str, Any]) -> Self:
        """The texts for a table with these options: its spaces are those of its map."""
        found = copy(self)
        found.map_id = str(options.get("board", DEFAULT_MAP))
        return found

    def _speaker(self, names: Names = ()) -> Speaker:
        return Speaker(self._bundle, self._game_text, names, self.map_id)

    def message(self, id: str, /, **args: Argument) -> str:
        """A message by its id, or `id.attribute`, with its arguments filled in.

        Raises `TextError` if there is no such message or an argument is missing.
        """
        return self._bundle.message(id, **args)

    def has_message(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has(id)

    def term(self, family: str, key: str, count: int | None = None, form: str = "") -> str:
        """A word of the game: `term("resource", "plants", 3)`, `term("tile", "city", form="one")`.

        The families are game, resource and source; in Terraforming Mars award, board, card, cube,
        global_event, kind, milestone, parameter, party, project, set, space, tag and tile; in Mars
        2049 deck, face, mission and structure.
        """
        return self._bundle.term(f"{kebab(family)}-{kebab(key)}", count, form)

    def all_of(self, items: Sequence[str]) -> str:
        """Phrases as one: a, b and c."""
        return self._bundle.all_of(items)

    def one_of(self, items: Sequence[str]) -> str:
        """Phrases as alternatives: a, b or c."""
        return self._bundle.one_of(items)

    def figure(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits after its decimal sign."""
        return self._bundle.figure(value, digits)

    def player(self, seat: int, names: Names = ()) -> str:
        """What a seat is called."""
        return self._game_text.player(self._bundle, seat, names)

    def game_name(self, game: str = "") -> str:
        """The name of a game: of this one, if none is given."""
        return self._bundle.term(f"game-{kebab(game_text_of(game or self.game).game)}")

    # Options

    def option_name(self, name: str) -> str:
        """An option of the game in a few words, for a menu."""
        return option_name(self._speaker(), name)

    def option(self, name: str) -> str:
        """What an option of the game means, as a sentence."""
        return option_sentence(self._speaker(), name)

    def option_value(self, name: str, value: object, names: Names = ()) -> str:
        """What a value of an option means: a choice as a sentence, else yes, no or who it is."""
        return option_value(self._speaker(names), name, value)

    # Cards

    def card_name(self, card_id: str) -> str:
        """The name of a card, or of a mission; an unknown id raises `UnknownCard`."""
        return self._bundle.term(self._game_text.card_word(card_id))

    def card_text(self, card_id: str) -> list[str]:
        """What a card says, a line for each of its parts."""
        return self._game_text.card_text(self._speaker(), card_id)

    def card_parts(self, card_id: str) -> dict[str, list[str]]:
        """The sentences of a card by part. Parts the card does not have are left out.

        In Terraforming Mars: `requires`, `play`, `action`, `effect`, `first_action`, `holds`,
        `points`. Of a mission: `immediate`, `play`.
        """
        return self._game_text.card_parts(self._speaker(), card_id)

    def effect(self, effect: Effect, holds: int = cube.ANY, names: Names = ()) -> str:
        """An effect as a sentence; `holds` is the kind of resources on its card."""
        clause = self._game_text.effect_clause(self._speaker(names), effect, holds)
        return self._bundle.sentence(clause)

    # A game

    def question(self, question: Question, names: Names = ()) -> str:
        """What `Game.question` asks."""
        return question_sentence(self._speaker(names), question)

    def move(self, name: str, question: Question | None = None, names: Names = ()) -> str:
        """What a move means, by its name; as an answer to a question if one is given."""
        return move_phrase(self._speaker(names), name, question)

    def answer(self, name: str, question: Question | None = None, names: Names = ()) -> str:
        """A move shown without its question: names the card that asked, or what was placed."""
        return answer_phrase(self._speaker(names), name, question)

    def reason(self, reason: Reason, names: Names = ()) -> str:
        """Why a move is not legal, with the number of the rule."""
        return reason_sentence(self._speaker(names), reason)

    def event(self, event: Mapping[str, Any], names: Names) -> str:
        """What happened, as one entry of the log of `Game.events`."""
        return event_sentence(self._speaker(names), event)

    def error(self, error: MarinerisError, names: Names = ()) -> str:
        """What went wrong."""
        return error_sentence(self._speaker(names), error)

    def error_detail(self, error: MarinerisError) -> str:
        """What is wrong in particular, as a clause to stand after a colon."""
        return error_detail(self._speaker(), error)

    # Only in Terraforming Mars

    def requirement(self, requirement: Requirement) -> str:
        """A requirement as a sentence."""
        return self._bundle.sentence(requires_clause(self._bundle, (requirement,)))

    def trigger(self, trigger: Trigger, holds: int = cube.ANY) -> str:
        """A trigger as a sentence."""
        return self._bundle.sentence(trigger_clause(self._bundle, trigger, Setting(holds=holds)))

    def modifier(self, modifier: Modifier) -> str:
        """A modifier as a sentence."""
        return self._bundle.sentence(modifier_clauses(self._bundle, (modifier,))[0])

    def points(self, points: Points, holds: int = cube.ANY) -> str:
        """A card's victory points as a sentence."""
        return self._bundle.sentence(points_phrase(self._bundle, points, holds))

    def count(self, count: Count, holds: int = cube.ANY) -> str:
        """What is counted, as a phrase."""
        return count_phrase(self._bundle, count, holds)

    def place(self, place: Place) -> str:
        """Where a tile may go, as a phrase."""
        return place_phrase(self._bundle, place)

    def space(self, number: str, map_id: str = "") -> str:
        """A space with its name and its placement bonus."""
        return space_answer(self._bundle, number, map_id or self.map_id)

    def milestone(self, milestone_id: str, map_id: str = "", least: int = 0) -> str:
        """What a milestone of a map asks for, as a sentence; `least` is another goal of a table."""
        goals = MAPS[map_id or self.map_id].milestones
        found = next(one for one in goals if one.id == milestone_id)
        goal = least or found.least
        if self._bundle.has(f"{message_of('count', found.count)}.goal"):
            needed = count_phrase(self._bundle, found.count, form="goal", least=goal)
        else:
            counted = count_phrase(self._bundle, found.count)
            needed = self._bundle.message("milestone-goal", least=goal, counted=counted)
        return self._bundle.sentence(needed)

    def party(self, party_id: str) -> list[str]:
        """What a party of the committee gives when it comes to power, and while it rules."""
        return party_text(self._bundle, party_id)

    def party_bonus(self, party_id: str) -> str:
        """What a party gives when it comes to power, as a sentence."""
        return party_bonus(self._bundle, party_id)

    def party_policy(self, party_id: str) -> str:
        """What holds while a party rules, as a sentence."""
        return party_policy(self._bundle, party_id)

    def global_event(self, event_id: str) -> list[str]:
        """What a global event does, a line for Mars and one for each player."""
        return event_text(self._bundle, event_id)

    def award(self, award_id: str, map_id: str = "") -> str:
        """What an award of a map measures, as a sentence."""
        found = next(one for one in MAPS[map_id or self.map_id].awards if one.id == award_id)
        counted = count_phrase(self._bundle, found.count)
        return self._bundle.sentence(self._bundle.message("award-measure", counted=counted))
