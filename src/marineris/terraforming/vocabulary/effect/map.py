"""Effects on the map and on the global parameters (TM-3, TM-5)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.effect import QUIET, Effect
from marineris.core.reason import Reason
from marineris.terraforming import reason_code
from marineris.terraforming.data import tile
from marineris.terraforming.data.parameter import (
    GOAL,
    HEAT_LEVELS,
    MELTING_LEVEL,
    OCEANS,
    OXYGEN,
    TEMPERATURE,
    WARMING_LEVEL,
)
from marineris.terraforming.data.resource import HEAT, MC, PLANTS, STEEL, TITANIUM
from marineris.terraforming.flow.change import (
    claim_space,
    draw,
    gain,
    lay_tile,
    produce,
)
from marineris.terraforming.flow.outlook import Outlook
from marineris.terraforming.flow.rating import (
    needs_of_steps,
    purse_of,
    raise_oceans,
    raise_one_step,
)
from marineris.terraforming.move import FAMILY, IS_SPACE, SPACE, SUBJECT
from marineris.terraforming.state import State
from marineris.terraforming.vocabulary.area import (
    ANYWHERE,
    DECK,
    HAND,
    MAP,
    NOWHERE,
    PRODUCTION,
    SITE,
    spaces,
    stock_of,
)
from marineris.terraforming.vocabulary.effect.control import fire, push_loud
from marineris.terraforming.vocabulary.effect.payment import (
    charge_money,
    fee_ahead,
    fee_on_stack,
)
from marineris.terraforming.vocabulary.effect.site_cost import (
    can_pay_site,
    ocean_fee,
    site_reasons,
)
from marineris.terraforming.vocabulary.placement import ANY_LAND, OCEAN_PLACE, Place
from marineris.terraforming.vocabulary.trigger import MINED, PLACED

RAISING = (tile.OCEAN, tile.GREENERY)
"""The tiles that raise a rating."""


def raise_parameter(s: State, seat: int, which: int, steps: int) -> None:
    """Raise temperature or oxygen step by step, with every bonus step on the way (TM-3.7)."""
    for _ in range(steps):
        if not raise_one_step(s, seat, which):
            return
        level = s.parameter[which]
        if which == OXYGEN:
            if level == WARMING_LEVEL:
                raise_parameter(s, seat, TEMPERATURE, 1)
        elif level == MELTING_LEVEL:
            s.push(PLACE_OCEAN, seat)
        elif level in HEAT_LEVELS:
            produce(s, seat, HEAT, 1)


@dataclass(frozen=True)
class Raise(Effect):
    """Raise the temperature or the oxygen."""

    parameter: int
    steps: int = 1

    def apply(self, s: State, seat: int, card: int) -> None:
        raise_parameter(s, seat, self.parameter, self.steps)

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        outlook.climb(self.parameter, self.steps)

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return s.parameter[self.parameter] >= GOAL[self.parameter]

    def needs(self, s: State, seat: int, card: int) -> int:
        return needs_of_steps(s, seat)

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        """Heat production, or the map where it brings an ocean; what it costs others pay too."""
        outlook = Outlook(s)
        self.foresee(s, seat, card, outlook)
        if outlook.level[OCEANS] > s.parameter[OCEANS]:
            return PLACE_OCEAN.changes(s, seat, -1) | PRODUCTION
        return PRODUCTION

    def rank(self) -> int:
        return QUIET


@dataclass(frozen=True)
class PlaceTile(Effect):
    """Place a tile (TM-5.1). Without a legal place it is skipped (TM-5.9)."""

    tile: int
    place: Place

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        if self.tile == tile.OCEAN and s.parameter[OCEANS] >= GOAL[OCEANS]:
            return []
        found = self.place.spaces(s, seat)
        if s.map.has_costs:
            kept = fee_on_stack(s, seat, card)
            found = [space for space in found if can_pay_site(s, seat, space, kept)]
        return [SPACE[space] for space in found]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        space = SUBJECT[move]
        if card >= 0:
            s.site[card] = space
        put_tile(s, seat, self.tile, space, fee_on_stack(s, seat, card))

    def is_possible(self, s: State, seat: int, spent: int = 0) -> bool:
        """Whether it has a legal space, once so many M€ are spent."""
        if not s.map.has_costs:
            return self.place.is_possible(s, seat)
        kept = spent + fee_ahead(s, seat, (self,), -1)
        return any(can_pay_site(s, seat, space, kept) for space in self.place.spaces(s, seat))

    def foresee(self, s: State, seat: int, card: int, outlook: Outlook) -> None:
        if self.tile == tile.OCEAN:
            outlook.place_ocean()
        elif self.tile == tile.GREENERY and self.place.is_possible(s, seat):
            outlook.climb(OXYGEN, 1)

    def can_block(self) -> bool:
        return self.tile != tile.OCEAN

    def blocking_code(self, s: State, seat: int, card: int) -> int:
        if s.rules.unplaceable_tile == "skip" or self.tile == tile.OCEAN:
            return 0
        return 0 if self.is_possible(s, seat) else reason_code.NO_PLACE

    def figures(self, s: State, seat: int, card: int) -> dict[str, object]:
        return {"tile": tile.NAMES[self.tile]}

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_SPACE:
            return []
        area_rule = "TM-4.2"
        if self.tile == tile.OCEAN and not self.place.on_ocean:
            area_rule = "TM-C31"
        elif self.tile != tile.OCEAN and self.place.on_ocean:
            area_rule = "TM-C32"
        space = SUBJECT[move]
        found = self.place.reasons(s, seat, space, area_rule)
        if s.map.has_costs and space < s.map.size:
            found += site_reasons(s, seat, space, fee_on_stack(s, seat, card))
        return found

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        if self.tile == tile.OCEAN:
            return s.parameter[OCEANS] >= GOAL[OCEANS]
        return not self.is_possible(s, seat)

    def needs(self, s: State, seat: int, card: int) -> int:
        """The spaces where it may go and those beside them, which may make it pay or not fit."""
        fee = needs_of_steps(s, seat) if self.tile in RAISING else NOWHERE
        if s.map.has_costs:
            fee |= purse_of(s, seat)
        if self.place.looks_around():
            return MAP | fee
        found = self.place.spaces(s, seat)
        near = [other for space in found for other in s.map.neighbours[space]]
        return spaces(found) | spaces(near) | fee

    def changes(self, s: State, seat: int, card: int, again: bool = False) -> int:
        """The map, the bonuses it could bring, and what listens to such a tile."""
        if self.tile == tile.GREENERY:
            return ANYWHERE  # bonus steps may bring an ocean too
        possible = self.place.spaces(s, seat)
        found = spaces(possible) | SITE
        for space in possible:
            steel, titanium, plants, cards, heat, oceans = s.map.bonus[space]
            if oceans:
                return ANYWHERE
            if s.map.cost[space]:
                found |= purse_of(s, seat)
            if heat:
                found |= stock_of(HEAT, seat)
            if steel:
                found |= stock_of(STEEL, seat)
            if titanium:
                found |= stock_of(TITANIUM, seat)
            if plants:
                found |= stock_of(PLANTS, seat)
            if cards:
                found |= HAND | DECK
            for near in s.map.neighbours[space]:
                if s.tile[near] == tile.OCEAN:
                    found |= stock_of(MC, seat)
        found |= PRODUCTION
        for owner, source, trigger in s.listeners[PLACED]:
            if trigger.on.hears_tile(self.tile):
                for effect in trigger.effects:
                    found |= effect.changes(s, owner, source)
        return found


def put_tile(s: State, seat: int, kind: int, space: int, kept: int = 0) -> None:
    """A tile comes to lie on a space, with all that follows in the order of TM-5.11.

    `kept` are M€ that must be left for what follows.
    """
    owner = tile.NOBODY if kind == tile.OCEAN else seat
    lay_tile(s, kind, owner, space, seat)
    _collect_bonus(s, seat, space)
    if kind == tile.OCEAN:
        raise_oceans(s, seat)
    elif kind == tile.GREENERY and not s.has_ended:
        raise_parameter(s, seat, OXYGEN, 1)
    push_loud(s, seat, fire(s, PLACED, seat, space))
    if s.map.cost[space]:
        charge_money(s, seat, s.map.cost[space], kept + ocean_fee(s, space))


def _collect_bonus(s: State, seat: int, space: int) -> None:
    """Placement bonus, then M€ for each adjacent ocean (TM-5.1, TM-5.2)."""
    steel, titanium, plants, cards, heat, new_oceans = s.map.bonus[space]
    if steel:
        gain(s, seat, STEEL, steel)
    if titanium:
        gain(s, seat, TITANIUM, titanium)
    if plants:
        gain(s, seat, PLANTS, plants)
    if cards:
        draw(s, seat, cards)
    if heat:
        gain(s, seat, HEAT, heat)
    for _ in range(new_oceans):
        s.push(PLACE_OCEAN, seat)
    oceans = 0
    for near in s.map.neighbours[space]:
        if s.tile[near] == tile.OCEAN:
            oceans += 1
    if oceans:
        gain(s, seat, MC, s.ocean_bonus[seat] * oceans)
    if steel or titanium:
        push_loud(s, seat, fire(s, MINED, seat, space))


@dataclass(frozen=True)
class ClaimLand(Effect):
    """Mark free land: only the owner of the marker may place a tile there (TM-5.10)."""

    def options(self, s: State, seat: int, card: int) -> list[int] | None:
        return [SPACE[space] for space in ANY_LAND.spaces(s, seat) if s.claim[space] < 0]

    def choose(self, s: State, seat: int, card: int, move: int) -> None:
        claim_space(s, seat, SUBJECT[move])

    def refusal(self, s: State, seat: int, card: int, move: int) -> list[Reason]:
        if FAMILY[move] != IS_SPACE:
            return []
        space = SUBJECT[move]
        found = ANY_LAND.reasons(s, seat, space)
        if not found and s.claim[space] >= 0:  # this seat has a marker there already
            found.append(Reason("space-claimed", "TM-5.10", {"space": s.map.spaces[space].number}))
        return found

    def is_idle(self, s: State, seat: int, card: int) -> bool:
        return not self.options(s, seat, card)


PLACE_OCEAN = PlaceTile(tile.OCEAN, OCEAN_PLACE)
