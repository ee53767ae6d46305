"""Questions, moves and whole games in words."""

from __future__ import annotations

import random
import sys
from types import FrameType
from typing import Any

import pytest
from tests.text.speech import assert_sentence, assert_sound, each_language, spoken

import marineris
from marineris.core import codec
from marineris.core.effect import Effect
from marineris.core.question import Question
from marineris.terraforming.data import cube, resource
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.terraforming.flow.generation import Buy
from marineris.terraforming.flow.turn import Turn
from marineris.terraforming.turmoil.effect import BanFrom
from marineris.terraforming.vocabulary.effect.control import Arrange, OneOf
from marineris.terraforming.vocabulary.effect.cubes import AddTo, RemoveCubesFrom, TakeCube
from marineris.terraforming.vocabulary.effect.deck import Draw, Keep
from marineris.terraforming.vocabulary.effect.payment import Pay
from marineris.terraforming.vocabulary.effect.stock import (
    Gain,
    ProduceMetalOfSite,
    RemoveFrom,
    StealFromAny,
)
from marineris.testing import a_game
from marineris.text import Text

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")

GAMES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "corporate_era": True},
    {"players": 3, "corporate_era": True, "draft": True},
    {"players": 5, "beginners": [0]},
    {"players": 3, "corporate_era": True, "turmoil": True},
]


def asked(effect: Effect, card: str = "", **more: Any) -> Question:
    """A question as `Game.question` makes it."""
    decision: dict[str, Any] = {"seat": 0, "question": type(effect).__name__, **more}
    if card:
        decision["card"] = card
    return Question(effect, decision)


@each_language
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["players"]))
def test_a_whole_game_has_words(table: dict[str, Any], seed: int, language: str) -> None:
    """Every question, legal move and event, as every seat and a spectator sees them."""
    text = spoken(language)
    game = marineris.new("terraforming", seed=seed, log=True, **table)
    rng = random.Random(seed)
    told: set[str] = set()
    while not game.is_over:
        seat = rng.choice(game.to_act)
        question = game.question(seat)
        assert question is not None
        decision = question.decision
        if not told.issuperset(decision["moves"]) or decision["question"] != "Turn":
            assert_sentence(text.question(question, NAMES))
            for name in decision["moves"]:
                assert_sound(text.move(name, question, NAMES))
            told.update(decision["moves"])
        refused = rng.randrange(len(game.rules.catalogue))
        for reason in game.why_not(rng.randrange(game.players), refused):
            assert_sound(text.reason(reason, NAMES))
        game.play(seat, rng.choice(game.legal_moves(seat)))
    seen: set[str] = set()
    for reader in (None, 0, game.players - 1):
        for event in game.events(reader):
            if str(event) not in seen:
                seen.add(str(event))
                assert_sentence(text.event(event, NAMES))


@each_language
def test_every_move_of_the_catalogue_has_words(language: str) -> None:
    text = spoken(language)
    said = {name: text.move(name) for name in marineris.GAMES["terraforming"].catalogue.names}
    for phrase in said.values():
        assert_sound(phrase)
    # `card x` alone is nothing but the card's name, as is a resource or a number.
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pass", "Pass for this generation"),
        ("play asteroid", "Play Asteroid"),
        ("use ants", "Use the action of Ants"),
        ("project power_plant", "Standard project: power plant"),
        ("milestone mayor", "Claim the milestone Mayor"),
        ("award miner", "Fund the award Miner"),
        ("space 34", "Space 34 (2 plants)"),
        ("space 21", "Space 21, Pavonis Mons (1 titanium and 1 plant)"),
        ("space 06", "Space 06 (1 card)"),
        ("space 05", "Space 05"),
        ("space 01", "Space 01, Ganymede Colony"),
        ("seat 1", "Bo"),
        ("seat neutral", "the neutral opponent"),
        ("resource steel", "Steel"),
        ("amount 3", "3"),
        ("choose 2", "Choice 2"),
        ("convert heat", "Convert heat into temperature"),
    ],
)
def test_moves_in_words(name: str, expected: str) -> None:
    assert Text().move(name, None, NAMES) == expected


def test_a_neutral_delegate_is_no_opponent() -> None:
    question = asked(BanFrom(0), "banned_delegate")
    assert Text().move("seat neutral", question, NAMES) == "Remove a neutral delegate"
    assert Text().move("seat 1", question, NAMES) == "Remove a delegate of Bo"


