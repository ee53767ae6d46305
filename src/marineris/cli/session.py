"""A game at one table: who sits where, what everybody has been told, the way back, saving.

A session holds the one real game. Bots are asked through `marineris.bots.ask` and never see it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import marineris
from marineris.bots import AnyBot, ask, make_bot
from marineris.bots.arena import MOST_PLAYERS
from marineris.cli.complaint import Complaint
from marineris.cli.seat import Seat, seats_of
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.text import Text

SEATED: Final = "# players: "
"""The remark in a saved game that says who played it."""


@dataclass(frozen=True)
class Checkpoint:
    """A moment to which a person may go back."""

    seat: int
    moves: int
    reveals: int
    is_secret: bool
    """Others were choosing in secret at the same time."""


class Session:
    """One game and its players."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat]) -> None:
        self.game = game
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.people = [i for i, seat in enumerate(seats) if seat.is_person]
        self._bots: dict[int, AnyBot] = {
            i: make_bot(seat.bot, game.seed * MOST_PLAYERS + i)
            for i, seat in enumerate(seats)
            if seat.bot
        }
        self._rngs = [random.Random(f"{game.seed}/{i}") for i in range(game.players)]
        self._told: dict[int | None, int] = {}
        self._checkpoints: list[Checkpoint] = []

    def next_seat(self, last: int) -> int:
        """Who is asked next: people before bots, and whoever was asked last goes on."""
        to_act = self.game.to_act
        people = [seat for seat in to_act if seat in self.people]
        if last in people:
            return last
        return people[0] if people else to_act[0]

    def let_bot_move(self, seat: int) -> None:
        """A bot answers the question of its seat."""
        self.game.play(seat, ask(self._bots[seat], self.game, seat, self._rngs[seat]))

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """A person's moves. If one of them is not legal none is made."""
        if len(moves) > 1:
            trial = self.game.copy()
            for move in moves:
                trial.play(seat, move)
        is_secret = bool(self.game.state.waiting) and self.game.players > 1
        checkpoint = Checkpoint(seat, self.game.move_count, self._reveals(), is_secret)
        for move in moves:
            self.game.play(seat, move)
        self._checkpoints.append(checkpoint)

    def undo(self, seat: int) -> None:
        """Take back what a person typed last, unless somebody moved or saw something since."""
        if not self._checkpoints:
            raise Complaint("nothing-to-undo")
        last = self._checkpoints[-1]
        since = self.game.history()[last.moves :]
        if last.seat != seat or any(mover != seat for mover, _ in since):
            raise Complaint("undo-others")
        is_open = last.is_secret and not self.game.state.waiting
        if last.reveals != self._reveals() or is_open:
            raise Complaint("undo-revealed")
        self._checkpoints.pop()
        self._go_back_to(last.moves)

    def _reveals(self) -> int:
        return int(getattr(self.game.state, "reveals", self.game.move_count))

    def _go_back_to(self, moves: int) -> None:
        """The game after so many moves: played again from the start, which takes milliseconds."""
        record = self.game.record()
        again = Game.from_record(self.game.rules, record, log=True)
        for seat, move in record.moves[:moves]:
            again.play(seat, move)
        self.game = again
        length = len(again.events())
        self._told = {who: min(told, length) for who, told in self._told.items()}

    def news(self, seat: int | None) -> list[dict[str, Any]]:
        """What has happened since this person, or the spectator (None), was told last."""
        events = self.game.events(seat, self._told.get(seat, 0))
        self._told[seat] = self._told.get(seat, 0) + len(events)
        return events

    def catch_up(self) -> None:
        """Nobody needs to be told what happened before now."""
        length = len(self.game.events())
        self._told = dict.fromkeys([None, *range(self.game.players)], length)

    def save(self, file: Path) -> None:
        """Write the game's record, with a remark that says who sits where."""
        first, _, rest = self.game.record().dumps().partition("\n")
        codes = ",".join(seat.code for seat in self.seats)
        file.write_text(f"{first}\n{SEATED}{codes}\n{rest}", encoding="utf-8")


def read_record(file: Path) -> tuple[Record, str]:
    """A record and the text of its file; what is no text is a damaged record."""
    try:
        written = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("not-text", file=str(file)) from error
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
