"""What a legal move would cost and bring, worked out on a copy.

The move is made and its payment settled as a sensible player would; the preview stops at the next
real choice. A pick of a selection does nothing by itself: it is shown as what it adds to what was
picked before. Cards to be bought count as bought, although they are paid for only when everyone
has chosen. What depends on a card that nobody has seen yet does not happen on the copy, and cards
that would come into a hand are only counted.
"""

from __future__ import annotations

from typing import Any, Final, cast

from marineris.core.effect import decide
from marineris.core.selection import Selection
from marineris.terraforming import move as m
from marineris.terraforming.data import parameter, resource, tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.flow.change import gain
from marineris.terraforming.flow.generation import Buy, HeatForCards
from marineris.terraforming.flow.rating import HeatForFee
from marineris.terraforming.flow.setup import ChooseStartCards
from marineris.terraforming.knowledge.decision import price_of_cards
from marineris.terraforming.knowledge.scoring import total
from marineris.terraforming.knowledge.types import (
    Changes,
    PlayerChange,
    Preview,
    Resources,
)
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.payment import Pay, unit_value

LOSSES: Final = {
    "ProductionLowered": "production",
    "ResourcesRemoved": "stock",
    "ResourcesStolen": "stock",
}
"""The events of a loss, and what of a player they are about."""


def preview(s: State, seat: int, move: int) -> Preview:
    """The differences a move makes, for everyone, up to the next choice."""
    twin = s.copy()
    twin.blind = True
    if s.seats == 1:
        twin.log = []  # what happens to the virtual opponent is nowhere else
    if s.waiting and s.seats > 1:
        # Nobody may see what the others have chosen and then choose (TM-7.12): one more seat, which
        # never answers, keeps the copy waiting.
        twin.waiting |= 1 << s.seats
    decide(twin, seat, move)
    payment = _settle(twin, seat)
    following = twin.question(seat)
    if _is_pick(s, twin, seat):
        s = s.copy()
        _finish(s, seat)
        _finish(twin, seat)
    elif s.waiting:
        _buy(s, twin, seat)
    found: Preview = {"players": [_player(s, twin, other) for other in range(s.seats)]}
    neutral = _neutral(twin)
    if neutral:
        found["neutral"] = neutral
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
        s.map.spaces[i].number: tile.NAMES[kind]
        for i, kind in enumerate(twin.tile)
        if kind != s.tile[i]
    }
    if tiles:
        found["tiles"] = tiles
    for expansion in s.expansions:
        changed = expansion.changes(s, twin)
        if changed:
            cast("dict[str, Any]", found)[expansion.name()] = changed
    if following is not None and twin.generation == s.generation:
        found["then"] = type(following[0]).__name__
    return found


def _neutral(twin: State) -> Changes:
    """What the virtual opponent of a solo game loses (TM-15.6): only the events tell it."""
    found: dict[str, dict[str, int]] = {}
    for event in twin.log or ():
        part = LOSSES.get(event.name)
        if part is not None and event.facts.get("target") == tile.NEUTRAL:
            changes = found.setdefault(part, {})
            what, amount = str(event.facts["resource"]), event.facts["amount"]
            assert isinstance(amount, int)
            changes[what] = changes.get(what, 0) - amount
    return cast("Changes", found)


def _settle(twin: State, seat: int) -> Resources:
    """Pay what is to be paid, and return with what."""
    payment: Resources = {}
    while True:
        frame = twin.question(seat)
        if frame is None or not isinstance(frame[0], (Pay, HeatForCards, HeatForFee)):
            return payment
        options = twin.moves_of(seat)
        chosen = options[0]  # heat may be wanted: as little as possible
        what = resource.HEAT
        if isinstance(frame[0], Pay):
            what = frame[0].accepts[0]
            if what != resource.HEAT:
                # Metal is good for little else: as much as does not overpay.
                units = frame[0].cost // unit_value(twin, seat, what)
                chosen = options[max(0, min(units - m.SUBJECT[chosen], len(options) - 1))]
        name = resource.NAMES[what]
        payment[name] = payment.get(name, 0) + m.SUBJECT[chosen]
        decide(twin, seat, chosen)


def _is_pick(s: State, twin: State, seat: int) -> bool:
    """Whether the move picked something, or took a pick back, and the selection goes on."""
    frame = s.question(seat)
    if frame is None or not isinstance(frame[0], Selection) or frame != twin.question(seat):
        return False
    return len(s.stack) == len(twin.stack) and s.picks[seat] != twin.picks[seat]


def _finish(state: State, seat: int) -> None:
    """Let a selection end with what has been picked, whether that is enough or not."""
    frame = state.question(seat)
    assert frame is not None
    effect, _, card = frame
    assert isinstance(effect, Selection)
    effect.finish(state, seat, card, state.picks[seat])
    _buy(state, state, seat)


def _buy(s: State, twin: State, seat: int) -> None:
    """Let a copy pay for the cards chosen, if a purchase was asked about (TM-9.6, TM-10.2)."""
    frame = s.question(seat)
    if frame is None or not isinstance(frame[0], (Buy, ChooseStartCards, HeatForCards)):
        return
    cost = price_of_cards(s, seat, frame[0]) * len(twin.chosen[seat])
    heat = twin.heat_paid[seat] or _least_heat(twin, seat, cost)
    gain(twin, seat, resource.HEAT, -heat)
    gain(twin, seat, resource.MC, heat - cost)
    twin.hand[seat] += twin.chosen[seat]
    twin.chosen[seat] = []


def _least_heat(s: State, seat: int, cost: int) -> int:
    """The heat that a cost takes where it is money and M€ are short (TM-C5)."""
    if not s.pays_with_heat >> seat & 1:
        return 0
    return max(0, cost - s.stock[seat * resource.COUNT + resource.MC])


def _player(s: State, twin: State, seat: int) -> PlayerChange:
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
    return cast("PlayerChange", found)
