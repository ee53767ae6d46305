"""The check of previews notices what is left out, added or wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marineris.contract import ContractBroken
from marineris.contract import preview as preview_
from marineris.contract.preview import check_preview
from marineris.core.game import Game
from marineris.testing import a_game, answer
from marineris.testing.mars2049 import a_game as a_colony
from marineris.testing.turmoil import a_committee


class Liar:
    """A game whose previews say something else."""

    def __init__(self, game: Game[Any], told: dict[str, Any]) -> None:
        self._game = game
        self._told = told

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def preview(self, seat: int, move: int) -> dict[str, Any]:
        return self._told


def check(game: Any, move: str) -> None:
    check_preview(game, 0, game.rules.catalogue.move(move), random.Random(1))


@pytest.fixture(autouse=True)
def _check_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview_, "SAMPLED", 1)


@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        ({"stock": {"megacredits": -14}, "points": 1}, "0 rating"),
        ({"stock": {"megacredits": -13}, "rating": 1, "points": 1}, "0 stock megacredits"),
        ({"stock": {"megacredits": -14}, "rating": 1, "points": 1, "hand": 1}, "0 hand"),
    ],
)
def test_a_wrong_figure_is_noticed(player: dict[str, Any], wrong: str) -> None:
    game = a_game(stock={"megacredits": 20})
    check(game, "project asteroid")
    told = {**game.preview(0, "project asteroid"), "players": [player, {}]}
    with pytest.raises(ContractBroken, match=wrong):
        check(Liar(game, told), "project asteroid")


def test_a_silent_preview_of_research_is_noticed() -> None:
    """TM-10.2"""
    game = a_game()
    answer(game, "pass", "pass")
    pick = game.move_name(game.legal_moves(0)[1])
    check(game, pick)
    with pytest.raises(ContractBroken, match="0 hand"):
        check(Liar(game, {"players": [{}, {}]}), pick)


def test_a_preview_that_tells_of_others_in_research_is_noticed() -> None:
    """TM-7.12"""
    game = a_game()
    answer(game, "pass", "pass")
    with pytest.raises(ContractBroken, match="tells of seat 1"):
        check(Liar(game, {"players": [{}, {"hand": 1}]}), "done")


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("chairman", 1),
        ("dominant", "reds"),
        ("influence", [0, 0]),
        ("lobby", [0, 1]),
        ("parties", {"unity": {"leader": 7, "delegates": {"0": 1}}}),
        ("parties", {"reds": {"leader": 0, "delegates": {"0": 1}}}),
        ("policy", False),
        ("reserve", [5, 6]),
    ],
)
def test_a_wrong_figure_of_the_committee_is_noticed(entry: str, value: Any) -> None:
    """TU-4.1, TU-5.1"""
    game = a_committee(ruling="greens")
    check(game, "lobby unity")
    told = game.preview(0, "lobby unity")
    told["turmoil"] = {**told["turmoil"], entry: value}
    with pytest.raises(ContractBroken, match=f"turmoil {entry}"):
        check(Liar(game, told), "lobby unity")


@pytest.mark.parametrize("entry", ["dominant", "influence", "lobby", "parties"])
def test_silence_about_the_committee_is_noticed(entry: str) -> None:
    """TU-4.1, TU-6.1"""
    game = a_committee(ruling="greens")
    told = game.preview(0, "lobby unity")
    del told["turmoil"][entry]
    with pytest.raises(ContractBroken, match=f"turmoil {entry}"):
        check(Liar(game, told), "lobby unity")


def test_a_preview_of_research_that_tells_of_the_committee_is_noticed() -> None:
    """TM-7.12"""
    game = a_game()
    answer(game, "pass", "pass")
    with pytest.raises(ContractBroken, match="tells of the committee"):
        check(Liar(game, {"players": [{}, {}], "turmoil": {"chairman": 0}}), "done")


def test_a_wrong_figure_of_mars_2049_is_noticed() -> None:
    game = a_colony(cards={"air": 4})
    check(game, "exchange air food")
    told = game.preview(0, "exchange air food")
    told["players"][0]["food"] += 1
    with pytest.raises(ContractBroken, match="0 food"):
        check(Liar(game, told), "exchange air food")
