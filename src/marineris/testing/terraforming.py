"""Positions in a line or two, for tests, puzzles and lessons; played through the public engine.

    >>> game = a_game(oxygen=4, hand=["ants"], stock={"megacredits": 9})
    >>> game.play(0, "play ants")
    >>> a_start("helion", "teractor").view()["players"][0]["production"][5]
    3

A position is one that can lie on a table: each card and tile is in one place only and where it may
be, nothing is more than the box has, and what is derived is derived. Anything else is refused with
a `BadPosition` that says what would be right:

    >>> a_game(oceans=12)
    Traceback (most recent call last):
    marineris.core.error.BadPosition: oceans=12: it should be a number from 0 to 9

It is not checked that a game could lead there: ten oceans' worth of rating may be missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from marineris.core.game import Game
from marineris.terraforming.audit_map import cards_for, special_sites
from marineris.terraforming.data import parameter, resource, tile
from marineris.terraforming.data.card import (
    ACTIVE,
    AUTOMATED,
    CARDS,
    CORPORATION,
    EVENT,
    KINDS,
    card_named,
)
from marineris.terraforming.flow.change import claim_space, lay_tile, take_from_deck
from marineris.terraforming.flow.generation import BEGIN_ACTIONS, PRODUCTION, SOLO_GENERATIONS
from marineris.terraforming.flow.play import put_in_play
from marineris.terraforming.flow.setup import (
    BEGINNER,
    START_CARDS,
    Reveal,
    corporation_deck,
    new_state,
    place_neutral_tiles,
    project_deck,
    start_money,
    start_price,
)
from marineris.terraforming.flow.turn import ACTION_PHASE, FIRST_ACTION
from marineris.terraforming.rules import RULES
from marineris.terraforming.state import State
from marineris.testing.check import bad, impossible, number, one_of, rebase, seat_at, seats_of

TerraformingGame = Game[State]

FACE_UP = (AUTOMATED, ACTIVE)
PROJECT = (AUTOMATED, ACTIVE, EVENT)


@dataclass
class Seat:
    """What one seat has. Stocks and productions are given by the resource's name."""

    corporation: str = BEGINNER
    stock: Mapping[str, int] = field(default_factory=dict)
    production: Mapping[str, int] = field(default_factory=dict)
    rating: int = 20
    hand: Sequence[str] = ()
    tableau: Sequence[str] | Mapping[str, int] = ()
    """Cards in play; as a mapping, with the resources on each."""
    events: Sequence[str] = ()
    used: Sequence[str] = ()
    """Cards whose action has been used in this generation."""
    has_passed: bool = False
    has_raised: bool = False
    """Its rating has risen in this generation."""
    owes_first_action: bool = False


def a_game(
    players: int = 2,
    *,
    temperature: int = parameter.START[parameter.TEMPERATURE],
    oxygen: int = 0,
    oceans: int | Sequence[str] = 0,
    tiles: Mapping[str, str | tuple[str, int | str]] | None = None,
    claims: Mapping[str, int] | None = None,
    generation: int = 1,
    first: int = 0,
    active: int | None = None,
    milestones: Mapping[str, int] | None = None,
    awards: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    rivals: Sequence[Seat] = (),
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    log: bool = False,
    **own: Any,
) -> TerraformingGame:
    """A game in the action phase, `active` (or `first`) to take the first action of a turn.

    `own` describes seat 0 with the fields of `Seat`; `rivals` are the other seats, as many as need
    describing. `oceans` is a number of ocean tiles or their spaces. A tile is a name for a tile of
    seat 0, or a name and its owner, a seat or "neutral"; one that only a card can place needs that
    card in play. `deck` names the cards on top, the first to be drawn first.
    """
    chosen = RULES.options(players, {"corporate_era": True, **(options or {})})
    state = new_state(players, chosen, seed)
    state.stack.clear()
    for expansion in state.expansions:
        expansion.set_up(state)
    state.production = [0] * len(state.production)
    _set_time(state, generation, first, first if active is None else active)
    _set_parameters(state, temperature, oxygen)
    _lay_oceans(state, oceans)
    for space, what in (tiles or {}).items():
        _lay(state, space, what)
    for space, owner in (claims or {}).items():
        claimer = seat_at(f"claims[{space}]", owner, players)
        claim_space(state, claimer, space_at(state, "claims", space))
    _give_prizes("milestones", state.milestones, state.map.milestones, milestones or {}, players)
    _give_prizes("awards", state.awards, state.map.awards, awards or {}, players)
    for seat, described in enumerate(seats_of(Seat(**own), rivals, players)):
        _seat(state, seat, described)
    _add_cards_of_tiles(state)
    top = [take(state, "deck", name, PROJECT) for name in deck]
    state.deck += reversed(top)
    if state.passed >> state.active & 1:
        raise impossible("active", state.active, "this seat has passed, another should be active")
    for expansion in state.expansions:
        expansion.begin_actions(state)
    state.push(PRODUCTION, -1)
    state.push(ACTION_PHASE, -1)
    state.push(FIRST_ACTION, state.active)
    game = Game(RULES, players, chosen, seed, state)
    rebase(game)
    if log:
        state.log = []
    return game


