"""The difference between two documents, as the small list of changes that clients apply.

A change is `[path, value]` (set), `[path]` (remove), `[path, "+", items]` (append to a list) or
`[path, "~", changes]` (change what is there); a path is a list of keys and indices. Documents are
plain JSON data and are never changed in place.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

Change = list[Any]
Path = list[Any]


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that turn one document into another."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return _grouped(changes)


def _grouped(changes: list[Change]) -> list[Change]:
    """The same changes with what their paths have in common said once."""
    found: list[Change] = []
    for _, run in groupby(changes, key=lambda change: change[0][:1]):
        same = list(run)
        if len(same) == 1:
            found += same
            continue
        key = same[0][0][0]
        inner = _grouped([[change[0][1:], *change[1:]] for change in same])
        if len(inner) == 1:
            found.append([[key, *inner[0][0]], *inner[0][1:]])
        else:
            found.append([[key], "~", inner])
    return found


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, changes)
    elif _differ(old, new):
        changes.append([path, new])


def _differ(old: Any, new: Any) -> bool:
    """Whether two values differ as JSON does: 1 is not true there, and 0.0 is not -0.0."""
    if old != new or type(old) is not type(new):
        return True
    return isinstance(old, float) and repr(old) != repr(new)


def _compare_lists(old: list[Any], new: list[Any], path: Path, changes: list[Change]) -> None:
    if not _is_worth_it(old, new):
        if old or new:
            changes.append([path, new])
        return
    for index, item in enumerate(old):
        if item is not new[index]:
            _compare(item, new[index], [*path, index], changes)
    if len(new) > len(old):
        changes.append([path, "+", new[len(old) :]])


def _compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: Path, changes: list[Change]
) -> None:
    changes += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
        elif old[key] is not value:
            _compare(old[key], value, [*path, key], changes)


def _is_worth_it(old: list[Any], new: list[Any]) -> bool:
    """Whether a list is better changed item by item than sent whole."""
    if not old or len(new) < len(old):
        return False  # nothing to compare: sent again unless both are empty
    most = 1 + len(old) // 8
    for before, after in zip(old, new, strict=False):
        if before is not after:
            if isinstance(before, (dict, list)):
                return True
            most -= _differ(before, after)
    return most >= 0


def applied(document: Any, changes: list[Change]) -> Any:
    """A document with the changes made; the given one stays as it is."""
    for change in changes:
        document = _changed(document, change[0], change)
    return document


def _changed(here: Any, path: Path, change: Change) -> Any:
    if not path:
        if len(change) == 2:
            return change[1]
        return [*here, *change[2]] if change[1] == "+" else applied(here, change[2])
    key, rest = path[0], path[1:]
    twin = here.copy()
    if not rest and len(change) == 1:
        del twin[key]
    elif rest or len(change) == 3:
        twin[key] = _changed(here[key], rest, change)
    else:
        twin[key] = change[1]
    return twin
