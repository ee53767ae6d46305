"""What games hand out is what their types say, and every field of these types is documented."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import jsonschema_rs
import pytest

import marineris
from marineris import gamedata
from marineris.core.game import Game
from marineris.server.web import typed_schema
from marineris.text.bundle import languages

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("terraforming", 1, {}),
    ("terraforming", 2, {"draft": True}),
    ("terraforming", 3, {"turmoil": True}),
    ("terraforming", 1, {"turmoil": True, "solo_goal": "rating"}),
    ("mars2049", 2, {}),
    ("mars2049", 4, {"cooperative": True}),
)


@cache
def validator(name: str) -> Any:
    schemas = typed_schema.components()
    schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    return jsonschema_rs.Draft202012Validator(schema)


def fits(kind: str, data: Any) -> None:
    for error in validator(kind).iter_errors(data):
        pytest.fail(f"{kind}: {error.message} at {list(error.instance_path)}")


def prefix(game: Game[Any]) -> str:
    return "Terraforming" if game.rules.name == "terraforming" else "Mars2049"


def check(game: Game[Any], seat: int, move: int) -> None:
    """Everything that a seat can be told at a decision."""
    own = prefix(game)
    fits(f"{own}View", game.view(seat))
    fits(f"{own}View", game.view(None))
    fits(f"{own}Decision", game.decision(seat))
    fits(f"{own}Preview", game.preview(seat, move))
    fits(f"{own}Offers", game.offers(seat))
    fits(f"{own}Offers", game.offers(None))
    for row in game.result():
        fits(f"{own}SeatResult", row)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_everything_a_game_says_has_its_type(
    name: str, players: int, options: dict[str, object]
) -> None:
    """TM-7.12, MA-8.3"""
    choice = random.Random(f"types {name} {players}")
    game = marineris.new(name, players=players, seed=choice.randrange(10**6), log=True, **options)
    told = 0
    for _ in range(400):
        if game.is_over:
            break
        seat = game.to_act[0]
        move = choice.choice(game.canonical_moves(seat))
        check(game, seat, move)
        game.play(seat, move)
        for viewer in (None, *range(players)):
            for event in game.events(viewer, told):
                fits(f"{prefix(game)}Event", event)
        told = len(game.events())
    assert told > 100


@pytest.mark.parametrize(("name", "players", "options"), GAMES[1:5])
def test_an_event_says_which_move_and_what_caused_it(
    name: str, players: int, options: dict[str, object]
) -> None:
    choice = random.Random(f"causes {name} {players}")
    game = marineris.new(name, players=players, seed=choice.randrange(10**6), log=True, **options)
    causes = set()
    assert {event["move"] for event in game.events()} <= {-1}
    while not game.is_over and game.move_count < 600:
        seat = game.to_act[0]
        game.play(seat, choice.choice(game.canonical_moves(seat)))
    last = -1
    for event in game.events():
        move, cause = event["move"], event["cause"]
        assert isinstance(move, int)
        assert last <= move < game.move_count
        last = move
        assert isinstance(cause, dict), event
        causes.add(cause["kind"])
    assert causes >= ({"card", "effect"} if name == "terraforming" else {"mission", "effect"})
    if "turmoil" in options:
        assert causes >= {"event", "party"}


def test_every_field_is_documented() -> None:
    for name, schema in typed_schema.components().items():
        assert schema["description"], name
        for field, one in schema["properties"].items():
            assert one.get("description"), f"{name}.{field} needs a string below it"


def test_a_field_that_nobody_typed_is_noticed() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    view = {**game.view(0), "surprise": 1}
    assert not validator("TerraformingView").is_valid(view)
    del view["surprise"]
    assert validator("TerraformingView").is_valid(view)
    del view["generation"]
    assert not validator("TerraformingView").is_valid(view)


@pytest.mark.parametrize("language", languages())
def test_books_and_the_list_of_games_have_their_types(language: str) -> None:
    for name, kind in (("terraforming", "TerraformingBook"), ("mars2049", "Mars2049Book")):
        fits(kind, gamedata.book(name, language))
    for game in gamedata.games(language):
        fits("GameInfo", game)
