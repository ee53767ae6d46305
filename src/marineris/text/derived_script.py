"""Languages that are made from the messages of another one: the plain text of each is changed.

Arguments and string literals (`{ "marineris serve" }`) stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from marineris.text.cyrillic import cyrillic

Change = Callable[[str], str]
"""Of a piece of plain text between two placeables."""

PSEUDO: Final = "pseudo"
"""English in brackets: what a person sees without brackets never was a message."""


def bracketed(text: str) -> str:
    """A piece of text in brackets."""
    return f"⟦{text}⟧" if text.strip() else text


@dataclass(frozen=True)
class Derivation:
    """How a language is made."""

    source: str
    change: Change
    is_listed: bool
    """Whether people are offered it; else it is spoken only to those who ask for it."""


DERIVED: Final = {
    "sr-Cyrl": Derivation("sr", cyrillic, is_listed=True),
    PSEUDO: Derivation("en", bracketed, is_listed=False),
}


def change_text(resource: ast.Resource, change: Change) -> None:
    """Change all plain text of a file's messages, in place."""
    _Changer(change).visit(resource.body)


class _Changer(Visitor):
    def __init__(self, change: Change) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = self._change(node.value)
