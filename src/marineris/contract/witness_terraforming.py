"""What somebody at a table of Terraforming Mars can tell about the hidden cards.

For each card the witness keeps the places where it can be: whenever cards move face down, any card
that can be at the first place can be at the second from then on. Besides, it counts: how many cards
a seat can have of a pack, of what it bought, and of the discards that became a deck.
"""

from __future__ import annotations

from typing import Any

from marineris.core.game import Game
from marineris.terraforming.data.card import CARDS, CORPORATION

Place = tuple[str, int]
DECK: Place = ("deck", -1)
DISCARDS: Place = ("discards", -1)
ELSEWHERE: Place = ("elsewhere", -1)


class TerraformingWitness:
    """A witness beside one seat."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.seat = seat
        self.players = game.players
        self.corporations = set(game.view(seat)["own"]["corporations"])
        self.generation = 0
        self.where: dict[str, set[Place]] = {
            card.id: {DECK} for card in CARDS if card.kind != CORPORATION
        }
        self.pack: list[str] = []
        self.drafted: dict[int, list[str]] = {}
        """Who has picked in this round of a draft; what it picked, for the witness itself."""
        self.is_drafting = False
        self.limits: list[tuple[frozenset[str], int, int]] = []
        """Of these cards, a seat has at most so many in its hand and before it."""
        self.renewed: set[str] = set()
        """Own discards that have become part of a deck."""
        self.drawn_since = [0] * game.players

    def watch(self, events: list[dict[str, Any]], seen: dict[str, Any]) -> None:
        for event in events:
            name, seat = event["event"], event["seat"]
            cards = event.get("cards", [])
            if name == "CardsSeen":
                self._see(seat, event["count"], cards)
            elif name == "CardDrafted":
                self.is_drafting = True
                self.drafted[seat] = cards
            elif name in ("CardsBought", "CardsKept"):
                self._take(seat, event["count"], cards)
            elif name == "CardsDrawn":
                self.drawn_since[seat] += event["count"]
                self._spread(seat, [DECK], ("hand", seat), cards)
            elif name == "CardsDiscarded":
                sources = [("hand", seat), ("before", seat), ("picked", seat)]
                self._spread(seat, sources, DISCARDS, cards, DISCARDS)
            elif name == "CardRevealed":
                self.where[event["card"]] = {DISCARDS}
            elif name == "CardPlayed":
                self._play(seat, event["card"])
            elif name == "DeckRenewed":
                self._renew()
            elif name == "GenerationBegan":
                self.generation = event["generation"]
                self.is_drafting = False
                self._empty_tables()

    def _spread(
        self, seat: int, sources: list[Place], to: Place, cards: list[str], own: Place = ELSEWHERE
    ) -> None:
        """Cards move face down, or where the witness sees them."""
        if seat == self.seat:
            for card in cards:
                self.where[card] = {own}
            return
        for places in self.where.values():
            if not places.isdisjoint(sources):
                places.add(to)

    def _see(self, seat: int, count: int, cards: list[str]) -> None:
        if self.drafted:
            self._pass_packs()
        if seat == self.seat:
            for places in self.where.values():
                places.discard(("before", seat))
            self.pack = cards
        if not self.is_drafting:
            self.drawn_since[seat] += count
            self._spread(seat, [DECK], ("before", seat), cards)
        elif seat == self.seat:
            for card in cards:
                self.where[card] = {ELSEWHERE}

    def _pass_packs(self) -> None:
        """Packs go left in even generations, right in odd ones (TM-16.2)."""
        step = 1 if (self.generation + 1) % 2 == 0 else -1
        for card, places in self.where.items():
            moved: set[Place] = set()
            for place in places:
                if place[0] != "before":
                    moved.add(place)
                    continue
                moved.add(("before", (place[1] + step) % self.players))
                if place[1] in self.drafted and place[1] != self.seat:
                    moved.add(("picked", place[1]))
            self.where[card] = moved
        passed = [card for card in self.pack if card not in self.drafted.get(self.seat, [])]
        for card in passed:
            self.where[card] = {("before", (self.seat + step) % self.players)}
        for other in range(self.players):
            # Each time that the pack comes by, a seat takes one card of it.
            visits = [
                turn
                for turn in range(1, len(passed) + 1)
                if (self.seat + turn * step) % self.players == other
            ]
            if other != self.seat:
                self.limits.append((frozenset(passed), other, len(visits)))
        self.drafted = {}

    def _take(self, seat: int, count: int, cards: list[str]) -> None:
        """Some of the cards before a seat go to its hand."""
        if seat == self.seat:
            for card in cards:
                self.where[card] = {ELSEWHERE}
            return
        sources = {("before", seat), ("picked", seat)}
        other_ways = {DECK, ("hand", seat)}
        batch = [
            card
            for card, places in self.where.items()
            if not places.isdisjoint(sources) and places.isdisjoint(other_ways)
        ]
        for places in self.where.values():
            if count and not places.isdisjoint(sources):
                places.add(("hand", seat))
        if self.is_drafting:
            self.limits.append((frozenset(batch), seat, count))

    def _play(self, seat: int, card: str) -> None:
        self.where[card] = {ELSEWHERE}
        self.limits = [
            (cards - {card}, owner, most - (owner == seat and card in cards))
            for cards, owner, most in self.limits
        ]

    def _renew(self) -> None:
        self.renewed = {card for card, places in self.where.items() if places == {DISCARDS}}
        self.drawn_since = [0] * self.players
        self.limits = []
        for places in self.where.values():
            if DISCARDS in places:
                places.remove(DISCARDS)
                places.add(DECK)

    def _empty_tables(self) -> None:
        for card, places in self.where.items():
            self.where[card] = {one for one in places if one[0] not in ("before", "picked")}

    def contradictions(self, world: Game[Any]) -> list[str]:
        s = world.state
        found = self._misplaced([CARDS[card].id for card in s.deck], [DECK])
        found += self._misplaced([CARDS[card].id for card in s.discard], [DISCARDS])
        renewed = 0
        for other in range(self.players):
            if other == self.seat:
                continue
            hand = [CARDS[card].id for card in s.hand[other]]
            before = [CARDS[card].id for card in s.dealt[other]]
            picked = [CARDS[card].id for card in s.drafted[other]]
            found += self._misplaced(hand, [("hand", other)])
            found += self._misplaced(before, [("before", other), ("picked", other)])
            found += self._misplaced(picked, [("picked", other)])
            found += self._too_many(other, {*hand, *picked})
            back = len(self.renewed & {*hand, *before, *picked})
            renewed += back
            if not world.options["draft"] and back > self.drawn_since[other]:
                found.append(f"seat {other} has {back} cards of a deck it drew less from")
            mine = {CARDS[card].id for card in s.corporations[other]} & self.corporations
            if mine - {"beginner_corporation"}:
                found.append(f"seat {other} has a corporation that was dealt to seat {self.seat}")
        if renewed > sum(self.drawn_since):
            found.append(f"{renewed} cards came back of {sum(self.drawn_since)} drawn")
        return found

    def _misplaced(self, cards: list[str], places: list[Place]) -> list[str]:
        return [
            f"{card} is at {places[0]}, but can only be at {sorted(self.where[card])}"
            for card in cards
            if self.where[card].isdisjoint(places)
        ]

    def _too_many(self, seat: int, cards: set[str]) -> list[str]:
        return [
            f"seat {seat} has {len(cards & some)} of {sorted(some)}, at most {most} can be"
            for some, owner, most in self.limits
            if owner == seat and len(cards & some) > most
        ]
