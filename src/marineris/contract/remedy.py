"""Every reason against an action is a real one: without all the others it still forbids it.

Each code of a reason has a remedy, which changes a copy of the state so that the reason no longer
holds and nothing else does. With all but one remedied the action must still be illegal, with all of
them it must be legal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from marineris.contract.broken import require
from marineris.core.game import Game
from marineris.core.reason import Reason
from marineris.terraforming import cube, parameter, resource, tag, tile
from marineris.terraforming import move as m
from marineris.terraforming.card import CARDS, INDEX
from marineris.terraforming.resource import COUNT, LOWEST_PRODUCTION, MC
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import NEUTRAL, OWNERS, committee_of
from marineris.terraforming.turmoil.move import ACTING
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.terraforming.turn import BOTH, Turn

ASKED: Final = 6
"""At most so many actions are looked at in one turn."""

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


class Patient:
    """A copy of a state in which somebody wants to take an action."""

    def __init__(self, state: State, seat: int, move: int, taken: int) -> None:
        self.s = state.copy()
        self.seat = seat
        self.move = move
        self.taken = taken

    def is_well(self) -> bool:
        """Whether the action is legal now."""
        options = Turn(self.taken).options(self.s, self.seat, -1)
        return options is not None and self.move in options

    def subject(self) -> int:
        """The card, project, party … that the action is about."""
        return m.SUBJECT[self.move]


Facts = Mapping[str, Any]
Remedy = Callable[[Patient, Facts], None]


def check_remedies(game: Game[Any], seat: int, rng: random.Random) -> None:
    """Look at some actions that a seat of Terraforming Mars may not take in its turn."""
    frame = game.state.question(seat)
    if frame is None or not isinstance(frame[0], Turn):
        return
    legal = set(game.legal_moves(seat))
    actions = {"pass", "end", "convert", "project", "milestone", "award", "lobby", "policy"}
    wanted = [
        move
        for move, name in enumerate(game.rules.catalogue.names)
        if move not in legal and name.split()[0] in actions
    ]
    wanted += [m.PLAY[card] for card in game.state.hand[seat] if m.PLAY[card] not in legal]
    wanted += [m.USE[card] for card in game.state.actions[seat] if m.USE[card] not in legal]
    for move in rng.sample(wanted, min(ASKED, len(wanted))):
        check_action(game, seat, move, frame[0].taken)


def check_action(game: Game[Any], seat: int, move: int, taken: int = 0) -> None:
    """Look at one action that is not legal."""
    check_real(game, seat, move, game.why_not(seat, move), taken)


def check_real(
    game: Game[Any], seat: int, move: int, reasons: list[Reason], taken: int = 0
) -> None:
    """These reasons against an action are all the reasons there are, and all are real."""
    if any(reason.code in FINAL for reason in reasons):
        return
    name = game.move_name(move)
    for reason in reasons:
        rest = [other for other in reasons if other is not reason]
        well = _treated(game, seat, move, taken, rest).is_well()
        require(not well, f"{reason!r} does not forbid {name!r}: without {rest} it is legal")
    well = _treated(game, seat, move, taken, reasons).is_well()
    require(well, f"{name!r} is refused by more than {reasons}")


def _treated(game: Game[Any], seat: int, move: int, taken: int, reasons: list[Reason]) -> Patient:
    patient = Patient(game.state, seat, move, taken)
    for reason in reasons:
        require(reason.code in REMEDIES, f"no remedy is known for {reason!r}")
        REMEDIES[reason.code](patient, reason.facts)
    return patient


# ---------------------------------------------------------------------- stocks and productions


def _place(p: Patient, facts: Facts) -> int:
    return p.seat * COUNT + resource.NAMES.index(facts["resource"])


def _earn(p: Patient, facts: Facts) -> None:
    p.s.stock[p.seat * COUNT + MC] += facts["need"] - facts["have"]


def _gather(p: Patient, facts: Facts) -> None:
    p.s.stock[_place(p, facts)] += facts["need"] - facts["have"]


def _produce_enough(p: Patient, facts: Facts) -> None:
    p.s.production[_place(p, facts)] += facts["need"] - facts["have"]


def _produce_to_lower(p: Patient, facts: Facts) -> None:
    what = resource.NAMES.index(facts["resource"])
    p.s.production[p.seat * COUNT + what] = LOWEST_PRODUCTION[what] + facts["need"]


def _enrich_rival(p: Patient, facts: Facts) -> None:
    what = resource.NAMES.index(facts["resource"])
    rival = (p.seat + 1) % p.s.seats
    p.s.production[rival * COUNT + what] = LOWEST_PRODUCTION[what] + facts["need"]


def _waive_fee(p: Patient, facts: Facts) -> None:
    p.s.rating_reserve = 0


# ---------------------------------------------------------------------- cards and what they need


def _set_level(p: Patient, facts: Facts) -> None:
    p.s.parameter[parameter.NAMES.index(facts["parameter"])] = facts["need"]


def _add_tags(p: Patient, facts: Facts) -> None:
    which = tag.NAMES.index(facts["tag"])
    p.s.tags[p.seat * tag.STRIDE + which] += facts["need"] - facts["have"]


def _add_wild_tags(p: Patient, facts: Facts) -> None:
    p.s.tags[p.seat * tag.STRIDE + tag.WILD] += 10


def _add_greeneries(p: Patient, facts: Facts) -> None:
    p.s.greeneries[p.seat] = facts["need"]


def _add_cities(p: Patient, facts: Facts) -> None:
    p.s.cities_in_play = facts["need"]


def _find_place(p: Patient, facts: Facts) -> None:
    """A card's tile may be left out (TM-5.9); for all else the map is cleared."""
    s = p.s
    if m.FAMILY[p.move] == m.IS_PLAY:
        s.rules = replace(s.rules, unplaceable_tile="skip")
        return
    s.tile[:] = [tile.NONE] * len(s.tile)
    s.owner[:] = [tile.NOBODY] * len(s.owner)
    s.claim[:] = [tile.NOBODY] * len(s.claim)
    s.tiles = [0] * s.seats


