"""Whatever the builder is asked for, it gives a position that can be played or says what is wrong.

Never another exception, never an unsound position, and never a trace after a refusal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from marineris.core.error import BadPosition, MarinerisError, UnknownCard
from marineris.core.game import Game
from marineris.mars2049 import structure
from marineris.mars2049.card import INDEX as MISSIONS
from marineris.mars2049.resource import NAMES as MARS_RESOURCES
from marineris.mars2049.turn import FACES
from marineris.terraforming.data import resource, tile
from marineris.terraforming.data.card import CARDS, CORPORATION, EVENT, INDEX
from marineris.terraforming.turmoil.event import INDEX as EVENTS
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.testing import Seat, TerraformingGame, a_game, a_start, deal, place_tile, play_card
from marineris.testing import mars2049 as mars
from marineris.testing.turmoil import a_committee, resolve_alone

MOVES = 12
"""How far a position is played on."""

Settings = dict[str, Any]


def mostly(good: st.SearchStrategy[Any], bad: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A good value nearly always, so that whole positions are possible now and then."""
    return st.integers(0, 29).flatmap(lambda n: bad if n == 29 else good)


def number(least: int, most: int) -> st.SearchStrategy[int]:
    return mostly(st.integers(least, most), st.integers(least - 3, most + 9))


def name(names: Any) -> st.SearchStrategy[str]:
    return mostly(st.sampled_from(sorted(names)), st.sampled_from(["", "nonsense", "ocean"]))


def few(names: Any, most: int = 3) -> st.SearchStrategy[list[str]]:
    return st.lists(name(names), max_size=most)


def table(names: Any, values: Any, most: int = 3) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(name(names), values, max_size=most)


def some(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Settings]:
    """Some of the settings."""
    return st.fixed_dictionaries({}, optional=fields)


PROJECTS = [card.id for card in CARDS if card.kind != CORPORATION]
FACE_UP = [card.id for card in CARDS if card.kind not in (CORPORATION, EVENT)]
FACE_DOWN = [card.id for card in CARDS if card.kind == EVENT]
CORPORATIONS = [card.id for card in CARDS if card.kind == CORPORATION]
SPACES = [f"{n:02}" for n in range(1, 64)]
SEAT = number(0, 1)

A_SEAT: dict[str, st.SearchStrategy[Any]] = {
    "corporation": name(CORPORATIONS),
    "stock": table(resource.NAMES, number(0, 300)),
    "production": table(resource.NAMES, number(0, 9)),
    "rating": number(0, 70),
    "hand": few(PROJECTS),
    "tableau": few(FACE_UP, 6) | table(FACE_UP, number(0, 9)),
    "events": few(FACE_DOWN),
    "has_raised": st.booleans(),
}
OWN: dict[str, st.SearchStrategy[Any]] = {
    **A_SEAT,
    "used": mostly(st.just([]), few(FACE_UP)),
    "has_passed": mostly(st.just(False), st.just(True)),
    "owes_first_action": mostly(st.just(False), st.just(True)),
}
TILES = st.sampled_from(["city", "greenery"]) | name(tile.NAMES)
POSITION: dict[str, st.SearchStrategy[Any]] = {
    "temperature": mostly(st.integers(-15, 4).map(lambda step: 2 * step), number(-30, 8)),
    "oxygen": number(0, 14),
    "oceans": number(0, 9) | few(["04", "06", "07", "13", "28", "63"]) | few(SPACES, 2),
    "tiles": table(SPACES, TILES | st.tuples(TILES, SEAT | st.just("neutral"))),
    "claims": mostly(st.just({}), table(SPACES, SEAT, 2)),
    "generation": number(1, 14),
    "first": SEAT,
    "active": SEAT,
    "milestones": mostly(st.just({}), table(["mayor", "gardener", "builder", "planner"], SEAT, 4)),
    "awards": mostly(st.just({}), table(["banker", "miner", "landlord", "scientist"], SEAT, 4)),
    "deck": few(PROJECTS),
    "rivals": st.lists(some(**A_SEAT).map(lambda given: Seat(**given)), max_size=1),
    **OWN,
}
OWNER = mostly(SEAT | st.just("neutral"), st.just("somebody"))
COMMITTEE: dict[str, st.SearchStrategy[Any]] = {
    "ruling": name(PARTIES),
    "dominant": mostly(st.none(), name(PARTIES)),
    "chairman": OWNER,
    "parties": table(PARTIES, st.dictionaries(OWNER, number(0, 3), max_size=3)),
    "lobby": st.none() | st.lists(SEAT, max_size=2),
    "distant": name(EVENTS),
    "coming": name(EVENTS),
    "current": st.none() | name(EVENTS),
    "used_policy": mostly(st.just([]), st.lists(SEAT, max_size=2)),
}

