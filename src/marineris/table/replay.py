"""A finished game, move by move from any seat's eyes, and its course for charts."""

from __future__ import annotations

from typing import Any

from marineris.core.game import Game
from marineris.table.errors import NotOver
from marineris.table.info import TableStatus
from marineris.table.patch import difference
from marineris.table.table import Table
from marineris.text import Text


def check_over(table: Table) -> None:
    """A game's record tells its secrets, so it has to be over."""
    if table.status != TableStatus.OVER:
        raise NotOver("the game is not over yet", status=table.status)


def replayed(table: Table, seat: int | None, text: Text) -> dict[str, Any]:
    """The first view and offers and a patch for every move, with who made it and what was told."""
    check_over(table)
    assert table.game is not None
    game = table.new_game()
    view = first = game.view(seat)
    offers = offered = game.offers(seat)
    steps = []
    begin = told(game, 0, seat, text, table.names)
    for mover, move in table.game.history():
        so_far = len(game.state.log or ())
        game.play(mover, move)
        after = game.view(seat)
        lines = told(game, so_far, seat, text, table.names)
        could = game.offers(seat)
        changes = difference(view, after), difference(offers, could)
        steps.append([mover, move, changes[0], lines, changes[1]])
        view, offers = after, could
    return {"seat": seat, "view": first, "offers": offered, "log": begin, "steps": steps}


def told(
    game: Game[Any], since: int, seat: int | None, text: Text, names: list[str]
) -> list[list[Any]]:
    """What a seat was told since an event: who did it, the sentence, the event's name."""
    log = game.state.log or []
    return [
        [event.seat, text.event(event.seen_by(seat), names), event.name] for event in log[since:]
    ]


def course(table: Table) -> dict[str, Any]:
    """The result, and how everybody stood at the end of each generation or round."""
    check_over(table)
    assert table.game is not None
    game = table.new_game()
    game.state.log = None
    at = _round(game.view(None))
    points: list[dict[str, Any]] = []
    for number, (mover, move) in enumerate(table.game.history(), 1):
        game.play(mover, move)
        view = game.view(None)
        if _round(view) != at or game.is_over:
            points.append({"round": at, "move": number, **_standing(game, view)})
            at = _round(view)
    return {"result": table.result(), "course": points, "offers": game.offers()}


def _round(view: dict[str, Any]) -> int:
    return int(view.get("generation", view.get("round", 0)))


def _standing(game: Game[Any], view: dict[str, Any]) -> dict[str, Any]:
    on_board = [piece[1] for piece in {**view.get("tiles", {}), **view.get("board", {})}.values()]
    return {
        "totals": [one["total"] for one in game.result()],
        "players": [
            {
                **{
                    key: player[key]
                    for key in ("rating", "production", "bases", "road_cards")
                    if key in player
                },
                "on_board": on_board.count(seat),
            }
            for seat, player in enumerate(view["players"])
        ],
    }
