"""What the moves of Mars 2049 mean, family by family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marineris.mars2049.resource import NAMES
from marineris.mars2049.structure import station_of
from marineris.text import question
from marineris.text.bundle import Argument, kebab
from marineris.text.game_text import Answer
from marineris.text.mars2049.arguments import mission_word, structure_word


def _trade(answer: Answer) -> str:
    give, get = answer.subject.split()
    return answer.say(give=f"resource-{give}", get=f"resource-{get}")


def _token(answer: Answer) -> str:
    resource, value = answer.subject.split()
    return answer.say(resource=f"resource-{resource}", value=int(value))


def _take(answer: Answer) -> str:
    """A resource, and the station that produces it."""
    own: dict[str, Argument] = {"resource": f"resource-{answer.subject}"}
    if answer.subject in NAMES:
        own["station"] = structure_word(station_of(NAMES.index(answer.subject)))
    return answer.say(**own)


def _build(answer: Answer) -> str:
    return answer.say(structure=f"structure-{kebab(answer.subject)}")


def _deck(answer: Answer) -> str:
    return answer.say(deck=f"deck-{answer.subject}")


def _mission(answer: Answer) -> str:
    return answer.say(mission=mission_word(answer.subject))


def _point(answer: Answer) -> str:
    return answer.say(point=answer.subject)


FAMILIES: Final[dict[str, Callable[[Answer], str]]] = {
    "build": _build,
    "buy": _deck,
    "exchange": _trade,
    "mission": _mission,
    "point": _point,
    "release": _token,
    "seat": question.seat,
    "store": _token,
    "swap": _trade,
    "take": _take,
    "unpick": question.unpick,
    "use": _mission,
}
