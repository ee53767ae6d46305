"""The messages of the table protocol, as types: what clients may send and what they are sent.

docs/protocol.md tells what they mean. Whatever does not fit is refused before anything looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

MOST_PLAYERS = 10
SAYABLE = r"^[^\x00]*$"
"""What people write may hold anything but a zero byte, which not every store can keep."""
Name = Annotated[str, Field(max_length=40, pattern=SAYABLE)]
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
    id: Mark = ""


class MakeMove(Model):
    """A move of the own seat."""

    do: Literal["move"]
    at: Version
    move: Move
    id: Mark = ""


class TakeBack(Model):
    """The own last move is taken back."""

    do: Literal["undo"]
    at: Version
    id: Mark = ""


class AskWhy(Model):
    """Why may I not?"""

    do: Literal["why"]
    move: Move
    id: Mark = ""


class AskPreview(Model):
    """What would it cost and bring?"""

    do: Literal["preview"]
    move: Move
    id: Mark = ""


class GiveUp(Model):
    """A bot plays the own seat to the end."""

    do: Literal["resign"]
    id: Mark = ""


class LetBot(Model):
    """A bot plays for the own seat until its person is back."""

    do: Literal["bot"]
    bot: BotName = ""
    id: Mark = ""


class TakeSeatBack(Model):
    """The person plays again."""

    do: Literal["back"]
    id: Mark = ""


class Say(Model):
    """Something for the chat."""

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
    | TakeBack
    | AskWhy
    | AskPreview
    | GiveUp
    | LetBot
    | TakeSeatBack
    | Say
    | EarlierLog
    | ChangeLanguage
    | Ping
)
ClientMessage = Annotated[Hello | Command, Field(discriminator="do")]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# ------------------------------------------------------------------------------- from the server


class ReasonOut(BaseModel):
    """Why a move is not legal."""

    code: str
    rule: str
    text: str
    facts: dict[str, Any]


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
    """A table's card."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    options: dict[str, Any]
    settings: TableSettings
    seats: list[SeatOut]
    created: int
    fault: FaultOut | None = Field(default=None, description="only at the table itself")


class SelectionOut(BaseModel):
    """How many things a question asks for, and those that are picked so far."""

    least: int
    most: int
    picked: list[int] = Field(description="sorted; a move stands there as often as it is picked")
    limits: dict[str, int] | None = Field(
        default=None, description="how often each move can be picked; without it, once"
    )


class DecisionOut(BaseModel):
    """What is asked of the own seat; with further fields of the question."""

    model_config = ConfigDict(extra="allow")

    question: str
    text: str
    moves: list[int]
    labels: dict[str, str]
    selection: SelectionOut | None = Field(
        default=None, description="only where several things are chosen"
    )


class UndoOut(BaseModel):
    """Whether the last move can be taken back, and why not."""

    can: bool
    why: str = ""


class ClockOut(BaseModel):
    """Milliseconds left per seat, whose time is running, and since when that is so."""

    left: list[int]
    running: list[int]
    at: int


class Document(BaseModel):
    """All that a client sees of a table."""

    table: TableOut
    view: dict[str, Any] | None
    decision: DecisionOut | None
    undo: UndoOut | None
    clock: ClockOut | None
    result: list[dict[str, Any]] | None


class StateMessage(BaseModel):
    """Everything, at the beginning or when a client has fallen behind."""

    model_config = ConfigDict(populate_by_name=True)

    is_: Literal["state"] = Field(alias="is")
    version: int
    you: int | None
    now: int = Field(description="the server's time in milliseconds")
    document: Document
    log: list[Any]
    chat: list[Any]


class CurrentMessage(BaseModel):
    """The client has seen it all."""

    is_: Literal["current"] = Field(alias="is")
    version: int
    you: int | None
    chat: list[Any]


class UpdateMessage(BaseModel):
    """What has changed."""

    is_: Literal["update"] = Field(alias="is")
    version: int
    patch: list[Any]
    log: list[Any]


class ChatMessage(BaseModel):
    """Somebody has said something."""

    is_: Literal["chat"] = Field(alias="is")
    line: list[Any]


class DoneMessage(BaseModel):
    """It is done, and kept."""

    is_: Literal["done"] = Field(alias="is")
    id: str
    version: int


class AnswerMessage(BaseModel):
    """The answer to a question."""

    is_: Literal["answer"] = Field(alias="is")
    id: str
    reasons: list[ReasonOut] | None = None
    preview: dict[str, Any] | None = None
    log: list[Any] | None = None


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
    """Somebody wants to sit down."""

    name: Name = ""
    invite: Token | None = None
    language: Language = ""


class BotIn(Model):
    """The bot that is to play for a seat; none: the usual one."""

    bot: BotName = ""


class WebhookIn(Model):
    """Where to tell that it is this seat's turn; nothing: nowhere."""

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
