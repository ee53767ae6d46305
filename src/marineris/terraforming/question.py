"""What is asked of a seat, and why a move is no answer to it."""

from __future__ import annotations

from typing import Any

from marineris.core.codec import encode
from marineris.core.effect import Effect, Frame
from marineris.core.reason import Reason
from marineris.terraforming import fault, tile
from marineris.terraforming import move as m
from marineris.terraforming.card import CARDS
from marineris.terraforming.effect.board import ClaimLand, PlaceTile
from marineris.terraforming.effect.deck import BuyOrDiscard
from marineris.terraforming.effect.payment import Pay, money
from marineris.terraforming.effect.stock import DecreaseAny
from marineris.terraforming.generation import Buy
from marineris.terraforming.place import ANY_LAND, OWN_FREELY, Place
from marineris.terraforming.play import EnterPlay
from marineris.terraforming.setup import ChooseStartCards, start_money, start_price
from marineris.terraforming.state import CARD_PRICE, State
from marineris.terraforming.turn import Turn, action_faults

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


CARD_RULES = {
    "Buy": "TM-10.2",
    "BuyOrDiscard": "TM-C36",
    "ChooseCorporation": "TM-9.6",
    "ChooseStartCards": "TM-9.9",
    "DiscardToDraw": "TM-7.12",
    "Keep": "TM-7.3",
    "Pick": "TM-16.1",
    "SellPatents": "TM-11.B1",
    "TakeCube": "TM-C26",
    "CopyProduction": "TM-C21",
}
"""The rule behind a choice of cards, by the question."""


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


def decision(s: State, seat: int) -> dict[str, Any]:
    """The question that a seat has to answer, as plain data."""
    frame = s.question(seat)
    assert frame is not None
    effect, _, card = frame
    asked: dict[str, Any] = {"seat": seat, "question": type(effect).__name__}
    details = encode(effect)
    del details["type"]
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
    return asked


def _paid_card(s: State) -> int:
    """The card that comes into play once it is paid, or -1: the payment itself does not name it."""
    if len(s.stack) < 2:
        return -1
    effect, _, card = s.stack[-2]
    return card if isinstance(effect, EnterPlay) else -1


def faults(s: State, seat: int, move: int) -> list[Reason]:
    """All the reasons why a move is not legal for a seat now."""
    frame = s.question(seat)
    if s.is_over():
        return [Reason("game-over", "TM-13.1")]
    is_action = m.FAMILY[move] in ACTIONS or m.FAMILY[move] in m.MORE_ACTIONS
    if frame is not None:
        if isinstance(frame[0], Turn):
            if is_action:
                return action_faults(s, seat, move, frame[0].taken)
            return [Reason("choose-an-action", "TM-10.3")]
        found = _answer_faults(s, seat, move, frame)
        if found:
            return found
        found = [Reason("another-question", "TM-10.3", {"question": type(frame[0]).__name__})]
    else:
        found = [Reason("not-your-turn", "TM-10.3", {"to_act": s.to_act()})]
    if is_action and s.tableau[seat]:
        found += action_faults(s, seat, move, 0)
    return found


def _answer_faults(s: State, seat: int, move: int, frame: Frame) -> list[Reason]:
    """What is wrong with a move of the kind that is asked for; empty if it is of another kind."""
    family = m.FAMILY[move]
    if family == m.IS_CARD and m.SUBJECT[move] in s.dealt[seat]:
        left = money_for_cards(s, seat, frame[0])
        price = price_of_cards(s, seat, frame[0])
        if 0 <= left < price:
            rule = CARD_RULES[type(frame[0]).__name__]
            return [Reason("money-too-low", rule, {"need": price, "have": left})]
    asked = {m.FAMILY[option] for option in s.moves_of(seat)}
    if family not in asked:
        return []
    effect = frame[0]
    subject = m.SUBJECT[move]
    if family == m.IS_SPACE and isinstance(effect, (PlaceTile, ClaimLand)):
        place = effect.place if isinstance(effect, PlaceTile) else ANY_LAND
        return place_faults(s, seat, subject, place)
    if family == m.IS_AMOUNT:
        amounts = [m.SUBJECT[option] for option in s.moves_of(seat)]
        rule = "TM-6.6" if isinstance(effect, Pay) else "TM-8.2"
        facts = {"least": min(amounts), "most": max(amounts)}
        return [Reason("amount-out-of-range", rule, facts)]
    if family == m.IS_SEAT:
        rule = "TM-8.3" if isinstance(effect, DecreaseAny) else "TM-8.2"
        return [Reason("not-a-target", rule, {"target": subject})]
    if family == m.IS_CARD:
        rule = CARD_RULES.get(type(effect).__name__, "TM-6.9")
        return [Reason("card-not-offered", rule, {"card": CARDS[subject].id})]
    return [Reason("not-offered", "TM-11.A1")]


def _must_be_next_to_own(s: State, seat: int, place: Place) -> bool:
    """Whether some legal space is next to an own tile, so that another is not legal (TM-5.4)."""
    return any(place.faults(s, seat, space) == 0 for space in place.spaces(s, seat))


def place_faults(s: State, seat: int, space: int, place: Place) -> list[Reason]:
    """Everything that is wrong with a space for a tile."""
    if space >= s.board.size:
        return [Reason("not-on-this-map", "TM-4.1")]
    bits = place.faults(s, seat, space)
    if place.own_near == OWN_FREELY and not _must_be_next_to_own(s, seat, place):
        bits &= ~fault.NOT_NEXT_TO_OWN
    facts = {"space": s.board.spaces[space].number}
    found = [
        Reason(code, rule, facts) for bit, (code, rule) in fault.PLACE_CODES.items() if bits & bit
    ]
    if not found and s.claim[space] != tile.NOBODY:
        found.append(Reason("space-claimed", "TM-5.10", facts))
    return found
