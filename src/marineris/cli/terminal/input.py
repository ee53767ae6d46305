"""What a person types at the table: a command, or else an answer to the question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COMMANDS: Final = {
    "?": "why",
    "why": "why",
    "help": "help",
    "card": "card",
    "preview": "preview",
    "map": "map",
    "board": "map",
    "hand": "hand",
    "played": "played",
    "moves": "moves",
    "log": "log",
    "undo": "undo",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
}
"""The words that are commands, and what each means."""
ANSWER: Final = "answer"
NOTHING: Final = "nothing"


@dataclass(frozen=True)
class Command:
    """A command with the rest of its line."""

    verb: str
    rest: str = ""


def read_command(typed: str) -> Command:
    """What a line means. An empty one, or one of commas only, never means anything."""
    if not typed.replace(",", " ").strip():
        return Command(NOTHING)
    word, _, rest = typed.strip().partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", typed.strip()[1:]
    verb = COMMANDS.get(word.lower())
    if verb is None:
        return Command(ANSWER, typed.strip())
    if verb == "why" and not rest.strip():
        return Command("help")
    return Command(verb, rest.strip())