def _fill_card(p: Patient, facts: Facts) -> None:
    p.s.cubes[p.subject()] = facts["need"]


def _give_prey(p: Patient, facts: Facts) -> None:
    p.s.guarded = 0
    kind = next(number for number, name in cube.NAMES.items() if name == facts["cube"])
    for number, card in enumerate(CARDS):
        if card.holds == kind and not card.cubes_are_safe and number != p.subject():
            p.s.tableau[(p.seat + 1) % p.s.seats].append(number)
            p.s.cubes[number] = 1
            return


def _give_box(p: Patient, facts: Facts) -> None:
    p.s.tableau[p.seat].append(INDEX["mine"])


def _give_choice(p: Patient, facts: Facts) -> None:
    for what in range(COUNT):
        p.s.stock[p.seat * COUNT + what] += 1
        p.s.production[p.seat * COUNT + what] += 1


def _give_card(p: Patient, facts: Facts) -> None:
    p.s.hand[p.seat].append(INDEX["mine"])


def _raise(p: Patient, facts: Facts) -> None:
    p.s.raised |= 1 << p.seat


def _refresh(p: Patient, facts: Facts) -> None:
    p.s.used.remove(p.subject())


# ---------------------------------------------------------------------- turns, milestones, awards


def _release_first_action(p: Patient, facts: Facts) -> None:
    p.s.owes_first_action &= ~(1 << p.seat)


def _take_back(p: Patient, facts: Facts) -> None:
    p.taken = 1 if p.taken == BOTH and p.move != m.PASS else 0


def _act_once(p: Patient, facts: Facts) -> None:
    p.taken = 1


def _milestone(p: Patient) -> int:
    return p.subject() - p.s.board.first_milestone


def _free_milestone(p: Patient, facts: Facts) -> None:
    """Let it be another one that was claimed."""
    s = p.s
    s.milestones[s.milestones.index(-1)] = s.milestones[_milestone(p)]
    s.milestones[_milestone(p)] = -1


def _free_another_milestone(p: Patient, facts: Facts) -> None:
    for other, owner in enumerate(p.s.milestones):
        if owner >= 0 and other != _milestone(p):
            p.s.milestones[other] = -1
            return


def _reach_milestone(p: Patient, facts: Facts) -> None:
    p.s.milestone_goals = [min(goal, 0) for goal in p.s.milestone_goals]


def _free_award(p: Patient, facts: Facts) -> None:
    s = p.s
    award = p.subject() - s.board.first_award
    s.awards[s.awards.index(-1)] = s.awards[award]
    s.awards[award] = -1


# ---------------------------------------------------------------------- the committee


def _give_delegates(p: Patient, facts: Facts) -> None:
    committee_of(p.s).reserve[p.seat] += facts.get("need", 1) - facts.get("have", 0)


def _give_neutral_delegate(p: Patient, facts: Facts) -> None:
    committee_of(p.s).delegates[NEUTRAL] += 2


def _come_to_power(p: Patient, facts: Facts) -> None:
    committee_of(p.s).ruling = ACTING[p.subject()]
    committee_of(p.s).used_policy = 0


def _forget_policy(p: Patient, facts: Facts) -> None:
    committee_of(p.s).used_policy = 0


def _join_party(p: Patient, facts: Facts) -> None:
    party = PARTIES.index(facts["party"])
    committee_of(p.s).delegates[party * OWNERS + p.seat] = facts["need"]


def _preside(p: Patient, facts: Facts) -> None:
    committee_of(p.s).chairman = p.seat


def _unseat(p: Patient, facts: Facts) -> None:
    committee_of(p.s).chairman = NEUTRAL


def _lead(p: Patient, facts: Facts) -> None:
    for party in range(facts["need"]):
        committee_of(p.s).leader[party] = p.seat


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
