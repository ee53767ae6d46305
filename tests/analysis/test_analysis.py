"""Analysis of records: decisions, grades, words and what is kept of them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import marineris
from marineris.analysis import (
    BadGrade,
    Grade,
    Grader,
    analyse,
    chances_over_time,
    decisions_of,
    summary_of,
)
from marineris.analysis.grade import verdict_on
from marineris.analysis.kept import NoGrades, begin, grades_in, header_of, line_of
from marineris.analysis.words import advice_words, move_words
from marineris.bots import advise, ask, make_bot
from marineris.bots.mars2049 import advice as advice_2049
from marineris.bots.terraforming import solo_advice, value_terms
from marineris.bots.terraforming.rivals.leaf import final_margin
from marineris.core.game import Game
from marineris.core.record import Record
from marineris.terraforming.flow.generation import Buy
from marineris.terraforming.knowledge.scoring import SOURCES
from marineris.text import Text


def a_record(moves: int = 10**6, **options: Any) -> Record:
    """The first moves of a game of two quick bots."""
    game = marineris.new("terraforming", players=2, seed=5, **options)
    bots, rng = [make_bot("greedy", 0), make_bot("random", 1)], random.Random(5)
    while not game.is_over and game.move_count < moves:
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rng))
    return game.record()


WHOLE = a_record(corporate_era=True)
SHORT = a_record(45, corporate_era=True)
LATE = len(WHOLE.moves) - 12
"""Late decisions are quickly played out."""


@pytest.fixture(scope="module")
def late() -> list[Grade]:
    """The grades of the last decisions."""
    return list(analyse(WHOLE, nodes=2, first=LATE))


def start(record: Record) -> Game[Any]:
    return Game.from_record(marineris.rules_of(record.game), record)


def test_every_choice_of_a_record_is_a_decision() -> None:
    decisions = decisions_of(start(WHOLE), WHOLE)
    assert [one.number for one in decisions] == sorted({one.number for one in decisions})
    grader = Grader(WHOLE)
    for one in decisions:
        game = grader.position(one.number)
        assert one.seat in game.to_act
        assert len(game.canonical_moves(one.seat)) > 1
        assert WHOLE.moves[one.number - 1][0] == one.seat


def at_purchase() -> tuple[Game[Any], list[str]]:
    """Where the second player is asked what to buy, and the cards on offer."""
    game = start(SHORT)
    while True:
        frame = game.state.question(1)
        if frame is not None and isinstance(frame[0], Buy):
            names = [game.move_name(move) for move in game.canonical_moves(1)]
            return game, [name for name in names if name.startswith("card ")]
        game.play(*SHORT.moves[game.move_count])


def test_a_purchase_is_one_decision_in_whatever_order_it_was_picked() -> None:
    def bought(*picks: str) -> tuple[str, ...]:
        game, _ = at_purchase()
        first = game.move_count + 1
        for name in picks:
            game.play(1, name)
        record = game.record()
        (found,) = [one for one in decisions_of(start(record), record) if one.number == first]
        return found.moves

    _, (one, two, *_) = at_purchase()
    assert bought(two, one, "done") == bought(one, two, "done") == (one, two, "done")
    assert bought(one, two, f"unpick {one}", "done") == (two, "done")
    assert bought("done") == ("done",)


def test_a_selection_that_breaks_off_is_no_decision() -> None:
    game, (one, *_) = at_purchase()
    game.play(1, one)
    record = game.record()
    found = decisions_of(start(record), record)
    assert all(decision.number < len(record.moves) for decision in found)


def test_grades_are_the_same_in_any_order_and_after_a_stop(late: list[Grade]) -> None:
    whole = late
    assert len(whole) > 3
    assert list(analyse(WHOLE, nodes=2, first=LATE, known=whole[:-2])) == whole
    grader = Grader(WHOLE, 2)
    again = [grader.grade(one) for one in reversed(grader.decisions(first=LATE))]
    assert again[::-1] == whole
    assert [Grade.from_data(json.loads(line_of(one))) for one in whole] == whole
    own = list(analyse(WHOLE, nodes=2, seats=[1], first=LATE, known=whole))
    assert own == [one for one in whole if one.seat == 1]


def test_hidden_cards_change_no_grade() -> None:
    """The real deck and the rivals' hands are dealt again before a decision is judged."""
    for record, first in ((SHORT, 43), (WHOLE, LATE)):
        grader = Grader(record, 1)
        for decision in grader.decisions(first=first):
            game = grader.position(decision.number)
            asked = [[game.rules.catalogue.move(name) for name in decision.moves]]
            said = advise(game, decision.seat, nodes=1, asked=asked)
            other = game.imagine(decision.seat, 1)
            assert advise(other, decision.seat, nodes=1, asked=asked) == said


