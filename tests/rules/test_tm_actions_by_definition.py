"""What a seat may do, and why not, worked out from what lies on the table.

The rules of the actions are written down here a second time and are compared with the game at
random positions: for every action, for the seat to act and for all others. What single cards ask
for is left to the tests of cards.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.test_mirrored_seats import some_seats

from marineris.terraforming.data import tag
from marineris.terraforming.data.card import CARDS, card_named
from marineris.terraforming.data.map import LAND, MAPS
from marineris.terraforming.flow.turn import Turn
from marineris.testing import TerraformingGame, a_game

BOARD = MAPS["tharsis"]
NUMBERS = [space.number for space in BOARD.spaces]
FREE = [space.number for space in BOARD.spaces if space.kind == LAND]
AROUND = {
    space.number: {NUMBERS[near] for near in space.neighbours}
    for space in BOARD.spaces
    if space.kind == LAND
}
NAMES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
PROJECTS = {
    "sell_patents": 0,
    "power_plant": 11,
    "asteroid": 14,
    "aquifer": 18,
    "greenery": 23,
    "city": 25,
}
MILESTONES = {"terraformer": 35, "mayor": 3, "gardener": 3, "builder": 8, "planner": 16}
AWARDS = ("landlord", "banker", "scientist", "thermalist", "miner")
DISCOUNTS = {
    "research_outpost": (1, None),
    "earth_catapult": (2, None),
    "anti_gravity_technology": (2, None),
    "space_station": (2, tag.SPACE),
    "shuttles": (2, tag.SPACE),
    "quantum_extractor": (2, tag.SPACE),
    "mass_converter": (2, tag.SPACE),
    "earth_office": (3, tag.EARTH),
    "teractor": (3, tag.EARTH),
    "thorgate": (3, tag.POWER),
}
"""TM-C1: what cards in play take off the price, for each of which tags."""
SINGLE = {"card-too-dear", "not-in-hand", "action-used", "no-such-action"}
"""What does not depend on the card, of the reasons why it may not be played or used."""
GENERAL = {"first-action-first", "both-actions-taken", "acted-already", "not-acted-yet"}
FAMILIES = ("project", "milestone", "award", "convert", "play", "use", "pass", "end")

Told = list[tuple[str, str, dict[str, Any]]]
"""Reasons: a code, a rule, facts."""


class Table:
    """What lies on the table, and the hand of one seat."""

    def __init__(self, game: TerraformingGame, seat: int) -> None:
        self.seat = seat
        self.view = game.view(seat)
        self.me = self.view["players"][seat]
        self.stock: dict[str, int] = dict(zip(NAMES, self.me["stock"], strict=True))
        self.in_play: list[str] = self.me["tableau"]
        self.tiles: dict[str, Any] = self.view["tiles"]
        frame = game.state.question(seat)
        self.taken = frame[0].taken if frame and isinstance(frame[0], Turn) else None
        self.owes = bool(game.state.owes_first_action >> seat & 1)

    def money(self) -> int:
        """TM-C5: Helion pays with heat too."""
        return self.stock["megacredits"] + self.stock["heat"] * ("helion" in self.in_play)

    def owned(self, *kinds: str) -> int:
        return sum(owner == self.seat and kind in kinds for kind, owner in self.tiles.values())

    def tags(self, kind: int) -> int:
        return sum(CARDS[card_named(name)].tags.count(kind) for name in self.in_play)

    def reasons(self, move: str) -> Told:
        """Everything that is wrong with an action, in no order."""
        kind, *about = move.split(" ")
        found: Told = []
        if self.taken == 2 and kind not in ("pass", "end"):
            found.append(("both-actions-taken", "TM-10.3", {}))
        if self.owes and move != f"use {self.in_play[0]}":
            found.append(("first-action-first", "TM-O8", {}))
        told: Told = getattr(self, "leave" if kind == "pass" else kind)(*about)
        return found + told

    def leave(self) -> Told:
        """TM-10.3: to pass is the first thing that one does in a turn."""
        return [("acted-already", "TM-10.3", {})] if self.taken else []

    def end(self) -> Told:
        """TM-10.3"""
        return [] if self.taken else [("not-acted-yet", "TM-10.3", {})]

    def convert(self, what: str) -> Told:
        """TM-11.F, TM-11.G"""
        need = {"plants": 7 if "ecoline" in self.in_play else 8, "heat": 8}[what]
        found: Told = []
        if self.stock[what] < need:
            facts = {"resource": what, "need": need, "have": self.stock[what]}
            rule = "TM-11.F" if what == "plants" else "TM-11.G"
            found.append(("stock-too-low", rule, facts))
        if what == "plants" and not self.free():
            found.append(("no-place", "TM-11.F", {"tile": "greenery"}))
        return found

    def free(self) -> set[str]:
        """Land on which nothing lies, and no marker of somebody else (TM-C29)."""
        claimed = {number for number, owner in self.view["claims"].items() if owner != self.seat}
        return set(FREE) - set(self.tiles) - claimed

    def city_places(self) -> set[str]:
        """TM-5.5"""
        cities = {number for number, (kind, _) in self.tiles.items() if kind in ("city", "capital")}
        return {number for number in self.free() if not AROUND[number] & cities}

    def project(self, name: str) -> Told:
        """TM-11.B1, TM-11.B2, TM-11.B4"""
        if name not in PROJECTS:
            return [("not-in-this-game", "TM-15.10", {})]
        cost = PROJECTS[name] - 3 * (name == "power_plant" and "thorgate" in self.in_play)
        found: Told = []
        if self.money() < cost:
            found.append(("money-too-low", "TM-11.B1", {"need": cost, "have": self.money()}))
        if name == "sell_patents" and not self.view["own"]["hand"]:
            found.append(("no-cards", "TM-11.B2", {}))
        if name == "city" and not self.city_places():
            found.append(("no-place", "TM-11.B4", {"tile": "city"}))
        if name == "greenery" and not self.free():
            found.append(("no-place", "TM-11.B4", {"tile": "greenery"}))
        return found

    def milestone(self, name: str) -> Told:
        """TM-11.C1"""
        have = {
            "terraformer": self.me["rating"],
            "mayor": self.owned("city", "capital"),
            "gardener": self.owned("greenery"),
            "builder": self.tags(tag.BUILDING),
            "planner": len(self.view["own"]["hand"]),
        }
        if name not in have:
            return [("not-on-this-map", "TM-11.C1", {})]
        found: Told = []
        claimed = self.view["milestones"]
        if name in claimed:
            found.append(("milestone-taken", "TM-11.C1", {"seat": claimed[name]}))
        if len(claimed) == 3:
            found.append(("milestones-gone", "TM-11.C1", {"most": 3}))
        if self.money() < 8:
            found.append(("money-too-low", "TM-11.C1", {"need": 8, "have": self.money()}))
        if have[name] < MILESTONES[name]:
            facts = {"need": MILESTONES[name], "have": have[name]}
            found.append(("milestone-not-reached", "TM-11.C1", facts))
        return found

    def award(self, name: str) -> Told:
        """TM-11.D1"""
        if name not in AWARDS:
            return [("not-on-this-map", "TM-11.D1", {})]
        found: Told = []
        funded = self.view["awards"]
        if name in funded:
            found.append(("award-funded", "TM-11.D1", {"seat": funded[name]}))
        if len(funded) == 3:
            found.append(("awards-gone", "TM-11.D1", {"most": 3}))
        elif self.money() < (cost := (8, 14, 20)[len(funded)]):
            found.append(("money-too-low", "TM-11.D1", {"need": cost, "have": self.money()}))
        return found

    def price(self, name: str) -> int:
        """TM-C1, TM-11.A3"""
        card = CARDS[card_named(name)]
        off = self.me["next_discount"]
        for other in self.in_play:
            amount, what = DISCOUNTS.get(other, (0, None))
            off += amount * (1 if what is None else card.tags.count(what))
        return max(0, card.cost - int(off))

    def purse(self, name: str) -> int:
        """TM-11.A3: steel for building, titanium for space; they may be worth more."""
        tags = CARDS[card_named(name)].tags
        more = "advanced_alloys" in self.in_play
        found = self.money()
        if tag.BUILDING in tags:
            found += self.stock["steel"] * (2 + more)
        if tag.SPACE in tags:
            found += self.stock["titanium"] * (3 + more + ("phobolog" in self.in_play))
        return found

    def play(self, name: str) -> Told:
        """TM-11.A1, TM-11.A3"""
        if name not in self.view["own"]["hand"]:
            return [("not-in-hand", "TM-11.A1", {})]
        need, have = self.price(name), self.purse(name)
        return [("card-too-dear", "TM-11.A3", {"need": need, "have": have})] if have < need else []

    def use(self, name: str) -> Told:
        """TM-11.E1, TM-7.11"""
        is_first = self.owes and name == self.in_play[0]
        if name not in self.in_play or not CARDS[card_named(name)].action:
            return [] if is_first else [("no-such-action", "TM-11.E1", {})]
        return [("action-used", "TM-11.E1", {})] if name in self.me["used"] else []


def in_order(reasons: Told) -> Told:
    return sorted(reasons, key=repr)


def compare(game: TerraformingGame) -> None:
    """All actions of all seats."""
    views = [game.view(seat) for seat in range(game.players)]
    seen = {card for view in views for card in view["own"]["hand"]} | {"ants", "comet"}
    seen.update(card for one in views[0]["players"] for card in one["tableau"])
    names = [
        name
        for name in game.rules.catalogue.names
        if (kind := name.split(" ")[0]) in FAMILIES
        and (kind not in ("play", "use") or name.split(" ")[1] in seen)
    ]
    for seat in range(game.players):
        table = Table(game, seat)
        is_turn = table.taken is not None
        legal = {game.move_name(move) for move in game.legal_moves(seat)}
        for name in names:
            kind = name.split(" ")[0]
            expected = table.reasons(name)
            found = [(one.code, one.rule, dict(one.facts)) for one in game.why_not(seat, name)]
            if not is_turn:  # first comes what is asked instead; some questions have such moves too
                if not found or found[0][0] not in ("passed", "not-your-turn", "another-question"):
                    continue
                found = found[1 + (found[0][0] == "passed") :]
            if kind in ("play", "use"):
                found = [one for one in found if one[0] in SINGLE | GENERAL]
            assert in_order(found) == in_order(expected), (seat, name)
            if is_turn and kind not in ("play", "use"):
                assert (name in legal) == (not expected), (seat, name)
            if is_turn and name in legal:
                assert not expected, (seat, name)


def some_game(rng: random.Random) -> TerraformingGame:
    """Two seats with quite different things; sometimes the map is nearly full."""
    sets = {"base", "corporate_era"}
    seats = some_seats(rng, sets, rng.choice((12, 30, 45)))
    if rng.random() < 0.4:
        rare = rng.choice(("helion", "thorgate", "ecoline", "phobolog", "teractor"))
        if rare not in (seats[0].corporation, seats[1].corporation):
            seats[1].corporation, seats[1].owes_first_action = rare, False
    held = {card for seat in seats for card in (*seat.hand, *seat.tableau, *seat.events)}
    projects = sorted(set(DISCOUNTS) - {"teractor", "thorgate"})
    for name in sorted({"advanced_alloys", *rng.sample(projects, 2)} - held):
        one = rng.choice(seats)
        assert isinstance(one.tableau, dict)
        one.tableau[name] = 0
    full = rng.random() < 0.5
    spaces = rng.sample(FREE, len(FREE) - rng.randrange(3) if full else 12)
    tiles = {
        space: (rng.choice(("city", "greenery", "greenery")), rng.randrange(2)) for space in spaces
    }
    first, second = seats
    return a_game(
        rivals=[second],
        tiles=tiles,
        active=rng.randrange(2),
        oceans=rng.choice((0, 4, 9)),
        temperature=rng.choice((-30, -10, 6, 8)),
        oxygen=rng.choice((0, 7, 13, 14)),
        generation=4,
        options={"confirm_end": rng.random() < 0.5},
        milestones=dict.fromkeys(rng.sample(sorted(MILESTONES), rng.randrange(4)), 1),
        awards=dict.fromkeys(rng.sample(AWARDS, rng.randrange(4)), 0),
        seed=rng.randrange(10**6),
        **vars(first),
    )


@pytest.mark.parametrize("seed", range(40))
def test_actions_are_legal_just_where_the_rules_say_so(seed: int) -> None:
    """TM-C1, TM-10.3, TM-11.A3, TM-11.B1, TM-11.C1, TM-11.D1, TM-11.E1, TM-11.F, TM-11.G"""
    rng = random.Random(seed)
    game = some_game(rng)
    compare(game)
    for _ in range(6):
        if game.is_over or game.view(0)["generation"] != 4:
            return
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal_moves(seat)))
        compare(game)
