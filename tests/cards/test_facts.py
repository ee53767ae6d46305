"""Every card in the box: its literal says what the fact sheets say, and it can be played."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.cards.facts_table import (
    BASE,
    BASE_CORPORATIONS,
    CORPORATE_ERA,
    CORPORATE_ERA_CORPORATIONS,
    TURMOIL,
    TURMOIL_CORPORATIONS,
    Fact,
)

import marineris
from marineris.core.effect import Effect
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS, INDEX, KINDS, Card, card_named
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.derive import derived, recount
from marineris.terraforming.turmoil import effect as delegate
from marineris.terraforming.turmoil.count import EmptyNextToOwn, PartiesJoined
from marineris.terraforming.turmoil.effect import MoreInfluence
from marineris.terraforming.turmoil.party import NAMES
from marineris.terraforming.turmoil.requirement import (
    ChairmanIsNeutral,
    IsChairman,
    LeadsParty,
    PartyRules,
)
from marineris.terraforming.vocabulary.count import (
    EVERYONE,
    OPPONENTS,
    OWN,
    AnyCubeHere,
    Cities,
    Count,
    CubesHere,
    EventsPlayed,
    Tags,
    TilesNextToSite,
)
from marineris.terraforming.vocabulary.effect import control, cubes, deck, payment, stock
from marineris.terraforming.vocabulary.effect import map as map_effects
from marineris.terraforming.vocabulary.modifier import (
    CardPrice,
    Discount,
    GreeneryPrice,
    GuardLife,
    HeatAsMoney,
    MetalValue,
    Modifier,
    OceanBonus,
    ProjectDiscount,
    Tolerance,
)
from marineris.terraforming.vocabulary.placement import OWN_STRICTLY, Place
from marineris.terraforming.vocabulary.requirement import (
    AtLeast,
    AtMost,
    CitiesInPlay,
    HasGreeneries,
    HasProduction,
    HasTags,
    Requirement,
)
from marineris.terraforming.vocabulary.trigger import (
    BuildsProject,
    MinesBonus,
    Occasion,
    Places,
    PlaysEvent,
    PlaysTag,
    ProducesUnraised,
    Spends,
    Trigger,
)
from marineris.testing import Seat, TerraformingGame, a_game, answer
from marineris.text import Text

PROJECT_CARDS = (*BASE, *CORPORATE_ERA)
CORPORATIONS = (*BASE_CORPORATIONS, *CORPORATE_ERA_CORPORATIONS, *TURMOIL_CORPORATIONS)
FACTS = (*PROJECT_CARDS, *TURMOIL, *CORPORATIONS)

RESOURCES = ("mc", *resource.NAMES[1:])
CUBES = {**cube.NAMES, cube.ANY: "any", cube.NONE: ""}


# ------------------------------------------------------------ a card's literal, put into phrases


def phrases(effects: Iterable[Effect]) -> str:
    return ", ".join(sorted(phrase(effect) for effect in effects))


def phrase(effect: Effect) -> str:
    """What an effect does, in the words of the table."""
    match effect:
        case stock.Gain(what, amount, per):
            return f"{RESOURCES[what]} {amount:+d}{counted(per)}"
        case stock.Produce(what, amount, per):
            return f"{RESOURCES[what]} production {amount:+d}{counted(per)}"
        case stock.LowerRating(steps):
            return f"rating -{steps}"
        case stock.RaiseRating(steps, per):
            return f"rating {steps:+d}{counted(per)}"
        case stock.DecreaseAny(what, steps):
            return f"any {RESOURCES[what]} production -{steps}"
        case stock.RemoveAny(what, most, next_to_site):
            return f"any {RESOURCES[what]} -{most}" + " next to site" * next_to_site
        case stock.StealFromAny(what, most):
            return f"steal {RESOURCES[what]} {most}"
        case stock.ShiftProduction(lowered, raised):
            return f"{RESOURCES[lowered]} production to {RESOURCES[raised]} production"
        case stock.ProduceMetalOfSite():
            return "metal production of site +1"
        case payment.Spend(what, amount, also):
            return f"{RESOURCES[what]} -{amount}" + (f" or {RESOURCES[also]}" if also else "")
        case payment.Convert(spent, gained):
            return f"{RESOURCES[spent]} to {RESOURCES[gained]}"
        case map_effects.Raise(which, steps):
            return f"{parameter.NAMES[which]} {steps:+d}"
        case map_effects.PlaceTile(kind, place):
            return f"{tile.NAMES[kind]} tile {where(place)}"
        case map_effects.ClaimLand():
            return "claim land"
        case _:
            return phrase_about_cards(effect)


def phrase_about_cards(effect: Effect) -> str:
    """The same for effects on cards, and for effects about effects."""
    match effect:
        case cubes.AddHere(amount, kinds):
            named = "/".join(sorted(CUBES[kind] for kind in kinds))
            return f"that card +{amount} if {named}" if kinds else f"here +{amount}"
        case cubes.SpendHere(amount):
            return f"here -{amount}"
        case cubes.AddTo(kind, amount, only_holding):
            return f"{CUBES[kind]} card +{amount}" + " if it has one" * only_holding
        case cubes.TakeCube(kind):
            return f"other {CUBES[kind]} card -1"
        case cubes.RemoveCubes(kind, most):
            return f"any {CUBES[kind]} card -{most}"
        case deck.Draw(number):
            return f"draw {number}"
        case deck.LookAndKeep(look, keep):
            return f"draw {keep} of {look}"
        case deck.LookAndBuy():
            return "look at 1 and buy"
        case deck.RevealForTag(which):
            return f"reveal for {tag.NAMES[which]} tag"
        case deck.DiscardToDraw():
            return "discard 1 to draw 1"
        case control.OneOf(branches):
            return "[" + " / ".join(phrases(branch) for branch in branches) + "]"
        case control.IfAtLeast(count, least, stock.Produce(what, more), stock.Produce(_, less)):
            need = counted(count).removeprefix(" per ")
            return f"{RESOURCES[what]} production +{less} or with {least} {need} +{more}"
        case control.IfRatingRaised():
            return "if rating raised"
        case control.NextCard(discount, 0):
            return f"next card -{discount} mc"
        case control.NextCard(0, tolerance):
            return f"next card {tolerance} steps looser"
        case control.CopyProduction(which):
            return f"copy {tag.NAMES[which]} production"
        case delegate.PlaceDelegates(number):
            return f"delegates +{number} in one party"
        case delegate.Recruit():
            return "ordinary neutral delegate to own"
        case delegate.BanDelegate():
            return "any ordinary delegate -1"
        case delegate.SeizeChair():
            return "chair taken"
        case _:
            raise AssertionError(f"no words for {effect}")


def counted(count: Count | None) -> str:
    """What an amount is counted by: ` per 2 building tag`, or nothing."""
    if count is None:
        return ""
    every = getattr(count, "every", 1)
    return " per " + (f"{every} " if every > 1 else "") + unit(count)


def unit(count: Count) -> str:
    match count:
        case Tags(which, _, whose):
            owners = {OWN: "", OPPONENTS: "opponents' ", EVERYONE: "everyone's "}
            return owners[whose] + f"{tag.NAMES[which]} tag"
        case Cities(on_mars):
            return "city" + " on mars" * on_mars
        case EventsPlayed():
            return "event of anyone"
        case CubesHere():
            return "cube here"
        case TilesNextToSite(kind):
            return f"{tile.NAMES[kind]} next to site"
        case EmptyNextToOwn():
            return "empty space next to own tile"
        case PartiesJoined():
            return "party with own delegate"
        case _:
            raise AssertionError(f"no words for {count}")


def where(place: Place) -> str:
    """Where a tile may go."""
    if place.reserved_for:
        return f"at {place.reserved_for}"
    conditions = {
        "ocean area": place.on_ocean,
        "no city near": place.no_city_near,
        f"{place.cities_near} city near": place.cities_near,
        "own tile near" if place.own_near == OWN_STRICTLY else "own tile near if possible": (
            place.own_near
        ),
        "greenery near": place.greenery_near,
        "no tile near": place.is_isolated,
        "metal": place.has_metal,
        "volcanic": place.is_volcanic,
    }
    return "on " + (" + ".join(words for words, holds in conditions.items() if holds) or "land")


def need(requirement: Requirement) -> str:
    match requirement:
        case AtLeast(which, level):
            return f"{parameter.NAMES[which]} >= {level}"
        case AtMost(which, level):
            return f"{parameter.NAMES[which]} <= {level}"
        case HasTags(which, least):
            return f"{tag.NAMES[which]} tags >= {least}"
        case HasProduction(what, least):
            return f"{RESOURCES[what]} production >= {least}"
        case HasGreeneries(least):
            return f"own greeneries >= {least}"
        case CitiesInPlay(least):
            return f"cities >= {least}"
        case PartyRules(party):
            return f"{NAMES[party]} rule or delegates >= 2"
        case IsChairman():
            return "own chairman"
        case ChairmanIsNeutral():
            return "neutral chairman"
        case LeadsParty(least):
            return f"parties led >= {least}"
        case _:
            raise AssertionError(f"no words for {requirement}")


def occasion(on: Occasion) -> str:
    match on:
        case PlaysTag(tags, by_anyone):
            return whose(by_anyone) + "/".join(sorted(tag.NAMES[one] for one in tags)) + " tag"
        case PlaysEvent(which):
            return "own event" + (f" with {tag.NAMES[which]} tag" if which >= 0 else "")
        case Places(kind, by_anyone, on_mars):
            return f"{whose(by_anyone)}{tile.NAMES[kind]} tile" + " on mars" * on_mars
        case BuildsProject():
            return "own project"
        case Spends(least):
            return f"own payment of {least}"
        case MinesBonus():
            return "own metal bonus"
        case ProducesUnraised():
            return "production unraised"
        case _:
            raise AssertionError(f"no words for {on}")


def whose(by_anyone: bool) -> str:
    return "any " if by_anyone else "own "


def lasting(effect: Trigger | Modifier) -> str:
    match effect:
        case Trigger(on, effects):
            return f"{occasion(on)}: {phrases(effects)}"
        case Discount(amount, tag.ANY):
            return f"cards -{amount} mc"
        case Discount(amount, which):
            return f"cards -{amount} mc per {tag.NAMES[which]} tag"
        case ProjectDiscount(project, amount):
            return f"{PROJECTS[project].id} project -{amount} mc"
        case MetalValue(what, amount):
            return f"{RESOURCES[what]} worth +{amount}"
        case Tolerance(steps):
            return f"requirements {steps} steps looser"
        case GreeneryPrice(less):
            return f"greenery for {8 - less} plants"
        case HeatAsMoney():
            return "heat is mc"
        case GuardLife():
            return "life is guarded"
        case CardPrice(less):
            return f"card to hand -{less} mc"
        case OceanBonus(amount):
            return f"ocean next to own tile +{amount} mc"
        case MoreInfluence(amount):
            return f"influence +{amount}"
        case _:
            raise AssertionError(f"no words for {effect}")


def points_of(card: Card) -> str:
    if card.points is None:
        return ""
    if isinstance(card.points.per, AnyCubeHere):
        return f"{card.points.amount} if any here"
    return f"{card.points.amount}{counted(card.points.per)}"


def fact_of(card: Card) -> Fact:
    """The row that a card's literal deserves."""
    lasts = [*map(lasting, card.triggers), *map(lasting, card.modifiers)]
    return Fact(
        card.id,
        card.number,
        KINDS[card.kind],
        card.cost,
        tags=" ".join(tag.NAMES[one] for one in card.tags),
        requires=", ".join(sorted(need(one) for one in card.requires)),
        holds=CUBES[card.holds],
        points=points_of(card),
        play=phrases(card.play),
        action=phrases(card.action),
        effect="; ".join(sorted(lasts + ["safe here"] * card.cubes_are_safe)),
        first=phrases(card.first_action),
    )


