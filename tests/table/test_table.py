"""A table as its journal tells it: seats that change hands, results, log, clock."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.sample import START, Journal, games, journals, table_info

from marineris.table.document import document, log_lines
from marineris.table.errors import BotPlays, NotRunning, Stale
from marineris.table.info import Seat, SeatKind, TableStatus
from marineris.table.journal import EntryKind
from marineris.table.table import Table, folded
from marineris.text import Text

SEEDS = st.integers(0, 2**62)


def beginners(**settings: Any) -> Journal:
    """Two beginners in the first turn, seat 0 first."""
    options = {"beginners": [0, 1], "first_player": 0}
    return Journal(table_info("terraforming", 2, options, 3, **settings))


@given(drawn=games(), seed=SEEDS)
def test_folding_a_journal_again_gives_the_same_table(drawn: Any, seed: int) -> None:
    """With the same log under the same numbers, the same clock, the same questions."""
    rng = random.Random(seed)
    journal = journals(drawn, seed, clock={"minutes": 5, "seconds_a_move": 2})
    players = journal.game.players
    for _ in range(rng.randrange(80)):
        if journal.game.is_over:
            break
        seat = rng.randrange(players)
        chance = rng.random()
        if chance < 0.05 and not journal.table.drivers[seat]:
            journal.write(EntryKind.BOT, seat, "random", rng.randrange(9000))
        elif chance < 0.1 and journal.table.drivers[seat]:
            journal.write(EntryKind.BACK, seat, "", rng.randrange(9000))
        elif chance < 0.2 and journal.table.undo(seat)[0] >= 0:
            journal.write(EntryKind.UNDO, seat, str(journal.table.undo(seat)[0]))
        else:
            mover = rng.choice(journal.game.to_act)
            name = journal.game.move_name(rng.choice(journal.game.legal_moves(mover)))
            journal.write(EntryKind.MOVE, mover, name, rng.randrange(9000))
    again = folded(journal.table.info, journal.entries)
    text = Text("en", journal.table.info.game)
    assert again.version == journal.table.version
    assert again.asked_at == journal.table.asked_at
    assert (again.drivers, again.resigned) == (journal.table.drivers, journal.table.resigned)
    for seat in (None, *range(players)):
        assert document(again, seat, text) == document(journal.table, seat, text)
        told = [log_lines(table.lines, seat, text, table.names) for table in (again, journal.table)]
        assert told[0] == told[1]


def test_log_lines_keep_their_numbers_whatever_stays_in_memory() -> None:
    card = table_info("mars2049", 2, {}, 5)
    short, long = Journal(card, 10), Journal(card, None)
    rng = random.Random(5)
    for _ in range(60):
        seat, move = short.random_move(rng)
        long.move(seat, move)
    assert short.table.line_count == long.table.line_count == len(long.table.lines)
    assert [line.number for line in long.table.lines] == list(range(1, long.table.line_count + 1))
    last = list(long.table.lines)[-10:]
    assert [line.number for line in short.table.lines] == [line.number for line in last]
    count = long.table.line_count
    assert short.table.lines_after(count) == []
    assert [line.number for line in short.table.lines_after(count - 3)] == [
        count - 2,
        count - 1,
        count,
    ]
    assert len(short.table.lines_after(0)) == 10
    assert long.table.lines_after(count + 5) == []


def test_before_the_start_there_is_nothing_to_do() -> None:
    table = Table(table_info("terraforming", 2, {}, 1))
    assert (table.status, table.to_act(), table.bot_to_act()) == (TableStatus.OPEN, [], -1)
    assert table.result() == []
    for wrong in (lambda: table.check_move(0, 0, 0), table.record):
        with pytest.raises(NotRunning):
            wrong()
    told = document(table, 0, Text())
    assert (told["view"], told["decision"], told["result"]) == (None, None, None)
    assert told["undo"]["can"] is False


def test_a_bot_plays_for_a_person_until_the_person_is_back() -> None:
    journal = beginners()
    table = journal.table
    journal.write(EntryKind.BOT, 0, "greedy")
    assert table.bot_to_act() == 0
    move = journal.game.legal_moves(0)[0]
    with pytest.raises(BotPlays):
        table.check_move(0, move, table.version)
    with pytest.raises(BotPlays):
        table.check_undo(0)
    table.check_fresh(0, 1)  # the question is the same all the time
    journal.write(EntryKind.BACK, 0)
    assert table.bot_to_act() == -1
    assert table.check_move(0, move, 1)
    kinds = [line.event.name for line in table.lines][-2:]
    assert kinds == ["BotTookOver", "PersonReturned"]


def test_those_who_gave_up_come_last() -> None:
    card = table_info("terraforming", 3, {"beginners": [0, 1, 2]}, 2)
    journal = Journal(card)
    rng = random.Random(2)
    while not journal.game.is_over:
        journal.random_move(rng)
    ranks = {one["seat"]: one["rank"] for one in journal.game.result()}
    best = min(ranks, key=lambda seat: ranks[seat])
    for gone in ([], [best], [0, 1], [0, 1, 2]):
        table = folded(card, journal.entries)
        table.resigned = set(gone)
        found = {one["seat"]: one for one in table.result()}
        assert [found[seat]["resigned"] for seat in range(3)] == [seat in gone for seat in range(3)]
        stayed = [seat for seat in range(3) if seat not in gone]
        for seat in gone:
            assert found[seat]["rank"] == len(stayed) + 1
        for one in stayed:
            for other in stayed:
                before = ranks[one] < ranks[other]
                assert (found[one]["rank"] < found[other]["rank"]) == before
        assert found[0]["total"] == journal.game.result()[0]["total"]


def test_giving_up_is_for_good() -> None:
    journal = beginners()
    journal.write(EntryKind.RESIGN, 1, "greedy")
    told = document(journal.table, 1, Text())
    assert told["table"]["seats"][1]["resigned"]
    assert told["table"]["seats"][1]["bot"] == "greedy"
    assert not told["table"]["seats"][0]["resigned"]


def test_the_clock_follows_the_times_in_the_journal() -> None:
    journal = beginners(clock={"minutes": 10, "seconds_a_move": 5})
    clock = journal.table.clock
    assert clock is not None
    journal.write(EntryKind.BOT, 1, "greedy", after=60_000)
    assert clock.left == [540_000, 600_000]
    journal.write(EntryKind.MOVE, 0, "pass", after=30_000)
    assert clock.left == [515_000, 600_000]
    assert clock.as_data()["running"] == []  # a bot's time does not run
    journal.write(EntryKind.BACK, 1, after=500_000)
    assert clock.left == [515_000, 600_000]
    assert clock.as_data()["running"] == [1]
    assert clock.deadline() == journal.time + 600_000
    journal.write(EntryKind.FLAG, 1, "greedy", after=600_000)
    assert clock.left == [515_000, 0]
    assert journal.table.drivers == ["", "greedy"]
    assert START < journal.table.last_time == journal.time


def test_entries_whose_times_run_backwards_do_no_harm() -> None:
    """Clocks of two machines differ."""
    journal = beginners(clock={"minutes": 10, "seconds_a_move": 0})
    journal.write(EntryKind.MOVE, 0, "pass", after=-500_000)
    assert journal.table.clock is not None
    assert journal.table.clock.left == [600_000, 600_000]
    assert journal.table.last_time == START + 1000


def test_a_move_is_judged_before_it_is_written() -> None:
    journal = beginners()
    before = journal.game.digest()
    table = journal.table
    for seat, move, at, kind in (
        (1, 0, table.version, ValueError),
        (0, 10**6, table.version, ValueError),
        (0, 0, 0, Stale),
        (0, 0, 9, Stale),
    ):
        with pytest.raises(kind):
            table.check_move(seat, move, at)
    assert journal.game.digest() == before


def test_seats_that_changed_in_the_store_change_their_drivers() -> None:
    """But what the journal says of a seat counts more."""
    table = Table(table_info("terraforming", 2, {"beginners": [0, 1]}, 1))
    table.info.seats = [Seat(0, SeatKind.PERSON), Seat(1, SeatKind.BOT, bot="random")]
    table.renew_drivers()
    assert table.drivers == ["", "random"]
    journal = beginners()
    journal.write(EntryKind.BOT, 0, "greedy")
    journal.table.renew_drivers()
    assert journal.table.drivers == ["greedy", ""]
