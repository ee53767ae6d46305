"""TM-9: from the box to the first action, in real new games."""

from collections.abc import Sequence
from typing import Any

import pytest

import marineris
from marineris.core.error import BadOption
from marineris.terraforming.data.card import CARDS

Game = marineris.Game[Any]

STANDARD_CORPORATIONS = {
    "credicor",
    "ecoline",
    "helion",
    "interplanetary_cinematics",
    "inventrix",
    "mining_guild",
    "phobolog",
    "tharsis_republic",
    "thorgate",
    "united_nations_mars_initiative",
}
START_MONEY = {
    "credicor": 57,
    "ecoline": 36,
    "helion": 42,
    "interplanetary_cinematics": 30,
    "inventrix": 45,
    "mining_guild": 30,
    "phobolog": 23,
    "tharsis_republic": 40,
    "thorgate": 48,
    "united_nations_mars_initiative": 40,
}
CORPORATE_ERA = {card.id for card in CARDS if card.set == "corporate_era"}
SEEDS = range(12)


def new(players: int = 3, seed: int = 1, **options: Any) -> Game:
    return marineris.new("terraforming", players=players, seed=seed, **options)


def own(game: Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(seat)["own"]
    return found


def choose(game: Game, seat: int, corporation: int = 0, kept: int = 0) -> str:
    """Choose the first or second corporation and keep the first few cards that are offered."""
    game.play(seat, game.legal_moves(seat)[corporation])
    for _ in range(kept):
        later = [move for move in game.legal_moves(seat) if game.move_name(move) != "done"]
        game.play(seat, later[0])
    chosen: str = own(game, seat)["corporations"][0]
    game.play(seat, "done")
    return chosen


def new_with(corporation: str, seat: int = 0, **options: Any) -> Game:
    """A new game in which a seat is dealt this corporation; it has chosen it, nothing else."""
    for seed in range(300):
        game = new(seed=seed, **options)
        if corporation in own(game, seat)["corporations"]:
            game.play(seat, f"card {corporation}")
            return game
    raise AssertionError(f"{corporation} was never dealt")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_before_the_first_turn(players: int) -> None:
    """TM-9.1: markers at their start, no tile on the board, generation 1."""
    seen = new(players).view()
    assert seen["parameters"] == {"temperature": -30, "oxygen": 0, "oceans": 0}
    assert (seen["generation"], seen["tiles"]) == (1, {})


@pytest.mark.parametrize("seed", SEEDS)
def test_the_standard_game_leaves_out_the_corporate_era(seed: int) -> None:
    """TM-9.2: neither its projects nor its corporations are dealt, nor in the deck."""
    game = new(5, seed)
    for seat in range(5):
        dealt = own(game, seat)
        assert not CORPORATE_ERA & {*dealt["dealt"], *dealt["corporations"]}
    assert game.view()["deck"] + 50 == 208 - 71


def test_the_projects_are_shuffled() -> None:
    """TM-9.2: each seed deals its own cards, the same one the same cards."""
    deals = [tuple(own(new(2, seed), 0)["dealt"]) for seed in SEEDS]
    assert len(set(deals)) == len(deals)
    assert own(new(2, 5), 0) == own(new(2, 5), 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_name_the_first_player(first: int) -> None:
    """TM-9.3: option `first_player`."""
    game = new(beginners=[0, 1, 2], first_player=first)
    assert game.view()["first"] == first
    assert game.to_act == [first]


def test_else_the_first_player_is_random() -> None:
    """TM-9.3: −1, the default; every seat has its chance."""
    assert {new(3, seed).view()["first"] for seed in range(40)} == {0, 1, 2}
    assert {new(3, seed, first_player=-1).view()["first"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("first", [3, -2, True, "0"])
def test_a_first_player_who_is_not_at_the_table_is_refused(first: object) -> None:
    """TM-9.3"""
    with pytest.raises(BadOption, match="first_player"):
        new(first_player=first)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_each_player_starts_with(players: int) -> None:
    """TM-9.4: one of each production, TR 20."""
    for player in new(players).view()["players"]:
        assert player["production"] == [1] * 6
        assert player["rating"] == 20
        assert player["stock"] == [0] * 6


def test_a_beginner_keeps_ten_cards_free() -> None:
    """TM-9.5: beginner corporation, 42 M€, ten cards, no question asked."""
    game = new(2, beginners=[0, 1])
    for player in game.view()["players"]:
        assert player["tableau"] == ["beginner_corporation"]
        assert (player["stock"], player["hand"]) == ([42, 0, 0, 0, 0, 0], 10)
        assert player["production"] == [1] * 6
    assert game.view()["discards"] == 0
    assert game.decision(game.to_act[0])["question"] == "Turn"  # type: ignore[index]  # one is asked


@pytest.mark.parametrize("seed", SEEDS)
def test_others_are_dealt_two_corporations_and_ten_projects(seed: int) -> None:
    """TM-9.6: five players see ten different standard corporations and fifty different cards."""
    game = new(5, seed)
    dealt = [own(game, seat) for seat in range(5)]
    assert [len(hand["corporations"]) for hand in dealt] == [2] * 5
    assert {name for hand in dealt for name in hand["corporations"]} == STANDARD_CORPORATIONS
    assert [len(hand["dealt"]) for hand in dealt] == [10] * 5
    assert len({name for hand in dealt for name in hand["dealt"]}) == 50


@pytest.mark.parametrize("kept", [0, 1, 4, 7])
def test_kept_cards_cost_3_each(kept: int) -> None:
    """TM-9.6: paid out of the corporation's starting M€."""
    game = new(2, seed=4, beginners=[1])
    corporation = choose(game, 0, kept=kept)
    seen = game.view()["players"][0]
    assert seen["stock"][0] == START_MONEY[corporation] - 3 * kept
    assert seen["hand"] == kept


@pytest.mark.parametrize("seed", SEEDS)
def test_any_subset_of_the_ten_may_be_kept(seed: int) -> None:
    """TM-9.6: a different subset for each seed; just those cards are in hand afterwards."""
    game = new(2, seed, beginners=[1])
    game.play(0, game.legal_moves(0)[1])
    dealt = own(game, 0)["dealt"]
    order = sorted(dealt, key=lambda name: game.rules.catalogue.move(f"card {name}"))
    wanted = [name for n, name in enumerate(order) if (seed * 37 + 5) >> n & 1][:7]
    for name in wanted:
        game.play(0, f"card {name}")
    game.play(0, "done")
    assert own(game, 0)["hand"] == wanted


def test_beginners_and_others_may_sit_at_one_table() -> None:
    """TM-9.6: only the others are asked; all start together."""
    game = new(4, beginners=[1, 3])
    assert game.to_act == [0, 2]
    chosen = [choose(game, 0, kept=2), choose(game, 2, corporation=1, kept=3)]
    players = game.view()["players"]
    assert [player["hand"] for player in players] == [2, 10, 3, 10]
    assert [players[0]["tableau"], players[2]["tableau"]] == [[name] for name in chosen]
    assert [players[seat]["stock"][0] for seat in (1, 3)] == [42, 42]


@pytest.mark.parametrize("beginners", [[3], [-1], 0, ["0"]])
def test_bad_lists_of_beginners_are_refused(beginners: object) -> None:
    """TM-9.5: they are seats of the table."""
    with pytest.raises(BadOption, match="beginners"):
        new(3, beginners=beginners)


def played_in(order: Sequence[int], seed: int) -> Game:
    """A new game in which the seats answer in this order."""
    game = new(3, seed)
    for seat in order:
        choose(game, seat, corporation=seat % 2, kept=seat + 1)
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_the_choice_is_simultaneous(seed: int) -> None:
    """TM-9.7: all may choose at once, and who answers first does not matter."""
    assert new(3, seed).to_act == [0, 1, 2]
    digests = {played_in(order, seed).digest() for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))}
    assert len(digests) == 1


def test_the_choice_is_secret() -> None:
    """TM-9.7: nobody sees what another has chosen until all have."""
    game = new(3)
    before = [game.view(seat) for seat in (1, 2, None)]
    secret = choose(game, 0, kept=3)
    after = [game.view(seat) for seat in (1, 2, None)]
    for was, now in zip(before, after, strict=True):
        assert now.pop("to_act") == [1, 2]
        del was["to_act"]
        assert now == was
    choose(game, 1)
    choose(game, 2)
    assert game.view(1)["players"][0]["tableau"] == [secret]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_corporations_are_revealed_in_turn_order(first: int) -> None:
    """TM-9.7: from the first player on."""
    game = marineris.new("terraforming", players=3, seed=2, first_player=first, log=True)
    for seat in (2, 0, 1):
        choose(game, seat)
    revealed = [e["seat"] for e in game.events() if e["event"] == "CorporationRevealed"]
    assert revealed == [(first + step) % 3 for step in range(3)]


@pytest.mark.parametrize(
    ("corporation", "stock", "production"),
    [
        ("ecoline", [36, 0, 0, 3, 0, 0], [1, 1, 1, 3, 1, 1]),
        ("mining_guild", [30, 5, 0, 0, 0, 0], [1, 2, 1, 1, 1, 1]),
        ("helion", [42, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 4]),
    ],
)
def test_a_corporation_adds_to_the_standard_production(
    corporation: str, stock: list[int], production: list[int]
) -> None:
    """TM-9.7: starting M€ and resources, production on top of 1 each."""
    game = new_with(corporation, players=2, beginners=[1])
    game.play(0, "done")
    seen = game.view()["players"][0]
    assert (seen["stock"], seen["production"]) == (stock, production)


def test_what_is_not_kept_is_gone() -> None:
    """TM-9.7: other projects are discarded face down, unused corporations leave the game."""
    game = new(2)
    dealt = [own(game, seat) for seat in (0, 1)]
    choose(game, 0, kept=4)
    choose(game, 1, kept=1)
    for seat in (0, 1, None):
        seen = game.view(seat)
        assert seen["discards"] == 6 + 9
    unused = {hand["corporations"][1] for hand in dealt}
    everything = str([game.view(0), game.view(1)])
    assert not [name for name in unused if f"'{name}'" in everything]
    assert not own(game, 0)["dealt"]


def test_generation_1_begins_with_the_action_phase() -> None:
    """TM-9.8: no research; the first player is asked for an action."""
    game = new(3, first_player=2, beginners=[0, 1, 2])
    assert game.to_act == [2]
    assert game.view()["generation"] == 1
    assert game.why_not(2, "pass") == []
    assert [player["hand"] for player in game.view()["players"]] == [10, 10, 10]


def test_no_more_cards_than_the_starting_money_pays() -> None:
    """TM-9.9: PhoboLog has 23 M€, which is seven cards."""
    game = new_with("phobolog", players=2, beginners=[1])
    for _ in range(7):
        game.play(0, game.legal_moves(0)[1])
    assert [game.move_name(move) for move in game.canonical_moves(0)] == ["done"]
    picked = {name.removeprefix("card ") for name in game.decision(0)["selection"]["picked"]}  # type: ignore[index]  # asked
    left = set(own(game, 0)["dealt"]) - picked
    assert len(left) == 3
    for name in left:
        with pytest.raises(marineris.IllegalMove):
            game.play(0, f"card {name}")
    game.play(0, "done")
    assert game.view()["players"][0]["stock"][0] == 23 - 21
