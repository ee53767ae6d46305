"""What must hold at every moment of every game, whatever has been played.

Nothing here is part of the rules' flow; the contract suite asks after each decision.
"""

from __future__ import annotations

from marineris.terraforming import cube, parameter, resource, tile
from marineris.terraforming.card import CARDS, CORPORATION
from marineris.terraforming.derive import derived, recount
from marineris.terraforming.play import EnterPlay
from marineris.terraforming.setup import BEGINNER, project_deck
from marineris.terraforming.state import State


def audit(s: State, before: State | None = None) -> list[str]:
    """Everything that is wrong with a state, and with how it came from an earlier one."""
    wrong = _cards(s) + _board(s) + _players(s) + _cubes(s)
    counted = s.copy()
    recount(counted)
    if derived(counted) != derived(s):
        wrong.append(f"derived values differ from a recount: {derived(s)} {derived(counted)}")
    if s.stuck:
        wrong.append("a compulsory effect could not be carried out")
    for expansion in s.expansions:
        wrong += expansion.audit(s)
    if before is not None:
        wrong += _passage(before, s)
    return wrong


def _cards(s: State) -> list[str]:
    """Every project card is in exactly one place; no corporation is in two."""
    piles = [s.deck, s.discard, *s.hand, *s.tableau, *s.events, *s.drafted, *s.dealt]
    found = [card for pile in piles for card in pile]
    found += [card for effect, _, card in s.stack if isinstance(effect, EnterPlay)]
    projects = sorted(card for card in found if CARDS[card].kind != CORPORATION)
    expected = project_deck(s.rules)
    wrong = [] if projects == expected else [f"cards lost or doubled: {projects}"]
    founded = [c for cards in (*s.tableau, *s.corporations) for c in cards]
    founded = [c for c in founded if CARDS[c].kind == CORPORATION and CARDS[c].id != BEGINNER]
    if len(founded) != len(set(founded)):
        wrong.append(f"a corporation is in two places: {founded}")
    return wrong


def _board(s: State) -> list[str]:
    wrong: list[str] = []
    oceans = s.tile.count(tile.OCEAN)
    if oceans != s.parameter[parameter.OCEANS]:
        wrong.append(f"{oceans} ocean tiles lie, the track says {s.parameter[parameter.OCEANS]}")
    for which, name in enumerate(parameter.NAMES):
        level = s.parameter[which]
        if not parameter.START[which] <= level <= parameter.GOAL[which]:
            wrong.append(f"{name} is off its track: {level}")
    for space, kind in enumerate(s.tile):
        owner = s.owner[space]
        if (kind in (tile.NONE, tile.OCEAN)) != (owner == tile.NOBODY):
            wrong.append(f"space {space} has tile {kind} and owner {owner}")
    return wrong


def _players(s: State) -> list[str]:
    wrong: list[str] = []
    for seat in range(s.seats):
        base = seat * resource.COUNT
        for what, name in enumerate(resource.NAMES):
            if s.stock[base + what] < 0:
                wrong.append(f"seat {seat} has {s.stock[base + what]} {name}")
            if s.production[base + what] < resource.LOWEST_PRODUCTION[what]:
                wrong.append(f"seat {seat} produces {s.production[base + what]} {name}")
    if not _in_play(s).issuperset(s.used):
        wrong.append("an action was used of a card that is not in play")
    return wrong


def _in_play(s: State) -> set[int]:
    return {card for cards in s.tableau for card in cards}


def _cubes(s: State) -> list[str]:
    holders = {card for card in _in_play(s) if CARDS[card].holds != cube.NONE}
    wrong: list[str] = []
    if set(s.cubes) != holders:
        wrong.append(f"resources lie on {set(s.cubes)}, the cards that hold some are {holders}")
    if any(count < 0 for count in s.cubes.values()):
        wrong.append(f"a card has fewer than no resources: {s.cubes}")
    return wrong


def _passage(before: State, s: State) -> list[str]:
    """Tiles never move (TM-5.8), parameters never fall, cards in play stay.

    An expansion may have taken an ocean away or lowered a parameter between generations.
    """
    wrong: list[str] = []
    undone = any(expansion.may_undo(before, s) for expansion in s.expansions)
    for space, kind in enumerate(before.tile):
        if kind == tile.OCEAN and undone:
            continue
        if kind != tile.NONE and (s.tile[space], s.owner[space]) != (kind, before.owner[space]):
            wrong.append(f"the tile on space {space} changed")
    if not undone and any(
        now < then for now, then in zip(s.parameter, before.parameter, strict=True)
    ):
        wrong.append("a global parameter fell")
    for seat in range(s.seats):
        for now, then in ((s.tableau, before.tableau), (s.events, before.events)):
            if now[seat][: len(then[seat])] != then[seat]:
                wrong.append(f"seat {seat} lost a card in play")
    return wrong
