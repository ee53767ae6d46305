"""The legal moves as a menu: each with a key to type, in groups, with what it means.

A key is a number. Where the answer is a number itself (an amount, a space of the map) that number
is the key; whatever ends or declines something has the key 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from marineris.cli.errors import CliError
from marineris.core.error import MarinerisError
from marineris.core.question import Question
from marineris.text import Text, TextError

CLOSING: Final = ("pass", "end", "done")
GROUPS: Final = {
    "play": "cards",
    "use": "actions",
    "convert": "conversions",
    "milestone": "claims",
    "award": "claims",
    "lobby": "politics",
    "policy": "politics",
    "project": "projects",
}
ORDER: Final = (
    "cards",
    "actions",
    "conversions",
    "claims",
    "projects",
    "politics",
    "answers",
    "closing",
)

Note = Callable[[str], str]
"""A remark on a move, by its name."""


@dataclass(frozen=True)
class Entry:
    """One move: its key, its name, the group it is shown in, what it means and what it costs."""

    key: int
    move: str
    group: str
    words: str
    note: str = ""


class Menu:
    """The answers to one question."""

    def __init__(self, question: Question, names: Sequence[str], text: Text, note: Note) -> None:
        self.question = question
        self.decision = decision = question.decision
        moves: list[str] = decision["moves"]
        self.selection: dict[str, Any] | None = decision.get("selection")
        self.entries: list[Entry] = []
        ordered = sorted(moves, key=lambda move: ORDER.index(_group(move)))
        keys = _keys(ordered)
        for key, move in zip(keys, ordered, strict=True):
            words = _words(move, question, names, text)
            self.entries.append(Entry(key, move, _group(move), words, note(move)))
        self._by_key = {entry.key: entry for entry in self.entries}

    def groups(self) -> list[tuple[str, list[Entry]]]:
        """The entries by group, in the order of showing."""
        found: list[tuple[str, list[Entry]]] = []
        for name in ORDER:
            entries = [entry for entry in self.entries if entry.group == name]
            if entries:
                found.append((name, entries))
        return found

    @property
    def takes_several(self) -> bool:
        """Whether several answers can be given in one go."""
        return self.left > 1 or (self.is_open and self.left > 0)

    @property
    def left(self) -> int:
        """How many things can still be picked, where several are."""
        if self.selection is None:
            return 0
        return int(self.selection["most"]) - len(self.selection["picked"])

    @property
    def is_open(self) -> bool:
        """Whether any number of things may be picked, so that one has to say when it is enough."""
        chosen = self.selection
        return chosen is not None and int(chosen["least"]) < int(chosen["most"])

    def cards(self) -> list[Entry]:
        """The entries that name a card."""
        return [entry for entry in self.entries if entry.move.startswith("card ")]

    def picks(self) -> list[Entry]:
        """The entries that pick something, where several things are picked."""
        return [
            entry
            for entry in self.entries
            if entry.group != "closing" and not entry.move.startswith("unpick ")
        ]

    def find(self, typed: str) -> Entry:
        """The entry of a key, a move's name, or a unique beginning of one."""
        if typed.isdecimal():
            entry = self._by_key.get(int(typed)) if len(typed) < 6 else None
            if entry is None:
                raise CliError("no-such-key", key=typed)
            return entry
        wanted = "_".join(typed.lower().split())
        found = [entry for entry in self.entries if _answers(entry, wanted, exact=True)]
        if not found:
            found = [entry for entry in self.entries if _answers(entry, wanted, exact=False)]
        if len(found) == 1:
            return found[0]
        if found:
            several = [entry.move for entry in found]
            raise CliError("several-moves", typed=typed, moves=several[:8])
        raise CliError("no-such-answer", typed=typed)

    def find_several(self, typed: str) -> list[Entry]:
        """The entries of several keys (`1 3 4`), of `all`, or of 0 for none."""
        if typed.strip().lower() == "all":
            found = self.picks()
        else:
            words = typed.replace(",", " ").split()
            if not words or not all(word.isdecimal() for word in words):
                return [self.find(typed)]
            found = [self.find(word) for word in words]
        if len(found) > 1 and any(entry not in self.picks() for entry in found):
            raise CliError("none-and-some")
        limits: dict[str, int] = (self.selection or {}).get("limits", {})
        picked: list[str] = (self.selection or {}).get("picked", [])
        chosen: list[Entry] = []
        for entry in found:  # typed once more than it can be picked, it counts once less
            so_far = chosen.count(entry) + picked.count(entry.move)
            if so_far < limits.get(entry.move, 1):
                chosen.append(entry)
        if len(chosen) > self.left:
            raise CliError("too-many-picks", most=self.left, given=len(chosen))
        return chosen

    @property
    def amounts(self) -> tuple[int, int] | None:
        """The least and the most, if a number is asked for."""
        values = [entry.key for entry in self.entries if entry.move.startswith("amount ")]
        if len(values) != len(self.entries) or not values:
            return None
        return min(values), max(values)

    @property
    def spaces(self) -> list[str]:
        """The numbers of the spaces that may be chosen."""
        return [entry.move[6:] for entry in self.entries if entry.move.startswith("space ")]


def _group(move: str) -> str:
    if move in CLOSING:
        return "closing"
    return GROUPS.get(move.split()[0], "answers")


def _keys(moves: Sequence[str]) -> list[int]:
    """A key for each move: 0 to close, an answer that is a number itself, else counted from 1."""
    keys: list[int] = []
    count = 0
    for move in moves:
        family, _, subject = move.partition(" ")
        if move in CLOSING:
            keys.append(0)
        elif family in ("amount", "space") and subject.isdecimal():
            keys.append(int(subject))
        else:
            count += 1
            keys.append(count)
    return keys


def _answers(entry: Entry, wanted: str, exact: bool) -> bool:
    """Whether what was typed means this entry: its name, or the name of its subject."""
    whole = entry.move.replace(" ", "_")
    subject = entry.move.partition(" ")[2]
    spoken = "_".join(entry.words.lower().split())
    if exact:
        return wanted in (whole, subject, spoken)
    return bool(wanted) and (whole.startswith(wanted) or subject.startswith(wanted))


def _words(move: str, question: Question, names: Sequence[str], text: Text) -> str:
    family, _, subject = move.partition(" ")
    try:
        if family == "project":  # the group's title says the rest
            name = text.term("project", subject)
            return name[:1].upper() + name[1:]
        return text.move(move, question, names)
    except (TextError, MarinerisError, KeyError):
        return move  # a game whose moves have no words yet
