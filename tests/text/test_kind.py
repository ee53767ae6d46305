"""Every kind of record has its words: a new kind without them fails here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

import pytest
from tests.text.source import GAMES
from tests.text.speech import (
    NUMBERS,
    assert_sentence,
    assert_sound,
    each_language,
    own_bundle,
    spoken,
)

import marineris
from marineris.core.effect import Effect
from marineris.core.selection import Selection
from marineris.terraforming.data import cube, tag, tile
from marineris.terraforming.data.card import CARDS, Points
from marineris.terraforming.data.resource import ENERGY, MC, PLANTS
from marineris.terraforming.vocabulary import count
from marineris.terraforming.vocabulary.count import Count, CubesHere, Tags
from marineris.terraforming.vocabulary.effect.control import Arrange, IfAtLeast, NextCard, OneOf
from marineris.terraforming.vocabulary.effect.cubes import AddHere, AddTo
from marineris.terraforming.vocabulary.effect.deck import Draw, LookAndKeep
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce, RemoveAny, RemoveFrom
from marineris.terraforming.vocabulary.modifier import Discount, Modifier
from marineris.terraforming.vocabulary.placement import (
    ANY_LAND,
    CITY_PLACE,
    GREENERY_PLACE,
    ISOLATED,
    OCEAN_PLACE,
    OWN_STRICTLY,
    Place,
)
from marineris.terraforming.vocabulary.requirement import AtLeast, AtMost, HasTags, Requirement
from marineris.terraforming.vocabulary.trigger import Occasion, Places, Trigger
from marineris.text import Text
from marineris.text.bundle import bundle, kebab
from marineris.text.terraforming.measure import count_phrase

# Fields without a default that a number does not fill.
FILLINGS: dict[str, Any] = {
    "accepts": (1,),
    "branches": ((Gain(PLANTS),), (Draw(),)),
    "count": Tags(tag.PLANT),
    "counts": (Tags(tag.PLANT), Tags(tag.EARTH)),
    "frames": ((Draw(), 0, 0), (Gain(PLANTS), 1, -1)),
    "otherwise": Draw(),
    "place": ANY_LAND,
    "resources": (1, 2),
    "tags": (tag.PLANT, tag.ANIMAL),
    "then": Gain(PLANTS),
}
INDICES: tuple[str, ...] = (
    "also",
    "gained",
    "kind",
    "lowered",
    "parameter",
    "project",
    "raised",
    "resource",
)
INDICES += ("party", "spent", "tag", "target", "tile")


def kinds(base: type, game: str = "terraforming") -> list[type]:
    """All kinds of a game."""
    assert marineris.GAMES  # everything is registered
    found: list[type] = []
    kind: type
    for kind in base.__subclasses__():
        if kind.__module__.startswith(f"marineris.{game}."):
            found.append(kind)
        found += kinds(kind, game)  # also of those that the core derives from it
    return found


def sample(kind: Any, number: int) -> Any:
    """A record of a kind with a number wherever a number goes."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in FILLINGS:
            values[field.name] = FILLINGS[field.name]
        elif field.name in INDICES:
            values[field.name] = 1
        elif field.default is MISSING or (
            isinstance(field.default, int) and field.type in (int, "int")
        ):
            values[field.name] = number
    return kind(**values)


def samples(base: type) -> Iterator[Any]:
    for kind in kinds(base):
        for number in NUMBERS:
            yield sample(kind, number)


@pytest.mark.parametrize("kind", kinds(Effect), ids=lambda kind: kind.__name__)
@each_language
def test_every_effect_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    for number in NUMBERS:
        said = text.effect(sample(kind, number), names=("Ada", "Bo"))
        assert_sentence(said)


@pytest.mark.parametrize("kind", kinds(Requirement), ids=lambda kind: kind.__name__)
@each_language
def test_every_requirement_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    for number in NUMBERS:
        assert_sentence(text.requirement(sample(kind, number)))


