"""Mars 2049 in words: every kind of record has some, and whole games are told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.text.source import event_names, reasons
from tests.text.speech import (
    NUMBERS,
    assert_begins_well,
    assert_sentence,
    assert_sound,
    each_language,
    spoken,
)
from tests.text.test_kind import asking_kinds, kinds, sample
from tests.text.test_question import asked

import marineris
from marineris.contract import random_move
from marineris.core.effect import Effect
from marineris.core.error import IllegalMove, UnknownCard
from marineris.core.question import Question
from marineris.core.reason import Reason
from marineris.mars2049 import reason_code, structure
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.effect.attack import (
    BlackFriday,
    Destroy,
    Hit,
    LoseBases,
    LoseStations,
    LoseStationsOf,
    MoveMission,
    MoveStation,
    Rob,
    StealFrom,
    StopTurn,
)
from marineris.mars2049.effect.build import Ally, FreeStation, Place
from marineris.mars2049.effect.mission import UseAgain
from marineris.mars2049.effect.supply import GainEach, ProduceChosen, StoreProduced, Take
from marineris.mars2049.price import DECKS
from marineris.mars2049.turn import FACES, AnswerSwap, Thief, Turn
from marineris.text import Text, TextError
from marineris.text.bundle import kebab

GAME = "mars2049"
I18N = Path(marineris.__file__).parent / "i18n"
NAMES = ("Ada", "Bo", "Cy", "Di")
TEXT = Text("en", GAME)

ATTACKS: list[Effect] = [
    Destroy(27, 3),
    LoseBases(1, 2),
    LoseStationsOf(1, structure.AIR_STATION),
    MoveMission(1),
    MoveStation(27, 28),
    StealFrom(1, 3),
    StopTurn(1),
]
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "calm_before_storm": True, "not_so_aggressive": True, "bank": "limited"},
    {"players": 4, "cooperative": True, "more_discoveries": True, "fewer_bases": True},
]


@pytest.mark.parametrize("language", ["en", "pl", "sr", "uk"])
def test_the_station_is_written_one_way(language: str) -> None:
    """As in the rulebooks, whichever part of the program names it."""
    texts = {
        path.name: path.read_text(encoding="utf-8") for path in (I18N / language).glob("*.ftl")
    }
    assert "H2O" in texts["terms.ftl"]
    assert [name for name, text in texts.items() if "H₂O" in text] == []


# Missions


@each_language
@pytest.mark.parametrize("mission", [mission.id for mission in MISSIONS])
def test_a_mission_reads_well(mission: str, language: str) -> None:
    text = spoken(language, GAME)
    lines = text.card_text(mission)
    assert lines
    assert_sound(text.card_name(mission))
    assert_begins_well(text.card_name(mission))
    for line in lines:
        assert_sentence(line)


def test_parts_of_missions() -> None:
    assert TEXT.card_parts("resources") == {"play": ["Gain 2 air, 2 food and 2 minerals."]}
    for mission in MISSIONS:
        assert ("immediate" in TEXT.card_parts(mission.id)) == mission.is_immediate


def test_an_unknown_mission_is_refused() -> None:
    for ask in (TEXT.card_name, TEXT.card_text, TEXT.card_parts):
        with pytest.raises(UnknownCard, match="sabotag"):
            ask("sabotag")
    with pytest.raises(UnknownCard):
        TEXT.card_name("ants")


# Effects and questions


@each_language
@pytest.mark.parametrize("kind", kinds(Effect, GAME), ids=lambda kind: kind.__name__)
def test_every_effect_has_words(kind: Any, language: str) -> None:
    for number in NUMBERS[1:]:
        effects = [Hit(1, attack) for attack in ATTACKS] if kind is Hit else [filled(kind, number)]
        for effect in effects:
            assert_sentence(spoken(language, GAME).effect(effect, names=NAMES))


def filled(kind: Any, number: int) -> Any:
    """A record of a kind; a small number where it is an index."""
    found = sample(kind, number)
    small = {"get": 1, "give": 2, "mission": 1, "point": 5, "to": 6, "proposer": 1, "victim": 1}
    given = {field: getattr(found, field) for field in kind.__dataclass_fields__}
    return kind(**{**given, **{key: small[key] for key in small if key in given}})


@each_language
@pytest.mark.parametrize("kind", asking_kinds(GAME), ids=lambda kind: kind.__name__)
def test_every_question_has_words(kind: type, language: str) -> None:
    text = spoken(language, GAME)
    names = [f"question-{kebab(kind.__name__)}", f"mars2049-question-{kebab(kind.__name__)}"]
    assert any(text.has_message(name) and text.has_message(f"{name}.short") for name in names)
    blocked = Reason("another-question", "MA-5.2", {"question": kind.__name__})
    assert_sound(text.reason(blocked))
    assert TEXT.reason(blocked).startswith("First say ")


@each_language
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: type(attack).__name__)
def test_every_attack_can_be_told(attack: Effect, language: str) -> None:
    assert_sentence(spoken(language, GAME).question(asked(Hit(1, attack)), NAMES))


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: type(attack).__name__)
def test_every_attack_is_told_to_its_victim(attack: Effect) -> None:
    said = TEXT.question(asked(Hit(1, attack)), NAMES)
    assert_sound(said)
    assert said.startswith("You are under attack: ")
    assert "you" in said.split(":")[1].lower()


def test_all_attacks_are_known() -> None:
    """Those that a `Hit` carries are the kinds that end in an attack's own effect."""
    threats = {kind for kind in kinds(Effect, GAME) if TEXT.has_message(threat_of(kind))}
    assert threats == {type(attack) for attack in ATTACKS}


