"""The action phase: whose turn it is and what they do with it (TM-10.3, TM-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.effect import Effect, Frame
from marineris.core.reason import Reason
from marineris.terraforming import move as m
from marineris.terraforming.action import (
    AWARD_PRICES,
    MILESTONE_PRICE,
    funded_awards,
    may_build,
    may_claim,
    may_convert_heat,
    may_convert_plants,
    may_fund,
    may_play,
    may_use,
    project_price,
)
from marineris.terraforming.card import CARDS
from marineris.terraforming.change import gain, tell
from marineris.terraforming.effect.control import fire, push_all, push_loud
from marineris.terraforming.effect.payment import areas_held, charge_money, fee_ahead, money
from marineris.terraforming.play import begin_play
from marineris.terraforming.project import (
    HEAT_PER_STEP,
    PLACE_GREENERY,
    PROJECTS,
    RAISE_TEMPERATURE,
    SELL_PATENTS,
)
from marineris.terraforming.resource import COUNT, HEAT, PLANTS
from marineris.terraforming.state import State
from marineris.terraforming.trigger import BUILT, SPENT

BOTH: Final = 2


@dataclass(frozen=True)
class ActionPhase(Effect):
    """Gives the turn to the next player who has not passed, until all have (TM-10.3)."""

    def apply(self, s: State, seat: int, card: int) -> None:
        for step in range(s.seats):
            following = (s.active + step) % s.seats
            if not s.passed >> following & 1:
                s.active = following
                s.push(ACTION_PHASE, -1)
                s.push(FIRST_ACTION, following)
                if s.log is not None:
                    tell(s, "TurnBegan", following)
                return


@dataclass(frozen=True)
class Turn(Effect):
    """An action of a turn: the first, or the second, which may be left out (TM-O7).

    With both taken, where the table wants it, the turn waits to be ended.
    """

    taken: int = 0

    def asks_always(self) -> bool:
        return True

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if s.owes_first_action >> seat & 1:
            return [m.USE[s.tableau[seat][0]]]
        if self.taken == BOTH:
            return [m.END]
        found = [m.END if self.taken else m.PASS]
        if may_convert_plants(s, seat):
            found.append(m.CONVERT_PLANTS)
        if may_convert_heat(s, seat):
            found.append(m.CONVERT_HEAT)
        have = money(s, seat)  # most projects are too dear most of the time
        found += [
            m.PROJECT[i]
            for i in s.projects
            if project_price(s, seat, i) <= have and may_build(s, seat, i)
        ]
        if s.seats > 1 and s.stock[seat * COUNT] + s.stock[seat * COUNT + HEAT] >= MILESTONE_PRICE:
            found += _claims(s, seat)
        found += [m.PLAY[one] for one in s.hand[seat] if may_play(s, seat, one)]
        found += [m.USE[one] for one in s.actions[seat] if may_use(s, seat, one)]
        for expansion in s.expansions:
            found += expansion.actions(s, seat)
        found.sort()
        return found

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        if move == m.PASS:
            s.passed |= 1 << seat
            tell(s, "Passed", seat)
        if move == m.PASS or move == m.END:
            s.active = (seat + 1) % s.seats
            return
        if self.taken:
            s.push(BOTH_TAKEN if s.rules.confirm_end else END_TURN, seat)
        else:
            s.push(SECOND_ACTION, seat)
        begin_action(s, seat, move)


def _claims(s: State, seat: int) -> list[int]:
    board = s.board
    claimed = range(len(s.milestones))
    funded = range(len(s.awards))
    found = [m.MILESTONE[board.first_milestone + i] for i in claimed if may_claim(s, seat, i)]
    found += [m.AWARD[board.first_award + i] for i in funded if may_fund(s, seat, i)]
    return found


@dataclass(frozen=True)
class EndTurn(Effect):
    """Both actions are taken."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.active = (seat + 1) % s.seats


ACTION_PHASE: Final = ActionPhase()
FIRST_ACTION: Final = Turn(0)
SECOND_ACTION: Final = Turn(1)
BOTH_TAKEN: Final = Turn(BOTH)
END_TURN: Final = EndTurn()


