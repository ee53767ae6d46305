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

A position is a legal one as far as counting goes: each mission is in one place only, and what is
derived is derived. It is not checked that a game could lead there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from marineris.core.effect import Effect, advance
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.core.random import GOLDEN, MASK, below
from marineris.mars2049 import structure
from marineris.mars2049.board import POINTS, START_COLUMN, START_POINTS, name_of
from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.change import add_cards, put
from marineris.mars2049.effect.supply import StoreProduced
from marineris.mars2049.resource import COUNT, NAMES, TOKENS
from marineris.mars2049.rules import RULES
from marineris.mars2049.setup import found_colony, new_state
from marineris.mars2049.state import State
from marineris.mars2049.turn import FACES, NEXT_TURN, TURN, resolve_roll

MarsGame = Game[State]

POINT_NAMES = [name_of(point) for point in range(POINTS)]


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
    seats = [Seat(**own), *rivals]
    seats += [Seat() for _ in range(players - len(seats))]
    if len(seats) > players:
        raise MarinerisError(f"{len(seats)} seats are described, the table has {players}")
    for seat, described in enumerate(seats):
        _found(state, seat, described)
    for name, what in (structures or {}).items():
        _build(state, name, what)
    for seat, described in enumerate(seats):
        _equip(state, seat, described)
    if are_hands_secret:
        _forget(state)
    for name in used:
        state.discard[MISSIONS[_mission(name)].deck].append(_take(state, name))
    for names in (peaceful, offensive):
        for name in reversed(names):
            state.deck[MISSIONS[_mission(name)].deck].append(_take(state, name))
    state.built = []
    state.active = active
    state.turns[active] = 1
    state.bought = int(bought)
    state.used = int(has_used)
    if log:
        state.log = []
    state.push(NEXT_TURN, -1)
    if roll is None:
        state.push(TURN, active)
    else:
        resolve_roll(state, active, _one_of(FACES, roll, "face"))
    game = Game(RULES, players, chosen, seed, state)
    rebase(game)
    return game


def rebase(game: MarsGame) -> None:
    """Make the state as it is now the beginning of the game's record, and ask its question anew."""
    if not game.state.waiting:
        advance(game.state)
    game._position = RULES.snapshot(game.state)
    game._moves.clear()


def _one_of(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise MarinerisError(f"there is no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _point(name: str) -> int:
    if name not in POINT_NAMES:
        raise MarinerisError(f"there is no point {name!r}; points are 1.0 to 5.23")
    return POINT_NAMES.index(name)


def _mission(name: str) -> int:
    return INDEX[[*INDEX][_one_of([*INDEX], name, "mission")]]


def _take(state: State, name: str) -> int:
    """Take a mission out of its deck, where all are that have no other place yet."""
    mission = _mission(name)
    deck = state.deck[MISSIONS[mission].deck]
    if mission not in deck:
        raise MarinerisError(f"no mission {name!r} is left in the deck: is it there too often?")
    deck.remove(mission)
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
    kind = _one_of(structure.NAMES[: structure.POLAR_ROAD], full[0], "structure")
    point = _point(name)
    if state.structure[point] != structure.NONE:
        raise MarinerisError(f"on {name} stands something already")
    put(state, full[1], kind, point, full[2] if len(full) == 3 else full[1])


def _equip(state: State, seat: int, described: Seat) -> None:
    for name, amount in described.cards.items():
        add_cards(state, seat, _one_of(NAMES, name, "resource"), amount)
    kinds = [f"{name} {value}" for name in NAMES for value in TOKENS]
    for name, amount in described.tokens.items():
        state.tokens[2 * COUNT * seat + _one_of(kinds, name, "token")] = amount
    state.road_cards[seat] = described.road_cards
    state.road[seat] = -1 if described.road is None else _point(described.road)
    state.missions[seat] = [_take(state, name) for name in described.missions]
    if described.last_roll is not None:
        state.last_roll[seat] = _one_of(FACES, described.last_roll, "face")
    state.stagnation[seat] = described.stagnation
    if described.is_sideways:
        state.sideways[seat] = state.sideways[(seat + 2) % state.seats] = seat


def _forget(state: State) -> None:
    for observer in range(state.seats):
        for seat in range(state.seats):
            if seat != observer:
                place = (observer * state.seats + seat) * COUNT
                state.sure[place : place + COUNT] = [0] * COUNT


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


def changes(before: Mapping[str, int | str], after: Mapping[str, int | str]) -> dict[str, Any]:
    """What differs between two ledgers: numbers as differences, structures by name, None if gone.

    The winner is told by its seat.
    """
    found: dict[str, Any] = {}
    for key, value in after.items():
        was = before.get(key)
        if value == was:
            continue
        is_amount = isinstance(value, int) and isinstance(was, int) and key != "winner"
        found[key] = int(value) - int(was or 0) if is_amount else value
    found.update({key: None for key in before if key not in after})
    return found


def answer(game: MarsGame, *moves: str) -> None:
    """Make moves by name, each for whichever seat is asked."""
    for move in moves:
        game.play(game.to_act[0], move)


def do(game: MarsGame, *moves: str) -> dict[str, Any]:
    """Make moves by name and return what they changed, for everyone."""
    before = ledger(game)
    answer(game, *moves)
    return changes(before, ledger(game))


def luck(game: MarsGame, limit: int, *numbers: int) -> None:
    """Make the next random numbers from 0 to limit - 1 come out as `numbers`."""
    first = game.state.rng
    while True:
        rng = first
        for number in numbers:
            rng, drawn = below(rng, limit)
            if drawn != number:
                break
        else:
            game.state.rng = first
            rebase(game)
            return
        first = first + GOLDEN & MASK


def roll(game: MarsGame, *faces: str) -> None:
    """Make the next rolls of the die come out as these faces, if no other chance is in between."""
    luck(game, len(FACES), *[_one_of(FACES, face, "face") for face in faces])


def _asked(game: MarsGame) -> Effect | None:
    frame = game.state.question(game.to_act[0]) if game.to_act else None
    return None if frame is None else frame[0]


def pass_and_roll(game: MarsGame, *faces: str) -> dict[str, Any]:
    """End turns, each time with a face for the next player to roll; returns what changed.

    Nobody changes cards into tokens. A face that asks the roller, or loses the turn, comes last.
    """
    before = ledger(game)
    for face in faces:
        roll(game, face)
        answer(game, "pass")
        while isinstance(_asked(game), StoreProduced):
            answer(game, "done")
    return changes(before, ledger(game))


def refusal(game: MarsGame, move: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Why a seat (or whichever is asked) may not make a move: pairs of a code and a rule."""
    asked = game.to_act[0] if seat is None else seat
    return [(reason.code, reason.rule) for reason in game.why_not(asked, move)]
