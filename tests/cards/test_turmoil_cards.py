"""The project cards of Turmoil, each played."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.cards.facts_table import TURMOIL, TURMOIL_CORPORATIONS

import marineris
from marineris.terraforming.data.card import CARDS
from marineris.testing import Seat, TerraformingGame, answer, do, play_card
from marineris.testing.turmoil import a_committee, end_generation


def parties(game: TerraformingGame) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["turmoil"]["parties"]
    return found


@pytest.mark.parametrize(
    ("card", "ruling", "expected"),
    [
        ("aerial_lenses", "kelvinists", {"0 heat production": 2, "1 plants": -2}),
        ("sponsored_mohole", "kelvinists", {"0 heat production": 2}),
        ("supported_research", "scientists", {"0 hand": 2}),
        ("martian_media_center", "mars_first", {"0 megacredits production": 2}),
    ],
)
def test_plain_cards(card: str, ruling: str, expected: dict[str, int]) -> None:
    """TU-14.1: what they bring when their party rules."""
    game = a_committee(ruling=ruling, rivals=[Seat(stock={"plants": 3})])
    moves = ("seat 1", "amount 2") if card == "aerial_lenses" else ()
    assert play_card(game, card, *moves) == expected


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("aerial_lenses", -1),
        ("diaspora_movement", 1),
        ("parliament_hall", 1),
        ("public_celebrations", 2),
    ],
)
def test_points(card: str, points: int) -> None:
    """TU-14.1: victory points of cards and of one event."""
    is_event = card == "public_celebrations"
    game = a_committee(events=[card]) if is_event else a_committee(tableau=[card])
    assert game.result()[0]["points"]["cards"] == points


def test_banned_delegate_sends_anyone_home() -> None:
    """TU-14.2, TU-5.3: an ordinary delegate, and leadership and dominance follow."""
    game = a_committee(
        chairman=0,
        hand=["banned_delegate"],
        parties={"reds": {1: 2, "neutral": 1}, "unity": {"neutral": 2}},
        dominant="reds",
    )
    game.play(0, "play banned_delegate")
    assert [game.move_name(m) for m in game.legal_moves(0)] == ["party reds", "party unity"]
    game.play(0, "party reds")
    assert [game.move_name(m) for m in game.legal_moves(0)] == ["seat 1", "seat neutral"]
    game.play(0, "seat 1")
    assert parties(game)["reds"] == {"leader": 1, "delegates": {"1": 1, "7": 1}}
    assert game.view()["turmoil"]["reserve"][1] == 6 - 2 + 1
    assert game.view()["turmoil"]["dominant"] == "reds"  # a tie changes nothing


def test_banned_delegate_may_end_dominance() -> None:
    """TU-6.1: another party has strictly more now."""
    game = a_committee(
        chairman=0,
        hand=["banned_delegate"],
        parties={"reds": {1: 3}, "unity": {"neutral": 3}, "scientists": {"neutral": 3}},
        dominant="reds",
    )
    answer(game, "play banned_delegate", "party reds")
    assert game.view()["turmoil"]["dominant"] == "unity"  # the first clockwise from the Reds


def test_banned_delegate_without_anyone_to_ban() -> None:
    """TU-O6: leaders are safe, and the card does nothing."""
    game = a_committee(chairman=0, hand=["banned_delegate"], parties={"reds": {1: 1}})
    assert do(game, "play banned_delegate") == {"0 hand": -1}


def test_cultural_metropolis() -> None:
    """TU-14.2: a city and two delegates in one party; the lobby's only if it must be."""
    game = a_committee(ruling="unity", production={"energy": 1})
    found = play_card(game, "cultural_metropolis", "space 18", "party greens")
    assert found["0 energy production"] == -1
    assert found["0 megacredits production"] == 3
    assert parties(game)["greens"] == {"leader": 0, "delegates": {"0": 2}}
    assert game.view()["turmoil"]["lobby"] == [0, 1]
    assert game.view()["turmoil"]["reserve"] == [4, 6]


