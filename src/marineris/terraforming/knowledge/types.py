"""The shapes of the plain data that Terraforming Mars hands out: view, preview, result, events.

An expansion has a module of its own for its part (`Expansion.view_type`). The
string below a field says what it holds; OpenAPI, TypeScript and `docs/view.md` are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from marineris.core import types as core

# The second part of `Annotated` says more to clients than the Python type can.
ResourceName = Annotated[
    str, Literal["megacredits", "steel", "titanium", "plants", "energy", "heat"]
]
ParameterName = Annotated[str, Literal["temperature", "oxygen", "oceans"]]
Resources = dict[ResourceName, int]
PlacedTile = Annotated[list[Any], tuple[str, int]]

# ------------------------------------------------------------------------------- the view


class Parameters(TypedDict):
    """The global parameters."""

    temperature: int
    """In °C, from -30 to 8."""
    oxygen: int
    """In percent, from 0 to 14."""
    oceans: int
    """Ocean tiles, from 0 to 9."""


class PlayerView(TypedDict):
    """What everybody may know of a player."""

    rating: int
    """The terraform rating."""
    stock: list[int]
    """M€, steel, titanium, plants, energy and heat in stock, in this order."""
    production: list[int]
    """The productions, in the order of `stock`."""
    hand: int
    """How many cards are in hand."""
    before: int
    """How many cards lie before the player to choose from, those drafted included."""
    tableau: list[str]
    """The ids of the face-up cards in play, the corporation included, in the order they came."""
    events: list[str]
    """The ids of the events played; they lie face down but were seen by all."""
    cubes: dict[str, int]
    """Resources on cards, by the card's id. A card that can hold some is here even with 0."""
    used: list[str]
    """The ids of the cards whose action was used this generation."""
    tags: dict[str, int]
    """Face-up tags by name; those the player has none of are left out. `wild` counts wild tags."""
    passed: bool
    """Whether the player has passed this generation."""
    points: int
    """Victory points if the game ended now."""
    next_discount: int
    """M€ off the next card played this generation."""
    next_tolerance: int
    """Steps by which requirements of the next card played this generation may be missed."""


class OwnView(TypedDict):
    """The cards that only the seat itself may see, by id."""

    hand: list[str]
    """The cards in hand."""
    dealt: list[str]
    """The cards on offer: to buy or to draft from."""
    drafted: list[str]
    """The cards drafted so far this generation."""
    chosen: list[str]
    """The cards chosen from those on offer while the others still choose."""
    corporations: list[str]
    """The corporations to choose from; the one chosen until all are revealed."""


class View(TypedDict):
    """Everything that a seat, or a spectator, may know of a table: what `Game.view` returns.

    An expansion in play adds its part under its name.
    """

    seat: int | None
    """The seat that sees this; None for a spectator."""
    generation: int
    """The generation; 0 during setup."""
    first: int
    """The seat that is first player this generation."""
    active: int
    """The seat whose turn it is; outside the action phase, the first player's."""
    to_act: list[int]
    """The seats that have a decision to make now; several where all decide at once."""
    over: bool
    """Whether the game has ended."""
    parameters: Parameters
    """The three global parameters."""
    deck: int
    """Cards left in the deck."""
    discards: int
    """Cards in the discard pile."""
    tiles: dict[str, PlacedTile]
    """By space: the tile and its owner. An owner is a seat, 7 neutral, or -1 nobody."""
    claims: dict[str, int]
    """By space: the seat that reserved it with a claim, until a tile lies there."""
    milestones: dict[str, int]
    """Claimed milestones by id, with the seat that claimed them."""
    awards: dict[str, int]
    """Funded awards by id, with the seat that funded them."""
    players: list[PlayerView]
    """The players by seat."""
    solo_goal: NotRequired[str]
    """What wins: `terraform` or `rating`. Only in a solo game."""
    milestone_goals: NotRequired[dict[str, int]]
    """What each milestone needs here, by id. Only where an expansion is in play."""
    own: NotRequired[OwnView]
    """What only this seat may see. Not for a spectator."""


# ------------------------------------------------------------------------------- decisions


class Means(TypedDict):
    """A resource besides M€ that can be paid with."""

    resource: str
    """Its name."""
    value: int
    """M€ that one is worth."""
    have: int
    """How many may be paid with."""


class Payment(TypedDict):
    """What is to be paid, and all the ways to do it."""

    cost: int
    """M€ to be paid."""
    money: int
    """M€ that there are to fill the rest with."""
    means: list[Means]
    """In the order in which they are asked for."""
    ways: list[list[int]]
    """Legal ways: units of each of the means but the last, then the least and most of the last."""
    proposals: dict[str, list[int]]
    """`suggested` wastes nothing and keeps what actions need; `save_money`, `save_metal`."""


