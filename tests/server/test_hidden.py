"""Whatever is told to a seat would be told in every world that the seat can imagine.

So nothing of it depends on what the seat cannot know: not the document with its labels, not the
reasons why a move is refused, not a preview. `test_secrecy` looks at the bytes besides.
"""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.table.sample import Journal, games, journals

from marineris.core.error import IllegalMove
from marineris.core.game import Game
from marineris.table.document import document
from marineris.table.table import Table
from marineris.text import Text

SEEDS = st.integers(0, 2**62)


def imagined(table: Table, seat: int, rng: random.Random) -> Table:
    """The table as it might be for all that the seat knows."""
    assert table.game is not None
    twin = copy.copy(table)
    twin.game = table.game.imagine(seat, rng.getrandbits(62))
    return twin


def game_of(table: Table) -> Game[Any]:
    assert table.game is not None
    return table.game


def sampled(journal: Journal, rng: random.Random) -> bool:
    """Go on with the game; whether to look now."""
    for _ in range(rng.randrange(1, 40)):
        if journal.game.is_over:
            return False
        journal.random_move(rng)
    return not journal.game.is_over


@given(drawn=games(), seed=SEEDS)
def test_a_document_tells_nothing_hidden(drawn: Any, seed: int) -> None:
    rng = random.Random(seed)
    journal = journals(drawn, seed, clock={"minutes": 60, "seconds_a_move": 5})
    text = Text("en", journal.table.info.game)
    for _ in range(20):
        for seat in range(journal.game.players):
            told = document(journal.table, seat, text, [0])
            twin = imagined(journal.table, seat, rng)
            assert document(twin, seat, text, [0]) == told
            assert document(twin, None, text) == document(journal.table, None, text)
        if not sampled(journal, rng):
            break


@given(drawn=games(), seed=SEEDS)
def test_no_offer_tells_anything_hidden(drawn: Any, seed: int) -> None:
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    for _ in range(12):
        for seat in range(journal.game.players):
            twin = game_of(imagined(journal.table, seat, rng))
            assert twin.offers(seat) == journal.game.offers(seat)
            assert twin.offers() == journal.game.offers()
        if not sampled(journal, rng):
            break


@given(drawn=games(), seed=SEEDS)
def test_no_reason_tells_anything_hidden(drawn: Any, seed: int) -> None:
    """Neither what is answered when asked why not, nor how a move is refused."""
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    names = journal.game.rules.catalogue.names
    for _ in range(12):
        for seat in range(journal.game.players):
            twin = game_of(imagined(journal.table, seat, rng))
            for move in rng.sample(range(len(names)), 60):
                told = reasons(journal.game, seat, move)
                assert reasons(twin, seat, move) == told, (seat, names[move])
        if not sampled(journal, rng):
            break


def reasons(game: Game[Any], seat: int, move: int) -> Any:
    """Why a move is not legal, and how it is refused when it is made anyway."""
    why = [reason.as_data() for reason in game.why_not(seat, move)]
    if not why:
        return "legal"
    try:
        game.play(seat, move)
    except IllegalMove as error:
        return why, str(error)
    raise AssertionError("an illegal move was made")


@given(drawn=games(), seed=SEEDS)
def test_no_preview_tells_anything_hidden(drawn: Any, seed: int) -> None:
    rng = random.Random(seed)
    journal = journals(drawn, seed)
    for _ in range(12):
        for seat in journal.game.to_act:
            twin = game_of(imagined(journal.table, seat, rng))
            for move in journal.game.legal_moves(seat):
                name = journal.game.move_name(move)
                assert twin.preview(seat, move) == journal.game.preview(seat, move), (seat, name)
        if not sampled(journal, rng):
            break