POINTS = [f"{ring}.{column}" for ring in range(1, 6) for column in range(0, 24, 3)]
KINDS = structure.NAMES[1 : structure.POLAR_ROAD]
TOKENS = [f"{one} {value}" for one in MARS_RESOURCES for value in (3, 8)]
A_COLONIST: dict[str, st.SearchStrategy[Any]] = {
    "bases": mostly(st.none(), few(POINTS)),
    "cards": table(MARS_RESOURCES, number(0, 8)),
    "tokens": table(TOKENS, number(0, 2)),
    "road_cards": number(0, 3),
    "missions": few(set(MISSIONS) - {"armageddon"}),
    "road": st.none() | name([point for point in POINTS if point[0] == "5"]),
    "last_roll": st.none() | name(FACES),
}
STRUCTURE = name(KINDS)
COLONY: dict[str, st.SearchStrategy[Any]] = {
    "structures": table(
        POINTS, STRUCTURE | st.tuples(STRUCTURE, SEAT) | st.tuples(STRUCTURE, SEAT, SEAT)
    ),
    "active": SEAT,
    "roll": st.none() | name(FACES),
    "bought": st.booleans(),
    "has_used": st.booleans(),
    "peaceful": few(["support", "alliance", "resources"]),
    "offensive": few(["plunder", "sabotage", "armageddon"]),
    "used": few(MISSIONS),
    "are_hands_secret": st.booleans(),
    "rivals": st.lists(
        some(**A_COLONIST, stagnation=number(0, 2)).map(lambda given: mars.Seat(**given)),
        max_size=1,
    ),
    "options": some(bank=st.sampled_from(["limited", "unlimited"]), fewer_bases=st.booleans()),
    **A_COLONIST,
    "stagnation": mostly(st.just(0), number(0, 2)),
    "is_sideways": mostly(st.just(False), st.just(True)),
}


def attempt(build: Callable[..., Game[Any]], given_: Settings, seed: int) -> None:
    """Build a position, or be told why not; play it on."""
    try:
        game = build(**given_)
    except (BadPosition, UnknownCard) as refusal:
        event(f"refused: {type(refusal).__name__}")
        return
    event("built")
    assert game.rules.audit(game.state) == []
    restored = game.rules.restore(game.players, game.options, game.rules.snapshot(game.state))
    assert game.rules.is_same(restored, game.state)
    rng = random.Random(seed)
    for _ in range(MOVES):
        if game.is_over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
        assert game.rules.audit(game.state) == []


@settings(max_examples=150)
@given(position=some(**POSITION), seed=st.integers(0, 2**32))
def test_any_position_of_terraforming_mars(position: Settings, seed: int) -> None:
    attempt(a_game, {**position, "seed": seed}, seed)


@settings(max_examples=100)
@given(committee=some(**COMMITTEE), position=some(**POSITION), seed=st.integers(0, 2**32))
def test_any_committee(committee: Settings, position: Settings, seed: int) -> None:
    attempt(a_committee, {**position, **committee, "seed": seed}, seed)


@settings(max_examples=150)
@given(colony=some(**COLONY), seed=st.integers(0, 2**32))
def test_any_colony(colony: Settings, seed: int) -> None:
    attempt(mars.a_game, {**colony, "seed": seed}, seed)


@settings(max_examples=40)
@given(
    corporations=st.lists(name(CORPORATIONS), min_size=1, max_size=3),
    hands=st.lists(few(PROJECTS), max_size=3),
    turmoil=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_any_start(
    corporations: list[str], hands: list[list[str]], turmoil: bool, seed: int
) -> None:
    def start(**given_: Any) -> TerraformingGame:
        return a_start(*corporations, **given_)

    attempt(start, {"hands": hands, "options": {"turmoil": turmoil}, "seed": seed}, seed)


def begun(seed: int) -> TerraformingGame:
    """A game with a committee, some random moves on."""
    game = a_committee(stock={"megacredits": 60}, hand=["asteroid", "ants"], seed=seed, log=True)
    rng = random.Random(seed)
    for _ in range(seed % 40):
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    return game


STEPS = few(
    ["pass", "end", "done", "space 04", "space 20", "seat 1", "seat 0", "amount 1", "choose 1"]
)


@settings(max_examples=100)
@given(
    seed=st.integers(0, 2**32),
    card=name(INDEX),
    kind=name(tile.NAMES),
    space=name(SPACES),
    happening=name(EVENTS),
    seat=SEAT,
    steps=STEPS,
)
def test_a_refused_step_changes_nothing(
    seed: int, card: str, kind: str, space: str, happening: str, seat: int, steps: list[str]
) -> None:
    game = begun(seed)
    for act in (
        lambda: play_card(game, card, *steps),
        lambda: place_tile(game, kind, space, *steps, seat=seat),
        lambda: resolve_alone(game, happening, *steps),
        lambda: deal(game, seat, card),
    ):
        before = game.digest(), game.events(), game.record().dumps(), game.view(0), game.view(1)
        try:
            act()
            event("done")
        except MarinerisError as refusal:
            event(f"refused: {type(refusal).__name__}")
            now = game.digest(), game.events(), game.record().dumps(), game.view(0), game.view(1)
            assert now == before
        assert game.rules.audit(game.state) == []
