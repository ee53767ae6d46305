"""The numbers that the solo player was tuned with, as data with a version.

The constants come from an evolution strategy over solo games of the Corporate Era, the table of
corporations from the mean money that was left or missing at the end with each of them. Change a
number and the version together, and measure again (`docs/strength`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from marineris.bots.terraforming.solo.card_bias import CARD_BIAS

VERSION: Final = 1

CORPORATIONS: Final[Mapping[str, float]] = {
    "ecoline": 67,
    "tharsis_republic": 55,
    "credicor": 48,
    "helion": 47,
    "thorgate": 45,
    "teractor": 32,
    "saturn_systems": 30,
    "interplanetary_cinematics": 15,
    "inventrix": 6,
    "mining_guild": -1,
    "phobolog": -2,
    "united_nations_mars_initiative": -28,
}
"""M€ at the end with each corporation, against the mean of all games."""


@dataclass(frozen=True)
class SoloParameters:
    """One set of numbers. Amounts are M€ of the last generation where nothing else is said."""

    early_growth: float = 0.11
    """What a M€ earns by being there a generation earlier, before `growth_turn`;"""
    late_growth: float = 0.09
    """and from then on."""
    growth_turn: int = 8
    last_money: float = 0.8
    """A M€ while the last generation is played: it may stay over."""
    step_cost: tuple[float, float, float] = (15.871, 22.872, 17.546)
    """What a missing step of temperature, oxygen and oceans costs at the end."""
    rating_cost: float = 16.0
    """What a missing step of rating costs where a rating is the goal (TM-15.10)."""
    waiting: float = 0.946
    """What is left of the worth of heat and plants that wait for others."""
    steel: float = 0.678
    titanium: float = 0.961
    metal_fade: float = 8.638
    """Metal loses worth when fewer generations are to go,"""
    metal_floor: float = 0.1
    """down to this in the last one."""
    energy_bonus: float = 0.208
    """What energy production is worth beside its heat, for each M€ of later income."""
    in_hand: float = 0.349
    """What a card in hand is worth against one in play."""
    drawn_card: float = 1.835
    """M€ for an unknown card."""
    buying: float = 1.396
    """M€ beyond its price that a card must promise to be bought."""
    haste: float = 5.977
    """Actions are compared by gain for their price; so many M€ are added to each price."""
    foresight: float = 3.953
    """Cards are bought that the income of so many generations can pay for."""
    plain_tag: float = 0.67
    science_tag: float = 1.057
    action_use: float = 0.769
    """How many of the generations to go an action is really used in."""
    cards_played: float = 1.91
    """Cards played in a generation."""
    point: float = 0.05
    """A victory point: almost nothing, while the game is not won."""
    pace: tuple[float, float, float] = (1.331, 0.801, 0.859)
    """Steps of temperature, oxygen and oceans in a generation."""
    ocean_side: float = 0.4
    """A free space beside a tile, where an ocean or a neighbour may come."""
    purse: float = 26.371
    """Cash up to this is worth its full price; more of it finds no use at once."""
    loose_cash: float = 0.983
    """What cash beyond that is worth, in M€ that buy a step."""
    idle_from: int = 9
    """From this generation on, cash that no card needs buys steps before passing;"""
    idle_cards: float = 25.578
    """so much is kept for cards that are yet to come."""
    bias: float = 0.5
    """How far the measured biases of cards are believed."""
    corporations: Mapping[str, float] = field(default_factory=lambda: CORPORATIONS)
    card_bias: Mapping[str, float] = field(default_factory=lambda: CARD_BIAS)


STANDARD: Final = SoloParameters()