def threat_of(kind: type) -> str:
    return f"effect-{kebab(kind.__name__)}.threat"


def of_mission(effect: Effect, mission: str) -> Question:
    return asked(effect, mission=mission)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (asked(Place(structure.BASE)), "Where do you place a base?"),
        (of_mission(FreeStation(), "construction"), "Construction: Which station do you build for "
         "free?"),
        (asked(Take(1, roads=True)), "Which card do you take from the bank?"),
        (
            of_mission(Take(4), "support"),
            "Support: Which 4 cards do you take from the bank? Choose in any order.",
        ),
        (asked(Thief()), "You rolled theft. From which opponent do you take a card?"),
        (asked(Thief(True)), "You rolled theft again. Which opponent takes a card of yours?"),
        (
            of_mission(Hit(0, Destroy(27, 3)), "sabotage"),
            "Sabotage: You are under attack: your station on intersection 2.3 is to be destroyed. "
            "Do you use Protection?",
        ),
        (asked(AnswerSwap(2, 0, 1)), "Cy offers you 1 air for 1 food. Do you accept?"),
        (of_mission(Rob(3), "daylight_robbery"), "Daylight Robbery: From whom do you take 3 "
         "resource cards?"),
        (
            asked(Turn()),
            "What do you do? When you have done everything, pass.",
        ),
    ],
)  # fmt: skip
def test_questions_in_words(question: Question, expected: str) -> None:
    assert TEXT.question(question, NAMES) == expected


# Moves


@each_language
def test_every_move_of_the_catalogue_has_words(language: str) -> None:
    text = spoken(language, GAME)
    said = {name: text.move(name) for name in marineris.GAMES[GAME].catalogue.names}
    for phrase in said.values():
        assert_sound(phrase)
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pass", "Pass: your turn ends"),
        ("done", "Done"),
        ("protect", "Cancel the attack with Protection"),
        ("exchange air road", "Exchange air for 1 road card"),
        ("swap air minerals", "Offer your partner 1 air for 1 mineral"),
        ("store minerals 8", "Change 8 minerals into a token"),
        ("release air 3", "Change a token of 3 air into cards"),
        ("take road", "Take 1 road card"),
        ("build air_station", "Build an air station"),
        ("build lab3", "Build laboratory (3)"),
        ("build h2o_station", "Build the H2O station"),
        ("buy offensive", "Buy an offensive mission"),
        ("seat 1", "Bo"),
        ("point 2.13", "Intersection 2.13"),
        ("use black_friday", "Use Black Friday"),
        ("mission plunder", "Plunder"),
    ],
)
def test_moves_in_words(name: str, expected: str) -> None:
    assert TEXT.move(name, None, NAMES) == expected


@pytest.mark.parametrize(
    ("question", "name", "expected"),
    [
        (asked(BlackFriday()), "take air", "Destroy all air stations"),
        (asked(ProduceChosen()), "take minerals", "Produce minerals"),
        (asked(Take(1)), "take minerals", "Take 1 mineral"),
        (asked(StoreProduced(0)), "done", "Change nothing more"),
        (asked(Hit(0, StopTurn(0))), "done", "Let it happen"),
        (asked(Hit(0, StopTurn(0))), "protect", "Cancel the attack with Protection"),
        (asked(AnswerSwap(2, 0, 1)), "accept", "Accept: give 1 food for 1 air"),
        (asked(Ally()), "seat 1", "Bo builds one too"),
        (asked(UseAgain()), "mission plunder", "Use Plunder"),
        (
            asked(LoseStations(structure.AIR_STATION)),
            "point 1.3",
            "Keep the one on intersection 1.3",
        ),
    ],
)
def test_answers_in_words(question: Question, name: str, expected: str) -> None:
    assert TEXT.move(name, question, NAMES) == expected


