"""TM-7: cards: what is on them, where they go, what is hidden."""

import json
from typing import Any

import pytest

import marineris
from marineris.terraforming.data.card import ACTIVE, AUTOMATED, CARDS, CORPORATION, EVENT
from marineris.testing import Seat, TerraformingGame, a_game, answer, deal, do, play_card

ALONE = [Seat(has_passed=True)]
RICH = {"megacredits": 200}
PROJECTS = [card for card in CARDS if card.kind != CORPORATION]


def offered(game: TerraformingGame, seat: int | None = None) -> list[str]:
    asked = game.to_act[0] if seat is None else seat
    return [game.move_name(move) for move in game.legal_moves(asked)]


def refusal(game: TerraformingGame, move: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in game.why_not(game.to_act[0], move)]


def ids_in(data: object) -> set[str]:
    """Every project card that the JSON text of some data names."""
    text = json.dumps(data)
    return {card.id for card in PROJECTS if f'"{card.id}"' in text}


def test_what_is_on_a_project_card() -> None:
    """TM-7.1: a cost, up to three tags, a set symbol; only blue cards have anything ongoing."""
    for card in PROJECTS:
        assert card.cost >= 0
        assert len(card.tags) <= 3
        assert card.set in ("base", "corporate_era", "turmoil")
        ongoing = bool(card.action or card.triggers or card.modifiers)
        assert ongoing == (card.kind == ACTIVE), card.id
    assert {len(card.tags) for card in PROJECTS} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("card", "kind", "place"),
    [
        ("search_for_life", ACTIVE, "tableau"),
        ("mine", AUTOMATED, "tableau"),
        ("asteroid", EVENT, "events"),
    ],
)
def test_colours_are_types(card: str, kind: int, place: str) -> None:
    """TM-7.2: blue is active, green automated, red an event; all projects are one of the three."""
    assert {one.kind for one in PROJECTS} == {ACTIVE, AUTOMATED, EVENT}
    [literal] = [one for one in PROJECTS if one.id == card]
    assert literal.kind == kind
    game = a_game()
    play_card(game, card)
    assert card in game.view()["players"][0][place]


def test_two_costs_of_a_card() -> None:
    """TM-7.3: 3 M€ into the hand, the printed cost into play."""
    game = a_game(rating=10, deck=["mine", "moss", "trees", "algae"], first=1)
    answer(game, "pass", "pass")
    assert do(game, "card mine", "done", "done")["0 megacredits"] == -3
    assert do(game, "play mine")["0 megacredits"] == -4


def test_a_drawn_card_is_free() -> None:
    """TM-7.3: Research draws two."""
    assert play_card(a_game(), "research") == {"0 hand": 2}


def test_there_is_no_hand_limit() -> None:
    """TM-7.4: nothing is discarded from a hand of 70, not even over the end of a generation."""
    game = a_game(hand=[card.id for card in PROJECTS[:70]], rating=12)
    assert "0 hand" not in do(game, "pass", "pass")
    answer(game, offered(game, 0)[1], "done", "done")
    assert game.view()["players"][0]["hand"] == 71


def test_discards_lie_face_down() -> None:
    """TM-7.5: nobody's view names a card sold, nor one that was not bought."""
    game = a_game(hand=["moss", "mine"], deck=["trees", "algae", "grass", "heather"])
    answer(game, "project sell_patents", "card moss", "done", "end", "pass", "pass")
    answer(game, "done", "done")
    for seat in (0, 1, None):
        seen = game.view(seat)
        assert seen["discards"] == 1 + 8
        assert not ids_in(seen) & {"moss", "trees", "algae", "grass", "heather"}


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    """TM-7.5: the card that is left is drawn first, then one of the shuffled discards."""
    game = a_game(hand=["trees", "moss", "research"], deck=["mine"], rivals=ALONE)
    deal(game, 1, *[CARDS[card].id for card in game.state.deck[:-1]])
    answer(game, "project sell_patents", "card trees", "card moss", "done")
    assert (game.view()["deck"], game.view()["discards"]) == (1, 2)
    play_card(game, "research")
    hand = game.view(0)["own"]["hand"]
    assert hand in (["mine", "trees"], ["mine", "moss"])
    assert (game.view()["deck"], game.view()["discards"]) == (1, 0)