def test_cultural_metropolis_takes_the_last_from_the_lobby() -> None:
    """TU-14.2: with one in reserve and one in the lobby it may be played, with one it may not."""
    position: dict[str, Any] = {"ruling": "unity", "production": {"energy": 1}}
    position["hand"] = ["cultural_metropolis"]
    position["stock"] = {"megacredits": 20}
    game = a_committee(parties={"reds": {0: 5}}, **position)
    answer(game, "play cultural_metropolis", "space 18", "party greens")
    assert game.view()["turmoil"]["lobby"] == [1]
    game = a_committee(parties={"reds": {0: 6}}, **position)
    (reason,) = game.why_not(0, "play cultural_metropolis")
    assert reason.as_data() == {
        "code": "too-few-delegates",
        "rule": "TU-14.2",
        "need": 2,
        "have": 1,
    }


def test_diaspora_movement_counts_everyone() -> None:
    """TU-14.1: Jovian tags of all players, this card's too."""
    game = a_committee(
        ruling="reds", tableau=["vesta_shipyard"], rivals=[Seat(tableau=["asteroid_mining"])]
    )
    assert play_card(game, "diaspora_movement") == {"0 megacredits": 3}


def test_event_analysts() -> None:
    """TU-7.3: influence that lasts."""
    game = a_committee(ruling="scientists")
    play_card(game, "event_analysts")
    assert game.view()["turmoil"]["influence"] == [1, 0]


def test_gmo_contract_pays_for_itself_and_others() -> None:
    """TU-14.1: 2 M€ for each plant, animal or microbe tag, its own included."""
    game = a_committee(ruling="greens", stock={"megacredits": 3})
    assert play_card(game, "gmo_contract") == {"0 megacredits": 2}
    game = a_committee(tableau=["gmo_contract"], oxygen=4)
    assert play_card(game, "ants")["0 megacredits"] == 2


def test_martian_media_center_sends_delegates() -> None:
    """TU-14.2: 3 M€ for one from the reserve."""
    game = a_committee(tableau=["martian_media_center"], stock={"megacredits": 3})
    assert do(game, "use martian_media_center", "party unity") == {"0 megacredits": -3}
    assert parties(game)["unity"]["delegates"] == {"0": 1}
    assert game.view()["turmoil"]["reserve"] == [5, 6]
    assert game.view()["turmoil"]["lobby"] == [0, 1]


def test_martian_media_center_without_delegates() -> None:
    """TU-14.2: with none left it cannot be used."""
    game = a_committee(
        tableau=["martian_media_center"],
        stock={"megacredits": 3},
        parties={"reds": {0: 4}, "unity": {0: 3}},
    )
    assert [r.code for r in game.why_not(0, "use martian_media_center")] == ["too-few-delegates"]


def test_parliament_hall() -> None:
    """TU-14.1: a step for each 3 building tags, its own included."""
    game = a_committee(ruling="mars_first", tableau=["mine", "titanium_mine"])
    assert play_card(game, "parliament_hall") == {"0 megacredits production": 1}


def test_pr_office() -> None:
    """TU-14.1: a step of rating and 1 M€ for each Earth tag, its own included."""
    game = a_committee(ruling="unity", tableau=["sponsors"])
    assert play_card(game, "pr_office") == {"0 rating": 1, "0 megacredits": 2}


def test_recruitment_replaces_a_neutral() -> None:
    """TU-14.2: size and dominance stay, the lead may change."""
    game = a_committee(hand=["recruitment"], stock={"megacredits": 2},
                       parties={"reds": {"neutral": 2, 0: 1}, "unity": {"neutral": 1}})  # fmt: skip
    answer(game, "play recruitment")  # Unity's neutral is its leader: only the Reds are left
    assert parties(game)["reds"] == {"leader": 0, "delegates": {"0": 2, "7": 1}}
    assert game.view()["turmoil"]["neutral_reserve"] == 13 - 3 + 1


