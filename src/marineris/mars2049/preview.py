"""What a legal move would cost and bring, worked out on an imagined copy, up to the next choice."""

from __future__ import annotations

from typing import cast

from marineris.core.effect import decide
from marineris.mars2049 import structure
from marineris.mars2049.board import name_of
from marineris.mars2049.change import hand_size, units
from marineris.mars2049.resource import COUNT, NAMES
from marineris.mars2049.state import State
from marineris.mars2049.turn import Turn
from marineris.mars2049.types import PlayerChange, Preview


def preview(s: State, seat: int, move: int) -> Preview:
    """The differences a move makes, for everyone; other hands only by their size.

    What chance decides (a die, a stolen card, a mission drawn) stays unsaid: as soon as something
    hidden is revealed, only what is certain to happen before is shown.
    """
    twin = s.copy()
    decide(twin, seat, move)
    if twin.reveals != s.reveals:
        return {"players": [{} for _ in range(s.seats)], "chance": True}
    found: Preview = {"players": [_player(s, twin, other, seat) for other in range(s.seats)]}
    changed = {
        name_of(point): structure.NAMES[kind]
        for point, kind in enumerate(twin.structure)
        if kind != s.structure[point]
    }
    if changed:
        found["board"] = changed
    if twin.winner >= 0:
        found["winner"] = twin.winner
    following = twin.question(seat)
    if following is not None:
        found["then"] = type(following[0]).__name__
        if not isinstance(following[0], Turn):
            found["moves"] = twin.moves_of(seat)  # so that a client can show the places already
    return found


def _player(s: State, twin: State, other: int, seat: int) -> PlayerChange:
    figures: dict[str, int] = {
        "road_cards": twin.road_cards[other] - s.road_cards[other],
        "bases": len(twin.bases[other]) - len(s.bases[other]),
        "stations": len(twin.stations[other]) - len(s.stations[other]),
    }
    if other == seat:
        for resource in range(COUNT):
            change = units(twin, other, resource) - units(s, other, resource)
            figures[NAMES[resource]] = change
    else:
        figures["cards"] = hand_size(twin, other) - hand_size(s, other)
    return cast("PlayerChange", {name: change for name, change in figures.items() if change})
