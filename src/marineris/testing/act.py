"""Acting in a position of Terraforming Mars, and what that changed.

    >>> from marineris.testing import Seat, a_game
    >>> game = a_game(rivals=[Seat(stock={"plants": 2})])
    >>> changed = play_card(game, "asteroid", "seat 1", "amount 2")
    >>> changed == {"temperature": 2, "0 rating": 1, "0 titanium": 2, "1 plants": -2}
    True
    >>> place_tile(a_game(oceans=["04"]), "city", "09", seat=1)
    {'1 megacredits': 2, '1 steel': 1, 'space 09': 'city of 1'}

Whatever is refused leaves the game as it was.
"""

from __future__ import annotations

from typing import Any

from marineris.core.error import BadPosition
from marineris.terraforming.data import parameter, resource, tile
from marineris.terraforming.data.card import CARDS, card_named
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.move import SPACE
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import PlaceTile
from marineris.testing.check import (
    all_or_nothing,
    answer,
    asked,
    bad,
    changes,
    one_of,
    rebase,
    seat_at,
)
from marineris.testing.terraforming import PROJECT, TerraformingGame, space_at, take


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
            seen[f"space {s.map.spaces[space].number}"] = tile.NAMES[kind] + by
    return seen


def do(game: TerraformingGame, *moves: str) -> dict[str, Any]:
    """Make moves by name and return what they changed, for everyone."""
    before = ledger(game)
    answer(game, *moves)
    return changes(before, ledger(game))


def deal(game: TerraformingGame, seat: int, *names: str) -> None:
    """Put cards of the deck into a hand."""
    with all_or_nothing(game):
        hand = game.state.hand[seat_at("seat", seat, game.players)]
        hand += [take(game.state, "deal", name, PROJECT) for name in names]
        rebase(game)


def play_card(game: TerraformingGame, name: str, *moves: str) -> dict[str, Any]:
    """Play a card for nothing, whether it is in hand or in the deck, and answer its questions.

    Returns what changed. Everything but the cost is checked as always.
    """
    with all_or_nothing(game):
        seat = asked(game)
        card = card_named(name)
        hand = game.state.hand[seat]
        if card in hand:
            hand.remove(card)
        else:
            take(game.state, "play_card", name, PROJECT)
        before = ledger(game)
        hand.append(card)
        game.state.next_discount[seat] += CARDS[card].cost
        rebase(game)
        answer(game, f"play {name}", *moves)
        return changes(before, ledger(game))


def place_tile(
    game: TerraformingGame, name: str, space: str, *moves: str, seat: int | None = None
) -> dict[str, Any]:
    """Place a tile for nothing, with all that follows from it, and answer what is asked then.

    It belongs to `seat`, or to the seat that is to act, and goes only where it may. A tile that
    only a card can place needs that card in play. Returns what changed.
    """
    with all_or_nothing(game):
        state = game.state
        if state.waiting:
            raise BadPosition("no tile is placed while several seats choose at once")
        owner = asked(game) if seat is None else seat_at("seat", seat, game.players)
        effect, card = _placement(state, owner, one_of("tile", name, tile.NAMES[1:]) + 1)
        move = SPACE[space_at(state, "space", space)]
        options = effect.options(state, owner, card) or []
        if move not in options:
            names = [state.map.spaces[SPACE.index(one)].number for one in options]
            free = f"a legal place for a {name}: {', '.join(names) or 'there is none'}"
            raise bad("space", space, free)
        before = ledger(game)
        effect.choose(state, owner, card, move)
        rebase(game)
        answer(game, *moves)
        return changes(before, ledger(game))


def _placement(state: State, seat: int, kind: int) -> tuple[PlaceTile, int]:
    """How a tile is placed, and the card that does it: -1 for a standard project."""
    for project in PROJECTS:
        for effect in project.effects:
            if isinstance(effect, PlaceTile) and effect.tile == kind:
                return effect, -1
    for card in state.tableau[seat] + state.events[seat]:
        for effect in CARDS[card].play:
            if isinstance(effect, PlaceTile) and effect.tile == kind and card not in state.site:
                return effect, card
    why = f"one that seat {seat} has a card in play for, and has not placed yet"
    raise bad("tile", tile.NAMES[kind], why)
