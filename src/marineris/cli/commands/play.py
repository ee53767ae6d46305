"""`marineris play`: people and bots at one table, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text as Line

import marineris
from marineris.cli.errors import STOPPED, CliError, words_for
from marineris.cli.language import help_text, text_of
from marineris.cli.options import (
    USUAL_GAME,
    BeginnersOption,
    BoardOption,
    DraftOption,
    EraOption,
    GameOption,
    LanguageOption,
    OtherOption,
    SeedOption,
    TurmoilOption,
    beginner_seats,
    given_options,
)
from marineris.cli.seats import Seat, seats_of
from marineris.cli.terminal import style
from marineris.cli.terminal.console import Leave, ask_line, make_console
from marineris.cli.terminal.game_view import face_of
from marineris.cli.terminal.log import journal, journal_table
from marineris.cli.terminal.players import points_table
from marineris.cli.terminal.prompt import Table
from marineris.cli.terminal.session import Session, resumed, seats_in
from marineris.core.error import MarinerisError
from marineris.text import Text

USUAL_PLAYERS: Final = "2"
"""The person and the usual rival."""
SEED_BITS: Final = 31
"""Short enough to be told to a friend."""

PlayersOption = Annotated[
    str | None,
    typer.Option("--players", "-p", metavar="CODES", help=help_text("play-players")),
]
LoadOption = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help=help_text("load"), dir_okay=False)
]


def play(
    players: PlayersOption = None,
    load: LoadOption = None,
    game: GameOption = USUAL_GAME,
    corporate_era: EraOption = None,
    draft: DraftOption = None,
    turmoil: TurmoilOption = None,
    beginners: BeginnersOption = None,
    board: BoardOption = None,
    option: OtherOption = None,
    seed: SeedOption = None,
    language: LanguageOption = None,
) -> None:
    del language  # its callback has chosen the texts
    if load is not None:
        session = _resume(load, players)
    else:
        options = given_options(corporate_era, draft, board, option, turmoil)
        marineris.rules_of(game)
        seats = seats_of(USUAL_PLAYERS if players is None else players, text_of(game))
        if beginners is None and game == USUAL_GAME and len(seats) > 1:
            # People who ask for the harder game know it; everyone else gets an easy start.
            beginners = "none" if corporate_era or draft else "people"
        if beginners is not None and "beginners" not in options:
            people = [i for i, seat in enumerate(seats) if seat.is_person]
            options["beginners"] = beginner_seats(beginners, len(seats), people)
        session = _begin(game, seats, options, seed)
    run(session, make_console(), text_of(session.game.rules.name, session.game.options))


def _begin(game: str, seats: list[Seat], options: dict[str, object], seed: int | None) -> Session:
    rules = marineris.rules_of(game)
    number = secrets.randbits(SEED_BITS) if seed is None else seed
    return Session(marineris.Game.start(rules, len(seats), options, number, log=True), seats)


def _resume(file: Path, players: str | None) -> Session:
    game, written = resumed(file)
    text = text_of(game.rules.name, game.options)
    seats = seats_in(written, text) if players is None else seats_of(players, text)
    if seats is None:
        seats = seats_of(str(game.players), text)
    if len(seats) != game.players:
        raise CliError("other-players", given=len(seats), players=game.players)
    session = Session(game, seats)
    session.catch_up()
    return session


def run(session: Session, console: Console, text: Text) -> None:
    """Play until the end, or until the person leaves."""
    console.print(Line(_welcome(session, text), style=style.QUIET))
    table = Table(session, console, text)
    try:
        _play_on(session, table)
    except Leave:
        console.print(text.message("cli-left"))
        return
    except KeyboardInterrupt:
        console.print()
        _offer_to_save(session, console, text)
        raise typer.Exit(STOPPED) from None
    _show_end(session, console, text)


def _play_on(session: Session, table: Table) -> None:
    last = -1
    while not session.game.is_over:
        seat = session.next_seat(last)
        if seat in session.people:
            table.ask(seat)
            last = seat
        else:
            session.let_bot_move(seat)
            if not session.people:
                table.tell(None)


def _welcome(session: Session, text: Text) -> str:
    names = text.all_of(session.names)
    seed = str(session.game.seed)
    return text.message("cli-welcome", game=text.game_name(), names=names, seed=seed)


def _offer_to_save(session: Session, console: Console, text: Text) -> None:
    try:
        file = ask_line(console, text.message("cli-save-before-leaving"))
    except (Leave, KeyboardInterrupt):
        return
    except MarinerisError as error:
        console.print(Line(words_for(error, text), style=style.BAD))
        return
    if file:
        session.save(Path(file))
        console.print(text.message("cli-saved", file=file))


def _show_end(session: Session, console: Console, text: Text) -> None:
    game: marineris.Game[Any] = session.game
    reader = session.people[0] if len(session.people) == 1 else None
    console.print(journal_table(journal(session.news(reader), session.names, text)))
    console.print()
    console.print(face_of(game, session.names, text).table(None))
    console.print()
    result = game.result()
    winners = [session.names[row["seat"]] for row in result if row["rank"] == 1]
    if len(result) > 1:
        said = text.message("cli-winner", names=text.all_of(winners), count=len(winners))
    else:
        won = result[0].get("won", True)
        said = text.message("cli-solo-end", won="yes" if won else "no", name=winners[0])
    console.print(Line(said, style="bold"))
    console.print(points_table(game, session.names, text))