@pytest.mark.parametrize("kind", kinds(Occasion), ids=lambda kind: kind.__name__)
@each_language
def test_every_occasion_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    for number in NUMBERS:
        assert_sentence(text.trigger(Trigger(sample(kind, number), (Draw(),))))


@pytest.mark.parametrize("kind", kinds(Modifier), ids=lambda kind: kind.__name__)
@each_language
def test_every_modifier_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    for number in NUMBERS:
        assert_sentence(text.modifier(sample(kind, number)))


@pytest.mark.parametrize("kind", kinds(Count), ids=lambda kind: kind.__name__)
@each_language
def test_every_count_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    for number in NUMBERS:
        counted = sample(kind, number)
        assert_sound(text.count(counted))
        assert_sound(text.points(Points(1, counted), cube.ANIMAL))
        assert_sound(count_phrase(own_bundle(language), counted, form="least", least=number))


def asking_kinds(game: str = "terraforming") -> list[type]:
    """The kinds that can ask a question. `Spend` has options, but never any."""
    asking = [kind for kind in kinds(Effect, game) if "options" in vars(kind)]
    return [kind for kind in [*asking, *kinds(Selection, game)] if kind is not Spend]


@pytest.mark.parametrize("kind", asking_kinds(), ids=lambda kind: kind.__name__)
@each_language
def test_every_question_has_words(kind: type, language: str) -> None:
    text = spoken(language)
    assert text.has_message(f"question-{kebab(kind.__name__)}")
    assert text.has_message(f"question-{kebab(kind.__name__)}.short")


@pytest.mark.parametrize(
    ("family", "base", "helpers"),
    [
        ("effect", Effect, {"effect-cost"}),
        ("requirement", Requirement, set()),
        ("occasion", Occasion, set()),
        ("modifier", Modifier, set()),
        ("count", Count, set()),
    ],
)
def test_no_words_are_left_over(family: str, base: type, helpers: set[str]) -> None:
    ids = {name for name in bundle("en").ids if name.startswith(f"{family}-")}
    known = {kebab(kind.__name__) for game in GAMES for kind in kinds(base, game)}
    assert ids - helpers == {f"{family}-{name}" for name in known}


def test_no_question_is_left_over() -> None:
    ids = {name for name in bundle("en").ids if name.startswith("question-")}
    asking = [kind for game in GAMES for kind in asking_kinds(game)]
    known = {f"question-{kebab(kind.__name__)}" for kind in asking}
    assert ids - known == {"question-from-card"}


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Gain(PLANTS), "Gain 1 plant."),
        (Gain(MC, per=Tags(tag.EARTH, every=2)), "Gain 1 M€ per 2 Earth tags you have."),
        (
            Gain(MC, 2, per=Tags(tag.SPACE, whose=count.EVERYONE)),
            "Gain 2 M€ per space tag all players have.",
        ),
        (Produce(ENERGY, -11), "Decrease your energy production 11 steps."),
        (
            NextCard(discount=8, tolerance=1),
            "The next card you play this generation costs 8 M€ less and may miss its temperature, "
            "oxygen and ocean requirements by up to 1 step.",
        ),
        (AddHere(2), "Add 2 resources here."),
        (AddTo(cube.ANIMAL, 1), "Add 1 animal to one of your cards."),
        (LookAndKeep(4, 2), "Look at the top 4 cards of the deck, keep 2 and discard the rest."),
        (RemoveAny(PLANTS, 5), "Remove up to 5 plants from any player."),
        (RemoveFrom(1, PLANTS, 3, thief=True), "Steal up to 3 plants from Bo."),
        (Spend(ENERGY, 4), "Spend 4 energy."),
        (
            OneOf(((Spend(PLANTS, 1), Gain(MC, 7)), (Draw(),))),
            "Spend 1 plant to gain 7 M€, or draw 1 card.",
        ),
        (
            IfAtLeast(Tags(tag.PLANT), 3, Draw(2), Draw()),
            "If you have at least 3 plant tags, draw 2 cards; otherwise, draw 1 card.",
        ),
        (
            Arrange(((Draw(), 0, -1), (Gain(PLANTS), 0, -1))),
            "Carry out in any order: draw 1 card and gain 1 plant.",
        ),
    ],
)
def test_effects_in_words(effect: Effect, expected: str) -> None:
    assert Text().effect(effect, names=("Ada", "Bo")) == expected


