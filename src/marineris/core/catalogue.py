"""The catalogue of moves of a game: every move is one integer and one name, both ways.

A catalogue is a list of *families* (`play`, `space`, `amount` …), each with its subjects. A move's
integer says which family and which subject in two list look-ups; its name is `family subject`, or
the family's name alone where there is no subject (`pass`). Extensions append to a catalogue, so the
integers of the base game never change under them.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from marineris.core.error import UnknownMove


class Family:
    """The moves of one kind. `moves[subject]` is the integer of the move about that subject."""

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index
        self.moves: list[int] = []


class Catalogue:
    """All the moves of a game. `family[move]` and `subject[move]` take a move apart."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.family: list[int] = []
        self.subject: list[int] = []
        self.families: list[Family] = []
        self.done = -1
        """The move that ends a selection of any number of things."""
        self.unpick_of: dict[int, int] = {}
        """The move that takes a pick back, by the move that picks it; see `selection`."""
        self.pick_of: dict[int, int] = {}
        """The other way round."""
        self._by_name: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.names)

    def add_family(self, name: str, subjects: Sequence[str] = ()) -> Family:
        """A new family with its first subjects."""
        family = Family(name, len(self.families))
        self.families.append(family)
        self.extend(family, subjects)
        return family

    def add_single(self, name: str) -> int:
        """A move without a subject, in a family of its own."""
        family = self.add_family(name)
        self._append(family, name)
        return family.moves[0]

    def extend(self, family: Family, subjects: Sequence[str]) -> None:
        """More subjects for a family; their integers follow all those given out so far."""
        for subject in subjects:
            self._append(family, f"{family.name} {subject}")

    def add_unpicks(self, family: Family, picks: Sequence[int]) -> None:
        """Moves that take back picks; each is named after the move that picks."""
        for pick in picks:
            self._append(family, f"{family.name} {self.names[pick]}")
            self.unpick_of[pick] = family.moves[-1]
            self.pick_of[family.moves[-1]] = pick

    def _append(self, family: Family, name: str) -> None:
        if name in self._by_name:
            raise ValueError(f"the move {name!r} is in the catalogue already")
        move = len(self.names)
        self._by_name[name] = move
        self.names.append(name)
        self.family.append(family.index)
        self.subject.append(len(family.moves))
        family.moves.append(move)

    def name(self, move: int) -> str:
        """The name of a move."""
        if not 0 <= move < len(self.names):
            raise UnknownMove(
                f"there is no move {move}; moves are 0 to {len(self.names) - 1}",
                move=move,
                last=len(self.names) - 1,
            )
        return self.names[move]

    def move(self, name: str) -> int:
        """The integer of a move's name; an unknown name is answered with the nearest known ones."""
        found = self._by_name.get(name)
        if found is None:
            near = get_close_matches(name, self.names, 3, 0.6)
            hint = "; did you mean " + " or ".join(map(repr, near)) + "?" if near else ""
            raise UnknownMove(f"there is no move {name!r}{hint}", move=name, near=near)
        return found
