"""The catalogue of moves of Terraforming Mars.

A list of legal moves is sorted by these integers. `registry` fills in the cards, milestones and
awards of whatever is in the box; an expansion's come after those of the base game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marineris.core.catalogue import Catalogue, Family
from marineris.terraforming.data import resource, tile

MOST_AMOUNT: Final = 250
"""The largest number that one move can name; no larger choice is ever worth having."""
MOST_CHOICES: Final = 24
SPACES: Final = 63
"""Of the maps of the base game; a larger map adds its own."""
SEATS: Final = tile.NEUTRAL + 1

CATALOGUE: Final = Catalogue()

PASS: Final = CATALOGUE.add_single("pass")
END: Final = CATALOGUE.add_single("end")
DONE: Final = CATALOGUE.add_single("done")

_convert: Final = CATALOGUE.add_family("convert", ("plants", "heat"))
_project: Final = CATALOGUE.add_family("project")
_milestone: Final = CATALOGUE.add_family("milestone")
_award: Final = CATALOGUE.add_family("award")
_seat: Final = CATALOGUE.add_family(
    "seat", [str(seat) if seat != tile.NEUTRAL else "neutral" for seat in range(SEATS)]
)
_resource: Final = CATALOGUE.add_family("resource", resource.NAMES)
_choose: Final = CATALOGUE.add_family("choose", [str(i + 1) for i in range(MOST_CHOICES)])
_amount: Final = CATALOGUE.add_family("amount", [str(i) for i in range(MOST_AMOUNT + 1)])
_space: Final = CATALOGUE.add_family("space", [f"{i + 1:02}" for i in range(SPACES)])
_play: Final = CATALOGUE.add_family("play")
_use: Final = CATALOGUE.add_family("use")
_card: Final = CATALOGUE.add_family("card")
_unpick: Final = CATALOGUE.add_family("unpick")

CATALOGUE.done = DONE
CATALOGUE.add_unpicks(_unpick, _resource.moves)

CONVERT_PLANTS: Final[int] = _convert.moves[0]
CONVERT_HEAT: Final[int] = _convert.moves[1]

# The integers of each family's moves, by subject.
PROJECT: Final[list[int]] = _project.moves
MILESTONE: Final[list[int]] = _milestone.moves
AWARD: Final[list[int]] = _award.moves
SEAT: Final[list[int]] = _seat.moves
RESOURCE: Final[list[int]] = _resource.moves
CHOOSE: Final[list[int]] = _choose.moves
AMOUNT: Final[list[int]] = _amount.moves
SPACE: Final[list[int]] = _space.moves
PLAY: Final[list[int]] = _play.moves
USE: Final[list[int]] = _use.moves
CARD: Final[list[int]] = _card.moves

FAMILY: Final[list[int]] = CATALOGUE.family
SUBJECT: Final[list[int]] = CATALOGUE.subject

IS_PASS: Final[int] = FAMILY[PASS]
IS_END: Final[int] = FAMILY[END]
IS_CONVERT: Final[int] = _convert.index
IS_PROJECT: Final[int] = _project.index
IS_MILESTONE: Final[int] = _milestone.index
IS_AWARD: Final[int] = _award.index
IS_SEAT: Final[int] = _seat.index
IS_CHOOSE: Final[int] = _choose.index
IS_AMOUNT: Final[int] = _amount.index
IS_SPACE: Final[int] = _space.index
IS_PLAY: Final[int] = _play.index
IS_USE: Final[int] = _use.index
IS_CARD: Final[int] = _card.index
IS_UNPICK: Final[int] = _unpick.index


MORE_ACTIONS: Final[list[int]] = []
"""The families of actions that expansions have brought."""


def add_actions(name: str, subjects: Sequence[str]) -> Family:
    """A family of actions of an expansion."""
    family = CATALOGUE.add_family(name, subjects)
    MORE_ACTIONS.append(family.index)
    return family


def add_cards(names: list[str]) -> None:
    """Moves for new cards: to play them, to use them, and to name them in a choice.

    A choice of several cards needs the move that takes each back.
    """
    CATALOGUE.extend(_play, names)
    CATALOGUE.extend(_use, names)
    CATALOGUE.extend(_card, names)
    CATALOGUE.add_unpicks(_unpick, _card.moves[len(_card.moves) - len(names) :])


def add_projects(names: list[str]) -> None:
    """Moves for new standard projects."""
    CATALOGUE.extend(_project, names)


def add_spaces(count: int) -> None:
    """Moves for the spaces of a new map, so that there are so many."""
    CATALOGUE.extend(_space, [f"{i + 1:02}" for i in range(len(SPACE), count)])


def milestone_moves(names: list[str]) -> list[int]:
    """The moves that claim the milestones of a new map; maps may share a milestone."""
    return _moves_of(_milestone, names)


def award_moves(names: list[str]) -> list[int]:
    """The moves that fund the awards of a new map; maps may share an award."""
    return _moves_of(_award, names)


def _moves_of(family: Family, names: list[str]) -> list[int]:
    known = {CATALOGUE.names[move] for move in family.moves}
    CATALOGUE.extend(family, [one for one in names if f"{family.name} {one}" not in known])
    return [CATALOGUE.move(f"{family.name} {one}") for one in names]
