"""What the server allows, up to the last one: the bound itself is accepted, one more is not.

The bounds are written out here, because hosts and authors of clients rely on them. A new one needs
a row in the table it belongs to.
"""

from __future__ import annotations

import random
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.requests import HTTPConnection

from marineris.core.error import BadOption, MarinerisError
from marineris.server import errors, request_limits, supervisor
from marineris.server.errors import BadMessage, ServerError, http_status
from marineris.server.rate_limit import Bucket
from marineris.server.request_limits import check_options
from marineris.server.rooms import formalities, upkeep
from marineris.server.rooms.registry import Registry
from marineris.server.rooms.upkeep import DAY, Upkeep
from marineris.server.settings import BadSetting, Settings, settings_from
from marineris.server.store.archive import ArchivedTable
from marineris.server.store.store import Store
from marineris.server.supervisor import Trouble
from marineris.server.web import protocol as m
from marineris.server.web import socket as socket_module
from marineris.server.web.app import MOST_BYTES, MOST_RECORD_BYTES, create_app
from marineris.server.web.routes import caller_of
from marineris.table.errors import TableError

DATABASE = "sqlite+aiosqlite://"

# ------------------------------------------------------------------------------- settings

BILLION = 1_000_000_000
NUMBERS = {
    "port": (1, 65_535),
    "bot_processes": (1, 256),
    "bot_pause": (0, 60_000),
    "bot_seconds": (1, 600),
    "answer_pause": (0, BILLION),
    "idle_seconds": (1, BILLION),
    "most_tables": (0, BILLION),
    "tables_an_hour": (0, BILLION),
    "requests_a_second": (0, BILLION),
    "sockets_an_address": (0, BILLION),
    "messages_a_second": (1, BILLION),
    "keep_finished_days": (0, 36_500),
    "keep_unfinished_days": (0, 36_500),
    "keep_chat_days": (0, 36_500),
    "backup_hours": (1, 8_760),
    "backup_copies": (1, 1_000),
}


def test_every_number_among_the_settings_has_its_bounds_here() -> None:
    assert [one.name for one in fields(Settings) if type(one.default) is int] == list(NUMBERS)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_may_be_as_small_and_as_large_as_its_bounds(name: str) -> None:
    least, most = NUMBERS[name]
    variable = f"MARINERIS_{name.upper()}"
    for value in (least, most):
        assert getattr(settings_from({}, **{name: value}), name) == value
        assert getattr(settings_from({variable: str(value)}), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadSetting) as refusal:
            settings_from({}, **{name: value})
        facts = refusal.value.facts
        assert (facts["value"], facts["first"], facts["final"]) == (value, least, most)


GOOD_TEXTS = [
    ("redis", "redis://host"),
    ("redis", "rediss://host:6379/"),
    ("redis", "redis://host/0"),
    ("redis", "unix:///run/redis.sock"),
    ("public_url", "http://mars.example.org"),
    ("public_url", "https://mars.example.org:1/mars/"),
    ("public_url", "https://mars.example.org/a/b-c_d~e.f"),
    ("database", "sqlite+aiosqlite:////path"),
    ("database", "postgresql+asyncpg://host/name"),
]
BAD_TEXTS = [
    ("redis", "redis://host:0"),
    ("redis", "redis://"),
    ("redis", "redis:///1"),
    ("redis", "redis://host/²"),
    ("redis", "unix://"),
    ("redis", "ftp://host"),
    ("public_url", "mars.example.org"),
    ("public_url", "https://"),
    ("public_url", "https:///mars"),
    ("public_url", "https://mars.example.org:0"),
    ("public_url", "ws://mars.example.org"),
    ("public_url", "https://mars.example.org/a b"),
    ("public_url", "https://mars example.org"),
    ("public_url", "https://mars.example.org\x00"),
    ("host", ""),
    ("host", "a\x00b"),
    ("host", "a\tb"),
    ("database", "mysql+aiomysql://host/name"),
    ("database", "postgresql://host/name"),
    ("database", "nonsense"),
]


