"""What is to be played: bots, a number of players, options and seeds, as a list of jobs.

A lineup is who sits at one table. Every seed of a lineup is played once from each rotation of its
seats, so that neither the deal nor the order of seats favours anybody.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

import marineris
from marineris.arena.fingerprint import fingerprint
from marineris.bots.arena import Match
from marineris.core.game import Game

CHOOSING: Final = range(0, 1 << 29)
"""The seeds to compare bots on while they are worked on,"""
TUNING: Final = range(1 << 29, 1 << 30)
"""those that their numbers are tuned on,"""
FINAL: Final = range(1 << 30, 1 << 31)
"""and those of final runs, which nobody can choose and nothing was ever tuned on."""
MOST_SEEDS: Final = 1_000_000
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Which games are to be played. The number of seeds is no part of it: more may follow."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, object]
    """Only those that differ from the game's defaults."""
    seed: int
    """The first one."""
    rules: int
    version: str
    hashes: dict[str, str]
    """The fingerprint of each bot."""
    sources: tuple[str, ...] = ()
    """What a game gives points for, in the order of the rows."""

    @property
    def lineups(self) -> list[Lineup]:
        """All tables of the plan, before rotation."""
        if self.players <= len(self.bots):
            return list(combinations(self.bots, self.players))
        first, *others = self.bots
        return [(first,) + (other,) * (self.players - 1) for other in others]

    def jobs(self, seeds: int) -> Iterator[Match]:
        """The games of the first seeds, each seed from every rotation of every lineup."""
        for seed in range(self.seed, self.seed + seeds):
            for lineup in self.lineups:
                for turn in range(self.players):
                    yield Match(self.game, lineup[turn:] + lineup[:turn], seed, dict(self.options))

    def header(self) -> dict[str, Any]:
        """The plan as plain data: the first line of a file of rows."""
        return {
            "arena": 1,
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "rules": self.rules,
            "version": self.version,
            "hashes": self.hashes,
            "sources": list(self.sources),
        }

    def final(self) -> Plan:
        """The same with a first seed that nobody can choose: it comes from everything else."""
        return replace(self, seed=FINAL[int(self.digest(), 16) % (len(FINAL) - MOST_SEEDS)])

    def digest(self) -> str:
        """A hash of everything but the seed."""
        facts = {**self.header(), "seed": None, "sources": None}
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def make_plan(
    game: str, bots: list[str], players: int, options: dict[str, object], seed: int
) -> Plan:
    """The plan of these bots as they are now; `BadOption` if the options do not fit the game."""
    rules = marineris.rules_of(game)
    chosen = rules.options(players, options)
    usual = {option.name: option.default for option in rules.option_list()}
    changed = {name: value for name, value in sorted(chosen.items()) if value != usual[name]}
    return Plan(
        game,
        tuple(bots),
        players,
        changed,
        seed,
        rules.version,
        marineris.__version__,
        {bot: fingerprint(bot) for bot in bots},
        tuple(Game.start(rules, players, options, 0).result()[0]["points"]),
    )


def plan_of(header: dict[str, Any]) -> Plan:
    """The plan of a header; `KeyError` or `TypeError` if it is none."""
    facts = {name: header[name] for name in Plan.__dataclass_fields__ if name != "sources"}
    lists = {name: tuple(header.get(name, ())) for name in ("bots", "sources")}
    return Plan(**{**facts, **lists})
