"""One-place mutants of Python source: where they can be made, and what each looks like.

Owns the kinds of mutants and their weights in a sample. Works on the text by the positions of
`ast`, so a mutant differs from its source in one place and keeps its line numbers. Runs nothing.
"""

from __future__ import annotations

import ast
import hashlib
import random
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

WEIGHTS = {
    "boundary": 3.0,  # < for <=, > for >=
    "logic": 3.0,  # and for or
    "condition": 3.0,  # one part of a condition is dropped
    "seat": 3.0,  # seat 0 for the seat that is meant
    "not": 2.0,
    "extreme": 2.0,  # min for max, any for all
    "arguments": 1.0,  # two arguments of one form swap places
    "arithmetic": 2.0,
    "constant": 2.0,  # a number one higher or lower
    "statement": 2.0,  # a call or an assignment is removed
    "comparison": 1.0,  # == for !=, in for not in
    "flag": 1.0,  # True for False
    "branch": 1.0,  # the two values of a conditional expression swap places
    "return": 1.0,  # the opposite of yes or no
    "loop": 1.0,  # break for continue
}
"""How much likelier one kind is drawn than another: what tests overlook most weighs most."""

DATA_WEIGHT = 0.2
"""A literal outside functions: card data has thousands, and tables of facts check it."""

