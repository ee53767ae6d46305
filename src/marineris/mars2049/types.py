"""The shapes of the plain data that Mars 2049 hands out: view, decision, preview, result, events.

The string below a field says what it holds; OpenAPI, TypeScript and `docs/view.md` are made from
it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from marineris.core import types as core

# The second part of `Annotated` says more to clients than the Python type can.
ResourceName = Annotated[str, Literal["air", "food", "minerals"]]
DeckName = Annotated[str, Literal["peaceful", "offensive"]]
Standing = Annotated[list[Any], tuple[str, int, int, bool]]
Three = Annotated[list[int], tuple[int, int, int]]
Two = Annotated[list[int], tuple[int, int]]

# ------------------------------------------------------------------------------- the view


class Decks(TypedDict):
    """How many missions are in the decks."""

    peaceful: int
    """Peaceful missions."""
    offensive: int
    """Offensive missions."""


class UsedMissions(TypedDict):
    """The used missions of the decks, by id."""

    peaceful: list[str]
    """Peaceful missions."""
    offensive: list[str]
    """Offensive missions."""


class PlayerView(TypedDict):
    """What everybody may know of a player."""

    cards: int
    """Resource cards in hand."""
    tokens: list[int]
    """Resource tokens: of 3 and of 8 air, then of food, then of minerals."""
    road_cards: int
    """Road cards."""
    road: str | None
    """The point that the polar road leads from; None without a road."""
    road_is_active: bool
    """Whether the road is next to a base of its owner and so can be used."""
    missions: Two
    """Missions in hand: peaceful and offensive ones."""
    rate: int
    """Cards to give for one of another resource."""
    bases: int
    """Bases on the board."""
    turns: int
    """Turns taken."""
    last_roll: str | None
    """The face of the die rolled last; None before the first roll."""
    stagnation: int
    """1: the next turn will be lost; 2: it has been lost. Nothing is produced meanwhile."""
    sideways: bool
    """Whether this player is the one of two partners who builds sideways."""


class OwnView(TypedDict):
    """What only the seat itself may see."""

    cards: Three
    """Cards in hand: air, food, minerals."""
    missions: list[str]
    """The ids of the missions in hand, sorted."""


class View(TypedDict):
    """Everything that a seat, or a spectator, may know of a table: what `Game.view` returns."""

    seat: int | None
    """The seat that sees this; None for a spectator."""
    active: int
    """The seat whose turn it is."""
    round: int
    """The round, counted from 0."""
    to_act: list[int]
    """The seats that have a decision to make now."""
    over: bool
    """Whether the game has ended."""
    winner: int
    """The seat that built the H2O station; -1 as long as nobody has."""
    board: dict[str, Standing]
    """By point: the structure, its owner, the first owner of its token, and whether it is active.
    A point is `ring+1.column`."""
    decks: Decks
    """Missions left in each deck."""
    used_missions: UsedMissions
    """The ids of the used missions of each deck."""
    repeats: bool
    """Whether the roll of this turn repeats the one before."""
    storm: bool
    """Whether somebody has had three bases, so that offensive missions can be bought."""
    bought: bool
    """Whether a mission was bought this turn."""
    used: bool
    """Whether a mission was used this turn."""
    players: list[PlayerView]
    """The players by seat."""
    own: NotRequired[OwnView]
    """What only this seat may see. Not for a spectator."""
    sure: NotRequired[list[Three]]
    """By seat: the air, food and minerals that this seat knows for sure to be in that hand. Not
    for a spectator."""


# ------------------------------------------------------------------------------- decisions


class Question(core.Question):
    """What is asked of a seat, without the answers."""

    mission: NotRequired[str]
    """The id of the mission that the question comes from."""


class Decision(Question, core.Decision):
    """What is asked of a seat, with its legal moves by name: what `Game.decision` returns."""


# ------------------------------------------------------------------------------- previews


class PlayerChange(TypedDict):
    """How a move changes a player. What does not change is left out."""

    road_cards: NotRequired[int]
    """Change of the number of road cards."""
    bases: NotRequired[int]
    """Change of the number of bases."""
    stations: NotRequired[int]
    """Change of the number of stations."""
    cards: NotRequired[int]
    """Change of the number of resource cards in hand. Only for other seats."""
    air: NotRequired[int]
    """Change of the units of air. Only for the seat that moves."""
    food: NotRequired[int]
    """Change of the units of food. Only for the seat that moves."""
    minerals: NotRequired[int]
    """Change of the units of minerals. Only for the seat that moves."""


class Preview(TypedDict):
    """What a move would cost and bring, up to the next choice: what `Game.preview` returns."""

    players: list[PlayerChange]
    """The changes by seat."""
    chance: NotRequired[bool]
    """True where chance decides: then nothing else is told."""
    board: NotRequired[dict[str, str]]
    """Structures that change, by point; `none` where one is removed."""
    winner: NotRequired[int]
    """The seat that wins with the move."""
    then: NotRequired[str]
    """The kind of the next question for the same seat."""
    moves: NotRequired[list[int]]
    """The numbers of the moves that answer that question. Left out where it is a turn."""


# ------------------------------------------------------------------------------- results


class SeatResult(TypedDict):
    """How a seat stands now, or has ended: a row of what `Game.result` returns."""

    seat: int
    """The seat."""
    total: int
    """1 for a win, else 0."""
    points: dict[str, int]
    """The same by source: `h2o_station`."""
    bases: int
    """Bases on the board."""
    stations: int
    """Stations on the board."""
    turns: int
    """Turns taken."""
    rank: int
    """1 for the winner and, in a game for partners, the partner; 2 for the others."""
    won: bool
    """Whether the seat has won."""


# ------------------------------------------------------------------------------- events


class Event(core.EventData):
    """Something that happened, as a seat may know it. Which facts it has depends on `event`."""

    amount: NotRequired[int]
    """How many cards; negative for a loss."""
    deck: NotRequired[DeckName]
    """A deck of missions."""
    face: NotRequired[str]
    """The face of the die."""
    get: NotRequired[ResourceName]
    """The resource that is asked for, or was got, in a swap."""
    give: NotRequired[ResourceName]
    """The resource that is offered, or was given, in a swap."""
    giver: NotRequired[int]
    """The seat that something was taken from."""
    mission: NotRequired[str]
    """The id of a mission; only those who see it are told."""
    point: NotRequired[str]
    """A point of the board."""
    resource: NotRequired[ResourceName]
    """A resource; of a stolen card only the two players are told."""
    structure: NotRequired[str]
    """The kind of a structure."""
    value: NotRequired[int]
    """The units that a token stands for."""
