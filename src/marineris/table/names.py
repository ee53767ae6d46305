"""Names at a table: no two are the same, as far as people can see."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from marineris.table.errors import NameTaken

LONGEST_NAME: Final = 40
"""Characters of a player's name."""


def look(name: str) -> str:
    """What two names have in common if people take one for the other."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def check_free(name: str, others: Iterable[str]) -> None:
    """Raises `NameTaken` if another seat has that name. Seats without one have their number."""
    if look(name) and look(name) in map(look, others):
        raise NameTaken(f"somebody at this table is called {name!r} already", name=name)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another seat has the same one."""
    taken = {look(other) for other in others}
    if not look(name) or look(name) not in taken:
        return name
    ends = (f" {number}" for number in count(2))
    numbered = (name[: LONGEST_NAME - len(end)].rstrip() + end for end in ends)
    return next(one for one in numbered if look(one) not in taken)
