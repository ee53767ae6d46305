"""Matches among bots: repeatable, told in figures, and never lost when something breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

import marineris
from marineris.bots import arena
from marineris.bots.arena import Match, mixed_table, play_match, player_counts
from marineris.core.error import BadOption

RULES = marineris.GAMES["terraforming"]


def test_a_match_is_told_in_figures() -> None:
    outcome = play_match(Match("terraforming", ("random", "random"), 3), keep_record=True)
    assert [row["seat"] for row in outcome.result] == [0, 1]
    assert outcome.moves > 50
    assert outcome.length > 5
    game = marineris.loads(outcome.record)
    assert game.result() == outcome.result


def test_a_match_is_the_same_every_time() -> None:
    match = Match("terraforming", ("random",) * 3, 8, {"draft": True})
    assert play_match(match).result == play_match(match).result


def test_what_breaks_is_told_with_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "flaw.py"
    file.write_text(
        "class Flaw:\n"
        "    def choose(self, game, seat):\n"
        "        if game.state.generation > 2:\n"
        "            raise RuntimeError('a flaw')\n"
        "        return game.legal_moves(seat)[-1]\n"
    )
    outcome = play_match(Match("terraforming", ("random", f"{file}:Flaw"), 3))
    assert "a flaw" in outcome.fault
    assert outcome.result == []
    game = marineris.loads(outcome.record)
    assert game.state.generation == 3
    assert game.move_count == outcome.moves


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 20)
    outcome = play_match(Match("terraforming", ("random", "random"), 3))
    assert "EndlessGame" in outcome.fault


def test_the_numbers_of_players() -> None:
    assert player_counts(RULES) == [1, 2, 3, 4, 5]
    assert player_counts(marineris.GAMES["mars2049"]) == [2, 3, 4]


def test_a_mix_covers_everything_and_keeps_what_is_given() -> None:
    tables = [mixed_table(RULES, {"draft": True}, None, seed) for seed in range(60)]
    assert {players for players, _ in tables} == {1, 2, 3, 4, 5}
    assert {options["corporate_era"] for _, options in tables} == {True, False}
    assert {options["unplaceable_tile"] for _, options in tables} == {"skip", "forbid"}
    assert all(options["draft"] is True for _, options in tables)
    assert tables == [mixed_table(RULES, {"draft": True}, None, seed) for seed in range(60)]
    assert mixed_table(RULES, {}, 4, 1)[0] == 4


def test_a_mix_of_what_never_fits_is_refused() -> None:
    with pytest.raises(BadOption):
        mixed_table(RULES, {"board": "venus"}, None, 1)
