"""What a language's Fluent files hold, taken apart far enough to compare them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""What Unicode calls the kinds of numbers that languages tell apart."""


@dataclass(frozen=True)
class Ask:
    """One `TERM`: a word by its id, or an argument, in a form."""

    word: str
    """The id of a word, or `$` and the name of an argument; nothing if it is neither."""
    form: str


@dataclass
class Pattern:
    """A message's value, or one of its attributes."""

    arguments: set[str] = field(default_factory=set)
    asks: list[Ask] = field(default_factory=list)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    plurals: set[str] = field(default_factory=set)
    """The kinds of numbers that it has variants for, the default variants left out."""
    numbers: set[str] = field(default_factory=set)
    """The arguments whose number decides what is said, here or in a word."""
    choices: dict[str, list[str]] = field(default_factory=dict)
    """The other arguments that it chooses by, with what they may be."""


@dataclass(frozen=True)
class Message:
    """A message with its attributes; the value is under an empty name."""

    id: str
    file: str
    patterns: Mapping[str, Pattern]


@dataclass
class Sheets:
    """All files of a language."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)
    """The ids in each file."""
    junk: list[tuple[str, str]] = field(default_factory=list)
    """What cannot be read: the file, and how it begins."""
    twice: list[Message] = field(default_factory=list)


def read_sheets(language: str, sources: Mapping[str, str]) -> Sheets:
    """The files of a language, by name, taken apart."""
    sheets = Sheets(language)
    for name, source in sources.items():
        file = name.rpartition("/")[2]
        ids = sheets.files.setdefault(file, [])
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                sheets.junk.append((file, str(entry.content).strip().split("\n")[0][:60]))
            elif isinstance(entry, ast.Message):
                message = Message(entry.id.name, file, _patterns(entry))
                if message.id in sheets.messages:
                    sheets.twice.append(message)
                    continue
                sheets.messages[message.id] = message
                ids.append(message.id)
    return sheets


def _patterns(entry: ast.Message) -> dict[str, Pattern]:
    found = {} if entry.value is None else {"": _pattern(entry.value)}
    for attribute in entry.attributes:
        found[attribute.id.name] = _pattern(attribute.value)
    return found


def _pattern(node: ast.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(node)
    return reader.found


class _Reader(Visitor):
    """Collects what a pattern speaks of."""

    def __init__(self) -> None:
        self.found = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.found.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found.functions.add(node.id.name)
        if node.id.name == "TERM":
            self.found.asks.append(_ask(node))
            self.found.numbers |= _arguments_in(*node.arguments.positional[1:])
        elif node.id.name == "NUMBER":
            self.found.numbers |= _arguments_in(*node.arguments.positional)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name: variant.default
            for variant in node.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if PLURALS.issuperset(keys):
            self.found.plurals |= {key for key, is_default in keys.items() if not is_default}
            self.found.numbers |= _arguments_in(node.selector)
        elif isinstance(node.selector, ast.VariableReference):
            known = self.found.choices.setdefault(node.selector.id.name, [])
            known += [key for key in keys if key not in known]
        self.generic_visit(node)


def _arguments_in(*nodes: ast.BaseNode) -> set[str]:
    reader = _Reader()
    for node in nodes:
        reader.visit(node)
    return reader.found.arguments


def _ask(node: ast.FunctionReference) -> Ask:
    first = node.arguments.positional[0] if node.arguments.positional else None
    word = ""
    if isinstance(first, ast.StringLiteral):
        word = first.value
    elif isinstance(first, ast.VariableReference):
        word = f"${first.id.name}"
    form = next((one.value for one in node.arguments.named if one.name.name == "form"), None)
    return Ask(word, str(form.value) if isinstance(form, ast.StringLiteral) else "")
