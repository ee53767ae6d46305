"""The messages of the table protocol, as types: what clients may send and what they are sent.

docs/protocol.md explains them. A message that does not fit is refused before anything reads it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema

from marineris import GAMES
from marineris.mars2049 import offers as mars2049_offers
from marineris.mars2049 import types as mars2049
from marineris.server.web.typed_schema import name_of
from marineris.table.names import LONGEST_NAME
from marineris.table.types import PROTOCOL, DecisionData, Mars2049Result, TerraformingResult
from marineris.terraforming.knowledge import offers as terraforming_offers
from marineris.terraforming.knowledge import types as terraforming

MOST_PLAYERS = 10
SAYABLE = r"^[^\x00]*$"
"""What people write may hold anything but a zero byte, which not every store can keep."""
Name = Annotated[str, Field(max_length=LONGEST_NAME, pattern=SAYABLE)]
Title = Annotated[str, Field(max_length=80, pattern=SAYABLE)]
Language = Annotated[str, Field(max_length=16, pattern=r"^[A-Za-z-]*$")]
Token = Annotated[str, Field(max_length=100)]
LONGEST_MARK = 40
Mark = Annotated[str, Field(max_length=LONGEST_MARK)]
BotName = Annotated[str, Field(max_length=40)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Move = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Model(BaseModel):
    """A message: nothing unknown in it, nothing turned into something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ------------------------------------------------------------------------------- from the client


class Hello(Model):
    """The first message: who is there, and what it has seen already."""

    do: Literal["hello"]
    token: Token | None = None
    since: Version | None = None
    language: Language = ""
    protocol: Version | None = Field(default=None, description="the version that it speaks")
    id: Mark = ""


class MakeMove(Model):
    """A move of this seat."""

    do: Literal["move"]
    at: Version
    move: Move
    id: Mark = ""


class Undo(Model):
    """Undo this seat's last move."""

    do: Literal["undo"]
    at: Version
    id: Mark = ""


class AskWhy(Model):
    """Why is a move not legal?"""

    do: Literal["why"]
    move: Move
    id: Mark = ""


class AskPreview(Model):
    """What would a move cost and bring?"""

    do: Literal["preview"]
    move: Move
    id: Mark = ""


class AskOffers(Model):
    """What could I do now, for how much, and what is in the way?"""

    do: Literal["offers"]
    id: Mark = ""


class Resign(Model):
    """Resign: a bot plays this seat to the end."""

    do: Literal["resign"]
    id: Mark = ""


class LetBot(Model):
    """A bot plays for this seat until its person is back."""

    do: Literal["bot"]
    bot: BotName = ""
    id: Mark = ""


class TakeSeatBack(Model):
    """The person plays again."""

    do: Literal["back"]
    id: Mark = ""


class Chat(Model):
    """A line for the chat."""

    do: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500, pattern=SAYABLE)]
    id: Mark = ""


class EarlierLog(Model):
    """Lines of the log before a number: the last hundred, or all from `first` on."""

    do: Literal["log"]
    before: Version
    first: Version | None = None
    id: Mark = ""


class ChangeLanguage(Model):
    """Everything in another language from now on."""

    do: Literal["language"]
    language: Language
    id: Mark = ""


class Ping(Model):
    """Are you there?"""

    do: Literal["ping"]
    id: Mark = ""


Command = (
    MakeMove
    | Undo
    | AskWhy
    | AskPreview
    | AskOffers
    | Resign
    | LetBot
    | TakeSeatBack
    | Chat
    | EarlierLog
    | ChangeLanguage
    | Ping
)
ClientMessage = Annotated[Hello | Command, Field(discriminator="do")]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# ------------------------------------------------------------------------------- from the server


def _typed(*kinds: type[Any]) -> WithJsonSchema:
    """Data of the games, which nothing checks here: the document refers to their types.

    `typed_schema.resolve` turns the names into references.
    """
    return WithJsonSchema({"x-types": [name_of(kind) for kind in kinds]})


def _items(*types: str) -> WithJsonSchema:
    """A list of so many items, each of its own type."""
    items = [{"type": one} for one in types]
    size = len(items)
    return WithJsonSchema(
        {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}
    )


Protocol = Annotated[
    int,
    WithJsonSchema({"type": "integer", "const": PROTOCOL}),
    Field(description="the version of these messages; a client of another one reloads itself"),
]
BookVersion = Annotated[
    str, Field(description="the version of the book that gives moves their numbers")
]
View = Annotated[dict[str, Any], _typed(terraforming.View, mars2049.View)]
Decision = Annotated[dict[str, Any], _typed(DecisionData)]
Preview = Annotated[dict[str, Any], _typed(terraforming.Preview, mars2049.Preview)]
Offers = Annotated[dict[str, Any], _typed(terraforming_offers.Offers, mars2049_offers.Offers)]
SeatResult = Annotated[dict[str, Any], _typed(TerraformingResult, Mars2049Result)]
LogLine = Annotated[list[Any], _items("integer", "integer", "string", "string")]
"""Number, seat or -1, text, the event's name."""
ChatLine = Annotated[list[Any], _items("integer", "integer", "string", "string", "integer")]
"""Number, seat or -1, name, text, time in milliseconds."""


class ReasonOut(BaseModel):
    """Why a move is not legal."""

    code: str
    rule: str
    text: str
    facts: dict[str, Any]


GameName = Annotated[str, WithJsonSchema({"type": "string", "enum": list(GAMES)})]


