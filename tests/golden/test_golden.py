"""The golden games are as recorded; `make golden` re-records them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).resolve().parent


def golden() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", HERE.parents[1] / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", sorted(golden().GAMES))
def test_the_game_is_as_recorded(name: str) -> None:
    assert golden().playthrough(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
