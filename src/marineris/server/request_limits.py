"""How much strangers may send, checked before anything judges what it means.

To judge takes time, and to say what is wrong with it more: a list of a million seats would keep
everybody else waiting.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from marineris.core.error import BadRecord
from marineris.server.errors import BadMessage

MOST_MOVES: Final = 20_000
"""Of a record that strangers send: many times the longest game."""
MOST_LINES: Final = MOST_MOVES + 1_000
"""A record has a few more lines than moves."""
BREAKS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""What ends a line of a record."""
MOST_VALUES: Final = 1_000
"""In all options of a table, in lists and objects too."""
DEEPEST: Final = 5
"""Lists within lists."""
LONGEST_OPTION: Final = 1_000
"""Characters of a name or a text in the options."""


def check_record(text: str) -> None:
    """Raises `BadRecord` if a record is longer than any game."""
    if sum(text.count(sign) for sign in BREAKS) > MOST_LINES:
        message = f"the record is longer than {MOST_MOVES} moves"
        raise BadRecord(message, fault="too-long", most=MOST_MOVES)


def check_options(options: dict[str, Any]) -> None:
    """Raises `BadMessage` if the options of a table hold more than any game could use."""
    level: list[Any] = [options]
    count = 0
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        count += len(level)
        if count > MOST_VALUES or any(_is_long(one) for one in level):
            break
        if not level:
            return
    raise BadMessage("the options hold too much", fault="options-too-big")


def _parts(value: object) -> Iterable[Any]:
    if isinstance(value, dict):
        return (*value, *value.values())
    return value if isinstance(value, list) else ()


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > LONGEST_OPTION
