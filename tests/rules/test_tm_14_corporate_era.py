"""TM-14: the Corporate Era."""

from typing import Any

import pytest

import marineris
from marineris.testing import a_game

ADDED = {"saturn_systems", "teractor"}


def new(players: int, seed: int = 1, **options: Any) -> marineris.Game[Any]:
    return marineris.new("terraforming", players=players, seed=seed, corporate_era=True, **options)


def corporations(game: marineris.Game[Any]) -> set[str]:
    seats = range(game.players)
    return {name for seat in seats for name in game.view(seat)["own"]["corporations"]}


def test_its_cards_and_corporations_are_added() -> None:
    """TM-14.1: 208 projects and 12 corporations in all."""
    game = new(4)
    assert game.view()["deck"] == 208 - 40
    found = set.union(*[corporations(new(5, seed)) for seed in range(15)])
    assert len(found) == 12
    assert found > ADDED


def test_its_projects_are_dealt() -> None:
    """TM-14.1: among the cards of a few games are such as only the Corporate Era has."""
    dealt = {name for seed in range(15) for name in new(2, seed).view(0)["own"]["dealt"]}
    assert dealt & {"mine", "research", "virus", "sabotage", "cartel", "ai_central", "land_claim"}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_production_starts_at_0(players: int) -> None:
    """TM-14.2: all six, for everyone; only the corporation's comes on top."""
    game = new(players)
    assert [player["production"] for player in game.view()["players"]] == [[0] * 6] * players
    beginners = new(players, beginners=list(range(players)))
    assert [player["production"] for player in beginners.view()["players"]] == [[0] * 6] * players


def test_the_corporations_production_is_added() -> None:
    """TM-14.2: Helion has 3 heat production then."""
    for seed in range(100):
        game = new(2, seed, beginners=[1])
        if "helion" in game.view(0)["own"]["corporations"]:
            break
    game.play(0, "card helion")
    game.play(0, "done")
    assert game.view()["players"][0]["production"] == [0, 0, 0, 0, 0, 3]


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("beginners", [[], [0], [0, 1, 2]])
def test_it_goes_with_all_other_variants(draft: bool, beginners: list[int]) -> None:
    """TM-14.3: draft, beginners and solo; a generation can be played with each."""
    game = new(3, draft=draft, beginners=beginners, first_player=0)
    while game.view()["generation"] == 1:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    assert game.view()["generation"] == 2
    assert game.decision(0)["question"] == ("Pick" if draft else "Buy")  # type: ignore[index]  # asked
    assert new(1).options["corporate_era"] is True


def test_a_standard_game_has_none_of_it() -> None:
    """TM-14.1, from the other side: without the option the cards are not in the deck."""
    game = marineris.new("terraforming", players=2, seed=1)
    assert game.view()["deck"] == 208 - 71 - 20
    with pytest.raises(marineris.MarinerisError, match="without the cards of corporate_era"):
        a_game(hand=["mine"], options={"corporate_era": False})
