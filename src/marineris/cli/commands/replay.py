"""`marineris replay`: a record move by move, as a list, or only verified."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text as Line

import marineris
from marineris.cli.errors import CliError, words_for
from marineris.cli.language import help_text, text_of
from marineris.cli.options import LanguageOption
from marineris.cli.terminal import style
from marineris.cli.terminal.console import Leave, Patience, ask_line, make_console
from marineris.cli.terminal.game_view import face_of
from marineris.cli.terminal.log import journal, journal_table
from marineris.cli.terminal.players import points_table
from marineris.cli.terminal.session import read_record, seats_in
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.core.snapshot import is_old_digest
from marineris.text import Text, TextError

SECRET: Final = (
    "ChooseCorporation",
    "ChooseStartCards",
    "Buy",
    "Pick",
    "Keep",
    "BuyOrDiscard",
    "DiscardToDraw",
    "SellPatents",
)
"""Questions whose answers are cards that others do not see."""

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("record"))]
ToOption = Annotated[int | None, typer.Option("--to", metavar="MOVE", help=help_text("to"))]
ListOption = Annotated[bool, typer.Option("--list", help=help_text("list"))]
VerifyOption = Annotated[bool, typer.Option("--verify", help=help_text("verify"))]


def replay(
    file: FileArgument,
    to: ToOption = None,
    list_all: ListOption = False,
    verify: VerifyOption = False,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    console = make_console()
    record, written = read_record(file)
    marineris.rules_of(record.game)
    text = text_of(record.game, record.options)
    check_record(record, written, text)
    if to is not None and not 0 <= to <= len(record.moves):
        raise CliError("no-such-move", to=to, last=len(record.moves))
    if verify:
        if is_old_digest(record.digest):
            said = text.message("cli-verified-old")
        else:
            said = text.message("cli-verified", moves=len(record.moves), digest=record.digest)
        console.print(Line(said, style=style.GOOD))
        return
    seats = seats_in(written, text)
    if seats is not None and len(seats) == record.players:
        names = [seat.name for seat in seats]
    else:
        names = [text.player(seat, record.names) for seat in range(record.players)]
    player = Player(record, names, console, text)
    if list_all:
        player.list_moves(len(record.moves) if to is None else to)
    else:
        player.go_to(to or 0)
        player.step_through()


def check_record(record: Record, written: str, text: Text) -> None:
    """Play a record through. A move that cannot be played is told with its line in the file."""
    rules = marineris.rules_of(record.game)
    game = Game.from_record(rules, record)
    for number, (seat, name) in enumerate(record.moves, 1):
        try:
            game.play(seat, name)
        except MarinerisError as error:
            raise CliError(
                "bad-move",
                line=_line_of(written, number),
                number=number,
                move=f"{seat} {name}",
                why=words_for(error, text),
            ) from error
    marineris.loads(record)  # compares the digest


def _line_of(written: str, number: int) -> int:
    """The line of a file on which a move stands; moves follow the first empty line."""
    is_header, found = True, 0
    for at, line in enumerate(written.splitlines(), 1):
        if line.strip().startswith("#"):
            continue
        if is_header:
            is_header = bool(line.strip())
            continue
        found += 1
        if found == number:
            return at
    return 0


class Player:
    """Steps through a record, forwards and back."""

    def __init__(self, record: Record, names: list[str], console: Console, text: Text) -> None:
        self.record = record
        self.names = names
        self.console = console
        self.text = text
        self.eyes: int | None = None
        self.game: Game[Any] = self._start()

    def _start(self) -> Game[Any]:
        return Game.from_record(marineris.rules_of(self.record.game), self.record, log=True)

    def list_moves(self, last: int) -> None:
        """All moves up to one, with what they changed."""
        self._tell(0)
        while self.game.move_count < last:
            self.advance()
        if self.game.is_over:
            self.console.print(points_table(self.game, self.names, self.text))

    def advance(self) -> None:
        """Make the next move and tell it."""
        number = self.game.move_count
        seat, name = self.record.moves[number]
        line = Line()
        line.append(f"{number + 1:>4} ", style=style.QUIET)
        line.append_text(style.seat_name(seat, self.names[seat]))
        line.append(f"  {self._words(seat, name)}")
        self.console.print(line)
        told = len(self.game.events())
        self.game.play(seat, name)
        self._tell(told)

    def _words(self, seat: int, name: str) -> str:
        """What a move means. With a player's eyes, others' choices among hidden cards stay so."""
        question = self.game.question(seat)
        assert question is not None
        is_secret = question.decision["question"] in SECRET and name.startswith("card ")
        if is_secret and self.eyes not in (None, seat):
            return self.text.message("cli-secret-choice")
        try:
            return self.text.move(name, question, self.names)
        except (TextError, MarinerisError, KeyError):
            return name  # a game whose moves have no words yet

    def _tell(self, since: int) -> None:
        entries = journal(self.game.events(self.eyes, since), self.names, self.text)
        if entries:
            self.console.print(journal_table(entries, indent=4))

    def go_to(self, number: int) -> None:
        """The position after so many moves; going back means playing it again from the start."""
        if number < self.game.move_count:
            self.game = self._start()
        while self.game.move_count < number:
            self.game.play(*self.record.moves[self.game.move_count])

    def step_through(self) -> None:
        """Obey the person until the end."""
        self._show()
        self.console.print(Line(self.text.message("cli-replay-help"), style=style.QUIET))
        patience, at = Patience(), self.game.move_count
        while True:
            if self.game.move_count != at:
                patience, at = Patience(), self.game.move_count
            patience.spend()
            try:
                typed = ask_line(self.console, self._prompt())
                if typed in ("q", "quit"):
                    return
                self._obey(typed)
            except (Leave, KeyboardInterrupt):
                return
            except MarinerisError as error:
                self.console.print(Line(words_for(error, self.text), style=style.BAD))

    def _prompt(self) -> str:
        done, total = self.game.move_count, len(self.record.moves)
        return self.text.message("cli-replay-prompt", done=done, total=total)

    def _obey(self, typed: str) -> None:
        verb, _, rest = typed.partition(" ")
        total = len(self.record.moves)
        if verb in ("", "n"):
            if self.game.move_count == total:
                raise CliError("no-more-moves")
            self.advance()
            if self.game.move_count == total:
                self._show()
        elif verb == "b":
            self.go_to(max(0, self.game.move_count - 1))
            self._show()
        elif verb == "g" and rest.isdecimal() and len(rest) < 9 and int(rest) <= total:
            self.go_to(int(rest))
            self._show()
        elif verb == "v":
            self.eyes = self._eyes(rest)
            self._show()
        elif verb == "m":
            self._show()
        else:
            raise CliError("replay-command", typed=typed, last=total)

    def _eyes(self, typed: str) -> int | None:
        if not typed:
            return None
        if typed.isdecimal() and 0 < int(typed[:3]) <= self.record.players:
            return int(typed) - 1
        raise CliError("no-such-player", name=typed, known=self.names)

    def _show(self) -> None:
        face = face_of(self.game, self.names, self.text)
        self.console.print(face.table(self.eyes))
        if self.eyes is not None:
            self.console.print()
            self.console.print(face.hand(self.eyes))
        if self.game.is_over:
            self.console.print()
            self.console.print(points_table(self.game, self.names, self.text))