def test_a_loss_is_called_a_blunder_only_if_it_is_firm() -> None:
    assert verdict_on(0, 0) == "best"
    assert verdict_on(9, 4) == "good"
    assert verdict_on(9, 2.1) == "slip"
    assert verdict_on(9, 2) == "blunder"
    assert verdict_on(5, 0) == "blunder"
    assert verdict_on(4.9, 0) == "slip"
    assert verdict_on(100, float("inf")) == "good"


def test_the_last_decisions_of_a_game_have_the_margin_it_ends_with(late: list[Grade]) -> None:
    """Nothing is hidden and nobody else acts: the value of the best is the real end."""
    last = late[-1]
    game = start(WHOLE)
    for seat, name in WHOLE.moves:
        game.play(seat, name)
    assert last.played.value == pytest.approx(final_margin(game.state, last.seat), abs=6)
    assert last.unit == "points"
    assert max(last.chances) > 0.9


def test_a_summary_counts_every_grade_once(late: list[Grade]) -> None:
    grades = late
    seats = summary_of(grades)
    assert sum(one.decisions for one in seats) == len(grades)
    for one in seats:
        assert one.best + one.good + one.slips + one.blunders == one.decisions
    course = chances_over_time(grades)
    assert [number for number, _ in course] == [one.number for one in grades]
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for _, chances in course)


def test_kept_grades_are_read_again_but_not_those_of_another_analysis(
    tmp_path: Path, late: list[Grade]
) -> None:
    file, grader, grades = tmp_path / "kept", Grader(WHOLE, 2), late
    header = header_of(grader, "1")
    begin(file, header, grades)
    assert grades_in(file, header) == grades
    assert grades_in(file, header_of(Grader(WHOLE, 3), "1")) is None
    written = file.read_text()
    file.write_text(written[:-20])  # the process was killed in the middle of a line
    assert grades_in(file, header) == grades[:-1]
    for wrong in ("", "{}", "[1]", "\x00", written.splitlines()[0] + '\n{"a": 1}\n'):
        file.write_text(wrong)
        with pytest.raises(NoGrades):
            grades_in(file, header)
    with pytest.raises(BadGrade):
        Grade.from_data({"number": 1})


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_the_three_best_are_told_in_words(language: str) -> None:
    grader = Grader(WHOLE, 2)
    decision = grader.decisions(first=LATE)[0]
    game, text = grader.position(decision.number), Text(language)
    advice = advise(game, decision.seat, nodes=2)
    lines = advice_words(text, game, advice)
    assert len(lines) == len(advice.top)
    for line, one in zip(lines, advice.top, strict=True):
        assert line.startswith(move_words(text, game, decision.seat, one.moves))


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_every_term_has_words(language: str) -> None:
    alone = {*solo_advice.TERMS, solo_advice.LATER, *SOURCES}
    names = {*alone, *value_terms.TERMS, advice_2049.OWN, advice_2049.RIVALS}
    for name in names:
        assert Text(language).has_message(f"analysis-term-{name.replace('_', '-')}")
