"""Taking moves back: nobody can use it to see what is hidden, and nobody else notices a thing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.sample import Journal, games, journals, table_info

from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.core.undo import NOTHING, OTHERS, REVEALED
from marineris.table.document import document
from marineris.table.errors import NoUndo, Stale
from marineris.table.journal import EntryKind
from marineris.table.table import folded
from marineris.testing import Seat as Player
from marineris.testing import a_game
from marineris.text import Text, languages

SEEDS = st.integers(0, 2**62)
MOST_MOVES = 400


def seen(game: Game[Any], seat: int) -> Any:
    """Everything that a seat is shown."""
    return game.view(seat), game.decision(seat)


def after(world: Game[Any], seat: int, move: int) -> Any:
    """What a seat would see after a move in a world that it can imagine."""
    world.play(seat, move)
    return seen(world, seat)


# The law. `MARINERIS_HYPOTHESIS=thorough` plays hundreds of games.


@given(drawn=games(), seed=SEEDS)
def test_what_can_be_taken_back_has_shown_nothing(drawn: Any, seed: int) -> None:
    """A move that may be taken back leads to the same sight in every world one can imagine."""
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    for _ in range(MOST_MOVES):
        if journal.game.is_over:
            break
        before = journal.game.copy()
        seat, move = journal.random_move(rng)
        index, _ = journal.table.undo(seat)
        if index != journal.game.move_count - 1 or rng.random() < 0.5:
            continue
        truth = seen(journal.game, seat)
        for _ in range(2):
            imagined = after(before.imagine(seat, rng.getrandbits(62)), seat, move)
            assert imagined == truth, (before.move_name(move), before.move_count)


@given(drawn=games(), seed=SEEDS)
def test_whatever_was_taken_back_never_happened(drawn: Any, seed: int) -> None:
    """The game is that of the moves that stand, for every seat and to the last hidden card."""
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    standing: list[tuple[int, int]] = []
    undone = 0
    for _ in range(150):
        if journal.game.is_over:
            break
        seat = rng.randrange(journal.game.players)
        index, _ = journal.table.undo(seat)
        if index >= 0 and rng.random() < 0.4:
            assert standing[index][0] == seat
            del standing[index]
            journal.undo(seat)
            undone += 1
        else:
            standing.append(journal.random_move(rng))
        if rng.random() < 0.1:
            check_is(journal, standing)
    check_is(journal, standing)
    assert undone or journal.game.players > 1
    again = folded(journal.table.info, journal.entries)
    assert again.game is not None
    assert again.game.digest() == journal.game.digest()
    assert again.asked_at == journal.table.asked_at
    assert [again.undo(seat) for seat in range(journal.game.players)] == [
        journal.table.undo(seat) for seat in range(journal.game.players)
    ]


def check_is(journal: Journal, moves: list[tuple[int, int]]) -> None:
    """The game is that of these moves alone."""
    other = journal.table.new_game()
    for seat, move in moves:
        other.play(seat, move)
    assert other.digest() == journal.game.digest()
    assert other.history() == journal.game.history()
    for seat in range(other.players):
        assert seen(other, seat) == seen(journal.game, seat)


# Choosing at the same time.


def a_draft(players: int = 3, seed: int = 5, **more: Any) -> Journal:
    options = {"draft": True, "corporate_era": True, **more}
    return Journal(table_info("terraforming", players, options, seed))


def answer_all(journal: Journal, until: str, rng: random.Random) -> None:
    """Play at random until somebody is asked a certain question."""
    for _ in range(2000):
        asked = [journal.game.decision(seat) for seat in range(journal.game.players)]
        if all(one is not None and one["question"] == until for one in asked):
            return
        journal.random_move(rng)
    raise AssertionError(f"nobody was asked {until}")


def test_taking_back_a_secret_choice_leaves_the_others_alone() -> None:
    journal = a_draft()
    answer_all(journal, "Pick", random.Random(1))
    picks = [journal.game.legal_moves(seat) for seat in range(3)]
    journal.move(0, picks[0][0])
    journal.move(1, picks[1][1])
    others = [seen(journal.game, seat) for seat in (1, 2)]
    journal.undo(0)
    assert journal.game.legal_moves(0) == picks[0]
    assert journal.game.view(0)["own"]["chosen"] == []
    view, decision = seen(journal.game, 1)
    assert (view["own"], decision) == (others[0][0]["own"], others[0][1])
    assert seen(journal.game, 2)[1] == others[1][1]
    journal.move(0, picks[0][2])
    journal.undo(1)
    assert journal.game.view(0)["own"]["chosen"] != []
    assert journal.game.to_act == [1, 2]


def test_once_all_have_chosen_nobody_goes_back() -> None:
    journal = a_draft()
    answer_all(journal, "Pick", random.Random(1))
    for seat in range(3):
        journal.move(seat, journal.game.legal_moves(seat)[0])
    assert [journal.table.undo(seat)[1] for seat in range(3)] == [OTHERS, OTHERS, REVEALED]
    for seat in range(3):
        with pytest.raises(NoUndo):
            journal.undo(seat)


@pytest.mark.parametrize("seed", range(5))
def test_a_choice_in_the_middle_of_a_turn_ends_for_all(seed: int) -> None:
    """Also where the turn goes on as it stood: the next player's question must not vanish."""
    rng = random.Random(seed)
    journal = Journal(table_info("mars2049", 3, {"prices": "quick"}, seed))
    ended = 0
    while ended < 10:
        was_choosing = journal.game.state.waiting != 0
        seat, _ = journal.random_move(rng)
        if was_choosing and not journal.game.state.waiting:
            ended += 1
            assert journal.table.undo(seat)[1] == REVEALED