def a_start(
    *corporations: str,
    hands: Sequence[Sequence[str]] = (),
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    log: bool = False,
) -> TerraformingGame:
    """A new game whose seats have just founded these corporations, with all that they bring.

    `hands` names the cards that each seat has bought of its ten, and paid. The beginner corporation
    keeps all ten. Seat 0 begins, unless the option `first_player` says otherwise.
    """
    players = len(corporations)
    beginners = [seat for seat, name in enumerate(corporations) if name == BEGINNER]
    standard = {"corporate_era": True, "first_player": 0, "beginners": beginners}
    chosen = RULES.options(players, {**standard, **(options or {})})
    state = new_state(players, chosen, seed)
    if log:
        state.log = []
    state.stack.clear()
    for seat, name in enumerate(corporations):
        founded = _corporation(state, f"corporations[{seat}]", name)
        if name != BEGINNER and [founded] in state.corporations:
            raise impossible(f"corporations[{seat}]", name, "another seat has founded it")
        state.corporations[seat] = [founded]
    if len(hands) > players:
        raise bad("hands", hands, f"at most {players} hands, one for each seat")
    for seat, names in enumerate(hands):
        _buy(state, seat, names)
    for expansion in state.expansions:
        expansion.set_up(state)
    if state.rules.is_solo:
        place_neutral_tiles(state)
    state.push(BEGIN_ACTIONS, -1)
    for step in range(players - 1, -1, -1):
        state.push(Reveal(), (state.first + step) % players)
    for seat in range(players):
        bought = state.chosen[seat]
        state.dealt[seat] = bought + take_from_deck(state, START_CARDS - len(bought))
        if seat in beginners:
            state.chosen[seat] = state.dealt[seat][:]
    game = Game(RULES, players, chosen, seed, state)
    rebase(game)
    return game


def _buy(state: State, seat: int, names: Sequence[str]) -> None:
    """A seat chooses cards of the ten dealt to it, which its corporation can pay (TM-9.6)."""
    setting = f"hands[{seat}]"
    number(f"{setting} size", len(names), 0, START_CARDS)
    corporation = state.corporations[seat][0]
    cost = start_price(corporation) * len(names)
    if CARDS[corporation].id != BEGINNER and cost > start_money(corporation):
        raise impossible(setting, names, f"they cost {cost}, it has {start_money(corporation)} M€")
    state.chosen[seat] = [take(state, setting, name, PROJECT) for name in names]


def _set_time(state: State, generation: int, first: int, active: int) -> None:
    last = SOLO_GENERATIONS if state.rules.is_solo else None
    state.generation = number("generation", generation, 1, last)
    state.first = seat_at("first", first, state.seats)
    state.active = seat_at("active", active, state.seats)


def _set_parameters(state: State, temperature: int, oxygen: int) -> None:
    for which, level in ((parameter.TEMPERATURE, temperature), (parameter.OXYGEN, oxygen)):
        name, low, high = parameter.NAMES[which], parameter.START[which], parameter.GOAL[which]
        state.parameter[which] = number(name, level, low, high)
        if (level - low) % parameter.STEP[which]:
            raise bad(name, level, f"in steps of {parameter.STEP[which]}, like {level - 1}")


def _give_prizes(
    setting: str, owners: list[int], prizes: Sequence[Any], given: Mapping[str, int], players: int
) -> None:
    """Milestones or awards that seats have taken."""
    for name, seat in given.items():
        which = one_of(setting, name, [prize.id for prize in prizes])
        owners[which] = seat_at(f"{setting}[{name}]", seat, players)


def space_at(state: State, setting: str, space: str) -> int:
    """A space of the map, by its printed number."""
    numbers = [one.number for one in state.map.spaces]
    if space not in numbers:
        raise bad(setting, space, f"a space from {numbers[0]} to {numbers[-1]}")
    return numbers.index(space)


def _free_space(state: State, setting: str, number_: str) -> int:
    space = space_at(state, setting, number_)
    if state.tile[space] != tile.NONE:
        lies = tile.NAMES[state.tile[space]]
        raise impossible(setting, number_, f"a tile lies on this space already: {lies}")
    return space


def _lay_oceans(state: State, oceans: int | Sequence[str]) -> None:
    most = parameter.GOAL[parameter.OCEANS]
    if isinstance(oceans, int):
        number("oceans", oceans, 0, most)
        oceans = [state.map.spaces[area].number for area in state.map.ocean_areas[:oceans]]
    number("number of oceans", len(oceans), 0, most)
    for space in oceans:
        lay_tile(state, tile.OCEAN, tile.NOBODY, _free_space(state, "oceans", space), 0)
    state.parameter[parameter.OCEANS] = len(oceans)