# ------------------------------------------------------------ the box


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_card_says_what_the_fact_sheet_says(fact: Fact) -> None:
    """TM-O3, TU-14.1: every number of every card."""
    assert fact_of(CARDS[card_named(fact.id)]) == fact


def test_the_box_is_complete() -> None:
    """TM-1.1, TM-1.2: 208 projects, 10 + 2 corporations and the beginners' one."""
    assert [len(part) for part in (BASE, CORPORATE_ERA)] == [137, 71]
    assert [len(BASE_CORPORATIONS), len(CORPORATE_ERA_CORPORATIONS)] == [11, 2]
    base = {card.id for card in CARDS if card.set == "base"}
    era = {card.id for card in CARDS if card.set == "corporate_era"}
    assert base == {fact.id for fact in (*BASE, *BASE_CORPORATIONS)}
    assert era == {fact.id for fact in (*CORPORATE_ERA, *CORPORATE_ERA_CORPORATIONS)}
    turmoil = {card.id for card in CARDS if card.set == "turmoil"}
    assert turmoil == {fact.id for fact in (*TURMOIL, *TURMOIL_CORPORATIONS)}
    assert [len(TURMOIL), len(TURMOIL_CORPORATIONS)] == [16, 5]
    assert sorted(fact.number for fact in PROJECT_CARDS) == [f"{n:03}" for n in range(1, 209)]
    assert len({card.number for card in CARDS}) == len(CARDS) == len(INDEX)


