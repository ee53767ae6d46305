"""The blocks of a source: runs of lines that are reached together, and how a block is named.

A block is named by its function, a digest of the function's source and its first line counted from
there, so that changes elsewhere in a file leave all names as they are. Knows no tests, and runs
nothing but what it was asked to compile.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from types import CodeType
from typing import NamedTuple

RECORD = "_reached_blocks"
"""The name inside a probed module under which it finds its record."""


class Block(NamedTuple):
    """A run of lines inside a function."""

    function: str
    """The dotted name inside the module."""
    name: str
    first: int


class Source:
    """The blocks of one source, found by line."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.lines = text.splitlines()
        self.blocks: dict[int, Block] = {}
        """By the first line."""
        self._block_of: dict[int, Block] = {}
        for function, node in functions_of(self.tree):
            self._add(function, node)

    def block_at(self, line: int) -> Block | None:
        """The innermost block with this line; none outside functions."""
        return self._block_of.get(line)

    def _add(self, function: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        text = "\n".join(line.strip() for line in self.lines[node.lineno - 1 : node.end_lineno])
        digest = hashlib.sha256(text.encode()).hexdigest()[:8]
        for body in bodies_of(node):
            block: Block | None = None
            for statement in body:
                if block is None:
                    first = statement.lineno
                    block = Block(function, f"{function}#{digest}+{first - node.lineno}", first)
                    self.blocks[first] = block
                for line in range(statement.lineno, (statement.end_lineno or 0) + 1):
                    self._block_of[line] = block
                if has_bodies(statement):
                    block = None  # what comes after it may not be reached


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions_of(node: ast.AST, within: tuple[str, ...] = ()) -> Iterator[tuple[str, Function]]:
    """All functions with their dotted names, an outer one before those inside it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            name = (*within, child.name)
            yield ".".join(name), child
            yield from functions_of(child, name)
        elif isinstance(child, ast.ClassDef):
            yield from functions_of(child, (*within, child.name))
        else:
            yield from functions_of(child, within)


def bodies_of(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements of a function, an outer one before those inside it; not those of
    functions and classes inside."""
    parts: list[list[ast.stmt]] = []
    for name in ("body", "orelse", "finalbody"):
        part = getattr(node, name, [])
        if isinstance(part, list):
            parts.append(part)
    for name in ("handlers", "cases"):
        parts += [case.body for case in getattr(node, name, [])]
    for part in parts:
        if part:
            yield part
        for statement in part:
            if not isinstance(statement, Function | ast.ClassDef):
                yield from bodies_of(statement)


def has_bodies(node: ast.stmt) -> bool:
    return any(True for _ in bodies_of(node))


def probed(text: str, path: str) -> CodeType:
    """The source, compiled so that each block says when it is reached; all lines keep their
    numbers."""
    source = Source(text)
    for _, node in functions_of(source.tree):
        for body in bodies_of(node):
            insert_probes(body, source)
    return compile(source.tree, path, "exec", dont_inherit=True)


def insert_probes(body: list[ast.stmt], source: Source) -> None:
    found: list[ast.stmt] = []
    for number, statement in enumerate(body):
        is_docstring = number == 0 and is_words(statement)
        block = source.blocks.get(statement.lineno)
        if block is not None and not is_docstring:
            found.append(probe(statement))
        found.append(statement)
        if is_docstring and block is not None and len(body) > 1:
            found.append(probe(statement))
    body[:] = found


def probe(statement: ast.stmt) -> ast.stmt:
    """`_reached_blocks[LINE] = 1`"""
    target = ast.Subscript(
        ast.Name(RECORD, ast.Load()), ast.Constant(statement.lineno), ast.Store()
    )
    assignment = ast.Assign([target], ast.Constant(1))
    for node in ast.walk(assignment):
        if isinstance(node, ast.stmt | ast.expr):
            node.lineno = node.end_lineno = statement.lineno
            node.col_offset = node.end_col_offset = 0
    return assignment


def is_words(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