def test_recruitment_needs_a_neutral_who_is_no_leader() -> None:
    """TU-14.2: and an own delegate."""
    position: dict[str, Any] = {"hand": ["recruitment"], "stock": {"megacredits": 2}}
    game = a_committee(parties={"unity": {"neutral": 1}}, **position)
    assert [r.code for r in game.why_not(0, "play recruitment")] == ["no-neutral-delegate"]
    full = {"reds": {"neutral": 2, 0: 4}, "unity": {0: 3}}
    game = a_committee(parties=full, **position)  # type: ignore[arg-type]
    assert [r.code for r in game.why_not(0, "play recruitment")] == ["too-few-delegates"]


def test_red_tourism_wave() -> None:
    """TU-14.1: 1 M€ for each empty space beside own tiles, each space once, oceans' too."""
    game = a_committee(ruling="reds", tiles={"18": "city", "17": ("city", 1)})
    board = game.state.map
    around = [board.spaces[near].number for near in board.spaces[17].neighbours]
    assert board.spaces[17].number == "18"
    empty = [number for number in around if number != "17"]
    assert play_card(game, "red_tourism_wave") == {"0 megacredits": len(empty)}


def test_wildlife_dome() -> None:
    """TU-14.1: a greenery with its oxygen, and the Greens' 4 M€."""
    game = a_committee(ruling="greens")
    found = play_card(game, "wildlife_dome", "space 18")
    assert found == {"0 megacredits": 4, "0 rating": 1, "oxygen": 1, "space 18": "greenery of 0"}


def test_vote_of_no_confidence() -> None:
    """TU-14.2: an own delegate takes the neutral chairman's seat; one step of rating in all."""
    game = a_committee(parties={"reds": {0: 1}})
    assert play_card(game, "vote_of_no_confidence") == {"0 rating": 1}
    now = game.view()["turmoil"]
    assert now["chairman"] == 0
    assert now["reserve"] == [4, 6]
    assert now["neutral_reserve"] == 14


def test_vote_of_no_confidence_needs_a_delegate() -> None:
    """TU-14.2: somebody has to sit there."""
    game = a_committee(
        parties={"reds": {0: 4}, "unity": {0: 3}},
        hand=["vote_of_no_confidence"],
        stock={"megacredits": 5},
    )
    reasons = game.why_not(0, "play vote_of_no_confidence")
    assert [reason.code for reason in reasons] == ["too-few-delegates"]


def test_public_celebrations() -> None:
    """TU-11.2: for the chairman; two points and nothing else."""
    game = a_committee(chairman=0)
    assert play_card(game, "public_celebrations") == {}
    assert game.result()[0]["points"]["cards"] == 2


# ------------------------------------------------------------------ corporations


def test_lakefront_resorts() -> None:
    """TU-14.1: any ocean raises its M€ production; oceans beside its tiles bring 3 M€."""
    game = a_committee(
        corporation="lakefront_resorts",
        oceans=["32"],
        active=1,
        rivals=[Seat(stock={"megacredits": 50})],
    )
    assert do(game, "project aquifer", "space 04")["0 megacredits production"] == 1
    game = a_committee(corporation="lakefront_resorts", oceans=["32"], stock={"plants": 8},
                       ruling="unity", rivals=[Seat(stock={"plants": 8})])  # fmt: skip
    assert do(game, "convert plants", "space 24")["0 megacredits"] == 3
    game.play(0, "end")
    assert do(game, "convert plants", "space 40")["1 megacredits"] == 2


def test_lakefront_resorts_hears_of_event_oceans() -> None:
    """TU-O5: nobody places them, but an ocean it is."""
    game = a_committee(
        corporation="lakefront_resorts", current="aquifer_released_by_public_council"
    )
    end_generation(game)
    answer(game, "space 04")
    assert game.state.production[0] == 1