@pytest.mark.parametrize(("name", "value"), GOOD_TEXTS)
def test_addresses_that_can_be_used(name: str, value: str) -> None:
    assert getattr(settings_from({}, **{name: value}), name) == value


@pytest.mark.parametrize(("name", "value"), BAD_TEXTS)
def test_addresses_that_cannot_be_used(name: str, value: str) -> None:
    with pytest.raises(BadSetting):
        settings_from({}, **{name: value})


# ------------------------------------------------------------------------------- rates


def test_a_burst_is_four_times_what_a_second_allows() -> None:
    """So says the table of settings; an hour's tables may be opened at once."""
    app = create_app(Settings(database=DATABASE, requests_a_second=7, tables_an_hour=36))
    requests, openings = app.state.requests.of("a"), app.state.openings.of("a")
    assert (requests.rate, requests.burst) == (7, 28)
    assert (openings.rate, openings.burst) == (0.01, 36)
    none = create_app(Settings(database=DATABASE, requests_a_second=0, tables_an_hour=0))
    assert (none.state.requests, none.state.openings) == (None, None)


@pytest.mark.parametrize(
    ("is_trusted", "forwarded", "client", "caller"),
    [
        (False, "", "192.0.2.1", "192.0.2.1"),
        (False, "10.0.0.1", "192.0.2.1", "192.0.2.1"),
        (True, "", "192.0.2.1", "192.0.2.1"),
        (True, "10.0.0.1", "192.0.2.1", "10.0.0.1"),
        (True, "10.0.0.1, 10.0.0.2", "192.0.2.1", "10.0.0.2"),
        (True, "x" * 80, "192.0.2.1", "x" * 64),
        (False, "", None, ""),
    ],
)
def test_whose_rate_a_request_counts_for(
    is_trusted: bool, forwarded: str, client: str | None, caller: str
) -> None:
    """The address that calls; behind a proxy that is trusted, the last one it names."""
    state = SimpleNamespace(
        registry=SimpleNamespace(settings=Settings(trust_proxy=is_trusted)),
    )
    request = HTTPConnection(
        {
            "type": "http",
            "app": SimpleNamespace(state=state),
            "headers": [(b"x-forwarded-for", forwarded.encode())] if forwarded else [],
            "client": None if client is None else (client, 50_000),
        }
    )
    assert caller_of(request) == caller


class Registered:
    """What a socket needs to know of its registry before anybody has said hello."""

    settings = Settings(messages_a_second=7)


def test_a_socket_may_send_four_seconds_worth_at_once() -> None:
    bucket: Bucket = socket_module.Socket(Registered(), None)._bucket  # type: ignore[arg-type]  # it only reads the settings
    assert (bucket.rate, bucket.burst) == (7, 28)


def test_what_questions_cost() -> None:
    """Whatever is not named costs 1."""
    costs = {"why": 0.5, "preview": 1, "offers": 0.5, "chat": 5, "log": 10, "language": 5}
    assert costs == socket_module.COSTS


def test_the_sizes_that_the_page_for_hosts_names() -> None:
    assert (MOST_BYTES, MOST_RECORD_BYTES) == (64 * 1024, 2_200_000)
    assert (socket_module.LONGEST, socket_module.QUEUE) == (16 * 1024, 256)
    assert socket_module.HELLO_SECONDS == 10
    assert (request_limits.MOST_MOVES, request_limits.MOST_LINES) == (20_000, 21_000)


def test_a_pause_before_an_answer_varies_around_its_average(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[float, float]] = []

    def longest(low: float, high: float) -> float:
        asked.append((low, high))
        return high

    monkeypatch.setattr(random, "uniform", longest)
    assert formalities.pause_seconds(2_000) == pytest.approx(3.2)
    assert asked == [pytest.approx((0.4, 1.6))]


def test_the_wait_after_errors_doubles_up_to_three_seconds() -> None:
    waits = [Trouble(failures=number).wait for number in (1, 2, 3, 4, 5, 6, 1_000)]
    assert waits == pytest.approx([0.2, 0.4, 0.8, 1.6, 3, 3, 3])
    assert (supervisor.FIRST_WAIT, supervisor.LONGEST_WAIT) == (0.2, 3)