@pytest.mark.parametrize(
    ("position", "card", "code"),
    [
        ({"oxygen": 3}, "ants", "parameter-too-low"),
        ({"temperature": 0}, "fish", "parameter-too-low"),
        ({"oceans": 4}, "algae", "parameter-too-low"),
        ({"oxygen": 6}, "colonizer_training_camp", "parameter-too-high"),
        ({"temperature": -10}, "arctic_algae", "parameter-too-high"),
        ({"oceans": 4}, "dust_seals", "parameter-too-high"),
        ({"tableau": ["research"]}, "gene_repair", "too-few-tags"),
        ({}, "great_escarpment_consortium", "too-little-production"),
        ({"tiles": {"17": ("greenery", 1)}}, "ecological_zone", "too-few-greeneries"),
        ({"tiles": {"17": ("city", 1)}}, "rad_suits", "too-few-cities"),
    ],
)
def test_requirements_must_be_met(position: dict[str, Any], card: str, code: str) -> None:
    """TM-7.6: parameters at least or at most, tags, production, tiles."""
    rival = Seat(production={"plants": 2, "steel": 2})
    game = a_game(**position, hand=[card], stock=RICH, rivals=[rival])
    assert (code, "TM-7.6") in refusal(game, f"play {card}")


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ({"oxygen": 4}, "ants"),
        ({"oxygen": 5}, "colonizer_training_camp"),
        ({"temperature": -12}, "arctic_algae"),
        ({"oceans": 5}, "algae"),
        ({"oceans": 3}, "dust_seals"),
        ({"tableau": ["research", "mars_university"]}, "gene_repair"),
        ({"production": {"steel": 1}}, "great_escarpment_consortium"),
        ({"tiles": {"17": "greenery"}}, "ecological_zone"),
        ({"tiles": {"17": "city", "02": ("city", 1)}}, "rad_suits"),
    ],
)
def test_requirements_that_are_just_met(position: dict[str, Any], card: str) -> None:
    """TM-7.6: the value itself is good enough, from below and from above."""
    assert refusal(a_game(**position, hand=[card], stock=RICH), f"play {card}") == []


def test_requirements_are_checked_only_when_playing() -> None:
    """TM-7.6: a fourth ocean afterwards does not touch Dust Seals."""
    game = a_game(oceans=3, stock={"megacredits": 18})
    play_card(game, "dust_seals")
    answer(game, "project aquifer", "space 63")
    assert game.view()["parameters"]["oceans"] == 4
    assert game.view()["players"][0]["tableau"] == ["beginner_corporation", "dust_seals"]
    assert game.result()[0]["points"]["cards"] == 1


def test_a_double_tag_counts_twice() -> None:
    """TM-7.7: Research has two science tags."""
    game = a_game(tableau=["research"])
    assert game.view()["players"][0]["tags"] == {"science": 2}
    assert (
        refusal(a_game(tableau=["research"], hand=["plantation"], stock=RICH), "play plantation")
        == []
    )


def test_all_ten_tags_are_counted_alike() -> None:
    """TM-7.7: three cards that show them all, and one with a tag again."""
    cards = [
        "mine",
        "satellites",
        "beam_from_a_thorium_asteroid",
        "research",
        "sponsors",
        "advanced_ecosystems",
        "cupola_city",
    ]
    assert a_game(tableau=cards).view()["players"][0]["tags"] == {
        "building": 2,
        "space": 2,
        "power": 1,
        "science": 2,
        "jovian": 1,
        "earth": 1,
        "plant": 1,
        "microbe": 1,
        "animal": 1,
        "city": 1,
    }


