"""Every card means the same for every seat: played by one and by the other, it plays alike.

Each card of the box is played out of a position in which the two seats have quite different things,
and once more with the seats exchanged. What is asked on the way, what may be answered, why nothing
else may, and what comes of it are the same, but for the numbers of the seats.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from tests.rules.test_mirrored_seats import (
    Pair,
    both_ways,
    exchanged,
    in_order,
    move_name,
    preview,
    some_seats,
)

from marineris.core.game import Game
from marineris.terraforming.data import cube, resource
from marineris.terraforming.data.card import CARDS, CORPORATION, Card
from marineris.terraforming.vocabulary.effect.payment import Spend
from marineris.testing import Seat, a_game

SETS = {"base", "corporate_era", "turmoil"}
PROJECTS = [card for card in CARDS if card.set in SETS and card.kind != CORPORATION]
FOUNDED = [card.id for card in CARDS if card.set in SETS and card.kind == CORPORATION]
LEVELS = [(-30, 0, 0), (-4, 7, 5), (6, 13, 8)]
"""Temperature, oxygen and oceans: some requirement is met at one of them."""
LIVING = {card.id for card in PROJECTS if card.holds in cube.LIVING}
GUARD = "protected_habitats"
ANSWERS = 8
PARTS = 12


def rich(seat: Seat, rng: random.Random) -> Seat:
    """A seat that can pay for any card, with something of everything to spend."""
    names = ("steel", "titanium", "plants", "energy", "heat")
    stock = {name: rng.randrange(2, 12) for name in names} | {"megacredits": 80}
    production = {name: rng.randrange(1, 4) for name in (*names, "megacredits")}
    return replace(seat, stock=stock, production=production, owes_first_action=False)


def cubes_on(seat: Seat) -> dict[str, int]:
    """The cards in play with what lies on them."""
    assert isinstance(seat.tableau, dict)
    return seat.tableau


def position(card: Card, whose: int, rng: random.Random) -> Pair | None:
    """A position in which a seat may play a card; none if it may not at any level."""
    found: Pair | None = None
    for temperature, oxygen, oceans in rng.sample(LEVELS, 3):
        seats = some_seats(rng, SETS, 20)
        living = rng.sample(sorted(LIVING - {card.id}), 4)
        guard = [GUARD] if rng.random() < 0.3 and card.id != GUARD else []
        for number, seat in enumerate(seats):
            held = living[2 * number : 2 * number + 2]
            added = {*living, GUARD, card.id}
            kept = {name: n for name, n in cubes_on(seat).items() if name not in added}
            mine = guard if number != whose else []
            seat.tableau = {**kept, **{name: rng.randrange(1, 4) for name in held}}
            seat.tableau |= dict.fromkeys(mine, 0)
            seat.events = [name for name in seat.events if name not in added]
            seat.hand = [name for name in seat.hand if name not in added]
            seat.owes_first_action = False
        seats[whose] = rich(seats[whose], rng)
        seats[whose].hand = [card.id, *seats[whose].hand[:4]]
        more: dict[str, Any] = {"temperature": temperature, "oxygen": oxygen, "oceans": oceans}
        more["ruling"] = rng.choice(("greens", "unity", "kelvinists", "scientists"))
        found = both_ways(rng, seats, whose, more, turmoil=True)
        compare(*found, whose, [f"play {card.id}"])
        if not found[0].why_not(whose, f"play {card.id}"):
            return found
    return None


def compare(game: Game[Any], mirror: Game[Any], seat: int, names: list[str]) -> None:
    """What is asked of a seat, and why it may not answer with each of some moves."""
    twin = 1 - seat
    assert in_order(game.decision(seat)) == exchanged(mirror.decision(twin))
    for name in names:
        told = [reason.as_data() for reason in game.why_not(seat, name)]
        expected = [reason.as_data() for reason in mirror.why_not(twin, move_name(name))]
        assert in_order(told) == exchanged(expected), name


def alike(game: Game[Any], seat: int, rng: random.Random) -> list[str]:
    """Some moves of the kinds that are asked for, and some that are in the hands."""
    asked = {game.move_name(move).split(" ")[0] for move in game.legal_moves(seat)}
    if "pass" in asked or "end" in asked:
        return []
    names = [name for name in game.rules.catalogue.names if name.split(" ")[0] in asked]
    known = [name for name in names if name.split(" ")[-1] in LIVING]
    return ["done", *rng.sample(names, min(len(names), 8)), *rng.sample(known, min(len(known), 4))]


def play_out(game: Game[Any], mirror: Game[Any], seat: int, name: str, rng: random.Random) -> None:
    """Make a move and answer what follows, in both games."""
    for _ in range(ANSWERS):
        told = len(game.events())
        assert in_order(preview(game, seat, name)) == exchanged(
            preview(mirror, 1 - seat, move_name(name))
        )
        game.play(seat, name)
        mirror.play(1 - seat, move_name(name))
        for one in (0, 1):
            events = mirror.events(1 - one, told)
            assert in_order(game.events(one, told)) == exchanged(events), name
            assert in_order(game.view(one)) == exchanged(mirror.view(1 - one)), name
        if game.is_over or game.to_act != [seat]:
            return
        names = alike(game, seat, rng)
        compare(game, mirror, seat, names)
        if not names:
            return
        name = rng.choice([game.move_name(move) for move in game.legal_moves(seat)])


@pytest.mark.parametrize("part", range(PARTS))
def test_every_card_plays_alike_for_both_seats(part: int) -> None:
    """TM-7, TM-11.A1, TM-11.E1: and so does the action of the card, if it has one."""
    played = 0
    for card in PROJECTS[part::PARTS]:
        rng = random.Random(card.id)
        whose = rng.randrange(2)
        found = position(card, whose, rng)
        if found is None:
            continue
        played += 1
        play_out(*found, whose, f"play {card.id}", rng)
        game = found[0]
        use = f"use {card.id}"
        if card.action and game.to_act == [whose] and not game.why_not(whose, use):
            play_out(*found, whose, use, rng)
    assert played > 10


PRICED = [
    (card.id, effect.resource, effect.amount)
    for card in PROJECTS
    for effect in card.action[:1]
    if isinstance(effect, Spend) and card.set != "turmoil"
]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "what", "amount"), PRICED)
def test_an_action_is_paid_with_ones_own(card: str, what: int, amount: int, seat: int) -> None:
    """TM-11.E1, TM-6.5: as much as it costs is enough, whatever the others have."""
    for own, is_enough in ((amount - 1, False), (amount, True)):
        name = resource.NAMES[what]
        mine = Seat(tableau=[card], stock={name: own})
        rival = Seat(stock={name: 2 * amount - 1 - own})
        seats = [mine, rival] if seat == 0 else [rival, mine]
        game = a_game(active=seat, rivals=seats[1:], **vars(seats[0]))
        codes = {one.code for one in game.why_not(seat, f"use {card}")}
        assert bool(codes & {"stock-too-low", "money-too-low"}) == (not is_enough)
        assert is_enough == (codes == set())
