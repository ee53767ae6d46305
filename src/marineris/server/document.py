"""What a client sees of a table: one document for each seat, or for those who watch.

Everything secret passes through `Game.view`, `Game.decision` and `Event.seen_by`, and through
nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

from marineris.core.game import Game
from marineris.server import stored
from marineris.server.language import chosen_language
from marineris.server.stored import StoredTable
from marineris.server.table import Line, Table
from marineris.text import Text
from marineris.text.voice import FALLBACK


def document(
    table: Table, seat: int | None, text: Text, online: Collection[int] = ()
) -> dict[str, Any]:
    """The table as one seat (None: somebody who watches) may see it."""
    game = table.game
    return {
        "table": {
            **card(table.stored),
            **_people(table, online),
            "status": table.status,
            "fault": _fault(table, text),
        },
        "view": None if game is None else game.view(seat),
        "decision": None if seat is None else _decision(table, seat, text),
        "undo": None if seat is None or table.stuck else _undo(table, seat, text),
        "clock": None if table.clock is None else table.clock.as_data(),
        "result": table.result() if table.status == stored.OVER else None,
    }


def check(table: Table, words: type[Text]) -> None:
    """Make the documents of everybody who may look; raises what fails."""
    for seat, language in viewers(table.stored):
        document(table, seat, words(language, table.stored.game))


def viewers(table: StoredTable) -> list[tuple[int | None, str]]:
    """The seats that somebody may look from (None: watching), with their languages.

    A store can hold a language that has no texts (any more).
    """
    found: list[tuple[int | None, str]] = [
        (seat.seat, chosen_language(seat.language))
        for seat in table.seats
        if seat.kind == stored.PERSON
    ]
    if table.settings.get("spectators", True):
        found.append((None, FALLBACK))
    return found


def card(table: StoredTable) -> dict[str, Any]:
    """What everybody may know of a table without looking at its game."""
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "options": table.options,
        "settings": table.settings,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "created": table.created,
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
            for number, seat in enumerate(table.stored.seats)
        ]
    }


def _fault(table: Table, text: Text) -> dict[str, Any] | None:
    """What keeps the table from going on, if it is the program's fault."""
    if table.stuck is not None:
        number, lost = table.stuck.entry, table.stuck.last - table.version
        said = text.message("server-stuck", number=number)
        return {"kind": "stuck", "entry": number, "lost": lost, "text": said}
    for seat in table.jammed():
        said = text.message("server-bot-jammed", player=text.player(seat, table.names))
        return {"kind": "bot", "seat": seat, "text": said}
    return None


def _decision(table: Table, seat: int, text: Text) -> dict[str, Any] | None:
    game = None if table.stuck else table.game
    asked = None if game is None else game.decision(seat)
    if game is None or asked is None:
        return None
    names: list[str] = asked["moves"]
    numbers = game.legal_moves(seat)
    labels = {}
    for number, name in zip(numbers, names, strict=True):
        label = text.move(name, asked, table.names)
        if label != plain_label(text.language, text.game, name):
            labels[str(number)] = label
    found = {**asked, "moves": numbers, "labels": labels}
    whole = asked
    if "selection" in asked:
        selection: dict[str, Any] = asked["selection"]
        found["selection"] = _selection(game, selection)
        # What is picked is shown with the question, which asks for everything, not for the rest.
        whole = {**asked, "selection": {**selection, "picked": []}}
    found["text"] = text.question(whole, table.names)
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
        return {"can": True}
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
