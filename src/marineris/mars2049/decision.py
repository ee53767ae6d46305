"""What is asked of a seat, and why a move is no answer to it."""

from __future__ import annotations

from marineris.core.codec import RecordWriter
from marineris.core.effect import Frame
from marineris.core.reason import Reason
from marineris.core.selection import Selection
from marineris.mars2049 import move as m
from marineris.mars2049.card import MISSIONS
from marineris.mars2049.schema import MISSION, RECORD_FIELDS
from marineris.mars2049.state import State
from marineris.mars2049.turn import Turn, action_reasons
from marineris.mars2049.types import Question

ACTIONS = (
    m.FAMILY[m.PASS],
    m.FAMILY[m.REMOVE],
    m.IS_BUILD,
    m.IS_EXCHANGE,
    m.IS_SWAP,
    m.IS_STORE,
    m.IS_RELEASE,
    m.IS_BUY,
    m.IS_USE,
)
WRITER = RecordWriter(RECORD_FIELDS, MISSION)


def decision(s: State, seat: int) -> Question:
    """The question that a seat has to answer, as plain data."""
    frame = s.question(seat)
    assert frame is not None
    effect, _, card = frame
    asked: Question = {"seat": seat, "question": type(effect).__name__}
    details = WRITER.details(s, effect)
    if details:
        asked["details"] = details
    if card >= 0:
        asked["mission"] = MISSIONS[card].id
    return asked


def reasons(s: State, seat: int, move: int) -> list[Reason]:
    """All the reasons why a move is not legal for a seat now."""
    if s.is_over():
        return [Reason("game-over", "MA-13.1")]
    is_action = m.FAMILY[move] in ACTIONS
    frame = s.question(seat)
    if frame is None:
        found = [Reason("not-your-turn", "MA-5.4", {"to_act": s.to_act()})]
    elif isinstance(frame[0], Turn):
        if is_action:
            return action_reasons(s, seat, move)
        return [Reason("choose-an-action", "MA-5.2")]
    else:
        found = _answer_reasons(s, seat, move, frame)
        if found:
            return found
        found = [Reason("another-question", "MA-5.2", {"question": type(frame[0]).__name__})]
    return found + action_reasons(s, seat, move) if is_action else found


def _answer_reasons(s: State, seat: int, move: int, frame: Frame) -> list[Reason]:
    """What is wrong with a move of the kind that is asked for; empty if it is of another kind."""
    effect, _, card = frame
    found = effect.refusal(s, seat, card, move)
    if found:
        return found
    family = m.FAMILY[move]
    if family == m.IS_UNPICK and isinstance(effect, Selection):
        return effect.unpick_reasons(s, seat, move, "MA-5.5")
    if family not in {m.FAMILY[option] for option in s.moves_of(seat)}:
        return []
    rule = _rule(s, seat, move, frame)
    if family == m.IS_SEAT:
        return [Reason("not-a-target", rule, {"target": m.SUBJECT[move]})]
    return [Reason("not-offered", rule)]


def _rule(s: State, seat: int, move: int, frame: Frame) -> str:
    """The rule behind a refused answer: the effect's, else that of the mission it comes from."""
    effect, _, card = frame
    found = effect.rule(s, seat, card, move)
    if found:
        return found
    return MISSIONS[card].rule if card >= 0 else "MA-5.2"
