"""What a seat imagines agrees with all that it has seen, and shows nothing of what it has not."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import marineris
from marineris.contract import ContractBroken, play_imagining
from marineris.contract.imagine import witness_of
from marineris.contract.secrecy import check_asking
from marineris.core.game import Game
from marineris.core.selection import MOST_UNPICKED
from marineris.mars2049.card import INDEX
from marineris.mars2049.sightings import MOST_CASES
from marineris.terraforming.flow.change import discard_from_hand, draw
from marineris.terraforming.flow.generation import deal_research
from marineris.testing import Seat, a_game, answer
from marineris.testing import mars2049 as mars
from marineris.testing.mars2049 import luck

WORLDS = 60
FEW = settings(max_examples=max(1, settings().max_examples // 6))


def names(game: Game[Any], seat: int) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(seat)]


def own(game: Game[Any], seat: int, what: str) -> set[str]:
    return set(game.view(seat)["own"][what])


# ---------------------------------------------------------------------- the contract


@FEW
@given(
    seed=st.integers(0, 2**62),
    players=st.integers(1, 5),
    draft=st.booleans(),
    corporate_era=st.booleans(),
    turmoil=st.booleans(),
    is_first_beginner=st.booleans(),
)
def test_what_is_imagined_in_terraforming_mars_could_be(
    seed: int,
    players: int,
    draft: bool,
    corporate_era: bool,
    turmoil: bool,
    is_first_beginner: bool,
) -> None:
    """TM-7.12"""
    game = marineris.new(
        "terraforming",
        players=players,
        seed=seed,
        log=True,
        draft=draft,
        corporate_era=corporate_era,
        turmoil=turmoil,
        beginners=[0] if is_first_beginner else [],
    )
    play_imagining(game, random.Random(seed), 0.05)
    assert game.is_over


@FEW
@given(
    seed=st.integers(0, 2**62),
    players=st.integers(2, 4),
    bank=st.sampled_from(["limited", "unlimited"]),
    is_cooperative=st.booleans(),
)
def test_what_is_imagined_in_mars_2049_could_be(
    seed: int, players: int, bank: str, is_cooperative: bool
) -> None:
    """MA-8.3"""
    game = marineris.new(
        "mars2049",
        players=players,
        seed=seed,
        log=True,
        bank=bank,
        cooperative=is_cooperative and players == 4,
    )
    play_imagining(game, random.Random(seed), 0.05)
    assert game.is_over


def test_the_contract_notices_options_of_real_cards() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    world = game.imagine(0, 1)
    check_asking(world)
    world.state.own_options[1] = game.legal_moves(1)
    with pytest.raises(ContractBroken, match="not those of the cards"):
        check_asking(world)


def test_the_contract_notices_a_seat_that_forgets() -> None:
    game = at_draft(3, 2, log=True)
    pick(game)
    witness = witness_of(game, 0)
    witness.watch(game.events(0), game.view(0))
    assert witness.contradictions(game.imagine(0, 1)) == []
    game.state.sightings = [[], [], []]
    game.state.recalled = [None, None, None]
    assert "can only be at" in witness.contradictions(game.imagine(0, 1))[0]


# ---------------------------------------------------------------------- nothing real remains


def test_what_another_seat_may_do_comes_from_its_imagined_hand() -> None:
    """TM-7.12"""
    rival = Seat(hand=["asteroid", "mine", "sponsors"], stock={"megacredits": 60})
    game = a_game(active=1, rivals=[rival])
    for number in range(WORLDS):
        world = game.imagine(0, number)
        plays = {name[5:] for name in names(world, 1) if name.startswith("play ")}
        assert plays <= own(world, 1, "hand")
        asked = world.decision(1)
        assert asked is not None
        assert asked["moves"] == names(world, 1)
        for move in world.legal_moves(1):
            world.copy().play(1, move)


@pytest.mark.parametrize(
    ("rival", "moves", "what"),
    [
        (Seat(hand=["mine", "moss", "trees"]), ["project sell_patents"], "hand"),
        (Seat(hand=["mine", "moss", "trees"]), ["project sell_patents", "card moss"], "hand"),
        (
            Seat(tableau=["inventors_guild"], stock={"megacredits": 3}),
            ["use inventors_guild"],
            "dealt",
        ),
        (
            Seat(
                hand=["search_for_life", "moss", "trees"],
                tableau=["mars_university"],
                stock={"megacredits": 40},
            ),
            ["play search_for_life"],
            "hand",
        ),
    ],
)
def test_a_question_about_hidden_cards_is_about_the_imagined_ones(
    rival: Seat, moves: list[str], what: str
) -> None:
    """TM-7.12: selling patents, Inventors' Guild, Mars University."""
    game = a_game(active=1, rivals=[rival])
    answer(game, *moves)
    offered = set()
    for number in range(WORLDS):
        world = game.imagine(0, number)
        cards = {name[5:] for name in names(world, 1) if name.startswith("card ")}
        assert cards
        assert cards <= own(world, 1, what)
        offered |= cards
        for move in world.legal_moves(1):
            world.copy().play(1, move)
    assert len(offered) > 10


