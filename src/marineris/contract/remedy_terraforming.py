"""What takes away each reason against an action of Terraforming Mars, for the check in `remedy`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.data import cube, parameter, resource, tag, tile
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.terraforming.data.resource import COUNT, LOWEST_PRODUCTION, MC
from marineris.terraforming.flow.turn import BOTH, Turn
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import NEUTRAL, OWNERS, committee_of
from marineris.terraforming.turmoil.move import ACTING
from marineris.terraforming.turmoil.party import NAMES as PARTIES

FINAL: Final = frozenset(
    {
        "awards-gone",
        "no-such-action",
        "not-alone",
        "not-in-hand",
        "not-in-this-game",
        "not-on-this-map",
    }
)
"""Reasons after which nothing else is looked at."""


class Attempt:
    """An action that somebody tries in a copy of a state."""

    def __init__(self, state: State, seat: int, move: int) -> None:
        self.s = state.copy()
        self.seat = seat
        self.move = move
        frame = state.question(seat)
        self.taken = frame[0].taken if frame is not None and isinstance(frame[0], Turn) else 0

    def is_legal(self) -> bool:
        """Whether the action is legal now."""
        options = Turn(self.taken).options(self.s, self.seat, -1)
        return options is not None and self.move in options

    def subject(self) -> int:
        """The card, project, party … that the action is about."""
        return m.SUBJECT[self.move]


Facts = Mapping[str, Any]
Remedy = Callable[[Attempt, Facts], None]


def refused_actions(game: Game[Any], seat: int) -> list[int]:
    """Actions that are not legal for a seat that is asked for one."""
    frame = game.state.question(seat)
    if frame is None or not isinstance(frame[0], Turn):
        return []
    legal = set(game.legal_moves(seat))
    actions = {"pass", "end", "convert", "project", "milestone", "award", "lobby", "policy"}
    found = [
        move
        for move, name in enumerate(game.rules.catalogue.names)
        if move not in legal and name.split()[0] in actions
    ]
    found += [m.PLAY[card] for card in game.state.hand[seat] if m.PLAY[card] not in legal]
    found += [m.USE[card] for card in game.state.actions[seat] if m.USE[card] not in legal]
    return found


# ---------------------------------------------------------------------- stocks and productions


def _place(a: Attempt, facts: Facts) -> int:
    return a.seat * COUNT + resource.NAMES.index(facts["resource"])


def _earn(a: Attempt, facts: Facts) -> None:
    a.s.stock[a.seat * COUNT + MC] += facts["need"] - facts["have"]


def _gather(a: Attempt, facts: Facts) -> None:
    a.s.stock[_place(a, facts)] += facts["need"] - facts["have"]


def _produce_enough(a: Attempt, facts: Facts) -> None:
    a.s.production[_place(a, facts)] += facts["need"] - facts["have"]


def _produce_to_lower(a: Attempt, facts: Facts) -> None:
    what = resource.NAMES.index(facts["resource"])
    a.s.production[a.seat * COUNT + what] = LOWEST_PRODUCTION[what] + facts["need"]


def _enrich_rival(a: Attempt, facts: Facts) -> None:
    what = resource.NAMES.index(facts["resource"])
    rival = (a.seat + 1) % a.s.seats
    a.s.production[rival * COUNT + what] = LOWEST_PRODUCTION[what] + facts["need"]


def _waive_fee(a: Attempt, facts: Facts) -> None:
    a.s.rating_reserve = 0


# ---------------------------------------------------------------------- cards and what they need


def _set_level(a: Attempt, facts: Facts) -> None:
    a.s.parameter[parameter.NAMES.index(facts["parameter"])] = facts["need"]


def _add_tags(a: Attempt, facts: Facts) -> None:
    which = tag.NAMES.index(facts["tag"])
    a.s.tags[a.seat * tag.STRIDE + which] += facts["need"] - facts["have"]


def _add_wild_tags(a: Attempt, facts: Facts) -> None:
    a.s.tags[a.seat * tag.STRIDE + tag.WILD] += 10


def _add_greeneries(a: Attempt, facts: Facts) -> None:
    a.s.greeneries[a.seat] = facts["need"]


def _add_cities(a: Attempt, facts: Facts) -> None:
    a.s.cities_in_play = facts["need"]


def _find_place(a: Attempt, facts: Facts) -> None:
    """A card's tile may be left out (TM-5.9); for all else the map is cleared."""
    s = a.s
    if m.FAMILY[a.move] == m.IS_PLAY:
        s.rules = replace(s.rules, unplaceable_tile="skip")
        return
    s.tile[:] = [tile.NONE] * len(s.tile)
    s.owner[:] = [tile.NOBODY] * len(s.owner)
    s.claim[:] = [tile.NOBODY] * len(s.claim)
    s.tiles = [0] * s.seats
    s.clear_map()


def _fill_card(a: Attempt, facts: Facts) -> None:
    a.s.cubes[a.subject()] = facts["need"]


