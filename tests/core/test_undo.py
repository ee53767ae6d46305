"""How far back each seat may go, as a law over any history of steps."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.core.effect import BaseState
from marineris.core.undo import NOTHING, OTHERS, REVEALED, Step, last_undoable, moment, step

STEPS = st.lists(st.builds(Step, st.integers(0, 2), st.booleans(), st.booleans()), max_size=8)


@settings(max_examples=100)
@given(steps=STEPS, seat=st.integers(0, 2))
def test_a_seat_undoes_only_its_own_move_and_nothing_revealed(steps: list[Step], seat: int) -> None:
    index, why = last_undoable(steps, seat)
    if index < 0:
        assert why in (NOTHING, OTHERS, REVEALED)
        return
    later = steps[index + 1 :]
    assert steps[index].seat == seat
    assert not any(one.barrier for one in steps[index:])
    assert all(one.seat != seat and one.together for one in later)
    assert steps[index].together or not later


@settings(max_examples=100)
@given(steps=STEPS, seat=st.integers(0, 2))
def test_a_reason_says_what_stands_in_the_way(steps: list[Step], seat: int) -> None:
    index, why = last_undoable(steps, seat)
    if index < 0 and why == NOTHING:
        assert all(one.seat != seat for one in steps)
    if index < 0 and why == REVEALED:
        assert any(one.barrier and one.seat == seat for one in steps)


def test_a_formality_is_not_taken_back() -> None:
    moved = Step(0, together=True, barrier=False)
    formality = Step(0, together=True, barrier=False, formality=True)
    assert last_undoable([moved], 0) == (0, "")
    assert last_undoable([moved, formality], 0) == (-1, NOTHING)


def test_a_game_that_counts_no_reveals_has_no_undo() -> None:
    now = moment(BaseState(1, 0))
    assert step(0, now, now, 1).barrier


def test_the_end_of_a_common_choice_is_a_barrier_though_nobody_drew() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    barriers = []
    while game.state.waiting:
        seat = game.to_act[0]
        before = moment(game.state)
        game.play(seat, game.legal_moves(seat)[0])
        barriers.append(step(seat, before, moment(game.state), 2).barrier)
    assert barriers == [False] * (len(barriers) - 1) + [True]
