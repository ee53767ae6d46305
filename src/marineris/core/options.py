"""The options of a game: what a table can agree on, and the check of what it asks for.

A game lists its options as `Option` records; servers, menus and the command line offer them from
that list. `checked` answers with every option's value, or with an error that says what is wrong and
what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from reprlib import repr as short_repr
from typing import Any, Final

from marineris.core.error import BadOption, UnknownOption

FLAG: Final = "flag"
CHOICE: Final = "choice"
SEAT: Final = "seat"
"""A seat, or -1 for none in particular."""
SEATS: Final = "seats"


@dataclass(frozen=True)
class Option:
    """One option: its name, the value if nobody says otherwise, and what it may be."""

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...] = ()


def checked(
    options: Sequence[Option],
    players: int,
    fewest: int,
    most: int,
    given: Mapping[str, object],
) -> dict[str, object]:
    """The value of every option as plain data; those not given have their default."""
    if not fewest <= players <= most:
        right = f"a number from {fewest} to {most}"
        raise bad_option("players", players, right, "number", fewest=fewest, most=most)
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ";"
            raise UnknownOption(
                f"there is no option {name!r}{hint} the options are {', '.join(known)}",
                option=name,
                near=near,
                known=list(known),
            )
    return {
        name: _value(option, given[name], players) if name in given else option.default
        for name, option in known.items()
    }


def _value(option: Option, value: object, players: int) -> object:
    """The value given for an option, if it can be used."""
    if option.kind == FLAG:
        if isinstance(value, bool):
            return value
        raise bad_option(option.name, value, "true or false", "flag")
    if option.kind == SEAT:
        if isinstance(value, int) and not isinstance(value, bool) and -1 <= value < players:
            return value
        right = f"a seat from 0 to {players - 1}, or -1"
        raise bad_option(option.name, value, right, "seat", last=players - 1)
    if option.kind == SEATS:
        seats: list[object] = list(value) if isinstance(value, (list, tuple)) else []
        found = {seat for seat in seats if type(seat) is int and 0 <= seat < players}
        if isinstance(value, (list, tuple)) and len(found) == len(seats):
            return sorted(found)
        right = f"a list of seats from 0 to {players - 1}"
        raise bad_option(option.name, value, right, "seats", last=players - 1)
    if isinstance(value, str) and value in option.choices:
        return value
    right = " or ".join(map(repr, option.choices))
    raise bad_option(option.name, value, right, "choice", choices=list(option.choices))


def bad_option(name: str, value: object, right: str, wanted: str, **facts: object) -> BadOption:
    """The error for a value that cannot be used: what would be right, in English and as a word."""
    said = f"option {name!r} should be {right}, not {short_repr(value)}"
    return BadOption(said, option=name, value=value, right=right, wanted=wanted, **facts)
