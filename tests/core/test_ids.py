"""Snapshots and digests name things by their ids: what else is in the box does not matter."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import marineris
import marineris.core.effect
from marineris.core.effect import Effect
from marineris.core.error import BadRecord
from marineris.core.record import Record
from marineris.core.schema import NUMBER, ListOf, Named, Places, Rows, Table
from marineris.core.snapshot import is_old_digest
from marineris.terraforming.vocabulary.count import Count
from marineris.terraforming.vocabulary.placement import Place
from marineris.testing import a_game

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
NUMBERS = sorted((ROOT / "tests" / "fixtures" / "numbers").glob("*.txt"))
GAMES = ("standard_2p", "corporate_era_3p_draft", "solo", "turmoil_3p", "mars2049_3p")
PLAIN = {
    "alone_first", "alone_second", "amount", "attack", "branches", "cards", "cities_near", "cost",
    "count", "counts", "delegates", "discount", "every", "first", "keep", "kept", "kept_heat",
    "kept_money", "least", "left", "level", "look", "money", "otherwise", "own_near", "per",
    "place", "proposer", "reserved_for", "ring", "second", "steps", "taken", "target", "then",
    "tolerance", "up_to", "victim", "who", "whose",
}  # fmt: skip
"""Fields of effects that are numbers, seats, or records themselves."""

interpreted = pytest.mark.skipif(
    not str(marineris.core.effect.__file__).endswith(".py"),
    reason="an expansion that is not compiled cannot join rules that are",
)


@cache
def states(where: str, *games: str) -> list[dict[str, Any]]:
    """The states of golden games that are played in a process of their own."""
    home = Path(marineris.__file__).parents[1]
    command = [sys.executable, "-m", "tests.fixtures.golden_states", where, *games]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(home), str(ROOT)))}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


# ------------------------------------------------------------------------------- a larger box


@interpreted
@pytest.mark.parametrize("where", ["first", "last"])
def test_an_expansion_changes_nothing_for_games_without_it(where: str) -> None:
    """A card, a tag, a standard project, a milestone's goal and a map more in the box."""
    for name, found, usual in zip(
        GAMES, states(where, *GAMES), states("without", *GAMES), strict=True
    ):
        assert len(found["snapshots"]) > 3
        assert found["snapshots"] == usual["snapshots"]
        golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
        assert found["digest"] == golden.splitlines()[-1]


@interpreted
def test_the_expansion_is_in_games_with_it() -> None:
    """So that the test above does not pass because nothing was registered."""
    first, last = (states(where, "outpost")[0] for where in ("first", "last"))
    assert "supply_depot" in first["snapshots"][0]
    assert json.loads(first["snapshots"][-1])["parts"]["outpost"]["visits"] > 1
    assert json.loads(last["snapshots"][-1])["parts"].keys() == {"outpost"}


# ------------------------------------------------------------------------------- what is declared


def record_classes(base: type) -> list[type]:
    found: list[type] = []
    derived: type
    for derived in base.__subclasses__():
        found += [derived, *record_classes(derived)]
    return found


@pytest.mark.parametrize("game", marineris.GAMES)
def test_every_field_of_a_record_is_a_number_or_has_a_kind(game: str) -> None:
    """A new field that holds cards or the like must be declared, or snapshots hold integers."""
    kinds = marineris.rules_of(game).record_fields
    undeclared = [
        f"{record.__name__}.{field.name}"
        for base in (Effect, Count, Place)
        for record in record_classes(base)
        if is_dataclass(record) and record.__module__.startswith(f"marineris.{game}")
        for field in fields(record)
        if field.type not in ("bool", bool)
        if field.name not in kinds and f"{record.__name__}.{field.name}" not in kinds
        if field.name not in PLAIN
    ]
    assert undeclared == []


@pytest.mark.parametrize("game", marineris.GAMES)
def test_no_kind_is_declared_for_nothing(game: str) -> None:
    names = {
        name
        for base in (Effect, Count, Place)
        for record in record_classes(base)
        if is_dataclass(record) and record.__module__.startswith(f"marineris.{game}")
        for field in fields(record)
        for name in (field.name, f"{record.__name__}.{field.name}")
    }
    assert set(marineris.rules_of(game).record_fields) <= names