# Reasons

FACTS: dict[str, Any] = {
    "deck": "peaceful",
    "have": 1,
    "most": 3,
    "need": 4,
    "point": "2.13",
    "question": "Turn",
    "resource": "minerals",
    "structure": "base",
    "target": 1,
    "to_act": [0, 1],
    "value": 3,
}
CODES = {code for code, _ in (*reason_code.CODES.values(), *reason_code.PLACE_CODES.values())}


def facts_of(code: str, keys: frozenset[str]) -> dict[str, Any]:
    prices = {"need": [0, 4, 3], "have": [0, 0, 0]} if code == "too-dear" else {}
    return {key: {**FACTS, **prices}[key] for key in keys}


@each_language
@pytest.mark.parametrize(("code", "facts"), sorted(reasons(GAME), key=str))
def test_a_reason_of_the_rules_has_words_for_its_facts(
    code: str, facts: frozenset[str], language: str
) -> None:
    text = spoken(language, GAME)
    said = text.reason(Reason(code, "MA-1.1", facts_of(code, facts)), NAMES)
    assert_sound(said)
    assert_begins_well(said)
    assert said.endswith(". (MA-1.1)")
    for number in NUMBERS:
        given = {key: number for key in facts & {"need", "have", "most"} if code != "too-dear"}
        assert_sound(text.reason(Reason(code, "MA-1.1", {**facts_of(code, facts), **given})))


@each_language
@pytest.mark.parametrize("code", sorted(CODES))
def test_a_code_has_words_with_and_without_facts(code: str, language: str) -> None:
    for facts in ({}, {"point": "2.13"}, FACTS):
        assert_sound(spoken(language, GAME).reason(Reason(code, "MA-1.1", facts), NAMES))


@pytest.mark.parametrize(
    ("code", "facts", "expected"),
    [
        (
            "too-dear",
            {"need": [0, 4, 3], "have": [5, 1, 1]},
            "It costs 4 food and 3 minerals; you have 5 air, 1 food and 1 mineral.",
        ),
        (
            "too-dear",
            {"need": [3, 1, 0], "have": [0, 0, 0]},
            "It costs 3 air and 1 food; you have nothing.",
        ),
        ("no-token", {"structure": "base"}, "You have no base left to build."),
        ("no-token", {}, "You have none left to build."),
        ("no-place", {}, "There is no free intersection where it could stand."),
        ("deck-empty", {"deck": "offensive"}, "There are no offensive missions left."),
        ("another-question", {"question": "Turn"}, "First say what you do in your turn."),
        ("not-your-turn", {"to_act": [1]}, "It is not your turn; it is Bo’s turn."),
    ],
)
def test_reasons_in_words(code: str, facts: dict[str, object], expected: str) -> None:
    assert TEXT.reason(Reason(code, "MA-7.1", facts), NAMES) == f"{expected} (MA-7.1)"


def test_an_illegal_move_says_why() -> None:
    game = marineris.new(GAME, players=2, seed=1)
    seat = game.to_act[0]
    with pytest.raises(IllegalMove) as caught:
        game.play(1 - seat, "build h2o_station")
    said = TEXT.error(caught.value, NAMES)
    assert said.startswith("That is not possible now: Build the H2O station. ")
    assert "8 air, 8 food and 8 minerals" in said


# Events

EVENT_FACTS: dict[str, Any] = {
    "amount": 3,
    "deck": "peaceful",
    "face": "lose_turn",
    "get": "food",
    "give": "minerals",
    "giver": 1,
    "mission": "black_friday",
    "point": "2.13",
    "resource": "minerals",
    "structure": "air_station",
    "value": 8,
}
SECRETIVE = ("CardStolen", "MissionDrawn", "MissionTaken")
"""The events of which not everybody knows what was taken."""