def test_a_choice_of_several_steps_goes_back_step_by_step() -> None:
    journal = a_draft(2)
    digests = [journal.game.digest()]
    for _ in range(3):
        journal.move(0, journal.game.legal_moves(0)[-1])
        digests.append(journal.game.digest())
    journal.move(1, journal.game.legal_moves(1)[0])
    journal.undo(1)
    for digest in reversed(digests[:-1]):
        journal.undo(0)
        assert journal.game.digest() == digest
    assert journal.table.undo(0) == (-1, NOTHING)


# Turns.


def to_turns(**options: Any) -> tuple[Journal, int, int]:
    """A game of two beginners in its first turn; whose it is, and who is next."""
    card = table_info("terraforming", 2, {"beginners": [0, 1], **options}, 5)
    journal = Journal(card)
    seat = journal.game.to_act[0]
    return journal, seat, 1 - seat


def test_the_second_action_and_the_first_can_be_taken_back() -> None:
    journal, seat, _ = to_turns(confirm_end=True)
    first = journal.game.digest()
    journal.move(seat, "project asteroid")
    second = journal.game.digest()
    journal.move(seat, "project power_plant")
    journal.undo(seat)
    assert journal.game.digest() == second
    journal.undo(seat)
    assert journal.game.digest() == first
    with pytest.raises(NoUndo) as refusal:
        journal.undo(seat)
    assert refusal.value.facts["why"] == NOTHING


def test_nobody_takes_back_what_another_has_answered() -> None:
    journal, seat, other = to_turns()
    journal.move(seat, "pass")
    assert journal.table.undo(other) == (-1, OTHERS)
    assert journal.table.undo(seat)[0] >= 0
    journal.move(other, "project asteroid")
    assert journal.table.undo(seat) == (-1, OTHERS)
    journal.undo(other)
    assert journal.table.undo(seat)[0] >= 0


def test_a_table_may_do_without() -> None:
    card = table_info("terraforming", 2, {}, 1, undo=False)
    journal = Journal(card)
    journal.move(0, journal.game.legal_moves(0)[0])
    assert journal.table.undo(0) == (-1, "undo-off")


