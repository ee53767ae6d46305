"""The actions that Turmoil adds to a turn: lobbying, and the policies that are actions."""

from __future__ import annotations

from typing import Final

from marineris.core.reason import Reason, Why, refused
from marineris.terraforming.flow.action import effects_allow
from marineris.terraforming.flow.action_kind import ActionKind
from marineris.terraforming.flow.change import tell
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import Committee, committee_of, enter
from marineris.terraforming.turmoil.move import ACTING, IS_LOBBY, IS_POLICY, LOBBY, POLICY
from marineris.terraforming.turmoil.party import NAMES, PARTIES
from marineris.terraforming.vocabulary.effect.control import push_all
from marineris.terraforming.vocabulary.effect.payment import charge_money, money

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
        if why is None:
            return False
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
    if why is None and not allowed:
        return False
    return effects_allow(s, seat, -1, literal.action, literal.action, why) and allowed


class Lobby(ActionKind):
    """A delegate goes from the lobby or the reserve into a party (TU-4)."""

    def family(self) -> int:
        return IS_LOBBY

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        if may_lobby(s, committee_of(s), seat):
            found += LOBBY

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        may_lobby(s, committee_of(s), seat, why)

    def begin(self, s: State, seat: int, subject: int) -> None:
        c = committee_of(s)
        if c.lobby >> seat & 1:
            c.lobby &= ~(1 << seat)
        else:
            c.reserve[seat] -= 1
            charge_money(s, seat, LOBBYING_COST)
        enter(s, c, subject, seat)


class UsePolicy(ActionKind):
    """The policy of the ruling party, where it is an action (TU-9.5)."""

    def family(self) -> int:
        return IS_POLICY

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        c = committee_of(s)
        if PARTIES[c.ruling].action and may_use_policy(s, c, seat, c.ruling):
            found.append(POLICY[ACTING.index(c.ruling)])

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        may_use_policy(s, committee_of(s), seat, ACTING[subject], why)

    def begin(self, s: State, seat: int, subject: int) -> None:
        party = ACTING[subject]
        committee_of(s).used_policy |= 1 << seat
        tell(s, "PolicyUsed", seat, party=NAMES[party])
        push_all(s, PARTIES[party].action, seat, -1)
