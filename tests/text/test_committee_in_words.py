"""Texts of Turmoil say what its rules say: see test_rules_in_words."""

from __future__ import annotations

import re

from tests.text.speech import each_language, spoken
from tests.text.wording import AT_LEAST, Words, assert_says, says, words_in

from marineris.terraforming.data.card import CARDS
from marineris.terraforming.turmoil.count import Softened
from marineris.terraforming.turmoil.event import EVENTS, GlobalEvent
from marineris.terraforming.turmoil.mars import Rank
from marineris.terraforming.turmoil.outcome import Lose
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.text.bundle import sources_of

COUNT_FIRST: Words = {
    "en": ("count at most 5, then subtract",),
    "pl": ("policz najwyżej 5, a potem odejmij",),
    "uk": ("порахуй щонайбільше 5", "потім відніми"),
    "sr": ("izbroj najviše 5, a zatim oduzmi",),
}


def softens(event: GlobalEvent) -> bool:
    """Whether influence makes a loss of an event smaller."""
    return any(isinstance(one, Lose) and isinstance(one.count, Softened) for one in event.each)


@each_language
def test_influence_is_taken_off_what_was_counted(language: str) -> None:
    """TU-8.6: three tags and influence 1 are 2, whatever the limit of five."""
    text = spoken(language)
    for event in EVENTS:
        said = " ".join(text.global_event(event.id))
        assert says(language, said, COUNT_FIRST) == softens(event), event.id
    assert sum(map(softens, EVENTS)) == 7


def ranking(event: GlobalEvent) -> Rank | None:
    """What an event compares, if it does."""
    return next((one for one in event.mars if isinstance(one, Rank)), None)


PLACES: Words = {
    "en": ("in first place", "in second place", "nobody is second"),
    "pl": ("na pierwszym miejscu", "na drugim", "drugiego miejsca nie ma"),
    "uk": ("на першому місці", "на другому", "другого місця немає"),
    "sr": ("na prvom mestu", "na drugom", "drugog mesta nema"),
}
NO_PLACE: Words = {
    "en": ("below 1 takes no place",),
    "pl": ("poniżej 1 nie daje miejsca",),
    "uk": ("менший за 1, не дає місця",),
    "sr": ("manji od 1 ne donosi mesto",),
}
WITH_SO_MUCH: Words = {**AT_LEAST, "uk": ("більше —",)}


@each_language
def test_a_ranking_says_places_ties_and_the_least_score(language: str) -> None:
    """TU-8.11, TU-13.1"""
    text = spoken(language)
    ranked = 0
    for event in EVENTS:
        rank = ranking(event)
        said = " ".join(text.global_event(event.id))
        assert says(language, said, PLACES) == (rank is not None), event.id
        if rank is not None:
            ranked += 1
            assert says(language, said, NO_PLACE) == (rank.least == 1), event.id
            marks = 2 if rank.alone_second else 1
            assert said.count(words_in(language, WITH_SO_MUCH)[0]) == marks, said
    assert ranked == 2


@each_language
def test_all_with_the_lowest_rating_rise(language: str) -> None:
    """TU-9.1"""
    words: Words = {"en": ("Every player",), "pl": ("Każdy",), "uk": ("Кожен",), "sr": ("Svako",)}
    assert_says(language, spoken(language).party_bonus("reds"), words)


@each_language
def test_two_delegates_are_a_minimum(language: str) -> None:
    """TU-11.1"""
    text = spoken(language)
    needing = [card for card in CARDS for one in card.requires if hasattr(one, "party")]
    assert needing
    for card in needing:
        assert_says(language, " ".join(text.card_parts(card.id)["requires"]), AT_LEAST)
    party = f"party-{PARTIES[0].replace('_', '-')}"
    said = text.message("reason-party-not-ruling", party=party, need=2, have=0)
    assert_says(language, said, AT_LEAST)


@each_language
def test_an_ocean_of_an_event_brings_no_money(language: str) -> None:
    """TU-8.7"""
    said = " ".join(spoken(language).global_event("aquifer_released_by_public_council"))
    ocean = said.split(".")[0]
    assert "M€" in ocean


def test_influence_is_not_counted_in_victory_points() -> None:
    """TU-7.1: `poen` is a victory point in Serbian (TM-2.1)."""
    for name, source in sources_of("sr").items():
        assert not re.search(r"[Pp]oen\w* uticaja", source), name
    text = spoken("sr")
    assert "poen" not in text.message("help-influence").lower()
    assert "jedinica uticaja" in text.message("help-chairman")
    for event in EVENTS:
        assert "poen" not in " ".join(text.global_event(event.id)), event.id


@each_language
def test_influence_of_a_delegate_needs_no_leader(language: str) -> None:
    """TU-7.1"""
    words: Words = {
        "en": ("at least one ordinary delegate", "even if you do not lead it"),
        "pl": ("co najmniej jednego zwykłego delegata", "nawet jeśli jej nie przewodzisz"),
        "uk": ("щонайменше одного звичайного делегата", "навіть якщо не очолюєш її"),
        "sr": ("bar jednog običnog delegata", "čak i ako je ne vodiš"),
    }
    assert_says(language, spoken(language).message("help-influence"), words)


@each_language
def test_a_policy_holds_in_the_action_phase(language: str) -> None:
    """TU-3.2, TU-2.7: the first ruling party pays no bonus."""
    words: Words = {
        "en": ("in the action phase", "when it is elected"),
        "pl": ("w fazie akcji", "przy wyborze"),
        "uk": ("фазі дій", "під час обрання"),
        "sr": ("u akcionoj fazi", "pri izboru"),
    }
    assert_says(language, spoken(language).message("help-ruling"), words)


@each_language
def test_events_are_seen_three_generations_ahead(language: str) -> None:
    """TU-8.1"""
    text = spoken(language)
    ahead: Words = {
        "en": ("up to three generations",),
        "pl": ("do trzech pokoleń",),
        "uk": ("за три покоління",),
        "sr": ("tri generacije",),
    }
    assert_says(language, text.message("help-global-event"), ahead)
    places: dict[str, Words] = {
        "distant": {
            "en": ("Distant",),
            "pl": ("Odległe",),
            "uk": ("Віддалена",),
            "sr": ("Daleki",),
        },
        "coming": {
            "en": ("Coming",),
            "pl": ("Nadchodzące",),
            "uk": ("Прийдешня",),
            "sr": ("Predstojeći",),
        },
        "current": {
            "en": ("Current",),
            "pl": ("Aktualne",),
            "uk": ("Поточна",),
            "sr": ("Aktuelni",),
        },
    }
    for place, words in places.items():
        assert_says(language, text.message(f"web-tu-slot-{place}"), words)
