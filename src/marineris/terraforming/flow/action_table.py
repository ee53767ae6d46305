"""The kinds of actions that the base game has (TM-11): what is legal, what is wrong, how it begins.

Passing and ending a turn are no actions; see `turn`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect, Frame
from marineris.core.reason import Reason
from marineris.terraforming import move as m
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.project import (
    DEMANDS,
    HEAT_PER_STEP,
    PLACE_GREENERY,
    PROJECTS,
    RAISE_TEMPERATURE,
    SELL_PATENTS,
)
from marineris.terraforming.data.resource import HEAT, PLANTS
from marineris.terraforming.flow.action import (
    AWARD_PRICES,
    MILESTONE_PRICE,
    funded_awards,
    has_reached,
    may_build,
    may_claim,
    may_claim_any,
    may_convert_heat,
    may_convert_plants,
    may_fund,
    may_fund_any,
    may_play,
    may_use,
    project_allows,
    project_price,
)
from marineris.terraforming.flow.action_kind import ActionKind
from marineris.terraforming.flow.change import gain, tell
from marineris.terraforming.flow.play import begin_play
from marineris.terraforming.state import PROJECTS as STRIDE
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import fire, push_all, push_loud
from marineris.terraforming.vocabulary.effect.payment import (
    areas_held,
    charge_money,
    fee_ahead,
    money,
)
from marineris.terraforming.vocabulary.trigger import BUILT, SPENT


class Convert(ActionKind):
    """Plants become a greenery, heat a step of temperature (TM-11.F, TM-11.G)."""

    def family(self) -> int:
        return m.IS_CONVERT

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        if may_convert_plants(s, seat):
            found.append(m.CONVERT_PLANTS)
        if may_convert_heat(s, seat):
            found.append(m.CONVERT_HEAT)

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        if subject == m.SUBJECT[m.CONVERT_PLANTS]:
            may_convert_plants(s, seat, why)
        else:
            may_convert_heat(s, seat, why)

    def begin(self, s: State, seat: int, subject: int) -> None:
        if subject == m.SUBJECT[m.CONVERT_PLANTS]:
            begin_greenery(s, seat)
        else:
            if s.log is not None:
                tell(s, "HeatConverted", seat, amount=HEAT_PER_STEP)
            gain(s, seat, HEAT, -HEAT_PER_STEP)
            s.push(RAISE_TEMPERATURE, seat)


def begin_greenery(s: State, seat: int) -> None:
    """Plants become a greenery (TM-11.F)."""
    if s.log is not None:
        tell(s, "PlantsConverted", seat, amount=s.greenery_price[seat])
    gain(s, seat, PLANTS, -s.greenery_price[seat])
    s.push(PLACE_GREENERY, seat)


class Build(ActionKind):
    """A standard project (TM-11.B)."""

    def family(self) -> int:
        return m.IS_PROJECT

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        have = money(s, seat)
        has_fee = s.rating_reserve != 0
        base = seat * STRIDE
        discounts = s.project_discount
        for i in s.projects:  # most are too dear most of the time
            cost = PROJECTS[i].cost - discounts[base + i]
            if cost <= have and (not (has_fee or DEMANDS[i]) or project_allows(s, seat, i, cost)):
                found.append(m.PROJECT[i])

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        if subject in s.projects:
            may_build(s, seat, subject, why)
        else:
            why.append(Reason("not-in-this-game", "TM-15.10"))

    def begin(self, s: State, seat: int, subject: int) -> None:
        cost = project_price(s, seat, subject)
        project = PROJECTS[subject]
        if s.log is not None:
            tell(s, "ProjectBuilt", seat, project=project.id, cost=cost)
        push_all(s, project.effects, seat, -1)
        if subject != SELL_PATENTS:
            s.push(PROJECTS_PAID[subject], seat)
        charge_money(s, seat, cost, fee_ahead(s, seat, project.effects, -1))


@dataclass(frozen=True)
class ProjectPaid(Effect):
    """A standard project has been paid: its triggers."""

    project: int

    def apply(self, s: State, seat: int, card: int) -> None:
        project = PROJECTS[self.project]
        held = areas_held(s, seat, project.effects, -1)
        frames: list[Frame] = []
        if held:  # TU-9.7: the project's own effects are put in order with what it sets off
            first = len(s.stack) - len(project.effects)
            frames = s.stack[first:]
            frames.reverse()
            del s.stack[first:]
        frames += fire(s, BUILT, seat, self.project, held)
        frames += fire(s, SPENT, seat, project.cost, held)
        push_loud(s, seat, frames)


PROJECTS_PAID: Final = [ProjectPaid(project) for project in range(STRIDE)]
"""One for each project, for they are often needed."""


class Claim(ActionKind):
    """A milestone of the map (TM-11.C)."""

    def family(self) -> int:
        return m.IS_MILESTONE

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        if not may_claim_any(s, seat):
            return
        for i, move in enumerate(s.map.milestone_moves):
            if s.milestones[i] < 0 and has_reached(s, seat, i):
                found.append(move)

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        move = m.MILESTONE[subject]
        if move in s.map.milestone_moves:
            may_claim(s, seat, s.map.milestone_moves.index(move), why)
        else:
            why.append(Reason("not-on-this-map", "TM-11.C1"))

    def begin(self, s: State, seat: int, subject: int) -> None:
        milestone = s.map.milestone_moves.index(m.MILESTONE[subject])
        s.milestones[milestone] = seat
        tell(s, "MilestoneClaimed", seat, milestone=s.map.milestones[milestone].id)
        charge_money(s, seat, MILESTONE_PRICE)


class Fund(ActionKind):
    """An award of the map (TM-11.D)."""

    def family(self) -> int:
        return m.IS_AWARD

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        if not may_fund_any(s, seat):
            return
        for i, move in enumerate(s.map.award_moves):
            if s.awards[i] < 0:
                found.append(move)

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        move = m.AWARD[subject]
        if move in s.map.award_moves:
            may_fund(s, seat, s.map.award_moves.index(move), why)
        else:
            why.append(Reason("not-on-this-map", "TM-11.D1"))

    def begin(self, s: State, seat: int, subject: int) -> None:
        award = s.map.award_moves.index(m.AWARD[subject])
        cost = AWARD_PRICES[funded_awards(s)]
        s.awards[award] = seat
        tell(s, "AwardFunded", seat, award=s.map.awards[award].id, cost=cost)
        charge_money(s, seat, cost)


class Play(ActionKind):
    """A card of the hand (TM-11.A)."""

    def family(self) -> int:
        return m.IS_PLAY

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        for card in s.hand[seat]:
            if may_play(s, seat, card):
                found.append(m.PLAY[card])  # noqa: PERF401  no list in between

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        if subject in s.hand[seat]:
            may_play(s, seat, subject, why)
        else:
            why.append(Reason("not-in-hand", "TM-11.A1"))

    def begin(self, s: State, seat: int, subject: int) -> None:
        begin_play(s, seat, subject)


class Use(ActionKind):
    """The action of a card in play, or a corporation's first action (TM-11.E, TM-7.11)."""

    def family(self) -> int:
        return m.IS_USE

    def add_moves(self, s: State, seat: int, found: list[int]) -> None:
        for card in s.actions[seat]:
            if may_use(s, seat, card):
                found.append(m.USE[card])  # noqa: PERF401

    def reasons(self, s: State, seat: int, subject: int, why: list[Reason]) -> None:
        if subject in s.actions[seat]:
            may_use(s, seat, subject, why)
        elif not (s.owes_first_action >> seat & 1 and subject == s.tableau[seat][0]):
            why.append(Reason("no-such-action", "TM-11.E1"))

    def begin(self, s: State, seat: int, subject: int) -> None:
        if s.owes_first_action >> seat & 1:
            s.owes_first_action &= ~(1 << seat)
            tell(s, "FirstActionTaken", seat, card=CARDS[subject].id)
            push_all(s, CARDS[subject].first_action, seat, subject)
            return
        s.used.append(subject)
        if s.log is not None:
            tell(s, "ActionUsed", seat, card=CARDS[subject].id)
        push_all(s, CARDS[subject].action, seat, subject)


BASE_KINDS: Final[tuple[ActionKind, ...]] = (Convert(), Build(), Claim(), Fund(), Play(), Use())
