"""Every game keeps its promises at every decision of random play, for all options."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marineris
from marineris.contract import EXTREMES, ContractBroken, play_checked, with_short_deck
from marineris.contract.game import check_saving
from marineris.contract.secrecy import check_secrecy
from marineris.contract.selection import check_selections
from marineris.core.game import Game
from marineris.testing import a_game


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Any table of Terraforming Mars: players and options."""
    players = draw(st.integers(1, 5))
    return {
        "players": players,
        "corporate_era": draw(st.booleans()),
        "draft": draw(st.booleans()),
        "beginners": draw(st.lists(st.integers(0, players - 1), unique=True, max_size=2)),
        "first_player": draw(st.integers(-1, players - 1)),
        "unplaceable_tile": draw(st.sampled_from(["skip", "forbid"])),
        "wasteful_payment": draw(st.booleans()),
        "confirm_end": draw(st.booleans()),
        "turmoil": draw(st.booleans()),
        "solo_goal": draw(st.sampled_from(["terraform", "rating"])),
        "unaffordable_rating": draw(st.sampled_from(["forbid", "skip"])),
    }


@given(table=tables(), seed=st.integers())
def test_random_games_keep_the_contract(table: dict[str, Any], seed: int) -> None:
    game = marineris.new("terraforming", seed=seed, **table)
    play_checked(game, random.Random(seed))
    assert game.is_over


def play_at_random(game: Game[Any], rng: random.Random) -> None:
    while not game.is_over:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))


@given(table=tables(), seed=st.integers(0, 2**64))
def test_a_record_read_back_is_the_same_game(table: dict[str, Any], seed: int) -> None:
    game = marineris.new("terraforming", seed=seed, **table)
    play_at_random(game, random.Random(seed))
    again = marineris.loads(game.record().dumps())
    assert again.result() == game.result()
    assert again.digest() == game.digest()
    assert again.record().dumps() == game.record().dumps()


@given(table=tables(), seed=st.integers(0, 2**64))
def test_the_order_of_simultaneous_answers_does_not_matter(
    table: dict[str, Any], seed: int
) -> None:
    """Each seat's answers are fixed beforehand; whoever is quicker, the outcome is the same."""
    games = [marineris.new("terraforming", seed=seed, **table) for _ in range(2)]
    pickers = [random.Random(1), random.Random(2)]
    while len(games[0].to_act) > 1:
        answers = {seat: random.Random(f"{seed} {seat}") for seat in games[0].to_act}
        for game, picker in zip(games, pickers, strict=True):
            _answer_all(game, picker, {seat: rng.getstate() for seat, rng in answers.items()})
        assert games[0].digest() == games[1].digest()


def _answer_all(game: Game[Any], picker: random.Random, answers: dict[int, Any]) -> None:
    sources = {seat: random.Random() for seat in answers}
    for seat, state in answers.items():
        sources[seat].setstate(state)
    waiting = game.state.waiting
    while game.state.waiting and game.state.waiting & ~waiting == 0:
        waiting = game.state.waiting
        seat = picker.choice(game.to_act)
        game.play(seat, sources[seat].choice(game.legal_moves(seat)))


@pytest.mark.parametrize("policy", EXTREMES)
@pytest.mark.parametrize("left", [0, 7, 22])
def test_extremes_and_decks_that_run_dry_keep_the_contract(policy: str, left: int) -> None:
    """TM-7.13, TM-16.3: whatever players do, and however few cards are left."""
    options: dict[str, Any] = {"players": 2 + left % 4, "draft": True, "turmoil": left == 7}
    game = with_short_deck(marineris.new("terraforming", seed=left, **options), left)
    rng = random.Random(left)
    play_checked(game, rng, False, 120, policy=EXTREMES[policy], must_end=False)


def test_a_restored_state_asks_for_the_same_order() -> None:
    """TM-11.A8: equal effects are equal, also when they are not one object."""
    game = a_game(
        hand=["research", "moss", "ants"],
        tableau={"olympus_conference": 0, "mars_university": 0},
        stock={"megacredits": 11},
    )
    game.play(0, "play research")
    assert game.decision(0)["question"] == "Arrange"  # type: ignore[index]  # asked
    check_saving(game)


def test_the_contract_notices_a_pick_that_is_not_offered() -> None:
    """TM-12.2"""
    game = marineris.new("terraforming", players=2, seed=3, beginners=[1])
    game.play(0, game.legal_moves(0)[0])
    del game.state.own_options[0][2]
    with pytest.raises(ContractBroken, match="other picks"):
        check_selections(game, random.Random(3))


def test_the_contract_notices_a_broken_promise() -> None:
    game = marineris.new("terraforming", players=2, seed=3)
    game.state.own_options[0] = list(reversed(game.state.own_options[0]))
    with pytest.raises(ContractBroken, match="not sorted"):
        play_checked(game, random.Random(3))


@pytest.mark.parametrize(
    ("told", "said"),
    [("view", "view"), ("decision", "question"), ("offers", "offers"), ("preview", "preview")],
)
@pytest.mark.parametrize("name", marineris.GAMES)
def test_the_contract_notices_what_leaks(
    monkeypatch: pytest.MonkeyPatch, name: str, told: str, said: str
) -> None:
    """TM-7.12, MA-8.3: each of them is made to show the state of the random generator."""
    game = marineris.new(name, players=2, seed=3)
    check_secrecy(game, random.Random(3), game.to_act)
    honest = getattr(game.rules, told)

    def leaking(state: Any, *given: Any) -> dict[str, Any]:
        return {**honest(state, *given), "leak": state.rng}

    monkeypatch.setattr(game.rules, told, leaking)
    with pytest.raises(ContractBroken, match=f"the {said} of "):
        check_secrecy(game, random.Random(3), game.to_act)


def test_the_contract_notices_a_lost_card() -> None:
    game = marineris.new("terraforming", players=2, seed=3)
    record = game.record()
    game.state.deck.pop()
    assert any("lost" in wrong for wrong in game.rules.audit(game.state))
    assert record.digest != game.digest()
