"""What a legal move would cost and bring, worked out on a copy.

The move is made and its payment settled in the cheapest way for what cannot be used otherwise; the
preview stops at the next real choice. What depends on a card that nobody has seen yet does not
happen on the copy, and cards that would come into a hand are only counted.
"""

from __future__ import annotations

from typing import Any

from marineris.core.effect import decide
from marineris.terraforming import move as m
from marineris.terraforming import parameter, resource, tile
from marineris.terraforming.card import CARDS
from marineris.terraforming.effect.payment import Pay
from marineris.terraforming.scoring import total
from marineris.terraforming.state import State


def preview(s: State, seat: int, move: int) -> dict[str, Any]:
    """The differences a move makes, for everyone, up to the next choice."""
    twin = s.copy()
    twin.blind = True
    if s.waiting and s.seats > 1:
        # Nobody may see what the others have chosen and then choose (TM-7.12): one more seat, which
        # never answers, keeps the copy waiting.
        twin.waiting |= 1 << s.seats
    decide(twin, seat, move)
    payment: dict[str, int] = {}
    while True:
        frame = twin.question(seat)
        if frame is None or not isinstance(frame[0], Pay):
            break
        # Metal is good for little else, heat may be wanted: pay as much metal and as little heat.
        what = frame[0].accepts[0]
        options = twin.moves_of(seat)
        chosen = options[0] if what == resource.HEAT else options[-1]
        payment[resource.NAMES[what]] = m.SUBJECT[chosen]
        decide(twin, seat, chosen)
    found: dict[str, Any] = {"players": [_player(s, twin, other) for other in range(s.seats)]}
    if payment:
        found["payment"] = payment
    levels = {
        name: twin.parameter[i] - s.parameter[i]
        for i, name in enumerate(parameter.NAMES)
        if twin.parameter[i] != s.parameter[i]
    }
    if levels:
        found["parameters"] = levels
    tiles = {
        s.board.spaces[i].number: tile.NAMES[kind]
        for i, kind in enumerate(twin.tile)
        if kind != s.tile[i]
    }
    if tiles:
        found["tiles"] = tiles
    for expansion in s.expansions:
        changed = expansion.changes(s, twin)
        if changed:
            found[expansion.name()] = changed
    following = twin.question(seat)
    if following is not None and twin.generation == s.generation:
        found["then"] = type(following[0]).__name__
    return found


def _player(s: State, twin: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    base = seat * resource.COUNT
    for name, before, after in (
        ("stock", s.stock, twin.stock),
        ("production", s.production, twin.production),
    ):
        changes = {
            resource.NAMES[what]: after[base + what] - before[base + what]
            for what in range(resource.COUNT)
            if after[base + what] != before[base + what]
        }
        if changes:
            found[name] = changes
    figures = {
        "rating": twin.rating[seat] - s.rating[seat],
        "hand": len(twin.hand[seat]) - len(s.hand[seat]),
        "points": total(twin, seat) - total(s, seat),
    }
    found.update({name: change for name, change in figures.items() if change})
    cubes = {
        CARDS[card].id: twin.cubes[card] - s.cubes.get(card, 0)
        for card in twin.tableau[seat]
        if card in twin.cubes and twin.cubes[card] != s.cubes.get(card, 0)
    }
    if cubes:
        found["cubes"] = cubes
    return found
