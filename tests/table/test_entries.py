"""What an entry of a journal must be to be applied, and bots that find no move."""

from __future__ import annotations

import random

import pytest
from tests.table.sample import START, Journal, table_info

from marineris.table.errors import BadEntry
from marineris.table.journal import Entry, EntryKind
from marineris.table.table import Table


def three(**settings: object) -> Journal:
    """Three people who all choose at once."""
    return Journal(table_info("terraforming", 3, {}, 4, **settings))


def entry(number: int, kind: str, seat: int = 0, value: str = "") -> Entry:
    return Entry(number, kind, seat, value, START)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (entry(1, EntryKind.BOT, 0, "greedy"), "does not follow entry 1"),
        (entry(3, EntryKind.BOT, 0, "greedy"), "does not follow entry 1"),
        (entry(2, "dance"), "unknown kind, 'dance'"),
        (entry(2, ""), "unknown kind, ''"),
        (entry(2, EntryKind.START, -1), "begins with its only start"),
        (entry(2, EntryKind.BOT, -1, "greedy"), "there is no seat -1"),
        (entry(2, EntryKind.BOT, 3, "greedy"), "there is no seat 3"),
        (entry(2, EntryKind.BACK, 3), "there is no seat 3"),
        (entry(2, EntryKind.MOVE, 3, "done"), "there is no seat 3"),
        (entry(2, EntryKind.UNDO, 3, "0"), "there is no seat 3"),
        (entry(2, EntryKind.UNDO, 0, ""), "names a move by its number"),
        (entry(2, EntryKind.UNDO, 0, "-1"), "names a move by its number"),
        (entry(2, EntryKind.UNDO, 0, "²"), "names a move by its number"),
        (entry(2, EntryKind.ROLLBACK, -1, "one"), "names an entry by its number"),
        (entry(2, EntryKind.ROLLBACK, -1, "²"), "names an entry by its number"),
    ],
)
def test_an_entry_that_cannot_follow_is_refused(wrong: Entry, says: str) -> None:
    table = three().table
    with pytest.raises(BadEntry, match=says):
        table.apply(wrong)
    assert table.version == 1


@pytest.mark.parametrize("kind", [EntryKind.MOVE, EntryKind.BOT, EntryKind.UNDO])
def test_nothing_comes_before_the_start(kind: str) -> None:
    table = Table(table_info("terraforming", 3, {}, 4))
    with pytest.raises(BadEntry, match="only start"):
        table.apply(entry(1, kind, 0, "0"))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_can_be_taken_over_and_given_back(seat: int) -> None:
    journal = three()
    journal.write(EntryKind.BOT, seat, "greedy")
    assert journal.table.drivers == ["greedy" if one == seat else "" for one in range(3)]
    assert journal.table.bot_to_act() == seat
    journal.write(EntryKind.BACK, seat)
    assert journal.table.drivers == ["", "", ""]
    journal.write(EntryKind.RESIGN, seat, "random")
    assert (journal.table.drivers[seat], journal.table.resigned) == ("random", {seat})
    told = [(line.event.name, line.event.seat) for line in list(journal.table.lines)[-3:]]
    assert told == [("BotTookOver", seat), ("PersonReturned", seat), ("Resigned", seat)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_log_tells_who_took_a_move_back(seat: int) -> None:
    journal = three()
    first = journal.table.lines[0].event
    assert (first.name, first.seat) == ("TableStarted", -1)
    journal.move(seat, journal.game.legal_moves(seat)[0])
    journal.undo(seat)
    last = journal.table.lines[-1].event
    assert (last.name, last.seat) == ("Undone", seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_that_fails_is_asked_again_when_its_question_changes(seat: int) -> None:
    """Its own question: the others' answers make no difference while all choose at once."""
    journal, rng = three(), random.Random(3)
    others = [one for one in range(3) if one != seat]
    journal.move(others[0], rng.choice(journal.game.legal_moves(others[0])))
    journal.write(EntryKind.BOT, seat, "greedy")
    table = journal.table
    assert (table.bot_to_act(), table.failed_bots()) == (seat, [])
    table.jam(seat)
    assert (table.bot_to_act(), table.failed_bots()) == (-1, [seat])
    assert table.copy().failed_bots() == [seat]
    journal.move(others[1], rng.choice(journal.game.legal_moves(others[1])))
    assert (table.bot_to_act(), table.failed_bots()) == (-1, [seat])
    journal.write(EntryKind.BOT, seat, "random")  # another bot may know what to do
    assert (table.bot_to_act(), table.failed_bots()) == (seat, [])
    journal.write(EntryKind.BOT, seat, "greedy")
    assert (table.bot_to_act(), table.failed_bots()) == (-1, [seat])
    name = journal.game.move_name(journal.game.legal_moves(seat)[0])
    journal.write(EntryKind.MOVE, seat, name)
    assert (table.bot_to_act(), table.failed_bots()) == (seat, [])


def test_one_failed_bot_does_not_keep_another_from_moving() -> None:
    journal = three()
    for seat in (0, 1, 2):
        journal.write(EntryKind.BOT, seat, "greedy")
    asked = []
    for _ in range(3):
        asked.append(journal.table.bot_to_act())
        journal.table.jam(asked[-1])
    assert asked == [0, 1, 2]
    assert (journal.table.bot_to_act(), journal.table.failed_bots()) == (-1, [0, 1, 2])


def test_a_copy_takes_entries_without_changing_the_table() -> None:
    journal = three(clock={"minutes": 10, "seconds_a_move": 5})
    rng = random.Random(1)
    for _ in range(20):
        journal.random_move(rng)
    journal.write(EntryKind.RESIGN, 2, "greedy")
    table = journal.table
    assert table.clock is not None

    def kept(one: Table) -> tuple[object, ...]:
        assert one.game is not None
        assert one.clock is not None
        undo = [one.undo(seat) for seat in range(3)]
        return (
            *(one.version, one.last_time, one.game.digest(), one.line_count, list(one.lines)),
            *(one.drivers[:], one.resigned.copy(), one.asked_at[:], one.clock.as_data(), undo),
        )

    before = kept(table)
    twin = table.copy()
    assert kept(twin) == before
    time = table.last_time
    twin.apply(Entry(twin.version + 1, EntryKind.RESIGN, 1, "random", time + 5_000))
    seat = next(one for one in twin.to_act() if not twin.drivers[one] or one != 0)
    assert twin.game is not None
    name = twin.game.move_name(twin.game.legal_moves(seat)[0])
    twin.apply(Entry(twin.version + 1, EntryKind.MOVE, seat, name, time + 9_000))
    assert kept(table) == before
    assert kept(twin) != before
