"""A game record: options, seed and moves, and its text notation.

The notation is meant to be read: a header of `key: value` lines, an empty line, one move a line as
`seat name`, and a last line that counts the moves and carries a digest of the final state, so that
a cut-off or altered file is noticed. Lines that begin with `#` are remarks.

    marineris: 1
    game: terraforming 1
    players: 2
    seed: 7
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

    def dumps(self) -> str:
        """The record as text."""
        lines = [
            f"marineris: {NOTATION}",
            f"game: {self.game} {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
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
        moves, digest = self._moves()
        return Record(name, rules, players, seed, header.options, moves, digest, header.position)

    def _fault(self, message: str, line: int | None = None) -> BadRecord:
        return BadRecord(message, self._at if line is None else line)

    def _next(self) -> str:
        while self._at < len(self._lines):
            self._at += 1
            line = self._lines[self._at - 1].strip()
            if not line.startswith("#"):
                return line
        self._at = len(self._lines)
        raise self._fault("the record is cut off; its last line should be 'end: N moves, digest'")

    def _header(self) -> _Header:
        header = _Header()
        while line := self._next():
            key, colon, value = line.partition(":")
            value = value.strip()
            if not colon:
                raise self._fault(
                    f"expected 'key: value' before the first empty line, not {line!r}"
                )
            if not header.values and key != "marineris":
                raise self._fault("this is not a Marineris record; one begins with 'marineris: 1'")
            if key == "option":
                name, _, text = value.partition("=")
                header.options[name.strip()] = self._json(text, "an option's value")
            elif key == "position":
                header.position = self._json(value, "the position")
            elif key in header.values:
                raise self._fault(f"{key!r} is given twice")
            else:
                header.values[key] = value
                header.line[key] = self._at
            if key == "marineris":
                self._check_version(value)
        return header

    def _json(self, text: str, what: str) -> object:
        try:
            value: object = json.loads(text)
        except (ValueError, RecursionError):
            raise self._fault(f"{what} should be JSON, not {text.strip()[:40]!r}") from None
        return value

    def _check_version(self, value: str) -> None:
        if not value.isascii() or not value.isdigit():
            raise self._fault(f"the notation's version should be a number, not {value[:40]!r}")
        if len(value) > 9 or int(value) > NOTATION:
            raise NewerRecord(
                f"this record has notation version {value[:20]}; this program reads up to "
                f"{NOTATION}, a newer one is needed",
                self._at,
            )

    def _game(self, header: _Header) -> tuple[str, int]:
        words = header.values.get("game", "").split()
        if len(words) != 2 or not words[1].isascii() or not words[1].isdigit() or len(words[1]) > 9:
            line = header.line.get("game", self._at)
            raise self._fault("the header needs a line like 'game: terraforming 1'", line)
        return words[0], int(words[1])

    def _whole(self, header: _Header, key: str) -> int:
        text = header.values.get(key, "")
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 40:
            line = header.line.get(key, self._at)
            raise self._fault(f"the header needs a line like '{key}: 2'", line)
        return int(text)

    def _moves(self) -> tuple[list[tuple[int, str]], str]:
        moves: list[tuple[int, str]] = []
        while not (line := self._next()).startswith("end:"):
            seat, space, name = line.partition(" ")
            if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 3:
                raise self._fault(f"a move should read like '0 pass', not {line[:40]!r}")
            moves.append((int(seat), name.strip()))
            if len(moves) > LONGEST:
                raise self._fault(f"the record is longer than {LONGEST} moves")
        count, _, digest = line.removeprefix("end:").partition(",")
        if count.strip() != f"{len(moves)} moves":
            raise self._fault(
                f"{len(moves)} moves were read, the record says {count.strip()[:40]!r}"
            )
        return moves, digest.strip()


class _Header:
    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.line: dict[str, int] = {}
        self.options: dict[str, object] = {}
        self.position: Any = None