# ------------------------------------------------------------------------------- what is sent


BOUNDS = (
    "minimum",
    "maximum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "maxProperties",
)


def bounds_of(schema: dict[str, Any]) -> dict[str, Any]:
    """All the bounds in a schema by where they stand, the marks of messages left out."""
    found: dict[str, Any] = {}

    def look(data: Any, where: str) -> None:
        if isinstance(data, list):
            for number, one in enumerate(data):
                look(one, f"{where}.{number}")
        elif isinstance(data, dict):
            name = where.replace(".properties", "").replace(".anyOf.0", "").removeprefix(".")
            told = {key: data[key] for key in BOUNDS if key in data}
            if told and not name.endswith(".id"):
                found[name] = told
            for key, one in data.items():
                look(one, f"{where}.{key}")

    definitions = schema.pop("$defs", {})
    look(schema, "")
    for name, one in definitions.items():
        look(one, f".{name}")
    return found


LARGEST = 2**31 - 1
VERSION = {"minimum": 0, "maximum": LARGEST}
LANGUAGE = {"maxLength": 16}
MESSAGES = {
    "AskPreview.move": VERSION,
    "AskWhy.move": VERSION,
    "ChangeLanguage.language": LANGUAGE,
    "Chat.text": {"minLength": 1, "maxLength": 500},
    "EarlierLog.before": VERSION,
    "EarlierLog.first": VERSION,
    "Hello.language": LANGUAGE,
    "Hello.protocol": VERSION,
    "Hello.since": VERSION,
    "Hello.token": {"maxLength": 100},
    "LetBot.bot": {"maxLength": 40},
    "MakeMove.at": VERSION,
    "MakeMove.move": VERSION,
    "Undo.at": VERSION,
}
TIME = {"minimum": 0, "exclusiveMaximum": 2**53}
SEAT = {"minimum": -1, "exclusiveMaximum": 10}
CLOCK = {
    "ClockSettings.minutes": {"minimum": 0.1, "maximum": 100_000},
    "ClockSettings.seconds_a_move": {"minimum": 0, "maximum": 1_000_000},
}
REQUESTS: dict[type[m.Model], dict[str, Any]] = {
    m.NewTable: {
        **CLOCK,
        "SeatIn.bot": {"maxLength": 40},
        "SeatIn.name": {"maxLength": 40},
        "TableSettings.title": {"maxLength": 80},
        "game": {"maxLength": 32},
        "language": LANGUAGE,
        "options": {"maxProperties": 50},
        "seats": {"minItems": 1, "maxItems": 10},
        "seed": {"minimum": 0, "maximum": 2**63 - 1},
    },
    m.TakeSeat: {
        "invite": {"maxLength": 100},
        "language": LANGUAGE,
        "name": {"maxLength": 40},
    },
    m.BotIn: {"bot": {"maxLength": 40}},
    m.WebhookIn: {"language": LANGUAGE, "url": {"maxLength": 2_000}},
    m.RecordIn: {"text": {"maxLength": 2_000_000}, "title": {"maxLength": 80}},
    ArchivedTable: {
        **CLOCK,
        "ArchivedHook.kind": {"maxLength": 16},
        "ArchivedHook.url": {"maxLength": 2_000},
        "ArchivedSeat.bot": {"maxLength": 80},
        "ArchivedSeat.language": LANGUAGE,
        "ArchivedSeat.name": {"maxLength": 80},
        "TableSettings.title": {"maxLength": 80},
        "chat.items": {"minItems": 5, "maxItems": 5},
        "chat.items.prefixItems.0": {"minimum": 1, "exclusiveMaximum": 2**31},
        "chat.items.prefixItems.1": SEAT,
        "chat.items.prefixItems.2": {"maxLength": 80},
        "chat.items.prefixItems.3": {"maxLength": 1_000},
        "chat.items.prefixItems.4": TIME,
        "created": TIME,
        "game": {"maxLength": 32},
        "id": {"maxLength": 16},
        "journal.items": {"minItems": 4, "maxItems": 4},
        "journal.items.prefixItems.0": {"maxLength": 8},
        "journal.items.prefixItems.1": SEAT,
        "journal.items.prefixItems.2": {"maxLength": 120},
        "journal.items.prefixItems.3": TIME,
        "marineris": {"minimum": 1},
        "players": {"minimum": 1, "maximum": 10},
        "rules": {"minimum": 0, "exclusiveMaximum": 2**31},
        "touched": TIME,
    },
}