def test_nothing_is_taken_back_before_the_beginning_or_after_the_end() -> None:
    journal = Journal(table_info("mars2049", 2, {"prices": "quick"}, 4))
    assert journal.table.undo(0) == (-1, NOTHING)
    rng = random.Random(4)
    while not journal.game.is_over:
        journal.random_move(rng)
    assert [journal.table.undo(seat) for seat in (0, 1)] == [(-1, "undo-off")] * 2


def test_taking_back_wins_no_time() -> None:
    clock = {"minutes": 10, "seconds_a_move": 30}
    journal = Journal(table_info("terraforming", 2, {}, 1, clock=clock))
    moves = journal.game.legal_moves(0)
    for _ in range(20):
        journal.move(0, moves[0])
        journal.undo(0)
    assert journal.table.clock is not None
    assert journal.table.clock.left[0] <= 10 * 60_000 + 30_000 - 40 * 1000


# Which messages are stale.


@settings(max_examples=30)
@given(seed=SEEDS, draft=st.booleans(), players=st.integers(2, 4))
def test_others_answers_never_make_mine_stale(seed: int, draft: bool, players: int) -> None:
    """While several choose, each only knows what it has seen itself, and that is enough."""
    rng = random.Random(seed)
    journal = a_draft(players, seed % 1000, draft=draft)
    known = [journal.table.version] * players
    """The last version that each seat has looked at: its own last entry, or later."""
    for _ in range(120):
        game = journal.game
        if not game.state.waiting:
            seat = game.to_act[0]
            known = [journal.table.version] * players
        else:
            seat = rng.randrange(players)
        table = journal.table
        depth, waiting = len(game.state.stack), game.state.waiting
        if table.undo(seat)[0] >= 0 and rng.random() < 0.3:
            table.check_fresh(seat, known[seat])
            journal.undo(seat)
        elif game.legal_moves(seat):
            move = rng.choice(game.legal_moves(seat))
            name = table.check_move(seat, move, known[seat])
            journal.write(EntryKind.MOVE, seat, name)
        else:
            continue
        assert_used_up(journal, seat, known[seat])
        known[seat] = table.version
        state = journal.game.state
        others = state.waiting & ~waiting & ~(1 << seat)
        if not state.waiting or len(state.stack) != depth or others:
            known = [table.version] * players  # the phase is over: all look again
        elif rng.random() < 0.3:
            known[rng.randrange(players)] = table.version


def assert_used_up(journal: Journal, seat: int, at: int) -> None:
    """The same message again is refused, whatever it says."""
    with pytest.raises(Stale):
        journal.table.check_fresh(seat, at)
    for move in journal.game.legal_moves(seat):
        with pytest.raises(Stale):
            journal.table.check_move(seat, move, at)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_that_follows_another_directly_makes_messages_stale(players: int) -> None:
    """The last to pick begins the next pick for all: an answer to the old one is not one to it."""
    journal = a_draft(players)
    answer_all(journal, "Pick", random.Random(1))
    before = [journal.game.decision(seat) for seat in range(players)]
    sent_at = {}
    for seat in range(players):
        journal.move(seat, journal.game.legal_moves(seat)[0])
        sent_at[seat] = journal.table.version
    after = [journal.game.decision(seat) for seat in range(players)]
    assert journal.game.to_act == list(range(players)), "they choose at once again"
    assert after != before
    for seat in range(players - 1):
        for at in range(sent_at[seat], journal.table.version):
            for move in journal.game.legal_moves(seat):
                with pytest.raises(Stale):
                    journal.table.check_move(seat, move, at)
            with pytest.raises(Stale):
                journal.table.check_fresh(seat, at)
        journal.table.check_fresh(seat, journal.table.version)


