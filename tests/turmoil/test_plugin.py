"""Turmoil is a plug-in: the base game knows hooks, and games without it are as they were."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import marineris
from marineris.terraforming import BASE_MOVES
from marineris.terraforming.expansion import Expansion
from marineris.terraforming.rules import RULES
from marineris.terraforming.turmoil.move import FIRST_MOVE

SOURCES = Path(__file__).resolve().parents[2] / "src" / "marineris"
WORDS = re.compile(r"turmoil|delegate|\bpart(?:y|ies)\b|chairman|\bcommittee|lobby|\breds\b", re.I)
SIGHT = 8 * 1024
"""Bytes that a view may take."""


def test_the_base_game_mentions_nothing_of_it() -> None:
    """But for the lines that put it into the box."""
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for folder in ("core", "terraforming")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        if "turmoil" not in path.relative_to(SOURCES).parts
        for line in path.read_text(encoding="utf-8").splitlines()
        if WORDS.search(line)
    ]
    assert found == [
        "terraforming/__init__.py: from marineris.terraforming.turmoil.card import TURMOIL_CARDS",
        "terraforming/__init__.py: from marineris.terraforming.turmoil.expansion import TURMOIL",
        "terraforming/__init__.py: register_expansion(TURMOIL, TURMOIL_CARDS)",
    ]


@pytest.mark.parametrize("method", ["name", "new_part"])
def test_an_unfinished_expansion_says_what_it_lacks(method: str) -> None:
    """Its author learns the method and where to read on."""
    unfinished: Any = Expansion()
    arguments = [None] if method == "new_part" else []
    with pytest.raises(
        NotImplementedError, match=rf"must have {method}\(\); see docs/expansion.md"
    ):
        getattr(unfinished, method)(*arguments)


def test_its_moves_come_after_those_of_the_base_game() -> None:
    names = RULES.catalogue.names
    assert BASE_MOVES == FIRST_MOVE == 1263
    assert names[0] == "pass"
    assert names[FIRST_MOVE] == "lobby mars_first"
    assert not any(name.split()[0] in ("lobby", "policy", "party") for name in names[:BASE_MOVES])
    assert "play wildlife_dome" in names[BASE_MOVES:]


def test_an_old_record_is_read_as_a_game_without_it() -> None:
    """A record from before the expansion names none of its options."""
    game = marineris.new("terraforming", players=2, seed=5)
    rng = random.Random(5)
    for _ in range(40):
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    newer = ("turmoil", "unaffordable_rating")
    lines = game.record().dumps().splitlines()
    old = [line for line in lines if not line.startswith(tuple(f"option: {n}" for n in newer))]
    assert len(old) == len(lines) - 2
    again = marineris.loads("\n".join(old) + "\n")
    assert again.digest() == game.digest()


def test_a_snapshot_without_it_has_no_parts() -> None:
    plain = marineris.new("terraforming", players=2, seed=5)
    assert "parts" not in RULES.snapshot(plain.state)
    game = marineris.new("terraforming", players=2, seed=5, turmoil=True)
    assert list(RULES.snapshot(game.state)["parts"]) == ["turmoil"]


@pytest.mark.parametrize("seed", range(4))
def test_views_stay_small(seed: int) -> None:
    """In the middle of a game of three, and at its end."""
    game = marineris.new("terraforming", players=3, seed=seed, turmoil=True, corporate_era=True)
    rng = random.Random(seed)
    sizes = []
    while not game.is_over and game.state.generation <= 12:
        sizes.append(len(json.dumps(game.view(0), separators=(",", ":"))))
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    assert max(sizes) < SIGHT


def test_a_record_with_it_is_played_again() -> None:
    """The notation has its option and its moves by name."""
    game = marineris.new("terraforming", players=2, seed=3, turmoil=True)
    rng = random.Random(3)
    for _ in range(150):
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    text = game.record().dumps()
    assert "option: turmoil = true" in text
    assert re.search(r"^\d lobby \w+$", text, re.M)
    assert marineris.loads(text).digest() == game.digest()