def test_pristar_is_paid_for_doing_nothing() -> None:
    """TU-14.4: TR 18 at the start; 6 M€ and a resource when its rating was not raised."""
    game = a_committee(corporation="pristar", rating=18)
    end_generation(game)
    assert game.state.stock[0] == 18 + 6
    assert game.result()[0]["points"]["cards"] == 1


def test_pristar_is_not_paid_after_a_step() -> None:
    """TU-14.4: a step in the action phase is one too many; one in the solar phase is not."""
    game = a_committee(corporation="pristar", rating=18, stock={"megacredits": 14})
    game.play(0, "project asteroid")
    game.play(0, "end")
    end_generation(game)
    assert game.state.stock[0] == 19
    game = a_committee(corporation="pristar", rating=18, parties={"reds": {0: 1}})
    end_generation(game)  # it becomes chairman, and the Reds raise it too
    answer(game, "done", "done")
    end_generation(game)
    assert game.result()[0]["points"]["cards"] == 2


@pytest.mark.parametrize(("corporation", "rating"), [("pristar", 18), ("terralabs_research", 19)])
def test_corporations_that_start_lower(corporation: str, rating: int) -> None:
    """TU-14.4: the lower start is no raise and no loss of the first generation."""
    for seed in range(400):
        game = marineris.new("terraforming", players=3, seed=seed, turmoil=True)
        offered = [game.move_name(move) for move in game.legal_moves(0)]
        if f"card {corporation}" in offered:
            break
    game.play(0, f"card {corporation}")
    while 0 in game.to_act:
        game.play(0, "done")
    for seat in (1, 2):
        while seat in game.to_act and game.state.generation == 1 and game.state.waiting:
            game.play(seat, game.legal_moves(seat)[0])
    assert game.state.rating[0] == rating
    assert game.state.raised & 1 == 0


def test_terralabs_buys_cards_for_1() -> None:
    """TU-14.5: in research, at the start, and with cards that pay for a card."""
    game = a_committee(corporation="terralabs_research", stock={"megacredits": 4})
    end_generation(game)
    bought = [move for move in game.decision(0)["moves"] if move != "done"]  # type: ignore[index]
    before = game.state.stock[0]
    assert game.decision(0)["price"] == 1  # type: ignore[index]
    for move in sorted(bought, key=lambda name: game.rules.catalogue.move(name)):
        game.play(0, move)
    game.play(0, "done")
    game.play(1, "done")
    assert game.state.stock[0] == before - 4
    game = a_committee(
        corporation="terralabs_research", tableau=["inventors_guild"], stock={"megacredits": 1}
    )
    game.play(0, "use inventors_guild")
    offered = game.decision(0)["moves"]  # type: ignore[index]
    assert len(offered) == 2
    assert do(game, offered[1]) == {"0 megacredits": -1, "0 hand": 1}


def test_terralabs_pays_1_for_its_first_cards() -> None:
    """TU-14.5: 14 M€ buy all ten."""
    for seed in range(400):
        game = marineris.new("terraforming", players=2, seed=seed, turmoil=True)
        if "card terralabs_research" in [game.move_name(move) for move in game.legal_moves(0)]:
            break
    game.play(0, "card terralabs_research")
    assert game.decision(0)["price"] == 1  # type: ignore[index]
    for card in sorted(game.state.dealt[0]):
        game.play(0, f"card {CARDS[card].id}")
    game.play(0, "done")
    while 1 in game.to_act and game.state.waiting:
        game.play(1, game.legal_moves(1)[0])
    assert game.state.stock[0] == 14 - 10
    assert len(game.state.hand[0]) == 10