def test_how_often_another_seat_changed_its_mind_is_not_known() -> None:
    """Picks are secret until they are complete, and so is taking them back."""
    game = a_game(active=1, rivals=[Seat(hand=["ants", "birds", "fish"])])
    answer(game, "project sell_patents")
    for _ in range(MOST_UNPICKED):
        answer(game, "card ants", "unpick card ants")
    world = game.imagine(0, 1)
    card = next(name for name in names(world, 1) if name.startswith("card "))
    answer(world, card)
    assert f"unpick {card}" in names(world, 1)


@pytest.mark.parametrize("table", [{"draft": True}, {"turmoil": True}, {"draft": False}])
@pytest.mark.parametrize("seed", range(3))
def test_worlds_that_look_the_same_to_a_seat_are_imagined_the_same(
    table: dict[str, bool], seed: int
) -> None:
    """TM-7.12: an imagined game differs from the real one in nothing but what is hidden."""
    game = marineris.new("terraforming", players=3, seed=seed, **table)
    rng = random.Random(seed)
    for _ in range(250):
        if game.is_over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
        seat = rng.randrange(3)
        other = game.imagine(seat, rng.getrandbits(60))
        assert game.imagine(seat, 5).digest() == other.imagine(seat, 5).digest()


def test_the_corporation_turned_down_is_nobody_elses() -> None:
    """TM-9.5: of the two dealt, both are known not to be with another."""
    game = marineris.new("terraforming", players=5, seed=3, corporate_era=True)
    dealt = own(game, 0, "corporations")
    game.play(0, game.legal_moves(0)[0])
    game.play(0, "done")
    seen = set()
    for number in range(WORLDS):
        world = game.imagine(0, number)
        for other in range(1, 5):
            seen |= own(world, other, "corporations")
    assert not seen & dealt
    assert len(seen) > 8


# ---------------------------------------------------------------------- the draft


def at_draft(players: int, generation: int, seed: int = 5, log: bool = False) -> Game[Any]:
    game = marineris.new(
        "terraforming",
        players=players,
        seed=seed,
        log=log,
        draft=True,
        beginners=list(range(players)),
    )
    while game.view()["generation"] < generation:
        game.play(game.to_act[0], game.legal_moves(game.to_act[0])[0])
    return game


def pick(game: Game[Any]) -> None:
    for seat in range(game.players):
        game.play(seat, game.legal_moves(seat)[0])


