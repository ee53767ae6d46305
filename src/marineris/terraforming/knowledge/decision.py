"""What is asked of a seat, and why a move is no answer to it."""

from __future__ import annotations

from marineris.core.codec import RecordWriter
from marineris.core.effect import Effect, Frame
from marineris.core.reason import Reason
from marineris.core.selection import Selection
from marineris.terraforming import move as m
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.resource import COUNT
from marineris.terraforming.flow.generation import Buy, Pick, draft_step
from marineris.terraforming.flow.play import EnterPlay
from marineris.terraforming.flow.setup import ChooseStartCards, start_money, start_price
from marineris.terraforming.flow.turn import Turn, action_reasons
from marineris.terraforming.knowledge.payment_ways import payment
from marineris.terraforming.knowledge.types import Question
from marineris.terraforming.schema import CARD, RECORD_FIELDS
from marineris.terraforming.state import CARD_PRICE, State
from marineris.terraforming.vocabulary.effect.deck import (
    PATENT_PRICE,
    BuyOrDiscard,
    SellPatents,
)
from marineris.terraforming.vocabulary.effect.payment import Pay, money

ACTIONS = (
    m.IS_PASS,
    m.IS_END,
    m.IS_CONVERT,
    m.IS_PROJECT,
    m.IS_MILESTONE,
    m.IS_AWARD,
    m.IS_PLAY,
    m.IS_USE,
)
WRITER = RecordWriter(RECORD_FIELDS, CARD)


def money_for_cards(s: State, seat: int, effect: Effect) -> int:
    """The M€ left for one more of the cards on offer, or -1 where cards are not bought."""
    bought = price_of_cards(s, seat, effect) * len(s.picks[seat])
    if isinstance(effect, ChooseStartCards):
        return start_money(s.corporations[seat][0]) - bought
    return money(s, seat) - bought if isinstance(effect, (Buy, BuyOrDiscard)) else -1


def price_of_cards(s: State, seat: int, effect: Effect) -> int:
    """What each of the cards on offer costs."""
    if isinstance(effect, ChooseStartCards):
        return start_price(s.corporations[seat][0])
    return s.card_price[seat]


def decision(s: State, seat: int) -> Question:
    """The question that a seat has to answer, as plain data."""
    frame = s.question(seat)
    assert frame is not None
    effect, _, card = frame
    asked: Question = {"seat": seat, "question": type(effect).__name__}
    details = WRITER.details(s, effect)
    if details and not isinstance(effect, Turn):
        asked["details"] = details
    if isinstance(effect, Pay):
        card = _paid_card(s)
    if card >= 0:
        asked["card"] = CARDS[card].id
    if isinstance(effect, Turn):
        asked["taken"] = effect.taken
    elif money_for_cards(s, seat, effect) >= 0 and price_of_cards(s, seat, effect) != CARD_PRICE:
        asked["price"] = price_of_cards(s, seat, effect)
    _add_dealings(s, seat, effect, card, asked)
    return asked


def _add_dealings(s: State, seat: int, effect: Effect, card: int, asked: Question) -> None:
    """Add what a question is about money or other seats, so that nobody has to work it out."""
    bill = payment(s, seat, effect, card)
    if bill is not None:
        asked["payment"] = bill
    elif isinstance(effect, SellPatents):
        asked["purchase"] = {"price": -PATENT_PRICE, "purse": s.stock[seat * COUNT]}
    elif isinstance(effect, ChooseStartCards):
        purse = start_money(s.corporations[seat][0])
        asked["purchase"] = {"price": price_of_cards(s, seat, effect), "purse": purse}
    elif isinstance(effect, (Buy, BuyOrDiscard)):
        asked["purchase"] = {"price": s.card_price[seat], "purse": money(s, seat)}
    elif isinstance(effect, Pick):
        step = draft_step(s)
        asked["draft"] = {
            "to_seat": (seat + step) % s.seats,
            "from_seat": (seat - step) % s.seats,
        }