@pytest.fixture(scope="module")
def english() -> Text:
    return Text("en")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_card_can_be_read(english: Text, fact: Fact) -> None:
    assert english.card_name(fact.id)
    lines = english.card_text(fact.id)
    assert lines
    assert all(line.strip() for line in lines)


# ------------------------------------------------------------ every card is played

FILLERS = {
    "science": {"research": 2, "breathing_filters": 1, "gene_repair": 1,
                "trans_neptune_probe": 1, "lagrange_observatory": 1, "natural_preserve": 1,
                "artificial_photosynthesis": 1},
    "power": {"power_plant": 1, "solar_power": 1, "wave_power": 1},
    "jovian": {"vesta_shipyard": 1, "asteroid_mining": 1},
    "plant": {"adapted_lichen": 1, "trees": 1},
    "animal": {"livestock": 1, "birds": 1},
    "microbe": {"tardigrades": 1, "ants": 1},
}  # fmt: skip
"""Cards with a tag, to meet requirements with."""


def position_for(fact: Fact) -> TerraformingGame:
    """A position in which the card may be played: every requirement met, and none exceeded."""
    where: dict[str, Any] = {}
    tableau = {"power_plant": 0, "livestock": 2, "tardigrades": 2}
    for one in filter(None, fact.requires.split(", ")):
        subject, _, level = one.replace("<=", ">=").partition(" >= ")
        if subject in parameter.NAMES:
            where[subject] = int(level)
        elif subject.endswith(" tags"):
            name = subject.removesuffix(" tags")
            others = {card: tags for card, tags in FILLERS[name].items() if card != fact.id}
            while sum(others[card] for card in tableau if card in others) < int(level):
                card = next(card for card in others if card not in tableau)
                tableau[card] = 0
    tableau.pop(fact.id, None)
    theirs = {card: 3 for card in ("small_animals", "decomposers") if card != fact.id}
    plenty = dict.fromkeys(resource.NAMES, 5)
    return a_game(
        2,
        tiles={"16": "city", "18": ("city", 1), "24": "greenery"},
        stock={**dict.fromkeys(resource.NAMES, 10), "megacredits": 50},
        production=plenty,
        tableau=tableau,
        hand=[fact.id, "comet", "moss"] if fact.id not in ("comet", "moss") else [fact.id],
        rivals=[Seat(stock=plenty, production=plenty, tableau=theirs)],
        **where,
    )


