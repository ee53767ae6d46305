"""Modifiers: what a card in play changes for its owner for good (TM-7.10)."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.terraforming.data import resource, tag
from marineris.terraforming.state import PROJECTS, State


class Modifier:
    """A lasting change of the derived part of a state."""

    def apply(self, s: State, seat: int) -> None:
        """The card has come into play."""
        raise NotImplementedError


@dataclass(frozen=True)
class Discount(Modifier):
    """Cards cost less: for each tag of a kind; `tag.ANY`: every card, once (TM-11.A7)."""

    amount: int
    tag: int = tag.ANY

    def apply(self, s: State, seat: int) -> None:
        s.discount[seat * tag.STRIDE + self.tag] += self.amount


@dataclass(frozen=True)
class ProjectDiscount(Modifier):
    """A standard project costs less (TM-11.B5)."""

    project: int
    amount: int

    def apply(self, s: State, seat: int) -> None:
        s.project_discount[seat * PROJECTS + self.project] += self.amount


@dataclass(frozen=True)
class MetalValue(Modifier):
    """Steel or titanium is worth more (TM-6.6)."""

    resource: int
    amount: int = 1

    def apply(self, s: State, seat: int) -> None:
        s.metal_value[2 * seat + self.resource - resource.STEEL] += self.amount


@dataclass(frozen=True)
class CardPrice(Modifier):
    """Taking a card into hand costs less."""

    less: int

    def apply(self, s: State, seat: int) -> None:
        s.card_price = s.card_price[:]
        s.card_price[seat] -= self.less


@dataclass(frozen=True)
class OceanBonus(Modifier):
    """Oceans beside a new tile bring more M€ each (TM-5.2)."""

    amount: int = 1

    def apply(self, s: State, seat: int) -> None:
        s.ocean_bonus = s.ocean_bonus[:]
        s.ocean_bonus[seat] += self.amount


@dataclass(frozen=True)
class Tolerance(Modifier):
    """Requirements on global parameters are looser by some steps, either way."""

    steps: int

    def apply(self, s: State, seat: int) -> None:
        s.tolerance[seat] += self.steps


@dataclass(frozen=True)
class GreeneryPrice(Modifier):
    """Converting plants to a greenery takes fewer of them."""

    less: int = 1

    def apply(self, s: State, seat: int) -> None:
        s.greenery_price[seat] -= self.less


@dataclass(frozen=True)
class HeatAsMoney(Modifier):
    """Heat pays wherever M€ do."""

    def apply(self, s: State, seat: int) -> None:
        s.pays_with_heat |= 1 << seat


@dataclass(frozen=True)
class GuardLife(Modifier):
    """Others may not remove plants, animals or microbes."""

    def apply(self, s: State, seat: int) -> None:
        s.guarded |= 1 << seat
