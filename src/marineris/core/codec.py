"""Frozen records as plain data and back: the JSON form of effects, frames and snapshots.

Numbers, strings, booleans and None stay as they are, tuples become lists, and a record becomes
`{"type": its class, …its fields that differ from their defaults}`. A snapshot is a cache: the truth
of a game is always its options, seed and moves.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from marineris.core.error import BadRecord


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
        kind = self._classes.get(str(data.get("type")))
        if kind is None:
            message = f"a snapshot names the unknown kind {data.get('type')!r}"
            raise BadRecord(message, fault="bad-position")
        return kind(**arguments)
