"""Requirements of cards (TM-7.6): checked when the card is played and never again."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.reason import Reason
from marineris.terraforming.data import parameter, resource, tag
from marineris.terraforming.state import State


class Gauge:
    """What a requirement compares, on a scale that it can be drawn on."""

    def __init__(self, have: int, need: int, first: int = 0, last: int = -1, step: int = 1) -> None:
        self.have = have
        self.need = need
        self.first = first
        self.last = need if last < 0 else last
        self.step = step
        self.is_limit = False
        """Whether `need` must not be passed, instead of being reached."""
        self.parameter = -1
        """The global parameter it is about, if any."""


class Requirement:
    """Something that must hold when a card is played."""

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        """Whether it holds; `tolerance` counts steps of global parameters."""
        raise NotImplementedError

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        """Why it does not hold."""
        raise NotImplementedError

    def gauge(self, s: State, seat: int, tolerance: int) -> Gauge:
        """The figures of the reason; what has none is there or is not."""
        facts = self.reason(s, seat, tolerance).facts
        have, need = facts.get("have"), facts.get("need")
        if isinstance(have, int) and isinstance(need, int):
            return Gauge(have, need)
        return Gauge(1 if self.is_met(s, seat, tolerance) else 0, 1)


def _track(which: int, have: int, need: int) -> Gauge:
    """The whole track of a global parameter."""
    start, goal = parameter.START[which], parameter.GOAL[which]
    gauge = Gauge(have, need, start, goal, parameter.STEP[which])
    gauge.parameter = which
    return gauge


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
        need = self._need(tolerance)
        facts = {"parameter": parameter.NAMES[which], "need": need, "have": s.parameter[which]}
        return Reason("parameter-too-low", "TM-7.6", facts)

    def gauge(self, s: State, seat: int, tolerance: int) -> Gauge:
        return _track(self.parameter, s.parameter[self.parameter], self._need(tolerance))

    def _need(self, tolerance: int) -> int:
        which = self.parameter
        return max(parameter.START[which], self.level - tolerance * parameter.STEP[which])


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
        need = self._need(tolerance)
        facts = {"parameter": parameter.NAMES[which], "need": need, "have": s.parameter[which]}
        return Reason("parameter-too-high", "TM-7.6", facts)

    def gauge(self, s: State, seat: int, tolerance: int) -> Gauge:
        gauge = _track(self.parameter, s.parameter[self.parameter], self._need(tolerance))
        gauge.is_limit = True
        return gauge

    def _need(self, tolerance: int) -> int:
        return self.level + tolerance * parameter.STEP[self.parameter]


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
    """City tiles in play, no matter who owns them."""

    least: int

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return s.cities_in_play >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        facts = {"need": self.least, "have": s.cities_in_play}
        return Reason("too-few-cities", "TM-7.6", facts)
