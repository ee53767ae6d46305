"""One table: its journal folded into a game, seats, clock and log.

Pure bookkeeping: nothing here waits, reads a clock or sends anything. `apply` takes the next entry
of the journal, whoever wrote it; the checks before an entry is written are here too, so that every
process judges alike. `apply` may fail half-way, so a table that people look at is never changed: an
entry is applied to a copy, which takes the table's place once the entry is stored.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import marineris
from marineris.bots import rival_for
from marineris.core.event import Event
from marineris.core.game import Game
from marineris.core.question import Question
from marineris.core.record import Record
from marineris.core.undo import moment, step
from marineris.table.clock import Clock
from marineris.table.errors import BadEntry, BotPlays, NotRunning, NoUndo, Stale, TableStuck
from marineris.table.info import TableInfo, TableStatus
from marineris.table.journal import Entry, EntryKind, is_number, voided
from marineris.table.standing_moves import StandingMove, UndoHistory

LINES: Final = 200
"""Lines of the log that stay in memory; earlier ones are folded again when asked for."""


TABLE_EVENTS: Final[Mapping[str, str]] = {
    EntryKind.START: "TableStarted",
    EntryKind.UNDO: "Undone",
    EntryKind.BOT: "BotTookOver",
    EntryKind.BACK: "PersonReturned",
    EntryKind.RESIGN: "Resigned",
    EntryKind.FLAG: "TimeRanOut",
    EntryKind.ROLLBACK: "RolledBack",
}
"""What the log tells beside the game's own events, by what the journal says."""


@dataclass(frozen=True)
class Line:
    """One line of a table's log."""

    number: int
    event: Event


@dataclass(frozen=True)
class Stuck:
    """Why a table stands still: an entry of its journal cannot be applied."""

    entry: int
    """Its number."""
    last: int
    """The number of the journal's last entry."""
    error: Exception | None = field(default=None, compare=False)
    """What it raised."""


