"""Which messages the code uses.

Most ids stand in the code as they are. The others are put together when the program runs, from a
beginning that stands in the code (`f"cli-error-{about}"`, `id_of("reason", code)`) and from words
that stand in the code too: names of things, kinds and codes. So a message is used if its whole id
is written somewhere, or if its beginning is and each part filled in is written somewhere, in
whatever spelling (`OneOf`, `one_of`, `one-of`). That finds a message whose thing was renamed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from marineris.text.bundle import kebab
from marineris.text.check.message import Sheets
from marineris.text.terms import KEYS, effect_games, families

BUILDERS: Final = frozenset({"id_of", "message_of", "term"})
"""The functions that put an id together, from the first part that they are given."""
HOLE: Final = "\0"
DEEPEST: Final = 4
"""Pieces within pieces; more are no honest id."""

_PART: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_BUILT: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(-\0(-[a-z0-9]+)*)+")
_PIECE: Final = re.compile(r"([a-z0-9]+-)+\0|\0(-[a-z0-9]+)+")
_LITERAL: Final = re.compile(r"(['\"`])([A-Za-z0-9_./-]+)\1")
_TEMPLATE: Final = re.compile(r"`((?:[a-z0-9_.-]|\$\{[^}`]*\})+)`")
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_FILLED: Final = re.compile(r"\$\{[^}]*\}")


@dataclass
class Code:
    """What is written in some sources, as far as ids of messages can be made of it."""

    words: set[str] = field(default_factory=set)
    """Strings, in the spelling of ids."""
    names: set[str] = field(default_factory=set)
    """Names of kinds and functions, in the same spelling: they can only fill holes."""
    built: set[str] = field(default_factory=set)
    """Ids with holes, of which the beginning is known."""
    pieces: set[str] = field(default_factory=set)
    """Words with holes, which may fill a hole of others."""

    def add(self, other: Code) -> None:
        """Take in what other sources have written."""
        self.words |= other.words
        self.names |= other.names
        self.built |= other.built
        self.pieces |= other.pieces

    def uses(self, name: str) -> bool:
        """Whether a message may be said."""
        name = name.replace("_", "-")
        return name in self.words or any(self._fits(name, built, 0) for built in self.built)

    def _is_spelled(self, part: str, depth: int) -> bool:
        if part in self.words or part in self.names:
            return True
        return depth < DEEPEST and any(self._fits(part, one, depth + 1) for one in self.pieces)

    def _fits(self, name: str, built: str, depth: int) -> bool:
        """Whether a name is one with holes, each of them filled with something that is written."""
        first, *others = built.split(HOLE)
        last = others.pop()
        if not (name.startswith(first) and name.endswith(last)):
            return False
        inner = name[len(first) : len(name) - len(last)]
        if not others:
            return self._is_spelled(inner, depth)
        between = re.escape(others[0])
        return any(
            self._is_spelled(inner[: at.start()], depth)
            and self._fits(inner[at.end() :], HOLE.join(["", *others[1:], ""]), depth)
            for at in re.finditer(between, inner)
        )


# ------------------------------------------------------------------------------- Python


def python_code(sources: Iterable[str]) -> Code:
    """What is written in Python."""
    code = Code()
    for source in sources:
        tree = ast.parse(source)
        skipped = set(_remarks(tree))
        for node in ast.walk(tree):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                code.names |= _spellings(node.name)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                code.names |= _spellings(node.target.id)  # a field may be an option's name
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node not in skipped and len(node.value) < 80:
                    _add_word(code, node.value)
            elif isinstance(node, ast.JoinedStr):
                _add_built(code, _holed(node))
            elif isinstance(node, ast.Call):
                _add_call(code, node)
    return code


def _remarks(tree: ast.AST) -> Iterator[ast.expr]:
    """Strings that stand alone: they explain, and name nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _spellings(name: str) -> set[str]:
    return {kebab(name), name.lower().replace("_", "-")}


def _add_word(code: Code, text: str) -> None:
    word = kebab(text.partition(".")[0].replace("/", "-"))
    if _PART.fullmatch(word):
        code.words.add(word)


def _add_built(code: Code, text: str) -> None:
    text = text.partition(".")[0]
    if _BUILT.fullmatch(text):
        code.built.add(text)
    if _PIECE.fullmatch(text):
        code.pieces.add(text)


def _holed(node: ast.JoinedStr) -> str:
    return "".join(str(one.value) if isinstance(one, ast.Constant) else HOLE for one in node.values)


def _add_call(code: Code, node: ast.Call) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if isinstance(node.func, ast.Name):
        name = node.func.id
    first = node.args[0] if node.args else None
    if name in BUILDERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
        rest = node.args[1] if len(node.args) > 1 else None
        filled = _holed(rest) if isinstance(rest, ast.JoinedStr) else HOLE
        _add_built(code, f"{kebab(first.value)}-{filled}")


# ------------------------------------------------------------------------------- the browser


def browser_code(sources: Iterable[str]) -> Code:
    """What is written in TypeScript and in the components."""
    code = Code()
    for source in sources:
        for name in _NAME.findall(source):
            code.names |= _spellings(name)
        for _, text in _LITERAL.findall(source):
            if text.endswith("-"):
                _add_built(code, text + HOLE)
            else:
                _add_word(code, text)
        for text in _TEMPLATE.findall(source):
            _add_built(code, _FILLED.sub(HOLE, text))
    return code


# ------------------------------------------------------------------------------- together


def families_code() -> Code:
    """The ids of words, which are made of their family and a thing's name."""
    code = Code()
    for family, keys in families().items():
        code.words |= {f"{kebab(family)}-{kebab(key)}" for key in keys}
    return code


def referenced(sheets: Sheets) -> set[str]:
    """The messages that other messages speak of."""
    found: set[str] = set()
    for message in sheets.messages.values():
        for pattern in message.patterns.values():
            found |= {name.partition(".")[0] for name in pattern.references}
            found |= {ask.word for ask in pattern.asks}
    return found


def unused(sheets: Sheets, code: Code) -> list[str]:
    """The messages that nothing says. Where games share a name, one may have its own before it."""
    said = referenced(sheets)
    shared = tuple(f"{game}-" for game in KEYS)
    found = []
    for name in sheets.messages:
        own = next((name.removeprefix(game) for game in shared if name.startswith(game)), name)
        if name not in said and not code.uses(name) and not (own != name and code.uses(own)):
            found.append(name)
    return found


def games_by_code(of_game: Mapping[str, Code], name: str) -> set[str]:
    """The games that say a message: by its effect, or by who has what it is named after written."""
    if name.startswith("mars2049-"):
        return {"mars2049"}
    family, _, rest = name.partition("-")
    if family in ("effect", "question") and rest in effect_games():
        return effect_games()[rest]
    found = {
        game
        for game, code in of_game.items()
        if name in code.words or rest in code.words or rest in code.names
    }
    return found or set(of_game)
