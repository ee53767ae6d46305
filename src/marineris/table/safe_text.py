"""Words that are always found: what cannot be put into words gets a neutral line instead.

An entry whose news cannot be put into words is refused before it is stored, in the languages of
those at the table. Somebody may still come with another language, or after an upgrade; one missing
sentence must not keep them from the whole table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from marineris.core.error import MarinerisError
from marineris.core.question import Question
from marineris.core.reason import Reason
from marineris.text import Text
from marineris.text.game_text import Names

LOG = logging.getLogger("marineris.wording")
MOST_REPORTS: Final = 1000
_reported: Final[set[tuple[str, str]]] = set()


class SafeText(Text):
    """The texts of a game in a language; a sentence that fails is reported once and replaced."""

    def event(self, event: Mapping[str, Any], names: Names) -> str:
        """What happened."""
        about = str(event.get("event"))
        say = super().event
        return self._said(about, lambda: say(event, names), self._no_line)

    def question(self, question: Question, names: Names = ()) -> str:
        """What is asked."""
        about = type(question.effect).__name__
        ask = super().question
        return self._said(about, lambda: ask(question, names), self._no_question)

    def move(self, name: str, question: Question | None = None, names: Names = ()) -> str:
        """What a move means; its name if there are no words."""
        say = super().move
        return self._said(name, lambda: say(name, question, names), lambda: name)

    def reason(self, reason: Reason, names: Names = ()) -> str:
        """Why a move is not legal; at least its code and rule."""
        say = super().reason
        short = f"{reason.code} ({reason.rule})"
        return self._said(reason.code, lambda: say(reason, names), lambda: short)

    def error(self, error: MarinerisError, names: Names = ()) -> str:
        """What went wrong; at least its code."""
        say = super().error
        return self._said(error.code, lambda: say(error, names), lambda: error.code)

    def _no_line(self) -> str:
        return self.message("server-no-line")

    def _no_question(self) -> str:
        return self.message("server-no-question")

    def _said(self, about: str, say: Callable[[], str], instead: Callable[[], str]) -> str:
        try:
            return say()
        except Exception as error:  # a bug in a text can be of any kind
            key = (self.language, about)
            if key not in _reported and len(_reported) < MOST_REPORTS:
                _reported.add(key)
                LOG.error("no words", exc_info=error, extra={"language": key[0], "about": about})
            return instead()