class Table:
    """A table as its journal tells it."""

    def __init__(self, info: TableInfo, lines: int | None = LINES) -> None:
        self.info = info
        self.version = 0
        self.game: Game[Any] | None = None
        self.resigned: set[int] = set()
        self.drivers = [seat.bot for seat in info.seats]
        """The bot that plays for each seat; nothing where a person does."""
        self._changed: set[int] = set()
        self.asked_at = [0] * info.players
        """The version since which each seat has had its present question."""
        self.lines: deque[Line] = deque(maxlen=lines)
        self.line_count = 0
        self.last_time = info.created
        self.clock = _clock(info)
        self._history = UndoHistory()
        self.stuck: Stuck | None = None
        """Set by `recovered` if the journal goes on with an entry that cannot be applied."""
        self._failed_bots: dict[int, tuple[int, str]] = {}
        """Questions that a bot could not answer: by seat, since when it is asked, and which bot."""

    def copy(self) -> Table:
        """An exact copy that can take entries without touching this table."""
        twin = Table(self.info, self.lines.maxlen)
        twin.version, twin.last_time = self.version, self.last_time
        if self.game is not None:
            twin.game = self.game.copy()
            twin.game.state.log = []
        twin.resigned = self.resigned.copy()
        twin.drivers, twin._changed = self.drivers[:], self._changed.copy()
        twin.asked_at = self.asked_at[:]
        twin.lines, twin.line_count = self.lines.copy(), self.line_count
        twin.clock = None if self.clock is None else self.clock.copy()
        twin._history = self._history.copy()
        twin.stuck = self.stuck
        twin._failed_bots = self._failed_bots.copy()
        return twin

    @property
    def heard(self) -> int:
        """The last entry of the journal that is known here, applied or not."""
        return self.version if self.stuck is None else self.stuck.last

    @property
    def status(self) -> str:
        """How far the table is."""
        if self.game is None:
            return TableStatus.OPEN
        return TableStatus.OVER if self.game.is_over else TableStatus.RUNNING

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.info.seats]

    @property
    def playing(self) -> Game[Any]:
        """The game, which must be going on."""
        self.check_not_stuck()
        if self.game is None or self.game.is_over:
            raise NotRunning("the table has no game going on", status=self.status)
        return self.game

    def to_act(self) -> list[int]:
        """The seats that are asked something now."""
        return self.game.to_act if self.game is not None and self.stuck is None else []

    def formalities(self) -> list[int]:
        """The seats of people who are asked something that leaves them no choice."""
        game = self.game
        if game is None:
            return []
        waiting = (seat for seat in self.to_act() if not self.drivers[seat])
        return [seat for seat in waiting if game.is_formality(seat)]

    def bot_to_act(self) -> int:
        """A seat that a bot has to move for, and can; -1 if there is none."""
        waiting = (seat for seat in self.to_act() if self.drivers[seat])
        return next((seat for seat in waiting if not self._has_failed_bot(seat)), -1)

    def jam(self, seat: int) -> None:
        """A bot has found no move that works. It is not asked again until the question changes."""
        self._failed_bots[seat] = (self.asked_at[seat], self.drivers[seat])

    def _has_failed_bot(self, seat: int) -> bool:
        return self._failed_bots.get(seat) == (self.asked_at[seat], self.drivers[seat])

    def failed_bots(self) -> list[int]:
        """The seats whose bots have a question that they cannot answer."""
        return [seat for seat in self.to_act() if self._has_failed_bot(seat)]

    def renew_drivers(self) -> None:
        """The seats may have changed in the store; what the journal says of one counts more."""
        for seat, place in enumerate(self.info.seats):
            if seat not in self._changed:
                self.drivers[seat] = place.bot

    def usual_bot(self) -> str:
        """The bot that takes a seat over if nobody says which."""
        return rival_for(self.info.game)

    # Checks, before an entry is written

    def check_not_stuck(self) -> None:
        """A table that is stuck can be looked at, not played."""
        if self.stuck is not None:
            number = self.stuck.entry
            raise TableStuck(f"entry {number} of the journal cannot be applied", number=number)

    def check_move(self, seat: int, move: int, at: int) -> str:
        """The name of a move that a person may make; raises what is wrong with it."""
        self.check_person(seat)
        self.check_fresh(seat, at)
        game = self.playing
        if move not in game.legal_moves(seat):
            game.copy().play(seat, move)  # raises the reasons
        return game.move_name(move)

    def check_fresh(self, seat: int, at: int) -> None:
        """A message that was written before the seat's present question is not an answer to it."""
        if not self.asked_at[seat] <= at <= self.version:
            raise Stale("the question has changed since", at=at, version=self.version)

    def check_person(self, seat: int) -> None:
        """A person may not move for a seat that a bot plays."""
        if self.drivers[seat]:
            raise BotPlays("a bot plays for this seat; take it back first", seat=seat)

    def check_undo(self, seat: int) -> int:
        """Which of the moves that stand the seat may take back."""
        self.check_not_stuck()
        self.check_person(seat)
        index, why = self.undo(seat)
        if index < 0:
            raise NoUndo("this move cannot be taken back", why=why)
        return index

    def undo(self, seat: int) -> tuple[int, str]:
        """Which move a seat may take back, or -1 and why none."""
        is_playing = self.game is not None and not self.game.is_over and self.stuck is None
        if not is_playing or not self.info.settings.get("undo", True):
            return -1, "undo-off"
        return self._history.last_of(seat)

    def standing_move(self, index: int) -> StandingMove:
        """One of the moves that stand."""
        return self._history[index]

    # The journal

    def apply(self, entry: Entry) -> None:
        """Fold the next entry in. If it raises, the table is no longer of use."""
        self._check_entry(entry)
        if self.clock is not None and entry.kind != EntryKind.ROLLBACK:
            self.clock.advance(entry.time)
        self.version = entry.number
        self.last_time = max(self.last_time, entry.time)
        if entry.kind == EntryKind.START:
            self._start()
        elif entry.kind == EntryKind.MOVE:
            self._move(entry.seat, entry.value)
        elif entry.kind == EntryKind.UNDO:
            self._undo(entry.seat, int(entry.value))
        elif entry.kind == EntryKind.ROLLBACK:
            self._roll_back(entry.time)
        else:
            self._change_driver(entry)
        if self.clock is not None:
            # Formalities too: everybody sees whose clock runs.
            self.clock.run(seat for seat in self.to_act() if not self.drivers[seat])

    def next_entry(self, kind: str, seat: int = -1, value: str = "", time: int = 0) -> Entry:
        """The entry that follows the last one; its time is never before that one's."""
        return Entry(self.version + 1, kind, seat, value, max(time, self.last_time))

    def skip(self, entry: Entry) -> None:
        """Pass over an entry that a later rollback took back."""
        self.version = entry.number

    def _check_entry(self, entry: Entry) -> None:
        """What the rest takes for granted: a store can hold anything."""
        at = f"entry {entry.number}"
        if entry.number != self.version + 1:
            raise BadEntry(f"{at} does not follow entry {self.version}")
        if entry.kind not in (EntryKind.MOVE, *TABLE_EVENTS):
            raise BadEntry(f"{at} is of an unknown kind, {entry.kind!r}")
        if (entry.kind == EntryKind.START) != (
            self.game is None
        ) and entry.kind != EntryKind.ROLLBACK:
            raise BadEntry(f"{at}: a journal begins with its only start")
        if entry.kind == EntryKind.ROLLBACK and not is_number(entry.value):
            raise BadEntry(f"{at}: a rollback names an entry by its number")
        if entry.kind in (EntryKind.START, EntryKind.ROLLBACK):
            return
        if not 0 <= entry.seat < self.info.players:
            raise BadEntry(f"{at}: there is no seat {entry.seat}")
        if entry.kind == EntryKind.UNDO and not is_number(entry.value):
            raise BadEntry(f"{at}: an undo names a move by its number")

    def _roll_back(self, time: int) -> None:
        """The entries since the last good one have been passed over; the game goes on from it."""
        self.stuck = None
        if self.clock is not None:
            self.clock.rest(time)
        self._tell(Event(TABLE_EVENTS[EntryKind.ROLLBACK], -1, {}))
        self.asked_at = [self.version] * self.info.players

    def _start(self) -> None:
        self.game = self.new_game()
        self._tell(Event(TABLE_EVENTS[EntryKind.START], -1, {}))
        self._drain(self.game)
        self.asked_at = [self.version] * self.info.players

    def new_game(self) -> Game[Any]:
        """The game before its first move."""
        one = self.info
        record = Record(one.game, one.rules, one.players, one.seed, one.options)
        record.position = one.position
        return Game.from_record(marineris.rules_of(one.game), record, log=True)

    def _move(self, seat: int, name: str) -> None:
        game = self.playing
        move = game.rules.catalogue.move(name)
        before = moment(game.state)
        is_formality = game.is_formality(seat)
        question = None if self.drivers[seat] else _asked(game, seat)
        game.play(seat, move)
        after = moment(game.state)
        # Time is given for an answer, not for each pick of it or for taking one back.
        is_answer = not game.state.picks[seat] and move not in game.rules.catalogue.pick_of
        earned = is_answer and not self.drivers[seat]
        made = step(seat, before, after, game.players, is_formality=is_formality)
        self._history.add(StandingMove(made, move, earned, question))
        if self.clock is not None and earned:
            self.clock.moved(seat)
        self._drain(game)
        stays = before.waiting != 0 and after.waiting != 0 and not before.has_ended_choice(after)
        self._ask(seat, is_alone=stays)

    def _undo(self, seat: int, index: int) -> None:
        self.game = game = self.new_game()
        game.state.log = None  # all this was told when it happened
        undone = self._history.take_back(index, game)
        game.state.log = []
        if self.clock is not None and undone.earned:
            self.clock.took_back(seat)
        self._tell(Event(TABLE_EVENTS[EntryKind.UNDO], seat, {}))
        self._ask(seat, is_alone=undone.step.together)

    def _ask(self, mover: int, *, is_alone: bool) -> None:
        """Note who has a new question: everybody, or the mover alone where all choose at once."""
        for seat in range(self.info.players):
            if seat == mover or not is_alone:
                self.asked_at[seat] = self.version

    def _change_driver(self, entry: Entry) -> None:
        seat = entry.seat
        self._changed.add(seat)
        self.drivers[seat] = "" if entry.kind == EntryKind.BACK else entry.value
        if entry.kind == EntryKind.RESIGN:
            self.resigned.add(seat)
        if entry.kind == EntryKind.BACK and self.clock is not None:
            self.clock.returned(seat)
        self._tell(Event(TABLE_EVENTS[entry.kind], seat, {}))

    # The log

    def _tell(self, event: Event) -> None:
        self.line_count += 1
        self.lines.append(Line(self.line_count, event))

    def _drain(self, game: Game[Any]) -> None:
        for event in game.state.log or ():
            self._tell(event)
        game.state.log = []

    def lines_after(self, number: int) -> list[Line]:
        """The lines in memory after a number."""
        missing = self.line_count - number
        if missing <= 0:
            return []
        return list(self.lines)[-missing:]

    # The end

    def record(self) -> Record:
        """The record of the game as it stands, with the players' names."""
        game = self.game
        if game is None:
            raise NotRunning("the game has not begun", status=self.status)
        names = self.names if any(self.names) else []
        return replace(game.record(), names=names)

    def result(self) -> list[dict[str, Any]]:
        """Points and ranks; those who resigned come last."""
        game = self.game
        if game is None:
            return []
        found = [dict(one) for one in game.result()]
        for one in found:
            one["resigned"] = one["seat"] in self.resigned
        stayed = [one["rank"] for one in found if not one["resigned"]]
        for one in found:
            ahead = stayed if one["resigned"] else [rank for rank in stayed if rank < one["rank"]]
            one["rank"] = 1 + len(ahead)
        return found


def _asked(game: Game[Any], seat: int) -> Question | None:
    """What a seat is asked, as far as its answer needs it to be put into words."""
    asked = game.question(seat)
    if asked is not None and len(asked.decision["moves"]) > 1:
        del asked.decision["moves"]  # long, and one of these is kept for every move
    return asked


def _clock(table: TableInfo) -> Clock | None:
    given = table.settings.get("clock")
    if not given:
        return None
    return Clock(given["minutes"], given["seconds_a_move"], table.players)


def folded(info: TableInfo, entries: list[Entry], lines: int | None = LINES) -> Table:
    """The table of a journal; raises whatever an entry that cannot be applied raises."""
    table = Table(info, lines)
    void = voided(entries)
    for entry in entries:
        if entry.number in void:
            table.skip(entry)
        else:
            table.apply(entry)
    return table
