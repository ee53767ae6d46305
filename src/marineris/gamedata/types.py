"""The shapes of what a client draws from: the list of games, and the book of each game.

The string below a field says what it holds; OpenAPI, TypeScript and the documentation are made
from it.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from marineris.mars2049.types import DeckName, ResourceName, Three, Two
from marineris.terraforming.knowledge.types import ParameterName

# ------------------------------------------------------------------------------- the list of games


class OptionChoice(TypedDict):
    """One value of an option."""

    value: str
    """The value."""
    title: str
    """Its name."""
    text: str
    """What it does."""


class OptionInfo(TypedDict):
    """An option of a game."""

    name: str
    """Its name."""
    kind: Literal["flag", "choice", "seat", "seats"]
    """What it takes: yes or no, one of `choices`, a seat, or several seats."""
    default: Any
    """Its value where nobody says."""
    is_main: bool
    """Whether to show it at once; the others are for those who look for them."""
    alone: Any
    """The value that it always has in a game for one; None if it can be chosen."""
    title: str
    """Its name in words."""
    text: str
    """What it does."""
    choices: list[OptionChoice]
    """The values to choose from; empty for the other kinds."""


class BotInfo(TypedDict):
    """A bot that can play a game."""

    name: str
    """Its name."""
    title: str
    """Its name in words."""
    text: str
    """How it plays."""


class GameInfo(TypedDict):
    """A game, as a lobby shows it."""

    name: Literal["terraforming", "mars2049"]
    """Its name."""
    title: str
    """Its name in words."""
    text: str
    """How long it takes, and what it is like."""
    fewest: int
    """The fewest players."""
    most: int
    """The most players."""
    options: list[OptionInfo]
    """Its options."""
    bots: list[BotInfo]
    """The bots that can play it."""
    rival: str
    """The bot to play against where nobody says which."""


# ------------------------------------------------------------------------------- every book


class Help(TypedDict):
    """A word with its explanation."""

    name: str
    """The word."""
    text: str
    """What it means."""
    rule: str
    """The number of the rule."""


class CommonPages(TypedDict):
    """What every book holds."""

    version: str
    """Changes whenever a client that kept the book would misread a number."""
    language: str
    """The language of its texts."""
    title: str
    """The name of the game."""
    moves: list[str]
    """The names of the moves; a move's number is its index here."""
    labels: list[str | None]
    """The moves in words; None where only a decision can say what the move means."""
    terms: dict[str, Help]
    """Words with their explanation, by topic: `resource/steel`, `pass`."""


# ------------------------------------------------------------------------------- card faces


class Token(TypedDict):
    """A small picture on a card; see `marineris.gamedata.icons`."""

    icon: NotRequired[str]
    """The picture's id."""
    t: NotRequired[str]
    """A figure on it, the same in all languages: `+2`, `−3`, `X`, `≥20`."""
    sign: NotRequired[str]
    """Between other tokens: `/` or, `→` so, `:` where. Then there is no icon."""
    any: NotRequired[bool]
    """Red frame: anybody's."""
    star: NotRequired[bool]
    """Something special that only the words say."""
    note: NotRequired[str]
    """Which special thing: a short word for it is the message `web-card-note-…`."""
    plate: NotRequired[bool]
    """Whether it is on a production plate of its own."""
    tile: NotRequired[str]
    """Which special tile."""
    also: NotRequired[str]
    """An icon of what may pay as well."""
    per: NotRequired[Token]
    """So much for each of these."""
    every: NotRequired[int]
    """How many of `per` it takes, if more than one."""
    most: NotRequired[int]
    """How many are counted at most."""
    more: NotRequired[list[Token]]
    """What is added to the count."""
    less: NotRequired[list[Token]]
    """What is taken off the count."""


class TokenRow(TypedDict):
    """A row of a card's face: what happens when it is played."""

    kind: Literal["production", "now", "first"]
    """On a production plate, at once, or as the first action of the game."""
    tokens: list[Token]
    """The pictures."""


class ActionRow(TypedDict):
    """A row of a card's face: its action."""

    kind: Literal["action"]
    """An action."""
    cost: NotRequired[list[Token]]
    """What it costs."""
    gain: list[Token]
    """What it brings."""


class EffectRow(TypedDict):
    """A row of a card's face: what it does when something happens."""

    kind: Literal["effect"]
    """An effect."""
    when: list[Token]
    """What has to happen."""
    gain: list[Token]
    """What it brings."""


Row = TokenRow | ActionRow | EffectRow


class Requirement(Token):
    """What a card asks for before it can be played."""

    of: str
    """What is compared: `temperature`, `oxygen`, `oceans`, `tags`, `production`, `greeneries`,
    `cities`; with Turmoil also `party`, `chairman`, `neutral_chairman` and `leader`."""
    least: NotRequired[int]
    """The least that is needed."""
    step: NotRequired[int]
    """The size of a step of the parameter."""
    tag: NotRequired[str]
    """Which tag."""
    resource: NotRequired[str]
    """Which resource."""
    party: NotRequired[str]
    """Which party."""
    text: str
    """The requirement as a sentence."""


