"""The tables that the pictures of `tools.screens` show: bots play fixed seeds up to a moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from tests.browser import position
from tests.browser.place import Table, open_table, request
from websockets.sync.client import connect

import marineris

NAMES: Final = ["Ada", "Valentin", "Mae", "Juri", "Sally"]
TALK: Final = ((1, "Nice ocean!"), (2, "That one was mine…"))


@dataclass(frozen=True)
class Seated:
    """A table, and the same game here."""

    table: Table
    game: Any


@dataclass(frozen=True)
class Plan:
    """A table to make: who plays what, and up to which moment."""

    game: str
    players: int
    seed: int
    moment: position.Moment
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    title: str = "Friday on Tharsis"


class Tables:
    """The tables, each set when it is first asked for."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self._address = address
        self._stack = stack
        self._set: dict[str, Seated] = {}

    def __getitem__(self, name: str) -> Seated:
        if name not in self._set:
            table = seated(self._address, PLANS[name])
            self._set[name] = self._stack.enter_context(table)
        return self._set[name]


@contextmanager
def seated(address: str, plan: Plan) -> Iterator[Seated]:
    """A table with people whose bots have played to a moment; they stay connected."""
    names = NAMES[: plan.players]
    table = open_table(
        address, plan.game, names, seed=plan.seed, options=plan.options, title=plan.title
    )
    # The server may add options of its own.
    options = json.loads(request(address, f"/api/tables/{table.id}"))["options"]
    mirror: Any = marineris.new(plan.game, players=plan.players, seed=plan.seed, **options)
    moves = position.until(mirror, plan.seed, plan.moment, plan.bots)
    with ExitStack() as stack:
        path = f"{address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        sockets = [
            stack.enter_context(connect(path, proxy=None, ping_interval=None, max_queue=None))
            for _ in names
        ]
        version = 0
        for seat, socket in enumerate(sockets):
            socket.send(json.dumps({"do": "hello", "token": table.tokens[seat], "language": "en"}))
            version = json.loads(socket.recv())["version"]
        for number, (seat, move) in enumerate(moves):
            message = {"do": "move", "id": f"m{number}", "at": version, "move": move}
            sockets[seat].send(json.dumps(message))
            version = _answered(sockets[seat], f"m{number}")
        sockets[0].close()  # the first seat is ours
        for line, (seat, text) in enumerate(TALK):
            if seat < plan.players:
                sockets[seat].send(json.dumps({"do": "chat", "id": f"c{line}", "text": text}))
        yield Seated(table, mirror)


def _answered(socket: Any, mark: str) -> int:
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message.get("id") == mark:
            if message["is"] == "error":
                raise RuntimeError(f"the server does not play along: {message}")
            return int(message["version"])


def open_for_others(address: str) -> None:
    """Tables with free seats, for the lobby's list."""
    for game, title, taken, free, options in (
        ("terraforming", "Beginners welcome", ["Noor", "Ines"], 1, {}),
        ("mars2049", "Race to the pole", ["Teo"], 2, {}),
        ("terraforming", "Draft night", ["Lev", "Mina", "Otto", "Ida"], 1, {"draft": True}),
    ):
        seats = [{"kind": "person", "name": name} for name in taken] + [{"kind": "open"}] * free
        settings = {"title": title, "listed": True}
        wish = {"game": game, "options": options, "seats": seats, "settings": settings}
        request(address, "/api/tables", wish)


# ------------------------------------------------------------------------------- moments


def asked(question: str, generation: int) -> position.Moment:
    def moment(game: Any) -> bool:
        return position.question(game) == question and game.view(0)["generation"] >= generation

    return moment


def of_second(game: Any) -> bool:
    """The second seat's turn."""
    return position.question(game, 1) == "Turn"


def debate(generation: int) -> position.Moment:
    """Own turn, with a delegate in the lobby and something to lose or to gain by the event."""

    def moment(game: Any) -> bool:
        if position.question(game) != "Turn" or game.view(0)["generation"] < generation:
            return False
        names = [game.move_name(move) for move in game.legal_moves(0)]
        return any(name.startswith("lobby ") for name in names)

    return moment


def colony(round_: int) -> position.Moment:
    """Own turn, with something to build and a mission in the hand."""

    can_build = position.building(round_)

    def moment(game: Any) -> bool:
        return can_build(game) and len(game.view(0)["own"]["missions"]) > 0

    return moment


def partners(game: Any) -> bool:
    """Own turn, with something to swap with the partner."""
    if position.question(game) != "Turn":
        return False
    return any(game.move_name(move).startswith("swap ") for move in game.legal_moves(0))


def question(name: str, round_: int = 0) -> position.Moment:
    """A question of Mars 2049."""

    def moment(game: Any) -> bool:
        return position.question(game) == name and game.view(0)["round"] >= round_

    return moment


ERA: Final = {"corporate_era": True}
DRAFT: Final = {**ERA, "draft": True}
TURMOIL: Final = {**ERA, "turmoil": True}
TEAMS: Final = {"cooperative": True}
MIXED: Final = ("gambler", "thief", "expansionist", "entrepreneur")
TOGETHER: Final = ("expansionist", "expansionist", "collector", "gambler")
RACE: Final = "Race to the pole"

PLANS: Final = {
    "start": Plan("terraforming", 3, 3, position.first, ERA),
    "shared": Plan("terraforming", 2, 3, of_second, ERA),
    "research": Plan("terraforming", 3, 5, asked("Buy", 5), ERA),
    "draft": Plan("terraforming", 3, 5, asked("Pick", 4), DRAFT),
    "early": Plan("terraforming", 2, 12, asked("Turn", 2), ERA),
    "table": Plan("terraforming", 3, 3, position.own_turn(9), ERA),
    "five": Plan("terraforming", 5, 3, position.own_turn(8), ERA),
    "turmoil": Plan("terraforming", 3, 11, debate(6), TURMOIL),
    "over": Plan("terraforming", 3, 4, position.over, ERA),
    "mars2049": Plan("mars2049", 4, 5, colony(12), {}, MIXED, RACE),
    "mars2049-theft": Plan("mars2049", 4, 6, question("Thief", 10), {}, MIXED, RACE),
    "mars2049-teams": Plan("mars2049", 4, 6, partners, TEAMS, TOGETHER, RACE),
    "mars2049-swap": Plan("mars2049", 4, 6, question("AnswerSwap"), TEAMS, TOGETHER, RACE),
    "mars2049-over": Plan("mars2049", 4, 6, position.over, {}, MIXED, RACE),
}
