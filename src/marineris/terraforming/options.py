"""The options of a table of Terraforming Mars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from marineris.core.options import CHOICE, FLAG, SEAT, SEATS, Option
from marineris.core.options import checked as core_checked
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.expansion import EXPANSIONS

FEWEST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 5

# What wins a solo game.
TERRAFORM: Final = "terraform"
RATING: Final = "rating"


@dataclass(frozen=True)
class Options:
    """What the players agree on before the game. The defaults are the rulebook's standard game."""

    players: int = 2
    corporate_era: bool = False
    """All cards, production starts at 0 (TM-14)."""
    draft: bool = False
    """Cards of the research phase are drafted (TM-16)."""
    beginners: tuple[int, ...] = ()
    """The seats that take a beginner corporation (TM-9.5)."""
    board: str = "tharsis"
    first_player: int = -1
    """The seat that begins; -1: drawn at random (TM-9.3)."""
    unplaceable_tile: str = "skip"
    """`skip`: a card whose tile has no legal place may be played; `forbid`: not (TM-11.A1)."""
    wasteful_payment: bool = False
    """Whether metal may be spent that buys nothing (TM-O4)."""
    confirm_end: bool = False
    """Whether a turn waits after its second action until its player ends it (TM-O7)."""
    solo_goal: str = TERRAFORM
    """What wins alone: finishing Mars, or a rating (TM-15.9); no effect with more players."""
    expansions: tuple[str, ...] = ()
    """The names of the expansions in play."""
    more: tuple[tuple[str, Any], ...] = ()
    """The options that expansions have brought, with their values."""

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of cards that are in the box (TM-9.2, TM-14.1)."""
        own = ("base", "corporate_era") if self.corporate_era else ("base",)
        return own + self.expansions

    def value(self, name: str) -> Any:
        """The value of an option that an expansion has brought."""
        for known, value in self.more:
            if known == name:
                return value
        raise KeyError(name)

    @property
    def is_solo(self) -> bool:
        """Whether the solo rules hold (TM-15)."""
        return self.players == 1


def option_list() -> tuple[Option, ...]:
    """The options that a table can set; maps are those in the box."""
    standard = Options()
    found = [
        Option("corporate_era", FLAG, standard.corporate_era),
        Option("draft", FLAG, standard.draft),
        Option("beginners", SEATS, []),
        Option("board", CHOICE, standard.board, tuple(MAPS)),
        Option("first_player", SEAT, standard.first_player),
        Option("unplaceable_tile", CHOICE, standard.unplaceable_tile, ("skip", "forbid")),
        Option("wasteful_payment", FLAG, standard.wasteful_payment),
        Option("confirm_end", FLAG, standard.confirm_end),
        Option("solo_goal", CHOICE, standard.solo_goal, (TERRAFORM, RATING)),
    ]
    for expansion in EXPANSIONS:
        found.append(Option(expansion.name(), FLAG, False))
        found += expansion.options()
    return tuple(found)


def checked(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """All options as plain data, or an error that says which is wrong and what would be right."""
    options = core_checked(option_list(), players, FEWEST_PLAYERS, MOST_PLAYERS, given)
    if players == 1:
        options["corporate_era"] = True  # TM-15.1
    return options


def options_of(players: int, data: Mapping[str, Any]) -> Options:
    """The options record of checked plain data."""
    more = [(option.name, data[option.name]) for one in EXPANSIONS for option in one.options()]
    return Options(
        players,
        data["corporate_era"],
        data["draft"],
        tuple(data["beginners"]),
        data["board"],
        data["first_player"],
        data["unplaceable_tile"],
        data["wasteful_payment"],
        data["confirm_end"],
        data["solo_goal"],
        tuple(one.name() for one in EXPANSIONS if data[one.name()]),
        tuple(more),
    )