def _lay(state: State, space: str, what: str | tuple[str, int | str]) -> None:
    name, owner = (what, 0) if isinstance(what, str) else what
    setting = f"tiles[{space}]"
    kind = one_of(setting, name, tile.NAMES[1:]) + 1
    if kind == tile.OCEAN:
        raise impossible(setting, name, "oceans go into `oceans`, by number or by their spaces")
    if owner == "neutral":
        seat = tile.NEUTRAL
    else:
        seat = seat_at(f"owner of {setting}", owner, state.seats)
    lay_tile(state, kind, seat, _free_space(state, "tiles", space), seat)


def _add_cards_of_tiles(state: State) -> None:
    """Tiles and claims that only a card can make bring it into play, if it has no other place."""
    for space, kind in enumerate(state.tile):
        if kind == tile.NONE or space in special_sites(state).values():
            continue
        owner = max(0, state.owner[space])
        for card in cards_for(state, space):
            if card in state.deck and owner < state.seats:
                state.deck.remove(card)
                put_in_play(state, owner, card)
                break
    state.site = special_sites(state)
    claim = card_named("land_claim")
    for owner in state.claim:
        if owner != tile.NOBODY and claim in state.deck:
            state.deck.remove(claim)
            put_in_play(state, owner, claim)


def take(state: State, setting: str, name: str, kinds: Sequence[int]) -> int:
    """Take a card out of the deck, where all cards are that have no other place yet."""
    card = card_named(name)
    literal = CARDS[card]
    if literal.kind not in kinds:
        wanted = " or ".join(KINDS[kind] for kind in kinds)
        raise bad(setting, name, f"a card of the kind {wanted}; it is {KINDS[literal.kind]}")
    if card not in project_deck(state.rules):
        raise impossible(setting, name, f"this game is without the cards of {literal.set}")
    if card not in state.deck:
        raise impossible(setting, name, "the card is somewhere already, and there is only one")
    state.deck.remove(card)
    return card


def _corporation(state: State, setting: str, name: str) -> int:
    card = card_named(name)
    if CARDS[card].kind != CORPORATION:
        raise bad(setting, name, f"a corporation; it is {KINDS[CARDS[card].kind]}")
    if card not in corporation_deck(state.rules) and name != BEGINNER:
        raise impossible(setting, name, f"this game is without the cards of {CARDS[card].set}")
    return card


def _seat(state: State, seat: int, described: Seat) -> None:
    where = f"seat {seat} "
    base = seat * resource.COUNT
    for name, amount in described.stock.items():
        what = one_of(where + "stock", name, resource.NAMES)
        state.stock[base + what] = number(f"{where}stock[{name}]", amount, 0)
    for name, amount in described.production.items():
        what = one_of(where + "production", name, resource.NAMES)
        lowest = resource.LOWEST_PRODUCTION[what]
        state.production[base + what] = number(f"{where}production[{name}]", amount, lowest)
    state.rating[seat] = number(where + "rating", described.rating, 0)
    founded = _corporation(state, where + "corporation", described.corporation)
    put_in_play(state, seat, founded)
    for name in described.tableau:
        _play(state, seat, name, described.tableau)
    state.events[seat] = [take(state, where + "events", one, (EVENT,)) for one in described.events]
    state.hand[seat] = [take(state, where + "hand", one, PROJECT) for one in described.hand]
    for name in described.used:
        _use(state, seat, name)
    state.passed |= described.has_passed << seat
    state.raised |= described.has_raised << seat
    if described.owes_first_action and not CARDS[founded].first_action:
        why = f"{described.corporation} has no first action"
        raise impossible(where + "owes_first_action", True, why)
    state.owes_first_action |= described.owes_first_action << seat


def _play(state: State, seat: int, name: str, tableau: Sequence[str] | Mapping[str, int]) -> None:
    """A card lies face up before a seat, with its resources."""
    setting = f"seat {seat} tableau"
    card = take(state, setting, name, FACE_UP)
    put_in_play(state, seat, card)
    if isinstance(tableau, Mapping):
        most = None if card in state.cubes else 0
        count = number(f"{setting}[{name}]", tableau[name], 0, most)
        if card in state.cubes:
            state.cubes[card] = count


def _use(state: State, seat: int, name: str) -> None:
    """The action of a card has been used in this generation."""
    card = card_named(name)
    setting = f"seat {seat} used"
    if card not in state.actions[seat]:
        names = [CARDS[one].id for one in state.actions[seat]]
        raise bad(setting, name, f"a card in play with an action: {', '.join(names) or 'none is'}")
    if card in state.used:
        raise impossible(setting, name, "an action is used once in a generation")
    state.used.append(card)
