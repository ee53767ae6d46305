"""The state of a table of Terraforming Mars: flat data, cheap to copy.

Cards, spaces and tags are indices into module tables. What belongs to seats lies in flat lists with
a fixed stride per seat, or in one list per seat. The *derived* part could be counted again from the
rest; `derive.recount` does just that and a test compares. No rule lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marineris.core.catalogue import Catalogue
from marineris.core.deal import Ways
from marineris.core.effect import BaseState, Effect
from marineris.core.trace import Trace
from marineris.core.types import Cause
from marineris.terraforming.data import parameter, resource, tag, tile
from marineris.terraforming.data.map import GameMap
from marineris.terraforming.expansion import Expansion, steps_of
from marineris.terraforming.flow.action_kind import ActionKind
from marineris.terraforming.move import CARD, CATALOGUE
from marineris.terraforming.options import Options

if TYPE_CHECKING:
    from marineris.terraforming.vocabulary.trigger import Trigger

SIX: Final = resource.COUNT
CARD_PRICE: Final = 3
"""M€ to take a card into hand (TM-7.3), unless a corporation changes it."""
OCEAN_BONUS: Final = 2
PROJECTS: Final = 16
"""Room per seat in the discounts on standard projects."""
Recalled = tuple[int, int, Trace, dict[int, int], Ways]
"""How far the notes have been read (two positions), the trace, the cards' piles, the ways."""
OCCASIONS: Final = 6
"""Kinds of occasions that triggers listen to; see `trigger`."""


