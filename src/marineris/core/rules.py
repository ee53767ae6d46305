"""What a game is: the parts that the core, and so every client, needs of it.

A game puts its functions together into one `Rules` object. Snapshots are worked out here from what
the game declares of its state's fields, the same way for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from marineris.core import snapshot
from marineris.core.catalogue import Catalogue
from marineris.core.codec import Records
from marineris.core.effect import BaseState
from marineris.core.options import Option
from marineris.core.reason import Reason
from marineris.core.schema import Kind

S = TypeVar("S", bound=BaseState)
Given = Mapping[str, object]
Data = Mapping[str, Any]
"""A TypedDict of the game: see `core.types` and the `types` of each game."""


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
        offers: Callable[[S, int | None], Data],
        imagine: Callable[[S, int, int], S],
        reasons: Callable[[S, int, int], list[Reason]],
        preview: Callable[[S, int, int], Data],
        decision: Callable[[S, int], Data],
        result: Callable[[S], Sequence[Data]],
        audit: Callable[[S, S | None], list[str]],
        fields: Mapping[str, Kind],
        records: Sequence[type],
        record_fields: Mapping[str, Kind],
        card: Kind,
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
        self.offers = offers
        """What a seat (None: a spectator) could do, its prices, reasons and counts."""
        self.imagine = imagine
        """A copy in which everything that the seat cannot know is dealt again."""
        self.reasons = reasons
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
        self.fields = fields
        """What the fields of the state hold that make up a snapshot."""
        self.record_fields = record_fields
        """What the fields of effects hold that are not plain numbers; see `Records`."""
        self.card = card
        """The cards that effects come from."""
        self._classes = records
        self._records: Records | None = None

    def audit(self, state: S, before: S | None = None) -> list[str]:
        """What is wrong with a state, or with how it came from an earlier one: nothing, ever."""
        return self._audit(state, before)

    def snapshot(self, state: S) -> dict[str, Any]:
        """The whole state, hidden parts included, as plain data in ids."""
        return snapshot.save(state, self.fields, self.records())

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole state: equal states have equal ones."""
        return snapshot.digest_of(self.snapshot(state))

    def is_same(self, state: S, other: S) -> bool:
        """Whether two states are equal, hidden parts included."""
        return snapshot.is_same(state, other, self.fields)

    def restore(self, players: int, options: Given, data: Any) -> S:
        """The state of a snapshot, up to its question."""
        state = self._blank_state(players, options)
        snapshot.load(state, data, self.fields, self.records(), self._derive)
        return state

    def records(self) -> Records:
        """Effects as plain data in ids and back."""
        if self._records is None:  # not before all expansions have brought their kinds of effects
            package = f"marineris.{self.name}"
            self._records = Records(package, self._classes, self.record_fields, self.card)
        return self._records