# ------------------------------------------------------------------------------- decisions


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("terraforming", 3, {"corporate_era": True, "turmoil": True}),
        ("mars2049", 4, {"cooperative": True}),
    ],
)
def test_a_decision_names_what_it_is_about(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Programs that play get `tile: city`, not `tile: 3`."""
    kinds = marineris.rules_of(game).record_fields
    named: set[str] = set()
    for seed in range(3):
        dice = random.Random(seed)
        table = marineris.new(game, players=players, seed=seed, **options)
        while not table.is_over and table.move_count < 800:
            seat = table.to_act[0]
            asked = table.decision(seat) or {}
            named |= {
                name
                for name, value in asked.get("details", {}).items()
                if isinstance(kinds.get(f"{asked['question']}.{name}", kinds.get(name)), Named)
                and assert_named(asked, value)
            }
            table.play(seat, dice.choice(table.canonical_moves(seat)))
    assert named >= ({"tile", "resource", "accepts"} if players == 3 else {"kind", "resource"})


def assert_named(asked: dict[str, Any], value: Any) -> bool:
    for one in value if isinstance(value, list) else [value]:
        assert isinstance(one, str) or one < 0, asked
    return True


def test_what_is_inside_an_effect_is_named_too() -> None:
    """Artificial Photosynthesis: 1 plant production, or 2 of energy."""
    game = a_game(hand=["artificial_photosynthesis"], stock={"megacredits": 20})
    game.play(0, "play artificial_photosynthesis")
    branches = (game.decision(0) or {})["details"]["branches"]
    assert sorted(branch[0]["resource"] for branch in branches) == ["energy", "plants"]


# ------------------------------------------------------------------------------- kinds

LETTERS = Named(lambda state: "abc")


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="'x'"):
        LETTERS.read(None, "x")
    with pytest.raises(IndexError):
        LETTERS.write(None, 3)


def test_negative_integers_stand_for_nothing() -> None:
    assert LETTERS.write(None, [2, -1]) == ["c", -1]
    assert LETTERS.read(None, ["c", -1]) == [2, -1]


def test_empty_places_are_left_out() -> None:
    places = Places(lambda state: "abc", LETTERS, -1)
    assert places.write(None, [-1, 2, -1]) == {"b": "c"}
    assert places.read(None, {"b": "c"}) == [-1, 2, -1]
    assert places.read(None, [-1, 2, -1]) == [-1, 2, -1]


def test_a_longer_list_is_written_the_same() -> None:
    short, long = Rows(Places(lambda state: "ab")), Rows(Places(lambda state: "abc"))
    assert short.write(None, [1, 2, 0, 4]) == long.write(None, [1, 2, 0, 0, 4, 0])
    assert long.read(None, [{"a": 1}, {"b": 2}]) == [1, 0, 0, 0, 2, 0]


def test_rows_with_titles() -> None:
    rows = Rows(Places(lambda state: "ab"), lambda state: "xyz")
    assert rows.write(None, [0, 1, 0, 0, 2, 0]) == {"x": {"b": 1}, "z": {"a": 2}}
    assert rows.read(None, {"x": {"b": 1}, "z": {"a": 2}}) == [0, 1, 0, 0, 2, 0]
    assert rows.read(None, [0, 1, 0, 0, 2, 0]) == [0, 1, 0, 0, 2, 0]


def test_tables_and_lists() -> None:
    tables = ListOf(Table(LETTERS, NUMBER))
    assert tables.write(None, [{0: 5}, {}]) == [{"a": 5}, {}]
    assert tables.read(None, [{"a": 5}, {}]) == [{0: 5}, {}]
    assert tables.read(None, [{"0": 5}]) == [{0: 5}]


# ------------------------------------------------------------------------------- the old form


@pytest.mark.parametrize("file", NUMBERS, ids=lambda file: str(file.stem))
def test_a_position_in_integers_is_read(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert "form" not in record.position
    assert is_old_digest(record.digest)
    game = marineris.loads(record)
    assert game.move_count == len(record.moves)
    again = game.record()
    assert not is_old_digest(again.digest)
    position = game.rules.restore(game.players, game.options, record.position)
    again.position = json.loads(json.dumps(game.rules.snapshot(position)))
    assert again.position["form"] == 2
    assert marineris.loads(again).digest() == game.digest()


def test_a_digest_of_the_new_form_is_compared() -> None:
    record = marineris.new("terraforming", players=2, seed=3).record()
    record.digest = "2:0123456789abcdef"
    with pytest.raises(BadRecord, match="does not verify"):
        marineris.loads(record)
    record.digest = "0123456789abcdef"
    assert marineris.loads(record).move_count == 0