class Purchase(TypedDict):
    """Cards that are bought, or sold if the price is negative."""

    price: int
    """M€ for each."""
    purse: int
    """M€ to spend."""


class DraftNeighbours(TypedDict):
    """Where the cards of a draft go."""

    to_seat: int
    """The seat that gets the cards that are left."""
    from_seat: int
    """The seat whose cards come next."""


class Question(core.Question):
    """What is asked of a seat, without the answers."""

    card: NotRequired[str]
    """The id of the card that the question comes from or that is paid for."""
    taken: NotRequired[int]
    """Actions taken this turn. Only where a turn is asked for."""
    price: NotRequired[int]
    """M€ for each card on offer, where it is not the usual 3."""
    payment: NotRequired[Payment]
    """What is to be paid, where that is asked."""
    purchase: NotRequired[Purchase]
    """What the cards on offer cost, where cards are bought or sold."""
    draft: NotRequired[DraftNeighbours]
    """Who gets the other cards, and whose come next. Only in a draft."""


class Decision(Question, core.Decision):
    """What is asked of a seat, with its legal moves by name: what `Game.decision` returns."""


# ------------------------------------------------------------------------------- previews


class Changes(TypedDict):
    """How stock and production of a player change. What does not change is left out."""

    stock: NotRequired[Resources]
    """Changes of the stock by resource."""
    production: NotRequired[Resources]
    """Changes of the production by resource."""


class PlayerChange(Changes):
    """How a move changes a player. What does not change is left out."""

    rating: NotRequired[int]
    """Change of the terraform rating."""
    hand: NotRequired[int]
    """Change of the number of cards in hand."""
    points: NotRequired[int]
    """Change of the victory points if the game ended then."""
    cubes: NotRequired[dict[str, int]]
    """Changes of resources on cards, by the card's id."""


class Preview(TypedDict):
    """What a move would cost and bring, up to the next choice: what `Game.preview` returns.

    An expansion in play adds its part under its name if something changes there.
    """

    players: list[PlayerChange]
    """The changes by seat."""
    neutral: NotRequired[Changes]
    """What the virtual opponent of a solo game loses."""
    payment: NotRequired[Resources]
    """What else than M€ the move is paid with, by resource, as a sensible player would pay."""
    parameters: NotRequired[dict[ParameterName, int]]
    """Changes of the global parameters."""
    tiles: NotRequired[dict[str, str]]
    """Tiles that are laid or removed, by space; `none` where one is removed."""
    then: NotRequired[str]
    """The kind of the next question for the same seat."""


# ------------------------------------------------------------------------------- results


class SeatResult(TypedDict):
    """How a seat stands now, or has ended: a row of what `Game.result` returns."""

    seat: int
    """The seat."""
    total: int
    """All victory points."""
    points: dict[str, int]
    """Victory points by source: `rating`, `awards`, `milestones`, `greeneries`, `cities`, `cards`,
    and what expansions add."""
    megacredits: int
    """M€ in stock, which break ties."""
    rank: int
    """1 for the best; players who are equal in points and M€ share a rank."""
    won: NotRequired[bool]
    """Whether the goal is reached. Only in a solo game."""


# ------------------------------------------------------------------------------- events


class Event(core.EventData):
    """Something that happened, as a seat may know it. Which facts it has depends on `event`.

    An expansion in play adds facts of its own.
    """

    amount: NotRequired[int]
    """How much: resources, steps of production or rating, cubes. Negative for a loss."""
    award: NotRequired[str]
    """The id of an award."""
    card: NotRequired[str]
    """The id of a card that everybody sees."""
    cards: NotRequired[list[str]]
    """The ids of cards that only their owner sees; others get `count` alone."""
    cost: NotRequired[int]
    """M€ paid or due."""
    count: NotRequired[int]
    """How many cards."""
    gained: NotRequired[list[int]]
    """What production brought, in the order of a player's `stock`."""
    generation: NotRequired[int]
    """The generation that begins."""
    level: NotRequired[int]
    """Where a global parameter stands afterwards."""
    milestone: NotRequired[str]
    """The id of a milestone."""
    parameter: NotRequired[ParameterName]
    """A global parameter."""
    project: NotRequired[str]
    """The id of a standard project."""
    resource: NotRequired[ResourceName]
    """A resource."""
    space: NotRequired[str]
    """The number of a space of the map."""
    steps: NotRequired[int]
    """Steps of rating that were not taken because nobody could pay for them."""
    target: NotRequired[int]
    """The seat that loses something; 7 for the virtual opponent of a solo game."""
    tile: NotRequired[str]
    """The kind of a tile."""
