"""Requirements of cards (TM-7.6): checked when the card is played and never again."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.reason import Reason
from marineris.terraforming import parameter, resource, tag
from marineris.terraforming.state import State


class Requirement:
    """Something that must hold when a card is played."""

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        """Whether it holds; `tolerance` counts steps of global parameters."""
        raise NotImplementedError

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        """Why it does not hold."""
        raise NotImplementedError


@dataclass(frozen=True)
class AtLeast(Requirement):
    """A global parameter has reached a level."""

    parameter: int
    level: int

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        which = self.parameter
        return s.parameter[which] + tolerance * parameter.STEP[which] >= self.level

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        which = self.parameter
        need = max(parameter.START[which], self.level - tolerance * parameter.STEP[which])
        facts = {"parameter": parameter.NAMES[which], "need": need, "have": s.parameter[which]}
        return Reason("parameter-too-low", "TM-7.6", facts)


@dataclass(frozen=True)
class AtMost(Requirement):
    """A global parameter has not passed a level."""

    parameter: int
    level: int

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        which = self.parameter
        return s.parameter[which] - tolerance * parameter.STEP[which] <= self.level

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        which = self.parameter
        need = self.level + tolerance * parameter.STEP[which]
        facts = {"parameter": parameter.NAMES[which], "need": need, "have": s.parameter[which]}
        return Reason("parameter-too-high", "TM-7.6", facts)


@dataclass(frozen=True)
class HasTags(Requirement):
    """Own tags in play. Those of the card being played do not help (TM-O10)."""

    tag: int
    least: int = 1

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        base = seat * tag.STRIDE
        return s.tags[base + self.tag] + s.tags[base + tag.WILD] >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        base = seat * tag.STRIDE
        have = s.tags[base + self.tag] + s.tags[base + tag.WILD]
        facts = {"tag": tag.NAMES[self.tag], "need": self.least, "have": have}
        return Reason("too-few-tags", "TM-7.6", facts)


def needs_more_wild(s: State, seat: int, requirements: tuple[Requirement, ...]) -> bool:
    """Whether wild tags would have to stand for more tags than there are of them."""
    base = seat * tag.STRIDE
    missing = 0
    for one in requirements:
        if isinstance(one, HasTags):
            missing += max(0, one.least - s.tags[base + one.tag])
    return missing > s.tags[base + tag.WILD]


@dataclass(frozen=True)
class HasProduction(Requirement):
    """Own production of a resource."""

    resource: int
    least: int = 1

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return s.production[seat * resource.COUNT + self.resource] >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        have = s.production[seat * resource.COUNT + self.resource]
        facts = {"resource": resource.NAMES[self.resource], "need": self.least, "have": have}
        return Reason("too-little-production", "TM-7.6", facts)


@dataclass(frozen=True)
class HasGreeneries(Requirement):
    """Own greenery tiles."""

    least: int = 1

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return s.greeneries[seat] >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        facts = {"need": self.least, "have": s.greeneries[seat]}
        return Reason("too-few-greeneries", "TM-7.6", facts)


@dataclass(frozen=True)
class CitiesInPlay(Requirement):
    """City tiles in play, whoever owns them."""

    least: int

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return s.cities_in_play >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        facts = {"need": self.least, "have": s.cities_in_play}
        return Reason("too-few-cities", "TM-7.6", facts)