COMPARISONS: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Lt: ("boundary", r"<(?!=)", "<="),
    ast.LtE: ("boundary", r"<=", "<"),
    ast.Gt: ("boundary", r">(?!=)", ">="),
    ast.GtE: ("boundary", r">=", ">"),
    ast.Eq: ("comparison", r"==", "!="),
    ast.NotEq: ("comparison", r"!=", "=="),
    ast.In: ("comparison", r"\bin\b", "not in"),
    ast.NotIn: ("comparison", r"\bnot\s+in\b", "in"),
    ast.Is: ("comparison", r"\bis\b", "is not"),
    ast.IsNot: ("comparison", r"\bis\s+not\b", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: (r"-", "+"),
    ast.Mult: (r"\*(?!\*)", "+"),
    ast.FloorDiv: (r"//", "*"),
    ast.Mod: (r"%", "//"),
    ast.LShift: (r"<<", ">>"),
    ast.RShift: (r">>", "<<"),
    ast.BitAnd: (r"&", "|"),
    ast.BitOr: (r"\|", "&"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = {"isinstance", "min", "max"}
"""Swapped arguments say the same, or fail at once."""
LOG_LEVELS = {"debug", "info", "warning", "error", "exception"}


class Mutant(NamedTuple):
    """One change of one place in a file."""

    path: str
    kind: str
    function: str
    """The dotted name inside the module, empty outside functions."""
    statement: int
    """The first line of the statement, which tests are known to reach."""
    line: int
    start: int
    end: int
    """Where in the bytes of the file the old text stands."""
    text: str
    is_data: bool = False

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def change(self, source: bytes) -> tuple[str, str]:
        """The lines that differ, before and after, without their indentation."""
        old, new = (text.decode().splitlines() for text in (source, self.applied(source)))
        first = self.line - 1
        last = source[: self.end].count(b"\n") + 1
        after = new[first : last + len(new) - len(old)]
        return flattened(old[first:last]), flattened(after)

    def identity(self, source: bytes) -> str:
        """A short name that survives changes elsewhere in the file."""
        parts = (self.path, self.function, self.kind, *self.change(source))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:10]


def flattened(lines: Sequence[str]) -> str:
    return " ".join(stripped for line in lines if (stripped := line.strip()))


class Finder:
    """Collects the mutants of one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutant] = []
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts
        self.function: tuple[str, ...] = ()
        self.answers_yes_or_no = False
        self.in_function = False
        self.statement = 0

    # Positions

    def begin(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + int(node.col_offset)  # type: ignore[attr-defined]  # all nodes asked for here have a place

    def end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + int(node.end_col_offset)  # type: ignore[attr-defined]  # as above

    def between(self, node: ast.AST) -> str:
        return self.source[self.begin(node) : self.end(node)].decode()

    def add(self, kind: str, start: int, end: int, text: str) -> None:
        line = self.source[:start].count(b"\n") + 1
        is_data = not self.in_function
        name = ".".join(self.function)
        self.found.append(
            Mutant(self.path, kind, name, self.statement, line, start, end, text, is_data)
        )

    def replace(self, kind: str, node: ast.AST, text: str) -> None:
        self.add(kind, self.begin(node), self.end(node), text)

    def replace_between(
        self, kind: str, left: ast.AST, right: ast.AST, pattern: str, text: str
    ) -> None:
        """Change the operator that stands between two operands; comments there are left alone."""
        start, end = self.end(left), self.begin(right)
        gap = re.sub(rb"#[^\n]*", lambda found: b" " * len(found[0]), self.source[start:end])
        if found := re.search(pattern.encode(), gap):
            self.add(kind, start + found.start(), start + found.end(), text)

    # The walk

    def walk_body(self, body: Iterable[ast.stmt]) -> None:
        for statement in body:
            self.walk_statement(statement)

    def walk_statement(self, node: ast.stmt) -> None:
        if is_beside_the_point(node):
            return
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self.walk_function(node)
            return
        if isinstance(node, ast.ClassDef):
            outer, self.function = self.function, (*self.function, node.name)
            self.walk_body(node.body)
            self.function = outer
            return
        self.statement = node.lineno
        if self.in_function and is_removable(node):
            lines = self.between(node).count("\n")
            self.replace("statement", node, "pass" + "\n" * lines)
        if isinstance(node, ast.Return) and node.value is not None and self.answers_yes_or_no:
            self.replace("return", node.value, f"not ({self.between(node.value)})")
        if isinstance(node, ast.Continue | ast.Break):
            self.replace("loop", node, "break" if isinstance(node, ast.Continue) else "continue")
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            pattern, text = ARITHMETIC[type(node.op)]
            self.replace_between("arithmetic", node.target, node.value, pattern, text)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                self.walk_statement(child)
            elif isinstance(child, ast.ExceptHandler | ast.match_case):
                if isinstance(child, ast.match_case) and child.guard is not None:
                    self.walk_expression(child.guard)
                self.walk_body(child.body)
            elif isinstance(child, ast.withitem):
                self.walk_expression(child.context_expr)
            elif isinstance(child, ast.expr) and child is not annotation_of(node):
                self.walk_expression(child)

    def walk_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before = self.function, self.answers_yes_or_no, self.in_function
        self.function = (*self.function, node.name)
        returns = node.returns
        self.answers_yes_or_no = isinstance(returns, ast.Name) and returns.id == "bool"
        self.in_function = True
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.statement = default.lineno
                self.walk_expression(default)
        self.walk_body(node.body)
        self.function, self.answers_yes_or_no, self.in_function = before

    def walk_expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr) or is_log_call(node):
            return  # words for people; the places inside f-strings are not known in Python 3.11
        self.mutate(node)
        for child in ast.iter_child_nodes(node):
            self.walk_expression(child)

    def mutate(self, node: ast.AST) -> None:
        if isinstance(node, ast.Compare):
            operands = (node.left, *node.comparators)
            for left, op, right in zip(operands, node.ops, node.comparators, strict=False):
                kind, pattern, text = COMPARISONS[type(op)]
                self.replace_between(kind, left, right, pattern, text)
        elif isinstance(node, ast.BoolOp):
            self.mutate_condition(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.add("not", self.begin(node), self.begin(node.operand), "")
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            pattern, text = ARITHMETIC[type(node.op)]
            self.replace_between("arithmetic", node.left, node.right, pattern, text)
        elif isinstance(node, ast.Constant):
            self.mutate_constant(node)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in ("seat", "owner", "target") or node.id.endswith("_seat"):
                self.replace("seat", node, "0")
        elif isinstance(node, ast.IfExp):
            self.swap("branch", node.body, node.orelse)
        elif isinstance(node, ast.Call):
            self.mutate_call(node)

    def mutate_condition(self, node: ast.BoolOp) -> None:
        is_and = isinstance(node.op, ast.And)
        word, other = ("and", "or") if is_and else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.replace_between("logic", left, right, rf"\b{word}\b", other)
        neutral = "True" if is_and else "False"
        for value in node.values:
            self.replace("condition", value, neutral)

    def mutate_constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace("flag", node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace("constant", node, str(node.value + 1))
            if node.value:
                self.replace("constant", node, str(node.value - 1))

    def mutate_call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            self.replace("extreme", node.func, OPPOSITES[node.func.id])
        if isinstance(node.func, ast.Name) and node.func.id in UNORDERED:
            return
        for left, right in zip(node.args, node.args[1:], strict=False):
            if type(left) is type(right) and not is_fixed(left) and not is_fixed(right):
                self.swap("arguments", left, right)

    def swap(self, kind: str, left: ast.expr, right: ast.expr) -> None:
        gap = self.source[self.end(left) : self.begin(right)].decode()
        text = self.between(right) + gap + self.between(left)
        self.add(kind, self.begin(left), self.end(right), text)


def is_fixed(argument: ast.expr) -> bool:
    """Swapped with another argument, a state or a game fails at once: nothing to learn."""
    if isinstance(argument, ast.Name):
        return argument.id in ("s", "state", "game", "self")
    return isinstance(argument, ast.Starred)


def annotation_of(node: ast.stmt) -> ast.expr | None:
    return node.annotation if isinstance(node, ast.AnnAssign) else None


def is_removable(node: ast.stmt) -> bool:
    """A statement without which the rest still runs: it only has consequences elsewhere."""
    if isinstance(node, ast.Expr):
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        return isinstance(value, ast.Call)
    if isinstance(node, ast.AugAssign):
        return True
    return isinstance(node, ast.Assign) and all(
        isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets
    )


def is_beside_the_point(node: ast.stmt) -> bool:
    """Imports, types, docstrings, log lines: what changes nothing that happens in a game."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Pass):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    if not isinstance(node, ast.Expr):
        return False
    called = node.value
    if isinstance(called, ast.Call) and isinstance(called.func, ast.Name):
        return called.func.id == "assert_never"
    return isinstance(called, ast.Constant) or is_log_call(called)


def is_log_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    logger = node.func.value
    name = logger.id if isinstance(logger, ast.Name) else getattr(logger, "attr", "")
    return node.func.attr in LOG_LEVELS and name.strip("_").lower() in ("log", "logger")


def candidates_of(path: str, source: bytes) -> list[Mutant]:
    """All mutants of a file; `is_sound` tells which of them are worth a run."""
    finder = Finder(path, source)
    finder.walk_body(ast.parse(source).body)
    return finder.found


def is_sound(mutant: Mutant, source: bytes) -> bool:
    """The mutant is Python, and says something else than its source."""
    try:
        changed = ast.parse(mutant.applied(source))
    except SyntaxError:
        return False
    return ast.dump(changed) != ast.dump(ast.parse(source))


def sample(sources: dict[str, bytes], count: int, seed: int) -> list[Mutant]:
    """So many mutants drawn by weight, at most one of a line; the same for the same seed."""
    drawn: list[tuple[float, Mutant]] = []
    for path in sorted(sources):
        # By file: what is drawn of one does not depend on which others there are.
        rng = random.Random(f"{seed} {path}")
        for mutant in candidates_of(path, sources[path]):
            weight = WEIGHTS[mutant.kind] * (DATA_WEIGHT if mutant.is_data else 1.0)
            drawn.append((rng.random() ** (1 / weight), mutant))
    drawn.sort(key=lambda pair: pair[0], reverse=True)
    chosen: list[Mutant] = []
    taken: set[tuple[str, int]] = set()
    for _, mutant in drawn:
        if len(chosen) == count:
            break
        place = (mutant.path, mutant.line)
        if place not in taken and is_sound(mutant, sources[mutant.path]):
            taken.add(place)
            chosen.append(mutant)
    return chosen
