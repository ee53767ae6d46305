"""The notation's reader: damaged, truncated and newer records get a typed error with the line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.core import record as record_module
from marineris.core.error import BadRecord, MarinerisError, NewerRecord
from marineris.core.record import Record


def finished_record() -> str:
    game = marineris.new("terraforming", players=2, seed=11, corporate_era=True)
    rng = random.Random(11)
    while not game.is_over:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    return game.record().dumps()


GOOD = finished_record()
HEADER = "marineris: 1\ngame: terraforming 1\nplayers: 2\nseed: 1\n\n"
SHORT = marineris.new("terraforming", players=2, seed=1).record().dumps()


def test_a_record_of_a_running_game_reads_back() -> None:
    game = marineris.loads(SHORT)
    assert game.record().dumps() == SHORT
    assert not game.is_over


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 0, "cut off"),
        ("hello\n", 1, "key: value"),
        ("game: terraforming 1\n", 1, "begins with 'marineris: 1'"),
        ("marineris: one\n", 1, "should be a number"),
        ("marineris: 1\nplayers: 2\n", 2, "cut off"),
        ("marineris: 1\nmarineris: 1\n\n", 2, "given twice"),
        ("marineris: 1\nseed: 1\n\nend: 0 moves, 0\n", 3, "game: terraforming 1"),
        ("marineris: 1\ngame: terraforming 1\nplayers: x\n\nend: 0 moves, 0\n", 3, "players: 2"),
        ("marineris: 1\noption: draft = maybe\n\nend: 0 moves, 0\n", 2, "should be JSON"),
        ("marineris: 1\ngame: a 1\nplayers: 2\nseed: 1\nnames: Ana\n\n", 5, "JSON list of 2"),
        ("marineris: 1\ngame: a 1\nplayers: 2\nseed: 1\nnames: [1, 2]\n\n", 5, "JSON list of 2"),
        ('marineris: 1\ngame: a 1\nplayers: 2\nseed: 1\nnames: ["Ana"]\n\n', 5, "JSON list of 2"),
        (HEADER + "zero pass\nend: 1 moves, 0\n", 6, "like '0 pass'"),
        (HEADER + "0 pass\nend: 2 moves, 0\n", 7, "1 moves were read"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as caught:
        Record.loads(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("before", "after", "error"),
    [
        ("marineris: 1", "marineris: 2", NewerRecord),
        ("game: terraforming 2", "game: terraforming 3", NewerRecord),
        ("game: terraforming 2", "game: terraforming 1", BadRecord),
        ("game: terraforming 2", "game: chess 2", MarinerisError),
        ("players: 2", "players: 6", MarinerisError),
        ("seed: 11", "seed: 12", BadRecord),
        ("option: draft = false", "option: drift = false", MarinerisError),
        ("option: draft = false", "option: draft = 3", MarinerisError),
        ("\n1 done", "\n3 done", BadRecord),
        ("\n1 done", "\n1 dine", BadRecord),
    ],
)
def test_an_altered_record_is_refused(before: str, after: str, error: type[Exception]) -> None:
    assert before in GOOD
    with pytest.raises(error):
        marineris.loads(GOOD.replace(before, after, 1))


def test_an_altered_digest_does_not_verify() -> None:
    head, _, digest = GOOD.strip().rpartition(" ")
    with pytest.raises(BadRecord, match="does not verify"):
        marineris.loads(f"{head} {'0' * len(digest)}\n")


@pytest.mark.parametrize("kept", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_record_is_refused(kept: float) -> None:
    with pytest.raises(
        BadRecord, match=r"cut off|moves were read|needs a line|read like|does not verify"
    ):
        marineris.loads(GOOD[: int(len(GOOD) * kept)])


def test_remarks_and_blanks_around_lines_are_allowed() -> None:
    lines = GOOD.splitlines()
    lines.insert(len(lines) - 1, "# the end")
    assert marineris.loads("\n".join("  " + line + " " for line in lines)).is_over


@given(text=st.text(max_size=400))
@settings(max_examples=300)
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)


@given(data=st.data())
@settings(max_examples=150)
def test_any_damage_is_read_or_refused(data: st.DataObject) -> None:
    """Cut, insert or overwrite anywhere: a typed error or the same game, never anything else."""
    start = data.draw(st.integers(0, len(SHORT)))
    end = data.draw(st.integers(start, min(len(SHORT), start + 20)))
    damaged = SHORT[:start] + data.draw(st.text(max_size=20)) + SHORT[end:]
    try:
        game = marineris.loads(damaged)
    except MarinerisError:
        return
    assert game.to_act == [0, 1]


@given(position=st.recursive(st.none() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_a_senseless_position_is_refused(position: object) -> None:
    record = Record.loads(SHORT)
    record.position = {"rng": position}
    with pytest.raises(BadRecord, match="position"):
        marineris.loads(record.dumps())


@pytest.mark.parametrize("moves", [0, 1, 30, 31, 32, 33, 34])
def test_a_record_may_begin_anywhere(moves: int) -> None:
    """Also while several seats choose at once: nothing is asked twice, nothing goes on."""
    game = marineris.new("terraforming", players=3, seed=5, draft=True)
    for _ in range(moves):
        seat = game.to_act[-1]
        game.play(seat, game.legal_moves(seat)[-1])
    record = game.record()
    begun_here = Record(record.game, record.rules, 3, 0, record.options)
    begun_here.position = game.rules.snapshot(game.state)
    again = marineris.loads(begun_here.dumps().replace(", \n", f", {game.digest()}\n"))
    assert again.to_act == game.to_act
    for seat in game.to_act:
        assert again.legal_moves(seat) == game.legal_moves(seat)


@given(st.lists(st.text(max_size=20), min_size=2, max_size=2))
def test_names_read_back_whatever_they_hold(names: list[str]) -> None:
    """Line breaks, quotes, right-to-left marks: the record stays one that can be read."""
    record = Record.loads(SHORT)
    record.names = names
    written = record.dumps()
    assert Record.loads(written) == record
    written.encode()


def test_names_are_written_as_they_are() -> None:
    record = Record.loads(SHORT)
    record.names = ["Олена", "Žarko"]
    assert 'names: ["Олена", "Žarko"]' in record.dumps()


EMPTY = "\nend: 0 moves, \n"
HEAD = "marineris: 1\ngame: a 1\nplayers: 2\nseed: 1\n"


@pytest.mark.parametrize(
    ("text", "fault", "facts"),
    [
        ("", "cut-off", {}),
        ("x" * 50 + "\n", "no-key", {"given": "x" * 50}),
        ("marineris: " + "x" * 50, "version-no-number", {"given": "x" * 40}),
        ("marineris: ²", "version-no-number", {"given": "²"}),
        ("marineris: ", "version-no-number", {"given": ""}),
        ("marineris: 2", "newer", {"given": "2", "most": 1}),
        ("marineris: " + "0" * 9 + "1", "newer", {"given": "0" * 9 + "1"}),
        ("marineris: " + "9" * 5_000, "newer", {"given": "9" * 20}),
        (HEAD + "option: x = " + "y" * 50, "option-no-json", {"given": "y" * 40}),
        (HEAD + "option: x = " + "[" * 9**5, "option-no-json", {"given": "[" * 40}),
        (HEAD + "position: " + "y" * 50, "position-no-json", {"given": "y" * 40}),
        (HEAD + "names: " + "y" * 50 + "\n" + EMPTY, "no-names", {"given": "y" * 40, "count": 2}),
        (HEAD + f'names: ["{"y" * 101}", ""]\n' + EMPTY, "no-names", {"count": 2}),
        (HEAD + 'names: ["", "", ""]\n' + EMPTY, "no-names", {"given": '["", "", ""]'}),
        (HEAD + 'names: {"a": 1, "b": 2}\n' + EMPTY, "no-names", {"count": 2}),
        (HEAD + "seed: 2\n" + EMPTY, "key-twice", {"key": "seed"}),
        (HEAD + "\n" + "x" * 50 + EMPTY, "no-move", {"given": "x" * 40}),
        (HEAD + "\n1000 pass" + EMPTY, "no-move", {"given": "1000 pass"}),
        (HEAD + "\n² pass" + EMPTY, "no-move", {"given": "² pass"}),
        (HEAD + "\n-1 pass" + EMPTY, "no-move", {"given": "-1 pass"}),
        (HEAD + "\n0" + EMPTY, "no-move", {"given": "0"}),
        (HEAD + "\nend: " + "9" * 50 + ", ", "other-count", {"count": 0, "given": "9" * 40}),
        (HEAD + "\n0 a\nend: 0 moves, ", "other-count", {"count": 1, "given": "0 moves"}),
    ],
)
def test_what_is_wrong_is_told_as_facts(text: str, fault: str, facts: dict[str, object]) -> None:
    """Long lines are cut, so that an answer is never as long as what was sent."""
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    told = caught.value.facts
    assert told["fault"] == fault
    assert {key: told[key] for key in facts} == facts
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (2, "marineris: 1\n" + EMPTY),
        (2, "marineris: 1\ngame: a\nplayers: 2\nseed: 1\n" + EMPTY),
        (2, "marineris: 1\ngame: a 1 1\nplayers: 2\nseed: 1\n" + EMPTY),
        (2, "marineris: 1\ngame: a ²\nplayers: 2\nseed: 1\n" + EMPTY),
        (2, "marineris: 1\ngame: a b\nplayers: 2\nseed: 1\n" + EMPTY),
        (2, "marineris: 1\ngame: a 1000000000\nplayers: 2\nseed: 1\n" + EMPTY),
        (3, "marineris: 1\ngame: a 1\nplayers: ²\nseed: 1\n" + EMPTY),
        (3, "marineris: 1\ngame: a 1\nplayers: -\nseed: 1\n" + EMPTY),
        (4, "marineris: 1\ngame: a 1\nplayers: 2\nseed: " + "1" * 41 + "\n" + EMPTY),
        (4, "marineris: 1\ngame: a 1\nplayers: 2\nseed: --1\n" + EMPTY),
    ],
)
def test_a_line_that_the_header_needs(line: int, text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    assert caught.value.facts["fault"] == "no-line"
    assert caught.value.line == line


def test_the_longest_of_everything_is_read() -> None:
    """The bounds are bounds: what is as long as allowed is a record."""
    seed, name = "-" + "1" * 40, "y" * 100
    text = f'marineris: 1\ngame: a 999999999\nplayers: 2\nseed: {seed}\nnames: ["{name}", ""]\n'
    record = Record.loads(text + "\n999 pass\n0  a b \nend: 2 moves, x\n")
    assert (record.rules, record.seed, record.names) == (999_999_999, int(seed), [name, ""])
    assert (record.moves, record.digest) == ([(999, "pass"), (0, "a b")], "x")


def test_a_record_has_a_longest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    assert record_module.LONGEST == 1_000_000
    monkeypatch.setattr(record_module, "LONGEST", 3)
    assert len(Record.loads(HEAD + "\n" + "0 a\n" * 3 + "end: 3 moves, ").moves) == 3
    with pytest.raises(BadRecord) as caught:
        Record.loads(HEAD + "\n" + "0 a\n" * 4 + "end: 4 moves, ")
    assert (caught.value.facts["fault"], caught.value.facts["most"]) == ("too-long", 3)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_move_that_cannot_be_played_is_told_by_its_number(number: int) -> None:
    record = Record.loads(SHORT)
    game = marineris.loads(SHORT)
    for _ in range(number - 1):
        seat = game.to_act[0]
        move = game.move_name(game.legal_moves(seat)[0])
        game.play(seat, move)
        record.moves.append((seat, move))
    record.moves.append((0, "standard project nothing"))
    record.digest = ""
    with pytest.raises(BadRecord, match=f"^move {number} cannot") as caught:
        marineris.loads(record.dumps())
    assert (caught.value.facts["fault"], caught.value.facts["number"]) == ("unplayable", number)


def test_a_record_without_a_digest_is_played_and_one_with_another_is_not() -> None:
    record = Record.loads(SHORT)
    end = record.digest
    for digest in ("", end, "0f32a9c4d1e87b65"):
        record.digest = digest
        assert marineris.loads(record.dumps()).digest() == end
    for digest in ("0", "0f32a9c4d1e87b6", "0f32a9c4d1e87b650", "0f32a9c4d1e87b6x", end + "0"):
        record.digest = digest
        with pytest.raises(BadRecord) as caught:
            marineris.loads(record.dumps())
        facts = caught.value.facts
        assert (facts["fault"], facts["given"], facts["found"]) == ("other-end", digest, end)