def answer_all(game: TerraformingGame, which: int) -> None:
    """Answer everything up to the next action with the first, or the last, legal move."""
    while (asked := game.decision(game.to_act[0])) and asked["question"] != "Turn":
        answer(game, asked["moves"][which])


@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("fact", PROJECT_CARDS, ids=lambda fact: fact.id)
def test_a_card_can_be_played_at_its_limit_and_used_at_once(fact: Fact, which: int) -> None:
    """TM-7.6, TM-7.9, TM-11.E1, TM-11.E4: whatever is answered, the books balance."""
    game = position_for(fact)
    card = card_named(fact.id)
    assert game.why_not(0, f"play {fact.id}") == []
    answer(game, f"play {fact.id}")
    answer_all(game, which)
    piles = game.state.events if fact.kind == "event" else game.state.tableau
    assert card in piles[0]
    assert card not in game.state.hand[0]
    if fact.action:
        answer(game, f"use {fact.id}")
        answer_all(game, which)
        assert "action-used" in [reason.code for reason in game.why_not(0, f"use {fact.id}")]
    again = game.state.copy()
    recount(again)
    assert derived(again) == derived(game.state)
    assert marineris.loads(game.record().dumps()).digest() == game.digest()


# ------------------------------------------------------------ the scenarios


def test_every_corporate_card_has_a_scenario() -> None:
    """Each id of the Corporate Era and each corporation occurs in the files beside this one."""
    words: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_corporat*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(node.value.split())
    cards = (*CORPORATE_ERA, *BASE_CORPORATIONS, *CORPORATE_ERA_CORPORATIONS)
    assert {fact.id for fact in cards} <= words