def test_what_a_message_may_hold() -> None:
    schema = TypeAdapter(m.ClientMessage).json_schema()
    marks = {
        name: one["properties"]["id"]["maxLength"]
        for name, one in schema["$defs"].items()
        if "id" in one["properties"]
    }
    assert set(marks.values()) == {40}
    assert len(marks) == len(schema["$defs"])
    assert bounds_of(schema) == MESSAGES


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_what_a_request_or_a_line_of_a_file_may_hold(kind: type[m.Model]) -> None:
    assert bounds_of(kind.model_json_schema()) == REQUESTS[kind]


@pytest.mark.parametrize("kind", [*REQUESTS, m.Hello, m.MakeMove], ids=lambda kind: kind.__name__)
def test_nothing_unknown_and_nothing_of_another_type_is_taken(kind: type[m.Model]) -> None:
    assert kind.model_config == {"extra": "forbid", "strict": True}


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


def test_options_may_hold_so_much_and_no_more() -> None:
    """1000 values in all, texts of 1000 characters, lists within lists five deep."""
    for fits, too_much in (
        ({"x": [0] * 998}, {"x": [0] * 999}),
        ({"x": {str(n): 0 for n in range(499)}}, {"x": {str(n): 0 for n in range(500)}}),
        ({"x": "a" * 1_000}, {"x": "a" * 1_001}),
        ({"a" * 1_000: 1}, {"a" * 1_001: 1}),
        ({"x": nested(3)}, {"x": nested(4)}),
    ):
        check_options(fits)
        with pytest.raises(BadMessage):
            check_options(too_much)


# ------------------------------------------------------------------------------- answers

STATUS = {
    "already-started": 409,
    "bad-message": 422,
    "fault": 500,
    "not-found": 404,
    "not-ready": 409,
    "not-your-seat": 403,
    "seat-taken": 409,
    "server-full": 503,
    "store-failed": 503,
    "too-big": 413,
    "too-fast": 429,
    "unknown-table": 404,
}


def test_the_status_of_every_error() -> None:
    kinds = [
        one
        for one in vars(errors).values()
        if isinstance(one, type) and issubclass(one, ServerError) and one is not ServerError
    ]
    assert {one.code: http_status(one("")) for one in kinds} == STATUS
    assert http_status(TableError("")) == http_status(ServerError("")) == 409
    assert http_status(MarinerisError("")) == http_status(BadOption("")) == 422


# ------------------------------------------------------------------------------- upkeep


class Endless:
    """A store in which there is always more to delete."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    async def delete_unused(self, statuses: object, before: int, most: int) -> list[str]:
        self.asked.append((before, most))
        return ["x"] * most

    async def delete_chat(self, before: int, most: int) -> int:
        self.asked.append((before, most))
        return most


@pytest.mark.anyio
@pytest.mark.parametrize("setting", ["keep_finished_days", "keep_chat_days"])
async def test_one_round_of_upkeep_ends(setting: str) -> None:
    """After 50,000 tables, 50 at a time; the next round does the rest."""
    opened = await Store.open(DATABASE)
    registry = Registry(settings_from({}, **{setting: 3}), opened)
    registry.store = store = Endless()  # type: ignore[assignment]  # it is asked for nothing else
    await Upkeep(registry, lambda: 10 * DAY).clear_out()
    assert store.asked == [(7 * DAY, 50)] * 1_000
    assert upkeep.MOST_PARTS * upkeep.TABLES_AT_ONCE == 50_000
    await opened.close()
