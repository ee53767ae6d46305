"""What a seat may know of a table, as plain data: the one gate for hidden information (MA-8.3)."""

from __future__ import annotations

from marineris.mars2049 import structure
from marineris.mars2049.action import exchange_rate
from marineris.mars2049.board import name_of
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.change import hand_size
from marineris.mars2049.placement import has_active_road, is_next_to_base
from marineris.mars2049.price import OFFENSIVE, PEACEFUL
from marineris.mars2049.resource import COUNT
from marineris.mars2049.sightings import sure
from marineris.mars2049.state import State
from marineris.mars2049.turn import FACES
from marineris.mars2049.types import PlayerView, Standing, View


def view(s: State, seat: int | None) -> View:
    """Everything that a seat (None: a spectator) may know and nothing else."""
    seen: View = {
        "seat": seat,
        "active": s.active,
        "round": s.round,
        "to_act": s.to_act(),
        "over": s.is_over(),
        "winner": s.winner,
        "board": _board(s),
        "decks": {"peaceful": len(s.deck[PEACEFUL]), "offensive": len(s.deck[OFFENSIVE])},
        "used_missions": {
            "peaceful": names(s.discard[PEACEFUL]),
            "offensive": names(s.discard[OFFENSIVE]),
        },
        "repeats": bool(s.repeats),
        "storm": bool(s.storm),
        "bought": bool(s.bought),
        "used": bool(s.used),
        "players": [_player(s, player) for player in range(s.seats)],
    }
    if seat is not None:
        seen["own"] = {
            "cards": s.cards[seat * COUNT : seat * COUNT + COUNT],
            "missions": names(sorted(s.missions[seat])),
        }
        seen["sure"] = [sure(s, seat, other) for other in range(s.seats)]
    return seen


def _board(s: State) -> dict[str, Standing]:
    """What stands where: kind, owner, first owner, and whether it is active (MA-7.7)."""
    return {
        name_of(point): [
            structure.NAMES[kind],
            s.owner[point],
            s.star[point],
            kind == structure.BASE or is_next_to_base(s, s.owner[point], point),
        ]
        for point, kind in enumerate(s.structure)
        if kind != structure.NONE
    }


def _player(s: State, seat: int) -> PlayerView:
    roll = s.last_roll[seat]
    return {
        "cards": hand_size(s, seat),
        "tokens": s.tokens[2 * COUNT * seat : 2 * COUNT * (seat + 1)],
        "road_cards": s.road_cards[seat],
        "road": name_of(s.road[seat]) if s.road[seat] >= 0 else None,
        "road_is_active": has_active_road(s, seat),
        "missions": [
            sum(MISSIONS[mission].deck == deck for mission in s.missions[seat]) for deck in (0, 1)
        ],
        "rate": exchange_rate(s, seat),
        "bases": len(s.bases[seat]),
        "turns": s.turns[seat],
        "last_roll": FACES[roll] if roll >= 0 else None,
        "stagnation": s.stagnation[seat],
        "sideways": s.sideways[seat] == seat,
    }


def names(missions: list[int]) -> list[str]:
    """The ids of missions."""
    return [MISSIONS[mission].id for mission in missions]
