"""Texts say what the rules say: no number, condition or exception is missing or wrong.

Each test looks for the words that carry the rule, in every language.
"""

from __future__ import annotations

import pytest
from tests.text.speech import each_language, spoken
from tests.text.wording import AT_LEAST, Words, assert_says, assert_silent, says

from marineris.terraforming.data import tag, tile
from marineris.terraforming.data.card import CARDS, Card
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.vocabulary import count
from marineris.terraforming.vocabulary.count import Tags
from marineris.terraforming.vocabulary.effect.map import PlaceTile

THIS_CARD_TOO: Words = {
    "en": ("(this card included)",),
    "pl": ("(wliczając tę kartę)",),
    "uk": ("(ця карта теж рахується)",),
    "sr": ("(uključujući ovu kartu)",),
}


# ------------------------------------------------------------------------------- what cards count


def tags_counted(value: object) -> list[Tags]:
    """The counts of tags somewhere in a part of a card."""
    if isinstance(value, Tags):
        return [value]
    if isinstance(value, tuple):
        return [found for one in value for found in tags_counted(one)]
    fields = getattr(value, "__dataclass_fields__", {})
    return [found for name in fields for found in tags_counted(getattr(value, name))]


def counts_itself(card: Card, counts: list[Tags]) -> bool:
    """Whether a card has a tag that it counts."""
    return any(one.tag in card.tags and one.whose != count.OPPONENTS for one in counts)


@each_language
@pytest.mark.parametrize("part", ["play", "points"])
def test_a_card_says_that_it_counts_its_own_tag(part: str, language: str) -> None:
    """TM-C9"""
    text = spoken(language)
    counting = 0
    for card in CARDS:
        counts = tags_counted(getattr(card, part))
        said = " ".join(text.card_parts(card.id).get(part, []))
        assert says(language, said, THIS_CARD_TOO) == counts_itself(card, counts), card.id
        counting += counts_itself(card, counts)
    assert counting


@each_language
@pytest.mark.parametrize(
    "name",
    [
        "power_grid",
        "worms",
        "cartel",
        "satellites",
        "terraforming_ganymede",
        "medical_lab",
        "parliament_hall",
        "pr_office",
        "diaspora_movement",
    ],
)
def test_cards_printed_with_including_this_say_so(name: str, language: str) -> None:
    """TM-C9"""
    assert_says(language, " ".join(spoken(language).card_parts(name)["play"]), THIS_CARD_TOO)


def test_the_tags_of_others_do_not_include_this_card() -> None:
    """TM-C9"""
    opponents = " ".join(spoken("en").card_text("toll_station"))
    assert tag.SPACE in next(card.tags for card in CARDS if card.id == "toll_station")
    assert "your opponents have" in opponents
    assert_silent("en", opponents, THIS_CARD_TOO)


CITY_TILE: Words = {
    "en": ("city tile",),
    "pl": ("obszar miasta",),
    "uk": ("жетоном міста",),
    "sr": ("pločica grada",),
}
ON_TOP: Words = {
    "en": ("in addition to",),
    "pl": ("oprócz punktów",),
    "uk": ("на додачу до",),
    "sr": ("uz poene",),
}


@each_language
def test_capital_is_a_city_and_scores_besides(language: str) -> None:
    """TM-5.6"""
    text = spoken(language)
    for card in CARDS:
        capital = any(
            isinstance(effect, PlaceTile) and effect.tile == tile.CAPITAL for effect in card.play
        )
        parts = text.card_parts(card.id)
        points = " ".join(parts.get("points", []))
        assert says(language, points, ON_TOP) == capital, card.id
        if capital:
            assert_says(language, parts["play"][-1], CITY_TILE)


# ------------------------------------------------------------------------------- milestones


NEEDS: Words = {
    "en": ("Needs",),
    "pl": ("Trzeba mieć",),
    "uk": ("Потрібно мати",),
    "sr": ("Treba da imaš",),
}


@each_language
def test_a_milestone_is_a_goal_and_not_a_fact(language: str) -> None:
    """TM-11.C1"""
    text = spoken(language)
    for board in MAPS.values():
        for milestone in board.milestones:
            said = text.milestone(milestone.id, board.name)
            assert_says(language, said, NEEDS)
            assert_says(language, said, AT_LEAST)
            assert str(milestone.least) in said


@each_language
def test_milestones_run_out_and_not_places_among_players(language: str) -> None:
    """TM-11.C1"""
    said = spoken(language).message("help-milestone")
    assert_says(
        language,
        said,
        {
            "en": ("three milestones",),
            "pl": ("trzy Tytuły",),
            "uk": ("три досягнення",),
            "sr": ("tri dostignuća",),
        },
    )


# ------------------------------------------------------------------------------- help


@each_language
def test_standard_projects_are_an_action_of_your_turn(language: str) -> None:
    """TM-10.3, TM-11.B1: selling patents builds nothing."""
    said = spoken(language).message("help-project")
    in_turn: Words = {
        "en": ("action", "own turn"),
        "pl": ("akcj", "swojej turze"),
        "uk": ("дію", "свій хід"),
        "sr": ("akciju", "u svom potezu"),
    }
    assert_says(language, said, in_turn)
    building: Words = {"en": ("build",), "pl": ("bud",), "uk": ("буд",), "sr": ("gradi",)}
    assert_silent(language, said, building)


@each_language
def test_awards_have_ties_and_no_second_place_for_two(language: str) -> None:
    """TM-11.D3, TM-11.D4"""
    words: Words = {
        "en": ("two players", "tie"),
        "pl": ("2-osobowej", "remis"),
        "uk": ("вдвох", "ділять"),
        "sr": ("dva igrača", "deli"),
    }
    assert_says(language, spoken(language).message("help-award"), words)


@each_language
def test_some_offensive_missions_hit_their_user(language: str) -> None:
    """MA-12.O5, MA-12.O8"""
    text = spoken(language, "mars2049")
    said = text.message("help-deck-offensive")
    assert text.term("mission", "black_friday") in said
    assert text.term("mission", "armageddon") in said


@each_language
def test_the_first_base_is_one_of_five(language: str) -> None:
    """MA-1.2, MA-4.2: four are left to build, and the first one counts."""
    text = spoken(language, "mars2049")
    four: Words = {
        "en": ("our more bases",),
        "pl": ("cztery bazy",),
        "uk": ("чотири бази",),
        "sr": ("četiri baze",),
    }
    assert_says(language, text.message("web-tutorial-mars2049-goal.text"), four)
    assert_says(language, text.message("web-tutorial-bye-mars2049"), four)
    first: Words = {
        "en": ("the first one included",),
        "pl": ("wliczając pierwszą",),
        "uk": ("разом із першою",),
        "sr": ("računajući prvu",),
    }
    assert_says(language, text.message("option-calm-before-storm"), first)
    assert_says(language, text.message("reason-calm-before-storm"), first)


@each_language
def test_a_limited_bank_asks_for_at_least_half(language: str) -> None:
    """MA-8.2"""
    words: Words = {
        "en": ("at least half",),
        "pl": ("co najmniej połowę",),
        "uk": ("щонайменше половину",),
        "sr": ("bar polovinu",),
    }
    assert_says(language, spoken(language, "mars2049").message("option-bank-limited"), words)


def test_counts_inside_other_records_are_found() -> None:
    """The search of this file sees a count in an effect in a choice."""
    asteroid = next(card for card in CARDS if card.id == "nitrogen_rich_asteroid")
    assert tags_counted(asteroid.play) == [Tags(tag.PLANT)]
