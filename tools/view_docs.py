"""Writes docs/view.md: every type that a game hands out, with its fields, from the types in Python.

`make web-types` runs it, and a test compares the file with the types.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from marineris.server.web import typed_schema

FILE = Path(__file__).parents[1] / "docs" / "view.md"
HEAD = """# What a game hands out

What `Game.view`, `decision`, `preview`, `result` and `events` return, field by field. The server
sends the same to clients ([protocol](protocol.md)), and the browser client is compiled against it.

This page is written by `make web-types` from the types in `core/types.py`, `table/types.py` and the
`types.py` of each game and expansion. Change it there: a field is a line of a TypedDict with a
string below it.

An expansion types its own part: `Expansion.view_type` for its entry in a view, `offers_type` for
its entry in offers, `changes_type` for one in a preview, `facts_type` for what its events say.

A field with a `?` may be missing. Outside Python the names of types begin with their game:
`View` of `terraforming.knowledge.types` is `TerraformingView`.
"""
SECTIONS = (
    ("Terraforming Mars", "Terraforming"),
    ("Turmoil", "Turmoil"),
    ("Mars 2049", "Mars2049"),
)
SHARED = ("Cause", "Selection", "DecisionData", "SelectionData")
LEFT_OUT = ("TerraformingBook", "Mars2049Book")


def text() -> str:
    """The file as it should be."""
    parts = typed_schema.components()
    found = [HEAD]
    for title, prefix in SECTIONS:
        found.append(f"## {title}\n")
        names = [name for name in parts if name.startswith(prefix) and name not in LEFT_OUT]
        found += [_described(name, parts[name]) for name in names]
    found.append("## Both games\n")
    found += [_described(name, parts[name]) for name in SHARED]
    return "\n".join(found)


def _described(name: str, schema: dict[str, Any]) -> str:
    lines = [
        f"### {name}",
        "",
        schema["description"],
        "",
        "| field | type | |",
        "| --- | --- | --- |",
    ]
    required = schema["required"]
    for field, one in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"| `{field}{mark}` | {_kind(one)} | {one['description']} |")
    return "\n".join([*lines, ""])


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{one}`" for one in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_kind(one) for one in schema["prefixItems"]) + "]"
        return f"list of {_kind(schema['items'])}"
    if kind == "object":
        if "properties" in schema:
            keys = " or ".join(f"`{key}`" for key in schema["properties"])
            return f"{_kind(next(iter(schema['properties'].values())))} by {keys}"
        return f"{_kind(schema['additionalProperties'])} by id"
    return str(kind)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        is_same = FILE.read_text(encoding="utf-8") == text()
        sys.exit(None if is_same else f"{FILE.name} is out of date; run: make web-types")
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
