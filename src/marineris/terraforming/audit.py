"""What must hold at every moment of every game, whatever has been played.

Nothing here is part of the rules' flow; the contract suite asks after each decision.
"""

from __future__ import annotations

from typing import Final

from marineris.terraforming.audit_map import audit_claims, audit_tiles
from marineris.terraforming.data import cube, parameter, resource, tile
from marineris.terraforming.data.card import CARDS, CORPORATION, EVENT, INDEX
from marineris.terraforming.derive import derived, recount
from marineris.terraforming.flow.action import AWARD_PRICES, MOST_MILESTONES
from marineris.terraforming.flow.generation import SOLO_GENERATIONS
from marineris.terraforming.flow.play import EnterPlay
from marineris.terraforming.flow.setup import BEGINNER, corporation_deck, project_deck
from marineris.terraforming.knowledge.recall import mistaken
from marineris.terraforming.state import State

MOST_AWARDS: Final = len(AWARD_PRICES)


def audit(s: State, before: State | None = None) -> list[str]:
    """Everything that is wrong with a state, and with how it came from an earlier one."""
    wrong = _table(s) + _cards(s) + _piles(s) + _board(s) + audit_tiles(s) + audit_claims(s)
    wrong += _prizes(s) + _players(s) + _used(s) + _cubes(s)
    if s.stuck:
        wrong.append("a compulsory effect could not be carried out")
    wrong += [
        f"seat {seat} holds it impossible that {CARDS[card].id} is where it is"
        for seat in range(s.seats)
        for card in mistaken(s, seat)
    ]
    for expansion in s.expansions:
        wrong += expansion.audit(s)
    if before is not None:
        wrong += _passage(before, s)
    return wrong or _derived(s)


def _derived(s: State) -> list[str]:
    """The derived part is what a recount gives; only what is sound so far can be counted."""
    counted = s.copy()
    recount(counted)
    if derived(counted) == derived(s):
        return []
    return [f"derived values differ from a recount: {derived(s)} {derived(counted)}"]


def _table(s: State) -> list[str]:
    """Everything that names a seat names one that is there, and time is within bounds."""
    wrong: list[str] = []
    for name, seat in (("first", s.first), ("active", s.active)):
        if not 0 <= seat < s.seats:
            wrong.append(f"{name} is seat {seat}, seats are 0 to {s.seats - 1}")
    masks = (("passed", s.passed), ("raised", s.raised), ("owes", s.owes_first_action))
    for name, seats in masks:
        if seats >> s.seats:
            wrong.append(f"seats are marked {name} that are not at the table: {seats:b}")
    for seat in range(s.seats):
        founded = s.tableau[seat][:1]
        if s.owes_first_action >> seat & 1 and not any(CARDS[c].first_action for c in founded):
            wrong.append(f"seat {seat} owes a first action that its corporation does not have")
    if s.generation < 1 or (s.rules.is_solo and s.generation > SOLO_GENERATIONS):
        wrong.append(f"there is no generation {s.generation}")
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


def _piles(s: State) -> list[str]:
    """Each kind of card is only where it belongs, and each player has one corporation (TM-7.9)."""
    wrong: list[str] = []
    corporations = [*corporation_deck(s.rules), INDEX[BEGINNER]]
    for seat in range(s.seats):
        wrong += [
            f"{CARDS[card].id} lies among the events of seat {seat} and is none"
            for card in s.events[seat]
            if CARDS[card].kind != EVENT
        ]
        for place, card in enumerate(s.tableau[seat]):
            if place == 0 and card not in corporations:
                wrong.append(f"seat {seat} plays {CARDS[card].id}, no corporation of this game")
            elif place and CARDS[card].kind in (CORPORATION, EVENT):
                wrong.append(f"{CARDS[card].id} is face up in front of seat {seat}")
    wrong += [
        f"the corporation {CARDS[card].id} is among the project cards"
        for pile in (s.deck, s.discard, *s.hand, *s.drafted, *s.dealt)
        for card in pile
        if CARDS[card].kind == CORPORATION
    ]
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
        elif (level - parameter.START[which]) % parameter.STEP[which]:
            wrong.append(f"{name} is between two steps: {level}")
    return wrong


def _prizes(s: State) -> list[str]:
    """Milestones and awards belong to players at the table, three of each at most (TM-11.C1)."""
    wrong: list[str] = []
    prizes = (("milestone", s.milestones, MOST_MILESTONES), ("award", s.awards, MOST_AWARDS))
    for name, owners, most in prizes:
        had = [owner for owner in owners if owner != tile.NOBODY]
        if not all(0 <= owner < s.seats for owner in had):
            wrong.append(f"a {name} belongs to somebody who is not at the table: {had}")
        if len(had) > (0 if s.rules.is_solo else most):  # TM-15.4
            wrong.append(f"too many {name}s are taken: {had}")
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
        if s.rating[seat] < 0:
            wrong.append(f"the rating of seat {seat} is below 0: {s.rating[seat]}")
    return wrong


def _used(s: State) -> list[str]:
    """Each action was used once, and of a card that is in play (TM-11.E1)."""
    wrong: list[str] = []
    if not _in_play(s).issuperset(s.used):
        wrong.append("an action was used of a card that is not in play")
    if len(set(s.used)) != len(s.used):
        wrong.append("an action was used twice in a generation")
    without = [CARDS[card].id for card in s.used if not CARDS[card].action]
    if without:
        wrong.append(f"cards without an action were used: {without}")
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
