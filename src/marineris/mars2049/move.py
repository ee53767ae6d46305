"""The catalogue of moves of Mars 2049."""

from __future__ import annotations

from typing import Final

from marineris.core.catalogue import Catalogue
from marineris.mars2049 import resource, structure
from marineris.mars2049.board import POINTS, name_of
from marineris.mars2049.options import MOST_PLAYERS
from marineris.mars2049.price import DECKS
from marineris.mars2049.resource import NAMES, TOKENS

CATALOGUE: Final = Catalogue()

PASS: Final = CATALOGUE.add_single("pass")
DONE: Final = CATALOGUE.add_single("done")
PROTECT: Final = CATALOGUE.add_single("protect")
ACCEPT: Final = CATALOGUE.add_single("accept")
REMOVE: Final = CATALOGUE.add_single("remove")

_PAIRS: Final = [f"{give} {get}" for give in NAMES for get in (*NAMES, "road") if give != get]
_CHANGES: Final = [f"{name} {value}" for name in NAMES for value in TOKENS]

_exchange: Final = CATALOGUE.add_family("exchange", _PAIRS)
_swap: Final = CATALOGUE.add_family("swap", [pair for pair in _PAIRS if "road" not in pair])
_store: Final = CATALOGUE.add_family("store", _CHANGES)
_release: Final = CATALOGUE.add_family("release", _CHANGES)
_take: Final = CATALOGUE.add_family("take", (*NAMES, "road"))
_build: Final = CATALOGUE.add_family("build", structure.NAMES[1:])
_buy: Final = CATALOGUE.add_family("buy", DECKS)
_seat: Final = CATALOGUE.add_family("seat", [str(seat) for seat in range(MOST_PLAYERS)])
_point: Final = CATALOGUE.add_family("point", [name_of(point) for point in range(POINTS)])
_use: Final = CATALOGUE.add_family("use")
_mission: Final = CATALOGUE.add_family("mission")
_unpick: Final = CATALOGUE.add_family("unpick")

CATALOGUE.done = DONE
CATALOGUE.add_unpicks(_unpick, _take.moves)
CATALOGUE.add_unpicks(_unpick, _point.moves)

# The integers of each family's moves, by subject.
EXCHANGE: Final[list[int]] = _exchange.moves
SWAP: Final[list[int]] = _swap.moves
STORE: Final[list[int]] = _store.moves
RELEASE: Final[list[int]] = _release.moves
TAKE: Final[list[int]] = _take.moves
BUILD: Final[list[int]] = [-1, *_build.moves]
"""By structure, whose numbers begin at 1."""
BUY: Final[list[int]] = _buy.moves
SEAT: Final[list[int]] = _seat.moves
POINT: Final[list[int]] = _point.moves
USE: Final[list[int]] = _use.moves
MISSION: Final[list[int]] = _mission.moves

FAMILY: Final[list[int]] = CATALOGUE.family
SUBJECT: Final[list[int]] = CATALOGUE.subject

IS_EXCHANGE: Final[int] = _exchange.index
IS_SWAP: Final[int] = _swap.index
IS_STORE: Final[int] = _store.index
IS_RELEASE: Final[int] = _release.index
IS_TAKE: Final[int] = _take.index
IS_BUILD: Final[int] = _build.index
IS_BUY: Final[int] = _buy.index
IS_SEAT: Final[int] = _seat.index
IS_POINT: Final[int] = _point.index
IS_USE: Final[int] = _use.index
IS_MISSION: Final[int] = _mission.index
IS_UNPICK: Final[int] = _unpick.index

_KINDS: Final = (*NAMES, "road")
PAIR_OF_EXCHANGE: Final[list[tuple[int, int]]] = [
    (_KINDS.index(pair.split()[0]), _KINDS.index(pair.split()[1])) for pair in _PAIRS
]
PAIR_OF_SWAP: Final[list[tuple[int, int]]] = [
    pair for pair in PAIR_OF_EXCHANGE if pair[1] != resource.ROAD
]


def add_missions(names: list[str]) -> None:
    """Moves for missions: to use one, and to name one in a choice."""
    CATALOGUE.extend(_use, names)
    CATALOGUE.extend(_mission, names)