def test_tags_count_on_blue_green_and_corporation_cards() -> None:
    """TM-7.8: not in hand, not on played events."""
    game = a_game(
        corporation="teractor",
        tableau=["sponsors", "earth_office"],
        events=["business_contacts"],
        hand=["cartel"],
    )
    assert game.view()["players"][0]["tags"] == {"earth": 3}
    assert play_card(game, "cartel") == {"0 megacredits production": 4}


def test_tags_of_an_event_count_while_it_is_played_only() -> None:
    """TM-7.8: Shuttles makes it cheaper, Optimal Aerobraking reacts; then it counts no more."""
    game = a_game(
        hand=["import_of_advanced_ghg"],
        tableau=["shuttles", "optimal_aerobraking"],
        stock={"megacredits": 7},
    )
    assert do(game, "play import_of_advanced_ghg") == {
        "0 hand": -1,
        "0 megacredits": -7 + 3,
        "0 heat": 3,
        "0 heat production": 2,
    }
    assert game.view()["players"][0]["tags"] == {"space": 2}


def test_where_played_cards_go() -> None:
    """TM-7.9: events to a pile, the others and the corporation face up; none is discarded."""
    game = a_game(rivals=ALONE)
    for card in ("mine", "earth_office", "mineral_deposit"):
        play_card(game, card)
    seen = game.view()
    own = seen["players"][0]
    assert own["tableau"] == ["beginner_corporation", "mine", "earth_office"]
    assert own["events"] == ["mineral_deposit"]
    assert seen["discards"] == 0


def test_played_events_are_never_shuffled_into_a_new_deck() -> None:
    """TM-7.9: after the deck was renewed the event is still in its pile, and scores."""
    game = a_game(hand=["moss"], rivals=ALONE)
    play_card(game, "bribed_committee")
    deal(game, 0, *[CARDS[card].id for card in game.state.deck[:]])
    answer(game, "project sell_patents", "card moss", "done", "pass")
    assert game.view()["generation"] == 2
    assert game.view()["deck"] == 0
    named = [set(game.view(seat)["own"]["dealt"]) for seat in (0, 1)]
    assert set.union(*named) == {"moss"}
    assert game.result()[0]["points"]["cards"] == -2


def test_an_action_is_used_once_per_generation() -> None:
    """TM-7.10: and again in the next."""
    game = a_game(tableau=["tardigrades"], rivals=ALONE)
    answer(game, "use tardigrades")
    assert refusal(game, "use tardigrades") == [("action-used", "TM-11.E1")]
    answer(game, "end", "pass", "done", "done", "pass")
    assert "use tardigrades" in offered(game)


def test_an_effect_is_always_on_and_is_no_action() -> None:
    """TM-7.10: Arctic Algae works as often as an ocean comes, in others' turns too."""
    game = a_game(active=1, tableau=["arctic_algae"], rivals=[Seat(stock=RICH)])
    assert do(game, "project aquifer", "space 07")["0 plants"] == 2
    assert do(game, "project aquifer", "space 13")["0 plants"] == 2
    assert game.to_act == [0]
    assert refusal(game, "use arctic_algae") == [("no-such-action", "TM-11.E1")]


@pytest.mark.parametrize(
    ("corporation", "stock", "production", "tags"),
    [
        ("thorgate", [48, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], {"power": 1}),
        ("mining_guild", [30, 5, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], {"building": 2}),
        ("ecoline", [36, 0, 0, 3, 0, 0], [0, 0, 0, 2, 0, 0], {"plant": 1}),
        ("credicor", [57, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], {}),
    ],
)
def test_what_a_corporation_gives(
    corporation: str, stock: list[int], production: list[int], tags: dict[str, int]
) -> None:
    """TM-7.11: M€, resources, production and perhaps tags."""
    seen = revealed(corporation).view()["players"][0]
    assert (seen["stock"], seen["production"], seen["tags"]) == (stock, production, tags)


