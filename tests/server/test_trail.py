"""How far back each seat may go, as a law over any trail of steps."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.core.effect import BaseState
from marineris.server.trail import NOTHING, OTHERS, REVEALED, Moment, Step, Trail

STEPS = st.lists(
    st.builds(Step, st.integers(0, 2), st.just(7), st.booleans(), st.booleans()), max_size=8
)


@settings(max_examples=100)
@given(steps=STEPS, seat=st.integers(0, 2))
def test_only_an_own_move_behind_which_nothing_came_to_light(steps: list[Step], seat: int) -> None:
    trail = Trail()
    trail.steps = steps
    index, why = trail.last_of(seat)
    if index < 0:
        assert why in (NOTHING, OTHERS, REVEALED)
        return
    later = steps[index + 1 :]
    assert steps[index].seat == seat
    assert not any(step.fence for step in steps[index:])
    assert all(step.seat != seat and step.together for step in later)
    assert steps[index].together or not later


@settings(max_examples=100)
@given(steps=STEPS, seat=st.integers(0, 2))
def test_a_reason_says_what_stands_in_the_way(steps: list[Step], seat: int) -> None:
    trail = Trail()
    trail.steps = steps
    index, why = trail.last_of(seat)
    if index < 0 and why == NOTHING:
        assert all(step.seat != seat for step in steps)
    if index < 0 and why == REVEALED:
        assert any(step.fence and step.seat == seat for step in steps)


def test_a_game_that_counts_no_reveals_has_no_way_back() -> None:
    moment = Moment.of(BaseState(1, 0))
    assert moment.step(0, 1, moment, 1).fence


def test_the_end_of_a_common_choice_is_a_fence_though_nobody_drew() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    fences = []
    while game.state.waiting:
        seat = game.to_act[0]
        before = Moment.of(game.state)
        game.play(seat, game.legal_moves(seat)[0])
        fences.append(before.step(seat, 0, Moment.of(game.state), 2).fence)
    assert fences == [False] * (len(fences) - 1) + [True]
