"""Who sits at a table: people and bots, from codes such as `you,greedy` or `Ana,Bo,random:2`."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from marineris.bots import BOTS, bots_for, check_bot, rival_for
from marineris.bots.tuned import MARK
from marineris.cli.errors import CliError
from marineris.text import Text

YOU: Final = "you"
BOT: Final = "bot:"
PERSON: Final = "person:"
MOST_SEATS: Final = 9
LONGEST_NAME: Final = 40
"""Characters, as on the server."""


@dataclass(frozen=True)
class Seat:
    """One place at the table: a name, and the bot's code if no person sits there."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return not self.bot

    @property
    def code(self) -> str:
        """The code that seats the same player again."""
        return BOT + self.bot if self.bot else PERSON + self.name


def seats_of(codes: str, text: Text) -> list[Seat]:
    """The seats of a table of the text's game; a number is the person and so many rivals less."""
    if codes.strip().isdecimal():
        rivals = _number(codes) - 1
        codes = ",".join([YOU] + [BOT + rival_for(text.game)] * rivals)
    found: list[Seat] = []
    for code in _split(codes):
        if code.startswith(PERSON) or not _is_bot(code, text.game):
            name = code.removeprefix(PERSON).strip()
            if not name:
                raise CliError("bad-players", players=codes)
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise CliError("bad-name", name=name, most=LONGEST_NAME)
            found.append(Seat(text.message("cli-you") if name.lower() == YOU else name))
        else:
            found += [Seat("", bot) for bot in _bots(code, text.game)]
    if len(found) > MOST_SEATS:
        raise CliError("too-many-players", most=MOST_SEATS)
    return _named(found, text)


def bots_of(codes: str, game: str) -> list[str]:
    """The codes of the bots of a table without people; a number is so many random ones."""
    if codes.strip().isdecimal():
        return ["random"] * _number(codes)
    found: list[str] = []
    for code in _split(codes):
        found += _bots(code, game)
    if len(found) > MOST_SEATS:
        raise CliError("too-many-players", most=MOST_SEATS)
    return found


def _number(codes: str) -> int:
    digits = codes.strip()
    number = int(digits) if len(digits) < 4 else MOST_SEATS + 1
    if number > MOST_SEATS:
        raise CliError("too-many-players", most=MOST_SEATS)
    if number < 1:
        raise CliError("bad-players", players=codes)
    return number


def _split(codes: str) -> list[str]:
    found = [code.strip() for code in codes.split(",")]
    if not all(found):
        raise CliError("bad-players", players=codes)
    return found


def _is_bot(code: str, game: str) -> bool:
    """Whether a code means a bot. A name that looks like a bot's with a slip is asked about."""
    if code.startswith(BOT) or ".py:" in code or MARK in code:
        return True
    name, colon, times = code.partition(":")
    if name in BOTS:
        return True
    if colon and times.isdecimal():
        return True
    near = get_close_matches(code.lower(), bots_for(game), 1, 0.75)
    if near:
        raise CliError("like-a-bot", name=code, near=near[0])
    return False


def _bots(code: str, game: str) -> list[str]:
    """The bots of a code, which may end in `:2` for two of them."""
    code = code.removeprefix(BOT)
    name, colon, times = code.rpartition(":")
    count = 1
    if colon and times.isdecimal():
        code, count = name, _number(times)
    check_bot(code, game)
    return [code] * count


def _named(seats: list[Seat], text: Text) -> list[Seat]:
    """Give bots names, numbered where there are several, and tell people of one name apart."""
    wanted = [seat.name or _bot_name(seat.bot, text) for seat in seats]
    found: list[Seat] = []
    for i, seat in enumerate(seats):
        name = wanted[i]
        if wanted.count(name) > 1:
            number = wanted[: i + 1].count(name)
            name = text.message("cli-numbered-name", name=name, number=number)
        found.append(Seat(name, seat.bot))
    return found


def _bot_name(code: str, text: Text) -> str:
    message = f"cli-bot-{code}"
    return text.message(message) if text.has_message(message) else code.rpartition(":")[2]
