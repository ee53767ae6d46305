"""Turns a record's fields into the arguments of its message.

Most kinds of records need nothing more than this: the message of a kind finds each field under its
own name, a number as a number and an index as the id of the word it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from marineris.text.bundle import Argument, Bundle, kebab


def field_arguments(
    record: Any, words: Mapping[str, Callable[[int], Argument]]
) -> dict[str, Argument]:
    """The plain fields of a record as a message's arguments; records inside it are left out.

    `words` tells what those fields stand for that are indices, by their names.
    """
    found: dict[str, Argument] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if isinstance(value, bool):
            found[field.name] = yes_or_no(value)
        elif isinstance(value, int):
            word = words.get(field.name)
            found[field.name] = value if word is None else word(value)
    return found


def yes_or_no(value: bool) -> str:
    """A condition for a message to select by."""
    return "yes" if value else "no"


def message_of(family: str, record: Any) -> str:
    """The id of the message of a record's kind."""
    return f"{family}-{kebab(type(record).__name__)}"


def seat_name(bundle: Bundle, seat: int, names: Sequence[str]) -> str:
    """A seat's name; without one, its number, counted from 1 as people do."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return bundle.message("seat-number", number=seat + 1)
