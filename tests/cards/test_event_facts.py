"""Every global event: its literal says what the fact sheets say, and it happens at any table."""

from __future__ import annotations

import pytest
from tests.cards.event_table import EVENT_FACTS, EventFact

from marineris.core.effect import Effect
from marineris.terraforming.data import resource, tag
from marineris.terraforming.turmoil import mars, outcome
from marineris.terraforming.turmoil.count import (
    ActiveCards,
    Boosted,
    Capped,
    Influence,
    OwnEvents,
    RatingAbove,
    Softened,
    SumOf,
    TilesNextToOcean,
)
from marineris.terraforming.turmoil.event import EVENTS, INDEX, GlobalEvent
from marineris.terraforming.turmoil.party import NAMES
from marineris.terraforming.turmoil.tags import KindsOfTags, ShownTags
from marineris.terraforming.vocabulary.count import CardsInHand, Count, OwnCities, ProductionOf
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce
from marineris.testing import Seat
from marineris.testing.turmoil import a_committee, resolve

RESOURCES = ("mc", *resource.NAMES[1:])


def unit(count: Count | None) -> str:
    """What is counted, in the words of the table."""
    match count:
        case Boosted(inner):
            return f"boosted {unit(inner)}"
        case Softened(inner):
            return f"softened {unit(inner)}"
        case Capped(inner):
            return f"capped {unit(inner)}"
        case SumOf(counts, every):
            return (f"{every} of " if every > 1 else "") + " + ".join(map(unit, counts))
        case Influence():
            return "influence"
        case ShownTags((which,)):
            return f"{tag.NAMES[which]} tag"
        case KindsOfTags():
            return "different tags"
        case RatingAbove(level, every):
            return f"{every} rating over {level}"
        case ProductionOf(what):
            return f"{RESOURCES[what]} production"
        case OwnCities():
            return "own city"
        case OwnEvents():
            return "own event"
        case ActiveCards():
            return "blue card"
        case TilesNextToOcean():
            return "own tile next to ocean"
        case CardsInHand():
            return "card in hand"
        case _:
            raise AssertionError(f"no words for {count}")


def phrase(effect: Effect) -> str:
    """What an effect does, in the words of the table."""
    match effect:
        case Gain(what, amount, per):
            counted = f" per {unit(per)}" if per is not None else ""
            return f"{RESOURCES[what]} +{amount}{counted}"
        case Produce(what, amount, per):
            return f"{RESOURCES[what]} production +{amount} per {unit(per)}"
        case outcome.Lose(what, amount, count):
            return f"{RESOURCES[what]} -{amount} per {unit(count)}"
        case outcome.LoseAll(what):
            return f"all {RESOURCES[what]} lost"
        case outcome.LoseAbove(what, kept):
            return f"{RESOURCES[what]} kept {kept} + influence"
        case outcome.LoseProduction(what):
            return f"{RESOURCES[what]} production -1 if possible"
        case outcome.LoseRating(steps):
            return f"rating -{steps} + influence"
        case outcome.DrawPer(count):
            return f"draw 1 per {unit(count)}"
        case outcome.AddToEach():
            return "each card with resources +1"
        case outcome.Provided(count, least, then):
            return f"{phrase(then)} if {unit(count)} >= {least}"
        case outcome.DiscardCards(number):
            return f"discard {number}"
        case outcome.GainChosen(count):
            return f"any resource +1 per {unit(count)}"
        case mars.ShiftTemperature(steps):
            return f"temperature {steps:+d}"
        case mars.PlaceFreeOcean():
            return "free ocean"
        case mars.DrainOcean():
            return "ocean removed"
        case mars.Rank(count, first, second, least, alone, less):
            places = f"{first:+d} {second:+d}, least {least}, alone {alone} {less}"
            return f"rank {unit(count)}: {places}"
        case _:
            raise AssertionError(f"no words for {effect}")


def fact_of(event: GlobalEvent) -> EventFact:
    return EventFact(
        event.id,
        NAMES[event.revealed],
        NAMES[event.current],
        "; ".join(map(phrase, event.each)),
        "; ".join(map(phrase, event.mars)),
    )


@pytest.mark.parametrize("fact", EVENT_FACTS, ids=lambda fact: fact.id)
def test_an_event_says_what_the_fact_sheet_says(fact: EventFact) -> None:
    """TU-14.1: every number of every event."""
    assert fact_of(EVENTS[INDEX[fact.id]]) == fact


def test_the_pile_is_complete() -> None:
    """TU-1.1: 31 global events."""
    assert [event.id for event in EVENTS] == [fact.id for fact in EVENT_FACTS]
    assert len(EVENTS) == len(INDEX) == 31


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("fact", EVENT_FACTS, ids=lambda fact: fact.id)
def test_an_event_happens_at_any_table(fact: EventFact, players: int) -> None:
    """TU-8.10, TU-X20: rich or poor, the books balance afterwards."""
    rich = dict.fromkeys(resource.NAMES, 9)
    game = a_committee(
        players,
        parties={"reds": {0: 2, "neutral": 1}},
        chairman=players - 1,
        oceans=3,
        temperature=-4,
        tiles={"16": "city", "24": "greenery"},
        tableau={"ants": 2, "research": 0, "space_station": 0},
        events=["comet"],
        hand=["moss", "algae", "trees"],
        stock=rich,
        production=rich,
        rivals=[Seat(rating=1) for _ in range(players - 1)],
    )
    resolve(game, fact.id)
    while game.state.generation == 1:
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    assert game.rules.audit(game.state) == []
    assert game.view()["turmoil"]["events"]["past"] == [fact.id]
