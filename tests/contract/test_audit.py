"""The audits see every fault: each table row breaks one thing in a sound state.

The messages are read from the audits' own source, so that a rule without a row fails here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.contract.test_imagine import near_the_end_of_the_deck

import marineris
from marineris.core.game import Game
from marineris.mars2049 import structure
from marineris.mars2049.card import INDEX as MISSION
from marineris.mars2049.derive import recount
from marineris.mars2049.turn import FACES
from marineris.terraforming.data import tile
from marineris.terraforming.data.card import INDEX
from marineris.terraforming.turmoil.committee import NEUTRAL, OWNERS, committee_of
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import COUNT, GREENS, REDS, UNITY
from marineris.testing import Seat, a_game
from marineris.testing import mars2049 as mars
from marineris.testing.turmoil import a_committee

Break = Callable[[Any], object]
Row = tuple[str, Break, str]
"""What is broken, how, and what the audit must say."""


def sound() -> Game[Any]:
    """A position in which there is something of everything."""
    return a_game(
        2,
        corporation="united_nations_mars_initiative",
        temperature=-10,
        oxygen=5,
        oceans=["04", "06"],
        tiles={"10": "city", "11": ("greenery", 1), "16": ("capital", 1), "44": "greenery"},
        claims={"20": 0},
        milestones={"mayor": 1},
        awards={"banker": 0},
        tableau={"ants": 2, "predators": 0, "mangrove": 0},
        used=["ants"],
        hand=["asteroid"],
        rivals=[Seat(events=["comet"], tableau=["capital"], hand=["sponsors"])],
    )


def alone() -> Game[Any]:
    return a_game(1, tiles={"10": ("city", "neutral")})


def at(number: str) -> int:
    """The space of a printed number."""
    return int(number) - 1


def put(s: Any, number: str, kind: int, owner: int) -> None:
    s.tile[at(number)], s.owner[at(number)] = kind, owner


def ocean(s: Any, number: str) -> None:
    put(s, number, tile.OCEAN, tile.NOBODY)
    s.parameter[2] += 1


def move(source: list[int], target: list[int], name: str) -> None:
    source.remove(INDEX[name])
    target.append(INDEX[name])


def swap_corporation(s: Any, name: str) -> None:
    s.tableau[0][0] = INDEX[name]


TERRAFORMING: list[Row] = [
    ("first", lambda s: setattr(s, "first", 2), "first is seat 2, seats are 0 to 1"),
    ("active", lambda s: setattr(s, "active", -1), "active is seat -1"),
    ("passed", lambda s: setattr(s, "passed", 4), "marked passed that are not at the table: 100"),
    ("raised", lambda s: setattr(s, "raised", 8), "marked raised that are not at the table"),
    ("owing", lambda s: setattr(s, "owes_first_action", 4), "marked owes that are not"),
    ("no first action", lambda s: setattr(s, "owes_first_action", 1), "seat 0 owes a first action"),
    ("generation", lambda s: setattr(s, "generation", 0), "there is no generation 0"),
    ("card lost", lambda s: s.deck.pop(), "cards lost or doubled"),
    (
        "discard in hand",
        lambda s: s.seen_discards[1].append(INDEX["asteroid"]),
        "seat 1 holds it impossible that asteroid is where it is",
    ),
    ("card doubled", lambda s: s.hand[0].append(INDEX["sponsors"]), "cards lost or doubled"),
    (
        "corporation twice",
        lambda s: s.tableau[1].__setitem__(0, INDEX["united_nations_mars_initiative"]),
        "a corporation is in two places",
    ),
    (
        "corporation dealt",
        lambda s: s.corporations[1].append(INDEX["united_nations_mars_initiative"]),
        "a corporation is in two places",
    ),
    (
        "no event",
        lambda s: move(s.hand[1], s.events[1], "sponsors"),
        "sponsors lies among the events of seat 1 and is none",
    ),
    (
        "event face up",
        lambda s: move(s.hand[0], s.tableau[0], "asteroid"),
        "asteroid is face up in front of seat 0",
    ),
    (
        "second corporation",
        lambda s: s.tableau[0].append(INDEX["helion"]),
        "helion is face up in front of seat 0",
    ),
    ("project first", lambda s: swap_corporation(s, "mine"), "seat 0 plays mine, no corporation"),
    (
        "corporation of another set",
        lambda s: swap_corporation(s, "septem_tribus"),
        "seat 0 plays septem_tribus, no corporation of this game",
    ),
    (
        "corporation in hand",
        lambda s: s.hand[0].append(INDEX["helion"]),
        "the corporation helion is among the project cards",
    ),
    (
        "corporation discarded",
        lambda s: s.discard.append(INDEX["helion"]),
        "the corporation helion is among the project cards",
    ),
    (
        "oceans against the track",
        lambda s: s.parameter.__setitem__(2, 1),
        "2 ocean tiles lie, the track says 1",
    ),
    (
        "track against the oceans",
        lambda s: s.parameter.__setitem__(2, 3),
        "2 ocean tiles lie, the track says 3",
    ),
    ("too hot", lambda s: s.parameter.__setitem__(0, 10), "temperature is off its track: 10"),
    ("too cold", lambda s: s.parameter.__setitem__(0, -32), "temperature is off its track: -32"),
    ("between", lambda s: s.parameter.__setitem__(0, -9), "temperature is between two steps: -9"),
    ("oxygen", lambda s: s.parameter.__setitem__(1, 15), "oxygen is off its track: 15"),
    ("oceans", lambda s: s.parameter.__setitem__(2, 10), "oceans is off its track: 10"),
    (
        "tile of nobody",
        lambda s: put(s, "10", tile.CITY, tile.NOBODY),
        "city on space 10 has owner -1",
    ),
    ("owned ocean", lambda s: put(s, "04", tile.OCEAN, 1), "ocean on space 04 has owner 1"),
    ("owner without a tile", lambda s: put(s, "24", tile.NONE, 1), "none on space 24 has owner 1"),
    (
        "owner not at the table",
        lambda s: put(s, "10", tile.CITY, 2),
        "city on space 10 belongs to 2, who is not at the table",
    ),
    (
        "neutral tile among players",
        lambda s: put(s, "10", tile.CITY, tile.NEUTRAL),
        "city on space 10 belongs to 7, who is not at the table",
    ),
    (
        "city on an ocean area",
        lambda s: put(s, "45", tile.CITY, 0),
        "city on space 45: nothing places it there",
    ),
    (
        "greenery on a reserved area",
        lambda s: put(s, "31", tile.GREENERY, 0),
        "greenery on space 31: nothing places it there",
    ),
    (
        "greenery off the map",
        lambda s: put(s, "01", tile.GREENERY, 0),
        "greenery on space 01: nothing places it there",
    ),
    (
        "tile on a rival's claim",
        lambda s: put(s, "20", tile.CITY, 1),
        "city on space 20: nothing places it there",
    ),
    (
        "lava on a plain",
        lambda s: put(s, "24", tile.LAVA_FLOWS, 0),
        "lava_flows on space 24: nothing places it there",
    ),
    (
        "mine without metal",
        lambda s: put(s, "24", tile.MINING_RIGHTS, 0),
        "mining_rights on space 24: nothing places it there",
    ),
    (
        "tile without its card",
        lambda s: put(s, "24", tile.NUCLEAR_ZONE, 0),
        "nuclear_zone on space 24: its owner needs nuclear_zone in play",
    ),
    (
        "tile of another's card",
        lambda s: put(s, "16", tile.CAPITAL, 0),
        "capital on space 16: its owner needs capital in play",
    ),
    (
        "special tile twice",
        lambda s: put(s, "24", tile.CAPITAL, 1),
        "capital on space 24: its owner needs capital in play",
    ),
    (
        "second greenery on an ocean area",
        lambda s: put(s, "45", tile.GREENERY, 0),
        "greenery on space 45: its owner needs mangrove or protected_valley in play",
    ),
    (
        "ocean on land",
        lambda s: ocean(s, "24"),
        "ocean on space 24: its owner needs artificial_lake in play",
    ),
    (
        "claim of somebody else",
        lambda s: s.claim.__setitem__(at("20"), 2),
        "space 20 is claimed by 2, who is not at the table",
    ),
    (
        "claim on an ocean area",
        lambda s: s.claim.__setitem__(at("45"), 0),
        "space 45 is claimed and is no free land",
    ),
    (
        "second claim",
        lambda s: s.claim.__setitem__(at("24"), 0),
        "seat 0 has 2 claims and 1 cards in play that make one",
    ),
    (
        "milestone of somebody else",
        lambda s: s.milestones.__setitem__(0, 2),
        "a milestone belongs to somebody who is not at the table",
    ),
    (
        "award of somebody else",
        lambda s: s.awards.__setitem__(0, 2),
        "a award belongs to somebody who is not at the table",
    ),
    (
        "four milestones",
        lambda s: setattr(s, "milestones", [0, 1, 0, 1, -1]),
        "too many milestones are taken",
    ),
    ("four awards", lambda s: setattr(s, "awards", [0, 1, 0, 1, -1]), "too many awards are taken"),
    ("stock", lambda s: s.stock.__setitem__(7, -1), "seat 1 has -1 steel"),
    ("money production", lambda s: s.production.__setitem__(0, -6), "seat 0 produces -6 megacr"),
    ("production", lambda s: s.production.__setitem__(11, -1), "seat 1 produces -1 heat"),
    ("rating", lambda s: s.rating.__setitem__(1, -1), "the rating of seat 1 is below 0: -1"),
    (
        "used, not in play",
        lambda s: s.used.append(INDEX["regolith_eaters"]),
        "an action was used of a card that is not in play",
    ),
    ("used twice", lambda s: s.used.append(INDEX["ants"]), "an action was used twice"),
    (
        "used, no action",
        lambda s: s.used.append(INDEX["mangrove"]),
        "cards without an action were used: ['mangrove']",
    ),
    ("cubes", lambda s: s.cubes.__setitem__(INDEX["ants"], -1), "fewer than no resources"),
    ("holder without a count", lambda s: s.cubes.pop(INDEX["predators"]), "resources lie on"),
    (
        "cubes on no holder",
        lambda s: s.cubes.__setitem__(INDEX["mangrove"], 1),
        "resources lie on",
    ),
    ("derived", lambda s: s.tags.__setitem__(0, 9), "derived values differ from a recount"),
    ("stuck", lambda s: setattr(s, "stuck", True), "a compulsory effect could not be carried out"),
]

ALONE: list[Row] = [
    ("after the last", lambda s: setattr(s, "generation", 15), "there is no generation 15"),
    ("milestone", lambda s: s.milestones.__setitem__(0, 0), "too many milestones are taken"),
    ("award", lambda s: s.awards.__setitem__(0, 0), "too many awards are taken"),
]

PASSAGE: list[Row] = [
    (
        "tile taken away",
        lambda s: put(s, "11", tile.NONE, tile.NOBODY),
        "the tile on space 10 changed",
    ),
    ("tile changes hands", lambda s: put(s, "11", tile.GREENERY, 0), "the tile on space 10 chang"),
    ("parameter falls", lambda s: s.parameter.__setitem__(1, 4), "a global parameter fell"),
    (
        "card leaves play",
        lambda s: move(s.tableau[0], s.discard, "ants"),
        "seat 0 lost a card in play",
    ),
    (
        "event leaves play",
        lambda s: move(s.events[1], s.discard, "comet"),
        "seat 1 lost a card in play",
    ),
]


def committee() -> Game[Any]:
    return a_committee(2, parties={"reds": {0: 2, 1: 1}, "unity": {"neutral": 1}}, chairman=1)


def renewed() -> Game[Any]:
    """Seat 0 has seen cards go into the deck, and seat 2 has drawn nothing since."""
    game = near_the_end_of_the_deck()
    mars.answer(game, "play research")
    game.imagine(0, 1)  # it recalls where they can be
    return game


def swap_with_deck(s: Any) -> None:
    """A card that seat 0 knows to be in the deck, for one of the hand of seat 2."""
    card = next(one for one in s.deck if one in s.recalled[0][3])
    s.deck[s.deck.index(card)], s.hand[2][0] = s.hand[2][0], card


RECALLED: list[Row] = [
    ("card elsewhere", swap_with_deck, "seat 0 holds it impossible that "),
]


def seats(party: int, owner: int, number: int) -> Break:
    return lambda s: committee_of(s).delegates.__setitem__(party * OWNERS + owner, number)


def in_committee(name: str, value: object) -> Break:
    return lambda s: setattr(committee_of(s), name, value)


def overdrawn(s: Any) -> None:
    c = committee_of(s)
    c.reserve[0] -= 5
    c.delegates[REDS * OWNERS] += 5


TURMOIL: list[Row] = [
    ("ruling", in_committee("ruling", COUNT), "the ruling party is 6"),
    ("dominant", in_committee("dominant", -1), "the dominant party is -1"),
    ("not the largest", in_committee("dominant", UNITY), "reds is larger than the dominant"),
    ("chairman", in_committee("chairman", 4), "the chairman is 4, who is not at the table"),
    ("strange delegate", seats(UNITY, 3, 1), "owner 3 has delegates and is not at the table"),
    ("lobby", in_committee("lobby", 7), "not at the table are marked as in the lobby: 111"),
    ("user", in_committee("used_policy", 4), "are marked as having used the policy"),
    ("no policy", in_committee("used_policy", 1), "a policy was used, and greens has none to use"),
    ("8th delegate", seats(REDS, 1, 2), "owner 1 has 8 delegates"),
    ("6th delegate", in_committee("lobby", 1), "owner 1 has 6 delegates"),
    ("neutral", seats(UNITY, NEUTRAL, 2), "owner 7 has 15 delegates"),
    ("negative", overdrawn, "owner 0 has fewer than no delegates somewhere"),
    ("leader", lambda s: committee_of(s).leader.__setitem__(REDS, 1), "reds is led by 1"),
    ("first seat", seats(REDS, 1, 3), "reds is led by 0"),
    ("no leader", lambda s: committee_of(s).leader.__setitem__(REDS, -1), "reds is led by -1"),
    ("leader of none", lambda s: committee_of(s).leader.__setitem__(GREENS, 0), "greens is led"),
    ("event lost", lambda s: committee_of(s).deck.pop(), "events lost or doubled"),
    ("event twice", in_committee("current", len(EVENTS) - 1), "events lost or doubled"),
]


def colony() -> Game[Any]:
    return mars.a_game(
        2,
        structures={"2.1": "lab3", "2.2": ("air_station", 0, 1), "2.0": "base"},
        bases=["1.0"],
        cards={"air": 2},
        missions=["support"],
        road="5.3",
    )


def team() -> Game[Any]:
    return mars.a_game(4, options={"cooperative": True}, is_sideways=True)


def bank() -> Game[Any]:
    return mars.a_game(options={"bank": "limited"}, cards={"air": 26}, tokens={"food 3": 16})


def stand(name: str, kind: int, owner: int, star: int) -> Break:
    def build(s: Any) -> None:
        point = mars.POINT_NAMES.index(name)
        s.structure[point], s.owner[point], s.star[point] = kind, owner, star

    return build


def built(*names: str, kind: int = structure.AIR_STATION) -> Break:
    def build(s: Any) -> None:
        for name in names:
            stand(name, kind, 1, 1)(s)
        recount(s)

    return build


def without_bases(s: Any) -> None:
    for point in s.bases[0]:
        s.structure[point], s.owner[point], s.star[point] = structure.NONE, -1, -1
    recount(s)


MARS2049: list[Row] = [
    ("active", lambda s: setattr(s, "active", 2), "active is seat 2, seats are 0 to 1"),
    ("winner", lambda s: setattr(s, "winner", 2), "the winner is 2, who is not at the table"),
    ("roll", lambda s: s.last_roll.__setitem__(1, len(FACES)), "the last roll of seat 1 is 6"),
    ("stagnation", lambda s: s.stagnation.__setitem__(0, 3), "the stagnation of seat 0 is 3"),
    ("sideways", lambda s: s.sideways.__setitem__(0, 0), "seat 0 builds sideways and has no part"),
    ("mission lost", lambda s: s.deck[0].remove(MISSION["alliance"]), "1 of 2 alliance are left"),
    (
        "mission twice",
        lambda s: s.missions[1].append(MISSION["support"]),
        "4 of 3 support",
    ),
    (
        "immediate",
        lambda s: s.missions[0].append(MISSION["armageddon"]),
        "a mission that is used at once is in a hand",
    ),
    (
        "other deck",
        lambda s: s.deck[1].append(s.deck[0].pop()),
        "missions of the other deck are with the offensive",
    ),
    (
        "other discards",
        lambda s: s.discard[0].append(MISSION["plunder"]),
        "missions of the other deck are with the peaceful: ['plunder']",
    ),
    (
        "no structure",
        stand("3.3", structure.POLAR_ROAD, 0, 0),
        "what stands on 3.3 is no structure: 7",
    ),
    ("owner of nothing", stand("3.3", structure.NONE, 0, 0), "stands on 3.3 is no structure: 0"),
    ("owner", stand("3.3", structure.BASE, 2, 0), "base on 3.3 is of 2, 0"),
    ("first owner", stand("3.3", structure.AIR_STATION, 0, -1), "air_station on 3.3 is of 0, -1"),
    ("stolen base", stand("2.0", structure.BASE, 0, 1), "base on 2.0 was taken from 1"),
    ("stolen lab", stand("2.1", structure.LAB3, 0, 1), "lab3 on 2.1 was taken from 1"),
    (
        "tokens",
        built("3.1", "3.2", "3.3", "3.4"),
        "seat 1 has too many tokens air_station",
    ),
    ("no base", without_bases, "seat 0 has no base"),
    ("two bases", built("1.10", kind=structure.BASE), "seat 1 has two bases on one parallel"),
    ("road", lambda s: s.road.__setitem__(0, 0), "the road of seat 0 does not begin on the polar"),
    ("road nowhere", lambda s: s.road.__setitem__(1, 500), "the road of seat 1 does not begin"),
    ("lab2 alone", built("3.3", kind=structure.LAB2), "seat 1 has lab2 without lab3"),
    (
        "storm",
        built("2.12", "3.12", kind=structure.BASE),
        "somebody has three bases and the calm is not over",
    ),
    ("cards", lambda s: s.cards.__setitem__(3, -1), "a hand holds fewer than no cards"),
    ("resource tokens", lambda s: s.tokens.__setitem__(3, -1), "a hand holds fewer than no cards"),
    ("negative roads", lambda s: s.road_cards.__setitem__(1, -1), "holds too many road cards"),
    ("too many roads", lambda s: s.road_cards.__setitem__(0, 4), "holds too many road cards"),
    ("first roll", lambda s: s.last_roll.__setitem__(0, -2), "the last roll of seat 0 is -2"),
    ("seen", lambda s: s.seen.__setitem__(6, 3), "seat 1 takes the hands for what they are not"),
    ("derived", lambda s: s.labs.__setitem__(0, -1), "derived values differ from a recount"),
]

TEAM: list[Row] = [
    ("partners", lambda s: s.sideways.__setitem__(2, 2), "seats 0 and 2 do not agree on who"),
    ("rival", lambda s: s.sideways.__setitem__(0, 1), "seats 0 and 2 do not agree on who"),
]

BANK: list[Row] = [
    ("cards", lambda s: s.cards.__setitem__(3, 1), "the bank has given out more than it had"),
    ("tokens", lambda s: s.tokens.__setitem__(2, 17), "the bank has given out more than it had"),
]

TIME: list[Row] = [("rounds", lambda s: setattr(s, "round", -1), "time runs backwards")]

Begin = Callable[[], Game[Any]]
TABLES: list[tuple[Begin, list[Row], bool]] = [
    (sound, TERRAFORMING, False),
    (alone, ALONE, False),
    (sound, PASSAGE, True),
    (renewed, RECALLED, False),
    (committee, TURMOIL, False),
    (colony, MARS2049, False),
    (team, TEAM, False),
    (bank, BANK, False),
    (colony, TIME, True),
]
ROWS = [(begin, row, later) for begin, rows, later in TABLES for row in rows]


def faults(begin: Begin, row: Row, later: bool) -> list[str]:
    """What the audit says of a state with one thing broken; without that, it has nothing to say."""
    game = begin()
    before = game.state.copy() if later else None
    assert game.rules.audit(game.state, before) == []
    row[1](game.state)
    return game.rules.audit(game.state, before)


@pytest.mark.parametrize(
    ("begin", "row", "later"), ROWS, ids=[f"{begin.__name__}: {row[0]}" for begin, row, _ in ROWS]
)
def test_the_audit_sees_what_is_broken(begin: Begin, row: Row, later: bool) -> None:
    found = faults(begin, row, later)
    assert any(row[2] in fault for fault in found), found


def solo_at_its_end() -> Game[Any]:
    return a_game(1, generation=14, tiles={"10": ("city", "neutral")})


def finished() -> Game[Any]:
    """Every track at its end, every prize taken, by the first seat and by the last."""
    return a_game(
        3,
        temperature=8,
        oxygen=14,
        oceans=9,
        active=2,
        milestones={"mayor": 0, "gardener": 2, "builder": 2},
        awards={"banker": 2, "landlord": 0, "scientist": 0},
        rating=0,
        production={"megacredits": -5},
        has_passed=True,
        has_raised=True,
        rivals=[
            Seat(has_passed=True),
            Seat(
                corporation="tharsis_republic",
                rating=0,
                has_raised=True,
                owes_first_action=True,
            ),
        ],
    )


def two_life_forms() -> Game[Any]:
    """Two cards that may each have placed either of two tiles, and one ocean on land."""
    return a_game(
        2,
        oceans=["24"],
        tiles={"45": ("greenery", 1), "04": ("greenery", 1)},
        rivals=[Seat(tableau=["mangrove", "protected_valley"])],
    )


def led_by_everybody() -> Game[Any]:
    """Parties led by the first seat, the last and nobody's delegates, two as large as any."""
    parties: dict[str, dict[Any, int]] = {
        "reds": {0: 2, 1: 2},
        "unity": {2: 3, 0: 1},
        "kelvinists": {"neutral": 1},
    }
    return a_committee(3, parties=parties, chairman=2, ruling="unity", lobby=[0, 2])