@pytest.mark.parametrize(
    ("requirement", "expected"),
    [
        (AtLeast(0, -12), "Requires −12 °C or warmer."),
        (AtMost(0, 0), "Requires 0 °C or colder."),
        (AtLeast(1, 4), "Requires 4% oxygen."),
        (AtMost(1, 5), "Requires 5% oxygen or less."),
        (AtLeast(2, 1), "Requires 1 ocean tile."),
        (AtMost(2, 3), "Requires 3 ocean tiles or fewer."),
        (HasTags(tag.JOVIAN), "Requires 1 Jovian tag."),
        (HasTags(tag.SCIENCE, 5), "Requires 5 science tags."),
    ],
)
def test_requirements_in_words(requirement: Requirement, expected: str) -> None:
    assert Text().requirement(requirement) == expected


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (ANY_LAND, "on a space that is not reserved"),
        (OCEAN_PLACE, "on a space reserved for oceans"),
        (CITY_PLACE, "next to no city tile"),
        (GREENERY_PLACE, "next to one of your tiles, if possible"),
        (ISOLATED, "next to no other tile"),
        (Place(cities_near=1), "next to at least 1 city tile"),
        (Place(cities_near=2, own_near=OWN_STRICTLY), "next to at least 2 city tiles and next to "
         "one of your tiles"),
        (Place(is_volcanic=True), "on a volcanic space"),
        (Place(reserved_for="noctis_city"), "on the space reserved for Noctis City"),
    ],
)  # fmt: skip
def test_places_in_words(place: Place, expected: str) -> None:
    assert Text().place(place) == expected


@each_language
def test_every_place_on_a_card_has_words(language: str) -> None:
    for card in CARDS:
        for effect in card.play:
            place = getattr(effect, "place", None)
            if place is not None:
                assert_sound(spoken(language).place(place))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (Points(1), "1 VP."),
        (Points(-2), "−2 VP."),
        (Points(1, CubesHere()), "1 VP per animal here."),
        (Points(2, CubesHere(every=3)), "2 VP per 3 animals here."),
    ],
)
def test_points_in_words(points: Points, expected: str) -> None:
    assert Text().points(points, cube.ANIMAL) == expected


def test_modifiers_and_triggers_in_words() -> None:
    text = Text()
    assert text.modifier(Discount(2)) == "When you play a card, you pay 2 M€ less."
    placed = Trigger(Places(tile.CITY, by_anyone=False), (AddHere(),))
    assert text.trigger(placed, cube.ANIMAL) == "When you place a city tile, add 1 animal here."


@each_language
def test_milestones_awards_and_spaces_have_words(language: str) -> None:
    text = spoken(language)
    board = marineris.new("terraforming", players=2, seed=1).state.map
    for milestone in board.milestones:
        assert_sentence(text.milestone(milestone.id))
        for number in NUMBERS:
            assert_sentence(text.milestone(milestone.id, least=number))
    for award in board.awards:
        assert_sentence(text.award(award.id))
    for space in board.spaces:
        assert_sound(text.space(space.number))


def test_milestones_and_awards_in_words() -> None:
    text = Text()
    assert text.milestone("mayor") == "Needs at least 3 city tiles of your own."
    assert text.milestone("terraformer") == "Needs a TR of at least 35."
    assert text.award("miner") == "The most of this: steel and titanium in your stock."
