"""What each seat knows of the others' resource cards.

Everything but a theft happens in the open, so a seat that remembers knows every hand until a card
is taken unseen. `State.sure` holds, for each observer and hand, how many cards of each resource are
surely there; the rest of the hand is unknown to that observer. The sum over all hands is known.
"""

from __future__ import annotations

from marineris.mars2049.resource import COUNT
from marineris.mars2049.state import State


def change_openly(s: State, seat: int, resource: int, amount: int) -> None:
    """Everybody sees a hand gain or lose cards of a resource."""
    for observer in range(s.seats):
        place = (observer * s.seats + seat) * COUNT + resource
        s.sure[place] = max(0, s.sure[place] + amount)


def show_unit(s: State, seat: int, resource: int) -> None:
    """Everybody learns that a seat has a unit of a resource: a card, if it has no token of it."""
    first = 2 * (seat * COUNT + resource)
    if s.tokens[first] or s.tokens[first + 1]:
        return
    for observer in range(s.seats):
        place = (observer * s.seats + seat) * COUNT + resource
        s.sure[place] = max(1, s.sure[place])


def is_sure_of_card(s: State, observer: int, seat: int, resource: int) -> bool:
    """Whether an observer knows that a seat holds a card of a resource."""
    return s.sure[(observer * s.seats + seat) * COUNT + resource] > 0


def move_secretly(s: State, giver: int, taker: int, resource: int) -> None:
    """A card passes from hand to hand; only these two see which."""
    for observer in range(s.seats):
        given = (observer * s.seats + giver) * COUNT
        if observer in (giver, taker):
            s.sure[given + resource] = max(0, s.sure[given + resource] - 1)
            s.sure[(observer * s.seats + taker) * COUNT + resource] += 1
        else:
            for which in range(COUNT):
                s.sure[given + which] = max(0, s.sure[given + which] - 1)
