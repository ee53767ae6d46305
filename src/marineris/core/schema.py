"""What the integers in a state stand for, so that saved games name things by their ids.

In memory a card, a space or a move is an integer. Those integers depend on what is in the box, so
nothing that lasts may hold them: a snapshot has the ids instead, and lists that have a place for
each of something become `{id: value}` without the places where nothing is. A game declares a `Kind`
for each field of its state and of its records; `snapshot` writes and reads them.

Snapshots used to be written in integers. Every kind still reads those: what comes into the box is
added after what is there, so the integers of that time are still good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

Names = Callable[[Any], Sequence[str]]
"""The ids of all things of a sort, in the order of their integers, for a state."""


class Kind:
    """How a value is saved. This one is for numbers and (lists of) lists of numbers."""

    def write(self, state: Any, value: Any) -> Any:
        """The value as plain data in ids."""
        return copied(value)

    def read(self, state: Any, data: Any) -> Any:
        """The value of such data, or of data in integers."""
        return copied(data)

    def to_key(self, state: Any, value: int) -> str:
        """A value as a key of an object."""
        return str(value)

    def from_key(self, state: Any, key: str) -> int:
        """The value of a key."""
        return int(key)


NUMBER: Final = Kind()
FRAMES: Final = Kind()
"""A field of a record that holds frames of the stack."""


def copied(value: Any) -> Any:
    """Numbers and lists of them, unaliased."""
    return [copied(item) for item in value] if isinstance(value, list) else value


class Named(Kind):
    """An integer that stands for a thing with an id. A negative one stands for nothing."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._found: dict[str, int] = {}

    def write(self, state: Any, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            names = self.names(state)
            return [names[item] if item >= 0 else item for item in value]
        return self.names(state)[value] if value >= 0 else value

    def read(self, state: Any, data: Any) -> Any:
        names = self.names(state)
        if isinstance(data, list):
            return [self._index(names, x) if isinstance(x, str) else int(x) for x in data]
        return self._index(names, data) if isinstance(data, str) else int(data)

    def index(self, state: Any, name: str) -> int:
        """The integer of an id; an unknown one raises `ValueError`."""
        return self._index(self.names(state), name)

    def _index(self, names: Sequence[str], name: str) -> int:
        place = self._found.get(name, -1)
        if not 0 <= place < len(names) or names[place] != name:
            if name not in names:
                raise ValueError(f"there is no {name!r} here")
            place = names.index(name)
            self._found[name] = place
        return place

    def to_key(self, state: Any, value: int) -> str:
        return self.names(state)[value]

    def from_key(self, state: Any, key: str) -> int:
        return int(key) if key.isdigit() else self.index(state, key)


def _move_names(state: Any) -> Sequence[str]:
    names: Sequence[str] = state.catalogue().names
    return names


MOVE: Final = Named(_move_names)


class ListOf(Kind):
    """A list of values of one kind, as a rule one for each seat."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, state: Any, value: Any) -> Any:
        return [self.kind.write(state, item) for item in value]

    def read(self, state: Any, data: Any) -> Any:
        return [self.kind.read(state, item) for item in data]


class Places(Kind):
    """A list with a place for each thing of a sort: `{id: value}` without the empty places."""

    def __init__(self, names: Names, kind: Kind = NUMBER, empty: int = 0) -> None:
        self.names = names
        self.kind = kind
        self.empty = empty

    def write(self, state: Any, value: Any) -> Any:
        names = self.names(state)
        return {
            names[place]: self.kind.write(state, item)
            for place, item in enumerate(value)
            if item != self.empty
        }

    def read(self, state: Any, data: Any) -> Any:
        if isinstance(data, list):
            return copied(data)
        names = list(self.names(state))
        found = [self.empty] * len(names)
        for name, item in data.items():
            found[names.index(name)] = self.kind.read(state, item)
        return found


class Rows(Kind):
    """A flat list of rows, each a list with a place for each thing of a sort.

    With `titles` the rows themselves belong to things with ids, and empty ones are left out.
    """

    def __init__(self, row: Places, titles: Names | None = None) -> None:
        self.row = row
        self.titles = titles

    def write(self, state: Any, value: Any) -> Any:
        width = len(self.row.names(state))
        rows = [
            self.row.write(state, value[first : first + width])
            for first in range(0, len(value), width)
        ]
        if self.titles is None:
            return rows
        return {name: row for name, row in zip(self.titles(state), rows, strict=True) if row}

    def read(self, state: Any, data: Any) -> Any:
        if isinstance(data, list) and data and isinstance(data[0], int):
            return copied(data)
        rows = data if self.titles is None else [data.get(name, {}) for name in self.titles(state)]
        found: list[int] = []
        for row in rows:
            found += self.row.read(state, row)
        return found


class Table(Kind):
    """A dictionary; keys that are numbers become text, as JSON wants it."""

    def __init__(self, key: Kind, kind: Kind) -> None:
        self.key = key
        self.kind = kind

    def write(self, state: Any, value: Any) -> Any:
        return {
            self.key.to_key(state, key): self.kind.write(state, item) for key, item in value.items()
        }

    def read(self, state: Any, data: Any) -> Any:
        return {
            self.key.from_key(state, key): self.kind.read(state, item) for key, item in data.items()
        }
