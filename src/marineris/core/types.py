"""The shapes of the plain data that every game hands out: what is asked, and what happened.

Each game adds its own view, preview and result, and what is its own in a decision or an event. The
string below a field says what it holds; OpenAPI, TypeScript and `docs/view.md` are made from it.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Question(TypedDict):
    """What is asked of a seat, without the answers."""

    seat: int
    """The seat that has to answer."""
    question: str
    """The kind of question: the name of the effect that asks, such as `Turn` or `Pay`."""
    details: NotRequired[dict[str, Any]]
    """The fields of that effect, with ids for cards, resources and the like. Left out where it has
    none."""


class Selection(TypedDict):
    """How many things are chosen, and what has been picked so far. Moves are names."""

    least: int
    """The fewest picks of a complete answer."""
    most: int
    """The most picks of a complete answer."""
    picked: list[str]
    """The moves picked so far, sorted; a move appears as often as it was picked."""
    limits: NotRequired[dict[str, int]]
    """How often each move can be picked. Left out where each can be picked once."""


class Decision(Question):
    """What is asked of a seat, with its legal moves by name: what `Game.decision` returns."""

    selection: NotRequired[Selection]
    """Only where several things are chosen, one move for each."""
    moves: list[str]
    """The names of the legal moves, in the order of their numbers."""


class Cause(TypedDict):
    """What made something happen."""

    kind: str
    """`card`: a card in play or just played. `mission`: a mission of Mars 2049. `effect`: a step of
    the game itself. An expansion adds kinds of its own."""
    id: str
    """The id of the card, mission or what else it is, or the name of the effect."""


class EventData(TypedDict):
    """What every event says, as `Game.events` returns it."""

    event: str
    """What happened, in the past tense: `TilePlaced`."""
    seat: int
    """Whose event it is; -1 where it is nobody's."""
    move: int
    """The move that caused it: its index among `Game.record().moves`. -1 for what happened before
    the first move."""
    cause: Cause | None
    """What made it happen. None where nothing in the game did: an undo, a table that starts."""
