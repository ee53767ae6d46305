"""Finds in the sources of the rules what they tell and refuse, so that tests can ask for words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "marineris"
GAMES = ("terraforming", "mars2049")


def functions(game: str) -> Iterator[ast.FunctionDef]:
    """Every function and method of the rules of a game."""
    for path in sorted((SOURCES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(function: ast.FunctionDef, *names: str) -> Iterator[ast.Call]:
    """The calls of some functions inside another."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def method_calls(function: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    """The calls of a method of anything inside a function."""
    for node in ast.walk(function):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == name
        ):
            yield node


def values(function: ast.FunctionDef, node: ast.expr) -> list[ast.expr]:
    """What an expression is, or was assigned in this function if it is a name."""
    if not isinstance(node, ast.Name):
        return [node]
    found = []
    for other in ast.walk(function):
        target = other.targets[0] if isinstance(other, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id == node.id and isinstance(other, ast.Assign):
            found.append(other.value)
    return found


def strings(nodes: list[ast.expr]) -> set[str]:
    """All string constants in some expressions."""
    return {
        inner.value
        for node in nodes
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    }


@cache
def event_names(game: str) -> set[str]:
    """The names of all events that the rules of a game tell."""
    found: set[str] = set()
    for function in functions(game):
        for call in calls(function, "tell", "tell_secret"):
            found |= strings(values(function, call.args[1]))
        for call in (*method_calls(function, "tell"), *calls(function, "Event")):
            found |= strings(values(function, call.args[0]))
    return found


@cache
def reasons(game: str) -> set[tuple[str, frozenset[str]]]:
    """The code of each reason that is written out in the rules, with the names of its facts."""
    found: set[tuple[str, frozenset[str]]] = set()
    for function in functions(game):
        for call in calls(function, "Reason"):
            if not isinstance(call.args[0], ast.Constant):
                continue  # a code of a table, or of the function that calls
            given = values(function, call.args[2]) if len(call.args) > 2 else []
            keys = [key for facts in given if isinstance(facts, ast.Dict) for key in facts.keys]
            found.add((str(call.args[0].value), _names(keys)))
        for call in calls(function, "refused"):
            if isinstance(call.args[1], ast.Constant):
                keys_ = frozenset(str(keyword.arg) for keyword in call.keywords)
                found.add((str(call.args[1].value), keys_))
    return found


def _names(keys: list[ast.expr | None]) -> frozenset[str]:
    return frozenset(strings([key for key in keys if key is not None]))
