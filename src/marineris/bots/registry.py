"""The register of bots: by name, or by file and class; with changed numbers if they have any."""

from __future__ import annotations

import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from marineris.bots.bot import AnyBot, BlindBot, Bot, BotFault, BotMaker, BrokenBot, UnknownBot
from marineris.bots.levels import LEVELS
from marineris.bots.mars2049.strategies import MARS2049_BOTS
from marineris.bots.random import RandomBot
from marineris.bots.terraforming.greedy import GreedyBot
from marineris.bots.tuned import check_names, parameters_of, parted

BOTS: Final[dict[str, BotMaker]] = {
    **LEVELS,
    "greedy": GreedyBot,
    **MARS2049_BOTS,
    "random": RandomBot,
}
"""The bots by name; each is made from a seed."""
EXPERTS: Final = {"terraforming": ("greedy",), "mars2049": tuple(MARS2049_BOTS)}
"""The bots that know one game only; the first of each game is its usual rival."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that know a game."""
    own = EXPERTS.get(game, ())
    strangers = {name for names in EXPERTS.values() for name in names} - set(own)
    return [name for name in BOTS if name not in strangers]


def rival_for(game: str) -> str:
    """The bot to play against where nobody says which."""
    return EXPERTS[game][0] if game in EXPERTS else "random"


def make_bot(code: str, seed: int) -> AnyBot:
    """The bot of a code: a name of the register, or `file.py:Class`."""
    maker = _maker(code)
    with blaming(code):
        return maker(seed)


@contextmanager
def blaming(code: str) -> Iterator[None]:
    """Run the code of somebody's bot within: what it raises is a `BrokenBot` that says where."""
    try:
        yield
    except (BotFault, UnknownBot):
        raise
    except (Exception, SystemExit) as error:
        if code in BOTS:
            raise  # a fault of our own is not to be hidden
        raise BrokenBot(fault_of(error, [code]), bot=code) from error


def fault_of(error: BaseException, codes: Iterable[str]) -> str:
    """What a bot has raised, in a line; with the place if it is in the file of one of the bots."""
    if isinstance(error, UnknownBot):
        return str(error)
    words = " ".join(str(error).split())
    said = f"{type(error).__name__}: {words}" if words else type(error).__name__
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{error.filename}, line {error.lineno}: {type(error).__name__}: {error.msg}"
    own = [parted(code)[0] for code in codes if ".py:" in code]
    files = {Path(code.rpartition(":")[0]).resolve() for code in own}
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).resolve() in files:
            return f"{frame.filename}, line {frame.lineno}: {said}"
    return said


def check_bot(code: str, game: str) -> None:
    """Raise `UnknownBot` if there is no such bot, or if it does not know the game."""
    bot, changed = parted(code)
    if changed:
        check_bot(bot, game)
        _maker(code)
    elif code not in BOTS and ":" in code:
        _maker(code)
    elif code not in bots_for(game):
        raise _unknown(code, bots_for(game))


def tunable(code: str) -> dict[str, float]:
    """The numbers of a bot that can be changed, with their values; often none."""
    bot, changed = parted(code)
    return {**parameters_of(_kind(bot)), **changed}


def _maker(code: str) -> BotMaker:
    bot, changed = parted(code)
    if changed:
        kind = _kind(bot)
        check_names(bot, parameters_of(kind), changed)
        return lambda seed: kind(seed, parameters=changed)
    if code in BOTS:
        return BOTS[code]
    file, colon, name = code.rpartition(":")
    if colon and file.endswith(".py"):
        return _from_file(code, Path(file), name)
    raise _unknown(code, list(BOTS))


def _unknown(code: str, known: list[str]) -> UnknownBot:
    near = get_close_matches(code, known, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ";"
    return UnknownBot(
        f"there is no bot {code!r}{hint} the bots are {', '.join(known)}, or file.py:Class",
        bot=code,
        near=near,
        known=known,
    )


def _kind(bot: str) -> Any:
    """The class behind a code, or what else makes the bot."""
    if bot in BOTS:
        return BOTS[bot]
    file, _, name = bot.rpartition(":")
    _maker(bot)  # whatever is wrong with it is told
    return getattr(_load(bot, Path(file)), name)


def _from_file(code: str, file: Path, name: str) -> BotMaker:
    module = _load(code, file)
    found = getattr(module, name, None)
    if not inspect.isclass(found) or not issubclass(found, (Bot, BlindBot)):
        classes = inspect.getmembers(module, inspect.isclass)
        bots = [each for each, kind in classes if issubclass(kind, (Bot, BlindBot))]
        own = [each for each in bots if getattr(module, each).__module__ == module.__name__]
        has = f"it has {', '.join(own)}" if own else "a bot is a class with choose(game, seat)"
        raise BrokenBot(f"{file} has no bot {name!r}; {has}", bot=code)
    return _seeded(found)


def _seeded(kind: Callable[..., AnyBot]) -> BotMaker:
    """A class that wants no seed is not given one."""
    wants_seed = bool(inspect.signature(kind).parameters)
    return kind if wants_seed else lambda seed: kind()


def _load(code: str, file: Path) -> ModuleType:
    """The module of a file; each file is run once in a process."""
    name = f"marineris_bot_{file.resolve().as_posix().replace('/', '_').replace('.', '_')}"
    if name in sys.modules:
        return sys.modules[name]
    if not file.is_file():
        raise BrokenBot(f"there is no file {str(file)!r}", bot=code)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with blaming(code):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