@settings(max_examples=30)
@given(drawn=games(2), seed=SEEDS)
def test_whoever_has_a_new_question_must_have_seen_it(drawn: Any, seed: int) -> None:
    """In every game: an answer from before a seat's question came is refused, whoever moved."""
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    for _ in range(150):
        if journal.game.is_over:
            break
        at, game = journal.table.version, journal.game
        asked = [game.decision(seat) for seat in range(game.players)]
        mover, _ = journal.random_move(rng)
        for seat in journal.game.to_act:
            if seat != mover and journal.game.decision(seat) != asked[seat]:
                with pytest.raises(Stale):
                    journal.table.check_fresh(seat, at)


@given(drawn=games(), seed=SEEDS)
def test_a_message_counts_once(drawn: Any, seed: int) -> None:
    """And whatever was written before the seat's question, or after the present, is refused."""
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    for _ in range(60):
        if journal.game.is_over:
            break
        at = journal.table.version
        seat, move = journal.random_move(rng)
        with pytest.raises(MarinerisError):
            journal.table.check_move(seat, move, at)
        for asked in journal.game.to_act:
            with pytest.raises(Stale):
                journal.table.check_fresh(asked, journal.table.version + 1)
            if journal.table.asked_at[asked]:
                with pytest.raises(Stale):
                    journal.table.check_fresh(asked, journal.table.asked_at[asked] - 1)


@given(seed=SEEDS)
def test_a_turn_that_others_ended_makes_messages_stale(seed: int) -> None:
    """Outside of common choices every move is news to everybody."""
    rng = random.Random(seed)
    journal, _, _ = to_turns()
    at = journal.table.version
    for _ in range(5):
        if journal.game.state.waiting or journal.game.is_over:
            break
        journal.random_move(rng)
        for seat in journal.game.to_act:
            with pytest.raises(Stale):
                journal.table.check_fresh(seat, at)
        at = journal.table.version


# What goes back, in words.


def named(journal: Journal, seat: int, language: str = "en") -> str:
    """The move that a seat is told it would take back."""
    text = Text(language, journal.table.info.game)
    return str(document(journal.table, seat, text)["undo"]["text"])


def test_the_way_back_names_the_move_that_goes() -> None:
    """Not what the move has caused, nor whose turn it is by now."""
    journal, seat, _ = to_turns()
    journal.move(seat, "project aquifer")
    assert named(journal, seat) == "Standard project: aquifer"
    assert named(journal, seat, "pl") == "Projekt standardowy: Nawodnienie"
    journal.move(seat, "space 04")
    assert named(journal, seat).startswith("Ocean tile: Space 04")
    again = folded(journal.table.info, journal.entries)
    assert document(again, seat, Text("en"))["undo"] == {"can": True, "text": named(journal, seat)}
    journal.undo(seat)
    assert named(journal, seat) == "Standard project: aquifer"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_that_goes_back_is_named_with_its_card(seat: int) -> None:
    players = [Player(stock={"plants": 3}), Player(stock={"plants": 3})]
    players[seat] = Player(hand=["asteroid"], stock={"megacredits": 20, "plants": 3})
    game = a_game(rivals=players[1:], active=seat, first=seat, **vars(players[0]))
    record = game.record()
    card = table_info("terraforming", record.players, record.options, record.seed)
    journal = Journal(replace(card, position=record.position))
    journal.move(seat, "play asteroid")
    assert named(journal, seat) == "Play Asteroid"
    journal.move(seat, "done")
    assert named(journal, seat) == "Asteroid: Remove no plants"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["terraforming", "mars2049"])
def test_whatever_goes_back_has_words(game: str, language: str) -> None:
    rng = random.Random(3)
    journal = Journal(table_info(game, 2, {}, 3))
    told = 0
    for _ in range(300):
        if journal.game.is_over:
            break
        seat, _ = journal.random_move(rng)
        if journal.table.undo(seat)[0] >= 0:
            told += 1
            assert named(journal, seat, language).strip()
    assert told > 20
