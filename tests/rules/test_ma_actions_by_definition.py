"""What a seat may do, and why not, worked out from what lies on the table.

The rules are written down here a second time, from the page of rules and from nothing else, and are
compared with the game at random positions: for every action, for the seat to act and for all
others. Limits of a turn, which do not lie on the table, are taken from the state.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from marineris.contract import random_move
from marineris.mars2049.options import CHOICES, option_list
from marineris.mars2049.turn import Turn
from marineris.testing import mars2049 as race
from marineris.testing.mars2049 import MarsGame

RESOURCES = ("air", "food", "minerals")
KINDS = {"air_station": 5, "food_station": 5, "mineral_station": 5, "lab3": 1, "lab2": 1, "base": 5}
STATIONS = ("air_station", "food_station", "mineral_station")
PRICES = {
    "printed": {
        "air_station": (0, 2, 2),
        "food_station": (2, 0, 2),
        "mineral_station": (2, 2, 0),
        "base": (3, 3, 3),
        "lab3": (0, 4, 3),
        "lab2": (0, 4, 3),
        "peaceful": (3, 1, 0),
        "offensive": (1, 0, 3),
        "h2o_station": (8, 8, 8),
    }
}
MOVES = 6
"""Played on from each position."""
FAMILIES = ("exchange", "store", "release", "build", "buy", "swap", "use", "remove")

Told = list[tuple[str, str, dict[str, Any]]]
"""Reasons: a code, a rule, facts."""
Point = tuple[int, int]


def point(name: str) -> Point:
    ring, column = name.split(".")
    return int(ring), int(column)


def around(where: Point) -> set[Point]:
    """MA-3.2: straight or diagonal; columns go round, parallels end at 1 and 5."""
    ring, column = where
    return {
        (r, c % 24)
        for r in (ring - 1, ring, ring + 1)
        for c in (column - 1, column, column + 1)
        if 1 <= r <= 5 and (r, c % 24) != where
    }


class Table:
    """What lies on the table, and the hand of one seat."""

    def __init__(self, game: MarsGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options: dict[str, Any] = dict(game.options)
        self.views = [game.view(one) for one in range(game.players)]
        self.view = self.views[seat]
        self.me = self.view["players"][seat]
        self.is_active = self.view["active"] == seat
        self.board = {point(name): what for name, what in self.view["board"].items()}
        self.bases = self.of("base")
        self.next_to_bases = {near for base in self.bases for near in around(base)}
        self.cards: list[int] = self.view["own"]["cards"]
        tokens = self.me["tokens"]
        self.tokens = {(r, v): tokens[2 * r + (v == 8)] for r in range(3) for v in (3, 8)}
        self.units = [
            self.cards[r] + 3 * self.tokens[r, 3] + 8 * self.tokens[r, 8] for r in range(3)
        ]

    def of(self, *kinds: str) -> set[Point]:
        """Where own structures of some kinds stand."""
        return {p for p, what in self.board.items() if what[0] in kinds and what[1] == self.seat}

    def has_lab(self, kind: str, seat: int | None = None) -> bool:
        """MA-7.7: whether an active one is there."""
        whose = self if seat is None else Table(self.game, seat)
        return bool(whose.of(kind) & whose.next_to_bases)

    def left(self, kind: str) -> int:
        """MA-7.5: tokens that are not on the board, whoever owns them now."""
        out = [p for p, what in self.board.items() if what[0] == kind and what[2] == self.seat]
        return KINDS[kind] - len(out)

    def cards_left(self, resource: int) -> int:
        """MA-8.2"""
        if self.options["bank"] == "unlimited":
            return 26
        out: list[int] = [view["own"]["cards"][resource] for view in self.views]
        return 26 - sum(out)

    def tokens_left(self, resource: int) -> int:
        """MA-2.6"""
        if self.options["bank"] == "unlimited":
            return 16
        held: list[list[int]] = [one["tokens"] for one in self.view["players"]]
        return 16 - sum(one[2 * resource] + one[2 * resource + 1] for one in held)

    # Places

    def is_free(self, where: Point) -> bool:
        return where not in self.board

    def station_places(self) -> set[Point]:
        """MA-7.2"""
        return set(filter(self.is_free, self.next_to_bases))

    def top(self) -> int:
        return max(ring for ring, _ in self.bases)

    def next_places(self) -> set[Point]:
        """MA-7.3"""
        return {p for p in self.station_places() if p[0] == self.top() + 1}

    def is_blocked(self) -> bool:
        """MA-7.6"""
        return self.top() < 5 and not self.next_places()

    def in_the_way(self) -> set[Point]:
        """MA-7.6: own stations where a base would then be legal."""
        return {p for p in self.of(*STATIONS) & self.next_to_bases if p[0] == self.top() + 1}

    def goes_sideways(self) -> bool:
        """MA-15.5"""
        if not self.options["cooperative"]:
            return False
        return not self.view["players"][(self.seat + 2) % 4]["sideways"]

    def base_places(self) -> set[Point]:
        """MA-7.3, MA-7.6, MA-7.9, MA-15.5"""
        found = self.station_places() if self.goes_sideways() else self.next_places()
        is_let = self.options["blocked_base"] == "next_to_station" or not self.in_the_way()
        if self.is_blocked() and is_let:
            near = {p for station in self.of(*STATIONS) for p in around(station)}
            found |= {p for p in near if self.is_free(p) and p[0] == self.top() + 1}
        return found

    # Reasons

    def rate(self) -> int:
        """MA-9.1"""
        if self.has_lab("lab2") and (self.options["lab2_alone"] or self.has_lab("lab3")):
            return 2
        return 3 if self.has_lab("lab3") else 4

    def too_dear(self, what: str, rule: str) -> Told:
        need = list(PRICES["printed"][what])
        if all(have >= wanted for have, wanted in zip(self.units, need, strict=True)):
            return []
        return [("too-dear", rule, {"need": need, "have": self.units})]

    def reasons(self, move: str) -> Told:
        """Everything that is wrong with an action, in no order."""
        kind, *about = move.split(" ")
        return list(getattr(self, kind)(*about))

    def exchange(self, give: str, get: str) -> Told:
        """MA-9.1, MA-9.2, MA-8.4, MA-11.1"""
        found: Told = []
        rate, have = self.rate(), self.units[RESOURCES.index(give)]
        if have < rate:
            facts = {"resource": give, "need": rate, "have": have}
            found.append(("units-too-few", "MA-9.1", facts))
        if get == "road":
            if self.me["road_cards"] == 3:
                found.append(("road-cards-full", "MA-11.1", {"most": 3}))
        elif not self.cards_left(RESOURCES.index(get)) and not self.tokens_left(
            RESOURCES.index(get)
        ):
            found.append(("no-cards-in-bank", "MA-8.4", {}))
        return found

    def store(self, name: str, value: str) -> Told:
        """MA-10.1, MA-8.2"""
        resource, size = RESOURCES.index(name), int(value)
        found: Told = []
        if self.cards[resource] < size:
            facts = {"resource": name, "need": size, "have": self.cards[resource]}
            found.append(("cards-too-few", "MA-10.1", facts))
        if self.tokens_left(resource) == 0:
            found.append(("bank-empty", "MA-8.2", {}))
        return found

    def release(self, name: str, value: str) -> Told:
        """MA-10.1, MA-10.3, MA-8.2"""
        resource, size = RESOURCES.index(name), int(value)
        have = self.tokens[resource, size]
        taken = self.game.state.taken[2 * resource + (size == 8)] if self.is_active else 0
        found: Told = []
        if have == 0:
            found.append(("no-such-token", "MA-10.1", {"resource": name, "value": size}))
        elif self.is_active and have == taken:
            found.append(("token-taken-this-turn", "MA-10.3", {}))
        if self.cards_left(resource) < size:
            found.append(("no-cards-in-bank", "MA-8.2", {}))
        return found

    def build(self, kind: str) -> Told:
        """MA-7, MA-11"""
        if kind == "polar_road":
            return self.road()
        if kind == "h2o_station":
            return self.finish()
        found = self.too_dear(kind, "MA-7.1")
        if self.left(kind) == 0:
            found.append(("no-token", "MA-7.5", {"structure": kind}))
        if kind == "lab2" and self.left("lab3"):
            found.append(("lab3-first", "MA-7.4", {}))
        if kind == "base" and not self.base_places():
            found.append(("no-place", "MA-7.3", {}))
        if kind != "base" and not self.station_places():
            found.append(("no-place", "MA-7.2", {}))
        return found

    def has_road(self) -> bool:
        """MA-11.3"""
        return self.me["road"] is not None and point(self.me["road"]) in self.bases

    def road(self) -> Told:
        """MA-11.2"""
        found: Told = []
        if self.has_road():
            found.append(("road-laid", "MA-11.2", {}))
        if not any(ring == 5 for ring, _ in self.bases):
            found.append(("no-polar-base", "MA-11.2", {}))
        if self.me["road_cards"] < 3:
            facts = {"need": 3, "have": self.me["road_cards"]}
            found.append(("road-cards-too-few", "MA-11.2", facts))
        return found

    def finish(self) -> Told:
        """MA-11.4"""
        found = self.too_dear("h2o_station", "MA-11.4")
        if not self.has_road():
            found.append(("no-active-road", "MA-11.4", {}))
        need = 4 if self.options["fewer_bases"] else 5
        if len(self.bases) < need:
            found.append(("bases-too-few", "MA-11.4", {"need": need, "have": len(self.bases)}))
        return found

    def buy(self, deck: str) -> Told:
        """MA-12.1, MA-12.3, MA-14.0"""
        found = self.too_dear(deck, "MA-12.1")
        if self.is_active and self.view["bought"]:
            found.append(("mission-bought", "MA-12.1", {}))
        if not self.view["decks"][deck] and not self.view["used_missions"][deck]:
            found.append(("deck-empty", "MA-12.3", {"deck": deck}))
        if deck == "offensive" and self.options["calm_before_storm"] and not self.view["storm"]:
            found.append(("calm-before-storm", "MA-14.0", {}))
        return found

    def swap(self, give: str, get: str) -> Told:
        """MA-9.3, MA-15.3, MA-15.8"""
        if not self.options["cooperative"]:
            return [("no-partner", "MA-9.3", {})]
        found: Told = []
        partner = (self.seat + 2) % 4
        labs = [
            self.has_lab("lab3", one) or self.has_lab("lab2", one) for one in (self.seat, partner)
        ]
        if not (all(labs) if self.options["swap_lab"] == "both" else any(labs)):
            found.append(("no-lab-to-swap", "MA-15.3", {}))
        if self.units[RESOURCES.index(give)] == 0:
            facts = {"resource": give, "need": 1, "have": 0}
            found.append(("units-too-few", "MA-15.3", facts))
        s = self.game.state
        pairs = [f"{one} {other}" for one in RESOURCES for other in RESOURCES if one != other]
        if self.is_active and s.declined >> pairs.index(f"{give} {get}") & 1:
            found.append(("swap-declined", "MA-15.8", {}))
        given, got = RESOURCES.index(give), RESOURCES.index(get)
        if self.is_active and (s.swapped[given] == 1 or s.swapped[got] == -1):
            found.append(("swapped-the-other-way", "MA-15.8", {}))
        return found

    def use(self, mission: str) -> Told:
        """MA-12.1, MA-14.0, MA-14.1, and what the missions of `NEEDS` need."""
        found: Told = []
        if mission not in self.view["own"]["missions"]:
            return [("not-in-hand", "MA-12.1", {})]
        if self.is_active and self.view["used"]:
            found.append(("mission-used", "MA-12.1", {}))
        found += self.needs(mission)
        if mission not in OFFENSIVE or not self.options["not_so_aggressive"]:
            return found
        s = self.game.state
        turn = self.me["turns"] + (not self.is_active)  # this one, or the next
        if not self.options["aggression_per_player"] and turn - 1 in s.offensive_round:
            found.append(("one-attack-a-round", "MA-14.1", {}))
        if turn - s.offensive_turn[self.seat] < 2:
            found.append(("attacked-last-turn", "MA-14.0", {}))
        return found

    def opponents(self) -> list[int]:
        """MA-15.4: all others but the partner."""
        partner = (self.seat + 2) % 4 if self.options["cooperative"] else self.seat
        return [one for one in range(self.game.players) if one not in (self.seat, partner)]

    def stations_of(self, seat: int) -> set[Point]:
        return {p for p, what in self.board.items() if what[0] in STATIONS and what[1] == seat}

    def targets(self, mission: str) -> set[str]:
        """MA-12.0, MA-12.O1 to MA-12.O6: what may be chosen."""
        players = self.view["players"]
        if mission in ("plunder", "sabotage"):
            rich = [one for one in map(self.stations_of, self.opponents()) if len(one) > 2]
            return {f"point {ring}.{column}" for points in rich for ring, column in points}
        hit = {
            "daylight_robbery": [one for one in self.opponents() if players[one]["cards"]],
            "stagnation": [one for one in self.opponents() if players[one]["stagnation"] != 1],
            "unholy_alliance": [one for one in self.opponents() if any(players[one]["missions"])],
        }
        return {f"seat {one}" for one in hit[mission]}

    def needs(self, mission: str) -> Told:
        """MA-12.0, MA-12.P1, MA-12.O1 to MA-12.O7"""
        found: Told = []
        if mission in ("plunder", "construction") and not self.station_places():
            found.append(("no-place", "MA-7.2", {}))
        if mission == "construction" and not any(self.left(kind) for kind in STATIONS):
            found.append(("no-token", "MA-7.5", {}))
        if mission in NO_TARGET and not self.targets(mission):
            code = "no-mission-to-take" if mission == "unholy_alliance" else "no-target"
            found.append((code, NO_TARGET[mission], {}))
        return found

    def remove(self) -> Told:
        """MA-7.6"""
        if self.options["blocked_base"] != "remove":
            return [("stations-stay", "MA-7.6", {})]
        found: Told = []
        if not self.is_blocked() or not self.in_the_way():
            found.append(("not-blocked", "MA-7.6", {}))
        if self.left("base") == 0:
            found.append(("no-token", "MA-7.6", {"structure": "base"}))
        return found


PEACEFUL = ("construction", "support", "resources")
OFFENSIVE = (
    "plunder",
    "sabotage",
    "daylight_robbery",
    "stagnation",
    "black_friday",
    "unholy_alliance",
    "reconnaissance",
)
NO_TARGET = {
    "plunder": "MA-12.0",
    "sabotage": "MA-12.0",
    "daylight_robbery": "MA-12.O3",
    "stagnation": "MA-12.O4",
    "unholy_alliance": "MA-12.O6",
}
NEEDS = {*NO_TARGET, "construction"}
LIMITS = {"not-in-hand", "mission-used", "one-attack-a-round", "attacked-last-turn"}
"""Why a mission may not be used, whatever the mission itself needs."""


def told(game: MarsGame, seat: int, move: str) -> Told:
    return [(one.code, one.rule, dict(one.facts)) for one in game.why_not(seat, move)]


def in_order(reasons: Told) -> Told:
    return sorted(reasons, key=repr)


def compare(game: MarsGame) -> None:
    """All actions of all seats."""
    names = [name for name in game.rules.catalogue.names if name.split(" ")[0] in FAMILIES]
    assert len(names) > 40
    for seat in range(game.players):
        table = Table(game, seat)
        for view in table.views:  # what everybody sees
            assert view["players"][seat]["rate"] == table.rate()
            assert view["players"][seat]["road_is_active"] == table.has_road()
            assert view["players"][seat]["bases"] == len(table.bases)
            assert view["players"][seat]["cards"] == sum(table.cards)
        for where, (kind, owner, _, is_active) in table.board.items():
            if owner == seat:
                assert is_active == (kind == "base" or where in table.next_to_bases)
        frame = game.state.question(seat)
        is_turn = frame is not None and isinstance(frame[0], Turn)
        legal = {game.move_name(move) for move in game.legal_moves(seat)}
        for name in names:
            expected = table.reasons(name)
            found = told(game, seat, name)
            if not is_turn:  # first comes what is asked instead; some questions have such moves too
                if not found or found[0][0] not in ("not-your-turn", "another-question"):
                    continue
                found = found[1:]
            if name.startswith("use ") and name[4:] not in NEEDS:
                found = [one for one in found if one[0] in LIMITS]
            assert in_order(found) == in_order(expected), (seat, name)
            if is_turn and not name.startswith("use "):
                assert (name in legal) == (not expected), (seat, name)


def some_seat(
    rng: random.Random, start: int, rings: int, used: set[str], box: list[str]
) -> race.Seat:
    """A chain of bases towards the pole, and some of everything in the hand."""
    column, bases = start, []
    for ring in range(1, rings + 1):
        name = f"{ring}.{column % 24}"
        if name in used:
            break
        bases.append(name)
        used.add(name)
        column += rng.choice((-1, 0, 1))
    most = rng.choice((0, 0, 4, 9))
    polar = [name for name in bases if name.startswith("5.")]
    missions = [box.pop()] if rng.random() < 0.5 else []
    return race.Seat(
        bases=bases,
        cards={name: rng.randrange(most + 1) for name in RESOURCES},
        tokens={f"{name} {v}": rng.choice((0, 0, 1, 2)) for name in RESOURCES for v in (3, 8)},
        road_cards=rng.randrange(4),
        road=rng.choice([*polar, "5.23"]) if rng.random() < 0.5 else None,
        missions=missions,
    )


def some_options(rng: random.Random, players: int) -> dict[str, Any]:
    options: dict[str, Any] = {"prices": "printed"}
    for option in option_list():
        if option.name in options or option.name == "first_player":
            continue
        if option.name in CHOICES:
            options[option.name] = rng.choice(CHOICES[option.name])
        elif option.name != "fewer_bases":
            options[option.name] = rng.random() < 0.5
    options["cooperative"] = players == 4 and rng.random() < 0.7
    return options


def _empty_the_bank(rng: random.Random, seats: list[race.Seat], name: str) -> None:
    """All or nearly all cards and tokens of a resource are out."""
    cards, tokens = [dict(seat.cards) for seat in seats], [dict(seat.tokens) for seat in seats]
    for kind, there, hands in ((name, 26, cards), (f"{name} {rng.choice((3, 8))}", 16, tokens)):
        out = sum(hand[one] for hand in hands for one in hand if one.startswith(name))
        left = rng.choice((0, 0, 1, 2, 7))
        for _ in range(there - out - left):
            rng.choice(hands)[kind] += 1
    for seat, hand, held in zip(seats, cards, tokens, strict=True):
        seat.cards, seat.tokens = hand, held


def some_game(rng: random.Random) -> MarsGame:
    """A position in the middle of a turn, with the colonies in each other's way."""
    players = rng.randrange(2, 5)
    used: set[str] = set()
    starts = {2: (0, 12), 3: (0, 8, 16), 4: (0, 12, 6, 18)}[players]
    box = rng.sample([*PEACEFUL] * 3, 9)
    seats = [
        some_seat(rng, starts[seat], rng.randrange(1, 6), used, box) for seat in range(players)
    ]
    structures: dict[str, tuple[str, int, int]] = {}
    out = {(seat, kind): 0 for seat in range(players) for kind in KINDS}
    is_crowded = rng.random() < 0.4
    for seat, described in enumerate(seats):
        near = sorted({p for base in described.bases or () for p in around(point(base))})
        top = max(point(base)[0] for base in described.bases or ())
        if is_crowded:  # the way to the pole is full
            near = [p for p in near if p[0] == top + 1] or near
        for p in rng.sample(near, min(len(near), rng.choice((3, 5, 8)))):
            name = f"{p[0]}.{p[1]}"
            kind = rng.choice((*STATIONS, *STATIONS, "lab3", "lab2"))
            first = rng.randrange(players) if kind in STATIONS and rng.random() < 0.2 else seat
            if kind == "lab2" and not out[seat, "lab3"]:
                kind = "lab3"
            if name in used or out[first, kind] == KINDS[kind]:
                continue
            used.add(name)
            out[first, kind] += 1
            structures[name] = (kind, seat, first)
    if rng.random() < 0.5:
        _empty_the_bank(rng, seats, rng.choice(RESOURCES))
    active = rng.randrange(players)
    for seat, described in enumerate(seats):
        described.stagnation = 0 if seat == active else rng.choice((0, 0, 1, 2))
    attacks = rng.sample(OFFENSIVE, 3)
    seats[active].missions = [*seats[active].missions, *attacks]
    return race.a_game(
        players,
        structures=structures,
        active=active,
        options=some_options(rng, players),
        seed=rng.randrange(10**6),
        bought=rng.random() < 0.3,
        has_used=rng.random() < 0.3,
        rivals=seats[1:],
        **vars(seats[0]),
    )


