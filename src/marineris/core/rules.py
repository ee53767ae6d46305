"""What a game is: the parts that the core, and so every client, needs of it.

A game puts its functions together into one `Rules` object. Snapshots are worked out here from the
names of its state's fields, the same way for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from marineris.core import snapshot
from marineris.core.catalogue import Catalogue
from marineris.core.codec import Decoder
from marineris.core.effect import BaseState
from marineris.core.option import Option
from marineris.core.reason import Reason

S = TypeVar("S", bound=BaseState)
Given = Mapping[str, object]
Data = dict[str, Any]


class Rules(Generic[S]):
    """The rules of one game. `version` rises with every change of what a game does."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        catalogue: Catalogue,
        options: Callable[[int, Given], dict[str, object]],
        option_list: Callable[[], tuple[Option, ...]],
        new_state: Callable[[int, Given, int], S],
        blank_state: Callable[[int, Given], S],
        copy_state: Callable[[S], S],
        derive: Callable[[S], None],
        view: Callable[[S, int | None], Data],
        imagine: Callable[[S, int, int], S],
        faults: Callable[[S, int, int], list[Reason]],
        preview: Callable[[S, int, int], Data],
        decision: Callable[[S, int], Data],
        result: Callable[[S], list[Data]],
        audit: Callable[[S, S | None], list[str]],
        fields: Sequence[str],
        tables: Sequence[str] = (),
        records: Sequence[type] = (),
        hurry: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.catalogue = catalogue
        self.options = options
        """The full set of options, checked; raises `UnknownOption` or `BadOption`."""
        self.option_list = option_list
        """The options that a table can set."""
        self.new_state = new_state
        """The state before anything happens."""
        self.copy_state = copy_state
        """An exact, unaliased copy without a log."""
        self.view = view
        """Everything that a seat (None: a spectator) may know and nothing else."""
        self.imagine = imagine
        """A copy in which all that the seat cannot know is dealt anew."""
        self.faults = faults
        """All the reasons why a move that is not legal now is not."""
        self.preview = preview
        """What a legal move would change."""
        self.decision = decision
        """What is asked of a seat that is to act."""
        self.result = result
        """Per seat: total, points by source, rank."""
        self.hurry = hurry
        """How the names of moves begin that lead to the end, for random games that are to end."""
        self._blank_state = blank_state
        self._derive = derive
        self._audit = audit
        self._fields = fields
        self._tables = tables
        self._records = records
        self._decoder: Decoder | None = None

    def audit(self, state: S, before: S | None = None) -> list[str]:
        """What is wrong with a state, or with how it came from an earlier one: nothing, ever."""
        return self._audit(state, before)

    def snapshot(self, state: S) -> Data:
        """The whole state, hidden parts included, as plain data."""
        return snapshot.save(state, self._fields, self._tables)

    def is_same(self, state: S, other: S) -> bool:
        """Whether two states are equal, hidden parts included."""
        return snapshot.is_same(state, other, self._fields, self._tables)

    def restore(self, players: int, options: Given, data: Any) -> S:
        """The state of a snapshot, up to its question."""
        if self._decoder is None:
            self._decoder = Decoder(f"marineris.{self.name}", *self._records)
        state = self._blank_state(players, options)
        snapshot.load(state, data, self._fields, self._tables, self._decoder, self._derive)
        return state
