"""No rule prefers a seat: a position with its two seats exchanged plays in the same way.

Positions in which the seats have quite different things are built twice, the second time with the
seats exchanged, and played with the same moves. Everything a player can learn is then the same, but
for the numbers of the seats. A rule that looks at seat 0 where it means another one shows here.

A new field that names a seat, or has a value for each, belongs in one of the sets below.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from marineris.core.game import Game
from marineris.mars2049 import structure
from marineris.mars2049.card import MISSIONS
from marineris.terraforming.data import cube, tile
from marineris.terraforming.data.card import CARDS, CORPORATION, EVENT, card_named
from marineris.terraforming.data.map import LAND, MAPS
from marineris.testing import Seat, a_game
from marineris.testing import mars2049 as race
from marineris.testing.turmoil import a_committee

MOVES = 25
BY_SEAT = {"players", "counts", "points", "influence", "reserve", "bonus", "colonies", "sure"}
"""Lists with an entry for each seat; `…forecast` too."""
SEATS = {"to_act", "lobby", "used_policy"}
"""Lists of seats."""
SEAT = {"seat", "first", "active", "target", "owner", "to_seat", "from_seat"}
SEAT |= {"chairman", "leader", "winner", "victim", "next", "giver"}
OWNERS = {"claims", "milestones", "awards"}
KINDS = [*tile.NAMES, *structure.NAMES]
BOARD = MAPS["tharsis"]
FREE = [space.number for space in BOARD.spaces if space.kind == LAND]
POINT = re.compile(r"(point )?([0-5])\.(\d+)")
"""An intersection of Mars 2049; the second colony begins on the other side of the planet."""


def other(seat: Any) -> Any:
    """The other seat; whatever is no seat stays as it is."""
    return 1 - seat if type(seat) is int and seat in (0, 1) else seat


def exchanged(data: Any, key: str = "") -> Any:
    """Plain data as it reads with the seats exchanged."""
    if isinstance(data, dict):
        if key in OWNERS and all(isinstance(value, int) for value in data.values()):
            return {name: other(value) for name, value in data.items()}
        if key == "delegates":
            return {name.translate({48: 49, 49: 48}): number for name, number in data.items()}
        return {move_name(name): exchanged(value, name) for name, value in data.items()}
    if isinstance(data, list):
        if data and data[0] in KINDS:
            return [data[0], *(other(owner) for owner in data[1:])]  # a tile and its owner
        if key == "influence":
            return data[::-1]  # counts by what they come from
        if key == "frames":
            return [[exchanged(effect), other(seat), card] for effect, seat, card in data]
        found = [exchanged(one, key if key in SEATS else "") for one in data]
        if key in BY_SEAT or key.endswith("forecast"):
            return found[::-1]
        if key in SEATS or key == "moves" or all(isinstance(one, str) for one in found):
            return sorted(found)
        return found
    if isinstance(data, str):
        return move_name(data)
    return other(data) if key in SEAT or key in SEATS else data


def move_name(name: str) -> str:
    """The same move with the seats exchanged, and the planet of Mars 2049 turned half round."""
    if found := POINT.fullmatch(name):
        return f"{found[1] or ''}{found[2]}.{(int(found[3]) + 12) % 24}"
    kind, _, rest = name.partition(" ")
    return f"seat {1 - int(rest)}" if kind == "seat" and rest in ("0", "1") else name


def in_order(data: Any) -> Any:
    """Plain data with its lists of moves sorted: moves that name a seat change places."""
    return exchanged(exchanged(data))


def preview(game: Game[Any], seat: int, name: str) -> dict[str, Any]:
    """What a move would bring, with the names of the moves that follow."""
    told = dict(game.preview(seat, name))
    told["moves"] = [game.move_name(move) for move in told.get("moves", [])]
    return told


def compare(game: Game[Any], mirror: Game[Any], seat: int, rng: random.Random) -> None:
    """Everything that a seat can learn now."""
    twin = 1 - seat
    assert in_order(game.decision(seat)) == exchanged(mirror.decision(twin))
    for one in (0, 1):
        assert in_order(game.offers(one)) == exchanged(mirror.offers(1 - one))
        assert in_order(game.view(one)) == exchanged(mirror.view(1 - one))
    names = [game.move_name(move) for move in game.legal_moves(seat)]
    for name in rng.sample(names, min(4, len(names))):
        told = preview(game, seat, name)
        assert in_order(told) == exchanged(preview(mirror, twin, move_name(name))), name
    everything = game.rules.catalogue.names
    words = {name.split(" ")[0] for name in names} - {"pass", "done", "end"}
    alike = [name for name in everything if name.split(" ")[0] in words]
    for name in ("done", *rng.sample(everything, 8), *rng.sample(alike, min(len(alike), 10))):
        for one in (0, 1):
            reasons = [reason.as_data() for reason in game.why_not(one, name)]
            expected = mirror.why_not(1 - one, move_name(name))
            assert in_order(reasons) == exchanged([reason.as_data() for reason in expected]), name


def play_both(game: Game[Any], mirror: Game[Any], rng: random.Random) -> None:
    """Play the same in both until cards are dealt: that goes by the numbers of the seats."""
    for _ in range(MOVES):
        if game.is_over or game.view(0).get("generation", 4) != 4:
            break
        seat = rng.choice(game.to_act)
        compare(game, mirror, seat, rng)
        name = rng.choice([game.move_name(move) for move in game.legal_moves(seat)])
        told = len(game.events())
        game.play(seat, name)
        mirror.play(1 - seat, move_name(name))
        if game.view(0).get("generation", 4) == 4:
            for one in (0, 1, None):
                events = mirror.events(other(one), told)
                assert in_order(game.events(one, told)) == exchanged(events), name
    views = game.view(None), mirror.view(None)
    assert in_order(views[0]) == exchanged(views[1])


def some_seats(rng: random.Random, sets: set[str], money: int) -> list[Seat]:
    """Two seats with quite different cards, stocks and productions."""
    box = [card for card in CARDS if card.set in sets and card.kind != CORPORATION]
    rng.shuffle(box)
    box.sort(key=lambda card: card.set == "turmoil")  # the hands of Turmoil's few are drawn first
    founded = [card.id for card in CARDS if card.set in sets and card.kind == CORPORATION]
    seats: list[Seat] = []
    for corporation in rng.sample(founded, 2):
        played = [box.pop(0) for _ in range(9)]
        tableau = [card for card in played if card.kind != EVENT]
        cubes = {card.id: rng.randrange(4) for card in tableau if card.holds != cube.NONE}
        seats.append(
            Seat(
                corporation=corporation,
                stock=stock(rng, money, 6, 6, 12, 8, 12),
                production=stock(rng, 4, 3, 3, 3, 3, 3),
                rating=rng.randrange(15, 40),
                hand=[box.pop().id for _ in range(rng.randrange(4, 9))],
                tableau={card.id: cubes.get(card.id, 0) for card in tableau},
                events=[card.id for card in played if card.kind == EVENT],
                has_raised=rng.random() < 0.5,
                owes_first_action=bool(CARDS[card_named(corporation)].first_action),
            )
        )
    return seats


def stock(rng: random.Random, *most: int) -> dict[str, int]:
    names = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
    return {name: rng.randrange(n + 1) for name, n in zip(names, most, strict=True)}


Pair = tuple[Game[Any], Game[Any]]


def terraforming(rng: random.Random, *, turmoil: bool) -> Pair:
    """A position, and the same with its seats exchanged."""
    is_dear = turmoil and rng.random() < 0.5  # steps of rating that some cannot pay (TU-9.7)
    sets = {"base", "corporate_era"} | ({"turmoil"} if turmoil else set())
    seats = some_seats(rng, sets, 20 if is_dear else 45)
    more: dict[str, Any] = {
        "temperature": rng.randrange(-30, 8, 2),
        "oxygen": rng.randrange(14),
        "oceans": rng.randrange(9),
    }
    if turmoil:
        more["ruling"] = rng.choice(["reds", "greens", "unity", "kelvinists", "scientists"])
    if is_dear:
        more |= {"ruling": "reds", "options": {"unaffordable_rating": "skip"}}
    return both_ways(rng, seats, rng.randrange(2), more, turmoil=turmoil)


def both_ways(
    rng: random.Random, seats: list[Seat], active: int, more: dict[str, Any], *, turmoil: bool
) -> Pair:
    """The seats in a position with tiles and prizes, and exchanged."""
    spaces = rng.sample(FREE, 12)
    owners = [rng.randrange(2) for _ in spaces]
    kinds = [rng.choice(["city", "greenery", "greenery"]) for _ in spaces]
    more = {"generation": 4, "log": True, "seed": rng.randrange(10**6), **more}
    prizes = {"milestones": {"mayor": 0}, "awards": {"banker": 1, "miner": 0}}
    games: list[Game[Any]] = []
    for change in (int, other):
        first, second = seats if change is int else seats[::-1]
        held: dict[str, Any] = {
            name: {k: change(v) for k, v in owned.items()} for name, owned in prizes.items()
        }
        tiles = {
            space: (kind, change(owner))
            for space, kind, owner in zip(spaces, kinds, owners, strict=True)
        }
        if turmoil:
            c = {change(0): 2, change(1): 1, "neutral": 1}
            d = {change(1): 2, "neutral": 1}
            held["parties"] = {"reds": c, "unity": d}
            held["chairman"] = change(1)
        make = a_committee if turmoil else a_game
        place = {"tiles": tiles, "active": change(active), "first": change(active), **held}
        games.append(make(rivals=[second], **place, **more, **vars(first)))
    return games[0], games[1]


@pytest.mark.parametrize("seed", range(8))
def test_terraforming_mars_treats_seats_alike(seed: int) -> None:
    """TM-10.3, TM-11"""
    rng = random.Random(seed)
    play_both(*terraforming(rng, turmoil=False), rng)


@pytest.mark.parametrize("seed", range(16))
def test_turmoil_treats_seats_alike(seed: int) -> None:
    """TU-3.1, TU-9.4, TU-9.7"""
    rng = random.Random(seed)
    play_both(*terraforming(rng, turmoil=True), rng)


def colonies(rng: random.Random) -> Pair:
    """Two colonies of Mars 2049, and the same on each other's side of the planet."""
    kinds = ["air_station", "food_station", "mineral_station", "lab3"]
    missions = rng.sample([mission.id for mission in MISSIONS if not mission.is_immediate], 8)
    seats: list[race.Seat] = []
    structures: dict[str, tuple[str, int]] = {}
    for seat, start in enumerate((0, 12)):
        bases = [f"{ring}.{(start + ring) % 24}" for ring in range(1, rng.randrange(3, 7))]
        bases[0] = f"1.{start}"
        for place, kind in enumerate(rng.sample(kinds, 3)):
            structures[f"{place + 1}.{(start + place - 1) % 24}"] = (kind, seat)
        seats.append(
            race.Seat(
                bases=bases,
                cards={name: rng.randrange(9) for name in ("air", "food", "minerals")},
                tokens={"air 3": rng.randrange(2), "food 8": rng.randrange(2)},
                road_cards=rng.randrange(4),
                missions=missions[4 * seat : 4 * seat + rng.randrange(1, 5)],
            )
        )
    active, seed = rng.randrange(2), rng.randrange(10**6)
    mirrored = [
        race.Seat(**{**vars(seat), "bases": [move_name(base) for base in seat.bases or ()]})
        for seat in reversed(seats)
    ]
    turned = {move_name(point): (kind, other(owner)) for point, (kind, owner) in structures.items()}
    return (
        colony(seats, structures, active, seed),
        colony(mirrored, turned, other(active), seed),
    )


def colony(
    seats: list[race.Seat], structures: dict[str, tuple[str, int]], active: int, seed: int
) -> Game[Any]:
    own, rival = seats
    return race.a_game(
        rivals=[rival], structures=structures, active=active, seed=seed, log=True, **vars(own)
    )


@pytest.mark.parametrize("seed", range(12))
def test_mars_2049_treats_seats_alike(seed: int) -> None:
    """MA-5.2, MA-7, MA-11"""
    rng = random.Random(seed)
    play_both(*colonies(rng), rng)
