"""Tables for tests that need many: both games, all options, any seed, and journals that grow."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

import marineris
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.core.options import CHOICE, SEAT, SEATS
from marineris.table.info import Seat, SeatKind, TableInfo
from marineris.table.journal import Entry, EntryKind
from marineris.table.table import Table

PLAYERS = {"terraforming": (1, 5), "mars2049": (2, 4)}
START = 1_700_000_000_000


@st.composite
def games(draw: st.DrawFn, fewest: int = 1) -> tuple[str, int, dict[str, Any]]:
    """Any game: its name, the number of players and all its options."""
    name = draw(st.sampled_from(sorted(PLAYERS)))
    least, most = PLAYERS[name]
    players = draw(st.integers(max(least, fewest), most))
    options: dict[str, Any] = {}
    for option in marineris.rules_of(name).option_list():
        if option.kind == CHOICE:
            options[option.name] = draw(st.sampled_from(option.choices))
        elif option.kind == SEAT:
            options[option.name] = draw(st.integers(-1, players - 1))
        elif option.kind == SEATS:
            seats = st.lists(st.integers(0, players - 1), unique=True, max_size=2)
            options[option.name] = draw(seats)
        elif option.name != "cooperative" or players == 4:
            options[option.name] = draw(st.booleans())
    return name, players, options


def table_info(
    game: str, players: int, options: dict[str, Any], seed: int, **settings: Any
) -> TableInfo:
    """A table of people, ready to begin."""
    rules = marineris.rules_of(game)
    return TableInfo(
        id="abc",
        game=game,
        rules=rules.version,
        players=players,
        options=rules.options(players, options),
        seed=seed,
        settings={"undo": True, "spectators": True, "clock": None, **settings},
        created=START,
        seats=[Seat(seat, SeatKind.PERSON, f"P{seat}") for seat in range(players)],
    )


class Journal:
    """A table that grows by entries, as a room would write them."""

    def __init__(self, info: TableInfo, lines: int | None = 200) -> None:
        self.table = Table(info, lines)
        self.entries: list[Entry] = []
        self.time = START
        self.write(EntryKind.START, -1)

    @property
    def game(self) -> Game[Any]:
        assert self.table.game is not None
        return self.table.game

    def write(self, kind: str, seat: int, value: str = "", after: int = 1000) -> None:
        """Write an entry so many milliseconds after the last."""
        self.time += after
        entry = Entry(self.table.version + 1, kind, seat, value, self.time)
        self.entries.append(entry)
        self.table.apply(entry)

    def move(self, seat: int, move: int | str) -> None:
        """Make a move, as it is checked before it is written."""
        number = self.game.rules.catalogue.move(move) if isinstance(move, str) else move
        name = self.table.check_move(seat, number, self.table.version)
        self.write(EntryKind.MOVE, seat, name)

    def undo(self, seat: int) -> None:
        """Take a move back."""
        self.write(EntryKind.UNDO, seat, str(self.table.check_undo(seat)))

    def random_move(self, rng: random.Random) -> tuple[int, int]:
        """Make a random move of a random seat; which."""
        seat = rng.choice(self.game.to_act)
        move = random_move(self.game, seat, rng)
        self.move(seat, move)
        return seat, move


def journals(drawn: tuple[str, int, dict[str, Any]], seed: int, **settings: Any) -> Journal:
    """The journal of a drawn game at its beginning."""
    name, players, options = drawn
    return Journal(table_info(name, players, options, seed, **settings))
