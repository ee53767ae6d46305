"""Why a move is not legal, in words."""

from __future__ import annotations

import pytest
from tests.text.source import GAMES, reasons
from tests.text.speech import (
    NUMBERS,
    assert_begins_well,
    assert_sound,
    each_language,
    spoken,
)

from marineris.core.effect import Effect
from marineris.core.reason import Reason
from marineris.mars2049 import reason_code as mars2049
from marineris.terraforming import reason_code
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import PROJECTS
from marineris.testing import a_game
from marineris.text import Text, TextError
from marineris.text.bundle import bundle

NAMES = ("Ada", "Bo")

FACTS: dict[str, object] = {
    "card": "ants",
    "cube": "animal",
    "have": 2,
    "least": 1,
    "missing": 3,
    "most": 5,
    "need": 4,
    "parameter": "oxygen",
    "party": "greens",
    "question": "Pay",
    "resource": "plants",
    "seat": 1,
    "space": "34",
    "tag": "science",
    "target": 1,
    "tile": "greenery",
    "to_act": [0, 1],
}
"""One of each fact that a reason may carry."""

REASONS = reasons("terraforming")
CODES = {code for code, _ in reason_code.CODES} | {
    code for code, _ in reason_code.PLACE_CODES.values()
}


def assert_reads_well(said: str) -> None:
    assert_sound(said)
    assert_begins_well(said)


@each_language
@pytest.mark.parametrize(("code", "facts"), sorted(REASONS, key=str))
def test_a_reason_of_the_rules_has_words_for_its_facts(
    code: str, facts: frozenset[str], language: str
) -> None:
    said = spoken(language).reason(
        Reason(code, "TM-1.1", {key: FACTS[key] for key in facts}), NAMES
    )
    assert_reads_well(said)
    assert said.endswith(". (TM-1.1)")


@each_language
@pytest.mark.parametrize("code", sorted(CODES))
def test_a_code_has_words_with_and_without_facts(code: str, language: str) -> None:
    for facts in ({}, {"space": "34"}, FACTS):
        assert_reads_well(spoken(language).reason(Reason(code, "TM-1.1", facts), NAMES))


@each_language
@pytest.mark.parametrize("number", NUMBERS)
def test_every_reason_has_words_for_every_number(number: int, language: str) -> None:
    figures = ("have", "least", "missing", "most", "need")
    facts = {**FACTS, **dict.fromkeys(figures, number)}
    for code in CODES | {code for code, _ in REASONS}:
        for parameter in ("temperature", "oxygen", "oceans"):
            reason = Reason(code, "TM-1.1", {**facts, "parameter": parameter})
            assert_reads_well(spoken(language).reason(reason, NAMES))


def test_no_words_are_left_over() -> None:
    ids = {name for name in bundle("en").ids if name.startswith("reason-")}
    codes = CODES | {code for game in GAMES for code, _ in reasons(game)}
    codes |= {code for code, _ in (*mars2049.CODES.values(), *mars2049.PLACE_CODES.values())}
    codes |= {"not-picked", "nothing-more-taken-back"}  # chosen between where they are given
    assert ids == {"reason-with-rule"} | {f"reason-{code}" for code in codes}


@each_language
def test_obstacles_of_all_cards_have_words(language: str) -> None:
    state = a_game().state
    effects: list[tuple[Effect, int]] = [
        (effect, number)
        for number, card in enumerate(CARDS)
        for effect in (*card.play, *card.action)
        if effect.can_block()
    ]
    effects += [(effect, -1) for project in PROJECTS for effect in project.effects]
    for effect, card in effects:
        for code in range(len(reason_code.CODES)):
            reason = reason_code.reason_of(code, effect, state, 0, card)
            assert_reads_well(spoken(language).reason(reason, NAMES))


def test_a_code_without_words_is_an_error() -> None:
    with pytest.raises(TextError, match="reason-no-such-code"):
        Text().reason(Reason("no-such-code", "TM-1.1"))
    with pytest.raises(TextError, match="reason-card-too-dear"):
        Text().reason(Reason("card-too-dear", "TM-1.1"))


@pytest.mark.parametrize(
    ("code", "facts", "expected"),
    [
        (
            "parameter-too-low",
            {"parameter": "oxygen", "need": 4, "have": 2},
            "Needs 4% oxygen; there is 2%.",
        ),
        (
            "parameter-too-low",
            {"parameter": "temperature", "need": -12, "have": -30},
            "Needs −12 °C or warmer; it is −30 °C.",
        ),
        (
            "parameter-too-high",
            {"parameter": "oceans", "need": 3, "have": 4},
            "Needs at most 3 ocean tiles; there are 4.",
        ),
        (
            "too-few-tags",
            {"tag": "science", "need": 5, "have": 1},
            "Needs 5 science tags; you have 1.",
        ),
        ("card-too-dear", {"need": 14, "have": 9}, "It costs 14 M€; you can pay 9 M€ for it."),
        (
            "stock-too-low",
            {"resource": "plants", "need": 8, "have": 7},
            "Needs 8 plants; you have 7.",
        ),
        ("no-place", {"tile": "greenery"}, "There is no legal space for a greenery tile."),
        ("no-place", {}, "There is no legal space for the tile."),
        ("milestone-taken", {"seat": 1}, "Bo has claimed this milestone already."),
        ("not-your-turn", {"to_act": [1]}, "It is not your turn; it is Bo’s turn."),
        (
            "not-your-turn",
            {"to_act": [0, 1]},
            "It is not your turn; the game is waiting for Ada and Bo.",
        ),
        ("not-a-target", {"target": 3}, "Player 4 cannot be chosen."),
        ("another-question", {"question": "Pay"}, "First say how you pay."),
    ],
)
def test_reasons_in_words(code: str, facts: dict[str, object], expected: str) -> None:
    assert Text().reason(Reason(code, "TM-7.6", facts), NAMES) == f"{expected} (TM-7.6)"


def test_a_reason_of_a_real_game() -> None:
    game = a_game(oxygen=2)
    game.state.hand[0].append(next(i for i, card in enumerate(CARDS) if card.id == "ants"))
    said = [Text().reason(reason) for reason in game.why_not(0, "play ants")]
    assert "Needs 4% oxygen; there is 2%. (TM-7.6)" in said
