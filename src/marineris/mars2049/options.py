"""The options of a table of Mars 2049: house rules, presets, and every decision that is ours.

Where the rulebook is silent the rules text decides (`[choice]` there); each such decision is an
option here, and its default is what the text says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from marineris.core.error import BadOption
from marineris.core.options import CHOICE, FLAG, SEAT, Option
from marineris.core.options import checked as core_checked

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


@dataclass(frozen=True)
class Options:
    """What the players agree on before the game."""

    players: int = 2
    cooperative: bool = False
    """Two teams of two (MA-15)."""
    calm_before_storm: bool = False
    """Offensive missions are sold only once somebody has three bases (MA-14)."""
    fewer_bases: bool = False
    """The start is one parallel nearer the pole (MA-14)."""
    more_discoveries: bool = False
    """Discovery gives a card per own base (MA-14)."""
    not_so_aggressive: bool = False
    """Offensive missions are rationed (MA-14)."""
    prices: str = "printed"
    """Which price list (MA-19.1)."""
    first_player: int = -1
    """The seat that begins; -1: the first to roll air (MA-4.5)."""
    direction: str = "clockwise"
    """Which way the die is handed on (MA-5.3)."""
    in_a_row: str = "own"
    """What a repeated roll repeats: the same player's last roll, or the table's (MA-6.1)."""
    skipped_turn_breaks_row: bool = False
    """Whether a turn skipped by Stagnation ends a series of rolls (MA-6.1)."""
    theft_offers_everyone: bool = False
    """Whether players without cards may be chosen by Theft (MA-6.3)."""
    blocked_base: str = "remove"
    """The way out without a place for a base: `remove` a station or `next_to_station` (MA-7.6)."""
    bank: str = "limited"
    """Whether resource cards and tokens can run out (MA-8.2)."""
    lab2_alone: bool = True
    """Whether laboratory (2) works while (3) is inactive (MA-9.1)."""
    road_cards_spent: bool = True
    """Whether the three cards of a road are spent (MA-11.2)."""
    road_moves_along: bool = True
    """Whether a road follows its base when that is rebuilt elsewhere (MA-11.3)."""
    discovery_gives_roads: bool = True
    """With more discoveries, whether each card may be a road card (MA-14)."""
    aggression_per_player: bool = False
    """Whether the ration of offensive missions per round is each player's own (MA-14.1)."""
    swap_lab: str = "either"
    """Who needs a laboratory for partners to swap: `either` of them or `both` (MA-15.3)."""
    global_cards_hit_partner: bool = True
    """Whether Black Friday and Armageddon hit the partner too (MA-15.6)."""

    @property
    def start_ring(self) -> int:
        """The ring of the first bases."""
        return 1 if self.fewer_bases else 0

    @property
    def bases_needed(self) -> int:
        """How many bases lead from the start to the polar circle (MA-11.4, MA-14)."""
        return 4 if self.fewer_bases else 5


CHOICES: Final = {
    "prices": ("printed", "quick", "long"),
    "direction": ("clockwise", "counterclockwise"),
    "in_a_row": ("own", "table"),
    "blocked_base": ("remove", "next_to_station"),
    "bank": ("limited", "unlimited"),
    "swap_lab": ("either", "both"),
}


def option_list() -> tuple[Option, ...]:
    """The options that a table can set."""
    found: list[Option] = []
    for field in fields(Options):
        if field.name == "first_player":
            found.append(Option(field.name, SEAT, field.default))
        elif field.name in CHOICES:
            found.append(Option(field.name, CHOICE, field.default, CHOICES[field.name]))
        elif field.name != "players":
            found.append(Option(field.name, FLAG, field.default))
    return tuple(found)


def checked(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """All options as plain data, or an error that says which is wrong and what would be right."""
    options = core_checked(option_list(), players, FEWEST_PLAYERS, MOST_PLAYERS, given)
    if options["cooperative"] and players != MOST_PLAYERS:
        raise BadOption(
            f"the co-operative variant is for {MOST_PLAYERS} players, not {players}",
            option="cooperative",
            value=True,
            right="false, or four players",
            wanted="four-players",
        )
    return options


def options_of(players: int, data: Mapping[str, Any]) -> Options:
    """The options record of checked plain data."""
    return Options(players, **{option.name: data[option.name] for option in option_list()})
