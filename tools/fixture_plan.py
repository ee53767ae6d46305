"""Which games the fixtures hold: the kinds of tables, and the moves that lead to a moment.

Everything here follows from a seed and needs no server. `kinds()` are the tables to open, `whole`
and `midway` the moves to make at them, `positions()` the games that begin from a position.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Final

import marineris
from marineris.bots import ask, make_bot, rival_for
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.testing import Seat, a_game, answer
from marineris.testing import mars2049 as mars
from marineris.testing.turmoil import a_committee, end_generation, resolve

Moves = list[tuple[int, int]]
"""Each move with the seat that makes it."""

LONGEST: Final = 800
"""Moves in which a moment has to come; otherwise the next seed is tried."""
SEEDS: Final = 100


@dataclass(frozen=True)
class Kind:
    """A kind of table, and the questions in the middle of which one is left."""

    name: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    midway: tuple[str, ...] = ()


HOUSE_RULES: Final = {
    "calm_before_storm": True,
    "fewer_bases": True,
    "more_discoveries": True,
    "not_so_aggressive": True,
    "prices": "quick",
}
DRAFT: Final = {"corporate_era": True, "draft": True}
TURMOIL: Final = {"corporate_era": True, "turmoil": True}


def kinds() -> list[Kind]:
    """All kinds of tables."""
    return [
        Kind("tm-2p", "terraforming", 2, {}, ("Buy",)),
        Kind(
            "tm-5p-beginners", "terraforming", 5, {"beginners": [0, 1, 2, 3, 4]}, ("SellPatents",)
        ),
        Kind("tm-3p-draft", "terraforming", 3, DRAFT, ("Pick", "Keep", "ChooseStartCards")),
        Kind("tm-solo", "terraforming", 1, {}, ("ChooseStartCards", "Buy")),
        Kind("tu-3p", "terraforming", 3, TURMOIL, ("DiscardCards", "Buy")),
        Kind("tu-solo", "terraforming", 1, {"turmoil": True}, ("ChooseResource",)),
        Kind("ma-2p", "mars2049", 2, {}, ("Take",)),
        Kind("ma-3p-house", "mars2049", 3, HOUSE_RULES, ("Take",)),
        Kind("ma-4p-cooperative", "mars2049", 4, {"cooperative": True}, ("Take",)),
        Kind("ma-3p-limited-bank", "mars2049", 3, {"bank": "limited"}, ("Take",)),
    ]


def question(game: Game[Any], seat: int) -> str:
    """What a seat is asked, or nothing."""
    asked = game.decision(seat)
    return "" if asked is None else str(asked["question"])


def whole(kind: Kind, options: dict[str, Any], seed: int) -> Moves:
    """The moves of a game that bots play to its end."""
    game = marineris.new(kind.game, players=kind.players, seed=seed, **options)
    rng = random.Random(seed)
    bots = [make_bot(rival_for(kind.game), seed + seat) for seat in range(kind.players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, ask(bots[seat], game, seat, rng))
    return game.history()


def midway(kind: Kind, options: dict[str, Any], wanted: str) -> tuple[int, Moves]:
    """A seed and random moves that end between two answers of a seat to the same question."""
    for seed in range(SEEDS):
        game = marineris.new(kind.game, players=kind.players, seed=seed, **options)
        rng = random.Random(seed)
        while not game.is_over and game.move_count < LONGEST:
            seat = rng.choice(game.to_act)
            before = question(game, seat)
            game.play(seat, random_move(game, seat, rng))
            if before == wanted and _is_inside(game, seat, wanted):
                return seed, game.history()
    raise LookupError(f"{kind.name}: no game of {SEEDS} seeds is ever inside {wanted}")


def _is_inside(game: Game[Any], seat: int, wanted: str) -> bool:
    if wanted == "Pick":  # a seat picks once a round; somebody has still to pick in the second
        asked = game.to_act
        return 0 < len(asked) < game.players and len(game.legal_moves(asked[0])) == 3
    is_late = wanted != "Buy" or int(game.view(None)["generation"]) > 1
    return is_late and question(game, seat) == wanted


def positions() -> dict[str, Game[Any]]:
    """Games that begin from a position, by name; some with moves made since."""
    rich = {"megacredits": 60, "plants": 9, "heat": 12, "steel": 3, "titanium": 2}
    turn = a_game(
        3,
        temperature=-10,
        oxygen=6,
        oceans=4,
        tiles={"44": "greenery", "45": "city"},
        hand=["ants", "birds", "comet", "moss"],
        stock=rich,
        rivals=[Seat("helion", hand=["trees"]), Seat("ecoline", tableau={"tardigrades": 3})],
    )
    contacts = a_game(hand=["business_contacts", "moss"], stock={"megacredits": 20})
    answer(contacts, "play business_contacts")
    contacts.play(0, contacts.legal_moves(0)[0])
    discards = a_committee(
        hand=["moss", "trees", "ants"], rivals=[Seat(hand=["birds", "comet", "bushes"])]
    )
    resolve(discards, "paradigm_breakdown")
    discards.play(0, discards.legal_moves(0)[0])
    debate = a_committee(3, ruling="reds", parties={"unity": {0: 2, "neutral": 1}}, stock=rich)
    end_generation(debate)
    air = dict.fromkeys(("1.11", "1.13", "2.11"), ("air_station", 1))
    friday = mars.a_game(
        missions=["black_friday"], structures=air, rivals=[mars.Seat(bases=["1.12"])]
    )
    mars.answer(friday, "use black_friday", "take air", "point 1.11")
    support = mars.a_game(3, missions=["support"], cards={"air": 2, "food": 2, "minerals": 2})
    mars.answer(support, "use support", "take air", "take food")
    return {
        "tm-turn": turn,
        "tm-keep": contacts,
        "tu-discard": discards,
        "tu-debate": debate,
        "ma-lose-stations": friday,
        "ma-take": support,
    }
