"""Playing a card: into play with it, then its effects and what it triggers (TM-11.A)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import Effect, Frame
from marineris.terraforming.data import cube, tag
from marineris.terraforming.data.card import CARDS, EVENT, READINGS
from marineris.terraforming.flow.change import tell
from marineris.terraforming.flow.rating import HeatForFee
from marineris.terraforming.knowledge.sightings import see_played
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.control import fire, push_loud
from marineris.terraforming.vocabulary.effect.payment import (
    accepted,
    areas_held,
    charge,
    fee_ahead,
    price,
)
from marineris.terraforming.vocabulary.trigger import PLAYED, SPENT


def begin_play(s: State, seat: int, card: int) -> None:
    """A card leaves the hand and is paid; then it comes into play."""
    s.hand[seat].remove(card)
    see_played(s, seat, card)
    if s.log is not None:
        tell(s, "CardPlayed", seat, card=CARDS[card].id, cost=price(s, seat, card))
    s.push(EnterPlay(), seat, card)
    tags = CARDS[card].tags
    cost = price(s, seat, card)
    kept = fee_ahead(s, seat, CARDS[card].play, card)
    charge(s, seat, cost, accepted(s, seat, tags), READINGS[card].heat_spent, kept)


def put_in_play(s: State, seat: int, card: int) -> None:
    """A card lies in its place (TM-7.9), and what is derived from it counts."""
    literal = CARDS[card]
    if literal.kind == EVENT:
        s.events[seat].append(card)
        return
    s.tableau[seat].append(card)
    if literal.holds != cube.NONE:
        s.cubes[card] = 0
    count_card(s, seat, card)


def count_card(s: State, seat: int, card: int) -> None:
    """Add to the derived part of the state what a face-up card brings."""
    literal = CARDS[card]
    for one in literal.tags:
        s.tags[seat * tag.STRIDE + one] += 1
    for modifier in literal.modifiers:
        modifier.apply(s, seat)
    for trigger in literal.triggers:
        s.listeners[trigger.on.kind()].append((seat, card, trigger))
    if literal.action:
        s.actions[seat].append(card)
    s.helps[seat] |= READINGS[card].helps


@dataclass(frozen=True)
class EnterPlay(Effect):
    """A paid card comes into play: quiet effects, then choices, then what is given up."""

    def apply(self, s: State, seat: int, card: int) -> None:
        s.next_discount[seat] = 0
        s.next_tolerance[seat] = 0
        put_in_play(s, seat, card)
        reading = READINGS[card]
        for i in range(len(reading.last) - 1, -1, -1):
            s.push(reading.last[i], seat, card)
        depth = len(s.stack)
        held = areas_held(s, seat, CARDS[card].play, card)
        waiting: list[Frame] = []
        for effect in reading.quiet:
            if held and (effect.changes(s, seat, card) | effect.needs(s, seat, card)) & held:
                waiting.append((effect, seat, card))  # TU-9.7
            else:
                effect.apply(s, seat, card)
        # What a quiet effect brings (an ocean at 0 °C) is put in order with the rest (TM-11.A4); a
        # fee is asked for when all steps of rating have been made.
        fees: list[Frame] = []
        frames: list[Frame] = []
        for frame in s.stack[depth:]:
            (fees if isinstance(frame[0], HeatForFee) else frames).append(frame)
        s.stack[depth:] = fees
        frames = waiting + frames
        frames += [(effect, seat, card) for effect in reading.loud]
        frames += fire(s, PLAYED, seat, card, held)
        frames += fire(s, SPENT, seat, CARDS[card].cost, held)
        push_loud(s, seat, frames)


def reveal_corporation(s: State, seat: int, card: int) -> None:
    """A corporation is revealed: what it brings, and what its tags trigger (TM-9.7)."""
    s.corporations[seat] = []
    put_in_play(s, seat, card)
    if s.log is not None:
        tell(s, "CorporationRevealed", seat, card=CARDS[card].id)
    if CARDS[card].first_action:
        s.owes_first_action |= 1 << seat
    for effect in READINGS[card].quiet:
        effect.apply(s, seat, card)
    push_loud(s, seat, fire(s, PLAYED, seat, card))
