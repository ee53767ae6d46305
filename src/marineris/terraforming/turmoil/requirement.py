"""What cards require of the committee (TU-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marineris.core.reason import Reason
from marineris.terraforming.state import State
from marineris.terraforming.turmoil.committee import NEUTRAL, committee_of
from marineris.terraforming.turmoil.party import NAMES
from marineris.terraforming.vocabulary.requirement import Requirement

ENOUGH: Final = 2
"""Own delegates in a party that stand for its rule."""


@dataclass(frozen=True)
class PartyRules(Requirement):
    """A party rules, or one has two delegates in it (TU-11.1)."""

    party: int

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        c = committee_of(s)
        return c.ruling == self.party or c.of(self.party, seat) >= ENOUGH

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        have = committee_of(s).of(self.party, seat)
        facts = {"party": NAMES[self.party], "need": ENOUGH, "have": have}
        return Reason("party-not-ruling", "TU-11.1", facts)


@dataclass(frozen=True)
class IsChairman(Requirement):
    """One is the chairman oneself."""

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return committee_of(s).chairman == seat

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        return Reason("not-chairman", "TU-11.2")


@dataclass(frozen=True)
class ChairmanIsNeutral(Requirement):
    """The chairman is a neutral delegate."""

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return committee_of(s).chairman == NEUTRAL

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        return Reason("chairman-not-neutral", "TU-11.2")


@dataclass(frozen=True)
class LeadsParty(Requirement):
    """One leads at least so many parties."""

    least: int = 1

    def is_met(self, s: State, seat: int, tolerance: int) -> bool:
        return committee_of(s).leads(seat) >= self.least

    def reason(self, s: State, seat: int, tolerance: int) -> Reason:
        facts = {"need": self.least, "have": committee_of(s).leads(seat)}
        return Reason("leads-too-few-parties", "TU-11.2", facts)
