"""TM-11.A4: the player is asked for the order of effects where it matters, and only there."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

from marineris.core.effect import Frame, advance, decide
from marineris.terraforming.data.card import CARDS, READINGS, card_named
from marineris.terraforming.flow.play import EnterPlay
from marineris.terraforming.rules import RULES
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import Arrange
from marineris.testing import Seat, TerraformingGame, a_game, play_card
from marineris.testing.turmoil import a_committee

REACTING = (
    "mars_university",
    "olympus_conference",
    "viral_enhancers",
    "arctic_algae",
    "media_group",
    "optimal_aerobraking",
)
HOLDING = ("birds", "fish", "livestock", "tardigrades", "decomposers", "ants")
GUARDS = ("protected_habitats",)
ASKING = tuple(
    card.id
    for card, reading in zip(CARDS, READINGS, strict=True)
    if card.kind != 3 and card.id not in (*REACTING, *HOLDING, *GUARDS)
    # Cards with choices, and those that bring the ocean of 0 °C or set off others' choices.
    if reading.loud or card.id in ("phobos_falls", "moss", "trees", "heather", "lichen", "algae")
)
MOST_OUTCOMES = 400


def a_table(rng: random.Random) -> TerraformingGame:
    """A table at which a lot reacts to a lot."""
    cards = [*REACTING, *HOLDING, *GUARDS]
    rng.shuffle(cards)
    split = rng.randrange(4, 9)
    life = {card: rng.randrange(3) if CARDS[card_named(card)].holds else 0 for card in cards}
    tableaus = [{card: life[card] for card in part} for part in (cards[:split], cards[split:])]
    builder = a_committee if rng.random() < 0.3 else a_game
    more: dict[str, Any] = {}
    if builder is a_committee:
        more["ruling"] = rng.choice(["reds", "reds", "mars_first", "greens"])
        more["options"] = {"unaffordable_rating": "skip"}
    return builder(
        temperature=rng.choice([-30, -6, -4, -2]),
        oceans=rng.choice([0, 5, 8]),
        tiles={"36": "city", "37": "greenery"},
        tableau=tableaus[0],
        hand=rng.sample(["mine", "sponsors"], rng.randrange(3)),
        stock={"plants": rng.randrange(7), "megacredits": rng.choice([0, 4, 60]), "heat": 8},
        production={"energy": 2, "megacredits": 2},
        rivals=[Seat(tableau=tableaus[1], stock={"plants": rng.randrange(7)})],
        seed=rng.randrange(1000),
        **more,
    )


def arrangement(game: TerraformingGame, name: str) -> tuple[State, list[Frame]] | None:
    """The table once a card is in play and several effects wait, none of them idle; None if not."""
    s = game.state.copy()
    card = card_named(name)
    if card not in s.deck:
        return None
    s.deck.remove(card)
    s.stack.clear()
    EnterPlay().apply(s, 0, card)
    if not s.stack or not isinstance(s.stack[-1][0], Arrange):
        return None
    frames = list(s.stack[-1][0].frames)
    if any(effect.is_idle(s, whose, source) for effect, whose, source in frames):
        return None
    return s, frames


def is_asked(s: State) -> bool:
    """Whether the first question is about the order."""
    twin = s.copy()
    advance(twin)
    return bool(twin.stack) and isinstance(twin.stack[-1][0], Arrange)


def outcomes(s: State, frames: tuple[Frame, ...]) -> set[str] | None:
    """Everything that can come of effects in a certain order; None if it is too much."""
    twin = s.copy()
    twin.stack.clear()
    for effect, whose, card in reversed(frames):
        twin.push(effect, whose, card)
    advance(twin)
    found: set[str] = set()
    waiting = [twin]
    while waiting:
        state = waiting.pop()
        if state.is_over():
            found.add(told(state))
            if len(found) > MOST_OUTCOMES:
                return None
            continue
        for move in state.options:
            branch = state.copy()
            decide(branch, state.asked, move)
            waiting.append(branch)
    return found


def told(s: State) -> str:
    """A state without the order in which cards came, who knows what, and which ocean is whose."""
    data = RULES.snapshot(s)
    for name in ("known", "rng", "reveals", "site"):
        data.pop(name, None)
    data["hand"] = [sorted(cards) for cards in s.hand]
    data["discard"] = sorted(s.discard)
    return json.dumps(data, sort_keys=True)


def orders(s: State, frames: list[Frame]) -> list[set[str]] | None:
    """The outcomes of every order."""
    found: list[set[str]] = []
    for order in itertools.permutations(frames):
        outcome = outcomes(s, order)
        if outcome is None:
            return None
        found.append(outcome)
    return found


def test_the_order_is_asked_exactly_where_it_matters() -> None:
    """TM-11.A4, TM-11.A8: at random tables, with every card that could ask."""
    rng = random.Random(11)
    asked: set[str] = set()
    settled: set[str] = set()
    for name in 3 * ASKING:
        found = arrangement(a_table(rng), name)
        if found is None or len(found[1]) > 3:
            continue
        s, frames = found
        compared = orders(s, frames)
        if compared is None:
            continue
        matters = any(outcome != compared[0] for outcome in compared)
        # Where a step may stay unpaid, a bonus too small to pay it is asked about too (TU-9.7).
        may_ask = matters or (s.rating_fee > 0 and s.stock[0] < 15)
        assert matters <= is_asked(s) <= may_ask, (name, frames)
        (asked if matters else settled).add(name)
    assert len(asked) > 3, asked
    assert len(settled) > 3, settled


def test_resources_for_different_cards_are_not_put_in_order() -> None:
    """TM-11.A8: Imported Nitrogen asks for its two cards and for nothing else."""
    game = a_game(tableau=["ants", "tardigrades", "birds", "fish"])
    moves = ("card tardigrades", "card fish")
    happened = play_card(game, "imported_nitrogen", *moves)
    assert happened["0 on tardigrades"] == 3
    assert happened["0 on fish"] == 2


def test_plants_that_an_ocean_may_bring_could_be_removed() -> None:
    """TM-11.A8: with plants enough to remove already, the ocean changes nothing about it."""
    for plants, question in ((2, "Arrange"), (3, "PlaceTile")):
        rival = Seat(stock={"plants": 5})
        game = a_game(stock={"plants": plants}, rivals=[rival])
        play_card(game, "comet")
        asked = game.decision(0)
        assert asked is not None
        assert asked["question"] == question
