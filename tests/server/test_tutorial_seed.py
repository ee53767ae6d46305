"""The guided games of the browser find what their scripts speak of.

The scripts (`web/src/screens/tutorial`) follow the player; this plays what they recommend.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import marineris
from marineris.bots import rival_for
from marineris.core.game import Game

FILE = Path(__file__).parents[2] / "web" / "src" / "screens" / "tutorial" / "tables.json"


def table(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text())[name]
    return found


def begun(name: str) -> Game[Any]:
    """The game that the page opens: the person sits first."""
    one = table(name)
    return marineris.new(name, players=2, seed=one["seed"], log=True, **one["options"])


def play(game: Game[Any], seat: int, *moves: str) -> None:
    for name in moves:
        game.play(seat, marineris.move_number(game.rules.name, name))


def question(game: Game[Any], seat: int) -> str:
    asked = game.decision(seat)
    return "" if asked is None else str(asked["question"])


def legal(game: Game[Any], seat: int) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(seat)]


def told(game: Game[Any], kind: str) -> bool:
    return any(event.name == kind and event.seat == 0 for event in game.state.log or ())


def test_a_generation_of_terraforming_mars() -> None:
    game, one = begun("terraforming"), table("terraforming")
    assert question(game, 0) == "ChooseCorporation"
    play(game, 0, f"card {one['corporation']}")
    assert question(game, 0) == "ChooseStartCards"
    wanted = [name for name in legal(game, 0) if name.removeprefix("card ") in one["cards"]]
    assert len(wanted) == len(one["cards"])
    play(game, 0, *wanted, "done")
    while question(game, 1) in ("ChooseCorporation", "ChooseStartCards"):
        play(game, 1, legal(game, 1)[0])
    assert game.to_act == [0], "the person begins"
    assert {f"play {card}" for card in one["cards"]} <= set(legal(game, 0))
    assert "end" not in legal(game, 0)

    play(game, 0, f"play {one['play']}")
    if question(game, 0) == "Pay":
        play(game, 0, legal(game, 0)[0])
    spaces = [name for name in legal(game, 0) if name.startswith("space ")]
    assert spaces, "a tile is to be placed"
    play(game, 0, spaces[0])
    assert told(game, "CardPlayed")
    assert told(game, "TilePlaced")
    assert question(game, 0) == "Turn"
    assert "end" in legal(game, 0)
    assert f"project {one['project']}" in legal(game, 0)
    play(game, 0, f"project {one['project']}")
    assert told(game, "ProjectBuilt")

    play(game, 1, "pass")
    assert "pass" in legal(game, 0)
    play(game, 0, "pass")
    assert told(game, "Passed")
    assert game.view(0)["generation"] == 2
    assert question(game, 0) == "Buy"


def test_a_turn_of_mars_2049() -> None:
    game, one = begun("mars2049"), table("mars2049")
    while question(game, 1) == "StoreProduced":
        play(game, 1, "done")
    assert question(game, 0) == "Turn"
    view = game.view(0)
    assert view["players"][0]["last_roll"] in ("air", "food", "minerals")
    before = [piece for piece in view["board"].values() if piece[1] == 0]
    assert len(before) == 4, "what `mars2049.ts` calls AT_FIRST"
    assert {f"build {one['build']}", "build base", "buy peaceful"} <= set(legal(game, 0))

    play(game, 0, f"build {one['build']}")
    points = [name for name in legal(game, 0) if name.startswith("point ")]
    assert points, "there is a choice of places"
    play(game, 0, points[0])
    assert len([piece for piece in game.view(0)["board"].values() if piece[1] == 0]) == 5
    play(game, 0, "pass")
    assert told(game, "Passed")


@pytest.mark.parametrize("name", ["terraforming", "mars2049"])
def test_there_is_somebody_to_play_against(name: str) -> None:
    assert rival_for(name)
