"""The options of a table of Terraforming Mars, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Final

from marineris.core.error import BadOption, UnknownOption
from marineris.terraforming.board import BOARDS

MOST_PLAYERS: Final = 5


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

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of cards that are in the box (TM-9.2, TM-14.1)."""
        return ("base", "corporate_era") if self.corporate_era else ("base",)

    @property
    def is_solo(self) -> bool:
        """Whether the solo rules hold (TM-15)."""
        return self.players == 1


def checked(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """All options as plain data, or an error that says which is wrong and what would be right."""
    if not 1 <= players <= MOST_PLAYERS:
        raise _bad("players", players, f"a number from 1 to {MOST_PLAYERS}")
    known = {field.name: field.default for field in fields(Options) if field.name != "players"}
    options: dict[str, object] = {
        name: list(default) if isinstance(default, tuple) else default
        for name, default in known.items()
    }
    for name, value in given.items():
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise UnknownOption(
                f"there is no option {name!r}{hint} The options are {', '.join(known)}",
                option=name,
                known=list(known),
            )
        options[name] = _value(name, value, players)
    if players == 1:
        options["corporate_era"] = True  # TM-15.1
    return options


def _value(name: str, value: object, players: int) -> object:
    if name in ("corporate_era", "draft", "wasteful_payment"):
        if isinstance(value, bool):
            return value
        raise _bad(name, value, "true or false")
    if name == "first_player":
        if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < players:
            return value
        raise _bad(name, value, f"a seat from 0 to {players - 1}, or -1 for a random one")
    if name == "beginners":
        seats: list[object] = list(value) if isinstance(value, (list, tuple)) else [value]
        found = {seat for seat in seats if isinstance(seat, int) and 0 <= seat < players}
        if isinstance(value, (list, tuple)) and len(found) == len(seats):
            return sorted(found)
        raise _bad(name, value, f"a list of seats from 0 to {players - 1}")
    choices = list(BOARDS) if name == "board" else ["skip", "forbid"]
    if isinstance(value, str) and value in choices:
        return value
    raise _bad(name, value, " or ".join(map(repr, choices)))


def _bad(name: str, value: object, right: str) -> BadOption:
    return BadOption(
        f"option {name!r} should be {right}, not {value!r}", option=name, value=value, right=right
    )


def options_of(players: int, data: Mapping[str, object]) -> Options:
    """The options record of checked plain data."""
    values: dict[str, object] = dict(data)
    beginners = values.get("beginners", ())
    assert isinstance(beginners, (list, tuple))
    values["beginners"] = tuple(beginners)
    return Options(players, **values)  # type: ignore[arg-type]
