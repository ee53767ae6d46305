"""The actions that Turmoil adds to a turn: lobbying, and the policies that are actions."""

from __future__ import annotations

from typing import Final

from marineris.core.reason import Reason, Why, refused
from marineris.terraforming.action import effects_allow
from marineris.terraforming.change import tell
from marineris.terraforming.effect.control import push_all
from marineris.terraforming.effect.payment import charge_money, money
from marineris.terraforming.move import FAMILY, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import Committee, committee_of, enter
from marineris.terraforming.turmoil.move import ACTING, IS_LOBBY, IS_POLICY, LOBBY, POLICY
from marineris.terraforming.turmoil.party import NAMES, PARTIES

LOBBYING_COST: Final = 5
"""M€ for a delegate from the reserve (TU-4.1)."""


def may_lobby(s: State, c: Committee, seat: int, why: Why = None) -> bool:
    """Whether a player may send a delegate: from the lobby, or else from the reserve (TU-4.2)."""
    if c.lobby >> seat & 1:
        return True
    allowed = True
    if c.reserve[seat] == 0:
        allowed = refused(why, "no-delegate-left", "TU-4.2")
    have = money(s, seat)
    if have < LOBBYING_COST:
        allowed = refused(why, "money-too-low", "TU-4.1", need=LOBBYING_COST, have=have)
    return allowed


def may_use_policy(s: State, c: Committee, seat: int, party: int, why: Why = None) -> bool:
    """Whether a player may use the policy of a party as an action (TU-9.5)."""
    literal = PARTIES[party]
    allowed = True
    if c.ruling != party:
        allowed = refused(why, "other-party-rules", "TU-3.2", party=NAMES[c.ruling])
    elif literal.once and c.used_policy >> seat & 1:
        allowed = refused(why, "policy-used", "TU-9.1")
    return effects_allow(s, seat, -1, literal.action, why) and allowed


def actions(s: State, seat: int) -> list[int]:
    """The legal ones of these actions."""
    c = committee_of(s)
    found = LOBBY[:] if may_lobby(s, c, seat) else []
    if PARTIES[c.ruling].action and may_use_policy(s, c, seat, c.ruling):
        found.append(POLICY[ACTING.index(c.ruling)])
    return found


def begin_action(s: State, seat: int, move: int) -> bool:
    """Start one of these actions; False if the move is none of them."""
    c = committee_of(s)
    if FAMILY[move] == IS_LOBBY:
        _lobby(s, c, seat, SUBJECT[move])
    elif FAMILY[move] == IS_POLICY:
        party = ACTING[SUBJECT[move]]
        c.used_policy |= 1 << seat
        tell(s, "PolicyUsed", seat, party=NAMES[party])
        push_all(s, PARTIES[party].action, seat, -1)
    else:
        return False
    return True


def _lobby(s: State, c: Committee, seat: int, party: int) -> None:
    if c.lobby >> seat & 1:
        c.lobby &= ~(1 << seat)
    else:
        c.reserve[seat] -= 1
        charge_money(s, seat, LOBBYING_COST)
    enter(s, c, party, seat)


def action_faults(s: State, seat: int, move: int) -> list[Reason] | None:
    """Everything that is wrong with one of these actions; None if the move is none of them."""
    c = committee_of(s)
    why: list[Reason] = []
    if FAMILY[move] == IS_LOBBY:
        may_lobby(s, c, seat, why)
    elif FAMILY[move] == IS_POLICY:
        may_use_policy(s, c, seat, ACTING[SUBJECT[move]], why)
    else:
        return None
    return why
