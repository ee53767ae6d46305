"""What a mutant changes in a package that is already imported: the code of its functions.

Owns which functions differ between two sources, and gives live functions their new code. What runs
at import (tables, classes, defaults) cannot be changed afterwards, and this says so.
"""

from __future__ import annotations

import gc
import inspect
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import NamedTuple

Functions = dict[tuple[str, str, int], list[FunctionType]]
"""Live functions by file, dotted name and first line."""


class Changed(NamedTuple):
    """A function that differs."""

    name: str
    line: int
    code: CodeType
    is_inside: bool
    """It stands inside another one that differs too, and is made by it."""


class Fixed(Exception):
    """The difference is in what runs at import."""


def changes(old: bytes, new: bytes, path: str) -> list[Changed]:
    """The functions that differ; `Fixed` if anything else does."""
    codes = [compile(text, path, "exec", dont_inherit=True) for text in (old, new)]
    return list(differences(codes[0], codes[1], is_inside=False))


def differences(old: CodeType, new: CodeType, is_inside: bool) -> Iterator[Changed]:
    if old == new:
        return
    if is_function(old):
        if not is_inside and old.co_name.startswith("<") and old.co_name != "<lambda>":
            raise Fixed  # a comprehension outside functions
        yield Changed(old.co_qualname, old.co_firstlineno, new, is_inside)
        is_inside = True
    elif without_inner(old) != without_inner(new) or len(inner(old)) != len(inner(new)):
        raise Fixed
    for first, second in pairs(old, new):
        yield from differences(first, second, is_inside)


def is_function(code: CodeType) -> bool:
    """Neither a module nor the body of a class."""
    return bool(code.co_flags & inspect.CO_OPTIMIZED)


def inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def without_inner(code: CodeType) -> CodeType:
    """What it does itself; where its statements end in their lines is nothing that it does."""
    rest = tuple(None if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=rest, co_linetable=b"")


def pairs(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """The functions inside, each with what it has become; one that is gone has nothing."""
    before, after = inner(old), inner(new)
    if len(before) == len(after):
        return list(zip(before, after, strict=True))
    by_place = {(one.co_qualname, one.co_firstlineno): one for one in after}
    places = [(one, (one.co_qualname, one.co_firstlineno)) for one in before]
    return [(one, by_place[place]) for one, place in places if place in by_place]


def live_functions(below: str) -> Functions:
    """All functions whose files are below a folder."""
    found: Functions = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename.startswith(below):
            code = one.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(one)
    return found


def swap(found: list[Changed], path: str, functions: Functions) -> None:
    """Give the functions of a file their new code; `Fixed` if one of them is not to be had."""
    for one in found:
        live = functions.get((path, one.name, one.line), [])
        if not live and not one.is_inside:
            raise Fixed
        for function in live:
            if len(function.__code__.co_freevars) != len(one.code.co_freevars):
                raise Fixed
            function.__code__ = one.code