class CardPoints(TypedDict):
    """The victory points of a card."""

    n: int
    """How many, or how many for each of `per`."""
    per: NotRequired[Token]
    """What they are counted by."""


class CorporationStart(TypedDict):
    """What a corporation starts with."""

    money: int
    """M€."""
    card_price: int
    """M€ for each card of the starting hand."""


class CardParts(TypedDict):
    """The sentences of a card by part. What a card does not have is left out."""

    requires: NotRequired[list[str]]
    """What it asks for."""
    play: NotRequired[list[str]]
    """What happens when it is played."""
    action: NotRequired[list[str]]
    """Its action."""
    effect: NotRequired[list[str]]
    """What it does as long as it is in play."""
    first_action: NotRequired[list[str]]
    """The first action of a corporation."""
    holds: NotRequired[list[str]]
    """What may lie on it."""
    points: NotRequired[list[str]]
    """Its victory points."""


class CardPage(TypedDict):
    """A project card or corporation. What a card does not have is left out."""

    name: str
    """Its name."""
    number: str
    """Its printed number."""
    set: str
    """The set that it comes from."""
    kind: Literal["automated", "active", "event", "corporation"]
    """What kind of card it is."""
    cost: int
    """Its printed cost in M€."""
    tags: NotRequired[list[str]]
    """Its tags."""
    requires: NotRequired[list[Requirement]]
    """What it asks for."""
    face: NotRequired[list[Row]]
    """What it does, in pictures."""
    points: NotRequired[CardPoints]
    """Its victory points."""
    holds: NotRequired[str]
    """The kind of resources that may lie on it."""
    safe: NotRequired[bool]
    """Whether nobody may remove resources from it."""
    has_action: NotRequired[bool]
    """Whether it has an action."""
    start: NotRequired[CorporationStart]
    """What a corporation starts with."""
    parts: CardParts
    """What it does, in words."""


# ------------------------------------------------------------------------------- Terraforming Mars


class SpaceBonus(TypedDict):
    """What a tile on a space brings."""

    steel: NotRequired[int]
    """Steel."""
    titanium: NotRequired[int]
    """Titanium."""
    plants: NotRequired[int]
    """Plants."""
    card: NotRequired[int]
    """Cards."""
    heat: NotRequired[int]
    """Heat."""
    ocean: NotRequired[int]
    """Ocean tiles."""


class Space(TypedDict):
    """A space of a map."""

    id: str
    """Its number."""
    area: NotRequired[Literal["land", "ocean", "city", "off_map"]]
    """What it is for; land where it is left out."""
    q: NotRequired[int]
    """Axial column, from the middle; cities off the map have none."""
    r: NotRequired[int]
    """Axial row, from the middle; cities off the map have none."""
    bonus: NotRequired[SpaceBonus]
    """What a tile there brings."""
    volcanic: NotRequired[bool]
    """Whether it is a volcanic area."""
    name: NotRequired[str]
    """Its name, if it has one."""
    said: NotRequired[str]
    """What the sentences of the log call it; a space without a name is called as its map says."""
    cost: NotRequired[int]
    """M€ that placing a tile there costs."""


class Goal(TypedDict):
    """A milestone or an award."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    text: str
    """What it asks for."""
    least: NotRequired[int]
    """How many a milestone needs. Not for awards."""
    texts: NotRequired[dict[str, str]]
    """Its text where an expansion asks for another number, by that number."""


class MapData(TypedDict):
    """A map."""

    name: str
    """Its name."""
    terrain: str
    """The address of the planet's picture."""
    said: str
    """What the log calls a space without a name; `{}` stands for its number."""
    spaces: list[Space]
    """Its spaces."""
    milestones: list[Goal]
    """Its milestones."""
    awards: list[Goal]
    """Its awards."""


class ParameterBonus(TypedDict):
    """A bonus on the track of a parameter."""

    at: int
    """The level that brings it."""
    token: Token
    """What it brings."""


class Parameter(TypedDict):
    """A global parameter."""

    id: ParameterName
    """Its id."""
    icon: str
    """Its icon."""
    name: str
    """Its name."""
    start: int
    """Its first level."""
    goal: int
    """Its last level."""
    step: int
    """The size of a step."""
    bonuses: list[ParameterBonus]
    """The bonuses on its track."""