class State(BaseState):
    """Everything about a game at one moment, hidden parts included."""

    def __init__(
        self, options: Options, game_map: GameMap, rng: int, source: State | None = None
    ) -> None:
        seats = options.players
        super().__init__(seats, rng, source)
        self.rules = options
        self.map = game_map
        self.expansions: tuple[Expansion, ...] = ()
        self.solar_steps: list[Effect] = []
        """What happens between production and the next generation; never changed in place."""
        self.milestone_goals: list[int] = []
        """What each milestone of the map needs here; never changed in place."""
        self.projects: list[int] = []
        """The standard projects of this table; never changed in place."""
        self.action_kinds: list[ActionKind] = []
        """The kinds of actions of this table; never changed in place."""
        self.kind_of: dict[int, ActionKind] = {}
        """The same by their families of moves; never changed in place."""
        self.stuck = False
        """A compulsory effect could not be carried out; only ever true on a trial copy."""
        self.blind = False
        """A preview: what depends on a card not yet seen does not happen."""
        if source is None:
            self._begin(seats)
        else:
            self._take(source)

    def add_expansions(self, expansions: tuple[Expansion, ...]) -> None:
        """The expansions that the table plays with, each with its part of the state."""
        self.expansions = expansions
        self.solar_steps = steps_of(expansions)
        for expansion in expansions:
            self.parts.append(expansion.new_part(self))
            goals = expansion.milestone_goals()
            self.milestone_goals = [
                goals.get(milestone.id, goal)
                for milestone, goal in zip(self.map.milestones, self.milestone_goals, strict=True)
            ]

    def _begin(self, seats: int) -> None:
        size = self.map.size
        self.milestone_goals = [milestone.least for milestone in self.map.milestones]
        self.generation = 0
        self.first = 0
        self.active = 0
        """Whose turn it is, which is not always who decides."""
        self.passed = 0
        self.raised = 0
        """Seats (bits) whose rating rose in this generation."""
        self.owes_first_action = 0
        self.has_ended = 0
        """1 from the last conversion of plants on."""
        self.reveals = 0
        """How often hidden information was revealed: no undo goes back past that."""
        self.parameter = list(parameter.START)
        self.tile = [tile.NONE] * size
        self.owner = [tile.NOBODY] * size
        self.claim = [tile.NOBODY] * size
        self.stock = [0] * (SIX * seats)
        self.production = [0] * (SIX * seats)
        self.rating = [0] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.tableau: list[list[int]] = [[] for _ in range(seats)]
        self.events: list[list[int]] = [[] for _ in range(seats)]
        self.cubes: dict[int, int] = {}
        """Resources on each card in play that can hold them."""
        self.site: dict[int, int] = {}
        """The space where a card put its tile."""
        self.used: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.corporations: list[list[int]] = [[] for _ in range(seats)]
        """Corporations dealt to each seat; after its choice, the one chosen."""
        self.dealt: list[list[int]] = [[] for _ in range(seats)]
        """Cards in front of each seat that are not yet in its hand."""
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        self.drafted: list[list[int]] = [[] for _ in range(seats)]
        self.heat_paid = [0] * seats
        self.journal: list[list[int]] = []
        """How many hidden cards moved where, if anybody can learn from it; see `sightings`."""
        self.sightings: list[list[int]] = [[] for _ in range(seats)]
        """For each seat which of them it saw, and when."""
        self.recalled: list[Recalled | None] = [None] * seats
        """What follows from these two, as far as it has been worked out; see `recall`."""
        self.seen_discards: list[list[int]] = [[] for _ in range(seats)]
        """For each seat the cards it knows to lie among the discards."""
        self.milestones = [-1] * len(self.map.milestones)
        self.awards = [-1] * len(self.map.awards)
        self.next_discount = [0] * seats
        self.next_tolerance = [0] * seats
        self.clear_derived()

    def clear_derived(self) -> None:
        """The derived part of a state with no card and no tile in play."""
        seats = self.seats
        self.tags = [0] * (tag.STRIDE * seats)
        self.discount = [0] * (tag.STRIDE * seats)
        self.project_discount = [0] * (PROJECTS * seats)
        self.metal_value = [2, 3] * seats
        self.card_price = [CARD_PRICE] * seats
        """Never changed in place, so that copies may share it; likewise the next one."""
        self.ocean_bonus = [OCEAN_BONUS] * seats
        """M€ for each ocean beside a new tile (TM-5.2)."""
        self.rating_fee = 0
        """M€ that each step of rating costs now; a step that cannot be paid is not made."""
        self.rating_reserve = 0
        """M€ that an action needs beside its cost for each step of rating that it will bring."""
        self.tolerance = [0] * seats
        self.greenery_price = [8] * seats
        self.pays_with_heat = 0
        self.guarded = 0
        """Seats (bits) whose plants, animals and microbes others may not remove."""
        self.actions: list[list[int]] = [[] for _ in range(seats)]
        self.helps = [0] * seats
        """What a seat's triggers may supply (bits); see `Card.helps`."""
        self.listeners: list[list[tuple[int, int, Trigger]]] = [[] for _ in range(OCCASIONS)]
        self.cities = [0] * seats
        self.greeneries = [0] * seats
        self.tiles = [0] * seats
        self.cities_on_mars = 0
        self.cities_in_play = 0
        self.clear_map()
        for part in self.parts:
            part.clear_derived()

    def clear_map(self) -> None:
        """The sets of spaces (bits) that decide where tiles may go, on a map without tiles."""
        self.free = self.map.all_bits
        self.near_city = 0
        self.near_own = [0] * self.seats
        """For each seat the spaces beside its tiles."""
        self.claimed = 0
        self.claimed_by = [0] * self.seats

    def _take(self, other: State) -> None:
        self.expansions = other.expansions
        self.solar_steps = other.solar_steps
        self.milestone_goals = other.milestone_goals
        self.projects = other.projects
        self.action_kinds = other.action_kinds
        self.kind_of = other.kind_of
        self.generation = other.generation
        self.first = other.first
        self.active = other.active
        self.passed = other.passed
        self.raised = other.raised
        self.owes_first_action = other.owes_first_action
        self.has_ended = other.has_ended
        self.reveals = other.reveals
        self.parameter = other.parameter[:]
        self.tile = other.tile[:]
        self.owner = other.owner[:]
        self.claim = other.claim[:]
        self.stock = other.stock[:]
        self.production = other.production[:]
        self.rating = other.rating[:]
        self.hand = [cards[:] for cards in other.hand]
        self.tableau = [cards[:] for cards in other.tableau]
        self.events = [cards[:] for cards in other.events]
        self.cubes = other.cubes.copy()
        self.site = other.site.copy()
        self.used = other.used[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.corporations = [cards[:] for cards in other.corporations]
        self.dealt = [cards[:] for cards in other.dealt]
        self.chosen = [cards[:] for cards in other.chosen]
        self.drafted = [cards[:] for cards in other.drafted]
        self.heat_paid = other.heat_paid[:]
        self.journal = other.journal[:]
        if self.journal:
            self.journal[-1] = self.journal[-1][:]
        self.sightings = other.sightings[:]
        self.recalled = other.recalled[:]
        self.seen_discards = [cards[:] for cards in other.seen_discards]
        self.milestones = other.milestones[:]
        self.awards = other.awards[:]
        self.next_discount = other.next_discount[:]
        self.next_tolerance = other.next_tolerance[:]
        self.tags = other.tags[:]
        self.discount = other.discount[:]
        self.project_discount = other.project_discount[:]
        self.metal_value = other.metal_value[:]
        self.card_price = other.card_price
        self.ocean_bonus = other.ocean_bonus
        self.rating_fee = other.rating_fee
        self.rating_reserve = other.rating_reserve
        self.tolerance = other.tolerance[:]
        self.greenery_price = other.greenery_price[:]
        self.pays_with_heat = other.pays_with_heat
        self.guarded = other.guarded
        self.actions = [cards[:] for cards in other.actions]
        self.helps = other.helps[:]
        self.listeners = [listeners[:] for listeners in other.listeners]
        self.cities = other.cities[:]
        self.greeneries = other.greeneries[:]
        self.tiles = other.tiles[:]
        self.cities_on_mars = other.cities_on_mars
        self.cities_in_play = other.cities_in_play
        self.free = other.free
        self.near_city = other.near_city
        self.near_own = other.near_own[:]
        self.claimed = other.claimed
        self.claimed_by = other.claimed_by[:]

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def cause(self, effect: Effect, card: int) -> Cause:
        if card >= 0:
            return _card_cause(card)
        for expansion in self.expansions:
            found = expansion.cause(self, effect)
            if found is not None:
                return found
        return super().cause(effect, card)

    def listener_cause(self, card: int) -> Cause | None:
        """What is behind something that listens: a card, or an expansion's policy."""
        if card >= 0:
            return _card_cause(card)
        for expansion in self.expansions:
            found = expansion.cause(self, None)
            if found is not None:
                return found
        return None

    def copy(self) -> State:
        """An exact, unaliased copy without a log."""
        return State(self.rules, self.map, self.rng, self)

    def is_terraformed(self) -> bool:
        """Whether all three global parameters are at their goal (TM-13.1)."""
        return (
            self.parameter[parameter.OCEANS] == parameter.GOAL[parameter.OCEANS]
            and self.parameter[parameter.OXYGEN] == parameter.GOAL[parameter.OXYGEN]
            and self.parameter[parameter.TEMPERATURE] == parameter.GOAL[parameter.TEMPERATURE]
        )


def _card_cause(card: int) -> Cause:
    """A card as a cause. Its id is taken from its move: card literals cannot be imported here."""
    return {"kind": "card", "id": CATALOGUE.names[CARD[card]].split()[1]}