@each_language
@pytest.mark.parametrize("name", sorted(event_names(GAME)))
def test_every_event_has_words(name: str, language: str) -> None:
    for number in (-2, -1, *NUMBERS[1:]):
        told = {"event": name, "seat": 0, **EVENT_FACTS, "amount": number}
        hidden = ("mission", "resource") if name in SECRETIVE else ()
        for event in (told, {key: told[key] for key in told if key not in hidden}):
            assert_sentence(spoken(language, GAME).event(event, NAMES))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ({"event": "CardStolen", "seat": 0, "giver": 1}, "Ada took a resource card at random from "
         "Bo."),
        (
            {"event": "CardStolen", "seat": 0, "giver": 1, "resource": "minerals"},
            "Ada took 1 mineral at random from Bo.",
        ),
        (
            {"event": "CardsChanged", "seat": 1, "resource": "air", "amount": -3},
            "Bo paid 3 air.",
        ),
        ({"event": "DieRolled", "seat": 0, "face": "lose_turn"}, "Ada rolled: lose a turn."),
        ({"event": "MissionDrawn", "seat": 0, "deck": 0}, "Ada drew a peaceful mission."),
        (
            {"event": "MissionDrawn", "seat": 0, "deck": "peaceful", "mission": "support"},
            "Ada drew a peaceful mission: Support.",
        ),
        (
            {"event": "DeckRenewed", "seat": -1, "deck": 1},
            "The used offensive missions were shuffled into a new deck.",
        ),
        (
            {"event": "StructureBuilt", "seat": 0, "structure": "lab3", "point": "2.1"},
            "Ada placed laboratory (3) on intersection 2.1.",
        ),
        ({"event": "Passed", "seat": 1}, "Bo ended the turn."),
        (
            {"event": "StationOnThePole", "seat": 1},
            "Bo built the H2O station on the north pole.",
        ),
    ],
)  # fmt: skip
def test_events_in_words(event: dict[str, Any], expected: str) -> None:
    assert TEXT.event(event, NAMES) == expected


@each_language
def test_every_face_deck_structure_and_resource_can_be_told(language: str) -> None:
    text = spoken(language, GAME)
    for face in FACES:
        assert_sentence(text.event({"event": "DieRolled", "seat": 0, "face": face}, NAMES))
    for deck in (*DECKS, 0, 1):
        for event in ("MissionBought", "MissionDrawn", "DeckRenewed"):
            assert_sentence(text.event({"event": event, "seat": 0, "deck": deck}, NAMES))
    for kind in structure.NAMES[1:]:
        told = {"event": "StructureBuilt", "seat": 0, "structure": kind, "point": "2.1"}
        assert_sentence(text.event(told, NAMES))
    for what in ("air", "food", "minerals"):
        for number in (-1, -2, *NUMBERS[1:]):
            told = {"event": "CardsChanged", "seat": 1, "resource": what, "amount": number}
            assert_sentence(text.event(told, NAMES))


def test_an_event_without_words_is_an_error() -> None:
    with pytest.raises(TextError, match="event-no-such-thing"):
        TEXT.event({"event": "NoSuchThing", "seat": 0}, NAMES)


# Whole games


@each_language
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["players"]))
def test_a_whole_game_has_words(table: dict[str, Any], seed: int, language: str) -> None:
    """Every question, legal move and event, as every seat and a spectator sees them."""
    text = spoken(language, GAME)
    game = marineris.new(GAME, seed=seed, log=True, **table)
    rng = random.Random(seed)
    told: set[str] = set()
    while not game.is_over:
        seat = rng.choice(game.to_act)
        question = game.question(seat)
        assert question is not None
        decision = question.decision
        if str(decision) not in told:
            told.add(str(decision))
            assert_sentence(text.question(question, NAMES))
            for name in decision["moves"]:
                assert_sound(text.move(name, question, NAMES))
        refused = rng.randrange(len(game.rules.catalogue))
        for reason in game.why_not(rng.randrange(game.players), refused):
            assert_sound(text.reason(reason, NAMES))
        game.play(seat, random_move(game, seat, rng))
    seen: set[str] = set()
    for reader in (None, *range(game.players)):
        for event in game.events(reader):
            if str(event) not in seen:
                seen.add(str(event))
                assert_sentence(text.event(event, NAMES))


def test_both_games_speak_side_by_side() -> None:
    """The same names mean different things; neither game says the other's words."""
    assert Text().move("pass") == "Pass for this generation"
    assert TEXT.move("pass") == "Pass: your turn ends"
    assert Text().reason(Reason("no-place", "")) != TEXT.reason(Reason("no-place", ""))
    assert Text().reason(Reason("game-over", "")) == TEXT.reason(Reason("game-over", ""))
    assert TEXT.effect(GainEach(1)) == "Gain 1 air, 1 food and 1 mineral."
    with pytest.raises(UnknownCard):
        Text().card_name("plunder")
