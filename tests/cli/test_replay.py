"""Stepping through a record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.cli.runner import one_line, run

import marineris
from marineris.bots.arena import Match, play_match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three."""
    match = Match("terraforming", ("random",) * 3, 2, {"draft": True})
    file = tmp_path_factory.mktemp("replay") / "game.txt"
    file.write_text(play_match(match, keep_record=True).record)
    return file


def replay(file: Path, *words: str, typed: str = "") -> str:
    result = run("replay", str(file), *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_sound_record_is_verified(record: Path) -> None:
    assert replay(record, "--verify").startswith("The record is valid: ")


def test_an_old_digest_is_not_compared_and_that_is_said(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    last = lines[-1].partition(",")[0]
    (tmp_path / "old.txt").write_text("\n".join([*lines[:-1], f"{last}, 0123456789abcdef"]) + "\n")
    said = one_line(replay(tmp_path / "old.txt", "--verify"))
    assert said == (
        "All moves of the record are legal. Its digest has an older form and was not compared."
    )


def test_all_moves_are_listed_with_the_log(record: Path) -> None:
    shown = replay(record, "--list")
    moves = marineris.Record.loads(record.read_text()).moves
    assert f"\n{len(moves):>4} " in shown
    assert "Generation 1 began" in shown
    assert "Player 1 plays for" in shown
    assert "total" in shown.splitlines()[-4]


def test_the_list_ends_where_it_is_told_to(record: Path) -> None:
    shown = replay(record, "--list", "--to", "5")
    assert "\n   5 " in shown
    assert "\n   6 " not in shown
    result = run("replay", str(record), "--to", "99999")
    assert result.exit_code == 2
    assert "--to should be from 0 to" in one_line(result.stderr)


def test_steps_forwards_and_back(record: Path) -> None:
    shown = replay(record, typed="\nn\nb\ng 40\nm\nq\n")
    for prompt in ("0/", "1/", "2/", "1/", "40/"):
        assert f"\n{prompt}" in shown
    assert shown.count("│ 31# │") == 4


def test_a_start_in_the_middle(record: Path) -> None:
    assert "\n30/" in replay(record, "--to", "30", typed="q\n")


def test_the_end_shows_the_points_and_goes_no_further(record: Path) -> None:
    last = len(marineris.Record.loads(record.read_text()).moves)
    shown = replay(record, typed=f"g {last - 1}\n\n\nq\n")
    assert "total" in shown
    assert "That was the last move." in shown


def test_eyes_see_their_own_cards_only(record: Path) -> None:
    game = marineris.loads(record.read_text())
    at = next(
        i
        for i, (seat, name) in enumerate(marineris.Record.loads(record.read_text()).moves)
        if seat == 1 and name.startswith("card ")
    )
    secret = replay(record, "--to", str(at), typed="v 1\n\nq\n")
    assert "chooses a card" in secret
    own = replay(record, "--to", str(at), typed="v 2\n\nq\n")
    assert "chooses a card" not in own
    assert "Your hand is empty." in own or "✓" in own or "·" in own
    assert game.is_over


def test_what_means_nothing_is_explained(record: Path) -> None:
    shown = one_line(replay(record, typed="x\ng 99999\nv 9\nv\nq\n"))
    assert shown.count("means nothing here. Enter: next") == 2
    assert "There is no player “9”" in shown


def test_the_end_of_input_leaves(record: Path) -> None:
    assert "0/" in replay(record)


def test_a_game_that_is_not_over_can_be_replayed(tmp_path: Path) -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    rng = random.Random(1)
    for _ in range(30):
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    (tmp_path / "game.txt").write_text(game.record().dumps())
    assert "\n  30 " in replay(tmp_path / "game.txt", "--list")


def test_names_come_from_the_remark(tmp_path: Path) -> None:
    record = marineris.new("terraforming", players=2, seed=1).record().dumps()
    first, _, rest = record.partition("\n")
    (tmp_path / "game.txt").write_text(f"{first}\n# players: person:Ana,bot:greedy\n{rest}")
    assert "● Ana" in replay(tmp_path / "game.txt", typed="q\n")


def test_another_game_can_be_replayed(tmp_path: Path) -> None:
    match = Match("mars2049", ("thief", "collector"), 1)
    (tmp_path / "game.txt").write_text(play_match(match, keep_record=True).record)
    assert "Traceback" not in replay(tmp_path / "game.txt", "--list", "--to", "20")
