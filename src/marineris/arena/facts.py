"""What a game tells of each seat beside its points: cards, claims, curves and what was left over.

A watcher takes notes when a seat passes and at the end, so that watching costs next to nothing.
Games that it knows nothing of have no facts.
"""

from __future__ import annotations

from typing import Any, Final

from marineris.bots.arena import Facts, Watcher
from marineris.core.game import Game
from marineris.terraforming import move as m
from marineris.terraforming.data.card import CARDS, CORPORATION
from marineris.terraforming.data.resource import COUNT, MC, NAMES
from marineris.terraforming.knowledge.scoring import award_points
from marineris.terraforming.state import State

LISTS_OF_WORDS: Final = ("cards", "milestones", "awards")
LISTS_OF_NUMBERS: Final = (
    "card_generations",
    "rating_by_generation",
    *(f"{name}_production_by_generation" for name in NAMES),
)
"""The facts that are lists; all others are a word or a number. Curves have a value for each
generation, as it was when the seat passed."""


class Nothing:
    """Has nothing to note."""

    wanted: frozenset[int] = frozenset()

    def before(self, game: Game[Any], seat: int, move: int) -> None:
        """No move is wanted."""

    def facts(self, game: Game[Any]) -> list[Facts]:
        """No facts."""
        return []


class TerraformingWatcher:
    """Takes notes of a game of Terraforming Mars. A seat passes once in each generation."""

    wanted: frozenset[int] = frozenset([m.PASS])

    def __init__(self, seats: int) -> None:
        self._in_play = [0] * seats
        self._events = [0] * seats
        self._cards: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """Each card that was played, with its generation."""
        self._rating: list[list[int]] = [[] for _ in range(seats)]
        self._production: list[list[list[int]]] = [[] for _ in range(seats)]
        self._unused = [0] * seats
        self._stock = [[0] * COUNT for _ in range(seats)]
        """What each seat had when it last passed."""

    def before(self, game: Game[Any], seat: int, move: int) -> None:
        """A seat is about to pass: write down what the generation has brought it."""
        s: State = game.state
        new = s.tableau[seat][self._in_play[seat] :] + s.events[seat][self._events[seat] :]
        self._cards[seat] += [(card, s.generation) for card in new]
        self._in_play[seat] = len(s.tableau[seat])
        self._events[seat] = len(s.events[seat])
        self._rating[seat].append(s.rating[seat])
        self._production[seat].append(s.production[seat * COUNT : (seat + 1) * COUNT])
        self._unused[seat] = sum(m.FAMILY[one] == m.IS_USE for one in s.moves_of(seat))
        self._stock[seat] = s.stock[seat * COUNT : (seat + 1) * COUNT]

    def facts(self, game: Game[Any]) -> list[Facts]:
        """What there is to tell of each seat of a game that is over."""
        s: State = game.state
        return [self._of_seat(s, seat) for seat in range(s.seats)]

    def _of_seat(self, s: State, seat: int) -> Facts:
        played = [one for one in self._cards[seat] if CARDS[one[0]].kind != CORPORATION]
        funded = [award for award, by in enumerate(s.awards) if by == seat]
        stock = s.stock[seat * COUNT : (seat + 1) * COUNT]
        curves = zip(*self._production[seat], strict=True)
        return {
            "corporation": _corporation(s, seat),
            "cards": [CARDS[card].id for card, _ in played],
            "card_generations": [generation for _, generation in played],
            "milestones": [
                s.map.milestones[i].id for i, by in enumerate(s.milestones) if by == seat
            ],
            "awards": [s.map.awards[award].id for award in funded],
            "awards_in_vain": sum(not award_points(s, award)[seat] for award in funded),
            "hand_left": len(s.hand[seat]),
            "actions_unused": self._unused[seat],
            **{f"{name}_left": stock[i] for i, name in enumerate(NAMES) if i != MC},
            **{f"{name}_at_pass": self._stock[seat][i] for i, name in enumerate(NAMES)},
            "rating_by_generation": self._rating[seat],
            **{
                f"{name}_production_by_generation": list(curve)
                for name, curve in zip(NAMES, curves, strict=True)
            },
        }


def _corporation(s: State, seat: int) -> str:
    for card in s.tableau[seat]:
        if CARDS[card].kind == CORPORATION:
            return CARDS[card].id
    return ""


def watch(game: Game[Any]) -> Watcher:
    """What takes notes of a game."""
    return TerraformingWatcher(game.players) if isinstance(game.state, State) else Nothing()
