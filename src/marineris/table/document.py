"""What a client sees of a table: one document for each seat, or for those who watch.

Everything secret passes through `Game.view`, `Game.decision` and `Event.seen_by`, and through
nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from marineris.core.game import Game
from marineris.table.info import SeatKind, TableInfo, TableStatus
from marineris.table.table import Line, Table
from marineris.text import Text
from marineris.text.bundle import FALLBACK
from marineris.text.language import chosen_language


def document(
    table: Table, seat: int | None, text: Text, online: Collection[int] = ()
) -> dict[str, Any]:
    """The table as one seat (None: somebody who watches) may see it."""
    game = table.game
    return {
        "table": {
            **public_info(table.info, table.status),
            **_people(table, online),
            "fault": _fault(table, text),
        },
        "view": None if game is None else game.view(seat),
        "decision": None if seat is None else _decision(table, seat, text),
        "undo": None if seat is None or table.stuck else _undo(table, seat, text),
        "clock": None if table.clock is None else table.clock.as_data(),
        "result": table.result() if table.status == TableStatus.OVER else None,
    }


def check(table: Table, words: type[Text]) -> None:
    """Make the documents of everybody who may look; raises what fails."""
    for seat, language in viewers(table.info):
        document(table, seat, words(language, table.info.game).of_table(table.info.options))


def viewers(info: TableInfo) -> list[tuple[int | None, str]]:
    """The seats that somebody may look from (None: watching), with their languages.

    A store can hold a language that has no texts (any more).
    """
    found: list[tuple[int | None, str]] = [
        (seat.seat, chosen_language(seat.language))
        for seat in info.seats
        if seat.kind == SeatKind.PERSON
    ]
    if info.settings.get("spectators", True):
        found.append((None, FALLBACK))
    return found


def public_info(info: TableInfo, status: str) -> dict[str, Any]:
    """What everybody may know of a table without looking at its game."""
    return {
        "id": info.id,
        "game": info.game,
        "status": status,
        "options": info.options,
        "settings": info.settings,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in info.seats],
        "created": info.created,
    }


def _people(table: Table, online: Collection[int]) -> dict[str, Any]:
    return {
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": table.drivers[number],
                "online": number in online,
                "resigned": number in table.resigned,
            }
            for number, seat in enumerate(table.info.seats)
        ]
    }


def _fault(table: Table, text: Text) -> dict[str, Any] | None:
    """What keeps the table from going on, if it is the program's fault."""
    if table.stuck is not None:
        number, lost = table.stuck.entry, table.stuck.last - table.version
        said = text.message("server-stuck", number=number)
        return {"kind": "stuck", "entry": number, "lost": lost, "text": said}
    for seat in table.failed_bots():
        said = text.message("server-bot-jammed", player=text.player(seat, table.names))
        return {"kind": "bot", "seat": seat, "text": said}
    return None


def _decision(table: Table, seat: int, text: Text) -> dict[str, Any] | None:
    game = None if table.stuck else table.game
    if seat in table.formalities():
        return None  # the server gives the only answer
    question = None if game is None else game.question(seat)
    if game is None or question is None:
        return None
    asked = question.decision
    names: list[str] = asked["moves"]
    numbers = game.legal_moves(seat)
    labels = {}
    for number, name in zip(numbers, names, strict=True):
        label = text.move(name, question, table.names)
        if label != plain_label(text.language, text.game, name):
            labels[str(number)] = label
    found = {**asked, "moves": numbers, "labels": labels}
    if "selection" in asked:
        selection: dict[str, Any] = asked["selection"]
        found["selection"] = _selection(game, selection)
        # What is picked is shown with the question, which asks for everything, not for the rest.
        whole = {**asked, "selection": {**selection, "picked": []}}
        question = replace(question, decision=whole)
    found["text"] = text.question(question, table.names)
    return found


def _selection(game: Game[Any], selection: dict[str, Any]) -> dict[str, Any]:
    """A selection with moves as their numbers, as everywhere in a document."""
    number = game.rules.catalogue.move
    found = {**selection, "picked": [number(name) for name in selection["picked"]]}
    if "limits" in selection:
        found["limits"] = {str(number(name)): n for name, n in selection["limits"].items()}
    return found


@cache
def plain_label(language: str, game: str, name: str) -> str | None:
    """A move in words where no question is known; None if it has none then."""
    try:
        return Text(language, game).move(name)
    except Exception:  # whoever needs it in words hears of a bug there
        return None


def _undo(table: Table, seat: int, text: Text) -> dict[str, Any]:
    index, why = table.undo(seat)
    if index >= 0:
        undone = table.standing_move(index)
        name = table.playing.move_name(undone.move)
        return {"can": True, "text": text.answer(name, undone.question, table.names)}
    return {"can": False, "why": text.message(why)}


def log_lines(
    lines: Iterable[Line], seat: int | None, text: Text, names: list[str]
) -> list[list[Any]]:
    """Lines of the log as a seat may know them: number, seat, sentence, kind."""
    found = []
    for line in lines:
        seen = line.event.seen_by(seat)
        found.append([line.number, line.event.seat, text.event(seen, names), line.event.name])
    return found
