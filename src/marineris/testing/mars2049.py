"""Positions of Mars 2049 in a line or two, for tests, puzzles and lessons.

    >>> game = a_game(cards={"air": 2, "food": 2, "minerals": 2})
    >>> changed = do(game, "build mineral_station", "point 2.1")
    >>> changed == {"0 air": -2, "0 food": -2, "point 2.1": "mineral_station of 0"}
    True
    >>> game = a_game(missions=["sabotage"])
    >>> do(game, "use sabotage", "point 2.12")
    {'0 food': 3, '0 missions': -1, 'point 2.12': None}
    >>> game = a_game(roll="discovery")
    >>> do(game, "take road")
    {'0 road_cards': 1}
    >>> pass_and_roll(game, "minerals")
    {'0 minerals': 1, '1 minerals': 1}

A position is one that can lie on a table: each mission is in one place only, nothing is more than
the box has, structures stand where they can, and what is derived is derived. Anything else is
refused with a `BadPosition` that says what would be right:

    >>> a_game(road_cards=4)
    Traceback (most recent call last):
    marineris.core.error.BadPosition: seat 0 road_cards=4: it should be a number from 0 to 3

It is not checked that a game could lead there: bases may stand far from each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from marineris.core.effect import Effect
from marineris.core.game import Game
from marineris.core.random import GOLDEN, MASK, below
from marineris.mars2049 import structure
from marineris.mars2049.board import (
    POINTS,
    POLAR_CIRCLE,
    START_COLUMN,
    START_POINTS,
    name_of,
    ring_of,
)
from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.change import add_cards, put
from marineris.mars2049.effect.supply import StoreProduced
from marineris.mars2049.price import DECKS, MOST_ROAD_CARDS
from marineris.mars2049.resource import COUNT, NAMES, TOKENS
from marineris.mars2049.rules import RULES
from marineris.mars2049.setup import found_colony, new_state
from marineris.mars2049.sightings import forget_hands
from marineris.mars2049.state import KINDS, State
from marineris.mars2049.turn import FACES, NEXT_TURN, TURN, resolve_roll
from marineris.testing.check import all_or_nothing as all_or_nothing
from marineris.testing.check import answer as answer
from marineris.testing.check import asked, bad, impossible, number, one_of, seat_at, seats_of
from marineris.testing.check import changes as changes
from marineris.testing.check import rebase as rebase

MarsGame = Game[State]

POINT_NAMES = [name_of(point) for point in range(POINTS)]
TOKEN_NAMES = [f"{name} {value}" for name in NAMES for value in TOKENS]
MOST_LUCK = 10**6
"""How unlikely a series of random numbers may be that `luck` looks for: one in so many."""


@dataclass
class Seat:
    """What one seat has."""

    bases: Sequence[str] | None = None
    """The points of its bases, without any stations; None: the colony of the start."""
    cards: Mapping[str, int] = field(default_factory=dict)
    """Resource cards by name: {"air": 2}."""
    tokens: Mapping[str, int] = field(default_factory=dict)
    """Resource tokens by name and value: {"air 3": 1}."""
    road_cards: int = 0
    missions: Sequence[str] = ()
    road: str | None = None
    """The point from which its road leads to the pole."""
    last_roll: str | None = None
    stagnation: int = 0
    """1: loses the next turn; 2: has lost it and does not produce yet."""
    is_sideways: bool = False
    """Co-op: it is this partner who builds bases that do not approach the pole."""


def a_game(
    players: int = 2,
    *,
    structures: Mapping[str, str | tuple[str, int] | tuple[str, int, int]] | None = None,
    active: int = 0,
    roll: str | None = None,
    bought: bool = False,
    has_used: bool = False,
    peaceful: Sequence[str] = (),
    offensive: Sequence[str] = (),
    used: Sequence[str] = (),
    are_hands_secret: bool = False,
    rivals: Sequence[Seat] = (),
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    log: bool = False,
    **own: Any,
) -> MarsGame:
    """A game in the first turn of `active`, after the roll; with `roll`, as that face comes up.

    `own` describes seat 0 with the fields of `Seat`; `rivals` are the other seats, as many as need
    describing. A structure is a name for one of seat 0, or a name and its owner, or these and the
    first owner of its token. `peaceful` and `offensive` name the missions on top of the decks, the
    first to be drawn first; `used` those in the discards. With `are_hands_secret` no seat knows
    anything of the resource cards of the others.
    """
    chosen = RULES.options(players, dict(options or {}))
    state = new_state(players, chosen, seed)
    state.stack.clear()
    for i, mission in enumerate(MISSIONS):
        state.deck[mission.deck] += [i] * mission.copies
    seats = seats_of(Seat(**own), rivals, players)
    for seat, described in enumerate(seats):
        _found(state, seat, described)
    for name, what in (structures or {}).items():
        _build(state, name, what)
    for seat, described in enumerate(seats):
        _equip(state, seat, described)
    if are_hands_secret:
        forget_hands(state)
    for name in used:
        card = _take(state, "used", name)
        state.discard[MISSIONS[card].deck].append(card)
    for deck, names in enumerate((peaceful, offensive)):
        state.deck[deck] += reversed([_take(state, DECKS[deck], name, deck) for name in names])
    state.built = []
    state.active = seat_at("active", active, players)
    if state.stagnation[active]:
        why = "whoever takes a turn has no stagnation"
        raise impossible(f"seat {active} stagnation", state.stagnation[active], why)
    state.turns[active] = 1
    state.bought = int(bought)
    state.used = int(has_used)
    if log:
        state.log = []
    state.push(NEXT_TURN, -1)
    if roll is None:
        state.push(TURN, active)
    else:
        resolve_roll(state, active, one_of("roll", roll, FACES))
    game = Game(RULES, players, chosen, seed, state)
    rebase(game)
    return game


def _point(setting: str, name: str) -> int:
    if name not in POINT_NAMES:
        raise bad(setting, name, "a point from 1.0 to 5.23")
    return POINT_NAMES.index(name)


def _take(state: State, setting: str, name: str, wanted: int | None = None) -> int:
    """Take a mission out of its deck, where all are that have no other place yet."""
    mission = INDEX[[*INDEX][one_of(setting, name, [*INDEX])]]
    literal = MISSIONS[mission]
    if wanted is not None and literal.deck != wanted:
        raise bad(setting, name, f"a mission of this deck; it is in `{DECKS[literal.deck]}`")
    if mission not in state.deck[literal.deck]:
        why = f"it is named too often, the deck has {literal.copies} of it"
        raise impossible(setting, name, why)
    state.deck[literal.deck].remove(mission)
    return mission


def _found(state: State, seat: int, described: Seat) -> None:
    if described.bases is None:
        found_colony(state, seat, START_COLUMN[START_POINTS[state.seats][seat]])
        for resource in range(COUNT):
            add_cards(state, seat, resource, -state.cards[seat * COUNT + resource])
    else:
        for name in described.bases:
            _build(state, name, ("base", seat))


def _build(state: State, name: str, what: str | tuple[str, int] | tuple[str, int, int]) -> None:
    full = (what, 0) if isinstance(what, str) else what
    setting = f"structures[{name}]"
    kind = 1 + one_of(setting, full[0], structure.NAMES[1 : structure.POLAR_ROAD])
    point = _point("structures", name)
    if state.structure[point] != structure.NONE:
        stands = structure.NAMES[state.structure[point]]
        raise impossible(setting, full[0], f"something stands there already: {stands}")
    owner = seat_at(f"owner of {setting}", full[1], state.seats)
    star = seat_at(f"first owner of {setting}", full[-1] if len(full) == 3 else owner, state.seats)
    if star != owner and not structure.is_station(kind):  # MA-7.5
        raise impossible(setting, full, "only stations are ever taken from others")
    if state.placed[star * KINDS + kind] >= structure.TOKENS[kind]:
        why = f"seat {star} has no more tokens of it, it has {structure.TOKENS[kind]}"
        raise impossible(setting, full[0], why)
    put(state, owner, kind, point, star)


def _equip(state: State, seat: int, described: Seat) -> None:
    where = f"seat {seat} "
    for name, amount in described.cards.items():
        what = one_of(where + "cards", name, NAMES)
        add_cards(state, seat, what, number(f"{where}cards[{name}]", amount, 0))
    for name, amount in described.tokens.items():
        place = 2 * COUNT * seat + one_of(where + "tokens", name, TOKEN_NAMES)
        state.tokens[place] = number(f"{where}tokens[{name}]", amount, 0)
    held = number(where + "road_cards", described.road_cards, 0, MOST_ROAD_CARDS)
    state.road_cards[seat] = held
    if described.road is not None:
        state.road[seat] = _point(where + "road", described.road)
        if ring_of(state.road[seat]) != POLAR_CIRCLE:
            raise bad(where + "road", described.road, "a point of the polar circle, 5.0 to 5.23")
    for name in described.missions:
        mission = _take(state, where + "missions", name)
        if MISSIONS[mission].is_immediate:
            raise impossible(where + "missions", name, "it is used at once and never in a hand")
        state.missions[seat].append(mission)
    if described.last_roll is not None:
        state.last_roll[seat] = one_of(where + "last_roll", described.last_roll, FACES)
    state.stagnation[seat] = number(where + "stagnation", described.stagnation, 0, 2)
    if described.is_sideways:
        _go_sideways(state, seat)


def _go_sideways(state: State, seat: int) -> None:
    """A seat is the one of its team that builds sideways (MA-15.5)."""
    setting = f"seat {seat} is_sideways"
    partner = (seat + 2) % state.seats
    if not state.rules.cooperative:
        raise bad(setting, True, "False: only the co-operative variant has it")
    if state.sideways[partner] == partner:
        raise impossible(setting, True, f"the partner, seat {partner}, does it already")
    state.sideways[seat] = state.sideways[partner] = seat


def ledger(game: MarsGame) -> dict[str, int | str]:
    """Everything countable on the table, flat: `0 air`, `1 food 8`, `0 missions`, `point 1.0` …"""
    s = game.state
    seen: dict[str, int | str] = {"winner": s.winner}
    for seat in range(s.seats):
        for resource, name in enumerate(NAMES):
            place = seat * COUNT + resource
            seen[f"{seat} {name}"] = s.cards[place]
            for size, value in enumerate(TOKENS):
                seen[f"{seat} {name} {value}"] = s.tokens[2 * place + size]
        seen[f"{seat} road_cards"] = s.road_cards[seat]
        seen[f"{seat} missions"] = len(s.missions[seat])
        seen[f"{seat} road"] = name_of(s.road[seat]) if s.road[seat] >= 0 else ""
        seen[f"{seat} stagnation"] = s.stagnation[seat]
    for point, kind in enumerate(s.structure):
        if kind != structure.NONE:
            owner, star = s.owner[point], s.star[point]
            first = "" if star == owner else f", once of {star}"
            seen[f"point {name_of(point)}"] = f"{structure.NAMES[kind]} of {owner}{first}"
    return seen


def do(game: MarsGame, *moves: str) -> dict[str, Any]:
    """Make moves by name and return what they changed, for everyone."""
    before = ledger(game)
    answer(game, *moves)
    return changes(before, ledger(game))


def luck(game: MarsGame, limit: int, *numbers: int) -> None:
    """Make the next random numbers from 0 to limit - 1 come out as `numbers`."""
    number("limit", limit, 1)
    for wished in numbers:
        number("luck", wished, 0, limit - 1)
    if limit ** len(numbers) > MOST_LUCK:
        raise impossible("luck", numbers, f"that is rarer than one in {MOST_LUCK}; wish for less")
    first = game.state.rng
    while not _comes_out(first, limit, numbers):
        first = first + GOLDEN & MASK
    with all_or_nothing(game):
        game.state.rng = first
        rebase(game)


def _comes_out(rng: int, limit: int, numbers: Sequence[int]) -> bool:
    for wished in numbers:
        rng, drawn = below(rng, limit)
        if drawn != wished:
            return False
    return True


def roll(game: MarsGame, *faces: str) -> None:
    """Make the next rolls of the die come out as these faces, if no other chance is in between."""
    luck(game, len(FACES), *[one_of("roll", face, FACES) for face in faces])


def _asked(game: MarsGame) -> Effect | None:
    frame = game.state.question(game.to_act[0]) if game.to_act else None
    return None if frame is None else frame[0]


def pass_and_roll(game: MarsGame, *faces: str) -> dict[str, Any]:
    """End turns, each time with a face for the next player to roll; returns what changed.

    Nobody changes cards into tokens. A face that asks the roller, or loses the turn, comes last.
    """
    before = ledger(game)
    with all_or_nothing(game):
        for face in faces:
            roll(game, face)
            answer(game, "pass")
            while isinstance(_asked(game), StoreProduced):
                answer(game, "done")
    return changes(before, ledger(game))


def refusal(game: MarsGame, move: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Why a seat (or whichever is asked) may not make a move: pairs of a code and a rule."""
    whose = asked(game) if seat is None else seat
    return [(reason.code, reason.rule) for reason in game.why_not(whose, move)]
