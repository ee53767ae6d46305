"""The shapes of what a table adds to the data of its game: moves as numbers, and words for people.

The string below a field says what it holds; OpenAPI, TypeScript and `docs/view.md` are made from
it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NotRequired, TypedDict

from marineris.mars2049 import offers as mars2049_offers
from marineris.mars2049 import types as mars2049
from marineris.terraforming.knowledge import offers as terraforming_offers
from marineris.terraforming.knowledge import types as terraforming

PROTOCOL: Final = 1
"""The version of the messages between server and client, and of the shapes in them.

It rises when a client of the old ones would misread the new ones; docs/protocol.md says more.
"""


class SelectionData(TypedDict):
    """How many things are chosen, and what has been picked so far. Moves are numbers."""

    least: int
    """The fewest picks of a complete answer."""
    most: int
    """The most picks of a complete answer."""
    picked: list[int]
    """The moves picked so far, sorted; a move appears as often as it was picked."""
    limits: NotRequired[dict[str, int]]
    """How often each move can be picked. Left out where each can be picked once."""


class DecisionData(terraforming.Question, mars2049.Question):
    """What is asked of a seat, as a document holds it. What only one game knows is left out."""

    text: str
    """The question in words."""
    moves: list[int]
    """The legal moves by number, sorted."""
    labels: dict[str, str]
    """Moves in words, by number: only those that the book words differently here."""
    selection: NotRequired[SelectionData]
    """Only where several things are chosen, one move for each."""


class TerraformingResult(terraforming.SeatResult):
    """How a seat of Terraforming Mars has ended at a table; those who resigned rank last."""

    resigned: bool
    """Whether the seat has resigned."""


class Mars2049Result(mars2049.SeatResult):
    """How a seat of Mars 2049 has ended at a table; those who resigned rank last."""

    resigned: bool
    """Whether the seat has resigned."""


# ------------------------------------------------------------------------------- afterwards

# The second part of `Annotated` says more to clients than the Python type can.
ToldLine = Annotated[list[Any], tuple[int, str, str]]
"""The seat or -1, the sentence, the event's name."""
ReplayStep = Annotated[list[Any], tuple[int, int, list[Any], list[ToldLine], list[Any]]]
"""Who moved, the move's number, the patch of the view, what was told, the patch of the offers."""


class Replay(TypedDict):
    """A finished game, move by move, as a seat or a spectator may see it."""

    seat: int | None
    """The seat that sees it; None for a spectator."""
    view: terraforming.View | mars2049.View
    """The view before the first move."""
    offers: terraforming_offers.Offers | mars2049_offers.Offers
    """The offers before the first move."""
    log: list[ToldLine]
    """What was told before the first move: the seat or -1, the sentence, the event's name."""
    steps: list[ReplayStep]
    """For each move: the seat, the move, the patch of the view, what was told, and the patch of the
    offers."""


class PlayerStanding(TypedDict):
    """How a player stood at the end of a generation or round."""

    on_board: int
    """Tiles or structures on the map."""
    rating: NotRequired[int]
    """The terraform rating. Only in Terraforming Mars."""
    production: NotRequired[list[int]]
    """The productions. Only in Terraforming Mars."""
    bases: NotRequired[int]
    """Bases. Only in Mars 2049."""
    road_cards: NotRequired[int]
    """Road cards. Only in Mars 2049."""


class Standing(TypedDict):
    """How everybody stood at the end of a generation or round."""

    round: int
    """The generation or round."""
    move: int
    """How many moves had been made."""
    totals: list[int]
    """Points by seat."""
    players: list[PlayerStanding]
    """The players by seat."""


class Course(TypedDict):
    """The result of a finished game, and how it came about."""

    result: list[TerraformingResult] | list[Mars2049Result]
    """The result by seat."""
    course: list[Standing]
    """How everybody stood at the end of each generation or round."""
    offers: terraforming_offers.Offers | mars2049_offers.Offers
    """The offers to spectators at the end: the counts behind milestones and awards."""
