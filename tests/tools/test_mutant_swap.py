"""A mutant in a package that is imported already: it does what a fresh import of it would do."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from mutant_blocks import Source, probed
from mutant_swap import Fixed, changes, live_functions, swap

SOURCE = '''"""A module with functions of many kinds."""
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

LIMITS = {"few": 3}
SQUARES = [n * n for n in range(4)]
BY_NAME = {"add": lambda a, b: a + b}


@cache
def is_few(number, least=1):
    return least <= number < LIMITS["few"]


def adder(step):
    def add(number):
        return number + step
    return add


ADD_TWO = adder(2)


@dataclass(frozen=True, slots=True)
class Place:
    row: int

    @property
    def below(self):
        return self.row + 1

    @staticmethod
    def all(rows):
        return [Place(row) for row in range(rows)]

    def __lt__(self, other):
        return self.row < other.row


@contextmanager
def opened(log):
    log.append("open")
    try:
        yield
    finally:
        log.append("closed")
'''


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    path = tmp_path / "kinds.py"
    path.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("kinds", path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def changed(module: ModuleType, old: str, new: str) -> None:
    assert SOURCE.count(old) == 1
    path = str(module.__file__)
    mutant = SOURCE.replace(old, new).encode()
    swap(changes(SOURCE.encode(), mutant, path), path, live_functions(path))


def test_a_function_behind_a_decorator(module: ModuleType) -> None:
    changed(module, "<= number <", "< number <")
    assert not module.is_few(1)
    assert module.is_few(2)


def test_functions_that_others_have_made_before_and_make_later(module: ModuleType) -> None:
    changed(module, "number + step", "number - step")
    assert module.ADD_TWO(7) == 5
    assert module.adder(3)(7) == 4


def test_methods_and_properties_of_a_class_with_slots(module: ModuleType) -> None:
    place = module.Place(4)
    changed(module, "self.row + 1", "self.row + 2")
    assert place.below == 6
    changed(module, "self.row < other.row", "self.row <= other.row")
    assert place < module.Place(4)
    changed(module, "[Place(row) for row in range(rows)]", "[Place(row) for row in range(1)]")
    assert len(place.all(3)) == 1


def test_a_lambda_in_a_table_and_a_generator(module: ModuleType) -> None:
    changed(module, "a + b", "a - b")
    assert module.BY_NAME["add"](5, 3) == 2
    changed(module, 'log.append("closed")', "pass")
    log: list[str] = []
    with module.opened(log):
        pass
    assert log == ["open"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"few": 3}', '{"few": 4}'),
        ("n * n", "n + n"),
        ("ADD_TWO = adder(2)", "ADD_TWO = adder(3)"),
        ("least=1", "least=2"),
        ("frozen=True", "frozen=False"),
    ],
)
def test_what_runs_at_import_is_not_changed_afterwards(
    module: ModuleType, old: str, new: str
) -> None:
    with pytest.raises(Fixed):
        changed(module, old, new)


BLOCKS = '''def f(a):
    """Words."""
    b = 0
    if a:
        b = 1
        c = 2
    else:
        b = 3
    for n in a:
        b += n
    try:
        g(b)
    except ValueError:
        b = 4
    return b


class C:
    def m(self):
        async def inner():
            return 1
        return inner
'''


def test_blocks_are_what_is_reached_together() -> None:
    source = Source(BLOCKS)
    heads = {line: block.first for line in range(1, 23) if (block := source.block_at(line))}
    assert heads == {
        **dict.fromkeys((2, 3, 4), 2),
        **dict.fromkeys((5, 6), 5),
        8: 8,
        9: 9,
        10: 10,
        11: 11,
        12: 12,
        13: 11,
        14: 14,
        15: 15,
        **dict.fromkeys((20,), 20),
        21: 21,
        22: 22,
    } | {7: 2}
    assert source.blocks[21].function == "C.m.inner"


def test_a_block_keeps_its_name_when_other_functions_change() -> None:
    before = Source(BLOCKS)
    after = Source("x = 1\n" + BLOCKS.replace("return inner", "return None"))
    assert after.blocks[6].name == before.blocks[5].name
    assert after.blocks[21].name != before.blocks[20].name


def test_probes_say_which_blocks_were_reached() -> None:
    reached = bytearray(40)
    space: dict[str, object] = {"_reached_blocks": reached, "g": print}
    exec(probed(BLOCKS.replace("g(b)", "pass"), "blocks.py"), space)
    assert not any(reached)
    f = space["f"]
    assert callable(f)
    assert f([]) == 3
    assert f.__doc__ == "Words."
    assert [line for line, byte in enumerate(reached) if byte] == [2, 8, 9, 11, 12, 15]