def _give_prey(a: Attempt, facts: Facts) -> None:
    a.s.guarded = 0
    kind = next(number for number, name in cube.NAMES.items() if name == facts["cube"])
    for number, card in enumerate(CARDS):
        if card.holds == kind and not card.cubes_are_safe and number != a.subject():
            a.s.tableau[(a.seat + 1) % a.s.seats].append(number)
            a.s.cubes[number] = 1
            return


def _give_box(a: Attempt, facts: Facts) -> None:
    a.s.tableau[a.seat].append(INDEX["mine"])


def _give_choice(a: Attempt, facts: Facts) -> None:
    for what in range(COUNT):
        a.s.stock[a.seat * COUNT + what] += 1
        a.s.production[a.seat * COUNT + what] += 1


def _give_card(a: Attempt, facts: Facts) -> None:
    a.s.hand[a.seat].append(INDEX["mine"])


def _raise(a: Attempt, facts: Facts) -> None:
    a.s.raised |= 1 << a.seat


def _refresh(a: Attempt, facts: Facts) -> None:
    a.s.used.remove(a.subject())


# ---------------------------------------------------------------------- turns, milestones, awards


def _release_first_action(a: Attempt, facts: Facts) -> None:
    a.s.owes_first_action &= ~(1 << a.seat)


def _take_back(a: Attempt, facts: Facts) -> None:
    a.taken = 1 if a.taken == BOTH and a.move != m.PASS else 0


def _act_once(a: Attempt, facts: Facts) -> None:
    a.taken = 1


def _milestone(a: Attempt) -> int:
    return a.s.map.milestone_moves.index(a.move)


def _free_milestone(a: Attempt, facts: Facts) -> None:
    """Let it be another one that was claimed."""
    s = a.s
    s.milestones[s.milestones.index(-1)] = s.milestones[_milestone(a)]
    s.milestones[_milestone(a)] = -1


def _free_another_milestone(a: Attempt, facts: Facts) -> None:
    for other, owner in enumerate(a.s.milestones):
        if owner >= 0 and other != _milestone(a):
            a.s.milestones[other] = -1
            return


def _reach_milestone(a: Attempt, facts: Facts) -> None:
    a.s.milestone_goals = [min(goal, 0) for goal in a.s.milestone_goals]


def _free_award(a: Attempt, facts: Facts) -> None:
    s = a.s
    award = s.map.award_moves.index(a.move)
    s.awards[s.awards.index(-1)] = s.awards[award]
    s.awards[award] = -1


# ---------------------------------------------------------------------- the committee


def _give_delegates(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).reserve[a.seat] += facts.get("need", 1) - facts.get("have", 0)


def _give_neutral_delegate(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).delegates[NEUTRAL] += 2


def _come_to_power(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).ruling = ACTING[a.subject()]
    committee_of(a.s).used_policy = 0


def _forget_policy(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).used_policy = 0


def _join_party(a: Attempt, facts: Facts) -> None:
    party = PARTIES.index(facts["party"])
    committee_of(a.s).delegates[party * OWNERS + a.seat] = facts["need"]


def _preside(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).chairman = a.seat


def _unseat(a: Attempt, facts: Facts) -> None:
    committee_of(a.s).chairman = NEUTRAL


def _lead(a: Attempt, facts: Facts) -> None:
    for party in range(facts["need"]):
        committee_of(a.s).leader[party] = a.seat


REMEDIES: Final[dict[str, Remedy]] = {
    "acted-already": _take_back,
    "action-used": _refresh,
    "award-funded": _free_award,
    "both-actions-taken": _take_back,
    "card-too-dear": _earn,
    "chairman-not-neutral": _unseat,
    "first-action-first": _release_first_action,
    "leads-too-few-parties": _lead,
    "milestone-not-reached": _reach_milestone,
    "milestone-taken": _free_milestone,
    "milestones-gone": _free_another_milestone,
    "money-too-low": _earn,
    "no-card-to-copy": _give_box,
    "no-cards": _give_card,
    "no-cube-to-take": _give_prey,
    "no-delegate-left": _give_delegates,
    "no-neutral-delegate": _give_neutral_delegate,
    "no-place": _find_place,
    "no-production-to-lower": _enrich_rival,
    "not-acted-yet": _act_once,
    "not-chairman": _preside,
    "nothing-to-choose": _give_choice,
    "other-party-rules": _come_to_power,
    "parameter-too-high": _set_level,
    "parameter-too-low": _set_level,
    "party-not-ruling": _join_party,
    "policy-used": _forget_policy,
    "production-too-low": _produce_to_lower,
    "rating-not-raised": _raise,
    "rating-too-dear": _waive_fee,
    "stock-too-low": _gather,
    "too-few-cities": _add_cities,
    "too-few-cubes": _fill_card,
    "too-few-delegates": _give_delegates,
    "too-few-greeneries": _add_greeneries,
    "too-few-tags": _add_tags,
    "too-few-wild-tags": _add_wild_tags,
    "too-little-production": _produce_enough,
}