ONE_OF = asked(OneOf(((Gain(resource.PLANTS, 3),), (AddTo(cube.ANIMAL, 2),))), "imported_hydrogen")
ARRANGE = asked(
    Arrange(
        (
            (Draw(), 0, INDEX["large_convoy"]),
            (Gain(resource.PLANTS), 1, INDEX["arctic_algae"]),
            (Draw(2), 0, -1),
        )
    )
)


@pytest.mark.parametrize(
    ("question", "name", "expected"),
    [
        (ONE_OF, "choose 1", "Choose: gain 3 plants"),
        (ONE_OF, "choose 2", "Choose: add 2 animals to one of your cards"),
        (ARRANGE, "choose 1", "Choose (Large Convoy): draw 1 card"),
        (ARRANGE, "choose 2", "Choose (Bo, Arctic Algae): gain 1 plant"),
        (ARRANGE, "choose 3", "Choose: draw 2 cards"),
        (asked(Pay(13, (resource.TITANIUM,))), "amount 3", "Pay 3 titanium"),
        (asked(Buy()), "card ants", "Buy Ants"),
        (asked(Buy()), "done", "Buy no more cards"),
        (asked(TakeCube(cube.MICROBE)), "card tardigrades", "Remove 1 microbe from Tardigrades"),
        (
            asked(RemoveCubesFrom(INDEX["fish"], 2), "virus"),
            "amount 2",
            "Remove 2 animals",
        ),
        (asked(RemoveFrom(1, resource.PLANTS, 3)), "amount 1", "Remove 1 plant"),
        (asked(RemoveFrom(1, resource.STEEL, 2, True)), "amount 2", "Steal 2 steel"),
        (asked(StealFromAny(resource.STEEL, 2)), "seat 1", "Steal steel from Bo"),
        (
            asked(ProduceMetalOfSite(), "mining_rights"),
            "resource titanium",
            "Increase your titanium production",
        ),
        (
            asked(Turn(0), moves=["use inventrix"]),
            "use inventrix",
            "Take the first action of Inventrix",
        ),
    ],
)
def test_answers_in_words(question: Question, name: str, expected: str) -> None:
    assert Text().move(name, question, NAMES) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (asked(Buy()), "Which cards do you buy? Each costs 3 M€."),
        (
            asked(Pay(13, (resource.STEEL,))),
            "You are paying 13 M€. How much steel do you use?",
        ),
        (
            asked(Keep(2), "business_contacts"),
            "Business Contacts: Which 2 cards do you keep? Choose in any order.",
        ),
        (
            asked(RemoveFrom(1, resource.PLANTS, 3), "asteroid"),
            "Asteroid: You may remove up to 3 plants from Bo. How many?",
        ),
        (
            asked(Turn(1), moves=["end", "play ants"]),
            "Do you take a second action? You may also end your turn.",
        ),
        (
            asked(Turn(0), moves=["use inventrix"]),
            "Take the first action of your corporation.",
        ),
    ],
)
def test_questions_in_words(question: Question, expected: str) -> None:
    assert Text().question(question, NAMES) == expected


@each_language
def test_every_branch_of_every_card_has_words(language: str) -> None:
    for card in CARDS:
        effects = [*card.play, *card.action]
        for trigger in card.triggers:
            effects += trigger.effects
        for effect in effects:
            if isinstance(effect, OneOf):
                for number in range(len(effect.branches)):
                    name, question = f"choose {number + 1}", asked(effect, card.id)
                    assert_sound(spoken(language).move(name, question, NAMES))


def test_labels_decode_nothing() -> None:
    """A question comes with its effect: words are made from that, never from its plain data."""
    if codec.__file__.endswith(".so"):
        pytest.skip("calls between compiled functions cannot be counted")
    text = Text()
    game = a_game(hand=[card.id for card in CARDS[20:32]], stock={"megacredits": 60})
    question = game.question(0)
    assert question is not None
    assert len(question.decision["moves"]) > 10
    calls: list[str] = []

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.append(frame.f_code.co_filename)

    sys.setprofile(count)
    try:
        text.question(question)
        for name in question.decision["moves"]:
            text.move(name, question)
            text.answer(name, question)
    finally:
        sys.setprofile(None)
    assert calls.count(codec.__file__) == 0
    assert calls
