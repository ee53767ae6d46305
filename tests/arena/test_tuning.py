"""Tuning: numbers move to where the bot plays better, reproducibly, and go on from a file."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from marineris.arena.plan import TUNING
from marineris.arena.row import NotRows, OtherPlan
from marineris.arena.tuning import Step, Tuner, Tuning, make_tuning, play_step

START = {"a": 10.0, "b": -2.0, "c": 1.0}
BEST = {"a": 14.0, "b": -1.2, "c": 1.0}
OWN = """class Own:
    def __init__(self, seed, parameters=None):
        self.last = (parameters or {}).get("last", 1.0) > 1

    @staticmethod
    def parameters():
        return {"last": 1.0}

    def pick(self, moves):
        return moves[-1 if self.last else 0]
"""


def a_tuning(seeds: int = 4) -> Tuning:
    return Tuning("terraforming", "medium", 2, {}, seeds, dict(START), 1, "0")


def worth(numbers: dict[str, float]) -> float:
    """Best where all numbers are as in `BEST`."""
    return -sum(((numbers[name] - best) / best) ** 2 for name, best in BEST.items())


def tune(tuner: Tuner, steps: int) -> None:
    for _ in range(steps):
        step = tuner.step()
        noise = random.Random(step.number).gauss(0, 0.05)
        tuner.learn(step, worth(step.up) - worth(step.down) + noise)


def test_numbers_move_to_where_it_is_better() -> None:
    tuner = Tuner(a_tuning())
    tune(tuner, 300)
    assert worth(tuner.values) > worth(START) / 5
    assert tuner.values["b"] < 0


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    tune(Tuner(a_tuning(), whole), 8)
    tune(Tuner(a_tuning(), parts), 5)
    with parts.open("a") as stream:
        stream.write('{"step": 5, "ga')  # killed in the middle of a line
    again = Tuner(a_tuning(), parts)
    assert len(again.gains) == 5
    tune(again, 3)
    last = [json.loads(file.read_text().splitlines()[-1])["values"] for file in (whole, parts)]
    assert last[1] == pytest.approx(last[0], rel=1e-3)  # gains are kept to three digits


def test_a_file_of_another_tuning_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tuning.jsonl"
    tune(Tuner(a_tuning(), file), 1)
    with pytest.raises(OtherPlan) as caught:
        Tuner(a_tuning(seeds=9), file)
    assert caught.value.facts["changed"] == ["seeds"]
    file.write_text("shopping\n")
    with pytest.raises(NotRows):
        Tuner(a_tuning(), file)


def test_steps_play_on_deals_for_tuning_from_both_sides() -> None:
    tuning = a_tuning(seeds=2)
    step = Step(3, dict.fromkeys(START, 1), {"a": 11.0}, {"a": 9.0})
    matches = list(step.matches(tuning))
    assert [match.seed - TUNING.start for match in matches] == [6, 6, 7, 7]
    assert all(match.seed in TUNING for match in matches)
    assert matches[0].bots == ("medium?a=11", "medium?a=9")
    assert matches[1].bots == matches[0].bots[::-1]


def test_a_step_tells_how_far_the_first_copy_was_ahead(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    tuning = make_tuning("terraforming", f"{tmp_path / 'own.py'}:Own", 1, {}, 1, {"last": 1.0})
    up = Step(0, {"last": 1}, {"last": 1.2}, {"last": 0.8})
    down = Step(0, {"last": -1}, {"last": 0.8}, {"last": 1.2})
    gain = play_step(tuning, up, 1)
    assert gain != 0
    assert play_step(tuning, down, 1) == -gain
