"""How far back each seat may go, as a law over any history of steps."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.core.effect import BaseState
from marineris.core.undo import NOTHING, OTHERS, REVEALED, Moment, Step, last_undoable, moment, step

STEPS = st.lists(st.builds(Step, st.integers(0, 2), st.booleans(), st.booleans()), max_size=8)
ANY_STEPS = st.lists(
    st.builds(
        Step,
        st.integers(0, 2),
        together=st.booleans(),
        barrier=st.integers(0, 3).map(lambda n: n == 0),
        formality=st.integers(0, 3).map(lambda n: n == 0),
    ),
    max_size=6,
)


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


@settings(max_examples=400)
@given(steps=ANY_STEPS, seat=st.integers(0, 2))
def test_a_seat_undoes_its_last_move_whenever_the_law_allows(steps: list[Step], seat: int) -> None:
    own = [index for index, one in enumerate(steps) if one.seat == seat]
    last = own[-1] if own else -1
    later = steps[last + 1 :]
    found, why = last_undoable(steps, seat)
    if any(one.barrier or not one.together for one in later):
        assert (found, why) == (-1, OTHERS)
    elif last < 0:
        assert (found, why) == (-1, NOTHING)
    elif steps[last].barrier:
        assert (found, why) == (-1, REVEALED)
    elif steps[last].formality:
        assert (found, why) == (-1, NOTHING)
    elif later and not steps[last].together:
        assert (found, why) == (-1, OTHERS)
    else:
        assert (found, why) == (last, "")


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


def test_what_makes_a_step_a_barrier() -> None:
    """A reveal, and the end of a common choice; alone, nobody else has chosen anything."""
    top = object()
    before = Moment(waiting=3, reveals=4, depth=2, top=top)
    same = [before, Moment(1, 4, 2, top)]
    ended = [(0, 2, top), (3, 3, top), (3, 1, top), (3, 2, object())]
    for after in same:
        assert not before.has_ended_choice(after)
        assert step(1, before, after, 2) == Step(1, together=True, barrier=False)
    for waiting, depth, on_top in ended:
        after = Moment(waiting, 4, depth, on_top)
        assert before.has_ended_choice(after)
        assert step(1, before, after, 2) == Step(1, together=True, barrier=True)
        assert not step(0, before, after, 1).barrier
    assert step(1, before, Moment(3, 5, 2, top), 2).barrier
    assert step(1, before, Moment(3, -1, 2, top), 2).barrier
    turn = Moment(waiting=0, reveals=4, depth=2, top=top)
    assert not turn.has_ended_choice(Moment(0, 4, 1, object()))
    assert step(1, turn, Moment(0, 4, 1, object()), 2) == Step(1, together=False, barrier=False)
    assert step(1, turn, turn, 2, is_formality=True).formality
