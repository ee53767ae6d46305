"""Games among bots: one game is played to its end and told as plain figures.

A `Match` and its `Outcome` are plain data and `play_match` is importable by name, so that they
travel to other processes however these are started.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol

import marineris
from marineris.bots.bot import AnyBot, ask, check_answer, pick_of
from marineris.bots.registry import fault_of, make_bot
from marineris.core.error import BadOption, MarinerisError
from marineris.core.game import Game
from marineris.core.options import CHOICE, FLAG, SEATS
from marineris.core.playout import play_on
from marineris.core.record import Record
from marineris.core.rules import Rules

MOST_MOVES: Final = 50_000
"""A game that is longer than that does not end by itself."""
MOST_PLAYERS: Final = 9
LENGTHS: Final = ("generation", "round")
"""What a game's view may count its length in."""


Asker = Callable[[AnyBot, Game[Any], int, random.Random], int]
"""Asks a bot for its move, as `ask` does."""
Facts = dict[str, Any]
"""What a game tells of a seat beside its points, by name."""


class Watcher(Protocol):
    """Takes notes while a game is played."""

    wanted: frozenset[int]
    """The moves that it looks at."""

    def before(self, game: Game[Any], seat: int, move: int) -> None:
        """A seat is about to make one of these moves."""

    def facts(self, game: Game[Any]) -> list[Facts]:
        """What there is to tell of each seat of a game that is over."""


WatchMaker = Callable[[Game[Any]], Watcher]
"""Makes what takes notes of a game."""


class EndlessGame(MarinerisError):
    """A game went on and on."""

    code = "endless-game"


@dataclass(frozen=True)
class Match:
    """One game to be played: which, by whom and from which seed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """What became of a match: the rows of its result, or what went wrong."""

    match: Match
    options: dict[str, object]
    result: list[dict[str, Any]]
    length: int
    moves: int
    seconds: float
    record: str = ""
    """The notation of the game; kept if it was asked for or something went wrong."""
    fault: str = ""
    """The traceback of what went wrong."""
    cause: str = ""
    """The same in a line, with the place if a bot's own file is to blame."""
    facts: list[Facts] = field(default_factory=list)
    """What was noted of each seat, if somebody watched."""


def play_out(
    game: Game[Any],
    bots: Sequence[AnyBot],
    seed: int,
    asker: Asker = ask,
    watcher: Watcher | None = None,
) -> None:
    """Let bots play a game from where it stands to its end; bots sit at the seats in order."""
    policies = [pick for bot in bots if (pick := pick_of(bot)) is not None]
    if len(policies) == len(bots) and asker is ask and watcher is None:
        if play_on(game, policies, MOST_MOVES, partial(check_answer, bots, game)):
            return
        raise EndlessGame(f"the game has not ended after {MOST_MOVES} moves", most=MOST_MOVES)
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(game.players)]
    wanted = frozenset[int]() if watcher is None else watcher.wanted
    for _ in range(game.move_count, MOST_MOVES + 1):
        if game.is_over:
            return
        seat = game.to_act[0]
        move = asker(bots[seat], game, seat, rngs[seat])
        if wanted and watcher is not None and move in wanted:
            watcher.before(game, seat, move)
        game.play(seat, move)
    raise EndlessGame(f"the game has not ended after {MOST_MOVES} moves", most=MOST_MOVES)


def play_match(
    match: Match,
    keep_record: bool = False,
    asker: Asker = ask,
    watch: WatchMaker | None = None,
) -> Outcome:
    """Play a match. Whatever goes wrong in it is told in the outcome, with the game so far."""
    began = time.perf_counter()
    players = len(match.bots)
    game = Game.start(marineris.rules_of(match.game), players, match.options, match.seed)
    fault = cause = ""
    facts: list[Facts] = []
    watcher = None if watch is None else watch(game)
    try:
        bots = [make_bot(code, match.seed * MOST_PLAYERS + i) for i, code in enumerate(match.bots)]
        play_out(game, bots, match.seed, asker, watcher)
        if watcher is not None:
            facts = watcher.facts(game)
    except (Exception, SystemExit) as error:  # a bot of somebody's own may do anything
        fault = traceback.format_exc()
        cause = fault_of(error, match.bots)
    spent = time.perf_counter() - began
    record = ""
    if fault:
        record = record_so_far(game).dumps()
    elif keep_record:
        record = game.record().dumps()
    return Outcome(
        match,
        game.options,
        [] if fault else game.result(),
        0 if fault else length_of(game),
        game.move_count,
        spent,
        record,
        fault,
        cause,
        facts,
    )


def record_so_far(game: Game[Any]) -> Record:
    """The record of a game whose state may be broken: without the digest of the state."""
    moves = [(seat, game.move_name(move)) for seat, move in game.history()]
    return Record(
        game.rules.name, game.rules.version, game.players, game.seed, dict(game.options), moves
    )


def length_of(game: Game[Any]) -> int:
    """In which generation or round a game is; 0 for a game that counts neither."""
    seen = game.view(None)
    for name in LENGTHS:
        if name in seen:
            return int(seen[name])
    return 0


def player_counts(rules: Rules[Any]) -> list[int]:
    """The numbers of players that a game is for."""
    found = []
    for players in range(1, MOST_PLAYERS + 1):
        try:
            rules.options(players, {})
        except BadOption:
            continue
        found.append(players)
    return found


def mixed_table(
    rules: Rules[Any], given: dict[str, object], players: int | None, seed: int
) -> tuple[int, dict[str, object]]:
    """A number of players and options drawn from a seed, but for those that are given."""
    rng = random.Random(f"mix/{seed}")
    while True:
        table = rng.choice(player_counts(rules)) if players is None else players
        options = dict(given)
        for option in rules.option_list():
            drawn: object = option.default
            if option.kind == FLAG:
                drawn = rng.random() < 0.5
            elif option.kind == CHOICE:
                drawn = rng.choice(option.choices)
            elif option.kind == SEATS and rng.random() < 0.5:
                drawn = [rng.randrange(table)]
            options.setdefault(option.name, drawn)
        try:
            rules.options(table, options)
        except BadOption:
            if _is_hopeless(rules, given, players):
                raise
            continue
        return table, options


def _is_hopeless(rules: Rules[Any], given: dict[str, object], players: int | None) -> bool:
    """Whether what is given fits no table at all."""
    for table in player_counts(rules) if players is None else [players]:
        try:
            rules.options(table, given)
        except BadOption:
            continue
        return False
    return True
