"""What somebody at a table of Mars 2049 can tell about the others' cards and missions.

The witness keeps every way in which the resource cards can be spread over the hands. Of missions it
remembers which one an opponent took from it, and which were among the used ones when a deck was
renewed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from marineris.core.game import Game
from marineris.mars2049.card import INDEX, MISSIONS
from marineris.mars2049.price import DECKS
from marineris.mars2049.resource import COUNT, NAMES

Hands = tuple[int, ...]


class MarsWitness:
    """A witness beside one seat."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.seat = seat
        self.players = game.players
        self.hands: set[Hands] = {(0,) * (COUNT * game.players)}
        self.taken: list[tuple[str, int]] = []
        """Missions taken from its hand, and who took them, while that is certain."""
        self.own: Counter[str] = Counter()
        self.used: dict[str, list[str]] = {}
        """What lay face up among the used missions of each deck at the last look."""
        self.in_hands: dict[str, Counter[str]] = {}
        """For each renewed deck what the others held then, all together."""
        self.quiet: dict[str, set[int]] = {}
        """For each renewed deck who has got no mission of it since."""

    def watch(self, events: list[dict[str, Any]], seen: dict[str, Any]) -> None:
        for event in events:
            name, seat = event["event"], event["seat"]
            if name == "CardsChanged":
                place = seat * COUNT + NAMES.index(event["resource"])
                changed = {_with(hands, place, event["amount"]) for hands in self.hands}
                self.hands = {hands for hands in changed if hands[place] >= 0}
            elif name == "CardStolen":
                self._steal(event["giver"], seat, event.get("resource"))
            elif name == "MissionDrawn":
                self._get(seat, event["deck"], event.get("mission"))
            elif name == "MissionTaken":
                self._take(event["giver"], seat, event.get("mission"))
            elif name == "MissionUsed":
                self._use(seat, event["mission"])
            elif name == "Protected":
                self._use(seat, "protection")
            elif name == "DeckRenewed":
                self._renew(event["deck"])
        self.used = seen["used_missions"]

    def _steal(self, giver: int, taker: int, resource: str | None) -> None:
        found: set[Hands] = set()
        for hands in self.hands:
            for which in range(COUNT):
                if resource in (None, NAMES[which]) and hands[giver * COUNT + which]:
                    fewer = _with(hands, giver * COUNT + which, -1)
                    found.add(_with(fewer, taker * COUNT + which, 1))
        self.hands = found

    def _get(self, seat: int, deck: str, mission: str | None) -> None:
        self.quiet.get(deck, set()).discard(seat)
        if seat == self.seat and mission is not None:
            self.own[mission] += 1

    def _take(self, giver: int, taker: int, mission: str | None) -> None:
        for quiet in self.quiet.values():
            quiet.discard(taker)
        self.taken = [(one, holder) for one, holder in self.taken if holder != giver]
        if giver == self.seat and mission is not None:
            self.own[mission] -= 1
            self.taken.append((mission, taker))
        elif taker == self.seat and mission is not None:
            self.own[mission] += 1

    def _use(self, seat: int, mission: str) -> None:
        if seat == self.seat:
            self.own[mission] -= 1
        elif (mission, seat) in self.taken:
            self.taken.remove((mission, seat))

    def _renew(self, deck: str) -> None:
        self.in_hands[deck] = Counter(
            {mission.id: mission.copies for mission in MISSIONS if DECKS[mission.deck] == deck}
        )
        self.in_hands[deck].subtract(Counter(self.used[deck]))
        self.in_hands[deck].subtract(self.own)
        self.quiet[deck] = {seat for seat in range(self.players) if seat != self.seat}

    def contradictions(self, world: Game[Any]) -> list[str]:
        s = world.state
        found: list[str] = []
        if tuple(s.cards) not in self.hands:
            found.append(f"hands cannot be {s.cards}")
        for (mission, holder), number in Counter(self.taken).items():
            if s.missions[holder].count(INDEX[mission]) < number:
                found.append(f"seat {holder} took {mission} and has not used it")
        for deck, quiet in self.quiet.items():
            held = Counter(MISSIONS[one].id for seat in quiet for one in s.missions[seat])
            for mission, number in held.items():
                of_deck = DECKS[MISSIONS[INDEX[mission]].deck] == deck
                if of_deck and number > self.in_hands[deck][mission]:
                    found.append(f"{mission} was in no hand when the deck was renewed")
        return found


def _with(hands: Hands, place: int, change: int) -> Hands:
    return (*hands[:place], hands[place] + change, *hands[place + 1 :])