class SeatOut(BaseModel):
    """A seat at a running table."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str = Field(description="the bot that plays for the seat now; empty: a person does")
    online: bool = False
    resigned: bool = False


class FaultOut(BaseModel):
    """What keeps a table from going on: a bug in the program."""

    kind: Literal["stuck", "bot"]
    text: str
    entry: int | None = Field(default=None, description="stuck: the entry that cannot be applied")
    lost: int | None = Field(default=None, description="stuck: entries that a rollback takes back")
    seat: int | None = Field(default=None, description="bot: the seat whose bot cannot move")


class TableOut(BaseModel):
    """A table's summary: game, options, seats, settings, status."""

    id: str
    game: GameName
    status: Literal["open", "running", "over"]
    options: dict[str, Any]
    settings: TableSettings
    seats: list[SeatOut]
    created: int
    fault: FaultOut | None = Field(default=None, description="only at the table itself")


class UndoOut(BaseModel):
    """Whether the last move can be undone: which move that is, or why not."""

    can: bool
    text: str = Field(default="", description="the move that would be taken back, in words")
    why: str = ""


class ClockOut(BaseModel):
    """Milliseconds left per seat, whose time is running, and since when that is so."""

    left: list[int]
    running: list[int]
    at: int


class Document(BaseModel):
    """All that a client sees of a table."""

    table: TableOut
    view: View | None = Field(description="what this seat may know; null before the start")
    decision: Decision | None
    undo: UndoOut | None
    clock: ClockOut | None
    result: list[SeatResult] | None = Field(description="by seat; null until the game is over")


class StateMessage(BaseModel):
    """Everything, at the beginning or when a client has fallen behind."""

    model_config = ConfigDict(populate_by_name=True)

    is_: Literal["state"] = Field(alias="is")
    protocol: Protocol
    book: BookVersion
    version: int
    you: int | None
    now: int = Field(description="the server's time in milliseconds")
    document: Document
    offers: Offers | None = Field(description="Game.offers of the seat; null before the start")
    log: list[LogLine]
    chat: list[ChatLine]


class CurrentMessage(BaseModel):
    """The client has seen it all."""

    is_: Literal["current"] = Field(alias="is")
    protocol: Protocol
    book: BookVersion
    version: int
    you: int | None
    chat: list[ChatLine]


class UpdateMessage(BaseModel):
    """What has changed."""

    is_: Literal["update"] = Field(alias="is")
    version: int
    patch: list[Any]
    log: list[LogLine]


class ChatMessage(BaseModel):
    """A new line of the chat."""

    is_: Literal["chat"] = Field(alias="is")
    line: ChatLine


class DoneMessage(BaseModel):
    """It is done, and stored."""

    is_: Literal["done"] = Field(alias="is")
    id: str
    version: int


class AnswerMessage(BaseModel):
    """The answer to a question."""

    is_: Literal["answer"] = Field(alias="is")
    id: str
    reasons: list[ReasonOut] | None = None
    preview: Preview | None = None
    offers: Offers | None = Field(default=None, description="Game.offers of the seat")
    version: int | None = Field(default=None, description="offers: the version that they are of")
    log: list[LogLine] | None = None


class ErrorMessage(BaseModel):
    """It was not done; nothing has changed."""

    is_: Literal["error"] = Field(alias="is")
    id: str
    code: str
    text: str
    reasons: list[ReasonOut] = []


class PongMessage(BaseModel):
    """I am here."""

    is_: Literal["pong"] = Field(alias="is")
    id: str


ServerMessage = (
    StateMessage
    | CurrentMessage
    | UpdateMessage
    | ChatMessage
    | DoneMessage
    | AnswerMessage
    | ErrorMessage
    | PongMessage
)
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


# ------------------------------------------------------------------------------- HTTP


class ClockSettings(Model):
    """Time for the whole game, and what each move gives back."""

    minutes: Annotated[float, Field(ge=0.1, le=100_000, strict=False)]
    seconds_a_move: Annotated[float, Field(ge=0, le=1_000_000, strict=False)] = 0


class TableSettings(Model):
    """How a table is run; its game's own options are another thing."""

    title: Title = ""
    listed: bool = False
    private: bool = False
    undo: bool = True
    spectators: bool = True
    clock: ClockSettings | None = None
    seeded: bool = Field(default=False, description="set by the server: the host chose the seed")


class SeatIn(Model):
    """A seat of a new table."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: BotName = ""


class NewTable(Model):
    """A new table."""

    game: Annotated[str, Field(max_length=32)]
    options: dict[str, Any] = Field(default={}, max_length=50)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MOST_PLAYERS)]
    settings: TableSettings = TableSettings()
    seed: Annotated[int, Field(ge=0, le=2**63 - 1)] | None = None
    language: Language = ""


class SeatToken(BaseModel):
    """A seat with its secret."""

    seat: int
    token: str


class TableMade(BaseModel):
    """A new table with its secrets; they are shown this once."""

    id: str
    host: str
    invite: str | None
    seats: list[SeatToken]


class TakeSeat(Model):
    """A request to take a seat."""

    name: Name = ""
    invite: Token | None = None
    language: Language = ""


class BotIn(Model):
    """The bot that is to play for a seat; none: the usual one."""

    bot: BotName = ""


class WebhookIn(Model):
    """Where this seat's turn notifications go; null: nowhere."""

    kind: Literal["json", "discord", "ntfy"] = "json"
    url: Annotated[str, Field(max_length=2000)] = ""
    language: Language = ""


class RecordIn(Model):
    """A record to make a table of."""

    text: Annotated[str, Field(max_length=2_000_000)]
    title: Title = ""


class Trouble(BaseModel):
    """What went wrong, and what would be right."""

    code: str
    text: str


TableOut.model_rebuild()
