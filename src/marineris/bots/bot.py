"""What a bot is, and how it is asked: it sees what its seat sees and nothing else.

A bot never holds the real game. It gets a copy in which everything hidden from its seat has been
dealt again (`Game.imagine`), or, if it wants no more than that, the list of its legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, cast, runtime_checkable

from marineris.core.error import MarinerisError
from marineris.core.game import Bits, Game


class UnknownBot(MarinerisError):
    """No bot has that name, or the file has no such class."""

    code = "unknown-bot"


class BrokenBot(UnknownBot):
    """The file of a bot cannot be used."""

    code = "broken-bot"


class BotFault(MarinerisError):
    """A bot gave an answer that is not among its legal moves."""

    code = "bot-fault"


@runtime_checkable
class Bot(Protocol):
    """A player made of code; one is made for each seat of each game."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """One of the seat's legal moves. The game is imagined: play on it as you like."""


@runtime_checkable
class BlindBot(Protocol):
    """A bot that wants to know nothing but its moves, and so is spared the imagining."""

    def pick(self, moves: list[int]) -> int:
        """One of the moves, which are the canonical ones (`Game.canonical_moves`)."""


AnyBot = Bot | BlindBot
BotMaker = Callable[[int], AnyBot]
"""Makes a bot from a seed: the same seed plays the same in the same game."""


NUMBER_WANTED: Final = "; the answer must be the number of a move, not its name"


@cache
def _is_blind(kind: type) -> bool:
    """Whether bots of a class want to know nothing but their moves; slow to find out."""
    return issubclass(kind, BlindBot)


def pick_of(bot: AnyBot) -> Callable[[list[int]], int] | None:
    """How a bot picks that wants to know nothing but its moves; None for any other."""
    return cast("BlindBot", bot).pick if _is_blind(type(bot)) else None


def ask(bot: AnyBot, game: Game[Any], seat: int, rng: Bits) -> int:
    """The bot's answer to the question its seat is asked. A forced move is not asked for."""
    moves = game.canonical_moves(seat)
    if len(moves) == 1:
        return moves[0]
    pick = pick_of(bot)
    if pick is None:
        move = cast("Bot", bot).choose(game.imagine(seat, rng), seat)
    else:
        move = pick(moves[:])
    if move not in moves:
        check_answer({seat: bot}, game, seat, move)
    return move


def check_answer(
    bots: Sequence[AnyBot] | Mapping[int, AnyBot], game: Game[Any], seat: int, move: int
) -> None:
    """Raise `BotFault` if what the bot of a seat answered is not legal."""
    if move not in game.legal_moves(seat):
        bot, moves = bots[seat], game.canonical_moves(seat)
        names = ", ".join(game.move_name(legal) for legal in moves[:8])
        more = ", …" if len(moves) > 8 else ""
        answer: object = move  # a bot of somebody's own may answer anything
        raise BotFault(
            f"the bot {type(bot).__name__} answered {move!r}, which is not legal; "
            f"legal are: {names}{more}{NUMBER_WANTED if isinstance(answer, str) else ''}",
            bot=type(bot).__name__,
            move=move,
        )
