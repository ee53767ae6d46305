"""The clock: what is used up is what passed while a seat was to act, and nothing is won back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.table.sample import Journal, table_info

from marineris.table.clock import Clock
from marineris.table.journal import EntryKind

MINUTE = 60_000


def test_only_those_to_act_use_time() -> None:
    clock = Clock(1, 0, 3)
    clock.advance(1_000_000)
    assert clock.left == [MINUTE] * 3
    clock.run([0, 2])
    clock.advance(1_010_000)
    assert clock.left == [50_000, MINUTE, 50_000]
    assert clock.as_data() == {"left": [50_000, MINUTE, 50_000], "running": [0, 2], "at": 1_010_000}


def test_a_move_gives_back_a_little() -> None:
    clock = Clock(1, 5, 2)
    clock.advance(0)
    clock.run([0])
    clock.advance(10_000)
    clock.moved(0)
    assert clock.left == [55_000, MINUTE]


def test_a_move_taken_back_and_made_again_gives_nothing_more() -> None:
    clock = Clock(1, 5, 2)
    clock.moved(0)
    for _ in range(10):
        clock.took_back(0)
        clock.moved(0)
    assert clock.left == [65_000, MINUTE]
    clock.moved(0)
    assert clock.left == [70_000, MINUTE]


OPS = st.lists(
    st.tuples(
        st.sampled_from(["pass", "pass", "moved", "moved", "took_back", "returned", "run"]),
        st.integers(0, 2),
        st.integers(0, 40_000),
        st.sets(st.integers(0, 2)),
    ),
    max_size=25,
)


@given(ops=OPS)
def test_each_seat_has_a_time_of_its_own(ops: list[tuple[str, int, int, set[int]]]) -> None:
    """Every seat's time is what it would be if the others were not there."""
    clock = Clock(1, 5, 3)
    clocks = [Clock(1, 5, 1) for _ in range(3)]
    time = 0
    for what, seat, wait, seats in ops:
        if what == "run":
            clock.run(seats)
            for one, alone in enumerate(clocks):
                alone.run([0] if one in seats else [])
        elif what == "pass":
            time += wait
            for each in (clock, *clocks):
                each.advance(time)
        else:
            getattr(clock, what)(seat)
            getattr(clocks[seat], what)(0)
        twin = clock.copy()
        for each in (clock, twin):
            assert each.left == [alone.left[0] for alone in clocks]
            late = [one for one, alone in enumerate(clocks) if alone.late(time)]
            assert each.late(time) == late
            ends = [end for alone in clocks if (end := alone.deadline()) is not None]
            assert each.deadline() == min(ends, default=None)
        twin.moved(seat)
        twin.took_back(seat)
        twin.run([0, 1, 2])
        twin.advance(time + 1_000)
    assert clock.left == [alone.left[0] for alone in clocks]


@given(answers=st.lists(st.booleans(), max_size=12), seat=st.integers(0, 2))
def test_an_answer_counts_once_however_often_it_is_taken_back(
    answers: list[bool], seat: int
) -> None:
    clock = Clock(1, 5, 3)
    given_now = most = 0
    for is_taken_back in answers:
        if is_taken_back and given_now:
            clock.took_back(seat)
            given_now -= 1
        elif not is_taken_back:
            clock.moved(seat)
            given_now += 1
        most = max(most, given_now)
        left = [MINUTE] * 3
        left[seat] += 5_000 * most
        assert clock.left == left


def test_who_is_late_and_when() -> None:
    clock = Clock(1, 0, 2)
    clock.advance(5_000)
    clock.run([1])
    assert clock.deadline() == 65_000
    assert clock.late(64_999) == []
    assert clock.late(65_000) == [1]
    clock.run([])
    assert clock.deadline() is None
    assert clock.late(10**15) == []


def test_who_comes_back_has_time_for_a_move() -> None:
    clock = Clock(1, 0, 1)
    clock.run([0])
    clock.advance(10 * MINUTE)
    assert clock.left == [0]
    clock.returned(0)
    assert clock.left == [30_000]


def test_nobody_wins_time_by_going_and_coming_back() -> None:
    clock = Clock(1, 0, 1)
    clock.run([0])
    clock.advance(MINUTE - 5_000)
    clock.returned(0)
    assert clock.left == [5_000]


@given(times=st.lists(st.integers(0, 10**6), max_size=20))
def test_time_never_runs_backwards(times: list[int]) -> None:
    clock = Clock(10_000, 0, 1)
    clock.run([0])
    used = 0
    for time in times:
        clock.advance(time)
        assert clock.left[0] <= 10_000 * MINUTE - used
        used = 10_000 * MINUTE - clock.left[0]
    assert used == max(times, default=0)


def test_what_clients_get_does_not_change_afterwards() -> None:
    """A document is compared with its successor, so it must not share what changes."""
    clock = Clock(1, 0, 2)
    clock.run([0])
    told = clock.as_data()
    clock.run([1])
    clock.advance(1000)
    assert told == {"left": [MINUTE, MINUTE], "running": [0], "at": 0}


def patents(sold: int) -> Journal:
    """A seat that chooses which patents to sell, each answer worth 30 seconds; so many picked."""
    card = table_info(
        "terraforming", 1, {"beginners": [0]}, 5, clock={"minutes": 10, "seconds_a_move": 30}
    )
    journal = Journal(card)
    while "project sell_patents" not in moves(journal):
        journal.move(0, journal.game.legal_moves(0)[0])
    journal.move(0, "project sell_patents")
    for _ in range(sold):
        journal.write(EntryKind.MOVE, 0, pick(journal), after=0)
    return journal


def moves(journal: Journal) -> list[str]:
    """The names of the moves that are legal now."""
    return [journal.game.move_name(move) for move in journal.game.legal_moves(0)]


def pick(journal: Journal, family: str = "card ") -> str:
    """The first legal move of a family."""
    return next(move for move in moves(journal) if move.startswith(family))


def left(journal: Journal) -> int:
    assert journal.table.clock is not None
    return journal.table.clock.left[0]


def test_picks_give_no_time_until_the_answer_is_complete() -> None:
    journal = patents(0)
    before = left(journal)
    for _ in range(5):
        journal.write(EntryKind.MOVE, 0, pick(journal), after=0)
        journal.write(EntryKind.MOVE, 0, pick(journal, "unpick "), after=0)
    journal.write(EntryKind.MOVE, 0, pick(journal), after=0)
    assert left(journal) == before
    journal.write(EntryKind.MOVE, 0, "done", after=0)
    assert left(journal) == before + 30_000


def test_a_pick_undone_takes_no_time_from_the_answer() -> None:
    journal = patents(2)
    before = left(journal)
    journal.undo(0)
    journal.write(EntryKind.MOVE, 0, "done", after=0)
    assert left(journal) == before - 1000 + 30_000