def revealed(corporation: str) -> marineris.Game[Any]:
    """A game in which seat 0 was dealt this corporation, chose it and bought nothing."""
    for seed in range(200):
        game = marineris.new(
            "terraforming", players=2, seed=seed, corporate_era=True, first_player=0
        )
        if f"card {corporation}" in offered(game, 0):
            game.play(0, f"card {corporation}")
            game.play(0, "done")
            game.play(1, game.legal_moves(1)[0])
            game.play(1, "done")
            return game
    raise AssertionError(f"{corporation} was never dealt")


def test_a_corporation_may_have_a_first_action() -> None:
    """TM-7.11: Inventrix draws 3 cards before it does anything else."""
    game = revealed("inventrix")
    assert offered(game) == ["use inventrix"]
    game.play(0, "use inventrix")
    assert game.view()["players"][0]["hand"] == 3


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_names_no_hidden_card(players: int, draft: bool) -> None:
    """TM-7.12: over three generations nobody sees hands, dealt or drafted cards, deck, discards."""
    game = marineris.new("terraforming", players=players, seed=8, corporate_era=True, draft=draft)
    turn = 0
    while game.view()["generation"] < 4:
        turn += 1
        for seat in range(players):
            check_view(game, seat)
        check_view(game, None)
        seat = game.to_act[turn % len(game.to_act)]
        moves = game.legal_moves(seat)
        game.play(seat, moves[turn % len(moves)] if turn % 3 else moves[0])


def check_view(game: marineris.Game[Any], seat: int | None) -> None:
    seen = game.view(seat)
    state = game.state
    hidden = [*state.deck, *state.discard]
    for other in range(game.players):
        if other != seat:
            hidden += state.hand[other] + state.dealt[other] + state.drafted[other]
            hidden += state.corporations[other]
    names = {CARDS[card].id for card in hidden if CARDS[card].id != "beginner_corporation"}
    own = set(seen["own"]["corporations"]) if seat is not None else set()
    text = json.dumps(seen)
    assert not [name for name in names - own if f'"{name}"' in text]


def test_events_tell_secrets_to_their_audience_only() -> None:
    """TM-7.12: the cards drawn are named to who drew them and to nobody else."""
    game = a_game(deck=["mine", "moss"], log=True)
    play_card(game, "research")
    for seat, named in ((0, {"mine", "moss"}), (1, set()), (None, set())):
        [drawn] = [event for event in game.events(seat) if event["event"] == "CardsDrawn"]
        assert drawn["count"] == 2
        assert set(drawn.get("cards", [])) == named  # type: ignore[call-overload]  # plain data


def test_numbers_of_cards_and_played_events_are_open() -> None:
    """TM-7.12: sizes of hands, deck and discards; played events are known."""
    game = a_game(hand=["moss", "mine"], events=["asteroid"])
    answer(game, "project sell_patents", "card moss", "done")
    seen = game.view(1)
    assert seen["players"][0]["hand"] == 1
    assert seen["players"][0]["events"] == ["asteroid"]
    assert (seen["deck"], seen["discards"]) == (208 - 3, 1)


def test_what_a_seat_imagines_keeps_its_own_cards_and_the_open_ones() -> None:
    """TM-7.12: for another seat the hidden cards are dealt again, in the same numbers."""
    game = a_game(hand=["mine", "moss"], rivals=[Seat(hand=["trees", "algae", "grass"])])
    twins = [game.imagine(0, n) for n in range(5)]
    for twin in twins:
        assert twin.view(0) == game.view(0)
        assert twin.view(1)["players"] == game.view(1)["players"]
    assert len({tuple(sorted(twin.view(1)["own"]["hand"])) for twin in twins}) > 1


def test_a_preview_is_silent_about_what_others_have_chosen() -> None:
    """TM-7.12: the last to choose cannot look at corporations or purchases and then choose."""
    game = marineris.new("terraforming", players=2, seed=4)
    while 0 in game.to_act:
        game.play(0, game.canonical_moves(0)[-1])
    game.play(1, game.legal_moves(1)[0])  # a corporation; no cards for it
    assert game.preview(1, "done") == {"players": [{}, {}]}
    game.play(1, "done")
    assert game.view(1)["players"][0]["tableau"] != []