def begin_action(s: State, seat: int, move: int) -> None:
    """Start an action that is legal."""
    family = m.FAMILY[move]
    subject = m.SUBJECT[move]
    if family == m.IS_PLAY:
        begin_play(s, seat, subject)
    elif family == m.IS_USE:
        _begin_use(s, seat, subject)
    elif family == m.IS_PROJECT:
        _begin_project(s, seat, subject)
    elif family == m.IS_MILESTONE:
        milestone = subject - s.board.first_milestone
        s.milestones[milestone] = seat
        tell(s, "MilestoneClaimed", seat, milestone=s.board.milestones[milestone].id)
        charge_money(s, seat, MILESTONE_PRICE)
    elif family == m.IS_AWARD:
        award = subject - s.board.first_award
        cost = AWARD_PRICES[funded_awards(s)]
        s.awards[award] = seat
        tell(s, "AwardFunded", seat, award=s.board.awards[award].id, cost=cost)
        charge_money(s, seat, cost)
    elif move == m.CONVERT_PLANTS:
        begin_greenery(s, seat)
    elif move == m.CONVERT_HEAT:
        tell(s, "HeatConverted", seat, amount=HEAT_PER_STEP)
        gain(s, seat, HEAT, -HEAT_PER_STEP)
        s.push(RAISE_TEMPERATURE, seat)
    else:
        for expansion in s.expansions:
            if expansion.begin_action(s, seat, move):
                return


def begin_greenery(s: State, seat: int) -> None:
    """Plants become a greenery (TM-11.F)."""
    tell(s, "PlantsConverted", seat, amount=s.greenery_price[seat])
    gain(s, seat, PLANTS, -s.greenery_price[seat])
    s.push(PLACE_GREENERY, seat)


def _begin_use(s: State, seat: int, card: int) -> None:
    if s.owes_first_action >> seat & 1:
        s.owes_first_action &= ~(1 << seat)
        tell(s, "FirstActionTaken", seat, card=CARDS[card].id)
        push_all(s, CARDS[card].first_action, seat, card)
        return
    s.used.append(card)
    tell(s, "ActionUsed", seat, card=CARDS[card].id)
    push_all(s, CARDS[card].action, seat, card)


def _begin_project(s: State, seat: int, project: int) -> None:
    cost = project_price(s, seat, project)
    tell(s, "ProjectBuilt", seat, project=PROJECTS[project].id, cost=cost)
    push_all(s, PROJECTS[project].effects, seat, -1)
    if project != SELL_PATENTS:
        s.push(ProjectPaid(project), seat)
    charge_money(s, seat, cost, fee_ahead(s, seat, PROJECTS[project].effects, -1))


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


def _more_faults(s: State, seat: int, move: int) -> list[Reason]:
    """The same for an action that an expansion has brought."""
    for expansion in s.expansions:
        found = expansion.action_faults(s, seat, move)
        if found is not None:
            return found
    return [Reason("not-in-this-game", "TM-9.2")]


def action_faults(s: State, seat: int, move: int, taken: int) -> list[Reason]:
    """Everything that is wrong with an action, were it this seat's to act."""
    why: list[Reason] = []
    family = m.FAMILY[move]
    subject = m.SUBJECT[move]
    if taken == BOTH and move != m.PASS:
        why.append(Reason("both-actions-taken", "TM-10.3"))
    if s.owes_first_action >> seat & 1 and move != m.USE[s.tableau[seat][0]]:
        why.append(Reason("first-action-first", "TM-O8"))
    if family == m.IS_PLAY:
        if subject in s.hand[seat]:
            may_play(s, seat, subject, why)
        else:
            why.append(Reason("not-in-hand", "TM-11.A1"))
    elif family == m.IS_USE:
        if subject in s.actions[seat]:
            may_use(s, seat, subject, why)
        elif not (s.owes_first_action >> seat & 1 and subject == s.tableau[seat][0]):
            why.append(Reason("no-such-action", "TM-11.E1"))
    elif family == m.IS_PROJECT:
        if subject in s.projects:
            may_build(s, seat, subject, why)
        else:
            why.append(Reason("not-in-this-game", "TM-15.10"))
    elif family == m.IS_MILESTONE:
        milestone = subject - s.board.first_milestone
        if 0 <= milestone < len(s.milestones):
            may_claim(s, seat, milestone, why)
        else:
            why.append(Reason("not-on-this-map", "TM-11.C1"))
    elif family == m.IS_AWARD:
        award = subject - s.board.first_award
        if 0 <= award < len(s.awards):
            may_fund(s, seat, award, why)
        else:
            why.append(Reason("not-on-this-map", "TM-11.D1"))
    elif move == m.CONVERT_PLANTS:
        may_convert_plants(s, seat, why)
    elif move == m.CONVERT_HEAT:
        may_convert_heat(s, seat, why)
    elif move == m.PASS and taken:
        why.append(Reason("acted-already", "TM-10.3"))
    elif move == m.END and not taken:
        why.append(Reason("not-acted-yet", "TM-10.3"))
    elif family in m.MORE_ACTIONS:
        why += _more_faults(s, seat, move)
    return why