@pytest.mark.parametrize("generation", [2, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_passed_on_lie_before_the_neighbour(players: int, generation: int) -> None:
    """TM-16.2: the direction depends on the generation."""
    game = at_draft(players, generation)
    neighbour = 1 if generation == 2 else players - 1
    pack = own(game, 0, "dealt")
    pick(game)
    passed = pack - own(game, 0, "drafted")
    for number in range(WORLDS):
        assert own(game.imagine(0, number), neighbour, "dealt") == passed


@pytest.mark.parametrize("generation", [2, 3])
def test_of_a_pack_that_moved_on_each_took_one(generation: int) -> None:
    """TM-16.2: who took which is open, and every way has a chance."""
    game = at_draft(4, generation)
    step = 1 if generation == 2 else -1
    pack = own(game, 0, "dealt")
    pick(game)
    first = pack - own(game, 0, "drafted")
    pick(game)
    ways: Counter[str] = Counter()
    for number in range(WORLDS):
        world = game.imagine(0, number)
        taken = own(world, step % 4, "drafted") & first
        assert len(taken) == 1
        assert own(world, 2 * step % 4, "dealt") == first - taken
        ways.update(taken)
    assert set(ways) == first
    pick(game)
    for number in range(WORLDS):
        world = game.imagine(0, number)
        for turn in (1, 2, 3):
            held = own(world, turn * step % 4, "drafted") | own(world, turn * step % 4, "dealt")
            assert len(held & first) == 1


def test_a_pack_that_comes_back_tells_what_was_taken() -> None:
    """TM-16.2: with two players, all but their first card."""
    game = at_draft(2, 2)
    pick(game)
    passed = own(game.imagine(0, 1), 1, "dealt")
    pick(game)
    taken = passed - own(game, 0, "dealt")
    for number in range(WORLDS):
        assert taken < own(game.imagine(0, number), 1, "drafted")


def test_what_was_drafted_is_bought_or_discarded() -> None:
    """TM-16.1, TM-10.2: who buys one card of four has one of them, not two."""
    game = at_draft(2, 2)
    seen = own(game, 0, "dealt")
    for _ in range(3):
        pick(game)
        seen |= own(game, 0, "dealt")
    theirs = own(game, 1, "dealt") & seen
    assert len(theirs) == 3
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[1])
        game.play(seat, "done")
    kept = set()
    for number in range(WORLDS):
        world = game.imagine(0, number)
        assert len(theirs & own(world, 1, "hand")) <= 1
        kept |= theirs & own(world, 1, "hand")
    assert kept == theirs


# ---------------------------------------------------------------------- a renewed deck


SOLD = ("mine", "moss", "trees", "algae", "grass", "farming", "ants", "comet", "bushes", "lichen")


def near_the_end_of_the_deck() -> Game[Any]:
    """Seat 0 has discarded many cards, the deck has one left, and seat 0 can draw two."""
    game = a_game(
        3,
        hand=[*SOLD, "research"],
        stock={"megacredits": 40},
        rivals=[
            Seat(
                hand=["asteroid", "sponsors", "fish"],
                tableau=["development_center"],
                stock={"energy": 1},
            ),
            Seat(hand=["birds", "livestock"]),
        ],
    )
    answer(game, "project sell_patents", *[f"card {card}" for card in SOLD], "done")
    aside = game.state.deck[:-1]
    game.state.deck = game.state.deck[-1:]
    game.state.discard += aside
    return game


def test_own_discards_are_not_with_those_who_drew_nothing_since() -> None:
    """TM-7.5: they are in the renewed deck."""
    game = near_the_end_of_the_deck()
    answer(game, "play research")
    assert game.view()["discards"] == 0
    gone = {*SOLD} - own(game, 0, "hand")
    assert len(gone) >= 8
    for number in range(5 * WORLDS):
        world = game.imagine(0, number)
        assert not gone & (own(world, 1, "hand") | own(world, 2, "hand"))


def test_who_draws_from_a_renewed_deck_may_draw_own_discards() -> None:
    """TM-7.5: but no more of them than cards were drawn."""
    game = near_the_end_of_the_deck()
    answer(game, "play research")
    gone = {*SOLD} - own(game, 0, "hand")
    assert game.to_act == [1]
    answer(game, "use development_center")
    drawn: Counter[str] = Counter()
    for number in range(20 * WORLDS):
        world = game.imagine(0, number)
        back = gone & own(world, 1, "hand")
        assert len(back) <= 1
        assert not gone & own(world, 2, "hand")
        drawn.update(back)
    assert drawn


# ---------------------------------------------------------------------- Mars 2049


def test_nobody_has_a_resource_that_was_never_there() -> None:
    """MA-8.3: after a theft and a robbery, minerals are only where they can have come to."""
    game = mars.a_game(
        4,
        roll="theft",
        rivals=[
            mars.Seat(cards={"minerals": 3}),
            mars.Seat(cards={"air": 3, "food": 2}),
            mars.Seat(cards={"air": 1}),
        ],
        missions=["daylight_robbery"],
    )
    mars.answer(game, "seat 1", "use daylight_robbery", "seat 2")
    hands = set()
    for number in range(WORLDS):
        world = game.imagine(3, number)
        assert world.view(1)["own"]["cards"] == [0, 0, 2]
        assert world.view(2)["own"]["cards"][2] == 0
        hands.add(tuple(world.view(2)["own"]["cards"]))
    assert hands == {(2, 0, 0), (1, 1, 0), (0, 2, 0)}


def test_every_case_of_an_unseen_theft_has_its_chance() -> None:
    """MA-8.3: three air and one food: air was taken three times out of four."""
    rivals = [mars.Seat(cards={"air": 3, "food": 1}), mars.Seat()]
    game = mars.a_game(3, roll="theft", rivals=rivals)  # only seat 1 has anything to take
    worlds = 2000
    taken = Counter(
        tuple(game.imagine(2, number).view(0)["own"]["cards"]) for number in range(worlds)
    )
    assert set(taken) == {(1, 0, 0), (0, 1, 0)}
    assert abs(taken[1, 0, 0] / worlds - 0.75) < 0.05


def test_a_later_payment_tells_what_was_stolen() -> None:
    """MA-8.3: who pays with the only food there was has taken it."""
    rivals = [mars.Seat(cards={"air": 4, "food": 4}), mars.Seat()]
    for seed in range(20):
        game = mars.a_game(3, roll="theft", rivals=rivals, cards={"food": 3}, seed=seed)
        if "exchange food air" in names(game, 0):
            break
    assert len({tuple(game.imagine(2, number).state.cards) for number in range(WORLDS)}) == 2
    mars.answer(game, "exchange food air")
    worlds = {tuple(game.imagine(2, number).state.cards) for number in range(WORLDS)}
    assert worlds == {tuple(game.state.cards)}


def test_who_lost_a_mission_knows_who_has_it() -> None:
    """MA-12.O6, MA-8.3: until it is used."""
    game = mars.a_game(
        3,
        missions=["unholy_alliance"],
        rivals=[mars.Seat(missions=["production", "stagnation"]), mars.Seat(missions=["plunder"])],
    )
    luck(game, 2, 0)
    mars.answer(game, "use unholy_alliance", "seat 1", "done")
    [taken] = game.view(0)["own"]["missions"]
    others = set()
    for number in range(WORLDS):
        assert game.imagine(1, number).view(0)["own"]["missions"] == [taken]
        others.add(str(game.imagine(2, number).view(0)["own"]["missions"]))
    assert len(others) > 1
    assert INDEX[taken] in game.state.missions[0]


def test_what_was_stolen_unseen_stays_a_small_list() -> None:
    """MA-8.3: four players who only hoard; the true hands are always among the cases."""
    rng = random.Random(1)
    game = marineris.new("mars2049", players=4, seed=1)
    most = 0
    for _ in range(900):
        seat = game.to_act[0]
        moves = game.legal_moves(seat)
        asked = game.decision(seat)
        is_turn = asked is not None and asked["question"] == "Turn"
        game.play(seat, "pass" if is_turn else rng.choice(moves))
        most = max(most, *[len(cases) for cases in game.state.guesses])
    assert 100 < most <= MOST_CASES + 1
    assert game.rules.audit(game.state) == []
    for seat in range(4):
        assert game.rules.audit(game.imagine(seat, 1).state) == []


def test_cards_of_a_deck_that_is_gone_stay_where_they_went() -> None:
    """TM-7.12, TM-7.13: everything was drawn by seat 1 before too few cards were dealt."""
    game = a_game(3)
    s = game.state
    discard_from_hand(s, 0, _given(s, 0, 3))
    seen = set(s.discard)
    later = _given(s, 2, 5)
    draw(s, 1, len(s.deck))
    draw(s, 1, 1)
    draw(s, 1, len(s.deck))
    assert seen <= set(s.hand[1])
    discard_from_hand(s, 2, later)
    deal_research(s)
    for seed in range(60):
        assert seen <= set(game.imagine(0, seed).state.hand[1])


def _given(s: Any, seat: int, number: int) -> list[int]:
    draw(s, seat, number)
    return list(s.hand[seat][-number:])