@pytest.mark.parametrize("seed", range(60))
def test_actions_are_legal_just_where_the_rules_say_so(seed: int) -> None:
    """MA-5.2, MA-7, MA-8.2, MA-8.4, MA-9, MA-10, MA-11, MA-12.1, MA-14, MA-15.3, MA-15.8"""
    rng = random.Random(seed)
    game = some_game(rng)
    compare(game)
    for _ in range(MOVES):
        if game.is_over:
            return
        seat = rng.choice(game.to_act)
        names = {game.move_name(move): move for move in game.legal_moves(seat)}
        before = Table(game, seat)
        actions = [move for name, move in names.items() if name.split(" ")[0] in FAMILIES]
        move = rng.choice(actions) if actions else random_move(game, seat, rng)
        is_turn = isinstance(game.state.stack[-1][0], Turn)
        game.play(seat, move)
        if not game.is_over:
            compare(game)
        mission = game.move_name(move).removeprefix("use ")
        if is_turn and mission in NO_TARGET and game.move_name(move).startswith("use "):
            targets = before.targets(mission)
            if len(targets) > 1:
                assert {game.move_name(one) for one in game.legal_moves(seat)} == targets
        kind = game.move_name(move).removeprefix("build ")
        if is_turn and kind in KINDS:
            places = before.base_places() if kind == "base" else before.station_places()
            if len(places) > 1:  # a single one is not asked for
                legal = {game.move_name(one) for one in game.legal_moves(seat)}
                assert legal == {f"point {ring}.{column}" for ring, column in places}