def first_point() -> Game[Any]:
    return mars.a_game(
        2,
        bases=["1.3"],
        structures={"1.0": "lab3", "1.1": "lab2"},
        road_cards=3,
        last_roll=FACES[0],
        rivals=[mars.Seat(road="5.0", last_roll=FACES[-1], stagnation=2)],
    )


def won() -> Game[Any]:
    game = colony()
    game.state.winner = 1
    return game


@pytest.mark.parametrize(
    "begin", [solo_at_its_end, finished, two_life_forms, led_by_everybody, first_point, won, team]
)
def test_the_audit_has_nothing_against_what_is_just_possible(begin: Begin) -> None:
    state = begin().state
    assert begin().rules.audit(state, state.copy()) == []


AUDITS = ("terraforming/audit.py", "terraforming/audit_map.py", "terraforming/turmoil/audit.py")


def messages(path: Path) -> list[str]:
    """Patterns of everything that an audit can say, from its source."""
    patterns: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        said: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            said = node.args if node.func.attr == "append" else []
        elif isinstance(node, ast.ListComp):
            said = [node.elt]
        elif isinstance(node, ast.List):
            said = node.elts
        for text in said:
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                patterns.append(re.escape(text.value))
            elif isinstance(text, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                    for part in text.values
                ]
                patterns.append("".join(parts))
    return patterns


@pytest.mark.parametrize("name", [*AUDITS, "mars2049/audit.py"])
def test_every_rule_of_an_audit_is_broken_somewhere(name: str) -> None:
    said = [fault for begin, row, later in ROWS for fault in faults(begin, row, later)]
    patterns = messages(Path(marineris.__file__).parent / name)
    assert len(patterns) > 2
    unheard = [one for one in patterns if not any(re.fullmatch(one, fault) for fault in said)]
    assert unheard == []
