"""A game in the terminal: a table of people and bots at one keyboard, and its saved games.

The table itself is a `marineris.table.Table`: moves and undo are entries of its journal. A session
knows what each person has been told and which moves were typed on one line. Bots are asked through
`marineris.bots.ask` and never see the real game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import marineris
from marineris.bots import AnyBot, ask, make_bot
from marineris.bots.arena import MOST_PLAYERS
from marineris.bots.registry import blaming
from marineris.cli.errors import CliError, naming
from marineris.cli.seats import Seat, seats_of
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.core.undo import NOTHING
from marineris.table import EntryKind, SeatKind, Table, folded, info_of, journal_of
from marineris.table import Seat as TableSeat
from marineris.table.table import TABLE_EVENTS
from marineris.text import Text

LARGEST: Final = 32_000_000
"""Characters of a record: far more than the longest game has."""
SEATED: Final = "# players: "
"""The remark in a saved game that says who played it."""


class Session:
    """One table and its players."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat]) -> None:
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.people = [i for i, seat in enumerate(seats) if seat.is_person]
        self._table = _table_of(game.record(), seats)
        self._bots: dict[int, AnyBot] = {
            i: make_bot(seat.bot, game.seed * MOST_PLAYERS + i)
            for i, seat in enumerate(seats)
            if seat.bot
        }
        self._rngs = [random.Random(f"{game.seed}/{i}") for i in range(game.players)]
        self._told: dict[int | None, int] = {}
        """The last line of the log that each person, or the spectator, was told."""
        self._typed: list[tuple[int, int]] = []
        """Of every line that was typed and stands: whose it is, and how many moves it made."""

    @property
    def game(self) -> Game[Any]:
        """The one real game; another object after every move."""
        assert self._table.game is not None
        return self._table.game

    def next_seat(self, last: int) -> int:
        """Who is asked next: people before bots; the seat asked last goes on."""
        to_act = self.game.to_act
        people = [seat for seat in to_act if seat in self.people]
        if last in people:
            return last
        return people[0] if people else to_act[0]

    def let_bot_move(self, seat: int) -> None:
        """A bot answers the question of its seat."""
        code = self.seats[seat].bot
        with blaming(code):
            move = ask(self._bots[seat], self.game, seat, self._rngs[seat])
        self._table = self._after(EntryKind.MOVE, seat, self.game.move_name(move))

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """A person's moves. If one of them is not legal none is made."""
        self._table = self._after(EntryKind.MOVE, seat, *moves)
        self._typed.append((seat, len(moves)))

    def undo(self, seat: int) -> None:
        """Take back what a person typed last, unless somebody moved or saw something since."""
        own = [number for number, (who, _) in enumerate(self._typed) if who == seat]
        count = self._typed[own[-1]][1] if own else 1
        before = self._table
        try:
            for _ in range(count):
                index, why = self._table.undo(seat)
                if index < 0:
                    raise CliError("nothing-to-undo" if why == NOTHING else why)
                self._table = self._after(EntryKind.UNDO, seat, str(index))
        except CliError:
            self._table = before
            raise
        if own:
            del self._typed[own[-1]]
        self._told[seat] = self._table.line_count

    def _after(self, kind: EntryKind, seat: int, *values: str) -> Table:
        """The table with more entries in its journal; the one there is stays as it was."""
        twin = self._table.copy()
        for value in values:
            twin.apply(twin.next_entry(kind, seat, value))
        return twin

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened since a line of the log, as a person or the spectator may know it."""
        found: list[dict[str, Any]] = []
        for line in self._table.lines_after(since):
            event = line.event.seen_by(seat)
            is_again = line.event.name == UNDONE and found[-1:] == [event]
            if line.event.name != STARTED and not is_again:
                found.append(event)
        return found

    def news(self, seat: int | None) -> list[dict[str, Any]]:
        """What has happened since this person, or the spectator (None), was told last."""
        events = self.events(seat, self._told.get(seat, 0))
        self._told[seat] = self._table.line_count
        return events

    def catch_up(self) -> None:
        """Nobody needs to be told what happened before now."""
        everybody = [None, *range(self.game.players)]
        self._told = dict.fromkeys(everybody, self._table.line_count)

    def save(self, file: Path) -> None:
        """Write the game's record, with a remark that says who sits where."""
        first, _, rest = self.game.record().dumps().partition("\n")
        codes = ",".join(seat.code for seat in self.seats)
        with naming(file):
            file.write_text(f"{first}\n{SEATED}{codes}\n{rest}", encoding="utf-8")


STARTED: Final = TABLE_EVENTS[EntryKind.START]
"""Not told: the first screen shows it."""
UNDONE: Final = TABLE_EVENTS[EntryKind.UNDO]
"""Told once for all the moves of a typed line."""


def _table_of(record: Record, seats: Sequence[Seat]) -> Table:
    """The table of a record, with all of its log."""
    at_table = [
        TableSeat(number, SeatKind.PERSON if seat.is_person else SeatKind.BOT, seat.name, seat.bot)
        for number, seat in enumerate(seats)
    ]
    return folded(info_of(record, at_table), journal_of(record), lines=None)


def read_record(file: Path) -> tuple[Record, str]:
    """A record and the text of its file; what is no text is a damaged record."""
    try:
        with file.open(encoding="utf-8") as stream:
            written = stream.read(LARGEST + 1)
    except UnicodeDecodeError as error:
        raise CliError("not-text", file=str(file)) from error
    if len(written) > LARGEST:
        raise CliError("record-endless", file=str(file))
    return Record.loads(written), written


def seats_in(written: str, text: Text) -> list[Seat] | None:
    """Who played a saved game, if it says so."""
    for line in written.splitlines()[:20]:
        if line.startswith(SEATED):
            return seats_of(line.removeprefix(SEATED), text)
    return None


def resumed(file: Path) -> tuple[Game[Any], str]:
    """A saved game at its last move, and the text of its file."""
    record, written = read_record(file)
    return marineris.loads(record, log=True), written
