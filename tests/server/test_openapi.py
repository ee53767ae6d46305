"""The OpenAPI document: what it promises is what the server does, whatever is asked."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.guest import Server, person, serving

import marineris
from marineris.contract import random_move
from marineris.server.settings import Settings
from marineris.server.web import protocol as m
from marineris.server.web.app import create_app

EXAMPLES = 12
UNSAID = [positive_data_acceptance]
"""Which games, bots, seats and options there are, and what a record is, no schema can say."""


class Client:
    """A server without limits, called from tests that are not asynchronous."""

    def __init__(self, runner: asyncio.Runner, server: Server) -> None:
        self.server = server
        self.run = runner.run

    def request(self, method: str, url: str, **more: Any) -> Any:
        """Make a request, as the arguments for another library say it."""
        more.pop("cookies", None)  # there are none
        if isinstance(more.get("data"), (bytes, str)):
            more["content"] = more.pop("data")
        return self.run(self.server.http.request(method, url, **more))


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with asyncio.Runner() as runner:
        opened = serving(webhooks=True)
        yield Client(runner, runner.run(opened.__aenter__()))
        runner.run(opened.__aexit__(None, None, None))


@pytest.fixture(scope="module")
def tables(client: Client) -> list[Any]:
    """Tables to be found: one that waits, one that is played, one that is over."""
    opened = []
    for seats, options in (
        ([{"kind": "person"}, {"kind": "open"}], {}),
        ([{"kind": "person"}, {"kind": "person"}], {"beginners": [0, 1]}),
    ):
        body = {"game": "terraforming", "seats": seats, "options": options, "seed": 1}
        opened.append(client.request("POST", "/api/tables", json=body).json())
    rng = random.Random(1)
    game = marineris.new("mars2049", players=2, seed=1, prices="quick")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, random_move(game, seat, rng))
    answer = client.request("POST", "/api/records", json={"text": game.record().dumps()})
    assert answer.status_code == 201, answer.text
    return [*opened, answer.json()]


def operations() -> list[Any]:
    """All the calls of the document."""
    app = create_app(Settings(database="sqlite+aiosqlite://"))
    document = schemathesis.openapi.from_dict(app.openapi())
    document.app = app
    found: list[Any] = list(document.get_all_operations())
    return [one.ok() for one in found]


OPERATIONS = operations()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_call_does_what_the_document_says(
    operation: Any, client: Client, tables: list[Any]
) -> None:
    @seed(2049)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=False,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), choice=st.randoms(use_true_random=False))
    def check(case: Any, choice: random.Random) -> None:
        aim(case, choice, tables)
        response = client.request(**case.as_transport_kwargs(base_url="http://test"))
        assert response.status_code < 500 or response.status_code == 503, response.text
        case.validate_response(response, excluded_checks=UNSAID)

    check()


def aim(case: Any, choice: random.Random, tables: list[Any]) -> None:
    """Most calls are about a table that is there, with a token that may be the right one."""
    table = choice.choice(tables)
    if "table_id" in (case.path_parameters or {}) and choice.random() < 0.8:
        case.path_parameters["table_id"] = table["id"]
    if "seat" in (case.path_parameters or {}) and choice.random() < 0.8:
        case.path_parameters["seat"] = choice.randrange(2)
    tokens = [table["host"], *(one["token"] for one in table["seats"])]
    if choice.random() < 0.7 and case.method != "DELETE":
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {choice.choice(tokens)}"}


def test_the_document_names_the_messages_of_the_socket(client: Client) -> None:
    document = client.request("GET", "/openapi.json").json()
    parts = document["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "MakeMove", "StateMessage"} <= set(parts)

    def references(data: Any) -> Iterator[str]:
        if isinstance(data, dict):
            if isinstance(data.get("$ref"), str):
                yield data["$ref"]
            for value in data.values():
                yield from references(value)
        elif isinstance(data, list):
            for value in data:
                yield from references(value)

    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in parts, reference


def test_what_the_socket_sends_is_of_the_types_in_the_document(client: Client) -> None:
    told = client.run(talk(client.server))
    kinds = {one["is"] for one in told}
    assert {"state", "current", "update", "pong", "answer", "error", "chat", "done"} <= kinds
    for one in told:
        m.SERVER_MESSAGE.validate_python(one)


async def talk(server: Server) -> list[Any]:
    """Everything that is sent in a conversation with one message of each kind."""
    table = await server.open(seats=person(2), settings={"clock": {"minutes": 5}})
    guest = await server.join(table["id"], table["seats"][0]["token"])
    for do, more in (
        ("ping", {}),
        ("why", {"move": 0}),
        ("offers", {}),
        ("move", {"at": 0, "move": 0}),
        ("chat", {"text": "hello"}),
        ("log", {"before": 10}),
        ("dance", {}),
    ):
        await guest.ask(do, **more)
    for move in guest.document["decision"]["moves"] if guest.document["decision"] else ():
        await guest.ask("preview", move=move)
    again = server.connect(table["id"])
    again.document = guest.document
    await again.hello(None, since=guest.version)
    await again.settled()
    return [json.loads(one) for one in (*guest.got, *again.got)]
