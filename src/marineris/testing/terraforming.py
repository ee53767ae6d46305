"""Positions in a line or two, for tests, puzzles and lessons; played through the public engine.

    >>> game = a_game(oxygen=4, hand=["ants"], stock={"megacredits": 9})
    >>> game.play(0, "play ants")
    >>> game = a_game(rivals=[Seat(stock={"plants": 2})])
    >>> changed = play_card(game, "asteroid", "seat 1", "amount 2")
    >>> changed == {"temperature": 2, "0 rating": 1, "0 titanium": 2, "1 plants": -2}
    True

A position is a legal one as far as counting goes: each card and tile is in one place only, and what
is derived is derived. It is not checked that a game could lead there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from marineris.core.effect import advance
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.terraforming import parameter, resource, tile
from marineris.terraforming.card import CARDS, card_named
from marineris.terraforming.change import lay_tile
from marineris.terraforming.generation import PRODUCTION
from marineris.terraforming.play import put_in_play
from marineris.terraforming.rules import RULES
from marineris.terraforming.setup import BEGINNER, new_state
from marineris.terraforming.state import State
from marineris.terraforming.turn import ACTION_PHASE, FIRST_ACTION

TerraformingGame = Game[State]


@dataclass
class Seat:
    """What one seat has. Stocks and productions are given by the resource's name."""

    corporation: str = BEGINNER
    stock: Mapping[str, int] = field(default_factory=dict)
    production: Mapping[str, int] = field(default_factory=dict)
    rating: int = 20
    hand: Sequence[str] = ()
    tableau: Sequence[str] | Mapping[str, int] = ()
    """Cards in play; as a mapping, with the resources on each."""
    events: Sequence[str] = ()
    used: Sequence[str] = ()
    """Cards whose action has been used in this generation."""
    has_passed: bool = False
    owes_first_action: bool = False


def a_game(
    players: int = 2,
    *,
    temperature: int = parameter.START[parameter.TEMPERATURE],
    oxygen: int = 0,
    oceans: int | Sequence[str] = 0,
    tiles: Mapping[str, str | tuple[str, int | str]] | None = None,
    claims: Mapping[str, int] | None = None,
    generation: int = 1,
    first: int = 0,
    active: int | None = None,
    milestones: Mapping[str, int] | None = None,
    awards: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    rivals: Sequence[Seat] = (),
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    log: bool = False,
    **own: Any,
) -> TerraformingGame:
    """A game in the action phase, `active` (or `first`) to take the first action of a turn.

    `own` describes seat 0 with the fields of `Seat`; `rivals` are the other seats, as many as need
    describing. `oceans` is a number of ocean tiles or their spaces. A tile is a name for a tile of
    seat 0, or a name and its owner, a seat or "neutral". `deck` names the cards on top, the first
    to be drawn first.
    """
    chosen = RULES.options(players, {"corporate_era": True, **(options or {})})
    state = new_state(players, chosen, seed)
    state.stack.clear()
    for expansion in state.expansions:
        expansion.set_up(state)
    state.corporations = [[] for _ in range(players)]
    state.production = [0] * len(state.production)
    state.generation = generation
    state.first = first
    state.active = first if active is None else active
    state.parameter[parameter.TEMPERATURE] = temperature
    state.parameter[parameter.OXYGEN] = oxygen
    _lay_oceans(state, oceans)
    for number, what in (tiles or {}).items():
        _lay(state, number, what)
    for number, owner in (claims or {}).items():
        state.claim[_space(state, number)] = owner
    for name, seat in (milestones or {}).items():
        state.milestones[_index(state.board.milestones, name)] = seat
    for name, seat in (awards or {}).items():
        state.awards[_index(state.board.awards, name)] = seat
    seats = [Seat(**own), *rivals]
    seats += [Seat() for _ in range(players - len(seats))]
    if len(seats) > players:
        raise MarinerisError(f"{len(seats)} seats are described, the table has {players}")
    for seat, described in enumerate(seats):
        _seat(state, seat, described)
    for name in reversed(deck):
        _take(state, card_named(name))
        state.deck.append(card_named(name))
    for expansion in state.expansions:
        expansion.begin_actions(state)
    state.push(PRODUCTION, -1)
    state.push(ACTION_PHASE, -1)
    state.push(FIRST_ACTION, state.active)
    game = Game(RULES, players, chosen, seed, state)
    rebase(game)
    if log:
        state.log = []
    return game


def rebase(game: TerraformingGame) -> None:
    """Make the state as it is now the beginning of the game's record, and ask its question anew."""
    advance(game.state)
    game._position = RULES.snapshot(game.state)
    game._moves.clear()


def _index(literals: Sequence[Any], name: str) -> int:
    names = [literal.id for literal in literals]
    if name not in names:
        raise MarinerisError(f"the map has no {name!r}; it has {', '.join(names)}")
    return names.index(name)


def _space(state: State, number: str) -> int:
    numbers = [space.number for space in state.board.spaces]
    if number not in numbers:
        raise MarinerisError(f"there is no space {number!r}; spaces are {numbers[0]}-{numbers[-1]}")
    return numbers.index(number)


