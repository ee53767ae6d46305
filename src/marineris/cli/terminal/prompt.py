"""A person's decisions at the table: shows what is asked, reads what is typed, makes the moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from marineris.cli.errors import CliError, file_words, words_for
from marineris.cli.lookup.card_search import find_card
from marineris.cli.terminal import style
from marineris.cli.terminal.console import Leave, Patience, ask_line, wipe
from marineris.cli.terminal.game_view import GameView, face_of
from marineris.cli.terminal.input import ANSWER, Command, read_command
from marineris.cli.terminal.log import journal, journal_table
from marineris.cli.terminal.menu import Menu
from marineris.cli.terminal.session import Session
from marineris.core.error import MarinerisError, UnknownMove
from marineris.core.question import Question
from marineris.terraforming.data.card import CARDS
from marineris.text import Text, TextError

LOG_LINES: Final = 30
PLACES: Final = ("space ", "point ")
"""How the moves begin that choose a place on the map."""


class Table:
    """The terminal in front of the people at a table."""

    def __init__(self, session: Session, console: Console, text: Text) -> None:
        self.session = session
        self.console = console
        self.text = text
        self._at_keyboard = session.people[0] if len(session.people) == 1 else -1
        self._welcomed: set[int] = set()
        """The people who have seen the table."""
        self._doubted = ""
        """The move that was questioned: typed again, it is made."""
        self._do: dict[str, Callable[[int, Menu, str], None]] = {
            "help": self._help,
            "why": self._why,
            "card": self._card,
            "preview": self._preview,
            "map": self._map,
            "hand": self._hand,
            "played": self._played,
            "moves": self._moves,
            "log": self._log,
            "save": self._save,
        }

    @property
    def face(self) -> GameView:
        """How the game looks; created each time, because undo makes a new game."""
        return face_of(self.session.game, self.session.names, self.text)

    # ------------------------------------------------------------------ asking

    def tell(self, seat: int | None) -> None:
        """What has happened since this person was told last."""
        entries = journal(self.session.news(seat), self.session.names, self.text)
        if entries:
            self.console.print(journal_table(entries))

    def ask(self, seat: int) -> None:
        """Ask a person until the question is answered."""
        self._hand_over(seat)
        question = self.session.game.question(seat)
        assert question is not None
        self.tell(seat)
        self._set_the_scene(seat, question.decision)
        menu = self._menu(seat, question)
        self._pose(menu)
        before = self.session.game.move_count
        patience = Patience()
        while self.session.game.move_count == before:
            patience.spend()
            try:
                typed = ask_line(self.console, self.text.message("cli-prompt"))
                if self._obey(seat, menu, read_command(typed)):
                    return
            except MarinerisError as error:
                words = words_for(error, self.text)
                self.console.print(Line(words, style=style.BAD))
            except BrokenPipeError:
                raise  # nobody reads any more
            except OSError as error:
                self.console.print(Line(file_words(error), style=style.BAD))

    def _hand_over(self, seat: int) -> None:
        """With several people, what one sees must not stay on the screen for the next."""
        if len(self.session.people) < 2 or seat == self._at_keyboard:
            return
        wipe(self.console)
        self.console.print(Rule(style=style.QUIET))
        name = self.session.names[seat]
        ask_line(self.console, self.text.message("cli-hand-over", name=name))
        self._at_keyboard = seat

    def _set_the_scene(self, seat: int, decision: dict[str, Any]) -> None:
        """The whole table at the beginning of a turn, one's own stocks at every other question."""
        self.console.print()
        if decision.get("taken") == 0 or seat not in self._welcomed:
            self.console.print(self.face.table(seat))
            self.console.print()
            self.console.print(self.face.hand(seat))
            self.console.print()
            self._welcomed.add(seat)
        elif any(move.startswith(PLACES) for move in decision["moves"]):
            spaces = [move.partition(" ")[2] for move in decision["moves"]]
            self.console.print(self.face.map(seat, spaces))
            self.console.print()
        self.console.print(self.face.status(seat))

    def _menu(self, seat: int, question: Question) -> Menu:
        face = self.face
        return Menu(question, self.session.names, self.text, lambda move: face.note(seat, move))

    def _pose(self, menu: Menu) -> None:
        """The question and its possible answers."""
        self.console.print(Line(self._question(menu), style=f"bold {style.ACCENT}"))
        self.console.print(self.face.show(menu))
        if menu.takes_several:
            name = "cli-take-several" if menu.is_open else "cli-take-so-many"
            hint = self.text.message(name, left=menu.left)
            self.console.print(Line(hint, style=style.QUIET))
        elif menu.amounts is not None:
            least, most = menu.amounts
            hint = self.text.message("cli-take-amount", least=least, most=most)
            self.console.print(Line(hint, style=style.QUIET))

    def _question(self, menu: Menu) -> str:
        try:
            return self.text.question(menu.question, self.session.names)
        except (TextError, MarinerisError, KeyError):
            return str(menu.decision["question"])  # a game whose questions have no words yet

    # ------------------------------------------------------------------ obeying

    def _obey(self, seat: int, menu: Menu, command: Command) -> bool:
        """Do what was typed; whether the question is done with."""
        if command.verb == ANSWER:
            return self._answer(seat, menu, command.rest)
        self._doubted = ""
        if command.verb == "quit":
            self._quit()
        elif command.verb == "undo":
            self.session.undo(seat)
            self.console.print(Line(self.text.message("cli-undone"), style=style.QUIET))
            return True
        elif command.verb in self._do:
            self._do[command.verb](seat, menu, command.rest)
        else:
            self.console.print(Line(self.text.message("cli-type-something"), style=style.QUIET))
        return False

    def _answer(self, seat: int, menu: Menu, typed: str) -> bool:
        if menu.takes_several:
            entries = menu.find_several(typed)
            moves = [entry.move for entry in entries]
            if menu.is_open and moves and entries[-1] in menu.picks():
                moves.append("done")
        else:
            moves = [menu.find(typed).move]
            doubt = self.face.doubt(seat, menu, moves[0])
            if doubt and self._doubted != moves[0]:
                self._doubted = moves[0]
                self.console.print(Line(doubt, style=style.ACCENT))
                return False
        self._doubted = ""
        self.session.play(seat, moves)
        return True

    def _quit(self) -> None:
        file = ask_line(self.console, self.text.message("cli-save-before-leaving"))
        if file:
            self._save(-1, None, file)
        raise Leave

    def _save(self, seat: int, menu: Menu | None, rest: str) -> None:
        if not rest:
            raise CliError("save-where")
        self.session.save(Path(rest).expanduser())
        self.console.print(Line(self.text.message("cli-saved", file=rest), style=style.GOOD))

    # ------------------------------------------------------------------ showing

    def _help(self, seat: int, menu: Menu, rest: str) -> None:
        self.console.print(self.text.message("cli-table-help"))
        grid = Grid.grid(padding=(0, 2))
        for line in self.text.message("cli-table-commands").splitlines():
            command, _, does = line.partition(" | ")
            grid.add_row("", Line(command, style=style.HEADING), does)
        self.console.print(grid)

    def _map(self, seat: int, menu: Menu, rest: str) -> None:
        if menu.spaces:
            self.console.print(self.face.map(seat, menu.spaces))
        else:
            self.console.print(self.face.table(seat))

    def _hand(self, seat: int, menu: Menu, rest: str) -> None:
        self.console.print(self.face.hand(seat))

    def _moves(self, seat: int, menu: Menu, rest: str) -> None:
        self._pose(menu)

    def _log(self, seat: int, menu: Menu, rest: str) -> None:
        entries = journal(self.session.events(seat), self.session.names, self.text)
        shown = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        self.console.print(journal_table(entries[-shown:]))

    def _played(self, seat: int, menu: Menu, rest: str) -> None:
        whose = self._player(rest) if rest else seat
        self.console.print(self.face.played(whose))

    def _player(self, typed: str) -> int:
        names = [name.lower() for name in self.session.names]
        found = [i for i, name in enumerate(names) if name.startswith(typed.lower())]
        if typed.isdecimal() and 0 < int(typed[:3]) <= len(names):
            found = [int(typed) - 1]
        if len(found) != 1:
            raise CliError("no-such-player", name=typed, known=self.session.names)
        return found[0]

    def _card(self, seat: int, menu: Menu, rest: str) -> None:
        self.console.print(self.face.card(rest))

    def _preview(self, seat: int, menu: Menu, rest: str) -> None:
        entry = menu.find(rest)
        self.console.print(Line(entry.words, style=style.HEADING))
        self.console.print(self.face.preview(seat, entry.move))

    def _why(self, seat: int, menu: Menu, rest: str) -> None:
        """Why a move is not possible; of one that is, what it would do."""
        try:
            menu.find(rest)
        except CliError as complaint:
            if complaint.about == "no-such-key":
                raise
        else:
            self.console.print(Line(self.text.message("cli-it-is-legal"), style=style.GOOD))
            self._preview(seat, menu, rest)
            return
        move = self._any_move(rest)
        self.console.print(
            Line(self.text.move(move, None, self.session.names), style=style.HEADING)
        )
        for reason in self.session.game.why_not(seat, move):
            self.console.print(Line(f"  {self.text.reason(reason, self.session.names)}"))

    def _any_move(self, typed: str) -> str:
        """A move of the whole catalogue: by its name, or by the card, project … it is about."""
        names = self.session.game.rules.catalogue.names
        wanted = typed.lower().strip()
        if wanted in names:
            return wanted
        subject = "_".join(wanted.split())
        for family in ("play", "use", "project", "milestone", "award", "space"):
            for name in (f"{family} {subject}", f"{family} {subject.removeprefix(family + '_')}"):
                if name in names:
                    return name
        try:
            return f"play {CARDS[find_card(typed, self.text)].id}"
        except MarinerisError:
            raise UnknownMove(f"there is no move {typed!r}", move=typed, near=[]) from None
