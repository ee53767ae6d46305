"""Which version of a bot has played: a hash of the source that decides its moves.

For a bot of the project these are its module and every module of `marineris.bots` that it imports,
the tuned numbers included; for a bot from a file it is that file alone.
"""

from __future__ import annotations

import ast
import hashlib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from marineris.bots.registry import BOTS
from marineris.bots.tuned import joined, parted

PACKAGE: Final = "marineris.bots"
DIGITS: Final = 12


def fingerprint(code: str) -> str:
    """The hash of a bot, as hexadecimal digits."""
    found = hashlib.sha256()
    bot, changed = parted(code)
    if bot in BOTS:
        for module, source in sorted(_sources(BOTS[bot].__module__).items()):
            found.update(f"{module}\n".encode() + source)
    else:
        found.update(Path(bot.rpartition(":")[0]).read_bytes())
    if changed:
        found.update(joined("", changed).encode())
    return found.hexdigest()[:DIGITS]


def _sources(start: str) -> dict[str, bytes]:
    """The sources of a module and of what it imports from the package of bots."""
    found: dict[str, bytes] = {}
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        file = _file_of(module)
        if file is None:
            continue
        found[module] = file.read_bytes().replace(b"\r\n", b"\n")
        for node in ast.walk(ast.parse(found[module])):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
                assert node.module is not None
                waiting.append(node.module)
                waiting += [f"{node.module}.{name.name}" for name in node.names]
    return found


def _file_of(module: str) -> Path | None:
    """The source of a module; None if the name is no module's."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:  # a name inside a module
        return None
    if spec is None or not spec.origin:
        return None
    # A compiled module (name.cpython-311-….so) lies beside its source.
    built = Path(spec.origin)
    return built.with_name(built.name.partition(".")[0] + ".py")