def _lay_oceans(state: State, oceans: int | Sequence[str]) -> None:
    spaces = (
        state.board.ocean_areas[:oceans]
        if isinstance(oceans, int)
        else [_space(state, number) for number in oceans]
    )
    for space in spaces:
        lay_tile(state, tile.OCEAN, tile.NOBODY, space, 0)
    state.parameter[parameter.OCEANS] = len(spaces)


def _lay(state: State, number: str, what: str | tuple[str, int | str]) -> None:
    name, owner = (what, 0) if isinstance(what, str) else what
    if name not in tile.NAMES:
        raise MarinerisError(f"there is no tile {name!r}; tiles are {', '.join(tile.NAMES[1:])}")
    kind = tile.NAMES.index(name)
    if kind == tile.OCEAN:
        raise MarinerisError("oceans go into `oceans`, by number or by their spaces")
    seat = tile.NEUTRAL if owner == "neutral" else int(owner)
    lay_tile(state, kind, seat, _space(state, number), seat)


def _take(state: State, card: int) -> None:
    """Take a card out of the deck, where all cards are that have no other place yet."""
    if card not in state.deck:
        raise MarinerisError(f"the card {CARDS[card].id!r} is not in the deck: is it there twice?")
    state.deck.remove(card)


def _seat(state: State, seat: int, described: Seat) -> None:
    base = seat * resource.COUNT
    for what, values in (("stock", described.stock), ("production", described.production)):
        for name, amount in values.items():
            if name not in resource.NAMES:
                raise MarinerisError(
                    f"there is no resource {name!r}; they are {', '.join(resource.NAMES)}"
                )
            getattr(state, what)[base + resource.NAMES.index(name)] = amount
    state.rating[seat] = described.rating
    put_in_play(state, seat, card_named(described.corporation))
    for name in described.tableau:
        card = card_named(name)
        _take(state, card)
        put_in_play(state, seat, card)
        if isinstance(described.tableau, Mapping) and card in state.cubes:
            state.cubes[card] = described.tableau[name]
    for pile, names in ((state.events, described.events), (state.hand, described.hand)):
        for name in names:
            _take(state, card_named(name))
            pile[seat].append(card_named(name))
    state.used += [card_named(name) for name in described.used]
    state.passed |= described.has_passed << seat
    state.owes_first_action |= described.owes_first_action << seat


def ledger(game: TerraformingGame) -> dict[str, int | str]:
    """Everything countable on the table, flat: `0 plants`, `1 energy production`, `oxygen` …"""
    s = game.state
    seen: dict[str, int | str] = dict(zip(parameter.NAMES, s.parameter, strict=True))
    for seat in range(s.seats):
        base = seat * resource.COUNT
        for what, name in enumerate(resource.NAMES):
            seen[f"{seat} {name}"] = s.stock[base + what]
            seen[f"{seat} {name} production"] = s.production[base + what]
        seen[f"{seat} rating"] = s.rating[seat]
        seen[f"{seat} hand"] = len(s.hand[seat])
        for card in s.tableau[seat]:
            if card in s.cubes:
                seen[f"{seat} on {CARDS[card].id}"] = s.cubes[card]
    for space, kind in enumerate(s.tile):
        if kind != tile.NONE:
            owner = s.owner[space]
            by = "" if owner == tile.NOBODY else f" of {owner}"
            seen[f"space {s.board.spaces[space].number}"] = tile.NAMES[kind] + by
    return seen


def changes(before: Mapping[str, int | str], after: Mapping[str, int | str]) -> dict[str, Any]:
    """What differs between two ledgers: numbers as differences, tiles by name."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        if isinstance(value, int):
            was = before.get(key, 0)
            assert isinstance(was, int)
            if value != was:
                found[key] = value - was
        elif before.get(key) != value:
            found[key] = value
    return found


def answer(game: TerraformingGame, *moves: str) -> None:
    """Make moves by name, each for whichever seat is asked."""
    for move in moves:
        game.play(game.to_act[0], move)


def do(game: TerraformingGame, *moves: str) -> dict[str, Any]:
    """Make moves by name and return what they changed, for everyone."""
    before = ledger(game)
    answer(game, *moves)
    return changes(before, ledger(game))


def deal(game: TerraformingGame, seat: int, *names: str) -> None:
    """Put cards of the deck into a hand."""
    for name in names:
        card = card_named(name)
        _take(game.state, card)
        game.state.hand[seat].append(card)
    rebase(game)


def play_card(game: TerraformingGame, name: str, *moves: str) -> dict[str, Any]:
    """Play a card for nothing, whether it is in hand or in the deck, and answer its questions.

    Returns what changed. Everything but the cost is checked as always.
    """
    seat = game.to_act[0]
    card = card_named(name)
    if card in game.state.hand[seat]:
        game.state.hand[seat].remove(card)
    else:
        _take(game.state, card)
    before = ledger(game)
    game.state.hand[seat].append(card)
    game.state.next_discount[seat] += CARDS[card].cost
    rebase(game)
    answer(game, f"play {name}", *moves)
    return changes(before, ledger(game))
