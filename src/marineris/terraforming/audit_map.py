"""What may lie on the map at any time: the audit of tiles and claims.

Placing is checked by `place` at the moment it happens. Here a map is looked at afterwards: what lay
around a tile when it was placed is not known any more, but the area it lies on and the card that
put it there are.
"""

from __future__ import annotations

from marineris.terraforming import reason_code
from marineris.terraforming.data import tile
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.map import LAND
from marineris.terraforming.data.project import PROJECTS
from marineris.terraforming.flow.setup import project_deck
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.effect.map import ClaimLand, PlaceTile


def audit_tiles(s: State) -> list[str]:
    """Tiles that cannot lie where they do: on the wrong area, of nobody here, without a card."""
    wrong: list[str] = []
    for space, kind in enumerate(s.tile):
        owner = s.owner[space]
        if (kind in (tile.NONE, tile.OCEAN)) != (owner == tile.NOBODY):
            wrong.append(f"{_named(s, space)} has owner {owner}")
        elif owner != tile.NOBODY and not _is_owner(s, owner):
            wrong.append(f"{_named(s, space)} belongs to {owner}, who is not at the table")
    if wrong:
        return wrong
    explained = special_sites(s).values()
    for space in _special(s):
        if space not in explained:
            able = [CARDS[card].id for card in cards_for(s, space)]
            need = f"its owner needs {' or '.join(able)} in play for it"
            wrong.append(f"{_named(s, space)}: {need if able else 'nothing places it there'}")
    return wrong


def special_sites(s: State) -> dict[int, int]:
    """The spaces of the tiles that only a card can have placed, by that card; each places one."""
    found: dict[int, int] = {}
    for space in _special(s):
        for card in _able(s, _in_play(s, s.owner[space]), space):
            if card not in found:
                found[card] = space
                break
    return found


def cards_for(s: State, space: int) -> list[int]:
    """The cards in the box that may have put the tile on a space there; none if none is needed."""
    return _able(s, project_deck(s.rules), space) if space in _special(s) else []


def _special(s: State) -> list[int]:
    """The spaces with a tile that no standard project places there."""
    standard = [effect for project in PROJECTS for effect in _placing(project.effects)]
    return [
        space
        for space, kind in enumerate(s.tile)
        if kind != tile.NONE and not any(_fits(s, effect, space) for effect in standard)
    ]


def _named(s: State, space: int) -> str:
    return f"{tile.NAMES[s.tile[space]]} on space {s.map.spaces[space].number}"


def _is_owner(s: State, owner: int) -> bool:
    """Whether tiles may belong to an owner: a seat, or neutral in a solo game (TM-15.2)."""
    return 0 <= owner < s.seats or (owner == tile.NEUTRAL and s.seats == 1)


def _fits(s: State, effect: PlaceTile, space: int) -> bool:
    """Whether the tile on a space may have been put there by an effect."""
    owner = s.owner[space]
    if effect.tile != s.tile[space]:
        return False
    found = effect.place.area_codes(s, owner, space) & ~reason_code.TAKEN
    if owner == tile.NOBODY:
        found &= ~reason_code.CLAIMED  # who placed an ocean is not known any more
    if effect.place.has_metal and s.map.bonus[space][0] + s.map.bonus[space][1] == 0:
        return False
    return found == 0


def _placing(effects: tuple[object, ...]) -> list[PlaceTile]:
    return [effect for effect in effects if isinstance(effect, PlaceTile)]


def _in_play(s: State, owner: int) -> list[int]:
    """The cards that an owner has played; of an ocean, everybody's."""
    seats = range(s.seats) if owner == tile.NOBODY else range(owner, min(owner + 1, s.seats))
    return [card for seat in seats for card in s.tableau[seat] + s.events[seat]]


def _able(s: State, cards: list[int], space: int) -> list[int]:
    """Those of some cards that may have put the tile on a space there."""
    return [
        card
        for card in cards
        if any(_fits(s, effect, space) for effect in _placing(CARDS[card].play))
    ]


def audit_claims(s: State) -> list[str]:
    """Claims that cannot be: not on land, of nobody here, more than the cards that make them."""
    wrong: list[str] = []
    made = [0] * s.seats
    for space, owner in enumerate(s.claim):
        number = s.map.spaces[space].number
        if owner == tile.NOBODY:
            continue
        if not 0 <= owner < s.seats:
            wrong.append(f"space {number} is claimed by {owner}, who is not at the table")
            continue
        made[owner] += 1
        if s.map.kind[space] != LAND:
            wrong.append(f"space {number} is claimed and is no free land")
    for seat, number_made in enumerate(made):
        cards = [
            card
            for card in s.tableau[seat] + s.events[seat]
            if any(isinstance(effect, ClaimLand) for effect in CARDS[card].play)
        ]
        if number_made > len(cards):
            wrong.append(
                f"seat {seat} has {number_made} claims and {len(cards)} cards in play that make one"
            )
    return wrong
