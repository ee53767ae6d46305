"""Frozen records as plain data and back: the JSON form of effects, frames and snapshots.

Numbers, strings, booleans and None stay as they are, tuples become lists, and a record becomes
`{"type": its class, …its fields that differ from their defaults}`. `Records` does this for
snapshots, which name cards and the like by their ids. A snapshot is a cache: the truth of a game is
always its options, seed and moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from marineris.core.error import BadRecord
from marineris.core.schema import FRAMES, Kind


def encode(value: Any) -> Any:
    """Plain JSON-able data for a record, a tuple of records, or plain data."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is not a record")
    data: dict[str, Any] = {"type": type(value).__name__}
    for field in fields(value):
        item = getattr(value, field.name)
        if field.default is MISSING or item != field.default:
            data[field.name] = encode(item)
    return data


class Decoder:
    """Turns plain data back into records of the given classes. Lists become tuples.

    Two games may use the same word for different things, so only the words of one package count.
    """

    def __init__(self, package: str, *classes: type) -> None:
        self._package = package
        self._classes: dict[str, type] = {}
        for base in classes:
            self._learn(base)

    def _learn(self, base: type) -> None:
        if base.__module__.startswith(self._package):
            self._classes[base.__name__] = base
        derived: type
        for derived in base.__subclasses__():
            self._learn(derived)

    def decode(self, data: Any) -> Any:
        """The record, tuple or plain value that `encode` made this data of."""
        if isinstance(data, list):
            return tuple(self.decode(item) for item in data)
        if not isinstance(data, dict):
            return data
        arguments = {key: self.decode(item) for key, item in data.items() if key != "type"}
        return self.class_named(data.get("type"))(**arguments)

    def class_named(self, name: Any) -> type:
        """The class of a record."""
        found = self._classes.get(str(name))
        if found is None:
            message = f"a snapshot names the unknown kind {name!r}"
            raise BadRecord(message, fault="bad-position")
        return found


class RecordWriter:
    """Writes records in ids.

    `kinds` tells what the fields stand for that are not plain numbers, by their names; where two
    records use a name for different things, by `Record.name`. `card` is the kind of the cards that
    frames of the stack name.
    """

    def __init__(self, kinds: Mapping[str, Kind], card: Kind) -> None:
        self._kinds = kinds
        self._card = card

    def write(self, state: Any, value: Any) -> Any:
        """A record, a tuple of records, or plain data, as plain data in ids."""
        if isinstance(value, tuple):
            return [self.write(state, item) for item in value]
        if not is_dataclass(value):
            return value
        name = type(value).__name__
        data: dict[str, Any] = {"type": name}
        for field in fields(value):
            item = getattr(value, field.name)
            if field.default is MISSING or item != field.default:
                kind = self._kind_of(name, field.name)
                if kind is None:
                    data[field.name] = self.write(state, item)
                elif kind is FRAMES:
                    data[field.name] = self.write_frames(state, item)
                else:
                    data[field.name] = kind.write(state, item)
        return data

    def _kind_of(self, record: str, field: str) -> Kind | None:
        found = self._kinds.get(f"{record}.{field}")
        return found if found is not None else self._kinds.get(field)

    def write_frames(self, state: Any, frames: Sequence[Any]) -> list[Any]:
        """Frames of a stack: effect, seat and card."""
        return [
            [self.write(state, effect), seat, self._card.write(state, card)]
            for effect, seat, card in frames
        ]

    def details(self, state: Any, record: Any) -> dict[str, Any]:
        """The fields of a record by their names, without its class."""
        data: dict[str, Any] = self.write(state, record)
        del data["type"]
        return data


class Records(RecordWriter):
    """Writes and reads records in ids."""

    def __init__(
        self, package: str, classes: Sequence[type], kinds: Mapping[str, Kind], card: Kind
    ) -> None:
        super().__init__(kinds, card)
        self._decoder = Decoder(package, *classes)

    def read(self, state: Any, data: Any) -> Any:
        """What `write` made the data of."""
        if isinstance(data, list):
            return tuple([self.read(state, item) for item in data])
        if not isinstance(data, dict):
            return data
        name = str(data.get("type"))
        arguments: dict[str, Any] = {}
        for key, item in data.items():
            kind = self._kind_of(name, key)
            if key == "type":
                continue
            if kind is None:
                arguments[key] = self.read(state, item)
            elif kind is FRAMES:
                arguments[key] = tuple(self.read_frames(state, item))
            else:
                value = kind.read(state, item)
                arguments[key] = tuple(value) if isinstance(value, list) else value
        return self._decoder.class_named(name)(**arguments)

    def read_frames(self, state: Any, data: Any) -> list[Any]:
        """What `write_frames` made the data of."""
        return [
            (self.read(state, effect), seat, self._card.read(state, card))
            for effect, seat, card in data
        ]
