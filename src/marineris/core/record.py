"""A game record: options, seed and moves, and its text notation.

The notation is meant to be read: a header of `key: value` lines, an empty line, one move a line as
`seat name`, and a last line that counts the moves and carries a digest of the final state, so that
a cut-off or altered file is noticed. Lines that begin with `#` are remarks. A
record need not name its players.

    marineris: 1
    game: terraforming 1
    players: 2
    seed: 7
    names: ["Ana", "Boris"]
    option: corporate_era = true

    0 card credicor
    1 card helion
    end: 2 moves, 0f32a9c4d1e87b65
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from marineris.core.error import BadRecord, NewerRecord

NOTATION: Final = 1
LONGEST: Final = 1_000_000
"""Moves in the longest record that is read: far beyond any game, short of filling the memory."""
LONGEST_NAME: Final = 100
"""Characters of a player's name."""


@dataclass
class Record:
    """What a game is: enough to play it again, move by move."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    digest: str = ""
    position: Any = None
    """The snapshot the game began from, if it did not begin at the beginning."""
    names: list[str] = field(default_factory=list)
    """What the players are called, one for each seat; empty if nobody says."""

    def dumps(self) -> str:
        """The record as text."""
        lines = [
            f"marineris: {NOTATION}",
            f"game: {self.game} {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
        if self.names:
            lines.append("names: " + _readable(self.names))
        lines += [
            f"option: {key} = {json.dumps(self.options[key])}" for key in sorted(self.options)
        ]
        if self.position is not None:
            lines.append("position: " + json.dumps(self.position, separators=(",", ":")))
        lines.append("")
        lines += [f"{seat} {name}" for seat, name in self.moves]
        lines.append(f"end: {len(self.moves)} moves, {self.digest}")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record's text. Whatever is wrong with it is said with its line."""
        return _Reader(text).read()


def _readable(names: list[str]) -> str:
    """Names as JSON on one line: letters as they are, unless one of them would break the line."""
    text = json.dumps(names, ensure_ascii=False)
    is_plain = text.isprintable() and text.encode("utf-8", "replace").decode() == text
    return text if is_plain else json.dumps(names)


class _Reader:
    """Reads the notation from its first line to its last, knowing where it is."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._at = 0

    def read(self) -> Record:
        header = self._header()
        name, rules = self._game(header)
        players = self._whole(header, "players")
        seed = self._whole(header, "seed")
        names = self._names(header, players)
        moves, digest = self._moves()
        return Record(
            name, rules, players, seed, header.options, moves, digest, header.position, names
        )

    def _fault(
        self, fault: str, message: str, line: int | None = None, **facts: object
    ) -> BadRecord:
        return BadRecord(message, self._at if line is None else line, fault=fault, **facts)

    def _next(self) -> str:
        while self._at < len(self._lines):
            self._at += 1
            line = self._lines[self._at - 1].strip()
            if not line.startswith("#"):
                return line
        self._at = len(self._lines)
        message = "the record is cut off; its last line should be 'end: N moves, digest'"
        raise self._fault("cut-off", message)

    def _header(self) -> _Header:
        header = _Header()
        while line := self._next():
            key, colon, value = line.partition(":")
            value = value.strip()
            if not colon:
                message = f"expected 'key: value' before the first empty line, not {line!r}"
                raise self._fault("no-key", message, given=line)
            if not header.values and key != "marineris":
                message = "this is not a Marineris record; one begins with 'marineris: 1'"
                raise self._fault("no-record", message)
            if key == "option":
                name, _, text = value.partition("=")
                header.options[name.strip()] = self._json(text, "option", "an option's value")
            elif key == "position":
                header.position = self._json(value, "position", "the position")
            elif key in header.values:
                raise self._fault("key-twice", f"{key!r} is given twice", key=key)
            else:
                header.values[key] = value
                header.line[key] = self._at
            if key == "marineris":
                self._check_version(value)
        return header

    def _json(self, text: str, key: str, what: str) -> object:
        try:
            value: object = json.loads(text)
        except (ValueError, RecursionError):
            given = text.strip()[:40]
            message = f"{what} should be JSON, not {given!r}"
            raise self._fault(f"{key}-no-json", message, given=given) from None
        return value

    def _check_version(self, value: str) -> None:
        if not value.isascii() or not value.isdigit():
            message = f"the notation's version should be a number, not {value[:40]!r}"
            raise self._fault("version-no-number", message, given=value[:40])
        if len(value) > 9 or int(value) > NOTATION:
            raise NewerRecord(
                f"this record has notation version {value[:20]}; this program reads up to "
                f"{NOTATION}, a newer one is needed",
                self._at,
                fault="newer",
                given=value[:20],
                most=NOTATION,
            )

    def _game(self, header: _Header) -> tuple[str, int]:
        words = header.values.get("game", "").split()
        if len(words) != 2 or not words[1].isascii() or not words[1].isdigit() or len(words[1]) > 9:
            line = header.line.get("game", self._at)
            raise self._no_line("game: terraforming 1", line)
        return words[0], int(words[1])

    def _no_line(self, example: str, line: int) -> BadRecord:
        message = f"the header needs a line like {example!r}"
        return self._fault("no-line", message, line, example=example)

    def _whole(self, header: _Header, key: str) -> int:
        text = header.values.get(key, "")
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 40:
            line = header.line.get(key, self._at)
            raise self._no_line(f"{key}: 2", line)
        return int(text)

    def _names(self, header: _Header, players: int) -> list[str]:
        if "names" not in header.values:
            return []
        given = header.values["names"]
        try:
            names = json.loads(given)
        except (ValueError, RecursionError):
            names = None
        if isinstance(names, list) and len(names) == players and all(map(_is_name, names)):
            return names
        message = f"'names' should be a JSON list of {players} short names, not {given[:40]!r}"
        line = header.line["names"]
        raise self._fault("no-names", message, line, given=given[:40], count=players)

    def _moves(self) -> tuple[list[tuple[int, str]], str]:
        moves: list[tuple[int, str]] = []
        while not (line := self._next()).startswith("end:"):
            seat, space, name = line.partition(" ")
            if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 3:
                message = f"a move should read like '0 pass', not {line[:40]!r}"
                raise self._fault("no-move", message, given=line[:40])
            moves.append((int(seat), name.strip()))
            if len(moves) > LONGEST:
                message = f"the record is longer than {LONGEST} moves"
                raise self._fault("too-long", message, most=LONGEST)
        count, _, digest = line.removeprefix("end:").partition(",")
        if count.strip() != f"{len(moves)} moves":
            given = count.strip()[:40]
            message = f"{len(moves)} moves were read, the record says {given!r}"
            raise self._fault("other-count", message, count=len(moves), given=given)
        return moves, digest.strip()


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


class _Header:
    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.line: dict[str, int] = {}
        self.options: dict[str, object] = {}
        self.position: Any = None