def test_utopia_invest() -> None:
    """TU-14.1: a step of any production for 4 of its resource; M€ production may fall to −5."""
    game = a_committee(corporation="utopia_invest", production={"plants": 1, "megacredits": -5})
    game.play(0, "use utopia_invest")
    assert game.state.stock[3] == 4  # only plants can fall
    assert game.state.production[3] == 0
    game = a_committee(corporation="utopia_invest", production={"plants": 1})
    assert do(game, "use utopia_invest", "choose 1") == {
        "0 megacredits production": -1,
        "0 megacredits": 4,
    }


def test_septem_tribus() -> None:
    """TU-14.1: 2 M€ for each party with an own delegate."""
    game = a_committee(
        corporation="septem_tribus",
        parties={"reds": {0: 2}, "unity": {1: 1, 0: 1}, "greens": {1: 1}},
    )
    assert do(game, "use septem_tribus") == {"0 megacredits": 4}


def test_a_wild_tag_is_any_tag_when_its_owner_acts() -> None:
    """TU-14.3: for a requirement, a count of a card, a milestone."""
    game = a_committee(corporation="septem_tribus", tableau=["power_plant"], ruling="unity")
    assert play_card(game, "pr_office") == {"0 rating": 1, "0 megacredits": 2}
    game = a_committee(
        corporation="septem_tribus", hand=["lagrange_observatory"], stock={"megacredits": 9}
    )
    codes = [reason.code for reason in game.why_not(0, "play lagrange_observatory")]
    assert "too-few-tags" not in codes


def test_a_wild_tag_stands_for_one_tag_only() -> None:
    """TU-14.3: Advanced Ecosystems needs a plant, a microbe and an animal tag."""
    position: dict[str, Any] = {"hand": ["advanced_ecosystems"], "stock": {"megacredits": 11}}
    game = a_committee(corporation="septem_tribus", tableau=["trees"], **position)
    reasons = [reason.code for reason in game.why_not(0, "play advanced_ecosystems")]
    assert reasons == ["too-few-wild-tags"]
    game = a_committee(corporation="septem_tribus", tableau=["trees", "ants"], **position)
    assert game.why_not(0, "play advanced_ecosystems") == []


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize(
    "held", [[], ["trees"], ["ants"], ["trees", "ants"], ["fish"], ["trees", "ants", "fish"]]
)
def test_own_tags_and_own_wild_tags_meet_requirements(
    held: list[str], wild: bool, seat: int
) -> None:
    """TU-14.3, TM-7.6: what is missing of three kinds of tags, and nothing of a rival's."""
    own = Seat(
        corporation="septem_tribus" if wild else "credicor",
        tableau=held,
        hand=["advanced_ecosystems"],
        stock={"megacredits": 11},
    )
    others = [name for name in ("trees", "ants", "fish") if name not in held]
    rival = Seat(
        corporation="credicor" if wild else "septem_tribus",
        tableau=others,
        stock={"megacredits": 11},
    )
    first, second = (own, rival) if seat == 0 else (rival, own)
    game = a_committee(active=seat, rivals=[second], **vars(first))
    codes = {one.code for one in game.why_not(seat, "play advanced_ecosystems")}
    missing = 3 - len(held)
    if missing <= wild:
        assert codes == set()
    else:
        assert codes == ({"too-few-wild-tags"} if wild else {"too-few-tags"})


def test_a_wild_tag_is_no_tag_at_the_end() -> None:
    """TU-14.3: awards and points of cards are not acts."""
    game = a_committee(
        corporation="septem_tribus",
        awards={"scientist": 0},
        tableau=["ganymede_colony"],
        rivals=[Seat(tableau=["mars_university"])],
    )
    points = [row["points"] for row in game.result()]
    assert [row["awards"] for row in points] == [0, 5]
    assert points[0]["cards"] == 1


def test_every_card_has_a_scenario() -> None:
    """TU-14.1: each id occurs in a string of this file."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.update(node.value.split())
    assert {fact.id for fact in (*TURMOIL, *TURMOIL_CORPORATIONS)} <= words