class ProjectPage(TypedDict):
    """A standard project."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    cost: int
    """Its cost in M€."""
    face: list[Row]
    """What it does, in pictures."""
    text: str
    """What it does, in words."""
    solo_goal: NotRequired[str]
    """Only in solo games with this goal."""


class ResourcePage(TypedDict):
    """A resource, in the order of stocks and productions."""

    id: str
    """Its id."""
    icon: str
    """Its icon."""
    name: str
    """Its name."""
    production: str
    """What its production is called."""


class PartyBonus(TypedDict):
    """What a party brings to everybody once, when it comes to power."""

    text: str
    """In words."""
    tokens: list[Token]
    """In pictures."""


class PartyPolicy(TypedDict):
    """What holds while a party rules."""

    text: str
    """In words."""
    face: list[Row]
    """In pictures."""


class PartyPage(TypedDict):
    """A party of the committee."""

    name: str
    """Its name."""
    icon: str
    """Its icon."""
    bonus: PartyBonus
    """What it brings once."""
    policy: PartyPolicy
    """What holds while it rules."""


class GlobalEventPage(TypedDict):
    """A global event."""

    name: str
    """Its name."""
    revealed: str
    """The party that gets a neutral delegate when the event is revealed."""
    current: str
    """The party that gets a neutral delegate when the event becomes the current one."""
    text: list[str]
    """What it does, in words."""
    tokens: list[Token]
    """What it does, in pictures."""


class CommitteePages(TypedDict):
    """What Turmoil adds."""

    parties: dict[str, PartyPage]
    """The parties by id, clockwise."""
    events: dict[str, GlobalEventPage]
    """The global events by id."""
    lobbying: int
    """M€ for a delegate from the reserve."""
    pieces: int
    """Delegates of each player."""


class TerraformingBook(CommonPages):
    """The book of Terraforming Mars."""

    game: Literal["terraforming"]
    """The game."""
    cards: dict[str, CardPage]
    """The cards by id, in the order of the box; corporations last."""
    maps: dict[str, MapData]
    """The maps by id."""
    parameters: list[Parameter]
    """The global parameters."""
    projects: list[ProjectPage]
    """The standard projects."""
    resources: list[ResourcePage]
    """The resources, in the order of stocks and productions."""
    tags: dict[str, str]
    """The names of the tags."""
    tiles: dict[str, str]
    """The names of the tiles."""
    cubes: dict[str, str]
    """The names of the resources on cards."""
    kinds: dict[str, str]
    """The names of the kinds of cards."""
    sets: dict[str, str]
    """The names of the sets."""
    sources: dict[str, str]
    """The names of the sources of victory points."""
    committee: CommitteePages
    """What Turmoil adds."""


# ------------------------------------------------------------------------------- Mars 2049


class PolarBoard(TypedDict):
    """The board. A point's id is `ring+1.column`: `1.0` lies on the equator."""

    rings: int
    """How many rings it has."""
    columns: int
    """How many columns it has."""
    starts: dict[str, list[int]]
    """By number of players: the columns where they start."""


class ColonyResource(TypedDict):
    """A resource, in the order of hands and prices."""

    id: ResourceName
    """Its id."""
    icon: str
    """Its icon."""
    name: str
    """Its name."""


class RoadCardPage(TypedDict):
    """The road card."""

    icon: str
    """Its icon."""
    name: str
    """Its name."""


class StructurePage(TypedDict):
    """A structure."""

    id: str
    """Its id."""
    icon: str
    """Its icon."""
    name: str
    """Its name, for many."""
    one: str
    """Its name, for one."""
    tokens: int
    """How many of them a player has."""


class RoadCards(TypedDict):
    """How many road cards matter."""

    needed: int
    """Cards for a road."""
    most: int
    """Cards that a player may have."""


class DeckNames(TypedDict):
    """The names of the decks."""

    peaceful: str
    """Of the peaceful missions."""
    offensive: str
    """Of the offensive missions."""


class MissionParts(TypedDict):
    """The sentences of a mission by part."""

    immediate: NotRequired[list[str]]
    """What happens at once."""
    play: NotRequired[list[str]]
    """What happens when it is used."""


class MissionPage(TypedDict):
    """A mission."""

    name: str
    """Its name."""
    deck: DeckName
    """Its deck."""
    copies: int
    """How many copies the deck holds."""
    immediate: bool
    """Whether it must be used at once."""
    parts: MissionParts
    """What it does, in words."""


class FacePage(TypedDict):
    """A face of the die."""

    id: str
    """Its id."""
    icon: str
    """Its icon."""
    name: str
    """Its name."""
    text: str
    """What it does."""


class Mars2049Book(CommonPages):
    """The book of Mars 2049."""

    game: Literal["mars2049"]
    """The game."""
    board: PolarBoard
    """The board."""
    resources: list[ColonyResource]
    """The resources, in the order of hands and prices."""
    road_card: RoadCardPage
    """The road card."""
    tokens: Two
    """The units that the two kinds of tokens stand for."""
    structures: list[StructurePage]
    """The structures."""
    prices: dict[str, dict[str, Three]]
    """By price list, then by structure or deck: air, food, minerals."""
    road_cards: RoadCards
    """How many road cards matter."""
    decks: DeckNames
    """The names of the decks."""
    cards: dict[str, MissionPage]
    """The missions by id."""
    faces: list[FacePage]
    """The faces of the die."""