def _paid_card(s: State) -> int:
    """The card that comes into play once it is paid, or -1: the payment itself does not name it."""
    if len(s.stack) < 2:
        return -1
    effect, _, card = s.stack[-2]
    return card if isinstance(effect, EnterPlay) else -1


def reasons(s: State, seat: int, move: int) -> list[Reason]:
    """All the reasons why a move is not legal for a seat now."""
    frame = s.question(seat)
    if s.is_over():
        return [Reason("game-over", "TM-13.1")]
    is_action = m.FAMILY[move] in ACTIONS or m.FAMILY[move] in m.MORE_ACTIONS
    if frame is None:
        found = [Reason("not-your-turn", "TM-10.3", {"to_act": s.to_act()})]
        if is_passed(s, seat):
            found.insert(0, Reason("passed", "TM-10.3"))
    elif isinstance(frame[0], Turn):
        if is_action:
            return action_reasons(s, seat, move, frame[0].taken)
        return [Reason("choose-an-action", "TM-10.3")]
    else:
        found = _answer_reasons(s, seat, move, frame)
        if found:
            return found
        found = [Reason("another-question", "TM-10.3", {"question": type(frame[0]).__name__})]
    if is_action and s.tableau[seat]:
        found += action_reasons(s, seat, move, 0)
    return found


def is_passed(s: State, seat: int) -> bool:
    """Whether a seat has passed while others are still taking turns."""
    return bool(s.passed >> seat & 1) and s.passed != (1 << s.seats) - 1


def _answer_reasons(s: State, seat: int, move: int, frame: Frame) -> list[Reason]:
    """What is wrong with a move of the kind that is asked for; empty if it is of another kind."""
    effect, _, card = frame
    rule = effect.rule(s, seat, card, move)
    found = effect.refusal(s, seat, card, move)
    if not found and isinstance(effect, Selection):
        found = _pick_reasons(s, seat, move, effect, card)
    if not found and m.FAMILY[move] == m.IS_CARD and m.SUBJECT[move] in s.dealt[seat]:
        found = _price_reasons(s, seat, effect, rule)
    family = m.FAMILY[move]
    if found or family not in {m.FAMILY[option] for option in s.moves_of(seat)}:
        return found
    if family == m.IS_AMOUNT:
        amounts = [m.SUBJECT[option] for option in s.moves_of(seat)]
        facts = {"least": min(amounts), "most": max(amounts)}
        return [Reason("amount-out-of-range", rule, facts)]
    if family == m.IS_SEAT:
        return [Reason("not-a-target", rule, {"target": m.SUBJECT[move]})]
    if family == m.IS_CARD:
        return [Reason("card-not-offered", rule, {"card": CARDS[m.SUBJECT[move]].id})]
    return [Reason("not-offered", rule)]


def _pick_reasons(s: State, seat: int, move: int, effect: Selection, card: int) -> list[Reason]:
    """What is wrong with a move because of what has been picked so far."""
    picks = s.picks[seat]
    rule = effect.rule(s, seat, card, move)
    if move == m.DONE:
        need = effect.bounds(s, seat, card)[0]
        return [Reason("picks-too-few", rule, {"need": need, "have": len(picks)})]
    if move in picks:
        return [Reason("picked-already", "TM-12.2")]
    return effect.unpick_reasons(s, seat, move, "TM-12.2")


def _price_reasons(s: State, seat: int, effect: Effect, rule: str) -> list[Reason]:
    """Whether it is the money that is missing for one more of the cards on offer."""
    left = money_for_cards(s, seat, effect)
    price = price_of_cards(s, seat, effect)
    if not 0 <= left < price:
        return []
    which = "TM-9.9" if isinstance(effect, ChooseStartCards) else rule
    return [Reason("money-too-low", which, {"need": price, "have": left})]
