"""TM-16: drafting the cards of the research phase."""

import json
from typing import Any

import pytest

import marineris
from marineris.contract import with_short_deck

Game = marineris.Game[Any]


def at_draft(players: int, generation: int = 2, seed: int = 5, **options: Any) -> Game:
    """A new game with draft, played to the research phase of a generation."""
    everybody = list(range(players))
    game = marineris.new(
        "terraforming", players=players, seed=seed, draft=True, beginners=everybody, **options
    )
    while game.view()["generation"] < generation:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    return game


def packs(game: Game) -> list[list[str]]:
    """What lies before each seat, still to choose from."""
    return [game.view(seat)["own"]["dealt"] for seat in range(game.players)]


def pick(game: Game, number: int = 0) -> list[str]:
    """Everybody keeps a card; returns which."""
    picked = []
    for seat in range(game.players):
        move = game.legal_moves(seat)[number]
        picked.append(game.move_name(move).removeprefix("card "))
        game.play(seat, move)
    return picked


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_generation_1_is_not_drafted(players: int) -> None:
    """TM-16.1: only research phases are."""
    game = marineris.new("terraforming", players=players, seed=5, draft=True)
    assert [len(pack) for pack in packs(game)] == [10] * players
    assert game.decision(0)["question"] == "ChooseCorporation"  # type: ignore[index]  # asked


def dry_draft(left: int, players: int = 5) -> Game:
    """A draft for which deck and discards hold only so many cards."""
    new = marineris.new(
        "terraforming", players=players, seed=5, draft=True, beginners=list(range(players))
    )
    game = with_short_deck(new, left)
    while game.view()["generation"] < 2:
        game.play(game.to_act[0], "pass")
    return game


@pytest.mark.parametrize("left", range(21))
def test_a_draft_goes_on_with_too_few_cards(left: int) -> None:
    """TM-16.3, TM-7.13: dealt one at a time from the first player; every card finds a buyer."""
    game = dry_draft(left)
    first = game.view()["first"]
    held = [player["before"] for player in game.view()["players"]]
    assert sum(held) == left
    in_turn_order = [held[(first + step) % 5] for step in range(5)]
    assert in_turn_order == sorted(in_turn_order, reverse=True)
    assert max(held) - min(held) <= 1


@pytest.mark.parametrize("left", range(21))
def test_a_dry_draft_can_be_played_to_the_next_action(left: int) -> None:
    """TM-16.3: nobody is left without a question that the others wait for."""
    game = dry_draft(left)
    while game.decision(game.to_act[0])["question"] != "Turn":  # type: ignore[index]  # asked
        seat = game.to_act[0]
        game.play(seat, game.canonical_moves(seat)[-1])
    view = game.view()
    bought = sum(player["hand"] for player in view["players"])
    assert view["deck"] + view["discards"] + bought >= left
    assert marineris.loads(game.record().dumps()).digest() == game.digest()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_of_four_one_of_three_one_of_two_and_the_last(players: int) -> None:
    """TM-16.1: then everybody buys any of the four kept."""
    game = at_draft(players)
    kept: list[list[str]] = [[] for _ in range(players)]
    for size in (4, 3, 2):
        assert [len(pack) for pack in packs(game)] == [size] * players
        assert all(len(game.legal_moves(seat)) == size for seat in range(players))
        for seat, card in enumerate(pick(game)):
            kept[seat].append(card)
    for seat in range(players):
        for_sale = game.view(seat)["own"]["dealt"]
        assert set(kept[seat]) < set(for_sale)
        assert len(for_sale) == 4
    before = [player["stock"][0] for player in game.view()["players"]]
    for seat in range(players):
        game.play(seat, game.legal_moves(seat)[1])
        game.play(seat, game.legal_moves(seat)[1])
        game.play(seat, "done")
    players_now = game.view()["players"]
    assert [player["hand"] for player in players_now] == [12] * players
    assert [player["stock"][0] for player in players_now] == [money - 6 for money in before]
    assert game.view()["discards"] == 2 * players


@pytest.mark.parametrize("generation", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_packs_go_left_in_even_and_right_in_odd_generations(players: int, generation: int) -> None:
    """TM-16.2: left is the next seat, as for turns."""
    game = at_draft(players, generation)
    step = 1 if generation in (2, 4) else -1
    kept: set[str] = set()
    for number in (1, 2, 0):
        before = packs(game)
        kept |= set(pick(game, number))
        after = packs(game)
        for seat, pack in enumerate(before):
            received = set(after[(seat + step) % players]) - kept
            assert received == set(pack) - kept


def test_nobody_sees_what_another_picks_or_holds() -> None:
    """TM-16.1: the draft is secret; the passed cards are seen by the next player only."""
    game = at_draft(3)
    before = packs(game)
    game.play(0, f"card {before[0][0]}")
    for other in (1, 2, None):
        text = json.dumps(game.view(other))
        assert not [name for name in before[0] if f'"{name}"' in text]
    game.play(1, f"card {before[1][0]}")
    game.play(2, f"card {before[2][0]}")
    assert packs(game)[1] == before[0][1:]
    assert not [name for name in before[0] if f'"{name}"' in json.dumps(game.view(2))]


@pytest.mark.parametrize("seed", range(5))
def test_the_draft_does_not_depend_on_who_answers_first(seed: int) -> None:
    """TM-16.1: all pick at the same time."""
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        game = at_draft(3, seed=seed)
        for _ in range(3):
            for seat in order:
                game.play(seat, game.legal_moves(seat)[seat % 2])
        for seat in order:
            game.play(seat, game.legal_moves(seat)[1])
            game.play(seat, "done")
        digests.add(game.digest())
    assert len(digests) == 1


def test_a_card_may_be_picked_only_from_your_pack() -> None:
    """TM-16.1"""
    game = at_draft(2)
    theirs = packs(game)[1][0]
    assert [reason.code for reason in game.why_not(0, f"card {theirs}")] == ["card-not-offered"]


def test_without_the_option_nothing_is_passed_on() -> None:
    """TM-16.1: all four cards drawn are for sale at once."""
    game = marineris.new("terraforming", players=2, seed=5, beginners=[0, 1])
    game.play(game.to_act[0], "pass")
    game.play(game.to_act[0], "pass")
    assert game.decision(0)["question"] == "Buy"  # type: ignore[index]  # asked
    assert [len(pack) for pack in packs(game)] == [4, 4]
