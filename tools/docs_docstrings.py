"""Prepares docstrings for the reference of the API: examples with `>>>` become blocks of code.

An extension of Griffe, which reads the docstrings for the documentation site (`zensical.toml`).
Without it an example would be taken for Markdown, and its lists for links.
"""

from __future__ import annotations

from typing import Any

import griffe


class FencedExamples(griffe.Extension):
    """Puts each example of a docstring between fences."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """A docstring in which every example, up to the next empty line, is a block of Python."""
    lines: list[str] = []
    in_example = False
    for line in [*docstring.splitlines(), ""]:
        if not in_example and line.startswith(">>>"):
            if lines and lines[-1]:
                lines.append("")
            lines.append("```python")
            in_example = True
        elif in_example and not line:
            lines.append("```")
            in_example = False
        lines.append(line)
    return "\n".join(lines[:-1])
